//! A table for a page: what is shown of it, to be drawn outside the table's own task.

use elvaland_rules::{Audience, Seat};

use super::board::{Board, Shown, standing};
use super::events::Happened;
use super::live::Live;
use super::settings::{Settings, Status, seat_of};
use super::state::SeatState;
use crate::ids::{TableId, VisitorId};
use crate::refused::Refused;

/// A table at one moment, with who is looking.
///
/// The board holds every secret: only what its view for `audience` shows may be drawn.
pub(crate) struct Scene {
    pub(crate) id: TableId,
    pub(crate) status: Status,
    pub(crate) settings: Settings,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) audience: Audience,
    pub(crate) is_host: bool,
    pub(crate) seq: u64,
    /// The game, once it began.
    pub(crate) board: Option<Board>,
    pub(crate) shown: Shown,
    /// The viewer's own bid while others still think.
    pub(crate) bid: Option<String>,
    pub(crate) can_undo: bool,
    /// Whether the viewer may ask the strongest bot.
    pub(crate) may_ask: bool,
    pub(crate) rematch: Option<TableId>,
    pub(crate) log: Vec<Happened>,
    /// Everybody's total after every round of a finished game.
    pub(crate) course: Vec<Vec<u16>>,
}

impl Scene {
    /// The viewer's seat.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        }
    }
}

impl Live {
    /// The table as a visitor may see it now.
    pub(super) async fn scene(&self, visitor: Option<VisitorId>) -> Result<Scene, Refused> {
        let arrangement = &self.row.arrangement;
        let own = visitor.and_then(|visitor| seat_of(&arrangement.seats, visitor));
        let status = self.row.progress.status;
        let play = self.play.as_ref();
        let course = if status.is_finished() { self.course().await? } else { Vec::new() };
        Ok(Scene {
            id: self.row.id,
            status,
            settings: arrangement.settings.clone(),
            seats: self.seats(),
            audience: self.audience_of(visitor),
            is_host: visitor.is_some() && arrangement.host == visitor,
            seq: self.row.progress.seq,
            board: play.map(|play| play.board.clone()),
            shown: arrangement.settings.shown(),
            bid: own.zip(play).and_then(|(seat, play)| play.bids[seat].as_ref().map(|bid| bid.action.clone())),
            can_undo: own.is_some_and(|seat| self.can_undo(seat)),
            may_ask: own.is_some() && visitor.is_some_and(|visitor| self.is_alone(visitor)),
            rematch: arrangement.rematch,
            log: play.map_or_else(Vec::new, |play| play.log.clone()),
            course,
        })
    }

    /// Everybody's total before the first round and after every round.
    async fn course(&self) -> Result<Vec<Vec<u16>>, Refused> {
        let (header, moves) = self.stored().await?;
        let game = self.row.arrangement.settings.game;
        let mut board = Board::begin(game, &header).ok_or(Refused::Unavailable)?;
        let mut course = vec![board.totals()];
        let mut round = board.when();
        for step in standing(&moves) {
            board.follow(&step).map_err(|_| Refused::Unavailable)?;
            if board.when() != round || board.is_over() {
                round = board.when();
                course.push(board.totals());
            }
        }
        Ok(course)
    }
}
