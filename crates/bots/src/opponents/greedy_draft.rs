//! What greedy takes while a round goes on, told without playing it: everybody's army grows by the cards that were taken,
//! and what somebody likes depends on his own cards and on what the others have. Heroes are not foreseen.

use elvaland_rules::mechanics::{Card, Cards, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::Seen;
use crate::eval::bits;
use crate::games::BotGame;
use crate::opponents::{Forecast, Taker, Taster};

/// Everybody who takes cards in a round, with what he has by now.
pub(crate) struct Takers<'a, R: BotGame> {
    seen: Seen<'a, R>,
    takers: BySeat<Taker<R>>,
}

impl<R: BotGame> Clone for Takers<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: BotGame> Copy for Takers<'_, R> {}

impl<'a, R: BotGame> Takers<'a, R> {
    pub(crate) fn new(forecast: &Forecast<'a, R>) -> Takers<'a, R> {
        let (seen, takers) = forecast.takers();
        Takers { seen: *seen, takers: *takers }
    }

    /// The round comes to a tavern.
    pub(crate) fn come_to(&mut self, tavern: Tavern) {
        self.seen.come_to(tavern);
    }

    /// Which of the cards a greedy player takes who bid such a coin, by its place; some are taken, by bit.
    pub(crate) fn choose(&self, seat: Seat, coin: u8, cards: Cards, taken: u8) -> Option<usize> {
        let left = u64::from(!taken) & ((1 << cards.len()) - 1);
        let mut places = bits(left);
        let first = places.next()?;
        if left.is_power_of_two() {
            return Some(first);
        }
        let taster = Taster::new(&self.seen, &self.takers[seat]);
        let mut last = cards.get(first)?;
        let mut best = (first, taster.card(last, coin));
        for place in places {
            // Equal cards lie side by side.
            let card = cards.get(place)?;
            if card != last {
                let taste = taster.card(card, coin);
                if taste > best.1 {
                    best = (place, taste);
                }
            }
            last = card;
        }
        Some(best.0)
    }

    /// A seat has taken a card.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let holding = &mut self.takers[seat].holding;
        if let (Some(column), _) = R::take_card(self.seen.table, holding, card) {
            self.seen.see(seat, column, R::muster(holding).ranks_of(column), R::holding_symbols(holding));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baselines;
    use crate::policy::is_bid;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::{Action, Coin};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Game, State, Turn};

    /// Goes through the rounds of some games of greedy players: how many cards were taken, and how many of them as foretold
    /// by what was known before the round and by what was taken since.
    fn compare<R: BotGame>(players: usize) -> [u32; 2] {
        let mut counts = [0; 2];
        for seed in 0..6 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<R> = R::start(&R::usual(players).expect("players"), &mut dealer);
            while game.turn() != Turn::Over {
                if is_bid(game.table()) {
                    game = round(game, &mut counts);
                } else {
                    game.random_step(dealer.rng());
                }
            }
        }
        counts
    }

    /// Plays a round to its last tavern.
    fn round<R: BotGame>(mut game: State<R>, [all, foretold]: &mut [u32; 2]) -> State<R> {
        let before = game.clone();
        let forecast = Forecast::new(before.table(), before.purses());
        let mut takers = Takers::new(&forecast);
        let Turn::Decide(seats) = game.turn() else { return game };
        for seat in seats.iter() {
            let bid = baselines::greedy::decide(&before, seat).expect("everybody bids");
            game.play_unchecked(seat, bid, &mut ());
        }
        while let Turn::Decide(seats) = game.turn()
            && !is_bid(game.table())
            && let Some(seat) = seats.first()
        {
            let action = baselines::greedy::decide(&game, seat).expect("somebody is asked");
            if let Action::Take(card) = action {
                let tavern = game.table().auction().tavern;
                takers.come_to(tavern);
                let coin = game.purse(seat).bid(tavern).map_or(0, Coin::value);
                let cards = *game.table().tavern(tavern);
                let place = takers.choose(seat, coin, cards, 0).expect("there are cards");
                *all += 1;
                *foretold += u32::from(cards.get(place) == Some(card));
                takers.take(seat, card);
            }
            game.play_unchecked(seat, action, &mut ());
        }
        game
    }

    /// Not always: heroes who come on the way, and coins traded on the way, are not foreseen.
    #[test]
    fn greedy_takes_what_was_foretold_nearly_always() {
        for players in 2..=5 {
            for [all, foretold] in [compare::<Nidavellir>(players), compare::<Nains>(players)] {
                assert!(all > 200 && foretold * 100 >= all * 93, "{players} players: {foretold} of {all}");
            }
        }
    }
}
