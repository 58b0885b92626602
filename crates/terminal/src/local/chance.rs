//! Randomness of a local table: from a seed, or from the operating system.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw};
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Seat, State};
use elvaland_session::Session;
use getrandom::SysRng;
use rand_core::{Rng, UnwrapErr};

/// The source of draws and of the bots' seeds.
///
/// With a seed, each number follows from the seed and the number of steps before it, so that an interrupted game goes on
/// exactly as it would have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalChance {
    /// The seed; without one, every number comes from the operating system.
    pub seed: Option<u64>,
}

impl LocalChance {
    /// Returns the draws after `step` steps.
    pub(super) fn draws_after(self, step: u32) -> Draws {
        Draws { chance: self, step }
    }

    /// Returns the draws that follow when `action` is submitted.
    pub(super) fn draws(self, session: &Session, action: Action) -> Draws {
        let choices = match action {
            Action::Bid(_) => session.game().asked().len() as u32,
            _ => 1,
        };
        self.draws_after(session.step() + choices)
    }

    /// Returns the seed of a bot that decides after `step` steps.
    pub(super) fn seed_of_bot(self, step: u32, seat: Seat) -> u64 {
        let number = u64::from(step) * Seat::ALL.len() as u64 + seat.index() as u64;
        self.dealer(u64::MAX - number).rng().next_u64()
    }

    /// Returns the dealer who sets a game up.
    pub(super) fn setup_dealer(self) -> Dealer {
        self.dealer(u64::MAX / 2)
    }

    fn dealer(self, number: u64) -> Dealer {
        match self.seed {
            Some(seed) => Dealer::of_run(seed, number),
            None => Dealer::new(UnwrapErr(SysRng).next_u64()),
        }
    }
}

/// Consecutive draws of a game.
pub(super) struct Draws {
    chance: LocalChance,
    /// The number of steps before the next draw.
    step: u32,
}

impl elvaland_session::Chance for Draws {
    fn draw<R: RecordFormat>(&mut self, state: &State<R>) -> Draw {
        let draw = state.random_draw(self.chance.dealer(self.step.into()).rng());
        self.step += 1;
        draw
    }
}
