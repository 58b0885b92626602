//! Reading rows.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::Round;

use super::engine::Engine;
use crate::bots::Level;
use crate::model::{
    Arrangement, Header, PendingBid, Progress, Settings, Status, StepRow, StoredOccupant, TableRow, Visitor,
};
use crate::store::StoreError;

/// Returns the error of a value in the database that this program did not write.
pub(super) fn odd(what: &str) -> StoreError {
    StoreError::Unavailable(format!("the database holds a {what} that cannot be read"))
}

pub(super) fn read_id<E: Engine, T: std::str::FromStr>(row: &E::Row, column: &str) -> Result<T, StoreError> {
    E::cell::<String>(row, column)?.parse().map_err(|_| odd("name"))
}

fn read_optional_id<E: Engine, T: std::str::FromStr>(row: &E::Row, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<String> = E::cell(row, column)?;
    text.map(|text| text.parse().map_err(|_| odd("name"))).transpose()
}

pub(super) fn read_visitor<E: Engine>(row: &E::Row) -> Result<Visitor, StoreError> {
    Ok(Visitor { id: read_id::<E, _>(row, "id")?, name: E::cell(row, "name")? })
}

pub(super) fn read_table<E: Engine>(row: &E::Row, seats: &[E::Row]) -> Result<TableRow, StoreError> {
    let status: String = E::cell(row, "status")?;
    let asked: i64 = E::cell(row, "asked")?;
    Ok(TableRow {
        id: read_id::<E, _>(row, "id")?,
        revision: E::cell::<i64>(row, "revision")?.unsigned_abs(),
        created: E::cell(row, "created")?,
        progress: Progress {
            status: Status::ALL.into_iter().find(|each| each.name() == status).ok_or_else(|| odd("status"))?,
            seq: E::cell::<i64>(row, "seq")?.unsigned_abs(),
            asked: Seat::ALL.into_iter().filter(|seat| asked >> seat.index() & 1 == 1).collect(),
            wakes: E::cell(row, "wakes")?,
            updated: E::cell(row, "updated")?,
            round: read_round(E::cell(row, "round")?),
            is_played: E::cell(row, "played")?,
        },
        arrangement: Arrangement {
            host: read_optional_id::<E, _>(row, "host")?,
            settings: read_settings::<E>(row)?,
            seats: seats.iter().map(read_occupant::<E>).collect::<Result<_, _>>()?,
            rematch: read_optional_id::<E, _>(row, "rematch")?,
            reserved: read_list::<E, _>(row, "reserved")?,
            votes: read_list::<E, _>(row, "votes")?,
        },
    })
}

/// Reads an age and a round: a number of two digits, or 0.
fn read_round(round: i64) -> Option<Round> {
    let round = u8::try_from(round).ok().filter(|&round| round > 0)?;
    Some(Round { age: round / 10, round: round % 10 })
}

/// Reads a list in JSON; nothing is an empty one.
fn read_list<E: Engine, T: serde::de::DeserializeOwned>(row: &E::Row, column: &str) -> Result<Vec<T>, StoreError> {
    let list: Option<String> = E::cell(row, column)?;
    let list = list.map(|text| serde_json::from_str(&text)).transpose().map_err(|_| odd("list"))?;
    Ok(list.unwrap_or_default())
}

fn read_settings<E: Engine>(row: &E::Row) -> Result<Settings, StoreError> {
    let settings: Settings = serde_json::from_str(&E::cell::<String>(row, "settings")?).map_err(|_| odd("setting"))?;
    let prefix: Option<String> = E::cell(row, "prefix")?;
    let from = prefix.map(|text| serde_json::from_str(&text)).transpose().map_err(|_| odd("setting"))?;
    Ok(Settings { cards: E::cell(row, "cards")?, from, ..settings })
}

pub(super) fn read_header<E: Engine>(row: &E::Row) -> Result<Option<Header>, StoreError> {
    let header: Option<String> = E::cell(row, "header")?;
    header.map(|text| serde_json::from_str(&text)).transpose().map_err(|_| odd("set-up"))
}

fn read_occupant<E: Engine>(row: &E::Row) -> Result<StoredOccupant, StoreError> {
    let name: Option<String> = E::cell(row, "name")?;
    let bot: Option<String> = E::cell(row, "bot")?;
    // A level that no longer exists is replaced by the default level.
    let bot = bot.map(|level| level.parse::<Level>().unwrap_or_default());
    Ok(match (read_optional_id::<E, _>(row, "visitor")?, name, bot) {
        (Some(visitor), name, stand_in) => StoredOccupant::Person { visitor, name: name.unwrap_or_default(), stand_in },
        (None, None, Some(level)) => StoredOccupant::Bot(level),
        (None, None, None) => StoredOccupant::Open,
        (None, Some(name), _) => StoredOccupant::Gone(Some(name).filter(|name| !name.is_empty())),
    })
}

pub(super) fn read_step<E: Engine>(row: &E::Row) -> Result<StepRow, StoreError> {
    let receipts: Option<String> = E::cell(row, "receipts")?;
    let receipts = receipts.map(|text| serde_json::from_str(&text)).transpose().map_err(|_| odd("receipt"))?;
    let step = serde_json::from_str(&E::cell::<String>(row, "step")?).map_err(|_| odd("step"))?;
    Ok(StepRow { step, receipts: receipts.unwrap_or_default() })
}

pub(super) fn read_bid<E: Engine>(row: &E::Row) -> Result<PendingBid, StoreError> {
    let seat: i64 = E::cell(row, "seat")?;
    // A withdrawn bid is an empty text.
    let bid = Some(E::cell::<String>(row, "action")?).filter(|text| !text.is_empty());
    Ok(PendingBid {
        seat: usize::try_from(seat).ok().and_then(Seat::new).ok_or_else(|| odd("seat"))?,
        seq: E::cell::<i64>(row, "seq")?.unsigned_abs(),
        bid: bid.map(|text| text.parse()).transpose().map_err(|_| odd("bid"))?,
        keys: serde_json::from_str(&E::cell::<String>(row, "keys")?).map_err(|_| odd("receipt"))?,
    })
}
