//! What greedy takes while a round goes on, told without playing it: everybody's army grows by the cards that were taken,
//! and what somebody likes depends on his own cards and on what the others have. Heroes are not foreseen.

use elvaland_rules::mechanics::{Card, Tavern};
use elvaland_rules::{BySeat, Seat};

use super::forecast::Forecast;
use super::taster::{Taker, Taster};
use crate::name::Studied;
use crate::ruler::Seen;

/// Everybody who takes cards in a round, with what he has by now.
pub(super) struct Takers<'a, R: Studied> {
    seen: Seen<'a, R>,
    takers: BySeat<Taker<R>>,
}

impl<R: Studied> Clone for Takers<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Studied> Copy for Takers<'_, R> {}

impl<'a, R: Studied> Takers<'a, R> {
    pub(super) fn new(forecast: &Forecast<'a, R>) -> Takers<'a, R> {
        let (seen, takers) = forecast.takers();
        Takers { seen: *seen, takers: *takers }
    }

    /// The round comes to a tavern.
    pub(super) fn come_to(&mut self, tavern: Tavern) {
        self.seen.come_to(tavern);
    }

    /// Which of some cards a greedy player takes who bid such a coin, by its place.
    pub(super) fn choose(&self, seat: Seat, coin: u8, mut cards: impl Iterator<Item = (usize, Card)>) -> Option<usize> {
        let first = cards.next()?;
        let Some(next) = cards.next() else { return Some(first.0) };
        let taster = Taster::new(&self.seen, &self.takers[seat]);
        let mut best = (first.0, taster.card(first.1, coin));
        for (place, card) in std::iter::once(next).chain(cards) {
            let taste = taster.card(card, coin);
            if taste > best.1 {
                best = (place, taste);
            }
        }
        Some(best.0)
    }

    /// A seat has taken a card.
    pub(super) fn take(&mut self, seat: Seat, card: Card) {
        let holding = &mut self.takers[seat].holding;
        if let (Some(column), _) = R::take_card(self.seen.table, holding, card) {
            self.seen.see(seat, column, R::muster(holding).ranks_of(column), R::symbols_of(holding));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::is_bid;
    use crate::ruler;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::{Action, Coin};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Game, State, Turn};

    /// Goes through the rounds of some games of greedy players: how many cards were taken, and how many of them as foretold
    /// by what was known before the round and by what was taken since.
    fn compare<R: Studied>(players: usize) -> [u32; 2] {
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
    fn round<R: Studied>(mut game: State<R>, [all, foretold]: &mut [u32; 2]) -> State<R> {
        let before = game.clone();
        let forecast = Forecast::new(before.table(), before.purses());
        let mut takers = Takers::new(&forecast);
        let Turn::Decide(seats) = game.turn() else { return game };
        for seat in seats.iter() {
            let bid = ruler::greedy(&before, seat).expect("everybody bids");
            game.play_unchecked(seat, bid, &mut ());
        }
        while let Turn::Decide(seats) = game.turn()
            && !is_bid(game.table())
            && let Some(seat) = seats.first()
        {
            let action = ruler::greedy(&game, seat).expect("somebody is asked");
            if let Action::Take(card) = action {
                let tavern = game.table().auction().tavern;
                takers.come_to(tavern);
                let coin = game.purse(seat).bid(tavern).map_or(0, Coin::value);
                let cards: Vec<_> = game.table().tavern(tavern).iter().enumerate().collect();
                let place = takers.choose(seat, coin, cards.iter().copied()).expect("there are cards");
                *all += 1;
                *foretold += u32::from(cards[place].1 == card);
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
