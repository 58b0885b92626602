//! Where a game is: its age, its round and the tavern being resolved.

use super::{Rules, Table, Tavern};

/// A round of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Round {
    /// The age, 1 or 2.
    pub age: u8,
    /// The round within the age, from 1.
    pub round: u8,
}

/// A part of a game: the bids of a round, or the resolution of one of its taverns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The round.
    pub round: Round,
    /// The tavern being resolved; `None` while bids are made and after the last tavern.
    pub tavern: Option<Tavern>,
}

impl<R: Rules> Table<R> {
    /// Returns the part of the game being played.
    pub fn stage(&self) -> Stage {
        Stage { round: Round { age: self.age().number(), round: self.round() }, tavern: self.resolved() }
    }
}
