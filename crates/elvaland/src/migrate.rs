//! `migrate`: copies one database into another.

use std::io::Write;

use clap::Args;
use elvaland_server::store;

use crate::failure::Failure;

/// Copy a database into another one: SQLite to PostgreSQL, or back
///
/// Copies all data: visitors, tables, games of nidavellir and nains, pending bids, device links and reviews. The target must
/// be empty. It is filled and verified in one transaction, so that it ends up complete or unchanged. Stop the server first:
/// changes made during the copy are not included.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland migrate --from sqlite:elvaland.db --to postgres://elvaland@localhost/elvaland
  elvaland migrate --from postgres://elvaland@localhost/elvaland --to sqlite:copy.db")]
pub(crate) struct MigrateArgs {
    /// Database to read: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL")]
    from: String,
    /// Empty database to fill: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies the database and prints the number of rows by table.
pub(crate) fn migrate(args: &MigrateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let moved = runtime.block_on(store::migrate_all(&args.from, &args.to));
    let moved = moved.map_err(|error| {
        Failure::usage(error, "Nothing was moved. Stop the servers, and name an empty database with `--to`.")
    })?;
    for (name, rows) in moved.rows {
        writeln!(out, "{rows:>9} {}", name.replace('_', " "))?;
    }
    writeln!(out, "Everything arrived as it was: {}", moved.hash)?;
    Ok(())
}
