//! The network: one hidden layer over what is seen.

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{FeatureDiff, Features};

/// The width of the hidden layer.
pub(crate) const HIDDEN: usize = 64;

/// A value for each unit of the hidden layer.
pub(crate) type Hidden = [f32; HIDDEN];

/// The weights: lines as wide as the hidden layer.
///
/// First a row for every fact and answer, then one for every quantity, then the bias, then what the strength and the score at the
/// end make of the hidden layer. The first hidden unit is linear, so that what adds up need not be learned by the others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    rows: usize,
    vectors: Vec<Hidden>,
}

/// Lines beside the rows and those of the quantities.
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
    // Several sums side by side, which the processor adds at once.
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// What the hidden layer lets through.
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
    /// A network with these lines; there must be as many as they need.
    pub(crate) fn new(rows: usize, vectors: Vec<Hidden>) -> Network {
        debug_assert!(vectors.len() >= rows + TAIL);
        Network { rows, vectors }
    }

    /// How many lines a network has for so many rows and quantities.
    pub(crate) const fn vector_count((rows, scalars): (usize, usize)) -> usize {
        rows + scalars + TAIL
    }

    /// All weights.
    pub(crate) fn vectors(&self) -> &[Hidden] {
        &self.vectors
    }

    /// All weights, to be changed.
    pub(crate) fn vectors_mut(&mut self) -> &mut [Hidden] {
        &mut self.vectors
    }

    /// The rows of facts and answers, and the quantities.
    pub(crate) fn shape(&self) -> (usize, usize) {
        (self.rows, self.vectors.len() - self.rows - TAIL)
    }

    /// The line of a quantity.
    #[inline]
    pub(crate) fn scalar_vector(&self, at: usize) -> usize {
        self.rows + at
    }

    /// The line of the bias; those of the strength and of the score follow.
    #[inline]
    pub(crate) fn bias_vector(&self) -> usize {
        self.vectors.len() - TAIL
    }

    /// What the hidden layer is given.
    pub(crate) fn accumulate(&self, features: &Features) -> Hidden {
        dispatch(AccumulateKernel { network: self, features })
    }

    /// What the hidden layer lets through.
    #[inline(always)]
    pub(crate) fn activate(&self, sum: &Hidden) -> Hidden {
        activate(sum)
    }

    /// The strength that the hidden layer comes to.
    #[inline(always)]
    pub(crate) fn logit_from_hidden(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.vectors[self.bias_vector() + 1])
    }

    /// The score at the end that the hidden layer comes to.
    #[inline(always)]
    pub(crate) fn score_from_hidden(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.vectors[self.bias_vector() + 2])
    }

    /// The strength that what the hidden layer is given comes to.
    #[inline(always)]
    pub(crate) fn logit_of(&self, sum: &Hidden) -> f32 {
        self.logit_from_hidden(&activate(sum))
    }

    /// The strength of a seat of which this is seen.
    #[inline]
    pub(crate) fn logit(&self, features: &Features) -> f32 {
        self.logit_of(&self.accumulate(features))
    }

    /// Brings a sum from what was seen before to what is seen after a change.
    #[inline(always)]
    pub(crate) fn apply_diff(&self, sum: &mut Hidden, change: &FeatureDiff<'_>) {
        let (rows, scalars) = self.vectors.split_at(self.rows);
        // By itself, so that it stays where the processor computes until all is added.
        let mut changed = *sum;
        for row in change.removed_flags() {
            let gone = &rows[row];
            add(&mut changed, |unit| -gone[unit]);
        }
        for row in change.added_flags() {
            let come = &rows[row];
            add(&mut changed, |unit| come[unit]);
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

    /// Brings a sum from answers given before to those given instead, by their rows.
    #[inline(always)]
    pub(crate) fn move_rows(&self, sum: &mut Hidden, answers: &[[u16; 2]]) {
        let mut changed = *sum;
        for answer in answers {
            let [old, new] = answer.map(|row| &self.vectors[usize::from(row)]);
            add(&mut changed, |unit| new[unit] - old[unit]);
        }
        *sum = changed;
    }

    /// Brings a sum to what it is when some quantities are larger by so much.
    #[inline(always)]
    pub(crate) fn add_scalars(&self, sum: &mut Hidden, scalars: &[(u16, f32)]) {
        let mut changed = *sum;
        for &(at, by) in scalars {
            let vector = &self.vectors[self.rows + usize::from(at)];
            add(&mut changed, |unit| by * vector[unit]);
        }
        *sum = changed;
    }

    /// What the hidden layer is given for so much of some quantities.
    pub(crate) fn scalar_mix(&self, scalars: &[(u16, f32)]) -> Hidden {
        dispatch(ScalarMixKernel { network: self, scalars })
    }
}

/// Adds up some quantities.
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

/// Adds up what the hidden layer is given.
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
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{self, Nidavellir};
    use elvaland_rules::{Audience, Rules, State, Turn};

    /// Looks at every decision of a random game.
    fn walk<R: BotGame>(mut game: State<R>, dealer: &mut Dealer, mut look: impl FnMut(&State<R>, &mut Dealer)) {
        while game.turn() != Turn::Over {
            if game.turn() != Turn::Chance {
                look(&game, dealer);
            }
            game.random_step(dealer.rng());
        }
    }

    fn network_holds<R: BotGame>(options: &R::Options, players: usize) {
        let mut dealer = Dealer::new(players as u64);
        let start = R::start(options, dealer.rng());
        let size = network_shape(start.table());
        let network = from_bytes(R::weights(players), size).expect("the weights of the repository fit");
        assert_eq!(from_bytes(&to_bytes(&network), size).as_ref(), Some(&network), "16 bits are kept as they are");
        let mut before = encode(start.table(), start.purses(), elvaland_rules::Seat::S0);
        walk(start, &mut dealer, |game, dealer| {
            for seat in game.table().seats() {
                let features = encode(game.table(), game.purses(), seat);
                assert_eq!(features.shape(), size, "everything is always asked");
                let (full, mut incremental) = (network.accumulate(&features), network.accumulate(&before));
                let scalar_path = AccumulateKernel { network: &network, features: &features }.run();
                assert_eq!(full, scalar_path, "the same to the last bit, however wide the registers are");
                network.apply_diff(&mut incremental, &before.diff(&features));
                assert!(full.iter().zip(incremental).all(|(one, other)| (one - other).abs() < 1e-3));
                // What is seen of anybody is the same for everybody, in every world that looks alike.
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
    fn networks_see_what_everybody_may_know_and_nothing_else() {
        for players in 2..=5 {
            network_holds::<Nidavellir>(&nidavellir::Options::new(players).expect("players"), players);
            network_holds::<Nains>(&nains::Options::new(players).expect("players"), players);
        }
    }

    #[test]
    fn weights_of_another_size_are_refused() {
        let weights = Nidavellir::weights(4);
        let options = nidavellir::Options::new(4).expect("players");
        let size = network_shape(Nidavellir::start(&options, Dealer::new(1).rng()).table());
        assert!(from_bytes(weights, size).is_some());
        assert!(from_bytes(weights, (size.0 + 1, size.1)).is_none());
        assert!(from_bytes(&weights[..weights.len() - 1], size).is_none());
        assert!(from_bytes(b"ELVN", size).is_none());
    }
}
