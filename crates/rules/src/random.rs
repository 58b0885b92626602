//! Small uniform random numbers from any generator.

use rand_core::Rng;

/// Returns a uniformly random number below `n`.
#[inline(always)]
pub fn below(rng: &mut impl Rng, n: usize) -> usize {
    RandomDigits::draw(rng).below(n)
}

/// One 64-bit random number from which several small ones are taken.
///
/// It is read as a fraction between 0 and 1: multiplied by `n`, the integer part is the result and the fractional part
/// serves the next number. The total bias is at most the product of all `n` divided by 2⁶⁴; callers keep that product
/// below 2³².
#[derive(Clone, Copy)]
pub(crate) struct RandomDigits(u64);

impl RandomDigits {
    #[inline(always)]
    pub(crate) fn draw(rng: &mut impl Rng) -> RandomDigits {
        RandomDigits(rng.next_u64())
    }

    /// Returns a uniformly random number below `n`.
    #[inline(always)]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.0) * n as u128;
        self.0 = product as u64;
        (product >> 64) as usize
    }
}

/// Returns the content of a uniformly random filled slot, by rejection sampling; at least one of the `slots` must be
/// filled.
#[inline]
pub(crate) fn random_slot<T>(slots: usize, rng: &mut impl Rng, slot: impl Fn(usize) -> Option<T>) -> T {
    loop {
        if let Some(found) = slot(below(rng, slots)) {
            return found;
        }
    }
}

/// Shuffles a slice uniformly.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}
