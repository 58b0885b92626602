//! Means with confidence intervals, and Elo.

use serde::{Deserialize, Serialize};

/// Count, sum and sum of squares of independent observations.
///
/// Sums of integers are exact, so the order of adding and merging does not matter.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Moments {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// Adds an observation.
    pub fn add(&mut self, observation: f64) {
        self.add_times(observation, 1.0);
    }

    /// Adds the same observation `times` times.
    pub fn add_times(&mut self, observation: f64, times: f64) {
        self.count += times;
        self.sum += times * observation;
        self.squares += times * (observation * observation);
    }

    /// Adds the observations of `other`.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the same observations, each multiplied by `factor`.
    #[must_use]
    pub fn scaled(&self, factor: f64) -> Moments {
        Moments { count: self.count, sum: self.sum * factor, squares: self.squares * factor * factor }
    }

    /// Returns the number of observations.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Returns the mean; 0 without observations.
    pub fn mean(&self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// Returns the sum of squared differences from the mean.
    pub fn spread(&self) -> f64 {
        (self.squares - self.sum * self.mean()).max(0.0)
    }

    /// Returns the mean of shares between 0 and 1 with its 95 % confidence interval, by Student's t.
    ///
    /// If all observations are equal, their variance is no estimate; then the interval follows the rule of three (3/n).
    pub fn share(&self) -> Interval {
        let mean = self.mean();
        if self.count < 2.0 {
            return Interval { mean, low: 0.0, high: 1.0 };
        }
        let error = (self.spread() / (self.count - 1.0) / self.count).sqrt();
        let half = if error < 1e-12 { 3.0 / self.count } else { student(self.count - 1.0) * error };
        Interval { mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
    }
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Applies a monotonically increasing function to mean and ends.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Interval {
        Interval { mean: f(self.mean), low: f(self.low), high: f(self.high) }
    }
}

/// Returns the 97.5 % quantile of Student's t distribution (Cornish-Fisher), within 1 % from 3 degrees of freedom on.
fn student(degrees: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let exact = [12.706, 4.303];
    if degrees < 3.0 {
        return exact[usize::from(degrees >= 2.0)];
    }
    let powers = |n| Z.powi(n);
    Z + (powers(3) + Z) / (4.0 * degrees)
        + (5.0 * powers(5) + 16.0 * powers(3) + 3.0 * Z) / (96.0 * degrees.powi(2))
        + (3.0 * powers(7) + 19.0 * powers(5) + 17.0 * powers(3) - 15.0 * Z) / (384.0 * degrees.powi(3))
}

/// Returns the Elo difference between a bot on `seats` of `players` seats with this share of the victories and the rest
/// of the table, if players win in proportion to 10^(Elo/400) (Bradley-Terry for more than two).
///
/// ```
/// # use elvaland_analysis::arena::elo;
/// assert_eq!(elo(0.25, 1, 4, 1000.0), 0.0);
/// assert!((elo(0.5, 1, 4, 1000.0) - 190.85).abs() < 0.01); // three times as strong as each of the three
/// assert!(elo(1.0, 1, 4, 1000.0).is_finite());
/// ```
pub fn elo(share: f64, seats: usize, players: usize, games: f64) -> f64 {
    // Half a game won or lost bounds what this number of games can show.
    let least = 0.5 / games.max(1.0);
    let share = share.clamp(least, 1.0 - least);
    let (own, rest) = (share / seats as f64, (1.0 - share) / (players - seats) as f64);
    400.0 * (own / rest).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(observations: &[f64]) -> Moments {
        let mut moments = Moments::default();
        observations.iter().for_each(|&observation| moments.add(observation));
        moments
    }

    #[test]
    fn share_matches_a_hand_computed_interval() {
        // Mean 0.5, standard deviation 0.2582, standard error 0.0816, t(9) = 2.262: ± 0.1847.
        let observed = of(&[0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25]).share();
        assert_eq!(observed.mean, 0.5);
        assert!((observed.low - 0.3115).abs() < 2e-3 && (observed.high - 0.6885).abs() < 2e-3, "{observed:?}");
    }

    #[test]
    fn share_interval_stays_within_0_and_1_and_is_never_empty() {
        let all = of(&[1.0; 100]).share();
        assert_eq!((all.mean, all.high), (1.0, 1.0));
        assert!((all.low - 0.97).abs() < 1e-9);
        assert_eq!(of(&[0.25]).share(), Interval { mean: 0.25, low: 0.0, high: 1.0 });
    }

    #[test]
    fn student_quantiles_match_the_table() {
        for (degrees, quantile) in [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (9.0, 2.262), (99.0, 1.984)] {
            assert!((student(degrees) / quantile - 1.0).abs() < 0.012, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn two_player_elo_matches_the_standard_formula() {
        assert!((elo(10.0 / 11.0, 1, 2, 1000.0) - 400.0).abs() < 1e-9);
        assert!((elo(0.75, 3, 4, 1000.0)).abs() < 1e-9);
    }
}
