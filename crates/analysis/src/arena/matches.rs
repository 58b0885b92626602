//! A match: every deal is played once per rotation of the seats.

use std::convert::Infallible;
use std::ops::{ControlFlow, Range};

use elvaland_bots::{Budget, seed};
use elvaland_rules::Rules;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Standing;
use elvaland_rules::record::{RecordFormat, Recorder};

use super::tally::MatchTally;
use crate::driver::{self, Bots, DealChance, PlayedGame, Playing};
use crate::lineup::Lineup;
use crate::parallel::{Work, in_order};
use crate::party::{Party, Spent};
use crate::statistics::{EventCounts, GameFacts};

/// A match: options, bots and seed.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    /// The options of all games.
    pub options: R::Options,
    /// The bots.
    pub lineup: Lineup<R>,
    /// The seed of all deals and bots.
    pub seed: u64,
    /// The budget per decision of bots without a budget of their own.
    pub budget: Budget,
    /// Whether the games are recorded.
    pub records: bool,
}

/// A deal, played in every rotation.
#[derive(Clone, Debug)]
pub struct Deal {
    /// One game per rotation.
    pub games: Vec<MatchGame>,
}

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// The entrant on each seat.
    pub seating: Vec<usize>,
    /// Totals and winners.
    pub standing: Standing,
    /// What each entrant spent.
    pub spent: Vec<Spent>,
    /// The record as one line of JSON, if the match is recorded.
    pub record: Option<String>,
    /// The game as numbers, for statistics and tables of players.
    pub facts: GameFacts,
}

impl<R: RecordFormat> Match<R> {
    /// Plays the deals with these numbers on several threads, and passes them to `take` in order until it breaks.
    ///
    /// When `stop` returns true the match ends; deals that were not played in every rotation are dropped.
    ///
    /// # Errors
    /// The first error of `take`.
    ///
    /// # Panics
    /// A bot chose an illegal action.
    pub fn play<E>(
        &self,
        deals: Range<u64>,
        threads: usize,
        stop: impl Fn() -> bool + Sync,
        mut take: impl FnMut(Deal) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let work = |numbers: Range<u64>| self.deal(deals.start + numbers.start, &stop);
        in_order(Work { count: deals.end - deals.start, chunk: 1, threads }, work, |deal| {
            deal.map_or(Ok(ControlFlow::Break(())), &mut take)
        })
    }

    /// Plays this number of deals, from deal 0, on several threads.
    pub fn play_all(&self, deals: u64, threads: usize) -> MatchTally {
        let mut tally = MatchTally::new(&self.lineup);
        let played: Result<(), Infallible> = self.play(
            0..deals,
            threads,
            || false,
            |deal| {
                tally.add(&deal);
                Ok(ControlFlow::Continue(()))
            },
        );
        let Ok(()) = played;
        tally
    }

    /// Plays one deal in every rotation.
    pub fn play_deal(&self, deal: u64) -> Deal {
        self.deal(deal, &|| false).expect("nothing stops it")
    }

    /// Plays one deal in every rotation; `None` if it was stopped.
    fn deal(&self, deal: u64, stop: &impl Fn() -> bool) -> Option<Deal> {
        let games = (0..self.lineup.players()).map(|rotation| self.game(deal, rotation, stop));
        Some(Deal { games: games.collect::<Option<_>>()? })
    }

    /// Plays one game; `None` if it was stopped.
    fn game(&self, deal: u64, rotation: usize, stop: &impl Fn() -> bool) -> Option<MatchGame> {
        let seating = self.lineup.seating(rotation);
        let start = R::start(&R::unshared_options(&self.options), Dealer::of_run(self.seed, deal).rng());
        let mut party = self.party(&seating, deal, rotation);
        let mut events = EventCounts::new(&start);
        let game = match self.records {
            true => Playing::RecordFormat(Recorder::new(start).into()),
            false => Playing::Unrecorded(start.into()),
        };
        let mut control = Bots { party: &mut party, chance: DealChance::new(self.seed, deal) };
        let PlayedGame { game, decisions } = driver::play(game, &mut control, &mut events, stop)?;
        let mut spent = vec![Spent::default(); self.lineup.entrants().len()];
        for (seat, &entrant) in party.spent().zip(&seating) {
            spent[entrant].add(&seat);
        }
        let names = seating.iter().map(|&entrant| self.lineup.entrants()[entrant].name.clone()).collect();
        let facts = GameFacts::of(game.state(), &events, decisions, Some(names));
        Some(MatchGame { standing: game.state().standing(), record: game.record(), seating, spent, facts })
    }

    fn party(&self, seating: &[usize], deal: u64, rotation: usize) -> Party<R> {
        let seeded = |(seat, &entrant): (usize, &usize)| {
            (&self.lineup.contestants()[entrant], seed::mixed([self.seed, deal, rotation as u64, seat as u64]))
        };
        Party::new(seating.iter().enumerate().map(seeded), self.budget)
    }
}
