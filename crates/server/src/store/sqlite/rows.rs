//! How rows are read.

use elvaland_rules::Seat;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::bots::Level;
use crate::store::{
    Arrangement, Header, PendingBid, Progress, Settings, Sitter, Status, StepRow, StoreError, TableRow, Visitor,
};

/// Something in the file that we did not write.
fn odd(what: &str) -> StoreError {
    StoreError::Unavailable(format!("the database holds a {what} that cannot be read"))
}

pub(super) fn read_id<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    row.try_get::<&str, _>(column)?.parse().map_err(|_| odd("name"))
}

fn read_optional_id<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(|text| text.parse().map_err(|_| odd("name"))).transpose()
}

pub(super) fn read_visitor(row: &SqliteRow) -> Result<Visitor, StoreError> {
    Ok(Visitor { id: read_id(row, "id")?, name: row.try_get("name")? })
}

pub(super) fn read_table(row: &SqliteRow, seats: &[SqliteRow]) -> Result<TableRow, StoreError> {
    let status: &str = row.try_get("status")?;
    let asked: i64 = row.try_get("asked")?;
    Ok(TableRow {
        id: read_id(row, "id")?,
        created: row.try_get("created")?,
        progress: Progress {
            status: Status::ALL.into_iter().find(|each| each.name() == status).ok_or_else(|| odd("status"))?,
            seq: row.try_get::<i64, _>("seq")?.unsigned_abs(),
            asked: Seat::ALL.into_iter().filter(|seat| asked >> seat.index() & 1 == 1).collect(),
            wakes: row.try_get("wakes")?,
            updated: row.try_get("updated")?,
        },
        arrangement: Arrangement {
            host: read_optional_id(row, "host")?,
            settings: read_settings(row)?,
            seats: seats.iter().map(read_sitter).collect::<Result<_, _>>()?,
            rematch: read_optional_id(row, "rematch")?,
        },
    })
}

fn read_settings(row: &SqliteRow) -> Result<Settings, StoreError> {
    let settings: Settings = serde_json::from_str(row.try_get("settings")?).map_err(|_| odd("setting"))?;
    let prefix: Option<&str> = row.try_get("prefix")?;
    let from = prefix.map(serde_json::from_str).transpose().map_err(|_| odd("setting"))?;
    Ok(Settings { cards: row.try_get("cards")?, from, ..settings })
}

pub(super) fn read_header(row: &SqliteRow) -> Result<Option<Header>, StoreError> {
    let header: Option<&str> = row.try_get("header")?;
    header.map(serde_json::from_str).transpose().map_err(|_| odd("set-up"))
}

fn read_sitter(row: &SqliteRow) -> Result<Sitter, StoreError> {
    let name: Option<String> = row.try_get("name")?;
    let bot: Option<&str> = row.try_get("bot")?;
    // A level that is no longer there is played by the usual one.
    let bot = bot.map(|level| level.parse::<Level>().unwrap_or_default());
    Ok(match (read_optional_id(row, "visitor")?, name, bot) {
        (Some(visitor), name, stand_in) => Sitter::Person { visitor, name: name.unwrap_or_default(), stand_in },
        (None, None, Some(level)) => Sitter::Bot(level),
        (None, None, None) => Sitter::Open,
        (None, Some(name), _) => Sitter::Gone(Some(name).filter(|name| !name.is_empty())),
    })
}

pub(super) fn read_step(row: &SqliteRow) -> Result<StepRow, StoreError> {
    let receipts: Option<&str> = row.try_get("receipts")?;
    let receipts = receipts.map(serde_json::from_str).transpose().map_err(|_| odd("receipt"))?;
    Ok(StepRow { step: row.try_get("step")?, receipts: receipts.unwrap_or_default() })
}

pub(super) fn read_bid(row: &SqliteRow) -> Result<PendingBid, StoreError> {
    let seat: i64 = row.try_get("seat")?;
    Ok(PendingBid {
        seat: usize::try_from(seat).ok().and_then(Seat::new).ok_or_else(|| odd("seat"))?,
        seq: row.try_get::<i64, _>("seq")?.unsigned_abs(),
        action: row.try_get("action")?,
        keys: serde_json::from_str(row.try_get("keys")?).map_err(|_| odd("receipt"))?,
    })
}
