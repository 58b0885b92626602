//! Looking at a table: now, at an earlier moment, or by the steps since one.

use std::sync::Arc;

use elvaland_rules::{AnyGame, Audience, Seat};
use elvaland_session::{AnyView, NoSuchMoment, SeenStep, Visibility};

use super::broadcast::StepEvent;
use super::live_table::LiveTable;
use super::presence::Presence;
use super::watchers::Viewer;
use crate::bots::Question;
use crate::model::{
    Details, Occupant, SeatSnapshot, SeatsSnapshot, TableRow, TableSnapshot, VisitorId, bot_levels, seat_of,
};
use crate::request_error::RequestError;

/// The maximum number of events played back at once; a viewer who missed more gets the latest.
const MAX_EVENTS: usize = 400;

/// A moment of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The present.
    Now,
    /// After so many steps, undos among them.
    Seq(u64),
    /// The first stop with at least so many steps before it, not counting what was taken back.
    Step(u32),
}

/// The audience of an earlier moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Perspective {
    /// The visitor's own.
    Own,
    /// Another seat's; only when the game is over.
    Other(Audience),
}

/// A request to see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) visitor: Option<VisitorId>,
    pub(crate) moment: Moment,
    pub(crate) perspective: Perspective,
    /// Whether the snapshot has [`Details`].
    pub(crate) is_detailed: bool,
}

/// The steps since a moment as a viewer may see them.
pub(crate) struct StepsSince {
    /// The number of steps before the first one: more than was asked for if some were left out.
    pub(crate) since: u32,
    /// Whether earlier steps were left out because there were too many.
    pub(crate) is_cut: bool,
    /// What the viewer may see of the moment before the first step.
    pub(crate) before: Option<AnyView>,
    /// Whether that moment is of an earlier round, which memory mode hides.
    pub(crate) is_before_hidden: bool,
    /// The steps in order, with at most [`MAX_EVENTS`] events.
    pub(crate) steps: Vec<SeenStep>,
    /// The table after them.
    pub(crate) table: TableSnapshot,
}

impl LiveTable {
    pub(crate) fn audience_of(&self, visitor: Option<VisitorId>) -> Audience {
        self.viewer(visitor).audience
    }

    pub(super) fn viewer(&self, visitor: Option<VisitorId>) -> Viewer {
        let seat = visitor.and_then(|visitor| seat_of(&self.row.arrangement.seats, visitor));
        let audience = seat.map_or(Audience::Spectator, Audience::Seat);
        Viewer { audience, is_host: visitor.is_some() && self.row.arrangement.host == visitor }
    }

    /// Returns the table as a request wants to see it.
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
            snapshot.may_ask = own.is_some() && look.visitor.is_some_and(|visitor| self.is_alone(visitor));
            snapshot.details = self.details(viewer.audience, own);
        }
        match look.moment {
            Moment::Now => {}
            Moment::Seq(seq) => self.rewind_to_seq(&mut snapshot, seq)?,
            Moment::Step(step) => self.rewind_to_step(&mut snapshot, step)?,
        }
        Ok(snapshot)
    }

    /// Returns the table as it is now.
    pub(super) fn snapshot_for(&self, viewer: Viewer) -> TableSnapshot {
        let TableRow { id, progress, arrangement, .. } = &self.row;
        let own = viewer.own();
        let (play, visibility) = (self.play.as_ref(), self.visibility());
        let game = play.map(|play| play.session.game());
        let playing = play.filter(|_| !progress.status.is_finished());
        TableSnapshot {
            id: *id,
            status: progress.status,
            settings: arrangement.settings.summary(),
            seats: self.seats(),
            audience: viewer.audience,
            own,
            is_host: viewer.is_host,
            seq: progress.seq,
            view: game.map(|game| AnyView::of(game, viewer.audience, visibility)),
            scores: game.map_or(visibility, |game| visibility.at(game)).scores,
            legal: own
                .zip(playing)
                .map_or_else(Vec::new, |(seat, play)| play.session.game().legal_actions(seat).to_vec()),
            bid: own.zip(playing).and_then(|(seat, play)| play.session.pending(seat)),
            can_undo: own.is_some_and(|seat| self.can_undo(seat)),
            may_ask: false,
            outcome: game.and_then(AnyGame::outcome),
            rematch: arrangement.rematch,
            frozen: self.frozen.clone(),
            details: Details::default(),
        }
    }

    fn details(&self, audience: Audience, own: Option<Seat>) -> Details {
        let Some(play) = &self.play else { return Details::default() };
        let is_finished = self.row.progress.status.is_finished();
        let lesson = self.row.arrangement.settings.lesson();
        let guide = own.zip(lesson).filter(|_| self.playing().is_ok());
        Details {
            log: play.session.log(audience, self.visibility()),
            course: is_finished.then(|| self.course.get_or_init(|| Arc::new(play.session.course())).clone()),
            has_past: self.has_past(),
            moment: None,
            guide: guide.map(|(seat, lesson)| lesson.choice(play.session.game(), seat)),
        }
    }

    /// Returns what the settings let viewers see now: everything once the game is over.
    fn visibility(&self) -> Visibility {
        self.row.arrangement.settings.visibility()
    }

    /// Puts the game after `seq` steps into a snapshot.
    fn rewind_to_seq(&self, snapshot: &mut TableSnapshot, seq: u64) -> Result<(), RequestError> {
        if seq == snapshot.seq || self.play.is_none() {
            return if seq <= snapshot.seq { Ok(()) } else { Err(RequestError::WrongValue { field: "seq" }) };
        }
        let game = self.game_at(seq, self.visibility())?;
        snapshot.seq = seq;
        self.put_earlier(snapshot, &game, self.visibility());
        Ok(())
    }

    /// Puts the game at the first stop with at least `step` steps before it into a snapshot.
    fn rewind_to_step(&self, snapshot: &mut TableSnapshot, step: u32) -> Result<(), RequestError> {
        let play = self.play.as_ref().filter(|_| self.has_past()).ok_or(RequestError::StillSecret)?;
        let course = match &snapshot.details.course {
            Some(course) => course.clone(),
            None => Arc::new(play.session.course()),
        };
        let stop = course.stops.iter().find(|stop| stop.step >= step).or(course.stops.last());
        let step = stop.ok_or(RequestError::NotRunning)?.step;
        let game = play.session.at_step(step, Visibility::FULL).map_err(|_| RequestError::Unavailable)?;
        let visibility = match snapshot.status.is_finished() {
            true => Visibility::FULL,
            false => self.visibility(),
        };
        self.put_earlier(snapshot, &game, visibility);
        for (seat, state) in Seat::ALL.into_iter().zip(&mut snapshot.seats) {
            state.is_asked = game.asked().contains(seat);
            state.is_ready = false;
        }
        (snapshot.may_ask, snapshot.details.guide) = (false, None);
        snapshot.details.moment = Some((course, step));
        Ok(())
    }

    fn put_earlier(&self, snapshot: &mut TableSnapshot, game: &AnyGame, visibility: Visibility) {
        snapshot.view = Some(AnyView::of(game, snapshot.audience, visibility));
        snapshot.scores = visibility.at(game).scores;
        snapshot.legal = match snapshot.audience {
            Audience::Seat(seat) => game.legal_actions(seat).to_vec(),
            Audience::Spectator | Audience::Open => Vec::new(),
        };
        (snapshot.bid, snapshot.can_undo) = (None, false);
        snapshot.outcome = snapshot.outcome.take().filter(|_| game.is_over());
    }

    /// Returns the game after `seq` steps.
    fn game_at(&self, seq: u64, visibility: Visibility) -> Result<AnyGame, RequestError> {
        let play = self.play.as_ref().ok_or(RequestError::NotRunning)?;
        play.session.at(u32::try_from(seq).unwrap_or(u32::MAX), visibility).map_err(|no| match no {
            NoSuchMoment::Later => RequestError::WrongValue { field: "seq" },
            NoSuchMoment::Hidden => RequestError::StillSecret,
        })
    }

    /// Returns true if earlier moments may be looked at: in memory mode not before the end.
    fn has_past(&self) -> bool {
        self.play.is_some() && (self.row.progress.status.is_finished() || !self.row.arrangement.settings.memory)
    }

    /// Returns the steps after the first `since`, up to the moment that `look` wants to see. For [`Moment::Step`], steps that
    /// were taken back are neither counted nor returned.
    pub(super) fn steps_since(&self, look: Look, since: u32) -> Result<StepsSince, RequestError> {
        let table = self.look(look)?;
        let play = self.play.as_ref().ok_or(RequestError::NotRunning)?;
        let until = table.details.moment.as_ref().map(|&(_, step)| play.session.until_step(step));
        let until = until.transpose().map_err(|_| RequestError::Unavailable)?;
        let session = until.as_ref().unwrap_or(&play.session);
        let visibility = if table.status.is_finished() { Visibility::FULL } else { self.visibility() };
        let steps = latest(session.since(since, table.audience, visibility));
        let first = steps.first().map_or(session.seq(), |step| step.seq);
        Ok(StepsSince {
            since: first,
            is_cut: first > since,
            before: session.view_at(first, table.audience, visibility),
            is_before_hidden: first < session.first_visible(visibility),
            steps,
            table,
        })
    }

    /// Returns what a stream missed that knows the first `seq` steps.
    pub(super) fn missed(&self, viewer: Viewer, seq: u64) -> Vec<StepEvent> {
        let Some(play) = &self.play else { return Vec::new() };
        let seq = u32::try_from(seq).unwrap_or(u32::MAX);
        let steps = play.session.since(seq, viewer.audience, self.visibility());
        steps.iter().flat_map(StepEvent::of_seen).collect()
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
        // The question is answered by a bot that sees what the seat may see.
        let game = self.game_at(seq.unwrap_or(self.row.progress.seq), Visibility::FULL)?;
        if game.legal_actions(seat).is_empty() {
            return Err(RequestError::WrongValue { field: "seq" });
        }
        let (memory, is_present) =
            (self.row.arrangement.settings.memory, seq.is_none_or(|seq| seq == self.row.progress.seq));
        let past = self.play.as_ref().filter(|_| is_present && !memory).map(|play| play.session.decisions());
        let levels = bot_levels(&self.row.arrangement.seats);
        Ok(Question { game, seat, memory, past: past.unwrap_or_default(), levels })
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

    pub(super) fn seats_snapshot(&self, is_host: bool) -> SeatsSnapshot {
        SeatsSnapshot {
            status: self.row.progress.status,
            seq: self.row.progress.seq,
            seats: self.seats(),
            is_host,
            rematch: self.row.arrangement.rematch,
        }
    }

    fn seats(&self) -> Vec<SeatSnapshot> {
        let (presence, reserved) = (self.presence(), self.reserved());
        let mut seats = SeatSnapshot::all(&self.row.arrangement.seats);
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
fn name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person { name, .. } | Occupant::Gone(Some(name)) => name.clone(),
        Occupant::Bot(level) => level.name().to_owned(),
        Occupant::Gone(None) | Occupant::Open => "?".to_owned(),
    }
}

/// Returns the last steps, with at most [`MAX_EVENTS`] events.
fn latest(mut steps: Vec<SeenStep>) -> Vec<SeenStep> {
    let mut events = 0;
    let kept = steps.iter().rev().take_while(|step| {
        events += step.events.len().max(1);
        events <= MAX_EVENTS
    });
    let kept = kept.count();
    steps.drain(..steps.len() - kept);
    steps
}
