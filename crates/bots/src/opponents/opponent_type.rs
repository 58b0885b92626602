//! The types of opponents that the search reckons with.

use elvaland_assessment::Level;
use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, Audience, BySeat, Seat, State};
use rand_core::Rng;

use crate::baselines::{Greedy, Personality, PersonalityBot};
use crate::bot::{Bot, Budget};
use crate::eval::Network;
use crate::games::BotGame;
use crate::policy::{PolicyEvaluator, Sampling, sample};

/// How an opponent decides: the types that beliefs and the search distinguish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpponentType {
    /// Samples from the policy.
    Policy,
    /// Samples from the policy at a high temperature.
    Beginner,
    /// Plays like a frozen heuristic bot.
    Heuristic(Heuristic),
}

/// The heuristics among the baselines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heuristic {
    /// `greedy`.
    Greedy,
    /// One of the personalities.
    Personality(Personality),
}

/// Number of types.
const TYPES: usize = 6;

/// The probability of each type for a seat, in the order of [`OpponentType::ALL`].
pub(crate) type TypeWeights = [f32; TYPES];

impl Heuristic {
    /// Makes a bot.
    pub(crate) fn bot<R: BotGame>(self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Heuristic::Greedy => Box::new(Greedy::new()),
            Heuristic::Personality(personality) => Box::new(PersonalityBot::new(personality, seed)),
        }
    }

    /// Returns true if its choices depend on the seed.
    pub(crate) fn is_random(self) -> bool {
        self == Heuristic::Personality(Personality::Gambler)
    }
}

impl OpponentType {
    /// All types.
    pub const ALL: [OpponentType; TYPES] = [
        OpponentType::Policy,
        OpponentType::Beginner,
        OpponentType::Heuristic(Heuristic::Greedy),
        OpponentType::Heuristic(Heuristic::Personality(Personality::Collector)),
        OpponentType::Heuristic(Heuristic::Personality(Personality::Planner)),
        OpponentType::Heuristic(Heuristic::Personality(Personality::Gambler)),
    ];

    /// The probabilities before anything is known about an opponent.
    pub(crate) const PRIOR: TypeWeights = [0.6, 0.1, 0.15, 0.05, 0.05, 0.05];

    /// The probabilities of an opponent known to play the policy.
    pub(crate) const CERTAIN_POLICY: TypeWeights = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];

    /// Returns the name, for reports.
    pub fn name(self) -> &'static str {
        match self {
            OpponentType::Policy => "policy",
            OpponentType::Beginner => "beginner",
            OpponentType::Heuristic(Heuristic::Greedy) => "greedy",
            OpponentType::Heuristic(Heuristic::Personality(Personality::Collector)) => "collector",
            OpponentType::Heuristic(Heuristic::Personality(Personality::Planner)) => "planner",
            OpponentType::Heuristic(Heuristic::Personality(Personality::Gambler)) => "gambler",
        }
    }

    /// Returns the type that plays most like a level.
    pub(crate) fn of_level(level: Level) -> OpponentType {
        let personality = |personality| OpponentType::Heuristic(Heuristic::Personality(personality));
        match level {
            Level::Apprentice | Level::Journeyman => OpponentType::Beginner,
            Level::Artisan | Level::Master | Level::Champion | Level::King => OpponentType::Policy,
            Level::Collector => personality(Personality::Collector),
            Level::Planner => personality(Personality::Planner),
            Level::Gambler => personality(Personality::Gambler),
        }
    }

    /// Samples the type of each opponent; `seat` itself plays the policy.
    pub(crate) fn sample_all(weights: &BySeat<TypeWeights>, seat: Seat, rng: &mut WyRand) -> BySeat<OpponentType> {
        let mut types = BySeat::from_fn(|other| OpponentType::ALL[sample(&weights[other], rng)]);
        types[seat] = OpponentType::Policy;
        types
    }

    /// Returns how a type samples from the network.
    pub(crate) fn sampling(self) -> Sampling {
        match self {
            OpponentType::Beginner => Sampling::with_temperature(7.0),
            OpponentType::Policy | OpponentType::Heuristic(_) => Sampling::ROLLOUT,
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
        if let [only] = legal {
            return *only;
        }
        let view = game.view(Audience::Seat(seat));
        match self {
            OpponentType::Heuristic(heuristic) => heuristic.bot(rng.next_u64()).choose(&view, legal, Budget::default()),
            OpponentType::Policy | OpponentType::Beginner => {
                legal[sample(evaluator.probabilities(network, &view, seat, legal, self.sampling()), rng)]
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
