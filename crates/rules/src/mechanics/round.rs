//! A round, from the bids to the return of the coins, in the order of the rulebook.

use super::{
    Age, Auction, Bid, Card, Cards, Coin, Event, Place, Purse, Referee, Rules, Source, State, Step, Table, Tavern,
};
use crate::{Listener, Seat, SeatSet};

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    pub(super) fn begin_age(&mut self, age: Age) {
        self.state.table.age = age;
        self.state.table.round = 0;
        self.tell(Event::AgeBegins(age));
        self.then([Some(Step::Round)]);
    }

    /// Begins a round: cards are dealt, then bids, then the taverns in order; or ends the age.
    #[inline(always)]
    pub(super) fn begin_round(&mut self) {
        if self.state.table.round >= self.state.table.rules.rounds() {
            return R::end_of_age(self, self.state.table.age);
        }
        self.state.table.round += 1;
        self.tell(Event::RoundBegins(self.state.table.round));
        self.then([Some(Step::Deal)]);
    }

    /// Asks for bids after the deal; late bidders do not bid.
    #[inline(always)]
    pub(super) fn begin_bids(&mut self) {
        let bidders = self.state.bidders();
        self.state.table.agenda.replace(Step::Bids(bidders));
        if bidders.is_empty() {
            self.same().resolve(Tavern::First);
        }
    }

    /// Lays a bid face down; after the last one the taverns are resolved.
    #[inline]
    pub(super) fn bid(&mut self, seat: Seat, coins: [Coin; 3], waiting: SeatSet) {
        self.state.purses[seat].lay_bid(coins);
        self.bid_is_in(seat, waiting);
    }

    #[inline(always)]
    pub(super) fn bid_is_in(&mut self, seat: Seat, waiting: SeatSet) {
        let waiting = waiting.without(seat);
        self.state.table.agenda.replace(Step::Bids(waiting));
        self.tell(Event::Ready(seat));
        if waiting.is_empty() {
            self.same().resolve(Tavern::First);
        }
    }

    /// Resolves this tavern; it replaces the current step.
    #[inline(never)]
    pub(super) fn resolve(mut self, tavern: Tavern) {
        let is_turn_due = self.reveal(tavern) && !self.state.table.taverns[tavern.index()].is_empty();
        if !is_turn_due {
            self.go_on();
        }
    }

    /// Turns over the coins on this tavern; then late bidders lay theirs. Returns whether there are none, so that the turns
    /// begin at once.
    #[inline(always)]
    fn reveal(&mut self, tavern: Tavern) -> bool {
        // Monomorphised per number of players, so that the loops unroll.
        match self.state.table.rules.players() {
            2 => self.reveal_of::<2>(tavern),
            3 => self.reveal_of::<3>(tavern),
            4 => self.reveal_of::<4>(tavern),
            _ => self.reveal_of::<5>(tavern),
        }
    }

    #[inline(always)]
    fn reveal_of<const PLAYERS: usize>(&mut self, tavern: Tavern) -> bool {
        let State { table: Table { armies, gems, auction, agenda, .. }, purses, .. } = &mut *self.state;
        if L::LISTENS || armies.0[..PLAYERS].iter().any(R::bids_late) {
            self.same().reveal_one_by_one(tavern);
            return false;
        }
        let mut bids = [Bid::default(); PLAYERS];
        for (bid, seat) in bids.iter_mut().zip(Seat::ALL) {
            *bid = Bid::new(seat, purses[seat].turn_over(tavern), gems[seat]);
        }
        *auction = Auction::new(tavern, &mut bids);
        agenda.replace(Step::Turns(0));
        true
    }

    /// Turns over the coins one by one, except those of late bidders; the order of play is fixed after the late bids.
    #[inline(never)]
    fn reveal_one_by_one(mut self, tavern: Tavern) {
        self.state.table.auction = Auction::of(tavern);
        self.state.table.agenda.replace(Step::Order);
        for seat in self.state.table.seats() {
            if R::bids_late(&self.state.table.armies[seat]) {
                self.then([Some(Step::LateBid(seat))]);
            } else {
                let coin = self.state.purses[seat].turn_over(tavern);
                self.state.table.auction.add(Bid::new(seat, coin, self.state.table.gems[seat]));
                self.tell(Event::Revealed(seat, tavern, coin));
            }
        }
    }

    /// Lays the coin at `index` of a late bidder face up.
    pub(super) fn bid_late(&mut self, seat: Seat, index: usize) {
        let tavern = self.state.tavern();
        self.state.purses[seat].lay(index, tavern);
        let coin = self.state.purses[seat].turn_over(tavern);
        self.state.table.auction.add(Bid::new(seat, coin, self.state.table.gems[seat]));
        self.tell(Event::Revealed(seat, tavern, coin));
    }

    /// Plays a turn: the player takes a card of the tavern.
    pub(super) fn take(&mut self, turn: u8, card: Card) {
        let tavern = self.state.tavern();
        self.state.table.taverns[tavern.index()].remove(card);
        self.took(turn, card);
    }

    /// Gives the taken card; then the trade, if the trading coin was bid here; then the next player's turn.
    ///
    /// A coin that trades cannot become one that does not, or the other way round, before its owner's trade: what the
    /// reveal saw decides.
    #[inline(always)]
    pub(super) fn took(&mut self, turn: u8, card: Card) {
        let Table { auction, agenda, .. } = &mut self.state.table;
        let Some(bid) = auction.bid(turn) else { return };
        agenda.replace(Step::Turns(turn + 1));
        if bid.trades() {
            return self.same().gain_and_trade(bid.seat(), turn, card);
        }
        self.gain(bid.seat(), turn, card);
        self.go_on();
    }

    #[inline(never)]
    fn gain_and_trade(mut self, seat: Seat, turn: u8, card: Card) {
        self.state.table.agenda.push(Step::Trade(seat));
        self.gain(seat, turn, card);
        // Fast path: nothing comes in between, and there is no choice.
        if self.state.table.agenda.next() == Some(Step::Trade(seat)) && !self.state.trades_by_choice(seat) {
            self.done().trade(seat);
            return self.go_on();
        }
        self.settle();
    }

    #[inline(always)]
    fn gain(&mut self, seat: Seat, turn: u8, card: Card) {
        self.tell(Event::Took(seat, card));
        R::gain(self, seat, card, Source::Tavern(turn));
    }

    /// Closes a tavern: cards left over are discarded, tied players swap gems; then the next tavern follows, or the coins
    /// return and the round ends.
    #[inline(never)]
    pub(super) fn close_tavern(mut self) {
        self.discard_left_over();
        self.swap_gems();
        match self.state.tavern().next() {
            Some(next) => self.resolve(next),
            None => {
                self.take_coins_back();
                self.state.table.agenda.pop();
                self.begin_round();
                if self.state.table.agenda.next() != Some(Step::Deal) {
                    self.settle();
                }
            }
        }
    }

    #[inline(always)]
    fn discard_left_over(&mut self) {
        let tavern = self.state.tavern();
        if !L::LISTENS {
            self.state.table.taverns[tavern.index()] = Cards::default();
            return;
        }
        for card in self.state.table.taverns[tavern.index()].iter() {
            self.state.table.taverns[tavern.index()].remove(card);
            self.tell(Event::LeftOver(card));
        }
    }

    #[inline(always)]
    fn swap_gems(&mut self) {
        let auction = self.state.table.auction;
        auction.swaps(R::gem_swaps, |one, other| {
            self.state.table.gems[one.seat()] = other.gem();
            self.state.table.gems[other.seat()] = one.gem();
            self.tell(Event::SwappedGems(one.seat(), other.seat()));
        });
    }

    #[inline(always)]
    fn take_coins_back(&mut self) {
        let players = self.state.table.rules.players();
        self.state.purses.0.iter_mut().take(players).for_each(Purse::take_back);
        self.state.table.auction = Auction::default();
        self.tell(Event::CoinsBack);
    }

    /// Returns all coins not yet revealed to the hand of a player who bids late from now on.
    pub(crate) fn take_hidden_coins_back(&mut self, seat: Seat) {
        let purse = &mut self.state.purses[seat];
        if purse.count(Place::Hand) < super::COINS {
            purse.take_back_after(self.state.table.auction.tavern);
            self.tell(Event::TookCoinsBack(seat));
        }
    }

    /// Keeps a card of those shown; the others return to the deck.
    pub(super) fn keep(&mut self, seat: Seat, card: Card) {
        let mut offer = std::mem::take(&mut self.state.offer);
        offer.remove(card);
        self.return_to_deck(offer);
        self.tell(Event::Kept(seat, card));
        R::gain(self, seat, card, Source::Offer);
    }

    fn return_to_deck(&mut self, cards: Cards) {
        let list = self.state.table.rules.deck(Age::Second);
        for card in cards.iter() {
            self.state.decks[1].put_back(list, card);
        }
    }
}
