//! Orders of the operator: given in one transaction with what they change, read by the servers, answered.

use super::engine::{Engine, query};
use super::rows::{odd, read_id};
use super::write::{Write, clear_table, erase};
use super::{LIST, SqlStore, list_rows, load};
use crate::clock::now;
use crate::model::{
    AffectedTable, Announcement, Ban, GivenOrder, NodeId, Order, StoredTable, TableId, TableRow, VisitorId,
};
use crate::store::{OrderStore, StoreError, StoreFuture, VisitorSummary};

impl<E: Engine> OrderStore for SqlStore<E> {
    fn last_order(&self) -> StoreFuture<'_, i64> {
        Box::pin(async move {
            let last = query("SELECT COALESCE(MAX(id), 0) AS id FROM orders");
            let row = last.fetch_first::<E>(&mut *self.reader().await?).await?;
            Ok(row.map_or(Ok(0), |row| E::cell(&row, "id"))?)
        })
    }

    fn orders_after(&self, id: i64) -> StoreFuture<'_, Vec<GivenOrder>> {
        Box::pin(async move { given_after::<E>(&mut *self.reader().await?, id).await })
    }

    fn bans(&self) -> StoreFuture<'_, Vec<Ban>> {
        Box::pin(async move { bans::<E>(&mut *self.reader().await?).await })
    }

    fn announcement(&self) -> StoreFuture<'_, Option<Announcement>> {
        Box::pin(async move {
            let shown = query("SELECT message, until FROM announcements");
            let row = shown.fetch_first::<E>(&mut *self.reader().await?).await?;
            let read = |row| Ok(Announcement { text: E::cell(&row, "message")?, until: E::cell(&row, "until")? });
            row.map(read).transpose()
        })
    }

    fn answer_order(&self, order: i64, answer: String) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::AnswerOrder { order, node: self.node, answer }))
    }
}

/// Returns the orders after one, at most 200.
pub(in crate::store) async fn given_after<E: Engine>(
    db: &mut E::Connection,
    id: i64,
) -> Result<Vec<GivenOrder>, StoreError> {
    let given = query("SELECT * FROM orders WHERE id > $1 ORDER BY id LIMIT $2").bind(id).bind(LIST);
    let read = |row: &E::Row| {
        let affected: Vec<(TableId, bool)> =
            serde_json::from_str(&E::cell::<String>(row, "affected")?).map_err(|_| odd("order"))?;
        Ok(GivenOrder {
            id: E::cell(row, "id")?,
            given: E::cell(row, "given")?,
            operator: E::cell(row, "operator")?,
            order: serde_json::from_str(&E::cell::<String>(row, "command")?).ok(),
            affected: affected.into_iter().map(|(table, wakes)| AffectedTable { table, wakes }).collect(),
        })
    };
    given.fetch_all::<E>(db).await?.iter().map(read).collect()
}

/// Returns the bans that have not ended.
pub(in crate::store) async fn bans<E: Engine>(db: &mut E::Connection) -> Result<Vec<Ban>, StoreError> {
    let rows = query("SELECT subject, until FROM bans WHERE until > $1 ORDER BY subject").bind(now());
    let read = |row: &E::Row| Ok(Ban { subject: read_id::<E, _>(row, "subject")?, until: E::cell(row, "until")? });
    rows.fetch_all::<E>(db).await?.iter().map(read).collect()
}

/// Carries out an order and notes it, within a transaction; returns its number, or `None` if its subject does not exist.
///
/// # Errors
/// [`StoreError::Conflict`] if another order was given at the same time.
pub(in crate::store) async fn give<E: Engine>(
    db: &mut E::Connection,
    operator: &str,
    order: &Order,
) -> Result<Option<i64>, StoreError> {
    let Some(affected) = carry_out::<E>(db, order).await? else { return Ok(None) };
    let row = query("SELECT COALESCE(MAX(id), 0) AS id FROM orders").fetch_first::<E>(db).await?;
    let id = row.map_or(Ok(0), |row| E::cell::<i64>(&row, "id"))? + 1;
    let affected: Vec<(TableId, bool)> = affected.into_iter().map(|each| (each.table, each.wakes)).collect();
    let json = |value: Result<String, serde_json::Error>| value.map_err(|_| odd("order"));
    // The key decides between two at the same time, so that no server sees a later order before an earlier one.
    query("INSERT INTO orders (id, given, operator, command, affected) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(now())
        .bind(operator)
        .bind(json(serde_json::to_string(order))?)
        .bind(json(serde_json::to_string(&affected))?)
        .execute::<E>(db)
        .await?;
    query("DELETE FROM order_answers WHERE order_id < $1").bind(id - LIST).execute::<E>(db).await?;
    Ok(Some(id))
}

/// Changes what an order is about; `None` if that does not exist.
async fn carry_out<E: Engine>(db: &mut E::Connection, order: &Order) -> Result<Option<Vec<AffectedTable>>, StoreError> {
    let done = |changed: u64, affected: Vec<AffectedTable>| Ok((changed > 0).then_some(affected));
    match order {
        Order::EndTable { table } => {
            let ended = query(
                "UPDATE tables SET status = 'replay', asked = 0, wakes = FALSE, updated = $1, revision = revision + 1 \
                 WHERE id = $2 AND status = 'running'",
            );
            let ended = ended.bind(now()).bind(table.as_str()).execute::<E>(db).await?;
            query("DELETE FROM pending_bids WHERE table_id = $1").bind(table.as_str()).execute::<E>(db).await?;
            query("DELETE FROM notices WHERE table_id = $1").bind(table.as_str()).execute::<E>(db).await?;
            done(ended, vec![AffectedTable { table: *table, wakes: false }])
        }
        Order::DeleteTable { table } => {
            let gone = query("DELETE FROM tables WHERE id = $1").bind(table.as_str()).execute::<E>(db).await?;
            clear_table::<E>(db, table.as_str()).await?;
            done(gone, vec![AffectedTable { table: *table, wakes: false }])
        }
        Order::Forget { visitor } => {
            let known = query("SELECT id FROM visitors WHERE id = $1").bind(visitor.as_str());
            match known.fetch_first::<E>(db).await? {
                Some(_) => Ok(Some(erase::<E>(db, *visitor).await?)),
                None => Ok(None),
            }
        }
        Order::Ban { subject, until } => {
            let ban = query(
                "INSERT INTO bans (subject, until) VALUES ($1, $2) \
                 ON CONFLICT (subject) DO UPDATE SET until = excluded.until",
            );
            done(ban.bind(subject.to_string()).bind(*until).execute::<E>(db).await?, Vec::new())
        }
        Order::Unban { subject } => {
            let ended = query("DELETE FROM bans WHERE subject = $1").bind(subject.to_string());
            done(ended.execute::<E>(db).await?, Vec::new())
        }
        Order::Announce { text, until } => {
            query("DELETE FROM announcements").execute::<E>(db).await?;
            if !text.is_empty() {
                let shown = query("INSERT INTO announcements (message, until) VALUES ($1, $2)");
                shown.bind(text.as_str()).bind(*until).execute::<E>(db).await?;
            }
            Ok(Some(Vec::new()))
        }
        Order::Load => Ok(Some(Vec::new())),
    }
}

/// Keeps what a server answers.
pub(super) async fn answer<E: Engine>(
    db: &mut E::Connection,
    order: i64,
    node: NodeId,
    answer: &str,
) -> Result<(), StoreError> {
    let kept = query(
        "INSERT INTO order_answers (order_id, node, answer) VALUES ($1, $2, $3) \
         ON CONFLICT (order_id, node) DO UPDATE SET answer = excluded.answer",
    );
    kept.bind(order).bind(node.as_str()).bind(answer).execute::<E>(db).await?;
    Ok(())
}

/// Returns what servers answered to an order.
pub(in crate::store) async fn answers<E: Engine>(
    db: &mut E::Connection,
    order: i64,
) -> Result<Vec<(String, String)>, StoreError> {
    let given = query("SELECT node, answer FROM order_answers WHERE order_id = $1 ORDER BY node").bind(order);
    let read = |row: &E::Row| Ok((E::cell(row, "node")?, E::cell(row, "answer")?));
    given.fetch_all::<E>(db).await?.iter().map(read).collect()
}

/// Deletes what servers answered to an order: it may name addresses.
pub(in crate::store) async fn forget_answers<E: Engine>(db: &mut E::Connection, order: i64) -> Result<(), StoreError> {
    query("DELETE FROM order_answers WHERE order_id = $1").bind(order).execute::<E>(db).await?;
    Ok(())
}

/// Returns the tables that changed last.
pub(in crate::store) async fn latest_tables<E: Engine>(
    db: &mut E::Connection,
    most: i64,
) -> Result<Vec<TableRow>, StoreError> {
    list_rows::<E>(db, query(list!("tables WHERE tables.revision >= $2")).bind(most).bind(0)).await
}

/// Returns the visitors who were seen last.
pub(in crate::store) async fn latest_visitors<E: Engine>(
    db: &mut E::Connection,
    most: i64,
) -> Result<Vec<VisitorSummary>, StoreError> {
    let latest = query(
        "SELECT id, name, created, seen, (SELECT COUNT(*) FROM seats WHERE seats.visitor = visitors.id) AS count \
         FROM visitors ORDER BY seen DESC, id LIMIT $1",
    );
    let read = |row: &E::Row| {
        Ok(VisitorSummary {
            id: read_id::<E, VisitorId>(row, "id")?,
            name: E::cell(row, "name")?,
            created: E::cell(row, "created")?,
            seen: E::cell(row, "seen")?,
            tables: E::cell(row, "count")?,
        })
    };
    latest.bind(most).fetch_all::<E>(db).await?.iter().map(read).collect()
}

/// Returns one table.
pub(in crate::store) async fn one_table<E: Engine>(
    db: &mut E::Connection,
    table: TableId,
) -> Result<Option<StoredTable>, StoreError> {
    load::<E>(db, table).await
}
