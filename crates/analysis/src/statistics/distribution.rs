//! Exact distributions of small integers.

use serde::{Deserialize, Serialize};

/// How often each value occurs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Distribution {
    counts: Vec<u64>,
}

/// The summary of a distribution.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct DistributionSummary {
    pub(super) mean: f64,
    /// The standard deviation.
    pub(super) deviation: f64,
    pub(super) min: usize,
    /// The 25 %, 50 % and 75 % quantiles.
    pub(super) quartiles: [usize; 3],
    pub(super) max: usize,
}

impl Distribution {
    /// Counts a value.
    pub(super) fn add(&mut self, value: usize) {
        if value >= self.counts.len() {
            self.counts.resize(value + 1, 0);
        }
        self.counts[value] += 1;
    }

    /// Returns how often each value from 0 on occurs.
    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Adds the counts of `other`.
    pub(super) fn merge(&mut self, other: &Distribution) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// Returns the summary; all zero for an empty distribution.
    pub(super) fn shape(&self) -> DistributionSummary {
        let (mut number, mut sum, mut squares) = (0u128, 0u128, 0u128);
        for (value, &count) in self.counts.iter().enumerate() {
            let (value, count) = (value as u128, u128::from(count));
            number += count;
            sum += value * count;
            squares += value * value * count;
        }
        let n = number.max(1) as f64;
        // Integers up to the division, so that nothing is lost by cancellation.
        let variance = (number * squares - sum * sum) as f64 / (n * n);
        DistributionSummary {
            mean: sum as f64 / n,
            deviation: variance.sqrt(),
            min: self.at_least(1),
            quartiles: [1, 2, 3].map(|quarter| self.at_least((number * quarter).div_ceil(4))),
            max: self.counts.len().saturating_sub(1),
        }
    }

    /// Returns the smallest value that at least `rank` observations do not exceed.
    fn at_least(&self, rank: u128) -> usize {
        let mut seen = 0;
        let reached = |&count: &u64| {
            seen += u128::from(count);
            seen >= rank
        };
        self.counts.iter().position(reached).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shape_matches_the_values() {
        let mut one = Distribution::default();
        let mut other = Distribution::default();
        for value in [2, 4, 4, 4] {
            one.add(value);
        }
        for value in [5, 5, 7, 9] {
            other.add(value);
        }
        one.merge(&other);
        let shape = one.shape();
        assert_eq!((shape.mean, shape.deviation), (5.0, 2.0));
        assert_eq!((shape.min, shape.quartiles, shape.max), (2, [4, 4, 5], 9));
    }

    #[test]
    fn empty_distribution_has_a_zero_shape() {
        let shape = Distribution::default().shape();
        assert_eq!((shape.mean, shape.deviation, shape.max), (0.0, 0.0, 0));
    }
}
