//! A table: the game, pending secret bids, and the history.

use std::cmp::Ordering;
use std::fmt;

use elvaland_rules::mechanics::Refusal;
use elvaland_rules::{Action, AnyGame, Audience, BySeat, GameName, Seat, SeatSet, with_state};

use crate::applied::{self, Applied, AppliedStep, PlayedStep, SeenStep};
use crate::chance::Chance;
use crate::history::{History, LoggedEvent};
use crate::record::Header;
use crate::view::{AnyView, Visibility};

/// A game being played at a table: rules state, pending secret bids, history.
///
/// The session holds every secret. What people see comes from [`view`](Session::view), [`log`](Session::log),
/// [`since`](Session::since) and [`Applied`] steps through [`AppliedStep::seen_by`].
#[derive(Clone)]
pub struct Session {
    pub(crate) header: Header,
    game: AnyGame,
    pending: BySeat<Option<Action>>,
    history: History,
}

/// The player has no bid to withdraw and no step to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToUndo;

impl fmt::Display for NothingToUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing to undo")
    }
}

impl std::error::Error for NothingToUndo {}

/// The error of asking for an earlier moment that cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSuchMoment {
    /// The game has fewer steps.
    Later,
    /// Memory mode hides earlier rounds until the end of the game.
    Hidden,
    /// The game has not begun.
    NotBegun,
}

impl fmt::Display for NoSuchMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSuchMoment::Later => "the game has fewer steps",
            NoSuchMoment::Hidden => "memory mode hides earlier rounds until the end of the game",
            NoSuchMoment::NotBegun => "the game has not begun",
        })
    }
}

impl std::error::Error for NoSuchMoment {}

impl Session {
    /// Creates a session of `game` before its first step.
    pub(crate) fn new(header: Header, game: AnyGame) -> Session {
        Session { header, game, pending: BySeat::default(), history: History::default() }
    }

    /// Creates a session like this one before its first step.
    pub(crate) fn rewound(&self) -> Option<Session> {
        Session::before_first_step(self.game.name(), &self.header).ok()
    }

    /// Returns a session with at most `seq` steps, and how many: the previous and the current round begin at checkpoints,
    /// earlier ones are replayed from the first step. Nothing is taken back across the beginning of a round.
    fn rewound_to(&self, seq: u32) -> Option<(u32, Session)> {
        match self.history.checkpoint(seq) {
            Some(checkpoint) => Some((checkpoint.seq, Session::new(self.header.clone(), checkpoint.game.clone()))),
            None => Some((0, self.rewound()?)),
        }
    }

    /// Returns the number of steps before the previous round: what came since is at hand without replaying the game.
    pub fn previous_round(&self) -> u32 {
        self.history.previous_round()
    }

    /// Returns the game with every secret.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns which game is played.
    pub fn name(&self) -> GameName {
        self.game.name()
    }

    /// Returns the options and the set-up of the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the number of steps, undos among them.
    pub fn seq(&self) -> u32 {
        self.history.seq()
    }

    /// Returns the number of steps that were not taken back.
    pub fn step(&self) -> u32 {
        self.history.standing_len()
    }

    /// Returns the pending bid of `seat`: secret until all are in.
    pub fn pending(&self, seat: Seat) -> Option<Action> {
        self.pending[seat]
    }

    /// Returns the seats that have to choose and have no pending bid.
    pub fn waiting_for(&self) -> SeatSet {
        self.game.asked().iter().filter(|&seat| self.pending[seat].is_none()).collect()
    }

    /// Returns what submitting `action` for `seat` causes, without changing the session; see [`Session::apply`].
    ///
    /// # Errors
    /// An illegal action.
    pub fn plan(&self, seat: Seat, action: Action, chance: &mut impl Chance) -> Result<Applied, Refusal> {
        self.game.check(seat, action)?;
        let mut pending = self.pending;
        let mut choices = vec![(seat, action)];
        if self.game.is_bidding() {
            pending[seat] = Some(action);
            let asked = self.game.asked();
            choices = asked.iter().filter_map(|seat| Some((seat, pending[seat]?))).collect();
            if choices.len() < asked.len() {
                return Ok(Applied { steps: Vec::new(), undoable: true, pending });
            }
            pending = BySeat::default();
        }
        let steps = with_state!(&self.game, state => applied::play_on(state.clone(), &choices, chance))?;
        let undoable = steps.iter().all(AppliedStep::is_undoable);
        Ok(Applied { steps, undoable, pending })
    }

    /// Returns what taking back the last choice of `seat` causes, without changing the session. Forced steps after the
    /// choice are taken back with it.
    ///
    /// # Errors
    /// The last step is not theirs, revealed or drew something, or the player has used up their undos.
    pub fn plan_undo(&self, seat: Seat) -> Result<Applied, NothingToUndo> {
        let mut steps = Vec::new();
        for step in self.history.undoable(seat).iter().rev() {
            steps.push(AppliedStep {
                played: PlayedStep::Undo(seat),
                record: PlayedStep::undo_record(seat),
                events: Vec::new(),
                after: step.before.clone(),
            });
            if step.before.forced(seat).is_none() {
                break;
            }
        }
        if steps.is_empty() {
            return Err(NothingToUndo);
        }
        Ok(Applied { steps, undoable: false, pending: self.pending })
    }

    /// Applies what [`plan`](Session::plan) or [`plan_undo`](Session::plan_undo) returned for the session as it is now.
    pub fn apply(&mut self, applied: &Applied) {
        self.pending = applied.pending;
        for step in &applied.steps {
            self.push(step);
        }
    }

    pub(crate) fn push(&mut self, step: &AppliedStep) {
        self.history.push(step, &self.game);
        self.game = step.after.clone();
    }

    /// Submits `action` for `seat`. A bid stays pending, and can be replaced, until all are in.
    ///
    /// # Errors
    /// An illegal action; the session is unchanged.
    pub fn submit(&mut self, seat: Seat, action: Action, chance: &mut impl Chance) -> Result<Applied, Refusal> {
        let applied = self.plan(seat, action, chance)?;
        self.apply(&applied);
        Ok(applied)
    }

    /// Sets the pending bid of `seat`, which was accepted before the session was stored.
    ///
    /// # Errors
    /// An illegal bid; the session is unchanged.
    pub fn restore_bid(&mut self, seat: Seat, bid: Action) -> Result<(), Refusal> {
        self.game.check(seat, bid)?;
        self.pending[seat] = Some(bid);
        Ok(())
    }

    /// Withdraws the pending bid of `seat`.
    ///
    /// # Errors
    /// The seat has none.
    pub fn withdraw(&mut self, seat: Seat) -> Result<(), NothingToUndo> {
        self.pending[seat].take().map(|_| ()).ok_or(NothingToUndo)
    }

    /// Returns true if `seat` can take back its last choice.
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.history.undoable(seat).is_empty()
    }

    /// Takes back the last choice of `seat`; see [`plan_undo`](Session::plan_undo).
    ///
    /// # Errors
    /// There is nothing that the player may take back.
    pub fn undo(&mut self, seat: Seat) -> Result<Applied, NothingToUndo> {
        let applied = self.plan_undo(seat)?;
        self.apply(&applied);
        Ok(applied)
    }

    /// Returns a seat with a single option that everybody can see, and the option. Submit it to play for them.
    pub fn forced(&self) -> Option<(Seat, Action)> {
        let seat = self.waiting_for().first()?;
        Some((seat, self.game.forced(seat)?))
    }

    /// Returns what `audience` may see now.
    pub fn view(&self, audience: Audience, visibility: Visibility) -> AnyView {
        AnyView::of(&self.game, audience, visibility)
    }

    /// Returns what happened so far as `audience` may know it. Steps that were taken back are left out.
    pub fn log(&self, audience: Audience, visibility: Visibility) -> Vec<LoggedEvent> {
        self.history.log(audience, visibility.at(&self.game).memory)
    }

    /// Returns the first `seq` that may be shown: memory mode hides earlier rounds until the end of the game.
    pub fn first_visible(&self, visibility: Visibility) -> u32 {
        match visibility.at(&self.game).memory {
            true if self.history.round().seq > 0 => self.history.round().seq + 1,
            _ => 0,
        }
    }

    /// Returns the game after `seq` steps, undos among them.
    ///
    /// # Errors
    /// A moment that has not come, or that memory mode hides.
    pub fn at(&self, seq: u32, visibility: Visibility) -> Result<AnyGame, NoSuchMoment> {
        if seq > self.seq() {
            return Err(NoSuchMoment::Later);
        }
        if seq < self.first_visible(visibility) {
            return Err(NoSuchMoment::Hidden);
        }
        if seq == self.seq() {
            return Ok(self.game.clone());
        }
        let (from, mut session) = self.rewound_to(seq).ok_or(NoSuchMoment::Later)?;
        for &step in &self.history.steps()[from as usize..seq as usize] {
            session.follow(step).ok_or(NoSuchMoment::Later)?;
        }
        Ok(session.game)
    }

    /// Returns all steps after the first `seq`, with what each caused.
    pub fn applied_since(&self, seq: u32) -> Vec<AppliedStep> {
        let Some((from, mut session)) = self.rewound_to(seq) else { return Vec::new() };
        let mut steps = Vec::new();
        for (at, &step) in (from..).zip(&self.history.steps()[from as usize..]) {
            let Some(applied) = session.follow(step) else { break };
            if at >= seq {
                steps.push(applied);
            }
        }
        steps
    }

    /// Returns all steps after the first `seq` as `audience` may see them. In memory mode, steps before the current round do
    /// not show other players' coins and trades.
    pub fn since(&self, seq: u32, audience: Audience, visibility: Visibility) -> Vec<SeenStep> {
        let (visibility, round) = (visibility.at(&self.game), self.history.round());
        let seen = |(seq, applied): (u32, AppliedStep)| match (visibility.memory, seq.cmp(&round.seq)) {
            (true, Ordering::Less) => applied.remembered_by(seq, audience, None, &self.game),
            (true, Ordering::Equal) => applied.remembered_by(seq, audience, Some(round.events), &self.game),
            _ => applied.seen_by(seq, audience, visibility),
        };
        (seq..).zip(self.applied_since(seq)).map(seen).collect()
    }

    /// Returns what `audience` may see now of the moment after `seq` steps; `None` if it has not come. In memory mode, an
    /// earlier round does not show other players' coins.
    pub fn view_at(&self, seq: u32, audience: Audience, visibility: Visibility) -> Option<AnyView> {
        let game = self.at(seq, Visibility::FULL).ok()?;
        Some(match seq < self.first_visible(visibility) {
            true => AnyView::of_earlier_round(&game, &self.game, audience),
            false => AnyView::of(&game, audience, visibility.at(&self.game)),
        })
    }

    /// Follows a step that was made before. `None` if the rules refuse it.
    pub(crate) fn follow(&mut self, step: PlayedStep) -> Option<AppliedStep> {
        let applied = match step {
            PlayedStep::Undo(seat) => AppliedStep {
                played: step,
                record: PlayedStep::undo_record(seat),
                events: Vec::new(),
                after: self.history.last_undoable(seat)?.before.clone(),
            },
            PlayedStep::Choice(seat, action) => {
                with_state!(&self.game, state => applied::choose(&mut state.clone(), seat, action)).ok()?
            }
            PlayedStep::Draw(draw) => with_state!(&self.game, state => applied::draw(&mut state.clone(), draw)).ok()?,
        };
        self.push(&applied);
        Some(applied)
    }

    /// Returns the steps that were not taken back.
    pub(crate) fn standing(&self) -> Vec<PlayedStep> {
        self.history.standing()
    }
}
