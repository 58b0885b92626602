//! `check`: looks whether a database or a backup is whole.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use elvaland_server::store::{self, CheckReport};

use crate::failure::{CommandOutcome, Failure};
use crate::serve::DatabaseArgs;

/// Check a database or a backup: rows, hash, and every game by a replay
///
/// Reads everything at one moment and changes nothing; the server may run meanwhile. The printed hash is equal for databases
/// with equal content. For a backup, the contents are also compared with those that were saved.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland check                                 the database of this server
  elvaland check /var/backups/elvaland.db        a backup
  elvaland check --database postgres://elvaland@localhost/elvaland

Exit code 1: something is wrong, and was printed.")]
pub(crate) struct CheckArgs {
    /// Backup to check instead of the database
    file: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Checks a database and prints what was found.
pub(crate) fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let url = match &args.file {
        Some(file) => format!("sqlite:{}", file.display()),
        None => args.database.url()?,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let found = runtime.block_on(store::check(&url));
    let found = found.map_err(|error| Failure::usage(error, "Name a backup, or a database with `--database`."))?;
    print_check(&found, out)
}

/// Prints what a database holds, and what is wrong with it.
pub(crate) fn print_check(found: &CheckReport, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    for (name, rows) in &found.contents.rows {
        writeln!(out, "{rows:>9} {}", name.replace('_', " "))?;
    }
    writeln!(out, "{} games replayed, {} steps", found.games, found.steps)?;
    writeln!(out, "Hash of the contents: {}", found.contents.hash)?;
    match found.is_sealed_right {
        Some(true) => writeln!(out, "The backup holds what was saved")?,
        Some(false) => writeln!(out, "The backup does not hold what was saved")?,
        None => {}
    }
    for problem in &found.problems {
        writeln!(out, "{problem}")?;
    }
    let more = found.all_problems - found.problems.len() as u64;
    if more > 0 {
        writeln!(out, "and {more} more problems")?;
    }
    Ok(if found.is_whole() { CommandOutcome::Holds } else { CommandOutcome::Broken })
}
