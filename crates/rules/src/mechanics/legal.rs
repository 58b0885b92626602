//! The one source of legality: every legal action of the pending question fills exactly one slot.
//!
//! Slots are numbered from 0; some may be empty. Picking slots until one is filled gives a uniformly random legal action
//! without listing them (rejection sampling).

use rand_core::Rng;

use super::layout::Layout;
use super::{Action, COINS, Card, Coin, Place, Rules, State, Step};
use crate::Seat;
use crate::random::{below, random_slot};

/// All ways to lay three of five coins on the taverns, as indices into the sorted coins, in lexicographic order.
pub const BIDS: [[u8; 3]; 60] = {
    let mut bids = [[0; 3]; 60];
    let mut count = 0;
    let mut code = 0;
    while code < 125 {
        let bid = [code / 25, code / 5 % 5, code % 5];
        if bid[0] != bid[1] && bid[0] != bid[2] && bid[1] != bid[2] {
            bids[count] = bid;
            count += 1;
        }
        code += 1;
    }
    bids
};

/// For every bid, bit `i` is set if coin `i` lies on a later tavern than coin `i + 1`; the pouch counts as the last.
const BACKWARD: [u8; 60] = {
    let mut masks = [0; 60];
    let mut bid = 0;
    while bid < 60 {
        let mut place = [3; COINS];
        let mut tavern = 0;
        while tavern < 3 {
            place[BIDS[bid][tavern] as usize] = tavern;
            tavern += 1;
        }
        let mut coin = 0;
        while coin + 1 < COINS {
            if place[coin] > place[coin + 1] {
                masks[bid] |= 1 << coin;
            }
            coin += 1;
        }
        bid += 1;
    }
    masks
};

/// The layout of the coins after every bid.
pub(super) const LAYOUTS: [Layout; 60] = {
    let mut layouts = [Layout::HAND; 60];
    let mut bid = 0;
    while bid < 60 {
        layouts[bid] = Layout::of_bid(BIDS[bid]);
        bid += 1;
    }
    layouts
};

/// The pairs of five coins.
const PAIRS: [[usize; 2]; 10] = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

impl<R: Rules> State<R> {
    /// Returns the number of slots that the pending question has for `seat`; 0 if the seat has no decision to make.
    #[inline]
    pub(super) fn slots(&self, seat: Seat) -> usize {
        match self.table.agenda.next() {
            Some(Step::Bids(seats)) if seats.contains(seat) => BIDS.len(),
            Some(step) if self.table.asked(step) == Some(seat) => match step {
                Step::Turns(_) => self.table.taverns[self.tavern().index()].len(),
                Step::Recruit(_, chain) => self.recruits(seat, chain).slots(),
                Step::LateBid(_) | Step::Transform(..) => COINS,
                Step::Trade(_) => PAIRS.len(),
                Step::Keep(_) => self.offer.len(),
                Step::Power(power) => R::power_choices(self, power),
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Returns the action in a slot. Of slots that would hold the same action, all but one are empty.
    #[inline]
    pub(super) fn slot(&self, seat: Seat, slot: usize) -> Option<Action> {
        match self.table.agenda.next()? {
            Step::Bids(_) => self.bid_slot(seat, slot),
            Step::Turns(_) => self.table.taverns[self.tavern().index()].distinct(slot).map(Action::Take),
            Step::Recruit(_, chain) => {
                let (hero, column) = self.recruits(seat, chain).slot(slot)?;
                Some(Action::Recruit(hero, column))
            }
            Step::LateBid(_) => {
                let coin = self.purses[seat].coin(slot);
                self.may_bid_late(seat, slot).then_some(Action::Coin(coin))
            }
            Step::Transform(..) => {
                let (coin, place) = self.purses[seat].nth(slot);
                self.may_transform(seat, slot).then_some(Action::Transform(coin, place))
            }
            Step::Trade(_) => self.trade_slot(seat, slot),
            Step::Keep(_) => self.offer.distinct(slot).map(Action::Keep),
            Step::Power(power) => R::power_choice(self, power, slot),
            _ => None,
        }
    }

    /// Returns the legal actions of a seat in slot order; the pending question is evaluated only once.
    #[inline]
    pub(super) fn slot_actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let slots = self.slots(seat);
        let recruits = match self.table.agenda.next() {
            Some(Step::Recruit(_, chain)) => Some(self.recruits(seat, chain)),
            _ => None,
        };
        (0..slots).filter_map(move |slot| match recruits {
            Some(recruits) => recruits.slot(slot).map(|(hero, column)| Action::Recruit(hero, column)),
            None => self.slot(seat, slot),
        })
    }

    /// Returns a uniformly random legal action of `seat`; `None` if the seat has no decision to make.
    #[inline]
    pub fn random_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        // The frequent questions are evaluated once, instead of once for the slots and once for the action.
        match self.table.agenda.next()? {
            step @ Step::Turns(_) if self.table.asked(step) == Some(seat) => Some(Action::Take(self.pick_card(rng).1)),
            Step::Bids(seats) if seats.contains(seat) => {
                Some(Action::Bid(self.purses[seat].coins_at(BIDS[self.pick_bid(seat, rng)])))
            }
            Step::Recruit(asked, chain) if asked == seat => {
                let (hero, column) = self.recruits(seat, chain).pick(rng);
                Some(Action::Recruit(hero, column))
            }
            _ => {
                let slots = self.slots(seat);
                (slots > 0).then(|| random_slot(slots, rng, |slot| self.slot(seat, slot)))
            }
        }
    }

    /// Returns a random card of the tavern being resolved with its index, uniform over the kinds.
    #[inline(always)]
    pub(super) fn pick_card(&self, rng: &mut impl Rng) -> (usize, Card) {
        self.table.taverns[self.tavern().index()].pick(rng)
    }

    /// Returns the slot of a random bid of a full hand, uniform over the different bids.
    #[inline(always)]
    pub(super) fn pick_bid(&self, seat: Seat, rng: &mut impl Rng) -> usize {
        let equal = self.purses[seat].equal_neighbours();
        loop {
            let slot = below(rng, BIDS.len());
            if equal & BACKWARD[slot] == 0 {
                return slot;
            }
        }
    }

    /// Returns the bid in a slot; equal coins are laid in one order only.
    fn bid_slot(&self, seat: Seat, slot: usize) -> Option<Action> {
        let purse = &self.purses[seat];
        let bid = *BIDS.get(slot)?;
        (purse.equal_neighbours() & BACKWARD[slot] == 0).then(|| Action::Bid(purse.coins_at(bid)))
    }

    /// Returns whether a late bidder has the coin at `index` in hand; equal coins count once.
    #[inline]
    pub(super) fn may_bid_late(&self, seat: Seat, index: usize) -> bool {
        self.purses[seat].find(self.purses[seat].coin(index), Place::Hand) == Some(index)
    }

    fn trade_slot(&self, seat: Seat, slot: usize) -> Option<Action> {
        let pair = self.trade_pair(seat, slot)?;
        let known = (0..slot).any(|earlier| self.trade_pair(seat, earlier) == Some(pair));
        (!known).then_some(Action::Trade(pair))
    }

    fn trade_pair(&self, seat: Seat, slot: usize) -> Option<[Coin; 2]> {
        let [one, other] = PAIRS.get(slot)?.map(|index| self.purses[seat].nth(index));
        let in_hand = one.1 == Place::Hand && other.1 == Place::Hand;
        in_hand.then(|| [one.0.min(other.0), one.0.max(other.0)])
    }
}
