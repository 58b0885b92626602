//! The distinct cards of the taverns, so that each is evaluated once.

use elvaland_rules::Rules;
use elvaland_rules::mechanics::{Card, MAX_CARDS, Table, Tavern};

/// A value per card of the three taverns.
pub(crate) type ByCard<T> = [[T; MAX_CARDS]; 3];

/// The distinct cards of all taverns and their positions.
#[derive(Clone)]
pub(crate) struct TavernCards {
    distinct: [Card; 3 * MAX_CARDS],
    count: usize,
    /// The index of each card among the distinct ones.
    indices: ByCard<u8>,
    /// The number of cards per tavern.
    counts: [usize; 3],
}

impl TavernCards {
    pub(crate) fn of<R: Rules>(table: &Table<R>) -> TavernCards {
        let counts = Tavern::ALL.map(|tavern| table.tavern(tavern).len());
        let mut tavern_cards =
            TavernCards { distinct: [Card::default(); 3 * MAX_CARDS], count: 0, indices: ByCard::default(), counts };
        for tavern in Tavern::ALL {
            for (at, card) in table.tavern(tavern).iter().enumerate() {
                tavern_cards.indices[tavern.index()][at] = tavern_cards.index_of(card);
            }
        }
        tavern_cards
    }

    /// Returns the number of cards per tavern.
    pub(crate) fn counts(&self) -> [usize; 3] {
        self.counts
    }

    /// Returns the index of a card among the distinct ones; adds it if it is new.
    fn index_of(&mut self, card: Card) -> u8 {
        let known = &self.distinct[..self.count];
        let found = known.iter().position(|&other| other == card);
        let index = found.unwrap_or_else(|| {
            self.distinct[self.count] = card;
            self.count += 1;
            self.count - 1
        });
        index as u8
    }

    /// Evaluates each distinct card once and returns the value of every card.
    pub(crate) fn map_distinct<T: Copy + Default>(&self, mut value: impl FnMut(Card) -> T) -> ByCard<T> {
        let mut values = [T::default(); 3 * MAX_CARDS];
        for (slot, &card) in values.iter_mut().zip(&self.distinct[..self.count]) {
            *slot = value(card);
        }
        let mut all = [[T::default(); MAX_CARDS]; 3];
        for ((all, indices), &count) in all.iter_mut().zip(&self.indices).zip(&self.counts) {
            for (card, &index) in all.iter_mut().zip(&indices[..count]) {
                *card = values[usize::from(index)];
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::Nidavellir;

    #[test]
    fn equal_cards_are_evaluated_once() {
        let mut duplicates = 0;
        for seed in 0..20 {
            let mut dealer = Dealer::new(seed);
            let mut game = Nidavellir::start(&Nidavellir::default_options(4).expect("players"), dealer.rng());
            game.random_step(dealer.rng());
            let table = game.table();
            let mut visited = Vec::new();
            let numbers = TavernCards::of(table).map_distinct(|card| {
                assert!(!visited.contains(&card), "{card:?} again");
                visited.push(card);
                card.index()
            });
            duplicates += 12 - visited.len();
            for tavern in Tavern::ALL {
                let cards: Vec<usize> = table.tavern(tavern).iter().map(|card| card.index()).collect();
                assert_eq!(numbers[tavern.index()][..4], cards);
            }
        }
        assert!(duplicates > 0, "some taverns have equal cards");
    }
}
