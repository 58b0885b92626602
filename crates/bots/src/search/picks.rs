//! Search of all decisions except bids.

use elvaland_rules::{Action, BySeat, Seat, View};

use crate::bot::{Budget, viewing_seat};
use crate::games::BotGame;
use crate::opponents::{Determinizer, OpponentType, RoundBids, TypeWeights};
use crate::policy::Sampling;
use crate::search::{Arm, Arms, Rollouts, Width, World};
use crate::seed;

/// Searches a decision in sampled worlds with the same random numbers for every action.
pub(crate) fn search<R: BotGame>(
    rollouts: &mut Rollouts<'_>,
    view: &View<R>,
    legal: &[Action],
    (weights, expected): (&BySeat<TypeWeights>, Option<&RoundBids>),
    seed: u64,
    (budget, width): (Budget, Width),
) -> Arms {
    let (seat, meter) = (viewing_seat(view), budget.start());
    let Rollouts { network, evaluator, .. } = rollouts;
    let prior = evaluator.probabilities(network, view, seat, legal, Sampling::TRAINING).to_vec();
    let worlds = Determinizer::new((network, evaluator), view, expected);
    let mut arms = Arms::new(legal.iter().copied().zip(prior), width);
    arms.halve(meter, |number, arms| {
        let world = sample_world(&worlds, weights, seat, (seed, number));
        let mut play = |arm: &mut Arm| arm.add(rollouts.play(&world, seat, arm.action));
        arms.iter_mut().map(&mut play).collect()
    });
    arms
}

/// Samples the world with a number.
pub(crate) fn sample_world<R: BotGame>(
    worlds: &Determinizer<'_, R>,
    weights: &BySeat<TypeWeights>,
    seat: Seat,
    (seed, number): (u64, u64),
) -> World<R> {
    let mut rng = seed::rng(seed::mixed([seed, number]));
    let types = OpponentType::sample_all(weights, seat, &mut rng);
    World { game: worlds.sample(&mut rng), types, rng }
}
