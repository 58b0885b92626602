//! Seeded, portable randomness: the only place where random numbers come from.

use std::convert::Infallible;

use rand_core::{TryRng, utils};

use crate::game::{Game, Seat, below};

/// Deals cards and, for random play, picks actions; everything follows from its seed.
///
/// For simulations, tests and searches: whoever sees enough of its draws could foretell the next ones. A live table
/// draws with [`Game::random_draw`] from a generator of the operating system's entropy.
#[derive(Clone, Debug)]
pub struct Dealer {
    rng: Numbers,
}

impl Dealer {
    /// A dealer whose draws follow from `seed`.
    pub fn new(seed: u64) -> Dealer {
        Dealer { rng: Numbers(mix(seed)) }
    }

    /// The dealer of game number `game` of a run with this seed: independent of every other game of the run.
    #[inline]
    pub fn of_run(seed: u64, game: u64) -> Dealer {
        // Two rounds of a bijective mix keep neighbouring games and neighbouring seeds apart.
        Dealer { rng: Numbers(mix(mix(seed).wrapping_add(game))) }
    }

    /// The generator behind the dealer.
    pub fn rng(&mut self) -> &mut Numbers {
        &mut self.rng
    }

    /// A uniformly random number below `n`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n)
    }

    /// Puts things into a uniformly random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// A random draw for a game that waits for chance.
    #[inline]
    pub fn draw<G: Game>(&mut self, game: &G) -> G::Draw {
        game.random_draw(&mut self.rng)
    }

    /// A uniformly random legal action of a seat that is asked.
    ///
    /// # Panics
    /// If the seat is not asked.
    #[inline]
    pub fn pick<G: Game>(&mut self, game: &G, seat: Seat) -> G::Action {
        game.random_action(seat, &mut self.rng).expect("only seats that are asked pick")
    }

    /// Plays a game to its end at random, every decision uniform over the different legal actions.
    #[inline]
    pub fn play_out<G: Game>(&mut self, game: &mut G) {
        while game.random_step(&mut self.rng) {}
    }
}

/// The random numbers of a [`Dealer`]: wyrand, a counter whose steps are multiplied and folded.
///
/// A handful of instructions a number, and every seed is as good as any other. Numbers anybody may foretell who has
/// seen one of them: see [`Dealer`].
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    #[inline(always)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl TryRng for Numbers {
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

/// The finaliser of SplitMix64.
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
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let numbers = |mut dealer: Dealer| [(); 4].map(|()| dealer.below(1000));
        assert_eq!(numbers(Dealer::new(1)), numbers(Dealer::new(1)));
        assert_eq!(numbers(Dealer::of_run(7, 0)), [480, 706, 433, 631], "pinned: records and reports depend on it");
    }

    #[test]
    fn games_of_a_run_differ_from_each_other_and_from_other_runs() {
        let first = |seed, game| Dealer::of_run(seed, game).below(1 << 30);
        let mut all: Vec<usize> = (0..50).flat_map(|seed| (0..50).map(move |game| first(seed, game))).collect();
        all.sort_unstable();
        all.dedup();
        assert!(all.len() > 2490, "{}", all.len());
    }
}
