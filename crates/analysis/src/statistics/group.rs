//! Wins and scores of players who have something in common: a seat, a hero, a gem.

use elvaland_rules::MAX_SEATS;
use serde::{Deserialize, Serialize};

use crate::moments::{Interval, Moments};

/// Exact sums over the players of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct GroupSums {
    players: u64,
    points: u64,
    /// Victories by the number of winners less one.
    victories: [u64; MAX_SEATS],
}

/// The figures of a group.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct GroupReport {
    pub(super) players: u64,
    /// Victories per player, shared ones divided by their winners; `None` for an empty group.
    pub(crate) win: Option<Interval>,
    /// The share of players who won alone; `None` for an empty group.
    pub(super) alone: Option<f64>,
    /// The share of players who shared a victory.
    pub(super) shared: Option<f64>,
    pub(super) mean_total: Option<f64>,
}

impl GroupSums {
    /// Adds a player with this total; `winners` is the number of winners if the player won.
    pub(super) fn add(&mut self, total: u16, winners: Option<usize>) {
        self.players += 1;
        self.points += u64::from(total);
        if let Some(winners) = winners {
            self.victories[winners - 1] += 1;
        }
    }

    /// Adds the players of `other`.
    pub(super) fn merge(&mut self, other: &GroupSums) {
        self.players += other.players;
        self.points += other.points;
        for (victories, more) in self.victories.iter_mut().zip(other.victories) {
            *victories += more;
        }
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> u64 {
        self.players
    }

    /// Returns the victories by number of winners, from 1.
    pub(super) fn victories(&self) -> impl Iterator<Item = (usize, u64)> {
        (1..).zip(self.victories)
    }

    /// Computes the figures.
    pub(super) fn report(&self) -> GroupReport {
        let share = |count: u64| (self.players > 0).then(|| count as f64 / self.players as f64);
        GroupReport {
            players: self.players,
            win: (self.players > 0).then(|| self.win()),
            alone: share(self.victories[0]),
            shared: share(self.victories[1..].iter().sum()),
            mean_total: share(self.points),
        }
    }

    fn win(&self) -> Interval {
        let mut moments = Moments::default();
        for (winners, count) in self.victories() {
            moments.add_times(1.0 / winners as f64, count as f64);
        }
        moments.add_times(0.0, (self.players - self.victories.iter().sum::<u64>()) as f64);
        moments.share()
    }
}

/// Adds groups to others one by one; the longer list keeps its tail.
pub(super) fn merge_each(groups: &mut Vec<GroupSums>, more: &[GroupSums]) {
    if more.len() > groups.len() {
        groups.resize(more.len(), GroupSums::default());
    }
    for (group, more) in groups.iter_mut().zip(more) {
        group.merge(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_victories_are_divided_by_their_winners() {
        let mut group = GroupSums::default();
        for winners in [Some(1), Some(2), None, None] {
            group.add(100, winners);
        }
        let GroupReport { players, win, alone, shared, mean_total } = group.report();
        assert_eq!((players, alone, shared, mean_total), (4, Some(0.25), Some(0.25), Some(100.0)));
        let Interval { mean, low, high } = win.expect("players");
        assert!(mean == 0.375 && low == 0.0 && high > 0.9, "four players say little: {low} {high}");
        let nobody = GroupSums::default().report();
        assert!(nobody.win.is_none() && nobody.mean_total.is_none(), "a hero never recruited has no mean score");
    }
}
