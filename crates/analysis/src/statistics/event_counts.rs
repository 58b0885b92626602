//! Counting the events of one game.

use elvaland_rules::Listener;
use elvaland_rules::mechanics::{Coin, Event, Gem, HeroSet, Place};
use elvaland_rules::{BySeat, Rules, Seat, State};

/// Counts of one game, updated by its events while it is played or replayed.
#[derive(Clone, Debug)]
pub(crate) struct EventCounts {
    players: usize,
    /// The values revealed so far at the tavern being resolved.
    bids: Vec<u8>,
    /// Values bid by exactly two players.
    pub(super) two_way_ties: u64,
    /// Values bid by more than two players.
    pub(super) larger_ties: u64,
    /// Rounds begun, the first one included.
    pub(super) rounds: u8,
    pub(super) seats: BySeat<SeatCounts>,
    /// The player whose turn it is at a tavern, and the state of their trade.
    turn: Option<(Seat, Trade)>,
}

/// Counts of one player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatCounts {
    /// The gem before the first bid.
    pub(crate) start_gem: Gem,
    /// Trading coins bid.
    pub(crate) trades: u8,
    /// The value that trades added to the player's coins.
    pub(crate) trade_gain: i32,
    /// Coins transformed other than by trades.
    pub(crate) transforms: u8,
    /// The value that transforms added to the player's coins.
    pub(crate) transform_gain: i32,
    /// By column: whether the player won its majority.
    pub(crate) majorities: [bool; 5],
    /// The cards the player won in the evaluation.
    pub(crate) awards: HeroSet,
    /// Whether a trading coin is revealed and its trade is still to come.
    is_due: bool,
}

/// The state of the trade in a turn.
#[derive(Clone, Copy, Debug)]
enum Trade {
    /// No trade seen yet; the gain of the last coin exchanged in the hand, which may turn out to be the trade.
    Unseen(Option<i32>),
    /// The pouch is shown: the next coin exchanged is the trade.
    Shown,
    /// The trade is done.
    Done,
}

impl EventCounts {
    /// Starts counting a game in its first state.
    pub(crate) fn new<R: Rules>(game: &State<R>) -> EventCounts {
        let players = game.players();
        let mut seats = BySeat::<SeatCounts>::default();
        for seat in game.table().seats() {
            seats[seat].start_gem = game.table().gem(seat);
        }
        EventCounts {
            players,
            bids: Vec::with_capacity(players),
            two_way_ties: 0,
            larger_ties: 0,
            rounds: 1,
            seats,
            turn: None,
        }
    }

    fn revealed(&mut self, seat: Seat, coin: Coin) {
        self.end_turn();
        if coin.trades() {
            self.seats[seat].trades += 1;
            self.seats[seat].is_due = true;
        }
        self.bids.push(coin.value());
        if self.bids.len() == self.players {
            self.count_ties();
        }
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

    fn exchanged(&mut self, seat: Seat, gain: i32, at: Place) {
        let sums = &mut self.seats[seat];
        match &mut self.turn {
            Some((player, trade @ Trade::Shown)) if *player == seat => {
                *trade = Trade::Done;
                sums.is_due = false;
                sums.trade_gain += gain;
                return;
            }
            Some((player, Trade::Unseen(last))) if *player == seat && sums.is_due && at == Place::Hand => {
                *last = Some(gain);
            }
            _ => {}
        }
        sums.transforms += 1;
        sums.transform_gain += gain;
    }

    /// Ends a turn, whose last action is the trade. A late bidder shows no pouch: their trade is the last exchange in the
    /// hand.
    fn end_turn(&mut self) {
        let Some((seat, trade)) = self.turn.take() else { return };
        let sums = &mut self.seats[seat];
        if let Trade::Unseen(Some(gain)) = trade {
            sums.transforms -= 1;
            sums.transform_gain -= gain;
            sums.trade_gain += gain;
        }
        sums.is_due = false;
    }
}

impl<R: Rules> Listener<R> for EventCounts {
    fn on_event(&mut self, event: Event, _: &State<R>) {
        self.count(event);
    }
}

impl EventCounts {
    fn count(&mut self, event: Event) {
        match event {
            Event::RoundBegins(_) => self.rounds += 1,
            Event::Revealed(seat, _, coin) => self.revealed(seat, coin),
            Event::Took(seat, _) => {
                self.end_turn();
                self.turn = Some((seat, Trade::Unseen(None)));
            }
            Event::PouchShown(seat, _) => self.turn = Some((seat, Trade::Shown)),
            Event::Exchanged { seat, given, taken, at } => {
                self.exchanged(seat, i32::from(taken.value()) - i32::from(given.value()), at);
            }
            Event::CoinsBack => self.end_turn(),
            Event::Evaluated(column, Some(seat)) => self.seats[seat].majorities[column.index()] = true,
            Event::Awarded(hero, Some(seat)) => self.seats[seat].awards.insert(hero),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::{Card, Tavern};
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    use super::*;

    fn new_counts(players: usize) -> EventCounts {
        EventCounts::new(&Nidavellir::start(&Options::new(players).expect("options"), Dealer::new(1).rng()))
    }

    fn coin(text: &str) -> Coin {
        text.parse().expect("a coin")
    }

    fn exchanged(seat: Seat, given: &str, taken: &str, at: Place) -> Event {
        Event::Exchanged { seat, given: coin(given), taken: coin(taken), at }
    }

    #[test]
    fn ties_are_counted_tavern_by_tavern() {
        let mut counts = new_counts(5);
        for coins in [["0", "5", "g5", "5", "2"], ["0", "0", "2", "2", "4"], ["0", "2", "3", "4", "5"]] {
            for (seat, text) in Seat::ALL.into_iter().zip(coins) {
                counts.count(Event::Revealed(seat, Tavern::First, coin(text)));
            }
        }
        let trades: u8 = Seat::ALL.into_iter().map(|seat| counts.seats[seat].trades).sum();
        assert_eq!((counts.two_way_ties, counts.larger_ties, trades), (2, 1, 4));
    }

    #[test]
    fn a_trade_is_told_apart_from_a_transform_before_it() {
        let mut counts = new_counts(2);
        let seat = Seat::ALL[0];
        counts.count(Event::Revealed(seat, Tavern::First, coin("0")));
        counts.count(Event::Took(seat, Card::from_index(0)));
        counts.count(exchanged(seat, "4", "g7", Place::Pouch));
        counts.count(Event::PouchShown(seat, [coin("5"), coin("g7")]));
        counts.count(exchanged(seat, "g7", "g12", Place::Pouch));
        counts.count(Event::CoinsBack);
        let SeatCounts { trades, trade_gain, transforms, transform_gain, .. } = counts.seats[seat];
        assert_eq!((trades, trade_gain, transforms, transform_gain), (1, 5, 1, 3));
    }

    #[test]
    fn a_late_bidder_trades_last_in_the_turn() {
        let mut counts = new_counts(2);
        let [seat, other, ..] = Seat::ALL;
        counts.count(Event::Revealed(seat, Tavern::First, coin("0")));
        counts.count(Event::Took(seat, Card::from_index(0)));
        counts.count(exchanged(seat, "4", "g7", Place::Hand));
        counts.count(exchanged(seat, "g7", "g11", Place::Hand));
        counts.count(Event::Took(other, Card::from_index(1)));
        counts.count(Event::Revealed(seat, Tavern::Second, coin("5")));
        counts.count(Event::Took(seat, Card::from_index(2)));
        counts.count(exchanged(seat, "2", "g5", Place::Hand));
        counts.count(Event::CoinsBack);
        let SeatCounts { trades, trade_gain, transforms, transform_gain, .. } = counts.seats[seat];
        assert_eq!((trades, trade_gain, transforms, transform_gain), (1, 4, 2, 6));
    }
}
