//! Moving everything from one database to another.

use std::io::Write;

use clap::Args;
use elvaland_server::store;

use crate::failure::Failure;

/// Copy everything from one database into another: SQLite to PostgreSQL, or back
///
/// Visitors, tables and the steps of their games, of nidavellir and nains alike, bids that wait, links to other devices, and reviews. The
/// target must be empty; it is filled in one transaction and read again before that is committed, so that it has all of it, or
/// nothing. Stop the server first: what is played meanwhile stays behind.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland move --from sqlite:/var/lib/elvaland/elvaland.db --to postgres://elvaland@localhost/elvaland
  elvaland move --from postgres://elvaland@localhost/elvaland --to sqlite:copy.db")]
pub(crate) struct MoveArgs {
    /// The database to read: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL")]
    from: String,
    /// The empty database to fill
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Moves everything, and says what was moved.
pub(crate) fn move_all(args: &MoveArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let moved = runtime.block_on(store::move_all(&args.from, &args.to));
    let moved = moved.map_err(|error| {
        Failure::usage(error, "Nothing was moved. Stop the servers, and name an empty database with `--to`.")
    })?;
    for (name, rows) in moved.rows {
        writeln!(out, "{rows:>9} {}", name.replace('_', " "))?;
    }
    writeln!(out, "Everything arrived as it was: {}", moved.hash)?;
    Ok(())
}
