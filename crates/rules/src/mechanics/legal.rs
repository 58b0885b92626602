//! The one source of legality: every legal action of the pending question fills exactly one slot.
//!
//! Slots are numbered from 0; some may be empty. Picking slots until one is filled gives a uniformly random legal action
//! without listing them (rejection sampling).

use rand_core::Rng;

use super::layout::Layout;
use super::{Action, COINS, Card, Cards, Coin, Place, Purse, Rules, State, Step, Table};
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

/// The pairs of five coins, as indices into the sorted coins, in lexicographic order.
pub const PAIRS: [[usize; 2]; 10] = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// The choices of one seat, with everything they depend on: the public table and what that player alone knows.
pub struct Choices<'a, R: Rules> {
    pub(crate) table: &'a Table<R>,
    pub(crate) seat: Seat,
    pub(crate) purse: &'a Purse,
    pub(crate) offer: &'a Cards,
}

impl<R: Rules> Clone for Choices<'_, R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Choices<'_, R> {}

impl<'a, R: Rules> Choices<'a, R> {
    /// Returns the number of slots that the pending question has for the seat; 0 if it has no decision to make.
    #[inline]
    pub(super) fn slots(self) -> usize {
        match self.table.agenda.next() {
            Some(Step::Bids(seats)) if seats.contains(self.seat) => BIDS.len(),
            Some(step) if self.table.asked(step) == Some(self.seat) => match step {
                Step::Turns(_) => self.table.current_tavern().len(),
                Step::Recruit(_, chain) => self.table.recruits(self.seat, chain).slots(),
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
    pub(super) fn slot(self, slot: usize) -> Option<Action> {
        match self.table.agenda.next()? {
            Step::Bids(_) => self.bid_slot(slot),
            Step::Turns(_) => self.table.current_tavern().distinct(slot).map(Action::Take),
            Step::Recruit(_, chain) => {
                let (hero, column) = self.table.recruits(self.seat, chain).slot(slot)?;
                Some(Action::Recruit(hero, column))
            }
            Step::LateBid(_) => self.purse.may_bid_late(slot).then(|| Action::Coin(self.purse.coin(slot))),
            Step::Transform(..) => {
                let (coin, place) = self.purse.nth(slot);
                self.purse.may_transform(slot).then_some(Action::Transform(coin, place))
            }
            Step::Trade(_) => self.trade_slot(slot),
            Step::Keep(_) => self.offer.distinct(slot).map(Action::Keep),
            Step::Power(power) => R::power_choice(self, power, slot),
            _ => None,
        }
    }

    /// Returns the legal actions in slot order; the pending question is evaluated only once.
    #[inline]
    pub(super) fn actions(self) -> impl Iterator<Item = Action> + use<'a, R> {
        let recruits = match self.table.agenda.next() {
            Some(Step::Recruit(_, chain)) => Some(self.table.recruits(self.seat, chain)),
            _ => None,
        };
        (0..self.slots()).filter_map(move |slot| match recruits {
            Some(recruits) => recruits.slot(slot).map(|(hero, column)| Action::Recruit(hero, column)),
            None => self.slot(slot),
        })
    }

    /// Returns whether `action` is legal now.
    pub(super) fn contains(self, action: Action) -> bool {
        self.actions().any(|legal| legal == action)
    }

    /// Returns the bid in a slot; equal coins are laid in one order only.
    fn bid_slot(self, slot: usize) -> Option<Action> {
        let bid = *BIDS.get(slot)?;
        (self.purse.equal_neighbours() & BACKWARD[slot] == 0).then(|| Action::Bid(self.purse.coins_at(bid)))
    }

    fn trade_slot(self, slot: usize) -> Option<Action> {
        let pair = self.trade_pair(slot)?;
        let known = (0..slot).any(|earlier| self.trade_pair(earlier) == Some(pair));
        (!known).then_some(Action::Trade(pair))
    }

    fn trade_pair(self, slot: usize) -> Option<[Coin; 2]> {
        let [one, other] = PAIRS.get(slot)?.map(|index| self.purse.nth(index));
        let in_hand = one.1 == Place::Hand && other.1 == Place::Hand;
        in_hand.then(|| [one.0.min(other.0), one.0.max(other.0)])
    }
}

impl<R: Rules> State<R> {
    /// Returns the choices of a seat.
    #[inline]
    pub(super) fn choices(&self, seat: Seat) -> Choices<'_, R> {
        Choices { table: &self.table, seat, purse: &self.purses[seat], offer: &self.offer }
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
                let (hero, column) = self.table.recruits(seat, chain).pick(rng);
                Some(Action::Recruit(hero, column))
            }
            _ => {
                let choices = self.choices(seat);
                let slots = choices.slots();
                (slots > 0).then(|| random_slot(slots, rng, |slot| choices.slot(slot)))
            }
        }
    }

    /// Returns a random card of the tavern being resolved with its index, uniform over the kinds.
    #[inline(always)]
    pub(super) fn pick_card(&self, rng: &mut impl Rng) -> (usize, Card) {
        self.table.current_tavern().pick(rng)
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
}
