//! `completions` and `man`: shell completions and manual pages, generated from the arguments.

use std::io::Write;
use std::path::PathBuf;
use std::{fs, io};

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;
use crate::help::command;
use crate::output::unwritable;

const NAME: &str = "elvaland";

/// Print shell completions
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland completions bash > ~/.local/share/bash-completion/completions/elvaland
  elvaland completions zsh > ~/.zfunc/_elvaland                 (a folder of your fpath)
  elvaland completions fish > ~/.config/fish/completions/elvaland.fish")]
pub(crate) struct CompletionsArgs {
    /// Shell
    shell: Shell,
}

/// Print the manual page, or write the pages of all commands into a folder
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland man | man -l -
  elvaland man ~/.local/share/man/man1       elvaland.1, elvaland-simulate.1 and so on")]
pub(crate) struct ManArgs {
    /// Folder; created if missing
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(crate) fn completions(args: &CompletionsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command(), NAME, &mut script);
    Ok(out.write_all(&script)?)
}

pub(crate) fn man(args: &ManArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(folder) = &args.folder else {
        return Ok(clap_mangen::Man::new(command()).render(out)?);
    };
    let failed = |error: io::Error| unwritable("man DIR", &folder.display().to_string(), &error);
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(command(), folder).map_err(failed)
}
