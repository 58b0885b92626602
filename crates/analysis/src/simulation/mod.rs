//! Simulations: many independent games, each of which follows from the seed and its number alone.

mod report;

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use elvaland_bots::Budget;
use elvaland_rules::State;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::record::Recorder;

use crate::contestant::Contestant;
use crate::driver::{self, Bots, PlayedGame, Playing};
use crate::games::AnalyzedRules;
use crate::lineup::Lineup;
use crate::parallel::{FAST_GAMES, Work, in_order};
use crate::party::Party;
use crate::statistics::{EventCounts, GameFacts, Statistics};
pub use report::{SimulationHead, SimulationPart, SimulationReport};

/// A simulation of many games.
#[derive(Clone, Debug)]
pub struct Simulation<R: AnalyzedRules> {
    /// The options of all games.
    pub options: R::Options,
    /// The bots by seat; they do not rotate.
    pub lineup: Lineup<R>,
    /// The budget per decision of bots without a budget of their own.
    pub budget: Budget,
    /// The seed of all games.
    pub seed: u64,
    /// What is recorded.
    pub recording: Recording,
    /// Whether [`Chunk::games`] is filled.
    pub keeps_games: bool,
}

/// Whether games are recorded, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recording {
    /// No records.
    None,
    /// The steps of every game.
    Steps,
    /// The steps, with the number of legal actions of every decision.
    LegalCounts,
}

/// Some consecutive games.
pub struct Chunk {
    /// The statistics of the games.
    pub statistics: Statistics,
    /// The records as JSON Lines; empty without [`Recording`].
    pub records: Vec<u8>,
    /// The games with their numbers, if the simulation keeps them.
    pub games: Vec<(u64, GameFacts)>,
    is_complete: bool,
}

impl<R: AnalyzedRules> Simulation<R> {
    /// Returns the rules of the games.
    pub fn rules(&self) -> R {
        R::start(&self.options, Dealer::new(self.seed).rng()).table().rules().clone()
    }

    /// Plays the games with these numbers on several threads, and passes them to `take` in order until it breaks.
    ///
    /// When `stop` returns true the simulation ends after the last game before the first unfinished one.
    ///
    /// # Errors
    /// The first error of `take`.
    pub fn play<E>(
        &self,
        numbers: Range<u64>,
        threads: usize,
        stop: impl Fn() -> bool + Sync,
        mut take: impl FnMut(Chunk) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        // Games of bots are slow: one at a time, so that an interrupt is noticed soon.
        let chunk = if self.is_random() { FAST_GAMES } else { 1 };
        in_order(
            Work { count: numbers.end - numbers.start, chunk, threads },
            |part| R::play_chunk(self, numbers.start + part.start..numbers.start + part.end, &stop),
            |chunk| {
                let is_complete = chunk.is_complete;
                let flow = take(chunk)?;
                Ok(if is_complete { flow } else { ControlFlow::Break(()) })
            },
        )
    }

    /// Returns true if all seats play at random: then the dealer picks, and no bot is asked.
    fn is_random(&self) -> bool {
        self.lineup.contestants().iter().all(Contestant::is_random)
    }

    /// Plays the games with these numbers, until `stop` returns true.
    pub(crate) fn chunk(&self, numbers: Range<u64>, stop: &dyn Fn() -> bool) -> Chunk {
        let rules = self.rules();
        let names: Arc<[String]> = self.lineup.by_seat().map(|bot| bot.name().to_owned()).collect();
        let mut chunk = Chunk {
            statistics: Statistics::new::<R>(rules.players()),
            records: Vec::new(),
            games: Vec::new(),
            is_complete: true,
        };
        for number in numbers {
            let Some((game, record)) = self.game(number, &names, stop) else {
                chunk.is_complete = false;
                break;
            };
            if let Some(record) = record {
                chunk.records.extend_from_slice(record.as_bytes());
                chunk.records.push(b'\n');
            }
            chunk.statistics.add(&game, rules.heroes());
            if self.keeps_games {
                chunk.games.push((number, game));
            }
        }
        chunk
    }

    /// Plays one game; returns its facts and its record, or `None` if it was stopped.
    fn game(&self, number: u64, names: &Arc<[String]>, stop: &dyn Fn() -> bool) -> Option<(GameFacts, Option<String>)> {
        let mut dealer = Dealer::of_run(self.seed, number);
        let start = R::start(&self.options, dealer.rng());
        let mut events = EventCounts::new(&start);
        let game = self.recorded(start, names);
        let PlayedGame { game, decisions } = if self.is_random() {
            driver::play(game, &mut dealer, &mut events, &stop)?
        } else {
            let mut party = Party::of_simulation(self.lineup.by_seat(), self.budget, self.seed, number);
            driver::play(game, &mut Bots { party: &mut party, chance: dealer }, &mut events, &stop)?
        };
        Some((GameFacts::of(game.state(), &events, decisions, Some(names.clone())), game.record()))
    }

    /// Starts the record, if there is one. It has the names of bots; random players have none.
    fn recorded(&self, start: State<R>, names: &[String]) -> Playing<R> {
        let recorder = |start| match self.is_random() {
            true => Recorder::new(start),
            false => Recorder::named(start, names.to_vec()),
        };
        match self.recording {
            Recording::None => Playing::Unrecorded(start.into()),
            Recording::Steps => Playing::RecordFormat(recorder(start).into()),
            Recording::LegalCounts => Playing::RecordFormat(recorder(start).counting_legal().into()),
        }
    }
}
