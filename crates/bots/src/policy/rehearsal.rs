//! A bid gone through card by card.
//!
//! What everybody likes changes with every card that is taken, so the round is gone through as it would be played, though
//! without the engine: the others take what is best for greedy players at that time, the player himself what the network likes
//! best together with what he has taken before. Only the most promising bids are worth that.

use elvaland_rules::mechanics::{Table, Tavern};

use super::foresight::{Foresight, Haul};
use super::gaze::{Cards, Gaze};
use super::takers::Takers;
use crate::name::Studied;
use crate::ruler::Bidders;

/// A round that can be gone through again and again.
pub(super) struct Rehearsal<'a, 'b, R: Studied> {
    pub(super) table: &'a Table<R>,
    pub(super) bidders: &'b Bidders<'a, R>,
    pub(super) foresight: &'b Foresight,
    pub(super) gaze: &'b mut Gaze<'a, R>,
}

impl<R: Studied> Rehearsal<'_, '_, R> {
    /// What a bid adds to the strength of the player.
    pub(super) fn value(&mut self, bid: usize) -> f32 {
        let mut takers = Takers::new(self.bidders);
        let mut haul = Haul::default();
        let mut gems = self.foresight.gems();
        for tavern in Tavern::ALL {
            takers.come_to(tavern);
            let order = self.foresight.order(tavern.index(), gems, bid);
            self.play(tavern, bid, &order, &mut takers, &mut haul);
            gems = self.foresight.swapped(&order, gems);
        }
        self.gaze.round(bid, &self.cards(&haul))
    }

    /// Everybody takes a card of a tavern.
    fn play(&mut self, tavern: Tavern, bid: usize, order: &[u16], takers: &mut Takers<'_, R>, haul: &mut Haul) {
        let cards = self.table.tavern(tavern);
        let mut taken = 0u8;
        for &key in order {
            let left = cards.iter().enumerate().filter(|(place, _)| taken >> place & 1 == 0);
            let other = self.foresight.other(key);
            let place = match other {
                Some(other) => takers.choose(other.seat, other.bid[tavern.index()], left),
                None => self.own(tavern, bid, taken, haul),
            };
            if let Some((place, card)) = place.and_then(|place| Some((place, cards.iter().nth(place)?))) {
                taken |= 1 << place;
                takers.take(other.map_or(self.foresight.seat(), |other| other.seat), card);
                if other.is_none() {
                    haul[tavern.index()] = Some(place as u8);
                }
            }
        }
    }

    /// What the player takes himself: at first what he likes best, then what goes best with that.
    fn own(&mut self, tavern: Tavern, bid: usize, taken: u8, haul: &Haul) -> Option<usize> {
        let at = tavern.index();
        if tavern == Tavern::First {
            return self.foresight.favourite(at, taken);
        }
        let mut left = (0..self.table.tavern(tavern).len()).filter(|place| taken >> place & 1 == 0);
        let first = left.next()?;
        let mut best = (first, f32::NEG_INFINITY);
        // A single card is taken without a thought.
        for place in left.next().into_iter().flat_map(|second| [first, second]).chain(left) {
            let mut with = *haul;
            with[at] = Some(place as u8);
            let value = self.gaze.round(bid, &self.cards(&with));
            if value > best.1 {
                best = (place, value);
            }
        }
        Some(best.0)
    }

    /// The cards at these places.
    fn cards(&self, haul: &Haul) -> Cards {
        Tavern::ALL.map(|tavern| self.table.tavern(tavern).iter().nth(haul[tavern.index()]?.into()))
    }
}

#[cfg(test)]
mod tests {
    use crate::name::Studied;
    use crate::network::Loaded;
    use crate::policy::{ANY_BID, Bidding, Mood, is_bid};
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Game, Seat, State, Turn};

    /// Whoever rehearses all bids finds another one best now and then, but one that looked promising before; and only bids
    /// that were rehearsed are made.
    fn rehearsing<R: Studied>() {
        let (mut same, mut all) = (0, 0);
        for seed in 0..8 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<R> = R::start(&R::usual(4).expect("players"), &mut dealer);
            let network = Loaded::default().of_table(game.table());
            while game.turn() != Turn::Over {
                if is_bid(game.table()) {
                    let bidding = Bidding::new(game.table(), game.purses(), Some(Seat::S0), |_| ANY_BID);
                    let best = |rehearsed: usize| {
                        let mood = Mood { rehearsed, temperature: 0.001, ..Mood::PLAYING };
                        let chances = bidding.strategy(&network, Seat::S0, mood);
                        let made = chances.iter().filter(|&&chance| chance > 0.0).count();
                        assert!(rehearsed == 0 || made <= rehearsed, "{made} bids");
                        chances.iter().copied().enumerate().max_by(|one, other| one.1.total_cmp(&other.1))
                    };
                    let [glance, one, many] = [best(0), best(1), best(8)].map(|best| best.map(|(bid, _)| bid));
                    assert_eq!(glance, one, "the most promising bid is rehearsed first");
                    all += 1;
                    same += u32::from(many == one);
                }
                game.random_step(dealer.rng());
            }
        }
        assert!(same * 10 > all && same < all, "{same} of {all}");
    }

    #[test]
    fn bids_are_rehearsed_in_the_order_of_their_promise() {
        rehearsing::<Nidavellir>();
        rehearsing::<Nains>();
    }
}
