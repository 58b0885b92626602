//! Where draws come from: a seed, or the operating system.

use elvaland_rules::Seat;
use elvaland_rules::dealer::Dealer;
use getrandom::SysRng;
use rand_core::{Rng, UnwrapErr};

/// Where the draws of a table come from, and the moods of its bots.
///
/// With a seed, each follows from the seed and the number of steps before it, so that a game that is interrupted goes on
/// as it would have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The seed; without one every number comes from the operating system.
    pub seed: Option<u64>,
}

impl Chance {
    /// The dealer for what comes after so many steps.
    pub(super) fn numbers(self, step: usize) -> impl Rng {
        self.dealer(step as u64).rng().clone()
    }

    /// The seed of a bot that decides after so many steps.
    pub(super) fn seed_of_bot(self, step: usize, seat: Seat) -> u64 {
        self.dealer(u64::MAX - (step * Seat::ALL.len() + seat.index()) as u64).rng().next_u64()
    }

    /// The dealer who sets a game up.
    pub(super) fn first_dealer(self) -> Dealer {
        self.dealer(u64::MAX / 2)
    }

    fn dealer(self, number: u64) -> Dealer {
        match self.seed {
            Some(seed) => Dealer::of_run(seed, number),
            None => Dealer::new(UnwrapErr(SysRng).next_u64()),
        }
    }
}
