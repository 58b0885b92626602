//! What greedy players would bid in a round, and what they like.
//!
//! Everything that greedy looks at is public, so nothing has to be guessed. The ruler's own ideas of bids and prices are used,
//! but what cards add is told by what they change.

use elvaland_rules::mechanics::{MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::{Kinds, Market, TRADE, Trades};
use crate::baselines::valuation::{Rivals, Seen};
use crate::bids::{COUNT, pairs, sorted};
use crate::games::{BotGame, Growth};
use crate::opponents::{Taker, Taster};

/// A round of bids in which everybody is greedy.
pub(crate) struct Forecast<'a, R: BotGame> {
    seen: Seen<'a, R>,
    kinds: Kinds,
    /// Everybody; whoever is not at the table is never asked.
    takers: BySeat<Taker<R>>,
    market: Market,
}

impl<'a, R: BotGame> Forecast<'a, R> {
    pub(crate) fn new(table: &'a Table<R>, purses: &BySeat<Purse>) -> Forecast<'a, R> {
        let taker = |seat| Taker { seat, coins: sorted(&purses[seat]), holding: R::holding(table, seat) };
        let mut takers = BySeat::from_fn(|_| taker(Seat::S0));
        for seat in table.seats().skip(1) {
            takers[seat] = taker(seat);
        }
        let seen = Seen::with_symbols(table, |seat| R::holding_symbols(&takers[seat].holding));
        let kinds = Kinds::of(table);
        let mut market = Market::new(kinds.counts());
        for taker in table.seats().map(|seat| &takers[seat]) {
            let taster = Taster::new(&seen, taker);
            let mut known = (Growth::None, 0.0);
            let cards = kinds.look(|card| {
                let growth = R::brings(table, card).growth;
                // Nearly always there is one way to grow, if any.
                if known.0 != growth {
                    known = (growth, taker.any_growth(&seen, growth));
                }
                taster.army(card) + known.1
            });
            market.enter(taker.seat, &taker.coins, table.gem(taker.seat), cards);
        }
        Forecast { seen, kinds, takers, market }
    }

    /// The table as it is seen, and everybody who takes cards.
    pub(crate) fn takers(&self) -> (&Seen<'a, R>, &BySeat<Taker<R>>) {
        (&self.seen, &self.takers)
    }

    /// The most that any other player has.
    pub(crate) fn rivals(&self, seat: Seat) -> Rivals {
        *self.seen.rivals(seat)
    }

    /// The cards of the taverns.
    pub(crate) fn kinds(&self) -> &Kinds {
        &self.kinds
    }

    /// What every bid of a seat is worth to it.
    pub(crate) fn bids(&self, seat: Seat) -> [f64; COUNT] {
        let mut trades = Trades::default();
        let taker = &self.takers[seat];
        for [one, other] in pairs(&taker.coins) {
            trades[one][other] = TRADE * taker.trade(&self.seen, [one, other].map(|at| taker.coins[at]));
        }
        self.market.bids(seat, &trades)
    }

    /// What the cards of a tavern add for a seat that bids, in their order.
    pub(crate) fn cards(&self, seat: Seat, tavern: Tavern) -> [f64; MAX_CARDS] {
        self.market.cards(seat, tavern)
    }

    /// The same for a seat that takes one: unlike when it bids, it knows which coin it bid.
    pub(crate) fn tastes(&self, seat: Seat, tavern: Tavern, coin: u8) -> [f64; MAX_CARDS] {
        let mut worths = self.cards(seat, tavern);
        let taker = &self.takers[seat];
        for (worth, card) in worths.iter_mut().zip(self.seen.table.tavern(tavern).iter()) {
            let growth = R::brings(self.seen.table, card).growth;
            if let Growth::Bid(_) = growth {
                *worth += taker.growth(&self.seen, growth, coin) - taker.any_growth(&self.seen, growth);
            }
        }
        worths
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baselines::Greedy;
    use crate::bot::{Bot, Budget};
    use crate::policy::is_bid;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::{BIDS, Coin};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Action, Audience, State, Turn};

    /// Looks at every bid of some games.
    fn look<R: BotGame>(mut look: impl FnMut(&State<R>, Seat)) {
        for seed in 0..10 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<R> = R::start(&R::default_options(4).expect("players"), dealer.rng());
            while game.turn() != Turn::Over {
                if let Turn::Decide(seats) = game.turn()
                    && is_bid(game.table())
                    && let Some(seat) = seats.first()
                {
                    look(&game, seat);
                }
                game.random_step(dealer.rng());
            }
        }
    }

    fn cards_are_worth_what_greedy_thinks<R: BotGame>() {
        let mut compared = 0;
        look::<R>(|game, _| {
            let exact = crate::baselines::greedy::market(game.table(), |seat| sorted(game.purse(seat)));
            let forecast = Forecast::new(game.table(), game.purses());
            for (seat, tavern) in game.table().seats().flat_map(|seat| Tavern::ALL.map(|tavern| (seat, tavern))) {
                let cards = exact.cards(seat, tavern).into_iter().zip(forecast.cards(seat, tavern));
                for (worth, told) in cards {
                    assert!((worth - told).abs() < 1e-9, "{tavern:?}: {worth} {told}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 1000, "{compared}");
    }

    /// What a card changes is all that greedy finds by valuing everything with and without it.
    #[test]
    fn a_card_is_worth_what_greedy_thinks() {
        cards_are_worth_what_greedy_thinks::<Nidavellir>();
        cards_are_worth_what_greedy_thinks::<Nains>();
    }

    fn the_best_bid_is_what_greedy_bids<R: BotGame>() {
        look::<R>(|game, seat| {
            let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
            let bids = Forecast::new(game.table(), game.purses()).bids(seat);
            let Action::Bid(made) = Greedy::new().choose(&view, &legal, Budget::default()) else {
                panic!("a bid is asked for")
            };
            let coins = view.purse(seat).coins;
            let value = |wanted: &[Coin; 3]| {
                let is_it = |bid: &usize| BIDS[*bid].map(|at| coins[usize::from(at)]) == *wanted;
                bids[(0..COUNT).find(is_it).expect("one of the bids")]
            };
            let best = bids.into_iter().fold(f64::NEG_INFINITY, f64::max);
            assert!(value(&made) > best - 1e-9, "{made:?}: {} of {best}", value(&made));
        });
    }

    #[test]
    fn greedy_makes_the_bid_that_is_worth_most() {
        the_best_bid_is_what_greedy_bids::<Nidavellir>();
        the_best_bid_is_what_greedy_bids::<Nains>();
    }
}
