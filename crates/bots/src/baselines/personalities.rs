//! Three cheap personalities, `greedy` with a leaning: also offered to people. **Frozen**, see [`baselines`](super).

use elvaland_rules::mechanics::{COLUMNS, Column};
use elvaland_rules::{Action, View};

use super::greedy::{self, Leaning};
use crate::bot::{Bot, Budget, viewing_seat};
use crate::games::BotGame;
use crate::seed;

/// A way of playing that differs from `greedy`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Personality {
    /// Trades and upgrades coins whenever possible.
    Collector,
    /// Collects one class: the longest column of the army.
    Planner,
    /// Adds noise to the values of bids.
    Gambler,
}

/// The collector's weight of a trade's gain.
const COLLECTOR_TRADE_WEIGHT: f64 = 2.0;
/// The collector's extra value of each coin point.
const COLLECTOR_COIN_BONUS: f64 = 0.6;
/// The planner's extra value of each rank in the favourite column.
const PLANNER_RANK_BONUS: f64 = 4.0;
/// The gambler's noise: bids gain or lose up to this many points.
const GAMBLER_NOISE: f64 = 6.0;

/// Plays a personality.
#[derive(Clone, Debug)]
pub struct PersonalityBot {
    personality: Personality,
    seed: u64,
}

impl PersonalityBot {
    /// Makes a bot; only the gambler's choices depend on `seed`.
    pub const fn new(personality: Personality, seed: u64) -> PersonalityBot {
        PersonalityBot { personality, seed }
    }
}

impl<R: BotGame> Bot<R> for PersonalityBot {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        match self.personality {
            Personality::Collector => {
                let leaning = Leaning {
                    trade_weight: COLLECTOR_TRADE_WEIGHT,
                    coin_bonus: COLLECTOR_COIN_BONUS,
                    ..Leaning::NEUTRAL
                };
                greedy::choose(view, legal, &leaning, |_| 0.0)
            }
            Personality::Planner => {
                let column_bonus = Some((favourite_column(view), PLANNER_RANK_BONUS));
                greedy::choose(view, legal, &Leaning { column_bonus, ..Leaning::NEUTRAL }, |_| 0.0)
            }
            Personality::Gambler => {
                let decision = seed::of_decision(self.seed, view, legal);
                greedy::choose(view, legal, &Leaning::NEUTRAL, |index| GAMBLER_NOISE * noise(decision, index))
            }
        }
    }

    fn observes(&self) -> bool {
        false
    }
}

/// Returns the longest column of the own army. Ties depend on the seat, so that several planners want different classes.
fn favourite_column<R: BotGame>(view: &View<R>) -> Column {
    let seat = viewing_seat(view);
    let ranks = view.army(seat).ranks();
    let order = Column::ALL.into_iter().cycle().skip(seat.index()).take(COLUMNS);
    order.fold(
        Column::ALL[seat.index() % COLUMNS],
        |best, column| if ranks.of(column) > ranks.of(best) { column } else { best },
    )
}

/// Returns uniform noise between -1 and 1 that follows from a hash: no generator can change it.
fn noise(decision: u64, index: usize) -> f64 {
    let fraction = seed::mixed([decision, index as u64]) >> 40;
    fraction as f64 / f64::from(1 << 23) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_spread_over_its_range() {
        let values: Vec<f64> = (0..1000).map(|index| noise(7, index)).collect();
        assert!(values.iter().all(|value| (-1.0..1.0).contains(value)));
        assert!(values.iter().any(|&value| value > 0.9) && values.iter().any(|&value| value < -0.9));
    }
}
