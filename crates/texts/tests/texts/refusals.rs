//! Every reason for a refusal is a sentence in every language.

use std::collections::BTreeSet;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{ParseError, Reason, Refusal};
use elvaland_rules::ruling::Ruling;
use elvaland_texts::{Language, Texts};

/// One example of each reason, in the order of [`number`].
fn examples() -> Vec<Reason> {
    let text = || "xyz".to_owned();
    let hero = || "hourya".to_owned();
    vec![
        Reason::GameOver,
        Reason::NotYourTurn { seat: Seat::S2 },
        Reason::NoSuchSeat { seat: 5, players: 3 },
        Reason::NotAsked { asked: "take" },
        Reason::ChanceFirst,
        Reason::NotChance,
        Reason::CoinNotThere { coin: "g9".to_owned(), place: "pouch" },
        Reason::SameCoinTwice { coin: "5".to_owned() },
        Reason::CoinCannotChange { coin: "s3".to_owned() },
        Reason::CardNotHere { card: "W7".to_owned() },
        Reason::CardNotOffered { card: "H".to_owned() },
        Reason::CardNotInDeck { card: "R5".to_owned() },
        Reason::WrongNumberOfCards { expected: 3, found: 1 },
        Reason::HeroTaken { hero: hero() },
        Reason::HeroNotInGame { hero: hero() },
        Reason::HeroNeedsRanks { hero: hero(), column: "explorer", ranks: 5 },
        Reason::HeroNeedsDiscards { hero: "dagda".to_owned(), count: 2 },
        Reason::HeroNeedsColumn { hero: "thrud".to_owned() },
        Reason::HeroHasNoChoiceOfColumn { hero: hero() },
        Reason::ColumnNotDiscardable { column: "miner" },
        Reason::ColumnExcluded { column: "hunter" },
        Reason::WrongNumberOfColumns { expected: 2 },
        Reason::PlayersOutOfRange { players: 7 },
        Reason::UnknownOption { text: text() },
        Reason::WrongGems { text: "[1, 2]".to_owned() },
        Reason::HeroNotRecruited { hero: hero() },
        Reason::HeroNeedsPair { hero: hero() },
        Reason::HeroMustFollow { hero: hero() },
        Reason::WrongOrder { text: "[Tiss]".to_owned() },
        Reason::WrongCards { text: text() },
        Reason::NoSuchIndex { index: 149 },
    ]
}

/// One example of each error, in the order of [`number_of_error`].
fn parse_errors() -> Vec<ParseError> {
    let text = || "xyz".to_owned();
    vec![
        ParseError::UnknownCoin { text: text() },
        ParseError::UnknownPlace { text: text() },
        ParseError::UnknownCard { text: text() },
        ParseError::UnknownHero { text: text() },
        ParseError::UnknownColumn { text: text() },
        ParseError::UnknownAction { text: text() },
        ParseError::BrokenAction { text: text() },
        ParseError::NotAsked { asked: "ylud" },
    ]
}

/// A new error does not compile until it has a number, and then the count below asks for an example.
fn number_of_error(error: &ParseError) -> usize {
    match error {
        ParseError::UnknownCoin { .. } => 0,
        ParseError::UnknownPlace { .. } => 1,
        ParseError::UnknownCard { .. } => 2,
        ParseError::UnknownHero { .. } => 3,
        ParseError::UnknownColumn { .. } => 4,
        ParseError::UnknownAction { .. } => 5,
        ParseError::BrokenAction { .. } => 6,
        ParseError::NotAsked { .. } => 7,
    }
}

/// A new reason does not compile until it has a number, and then the count below asks for an example.
fn number(reason: &Reason) -> usize {
    match reason {
        Reason::GameOver => 0,
        Reason::NotYourTurn { .. } => 1,
        Reason::NoSuchSeat { .. } => 2,
        Reason::NotAsked { .. } => 3,
        Reason::ChanceFirst => 4,
        Reason::NotChance => 5,
        Reason::CoinNotThere { .. } => 6,
        Reason::SameCoinTwice { .. } => 7,
        Reason::CoinCannotChange { .. } => 8,
        Reason::CardNotHere { .. } => 9,
        Reason::CardNotOffered { .. } => 10,
        Reason::CardNotInDeck { .. } => 11,
        Reason::WrongNumberOfCards { .. } => 12,
        Reason::HeroTaken { .. } => 13,
        Reason::HeroNotInGame { .. } => 14,
        Reason::HeroNeedsRanks { .. } => 15,
        Reason::HeroNeedsDiscards { .. } => 16,
        Reason::HeroNeedsColumn { .. } => 17,
        Reason::HeroHasNoChoiceOfColumn { .. } => 18,
        Reason::ColumnNotDiscardable { .. } => 19,
        Reason::ColumnExcluded { .. } => 20,
        Reason::WrongNumberOfColumns { .. } => 21,
        Reason::PlayersOutOfRange { .. } => 22,
        Reason::UnknownOption { .. } => 23,
        Reason::WrongGems { .. } => 24,
        Reason::HeroNotRecruited { .. } => 25,
        Reason::HeroNeedsPair { .. } => 26,
        Reason::HeroMustFollow { .. } => 27,
        Reason::WrongOrder { .. } => 28,
        Reason::WrongCards { .. } => 29,
        Reason::NoSuchIndex { .. } => 30,
    }
}

#[test]
fn every_reason_has_a_sentence_in_every_language() {
    let numbers: Vec<usize> = examples().iter().map(number).collect();
    assert_eq!(numbers, (0..31).collect::<Vec<_>>());
    let numbers: Vec<usize> = parse_errors().iter().map(number_of_error).collect();
    assert_eq!(numbers, (0..8).collect::<Vec<_>>());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for game in ["nidavellir", "nains"] {
            let reasons = examples().into_iter().map(|reason| texts.refusal(game, &Refusal::from(reason)));
            let errors = parse_errors().into_iter().map(|error| texts.parse_error(game, &error));
            let mut sentences = BTreeSet::new();
            for sentence in reasons.chain(errors) {
                assert!(sentence.ends_with('.') && !sentence.contains(['{', '}', '$']), "{language}: {sentence}");
                assert!(sentence.contains(' '), "{language}: no words: {sentence}");
                assert!(sentences.insert(sentence.clone()), "{language}: said twice: {sentence}");
            }
        }
    }
}

#[test]
fn the_ruling_stands_in_brackets() {
    let refusal = Reason::HeroNeedsDiscards { hero: "dagda".to_owned(), count: 2 }.under(Ruling::NID_R5);
    let [english, french, german] = Language::ALL.map(|language| Texts::new(language).refusal("nidavellir", &refusal));
    assert_eq!(english, "Dagda requires a dwarf on top of 2 other columns to discard. (NID-R5)");
    assert_eq!(french, "Dagda demande une carte Nain·e à défausser à la fin de 2 autres colonnes. (NID-R5)");
    assert_eq!(german, "Für Dagda muss obenauf in 2 anderen Spalten ein Zwerg zum Abwerfen liegen. (NID-R5)");
}

#[test]
fn seats_are_counted_from_one() {
    let texts = Texts::new(Language::English);
    let refusal = Refusal::from(Reason::NotYourTurn { seat: Seat::S0 });
    assert_eq!(texts.refusal("nidavellir", &refusal), "It is not player 1’s turn.");
    let refusal = Refusal::from(Reason::NoSuchSeat { seat: usize::MAX, players: 2 });
    assert!(texts.refusal("nidavellir", &refusal).contains("2 players."));
}

#[test]
fn nains_has_cognars_and_mercenaries() {
    let said = |reason: Reason| {
        let refusal = Refusal::from(reason);
        Language::ALL.map(|language| Texts::new(language).refusal("nains", &refusal))
    };
    assert_eq!(
        said(Reason::NotAsked { asked: "hero" }),
        [
            "That cannot be played now. Next: recruit a Cognar.",
            "Ce coup n’est pas possible maintenant. À jouer\u{a0}: recruter un Cognar.",
            "Das geht jetzt nicht. Dran ist: einen Cognar rekrutieren.",
        ]
    );
    assert_eq!(
        Language::ALL.map(|language| {
            Texts::new(language).parse_error("nains", &ParseError::UnknownHero { text: "thrud".to_owned() })
        }),
        [
            "There is no Cognar called “thrud”.",
            "Aucun Cognar ne s’appelle «\u{a0}thrud\u{a0}».",
            "Einen Cognar „thrud“ gibt es nicht.",
        ]
    );
    assert_eq!(
        said(Reason::HeroMustFollow { hero: "fey".to_owned() }),
        [
            "Mercenaries come in pairs: recruit a second mercenary before Fey.",
            "Les mercenaires viennent par deux\u{a0}: recrutez un deuxième mercenaire avant Fey.",
            "Söldner kommen zu zweit: Rekrutiere vor Fey einen zweiten Söldner.",
        ]
    );
    assert_eq!(
        said(Reason::HeroNeedsPair { hero: "wal".to_owned() })[2],
        "Wal muss ein neues Set vervollständigen, und ein anderer Söldner muss noch übrig sein."
    );
    assert_eq!(
        said(Reason::HeroNotRecruited { hero: "gaat".to_owned() }),
        [
            "Ga’at cannot be recruited with a line.",
            "Une ligne ne permet pas de recruter Ga’at.",
            "Ga’at lässt sich nicht mit einem Set rekrutieren.",
        ]
    );
}
