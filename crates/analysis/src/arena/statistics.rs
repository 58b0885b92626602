//! Means with their intervals, and Elo.

use serde::{Deserialize, Serialize};

/// Count, sum and sum of squares of independent observations.
///
/// Sums of whole numbers are exact, so it does not matter in which order they are added or merged.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Moments {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// One more observation.
    pub fn add(&mut self, observation: f64) {
        self.add_times(observation, 1.0);
    }

    /// So many more observations of the same.
    pub fn add_times(&mut self, observation: f64, times: f64) {
        self.count += times;
        self.sum += times * observation;
        self.squares += times * (observation * observation);
    }

    /// Adds the observations of another one.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The same observations, each times `factor`.
    #[must_use]
    pub fn scaled(&self, factor: f64) -> Moments {
        Moments { count: self.count, sum: self.sum * factor, squares: self.squares * factor * factor }
    }

    /// How many observations.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// The sum of squared differences from the mean.
    pub fn spread(&self) -> f64 {
        (self.squares - self.sum * self.mean()).max(0.0)
    }

    /// The 95 % interval of the mean of shares between 0 and 1, by Student's t.
    ///
    /// Where all observations are equal they say nothing about their spread; then it is the rule of three: what
    /// happens less often than 3 in `n` may well not have been seen.
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

/// A mean with its 95 % interval.
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
    /// The interval of something that grows with the share.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Interval {
        Interval { mean: f(self.mean), low: f(self.low), high: f(self.high) }
    }
}

/// The 97.5 % quantile of Student's distribution (Cornish-Fisher), good to a percent from 3 degrees of freedom on.
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

/// How much stronger, in Elo, a bot on `seats` of `players` seats with this share of the victories is than the rest of
/// the table, if everybody wins in proportion to 10^(Elo/400) (Bradley-Terry for more than two).
///
/// ```
/// # use elvaland_analysis::arena::elo;
/// assert_eq!(elo(0.25, 1, 4, 1000.0), 0.0);
/// assert!((elo(0.5, 1, 4, 1000.0) - 190.85).abs() < 0.01); // three times as strong as each of the three
/// assert!(elo(1.0, 1, 4, 1000.0).is_finite());
/// ```
pub fn elo(share: f64, seats: usize, players: usize, games: f64) -> f64 {
    // Half a game lost or won is the strongest that so many games can say.
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
    fn the_interval_of_known_numbers() {
        // Mean 0.5, standard deviation 0.2582, standard error 0.0816, t(9) = 2.262: ± 0.1847.
        let observed = of(&[0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25]).share();
        assert_eq!(observed.mean, 0.5);
        assert!((observed.low - 0.3115).abs() < 2e-3 && (observed.high - 0.6885).abs() < 2e-3, "{observed:?}");
    }

    #[test]
    fn the_interval_stays_between_0_and_1_and_is_never_nothing() {
        let all = of(&[1.0; 100]).share();
        assert_eq!((all.mean, all.high), (1.0, 1.0));
        assert!((all.low - 0.97).abs() < 1e-9);
        assert_eq!(of(&[0.25]).share(), Interval { mean: 0.25, low: 0.0, high: 1.0 });
    }

    #[test]
    fn student_is_known() {
        for (degrees, quantile) in [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (9.0, 2.262), (99.0, 1.984)] {
            assert!((student(degrees) / quantile - 1.0).abs() < 0.012, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn two_players_get_the_usual_elo() {
        assert!((elo(10.0 / 11.0, 1, 2, 1000.0) - 400.0).abs() < 1e-9);
        assert!((elo(0.75, 3, 4, 1000.0)).abs() < 1e-9);
    }
}
