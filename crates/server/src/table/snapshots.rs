//! Looking at a table as it is now.

use std::sync::Arc;

use elvaland_rules::{Audience, Seat};
use elvaland_session::{Moment, Past, SeatSnapshot, TableSnapshot, Update, Visibility};

use super::live_table::LiveTable;
use super::presence::Presence;
use super::watchers::ViewerRole;
use crate::bots::Question;
use crate::model::{StoredOccupant, TableRow, VisitorId, bot_levels, seat_of, seat_snapshots};
use crate::request_error::RequestError;

/// The audience of an earlier moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Perspective {
    /// The visitor's own view.
    Own,
    /// The view of another audience; only when the game is over.
    Other(Audience),
}

/// A request to see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) visitor: Option<VisitorId>,
    pub(crate) moment: Moment,
    pub(crate) perspective: Perspective,
    /// Whether the snapshot has [`PageDetails`](elvaland_session::PageDetails).
    pub(crate) is_detailed: bool,
}

impl LiveTable {
    pub(crate) fn audience_of(&self, visitor: Option<VisitorId>) -> Audience {
        self.viewer(visitor).audience
    }

    pub(super) fn viewer(&self, visitor: Option<VisitorId>) -> ViewerRole {
        let seat = visitor.and_then(|visitor| seat_of(&self.row.arrangement.seats, visitor));
        let audience = seat.map_or(Audience::Spectator, Audience::Seat);
        ViewerRole { audience, is_host: visitor.is_some() && self.row.arrangement.host == visitor }
    }

    /// Returns the table as it is now, for the audience of a request.
    pub(super) fn look(&self, look: Look) -> Result<TableSnapshot, RequestError> {
        let is_finished = self.row.progress.status.is_finished();
        let mut viewer = self.viewer(look.visitor);
        let own = viewer.own();
        viewer.audience = match (look.perspective, look.moment) {
            // In replays of finished games, spectators see everything.
            (Perspective::Own, Moment::Step(_)) if is_finished && own.is_none() => Audience::Open,
            (Perspective::Own, _) => viewer.audience,
            (Perspective::Other(audience), _) if is_finished => audience,
            (Perspective::Other(_), _) => return Err(RequestError::StillSecret),
        };
        let mut snapshot = self.snapshot_for(viewer);
        snapshot.own = own.filter(|_| look.perspective == Perspective::Own || look.is_detailed);
        if look.is_detailed {
            self.add_details(&mut snapshot);
        }
        Ok(snapshot)
    }

    /// Returns what is needed to look at an earlier moment.
    pub(super) fn past(&self, look: Look) -> Result<Past, RequestError> {
        let session = self.play.as_ref().map(|play| play.session.clone());
        Ok(Past::new(self.look(look)?, session, self.visibility(), look.moment))
    }

    /// Returns the table as it is now, with what pages show.
    pub(super) fn detailed_snapshot(&self, viewer: ViewerRole) -> TableSnapshot {
        let mut snapshot = self.snapshot_for(viewer);
        self.add_details(&mut snapshot);
        snapshot
    }

    fn add_details(&self, snapshot: &mut TableSnapshot) {
        let player = snapshot.own.and_then(|seat| self.row.arrangement.seats[seat.index()].visitor());
        snapshot.may_ask = player.is_some_and(|player| self.is_alone(player));
        let Some(play) = &self.play else { return };
        let is_finished = self.row.progress.status.is_finished();
        let course = is_finished.then(|| self.course.get_or_init(|| Arc::new(play.session.course())).clone());
        let lesson = self.row.arrangement.settings.lesson().filter(|_| self.playing().is_ok());
        snapshot.add_details(&play.session, self.visibility(), course, lesson);
    }

    /// Returns the table as it is now.
    pub(super) fn snapshot_for(&self, viewer: ViewerRole) -> TableSnapshot {
        let TableRow { id, progress, arrangement, .. } = &self.row;
        let own = viewer.own();
        let snapshot = TableSnapshot {
            status: progress.status,
            audience: viewer.audience,
            own,
            is_host: viewer.is_host,
            seq: progress.seq,
            scores: self.visibility().scores,
            can_undo: own.is_some_and(|seat| self.can_undo(seat)),
            rematch: arrangement.rematch.map(|id| id.to_string()),
            frozen: self.frozen.clone(),
            ..TableSnapshot::open(id.to_string(), arrangement.settings.table_options(), self.seats())
        };
        match &self.play {
            Some(play) => snapshot.with_game(&play.session, self.visibility()),
            None => snapshot,
        }
    }

    /// Returns what the settings let viewers see now: everything once the game is over.
    pub(super) fn visibility(&self) -> Visibility {
        self.row.arrangement.settings.visibility()
    }

    /// Returns what a stream missed that knows the first `after` steps; `None` if these end before the previous round, which
    /// would take a replay of the game.
    pub(super) fn missed(&self, viewer: ViewerRole, after: u64) -> Option<Update> {
        let session = &self.play.as_ref()?.session;
        let from = u32::try_from(after).map_or(session.seq(), |after| after.min(session.seq()));
        let (audience, visibility) = (viewer.audience, self.visibility());
        Some(Update {
            from: from.into(),
            before: session
                .view_at(from, audience, visibility)
                .filter(|_| from >= session.previous_round())
                .map(Box::new)?,
            steps: session.since(from, audience, visibility).into(),
            table: Arc::new(self.detailed_snapshot(viewer)),
        })
    }

    /// Returns a decision that the visitor may be advised on: any of a finished game, or their own where no other person
    /// plays.
    pub(super) fn consult(
        &self,
        visitor: VisitorId,
        seq: Option<u64>,
        seat: Option<Seat>,
    ) -> Result<Question, RequestError> {
        let own = seat_of(&self.row.arrangement.seats, visitor);
        let is_own = own.is_some() && (seat.is_none() || seat == own);
        if !(self.row.progress.status.is_finished() || self.is_alone(visitor) && is_own) {
            return Err(RequestError::StillSecret);
        }
        let seat = seat.or(own).ok_or(RequestError::NotSeated)?;
        // The bot that answers sees what the seat may see.
        let seq_or_now = seq.unwrap_or(self.row.progress.seq);
        let session = &self.play.as_ref().ok_or(RequestError::NotRunning)?.session;
        let game = session.at(u32::try_from(seq_or_now).unwrap_or(u32::MAX), Visibility::FULL)?;
        let memory = self.row.arrangement.settings.memory;
        let question = Question::new(&game, seat, memory).with_levels(bot_levels(&self.row.arrangement.seats));
        if !question.is_asked() {
            return Err(RequestError::WrongValue { field: "seq" });
        }
        let is_present = seq.is_none_or(|seq| seq == self.row.progress.seq);
        Ok(match self.play.as_ref().filter(|_| is_present && !memory) {
            Some(play) => question.with_past(&play.session.decisions(), &game),
            None => question,
        })
    }

    /// Returns true if no other person plays.
    pub(super) fn is_alone(&self, visitor: VisitorId) -> bool {
        self.row.arrangement.seats.iter().all(|occupant| occupant.visitor().is_none_or(|who| who == visitor))
    }

    /// Returns the record of a game that is over.
    pub(super) fn record(&self) -> Result<String, RequestError> {
        let play =
            self.play.as_ref().filter(|_| self.row.progress.status.is_finished()).ok_or(RequestError::NotOver)?;
        let names = self.row.arrangement.seats.iter().map(name).collect();
        play.session.to_record(names).map_err(|_| RequestError::Unavailable)
    }

    pub(super) fn seats(&self) -> Vec<SeatSnapshot> {
        let (presence, reserved) = (self.presence(), self.reserved());
        let mut seats = seat_snapshots(&self.row.arrangement.seats);
        for (snapshot, seat) in seats.iter_mut().zip(Seat::ALL) {
            let Presence { is_present, is_absent, is_away, is_stalling } = presence[seat];
            (snapshot.is_present, snapshot.is_absent, snapshot.is_away) = (is_present, is_absent, is_away);
            (snapshot.is_stalling, snapshot.votes) = (is_stalling, self.votes(seat));
            snapshot.is_reserved = reserved.get(seat.index()).copied().flatten().is_some();
            snapshot.is_asked = self.row.progress.asked.contains(&seat);
            snapshot.is_ready = self.has_bid(seat);
        }
        seats
    }
}

/// Returns the name of a player in a record.
fn name(occupant: &StoredOccupant) -> String {
    match occupant {
        StoredOccupant::Person { name, .. } | StoredOccupant::Gone(Some(name)) => name.clone(),
        StoredOccupant::Bot(level) => level.name().to_owned(),
        StoredOccupant::Gone(None) | StoredOccupant::Open => "?".to_owned(),
    }
}
