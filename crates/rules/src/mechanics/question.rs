//! The pending question: whom the table asks, and for what.

use super::{Rules, Step, Table, Tavern};
use crate::{Seat, SeatSet, Turn};

impl<R: Rules> Table<R> {
    /// Returns what the game waits for.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.agenda.next() {
            None => Turn::Over,
            Some(Step::Bids(seats)) => Turn::Decide(seats),
            Some(step) => match self.asked(step) {
                Some(seat) => Turn::Decide(SeatSet::only(seat)),
                None => Turn::Chance,
            },
        }
    }

    /// Returns the one seat a pending step asks; `None` for chance and for bids.
    #[inline]
    pub(crate) fn asked(&self, step: Step<R::Power>) -> Option<Seat> {
        match step {
            Step::LateBid(seat)
            | Step::Recruit(seat, _)
            | Step::Transform(seat, _)
            | Step::Trade(seat)
            | Step::Keep(seat) => Some(seat),
            Step::Turns(turn) => self.auction.order().get(usize::from(turn)).map(|bid| bid.seat()),
            Step::Power(power) => R::power_asks(self, power),
            _ => None,
        }
    }

    /// Returns whether turn number `turn` takes place: a player and a card are left.
    #[inline(always)]
    pub(super) fn is_turn_due(&self, turn: u8) -> bool {
        self.auction.has_turn(turn) && !self.taverns[self.auction.tavern.index()].is_empty()
    }

    /// Returns the kind of decision or draw that a pending step asks for, as records name it.
    pub(crate) fn asked_name(step: Step<R::Power>) -> &'static str {
        match step {
            Step::Deal => "deal",
            Step::Bids(_) => "bid",
            Step::LateBid(_) => "coin",
            Step::Turns(_) => "take",
            Step::Recruit(..) => "hero",
            Step::Transform(..) => "transform",
            Step::Trade(_) => "trade",
            Step::Offer(..) => "offer",
            Step::Keep(_) => "keep",
            Step::Burn(_) => "burn",
            Step::Power(power) => R::power_name(power),
            _ => "nothing",
        }
    }

    /// Returns what is asked now, as records name it (`bid`, `take`, `hero`, …, `deal`); `None` when the game is over.
    pub fn asked_kind(&self) -> Option<&'static str> {
        self.agenda.next().map(Self::asked_name)
    }

    /// Returns the tavern being resolved; `None` while bids are made and after the last one.
    pub fn resolved(&self) -> Option<Tavern> {
        let resolving = |step| matches!(step, Step::LateBid(_) | Step::Order | Step::Turns(_) | Step::Tavern(_));
        self.agenda.iter().any(resolving).then_some(self.auction.tavern)
    }
}
