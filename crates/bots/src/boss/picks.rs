//! Every decision but bids: the most promising actions are tried in the same worlds, and the worse half of them is dropped
//! again and again.

use elvaland_rules::mechanics::Action;
use elvaland_rules::{Game, State, View};

use super::Opinion;
use super::duels::Duels;
use super::rollout::play_out;
use super::worlds::Worlds;
use crate::bot::{Meter, viewer};
use crate::name::Studied;
use crate::network::Network;
use crate::policy::{Judge, Mood};
use crate::seed;

/// At most so many actions are tried.
pub(super) const TRIED: usize = 10;

struct Arm {
    action: Action,
    sum: f64,
    tries: u32,
}

impl Arm {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.tries.max(1))
    }
}

/// Opinions of the most promising actions, and how many rounds were played out.
pub(super) fn think<R: Studied>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    seed: u64,
    meter: Meter,
) -> (Vec<Opinion>, u64) {
    let seat = viewer(view);
    let worlds = Worlds::new(network, view);
    let mut arms = promising(network, view, legal, seed);
    let halvings = arms.len().next_power_of_two().ilog2().max(1);
    let (mut rollouts, mut number) = (0, 0);
    let mut alive = arms.len();
    for halving in 1..=halvings {
        // How much the arms differ from one another, in all worlds since some of them were dropped.
        let mut duels = Duels::default();
        while alive > 1 || number == 0 {
            let mut rng = seed::rng(seed::mixed([seed, number]));
            number += 1;
            let (world, minds) = worlds.sample(view, &mut rng);
            let mut values = [0.0; TRIED];
            for (arm, value) in arms[..alive].iter_mut().zip(&mut values) {
                // The same luck for everybody.
                let mut rng = rng.clone();
                let mut game = world.clone();
                game.play_unchecked(seat, arm.action, &mut ());
                *value = f64::from(play_out(network, &minds, &mut game, &mut rng)[seat.index()]);
                arm.sum += *value;
                arm.tries += 1;
                rollouts += 1;
            }
            duels.fight(&values[..alive]);
            if duels.are_decided() {
                // All but the best are out; more time would not change it.
                arms[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                alive = 1;
            }
            if meter.spent(rollouts) * f64::from(halvings) >= f64::from(halving) {
                break;
            }
        }
        // A stable sort: among equals the order of the actions decides.
        arms[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        alive = alive.div_ceil(2);
    }
    // Who was dropped early was tried in fewer worlds, maybe lucky ones: nobody is better than those who outlasted him.
    let mut opinions: Vec<Opinion> = Vec::with_capacity(arms.len());
    for arm in &arms {
        let before = opinions.last();
        let chance = before.map_or(1.0, |opinion| opinion.chance).min(arm.mean() as f32);
        opinions.push(Opinion { action: arm.action, share: if before.is_none() { 1.0 } else { 0.0 }, chance });
    }
    (opinions, rollouts)
}

/// The actions that the network likes best.
fn promising<R: Studied>(network: &Network, view: &View<R>, legal: &[Action], seed: u64) -> Vec<Arm> {
    let seat = viewer(view);
    let mut arms: Vec<(Action, f32)> = legal.iter().map(|&action| (action, 0.0)).collect();
    if legal.len() > TRIED {
        let world = State::sample(view, &mut seed::rng(seed));
        let mut judge = Judge::new(network, world.table(), seat, Mood::IMAGINED);
        for (action, strength) in &mut arms {
            *strength = judge.outlook(&world, *action);
        }
        arms.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        arms.truncate(TRIED);
    }
    arms.into_iter().map(|(action, _)| Arm { action, sum: 0.0, tries: 0 }).collect()
}
