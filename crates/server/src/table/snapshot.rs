//! A table for a page: what is shown of it, to be drawn outside the table's own task.

use std::sync::Arc;

use elvaland_rules::{Audience, Seat};
use elvaland_web::table::{Guide, Moment};

use super::board::{Board, Shown};
use super::history::Perspective;
use super::live_table::LiveTable;
use super::log::Log;
use super::past::{Course, Past};
use super::state::SeatState;
use crate::model::{Settings, Status, seat_of};
use crate::model::{TableId, VisitorId};
use crate::refused::Refused;

/// A table at one moment, with who is looking.
///
/// The board holds every secret: only what its view for `audience` shows may be drawn.
pub(crate) struct TableSnapshot {
    pub(crate) id: TableId,
    pub(crate) status: Status,
    pub(crate) settings: Settings,
    pub(crate) seats: Vec<SeatState>,
    /// With whose eyes it is seen.
    pub(crate) audience: Audience,
    /// The viewer's seat.
    pub(crate) own: Option<Seat>,
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
    pub(crate) log: Log,
    /// How a finished game went.
    pub(crate) course: Option<Arc<Course>>,
    /// Whether the viewer may look at earlier moments.
    pub(crate) has_past: bool,
    /// The earlier moment that is looked at.
    pub(crate) moment: Option<Moment>,
    /// What the guide of a first game adds.
    pub(crate) guide: Option<Guide>,
}

/// An earlier moment somebody wants to see.
pub(crate) struct EarlierMoment {
    /// After so many steps; left out: from the beginning.
    pub(crate) step: Option<u32>,
    pub(crate) perspective: Perspective,
}

impl LiveTable {
    /// The table as a visitor may see it now.
    pub(super) async fn scene(&self, visitor: Option<VisitorId>) -> Result<TableSnapshot, Refused> {
        let arrangement = &self.row.arrangement;
        let own = visitor.and_then(|visitor| seat_of(&arrangement.seats, visitor));
        let status = self.row.progress.status;
        let play = self.play.as_ref();
        let course = if status.is_finished() { Some(self.course().await?) } else { None };
        Ok(TableSnapshot {
            id: self.row.id,
            status,
            settings: arrangement.settings.clone(),
            seats: self.seats(),
            audience: self.audience_of(visitor),
            own,
            is_host: visitor.is_some() && arrangement.host == visitor,
            seq: self.row.progress.seq,
            board: play.map(|play| play.board.clone()),
            shown: arrangement.settings.shown(),
            bid: own.zip(play).and_then(|(seat, play)| play.bids[seat].as_ref().map(|bid| bid.action.clone())),
            can_undo: own.is_some_and(|seat| self.can_undo(seat)),
            may_ask: own.is_some() && visitor.is_some_and(|visitor| self.is_alone(visitor)),
            rematch: arrangement.rematch,
            log: play.map_or_else(Log::default, |play| play.log.clone()),
            course,
            has_past: self.has_past(),
            moment: None,
            guide: self.guide(own),
        })
    }

    /// The table as it was at an earlier moment, as far as the visitor may see it.
    pub(super) async fn scene_at(
        &self,
        visitor: Option<VisitorId>,
        moment_wanted: EarlierMoment,
    ) -> Result<TableSnapshot, Refused> {
        let is_finished = self.row.progress.status.is_finished();
        let mut scene = self.scene(visitor).await?;
        scene.audience = match moment_wanted.perspective {
            // Whoever did not play sees everything when nothing is secret any more.
            Perspective::Own if is_finished && scene.own.is_none() => Audience::Open,
            Perspective::Own => scene.audience,
            Perspective::Other(audience) if is_finished => audience,
            Perspective::Other(_) => return Err(Refused::StillSecret),
        };
        if !self.has_past() {
            return Err(Refused::StillSecret);
        }
        let past = self.past().await?;
        let stops = match &scene.course {
            Some(course) => course.stops.clone(),
            None => past.course().ok_or(Refused::Unavailable)?.stops,
        };
        let eyes = is_finished.then_some(scene.audience);
        let moment = Moment::new(stops, moment_wanted.step.unwrap_or(0), eyes).ok_or(Refused::NotRunning)?;
        let board = past.board(moment.step()).ok_or(Refused::Unavailable)?;
        for (seat, state) in Seat::ALL.into_iter().zip(&mut scene.seats) {
            state.asked = board.asked().contains(seat);
            state.ready = false;
        }
        (scene.bid, scene.can_undo, scene.may_ask, scene.guide) = (None, false, false, None);
        (scene.board, scene.moment) = (Some(board), Some(moment));
        Ok(scene)
    }

    /// What the guide of a first game adds for its learner.
    fn guide(&self, own: Option<Seat>) -> Option<Guide> {
        let (seat, play) = (own?, self.playing().ok()?);
        let lesson = self.row.arrangement.settings.lesson()?;
        Some(Guide { proposal: lesson.choice(&play.board, seat) })
    }

    /// Whether earlier moments may be looked at: where coins are to be remembered, not before the end.
    fn has_past(&self) -> bool {
        self.play.is_some() && (self.row.progress.status.is_finished() || !self.row.arrangement.settings.memory)
    }

    /// How a finished game went. It will not change any more.
    async fn course(&self) -> Result<Arc<Course>, Refused> {
        if let Some(course) = self.course.get() {
            return Ok(course.clone());
        }
        let course = self.past().await?.course().ok_or(Refused::Unavailable)?;
        Ok(self.course.get_or_init(|| Arc::new(course)).clone())
    }

    /// What was played in a game that is over.
    pub(super) async fn whole_past(&self) -> Result<Past, Refused> {
        if self.row.progress.status.is_finished() { self.past().await } else { Err(Refused::NotOver) }
    }

    /// What was played until now.
    async fn past(&self) -> Result<Past, Refused> {
        let (header, moves) = self.stored().await?;
        Ok(Past::new(self.row.arrangement.settings.game, header, &moves))
    }
}
