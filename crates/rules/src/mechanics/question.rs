//! The pending question: whom the table asks, and for what.

use super::{Hero, Rules, Step, Table, Tavern};
use crate::{Seat, SeatSet, Turn};

/// A kind of decision or draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum QuestionKind {
    /// Chance fills the taverns.
    Deal,
    /// Chance brings the cards of an offer.
    Offer,
    /// Chance removes a card of the second deck.
    Burn,
    /// Three coins for the taverns, in secret.
    Bid,
    /// A late bidder's coin for the tavern being resolved; `coin` in records.
    LateBid,
    /// A card of the tavern being resolved.
    Take,
    /// A card of the tavern being resolved that nobody shall have.
    Drop,
    /// A card of an offer.
    Keep,
    /// A hero; `hero` in records.
    Recruit,
    /// The column for this hero, who is in hand; in records the hero's name, or `ally`.
    Place(Hero),
    /// Columns that lose their top dwarf.
    Discard,
    /// A coin to give up for a higher one.
    Transform,
    /// A pouch coin to improve.
    Improve,
    /// Two coins to add.
    Trade,
}

impl QuestionKind {
    /// Returns the name in records: the kind of action that answers.
    pub fn name<R: Rules>(self) -> &'static str {
        match self {
            QuestionKind::Deal => "deal",
            QuestionKind::Offer => "offer",
            QuestionKind::Burn => "burn",
            QuestionKind::Bid => "bid",
            QuestionKind::LateBid => "coin",
            QuestionKind::Take => "take",
            QuestionKind::Drop => "drop",
            QuestionKind::Keep => "keep",
            QuestionKind::Recruit => "hero",
            QuestionKind::Place(hero) => {
                R::PLACINGS.iter().find(|(placed, _)| *placed == hero).map_or("nothing", |&(_, name)| name)
            }
            QuestionKind::Discard => "discard",
            QuestionKind::Transform => "transform",
            QuestionKind::Improve => "improve",
            QuestionKind::Trade => "trade",
        }
    }

    /// Returns whether chance answers, not a player.
    pub const fn is_draw(self) -> bool {
        matches!(self, QuestionKind::Deal | QuestionKind::Offer | QuestionKind::Burn)
    }
}

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

    /// Returns the kind of decision or draw that a step asks for; `None` if it resolves by itself.
    pub(crate) fn asks_for(step: Step<R::Power>) -> Option<QuestionKind> {
        match step {
            Step::Deal => Some(QuestionKind::Deal),
            Step::Bids(_) => Some(QuestionKind::Bid),
            Step::LateBid(_) => Some(QuestionKind::LateBid),
            Step::Turns(_) => Some(QuestionKind::Take),
            Step::Recruit(..) => Some(QuestionKind::Recruit),
            Step::Transform(..) => Some(QuestionKind::Transform),
            Step::Trade(_) => Some(QuestionKind::Trade),
            Step::Offer(..) => Some(QuestionKind::Offer),
            Step::Keep(_) => Some(QuestionKind::Keep),
            Step::Burn(_) => Some(QuestionKind::Burn),
            Step::Power(power) => R::power_question(power),
            _ => None,
        }
    }

    /// Returns the kind of decision or draw that the game waits for; `None` when it is over.
    ///
    /// ```
    /// # use elvaland_rules::{Rules, dealer::Dealer, mechanics::QuestionKind, nidavellir::{Nidavellir, Options}};
    /// let game = Nidavellir::start(&Options::new(4)?, Dealer::new(1).rng());
    /// assert_eq!(game.table().question(), Some(QuestionKind::Deal));
    /// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
    /// ```
    pub fn question(&self) -> Option<QuestionKind> {
        self.agenda.next().and_then(Self::asks_for)
    }

    /// Returns the name in records of what a step asks for.
    pub(crate) fn asked_name(step: Step<R::Power>) -> &'static str {
        Self::asks_for(step).map_or("nothing", QuestionKind::name::<R>)
    }

    /// Returns the tavern being resolved; `None` while bids are made and after the last one.
    pub fn resolved(&self) -> Option<Tavern> {
        let resolving = |step| matches!(step, Step::LateBid(_) | Step::Order | Step::Turns(_) | Step::Tavern(_));
        self.agenda.iter().any(resolving).then_some(self.auction.tavern)
    }
}
