//! What to take, whom to recruit, and every other decision that is not a bid.

use elvaland_rules::mechanics::{Purse, Step, Table};
use elvaland_rules::{Action, BySeat, Seat, SeatSet, State, Turn};

use crate::baselines::valuation::Rivals;
use crate::eval::{Moment, Network, Sight, perceive_among};
use crate::games::BotGame;
use crate::policy::Mood;
use crate::reward::POINTS;

/// How many questions that follow from an action are answered before it is judged. While learning, too: with one less there
/// is time for more games, but Nidavellir's network came to 70-72 % against greedy instead of 74-79 %.
const DEPTH: usize = 2;

/// Judges what one action of a seat after the other comes to.
///
/// What comes of an action differs less from what comes of another one than from how things were before: so everything
/// is judged by its difference from what was judged last.
pub(crate) struct Judge<'a> {
    network: &'a Network,
    seat: Seat,
    rivals: Rivals,
    mood: Mood,
    last: Option<Sight>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new<R: BotGame>(network: &'a Network, table: &Table<R>, seat: Seat, mood: Mood) -> Judge<'a> {
        Judge { network, seat, rivals: Rivals::of(table, seat), mood, last: None }
    }

    /// What the seat's strength comes to after an action, the questions to the same seat that follow from it answered as
    /// well as possible.
    pub(crate) fn outlook<R: BotGame>(&mut self, game: &State<R>, action: Action) -> f32 {
        self.ahead(game, action, DEPTH)
    }

    fn ahead<R: BotGame>(&mut self, game: &State<R>, action: Action, depth: usize) -> f32 {
        let seat = self.seat;
        let mut after = game.clone();
        after.play_unchecked(seat, action, &mut ());
        if depth == 0 || !goes_on(&after, seat) {
            return self.strength(after.table(), after.purses());
        }
        let slots = after.unsorted_actions(seat);
        slots.map(|next| self.ahead(&after, next, depth - 1)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The strength of the seat, the armies of the others being as they were. When nothing more comes it may be the score
    /// itself.
    fn strength<R: BotGame>(&mut self, table: &Table<R>, purses: &BySeat<Purse>) -> f32 {
        let moment = Moment::of(table, self.seat);
        let tally = R::tally(table, table.army(self.seat));
        if self.mood.settles && moment.is_last() {
            return f32::from(R::parts(table, purses, self.seat, &tally).total()) / POINTS;
        }
        let features = perceive_among(table, purses, self.seat, &tally, &moment, &self.rivals);
        match &mut self.last {
            Some(last) => last.look_on(self.network, features),
            None => self.last.insert(Sight::new(self.network, features)).strength(self.network),
        }
    }
}

/// Whether the same seat is asked for something that follows from what it did, not for another turn.
fn goes_on<R: BotGame>(game: &State<R>, seat: Seat) -> bool {
    game.turn() == Turn::Decide(SeatSet::only(seat))
        && matches!(
            game.table().agenda().next(),
            Some(Step::Recruit(..) | Step::Transform(..) | Step::Trade(_) | Step::Power(_))
        )
}

/// The action after which the seat is strongest.
pub(crate) fn best<R: BotGame>(network: &Network, game: &State<R>, seat: Seat, mood: Mood) -> Option<Action> {
    if game.slot_count(seat) == 1 {
        return game.slot_action(seat, 0);
    }
    let mut judge = Judge::new(network, game.table(), seat, mood);
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for action in game.unsorted_actions(seat) {
        let outlook = judge.outlook(game, action);
        if outlook > most {
            (most, best) = (outlook, Some(action));
        }
    }
    best
}
