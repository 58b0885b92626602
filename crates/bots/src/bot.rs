//! The interface of every bot, and its budget per decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::Timestamp;
use elvaland_rules::{Action, Audience, Rules, Seat, View};

/// A computer player.
///
/// The choice is a function of the view, the legal actions, the bot's seed, the number of iterations and the public
/// actions that it was shown. It depends neither on its own earlier decisions nor on anything that is hidden from it. Only
/// a budget in time makes it depend on the machine.
///
/// A function of the view, the legal actions and the budget is a bot as well:
///
/// ```
/// use elvaland_bots::{Bot, Budget};
/// use elvaland_rules::{Action, View, nidavellir::Nidavellir};
///
/// let first = |_: &View<Nidavellir>, legal: &[Action], _: Budget| legal[0];
/// let bot: Box<dyn Bot<Nidavellir>> = Box::new(first);
/// assert_eq!(bot.budget(), None);
/// ```
///
/// The matches of `elvaland_analysis::arena` host any bot and show it everything that it may observe.
pub trait Bot<R: Rules>: Send {
    /// Returns one of the `legal` actions for the seat that `view` belongs to.
    ///
    /// # Panics
    /// If `legal` is empty, or if the view is not that of a seat.
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action;

    /// Returns the budget per decision that the bot brings along: hosts use it instead of their own.
    fn budget(&self) -> Option<Budget> {
        None
    }

    /// Shows the bot what everybody sees before the bids of a round. Bots that model their opponents keep what they expect.
    fn begin_round(&mut self, _before: &View<R>) {}

    /// Shows the bot an action of another seat that has become public, with what anybody could see right before it: picks
    /// at once, bids when all coins of the round have been revealed, with the view from before any bid of that round. Bots
    /// that model their opponents learn from it; the others ignore it.
    fn observe(&mut self, _before: &View<R>, _seat: Seat, _action: Action) {}

    /// Returns false if the bot ignores [`observe`](Bot::observe) and [`begin_round`](Bot::begin_round): hosts may then
    /// save the views.
    fn observes(&self) -> bool {
        true
    }

    /// Returns the number of playouts or rollouts so far.
    fn playouts(&self) -> u64 {
        0
    }
}

impl<R: Rules, F: FnMut(&View<R>, &[Action], Budget) -> Action + Send> Bot<R> for F {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        self(view, legal, budget)
    }

    fn observes(&self) -> bool {
        false
    }
}

/// What a bot may spend on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations (playouts or rollouts): reproducible on every machine.
    Iterations(u64),
    /// CPU time on each thread that searches.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Iterations(1000)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) if time.subsec_nanos() % 1_000_000 == 0 => write!(f, "{}ms", time.as_millis()),
            Budget::Time(time) => write!(f, "{}us", time.as_micros()),
        }
    }
}

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseBudgetError;

impl fmt::Display for ParseBudgetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of iterations (1000) or a time (500us, 100ms, 2s), more than nothing")
    }
}

impl std::error::Error for ParseBudgetError {}

impl FromStr for Budget {
    type Err = ParseBudgetError;

    /// ```
    /// # use elvaland_bots::Budget;
    /// for text in ["1000", "500us", "100ms", "2s"] {
    ///     assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
    /// }
    /// assert!("fast".parse::<Budget>().is_err() && "0".parse::<Budget>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Budget, ParseBudgetError> {
        let number = |digits: &str| match digits.parse::<u64>() {
            Ok(number @ 1..=1_000_000_000) if digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
            _ => Err(ParseBudgetError),
        };
        if let Some(digits) = text.strip_suffix("us") {
            Ok(Budget::Time(Duration::from_micros(number(digits)?)))
        } else if let Some(digits) = text.strip_suffix("ms") {
            Ok(Budget::Time(Duration::from_millis(number(digits)?)))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Budget::Time(Duration::from_secs(number(digits)?)))
        } else {
            Ok(Budget::Iterations(number(text)?))
        }
    }
}

/// Iterations that stand for a millisecond where there is no clock: about the rollouts of that time.
const ITERATIONS_PER_MILLISECOND: u64 = 5;

/// A budget being spent.
#[derive(Clone, Copy)]
pub(crate) enum BudgetMeter {
    Iterations(u64),
    Time(Timestamp, Duration),
}

impl Budget {
    /// Starts the meter. Only a budget in time reads the clock.
    pub(crate) fn start(self) -> BudgetMeter {
        match self {
            Budget::Iterations(iterations) => BudgetMeter::Iterations(iterations),
            Budget::Time(_) => self.start_at(Timestamp::now()),
        }
    }

    /// Starts a meter at `now`; without a clock, time becomes iterations.
    fn start_at(self, now: Option<Timestamp>) -> BudgetMeter {
        match (self, now) {
            (Budget::Iterations(iterations), _) => BudgetMeter::Iterations(iterations),
            (Budget::Time(time), Some(now)) => BudgetMeter::Time(now, time),
            (Budget::Time(time), None) => {
                let iterations = time.as_micros() * u128::from(ITERATIONS_PER_MILLISECOND) / 1000;
                BudgetMeter::Iterations(u64::try_from(iterations).unwrap_or(u64::MAX).max(1))
            }
        }
    }

    /// Returns the budget divided by `divisor`, or `None` if less than 40 rollouts would be left.
    pub(crate) fn fraction(self, divisor: u32) -> Option<Budget> {
        match self {
            Budget::Iterations(iterations) => {
                Some(iterations / u64::from(divisor)).filter(|&it| it >= 40).map(Budget::Iterations)
            }
            Budget::Time(time) => Some(time / divisor).filter(|&it| it >= Duration::from_millis(10)).map(Budget::Time),
        }
    }

    /// Returns the budget of each of `threads` parallel searches.
    pub(crate) fn per_thread(self, threads: u64) -> Budget {
        match self {
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(threads)),
            Budget::Time(_) => self,
        }
    }
}

impl BudgetMeter {
    /// Returns the fraction of the budget spent after `iterations`; 1 and more when it is used up.
    pub(crate) fn spent(self, iterations: u64) -> f64 {
        match self {
            BudgetMeter::Iterations(all) => iterations as f64 / all as f64,
            BudgetMeter::Time(begin, time) => begin.elapsed().as_secs_f64() / time.as_secs_f64(),
        }
    }

    /// Returns true while there is budget left after `spent` iterations.
    pub(crate) fn has_more(self, spent: u64) -> bool {
        match self {
            BudgetMeter::Iterations(iterations) => spent < iterations,
            BudgetMeter::Time(begin, time) => begin.elapsed() < time,
        }
    }
}

/// Returns the seat that the view belongs to.
pub(crate) fn viewing_seat<R: Rules>(view: &View<R>) -> Seat {
    match view.audience() {
        Audience::Seat(seat) => seat,
        other => panic!("a bot plays on a seat, not as {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_clock_a_millisecond_is_five_iterations() {
        for (time, iterations) in [("2ms", 10), ("1s", 5000), ("1us", 1)] {
            let budget: Budget = time.parse().expect("a budget");
            let meter = budget.start_at(None);
            assert!(meter.has_more(iterations - 1) && !meter.has_more(iterations), "{time}");
        }
    }

    #[test]
    fn with_a_clock_a_time_budget_ends_by_time_alone() {
        let meter = Budget::Time(Duration::from_micros(50)).start();
        assert!(Budget::Time(Duration::from_secs(1000)).start().has_more(u64::MAX));
        while meter.has_more(0) {}
        assert!(meter.spent(0) >= 1.0);
    }
}
