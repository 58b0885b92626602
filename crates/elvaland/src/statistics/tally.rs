//! Counting what happens in one game.

use elvaland_rules::game::Sink;
use elvaland_rules::mechanics::{Coin, Event, Gem, HeroSet, Place};
use elvaland_rules::{BySeat, Game, Ruleset, Seat, State};

/// What is counted while a game is played or replayed.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    players: usize,
    /// The values revealed so far at the tavern being resolved.
    bids: Vec<u8>,
    /// Values bid by exactly two players.
    pub(super) two_way_ties: u64,
    /// Values bid by more than two players.
    pub(super) larger_ties: u64,
    /// Choices made.
    pub(super) decisions: u32,
    /// Rounds begun; a game begins in its first.
    pub(super) rounds: u8,
    /// By seat.
    pub(super) seats: BySeat<SeatTally>,
    /// Whose turn it is at a tavern, and how far the trade of that player has come.
    turn: Option<(Seat, TradeIs)>,
}

/// What is counted of one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatTally {
    /// The gem before the first bid.
    pub(super) start_gem: Gem,
    /// Trading coins bid: each makes its owner trade.
    pub(super) trades: u8,
    /// What the trades added to the player's coins.
    pub(super) trade_gain: i32,
    /// Coins exchanged otherwise.
    pub(super) transforms: u8,
    /// What these added to the player's coins.
    pub(super) transform_gain: i32,
    /// By column: whether the player won its majority.
    pub(super) majorities: [bool; 5],
    /// The cards the player won in the evaluation.
    pub(super) awards: HeroSet,
    /// Whether a trading coin lies open, and its trade is to come.
    is_due: bool,
}

/// Where the trade of the player whose turn it is stands.
#[derive(Clone, Copy, Debug)]
enum TradeIs {
    /// Not begun, as far as anybody can tell; the gain of the last coin exchanged in the hand.
    Unseen(Option<i32>),
    /// Begun: the pouch is open, and the next coin exchanged is that of the trade.
    Shown,
    /// Over.
    Done,
}

impl Tally {
    /// Nothing yet of a game that begins so.
    pub(crate) fn new<R: Ruleset>(game: &State<R>) -> Tally {
        let players = game.players();
        let mut seats = BySeat::<SeatTally>::default();
        for seat in game.table().seats() {
            seats[seat].start_gem = game.table().gem(seat);
        }
        Tally {
            players,
            bids: Vec::with_capacity(players),
            two_way_ties: 0,
            larger_ties: 0,
            decisions: 0,
            rounds: 1,
            seats,
            turn: None,
        }
    }

    /// One more choice was made.
    pub(crate) fn decided(&mut self) {
        self.decisions += 1;
    }

    /// So many choices were made in all.
    pub(crate) fn set_decisions(&mut self, decisions: u32) {
        self.decisions = decisions;
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
            Some((player, trade @ TradeIs::Shown)) if *player == seat => {
                *trade = TradeIs::Done;
                sums.is_due = false;
                sums.trade_gain += gain;
                return;
            }
            Some((player, TradeIs::Unseen(last))) if *player == seat && sums.is_due && at == Place::Hand => {
                *last = Some(gain);
            }
            _ => {}
        }
        sums.transforms += 1;
        sums.transform_gain += gain;
    }

    /// The trade is the last thing of a turn. A late bidder shows no pouch: with him, it is the last exchange in the hand.
    fn end_turn(&mut self) {
        let Some((seat, trade)) = self.turn.take() else { return };
        let sums = &mut self.seats[seat];
        if let TradeIs::Unseen(Some(gain)) = trade {
            sums.transforms -= 1;
            sums.transform_gain -= gain;
            sums.trade_gain += gain;
        }
        sums.is_due = false;
    }
}

impl Sink<Event> for Tally {
    fn tell(&mut self, event: Event) {
        match event {
            Event::RoundBegins(_) => self.rounds += 1,
            Event::Revealed(seat, _, coin) => self.revealed(seat, coin),
            Event::Took(seat, _) => {
                self.end_turn();
                self.turn = Some((seat, TradeIs::Unseen(None)));
            }
            Event::PouchShown(seat, _) => self.turn = Some((seat, TradeIs::Shown)),
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

    fn tally(players: usize) -> Tally {
        Tally::new(&Nidavellir::start(&Options::new(players).expect("options"), &mut Dealer::new(1)))
    }

    fn coin(text: &str) -> Coin {
        text.parse().expect("a coin")
    }

    fn exchanged(seat: Seat, given: &str, taken: &str, at: Place) -> Event {
        Event::Exchanged { seat, given: coin(given), taken: coin(taken), at }
    }

    #[test]
    fn ties_are_counted_tavern_by_tavern() {
        let mut tally = tally(5);
        for coins in [["0", "5", "g5", "5", "2"], ["0", "0", "2", "2", "4"], ["0", "2", "3", "4", "5"]] {
            for (seat, text) in Seat::ALL.into_iter().zip(coins) {
                tally.tell(Event::Revealed(seat, Tavern::First, coin(text)));
            }
        }
        let trades: u8 = Seat::ALL.into_iter().map(|seat| tally.seats[seat].trades).sum();
        assert_eq!((tally.two_way_ties, tally.larger_ties, trades), (2, 1, 4));
    }

    #[test]
    fn a_trade_is_told_apart_from_a_transform_before_it() {
        let mut tally = tally(2);
        let seat = Seat::ALL[0];
        tally.tell(Event::Revealed(seat, Tavern::First, coin("0")));
        tally.tell(Event::Took(seat, Card(0)));
        tally.tell(exchanged(seat, "4", "g7", Place::Pouch));
        tally.tell(Event::PouchShown(seat, [coin("5"), coin("g7")]));
        tally.tell(exchanged(seat, "g7", "g12", Place::Pouch));
        tally.tell(Event::CoinsBack);
        let SeatTally { trades, trade_gain, transforms, transform_gain, .. } = tally.seats[seat];
        assert_eq!((trades, trade_gain, transforms, transform_gain), (1, 5, 1, 3));
    }

    #[test]
    fn a_late_bidder_trades_last_in_the_turn() {
        let mut tally = tally(2);
        let [seat, other, ..] = Seat::ALL;
        tally.tell(Event::Revealed(seat, Tavern::First, coin("0")));
        tally.tell(Event::Took(seat, Card(0)));
        tally.tell(exchanged(seat, "4", "g7", Place::Hand));
        tally.tell(exchanged(seat, "g7", "g11", Place::Hand));
        tally.tell(Event::Took(other, Card(1)));
        tally.tell(Event::Revealed(seat, Tavern::Second, coin("5")));
        tally.tell(Event::Took(seat, Card(2)));
        tally.tell(exchanged(seat, "2", "g5", Place::Hand));
        tally.tell(Event::CoinsBack);
        let SeatTally { trades, trade_gain, transforms, transform_gain, .. } = tally.seats[seat];
        assert_eq!((trades, trade_gain, transforms, transform_gain), (1, 4, 2, 6));
    }
}
