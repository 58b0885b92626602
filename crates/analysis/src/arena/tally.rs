//! EntrantSums over the deals of a match, and the figures that follow from them.

use std::time::Duration;

use elvaland_rules::{Rules, Seat};
use serde::{Deserialize, Serialize};

use super::matches::{Deal, MatchGame};
use super::sequential::Sequential;
use crate::lineup::{Entrant, Lineup, Seating};
use crate::moments::{Interval, Moments, elo};
use crate::party::Spent;

/// The sums of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchTally {
    players: usize,
    entrants: Vec<Entrant>,
    exact: Exact,
    spent: Vec<Spent>,
}

/// The results of a match as integers: parts of a match merge without rounding.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exact {
    games: u64,
    entrants: Vec<EntrantSums>,
}

/// The results of an entrant.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct EntrantSums {
    /// Victories per deal of all seats of the entrant together, in units of 1/60.
    victories: Moments,
    /// The scores of all seats in all games.
    scores: Moments,
    margins: Moments,
}

/// The units of a victory: divisible by two, three, four and five winners.
const PARTS: usize = 60;

/// The figures of a match. With budgets in iterations they do not depend on the machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// Seats at the table.
    pub players: usize,
    /// Deals, each played in every rotation.
    pub deals: u64,
    /// Games: one per deal and seat.
    pub games: u64,
    /// The bots in the order they were named.
    pub entrants: Vec<EntrantReport>,
}

/// The figures of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantReport {
    /// The bot's name.
    pub bot: String,
    /// The number of its seats.
    pub seats: usize,
    /// Its share of the victories if all bots were equal.
    pub fair: f64,
    /// Its share of the victories, shared ones divided by their winners; the deal is the unit of the interval.
    pub share: Interval,
    /// The mean score of a seat.
    pub score: f64,
    /// The mean difference between a seat's score and the best other score.
    pub margin: f64,
    /// The Elo difference to the rest of the table; `None` if it plays all seats.
    pub elo: Option<Interval>,
}

/// The speed of a bot on this machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The bot's name.
    pub bot: String,
    /// Decisions with more than one legal action.
    pub decisions: u64,
    /// The mean time of one of them, in milliseconds.
    pub milliseconds_a_decision: f64,
    /// Playouts of all of them.
    pub playouts: u64,
    /// Playouts per second.
    pub playouts_a_second: f64,
}

impl MatchTally {
    /// Returns empty sums.
    pub fn new<R: Rules>(lineup: &Lineup<R>) -> MatchTally {
        let seating = lineup.names_and_seats();
        let count = seating.entrants().len();
        MatchTally::with(
            seating,
            Exact { games: 0, entrants: vec![EntrantSums::default(); count] },
            vec![Spent::default(); count],
        )
    }

    /// Restores the sums of a match with this seating; `None` if they are of another one.
    pub(super) fn of(seating: &Seating, exact: Exact, spent: Vec<Spent>) -> Option<MatchTally> {
        let fits = [exact.entrants.len(), spent.len()] == [seating.entrants().len(); 2]
            && exact.games.is_multiple_of(seating.players() as u64);
        fits.then(|| MatchTally::with(seating, exact, spent))
    }

    fn with(seating: &Seating, exact: Exact, spent: Vec<Spent>) -> MatchTally {
        MatchTally { players: seating.players(), entrants: seating.entrants().to_vec(), exact, spent }
    }

    /// Adds another part of the same match.
    pub fn merge(&mut self, other: &MatchTally) {
        self.exact.games += other.exact.games;
        for (sums, more) in self.exact.entrants.iter_mut().zip(&other.exact.entrants) {
            sums.victories.merge(&more.victories);
            sums.scores.merge(&more.scores);
            sums.margins.merge(&more.margins);
        }
        for (spent, more) in self.spent.iter_mut().zip(&other.spent) {
            spent.add(more);
        }
    }

    /// Returns the results as integers.
    pub fn exact(&self) -> &Exact {
        &self.exact
    }

    /// Returns what each entrant spent.
    pub fn spent(&self) -> &[Spent] {
        &self.spent
    }

    /// Adds a deal.
    pub fn add(&mut self, deal: &Deal) {
        let mut victories = vec![0; self.entrants.len()];
        for game in &deal.games {
            self.add_game(game, &mut victories);
        }
        for (sums, victories) in self.exact.entrants.iter_mut().zip(victories) {
            sums.victories.add(victories as f64);
        }
    }

    fn add_game(&mut self, game: &MatchGame, victories: &mut [usize]) {
        self.exact.games += 1;
        let winners = game.standing.winners;
        let victory = PARTS / winners.iter().count().max(1);
        for (seat, &entrant) in Seat::first(self.players).zip(&game.seating) {
            let total = |seat: Seat| f64::from(game.standing.totals[seat]);
            let others = Seat::first(self.players).filter(|&other| other != seat);
            if winners.contains(seat) {
                victories[entrant] += victory;
            }
            let sums = &mut self.exact.entrants[entrant];
            sums.scores.add(total(seat));
            sums.margins.add(total(seat) - others.map(total).fold(0.0, f64::max));
        }
        for (sum, spent) in self.spent.iter_mut().zip(&game.spent) {
            sum.add(spent);
        }
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.exact.games
    }

    /// Returns the number of deals.
    pub fn deals(&self) -> u64 {
        self.exact.games / self.players as u64
    }

    /// Returns the share of the first bot per deal.
    pub fn first(&self) -> Moments {
        self.shares(&self.exact.entrants[0])
    }

    /// Converts victories per deal into shares.
    fn shares(&self, sums: &EntrantSums) -> Moments {
        sums.victories.scaled(1.0 / (PARTS * self.players) as f64)
    }

    /// Returns the sequential test of whether the first bot's share exceeds a fair one by `gain`.
    pub fn test(&self, gain: f64) -> Sequential {
        Sequential { fair: self.fair(&self.entrants[0]), gain }
    }

    fn fair(&self, entrant: &Entrant) -> f64 {
        entrant.seats as f64 / self.players as f64
    }

    /// Returns the figures.
    pub fn report(&self) -> MatchReport {
        let games = self.exact.games as f64;
        let report = |(entrant, sums): (&Entrant, &EntrantSums)| {
            let share = self.shares(sums).share();
            let seats = entrant.seats;
            EntrantReport {
                bot: entrant.name.clone(),
                seats,
                fair: self.fair(entrant),
                share,
                score: sums.scores.mean(),
                margin: sums.margins.mean(),
                elo: (seats < self.players && games > 0.0)
                    .then(|| share.map(|share| elo(share, seats, self.players, games))),
            }
        };
        MatchReport {
            players: self.players,
            deals: self.deals(),
            games: self.exact.games,
            entrants: self.entrants.iter().zip(&self.exact.entrants).map(report).collect(),
        }
    }

    /// Returns the speed of each bot.
    pub fn speed(&self) -> Vec<Speed> {
        let speed = |(entrant, spent): (&Entrant, &Spent)| {
            let Spent { decisions, time, playouts } = *spent;
            let seconds = time.max(Duration::from_nanos(1)).as_secs_f64();
            Speed {
                bot: entrant.name.clone(),
                decisions,
                milliseconds_a_decision: 1e3 * time.as_secs_f64() / decisions.max(1) as f64,
                playouts,
                playouts_a_second: playouts as f64 / seconds,
            }
        };
        self.entrants.iter().zip(&self.spent).map(speed).collect()
    }
}
