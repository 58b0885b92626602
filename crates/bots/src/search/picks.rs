//! Search of all decisions except bids.

use elvaland_rules::{Action, BySeat, View};

use crate::bot::{Budget, viewing_seat};
use crate::games::BotGame;
use crate::opponents::{Determinizer, OpponentType, RoundBids, TypeWeights};
use crate::policy::Sampling;
use crate::search::{Arm, Arms, Rollouts, Width};
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
        let mut rng = seed::rng(seed::mixed([seed, number]));
        let types = OpponentType::sample_all(weights, seat, &mut rng);
        let world = worlds.sample(&mut rng);
        let mut play = |arm: &mut Arm| {
            let mut game = world.clone();
            game.play_unchecked(seat, arm.action, &mut ());
            arm.add(rollouts.play(&mut game, seat, &types, &mut rng.clone()))
        };
        arms.iter_mut().map(&mut play).collect()
    });
    arms
}
