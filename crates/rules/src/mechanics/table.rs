//! The public part of a game.

use std::fmt;

use super::{Agenda, Army, Auction, Cards, Column, Gem, HeroSet, Piece, Purse, Rules, Score, Tavern, Treasure, Worth};
use crate::{BySeat, Seat};

/// One of the two ages (or eras).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Age {
    First,
    Second,
}

impl Age {
    /// Both ages.
    pub const ALL: [Age; 2] = [Age::First, Age::Second];

    /// Returns the number of the age, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The public part of a game.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Table<R: Rules> {
    pub(crate) rules: R,
    pub(crate) age: Age,
    pub(crate) round: u8,
    pub(crate) treasure: Treasure,
    pub(crate) gems: BySeat<Gem>,
    pub(crate) armies: BySeat<Army>,
    pub(crate) taverns: [Cards; 3],
    pub(crate) auction: Auction,
    pub(crate) agenda: Agenda<R::Power>,
}

impl<R: Rules> fmt::Debug for Table<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Table { rules, age, round, treasure, gems, armies, taverns, auction, agenda } = self;
        f.debug_struct("Table")
            .field("rules", rules)
            .field("age", age)
            .field("round", round)
            .field("treasure", treasure)
            .field("gems", &gems.of_players(rules.players()))
            .field("armies", &armies.of_players(rules.players()))
            .field("taverns", taverns)
            .field("auction", auction)
            .field("agenda", agenda)
            .finish()
    }
}

impl<R: Rules> Table<R> {
    /// Returns the rules and options of this game.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the age being played.
    pub fn age(&self) -> Age {
        self.age
    }

    /// Returns the round of the age, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the coins of the Treasure.
    pub fn treasure(&self) -> Treasure {
        self.treasure
    }

    /// Returns a player's gem.
    pub fn gem(&self, seat: Seat) -> Gem {
        self.gems[seat]
    }

    /// Returns a player's army.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat]
    }

    /// Returns the cards still in a tavern.
    pub fn tavern(&self, tavern: Tavern) -> &Cards {
        &self.taverns[tavern.index()]
    }

    /// Returns the cards still in the tavern being resolved.
    #[inline]
    pub(crate) fn current_tavern(&self) -> &Cards {
        &self.taverns[self.auction.tavern.index()]
    }

    /// Returns the auction of the tavern being resolved, or of the last one.
    pub fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Returns the pending steps, the next one first.
    pub fn agenda(&self) -> &Agenda<R::Power> {
        &self.agenda
    }

    /// Returns the seats of the table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<R> {
        Seat::first(self.rules.players())
    }

    /// Returns the score of a seat if the players had these coins.
    #[inline]
    pub fn score(&self, purses: &BySeat<Purse>, seat: Seat) -> Score<R> {
        R::score(self, purses, seat)
    }

    /// Returns the heroes that are still to be recruited.
    #[inline]
    pub fn heroes_left(&self) -> HeroSet {
        let owned = self.armies.0.iter().fold(HeroSet::default(), |all, army| all.or(army.heroes()));
        self.rules.heroes().minus(owned)
    }

    /// Returns the player with a strict majority of ranks in `column`, if there is one.
    pub(crate) fn majority(&self, column: Column) -> Option<Seat> {
        self.majority_of(|army| army.ranks().of(column))
    }

    /// Returns the player whose army has a strict majority of what `count` counts, if there is one.
    #[inline]
    pub(crate) fn majority_of(&self, count: impl Fn(&Army) -> u8) -> Option<Seat> {
        let mut most = 0;
        let mut winner = None;
        for seat in self.seats() {
            let counted = count(&self.armies[seat]);
            if counted > most {
                (most, winner) = (counted, Some(seat));
            } else if counted == most {
                winner = None;
            }
        }
        winner
    }

    /// Returns whether a token would cover the points of a piece placed now.
    pub(crate) fn is_covered_next(&self, seat: Seat, piece: Piece) -> bool {
        let used: u8 = self.armies.0.iter().map(Army::tokens).sum();
        self.rules.covers(self.armies[seat].pieces(), piece) && used < R::TOKENS
    }

    /// Adds a piece to its column without any effect of it.
    #[inline]
    pub(super) fn add_piece(&mut self, seat: Seat, piece: Piece) {
        let worth = self.rules.worth(piece);
        self.put_down(seat, piece, worth);
    }

    /// Puts a piece on top of its column; returns whether a token covers it.
    #[inline(always)]
    pub(super) fn put_down(&mut self, seat: Seat, piece: Piece, worth: Worth) -> bool {
        let covered = R::TOKENS > 0 && self.is_covered_next(seat, piece);
        let army = &mut self.armies[seat];
        if covered {
            army.cover();
        }
        army.push(piece, if covered { worth.covered() } else { worth });
        covered
    }

    /// Returns the indices of the pieces of an army that lie under a token.
    pub fn covered(&self, army: &Army) -> impl Iterator<Item = usize> {
        let (pieces, tokens) = (army.pieces(), usize::from(army.tokens()));
        (0..pieces.len()).filter(move |&at| self.rules.covers(&pieces[..at], pieces[at])).take(tokens)
    }

    /// Returns what the piece at index `at` of an army is worth, considering tokens.
    pub(crate) fn worth_in(&self, army: &Army, at: usize, piece: Piece) -> Worth {
        let worth = self.rules.worth(piece);
        let covered = R::TOKENS > 0 && self.covered(army).any(|other| other == at);
        if covered { worth.covered() } else { worth }
    }
}
