//! Mixed tables: candidates against different opponents drawn from a pool of frozen bots.
//!
//! Deal `i` seats opponents that follow from the seed and `i`, each at most once. All candidates play the same deals in
//! every rotation, so that their shares can be compared; the deal is the unit of every interval.

use std::io;
use std::ops::{ControlFlow, Range};

use elvaland_bots::{BotGame, BotSpec, Budget, seed};
use elvaland_rules::random::below;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Rules, Seat};
use serde::Serialize;

use super::matches::{Deal, Match};
use crate::chart::{LinePlot, Point, Series};
use crate::contestant::Contestant;
use crate::lineup::{Lineup, LineupError};
use crate::moments::{Interval, Moments};
use crate::parallel::{Work, in_order};
use crate::party::Spent;

/// The names of the pool: frozen bots of different kinds.
pub const POOL: [&str; 7] = ["random", "greedy", "mc-100", "ismcts@200", "collector", "planner", "gambler"];

/// Separates the draws of opponents from all other random numbers of a deal.
const OPPONENTS: u64 = 0x706f_6f6c;

/// Matches of candidates at mixed tables.
#[derive(Clone, Debug)]
pub struct PoolMatch<R: Rules> {
    /// The options of all games.
    pub options: R::Options,
    /// The bots that are measured.
    pub candidates: Vec<Contestant<R>>,
    /// The number of players.
    pub players: usize,
    /// The seed of all deals, opponents and bots.
    pub seed: u64,
    /// The budget per decision of bots without a budget of their own.
    pub budget: Budget,
}

/// The sums of a candidate.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct CandidateSums {
    /// The share of the victories, per deal.
    shares: Moments,
    scores: Moments,
    margins: Moments,
    spent: Spent,
}

/// The figures of candidates at mixed tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PoolReport {
    /// Seats at the table.
    pub players: usize,
    /// Deals, each played in every rotation by every candidate.
    pub deals: u64,
    /// Games of each candidate.
    pub games: u64,
    /// The names of the pool.
    pub pool: Vec<String>,
    /// The candidates in the order they were named.
    pub candidates: Vec<CandidateReport>,
}

/// The figures of a candidate.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CandidateReport {
    /// The bot's name.
    pub bot: String,
    /// Its share of the victories; the deal is the unit of the interval.
    pub share: Interval,
    /// Its mean score.
    pub score: f64,
    /// The mean difference between its score and the best other score.
    pub margin: f64,
    /// The mean time of a decision with a choice, in milliseconds.
    pub milliseconds_a_decision: f64,
}

impl<R: BotGame + RecordFormat> PoolMatch<R> {
    /// Plays the deals from 0 to `deals` on several threads, until `stop` returns true.
    ///
    /// `progress` is called with the number of games after each deal.
    ///
    /// # Errors
    /// Fewer than 2 or more than 5 players.
    pub fn play(
        &self,
        deals: u64,
        threads: usize,
        stop: impl Fn() -> bool + Sync,
        progress: impl Fn(u64),
    ) -> Result<PoolReport, LineupError> {
        let mut sums = vec![CandidateSums::default(); self.candidates.len()];
        let mut played = 0;
        let work = |numbers: Range<u64>| (!stop()).then(|| self.deal(numbers.start));
        in_order(Work { count: deals, chunk: 1, threads }, work, |results| {
            let Some(results) = results else { return Ok(ControlFlow::Break(())) };
            for (sums, deal) in sums.iter_mut().zip(results?) {
                sums.add(&deal, self.players);
            }
            played += 1;
            progress((self.players * self.candidates.len()) as u64);
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(self.report(played, &sums))
    }

    /// Plays one deal with every candidate.
    fn deal(&self, deal: u64) -> Result<Vec<Deal>, LineupError> {
        let order = self.opponents(deal);
        let play = |candidate: &Contestant<R>| {
            let others = order.iter().filter(|other| other.name() != candidate.name());
            let others = others.take(self.players.saturating_sub(1));
            let bots: Vec<Contestant<R>> = [candidate].into_iter().chain(others).cloned().collect();
            let lineup = Lineup::new(&bots, self.players)?;
            let (seed, budget) = (self.seed, self.budget);
            let contest = Match::<R> { options: self.options.clone(), lineup, seed, budget, records: false };
            Ok(contest.play_deal(deal))
        };
        self.candidates.iter().map(play).collect()
    }

    /// Returns the pool in the random order of a deal; the first ones take part.
    fn opponents(&self, deal: u64) -> Vec<Contestant<R>> {
        let bot = |name: &&str| name.parse::<BotSpec>().expect("the pool names bots").into();
        let mut order: Vec<Contestant<R>> = POOL.iter().map(bot).collect();
        let mut rng = seed::rng(seed::mixed([self.seed, deal, OPPONENTS]));
        for at in (1..order.len()).rev() {
            order.swap(at, below(&mut rng, at + 1));
        }
        order
    }

    fn report(&self, deals: u64, sums: &[CandidateSums]) -> PoolReport {
        let candidate = |(bot, sums): (&Contestant<R>, &CandidateSums)| CandidateReport {
            bot: bot.name().to_owned(),
            share: sums.shares.share(),
            score: sums.scores.mean(),
            margin: sums.margins.mean(),
            milliseconds_a_decision: 1e3 * sums.spent.time.as_secs_f64() / sums.spent.decisions.max(1) as f64,
        };
        PoolReport {
            players: self.players,
            deals,
            games: deals * self.players as u64,
            pool: POOL.map(str::to_owned).to_vec(),
            candidates: self.candidates.iter().zip(sums).map(candidate).collect(),
        }
    }
}

impl CandidateSums {
    /// Adds a deal; the candidate is the first entrant.
    fn add(&mut self, deal: &Deal, players: usize) {
        let mut share = 0.0;
        for game in &deal.games {
            let total = |seat: Seat| f64::from(game.standing.totals[seat]);
            for (seat, _) in Seat::first(players).zip(&game.seating).filter(|(_, entrant)| **entrant == 0) {
                let others = Seat::first(players).filter(|&other| other != seat);
                share += game.standing.share(seat);
                self.scores.add(total(seat));
                self.margins.add(total(seat) - others.map(total).fold(0.0, f64::max));
            }
            self.spent.add(&game.spent[0]);
        }
        self.shares.add(share / deal.games.len() as f64);
    }
}

impl PoolReport {
    /// Draws the win rates over the time of a decision.
    pub fn plot(&self, game: &str) -> LinePlot {
        let point = |candidate: &CandidateReport| Point {
            name: candidate.bot.clone(),
            x: candidate.milliseconds_a_decision.max(1e-4),
            share: candidate.share,
        };
        let points = self.candidates.iter().map(point).collect();
        LinePlot {
            title: format!("{game}, {} players: wins at mixed tables, {} games each", self.players, self.games),
            x_label: "milliseconds per decision".to_owned(),
            is_logarithmic: true,
            series: vec![Series { name: "wins".to_owned(), is_joined: false, points }],
        }
    }

    /// Writes the report as a table.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn write_text(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let PoolReport { players, deals, games, pool, candidates } = self;
        writeln!(out, "{players} players, {games} games of each bot on {deals} deals at mixed tables")?;
        writeln!(out, "Opponents drawn from {}\n", pool.join(", "))?;
        let fair = percent(1.0 / *players as f64);
        writeln!(
            out,
            "{:<16}{:>8}{:>9}{:>17}{:>9}{:>9}{:>15}",
            "Bot", "fair", "wins", "95 %", "score", "margin", "ms a decision"
        )?;
        for CandidateReport { bot, share, score, margin, milliseconds_a_decision } in candidates {
            let Interval { mean, low, high } = *share;
            let range = format!("{} – {}", percent(low), percent(high));
            let wins = percent(mean);
            writeln!(
                out,
                "{bot:<16}{fair:>8}{wins:>9}{range:>17}{score:>9.1}{margin:>+9.1}{milliseconds_a_decision:>15.4}"
            )?;
        }
        Ok(())
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use std::collections::BTreeSet;

    fn pool_match(candidates: &[&str], players: usize) -> PoolMatch<Nidavellir> {
        PoolMatch {
            options: Options::new(players).expect("players"),
            candidates: candidates.iter().map(|name| name.parse::<BotSpec>().expect("a bot").into()).collect(),
            players,
            seed: 4,
            budget: Budget::Iterations(4),
        }
    }

    #[test]
    fn opponents_differ_and_every_bot_of_the_pool_is_drawn() {
        let contest = pool_match(&["master"], 4);
        let mut drawn = BTreeSet::new();
        for deal in 0..40 {
            let opponents: BTreeSet<String> =
                contest.opponents(deal).iter().take(3).map(|bot| bot.name().to_owned()).collect();
            assert_eq!(opponents.len(), 3);
            drawn.extend(opponents);
        }
        assert_eq!(drawn.len(), POOL.len());
    }

    #[test]
    fn figures_do_not_depend_on_threads_or_other_candidates() {
        let share = |candidates: &[&str], threads| {
            let report = pool_match(candidates, 3).play(2, threads, || false, |_| ()).expect("three players");
            assert_eq!((report.deals, report.games), (2, 6));
            report.candidates.into_iter().map(|candidate| (candidate.bot, candidate.share)).collect::<Vec<_>>()
        };
        let both = share(&["greedy", "random"], 1);
        assert_eq!(both, share(&["greedy", "random"], 2));
        assert_eq!(both[1..], share(&["random"], 1));
    }
}
