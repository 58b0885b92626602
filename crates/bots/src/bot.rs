//! The one door to every bot, and what it may spend.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::Timestamp;
use elvaland_rules::{Action, Audience, Rules, Seat, View};

/// A computer player.
///
/// The choice follows from the view, the legal actions, the seed the bot was made with and the number of iterations,
/// and from nothing else: not from earlier decisions, and never from what the view does not show. Only a budget in
/// time makes it depend on the machine.
pub trait Bot<R: Rules>: Send {
    /// One of the `legal` actions for the player who looks.
    ///
    /// # Panics
    /// If there is no legal action, or if the view is not that of a seat.
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action;

    /// How many games the bot has played out in its head so far.
    fn playouts(&self) -> u64 {
        0
    }
}

/// What a bot may spend on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations (playouts, for those bots that have them): the same on every machine.
    Iterations(u64),
    /// So much time of the processor, on each thread that thinks.
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

/// Iterations that stand for a millisecond where there is no clock: about what the boss does in that time.
const ITERATIONS_PER_MILLISECOND: u64 = 100;

/// A budget being spent.
#[derive(Clone, Copy)]
pub(crate) enum BudgetMeter {
    Iterations(u64),
    Time(Timestamp, Duration),
}

impl Budget {
    /// Starts a meter of this budget.
    pub(crate) fn start(self) -> BudgetMeter {
        self.start_at(Timestamp::now())
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

    /// A part of it, if it is enough to think at all: some 20 rollouts.
    pub(crate) fn fraction(self, divisor: u32) -> Option<Budget> {
        match self {
            Budget::Iterations(iterations) => {
                Some(iterations / u64::from(divisor)).filter(|&it| it >= 20).map(Budget::Iterations)
            }
            Budget::Time(time) => Some(time / divisor).filter(|&it| it >= Duration::from_micros(200)).map(Budget::Time),
        }
    }

    /// Whether it is enough for some 50,000 rollouts.
    pub(crate) fn allows_full_width(self) -> bool {
        match self {
            Budget::Iterations(iterations) => iterations >= 50_000,
            Budget::Time(time) => time >= Duration::from_millis(500),
        }
    }

    /// What each of several threads may spend that think at the same time.
    pub(crate) fn per_thread(self, threads: u64) -> Budget {
        match self {
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(threads)),
            Budget::Time(_) => self,
        }
    }
}

impl BudgetMeter {
    /// The part of the budget that is spent after so many iterations, from 0 to 1 and beyond.
    pub(crate) fn spent(self, iterations: u64) -> f64 {
        match self {
            BudgetMeter::Iterations(all) => iterations as f64 / all as f64,
            BudgetMeter::Time(begin, time) => begin.elapsed().as_secs_f64() / time.as_secs_f64(),
        }
    }

    /// Whether there is more to spend after `spent` iterations.
    pub(crate) fn has_more(self, spent: u64) -> bool {
        match self {
            BudgetMeter::Iterations(iterations) => spent < iterations,
            BudgetMeter::Time(begin, time) => begin.elapsed() < time,
        }
    }
}

/// The seat a view is seen from.
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
    fn without_a_clock_a_millisecond_is_100_iterations() {
        for (time, iterations) in [("2ms", 200), ("1s", 100_000), ("1us", 1)] {
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
