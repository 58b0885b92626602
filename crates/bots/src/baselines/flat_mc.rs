//! Flat Monte Carlo. **Frozen**: part of the ruler, see [`ruler`](super).
//!
//! Every legal action is tried in the same sampled worlds, with the same random numbers for everything that follows
//! (common random numbers), and played out at random; the worse half of the actions is dropped again and again
//! (sequential halving, Karnin, Koren and Somekh 2013). Nobody in a playout looks at anything, so nobody can see what
//! he may not know; a world is sampled from the view alone and decides nothing before the action is played.

use elvaland_rules::{Action, Rules, State, View};

use crate::bot::{Bot, Budget, BudgetMeter, viewing_seat};
use crate::reward::playout_rewards;
use crate::seed;

/// Random playouts of every action in sampled worlds.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    seed: u64,
    /// The playouts of a decision, whatever the budget; `None` for those of the budget.
    fixed: Option<u64>,
    playouts: u64,
}

/// An action that is still tried.
#[derive(Clone, Copy)]
struct Arm {
    action: Action,
    reward: f64,
}

impl FlatMonteCarlo {
    /// A player with so many playouts a decision; with `None` they are those of the budget.
    pub const fn new(seed: u64, fixed: Option<u64>) -> FlatMonteCarlo {
        FlatMonteCarlo { seed, fixed, playouts: 0 }
    }

    /// Plays all arms out once, in the same world with the same luck.
    fn try_all<R: Rules>(&mut self, view: &View<R>, arms: &mut [Arm], luck: u64) {
        let seat = viewing_seat(view);
        let mut rng = seed::rng(luck);
        let world = State::sample(view, &mut rng);
        for arm in arms {
            let mut rng = rng.clone();
            let mut game = world.clone();
            game.play_unchecked(seat, arm.action, &mut ());
            while game.random_step(&mut rng) {}
            arm.reward += f64::from(playout_rewards(&game.standing(), game.players())[seat]);
            self.playouts += 1;
        }
    }
}

impl<R: Rules> Bot<R> for FlatMonteCarlo {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let budget = self.fixed.map_or(budget, Budget::Iterations);
        let decision = seed::of_decision(self.seed, view, legal);
        let mut arms: Vec<Arm> = legal.iter().map(|&action| Arm { action, reward: 0.0 }).collect();
        let halvings = u64::from(legal.len().next_power_of_two().ilog2());
        let meter = budget.start();
        let mut worlds = 0;
        for halving in 1..=halvings {
            // Every halving may spend as much as every other; each arm is tried at least once in it.
            let mut tried = 0;
            loop {
                self.try_all(view, &mut arms, seed::mixed([decision, worlds]));
                worlds += 1;
                tried += 1;
                let has_more = match meter {
                    BudgetMeter::Iterations(playouts) => (tried + 1) * arms.len() as u64 <= playouts / halvings,
                    BudgetMeter::Time(begin, time) => begin.elapsed() * (halvings as u32) < time * (halving as u32),
                };
                if !has_more {
                    break;
                }
            }
            // A stable sort: among equals the order of the actions decides.
            arms.sort_by(|one, other| other.reward.total_cmp(&one.reward));
            arms.truncate(arms.len().div_ceil(2));
        }
        arms[0].action
    }

    fn playouts(&self) -> u64 {
        self.playouts
    }
}
