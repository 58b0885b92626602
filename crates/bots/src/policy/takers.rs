//! What greedy takes while a round goes on, told without playing it: everybody's army grows by the cards that were taken,
//! and what somebody likes depends on his own cards and on what the others have. Heroes are not foreseen.

use elvaland_rules::mechanics::{Card, Coin, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::name::Studied;
use crate::network::Growth;
use crate::ruler::{Bidders, Hopes, Seen, grown};

/// Everybody who takes cards in a round.
pub(super) struct Takers<'a, R: Studied> {
    seen: Seen<'a, R>,
    hopes: BySeat<Option<Hopes<R>>>,
}

impl<'a, R: Studied> Takers<'a, R> {
    pub(super) fn new(bidders: &Bidders<'a, R>) -> Takers<'a, R> {
        let (seen, hopes) = bidders.all();
        Takers { seen: seen.clone(), hopes: hopes.clone() }
    }

    /// The round comes to a tavern.
    pub(super) fn come_to(&mut self, tavern: Tavern) {
        self.seen.come_to(tavern);
    }

    /// Which of some cards a greedy player takes who bid such a coin, by its place.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        coin: u8,
        mut cards: impl Iterator<Item = (usize, Card)>,
    ) -> Option<usize> {
        let first = cards.next()?;
        let Some(next) = cards.next() else { return Some(first.0) };
        let hopes = self.hopes[seat].as_mut()?;
        hopes.look_again(&self.seen);
        let mut best = (first.0, outlook(hopes, &self.seen, coin, first.1));
        for (place, card) in std::iter::once(next).chain(cards) {
            let outlook = outlook(hopes, &self.seen, coin, card);
            if outlook > best.1 {
                best = (place, outlook);
            }
        }
        Some(best.0)
    }

    /// A seat has taken a card.
    pub(super) fn take(&mut self, seat: Seat, card: Card) {
        if let Some(hopes) = &mut self.hopes[seat] {
            hopes.take(&mut self.seen, card);
        }
    }
}

/// What a greedy player hopes for with a card who bid such a coin.
pub(super) fn outlook<R: Studied>(hopes: &Hopes<R>, seen: &Seen<'_, R>, coin: u8, card: Card) -> f64 {
    let (estate, _) = hopes.with(seen, card);
    let mut coins = hopes.coins.map(Coin::value);
    match R::brings(seen.table, card).growth {
        Growth::Any(plus) => return grown(seen, &estate, &hopes.coins, plus),
        // With a coin that trades its owner is asked first, and greedy does not look so far.
        Growth::Bid(plus) if hopes.coins.iter().any(|own| own.value() == coin && !own.trades()) => {
            let at = coins.iter().position(|&own| own == coin);
            if let (Some(at), Some(taken)) = (at, seen.table.treasure().exchange(coin + plus, coin)) {
                coins[at] = taken.value();
                coins.sort_unstable();
            }
        }
        Growth::Bid(_) | Growth::None => {}
    }
    R::total(seen, &estate, &coins)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::is_bid;
    use crate::ruler;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::Action;
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
        let bidders = Bidders::new(before.table(), |seat| crate::policy::sorted(before.purse(seat)));
        let mut takers = Takers::new(&bidders);
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
