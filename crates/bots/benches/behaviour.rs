//! Measures what bots do in games that are always the same, and fails if a figure leaves its range: `bench/bots`.
//!
//! These are no tests: a change for the better may move a figure out of its range, which is then to be adjusted.

use std::process::ExitCode;

use elvaland_analysis::arena::{Lineup, Match, exam};
use elvaland_bots::training::{Trainer, TrainingPlan};
use elvaland_bots::{BotGame, BotSpec, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Action, Audience, State, Turn, View};

/// Games of random walks whose decisions are shown to a bot.
const WALKS: u64 = 12;

/// The figures so far.
#[derive(Default)]
struct Figures {
    out_of_range: u32,
}

impl Figures {
    /// Prints a share in percent with its range.
    fn add(&mut self, game: &str, what: &str, share: f64, range: [f64; 2]) {
        let [low, high] = range.map(|bound| 100.0 * bound);
        let percent = 100.0 * share;
        let is_within = (low..=high).contains(&percent);
        self.out_of_range += u32::from(!is_within);
        let note = if is_within { "" } else { "  OUT OF RANGE" };
        println!("{game:<10}  {what:<52}  {percent:>5.1} %  ({low:.0}-{high:.0}){note}");
    }
}

fn bot(name: &str) -> BotSpec {
    name.parse().expect("a bot")
}

/// Shows every decision of random games for four players to `look`.
fn walk<R: BotGame>(mut look: impl FnMut(&View<R>, &[Action])) {
    for seed in 0..WALKS {
        let mut dealer = Dealer::new(seed);
        let mut game: State<R> = R::start(&R::default_options(4).expect("four players"), dealer.rng());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    game.random_step(dealer.rng());
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a seat is asked");
                    look(&game.view(Audience::Seat(seat)), &game.legal_actions(seat));
                    let action = dealer.pick(&game, seat);
                    game.play(seat, action, &mut ()).expect("a legal action");
                }
            }
        }
    }
}

fn share(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole)
}

/// How often greedy bids so that it trades.
fn trades<R: BotGame>(figures: &mut Figures) {
    let (mut bids, mut trades) = (0, 0);
    let mut greedy = bot("greedy").bot::<R>(0);
    walk::<R>(|view, legal| {
        if let Action::Bid(bid) = greedy.choose(view, legal, Budget::default()) {
            bids += 1;
            trades += u32::from(bid.iter().any(|coin| coin.trades()));
        }
    });
    figures.add(R::NAME, "bids of greedy that trade", share(trades, bids), [0.85, 1.0]);
}

/// How evenly random spreads over four cards.
fn spread<R: BotGame>(figures: &mut Figures) {
    let mut places = [0; 4];
    let mut random = bot("random").bot::<R>(0);
    walk::<R>(|view, legal| {
        if let [Action::Take(_), _, _, _] = legal {
            let action = random.choose(view, legal, Budget::default());
            places[legal.iter().position(|&other| other == action).expect("legal")] += 1;
        }
    });
    let all: u32 = places.iter().sum();
    for (place, count) in places.into_iter().enumerate() {
        figures.add(R::NAME, &format!("random takes card {} of 4", place + 1), share(count, all), [0.15, 0.35]);
    }
}

/// Win shares of the first bot in matches of four players.
fn matches<R: BotGame + RecordFormat>(figures: &mut Figures) {
    for (bots, deals, range) in [
        (["greedy", "random"], 100, [0.9, 1.0]),
        (["policy", "greedy"], 500, [0.55, 1.0]),
        (["boss@200", "policy"], 25, [0.25, 1.0]),
        (["exploiter@200", "boss@200"], 25, [0.1, 0.5]),
    ] {
        let contest = Match::<R> {
            options: R::default_options(4).expect("four players"),
            lineup: Lineup::new(&bots.map(bot), 4).expect("two bots fit"),
            seed: 7001,
            budget: Budget::default(),
            records: false,
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let report = contest.play_all(deals, threads).report();
        let what = format!("wins of {} against 3 {}, {} games", bots[0], bots[1], 4 * deals);
        figures.add(R::NAME, &what, report.entrants[0].share.mean, range);
    }
}

/// The win share of a network that has learned for 4,096 games, against random.
fn training<R: BotGame + RecordFormat>(figures: &mut Figures) {
    let plan = TrainingPlan { seed: 3, games: 4096, workers: 2, opponents: vec![bot("greedy")], is_alone: false };
    let mut training = Trainer::<R>::new(R::default_options(3).expect("three players"), plan);
    while !training.is_done() {
        training.round(2);
    }
    let report = exam(training.options(), 3, training.bots(), bot("random"), 20, 2).expect("a lineup").report();
    let what = "wins of a network after 4,096 games against 2 random";
    figures.add(R::NAME, what, report.entrants[0].share.mean, [0.6, 1.0]);
}

fn measure<R: BotGame + RecordFormat>(figures: &mut Figures) {
    trades::<R>(figures);
    spread::<R>(figures);
    matches::<R>(figures);
    training::<R>(figures);
}

fn main() -> ExitCode {
    // `cargo test --benches` runs benches, too, without this argument.
    if !std::env::args().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    let mut figures = Figures::default();
    measure::<Nidavellir>(&mut figures);
    measure::<Nains>(&mut figures);
    println!("{} figures out of range", figures.out_of_range);
    if figures.out_of_range == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
