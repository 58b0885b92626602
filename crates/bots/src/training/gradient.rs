//! Proximal policy optimization (Schulman et al. 2017): the gradient of recorded decisions.
//!
//! The loss of a decision is the clipped surrogate, minus an entropy bonus, plus the losses of the value heads:
//! cross-entropy for the win share, squared errors for margin and score. For a decision that was searched (expert
//! iteration), the cross-entropy with the search's shares takes the place of the surrogate.

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::softmax;
use crate::eval::{ActionSlices, Activations, HEADS, HIDDEN1, HIDDEN2, Network, add_scaled, dot, sigmoid};
use crate::training::adam::Adam;
use crate::training::experience::{Experience, LearnerDecision, log_probability};
use crate::training::schedule::MAX_NORM;

/// The probability ratio may leave 1 by this much.
const CLIP: f32 = 0.2;
/// Upper bound of the ratio where it is not clipped.
const MAX_RATIO: f32 = 10.0;
/// Weights of the losses of the heads: win, margin, score.
const HEAD_WEIGHTS: [f32; HEADS] = [0.7, 0.5, 0.2];

/// The hyperparameters of PPO.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PpoConfig {
    /// Weight of the entropy bonus.
    pub(super) entropy: f32,
    /// Mean of all advantages, which is subtracted.
    pub(super) mean: f32,
    /// Factor that gives the advantages a variance of 1.
    pub(super) scale: f32,
}

impl PpoConfig {
    /// Settings for searched decisions, which have no surrogate objective.
    pub(super) const IMITATION: PpoConfig = PpoConfig { entropy: 0.0, mean: 0.0, scale: 1.0 };

    /// Normalizes the advantages of some experience.
    pub(super) fn normalizing(experience: &Experience, entropy: f32) -> PpoConfig {
        let count = experience.decisions.len().max(1) as f32;
        let mean = experience.decisions.iter().map(|decision| decision.advantage).sum::<f32>() / count;
        let square = |decision: &LearnerDecision| (decision.advantage - mean).powi(2);
        let variance = experience.decisions.iter().map(square).sum::<f32>() / count;
        PpoConfig { entropy, mean, scale: (variance.sqrt() + 1e-6).recip() }
    }
}

/// Sums over the decisions of some batches.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LossSums {
    pub(super) decisions: f64,
    pub(super) clipped: f64,
    /// Approximate Kullback-Leibler divergence from the policy that played, or from the shares of the search.
    pub(super) divergence: f64,
    pub(super) entropy: f64,
    /// Squared error of the predicted win share.
    pub(super) win_error: f64,
}

impl LossSums {
    pub(super) fn add(&mut self, other: &LossSums) {
        self.decisions += other.decisions;
        self.clipped += other.clipped;
        self.divergence += other.divergence;
        self.entropy += other.entropy;
        self.win_error += other.win_error;
    }
}

/// The gradient of a batch, and buffers.
pub(super) struct Gradient {
    pub(super) weights: Vec<f32>,
    activations: Activations,
    /// Derivatives of the loss by the logits and by the outputs.
    logits: Vec<f32>,
    outputs: Vec<f32>,
}

impl Gradient {
    pub(super) fn new(network: &Network) -> Gradient {
        Gradient {
            weights: vec![0.0; network.weights.len()],
            activations: Activations::default(),
            logits: Vec::new(),
            outputs: vec![0.0; network.shape.rows()],
        }
    }

    /// Updates the network with the mean gradient of a batch, whose norm is bounded.
    pub(super) fn descend<'a>(
        &mut self,
        (network, adam): (&mut Network, &mut Adam),
        batch: impl ExactSizeIterator<Item = (&'a Experience, &'a LearnerDecision)>,
        config: PpoConfig,
        learning_rate: f32,
        sums: &mut LossSums,
    ) {
        self.weights.fill(0.0);
        let scale = (batch.len() as f32).recip();
        for (experience, decision) in batch {
            self.add(network, experience, decision, config, sums);
        }
        let norm = scale * self.weights.iter().map(|weight| weight * weight).sum::<f32>().sqrt();
        adam.step(&mut network.weights, &self.weights, scale * (MAX_NORM / norm).min(1.0), learning_rate);
    }

    /// Adds the gradient of a decision's loss.
    pub(super) fn add(
        &mut self,
        network: &Network,
        experience: &Experience,
        decision: &LearnerDecision,
        config: PpoConfig,
        sums: &mut LossSums,
    ) {
        let (indices, values) = experience.input(decision);
        let actions = experience.actions(decision);
        network.forward(indices, values, Some(actions), &mut self.activations);
        softmax(&mut self.activations.logits, 1.0);
        match experience.shares(decision) {
            Some(shares) => self.imitation_derivatives(shares, sums),
            None => self.policy_derivatives(decision, config, sums),
        }
        self.head_derivatives(decision, sums);
        self.output_derivatives(actions);
        dispatch(BackwardKernel {
            network,
            indices,
            values,
            activations: &self.activations,
            outputs: &self.outputs,
            range: actions.first..actions.last,
            gradient: &mut self.weights,
        });
    }

    /// Sets the derivatives by the logits.
    fn policy_derivatives(&mut self, decision: &LearnerDecision, config: PpoConfig, sums: &mut LossSums) {
        let probabilities = &self.activations.logits;
        let action = usize::from(decision.action);
        let log = log_probability(probabilities[action]);
        let ratio = (log - decision.log_probability).exp();
        let advantage = (decision.advantage - config.mean) * config.scale;
        let is_clipped = if advantage > 0.0 { ratio > 1.0 + CLIP } else { ratio < 1.0 - CLIP };
        let push = if is_clipped { 0.0 } else { -advantage * ratio.min(MAX_RATIO) };
        let entropy = -probabilities.iter().map(|&share| share * log_probability(share)).sum::<f32>();
        let bonus = config.entropy * decision.exploration;
        self.logits.clear();
        self.logits.extend(probabilities.iter().enumerate().map(|(at, &share)| {
            let chosen = if at == action { 1.0 } else { 0.0 };
            push * (chosen - share) + bonus * share * (log_probability(share) + entropy)
        }));
        sums.decisions += 1.0;
        sums.clipped += f64::from(u8::from(is_clipped));
        sums.divergence += f64::from(decision.log_probability - log);
        sums.entropy += f64::from(entropy);
    }

    /// Sets the derivatives by the logits of the cross-entropy with the shares of a search.
    fn imitation_derivatives(&mut self, shares: &[f32], sums: &mut LossSums) {
        let probabilities = &self.activations.logits;
        self.logits.clear();
        self.logits.extend(probabilities.iter().zip(shares).map(|(probability, share)| probability - share));
        let divergence = |(&share, &probability): (&f32, &f32)| match share {
            0.0 => 0.0,
            _ => share * (share.ln() - log_probability(probability)),
        };
        sums.decisions += 1.0;
        sums.divergence += f64::from(shares.iter().zip(probabilities).map(divergence).sum::<f32>());
    }

    /// Sets the derivatives by the value heads.
    fn head_derivatives(&mut self, decision: &LearnerDecision, sums: &mut LossSums) {
        let [win, margin, score] = self.activations.heads();
        let targets = decision.targets;
        let errors = [sigmoid(win) - targets.win, margin - targets.margin, score - targets.score];
        sums.win_error += f64::from(errors[0] * errors[0]);
        let heads = self.outputs.len() - HEADS;
        for ((output, error), weight) in self.outputs[heads..].iter_mut().zip(errors).zip(HEAD_WEIGHTS) {
            *output = weight * error;
        }
    }

    /// Sums the derivatives by the logits into those by the outputs.
    fn output_derivatives(&mut self, actions: ActionSlices<'_>) {
        self.outputs[actions.first..actions.last].fill(0.0);
        let mut start = 0;
        for (&end, &derivative) in actions.ends.iter().zip(&self.logits) {
            let span = start..end as usize;
            start = end as usize;
            for (&output, &weight) in actions.outputs[span.clone()].iter().zip(&actions.weights[span]) {
                self.outputs[usize::from(output)] += derivative * weight;
            }
        }
    }
}

/// Kernel: adds the gradient of all weights, given the derivatives by the outputs.
struct BackwardKernel<'a> {
    network: &'a Network,
    indices: &'a [u16],
    values: &'a [f32],
    activations: &'a Activations,
    outputs: &'a [f32],
    range: std::ops::Range<usize>,
    gradient: &'a mut [f32],
}

impl Kernel for BackwardKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Network { shape, weights } = self.network;
        let (gradient, Activations { hidden1, hidden2, .. }) = (self.gradient, self.activations);
        let mut by_hidden2 = [0.0; HIDDEN2];
        for row in self.range.chain(shape.outputs..shape.rows()) {
            let derivative = self.outputs[row];
            if derivative != 0.0 {
                let at = shape.layer3() + row * HIDDEN2;
                add_scaled(&mut by_hidden2, derivative, &weights[at..][..HIDDEN2]);
                add_scaled(&mut gradient[at..][..HIDDEN2], derivative, hidden2);
                gradient[shape.bias3() + row] += derivative;
            }
        }
        for (derivative, &hidden) in by_hidden2.iter_mut().zip(hidden2) {
            *derivative = if hidden > 0.0 { *derivative } else { 0.0 };
        }
        add_scaled(&mut gradient[shape.bias2()..][..HIDDEN2], 1.0, &by_hidden2);
        let mut by_hidden1 = [0.0; HIDDEN1];
        for (unit, derivative) in by_hidden1.iter_mut().enumerate() {
            if hidden1[unit] > 0.0 {
                let at = shape.layer2() + unit * HIDDEN2;
                *derivative = dot(&by_hidden2, &weights[at..][..HIDDEN2]);
                add_scaled(&mut gradient[at..][..HIDDEN2], hidden1[unit], &by_hidden2);
            }
        }
        add_scaled(&mut gradient[shape.bias1()..][..HIDDEN1], 1.0, &by_hidden1);
        for (&index, &value) in self.indices.iter().zip(self.values) {
            add_scaled(&mut gradient[usize::from(index) * HIDDEN1..][..HIDDEN1], value, &by_hidden1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{NetworkShape, Observation};
    use crate::policy::{PolicyEvaluator, Sampling};
    use crate::reward::SeatOutcome;
    use crate::testing::{new_game, walk};
    use crate::training::experience::CreditConfig;
    use elvaland_rules::Audience;
    use elvaland_rules::nidavellir::Nidavellir;

    const CONFIG: PpoConfig = PpoConfig { entropy: 0.1, mean: 0.05, scale: 2.0 };

    /// Records some decisions of a random game, as if the network had played them.
    fn experience(network: &Network) -> Experience {
        let mut experience = Experience::default();
        let mut evaluator = PolicyEvaluator::default();
        let mut recorded = Vec::new();
        walk::<Nidavellir>(3, 1, |game, _| {
            for seat in game.table().seats().filter(|&seat| game.legal_actions(seat).len() > 1) {
                let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
                evaluator.probabilities(network, &view, seat, &legal, Sampling::TRAINING);
                let PolicyEvaluator { observation, activations }: &PolicyEvaluator = &evaluator;
                let observation: &Observation = observation;
                recorded.push(experience.push(observation, activations, recorded.len() % legal.len(), 1.0));
            }
        });
        recorded.truncate(40);
        let credit = CreditConfig { lambda: 0.9, win_weight: 1.0, margin_weight: 0.3 };
        experience.assign_credit(&recorded, SeatOutcome { share: 1.0, margin: 0.4, score: 0.2 }, credit);
        experience.decisions.truncate(40);
        experience
    }

    /// Computes the loss of a decision directly.
    fn loss(network: &Network, experience: &Experience, decision: &LearnerDecision) -> f64 {
        let (indices, values) = experience.input(decision);
        let mut activations = Activations::default();
        network.forward(indices, values, Some(experience.actions(decision)), &mut activations);
        let logits: Vec<f64> = activations.logits.iter().map(|&logit| f64::from(logit)).collect();
        let sum: f64 = logits.iter().map(|logit| logit.exp()).sum();
        let logs: Vec<f64> = logits.iter().map(|logit| logit - sum.ln()).collect();
        let ratio = (logs[usize::from(decision.action)] - f64::from(decision.log_probability)).exp();
        let advantage = f64::from((decision.advantage - CONFIG.mean) * CONFIG.scale);
        let entropy: f64 = -logs.iter().map(|log| log.exp() * log).sum::<f64>();
        let [win, margin, score] = activations.heads().map(f64::from);
        let targets = decision.targets;
        let win_target = f64::from(targets.win);
        let cross_entropy = (1.0 + win.exp()).ln() - win_target * win;
        let squares =
            [margin - f64::from(targets.margin), score - f64::from(targets.score)].map(|error| error * error / 2.0);
        let [win_weight, margin_weight, score_weight] = HEAD_WEIGHTS.map(f64::from);
        -advantage * ratio - f64::from(CONFIG.entropy) * entropy
            + win_weight * cross_entropy
            + margin_weight * squares[0]
            + score_weight * squares[1]
    }

    #[test]
    fn gradient_equals_finite_differences() {
        let mut network = Network::random(NetworkShape::of::<Nidavellir>(3), new_game::<Nidavellir>(3, 5).1.rng());
        let experience = experience(&network);
        let mut gradient = Gradient::new(&network);
        let mut sums = LossSums::default();
        for decision in &experience.decisions {
            gradient.add(&network, &experience, decision, CONFIG, &mut sums);
        }
        assert_eq!(sums.decisions, 40.0);
        let all = |network: &Network| experience.decisions.iter().map(|it| loss(network, &experience, it)).sum::<f64>();
        let shape = network.shape;
        let first_layer = usize::from(experience.input(&experience.decisions[0]).0[3]) * HIDDEN1;
        let bid_outputs = shape.layer3() + 5 * HIDDEN2;
        let heads = shape.bias3() - HIDDEN2;
        let mut compared = 0;
        for start in [first_layer, shape.bias1(), shape.layer2(), shape.bias2(), bid_outputs, heads, shape.bias3()] {
            for at in (start..start + 60).step_by(7) {
                let (weight, step) = (network.weights[at], 2e-3);
                network.weights[at] = weight + step;
                let above = all(&network);
                network.weights[at] = weight - step;
                let below = all(&network);
                network.weights[at] = weight;
                let (expected, found) = ((above - below) / f64::from(2.0 * step), f64::from(gradient.weights[at]));
                assert!((expected - found).abs() < 0.02 + 0.03 * expected.abs(), "{at}: {expected} {found}");
                compared += u32::from(expected.abs() > 0.05);
            }
        }
        assert!(compared > 15, "{compared} derivatives are not 0");
    }
}
