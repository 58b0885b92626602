//! Tables as plain text: looked at in three languages, and never too wide or incomplete.

use std::collections::BTreeSet;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_texts::{GameTexts, Language, Texts};

fn game(text: &str) -> State<Nidavellir> {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A tavern being resolved: open, hidden and seen coins, heroes in the army and in the command zone, Thrud on top.
const MIDDLE: &str = "nidavellir 4p; age 1; round 3; taverns - / M1 B / W3 W9 H E10; \
    0: gem 5, coins 0!/5!/3/2! g6!/-, army M1 E7 W6 B W5 B E8 H skaa; \
    1: gem 2, coins 2!/3!/0/4 g8/-, army B H M0 E11 E5 B; \
    2: gem 4, coins 4!/3!/g13/0 2/-, army H H W8 W4 B M2 W7 thrud@hunter; \
    3: gem 3, coins g10!/0!/2/3 5/-, army M2 M0 H E9 B B E6; \
    auction 2 3=0 0=5 2=3 1=3; agenda turns.2";

/// The Pioneer looks at three cards.
const PIONEER: &str = "nidavellir 2p; age 1; round 4; 0: gem 6, coins 0 2 3 4 5, army E9 E10; \
    1: gem 4, coins 2 s3 4 5 g7, army W5 H H; offer W6 H R5; deck1 -; \
    deck2 W3 W4 W5 W6 W7 W8 W9 5*H 2*M0 2*M1 2*M2 8*B E5 E6 E7 E8 E9 E10 E11 R5; agenda keep.0 age.2";

/// A game that is over, with a late bidder and a shared victory.
const OVER: &str = "nidavellir 2p; age 2; round 4; 0: gem 5, coins 0 2 3 4 g12, army W9 H H H E6 uline; \
    1: gem 4, coins 0 2 3 4 g14, army W3 W3 H H B B; deck1 -; deck2 -; agenda over";

#[test]
fn a_tavern_being_resolved_in_three_languages() {
    let game = game(MIDDLE);
    let names = names(&["Ada", "Bo", "Cy", "Eva"]);
    for language in Language::ALL {
        let table = Texts::new(language).table(&game.view(Audience::Seat(Seat::S1)), &names);
        insta::assert_snapshot!(format!("middle_{language}"), table);
    }
}

#[test]
fn an_offer_is_shown_to_its_player_only() {
    let game = game(PIONEER);
    let texts = Texts::new(Language::English);
    let own = texts.table(&game.view(Audience::Seat(Seat::S0)), &[]);
    let other = texts.table(&game.view(Audience::Seat(Seat::S1)), &[]);
    assert!(own.contains("Cards for Player 1 to choose from\n  Warrior 6, Hunter, Royal Offering +5\n"), "{own}");
    assert!(other.contains("Cards for Player 1 to choose from\n  3 cards\n"), "{other}");
    assert!(own.contains("Your turn: keep one of 3 cards.\n") && other.contains("Player 1 keeps one of 3 cards.\n"));
    assert!(other.contains("Deck, Age 2, 37 cards\n") && own.contains("Deck, Age 2, 34 cards\n"));
}

#[test]
fn the_end_in_three_languages() {
    let game = game(OVER);
    for language in Language::ALL {
        let table = Texts::new(language).table(&game.view(Audience::Open), &[]);
        insta::assert_snapshot!(format!("over_{language}"), table);
    }
}

#[test]
fn names_cannot_disturb_the_table() {
    let game = game(OVER);
    let names = names(&["\u{1b}[31mEve\nScore\u{202e}", &"x".repeat(500)]);
    let table = Texts::new(Language::English).table(&game.view(Audience::Open), &names);
    assert!(table.contains("\n[31mEveScore, Gem 5"), "{table}");
    assert!(!table.contains(['\u{1b}', '\u{202e}']));
    assert!(table.lines().all(|line| line.chars().count() <= 80));
    assert_eq!(Texts::new(Language::English).player(&["  ".to_owned()], Seat::S0), "Player 1");
}

/// Every line fits, nothing is left open, and every action of a question reads differently.
#[test]
fn random_games_can_be_read_at_every_step() {
    read_random_games::<Nidavellir>(|players| Options::new(players).expect("2 to 5 players"));
    read_random_games::<Nains>(|players| nains::Options::new(players).expect("2 to 5 players"));
}

fn read_random_games<R: GameTexts>(options: impl Fn(usize) -> R::Options) {
    let all = Language::ALL.map(Texts::new);
    for run in 0..12 {
        let options = options(2 + run as usize % 4);
        let mut dealer = Dealer::of_run(8, run);
        let mut game = R::start(&options, dealer.rng());
        loop {
            let texts = &all[run as usize % 3];
            let audience = if run % 2 == 0 { Audience::Open } else { Audience::Spectator };
            check_table(&texts.table(&game.view(audience), &[]));
            match game.turn() {
                Turn::Chance => {
                    let draw = dealer.draw(&game);
                    game.draw(&draw, &mut ()).expect("possible");
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a seat");
                    check_actions(texts, &game, seat);
                    let action = dealer.pick(&game, seat);
                    game.play(seat, action, &mut ()).expect("legal");
                }
                Turn::Over => break,
            }
        }
    }
}

fn check_table(table: &str) {
    for line in table.lines() {
        assert!(line.chars().count() <= 80, "too wide: {line}");
        assert_eq!(line.trim_end(), line, "spaces at the end");
    }
    assert!(!table.contains(['{', '}', '$']), "{table}");
    for id in ["table-", "count-", "turn-", "column-", "hero-", "card-"] {
        assert!(!table.contains(id), "a message is missing: {table}");
    }
}

fn check_actions<R: GameTexts>(texts: &Texts, game: &State<R>, seat: Seat) {
    let actions = game.legal_actions(seat);
    let words: BTreeSet<String> = actions.iter().map(|&action| texts.action(game.table(), action)).collect();
    assert_eq!(words.len(), actions.len(), "{words:?}");
    for word in &words {
        assert!(!word.contains(['{', '}', '$']) && !word.contains("action-"), "{word}");
    }
}

#[test]
fn placing_a_hero_names_the_hero() {
    let game = game(
        "nidavellir 2p; age 2; round 4; 0: gem 5, coins 0 2 3 4 5, army W9 ylud@hunter; \
         deck1 -; deck2 -; agenda ylud.0 retire",
    );
    let texts = Texts::new(Language::English);
    let words: Vec<String> =
        game.legal_actions(Seat::S0).into_iter().map(|action| texts.action(game.table(), action)).collect();
    assert_eq!(words[..2], ["place Ylud in the Warriors column", "leave Ylud in the Hunters column"]);
    assert_eq!(texts.turn(&game.view(Audience::Spectator), &[]), "Player 1 places Ylud");
}
