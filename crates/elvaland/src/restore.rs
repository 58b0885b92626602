//! `restore`: puts a backup in the place of a database.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use elvaland_server::store;

use crate::check::print_check;
use crate::failure::{CommandOutcome, Failure};
use crate::serve::DatabaseArgs;

/// Restore a backup of `elvaland backup` into a database that nobody serves
///
/// Verifies the backup, then replaces the database as a whole: it holds what the backup holds, or what it held before. The
/// backup may come from the other kind of database and from an earlier version. An SQLite file that is replaced is kept as
/// FILE.replaced. Stop the servers first; a database that is served is refused.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland restore /var/backups/elvaland.db
  elvaland restore /var/backups/elvaland.db --replace
  elvaland restore games.db --database postgres://elvaland@localhost/elvaland")]
pub(crate) struct RestoreArgs {
    /// Backup to read
    file: PathBuf,
    /// Replace a database that is not empty
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Restores a backup and prints what the database holds.
pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let url = args.database.url()?;
    let restored = runtime.block_on(store::restore(&args.file, &url, args.replace));
    let hint = "Nothing was changed. Stop the servers; `--replace` replaces a database that is not empty.";
    let restored = restored.map_err(|error| Failure::usage(error, hint))?;
    let verdict = print_check(&restored.check, out)?;
    if let Some(file) = restored.replaced {
        writeln!(out, "What was there before is in {}", file.display())?;
    }
    writeln!(out, "Restored into {}", store::shown(&url))?;
    Ok(verdict)
}
