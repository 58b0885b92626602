//! Finished games: records that visitors bring, and removing a visitor from games.

use std::sync::Arc;

use elvaland_session::{Imported, Session};

use super::{to_the_end, visitor_name};
use crate::clock::now;
use crate::model::{
    Arrangement, Progress, Settings, Status, StepRow, StoredOccupant, StoredTable, TableId, TableRow, Visitor,
    VisitorId,
};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// Keeps a record that a visitor brought, if all of it holds. Returns the table that shows it, and its number of steps.
///
/// # Errors
/// A step that the rules refuse, or the visitor has brought too many.
pub(crate) async fn keep(registry: &Registry, visitor: &Visitor, text: &str) -> Result<(TableId, u64), RequestError> {
    if registry.store.records_uploaded(visitor.id).await? >= registry.config.limits.records {
        return Err(RequestError::TooMany { what: "records", after_seconds: 3600 });
    }
    let Imported { session, names } = Session::import(text).map_err(RequestError::Record)?;
    registry.charge(visitor.id, text.len())?;
    let (header, steps) = (session.header().clone(), session.record_steps());
    let seat = |at: usize| StoredOccupant::Gone(names.get(at).and_then(|text| visitor_name::read(text).ok()));
    let seats = (0..session.game().players()).map(seat).collect();
    let settings = Settings::new(session.name(), header.options.clone());
    let (table, created, seq) = (TableId::random(), now(), steps.len() as u64);
    let row = TableRow {
        id: table,
        revision: 0,
        created,
        progress: Progress {
            status: Status::Replay,
            seq,
            asked: Vec::new(),
            wakes: false,
            updated: created,
            round: None,
            is_played: true,
        },
        arrangement: Arrangement::new(Some(visitor.id), settings, seats),
    };
    let steps = steps.into_iter().map(StepRow::of).collect();
    registry.store.create_table(StoredTable { row, header: Some(header), steps, bids: Vec::new() }).await?;
    Ok((table, seq))
}

/// Removes a visitor from a finished game, or from all. Their name leaves them; those that nobody else played are deleted.
pub(crate) async fn forget(
    registry: &Arc<Registry>,
    visitor: VisitorId,
    table: Option<TableId>,
) -> Result<(), RequestError> {
    let registry = registry.clone();
    to_the_end(async move {
        let tables = registry.store.forget_games(visitor, table).await?;
        registry.refresh(tables).await;
        Ok(())
    })
    .await
}
