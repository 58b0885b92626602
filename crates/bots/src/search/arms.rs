//! The options of a decision as arms of a bandit: sequential halving with common random numbers and a prior.

use elvaland_rules::Action;

use crate::bot::BudgetMeter;
use crate::eval::{Value, softmax};
use crate::search::{ActionEstimate, PairedTest};

/// Maximum number of actions that are searched.
pub(crate) const MAX_ARMS: usize = 12;
/// Bots do not search actions with a smaller prior.
const MIN_PRIOR: f32 = 0.002;
/// How far the prior can shift the mean of a single world: e times the prior counts as this much reward.
const PRIOR_WEIGHT: f64 = 0.1;
/// Lower bound of the weight of the prior after many worlds.
const MIN_PRIOR_WEIGHT: f64 = 0.005;

/// Which actions are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// The actions with a sufficient prior: for bots.
    Likely,
    /// As many as possible, this one in any case: for hints and reviews, which also tell what is wrong with an action.
    Wide(Option<Action>),
}

/// An action that is searched.
#[derive(Clone, Debug)]
pub(crate) struct Arm {
    pub(crate) action: Action,
    prior: f32,
    wins: f64,
    margins: f64,
    rewards: f64,
    worlds: u32,
}

impl Arm {
    /// Adds the value in one world; returns its reward.
    pub(crate) fn add(&mut self, value: Value) -> f64 {
        let reward = f64::from(value.reward());
        self.wins += f64::from(value.win);
        self.margins += f64::from(value.margin);
        self.rewards += reward;
        self.worlds += 1;
        reward
    }

    /// Returns the mean reward.
    pub(crate) fn reward(&self) -> f64 {
        self.rewards / f64::from(self.worlds.max(1))
    }

    fn win(&self) -> f32 {
        (self.wins / f64::from(self.worlds.max(1))) as f32
    }

    fn margin(&self) -> f32 {
        (self.margins / f64::from(self.worlds.max(1))) as f32
    }

    /// Returns how much reward e times the prior is worth: it counts as one noisy sample.
    fn prior_weight(&self) -> f64 {
        (PRIOR_WEIGHT / f64::from(self.worlds.max(1)).sqrt()).max(MIN_PRIOR_WEIGHT)
    }

    /// Returns the mean reward shifted by the prior.
    fn score(&self) -> f64 {
        self.reward() + self.prior_weight() * f64::from(libm::logf(self.prior.max(1e-6)))
    }
}

/// The arms of a decision, the best first; those beyond `alive` were dropped.
#[derive(Clone, Debug)]
pub(crate) struct Arms {
    pub(crate) arms: Vec<Arm>,
    alive: usize,
}

impl Arms {
    /// Takes the likeliest actions of a prior.
    pub(crate) fn new(actions: impl Iterator<Item = (Action, f32)>, width: Width) -> Arms {
        let arm = |(action, prior)| Arm { action, prior, wins: 0.0, margins: 0.0, rewards: 0.0, worlds: 0 };
        let mut arms: Vec<Arm> = actions.map(arm).collect();
        // The sort is stable: ties keep the order of the actions.
        arms.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        let likely = arms.iter().filter(|arm| arm.prior >= MIN_PRIOR).count();
        match width {
            Width::Likely => arms.truncate(likely.clamp(2, MAX_ARMS)),
            Width::Wide(always) => {
                let at = arms.iter().position(|arm| Some(arm.action) == always);
                let last = at.filter(|&at| at >= MAX_ARMS).map(|at| arms.swap_remove(at));
                arms.truncate(MAX_ARMS - usize::from(last.is_some()));
                arms.extend(last);
            }
        }
        Arms { alive: arms.len(), arms }
    }

    /// Tries the arms in worlds and drops the worse half, until two are left, the budget is spent, or one is certainly
    /// the best. `try_in_world` plays the arms in the world with a number, and returns their rewards.
    pub(crate) fn halve(&mut self, meter: BudgetMeter, mut try_in_world: impl FnMut(u64, &mut [Arm]) -> Vec<f64>) {
        let halvings = self.arms.len().next_power_of_two().ilog2().max(1);
        let (mut worlds, mut rollouts) = (0, 0);
        for stage in 1..=halvings {
            let mut test = PairedTest::default();
            let is_decided = loop {
                let rewards = try_in_world(worlds, &mut self.arms[..self.alive]);
                worlds += 1;
                rollouts += rewards.len() as u64;
                test.add(&rewards);
                if test.is_decided() {
                    break true;
                }
                if meter.spent(rollouts) * f64::from(halvings) >= f64::from(stage) {
                    break false;
                }
            };
            self.arms[..self.alive].sort_by(|one, other| other.score().total_cmp(&one.score()));
            self.alive = self.alive.div_ceil(2);
            if is_decided {
                break;
            }
        }
    }

    /// Returns estimates in which the best arm alone is played.
    pub(crate) fn best(&self) -> Vec<ActionEstimate> {
        self.estimates(|at| if at == 0 { 1.0 } else { 0.0 })
    }

    /// Returns estimates with a mixed strategy: the prior, e times as likely for each gain of the weight of the prior
    /// (exponential weights, as in Hedge).
    pub(crate) fn mixed(&self) -> Vec<ActionEstimate> {
        let shares = self.shares();
        self.estimates(|at| shares[at])
    }

    fn shares(&self) -> Vec<f32> {
        let weight = self.arms.first().map_or(1.0, Arm::prior_weight);
        let logit = |arm: &Arm| (arm.reward() / weight) as f32 + libm::logf(arm.prior.max(1e-6));
        let mut shares: Vec<f32> = self.arms.iter().map(logit).collect();
        softmax(&mut shares, 1.0);
        shares
    }

    /// Returns the shares of the mixed strategy for each of the `legal` actions, and its value.
    pub(crate) fn improved_policy(&self, legal: &[Action]) -> (Vec<f32>, Value) {
        let (mut improved, mut value) = (vec![0.0; legal.len()], Value::default());
        for (arm, share) in self.arms.iter().zip(self.shares()) {
            value.win += share * arm.win();
            value.margin += share * arm.margin();
            if let Some(at) = legal.iter().position(|&action| action == arm.action) {
                improved[at] += share;
            }
        }
        (improved, value)
    }

    /// Returns the estimates. Dropped arms were tried in fewer worlds, so that their values are capped by those of the
    /// arms that outlasted them.
    fn estimates(&self, share: impl Fn(usize) -> f32) -> Vec<ActionEstimate> {
        let mut cap = 1.0_f32;
        let estimate = |(at, arm): (usize, &Arm)| {
            cap = cap.min(arm.win());
            ActionEstimate { action: arm.action, share: share(at), win: cap }
        };
        self.arms.iter().enumerate().map(estimate).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Budget;
    use elvaland_rules::mechanics::{Card, Column};

    fn arms(priors: &[f32]) -> Arms {
        Arms::new(Column::ALL.into_iter().map(Action::Place).zip(priors.iter().copied()), Width::Likely)
    }

    /// Tries arms whose values depend on their column only.
    fn halve(arms: &mut Arms, values: [f32; 5], rollouts: u64) -> u64 {
        let mut spent = 0;
        arms.halve(Budget::Iterations(rollouts).start(), |_, arms| {
            spent += arms.len() as u64;
            let win = |arm: &Arm| match arm.action {
                Action::Place(column) => values[column.index()],
                _ => 0.0,
            };
            arms.iter_mut().map(|arm| arm.add(Value { win: win(arm), margin: 0.0 })).collect()
        });
        spent
    }

    #[test]
    fn best_arm_is_found_against_its_prior() {
        let mut arms = arms(&[0.6, 0.2, 0.1, 0.08, 0.02]);
        let spent = halve(&mut arms, [0.2, 0.3, 0.25, 0.5, 0.1], 100);
        assert_eq!(arms.best()[0].action, Action::Place(Column::ALL[3]));
        assert!((90..=110).contains(&spent), "{spent}");
        assert!(arms.best().is_sorted_by(|one, other| one.win >= other.win), "capped");
    }

    #[test]
    fn prior_decides_between_equals_and_in_few_worlds() {
        let mut equal = arms(&[0.2, 0.5, 0.3]);
        halve(&mut equal, [0.4; 5], 60);
        let shares: Vec<f32> = equal.mixed().iter().map(|estimate| estimate.share).collect();
        for (share, prior) in shares.iter().zip([0.5, 0.3, 0.2]) {
            assert!((share - prior).abs() < 0.01, "{shares:?}");
        }
        let mut hasty = arms(&[0.95, 0.05]);
        halve(&mut hasty, [0.3, 0.4, 0.0, 0.0, 0.0], 2);
        assert_eq!(hasty.best()[0].action, Action::Place(Column::ALL[0]), "one world is little evidence");
    }

    #[test]
    fn unlikely_actions_are_not_searched() {
        assert_eq!(arms(&[0.9, 0.099, 0.001, 0.0]).arms.len(), 2);
        assert_eq!(arms(&[1.0, 0.0, 0.0]).arms.len(), 2, "at least two");
        let all = Column::ALL.into_iter().map(Action::Place).zip([1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(Arms::new(all, Width::Wide(None)).arms.len(), 5, "hints tell about all");
    }

    #[test]
    fn reviews_search_what_was_played() {
        let many = (0..40).map(|at| (Action::Take(Card::from_index(at)), 1.0 / f32::from(at + 2)));
        let played = Action::Take(Card::from_index(33));
        let arms = Arms::new(many, Width::Wide(Some(played))).arms;
        assert!(arms.len() == MAX_ARMS && arms.iter().any(|arm| arm.action == played));
    }
}
