//! Evaluates the cards and coins of a round incrementally: caches the logit gain of each result of a round.

use elvaland_rules::mechanics::{Army, COINS, COLUMNS, Card, Purse, Table};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::Rivals;
use crate::bids::sorted_coins;
use crate::eval::simd::dispatch;
use crate::eval::{
    Accumulator, ApplyDelta, ArmyFeatures, CoinWeights, FeatureDelta, Features, GamePhase, Hidden, LogitAfterDelta,
    Network, encode_with,
};
use crate::games::{BotGame, CoinGrowth};
use crate::policy::{CoinOutcome, CoinOutcomes};

/// The cards that a bid gets at the three taverns.
pub(crate) type TavernPicks = [Option<Card>; 3];

/// Cache key of a round's result: the cards taken and the values of the sorted coins. Different bids may share one.
type RoundKey = u64;

/// The army after a round with certain picks, and its pre-activations with unchanged coins.
struct RoundResult<R: BotGame> {
    cards: TavernPicks,
    /// The coin upgrades of the picks.
    growth_gains: [CoinGrowth; 3],
    /// The picks as part of the cache key.
    round_end: RoundKey,
    roster: ArmyFeatures<R>,
    hidden_sum: Hidden,
}

/// The features at one time of the round, with their pre-activations.
struct BaseFeatures {
    phase: GamePhase,
    features: Features,
    hidden_sum: Hidden,
    /// Cached pre-activations with more ranks: many cards bring the same ones.
    ranks: Vec<([u8; COLUMNS], Hidden)>,
}

impl BaseFeatures {
    fn new(phase: GamePhase, accumulator: &Accumulator) -> BaseFeatures {
        BaseFeatures {
            phase,
            features: *accumulator.features(),
            hidden_sum: *accumulator.hidden_sum(),
            ranks: Vec::with_capacity(16),
        }
    }

    /// Returns the pre-activations with the ranks of a larger army; writes all other changes to `delta`.
    fn with_army<R: BotGame>(
        &mut self,
        delta_evaluator: &DeltaEvaluator<'_>,
        from: &ArmyFeatures<R>,
        to: &ArmyFeatures<R>,
        delta: &mut FeatureDelta,
    ) -> &Hidden {
        let known = self.ranks.iter().position(|(ranks, _)| *ranks == to.ranks());
        let at = known.unwrap_or_else(|| {
            delta.clear();
            from.delta_ranks(to, &self.features, &self.phase, &delta_evaluator.rivals, delta);
            self.ranks.push((to.ranks(), dispatch(delta_evaluator.apply(&self.hidden_sum, delta))));
            self.ranks.len() - 1
        });
        delta.clear();
        from.delta_rest(to, &self.features, &self.phase, &delta_evaluator.rivals, delta);
        &self.ranks[at].1
    }
}

/// Evaluates feature deltas.
struct DeltaEvaluator<'a> {
    network: &'a Network,
    rivals: Rivals,
    coin_weights: CoinWeights,
    /// The logit before any change.
    base_logit: f32,
}

impl DeltaEvaluator<'_> {
    /// Returns the kernel that applies a delta.
    #[inline]
    fn apply<'b>(&'b self, hidden_sum: &'b Hidden, delta: &'b FeatureDelta) -> ApplyDelta<'b> {
        ApplyDelta { network: self.network, coin_weights: &self.coin_weights, sum: hidden_sum, delta }
    }

    /// Returns the logit gain of a delta.
    fn logit_gain(&self, hidden_sum: &Hidden, delta: &FeatureDelta) -> f32 {
        dispatch(LogitAfterDelta(self.apply(hidden_sum, delta))) - self.base_logit
    }
}

/// Evaluates a seat at the start of a round by the difference to its present features.
pub(crate) struct BidEvaluator<'a, R: BotGame> {
    delta_evaluator: DeltaEvaluator<'a>,
    seat: Seat,
    /// The army before the round.
    army: Army,
    roster: ArmyFeatures<R>,
    now: BaseFeatures,
    /// The features at the end of the round if nothing changed.
    round_end: BaseFeatures,
    /// The result of the picks set last.
    result: Option<RoundResult<R>>,
    /// Cache of logit gains by result.
    gains: Vec<(RoundKey, f32)>,
    coin_outcomes: CoinOutcomes,
    delta: FeatureDelta,
    /// A table on which armies are tried.
    table: Table<R>,
    purses: BySeat<Purse>,
}

impl<'a, R: BotGame> BidEvaluator<'a, R> {
    /// Makes the evaluator of a seat, given its rivals.
    pub(crate) fn new(
        network: &'a Network,
        table: &Table<R>,
        purses: &BySeat<Purse>,
        seat: Seat,
        rivals: Rivals,
    ) -> BidEvaluator<'a, R> {
        let (tally, phase) = (R::tally(table, table.army(seat)), GamePhase::of(table, seat));
        let encode = |phase: &GamePhase| encode_with(table, purses, seat, &tally, phase, &rivals);
        let mut accumulator = Accumulator::new(network, encode(&phase));
        let base_logit = accumulator.logit(network);
        let now = BaseFeatures::new(phase, &accumulator);
        let after = phase.at_round_end();
        accumulator.update(network, encode(&after));
        let roster = ArmyFeatures::of(table, purses, seat, tally, &rivals);
        BidEvaluator {
            delta_evaluator: DeltaEvaluator {
                network,
                rivals,
                coin_weights: roster.coin_weights(network, &phase),
                base_logit,
            },
            seat,
            army: *table.army(seat),
            roster,
            now,
            round_end: BaseFeatures::new(after, &accumulator),
            result: None,
            gains: Vec::new(),
            coin_outcomes: CoinOutcomes::new(sorted_coins(&purses[seat]), table.treasure()),
            delta: FeatureDelta::NONE,
            table: table.clone(),
            purses: *purses,
        }
    }

    /// Returns the logit gain of a tavern card alone, whichever coin was bid.
    pub(crate) fn card_gain(&mut self, card: Card) -> f32 {
        if let CoinGrowth::Any(plus) = R::card_effect(&self.table, card).growth {
            return self.coin_gain(self.coin_outcomes.highest_transformed(plus));
        }
        let roster = self.with_cards(&[Some(card)]);
        let hidden_sum = self.now.with_army(&self.delta_evaluator, &self.roster, &roster, &mut self.delta);
        self.delta_evaluator.logit_gain(hidden_sum, &self.delta)
    }

    /// Returns the logit gain of trading each pair of coins; 0 where nothing is traded.
    pub(crate) fn trade_gains(&mut self) -> [[f32; COINS]; COINS] {
        let mut trade_gains = [[0.0; COINS]; COINS];
        for [one, other] in self.coin_outcomes.pouch_pairs() {
            trade_gains[one][other] = self.coin_gain(self.coin_outcomes.traded([one, other]));
        }
        trade_gains
    }

    /// Returns the logit gain of each coin if a card upgrades it because it was bid; 0 if no card does.
    pub(crate) fn growth_gains(&mut self, mut cards: impl Iterator<Item = Card>) -> [f32; COINS] {
        let plus = cards.find_map(|card| match R::card_effect(&self.table, card).growth {
            CoinGrowth::Bid(plus) => Some(plus),
            CoinGrowth::Any(_) | CoinGrowth::None => None,
        });
        let Some(plus) = plus else { return [0.0; COINS] };
        std::array::from_fn(|at| self.coin_gain(self.coin_outcomes.bid_coin_improved(at, plus)))
    }

    /// Returns the logit gain of changed coins alone.
    fn coin_gain(&mut self, coins: CoinOutcome) -> f32 {
        self.delta.clear();
        self.delta.set_coins(coins.increases);
        self.delta_evaluator.logit_gain(&self.now.hidden_sum, &self.delta)
    }

    /// Sets the cards that the round brings.
    pub(crate) fn set_picks(&mut self, cards: &TavernPicks) {
        if self.result.as_ref().is_some_and(|result| result.cards == *cards) {
            return;
        }
        let roster = self.with_cards(cards);
        let hidden_sum = self.round_end.with_army(&self.delta_evaluator, &self.roster, &roster, &mut self.delta);
        let hidden_sum = dispatch(self.delta_evaluator.apply(hidden_sum, &self.delta));
        let growth =
            |card: Option<Card>| card.map_or(CoinGrowth::None, |card| R::card_effect(&self.table, card).growth);
        let growth_gains = cards.map(growth);
        let round_end = cards
            .iter()
            .fold(0, |round_end, card| round_end << 8 | card.map_or(usize::from(u8::MAX), Card::index) as RoundKey)
            << (8 * COINS);
        self.result = Some(RoundResult { cards: *cards, growth_gains, round_end, roster, hidden_sum });
    }

    /// Returns the logit gain of a bid with the picks set last, trades and upgrades included.
    pub(crate) fn bid_gain(&mut self, bid: usize) -> f32 {
        let Some(result) = &self.result else { return 0.0 };
        let coins = self.coin_outcomes.after(bid, &result.growth_gains);
        let round_end = result.round_end | coins.values;
        if let Some(&(_, logit_gain)) = self.gains.iter().find(|(known, _)| *known == round_end) {
            return logit_gain;
        }
        self.delta.clear();
        result.roster.delta_coins(&self.roster, coins.increases, &mut self.delta);
        let logit_gain = self.delta_evaluator.logit_gain(&result.hidden_sum, &self.delta);
        self.gains.push((round_end, logit_gain));
        logit_gain
    }

    /// Returns the army with some more cards.
    fn with_cards(&mut self, cards: &[Option<Card>]) -> ArmyFeatures<R> {
        let mut tally = *self.roster.tally();
        self.table.suppose_army(self.seat, self.army);
        for card in cards.iter().flatten() {
            if let Some(piece) = R::card_effect(&self.table, *card).piece {
                self.table.suppose(self.seat, piece);
                tally = R::tally_with(&self.table, &tally, piece);
            }
        }
        ArmyFeatures::of(&self.table, &self.purses, self.seat, tally, &self.delta_evaluator.rivals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::LazyNetwork;
    use crate::games::BotGame;
    use crate::policy::is_bid;
    use crate::testing::walk;
    use elvaland_rules::State;
    use elvaland_rules::mechanics::{Coin, Tavern};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    /// Returns a coin of this value; networks do not tell coins of one value apart.
    fn coin(value: u8) -> Coin {
        let base = Coin::STARTING.into_iter().find(|coin| coin.value() == value);
        base.or(Coin::treasure(value)).expect("there is such a coin")
    }

    /// Evaluates the result of a round without increments.
    fn full_evaluation<R: BotGame>(network: &Network, game: &State<R>, cards: &TavernPicks, coins: CoinOutcome) -> f32 {
        let (seat, mut table, mut purses) = (Seat::S0, game.table().clone(), *game.purses());
        let (rivals, phase) = (Rivals::of(&table, seat), GamePhase::of(&table, seat).at_round_end());
        for card in cards.iter().flatten() {
            if let Some(piece) = R::card_effect(&table, *card).piece {
                table.suppose(seat, piece);
            }
        }
        let [.., one, two, three, four, five] = coins.values.to_be_bytes();
        purses[seat] = Purse::of([one, two, three, four, five].map(coin));
        let tally = R::tally(&table, table.army(seat));
        network.logit(&encode_with(&table, &purses, seat, &tally, &phase, &rivals))
    }

    fn incremental_equals_full<R: BotGame>(players: usize) {
        let mut compared = 0;
        walk::<R>(players, 6, |game, _| {
            let network = LazyNetwork::default().of_table(game.table());
            if is_bid(game.table()) {
                let rivals = Rivals::of(game.table(), Seat::S0);
                let mut evaluator = BidEvaluator::new(&network, game.table(), game.purses(), Seat::S0, rivals);
                for at in 0..2 {
                    let cards = Tavern::ALL.map(|tavern| game.table().tavern(tavern).get(at));
                    evaluator.set_picks(&cards);
                    for bid in [0, 13, 27, 41, 59] {
                        let growth_gains = cards.map(|card| {
                            card.map_or(CoinGrowth::None, |card| R::card_effect(game.table(), card).growth)
                        });
                        let full_evaluation =
                            full_evaluation(&network, game, &cards, evaluator.coin_outcomes.after(bid, &growth_gains));
                        let incremental = evaluator.bid_gain(bid) + evaluator.delta_evaluator.base_logit;
                        assert!(
                            (full_evaluation - incremental).abs() < 1e-3,
                            "{cards:?} {bid}: {full_evaluation} {incremental}"
                        );
                        compared += 1;
                    }
                }
            }
        });
        assert!(compared > 100, "{compared}");
    }

    /// Incremental and full evaluation agree.
    #[test]
    fn incremental_and_full_evaluation_agree() {
        for players in 2..=5 {
            incremental_equals_full::<Nidavellir>(players);
            incremental_equals_full::<Nains>(players);
        }
    }
}
