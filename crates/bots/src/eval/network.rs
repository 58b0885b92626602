//! The policy-and-value network: sparse inputs, two ReLU layers, outputs for actions and three value heads.
//!
//! The logit of an action is the sum of the outputs that its features name. The value heads predict the player's win
//! share (as a logit), the margin to the best opponent and the score.

use elvaland_rules::random::below;
use rand_core::Rng;

use crate::eval::observation::{common_inputs, input_count, opponent_inputs};
use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{ActionSlices, Observation, output_count};
use crate::games::BotGame;

/// Units of the first hidden layer.
pub(crate) const HIDDEN1: usize = 192;
/// Units of the second hidden layer.
pub(crate) const HIDDEN2: usize = 64;
/// Value heads: win, margin, score.
pub(crate) const HEADS: usize = 3;
/// Units that are accumulated together, so that they stay in registers.
const BLOCK: usize = 64;

/// The numbers of inputs and outputs, and where weights lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetworkShape {
    /// Inputs that belong to no opponent.
    common: usize,
    /// Inputs of each opponent.
    per_opponent: usize,
    pub(crate) inputs: usize,
    /// Outputs for actions.
    pub(crate) outputs: usize,
}

impl NetworkShape {
    /// Returns the shape for a game and a number of players.
    pub(crate) const fn of<R: BotGame>(players: usize) -> NetworkShape {
        NetworkShape {
            common: common_inputs::<R>(),
            per_opponent: opponent_inputs::<R>(),
            inputs: input_count::<R>(players),
            outputs: output_count::<R>(),
        }
    }

    /// Returns the start of the biases of the first layer; its weights come first, one row per input.
    pub(crate) const fn bias1(self) -> usize {
        self.inputs * HIDDEN1
    }

    /// Returns the start of the weights of the second layer, one row per unit of the first.
    pub(crate) const fn layer2(self) -> usize {
        self.bias1() + HIDDEN1
    }

    pub(crate) const fn bias2(self) -> usize {
        self.layer2() + HIDDEN1 * HIDDEN2
    }

    /// Returns the start of the weights of the output layer: one row per output, the value heads last.
    pub(crate) const fn layer3(self) -> usize {
        self.bias2() + HIDDEN2
    }

    pub(crate) const fn bias3(self) -> usize {
        self.layer3() + self.rows() * HIDDEN2
    }

    /// Returns the number of outputs and value heads.
    pub(crate) const fn rows(self) -> usize {
        self.outputs + HEADS
    }

    /// Returns the number of weights.
    pub(crate) const fn size(self) -> usize {
        self.bias3() + self.rows()
    }
}

/// The predicted result of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Value {
    /// Expected share of the victory, from 0 to 1.
    pub(crate) win: f32,
    /// Expected margin to the best opponent, see [`reward`](crate::reward).
    pub(crate) margin: f32,
}

/// The activations of a forward pass.
#[derive(Clone, Debug)]
pub(crate) struct Activations {
    pub(crate) hidden1: [f32; HIDDEN1],
    pub(crate) hidden2: [f32; HIDDEN2],
    /// Outputs and value heads; outputs outside the question's range are stale.
    pub(crate) outputs: Vec<f32>,
    /// The logits of the actions.
    pub(crate) logits: Vec<f32>,
}

impl Default for Activations {
    fn default() -> Activations {
        Activations { hidden1: [0.0; HIDDEN1], hidden2: [0.0; HIDDEN2], outputs: Vec::new(), logits: Vec::new() }
    }
}

impl Activations {
    /// Returns the value heads as they are: win logit, margin, score.
    pub(crate) fn heads(&self) -> [f32; HEADS] {
        let heads = &self.outputs[self.outputs.len() - HEADS..];
        [heads[0], heads[1], heads[2]]
    }

    /// Returns the expected result.
    pub(crate) fn value(&self) -> Value {
        let [win, margin, _] = self.heads();
        Value { win: sigmoid(win), margin }
    }
}

pub(crate) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-logit))
}

/// A network with its weights.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    pub(crate) shape: NetworkShape,
    pub(crate) weights: Vec<f32>,
}

impl Network {
    /// Makes a network with random weights.
    pub(crate) fn random(shape: NetworkShape, rng: &mut impl Rng) -> Network {
        let mut weights = vec![0.0; shape.size()];
        let mut fill = |range: std::ops::Range<usize>, deviation: f32| {
            for weight in &mut weights[range] {
                // The sum of four uniform numbers is nearly normal, with variance 1/3.
                let sum: f32 = (0..4).map(|_| below(rng, 1 << 16) as f32 / f32::from(u16::MAX)).sum();
                *weight = deviation * 3.0_f32.sqrt() * (sum - 2.0);
            }
        };
        fill(0..shape.bias1(), 0.08);
        fill(shape.layer2()..shape.bias2(), (2.0 / HIDDEN1 as f32).sqrt());
        fill(shape.layer3()..shape.bias3(), 0.02);
        Network { shape, weights }
    }

    /// Returns this network for another number of players of the same game: opponents beyond the last one are copies
    /// of it.
    pub(crate) fn resized(&self, shape: NetworkShape) -> Network {
        let NetworkShape { common, per_opponent, inputs, .. } = self.shape;
        let opponents = |inputs: usize| (inputs - common) / per_opponent;
        let row = |input: usize| {
            let (opponent, offset) = match input.checked_sub(common) {
                None => return input,
                Some(beyond) => (beyond / per_opponent, beyond % per_opponent),
            };
            common + opponent.min(opponents(inputs) - 1) * per_opponent + offset
        };
        let first_layer = (0..shape.inputs).flat_map(|input| &self.weights[row(input) * HIDDEN1..][..HIDDEN1]);
        let weights = first_layer.chain(&self.weights[self.shape.bias1()..]).copied().collect();
        Network { shape, weights }
    }

    /// Evaluates a decision: logits of all actions, and the value heads.
    pub(crate) fn evaluate(&self, observation: &Observation, activations: &mut Activations) {
        let actions = observation.actions.as_slices();
        self.forward(observation.input.indices(), observation.input.values(), Some(actions), activations);
    }

    /// Evaluates an input; the logits only if there are actions.
    pub(crate) fn forward(
        &self,
        indices: &[u16],
        values: &[f32],
        actions: Option<ActionSlices<'_>>,
        activations: &mut Activations,
    ) {
        activations.outputs.resize(self.shape.rows(), 0.0);
        let range = actions.map_or(0..0, |actions| actions.first..actions.last);
        dispatch(ForwardKernel { network: self, indices, values, range, activations });
        activations.logits.clear();
        let Some(actions) = actions else { return };
        let mut start = 0;
        for &end in actions.ends {
            let span = start..end as usize;
            start = end as usize;
            let weights = &actions.weights[span.clone()];
            let outputs = actions.outputs[span].iter().map(|&at| activations.outputs[usize::from(at)]);
            activations.logits.push(outputs.zip(weights).map(|(output, weight)| output * weight).sum());
        }
    }
}

/// Adds a multiple of one slice to another.
#[inline(always)]
pub(crate) fn add_scaled(to: &mut [f32], factor: f32, from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += factor * from;
    }
}

/// Returns the scalar product over [`HIDDEN2`] numbers, with a fixed order of additions.
#[inline(always)]
pub(crate) fn dot(one: &[f32; HIDDEN2], other: &[f32]) -> f32 {
    const LANES: usize = 16;
    let mut sums = [0.0; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            sums[lane] += sums[lane + width];
        }
        width /= 2;
    }
    sums[0]
}

/// Kernel: both hidden layers, the outputs of a range and the value heads.
struct ForwardKernel<'a> {
    network: &'a Network,
    indices: &'a [u16],
    values: &'a [f32],
    range: std::ops::Range<usize>,
    activations: &'a mut Activations,
}

impl Kernel for ForwardKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Network { shape, weights } = self.network;
        let Activations { hidden1, hidden2, outputs, .. } = self.activations;
        for block in (0..HIDDEN1).step_by(BLOCK) {
            let mut sums = [0.0; BLOCK];
            sums.copy_from_slice(&weights[shape.bias1() + block..][..BLOCK]);
            for (&index, &value) in self.indices.iter().zip(self.values) {
                add_scaled(&mut sums, value, &weights[usize::from(index) * HIDDEN1 + block..][..BLOCK]);
            }
            for (hidden, sum) in hidden1[block..].iter_mut().zip(&sums) {
                *hidden = sum.max(0.0);
            }
        }
        let mut sums = [0.0; HIDDEN2];
        sums.copy_from_slice(&weights[shape.bias2()..shape.layer3()]);
        for (unit, &hidden) in hidden1.iter().enumerate() {
            if hidden > 0.0 {
                add_scaled(&mut sums, hidden, &weights[shape.layer2() + unit * HIDDEN2..][..HIDDEN2]);
            }
        }
        for (hidden, sum) in hidden2.iter_mut().zip(&sums) {
            *hidden = sum.max(0.0);
        }
        for row in self.range.chain(shape.outputs..shape.rows()) {
            let from = &weights[shape.layer3() + row * HIDDEN2..][..HIDDEN2];
            outputs[row] = weights[shape.bias3() + row] + dot(hidden2, from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{new_game, walk};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, State, Turn};

    /// States that differ only in hidden information give the same input, and the scalar code the same logits.
    fn check_inputs<R: BotGame>(players: usize) {
        let network = Network::random(NetworkShape::of::<R>(players), &mut new_game::<R>(players, 1).1.rng().clone());
        let [mut one, mut other] = [Observation::default(), Observation::default()];
        walk::<R>(players, 2, |game, dealer| {
            let Turn::Decide(seats) = game.turn() else { return };
            for seat in seats.iter() {
                let view = game.view(Audience::Seat(seat));
                let legal = game.legal_actions(seat);
                one.decision(&view, seat, &legal);
                assert_eq!(one.input.len(), network.shape.inputs);
                assert!(one.actions.range.end <= network.shape.outputs);
                assert_eq!(one.actions.ends.len(), legal.len());
                let range = one.actions.range.clone();
                assert!(one.actions.outputs.iter().all(|&output| range.contains(&usize::from(output))));
                let world = State::sample(&view, dealer.rng());
                other.decision(&world.view(Audience::Seat(seat)), seat, &legal);
                assert_eq!((&one.input, &one.actions), (&other.input, &other.actions));
                let (mut simd, mut scalar) = (Activations::default(), Activations::default());
                network.evaluate(&one, &mut simd);
                scalar.outputs.resize(network.shape.rows(), 0.0);
                ForwardKernel {
                    network: &network,
                    indices: one.input.indices(),
                    values: one.input.values(),
                    range,
                    activations: &mut scalar,
                }
                .run();
                assert_eq!((simd.hidden2, simd.outputs), (scalar.hidden2, scalar.outputs), "AVX2 is bit-identical");
            }
        });
    }

    #[test]
    fn inputs_depend_on_the_view_alone() {
        for players in 2..=5 {
            check_inputs::<Nidavellir>(players);
            check_inputs::<Nains>(players);
        }
    }

    #[test]
    fn resized_networks_keep_common_weights_and_copy_the_last_opponent() {
        let mut dealer = new_game::<Nains>(3, 1).1;
        let three = Network::random(NetworkShape::of::<Nains>(3), dealer.rng());
        let five = three.resized(NetworkShape::of::<Nains>(5));
        assert_eq!(five.weights.len(), five.shape.size());
        assert_eq!(five.resized(three.shape), three);
        let opponent = |network: &Network, number: usize| {
            let start = (network.shape.common + number * network.shape.per_opponent) * HIDDEN1;
            network.weights[start..][..network.shape.per_opponent * HIDDEN1].to_vec()
        };
        assert!(opponent(&five, 3) == opponent(&three, 1) && opponent(&five, 0) == opponent(&three, 0));
    }
}
