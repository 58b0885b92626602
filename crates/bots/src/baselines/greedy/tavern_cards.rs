//! The cards of the taverns, equal ones told once.

use elvaland_rules::Rules;
use elvaland_rules::mechanics::{Card, MAX_CARDS, Table, Tavern};

/// Something for every card of all taverns.
pub(crate) type ByCard<T> = [[T; MAX_CARDS]; 3];

/// The different cards of all taverns, and where they lie.
#[derive(Clone)]
pub(crate) struct Kinds {
    kinds: [Card; 3 * MAX_CARDS],
    count: usize,
    /// Which of the kinds every card is.
    places: ByCard<u8>,
    /// How many cards the taverns have.
    counts: [usize; 3],
}

impl Kinds {
    pub(crate) fn of<R: Rules>(table: &Table<R>) -> Kinds {
        let counts = Tavern::ALL.map(|tavern| table.tavern(tavern).len());
        let mut kinds = Kinds { kinds: [Card::default(); 3 * MAX_CARDS], count: 0, places: ByCard::default(), counts };
        for tavern in Tavern::ALL {
            for (at, card) in table.tavern(tavern).iter().enumerate() {
                kinds.places[tavern.index()][at] = kinds.place(card);
            }
        }
        kinds
    }

    /// How many cards the taverns have.
    pub(crate) fn counts(&self) -> [usize; 3] {
        self.counts
    }

    /// The place of a card among the kinds.
    fn place(&mut self, card: Card) -> u8 {
        let known = &self.kinds[..self.count];
        let found = known.iter().position(|&kind| kind == card);
        let place = found.unwrap_or_else(|| {
            self.kinds[self.count] = card;
            self.count += 1;
            self.count - 1
        });
        place as u8
    }

    /// Looks at every kind once, and tells what was found for every card.
    pub(crate) fn look<T: Copy + Default>(&self, mut look: impl FnMut(Card) -> T) -> ByCard<T> {
        let mut found = [T::default(); 3 * MAX_CARDS];
        for (found, &kind) in found.iter_mut().zip(&self.kinds[..self.count]) {
            *found = look(kind);
        }
        let mut all = [[T::default(); MAX_CARDS]; 3];
        for ((all, places), &count) in all.iter_mut().zip(&self.places).zip(&self.counts) {
            for (card, &place) in all.iter_mut().zip(&places[..count]) {
                *card = found[usize::from(place)];
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::Nidavellir;

    #[test]
    fn equal_cards_are_looked_at_once_and_told_everywhere() {
        let mut twice = 0;
        for seed in 0..20 {
            let mut dealer = Dealer::new(seed);
            let mut game = Nidavellir::start(&Nidavellir::default_options(4).expect("players"), dealer.rng());
            game.random_step(dealer.rng());
            let table = game.table();
            let mut looked_at = Vec::new();
            let numbers = Kinds::of(table).look(|card| {
                assert!(!looked_at.contains(&card), "{card:?} again");
                looked_at.push(card);
                card.index()
            });
            twice += 12 - looked_at.len();
            for tavern in Tavern::ALL {
                let cards: Vec<usize> = table.tavern(tavern).iter().map(|card| card.index()).collect();
                assert_eq!(numbers[tavern.index()][..4], cards);
            }
        }
        assert!(twice > 0, "some taverns have equal cards");
    }
}
