//! What can be written, each as a part of a transaction.

use sqlx::SqliteConnection;
use sqlx::{Row, query};

use super::rows::{read_id, read_visitor};
use crate::bots::Level;
use crate::ids::{SecretHash, TableId, VisitorId};
use crate::store::{
    Arrangement, BidChange, Commit, PendingBid, Progress, Settings, Sitter, Status, StepRow, StoreError, StoredTable,
    TableRow, Touched, Visitor,
};

/// A change of the database.
pub(super) enum Write {
    AddVisitor(Visitor, SecretHash),
    Rename(VisitorId, String),
    Erase(VisitorId),
    AddTransfer { visitor: VisitorId, token: SecretHash, expires: i64 },
    UseTransfer { token: SecretHash, secret: SecretHash, now: i64 },
    Create(Box<StoredTable>),
    Commit(Box<Commit>),
    Delete(TableId),
    Review(TableId, String),
    Sweep(Status, i64),
}

/// What a write gives back.
pub(super) enum Written {
    Done,
    Visitor(Option<Visitor>),
    Touched(Vec<Touched>),
}

impl Write {
    pub(super) async fn run(&self, db: &mut SqliteConnection) -> Result<Written, StoreError> {
        match self {
            Write::AddVisitor(visitor, secret) => add_visitor(db, visitor, secret).await?,
            Write::Rename(visitor, name) => return rename(db, *visitor, name).await.map(Written::Touched),
            Write::Erase(visitor) => return erase(db, *visitor).await.map(Written::Touched),
            Write::AddTransfer { visitor, token, expires } => add_transfer(db, *visitor, token, *expires).await?,
            Write::UseTransfer { token, secret, now } => {
                return use_transfer(db, token, secret, *now).await.map(Written::Visitor);
            }
            Write::Create(table) => create(db, table).await?,
            Write::Commit(commit) => change(db, commit).await?,
            Write::Delete(table) => delete(db, table.as_str()).await?,
            Write::Review(table, review) => keep_review(db, table.as_str(), review).await?,
            Write::Sweep(status, since) => return sweep(db, *status, *since).await.map(Written::Touched),
        }
        Ok(Written::Done)
    }
}

async fn add_visitor(db: &mut SqliteConnection, visitor: &Visitor, secret: &SecretHash) -> Result<(), StoreError> {
    query("INSERT INTO visitors (id, secret, name, created) VALUES (?, ?, ?, unixepoch())")
        .bind(visitor.id.as_str())
        .bind(secret.as_slice())
        .bind(&visitor.name)
        .execute(db)
        .await?;
    Ok(())
}

async fn rename(db: &mut SqliteConnection, visitor: VisitorId, name: &str) -> Result<Vec<Touched>, StoreError> {
    let id = visitor.as_str();
    query("UPDATE visitors SET name = ? WHERE id = ?").bind(name).bind(id).execute(&mut *db).await?;
    query("UPDATE seats SET name = ? WHERE visitor = ?").bind(name).bind(id).execute(&mut *db).await?;
    touched(db, visitor).await
}

/// The tables a visitor sits at, or is host of.
async fn touched(db: &mut SqliteConnection, visitor: VisitorId) -> Result<Vec<Touched>, StoreError> {
    let tables = query(
        "SELECT id, wakes FROM tables WHERE host = ?1 \
         UNION SELECT id, wakes FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?1)",
    );
    let tables = tables.bind(visitor.as_str()).fetch_all(db).await?;
    tables.iter().map(|row| Ok(Touched { table: read_id(row, "id")?, wakes: row.try_get("wakes")? })).collect()
}

async fn erase(db: &mut SqliteConnection, visitor: VisitorId) -> Result<Vec<Touched>, StoreError> {
    let id = visitor.as_str();
    // A bot plays for him from now on, also if nobody is left to say so.
    query(
        "UPDATE tables SET wakes = 1 \
         WHERE status = 'running' AND id IN (SELECT table_id FROM seats WHERE visitor = ?)",
    )
    .bind(id)
    .execute(&mut *db)
    .await?;
    let tables = touched(db, visitor).await?;
    query("DELETE FROM visitors WHERE id = ?").bind(id).execute(&mut *db).await?;
    query("DELETE FROM transfers WHERE visitor = ?").bind(id).execute(&mut *db).await?;
    // Somebody else who sits there is host then, preferably one who plays himself.
    query(
        "UPDATE tables SET host = (SELECT visitor FROM seats \
         WHERE table_id = tables.id AND visitor IS NOT NULL AND visitor <> tables.host \
         ORDER BY bot IS NOT NULL, seat LIMIT 1) WHERE host = ?",
    )
    .bind(id)
    .execute(&mut *db)
    .await?;
    // An empty name is that of somebody who was here: a seat without any name is open.
    query(
        "UPDATE seats SET visitor = NULL, bot = NULL, \
         name = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'open' THEN NULL ELSE '' END \
         WHERE visitor = ?",
    )
    .bind(id)
    .execute(db)
    .await?;
    Ok(tables)
}

async fn add_transfer(
    db: &mut SqliteConnection,
    visitor: VisitorId,
    token: &SecretHash,
    expires: i64,
) -> Result<(), StoreError> {
    let id = visitor.as_str();
    query("DELETE FROM transfers WHERE visitor = ?").bind(id).execute(&mut *db).await?;
    query("INSERT INTO transfers (token, visitor, expires) VALUES (?, ?, ?)")
        .bind(token.as_slice())
        .bind(id)
        .bind(expires)
        .execute(db)
        .await?;
    Ok(())
}

async fn use_transfer(
    db: &mut SqliteConnection,
    token: &SecretHash,
    secret: &SecretHash,
    now: i64,
) -> Result<Option<Visitor>, StoreError> {
    let used = query("DELETE FROM transfers WHERE token = ? RETURNING visitor, expires").bind(token.as_slice());
    let Some(used) = used.fetch_optional(&mut *db).await? else {
        return Ok(None);
    };
    if used.try_get::<i64, _>("expires")? < now {
        return Ok(None);
    }
    let visitor: VisitorId = read_id(&used, "visitor")?;
    query("UPDATE visitors SET secret = ? WHERE id = ?")
        .bind(secret.as_slice())
        .bind(visitor.as_str())
        .execute(&mut *db)
        .await?;
    let row = query("SELECT id, name FROM visitors WHERE id = ?").bind(visitor.as_str()).fetch_optional(db).await?;
    row.map(|row| read_visitor(&row)).transpose()
}

async fn create(db: &mut SqliteConnection, table: &StoredTable) -> Result<(), StoreError> {
    let StoredTable { row, header, steps, bids: _ } = table;
    let TableRow { id, progress, arrangement, created } = row;
    query(
        "INSERT INTO tables (id, status, host, public, settings, header, seq, asked, wakes, rematch, created, updated, \
         cards, prefix) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(progress.status.name())
    .bind(arrangement.host.as_ref().map(VisitorId::as_str))
    .bind(arrangement.settings.public)
    .bind(light(&arrangement.settings))
    .bind(header.as_ref().map(json))
    .bind(number(progress.seq))
    .bind(asked_bits(progress))
    .bind(progress.wakes)
    .bind(arrangement.rematch.as_ref().map(TableId::as_str))
    .bind(created)
    .bind(progress.updated)
    .bind(&arrangement.settings.cards)
    .bind(arrangement.settings.from.as_ref().map(json))
    .execute(&mut *db)
    .await?;
    seats(db, id.as_str(), &arrangement.seats).await?;
    append(db, id.as_str(), progress.seq, steps).await
}

async fn change(db: &mut SqliteConnection, commit: &Commit) -> Result<(), StoreError> {
    let Commit { table, steps, bids, progress, arrangement, header } = commit;
    let id = table.as_str();
    append(db, id, progress.seq, steps).await?;
    change_bids(db, id, bids).await?;
    let changed = query("UPDATE tables SET status = ?, seq = ?, asked = ?, wakes = ?, updated = ? WHERE id = ?")
        .bind(progress.status.name())
        .bind(number(progress.seq))
        .bind(asked_bits(progress))
        .bind(progress.wakes)
        .bind(progress.updated)
        .bind(id)
        .execute(&mut *db)
        .await?;
    if changed.rows_affected() == 0 {
        // The table was removed meanwhile.
        return Err(StoreError::Conflict);
    }
    if let Some(header) = header {
        query("UPDATE tables SET header = ? WHERE id = ?").bind(json(header)).bind(id).execute(&mut *db).await?;
    }
    match arrangement {
        Some(arrangement) => arrange(db, id, arrangement).await,
        None => Ok(()),
    }
}

async fn append(db: &mut SqliteConnection, id: &str, seq: u64, steps: &[StepRow]) -> Result<(), StoreError> {
    let first = seq.saturating_sub(steps.len() as u64);
    for (step, seq) in steps.iter().zip(first..) {
        let receipts = (!step.receipts.is_empty()).then(|| json(&step.receipts));
        query("INSERT INTO steps (table_id, seq, step, receipts) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(number(seq))
            .bind(&step.step)
            .bind(receipts)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

async fn change_bids(db: &mut SqliteConnection, id: &str, change: &BidChange) -> Result<(), StoreError> {
    match change {
        BidChange::Keep => return Ok(()),
        BidChange::Put(PendingBid { seat, seq, action, keys }) => {
            query("INSERT OR REPLACE INTO pending_bids (table_id, seat, seq, action, keys) VALUES (?, ?, ?, ?, ?)")
                .bind(id)
                .bind(seat.index() as i64)
                .bind(number(*seq))
                .bind(action)
                .bind(json(keys))
                .execute(db)
                .await?
        }
        BidChange::Withdraw(seat) => {
            let query = query("UPDATE pending_bids SET action = '' WHERE table_id = ? AND seat = ?");
            query.bind(id).bind(seat.index() as i64).execute(db).await?
        }
        BidChange::Clear => query("DELETE FROM pending_bids WHERE table_id = ?").bind(id).execute(db).await?,
    };
    Ok(())
}

async fn arrange(db: &mut SqliteConnection, id: &str, arrangement: &Arrangement) -> Result<(), StoreError> {
    query("UPDATE tables SET host = ?, settings = ?, cards = ?, prefix = ?, rematch = ? WHERE id = ?")
        .bind(arrangement.host.as_ref().map(VisitorId::as_str))
        .bind(light(&arrangement.settings))
        .bind(&arrangement.settings.cards)
        .bind(arrangement.settings.from.as_ref().map(json))
        .bind(arrangement.rematch.as_ref().map(TableId::as_str))
        .bind(id)
        .execute(&mut *db)
        .await?;
    seats(db, id, &arrangement.seats).await
}

async fn seats(db: &mut SqliteConnection, id: &str, seats: &[Sitter]) -> Result<(), StoreError> {
    for (seat, sitter) in (0i64..).zip(seats) {
        let (name, bot) = match sitter {
            Sitter::Person { visitor, stand_in, .. } => {
                seat_person(db, id, seat, *visitor, *stand_in).await?;
                continue;
            }
            Sitter::Open => (None, None),
            Sitter::Bot(level) => (None, Some(level.name())),
            Sitter::Gone(name) => (Some(name.as_deref().unwrap_or_default()), None),
        };
        query("INSERT OR REPLACE INTO seats (table_id, seat, visitor, name, bot) VALUES (?, ?, NULL, ?, ?)")
            .bind(id)
            .bind(seat)
            .bind(name)
            .bind(bot)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Seats a person under the name he has now: a table that has not heard of it yet brings back neither an old name nor
/// somebody who erased himself.
async fn seat_person(
    db: &mut SqliteConnection,
    id: &str,
    seat: i64,
    visitor: VisitorId,
    stand_in: Option<Level>,
) -> Result<(), StoreError> {
    let seated = query(
        "INSERT OR REPLACE INTO seats (table_id, seat, visitor, name, bot) \
         SELECT ?, ?, id, name, ? FROM visitors WHERE id = ?",
    )
    .bind(id)
    .bind(seat)
    .bind(stand_in.map(Level::name))
    .bind(visitor.as_str())
    .execute(db)
    .await?;
    if seated.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn delete(db: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    query("DELETE FROM tables WHERE id = ?").bind(id).execute(&mut *db).await?;
    query("DELETE FROM seats WHERE table_id = ?").bind(id).execute(&mut *db).await?;
    query("DELETE FROM steps WHERE table_id = ?").bind(id).execute(&mut *db).await?;
    query("DELETE FROM pending_bids WHERE table_id = ?").bind(id).execute(&mut *db).await?;
    query("DELETE FROM reviews WHERE table_id = ?").bind(id).execute(db).await?;
    Ok(())
}

async fn keep_review(db: &mut SqliteConnection, id: &str, review: &str) -> Result<(), StoreError> {
    query("INSERT OR REPLACE INTO reviews (table_id, review) SELECT id, ? FROM tables WHERE id = ?")
        .bind(review)
        .bind(id)
        .execute(db)
        .await?;
    Ok(())
}

async fn sweep(db: &mut SqliteConnection, status: Status, since: i64) -> Result<Vec<Touched>, StoreError> {
    let idle = query("SELECT id FROM tables WHERE status = ? AND updated < ?").bind(status.name()).bind(since);
    let mut gone = Vec::new();
    for row in idle.fetch_all(&mut *db).await? {
        let table: TableId = read_id(&row, "id")?;
        delete(db, table.as_str()).await?;
        gone.push(Touched { table, wakes: false });
    }
    Ok(gone)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Settings without what can be large, which has columns of its own.
fn light(settings: &Settings) -> String {
    json(&Settings { cards: None, from: None, ..settings.clone() })
}

/// SQLite's numbers have a sign.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn asked_bits(progress: &Progress) -> i64 {
    progress.asked.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
