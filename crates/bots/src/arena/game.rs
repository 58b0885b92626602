//! A match and its games.

use std::ops::ControlFlow;
use std::time::Duration;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw, Standing};
use elvaland_rules::record::{Recorded, Recorder};
use elvaland_rules::{Game, Ruleset, Seat, State, Turn};

use super::lineup::Lineup;
use super::party::Party;
use super::tally::Tally;
use super::threads::in_order;
use crate::bot::{Bot, Budget};
use crate::name::{BotName, Studied};
use crate::seed;

/// A match: who plays what, and with which luck.
#[derive(Clone, Debug)]
pub struct Match<R: Ruleset> {
    /// The options of all games.
    pub options: R::Options,
    /// Who plays.
    pub lineup: Lineup,
    /// What all deals and all bots follow from.
    pub seed: u64,
    /// What a bot without a budget of its own may spend on a decision.
    pub budget: Budget,
    /// Whether the games are recorded.
    pub records: bool,
}

/// A deal, played in every rotation.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// One game a rotation.
    pub games: Vec<GameResult>,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// For every seat the entrant on it.
    pub seating: Vec<usize>,
    /// Who won with what.
    pub standing: Standing,
    /// What every entrant spent.
    pub spent: Vec<Spent>,
    /// The record as a line of JSON, if one is kept.
    pub record: Option<String>,
}

/// What a bot spent on its decisions; those without a choice are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Decisions with more than one legal action.
    pub decisions: u64,
    /// The time of all of them.
    pub time: Duration,
    /// The games played out in the head.
    pub playouts: u64,
}

impl<R: Studied + Recorded> Match<R> {
    /// Plays so many deals on so many threads, and gives them to `take` in order until it has enough.
    pub fn play(&self, deals: u64, threads: usize, take: impl FnMut(Deal) -> ControlFlow<()>) {
        in_order(deals, threads, |deal| self.play_deal(deal), take);
    }

    /// Plays so many deals on so many threads with bots that are made by `bot` from a name of the lineup and a seed.
    pub(crate) fn play_all_with(&self, deals: u64, threads: usize, bot: &Maker<'_, R>) -> Tally {
        let mut tally = Tally::new(&self.lineup);
        let take = |deal: Deal| {
            tally.add(&deal);
            ControlFlow::Continue(())
        };
        in_order(deals, threads, |deal| self.deal_with(deal, bot), take);
        tally
    }

    /// Plays so many deals on so many threads.
    pub fn play_all(&self, deals: u64, threads: usize) -> Tally {
        self.play_all_with(deals, threads, &by_name)
    }

    /// Plays a deal in every rotation.
    pub fn play_deal(&self, deal: u64) -> Deal {
        self.deal_with(deal, &by_name)
    }

    fn deal_with(&self, deal: u64, bot: &Maker<'_, R>) -> Deal {
        Deal { games: (0..self.lineup.players()).map(|rotation| self.play_game(deal, rotation, bot)).collect() }
    }

    fn play_game(&self, deal: u64, rotation: usize, bot: &Maker<'_, R>) -> GameResult {
        let seating = self.lineup.seating(rotation);
        let start = R::start(&self.options, &mut Dealer::of_run(self.seed, deal));
        let mut party = self.party(&seating, deal, rotation, bot);
        let mut table =
            if self.records { Table::Recorded(Recorder::new(start).into()) } else { Table::Plain(start.into()) };
        let mut luck = Luck { deal: seed::mixed([self.seed, deal]), draws: 0 };
        loop {
            match table.state().turn() {
                Turn::Chance => {
                    let draw = luck.draw(table.state());
                    table.draw(&draw);
                }
                Turn::Decide(seats) => {
                    // Those who choose at once are all asked before anybody's choice is on the table.
                    let asked = seats.iter().map(|seat| (seat, party.choose(table.state(), seat)));
                    for (seat, action) in asked.collect::<Vec<_>>() {
                        table.play(seat, action);
                    }
                }
                Turn::Over => break,
            }
        }
        let mut spent = vec![Spent::default(); self.lineup.entrants().len()];
        for (seat, &entrant) in party.spent().zip(&seating) {
            let sum = &mut spent[entrant];
            sum.decisions += seat.decisions;
            sum.time += seat.time;
            sum.playouts += seat.playouts;
        }
        GameResult { standing: table.state().standing(), record: table.record(), seating, spent }
    }

    fn party(&self, seating: &[usize], deal: u64, rotation: usize, bot: &Maker<'_, R>) -> Party<R> {
        let player = |(seat, &entrant): (usize, &usize)| {
            let name = self.lineup.entrants()[entrant].name;
            (name, bot(name, seed::mixed([self.seed, deal, rotation as u64, seat as u64])))
        };
        Party::seated(seating.iter().enumerate().map(player), self.budget)
    }
}

/// Makes a bot from a name of the lineup and a seed.
pub(crate) type Maker<'a, R> = dyn Fn(BotName, u64) -> Box<dyn Bot<R>> + Sync + 'a;

fn by_name<R: Studied>(name: BotName, seed: u64) -> Box<dyn Bot<R>> {
    name.bot(seed)
}

/// The luck of a deal: what is drawn when does not depend on how many random numbers were used before, so that all
/// rotations see the same cards for as long as their decks are the same.
struct Luck {
    deal: u64,
    draws: u64,
}

impl Luck {
    fn draw<R: Ruleset>(&mut self, game: &State<R>) -> Draw {
        let table = game.table();
        // Deals are told apart by their round, the few other draws by their number.
        let number = if table.asked_kind() == Some("deal") {
            0
        } else {
            self.draws += 1;
            self.draws
        };
        let [age, round] = [table.age().number(), table.round()].map(u64::from);
        game.random_draw(&mut seed::rng(seed::mixed([self.deal, age, round, number])))
    }
}

/// The game being played, with or without a record of it.
enum Table<R: Recorded> {
    Plain(Box<State<R>>),
    Recorded(Box<Recorder<R>>),
}

impl<R: Recorded> Table<R> {
    fn state(&self) -> &State<R> {
        match self {
            Table::Plain(state) => state,
            Table::Recorded(recorder) => recorder.game(),
        }
    }

    fn draw(&mut self, draw: &Draw) {
        let drawn = match self {
            Table::Plain(state) => state.draw(draw, &mut ()),
            Table::Recorded(recorder) => recorder.draw(draw, &mut ()),
        };
        drawn.expect("random draws are possible");
    }

    /// Plays what a bot chose; that it is legal is checked here, for every bot and every game.
    fn play(&mut self, seat: Seat, action: Action) {
        let played = match self {
            Table::Plain(state) => state.play(seat, action, &mut ()),
            Table::Recorded(recorder) => recorder.play(seat, action, &mut ()),
        };
        played.unwrap_or_else(|refusal| panic!("a bot played {action:?}: {refusal}"));
    }

    fn record(&self) -> Option<String> {
        match self {
            Table::Plain(_) => None,
            Table::Recorded(recorder) => Some(recorder.record().to_json()),
        }
    }
}
