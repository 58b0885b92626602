//! `backup`: writes everything of a database into one file, also while it is served.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use elvaland_server::store;

use crate::check::print_check;
use crate::failure::{CommandOutcome, Failure};
use crate::serve::DatabaseArgs;

/// Back up the database into one file, also while the server runs
///
/// Writes everything as it is at one moment, from SQLite or PostgreSQL, into one SQLite file that only its owner can read.
/// The copy is compared with the database and every game in it is replayed before it gets its name; whenever the program is
/// killed, the earlier backup is still there.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland backup /var/backups/elvaland.db
  elvaland backup /var/backups/elvaland.db --keep 7          also elvaland.db.1 to elvaland.db.6
  elvaland backup games.db --database postgres://elvaland@localhost/elvaland

Exit code 1: the backup was made, but the rules refuse a step of a game in it.")]
pub(crate) struct BackupArgs {
    /// File to write
    file: PathBuf,
    /// Number of backups to keep: FILE, FILE.1 and so on, the newest first
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    keep: u32,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Makes a backup and prints what it holds.
pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let made = runtime.block_on(store::back_up(&args.database.url()?, &args.file, args.keep));
    let hint = "Nothing was changed. Name the database with `--database`, and a file in a folder that can be written.";
    let made = made.map_err(|error| Failure::usage(error, hint))?;
    let verdict = print_check(&made.check, out)?;
    writeln!(out, "{}: {} bytes", args.file.display(), made.bytes)?;
    Ok(verdict)
}
