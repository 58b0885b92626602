//! The policy of the network: a distribution over the legal actions of a decision.

use elvaland_rules::{Action, Seat, View};

use crate::eval::{Activations, Network, Observation, Value, softmax};
use crate::games::BotGame;

/// How the logits become a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sampling {
    /// Softmax temperature of bids.
    pub(crate) bid_temperature: f32,
    /// Softmax temperature of all other decisions; 0 plays the best action.
    pub(crate) temperature: f32,
    /// Actions below this fraction of the best one's probability are never played.
    pub(crate) min_share: f32,
}

impl Sampling {
    /// As the network was trained: every action has its probability.
    pub(crate) const TRAINING: Sampling = Sampling { bid_temperature: 1.0, temperature: 1.0, min_share: 0.0 };
    /// At the table: bids are mixed, everything else is the best action.
    pub(crate) const PLAY: Sampling = Sampling { bid_temperature: 0.7, temperature: 0.0, min_share: 0.05 };
    /// In rollouts, and as the prior of the search.
    pub(crate) const ROLLOUT: Sampling = Sampling { bid_temperature: 1.0, temperature: 0.5, min_share: 0.0 };

    /// Returns the sampling of a weaker level: the worse an action, the less likely it is.
    pub(crate) const fn with_temperature(temperature: f32) -> Sampling {
        Sampling { bid_temperature: temperature, temperature, min_share: 0.02 }
    }

    /// Turns the logits of a decision into probabilities.
    fn apply(self, is_bid: bool, logits: &mut [f32]) {
        let temperature = if is_bid { self.bid_temperature } else { self.temperature };
        if temperature == 0.0 {
            let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let at = logits.iter().position(|&logit| logit == best);
            logits.iter_mut().enumerate().for_each(|(index, logit)| *logit = f32::from(u8::from(Some(index) == at)));
            return;
        }
        softmax(logits, temperature);
        if self.min_share > 0.0 {
            let least = self.min_share * logits.iter().copied().fold(0.0, f32::max);
            logits.iter_mut().for_each(|share| *share = if *share < least { 0.0 } else { *share });
            let sum: f32 = logits.iter().sum();
            logits.iter_mut().for_each(|share| *share /= sum);
        }
    }
}

/// Evaluates decisions with reused buffers.
#[derive(Clone, Debug, Default)]
pub(crate) struct PolicyEvaluator {
    pub(crate) observation: Observation,
    pub(crate) activations: Activations,
}

impl PolicyEvaluator {
    /// Returns the probabilities of the legal actions of the player that the view belongs to.
    pub(crate) fn probabilities<R: BotGame>(
        &mut self,
        network: &Network,
        view: &View<R>,
        seat: Seat,
        legal: &[Action],
        sampling: Sampling,
    ) -> &[f32] {
        self.observation.decision(view, seat, legal);
        network.evaluate(&self.observation, &mut self.activations);
        sampling.apply(matches!(legal[0], Action::Bid(_)), &mut self.activations.logits);
        &self.activations.logits
    }

    /// Returns what a player may expect at the beginning of a round.
    pub(crate) fn value<R: BotGame>(&mut self, network: &Network, view: &View<R>, seat: Seat) -> Value {
        self.observation.position(view, seat);
        let Observation { input, .. } = &self.observation;
        network.forward(input.indices(), input.values(), None, &mut self.activations);
        self.activations.value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(sampling: Sampling, is_bid: bool) -> [f32; 4] {
        let mut shares = [2.0, 1.0, 2.0, -4.0];
        sampling.apply(is_bid, &mut shares);
        shares
    }

    #[test]
    fn play_mixes_bids_without_small_shares_and_takes_the_best_of_all_else() {
        let [one, two, three, small] = shares(Sampling::PLAY, true);
        assert!(one == three && one > two && two > 0.0 && small == 0.0);
        assert!((one + two + three - 1.0).abs() < 1e-5);
        assert_eq!(shares(Sampling::PLAY, false), [1.0, 0.0, 0.0, 0.0]);
    }
}
