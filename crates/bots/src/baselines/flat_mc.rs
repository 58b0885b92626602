//! Flat Monte Carlo with sequential halving. **Frozen**, see [`baselines`](super).
//!
//! Tries every legal action in the same determinizations with common random numbers, plays them out at random, and
//! repeatedly drops the worse half of the actions (sequential halving, Karnin, Koren and Somekh 2013). Playouts are
//! random, so no simulated player uses hidden information; a determinization is sampled from the view alone.

use elvaland_rules::{Action, Rules, State, View};

use crate::bot::{Bot, Budget, BudgetMeter, viewing_seat};
use crate::reward::playout_rewards;
use crate::seed;

/// Evaluates actions by random playouts in sampled determinizations.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    seed: u64,
    /// Playouts per decision whatever the budget; `None` uses the budget.
    fixed: Option<u64>,
    playouts: u64,
}

/// An action that is still tried.
#[derive(Clone, Copy)]
struct Candidate {
    action: Action,
    reward: f64,
}

impl FlatMonteCarlo {
    /// Makes a bot with `fixed` playouts per decision; with `None` the budget decides.
    pub const fn new(seed: u64, fixed: Option<u64>) -> FlatMonteCarlo {
        FlatMonteCarlo { seed, fixed, playouts: 0 }
    }

    /// Plays every arm out once, in the same determinization with the same random numbers.
    fn try_all<R: Rules>(&mut self, view: &View<R>, arms: &mut [Candidate], luck: u64) {
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
        let mut arms: Vec<Candidate> = legal.iter().map(|&action| Candidate { action, reward: 0.0 }).collect();
        let halvings = u64::from(legal.len().next_power_of_two().ilog2());
        let meter = budget.start();
        let mut worlds = 0;
        for halving in 1..=halvings {
            // All halvings get the same budget; each tries every arm at least once.
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
            // The sort is stable: ties keep the order of the actions.
            arms.sort_by(|one, other| other.reward.total_cmp(&one.reward));
            arms.truncate(arms.len().div_ceil(2));
        }
        arms[0].action
    }

    fn observes(&self) -> bool {
        false
    }

    fn playouts(&self) -> u64 {
        self.playouts
    }
}
