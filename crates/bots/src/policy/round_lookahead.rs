//! Round lookahead: plays the three taverns out for the most promising bids, without the engine.
//!
//! Preferences change with every card that is taken. Opponents take what `greedy` would take at that time; the player
//! takes the card with the highest logit gain, at the last tavern in combination with the earlier picks.
//!
//! Bids that give the same turn order are the same for everybody else and share a branch until a tavern tells them
//! apart: eight bids mostly form two branches after the first tavern and three after the second.

use elvaland_rules::mechanics::{BIDS, COINS, Table, Tavern};

use crate::baselines::greedy::ByCard;
use crate::bids::{BID_COUNT, BidSet, best_free_card};
use crate::eval::bits;
use crate::games::BotGame;
use crate::opponents::{Gems, GreedyDraft, GreedyModel, TurnOrderModel, TurnSlot};
use crate::policy::{BidEvaluator, TavernPicks};

/// The bids with each coin on each tavern.
const BIDS_WITH_COIN: [[BidSet; COINS]; 3] = {
    let mut with_coin = [[0; COINS]; 3];
    let mut bid = 0;
    while bid < BID_COUNT {
        let mut tavern = 0;
        while tavern < 3 {
            with_coin[tavern][BIDS[bid][tavern] as usize] |= 1 << bid;
            tavern += 1;
        }
        bid += 1;
    }
    with_coin
};

/// A round that is played out for several bids.
pub(crate) struct RoundLookahead<'a, 'b, R: BotGame> {
    pub(crate) table: &'a Table<R>,
    pub(crate) greedy_model: &'b GreedyModel<'a, R>,
    pub(crate) turn_order: &'b TurnOrderModel,
    pub(crate) evaluator: &'b mut BidEvaluator<'a, R>,
    /// The marginal values of the cards for the player.
    pub(crate) card_values: &'b ByCard<f32>,
    /// Last cards are skipped if their marginal value is lower than the best by more than this.
    pub(crate) margin: f32,
    /// The logit gain of each bid.
    pub(crate) values: [f32; BID_COUNT],
}

/// The state of a branch before a tavern.
struct LookaheadState<'a, R: BotGame> {
    draft: GreedyDraft<'a, R>,
    gems: Gems,
    /// The cards the player has taken.
    picks: TavernPicks,
}

impl<R: BotGame> Clone for LookaheadState<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: BotGame> Copy for LookaheadState<'_, R> {}

impl<'a, R: BotGame> RoundLookahead<'a, '_, R> {
    /// Evaluates a round for some bids.
    pub(crate) fn evaluate(&mut self, bids: BidSet) {
        let start = LookaheadState {
            draft: GreedyDraft::new(self.greedy_model),
            gems: self.turn_order.gems(),
            picks: TavernPicks::default(),
        };
        self.visit(Tavern::First, &start, bids);
    }

    /// Plays a tavern, one branch for each turn slot that the bids lead to.
    fn visit(&mut self, tavern: Tavern, state: &LookaheadState<'a, R>, bids: BidSet) {
        let others = self.turn_order.order_of_others(tavern.index(), state.gems);
        let with_coin = &BIDS_WITH_COIN[tavern.index()];
        let turns: [Option<TurnSlot>; COINS] = std::array::from_fn(|coin| {
            (bids & with_coin[coin] != 0).then(|| self.turn_order.slot(&others, state.gems, coin))
        });
        for coin in 0..COINS {
            let Some(turn) = turns[coin] else { continue };
            // After the last tavern the gems no longer matter.
            let is_equal =
                |other: &TurnSlot| other.before == turn.before && (tavern.next().is_none() || *other == turn);
            if turns[..coin].iter().flatten().any(is_equal) {
                continue;
            }
            let alike = (coin..COINS).filter(|&other| turns[other].as_ref().is_some_and(is_equal));
            let equal = bids & alike.fold(0, |all, other| all | with_coin[other]);
            let mut after = LookaheadState { gems: turn.gems, ..*state };
            let taken = self.take_others(tavern, &others[..turn.before], 0, &mut after);
            match tavern.next() {
                Some(next) => {
                    let taken = self.take_own(tavern, taken, &mut after);
                    self.take_others(tavern, &others[turn.before..], taken, &mut after);
                    self.visit(next, &after, equal);
                }
                None => self.take_last(tavern, taken, &after.picks, equal),
            }
        }
    }

    /// Lets some opponents take a card each; returns the taken cards as a bit mask.
    fn take_others(&self, tavern: Tavern, others: &[u16], taken: u8, after: &mut LookaheadState<'a, R>) -> u8 {
        let cards = self.table.tavern(tavern);
        let mut taken = taken;
        after.draft.move_to_tavern(tavern);
        for other in others.iter().filter_map(|&key| self.turn_order.other(key)) {
            let place = match tavern {
                // At the first tavern the preferences from before the round still hold.
                Tavern::First => best_free_card(&other.preferences[0], cards.len(), taken),
                Tavern::Second | Tavern::Third => {
                    after.draft.choose(other.seat, other.bid[tavern.index()], *cards, taken)
                }
            };
            if let Some((place, card)) = place.and_then(|place| Some((place, cards.get(place)?))) {
                taken |= 1 << place;
                after.draft.take(other.seat, card);
            }
        }
        taken
    }

    /// Lets the player take their favourite; returns the taken cards as a bit mask.
    fn take_own(&self, tavern: Tavern, taken: u8, after: &mut LookaheadState<'a, R>) -> u8 {
        let Some(place) = self.turn_order.best_card(tavern.index(), taken) else { return taken };
        if let Some(card) = self.table.tavern(tavern).get(place) {
            after.draft.take(self.turn_order.seat(), card);
            after.picks[tavern.index()] = Some(card);
        }
        taken | 1 << place
    }

    /// Lets the player take the last card, the best in combination with the earlier ones.
    fn take_last(&mut self, tavern: Tavern, taken: u8, picks: &TavernPicks, bids: BidSet) {
        let cards = self.table.tavern(tavern);
        let card_values = &self.card_values[tavern.index()];
        let best = self.turn_order.best_card(tavern.index(), taken).map_or(0.0, |place| card_values[place]);
        let is_looked_at = |place: usize| taken >> place & 1 == 0 && card_values[place] >= best - self.margin;
        let left = cards.iter().enumerate().filter(|(place, _)| is_looked_at(*place)).map(|(_, card)| Some(card));
        // Without a card there is still the trade.
        let nothing = (taken.count_ones() as usize == cards.len()).then_some(None);
        for card in left.chain(nothing) {
            let mut with = *picks;
            with[tavern.index()] = card;
            self.evaluator.set_picks(&with);
            for bid in bits(bids) {
                self.values[bid] = self.values[bid].max(self.evaluator.bid_gain(bid));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::bids::ALL_BIDS;
    use crate::eval::LazyNetwork;
    use crate::games::BotGame;
    use crate::opponents::consistent_bids;
    use crate::policy::{BidPolicy, PolicyConfig, is_bid};
    use crate::testing::walk;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, Seat};

    /// The lookahead changes the best bid now and then, but only to one that was promising; other bids are not made.
    fn lookahead_prefers_promising_bids<R: BotGame>() {
        let (mut same, mut all) = (0, 0);
        walk::<R>(4, 8, |game, _| {
            let network = LazyNetwork::default().of_table(game.table());
            if is_bid(game.table()) {
                let bid_policy = BidPolicy::new(game.table(), game.purses(), Some(Seat::S0), |_| ALL_BIDS);
                let best = |lookahead_bids: usize| {
                    let config = PolicyConfig { lookahead_bids, temperature: 0.001, ..PolicyConfig::PLAY };
                    let probabilities = bid_policy.distribution(&network, Seat::S0, config);
                    let made = probabilities.iter().filter(|&&probability| probability > 0.0).count();
                    assert!(lookahead_bids == 0 || made <= lookahead_bids, "{made} bids");
                    let best = (0..probabilities.len())
                        .max_by(|&one, &other| probabilities[one].total_cmp(&probabilities[other]));
                    (best.expect("there are bids"), probabilities)
                };
                let [(glance, promise), (one, _), (many, _)] = [0, 1, 8].map(best);
                assert_eq!(promise[one], promise[glance], "the most promising bid is looked at first");
                all += 1;
                same += u32::from(promise[many] == promise[one]);
            }
        });
        assert!(same * 10 > all && same < all, "{same} of {all}");
    }

    /// Only bids consistent with what is revealed have a probability, even when no card is left.
    fn lookahead_respects_reveals<R: BotGame>() {
        walk::<R>(3, 4, |game, _| {
            let network = LazyNetwork::default().of_table(game.table());
            let view = game.view(Audience::Seat(Seat::S0));
            let consistent_bids = consistent_bids(view.purse(Seat::S1));
            if !R::bids_late(game.table().army(Seat::S1)) {
                let bid_policy = BidPolicy::new(game.table(), game.purses(), None, |_| consistent_bids);
                let probabilities = bid_policy.distribution(&network, Seat::S1, PolicyConfig::PLAY);
                let sum: f32 = probabilities.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
                assert!(
                    (0..probabilities.len()).all(|bid| probabilities[bid] == 0.0 || consistent_bids >> bid & 1 == 1)
                );
            }
        });
    }

    #[test]
    fn inconsistent_bids_have_probability_zero() {
        lookahead_respects_reveals::<Nidavellir>();
        lookahead_respects_reveals::<Nains>();
    }

    #[test]
    fn lookahead_evaluates_the_most_promising_bids() {
        lookahead_prefers_promising_bids::<Nidavellir>();
        lookahead_prefers_promising_bids::<Nains>();
    }
}
