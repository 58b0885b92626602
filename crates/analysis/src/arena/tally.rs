//! What a match shows.

use std::time::Duration;

use elvaland_rules::Seat;
use serde::{Deserialize, Serialize};

use super::game::{Deal, GameResult, Spent};
use super::lineup::{Entrant, Lineup};
use super::sequential::Sequential;
use super::statistics::{Interval, Moments, elo};

/// Deals added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    players: usize,
    entrants: Vec<Entrant>,
    exact: Exact,
    spent: Vec<Spent>,
}

/// What a match comes to, in whole numbers: parts of a match merge without rounding.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exact {
    games: u64,
    entrants: Vec<Sums>,
}

/// What an entrant came to.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Sums {
    /// The victories of every deal in parts, all seats of the entrant together.
    victories: Moments,
    /// Of every seat in every game.
    scores: Moments,
    margins: Moments,
}

/// The parts of a victory: it can be shared by two, three, four or five.
const PARTS: usize = 60;

/// The figures of a match. Nothing in it depends on the machine if the budgets are iterations.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Seats at the table.
    pub players: usize,
    /// Deals, each played in every rotation.
    pub deals: u64,
    /// Games, as many for each deal as there are seats.
    pub games: u64,
    /// The bots in the order they were named.
    pub entrants: Vec<EntrantReport>,
}

/// The figures of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantReport {
    /// The bot's name.
    pub bot: String,
    /// How many seats it played on.
    pub seats: usize,
    /// Its share if all were equal.
    pub fair: f64,
    /// Its share of the victories, a shared one divided by its winners; 95 % with the deal as the unit.
    pub share: Interval,
    /// The mean score of a seat.
    pub score: f64,
    /// The mean distance of a seat to the best of the other seats.
    pub margin: f64,
    /// How much stronger than the rest of the table; nothing if there is no rest.
    pub elo: Option<Interval>,
}

/// How fast a bot was.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The bot's name.
    pub bot: String,
    /// Decisions with a choice.
    pub decisions: u64,
    /// The mean time of one of them.
    pub milliseconds_a_decision: f64,
    /// Games played out in the head.
    pub playouts: u64,
    /// The same by time.
    pub playouts_a_second: f64,
}

impl Tally {
    /// Nothing yet.
    pub fn new(lineup: &Lineup) -> Tally {
        let entrants = lineup.entrants().to_vec();
        let exact = Exact { games: 0, entrants: vec![Sums::default(); entrants.len()] };
        Tally { players: lineup.players(), exact, spent: vec![Spent::default(); entrants.len()], entrants }
    }

    /// What was told of a match with this line-up; `None` if it is of another one.
    pub fn of(lineup: &Lineup, exact: Exact, spent: Vec<Spent>) -> Option<Tally> {
        let entrants = lineup.entrants().to_vec();
        let fits = [exact.entrants.len(), spent.len()] == [entrants.len(); 2]
            && exact.games.is_multiple_of(lineup.players() as u64);
        fits.then(|| Tally { players: lineup.players(), entrants, exact, spent })
    }

    /// Adds the deals of another part of the same match.
    pub fn merge(&mut self, other: &Tally) {
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

    /// What it comes to, in whole numbers.
    pub fn exact(&self) -> &Exact {
        &self.exact
    }

    /// What every entrant spent.
    pub fn spent(&self) -> &[Spent] {
        &self.spent
    }

    /// One more deal.
    pub fn add(&mut self, deal: &Deal) {
        let mut victories = vec![0; self.entrants.len()];
        for game in &deal.games {
            self.add_game(game, &mut victories);
        }
        for (sums, victories) in self.exact.entrants.iter_mut().zip(victories) {
            sums.victories.add(victories as f64);
        }
    }

    fn add_game(&mut self, game: &GameResult, victories: &mut [usize]) {
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

    /// How many games.
    pub fn games(&self) -> u64 {
        self.exact.games
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.exact.games / self.players as u64
    }

    /// The shares of the bot named first, deal by deal.
    pub fn first(&self) -> Moments {
        self.shares(&self.exact.entrants[0])
    }

    /// The share of the victories of every deal.
    fn shares(&self, sums: &Sums) -> Moments {
        sums.victories.scaled(1.0 / (PARTS * self.players) as f64)
    }

    /// The test whether the bot named first is better than the others by this gain of its share.
    pub fn test(&self, gain: f64) -> Sequential {
        Sequential { fair: self.fair(&self.entrants[0]), gain }
    }

    fn fair(&self, entrant: &Entrant) -> f64 {
        entrant.seats as f64 / self.players as f64
    }

    /// The figures.
    pub fn report(&self) -> Report {
        let games = self.exact.games as f64;
        let report = |(entrant, sums): (&Entrant, &Sums)| {
            let share = self.shares(sums).share();
            let seats = entrant.seats;
            EntrantReport {
                bot: entrant.name.to_string(),
                seats,
                fair: self.fair(entrant),
                share,
                score: sums.scores.mean(),
                margin: sums.margins.mean(),
                elo: (seats < self.players).then(|| share.map(|share| elo(share, seats, self.players, games))),
            }
        };
        Report {
            players: self.players,
            deals: self.deals(),
            games: self.exact.games,
            entrants: self.entrants.iter().zip(&self.exact.entrants).map(report).collect(),
        }
    }

    /// How fast the bots were on this machine.
    pub fn speed(&self) -> Vec<Speed> {
        let speed = |(entrant, spent): (&Entrant, &Spent)| {
            let Spent { decisions, time, playouts } = *spent;
            let seconds = time.max(Duration::from_nanos(1)).as_secs_f64();
            Speed {
                bot: entrant.name.to_string(),
                decisions,
                milliseconds_a_decision: 1e3 * time.as_secs_f64() / decisions.max(1) as f64,
                playouts,
                playouts_a_second: playouts as f64 / seconds,
            }
        };
        self.entrants.iter().zip(&self.spent).map(speed).collect()
    }
}
