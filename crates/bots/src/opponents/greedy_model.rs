//! Model of greedy opponents: the values of their bids and cards, from public information.
//!
//! Uses the frozen pricing of bids, but computes the gains of cards incrementally.

use elvaland_rules::mechanics::{MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::{BidPricing, TRADE_WEIGHT, TavernCards, TradeGains};
use crate::baselines::valuation::{Rivals, ValuationContext};
use crate::bids::{BID_COUNT, pouch_pairs, sorted_coins};
use crate::games::{BotGame, CoinGrowth};
use crate::opponents::{GreedyPicker, PickModel};

/// A round of bids in which everybody is greedy.
pub(crate) struct GreedyModel<'a, R: BotGame> {
    context: ValuationContext<'a, R>,
    tavern_cards: TavernCards,
    /// One per player; the entries of empty seats are not used.
    pickers: BySeat<GreedyPicker<R>>,
    pricing: BidPricing,
}

impl<'a, R: BotGame> GreedyModel<'a, R> {
    pub(crate) fn new(table: &'a Table<R>, purses: &BySeat<Purse>) -> GreedyModel<'a, R> {
        let picker = |seat| GreedyPicker { seat, coins: sorted_coins(&purses[seat]), summary: R::summary(table, seat) };
        let mut pickers = BySeat::from_fn(|_| picker(Seat::S0));
        for seat in table.seats().skip(1) {
            pickers[seat] = picker(seat);
        }
        let context = ValuationContext::with_symbols(table, |seat| R::summary_symbols(&pickers[seat].summary));
        let tavern_cards = TavernCards::of(table);
        let mut pricing = BidPricing::new(tavern_cards.counts());
        for picker in table.seats().map(|seat| &pickers[seat]) {
            let model = PickModel::new(&context, picker);
            let mut known = (CoinGrowth::None, 0.0);
            let cards = tavern_cards.map_distinct(|card| {
                let growth = R::card_effect(table, card).growth;
                // There is hardly ever more than one kind of upgrade.
                if known.0 != growth {
                    known = (growth, picker.best_growth_gain(&context, growth));
                }
                model.army_gain(card) + known.1
            });
            pricing.add_bidder(picker.seat, &picker.coins, table.gem(picker.seat), cards);
        }
        GreedyModel { context, tavern_cards, pickers, pricing }
    }

    /// Returns the valuation context and all players.
    pub(crate) fn pickers(&self) -> (&ValuationContext<'a, R>, &BySeat<GreedyPicker<R>>) {
        (&self.context, &self.pickers)
    }

    /// Returns the rivals of a seat.
    pub(crate) fn rivals(&self, seat: Seat) -> Rivals {
        *self.context.rivals(seat)
    }

    /// Returns the cards of the taverns.
    pub(crate) fn tavern_cards(&self) -> &TavernCards {
        &self.tavern_cards
    }

    /// Returns the value of each bid of a seat.
    pub(crate) fn bid_values(&self, seat: Seat) -> [f64; BID_COUNT] {
        let mut trades = TradeGains::default();
        let picker = &self.pickers[seat];
        for [one, other] in pouch_pairs(&picker.coins) {
            trades[one][other] =
                TRADE_WEIGHT * picker.trade_gain(&self.context, [one, other].map(|at| picker.coins[at]));
        }
        self.pricing.bid_values(seat, &trades)
    }

    /// Returns the gains of a tavern's cards for a seat that bids.
    pub(crate) fn card_gains(&self, seat: Seat, tavern: Tavern) -> [f64; MAX_CARDS] {
        self.pricing.card_gains(seat, tavern)
    }

    /// Returns the gains of a tavern's cards for a seat that picks and knows which coin it bid.
    pub(crate) fn pick_values(&self, seat: Seat, tavern: Tavern, coin: u8) -> [f64; MAX_CARDS] {
        let mut values = self.card_gains(seat, tavern);
        let picker = &self.pickers[seat];
        for (value, card) in values.iter_mut().zip(self.context.table.tavern(tavern).iter()) {
            let growth = R::card_effect(self.context.table, card).growth;
            if let CoinGrowth::Bid(_) = growth {
                *value +=
                    picker.growth_gain(&self.context, growth, coin) - picker.best_growth_gain(&self.context, growth);
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baselines::Greedy;
    use crate::bot::{Bot, Budget};
    use crate::policy::is_bid;
    use crate::testing::walk;
    use elvaland_rules::mechanics::{BIDS, Coin};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Action, Audience, State, Turn};

    /// Visits every bid of some games.
    fn walk_bids<R: BotGame>(mut visit: impl FnMut(&State<R>, Seat)) {
        walk::<R>(4, 10, |game, _| {
            if let Turn::Decide(seats) = game.turn()
                && is_bid(game.table())
                && let Some(seat) = seats.first()
            {
                visit(game, seat);
            }
        });
    }

    fn compare_card_gains<R: BotGame>() {
        let mut compared = 0;
        walk_bids::<R>(|game, _| {
            let exact =
                crate::baselines::greedy::price_bids(game.table(), |seat| sorted_coins(game.purse(seat)), |_, _| 0.0);
            let greedy_model = GreedyModel::new(game.table(), game.purses());
            for (seat, tavern) in game.table().seats().flat_map(|seat| Tavern::ALL.map(|tavern| (seat, tavern))) {
                let cards = exact.card_gains(seat, tavern).into_iter().zip(greedy_model.card_gains(seat, tavern));
                for (value, incremental) in cards {
                    assert!((value - incremental).abs() < 1e-9, "{tavern:?}: {value} {incremental}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 1000, "{compared}");
    }

    /// The incremental gains equal the differences of full valuations.
    #[test]
    fn incremental_card_gains_equal_full_valuations() {
        compare_card_gains::<Nidavellir>();
        compare_card_gains::<Nains>();
    }

    fn compare_bids<R: BotGame>() {
        walk_bids::<R>(|game, seat| {
            let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
            let bids = GreedyModel::new(game.table(), game.purses()).bid_values(seat);
            let Action::Bid(made) = Greedy::new().choose(&view, &legal, Budget::default()) else {
                panic!("a bid is asked for")
            };
            let coins = view.purse(seat).coins;
            let value = |wanted: &[Coin; 3]| {
                let is_it = |bid: &usize| BIDS[*bid].map(|at| coins[usize::from(at)]) == *wanted;
                bids[(0..BID_COUNT).find(is_it).expect("one of the bids")]
            };
            let best = bids.into_iter().fold(f64::NEG_INFINITY, f64::max);
            assert!(value(&made) > best - 1e-9, "{made:?}: {} of {best}", value(&made));
        });
    }

    #[test]
    fn model_predicts_the_bid_of_greedy() {
        compare_bids::<Nidavellir>();
        compare_bids::<Nains>();
    }
}
