//! The bid policy: a softmax over the values of the 60 bids, with opponents modelled as partly greedy.
//!
//! With weight `greedy_weight` opponents bid and pick exactly as `greedy` does, which is computable because all owned
//! coins are public; else their coins lie anywhere. A coin on a tavern gets the best card that the opponents before it
//! leave. A bid is worth the logit gains of its three cards plus its trade. The most promising bids are evaluated
//! again by a lookahead over the round.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::ByCard;
use crate::bids::{
    ALL_BIDS, BID_COUNT, BidSet, ByCoin, best_free_card, coin_index, fill, outranked, sorted_by_value, sorted_coins,
};
use crate::eval::{Network, softmax};
use crate::games::BotGame;
use crate::opponents::{ExpectedBid, GreedyModel, OwnBidder, TurnOrderModel};
use crate::policy::{BidEvaluator, MarginalValues, PolicyConfig, RoundLookahead};

/// Softmax temperature of the greedy opponents' bids, in points.
const GREEDY_TEMPERATURE: f32 = 0.25;

/// Number of subsets of at most four opponents, as bit masks.
const SUBSETS: usize = 1 << 4;

/// The model of a seat's bid.
#[derive(Clone, Copy, Default)]
struct OpponentModel {
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: u8,
    /// The bids consistent with what is revealed.
    allowed: BidSet,
    /// The positions of each tavern's cards in order of preference.
    preferences: [[u8; MAX_CARDS]; 3],
    /// The bid of a greedy player.
    bid: usize,
    /// Probability that each coin or a higher one lies on each tavern.
    at_least: [ByCoin<f32>; 3],
    /// Expected coin on each tavern.
    means: [f32; 3],
}

/// The bids of a round as a policy.
pub(crate) struct BidPolicy<'a, R: BotGame> {
    table: &'a Table<R>,
    purses: &'a BySeat<Purse>,
    greedy_model: GreedyModel<'a, R>,
    /// Number of cards per tavern.
    counts: [usize; 3],
    opponents: BySeat<OpponentModel>,
    /// True if every bid of every seat is consistent with what is revealed.
    nothing_revealed: bool,
}

impl<'a, R: BotGame> BidPolicy<'a, R> {
    /// Prepares the bids of a round; `allowed` returns the consistent bids of a seat. The seat `asking`, if there is
    /// one, needs no opponent model.
    pub(crate) fn new(
        table: &'a Table<R>,
        purses: &'a BySeat<Purse>,
        asking: Option<Seat>,
        allowed: impl Fn(Seat) -> BidSet,
    ) -> BidPolicy<'a, R> {
        let greedy_model = GreedyModel::new(table, purses);
        let counts = greedy_model.tavern_cards().counts();
        let mut bid_policy =
            BidPolicy { table, purses, greedy_model, counts, opponents: BySeat::default(), nothing_revealed: true };
        for seat in table.seats() {
            let allowed = allowed(seat);
            bid_policy.opponents[seat] = bid_policy.opponent(seat, asking == Some(seat), allowed);
            bid_policy.nothing_revealed &= allowed == ALL_BIDS;
        }
        bid_policy
    }

    fn opponent(&self, seat: Seat, asking: bool, allowed: BidSet) -> OpponentModel {
        let coins = sorted_coins(&self.purses[seat]).map(Coin::value);
        let mut opponent = OpponentModel { coins, gem: self.table.gem(seat), allowed, ..OpponentModel::default() };
        if asking {
            return opponent;
        }
        opponent.bid = best_allowed(&self.greedy_model.bid_values(seat), allowed);
        for (tavern, coin) in Tavern::ALL.into_iter().zip(BIDS[opponent.bid]) {
            let pick_values = self.greedy_model.pick_values(seat, tavern, coins[usize::from(coin)]);
            opponent.preferences[tavern.index()] = sorted_by_value(&pick_values, self.counts[tavern.index()]);
        }
        opponent.place_coins();
        opponent
    }

    /// Returns the bid distribution of a greedy player on a seat.
    pub(crate) fn greedy_distribution(&self, seat: Seat) -> [f32; BID_COUNT] {
        let mut values = self.greedy_model.bid_values(seat).map(|value| value as f32);
        self.mask_inconsistent(seat, &mut values);
        softmax(&mut values, GREEDY_TEMPERATURE);
        values
    }

    fn mask_inconsistent(&self, seat: Seat, values: &mut [f32; BID_COUNT]) {
        for (bid, value) in values.iter_mut().enumerate() {
            if self.opponents[seat].allowed >> bid & 1 == 0 {
                *value = f32::NEG_INFINITY;
            }
        }
    }

    /// Returns the bid distribution of the network on a seat.
    pub(crate) fn distribution(&self, network: &Network, seat: Seat, config: PolicyConfig) -> [f32; BID_COUNT] {
        let mut values = self.values(network, seat, config);
        softmax(&mut values, config.temperature);
        values
    }

    /// Returns the value of each bid in logits; minus infinity for inconsistent bids, and for those outside the
    /// lookahead if there is one.
    fn values(&self, network: &Network, seat: Seat, config: PolicyConfig) -> [f32; BID_COUNT] {
        let mut evaluator = self.evaluator(network, seat);
        let marginal_values = MarginalValues::new(self.table, self.greedy_model.tavern_cards(), &mut evaluator);
        let turn_order = self.turn_order(seat, &marginal_values.cards);
        let cards = turn_order.card_values(|tavern, place, coin| marginal_values.card(tavern, place, coin));
        let uniform = (config.greedy_weight < 1.0).then(|| self.uniform(seat, &marginal_values));
        let blended = |bid: usize, forecast: f32| match &uniform {
            Some(uniform) => uniform[bid] + config.greedy_weight * (forecast - uniform[bid]),
            None => forecast,
        };
        let mut values = std::array::from_fn(|bid| blended(bid, cards[bid] + marginal_values.trade(bid)));
        self.mask_inconsistent(seat, &mut values);
        if config.lookahead_bids == 0 {
            return values;
        }
        let margin = config.margin_factor * R::LOOKAHEAD_MARGIN;
        let mut lookahead = RoundLookahead {
            table: self.table,
            greedy_model: &self.greedy_model,
            turn_order: &turn_order,
            evaluator: &mut evaluator,
            card_values: &marginal_values.cards,
            margin,
            values: [f32::NEG_INFINITY; BID_COUNT],
        };
        lookahead.evaluate(top_bids(&values, config.lookahead_bids, margin));
        let looked_ahead = lookahead.values;
        std::array::from_fn(|bid| blended(bid, looked_ahead[bid]))
    }

    fn evaluator(&self, network: &'a Network, seat: Seat) -> BidEvaluator<'a, R> {
        BidEvaluator::new(network, self.table, self.purses, seat, self.greedy_model.rivals(seat))
    }

    /// Returns the value of each bid if the opponents' coins lie anywhere.
    fn uniform(&self, seat: Seat, marginal_values: &MarginalValues) -> [f32; BID_COUNT] {
        let prices = self.prices(seat, &marginal_values.cards);
        std::array::from_fn(|bid| {
            let [one, two, three] = BIDS[bid].map(coin_index);
            prices[0][one] + prices[1][two] + prices[2][three] + marginal_values.trade(bid)
        })
    }

    /// Returns the marginal values of all tavern cards.
    pub(crate) fn card_values(&self, network: &Network, seat: Seat) -> ByCard<f32> {
        MarginalValues::new(self.table, self.greedy_model.tavern_cards(), &mut self.evaluator(network, seat)).cards
    }

    /// Returns the order of play if all opponents are greedy, given the values of the cards.
    pub(crate) fn turn_order(&self, seat: Seat, card_values: &ByCard<f32>) -> TurnOrderModel {
        let OpponentModel { coins, gem, .. } = self.opponents[seat];
        let preferences = std::array::from_fn(|tavern| sorted_by_value(&card_values[tavern], self.counts[tavern]));
        let others = self.table.seats().filter(|&other| other != seat).map(|other| {
            let OpponentModel { coins, gem, preferences, bid, .. } = self.opponents[other];
            ExpectedBid { seat: other, bid: BIDS[bid].map(|coin| coins[usize::from(coin)]), gem, preferences }
        });
        TurnOrderModel::new(OwnBidder { seat, coins, gem, preferences }, others, self.counts, R::gem_swaps)
    }

    /// Returns the value of each coin on each tavern if the opponents' coins lie anywhere.
    fn prices(&self, seat: Seat, card_values: &ByCard<f32>) -> [ByCoin<f32>; 3] {
        let mut prices = [ByCoin::<f32>::default(); 3];
        let mut last = None;
        for (tavern, prices) in prices.iter_mut().enumerate() {
            if self.counts[tavern] > 0 {
                // Before anything is revealed all taverns have the same distribution.
                let (others_by_coin, precede) = match last.take() {
                    Some(same) if self.nothing_revealed => same,
                    _ => {
                        let others_by_coin = self.others_by_coin(seat, tavern);
                        (others_by_coin, self.precede(seat, tavern, &others_by_coin))
                    }
                };
                let best_left = self.best_left(&others_by_coin, tavern, &card_values[tavern]);
                for (probabilities, best_left) in precede.iter().zip(best_left) {
                    for (price, probability) in prices.iter_mut().zip(probabilities) {
                        *price += probability * best_left;
                    }
                }
                last = Some((others_by_coin, precede));
            }
        }
        prices
    }

    /// Returns the probability that exactly this subset of opponents plays before each coin.
    fn precede(&self, seat: Seat, tavern: usize, others_by_coin: &[Seat; 4]) -> [ByCoin<f32>; SUBSETS] {
        let own = &self.opponents[seat];
        let mut subsets = [ByCoin::<f32>::default(); SUBSETS];
        subsets[0] = [1.0; 8];
        let mut size = 1;
        for &other in &others_by_coin[..self.table.rules().players() - 1] {
            let probabilities = self.opponents[other].precede(tavern, own);
            for subset in 0..size {
                for (coin, probability) in probabilities.iter().enumerate() {
                    subsets[size + subset][coin] = subsets[subset][coin] * probability;
                    subsets[subset][coin] *= 1.0 - probability;
                }
            }
            size *= 2;
        }
        subsets
    }

    /// Returns the opponents in order of their expected coins on a tavern.
    fn others_by_coin(&self, seat: Seat, tavern: usize) -> [Seat; 4] {
        let mut others_by_coin = [Seat::S0; 4];
        let mut means = [0.0; 4];
        for (known, other) in self.table.seats().filter(|&other| other != seat).enumerate() {
            let mean = self.opponents[other].means[tavern];
            let mut at = known;
            while at > 0 && means[at - 1] < mean {
                (means[at], others_by_coin[at]) = (means[at - 1], others_by_coin[at - 1]);
                at -= 1;
            }
            (means[at], others_by_coin[at]) = (mean, other);
        }
        others_by_coin
    }

    /// Returns the value of the best card left after each subset of opponents.
    fn best_left(&self, others_by_coin: &[Seat; 4], tavern: usize, card_values: &[f32; MAX_CARDS]) -> [f32; SUBSETS] {
        let cards = self.counts[tavern];
        let preferences = sorted_by_value(card_values, cards);
        let mut best_left = [0.0; SUBSETS];
        // Cards taken by each subset, as a bit mask: its last member takes their favourite of what the rest leaves.
        let mut taken = [0u8; SUBSETS];
        for subset in 0..1 << (self.table.rules().players() - 1) {
            if let Some(last) = usize::checked_ilog2(subset) {
                let precede = taken[subset ^ 1 << last];
                let card =
                    best_free_card(&self.opponents[others_by_coin[last as usize]].preferences[tavern], cards, precede);
                taken[subset] = precede | card.map_or(0, |card| 1 << card);
            }
            best_left[subset] =
                best_free_card(&preferences, cards, taken[subset]).map_or(0.0, |card| card_values[card]);
        }
        best_left
    }

    /// Returns the gain of a tavern card for a greedy player on a seat.
    pub(crate) fn card_gain(&self, seat: Seat, tavern: Tavern, at: usize) -> f64 {
        self.greedy_model.card_gains(seat, tavern)[at]
    }
}

impl OpponentModel {
    /// Spreads the coins evenly over the consistent bids.
    fn place_coins(&mut self) {
        for (tavern, uniform) in uniform_placement(self.allowed).iter().enumerate() {
            let mut sum = 0.0;
            for coin in (0..COINS).rev() {
                sum += uniform[coin];
                self.at_least[tavern][coin] = sum;
                self.means[tavern] += uniform[coin] * f32::from(self.coins[coin]);
            }
            // Gems break ties.
            self.means[tavern] += f32::from(self.gem) / 64.0;
        }
    }

    /// Returns the probability that this opponent plays before each coin of `own` at a tavern.
    #[inline]
    fn precede(&self, tavern: usize, own: &OpponentModel) -> ByCoin<f32> {
        let mut precede = ByCoin::<f32>::default();
        let outranked = outranked(&own.coins, &self.coins, self.gem > own.gem);
        fill(&mut precede, outranked, |outranked| self.at_least[tavern][coin_index(outranked)]);
        precede
    }
}

/// Returns the distribution of coins on taverns if all consistent bids are equally likely.
fn uniform_placement(allowed: BidSet) -> [ByCoin<f32>; 3] {
    if allowed == ALL_BIDS {
        return [[0.2, 0.2, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0]; 3];
    }
    let probability = (allowed.count_ones().max(1) as f32).recip();
    let mut uniform_placement = [ByCoin::<f32>::default(); 3];
    for (_, bid) in BIDS.iter().enumerate().filter(|(bid, _)| allowed >> bid & 1 == 1) {
        for (uniform_placement, &coin) in uniform_placement.iter_mut().zip(bid) {
            uniform_placement[coin_index(coin)] += probability;
        }
    }
    uniform_placement
}

/// Returns the consistent bid with the highest value.
fn best_allowed(values: &[f64; BID_COUNT], allowed: BidSet) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (bid, &value) in values.iter().enumerate() {
        if value > best.1 && allowed >> bid & 1 == 1 {
            best = (bid, value);
        }
    }
    best.0
}

/// Returns the `count` best bids within `margin` of the best; ties go to the lower index.
fn top_bids(values: &[f32; BID_COUNT], count: usize, margin: f32) -> BidSet {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut found = [0; BID_COUNT];
    let mut known = 0;
    for bid in (0..BID_COUNT).filter(|&bid| values[bid] >= best - margin && values[bid] > f32::NEG_INFINITY) {
        let mut at = known;
        if known == count {
            if values[found[count - 1]] >= values[bid] {
                continue;
            }
            at -= 1;
        } else {
            known += 1;
        }
        while at > 0 && values[found[at - 1]] < values[bid] {
            found[at] = found[at - 1];
            at -= 1;
        }
        found[at] = bid;
    }
    found[..known].iter().fold(0, |bids, bid| bids | 1 << bid)
}
