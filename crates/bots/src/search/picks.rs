//! Every decision but bids: the most promising actions are tried in the same worlds, and the worse half of them is dropped
//! again and again.

use elvaland_rules::mechanics::Action;
use elvaland_rules::{State, View};

use crate::bot::{Meter, viewer};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::Worlds;
use crate::policy::{Judge, Mood};
use crate::search::{Duels, Opinion, play_out};
use crate::seed;

/// At most so many actions are tried.
pub(crate) const TRIED: usize = 10;

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
pub(crate) fn think<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    seed: u64,
    meter: Meter,
) -> (Vec<Opinion>, u64) {
    let arms = promising(network, view, legal, seed);
    let halvings = arms.len().next_power_of_two().ilog2().max(1);
    let worlds = Worlds::new(network, view);
    let mut trials = Trials { network, view, worlds, seed, alive: arms.len(), arms, number: 0, rollouts: 0 };
    for halving in 1..=halvings {
        let mut duels = Duels::default();
        let is_decided = loop {
            duels.fight(&trials.in_the_next_world());
            if duels.are_decided() {
                break true;
            }
            if meter.spent(trials.rollouts) * f64::from(halvings) >= f64::from(halving) {
                break false;
            }
        };
        trials.keep_the_better_half();
        if is_decided {
            break;
        }
    }
    (trials.opinions(), trials.rollouts)
}

/// Actions that are tried in one world after the other.
struct Trials<'a, R: BotGame> {
    network: &'a Network,
    view: &'a View<R>,
    worlds: Worlds,
    seed: u64,
    /// The best first; those beyond the ones alive were dropped.
    arms: Vec<Arm>,
    alive: usize,
    number: u64,
    rollouts: u64,
}

impl<R: BotGame> Trials<'_, R> {
    /// What those who are alive bring in one more world, with the same luck for all.
    fn in_the_next_world(&mut self) -> Vec<f64> {
        let seat = viewer(self.view);
        let mut rng = seed::rng(seed::mixed([self.seed, self.number]));
        self.number += 1;
        self.rollouts += self.alive as u64;
        let (world, minds) = self.worlds.sample(self.view, &mut rng);
        let bring = |arm: &mut Arm| {
            let mut game = world.clone();
            game.play_unchecked(seat, arm.action, &mut ());
            let value = f64::from(play_out(self.network, &minds, &mut game, &mut rng.clone())[seat.index()]);
            arm.sum += value;
            arm.tries += 1;
            value
        };
        self.arms[..self.alive].iter_mut().map(bring).collect()
    }

    fn keep_the_better_half(&mut self) {
        // A stable sort: among equals the order of the actions decides.
        self.arms[..self.alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
    }

    /// The best is taken. Who was dropped early was tried in fewer worlds, maybe lucky ones: nobody is better than those who
    /// outlasted him.
    fn opinions(&self) -> Vec<Opinion> {
        let mut opinions: Vec<Opinion> = Vec::with_capacity(self.arms.len());
        for arm in &self.arms {
            let before = opinions.last();
            let chance = before.map_or(1.0, |opinion| opinion.chance).min(arm.mean() as f32);
            opinions.push(Opinion { action: arm.action, share: if before.is_none() { 1.0 } else { 0.0 }, chance });
        }
        opinions
    }
}

/// The actions that the network likes best.
fn promising<R: BotGame>(network: &Network, view: &View<R>, legal: &[Action], seed: u64) -> Vec<Arm> {
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
