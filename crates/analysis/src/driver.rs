//! The match driver: plays one game from its start to its end.
//!
//! Simulations and matches differ in where draws and decisions come from; a [`Control`] supplies both.

use elvaland_bots::seed;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw, QuestionKind};
use elvaland_rules::record::{RecordFormat, Recorder};
use elvaland_rules::{BySeat, Rules, Seat, State, Turn};
use elvaland_rules::{Listener, SeatSet};

use crate::party::Party;

/// Supplies the draws and the decisions of one game.
pub(crate) trait Control<R: Rules> {
    /// True if every action it returns is known to be legal: then the driver does not check it again.
    const IS_LEGAL: bool;

    /// Returns the next draw of a game that waits for chance.
    fn draw(&mut self, game: &State<R>) -> Draw;

    /// Returns the actions of the asked seats. A seat without an action is asked again in the next turn.
    fn decide(&mut self, game: &State<R>, seats: SeatSet) -> BySeat<Option<Action>>;
}

/// Random play: draws and uniformly random legal actions come from the same generator, one seat at a time.
impl<R: Rules> Control<R> for Dealer {
    const IS_LEGAL: bool = true;

    fn draw(&mut self, game: &State<R>) -> Draw {
        Dealer::draw(self, game)
    }

    fn decide(&mut self, game: &State<R>, seats: SeatSet) -> BySeat<Option<Action>> {
        let mut actions = BySeat::default();
        if let Some(seat) = seats.first() {
            actions[seat] = Some(self.pick(game, seat));
        }
        actions
    }
}

/// Supplies the draws of a game.
pub(crate) trait DrawSource {
    /// Returns the next draw.
    fn draw<R: Rules>(&mut self, game: &State<R>) -> Draw;
}

impl DrawSource for Dealer {
    fn draw<R: Rules>(&mut self, game: &State<R>) -> Draw {
        Dealer::draw(self, game)
    }
}

/// The draws of a deal that is played in several rotations.
///
/// A draw depends on the deal, the age and the round, not on the random numbers used before it: all rotations see the
/// same cards as long as their decks are equal.
pub(crate) struct DealChance {
    deal: u64,
    other_draws: u64,
}

impl DealChance {
    /// Returns the draws of deal number `deal` of a match with this seed.
    pub(crate) fn new(seed: u64, deal: u64) -> DealChance {
        DealChance { deal: seed::mixed([seed, deal]), other_draws: 0 }
    }
}

impl DrawSource for DealChance {
    fn draw<R: Rules>(&mut self, game: &State<R>) -> Draw {
        let table = game.table();
        // The round identifies a deal of cards to the taverns; the few other draws are numbered.
        let number = if table.question() == Some(QuestionKind::Deal) {
            0
        } else {
            self.other_draws += 1;
            self.other_draws
        };
        let [age, round] = [table.age().number(), table.round()].map(u64::from);
        game.random_draw(&mut seed::rng(seed::mixed([self.deal, age, round, number])))
    }
}

/// Bots on all seats, with draws from `chance`.
pub(crate) struct Bots<'a, R: Rules, C> {
    pub(crate) party: &'a mut Party<R>,
    pub(crate) chance: C,
}

impl<R: Rules, C: DrawSource> Control<R> for Bots<'_, R, C> {
    /// The party checks what bots choose.
    const IS_LEGAL: bool = true;

    fn draw(&mut self, game: &State<R>) -> Draw {
        self.chance.draw(game)
    }

    /// Asks all seats before any of their actions is played, so that nobody reacts to a simultaneous choice.
    fn decide(&mut self, game: &State<R>, seats: SeatSet) -> BySeat<Option<Action>> {
        let mut actions = BySeat::default();
        for seat in seats.iter() {
            actions[seat] = Some(self.party.choose(game, seat));
        }
        actions
    }
}

/// A game in play, with or without a record of it.
pub(crate) enum Playing<R: RecordFormat> {
    /// Without a record.
    Unrecorded(Box<State<R>>),
    /// With a record.
    RecordFormat(Box<Recorder<R>>),
}

/// A finished game.
pub(crate) struct PlayedGame<R: RecordFormat> {
    /// The game as it ended, with its record if one was kept.
    pub(crate) game: Playing<R>,
    /// The number of decisions, forced ones included.
    pub(crate) decisions: u32,
}

/// Plays `game` to its end and tells `events` what happens; `None` if `stop` returned true before a decision.
///
/// # Panics
/// A bot chose an illegal action.
pub(crate) fn play<R: RecordFormat, C: Control<R>>(
    mut game: Playing<R>,
    control: &mut C,
    events: &mut impl Listener<R>,
    stop: &impl Fn() -> bool,
) -> Option<PlayedGame<R>> {
    let mut decisions = 0;
    loop {
        match game.state().turn() {
            Turn::Over => return Some(PlayedGame { game, decisions }),
            Turn::Chance => {
                let draw = control.draw(game.state());
                game.draw(&draw, events);
            }
            Turn::Decide(_) if stop() => return None,
            Turn::Decide(seats) => {
                let actions = control.decide(game.state(), seats);
                for seat in seats.iter() {
                    if let Some(action) = actions[seat] {
                        game.play(seat, action, C::IS_LEGAL, events);
                        decisions += 1;
                    }
                }
            }
        }
    }
}

impl<R: RecordFormat> Playing<R> {
    /// Returns the current state.
    pub(crate) fn state(&self) -> &State<R> {
        match self {
            Playing::Unrecorded(state) => state,
            Playing::RecordFormat(recorder) => recorder.game(),
        }
    }

    /// Returns the record as one line of JSON, if one is kept.
    pub(crate) fn record(&self) -> Option<String> {
        match self {
            Playing::Unrecorded(_) => None,
            Playing::RecordFormat(recorder) => Some(recorder.record().to_json()),
        }
    }

    fn draw(&mut self, draw: &Draw, events: &mut impl Listener<R>) {
        match self {
            Playing::Unrecorded(state) => state.draw_unchecked(draw, events),
            Playing::RecordFormat(recorder) => recorder.draw(draw, events).expect("random draws are possible"),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, is_legal: bool, events: &mut impl Listener<R>) {
        let played = match self {
            Playing::Unrecorded(state) if is_legal => {
                state.play_unchecked(seat, action, events);
                return;
            }
            Playing::Unrecorded(state) => state.play(seat, action, events),
            Playing::RecordFormat(recorder) => recorder.play(seat, action, events),
        };
        played.unwrap_or_else(|refusal| panic!("seat {seat} played {action:?}: {refusal}"));
    }
}
