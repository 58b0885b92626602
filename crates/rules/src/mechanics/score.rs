//! Scores and their parts.

/// The most parts a score has.
pub const MAX_PARTS: usize = 9;

/// The parts of a player's score, in the order of the game's part names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts(pub [u16; MAX_PARTS]);

impl Parts {
    /// The parts added up.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }
}
