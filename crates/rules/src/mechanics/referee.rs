//! The referee: applies actions and draws, then resolves steps until a decision or a draw is pending.

use super::{Action, Chain, Column, Event, Piece, Place, Rules, State, Step, Table, Tavern, Worth};
use crate::{Listener, Seat, SeatSet};

/// A state being changed, and its listener.
pub struct Referee<'a, R: Rules, L> {
    pub(crate) state: &'a mut State<R>,
    pub(crate) listener: &'a mut L,
}

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    /// Applies a legal action, then resolves everything that follows by itself.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.table.agenda.next() else {
            return;
        };
        if let (Step::Bids(waiting), Action::Bid(coins)) = (step, action) {
            return self.bid(seat, coins, waiting);
        }
        if let (Step::Turns(turn), Action::Take(card)) = (step, action) {
            return self.take(turn, card);
        }
        self.state.table.agenda.pop();
        match (step, action) {
            (Step::LateBid(_), Action::Coin(coin)) => {
                if let Some(index) = self.state.purses[seat].find(coin, Place::Hand) {
                    self.bid_late(seat, index);
                }
            }
            (Step::Recruit(_, chain), Action::Recruit(hero, column)) => self.recruit(seat, hero, column, chain),
            (Step::Transform(_, plus), Action::Transform(coin, place)) => self.transform(seat, coin, place, plus),
            (Step::Trade(_), Action::Trade(coins)) => self.trade_chosen(seat, coins),
            (Step::Keep(_), Action::Keep(card)) => self.keep(seat, card),
            (Step::Power(power), action) => R::power_play(self, power, action),
            _ => debug_assert!(false, "{action:?} does not answer {step:?}"),
        }
        self.go_on();
    }

    /// Continues to the next question; the fast path is the next player's turn.
    #[inline(always)]
    pub(super) fn go_on(&mut self) {
        match self.state.table.agenda.next() {
            Some(Step::Turns(turn)) if self.state.table.is_turn_due(turn) => {}
            Some(Step::Turns(_)) => self.same().close_tavern(),
            Some(Step::Recruit(seat, chain)) if self.state.table.can_recruit(seat, chain) => {}
            _ => self.same().settle(),
        }
    }

    /// Reborrows the referee by value for rare steps, so that in the frequent ones its two references stay in registers.
    #[inline(always)]
    pub(super) fn same(&mut self) -> Referee<'_, R, L> {
        Referee { state: self.state, listener: self.listener }
    }

    /// Resolves steps up to the next question or the end of the game. A question that no longer applies is skipped.
    #[inline(never)]
    pub(crate) fn settle(mut self) {
        while let Some(step) = self.state.table.agenda.next() {
            match step {
                Step::Age(age) => self.done().begin_age(age),
                Step::Round => self.done().begin_round(),
                Step::Tavern(tavern) => return self.resolve(tavern),
                Step::Order => self.state.table.agenda.replace(Step::Turns(0)),
                Step::LineCheck(seat, chain) => self.done().check_lines(seat, chain),
                // Everything else asks; a question without an answer is skipped.
                Step::Deal => return,
                Step::Bids(seats) if !seats.is_empty() => return,
                Step::Bids(_) => return self.resolve(Tavern::First),
                Step::LateBid(seat) if self.state.purses[seat].count(Place::Hand) > 0 => return,
                Step::Turns(turn) if self.state.table.is_turn_due(turn) => return,
                Step::Turns(_) => return self.close_tavern(),
                Step::Recruit(seat, chain) if self.state.table.can_recruit(seat, chain) => return,
                Step::Transform(seat, _) if self.state.can_transform(seat) => return,
                Step::Trade(seat) if self.state.trades_by_choice(seat) => return,
                Step::Offer(_, count) if count > 0 && !self.state.decks[1].is_empty() => return,
                Step::Keep(_) if !self.state.offer.is_empty() => return,
                Step::Burn(_) if !self.state.decks[1].is_empty() => return,
                Step::Power(power) if R::power_asks(&self.state.table, power).is_some() => return,
                Step::Trade(seat) => self.done().trade(seat),
                Step::Power(power) => R::power_run(self.done(), power),
                _ => self.state.table.agenda.pop(),
            }
        }
        self.tell(Event::Over);
    }

    /// Removes the step being resolved from the agenda.
    #[inline(always)]
    pub(super) fn done(&mut self) -> &mut Self {
        self.state.table.agenda.pop();
        self
    }

    /// Tells the listener an event, after its change was made.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.listener.on_event(event, self.state);
    }

    /// Schedules these steps, in this order, before everything else.
    #[inline(always)]
    pub(crate) fn then<const N: usize>(&mut self, steps: [Option<Step<R::Power>>; N]) {
        for at in (0..N).rev() {
            if let Some(step) = steps[at] {
                self.state.table.agenda.push(step);
            }
        }
    }

    /// Places a piece on top of its column; then its effects, then the lifted piece comes back, then the line check.
    #[inline(always)]
    pub(crate) fn place<const N: usize>(&mut self, seat: Seat, piece: Piece, effects: [Option<Step<R::Power>>; N]) {
        self.place_in_chain(seat, piece, effects, Chain::None);
    }

    /// Places a piece whose line check continues a chain of recruitments.
    #[inline(always)]
    pub(super) fn place_in_chain<const N: usize>(
        &mut self,
        seat: Seat,
        piece: Piece,
        effects: [Option<Step<R::Power>>; N],
        chain: Chain,
    ) {
        let worth = self.state.table.rules.worth(piece);
        if R::is_in_the_way(&self.state.table.armies[seat], worth.column) {
            return self.same().place_and_come_back(seat, piece, effects, chain);
        }
        self.put_down(seat, piece, worth);
        if effects.iter().all(Option::is_none) {
            return self.check_lines(seat, chain);
        }
        self.then_lines(seat, chain);
        self.then(effects);
    }

    /// Places a piece after lifting another, which comes back after the effects.
    #[inline(never)]
    fn place_and_come_back<const N: usize>(
        mut self,
        seat: Seat,
        piece: Piece,
        effects: [Option<Step<R::Power>>; N],
        chain: Chain,
    ) {
        let worth = self.state.table.rules.worth(piece);
        let back = R::make_way(&mut self, seat, worth.column);
        self.put_down(seat, piece, worth);
        self.then_lines(seat, chain);
        self.then([back]);
        self.then(effects);
    }

    #[inline(always)]
    fn put_down(&mut self, seat: Seat, piece: Piece, worth: Worth) {
        let covered = self.state.table.put_down(seat, piece, worth);
        self.tell(Event::Placed(seat, piece));
        if covered {
            self.tell(Event::Covered(seat, piece));
        }
    }
}

impl<R: Rules> State<R> {
    /// Returns the seats that bid in secret: all but the late bidders.
    #[inline]
    pub(crate) fn bidders(&self) -> SeatSet {
        let mut bidders = SeatSet::first_of(self.table.rules.players());
        for seat in Seat::ALL {
            if R::bids_late(&self.table.armies[seat]) {
                bidders = bidders.without(seat);
            }
        }
        bidders
    }

    /// Returns the tavern being resolved.
    #[inline]
    pub(crate) fn tavern(&self) -> Tavern {
        self.table.auction.tavern
    }

    /// Removes a piece from an army.
    #[inline(never)]
    pub(crate) fn lift(&mut self, seat: Seat, piece: Piece) {
        let Table { armies, rules, .. } = &mut self.table;
        armies[seat].remove(piece, |piece| rules.worth(piece));
    }

    /// Returns the top piece of a player's column.
    pub(crate) fn top(&self, seat: Seat, column: Column) -> Option<Piece> {
        self.table.armies[seat].top(column, |piece| self.table.rules.worth(piece))
    }
}
