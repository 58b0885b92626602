//! A round, from the bids to the coins' return, in the order of the rulebook.

use super::{Age, Auction, Card, Cards, Coin, Event, Place, Referee, Ruleset, Step, Tavern};
use crate::game::{Seat, SeatSet, Sink};

impl<R: Ruleset, S: Sink<Event>> Referee<'_, R, S> {
    pub(super) fn begin_age(&mut self, age: Age) {
        self.state.table.age = age;
        self.state.table.round = 0;
        self.tell(Event::AgeBegins(age));
        self.then([Some(Step::Round)]);
    }

    /// Cards enter, everybody bids, the taverns are resolved one after the other; or the age is over.
    pub(super) fn begin_round(&mut self) {
        if self.state.table.round >= self.state.table.rules.rounds() {
            return R::end_of_age(self, self.state.table.age);
        }
        self.state.table.round += 1;
        self.state.table.auction = Auction::default();
        self.tell(Event::RoundBegins(self.state.table.round));
        let bidders = self.state.bidders();
        self.then([Some(Step::Deal), Some(Step::Bids(bidders)), Some(Step::Tavern(Tavern::First))]);
    }

    /// A bid is laid face down. It waits for the others.
    #[inline]
    pub(super) fn bid(&mut self, seat: Seat, coins: [Coin; 3], waiting: SeatSet) {
        self.state.purses[seat].lay_bid(coins);
        self.tell(Event::Ready(seat));
        self.then([Some(Step::Bids(waiting.without(seat)))]);
    }

    /// Everybody turns over the coin on this tavern, and only this one; then late bidders lay theirs.
    #[inline]
    pub(super) fn reveal(&mut self, tavern: Tavern) {
        self.state.table.auction = Auction::of(tavern);
        self.then([Some(Step::Order)]);
        for seat in self.state.table.seats().rev() {
            if R::bids_late(&self.state.table.armies[seat]) {
                self.then([Some(Step::LateBid(seat))]);
            } else if let Some(coin) = self.state.purses[seat].reveal(tavern) {
                self.tell(Event::Revealed(seat, tavern, coin));
            }
        }
    }

    pub(super) fn bid_late(&mut self, seat: Seat, coin: Coin) {
        let tavern = self.state.tavern();
        self.state.purses[seat].lay(coin, tavern);
        self.state.purses[seat].reveal(tavern);
        self.tell(Event::Revealed(seat, tavern, coin));
    }

    /// Fixes order and ties, then schedules the turns, the cards left over, the gems and what follows.
    #[inline]
    pub(super) fn fix_order(&mut self) {
        let tavern = self.state.tavern();
        let table = &mut self.state.table;
        let purses = &self.state.purses;
        let bids = table.seats().filter_map(|seat| Some((seat, purses[seat].bid(tavern)?.value())));
        table.auction.fix(bids, &table.gems);
        match tavern.next() {
            Some(next) => self.then([Some(Step::LeftOver), Some(Step::SwapGems), Some(Step::Tavern(next))]),
            None => self.then([Some(Step::LeftOver), Some(Step::SwapGems), Some(Step::CoinsBack), Some(Step::Round)]),
        }
        let auction = self.state.table.auction;
        for &(seat, _) in auction.order().iter().rev() {
            self.state.table.agenda.push(Step::Turn(seat));
        }
    }

    /// A turn: the card with all that follows from it, then the trade if the trading coin was bid here.
    ///
    /// That coin cannot be exchanged for one that does not trade, so its sight now decides about the trade.
    #[inline]
    pub(super) fn take(&mut self, seat: Seat, card: Card) {
        let tavern = self.state.tavern();
        self.state.table.taverns[tavern.index()].remove(card);
        self.tell(Event::Took(seat, card));
        if self.state.purses[seat].bid(tavern).is_some_and(Coin::trades) {
            self.then([Some(Step::Trade(seat))]);
        }
        R::gain(self, seat, card);
    }

    #[inline]
    pub(super) fn discard_left_over(&mut self) {
        let tavern = self.state.tavern();
        let left = std::mem::take(&mut self.state.table.taverns[tavern.index()]);
        for &card in left.as_slice() {
            self.tell(Event::LeftOver(card));
        }
    }

    #[inline]
    pub(super) fn swap_gems(&mut self) {
        let table = &mut self.state.table;
        let before = table.gems;
        let sink = &mut *self.sink;
        table.auction.swaps(&before, R::gem_swaps, |one, other| {
            table.gems[one] = before[other];
            table.gems[other] = before[one];
            sink.tell(Event::SwappedGems(one, other));
        });
    }

    #[inline]
    pub(super) fn take_coins_back(&mut self) {
        for seat in self.state.table.seats() {
            self.state.purses[seat].take_back();
        }
        self.tell(Event::CoinsBack);
    }

    /// A player who bids late from now on takes everything not yet revealed back into the hand.
    pub(crate) fn take_hidden_coins_back(&mut self, seat: Seat) {
        let purse = &mut self.state.purses[seat];
        if purse.count(Place::Hand) < super::COINS {
            purse.take_back_after(self.state.table.auction.tavern);
            self.tell(Event::TookCoinsBack(seat));
        }
    }

    /// A player keeps a card of those shown; the others go back into the deck.
    pub(super) fn keep(&mut self, seat: Seat, card: Card) {
        let mut offer = std::mem::take(&mut self.state.offer);
        offer.remove(card);
        self.return_to_deck(offer);
        self.tell(Event::Kept(seat, card));
        R::gain(self, seat, card);
    }

    fn return_to_deck(&mut self, cards: Cards) {
        let list = self.state.table.rules.deck(Age::Second);
        for &card in cards.as_slice() {
            self.state.decks[1].put_back(list, card);
        }
    }
}
