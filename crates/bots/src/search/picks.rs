//! Search of all decisions except bids: sequential halving over the policy's best actions with common random numbers.

use elvaland_rules::mechanics::Action;
use elvaland_rules::{State, View};

use crate::bot::{BudgetMeter, viewing_seat};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::Determinizer;
use crate::policy::{PickEvaluator, PolicyConfig};
use crate::search::{ActionEstimate, PairedTest, rollout};
use crate::seed;

/// Maximum number of actions that are searched.
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

/// Searches a decision; returns estimates and the number of rollouts.
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

/// The state of the halving.
struct SequentialHalving<'a, R: BotGame> {
    network: &'a Network,
    view: &'a View<R>,
    worlds: Determinizer,
    seed: u64,
    /// The best first; arms beyond `alive` were dropped.
    arms: Vec<Arm>,
    alive: usize,
    worlds_tried: u64,
    rollouts: u64,
}

impl<R: BotGame> SequentialHalving<'_, R> {
    /// Tries the remaining arms in one more determinization with the same random numbers; returns their values.
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
        // The sort is stable: ties keep the order of the actions.
        self.arms[..self.alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
    }

    /// Returns the estimates; only the best arm has a share. Dropped arms were tried in fewer determinizations, so
    /// their values are capped by those of the arms that outlasted them.
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

/// Returns the actions with the highest logits.
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
