//! Picks, recruits and all other decisions except bids: the action with the highest logit.

use elvaland_rules::mechanics::{Purse, Step, Table};
use elvaland_rules::{Action, BySeat, Seat, SeatSet, State, Turn};

use crate::baselines::valuation::Rivals;
use crate::eval::{Accumulator, GamePhase, Network, encode_with};
use crate::games::BotGame;
use crate::policy::PolicyConfig;
use crate::reward::POINTS_PER_LOGIT;

/// Follow-up decisions of the same seat that are searched. Also in training: with one less there is time for more
/// games, but Nidavellir's network reached only 70-72 % against greedy instead of 74-79 %.
const DEPTH: usize = 2;

/// Evaluates the actions of a seat one after the other, each by its difference to the previous one.
pub(crate) struct PickEvaluator<'a> {
    network: &'a Network,
    seat: Seat,
    rivals: Rivals,
    config: PolicyConfig,
    last: Option<Accumulator>,
}

impl<'a> PickEvaluator<'a> {
    pub(crate) fn new<R: BotGame>(
        network: &'a Network,
        table: &Table<R>,
        seat: Seat,
        config: PolicyConfig,
    ) -> PickEvaluator<'a> {
        PickEvaluator { network, seat, rivals: Rivals::of(table, seat), config, last: None }
    }

    /// Returns the logit after an action, with the best answers to the follow-up decisions of the same seat.
    pub(crate) fn evaluate<R: BotGame>(&mut self, game: &State<R>, action: Action) -> f32 {
        self.ahead(game, action, DEPTH)
    }

    fn ahead<R: BotGame>(&mut self, game: &State<R>, action: Action, depth: usize) -> f32 {
        let seat = self.seat;
        let mut after = game.clone();
        after.play_unchecked(seat, action, &mut ());
        if depth == 0 || !goes_on(&after, seat) {
            return self.logit(after.table(), after.purses());
        }
        let slots = after.unsorted_actions(seat);
        slots.map(|next| self.ahead(&after, next, depth - 1)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns the logit of the seat, the rivals being unchanged; after the last pick optionally the exact score.
    fn logit<R: BotGame>(&mut self, table: &Table<R>, purses: &BySeat<Purse>) -> f32 {
        let phase = GamePhase::of(table, self.seat);
        let tally = R::tally(table, table.army(self.seat));
        if self.config.exact_last_pick && phase.is_final_pick() {
            return f32::from(R::parts(table, purses, self.seat, &tally).total()) / POINTS_PER_LOGIT;
        }
        let features = encode_with(table, purses, self.seat, &tally, &phase, &self.rivals);
        match &mut self.last {
            Some(last) => last.update(self.network, features),
            None => self.last.insert(Accumulator::new(self.network, features)).logit(self.network),
        }
    }
}

/// Returns true if the same seat has a follow-up decision that is not another turn.
fn goes_on<R: BotGame>(game: &State<R>, seat: Seat) -> bool {
    game.turn() == Turn::Decide(SeatSet::only(seat))
        && matches!(
            game.table().agenda().next(),
            Some(Step::Recruit(..) | Step::Transform(..) | Step::Trade(_) | Step::Power(_))
        )
}

/// Returns the action with the highest logit.
pub(crate) fn best<R: BotGame>(network: &Network, game: &State<R>, seat: Seat, config: PolicyConfig) -> Option<Action> {
    if game.slot_count(seat) == 1 {
        return game.slot_action(seat, 0);
    }
    let mut judge = PickEvaluator::new(network, game.table(), seat, config);
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for action in game.unsorted_actions(seat) {
        let logit = judge.evaluate(game, action);
        if logit > most {
            (most, best) = (logit, Some(action));
        }
    }
    best
}
