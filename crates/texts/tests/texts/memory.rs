//! Tables where coins are remembered, or scores hidden: nothing is written that is not seen.

use elvaland_rules::mechanics::MemoryView;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Scores, Seat, State};
use elvaland_texts::{Language, Texts};

/// Ada looks; Bo has revealed a 4 and keeps a gold 13 in the pouch.
const MIDDLE: &str = "nidavellir 2p; age 1; round 2; taverns H B / M1 B W3 / W4 W9 H; \
    0: gem 5, coins 5!/0/3/2 4/-, army W5 H; 1: gem 4, coins 4!/0/3/2 g13/-, army W6 H H; \
    auction 1 0=5 1=4; agenda turns.1";

const OVER: &str = "nidavellir 2p; age 2; round 4; 0: gem 5, coins 0 2 3 4 g12, army W9 H H H E6 uline; \
    1: gem 4, coins 0 2 3 4 g14, army W3 W3 H H B B; deck1 -; deck2 -; agenda over";

fn game(text: &str) -> State<Nidavellir> {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn remembered(text: &str) -> MemoryView<Nidavellir> {
    MemoryView::of(&game(text).view(Audience::Seat(Seat::S0)))
}

#[test]
fn coins_of_others_are_hidden_in_memory_mode() {
    let view = remembered(MIDDLE);
    let table = Texts::new(Language::English).table(&view, &[]);
    assert!(table.contains("Player 1, Gem 5, 25 points\n  Coins         0, 2, 3, 4, 5\n"), "{table}");
    assert!(table.contains("Player 2, Gem 4, 10 points without coins\n  Coins         hidden\n"), "{table}");
    assert!(table.contains("Laughing Goblin: 4"), "what lies face up is seen: {table}");
    assert!(!table.contains("gold 13"), "{table}");
    assert!(table.contains("  Coins              14         ?\n"), "{table}");
    assert!(table.contains("  Hidden coins are not counted\n"), "{table}");
    for (language, words) in [
        (Language::French, ["10 points sans les pièces", "cachées", "ne sont pas comptées"]),
        (Language::German, ["10 Punkte ohne Münzen", "verdeckt", "nicht mitgezählt"]),
    ] {
        let table = Texts::new(language).table(&view, &[]);
        assert!(words.iter().all(|word| table.contains(word)), "{table}");
    }
}

#[test]
fn nobody_is_said_to_win_while_coins_are_hidden() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.winners(&remembered(OVER), &[]), None);
    assert!(texts.table(&remembered(OVER), &[]).contains("\nThe game is over.\n"));
    let open = game(OVER).view(Audience::Open);
    let winners = texts.winners(&open, &[]).expect("all is seen");
    assert!(texts.table(&open, &[]).contains(&format!("The game is over. {winners}.\n")));
    let standing = game(OVER).winners();
    assert!(standing.iter().all(|seat| winners.contains(&texts.player(&[], seat))), "{winners}");
}

#[test]
fn hidden_scores_are_left_out() {
    for (language, words) in [
        (Language::English, "Scores are hidden until the end\n"),
        (Language::French, "Les scores sont cachés jusqu’à la fin\n"),
        (Language::German, "Der Punktestand bleibt bis zum Ende verdeckt\n"),
    ] {
        let texts = Texts::new(language);
        let view = game(MIDDLE).view(Audience::Seat(Seat::S1));
        let table = texts.table_with(&view, &[], Scores::Hidden);
        assert!(table.contains(words), "{table}");
        assert!(table.contains(&format!("{}, {} 5\n", texts.player(&[], Seat::S0), texts.get("table-gem"))), "{table}");
        assert!(!table.contains(&texts.part("nidavellir", "total")), "{table}");
        assert_eq!(texts.table(&view, &[]), texts.table_with(&view, &[], Scores::Shown));
    }
}

#[test]
fn turns_read_the_same_in_memory_mode() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.turn(&remembered(MIDDLE), &[]), "Player 2 takes a card");
}
