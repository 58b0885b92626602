//! Every decision but bids: the most promising actions are tried in the same worlds, and the worse half of them is dropped
//! again and again.

use elvaland_rules::mechanics::Action;
use elvaland_rules::{State, View};

use crate::bot::{BudgetMeter, viewing_seat};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::Determinizer;
use crate::policy::{PickEvaluator, PolicyConfig};
use crate::search::{ActionEstimate, PairedTest, rollout};
use crate::seed;

/// At most so many actions are tried.
pub(crate) const MAX_ARMS: usize = 10;

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
pub(crate) fn search<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    seed: u64,
    meter: BudgetMeter,
) -> (Vec<ActionEstimate>, u64) {
    let arms = top_actions(network, view, legal, seed);
    let halvings = arms.len().next_power_of_two().ilog2().max(1);
    let worlds = Determinizer::new(network, view);
    let mut halving =
        SequentialHalving { network, view, worlds, seed, alive: arms.len(), arms, worlds_tried: 0, rollouts: 0 };
    for stage in 1..=halvings {
        let mut test = PairedTest::default();
        let is_decided = loop {
            test.add(&halving.try_in_next_world());
            if test.is_decided() {
                break true;
            }
            if meter.spent(halving.rollouts) * f64::from(halvings) >= f64::from(stage) {
                break false;
            }
        };
        halving.drop_worse_half();
        if is_decided {
            break;
        }
    }
    (halving.estimates(), halving.rollouts)
}

/// Actions that are tried in one world after the other.
struct SequentialHalving<'a, R: BotGame> {
    network: &'a Network,
    view: &'a View<R>,
    worlds: Determinizer,
    seed: u64,
    /// The best first; those beyond the ones alive were dropped.
    arms: Vec<Arm>,
    alive: usize,
    worlds_tried: u64,
    rollouts: u64,
}

impl<R: BotGame> SequentialHalving<'_, R> {
    /// What those who are alive bring in one more world, with the same luck for all.
    fn try_in_next_world(&mut self) -> Vec<f64> {
        let seat = viewing_seat(self.view);
        let mut rng = seed::rng(seed::mixed([self.seed, self.worlds_tried]));
        self.worlds_tried += 1;
        self.rollouts += self.alive as u64;
        let (world, types) = self.worlds.sample(self.view, &mut rng);
        let play = |arm: &mut Arm| {
            let mut game = world.clone();
            game.play_unchecked(seat, arm.action, &mut ());
            let value = f64::from(rollout(self.network, &types, &mut game, &mut rng.clone())[seat.index()]);
            arm.sum += value;
            arm.tries += 1;
            value
        };
        self.arms[..self.alive].iter_mut().map(play).collect()
    }

    fn drop_worse_half(&mut self) {
        // A stable sort: among equals the order of the actions decides.
        self.arms[..self.alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
    }

    /// The best is taken. Who was dropped early was tried in fewer worlds, maybe lucky ones: nobody is better than those who
    /// outlasted him.
    fn estimates(&self) -> Vec<ActionEstimate> {
        let mut estimates: Vec<ActionEstimate> = Vec::with_capacity(self.arms.len());
        for arm in &self.arms {
            let before = estimates.last();
            let value = before.map_or(1.0, |estimate| estimate.value).min(arm.mean() as f32);
            estimates.push(ActionEstimate {
                action: arm.action,
                share: if before.is_none() { 1.0 } else { 0.0 },
                value,
            });
        }
        estimates
    }
}

/// The actions that the network likes best.
fn top_actions<R: BotGame>(network: &Network, view: &View<R>, legal: &[Action], seed: u64) -> Vec<Arm> {
    let seat = viewing_seat(view);
    let mut arms: Vec<(Action, f32)> = legal.iter().map(|&action| (action, 0.0)).collect();
    if legal.len() > MAX_ARMS {
        let world = State::sample(view, &mut seed::rng(seed));
        let mut judge = PickEvaluator::new(network, world.table(), seat, PolicyConfig::ROLLOUT);
        for (action, logit) in &mut arms {
            *logit = judge.evaluate(&world, *action);
        }
        arms.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        arms.truncate(MAX_ARMS);
    }
    arms.into_iter().map(|(action, _)| Arm { action, sum: 0.0, tries: 0 }).collect()
}
