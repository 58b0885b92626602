//! The default random generator: seeded, portable, reproducible.

use std::convert::Infallible;

use rand_core::{Rng, TryRng, utils};

use crate::mechanics::{Action, Draw, Rules, State};
use crate::{Seat, random};

/// Draws cards and picks random actions; by default everything follows from a seed.
///
/// The default generator is for simulations, tests and searches: it is predictable from its output. A live table uses
/// [`Dealer::from_rng`] with a generator seeded by the operating system, or [`State::random_draw`] directly.
#[derive(Clone, Debug)]
pub struct Dealer<G = WyRand> {
    rng: G,
}

impl Dealer {
    /// Creates a dealer from a seed; equal seeds give equal games on every machine.
    pub fn new(seed: u64) -> Dealer {
        Dealer { rng: WyRand(mix(seed)) }
    }

    /// Creates the dealer of game number `game` of a run with this seed, independent of all other games of the run.
    #[inline]
    pub fn of_run(seed: u64, game: u64) -> Dealer {
        // Two rounds of a bijective mix decorrelate neighbouring games and neighbouring seeds.
        Dealer { rng: WyRand(mix(mix(seed).wrapping_add(game))) }
    }
}

impl<G: Rng> Dealer<G> {
    /// Creates a dealer that takes its random numbers from `rng`.
    pub const fn from_rng(rng: G) -> Dealer<G> {
        Dealer { rng }
    }

    /// Returns the generator.
    pub const fn rng(&mut self) -> &mut G {
        &mut self.rng
    }

    /// Returns a uniformly random number below `n`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        random::below(&mut self.rng, n)
    }

    /// Shuffles a slice uniformly.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        random::shuffle(items, &mut self.rng);
    }

    /// Returns a random draw for a game that waits for chance.
    #[inline]
    pub fn draw<R: Rules>(&mut self, game: &State<R>) -> Draw {
        game.random_draw(&mut self.rng)
    }

    /// Returns a uniformly random legal action of `seat`.
    ///
    /// # Panics
    /// If the seat has no decision to make.
    #[inline]
    pub fn pick<R: Rules>(&mut self, game: &State<R>, seat: Seat) -> Action {
        game.random_action(seat, &mut self.rng).expect("the seat has a decision to make")
    }

    /// Plays a game to its end, every decision uniform over the legal actions.
    #[inline]
    pub fn play_out<R: Rules>(&mut self, game: &mut State<R>) {
        while game.random_step(&mut self.rng) {}
    }
}

/// The wyrand generator: a Weyl sequence, multiplied and folded.
///
/// It takes a handful of instructions per number and is predictable from one output; see [`Dealer`].
#[derive(Clone, Debug)]
pub struct WyRand(u64);

impl WyRand {
    #[inline(always)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl TryRng for WyRand {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    #[inline(always)]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

/// Applies the finaliser of SplitMix64.
const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_give_pinned_numbers() {
        let numbers = |mut dealer: Dealer| [(); 4].map(|()| dealer.below(1000));
        assert_eq!(numbers(Dealer::new(1)), numbers(Dealer::new(1)));
        assert_eq!(numbers(Dealer::of_run(7, 0)), [480, 706, 433, 631], "pinned: records and reports depend on it");
    }

    #[test]
    fn runs_and_games_have_independent_streams() {
        let first = |seed, game| Dealer::of_run(seed, game).below(1 << 30);
        let mut all: Vec<usize> = (0..50).flat_map(|seed| (0..50).map(move |game| first(seed, game))).collect();
        all.sort_unstable();
        all.dedup();
        assert!(all.len() > 2490, "{}", all.len());
    }
}
