//! Counting what happens in one game.

use elvaland_rules::game::Sink;
use elvaland_rules::mechanics::Event;

/// What is counted while a game is played.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    players: usize,
    /// The values revealed so far at the tavern being resolved.
    bids: Vec<u8>,
    /// Values bid by exactly two players.
    pub(super) two_way_ties: u64,
    /// Values bid by more than two players.
    pub(super) larger_ties: u64,
    /// Trading coins bid: each makes its owner trade.
    pub(super) trades: u64,
    /// Choices made.
    pub(super) decisions: u64,
}

impl Tally {
    pub(super) fn new(players: usize) -> Tally {
        let bids = Vec::with_capacity(players);
        Tally { players, bids, two_way_ties: 0, larger_ties: 0, trades: 0, decisions: 0 }
    }

    fn count_ties(&mut self) {
        self.bids.sort_unstable();
        for equal in self.bids.chunk_by(|one, other| one == other) {
            match equal.len() {
                1 => {}
                2 => self.two_way_ties += 1,
                _ => self.larger_ties += 1,
            }
        }
        self.bids.clear();
    }
}

impl Sink<Event> for Tally {
    fn tell(&mut self, event: Event) {
        if let Event::Revealed(_, _, coin) = event {
            self.trades += u64::from(coin.trades());
            self.bids.push(coin.value());
            if self.bids.len() == self.players {
                self.count_ties();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::Seat;
    use elvaland_rules::mechanics::Tavern;

    use super::*;

    #[test]
    fn ties_are_counted_tavern_by_tavern() {
        let mut tally = Tally::new(5);
        for coins in [["0", "5", "g5", "5", "2"], ["0", "0", "2", "2", "4"], ["0", "2", "3", "4", "5"]] {
            for (seat, coin) in Seat::ALL.into_iter().zip(coins) {
                tally.tell(Event::Revealed(seat, Tavern::First, coin.parse().expect("a coin")));
            }
        }
        assert_eq!((tally.two_way_ties, tally.larger_ties, tally.trades), (2, 1, 4));
    }
}
