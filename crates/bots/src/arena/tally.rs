//! What a match shows.

use std::time::Duration;

use elvaland_rules::Seat;
use serde::Serialize;

use super::game::{Deal, GameResult, Spent};
use super::lineup::{Entrant, Lineup};
use super::sequential::Sequential;
use super::statistics::{Interval, Moments, elo};

/// Deals added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    players: usize,
    games: u64,
    sums: Vec<Sums>,
}

/// What an entrant came to.
#[derive(Clone, PartialEq, Debug)]
struct Sums {
    entrant: Entrant,
    /// The share of the victories of every deal, all seats of the entrant together.
    shares: Moments,
    /// Of every seat in every game.
    scores: Moments,
    margins: Moments,
    spent: Spent,
}

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
        let sums = |entrant: &Entrant| Sums {
            entrant: entrant.clone(),
            shares: Moments::default(),
            scores: Moments::default(),
            margins: Moments::default(),
            spent: Spent::default(),
        };
        Tally { players: lineup.players(), games: 0, sums: lineup.entrants().iter().map(sums).collect() }
    }

    /// One more deal.
    pub fn add(&mut self, deal: &Deal) {
        let mut shares = vec![0.0; self.sums.len()];
        for game in &deal.games {
            self.add_game(game, &mut shares);
        }
        for (sums, share) in self.sums.iter_mut().zip(shares) {
            sums.shares.add(share / deal.games.len() as f64);
        }
    }

    fn add_game(&mut self, game: &GameResult, shares: &mut [f64]) {
        self.games += 1;
        let winners = game.standing.winners;
        let victory = 1.0 / winners.iter().count().max(1) as f64;
        for (seat, &entrant) in Seat::first(self.players).zip(&game.seating) {
            let total = |seat: Seat| f64::from(game.standing.totals[seat]);
            let others = Seat::first(self.players).filter(|&other| other != seat);
            if winners.contains(seat) {
                shares[entrant] += victory;
            }
            self.sums[entrant].scores.add(total(seat));
            self.sums[entrant].margins.add(total(seat) - others.map(total).fold(0.0, f64::max));
        }
        for (sums, spent) in self.sums.iter_mut().zip(&game.spent) {
            sums.spent.decisions += spent.decisions;
            sums.spent.time += spent.time;
            sums.spent.playouts += spent.playouts;
        }
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.games / self.players as u64
    }

    /// The shares of the bot named first, deal by deal.
    pub fn first(&self) -> &Moments {
        &self.sums[0].shares
    }

    /// The test whether the bot named first is better than the others by this gain of its share.
    pub fn test(&self, gain: f64) -> Sequential {
        Sequential { fair: self.fair(&self.sums[0].entrant), gain }
    }

    fn fair(&self, entrant: &Entrant) -> f64 {
        entrant.seats as f64 / self.players as f64
    }

    /// The figures.
    pub fn report(&self) -> Report {
        let games = self.games as f64;
        let entrant = |sums: &Sums| {
            let share = sums.shares.share();
            let seats = sums.entrant.seats;
            EntrantReport {
                bot: sums.entrant.name.to_string(),
                seats,
                fair: self.fair(&sums.entrant),
                share,
                score: sums.scores.mean(),
                margin: sums.margins.mean(),
                elo: (seats < self.players).then(|| share.map(|share| elo(share, seats, self.players, games))),
            }
        };
        Report {
            players: self.players,
            deals: self.deals(),
            games: self.games,
            entrants: self.sums.iter().map(entrant).collect(),
        }
    }

    /// How fast the bots were on this machine.
    pub fn speed(&self) -> Vec<Speed> {
        let speed = |sums: &Sums| {
            let Spent { decisions, time, playouts } = sums.spent;
            let seconds = time.max(Duration::from_nanos(1)).as_secs_f64();
            Speed {
                bot: sums.entrant.name.to_string(),
                decisions,
                milliseconds_a_decision: 1e3 * time.as_secs_f64() / decisions.max(1) as f64,
                playouts,
                playouts_a_second: playouts as f64 / seconds,
            }
        };
        self.sums.iter().map(speed).collect()
    }
}
