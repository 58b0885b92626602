//! The types of opponents that the search reckons with.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, Audience, BySeat, Seat, State};
use rand_core::Rng;

use crate::baselines::{Personality, PersonalityBot, greedy};
use crate::bot::{Bot, Budget};
use crate::eval::Network;
use crate::games::BotGame;
use crate::policy::{PolicyEvaluator, Sampling, sample};

/// How an opponent decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpponentType {
    /// As the policy.
    Policy,
    /// As the policy at a high temperature: a beginner.
    Beginner,
    /// As the baseline `greedy`.
    Greedy,
    /// As a personality.
    Personality(Personality),
}

/// Number of types.
const TYPES: usize = 6;

/// The probability of each type for a seat, in the order of [`OpponentType::ALL`].
pub(crate) type TypeWeights = [f32; TYPES];

impl OpponentType {
    pub(crate) const ALL: [OpponentType; TYPES] = [
        OpponentType::Policy,
        OpponentType::Beginner,
        OpponentType::Greedy,
        OpponentType::Personality(Personality::Collector),
        OpponentType::Personality(Personality::Planner),
        OpponentType::Personality(Personality::Gambler),
    ];

    /// The probabilities before anything is known about an opponent.
    pub(crate) const PRIOR: TypeWeights = [0.6, 0.1, 0.15, 0.05, 0.05, 0.05];

    /// The probabilities of an opponent known to play the policy.
    pub(crate) const CERTAIN_POLICY: TypeWeights = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];

    /// Samples the type of each opponent; `seat` itself plays the policy.
    pub(crate) fn sample_all(weights: &BySeat<TypeWeights>, seat: Seat, rng: &mut WyRand) -> BySeat<OpponentType> {
        let mut types = BySeat::from_fn(|other| OpponentType::ALL[sample(&weights[other], rng)]);
        types[seat] = OpponentType::Policy;
        types
    }

    /// Returns how a type samples from the network; `None` for types that do not use it.
    pub(crate) fn sampling(self) -> Option<Sampling> {
        match self {
            OpponentType::Policy => Some(Sampling::ROLLOUT),
            OpponentType::Beginner => Some(Sampling::with_temperature(2.5)),
            OpponentType::Greedy | OpponentType::Personality(_) => None,
        }
    }

    /// Returns the action of a seat, one of `legal`.
    pub(crate) fn decide<R: BotGame>(
        self,
        (network, evaluator): (&Network, &mut PolicyEvaluator),
        game: &State<R>,
        (seat, legal): (Seat, &[Action]),
        rng: &mut WyRand,
    ) -> Action {
        match (legal, self) {
            ([only], _) => *only,
            (_, OpponentType::Greedy) => greedy::decide(game, seat).unwrap_or(legal[0]),
            (_, OpponentType::Personality(personality)) => {
                let view = game.view(Audience::Seat(seat));
                PersonalityBot::new(personality, rng.next_u64()).choose(&view, legal, Budget::default())
            }
            (_, OpponentType::Policy | OpponentType::Beginner) => {
                let sampling = self.sampling().unwrap_or(Sampling::ROLLOUT);
                let view = game.view(Audience::Seat(seat));
                legal[sample(evaluator.probabilities(network, &view, seat, legal, sampling), rng)]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prior_adds_up_to_one_and_every_type_is_drawn() {
        assert!((OpponentType::PRIOR.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let (mut rng, weights) = (crate::seed::rng(1), BySeat::from_fn(|_| OpponentType::PRIOR));
        let mut drawn = Vec::new();
        for _ in 0..200 {
            let types = OpponentType::sample_all(&weights, Seat::S1, &mut rng);
            assert_eq!(types[Seat::S1], OpponentType::Policy, "the player itself");
            if !drawn.contains(&types[Seat::S0]) {
                drawn.push(types[Seat::S0]);
            }
        }
        assert_eq!(drawn.len(), TYPES);
    }
}
