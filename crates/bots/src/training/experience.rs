//! Recorded decisions of self-play games, stored in flat arrays.

use crate::eval::{ActionSlices, Activations, Observation, Value};
use crate::reward::SeatOutcome;

/// A decision of the learner.
#[derive(Clone, Copy, Debug)]
pub(super) struct LearnerDecision {
    inputs: (u32, u16),
    ends: (u32, u16),
    outputs: u32,
    range: (u16, u16),
    /// The start of the policy target from a search; `None` if the decision is learned from the result of the game.
    shares: Option<u32>,
    /// Index of the action that was played.
    pub(super) action: u16,
    /// Logarithm of its probability at the time.
    pub(super) log_probability: f32,
    /// Factor of the entropy bonus.
    pub(super) exploration: f32,
    /// The network's prediction.
    pub(super) value: Value,
    /// Advantage of the action, and the targets of the value heads; set by [`Experience::assign_credit`].
    pub(super) advantage: f32,
    pub(super) targets: Targets,
}

/// The targets of the value heads.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Targets {
    pub(super) win: f32,
    pub(super) margin: f32,
    pub(super) score: f32,
}

/// How advantages are computed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CreditConfig {
    /// λ of generalized advantage estimation (Schulman et al. 2016); there is no discount.
    pub(super) lambda: f32,
    pub(super) win_weight: f32,
    pub(super) margin_weight: f32,
}

/// The decisions of many games.
#[derive(Clone, Debug, Default)]
pub(super) struct Experience {
    pub(super) decisions: Vec<LearnerDecision>,
    indices: Vec<u16>,
    values: Vec<f32>,
    ends: Vec<u32>,
    outputs: Vec<u16>,
    weights: Vec<f32>,
    shares: Vec<f32>,
}

impl Experience {
    /// Records a decision; returns its index. The probabilities are in the logits of the activations; `exploration` is
    /// the factor of the entropy bonus.
    pub(super) fn push(
        &mut self,
        observation: &Observation,
        activations: &Activations,
        action: usize,
        exploration: f32,
    ) -> usize {
        let actions = observation.actions.as_slices();
        let input = &observation.input;
        self.decisions.push(LearnerDecision {
            inputs: (self.indices.len() as u32, input.indices().len() as u16),
            ends: (self.ends.len() as u32, actions.ends.len() as u16),
            outputs: self.outputs.len() as u32,
            range: (actions.first as u16, actions.last as u16),
            shares: None,
            action: action as u16,
            log_probability: log_probability(activations.logits[action]),
            exploration,
            value: activations.value(),
            advantage: 0.0,
            targets: Targets::default(),
        });
        self.indices.extend_from_slice(input.indices());
        self.values.extend_from_slice(input.values());
        self.ends.extend_from_slice(actions.ends);
        self.outputs.extend_from_slice(actions.outputs);
        self.weights.extend_from_slice(actions.weights);
        self.decisions.len() - 1
    }

    /// Returns the input of a decision: indices and values.
    pub(super) fn input(&self, decision: &LearnerDecision) -> (&[u16], &[f32]) {
        let (start, len) = (decision.inputs.0 as usize, usize::from(decision.inputs.1));
        (&self.indices[start..][..len], &self.values[start..][..len])
    }

    /// Returns the actions of a decision.
    pub(super) fn actions(&self, decision: &LearnerDecision) -> ActionSlices<'_> {
        let ends = &self.ends[decision.ends.0 as usize..][..usize::from(decision.ends.1)];
        let (start, len) = (decision.outputs as usize, ends.last().map_or(0, |&end| end as usize));
        ActionSlices {
            ends,
            outputs: &self.outputs[start..][..len],
            weights: &self.weights[start..][..len],
            first: decision.range.0.into(),
            last: decision.range.1.into(),
        }
    }

    /// Makes the last decision one to learn from a search: its shares of the actions, and its value.
    pub(super) fn label_last(&mut self, shares: &[f32], value: Value) {
        if let Some(decision) = self.decisions.last_mut() {
            decision.shares = Some(self.shares.len() as u32);
            decision.value = value;
            self.shares.extend_from_slice(shares);
        }
    }

    /// Returns the shares of the search; `None` for a decision to learn from by its result.
    pub(super) fn shares(&self, decision: &LearnerDecision) -> Option<&[f32]> {
        decision.shares.map(|start| &self.shares[start as usize..][..usize::from(decision.ends.1)])
    }

    /// Sets advantages and targets of one player's decisions, which are given in order, by generalized advantage
    /// estimation.
    pub(super) fn assign_credit(&mut self, decisions: &[usize], outcome: SeatOutcome, config: CreditConfig) {
        let mut next = Value { win: outcome.share, margin: outcome.margin };
        let mut advantage = Value::default();
        for &index in decisions.iter().rev() {
            let decision = &mut self.decisions[index];
            let value = decision.value;
            advantage.win = next.win - value.win + config.lambda * advantage.win;
            advantage.margin = next.margin - value.margin + config.lambda * advantage.margin;
            next = value;
            decision.advantage = config.win_weight * advantage.win + config.margin_weight * advantage.margin;
            decision.targets = Targets {
                win: (value.win + advantage.win).clamp(0.0, 1.0),
                margin: value.margin + advantage.margin,
                score: outcome.score,
            };
        }
    }
}

/// Returns the logarithm of a probability, which may have been rounded to 0.
pub(super) fn log_probability(probability: f32) -> f32 {
    probability.max(1e-9).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records decisions with these expected win shares, in order.
    fn experience(wins: &[f32]) -> Experience {
        let mut experience = Experience::default();
        let mut activations = Activations { outputs: vec![0.0; 3], logits: vec![1.0], ..Activations::default() };
        for &win in wins {
            activations.outputs[0] = (win / (1.0 - win)).ln();
            experience.push(&Observation::default(), &activations, 0, 1.0);
        }
        experience
    }

    #[test]
    fn lambda_1_gives_the_result_minus_the_expectation() {
        let mut experience = experience(&[0.25, 0.4, 0.7]);
        let outcome = SeatOutcome { share: 1.0, margin: 0.5, score: 0.3 };
        let config = CreditConfig { lambda: 1.0, win_weight: 1.0, margin_weight: 0.0 };
        experience.assign_credit(&[0, 1, 2], outcome, config);
        for (decision, advantage) in experience.decisions.iter().zip([0.75, 0.6, 0.3]) {
            assert!((decision.advantage - advantage).abs() < 1e-5);
            assert!((decision.targets.win - 1.0).abs() < 1e-5 && decision.targets.score == 0.3);
        }
    }

    #[test]
    fn lambda_0_gives_the_change_of_the_expectation() {
        let mut experience = experience(&[0.25, 0.4]);
        let outcome = SeatOutcome { share: 0.0, margin: -0.5, score: 0.0 };
        let config = CreditConfig { lambda: 0.0, win_weight: 1.0, margin_weight: 2.0 };
        experience.assign_credit(&[0, 1], outcome, config);
        assert!((experience.decisions[0].advantage - 0.15).abs() < 1e-5);
        assert!((experience.decisions[1].advantage - (-0.4 - 2.0 * 0.5)).abs() < 1e-5);
    }
}
