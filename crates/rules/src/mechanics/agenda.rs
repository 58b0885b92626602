//! The agenda: a stack of pending steps whose top is the pending question.
//!
//! The order of the rulebook is written once, where it happens: `then([effect, comes_back, LineCheck])`. Each step
//! carries its own arguments; a step that no longer applies when its turn comes resolves to nothing.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{Age, Chain, Side, Tavern};
use crate::{Seat, SeatSet};

/// A pending step. `P` are the steps that a game adds for the powers of its cards.
///
/// The most frequent ones come first: that is the order in which they are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))]
pub enum Step<P> {
    /// The player at this index of the order of play, from 0, takes a card. After the last one the tavern is closed,
    /// and the next tavern or the next round follows.
    Turns(u8),
    /// These seats still have to bid, in secret; then the first tavern is resolved.
    Bids(SeatSet),
    /// Chance: cards enter the taverns; then everybody bids.
    Deal,
    /// An age begins.
    Age(Age),
    /// The next round begins, or the age ends.
    Round,
    /// A tavern is resolved: coins are revealed. A game goes from one tavern to the next without it; a position that
    /// was written by hand begins with it.
    Tavern(Tavern),
    /// A late bidder puts a coin on the tavern, after the others have revealed theirs.
    LateBid(Seat),
    /// The order of play is fixed.
    Order,
    /// Recruits a hero if a complete line is not yet rewarded.
    LineCheck(Seat, Chain),
    /// A player recruits a hero.
    Recruit(Seat, Chain),
    /// A player transforms a coin by so much.
    Transform(Seat, u8),
    /// A player trades: two coins are added, the higher one becomes their sum.
    Trade(Seat),
    /// Chance: this number of cards of the second deck is shown to one player, who keeps one of them.
    Offer(Seat, u8),
    /// A player keeps one of the cards shown to them.
    Keep(Seat),
    /// Chance: a card of the second deck is discarded, face up or unseen.
    Burn(Side),
    /// A step of this game alone.
    Power(P),
}

/// The highest number of steps.
pub const MAX_STEPS: usize = 12;

/// The stack of pending steps.
///
/// The next step has a field of its own, because it is read several times for every decision.
pub struct Agenda<P> {
    next: Option<Step<P>>,
    /// The steps after it, the last one first; the bottom entry is `None`.
    later: [Option<Step<P>>; MAX_STEPS],
    len: u8,
}

impl<P: Copy> Copy for Agenda<P> {}

/// Copies the agenda as a whole: a derived `Clone` would copy step by step.
impl<P: Copy> Clone for Agenda<P> {
    #[inline]
    fn clone(&self) -> Agenda<P> {
        *self
    }
}

impl<P: Copy> Agenda<P> {
    /// Creates an agenda with these steps, the first one next; `None` if there are more than [`MAX_STEPS`].
    pub fn new(steps: &[Step<P>]) -> Option<Agenda<P>> {
        let mut agenda = Agenda { next: None, later: [None; MAX_STEPS], len: 0 };
        if steps.len() > MAX_STEPS {
            return None;
        }
        for &step in steps.iter().rev() {
            agenda.push(step);
        }
        Some(agenda)
    }

    /// Creates an agenda with one step.
    #[inline]
    pub(crate) fn of(step: Step<P>) -> Agenda<P> {
        let mut agenda = Agenda { next: None, later: [None; MAX_STEPS], len: 0 };
        agenda.push(step);
        agenda
    }

    /// Returns the next step.
    #[inline(always)]
    pub fn next(&self) -> Option<Step<P>> {
        self.next
    }

    /// Returns the steps, the next one first.
    pub fn iter(&self) -> impl Iterator<Item = Step<P>> {
        let later = &self.later[..usize::from(self.len)];
        self.next.into_iter().chain(later.iter().rev().copied().flatten())
    }

    /// Pushes a step before all others.
    #[inline(always)]
    pub(crate) fn push(&mut self, step: Step<P>) {
        debug_assert!(usize::from(self.len) < MAX_STEPS, "the agenda overflows");
        if let Some(place) = self.later.get_mut(usize::from(self.len)) {
            *place = self.next;
        }
        self.len += 1;
        self.next = Some(step);
    }

    /// Removes the next step.
    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0, "the agenda is empty");
        self.len -= 1;
        if let Some(&next) = self.later.get(usize::from(self.len)) {
            self.next = next;
        }
    }

    /// Replaces the next step.
    #[inline(always)]
    pub(crate) fn replace(&mut self, step: Step<P>) {
        self.next = Some(step);
    }
}

impl<P: Copy + fmt::Debug> fmt::Debug for Agenda<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<P: Copy + PartialEq> PartialEq for Agenda<P> {
    fn eq(&self, other: &Agenda<P>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<P: Copy + Eq> Eq for Agenda<P> {}

impl<P: Copy + Hash> Hash for Agenda<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|step| step.hash(state));
    }
}
