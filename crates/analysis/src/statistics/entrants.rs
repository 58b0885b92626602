//! Results by player name, over all seats.

use std::collections::BTreeMap;

use elvaland_rules::MAX_SEATS;
use serde::{Deserialize, Serialize};

use super::facts::GameFacts;
use crate::moments::{Interval, Moments};

/// Exact sums by name, over games whose players have different names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Entrants(BTreeMap<String, NameSums>);

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct NameSums {
    games: u64,
    players: u64,
    points: u64,
    /// Games by the number of winners less one, then by how many of them have this name.
    victories: [[u64; MAX_SEATS + 1]; MAX_SEATS],
}

/// The figures of a name.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct NameReport {
    pub(crate) name: String,
    pub(super) games: u64,
    /// The mean number of players with this name per game.
    pub(super) seats: f64,
    /// Their share of the victories; the game is the unit of the interval.
    pub(crate) win: Interval,
    pub(super) mean_total: f64,
}

impl Entrants {
    /// Adds a game if its players have different names.
    pub(super) fn add(&mut self, game: &GameFacts) {
        let Some(names) = game.names.as_deref() else { return };
        if names.iter().all(|name| *name == names[0]) {
            return;
        }
        let winners = game.winners.iter().count();
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                continue;
            }
            let entrant = self.0.entry(name.clone()).or_default();
            let own = game.players.iter().zip(names).filter(|(_, other)| *other == name);
            let own_winners = own.clone().filter(|(player, _)| player.winners.is_some()).count();
            entrant.games += 1;
            entrant.players += own.clone().count() as u64;
            entrant.points += own.map(|(player, _)| u64::from(player.total())).sum::<u64>();
            entrant.victories[winners - 1][own_winners] += 1;
        }
    }

    /// Adds the games of `other`.
    pub(super) fn merge(&mut self, other: &Entrants) {
        for (name, more) in &other.0 {
            let entrant = self.0.entry(name.clone()).or_default();
            entrant.games += more.games;
            entrant.players += more.players;
            entrant.points += more.points;
            for (counts, more) in entrant.victories.iter_mut().flatten().zip(more.victories.iter().flatten()) {
                *counts += more;
            }
        }
    }

    /// Computes the figures, by name.
    pub(super) fn report(&self) -> Vec<NameReport> {
        let entrant = |(name, sums): (&String, &NameSums)| NameReport {
            name: name.clone(),
            games: sums.games,
            seats: sums.players as f64 / sums.games.max(1) as f64,
            win: sums.win(),
            mean_total: sums.points as f64 / sums.players.max(1) as f64,
        };
        self.0.iter().map(entrant).collect()
    }
}

impl NameSums {
    fn win(&self) -> Interval {
        let mut moments = Moments::default();
        for (winners, counts) in (1..).zip(&self.victories) {
            for (own, &count) in counts.iter().enumerate() {
                moments.add_times(own as f64 / f64::from(winners), count as f64);
            }
        }
        moments.share()
    }
}
