//! Every token of a game record has a name, and the right one.

use std::collections::BTreeSet;

use elvaland_rules::Rules;
use elvaland_rules::nains::{Catalog, Nains};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_texts::{Language, Texts};

use crate::tokens::{GAMES, PARTS, RUNES, columns, heroes};

fn each_language(check: impl Fn(&Texts)) {
    for language in Language::ALL {
        check(&Texts::new(language));
    }
}

/// Checks that names are there, complete, and that different tokens have different names.
fn all_different(texts: &Texts, named: impl IntoIterator<Item = (String, String)>) {
    let mut names = BTreeSet::new();
    for (token, name) in named {
        let language = texts.language();
        assert_ne!(name, token, "{language}: {token} has no name");
        assert!(!name.is_empty() && !name.contains(['{', '}', '$']), "{language}: {name}");
        assert!(names.insert(name.clone()), "{language}: {name} is the name of two things");
    }
}

fn with_name(token: &str, name: impl Fn(&str) -> String) -> (String, String) {
    (token.to_owned(), name(token))
}

#[test]
fn every_card_has_a_name() {
    let mut nidavellir: Vec<String> = ["B", "B2", "H", "R3", "R5"].map(str::to_owned).into();
    nidavellir.extend((3..=10).map(|points| format!("W{points}")));
    nidavellir.extend((0..=2).map(|points| format!("M{points}")));
    nidavellir.extend((5..=12).map(|points| format!("E{points}")));
    let mut nains: Vec<String> = vec!["S".into(), "S+m".into()];
    for points in 0..=12 {
        nains.extend(["+o", "+o+m", "+o+o"].map(|symbols| format!("T{points}{symbols}")));
        for malt in ["", "+m", "+m+m"] {
            nains.extend(["T", "E", "C"].map(|order| format!("{order}{points}{malt}")));
            nains.extend(RUNES.map(|rune| format!("F{points}.{rune}{malt}")));
        }
    }
    each_language(|texts| {
        for (game, cards) in [("nidavellir", &nidavellir), ("nains", &nains)] {
            let cards = cards.iter().map(|card| with_name(card, |card| texts.card(game, card)));
            all_different(texts, cards);
        }
    });
}

#[test]
fn every_coin_has_a_name() {
    let mut coins: Vec<String> = ["0", "2", "3", "4", "5", "s3"].map(str::to_owned).into();
    coins.extend((5..=25).map(|value| format!("g{value}")));
    each_language(|texts| {
        all_different(texts, coins.iter().map(|coin| with_name(coin, |coin| texts.coin(coin))));
        let short: BTreeSet<String> = coins.iter().map(|coin| texts.coin_short(coin)).collect();
        assert_eq!(short.len(), coins.len(), "short names tell coins apart");
        assert_eq!(texts.coin_short("4"), "4");
    });
}

#[test]
fn every_hero_has_a_name() {
    each_language(|texts| {
        for game in GAMES {
            let heroes = heroes().filter(|(of, _)| *of == game);
            all_different(texts, heroes.map(|(_, hero)| with_name(hero, |hero| texts.hero(game, hero))));
        }
        for (game, hero) in heroes() {
            let (name, title) = (texts.hero(game, hero), texts.hero_title(game, hero));
            assert!(title.starts_with(&name), "{title}");
            assert!(texts.hero_power(game, hero).is_some(), "{hero}");
        }
    });
}

#[test]
fn every_column_tavern_and_part_has_a_name() {
    each_language(|texts| {
        for (game, parts) in PARTS {
            let columns = columns().filter(|(of, _)| *of == game).map(|(_, column)| column);
            let columns: Vec<&str> = columns.collect();
            let all = columns.iter().chain(parts);
            all_different(texts, all.map(|part| with_name(part, |part| texts.part(game, part))));
            all_different(texts, columns.iter().map(|c| with_name(c, |c| texts.dwarf(game, c))));
            all_different(texts, columns.iter().map(|c| with_name(c, |c| texts.distinction(game, c))));
            all_different(texts, (0..3).map(|t: usize| (t.to_string(), texts.tavern(game, t))));
            all_different(texts, (1..3).map(|age: u8| (age.to_string(), texts.age(game, age))));
            for column in columns {
                assert_eq!(texts.part(game, column), texts.column(game, column));
                assert!(texts.distinction_power(game, column).is_some(), "{column}");
            }
        }
        all_different(texts, GAMES.map(|game| with_name(game, |game| texts.game(game))));
        all_different(texts, ["original", "german"].map(|e| with_name(e, |e| texts.edition(e))));
        all_different(texts, RUNES.map(|rune| with_name(rune, |rune| texts.rune(rune))));
        assert_eq!(texts.distinction("nains", "malt"), texts.hero("nains", "certification"));
    });
}

#[test]
fn every_tavern_has_a_key_that_nothing_else_has() {
    each_language(|texts| {
        for game in GAMES {
            let mut taken: BTreeSet<String> = ["T", "A", "O", "C", "S", "L"].map(str::to_owned).into();
            for tavern in 0..3 {
                let key = texts.tavern_key(game, tavern);
                assert!(key.len() == 1 && key.chars().all(|c| c.is_ascii_uppercase()), "{key}");
                let name = texts.tavern(game, tavern);
                assert!(name.to_uppercase().contains(&key), "{key} is not in {name}");
                assert!(taken.insert(key.clone()), "{key} stands for two things");
            }
        }
    });
}

#[test]
fn names_are_those_of_each_edition() {
    let [english, french, german] = Language::ALL.map(Texts::new);
    for (names, expected) in [
        (
            [&english, &french, &german].map(|t| t.column("nidavellir", "warrior")),
            ["Warriors", "Guerrier·ère·s", "Krieger"],
        ),
        (
            [&english, &french, &german].map(|t| t.card("nidavellir", "W7")),
            ["Warrior 7", "Guerrier·ère 7", "Krieger 7"],
        ),
        (
            [&english, &french, &german].map(|t| t.card("nidavellir", "R5")),
            ["Royal Offering +5", "Offrande Royale +5", "Subvention +5"],
        ),
        (
            [&english, &french, &german].map(|t| t.card("nains", "T2+o+m+m")),
            ["Temple 2 (occult, 2 malt)", "Temple 2 (occulte, 2 malts)", "Tempel 2 (Okkult, 2 Malz)"],
        ),
        (
            [&english, &french, &german].map(|t| t.card("nains", "F0.star")),
            ["Forge 0 (star rune)", "Forge 0 (rune de l’étoile)", "Schmiede 0 (Sternrune)"],
        ),
        ([&english, &french, &german].map(|t| t.coin("g12")), ["gold coin 12", "pièce d’or 12", "Goldmünze 12"]),
        (
            [&english, &french, &german].map(|t| t.tavern("nidavellir", 0)),
            ["Laughing Goblin", "Gobelin Rieur", "Feiernder Goblin"],
        ),
        (
            [&english, &french, &german].map(|t| t.distinction("nidavellir", "explorer")),
            ["Pioneer of the Kingdom", "Pionnier·ère du Royaume", "Fernrohr der Weitsicht"],
        ),
        (
            [&english, &french, &german].map(|t| t.hero_title("nidavellir", "ylud")),
            ["Ylud the Unpredictable", "Ylud l’Imprévisible", "Ylud"],
        ),
        ([&english, &french, &german].map(|t| t.part("nains", "errants")), ["Wanderers", "Errants", "Wanderer"]),
    ] {
        assert_eq!(names, expected);
    }
}

#[test]
fn letters_and_majorities_belong_to_their_column() {
    let english = Texts::new(Language::English);
    for (game, cards, wins) in [
        (
            "nidavellir",
            ["W3 Warrior 3", "H Hunter", "M1 Miner 1", "B Blacksmith", "E12 Explorer 12"],
            ["King’s Hand", "Hunting Master", "Crown Jeweler", "King’s Great Armorer", "Pioneer of the Kingdom"],
        ),
        (
            "nains",
            ["S Shield", "T4 Temple 4", "E8 Wanderer 8", "F1.iron Forge 1 (iron rune)", "C5 Talion 5"],
            ["Tiss", "Aral", "Brum", "Redwin", "Ordo"],
        ),
    ] {
        for card in cards {
            let (token, name) = card.split_once(' ').expect("a token and its name");
            assert_eq!(english.card(game, token), name);
        }
        let columns = columns().filter(|(of, _)| *of == game).map(|(_, column)| column);
        for (column, win) in columns.zip(wins) {
            assert_eq!(english.distinction(game, column), win);
        }
    }
    assert_eq!(english.card("nidavellir", "B2"), "Special Blacksmith (King’s Great Armorer)");
}

#[test]
fn unknown_tokens_come_back() {
    each_language(|texts| {
        for token in ["", "xyz", "W", "É7", "+", "g", "s", "gg5", "-1", "a b", "kraal.power"] {
            for game in GAMES.into_iter().chain(["", "chess"]) {
                assert_eq!(texts.card(game, token), token);
                assert_eq!(texts.hero(game, token), token);
                assert_eq!(texts.hero_title(game, token), token);
                assert_eq!(texts.hero_power(game, token), None);
                assert_eq!(texts.column(game, token), token);
                assert_eq!(texts.dwarf(game, token), token);
                assert_eq!(texts.part(game, token), token);
                assert_eq!(texts.distinction(game, token), token);
            }
            assert_eq!(texts.coin(token), token);
            assert_eq!(texts.coin_short(token), token);
            assert_eq!(texts.edition(token), token);
        }
        assert_eq!(texts.tavern("nidavellir", 3), "3");
        assert_eq!(texts.card("nains", "F1.moon+m").matches("moon").count(), 1);
    });
}

#[test]
fn tokens_are_those_of_the_rules() {
    fn all<R: Rules>() -> (Vec<&'static str>, [&'static str; 5]) {
        (R::hero_names().collect(), R::COLUMNS)
    }
    for (game, (rules, orders)) in [("nidavellir", all::<Nidavellir>()), ("nains", all::<Nains>())] {
        let named: Vec<&str> = heroes().filter(|(of, _)| *of == game).map(|(_, hero)| hero).collect();
        assert_eq!(named, rules);
        let named: Vec<&str> = columns().filter(|(of, _)| *of == game).map(|(_, column)| column).collect();
        assert_eq!(named, orders);
    }
}

#[test]
fn every_card_of_the_list_has_a_name() {
    each_language(|texts| {
        let faces: BTreeSet<String> = Catalog::built_in().cards().iter().map(|dwarf| dwarf.face.to_string()).collect();
        all_different(texts, faces.iter().map(|face| with_name(face, |face| texts.card("nains", face))));
        for dwarf in Catalog::built_in().cards() {
            let rune = dwarf.face.rune().map(|rune| rune.name().to_owned()).unwrap_or_default();
            assert!(rune.is_empty() || texts.rune(&rune) != rune, "{rune}");
        }
    });
}
