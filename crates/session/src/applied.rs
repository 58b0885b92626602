//! Steps of a session, and what each of them caused.

use elvaland_rules::mechanics::{Draw, Event, Listener, Refusal};
use elvaland_rules::record::{RecordFormat, RecordStep};
use elvaland_rules::{Action, AnyGame, Audience, BySeat, Seat, State, Turn};

use crate::chance::Chance;
use crate::history::shows_coin;
use crate::view::{AnyView, Visibility};

/// The kind of a step that takes one back. Records of finished games leave it out.
const UNDO: &str = "undo";

/// A step of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayedStep {
    /// A player chose.
    Choice(Seat, Action),
    /// Cards were drawn.
    Draw(Draw),
    /// A player took back the last step.
    Undo(Seat),
}

impl PlayedStep {
    /// Returns the player who made the step; `None` for a draw.
    pub fn player(self) -> Option<Seat> {
        match self {
            PlayedStep::Choice(seat, _) | PlayedStep::Undo(seat) => Some(seat),
            PlayedStep::Draw(_) => None,
        }
    }

    /// Returns the player who takes the last step back by `step`, if it is an undo.
    pub(crate) fn undone_by(step: &RecordStep) -> Option<Seat> {
        step.player.and_then(Seat::new).filter(|_| step.kind == UNDO)
    }

    pub(crate) fn undo_record(seat: Seat) -> RecordStep {
        RecordStep { kind: UNDO.to_owned(), player: Some(seat.index()), ..RecordStep::default() }
    }
}

/// An event, and the game right after it.
#[derive(Clone, PartialEq, Debug)]
pub struct AppliedEvent {
    /// What happened; it may hold a secret, see [`Event::for_audience`].
    pub event: Event,
    /// The game right after it, with every secret.
    pub after: AnyGame,
}

/// A step, and what it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct AppliedStep {
    /// The step.
    pub played: PlayedStep,
    /// The step in the notation of records, with the additional kind `undo`.
    pub record: RecordStep,
    /// What happened, in order; nothing for an undo.
    pub events: Vec<AppliedEvent>,
    /// The game after the step, with every secret.
    pub after: AnyGame,
}

impl AppliedStep {
    /// Returns true if the player may take the step back: it revealed and drew nothing.
    pub(crate) fn is_undoable(&self) -> bool {
        !self.events.is_empty() && self.events.iter().all(|applied| applied.event.is_revocable())
    }

    /// Returns the step as memory mode lets `audience` see it again. The first `earlier` events (`None`: all) are of an
    /// earlier round than `now`; those that show other players' coins are left out.
    pub(crate) fn remembered_by(
        &self,
        seq: u32,
        audience: Audience,
        earlier: Option<usize>,
        now: &AnyGame,
    ) -> SeenStep {
        let visibility = Visibility { memory: true, ..Visibility::FULL };
        let mut step = self.seen_by(seq, audience, visibility);
        let count = earlier.unwrap_or(self.events.len());
        for (applied, seen) in self.events.iter().zip(&mut step.events).take(count) {
            seen.view = AnyView::of_earlier_round(&applied.after, now, audience);
        }
        let current = step.events.split_off(count.min(step.events.len()));
        step.events.retain(|seen| !shows_coin(&seen.event, audience));
        step.events.extend(current);
        if earlier.is_none() {
            step.view = AnyView::of_earlier_round(&self.after, now, audience);
        }
        step
    }

    /// Returns the step as `audience` may see it; `seq` is the number of steps before it.
    pub fn seen_by(&self, seq: u32, audience: Audience, visibility: Visibility) -> SeenStep {
        // Between two events of a step the agenda can be empty, which looks like the end of the game.
        let visibility = visibility.at(&self.after);
        let seen = |applied: &AppliedEvent| SeenEvent {
            event: applied.event.for_audience(audience),
            view: AnyView::limited(&applied.after, audience, visibility),
        };
        SeenStep {
            seq,
            undone_by: match self.played {
                PlayedStep::Undo(seat) => Some(seat),
                PlayedStep::Choice(..) | PlayedStep::Draw(_) => None,
            },
            events: self.events.iter().map(seen).collect(),
            view: AnyView::limited(&self.after, audience, visibility),
        }
    }
}

/// What one submission causes: the steps to store, and the events to send and to play back.
#[derive(Clone, PartialEq, Debug)]
pub struct Applied {
    /// The steps in order; none if a bid waits for the others.
    pub steps: Vec<AppliedStep>,
    /// Whether the submission can be taken back as long as nobody else acts.
    pub undoable: bool,
    /// The pending bids afterwards.
    pub(crate) pending: BySeat<Option<Action>>,
}

impl Applied {
    /// Returns the pending bids afterwards: those of a round that is not revealed yet.
    pub fn pending(&self) -> &BySeat<Option<Action>> {
        &self.pending
    }

    /// Returns the game afterwards; `None` if no step was made.
    pub fn game(&self) -> Option<&AnyGame> {
        self.steps.last().map(|step| &step.after)
    }
}

/// An event as one audience may see it, with its view right afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenEvent {
    /// What happened.
    pub event: Event,
    /// What the audience sees right after it.
    pub view: AnyView,
}

/// A step as one audience may see it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenStep {
    /// The number of steps before it.
    pub seq: u32,
    /// The player who took back the step before, if this is an undo.
    pub undone_by: Option<Seat>,
    /// What happened, in order.
    pub events: Vec<SeenEvent>,
    /// What the audience sees after the step.
    pub view: AnyView,
}

/// Plays `choices` in order, then draws for as long as the game waits for chance.
pub(crate) fn play_on<R: RecordFormat>(
    mut state: State<R>,
    choices: &[(Seat, Action)],
    chance: &mut impl Chance,
) -> Result<Vec<AppliedStep>, Refusal>
where
    AnyGame: From<State<R>>,
{
    let mut steps = Vec::new();
    for &(seat, action) in choices {
        steps.push(choose(&mut state, seat, action)?);
    }
    while state.turn() == Turn::Chance {
        let drawn = chance.draw(&state);
        steps.push(draw(&mut state, drawn)?);
    }
    Ok(steps)
}

pub(crate) fn choose<R: RecordFormat>(state: &mut State<R>, seat: Seat, action: Action) -> Result<AppliedStep, Refusal>
where
    AnyGame: From<State<R>>,
{
    let (record, mut log) = (state.step_of(seat, action), EventLog(Vec::new()));
    state.play(seat, action, &mut log)?;
    Ok(log.into_step(PlayedStep::Choice(seat, action), record, state))
}

pub(crate) fn draw<R: RecordFormat>(state: &mut State<R>, draw: Draw) -> Result<AppliedStep, Refusal>
where
    AnyGame: From<State<R>>,
{
    let (record, mut log) = (state.step_of_draw(&draw), EventLog(Vec::new()));
    state.draw(&draw, &mut log)?;
    Ok(log.into_step(PlayedStep::Draw(draw), record, state))
}

/// Collects events, each with the game right after it.
struct EventLog(Vec<AppliedEvent>);

impl<R: RecordFormat> Listener<R> for EventLog
where
    AnyGame: From<State<R>>,
{
    fn on_event(&mut self, event: Event, state: &State<R>) {
        self.0.push(AppliedEvent { event, after: state.clone().into() });
    }
}

impl EventLog {
    fn into_step<R: RecordFormat>(self, played: PlayedStep, record: RecordStep, state: &State<R>) -> AppliedStep
    where
        AnyGame: From<State<R>>,
    {
        AppliedStep { played, record, events: self.0, after: state.clone().into() }
    }
}
