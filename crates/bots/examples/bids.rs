//! Measures the time of a bid: `bench/bids`.
//!
//! ```text
//! bids                    a table: both games, four players
//! bids GAME BOT ROUNDS    only so many rounds of the same bids, to count instructions
//! ```
//!
//! The bids come from three fixed games of greedy players. *Each* repeats every bid and takes its best ten in a row;
//! shown are the best, the median and the worst bid. *In turn* decides one bid after the other as in a match, with
//! colder caches.

use std::hint::black_box;
use std::time::Instant;

use elvaland_bots::{Bot, BotGame, BotSpec, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::BIDS;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{ActionList, Audience, Rules, State, Turn, View};

/// Games whose bids are measured.
const GAMES: u64 = 3;
/// Decisions per measurement.
const ROW: u32 = 10;
/// Measurements per bid, and rounds over all bids.
const ROWS: usize = 40;

/// A decision.
type Question<R> = (View<R>, ActionList);

fn bot<R: BotGame>(name: &str) -> Box<dyn Bot<R>> {
    name.parse::<BotSpec>().expect("a bot").bot(1)
}

/// Returns all bids of some four-player games.
fn bids<R: BotGame>() -> Vec<Question<R>> {
    let mut bids = Vec::new();
    for seed in 0..GAMES {
        let mut dealer = Dealer::new(seed);
        let mut game: State<R> = R::start(&R::default_options(4).expect("four players"), dealer.rng());
        let mut player = bot::<R>("greedy");
        while game.turn() != Turn::Over {
            let Turn::Decide(seats) = game.turn() else {
                game.random_step(dealer.rng());
                continue;
            };
            let seat = seats.first().expect("a seat decides");
            let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
            let action = player.choose(&view, &legal, Budget::default());
            if legal.len() == BIDS.len() {
                bids.push((view, legal));
            }
            game.play(seat, action, &mut ()).expect("a legal action");
        }
    }
    bids
}

fn decide<R: BotGame>(bot: &mut dyn Bot<R>, (view, legal): &Question<R>) {
    black_box(bot.choose(view, legal, Budget::default()));
}

/// Returns the time in microseconds, the best of some measurements.
fn best_of(times: usize, mut work: impl FnMut()) -> f64 {
    let one = |_| {
        let begin = Instant::now();
        work();
        1e6 * begin.elapsed().as_secs_f64()
    };
    (0..times).map(one).fold(f64::INFINITY, f64::min)
}

fn measure<R: BotGame>(name: &str) {
    let (bids, mut bot) = (bids::<R>(), bot::<R>(name));
    let each = |bid| best_of(ROWS, || (0..ROW).for_each(|_| decide(&mut *bot, bid))) / f64::from(ROW);
    let mut each: Vec<f64> = bids.iter().map(each).collect();
    each.sort_by(f64::total_cmp);
    let in_turn = best_of(ROWS, || bids.iter().for_each(|bid| decide(&mut *bot, bid))) / bids.len() as f64;
    let (best, median, worst) = (each[0], each[each.len() / 2], each[each.len() - 1]);
    println!("{:<10}  {name:<7}  {:>4}  {best:>5.1}  {median:>6.1}  {worst:>5.1}  {in_turn:>7.1}", R::NAME, bids.len());
}

fn repeat<R: BotGame>(name: &str, rounds: usize) {
    let (bids, mut bot) = (bids::<R>(), bot::<R>(name));
    for bid in (0..rounds).flat_map(|_| &bids) {
        decide(&mut *bot, bid);
    }
    println!("{}", bids.len());
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [game, name, rounds] = &arguments[..] {
        let rounds = rounds.parse().expect("a number of rounds");
        return if game == Nains::NAME { repeat::<Nains>(name, rounds) } else { repeat::<Nidavellir>(name, rounds) };
    }
    println!("microseconds a bid               each                    in turn");
    println!("game        bot      bids   best  median  worst");
    for name in ["greedy", "policy"] {
        measure::<Nidavellir>(name);
        measure::<Nains>(name);
    }
}
