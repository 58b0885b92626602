//! Explanations are complete, and their numbers are those of the rules.

use std::collections::BTreeSet;

use elvaland_rules::mechanics::{Column, NamedHero, Piece, Post, Rules};
use elvaland_rules::nains::{self, Cognar, EliteOrder, Nains};
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero, Options};
use elvaland_rules::position::PositionFormat;
use elvaland_rules::{Seat, State};
use elvaland_texts::{GameTexts, Language, Texts, Topic};

const GAMES: [&str; 2] = [Nidavellir::NAME, Nains::NAME];

/// Every column, with its game.
fn columns() -> impl Iterator<Item = (&'static str, &'static str)> {
    let nidavellir = Nidavellir::COLUMNS.into_iter().map(|column| (Nidavellir::NAME, column));
    nidavellir.chain(Nains::COLUMNS.into_iter().map(|column| (Nains::NAME, column)))
}

/// Every hero, with its game.
fn heroes() -> impl Iterator<Item = (&'static str, &'static str)> {
    let nidavellir = Nidavellir::hero_names().map(|hero| (Nidavellir::NAME, hero));
    nidavellir.chain(Nains::hero_names().map(|hero| (Nains::NAME, hero)))
}

fn nidavellir() -> Nidavellir {
    Nidavellir::new(Options::new(5).expect("2 to 5 players"))
}

fn nains() -> Nains {
    Nains::new(&nains::Options::new(5).expect("2 to 5 players"), EliteOrder::default())
}

fn each_language(check: impl Fn(&Texts)) {
    for language in Language::ALL {
        check(&Texts::new(language));
    }
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<u16> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// A part of the score of a player with this army.
fn score<R: PositionFormat>(army: &str, part: &str) -> u16 {
    let text = format!("{} 2p; age 2; round 4; 0: army {army}; agenda over", R::NAME);
    let game = text.parse::<State<R>>().unwrap_or_else(|error| panic!("{army}: {error}"));
    let part = R::part_names().position(|name| name == part).expect("a part");
    game.score(Seat::S0).values()[part]
}

/// Explanations of heroes with a fixed column start with their ranks and contain their points.
fn check_own_columns<R: GameTexts>(rules: &R) {
    for hero in R::Hero::ALL {
        let (hero, name) = (hero.id(), hero.name());
        if let Post::Column(column) = R::post(hero) {
            let worth = rules.worth(Piece::hero(hero, column));
            each_language(|texts| {
                let said = numbers(&texts.hero_power(R::NAME, name).expect("a power"));
                assert_eq!(said.first(), Some(&worth.ranks.into()), "{name}");
                assert!(worth.points() == 0 || said[1..].contains(&worth.points().into()), "{name}: {said:?}");
                let explained = texts.hero_explained(R::NAME, name).expect("a hero");
                let scoring = texts.scoring(R::NAME, R::COLUMNS[column.index()]).expect("a column");
                assert!(explained.ends_with(&scoring), "{explained}");
            });
        }
    }
}

#[test]
fn ranks_and_points_of_heroes_are_those_of_the_rules() {
    check_own_columns(&nidavellir());
    check_own_columns(&nains());
}

#[test]
fn points_in_the_command_zone_are_those_of_the_rules() {
    each_language(|texts| {
        for hero in ["grid", "skaa", "thrud@hunter", "uline"] {
            let power = texts.hero_power("nidavellir", hero.trim_end_matches("@hunter")).expect("a power");
            let points = score::<Nidavellir>(hero, "heroes");
            assert!(numbers(&power).contains(&points), "{power}");
        }
        for (cognar, part) in
            [("gurdan", "heroes"), ("borogam", "heroes"), ("oboron gaat@temple", "heroes"), ("brum", "elite")]
        {
            let name = cognar.split(' ').next().expect("a name");
            let power = texts.hero_power("nains", name).expect("a power");
            assert_eq!(numbers(&power).first(), Some(&score::<Nains>(cognar, part)), "{power}");
        }
        let brothers = ["dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir"];
        let points: Vec<u16> =
            (1..=5).map(|count| score::<Nidavellir>(&brothers[..count].join(" "), "heroes")).collect();
        for brother in brothers {
            assert_eq!(numbers(&texts.hero_power("nidavellir", brother).expect("a power")), points);
        }
    });
}

#[test]
fn those_who_choose_their_column_say_what_they_are_worth_there() {
    let points = |points: [u8; 5]| points.into_iter().filter(|&points| points > 0).map(u16::from).collect::<Vec<_>>();
    let ylud = Column::ALL.map(|column| nidavellir().worth(Piece::hero(NidavellirHero::Ylud.id(), column)).points());
    let rules = nains();
    let gaat = Column::ALL.map(|column| rules.worth(Piece::hero(Cognar::Gaat.id(), column)).points());
    each_language(|texts| {
        assert!(numbers(&texts.hero_power("nidavellir", "ylud").expect("a power")).ends_with(&points(ylud)));
        assert!(numbers(&texts.hero_power("nains", "gaat").expect("a power")).ends_with(&points(gaat)));
        for mercenary in Cognar::ALL.into_iter().filter(|cognar| cognar.is_mercenary()) {
            let worth = rules.worth(Piece::hero(mercenary.id(), Column::First));
            let power = texts.hero_power("nains", mercenary.name()).expect("a power");
            assert_eq!(numbers(&power), [worth.ranks, worth.points()].map(u16::from), "{power}");
        }
    });
}

#[test]
fn symbols_of_cognars_are_those_of_the_rules() {
    let rules = nains();
    let english = Texts::new(Language::English);
    for cognar in Cognar::ALL {
        let Post::Column(column) = cognar.post() else { continue };
        let marks = rules.cards().marks_of(Piece::hero(cognar.id(), column));
        let power = english.hero_power("nains", cognar.name()).expect("a power");
        for (count, symbol) in
            [(marks.occult, "occult symbol"), (marks.runes(), "unique rune"), (marks.malt, "malt symbol")]
        {
            let said = power.contains(&format!("{count} {symbol}"));
            assert_eq!(said, count > 0, "{power}");
        }
    }
}

#[test]
fn series_of_scores_are_those_of_the_rules() {
    let series = |dwarf: &str, column| -> Vec<u16> {
        (1..=5).map(|ranks| score::<Nidavellir>(&vec![dwarf; ranks].join(" "), column)).collect()
    };
    let (hunters, blacksmiths) = (series("H", "hunter"), series("B", "blacksmith"));
    each_language(|texts| {
        assert_eq!(numbers(&texts.scoring("nidavellir", "hunter").expect("a column")), hunters);
        assert_eq!(numbers(&texts.scoring("nidavellir", "blacksmith").expect("a column")), blacksmiths);
    });
}

#[test]
fn cards_are_worth_what_the_rules_say() {
    check_cards(&nidavellir());
    check_cards(&nains());
    each_language(|texts| {
        let rules = nidavellir();
        for card in rules.cards() {
            if let Some(plus) = Nidavellir::offering(card) {
                let explained = texts.card_explained("nidavellir", rules.card_name(card)).expect("a card");
                assert_eq!(numbers(&explained), [u16::from(plus)]);
            }
        }
    });
}

fn check_cards<R: GameTexts>(rules: &R) {
    for card in rules.cards() {
        let (name, worth) = (rules.card_name(card), rules.worth(Piece::dwarf(card)));
        each_language(|texts| {
            let explained = texts.card_explained(R::NAME, name).unwrap_or_else(|| panic!("{name} is not explained"));
            assert!(!explained.contains(['{', '}', '$']), "{explained}");
            if worth.ranks > 0 {
                let ranks = texts.format("count-ranks", &[("count", worth.ranks.into())]);
                let points = texts.format("count-points", &[("count", worth.points().into())]);
                assert!(explained.contains(&ranks), "{explained}");
                assert!(worth.points() == 0 || explained.contains(&points), "{explained}");
                let scoring = texts.scoring(R::NAME, R::COLUMNS[worth.column.index()]).expect("a column");
                assert!(explained.contains(&scoring), "{explained}");
            }
        });
    }
}

#[test]
fn explanations_read_well() {
    let [english, french, german] = Language::ALL.map(Texts::new);
    assert_eq!(
        english.card_explained("nains", "F2.fire+m").as_deref(),
        Some(
            "Forge 2: 1 rank, 2 points, malt, fire rune. The Forge scores the sum of its points plus the square of the \
             number of your different runes. Each malt symbol scores 1 point."
        )
    );
    assert_eq!(
        french.card_explained("nidavellir", "H").as_deref(),
        Some(
            "Chasseur·euse\u{a0}: 1 grade. Les Chasseur·euse·s rapportent le carré de leurs grades\u{a0}: 1, 4, 9, 16, 25 et \
             ainsi de suite."
        )
    );
    assert_eq!(
        german.card_explained("nidavellir", "R5").as_deref(),
        Some("Werte sofort eine deiner Münzen um 5 auf, aber keine Tauschmünze; dann wird die Karte abgeworfen.")
    );
    assert_eq!(
        german.distinction_explained("nidavellir", "warrior").as_deref(),
        Some("Mehrheit (Krieger): Werte eine deiner Münzen um 5 auf.")
    );
    assert!(english.card_explained("nidavellir", "B2").expect("a card").contains(": 2 ranks. Blacksmiths"));
}

#[test]
fn every_coin_and_gem_is_explained() {
    each_language(|texts| {
        let coins = ["0", "2", "s3", "g5"].map(|coin| texts.coin_explained(coin).expect("a coin"));
        assert_eq!(coins.iter().collect::<BTreeSet<_>>().len(), 4);
        assert_eq!(texts.coin_explained("5"), texts.coin_explained("2"));
        assert_eq!(texts.coin_explained("g25"), texts.coin_explained("g5"));
        assert_eq!(texts.coin_explained("x"), None);
        assert_eq!(texts.gem_explained("nidavellir", 6), texts.get("explain-gem-six"));
        for (game, gem) in [("nidavellir", 5), ("nains", 5), ("nains", 6), ("chess", 6)] {
            assert_eq!(texts.gem_explained(game, gem), texts.for_game(game).get("explain-gem"));
        }
    });
}

#[test]
fn every_topic_is_explained_for_every_game() {
    each_language(|texts| {
        for game in GAMES {
            let topics: BTreeSet<String> = Topic::ALL.into_iter().map(|topic| texts.explained(game, topic)).collect();
            assert_eq!(topics.len(), Topic::ALL.len());
            assert!(topics.iter().all(|text| !text.contains(['{', '$']) && !text.starts_with("explain-")));
        }
        let by_game = |topic| GAMES.map(|game| texts.explained(game, topic));
        for topic in [Topic::Line, Topic::Evaluation] {
            let [nidavellir, nains] = by_game(topic);
            assert!(nains.contains("Cognar") && !nidavellir.contains("Cognar"), "{nains}");
        }
        for (game, hero) in heroes() {
            assert!(texts.hero_explained(game, hero).is_some_and(|text| text.ends_with('.')), "{hero}");
        }
        for (game, column) in columns().chain([("nains", "malt")]) {
            assert!(texts.distinction_explained(game, column).is_some_and(|text| text.ends_with('.')), "{column}");
        }
    });
}

#[test]
fn of_what_is_unknown_nothing_is_known() {
    each_language(|texts| {
        for game in GAMES.into_iter().chain(["", "chess"]) {
            for token in ["", "xyz", "É7", "kraal.power"] {
                assert_eq!(texts.card_explained(game, token), None);
                assert_eq!(texts.hero_explained(game, token), None);
                assert_eq!(texts.distinction_explained(game, token), None);
                assert_eq!(texts.scoring(game, token), None);
            }
        }
    });
}
