//! Prints hints with their reasons at decisions of bot games, to read them: `reasons [COUNT] [LANGUAGE] [SEED]`.
//!
//! The decisions are spread over both games and 2 to 5 players, half of them bids.

use std::env::args;

use elvaland_assessment::explanations;
use elvaland_bots::{BotGame, BotSpec, Budget, Occupants, advise};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Action;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_texts::{GameTexts, Language, Texts};

/// Rollouts of a hint.
const BUDGET: Budget = Budget::Iterations(300);

/// Plays a game of the policy and returns its decisions between several options.
fn decisions<R: BotGame>(players: usize, seed: u64) -> Vec<(State<R>, Seat)> {
    let mut dealer = Dealer::new(seed);
    let mut game = R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng());
    let mut bots: Vec<_> =
        (0..players).map(|at| "policy".parse::<BotSpec>().expect("a bot").bot::<R>(at as u64)).collect();
    let mut decisions = Vec::new();
    loop {
        game.settle_chance(dealer.rng());
        let Turn::Decide(seats) = game.turn() else { return decisions };
        let seat = seats.first().expect("a seat is asked");
        let legal = game.legal_actions(seat);
        if legal.len() > 1 {
            decisions.push((game.clone(), seat));
        }
        let action = bots[seat.index()].choose(&game.view(Audience::Seat(seat)), &legal, Budget::default());
        game.play(seat, action, &mut ()).expect("legal");
    }
}

/// Prints a decision with its three best options.
fn print<R: BotGame + GameTexts + PositionFormat>(texts: &Texts, game: &State<R>, seat: Seat) {
    let names = ["Ada", "Bo", "Cy", "Dag", "Eir"].map(str::to_owned);
    let view = game.view(Audience::Seat(seat));
    let options = advise(&view, &Occupants::default(), 3, BUDGET, 1, 1);
    println!("\n{} {}p, {}: {}", R::NAME, game.players(), texts.when(game.table()), names[seat.index()]);
    println!("  {game}");
    for (option, reasons) in options.iter().zip(texts.reasons(R::NAME, &names, &explanations(&options))) {
        let action = texts.action(game.table(), option.action);
        println!("  {:.0} % {action}: {reasons}", 100.0 * option.win);
    }
}

fn print_some<R: BotGame + GameTexts + PositionFormat>(texts: &Texts, players: usize, seed: u64, count: usize) {
    let (bids, others): (Vec<_>, Vec<_>) = decisions::<R>(players, seed)
        .into_iter()
        .partition(|(game, seat)| matches!(game.legal_actions(*seat)[0], Action::Bid(_)));
    for (decisions, count) in [(bids, count.div_ceil(2)), (others, count / 2)] {
        for at in 0..count {
            let (game, seat) = &decisions[at * decisions.len() / count];
            print(texts, game, *seat);
        }
    }
}

fn main() {
    let mut given = args().skip(1);
    let count: usize = given.next().map_or(100, |text| text.parse().expect("a number"));
    let language: Language = given.next().map_or(Language::English, |text| text.parse().expect("a language"));
    let seed: u64 = given.next().map_or(1, |text| text.parse().expect("a number"));
    let texts = Texts::new(language);
    for players in 2..=5 {
        print_some::<Nidavellir>(&texts, players, seed + players as u64, count.div_ceil(8));
        print_some::<Nains>(&texts, players, seed + 10 + players as u64, count.div_ceil(8));
    }
}
