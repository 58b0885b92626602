//! Reviews of finished games by the strongest bot.

use std::sync::Arc;

use elvaland_assessment::ReviewStatus;
use elvaland_bots::Level;
use elvaland_rules::BySeat;
use elvaland_session::{Occupant, TableSnapshot};

use crate::model::{Status, TableId, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// Returns the levels that players are known to have: those of bots, and the one the viewer says they play like.
pub(crate) fn levels(table: &TableSnapshot, like: Option<Level>) -> BySeat<Option<Level>> {
    let mut levels = table.bot_levels();
    if let Some(own) = table.own {
        levels[own] = levels[own].or(like);
    }
    levels
}

/// Begins the review of a game that is over, unless it is stored or running. `like` is the level that the viewer says they
/// play like.
///
/// # Errors
/// The game is not over, or the visitor waits for too many reviews.
pub(crate) async fn begin(
    registry: &Arc<Registry>,
    id: TableId,
    table: &TableSnapshot,
    visitor: VisitorId,
    like: Option<Level>,
) -> Result<(), RequestError> {
    registry.review(id, visitor, levels(table, like)).await
}

/// Returns the review of a table whose game has just ended; `None` for other tables. Where bots played, it begins by itself
/// for a player.
pub(crate) async fn at_end(
    registry: &Arc<Registry>,
    id: TableId,
    table: &TableSnapshot,
    visitor: Option<VisitorId>,
    like: Option<Level>,
) -> Result<Option<ReviewStatus>, RequestError> {
    if table.status != Status::Over {
        return Ok(None);
    }
    let has_bots = table.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Bot(_)));
    if let Some(visitor) = visitor.filter(|_| has_bots && table.own.is_some()) {
        // If too many reviews wait, the page offers it instead.
        let _ = begin(registry, id, table, visitor, like).await;
    }
    registry.review_status(id).await.map(Some)
}
