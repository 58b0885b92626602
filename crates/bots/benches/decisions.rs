//! Benchmarks of single decisions: `cargo bench -p elvaland-bots`.

use divan::Bencher;
use elvaland_bots::{BotGame, BotSpec, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_rules::{Action, ActionList, Audience, Rules, Seat, State, Turn, View};

fn main() {
    divan::main();
}

/// Returns the first decision of seat 0 in the third round that `is_wanted`.
fn decision<R: Rules>(options: &R::Options, is_wanted: impl Fn(&[Action]) -> bool) -> (View<R>, ActionList) {
    for seed in 0.. {
        let mut dealer = Dealer::new(seed);
        let mut game: State<R> = R::start(options, dealer.rng());
        while game.turn() != Turn::Over {
            let legal = game.legal_actions(Seat::S0);
            if game.table().round() == 3 && is_wanted(&legal) {
                return (game.view(Audience::Seat(Seat::S0)), legal);
            }
            game.random_step(dealer.rng());
        }
    }
    unreachable!("some game has such a decision")
}

fn choose<R: BotGame>(bencher: Bencher<'_, '_>, name: &str, (view, legal): (View<R>, ActionList), budget: Budget) {
    let mut bot = name.parse::<BotSpec>().expect("a bot").bot::<R>(1);
    // The first decision loads the weights.
    bot.choose(&view, &legal, budget);
    bencher.bench_local(|| bot.choose(&view, &legal, budget));
}

fn is_bid(legal: &[Action]) -> bool {
    legal.len() == 60
}

fn is_take(legal: &[Action]) -> bool {
    matches!(legal, [Action::Take(_), _, _, _])
}

#[divan::bench(args = ["greedy", "policy"])]
fn nidavellir_bid(bencher: Bencher<'_, '_>, name: &str) {
    let options = nidavellir::Options::new(4).expect("four players");
    choose::<Nidavellir>(bencher, name, decision(&options, is_bid), Budget::default());
}

#[divan::bench(args = ["greedy", "policy"])]
fn nidavellir_take(bencher: Bencher<'_, '_>, name: &str) {
    let options = nidavellir::Options::new(4).expect("four players");
    choose::<Nidavellir>(bencher, name, decision(&options, is_take), Budget::default());
}

#[divan::bench(args = ["greedy", "policy"])]
fn nains_bid(bencher: Bencher<'_, '_>, name: &str) {
    let options = nains::Options::new(4).expect("four players");
    choose::<Nains>(bencher, name, decision(&options, is_bid), Budget::default());
}

#[divan::bench(args = ["greedy", "policy"])]
fn nains_take(bencher: Bencher<'_, '_>, name: &str) {
    let options = nains::Options::new(4).expect("four players");
    choose::<Nains>(bencher, name, decision(&options, is_take), Budget::default());
}

/// A search with 1,000 rollouts.
#[divan::bench(sample_count = 10)]
fn boss_bid(bencher: Bencher<'_, '_>) {
    let options = nidavellir::Options::new(4).expect("four players");
    choose::<Nidavellir>(bencher, "boss", decision(&options, is_bid), Budget::Iterations(1000));
}
