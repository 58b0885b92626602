//! The writes of the store, each as a part of a transaction.

use super::engine::{Engine, query};
use super::rows::{read_id, read_visitor};
use crate::bots::Level;
use crate::clock::now;
use crate::model::{
    AffectedTable, Arrangement, BidChange, Commit, Occupant, PendingBid, Progress, SecretHash, Settings, StepRow,
    StoredTable, TableId, TableRow, Visitor, VisitorId,
};
use crate::store::{ClusterMessage, StoreError, Unused};

/// A change of the database.
pub(super) enum Write {
    AddVisitor(Visitor, SecretHash),
    SeeVisitor(VisitorId, i64),
    Rename(VisitorId, String),
    Erase(VisitorId),
    AddTransfer {
        visitor: VisitorId,
        token: SecretHash,
        expires: i64,
    },
    UseTransfer {
        token: SecretHash,
        secret: SecretHash,
        now: i64,
    },
    Create(Box<StoredTable>),
    Commit(Box<Commit>),
    Delete(TableId, u64),
    Review(TableId, String),
    Result(TableId, String),
    ForgetGames(VisitorId, Option<TableId>),
    Sweep(Unused, i64),
    /// Publishes a message to the other nodes without writing.
    Publish(ClusterMessage),
}

/// The result of a write.
pub(super) enum Written {
    Done,
    Visitor(Option<Visitor>),
    AffectedTable(Vec<AffectedTable>),
}

impl Write {
    pub(super) async fn run<E: Engine>(&self, db: &mut E::Connection) -> Result<Written, StoreError> {
        match self {
            Write::AddVisitor(visitor, secret) => add_visitor::<E>(db, visitor, secret).await?,
            Write::SeeVisitor(visitor, now) => see_visitor::<E>(db, *visitor, *now).await?,
            Write::Rename(visitor, name) => return rename::<E>(db, *visitor, name).await.map(Written::AffectedTable),
            Write::Erase(visitor) => return erase::<E>(db, *visitor).await.map(Written::AffectedTable),
            Write::AddTransfer { visitor, token, expires } => add_transfer::<E>(db, *visitor, token, *expires).await?,
            Write::UseTransfer { token, secret, now } => {
                return use_transfer::<E>(db, token, secret, *now).await.map(Written::Visitor);
            }
            Write::Create(table) => create::<E>(db, table).await?,
            Write::Commit(commit) => change::<E>(db, commit).await?,
            Write::Delete(table, revision) => delete::<E>(db, table.as_str(), *revision).await?,
            Write::Review(table, review) => keep::<E>(db, KEEP_REVIEW, table.as_str(), review).await?,
            Write::Result(table, result) => keep::<E>(db, KEEP_RESULT, table.as_str(), result).await?,
            Write::ForgetGames(visitor, table) => {
                return forget_games::<E>(db, *visitor, *table).await.map(Written::AffectedTable);
            }
            Write::Sweep(what, since) => return sweep::<E>(db, *what, *since).await.map(Written::AffectedTable),
            Write::Publish(_) => {}
        }
        Ok(Written::Done)
    }

    /// Returns the table that is written to. Transactions that lock tables in the same order do not deadlock.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            Write::Create(table) => Some(table.row.id),
            Write::Commit(commit) => Some(commit.table),
            Write::Delete(table, _) | Write::Review(table, _) | Write::Result(table, _) => Some(*table),
            _ => None,
        }
    }

    /// Returns the messages to other nodes after a write.
    pub(super) fn messages(&self, written: &Written) -> Vec<ClusterMessage> {
        let affected_tables = match written {
            Written::AffectedTable(tables) => tables.as_slice(),
            Written::Done | Written::Visitor(_) => &[],
        };
        let mut messages: Vec<ClusterMessage> = affected_tables
            .iter()
            .map(|&AffectedTable { table, wakes }| ClusterMessage::Refreshed { table, wakes })
            .collect();
        messages.extend(match (self, written) {
            (Write::Rename(visitor, _) | Write::Erase(visitor), _) => Some(ClusterMessage::Visitor(*visitor)),
            (Write::UseTransfer { .. }, Written::Visitor(Some(visitor))) => {
                Some(ClusterMessage::Transferred(visitor.id))
            }
            (Write::Create(table), _) => Some(ClusterMessage::created(&table.row)),
            (Write::Commit(commit), _) => Some(ClusterMessage::changed(commit)),
            (Write::Delete(table, _), _) => Some(ClusterMessage::Refreshed { table: *table, wakes: false }),
            (Write::Publish(message), _) => Some(message.clone()),
            _ => None,
        });
        messages
    }
}

async fn add_visitor<E: Engine>(
    db: &mut E::Connection,
    visitor: &Visitor,
    secret: &SecretHash,
) -> Result<(), StoreError> {
    query("INSERT INTO visitors (id, secret, name, created, seen) VALUES ($1, $2, $3, $4, $4)")
        .bind(visitor.id.as_str())
        .bind(secret.as_slice())
        .bind(visitor.name.as_str())
        .bind(now())
        .execute::<E>(db)
        .await?;
    Ok(())
}

async fn see_visitor<E: Engine>(db: &mut E::Connection, visitor: VisitorId, now: i64) -> Result<(), StoreError> {
    query("UPDATE visitors SET seen = $1 WHERE id = $2").bind(now).bind(visitor.as_str()).execute::<E>(db).await?;
    Ok(())
}

async fn rename<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    name: &str,
) -> Result<Vec<AffectedTable>, StoreError> {
    let id = visitor.as_str();
    query("UPDATE visitors SET name = $1 WHERE id = $2").bind(name).bind(id).execute::<E>(db).await?;
    query("UPDATE seats SET name = $1 WHERE visitor = $2").bind(name).bind(id).execute::<E>(db).await?;
    affected_tables::<E>(db, visitor).await
}

/// Returns the tables at which a visitor sits or is host.
async fn affected_tables<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
) -> Result<Vec<AffectedTable>, StoreError> {
    let tables = query(
        "SELECT id, wakes FROM tables WHERE host = $1 \
         UNION SELECT id, wakes FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = $1)",
    );
    let tables = tables.bind(visitor.as_str()).fetch_all::<E>(db).await?;
    tables
        .iter()
        .map(|row| Ok(AffectedTable { table: read_id::<E, _>(row, "id")?, wakes: E::cell(row, "wakes")? }))
        .collect()
}

async fn erase<E: Engine>(db: &mut E::Connection, visitor: VisitorId) -> Result<Vec<AffectedTable>, StoreError> {
    let id = visitor.as_str();
    // Deletes first, so that a concurrent join has either committed or fails.
    query("DELETE FROM visitors WHERE id = $1").bind(id).execute::<E>(db).await?;
    // A bot plays on their seats from now on; the tables are woken after a restart, too.
    query(
        "UPDATE tables SET wakes = TRUE \
         WHERE status = 'running' AND id IN (SELECT table_id FROM seats WHERE visitor = $1)",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    let tables = affected_tables::<E>(db, visitor).await?;
    query("DELETE FROM transfers WHERE visitor = $1").bind(id).execute::<E>(db).await?;
    // Another person at the table becomes host, preferably one who plays themselves.
    query(
        "UPDATE tables SET host = (SELECT visitor FROM seats \
         WHERE table_id = tables.id AND visitor IS NOT NULL AND visitor <> tables.host \
         ORDER BY bot IS NOT NULL, seat LIMIT 1) WHERE host = $1",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    // An empty name is that of a former player: a seat without any name is open.
    query(
        "UPDATE seats SET visitor = NULL, bot = NULL, \
         name = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'open' THEN NULL ELSE '' END \
         WHERE visitor = $1",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    Ok(tables)
}

async fn add_transfer<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    token: &SecretHash,
    expires: i64,
) -> Result<(), StoreError> {
    let id = visitor.as_str();
    query("DELETE FROM transfers WHERE visitor = $1").bind(id).execute::<E>(db).await?;
    query("INSERT INTO transfers (token, visitor, expires) VALUES ($1, $2, $3)")
        .bind(token.as_slice())
        .bind(id)
        .bind(expires)
        .execute::<E>(db)
        .await?;
    Ok(())
}

async fn use_transfer<E: Engine>(
    db: &mut E::Connection,
    token: &SecretHash,
    secret: &SecretHash,
    now: i64,
) -> Result<Option<Visitor>, StoreError> {
    let used = query("DELETE FROM transfers WHERE token = $1 RETURNING visitor, expires").bind(token.as_slice());
    let Some(used) = used.fetch_first::<E>(db).await? else {
        return Ok(None);
    };
    if E::cell::<i64>(&used, "expires")? < now {
        return Ok(None);
    }
    let visitor: VisitorId = read_id::<E, _>(&used, "visitor")?;
    query("UPDATE visitors SET secret = $1 WHERE id = $2")
        .bind(secret.as_slice())
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    let row = query("SELECT id, name FROM visitors WHERE id = $1").bind(visitor.as_str()).fetch_first::<E>(db).await?;
    row.map(|row| read_visitor::<E>(&row)).transpose()
}

/// Returns the age and the round as a number of two digits; 0 before the game began.
fn round_number(progress: &Progress) -> i64 {
    progress.round.map_or(0, |(age, round)| i64::from(age) * 10 + i64::from(round))
}

async fn create<E: Engine>(db: &mut E::Connection, table: &StoredTable) -> Result<(), StoreError> {
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

async fn change<E: Engine>(db: &mut E::Connection, commit: &Commit) -> Result<(), StoreError> {
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

async fn delete<E: Engine>(db: &mut E::Connection, id: &str, revision: u64) -> Result<(), StoreError> {
    let gone = query("DELETE FROM tables WHERE id = $1 AND revision = $2").bind(id).bind(number(revision));
    if gone.execute::<E>(db).await? == 0 {
        return Err(StoreError::Conflict);
    }
    clear::<E>(db, id).await
}

/// Removes what belongs to a table that is gone.
async fn clear<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
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

const KEEP_REVIEW: &str = "INSERT INTO reviews (table_id, review) SELECT id, $1 FROM tables WHERE id = $2 \
     ON CONFLICT (table_id) DO UPDATE SET review = excluded.review";
const KEEP_RESULT: &str = "INSERT INTO results (table_id, result) SELECT id, $1 FROM tables WHERE id = $2 \
     ON CONFLICT (table_id) DO UPDATE SET result = excluded.result";

/// Keeps what was found out about a finished game.
async fn keep<E: Engine>(db: &mut E::Connection, how: &'static str, id: &str, what: &str) -> Result<(), StoreError> {
    query(how).bind(what).bind(id).execute::<E>(db).await?;
    Ok(())
}

async fn forget_games<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    table: Option<TableId>,
) -> Result<Vec<AffectedTable>, StoreError> {
    let played = query(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id \
         WHERE seats.visitor = $1 AND tables.status = 'over' AND tables.id = COALESCE($2, tables.id) ORDER BY tables.id",
    );
    let played = played.bind(visitor.as_str()).bind(table.map(|table| table.to_string()));
    let mut affected_tables = Vec::new();
    for row in played.fetch_all::<E>(db).await? {
        let table: TableId = read_id::<E, _>(&row, "id")?;
        forget_game::<E>(db, visitor, table.as_str()).await?;
        affected_tables.push(AffectedTable { table, wakes: false });
    }
    Ok(affected_tables)
}

async fn forget_game<E: Engine>(db: &mut E::Connection, visitor: VisitorId, id: &str) -> Result<(), StoreError> {
    query("UPDATE tables SET host = NULL WHERE id = $1 AND host = $2")
        .bind(id)
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    query("UPDATE seats SET visitor = NULL, bot = NULL, name = '' WHERE table_id = $1 AND visitor = $2")
        .bind(id)
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    let gone = query(
        "DELETE FROM tables WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND visitor IS NOT NULL)",
    );
    if gone.bind(id).execute::<E>(db).await? > 0 { clear::<E>(db, id).await } else { Ok(()) }
}

async fn sweep<E: Engine>(db: &mut E::Connection, what: Unused, since: i64) -> Result<Vec<AffectedTable>, StoreError> {
    let tables = match what {
        Unused::OpenTables => "DELETE FROM tables WHERE status = 'open' AND updated < $1 RETURNING id",
        Unused::RunningGames => {
            "DELETE FROM tables WHERE status = 'running' AND played = FALSE AND updated < $1 RETURNING id"
        }
        Unused::FinishedGames => {
            "DELETE FROM tables WHERE status = 'over' AND played = FALSE AND updated < $1 RETURNING id"
        }
        Unused::Records => "DELETE FROM tables WHERE status = 'replay' AND updated < $1 RETURNING id",
        Unused::Visitors => return sweep_visitors::<E>(db, since).await,
        Unused::Transfers => {
            query("DELETE FROM transfers WHERE expires < $1").bind(since).execute::<E>(db).await?;
            return Ok(Vec::new());
        }
    };
    let mut gone = Vec::new();
    for row in query(tables).bind(since).fetch_all::<E>(db).await? {
        let table: TableId = read_id::<E, _>(&row, "id")?;
        clear::<E>(db, table.as_str()).await?;
        gone.push(AffectedTable { table, wakes: false });
    }
    Ok(gone)
}

/// Deletes visitors who have no table and were not seen since then.
async fn sweep_visitors<E: Engine>(db: &mut E::Connection, since: i64) -> Result<Vec<AffectedTable>, StoreError> {
    let unused = query(
        "DELETE FROM visitors WHERE seen < $1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.visitor = visitors.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = visitors.id) RETURNING id",
    );
    for row in unused.bind(since).fetch_all::<E>(db).await? {
        let visitor: VisitorId = read_id::<E, _>(&row, "id")?;
        query("DELETE FROM transfers WHERE visitor = $1").bind(visitor.as_str()).execute::<E>(db).await?;
    }
    Ok(Vec::new())
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
