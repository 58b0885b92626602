//! Sparse feature changes, and kernels that apply them to the hidden layer's pre-activations.

use crate::eval::simd::Kernel;
use crate::eval::{Features, Hidden, Network};
use elvaland_rules::mechanics::COINS;

/// Upper bound for the groups and scalars that a round changes.
const CAPACITY: usize = 32;

/// A sparse change of features: moved one-hot groups, scalar increments and coin increments.
#[derive(Clone, Debug)]
pub struct FeatureDelta {
    moved_rows: [[u16; 2]; CAPACITY],
    moved_count: usize,
    scalar_changes: [(u16, f32); CAPACITY],
    scalar_count: usize,
    coins: [f32; COINS],
}

impl FeatureDelta {
    pub(crate) const NONE: FeatureDelta = FeatureDelta {
        moved_rows: [[0; 2]; CAPACITY],
        moved_count: 0,
        scalar_changes: [(0, 0.0); CAPACITY],
        scalar_count: 0,
        coins: [0.0; COINS],
    };

    /// Removes all changes.
    #[inline]
    pub(crate) fn clear(&mut self) {
        (self.moved_count, self.scalar_count, self.coins) = (0, 0, [0.0; COINS]);
    }

    /// Moves the active row of a one-hot group by `offset`.
    #[inline(always)]
    pub(crate) fn move_group(&mut self, features: &Features, group: usize, offset: isize) {
        if offset != 0 {
            let row = features.active_row(group);
            self.moved_rows[self.moved_count] = [row, row.wrapping_add_signed(offset as i16)];
            self.moved_count += 1;
        }
    }

    /// Increments a scalar.
    #[inline(always)]
    pub(crate) fn add_scalar(&mut self, at: usize, by: f32) {
        if by != 0.0 {
            self.scalar_changes[self.scalar_count] = (at as u16, by);
            self.scalar_count += 1;
        }
    }

    /// Sets the increments of the sorted coins.
    #[inline(always)]
    pub(crate) fn set_coins(&mut self, more: [f32; COINS]) {
        self.coins = more;
    }
}

/// The weights of one point of each sorted coin.
pub(crate) type CoinWeights = [Hidden; COINS];

/// Kernel: applies a delta to pre-activations.
pub(crate) struct ApplyDelta<'a> {
    pub(crate) network: &'a Network,
    pub(crate) coin_weights: &'a CoinWeights,
    pub(crate) sum: &'a Hidden,
    pub(crate) delta: &'a FeatureDelta,
}

impl Kernel for ApplyDelta<'_> {
    type Output = Hidden;

    #[inline(always)]
    fn run(self) -> Hidden {
        let ApplyDelta { network, coin_weights, sum, delta } = self;
        let mut sum = *sum;
        network.move_rows(&mut sum, &delta.moved_rows[..delta.moved_count]);
        network.add_scalars(&mut sum, &delta.scalar_changes[..delta.scalar_count]);
        for (line, &by) in coin_weights.iter().zip(&delta.coins) {
            if by != 0.0 {
                for (sum, weight) in sum.iter_mut().zip(line) {
                    *sum += by * weight;
                }
            }
        }
        sum
    }
}

/// Kernel: the logit after a delta.
pub(crate) struct LogitAfterDelta<'a>(pub(crate) ApplyDelta<'a>);

impl Kernel for LogitAfterDelta<'_> {
    type Output = f32;

    #[inline(always)]
    fn run(self) -> f32 {
        let network = self.0.network;
        network.logit_of(&self.0.run())
    }
}
