//! The value of a rank in each column, by linear regression on integer sums.

use std::array::from_fn;

use serde::{Deserialize, Serialize};

/// The columns of an army.
const COLUMNS: usize = 5;

/// Exact sums over all players of all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Balance {
    players: u64,
    total: u64,
    ranks: [u64; COLUMNS],
    points: [u64; COLUMNS],
    /// Ranks of one column times ranks of another or the same.
    products: [[u64; COLUMNS]; COLUMNS],
    /// Ranks of a column times the total.
    with_total: [u64; COLUMNS],
}

/// The value of a rank in one column; `None` where there are too few games.
#[derive(Clone, Debug, Serialize)]
pub(super) struct ColumnReport {
    pub(super) column: &'static str,
    pub(super) mean_ranks: f64,
    /// The points of the column divided by its ranks.
    pub(super) points_per_rank: Option<f64>,
    /// The slope of the total on the ranks of this column alone.
    pub(super) total_per_rank: Option<f64>,
    /// The slope of the total on the ranks of this column in a regression on all columns.
    pub(super) total_per_rank_others_equal: Option<f64>,
}

impl Balance {
    /// Adds a player's ranks and points by column, and total.
    pub(super) fn add(&mut self, ranks: [u8; COLUMNS], points: [u16; COLUMNS], total: u16) {
        self.players += 1;
        self.total += u64::from(total);
        for (column, rank) in ranks.into_iter().enumerate() {
            self.ranks[column] += u64::from(rank);
            self.points[column] += u64::from(points[column]);
            self.with_total[column] += u64::from(rank) * u64::from(total);
            for (product, other) in self.products[column].iter_mut().zip(ranks) {
                *product += u64::from(rank) * u64::from(other);
            }
        }
    }

    /// Adds the players of `other`.
    pub(super) fn merge(&mut self, other: &Balance) {
        self.players += other.players;
        self.total += other.total;
        add_each(&mut self.ranks, &other.ranks);
        add_each(&mut self.points, &other.points);
        add_each(&mut self.with_total, &other.with_total);
        for (products, more) in self.products.iter_mut().zip(&other.products) {
            add_each(products, more);
        }
    }

    /// Computes the figures, by column.
    pub(super) fn report(&self, names: [&'static str; COLUMNS]) -> Vec<ColumnReport> {
        let (matrix, right) = self.normal_equations();
        let together = solve(matrix, right);
        let column = |(column, name): (usize, &'static str)| ColumnReport {
            column: name,
            mean_ranks: self.ranks[column] as f64 / self.players.max(1) as f64,
            points_per_rank: ratio(self.points[column] as f64, self.ranks[column] as f64),
            total_per_rank: ratio(right[column], matrix[column][column]),
            total_per_rank_others_equal: together.map(|slopes| slopes[column]),
        };
        names.into_iter().enumerate().map(column).collect()
    }

    /// Returns the covariances of ranks, and of ranks and total, times the squared number of players. They are computed
    /// in integers and rounded once, so that nothing is lost by cancellation.
    fn normal_equations(&self) -> ([[f64; COLUMNS]; COLUMNS], [f64; COLUMNS]) {
        let covariance = |product: u64, one: u64, other: u64| {
            let [players, product, one, other] = [self.players, product, one, other].map(i128::from);
            (players * product - one * other) as f64
        };
        let row = |i: usize| from_fn(|j| covariance(self.products[i][j], self.ranks[i], self.ranks[j]));
        (from_fn(row), from_fn(|i| covariance(self.with_total[i], self.ranks[i], self.total)))
    }
}

fn add_each(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

fn ratio(one: f64, other: f64) -> Option<f64> {
    (other != 0.0).then(|| one / other)
}

/// Solves the normal equations by Gaussian elimination without pivoting; `None` if the matrix is singular.
fn solve(mut matrix: [[f64; COLUMNS]; COLUMNS], mut right: [f64; COLUMNS]) -> Option<[f64; COLUMNS]> {
    /// A pivot below this share of its variance is rounding error.
    const EPSILON: f64 = 1e-9;
    let variances: [f64; COLUMNS] = from_fn(|i| matrix[i][i]);
    for step in 0..COLUMNS {
        if matrix[step][step] <= EPSILON * variances[step] {
            return None;
        }
        for row in step + 1..COLUMNS {
            let factor = matrix[row][step] / matrix[step][step];
            let pivot = matrix[step];
            for (value, above) in matrix[row].iter_mut().zip(pivot) {
                *value -= factor * above;
            }
            right[row] -= factor * right[step];
        }
    }
    let mut slopes = [0.0; COLUMNS];
    for row in (0..COLUMNS).rev() {
        let known: f64 = (row + 1..COLUMNS).map(|column| matrix[row][column] * slopes[column]).sum();
        slopes[row] = (right[row] - known) / matrix[row][row];
    }
    Some(slopes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; COLUMNS] = ["a", "b", "c", "d", "e"];

    /// Returns players with a total of 7 plus `worth` points per rank of each column.
    fn players(worth: [u16; COLUMNS]) -> Vec<([u8; COLUMNS], [u16; COLUMNS], u16)> {
        let mut numbers = 1u32;
        let mut below = |n: u32| {
            numbers = numbers.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (numbers >> 16) % n
        };
        let player = |_| {
            let first = below(9) as u8;
            // The second column is short where the first one is long, as columns are.
            let ranks = [first, 8 - first + below(2) as u8, below(5) as u8, below(7) as u8, below(3) as u8];
            let points: [u16; COLUMNS] = from_fn(|column| worth[column] * u16::from(ranks[column]));
            (ranks, points, 7 + points.iter().sum::<u16>())
        };
        (0..200).map(player).collect()
    }

    #[test]
    fn slopes_recover_the_value_of_a_rank() {
        let mut balance = Balance::default();
        for (ranks, points, total) in players([3, 11, 0, 5, 8]) {
            balance.add(ranks, points, total);
        }
        for (column, worth) in balance.report(NAMES).iter().zip([3.0, 11.0, 0.0, 5.0, 8.0]) {
            assert_eq!(column.points_per_rank, Some(worth));
            let slope = column.total_per_rank_others_equal.expect("enough players");
            assert!((slope - worth).abs() < 1e-9, "{column:?}");
        }
        let first = balance.report(NAMES)[0].total_per_rank.expect("enough players");
        assert!(first < -6.0, "a rank of the first column is one less of a better one: {first}");
    }

    #[test]
    fn merged_sums_equal_sums_of_all_players() {
        let players = players([1, 2, 3, 4, 5]);
        let sum = |players: &[([u8; COLUMNS], [u16; COLUMNS], u16)]| {
            let mut balance = Balance::default();
            for &(ranks, points, total) in players {
                balance.add(ranks, points, total);
            }
            balance
        };
        let mut parts = sum(&players[150..]);
        parts.merge(&sum(&players[..150]));
        assert_eq!(format!("{:?}", parts.report(NAMES)), format!("{:?}", sum(&players).report(NAMES)));
    }

    #[test]
    fn too_few_players_give_no_slopes() {
        let mut balance = Balance::default();
        assert!(balance.report(NAMES).iter().all(|column| column.points_per_rank.is_none()));
        for total in [50, 60] {
            balance.add([1, 2, 3, 4, 0], [1; COLUMNS], total);
        }
        let report = balance.report(NAMES);
        assert_eq!((report[3].mean_ranks, report[3].points_per_rank), (4.0, Some(0.25)));
        assert!(report.iter().all(|column| column.total_per_rank.is_none()));
        for (ranks, points, total) in players([1; COLUMNS]).into_iter().take(3) {
            balance.add(ranks, points, total);
        }
        assert!(balance.report(NAMES).iter().all(|column| column.total_per_rank_others_equal.is_none()));
    }
}
