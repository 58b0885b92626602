//! Writes about a table: its row, seats, steps and pending bids, its review and its result.

use super::super::engine::{Engine, query};
use crate::bots::Level;
use crate::model::{
    Arrangement, BidChange, Commit, Occupant, PendingBid, Progress, Settings, StepRow, StoredTable, TableId, TableRow,
    VisitorId,
};
use crate::store::StoreError;

pub(super) async fn create<E: Engine>(db: &mut E::Connection, table: &StoredTable) -> Result<(), StoreError> {
    let StoredTable { row, header, steps, bids: _ } = table;
    let TableRow { id, revision, progress, arrangement, created } = row;
    query(
        "INSERT INTO tables (id, status, host, public, settings, header, seq, asked, wakes, rematch, created, updated, \
         cards, prefix, revision, round, played, reserved, votes) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
    )
    .bind(id.as_str())
    .bind(progress.status.name())
    .bind(arrangement.host.as_ref().map(VisitorId::as_str))
    .bind(arrangement.settings.public)
    .bind(settings_json(&arrangement.settings))
    .bind(header.as_ref().map(json))
    .bind(number(progress.seq))
    .bind(asked_bits(progress))
    .bind(progress.wakes)
    .bind(arrangement.rematch.as_ref().map(TableId::as_str))
    .bind(*created)
    .bind(progress.updated)
    .bind(arrangement.settings.cards.as_deref())
    .bind(arrangement.settings.from.as_ref().map(json))
    .bind(number(*revision))
    .bind(round_number(progress))
    .bind(progress.is_played)
    .bind(list(&arrangement.reserved))
    .bind(list(&arrangement.votes))
    .execute::<E>(db)
    .await?;
    seats::<E>(db, id.as_str(), &arrangement.seats).await?;
    append::<E>(db, id.as_str(), progress.seq, steps).await
}

pub(super) async fn change<E: Engine>(db: &mut E::Connection, commit: &Commit) -> Result<(), StoreError> {
    let Commit { table, revision, steps, bids, progress, arrangement, header, waiting: _ } = commit;
    let id = table.as_str();
    // First, because it locks the row of the table until the transaction ends.
    let changed = query(
        "UPDATE tables SET status = $1, seq = $2, asked = $3, wakes = $4, updated = $5, revision = revision + 1, \
         round = $6, played = $7 WHERE id = $8 AND revision = $9",
    )
    .bind(progress.status.name())
    .bind(number(progress.seq))
    .bind(asked_bits(progress))
    .bind(progress.wakes)
    .bind(progress.updated)
    .bind(round_number(progress))
    .bind(progress.is_played)
    .bind(id)
    .bind(number(*revision))
    .execute::<E>(db)
    .await?;
    if changed == 0 {
        // The table was changed or removed meanwhile.
        return Err(StoreError::Conflict);
    }
    append::<E>(db, id, progress.seq, steps).await?;
    change_bids::<E>(db, id, bids).await?;
    if let Some(header) = header {
        query("UPDATE tables SET header = $1 WHERE id = $2").bind(json(header)).bind(id).execute::<E>(db).await?;
    }
    match arrangement {
        Some(arrangement) => arrange::<E>(db, id, arrangement).await,
        None => Ok(()),
    }
}

async fn append<E: Engine>(db: &mut E::Connection, id: &str, seq: u64, steps: &[StepRow]) -> Result<(), StoreError> {
    let first = seq.saturating_sub(steps.len() as u64);
    for (step, seq) in steps.iter().zip(first..) {
        let receipts = (!step.receipts.is_empty()).then(|| json(&step.receipts));
        query("INSERT INTO steps (table_id, seq, step, receipts) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(number(seq))
            .bind(json(&step.step))
            .bind(receipts)
            .execute::<E>(db)
            .await?;
    }
    Ok(())
}

async fn change_bids<E: Engine>(db: &mut E::Connection, id: &str, change: &BidChange) -> Result<(), StoreError> {
    match change {
        BidChange::Keep => return Ok(()),
        BidChange::Put(PendingBid { seat, seq, bid, keys }) => {
            let put = query(
                "INSERT INTO pending_bids (table_id, seat, seq, action, keys) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, action = excluded.action, \
                 keys = excluded.keys",
            );
            let bid = bid.map_or_else(String::new, |bid| bid.to_string());
            let put = put.bind(id).bind(seat.index() as i64).bind(number(*seq)).bind(bid).bind(json(keys));
            put.execute::<E>(db).await?
        }
        BidChange::Withdraw(seat) => {
            let query = query("UPDATE pending_bids SET action = '' WHERE table_id = $1 AND seat = $2");
            query.bind(id).bind(seat.index() as i64).execute::<E>(db).await?
        }
        BidChange::Clear => query("DELETE FROM pending_bids WHERE table_id = $1").bind(id).execute::<E>(db).await?,
    };
    Ok(())
}

async fn arrange<E: Engine>(db: &mut E::Connection, id: &str, arrangement: &Arrangement) -> Result<(), StoreError> {
    query(
        "UPDATE tables SET host = $1, settings = $2, cards = $3, prefix = $4, rematch = $5, reserved = $6, votes = $7 \
         WHERE id = $8",
    )
    .bind(arrangement.host.as_ref().map(VisitorId::as_str))
    .bind(settings_json(&arrangement.settings))
    .bind(arrangement.settings.cards.as_deref())
    .bind(arrangement.settings.from.as_ref().map(json))
    .bind(arrangement.rematch.as_ref().map(TableId::as_str))
    .bind(list(&arrangement.reserved))
    .bind(list(&arrangement.votes))
    .bind(id)
    .execute::<E>(db)
    .await?;
    seats::<E>(db, id, &arrangement.seats).await
}

async fn seats<E: Engine>(db: &mut E::Connection, id: &str, seats: &[Occupant]) -> Result<(), StoreError> {
    for (seat, occupant) in (0i64..).zip(seats) {
        let (visitor, name, bot) = match occupant {
            Occupant::Person { visitor, stand_in, .. } => {
                (Some(visitor), Some(current_name::<E>(db, *visitor).await?), *stand_in)
            }
            Occupant::Open => (None, None, None),
            Occupant::Bot(level) => (None, None, Some(*level)),
            Occupant::Gone(name) => (None, Some(name.clone().unwrap_or_default()), None),
        };
        query(
            "INSERT INTO seats (table_id, seat, visitor, name, bot) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat) DO UPDATE SET visitor = excluded.visitor, name = excluded.name, \
             bot = excluded.bot",
        )
        .bind(id)
        .bind(seat)
        .bind(visitor.map(VisitorId::as_str))
        .bind(name)
        .bind(bot.map(Level::name))
        .execute::<E>(db)
        .await?;
    }
    Ok(())
}

/// Returns the current name of a person: a table that does not know it yet must bring back neither an old name nor a
/// visitor who was erased.
async fn current_name<E: Engine>(db: &mut E::Connection, visitor: VisitorId) -> Result<String, StoreError> {
    let row = query(E::NAME_HELD).bind(visitor.as_str()).fetch_first::<E>(db).await?;
    Ok(E::cell(&row.ok_or(StoreError::Conflict)?, "name")?)
}

pub(super) async fn delete<E: Engine>(db: &mut E::Connection, id: &str, revision: u64) -> Result<(), StoreError> {
    let gone = query("DELETE FROM tables WHERE id = $1 AND revision = $2").bind(id).bind(number(revision));
    if gone.execute::<E>(db).await? == 0 {
        return Err(StoreError::Conflict);
    }
    clear::<E>(db, id).await
}

/// Removes what belongs to a table that is gone.
pub(super) async fn clear<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
    for rows in [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM steps WHERE table_id = $1",
        "DELETE FROM pending_bids WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
    ] {
        query(rows).bind(id).execute::<E>(db).await?;
    }
    Ok(())
}

pub(super) const KEEP_REVIEW: &str = "INSERT INTO reviews (table_id, review) SELECT id, $1 FROM tables WHERE id = $2 \
     ON CONFLICT (table_id) DO UPDATE SET review = excluded.review";
pub(super) const KEEP_RESULT: &str = "INSERT INTO results (table_id, result) SELECT id, $1 FROM tables WHERE id = $2 \
     ON CONFLICT (table_id) DO UPDATE SET result = excluded.result";

/// Keeps what was found out about a finished game.
pub(super) async fn keep<E: Engine>(
    db: &mut E::Connection,
    how: &'static str,
    id: &str,
    what: &str,
) -> Result<(), StoreError> {
    query(how).bind(what).bind(id).execute::<E>(db).await?;
    Ok(())
}

/// Returns the age and the round as a number of two digits; 0 before the game began.
fn round_number(progress: &Progress) -> i64 {
    progress.round.map_or(0, |(age, round)| i64::from(age) * 10 + i64::from(round))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Encodes a list as JSON; an empty one as NULL.
fn list<T: serde::Serialize>(list: &[T]) -> Option<String> {
    (!list.is_empty()).then(|| json(&list))
}

/// Settings without what can be large, which has columns of its own.
fn settings_json(settings: &Settings) -> String {
    json(&Settings { cards: None, from: None, ..settings.clone() })
}

/// SQLite's numbers have a sign.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn asked_bits(progress: &Progress) -> i64 {
    progress.asked.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
