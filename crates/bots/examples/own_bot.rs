//! Lets bots of your own play in the arena: `own_bot [DEALS]`.
//!
//! - `likeliest` is a function: it plays the action that the network finds likeliest.
//! - `watcher` is a struct: it learns from the game what types of opponents it has, and searches with these beliefs and a
//!   budget of its own. The match calls `begin_round` and `observe`.
//!
//! Every deal is played in each rotation of the seats, so that all bots get the same cards; the intervals have the deal as
//! their unit.

use std::env::args;
use std::sync::{Arc, Mutex};

use elvaland_analysis::arena::{Contestant, Lineup, Match};
use elvaland_analysis::parallel::all_threads;
use elvaland_bots::{Beliefs, Bot, BotSpec, Budget, NetworkOutput, Occupants, OpponentType, assess};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Action, Seat, View};

const PLAYERS: usize = 3;

/// Returns the action with the highest probability.
fn likeliest(view: &View<Nidavellir>, legal: &[Action], _: Budget) -> Action {
    let NetworkOutput { probabilities, .. } = NetworkOutput::of(view, legal);
    let best = probabilities.iter().zip(legal).max_by(|one, other| one.0.total_cmp(other.0));
    *best.expect("a decision has actions").1
}

/// What the watcher believed at the end of its last game: the probabilities of the types of seat 1.
type LastBeliefs = Arc<Mutex<Vec<(OpponentType, f32)>>>;

/// Searches with what it has learned of its opponents.
struct Watcher {
    seed: u64,
    beliefs: Beliefs,
    last: LastBeliefs,
}

impl Bot<Nidavellir> for Watcher {
    fn choose(&mut self, view: &View<Nidavellir>, legal: &[Action], budget: Budget) -> Action {
        let occupants = Occupants { beliefs: self.beliefs, ..Occupants::default() };
        let best = assess(view, legal, (&occupants, None), budget, self.seed, 1);
        best.first().map_or(legal[0], |option| option.action)
    }

    /// It brings its own budget along, whatever the match gives the others.
    fn budget(&self) -> Option<Budget> {
        Some(Budget::Iterations(40))
    }

    fn begin_round(&mut self, before: &View<Nidavellir>) {
        self.beliefs.begin_round(before);
    }

    fn observe(&mut self, before: &View<Nidavellir>, seat: Seat, action: Action) {
        self.beliefs.observe(before, seat, action);
        *self.last.lock().expect("no thread panics") = self.beliefs.type_probabilities(Seat::S1).to_vec();
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let deals = args().nth(1).map_or(Ok(4), |text| text.parse())?;
    let last = LastBeliefs::default();
    let watched = Arc::clone(&last);
    let watcher = move |seed| -> Box<dyn Bot<Nidavellir>> {
        Box::new(Watcher { seed, beliefs: Beliefs::default(), last: Arc::clone(&watched) })
    };
    let bots = [
        Contestant::new("likeliest", |_| Box::new(likeliest)),
        Contestant::new("watcher", watcher),
        "greedy".parse::<BotSpec>()?.into(),
    ];
    let contest = Match::<Nidavellir> {
        options: Options::new(PLAYERS)?,
        lineup: Lineup::new(&bots, PLAYERS)?,
        seed: 1,
        budget: Budget::default(),
        records: false,
    };
    let report = contest.play_all(deals, all_threads()).report();
    println!("{} games on {} deals", report.games, report.deals);
    for bot in &report.entrants {
        let [mean, low, high] = [bot.share.mean, bot.share.low, bot.share.high].map(|share| 100.0 * share);
        println!("{:<10} {mean:5.1} % of the victories ({low:.1} – {high:.1}), {:.1} points", bot.bot, bot.score);
    }
    println!("What the watcher believed of seat 1 at the end of a game:");
    for (opponent_type, probability) in last.lock().expect("no thread panics").iter() {
        println!("{:<10} {:5.1} %", opponent_type.name(), 100.0 * probability);
    }
    Ok(())
}
