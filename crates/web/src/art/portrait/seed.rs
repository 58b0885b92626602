//! A pseudo-random generator seeded with a word.

/// A pseudo-random generator.
pub(crate) struct Seed(u64);

impl Seed {
    /// Seeds the generator with a word.
    pub(crate) fn new(word: &str) -> Seed {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Seed(word.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    /// Returns a number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 33) as usize % bound.max(1)
    }

    /// Returns one of the items.
    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::Seed;

    #[test]
    fn the_same_word_gives_the_same_numbers() {
        let numbers = |word| {
            let mut seed = Seed::new(word);
            [0; 8].map(|_| seed.below(100))
        };
        assert_eq!(numbers("W7"), numbers("W7"));
        assert_ne!(numbers("W7"), numbers("W8"));
    }
}
