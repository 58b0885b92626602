//! The value network: one hidden layer of 64 ReLU units, with heads for the win logit and the final score.

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{FeatureDiff, Features};

/// Width of the hidden layer.
pub(crate) const HIDDEN: usize = 64;

/// One value per hidden unit.
pub(crate) type Hidden = [f32; HIDDEN];

/// The weights, as vectors of the width of the hidden layer.
///
/// In order: a row per flag and group value, a row per scalar, the bias, the output weights of the logit, the output
/// weights of the score. Hidden unit 0 is linear (a skip connection), so that additive terms need no ReLU units.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    rows: usize,
    vectors: Vec<Hidden>,
}

/// Vectors after the rows and the scalars: bias, logit head, score head.
const TAIL: usize = 3;

/// Adds to every unit.
#[inline(always)]
fn add(sum: &mut Hidden, more: impl Fn(usize) -> f32) {
    for (unit, sum) in sum.iter_mut().enumerate() {
        *sum += more(unit);
    }
}

#[inline(always)]
fn dot(one: &Hidden, other: &Hidden) -> f32 {
    // Eight partial sums, so that the loop is vectorized.
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// Applies ReLU to the hidden layer; unit 0 stays linear.
#[inline(always)]
fn activate(sum: &Hidden) -> Hidden {
    let mut hidden = *sum;
    for unit in &mut hidden {
        *unit = unit.max(0.0);
    }
    hidden[0] = sum[0];
    hidden
}

impl Network {
    /// Makes a network from its weight vectors.
    pub(crate) fn new(rows: usize, vectors: Vec<Hidden>) -> Network {
        debug_assert!(vectors.len() >= rows + TAIL);
        Network { rows, vectors }
    }

    /// Returns the number of vectors for this many rows and scalars.
    pub(crate) const fn vector_count((rows, scalars): (usize, usize)) -> usize {
        rows + scalars + TAIL
    }

    /// Returns all weights.
    pub(crate) fn vectors(&self) -> &[Hidden] {
        &self.vectors
    }

    /// Returns all weights for an update.
    pub(crate) fn vectors_mut(&mut self) -> &mut [Hidden] {
        &mut self.vectors
    }

    /// Returns the number of rows and of scalars.
    pub(crate) fn shape(&self) -> (usize, usize) {
        (self.rows, self.vectors.len() - self.rows - TAIL)
    }

    /// Returns the index of a scalar's vector.
    #[inline]
    pub(crate) fn scalar_vector(&self, at: usize) -> usize {
        self.rows + at
    }

    /// Returns the index of the bias; the logit and score heads follow.
    #[inline]
    pub(crate) fn bias_vector(&self) -> usize {
        self.vectors.len() - TAIL
    }

    /// Computes the pre-activations of the hidden layer.
    pub(crate) fn accumulate(&self, features: &Features) -> Hidden {
        dispatch(AccumulateKernel { network: self, features })
    }

    /// Applies the activation function.
    #[inline(always)]
    pub(crate) fn activate(&self, sum: &Hidden) -> Hidden {
        activate(sum)
    }

    /// Applies the logit head.
    #[inline(always)]
    pub(crate) fn logit_from_hidden(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.vectors[self.bias_vector() + 1])
    }

    /// Applies the score head.
    #[inline(always)]
    pub(crate) fn score_from_hidden(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.vectors[self.bias_vector() + 2])
    }

    /// Returns the logit for given pre-activations.
    #[inline(always)]
    pub(crate) fn logit_of(&self, sum: &Hidden) -> f32 {
        self.logit_from_hidden(&activate(sum))
    }

    /// Returns the logit of a seat with these features.
    #[inline]
    pub(crate) fn logit(&self, features: &Features) -> f32 {
        self.logit_of(&self.accumulate(features))
    }

    /// Updates pre-activations by a feature difference.
    #[inline(always)]
    pub(crate) fn apply_diff(&self, sum: &mut Hidden, change: &FeatureDiff<'_>) {
        let (rows, scalars) = self.vectors.split_at(self.rows);
        // A local copy, so that it stays in registers.
        let mut changed = *sum;
        for row in change.removed_flags() {
            let removed = &rows[row];
            add(&mut changed, |unit| -removed[unit]);
        }
        for row in change.added_flags() {
            let added = &rows[row];
            add(&mut changed, |unit| added[unit]);
        }
        for [old, new] in change.moved_groups() {
            let [old, new] = [&rows[old], &rows[new]];
            add(&mut changed, |unit| new[unit] - old[unit]);
        }
        for (at, by) in change.scalar_changes() {
            let vector = &scalars[at];
            add(&mut changed, |unit| by * vector[unit]);
        }
        *sum = changed;
    }

    /// Updates pre-activations after groups moved from old to new rows.
    #[inline(always)]
    pub(crate) fn move_rows(&self, sum: &mut Hidden, moved: &[[u16; 2]]) {
        let mut changed = *sum;
        for rows in moved {
            let [old, new] = rows.map(|row| &self.vectors[usize::from(row)]);
            add(&mut changed, |unit| new[unit] - old[unit]);
        }
        *sum = changed;
    }

    /// Updates pre-activations after scalars were incremented.
    #[inline(always)]
    pub(crate) fn add_scalars(&self, sum: &mut Hidden, scalars: &[(u16, f32)]) {
        let mut changed = *sum;
        for &(at, by) in scalars {
            let vector = &self.vectors[self.rows + usize::from(at)];
            add(&mut changed, |unit| by * vector[unit]);
        }
        *sum = changed;
    }

    /// Returns the weighted sum of some scalars' weights.
    pub(crate) fn scalar_mix(&self, scalars: &[(u16, f32)]) -> Hidden {
        dispatch(ScalarMixKernel { network: self, scalars })
    }
}

/// Kernel: the weighted sum of some scalars' weights.
struct ScalarMixKernel<'a> {
    network: &'a Network,
    scalars: &'a [(u16, f32)],
}

impl Kernel for ScalarMixKernel<'_> {
    type Output = Hidden;

    #[inline(always)]
    fn run(self) -> Hidden {
        let mut sum = [0.0; HIDDEN];
        self.network.add_scalars(&mut sum, self.scalars);
        sum
    }
}

/// Kernel: the pre-activations of a feature set.
struct AccumulateKernel<'a> {
    network: &'a Network,
    features: &'a Features,
}

impl Kernel for AccumulateKernel<'_> {
    type Output = Hidden;

    #[inline(always)]
    fn run(self) -> Hidden {
        let (rows, scalars) = self.network.vectors.split_at(self.network.rows);
        let mut sum = self.network.vectors[self.network.bias_vector()];
        for row in self.features.active_rows() {
            let row = &rows[row];
            add(&mut sum, |unit| row[unit]);
        }
        for (vector, &scalar) in scalars.iter().zip(self.features.scalars()) {
            add(&mut sum, |unit| scalar * vector[unit]);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::AccumulateKernel;
    use crate::eval::simd::Kernel;
    use crate::eval::{encode, from_bytes, network_shape, to_bytes};
    use crate::games::BotGame;
    use crate::testing::{new_game, walk};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, State};

    fn check_features<R: BotGame>(players: usize) {
        let (start, _) = new_game::<R>(players, 0);
        let size = network_shape(start.table());
        let network = from_bytes(R::weights(players), size).expect("the weights of the repository fit");
        assert_eq!(from_bytes(&to_bytes(&network), size).as_ref(), Some(&network), "bfloat16 survives a round trip");
        let mut before = encode(start.table(), start.purses(), elvaland_rules::Seat::S0);
        walk::<R>(players, 1, |game, dealer| {
            for seat in game.table().seats() {
                let features = encode(game.table(), game.purses(), seat);
                assert_eq!(features.shape(), size, "the shape is constant");
                let (full, mut incremental) = (network.accumulate(&features), network.accumulate(&before));
                let scalar_path = AccumulateKernel { network: &network, features: &features }.run();
                assert_eq!(full, scalar_path, "AVX2 and scalar code agree to the last bit");
                network.apply_diff(&mut incremental, &before.diff(&features));
                assert!(full.iter().zip(incremental).all(|(one, other)| (one - other).abs() < 1e-3));
                // The features of a seat are the same for every observer and in every determinization.
                let view = game.view(Audience::Seat(seat));
                let world = State::sample(&view, dealer.rng());
                for other in game.table().seats() {
                    let features = encode(game.table(), game.purses(), other);
                    assert_eq!(encode(world.table(), world.purses(), other), features);
                    assert_eq!(encode(view.table(), &view.coins(), other), features);
                }
                before = features;
            }
        });
    }

    #[test]
    fn features_depend_on_public_information_only() {
        for players in 2..=5 {
            check_features::<Nidavellir>(players);
            check_features::<Nains>(players);
        }
    }

    #[test]
    fn weights_of_another_shape_are_refused() {
        let weights = Nidavellir::weights(4);
        let size = network_shape(new_game::<Nidavellir>(4, 1).0.table());
        assert!(from_bytes(weights, size).is_some());
        assert!(from_bytes(weights, (size.0 + 1, size.1)).is_none());
        assert!(from_bytes(&weights[..weights.len() - 1], size).is_none());
        assert!(from_bytes(b"ELVN", size).is_none());
    }
}
