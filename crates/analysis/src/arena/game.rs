//! A match and its games.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::game::Sink;
use elvaland_rules::mechanics::{Action, Draw, Event, Standing};
use elvaland_rules::record::{Recorded, Recorder};
use elvaland_rules::{Game, Ruleset, Seat, State, Turn};
use serde::{Deserialize, Serialize};

use super::lineup::Lineup;
use super::party::Party;
use super::tally::Tally;
use super::threads::in_order;

use elvaland_bots::{Bot, BotGame, BotName, Budget, seed};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Decisions with more than one legal action.
    pub decisions: u64,
    /// The time of all of them.
    pub time: Duration,
    /// The games played out in the head.
    pub playouts: u64,
}

impl Spent {
    /// Adds what was spent elsewhere.
    pub(super) fn add(&mut self, other: &Spent) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.playouts += other.playouts;
    }
}

/// A game of a deal as somebody saw it who looked on.
#[derive(Clone, Debug)]
pub struct Watched<R: Ruleset, W> {
    /// How it ended.
    pub state: State<R>,
    /// Whoever was told what happened.
    pub watch: W,
    /// How many choices were made.
    pub decisions: u32,
}

/// A deal that was watched: what came of it, and its games.
pub type WatchedDeal<R, W> = (Deal, Vec<Watched<R, W>>);

impl<R: BotGame + Recorded> Match<R> {
    /// Plays so many deals on so many threads, and gives them to `take` in order until it has enough.
    pub fn play(&self, deals: u64, threads: usize, take: impl FnMut(Deal) -> ControlFlow<()>) {
        in_order(deals, threads, |deal| self.play_deal(deal), take);
    }

    /// Plays the deals with these numbers on so many threads, and gives them to `take` in order until it has enough, or
    /// somebody wants to stop: then deals that are not played to their end are as if they were never begun. `watch` makes,
    /// of the beginning of every game, somebody who is told what happens.
    pub fn play_watched<W: Sink<Event> + Send>(
        &self,
        deals: Range<u64>,
        threads: usize,
        watch: impl Fn(&State<R>) -> W + Sync,
        stop: impl Fn() -> bool + Sync,
        mut take: impl FnMut(WatchedDeal<R, W>) -> ControlFlow<()>,
    ) {
        let game = |deal, rotation| self.play_game(deal, rotation, &by_name, &watch, &stop);
        let play = |number: u64| -> Option<WatchedDeal<R, W>> {
            let games = (0..self.lineup.players()).map(|rotation| game(deals.start + number, rotation));
            let (results, watched) = games.collect::<Option<Vec<_>>>()?.into_iter().unzip();
            Some((Deal { games: results }, watched))
        };
        in_order(deals.end - deals.start, threads, play, |deal| deal.map_or(ControlFlow::Break(()), &mut take));
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
        let game = |rotation| self.play_game(deal, rotation, bot, &|_| (), &|| false);
        Deal { games: (0..self.lineup.players()).filter_map(game).map(|(result, _)| result).collect() }
    }

    /// Plays a game; nothing comes of it if somebody wants to stop before it is over.
    fn play_game<W: Sink<Event>>(
        &self,
        deal: u64,
        rotation: usize,
        bot: &Maker<'_, R>,
        watch: &impl Fn(&State<R>) -> W,
        stop: &impl Fn() -> bool,
    ) -> Option<(GameResult, Watched<R, W>)> {
        let seating = self.lineup.seating(rotation);
        let start = R::start(&R::apart(&self.options), &mut Dealer::of_run(self.seed, deal));
        let mut party = self.party(&seating, deal, rotation, bot);
        let mut watched = watch(&start);
        let mut decisions = 0;
        let mut table =
            if self.records { Table::Recorded(Recorder::new(start).into()) } else { Table::Plain(start.into()) };
        let mut luck = Luck { deal: seed::mixed([self.seed, deal]), draws: 0 };
        loop {
            match table.state().turn() {
                Turn::Chance => {
                    let draw = luck.draw(table.state());
                    table.draw(&draw, &mut watched);
                }
                Turn::Decide(_) if stop() => return None,
                Turn::Decide(seats) => {
                    // Those who choose at once are all asked before anybody's choice is on the table.
                    let asked = seats.iter().map(|seat| (seat, party.choose(table.state(), seat)));
                    for (seat, action) in asked.collect::<Vec<_>>() {
                        table.play(seat, action, &mut watched);
                        decisions += 1;
                    }
                }
                Turn::Over => break,
            }
        }
        let mut spent = vec![Spent::default(); self.lineup.entrants().len()];
        for (seat, &entrant) in party.spent().zip(&seating) {
            spent[entrant].add(&seat);
        }
        let result = GameResult { standing: table.state().standing(), record: table.record(), seating, spent };
        Some((result, Watched { state: table.state().clone(), watch: watched, decisions }))
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

fn by_name<R: BotGame>(name: BotName, seed: u64) -> Box<dyn Bot<R>> {
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

    fn draw(&mut self, draw: &Draw, watch: &mut impl Sink<Event>) {
        let drawn = match self {
            Table::Plain(state) => state.draw(draw, watch),
            Table::Recorded(recorder) => recorder.draw(draw, watch),
        };
        drawn.expect("random draws are possible");
    }

    /// Plays what a bot chose; that it is legal is checked here, for every bot and every game.
    fn play(&mut self, seat: Seat, action: Action, watch: &mut impl Sink<Event>) {
        let played = match self {
            Table::Plain(state) => state.play(seat, action, watch),
            Table::Recorded(recorder) => recorder.play(seat, action, watch),
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
