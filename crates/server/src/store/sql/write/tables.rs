//! Writes about a table: its row, seats, steps and pending bids, its review and its result.

use super::super::engine::{Engine, SqlValue, execute_rows, query};
use super::super::notifications;
use crate::bots::Level;
use crate::model::{
    Arrangement, BidChange, Commit, PendingBid, Progress, Settings, StepRow, StoredOccupant, StoredTable, TableId,
    TableRow, VisitorId,
};
use crate::store::StoreError;
use elvaland_rules::mechanics::Round;

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
    append::<E>(db, step_rows(*id, progress.seq, steps).collect()).await
}

/// Commits changes of different tables, with one statement for what many of them have in common.
///
/// # Errors
/// [`StoreError::Conflict`] if one of the tables was changed or removed meanwhile.
pub(in crate::store::sql) async fn change<E: Engine>(
    db: &mut E::Connection,
    commits: &[&Commit],
) -> Result<(), StoreError> {
    // First, because it locks the rows of the tables until the transaction ends.
    let changed = execute_rows::<E, _>(db, commits.iter().map(progress_row).collect(), |rows| {
        format!(
            "UPDATE tables SET status = new.column3, seq = new.column4, asked = new.column5, wakes = new.column6, \
             updated = new.column7, round = new.column8, played = new.column9, revision = tables.revision + 1 \
             FROM (VALUES {rows}) AS new WHERE tables.id = new.column1 AND tables.revision = new.column2"
        )
    });
    if changed.await? < commits.len() as u64 {
        return Err(StoreError::Conflict);
    }
    let steps = commits.iter().flat_map(|commit| step_rows(commit.table, commit.progress.seq, &commit.steps));
    append::<E>(db, steps.collect()).await?;
    change_bids::<E>(db, commits).await?;
    for Commit { table, arrangement, header, .. } in commits {
        let id = table.as_str();
        if let Some(header) = header {
            query("UPDATE tables SET header = $1 WHERE id = $2").bind(json(header)).bind(id).execute::<E>(db).await?;
        }
        if let Some(arrangement) = arrangement {
            arrange::<E>(db, id, arrangement).await?;
        }
    }
    Ok(())
}

/// Returns the revision of a table that a commit saw, and its progress afterwards.
fn progress_row<'v>(commit: &&'v Commit) -> [SqlValue<'v>; 9] {
    let Commit { table, revision, progress, .. } = commit;
    [
        table.as_str().into(),
        number(*revision).into(),
        progress.status.name().into(),
        number(progress.seq).into(),
        asked_bits(progress).into(),
        progress.wakes.into(),
        progress.updated.into(),
        round_number(progress).into(),
        progress.is_played.into(),
    ]
}

/// Returns the rows of the last steps of a table that has `seq` of them.
fn step_rows(table: TableId, seq: u64, steps: &[StepRow]) -> impl Iterator<Item = [SqlValue<'static>; 4]> {
    let first = seq.saturating_sub(steps.len() as u64);
    steps.iter().zip(first..).map(move |(step, seq)| {
        [table.to_string().into(), number(seq).into(), json(&step.step).into(), list(&step.receipts).into()]
    })
}

async fn append<E: Engine>(db: &mut E::Connection, steps: Vec<[SqlValue<'static>; 4]>) -> Result<(), StoreError> {
    let text = |rows: &str| format!("INSERT INTO steps (table_id, seq, step, receipts) VALUES {rows}");
    execute_rows::<E, _>(db, steps, text).await?;
    Ok(())
}

async fn change_bids<E: Engine>(db: &mut E::Connection, commits: &[&Commit]) -> Result<(), StoreError> {
    let (mut put, mut cleared) = (Vec::new(), Vec::new());
    for Commit { table, bids, .. } in commits {
        match bids {
            BidChange::Keep => {}
            BidChange::Put(PendingBid { seat, seq, bid, keys }) => {
                let bid = bid.map_or_else(String::new, |bid| bid.to_string());
                let (seat, seq) = (seat.index() as i64, number(*seq));
                put.push([table.as_str().into(), seat.into(), seq.into(), bid.into(), json(keys).into()]);
            }
            BidChange::Withdraw(seat) => {
                let query = query("UPDATE pending_bids SET action = '' WHERE table_id = $1 AND seat = $2");
                query.bind(table.as_str()).bind(seat.index() as i64).execute::<E>(db).await?;
            }
            BidChange::Clear => cleared.push([table.as_str().into()]),
        }
    }
    execute_rows::<E, _>(db, put, |rows| {
        format!(
            "INSERT INTO pending_bids (table_id, seat, seq, action, keys) VALUES {rows} \
             ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, action = excluded.action, \
             keys = excluded.keys"
        )
    })
    .await?;
    let text = |rows: &str| format!("DELETE FROM pending_bids WHERE table_id IN (VALUES {rows})");
    execute_rows::<E, _>(db, cleared, text).await?;
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

async fn seats<E: Engine>(db: &mut E::Connection, id: &str, seats: &[StoredOccupant]) -> Result<(), StoreError> {
    for (seat, occupant) in (0i64..).zip(seats) {
        let (visitor, name, bot) = match occupant {
            StoredOccupant::Person { visitor, stand_in, .. } => {
                (Some(visitor), Some(current_name::<E>(db, *visitor).await?), *stand_in)
            }
            StoredOccupant::Open => (None, None, None),
            StoredOccupant::Bot(level) => (None, None, Some(*level)),
            StoredOccupant::Gone(name) => (None, Some(name.clone().unwrap_or_default()), None),
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
pub(in crate::store::sql) async fn clear<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
    for rows in [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM steps WHERE table_id = $1",
        "DELETE FROM pending_bids WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
    ] {
        query(rows).bind(id).execute::<E>(db).await?;
    }
    notifications::forget_table::<E>(db, id).await
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
    progress.round.map_or(0, |Round { age, round }| i64::from(age) * 10 + i64::from(round))
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
