//! Coins change: transforms and trades.

use super::{Coin, Event, Place, Referee, Rules, State};
use crate::{Listener, Seat};

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    /// Exchanges the coin at `index` of the purse for one of the value `wanted`, or the next best one. The new coin takes
    /// the place of the old one; all players have seen it (NID-R11).
    pub(crate) fn exchange(&mut self, seat: Seat, index: usize, wanted: u8) {
        let (given, at) = self.state.purses[seat].nth(index);
        let Some(taken) = self.state.table.treasure.swap(given, wanted) else {
            return;
        };
        self.state.purses[seat].replace(index, taken);
        self.tell(Event::Exchanged { seat, given, taken, at });
    }

    /// Replaces the 0 by the special coin, wherever it lies; all players see where (NID-R11).
    pub(crate) fn swap_trading_coin(&mut self, seat: Seat) {
        let purse = &mut self.state.purses[seat];
        let Some(index) = purse.coins().iter().position(|&coin| coin == Coin::ZERO) else {
            return;
        };
        let (given, at) = purse.nth(index);
        purse.replace(index, Coin::SPECIAL);
        self.tell(Event::Exchanged { seat, given, taken: Coin::SPECIAL, at });
    }

    /// Transforms a coin: its value grows by `plus`.
    pub(super) fn transform(&mut self, seat: Seat, coin: Coin, place: Place, plus: u8) {
        if let Some(index) = self.state.purses[seat].find(coin, place) {
            self.exchange(seat, index, coin.value() + plus);
        }
    }

    /// Trades without a choice: the two coins of the pouch, or the last two in a late bidder's hand.
    #[inline(always)]
    pub(super) fn trade(&mut self, seat: Seat) {
        let place = self.state.trade_place(seat);
        let Some(pair) = self.state.purses[seat].first_two(place) else {
            return;
        };
        if place == Place::Pouch {
            let mut coins = pair.map(|index| self.state.purses[seat].coin(index));
            coins.sort_unstable();
            self.state.purses[seat].show_pouch();
            self.tell(Event::PouchShown(seat, coins));
        }
        self.add_up(seat, pair);
    }

    /// Trades two coins that a late bidder chose.
    pub(super) fn trade_chosen(&mut self, seat: Seat, coins: [Coin; 2]) {
        let purse = &self.state.purses[seat];
        let place = self.state.trade_place(seat);
        let Some(first) = purse.find(coins[0], place) else {
            return;
        };
        let second = (0..super::COINS).find(|&i| i != first && purse.nth(i) == (coins[1], place));
        if let Some(second) = second {
            self.add_up(seat, [first, second]);
        }
    }

    /// Exchanges the higher coin for the sum of both; of equal coins a base coin is given up first (NID-R3).
    #[inline(always)]
    fn add_up(&mut self, seat: Seat, pair: [usize; 2]) {
        let [one, other] = pair.map(|index| self.state.purses[seat].coin(index));
        let sum = one.value() + other.value();
        let gives_other = other.is_given_before(one);
        self.exchange(seat, pair[usize::from(gives_other)], sum);
    }
}

impl<R: Rules> State<R> {
    /// Returns where the coins of a player's trade lie.
    #[inline]
    pub(super) fn trade_place(&self, seat: Seat) -> Place {
        if R::bids_late(&self.table.armies[seat]) { Place::Hand } else { Place::Pouch }
    }

    /// Returns whether a trade leaves a choice: a late bidder has more than two coins in hand.
    #[inline]
    pub(super) fn trades_by_choice(&self, seat: Seat) -> bool {
        R::bids_late(&self.table.armies[seat]) && self.purses[seat].count(Place::Hand) > 2
    }

    /// Returns whether the player has a coin that may be transformed; if not, nothing happens (NID-R4).
    #[inline]
    pub(super) fn can_transform(&self, seat: Seat) -> bool {
        self.purses[seat].coins().iter().any(|coin| !coin.trades())
    }
}
