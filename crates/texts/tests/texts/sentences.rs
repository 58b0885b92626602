//! Messages filled in: complete, with the right plurals and the right words.

use elvaland_texts::{Language, Texts, Value};

use crate::ftl::all_patterns;
use crate::tokens::{ACTIONS, PLACES};

fn texts() -> [Texts; 3] {
    Language::ALL.map(Texts::new)
}

fn counted(texts: &Texts, id: &str, variable: &str, count: i64) -> String {
    texts.format(id, &[(variable, count.into())])
}

#[test]
fn texts_are_shared_by_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let [english, ..] = texts();
    shared(&english);
    std::thread::scope(|scope| {
        for count in 0..4 {
            let english = &english;
            scope.spawn(move || assert_ne!(counted(english, "count-cards", "count", count), ""));
        }
    });
}

#[test]
fn every_message_shows_all_it_is_given() {
    for texts in texts() {
        // Symbols are counted, and one is not shown as a number.
        let names = ["symbol-"];
        let messages = all_patterns(Language::English).into_iter().filter(|(id, _)| !id.contains('.'));
        for (id, pattern) in messages.filter(|(id, _)| !names.iter().any(|name| id.starts_with(name))) {
            let filled: Vec<(&str, Value<'_>)> = pattern
                .variables
                .iter()
                .zip(70..)
                .map(|(name, number)| match name.as_str() {
                    // The place of a value on the track is a number, that of a coin is a word.
                    "place" if id.starts_with("track-") => (name.as_str(), number.into()),
                    "asked" | "game" | "place" | "deck" | "what" | "who" => (name.as_str(), "nains".into()),
                    "before" | "count" | "era" | "found" | "from" | "gem" | "line" | "most" | "number" | "plus"
                    | "points" | "ranks" | "round" | "rounds" | "seat" | "to" | "total" | "value" => {
                        (name.as_str(), number.into())
                    }
                    "counted" if id.starts_with("cards-") => (name.as_str(), number.into()),
                    "expected" if !id.starts_with("cards-") => (name.as_str(), number.into()),
                    other => (other, format!("«{other}»").into()),
                })
                .collect();
            let text = texts.format(&id, &filled);
            assert_ne!(text, id, "{}", texts.language());
            assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{text}");
            for (name, value) in &filled {
                match value {
                    Value::Text(value) if value.starts_with('«') => {
                        assert!(text.contains(&**value), "{id} hides ${name}: {text}");
                    }
                    // The winners' number chooses the words and is not shown.
                    Value::Number(number) if (id.as_str(), *name) != ("table-winners", "count") => {
                        assert!(text.contains(&number.to_string()), "{id} hides ${name}: {text}");
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let [english, french, german] = texts();
    let points = |texts: &Texts| [0, 1, 2].map(|count| counted(texts, "count-points", "count", count));
    assert_eq!(points(&english), ["0 points", "1 point", "2 points"]);
    assert_eq!(points(&french), ["0 point", "1 point", "2 points"]);
    assert_eq!(points(&german), ["0 Punkte", "1 Punkt", "2 Punkte"]);

    let columns = |texts: &Texts| [1, 2].map(|n| counted(texts, "refusal-wrong-number-of-columns", "expected", n));
    assert_eq!(columns(&english), ["Choose 1 column.", "Choose 2 different columns."]);
    assert_eq!(columns(&french), ["Choisissez 1 colonne.", "Choisissez 2 colonnes différentes."]);
    assert_eq!(columns(&german), ["Wähle 1 Spalte.", "Wähle 2 verschiedene Spalten."]);

    let cards = |texts: &Texts| [1, 36].map(|count| counted(texts, "count-cards", "count", count));
    assert_eq!(cards(&english), ["1 card", "36 cards"]);
    assert_eq!(cards(&german), ["1 Karte", "36 Karten"]);
}

#[test]
fn victory_is_won_or_shared() {
    let [english, french, german] = texts();
    let winners = |texts: &Texts, names: &[&str], points: i64| {
        let variables = [
            ("players", texts.list(names).into()),
            ("count", names.len().into()),
            ("points", points.into()),
            ("who", "other".into()),
        ];
        texts.format("table-winners", &variables)
    };
    assert_eq!(winners(&english, &["Ada"], 204), "Ada wins with 204 points");
    assert_eq!(winners(&english, &["Ada", "Bo"], 1), "Ada and Bo share the victory with 1 point");
    assert_eq!(winners(&french, &["Ada"], 0), "Ada l’emporte avec 0 point");
    assert_eq!(winners(&french, &["Ada", "Bo", "Cy"], 171), "Ada, Bo et Cy se partagent la victoire avec 171 points");
    assert_eq!(winners(&german, &["Ada"], 1), "Ada gewinnt mit 1 Punkt");
    assert_eq!(winners(&german, &["Ada", "Bo"], 99), "Ada und Bo teilen sich den Sieg mit 99 Punkten");
    assert_eq!(english.list(&[] as &[&str]), "");
}

#[test]
fn every_token_has_words_of_its_own() {
    for texts in texts() {
        for (id, variable, tokens) in [
            ("refusal-not-asked", "asked", &ACTIONS[..]),
            ("refusal-coin-not-there", "place", &PLACES[..]),
            ("action-transform", "place", &PLACES[..]),
        ] {
            let format = |token: &str| texts.format(id, &[(variable, token.into()), ("coin", "5".into())]);
            let mut all: Vec<String> = tokens.iter().map(|token| format(token)).collect();
            all.push(format("something else"));
            all.sort();
            all.dedup();
            assert_eq!(all.len(), tokens.len() + 1, "{}: {id}", texts.language());
        }
    }
}

#[test]
fn words_of_nains_are_used_when_asked() {
    let [english, french, german] = texts();
    let hero =
        |texts: &Texts, game: &str| texts.format("turn-hero", &[("player", "Ada".into()), ("game", game.into())]);
    assert_eq!(hero(&english, "nains"), "Ada recruits a Cognar");
    assert_eq!(hero(&french, "nidavellir"), "Ada recrute un·e Héros·ïne");
    assert_eq!(hero(&german, "nidavellir"), "Ada rekrutiert einen Helden");
    assert_eq!(english.get("table-heroes-left"), "Heroes left");
}

#[test]
fn sentences_read_well_with_real_names() {
    let [english, french, german] = texts();
    let needs = |texts: &Texts| {
        let variables = [
            ("hero", texts.hero("nidavellir", "hourya").into()),
            ("column", texts.column("nidavellir", "explorer").into()),
            ("ranks", 5.into()),
        ];
        texts.format("refusal-hero-needs-ranks", &variables)
    };
    assert_eq!(needs(&english), "Hourya requires 5 ranks in the Explorers column.");
    assert_eq!(needs(&french), "Hourya demande 5 grades dans la colonne Explorateur·rice·s.");
    assert_eq!(needs(&german), "Für Hourya brauchst du 5 Rangabzeichen in der Spalte Entdecker.");

    let there = |texts: &Texts| {
        let variables = [("coin", texts.coin("g9").into()), ("place", "tavern2".into())];
        texts.format("refusal-coin-not-there", &variables)
    };
    assert_eq!(there(&english), "There is no gold coin 9 at the second tavern.");
    assert_eq!(there(&french), "Il n’y a pas de pièce d’or 9 à la deuxième taverne.");
    assert_eq!(there(&german), "In der zweiten Taverne ist keine Goldmünze 9.");

    let bid = |texts: &Texts| {
        let [first, second, third] = ["5", "0", "g9"].map(|coin| texts.coin_short(coin));
        let variables = [("first", first.into()), ("second", second.into()), ("third", third.into())];
        texts.format("action-bid", &variables)
    };
    assert_eq!(bid(&english), "bid 5, 0, gold 9");
    assert_eq!(bid(&french), "miser 5, 0, 9 d’or");
    assert_eq!(bid(&german), "5, 0, Gold 9 bieten");

    let recruit = |texts: &Texts| {
        let column = texts.column("nidavellir", "hunter");
        texts.format("action-hero-in", &[("hero", "Thrud".into()), ("column", column.into())])
    };
    assert_eq!(recruit(&english), "recruit Thrud in the Hunters column");
    assert_eq!(recruit(&french), "recruter Thrud dans la colonne Chasseur·euse·s");
    assert_eq!(recruit(&german), "Thrud in die Spalte Jäger rekrutieren");

    let unknown = |texts: &Texts| texts.format("refusal-unknown-card", &[("text", "W99".into())]);
    assert_eq!(unknown(&english), "“W99” is not a card.");
    assert_eq!(unknown(&french), "«\u{a0}W99\u{a0}» n’est pas une carte.");
    assert_eq!(unknown(&german), "„W99“ ist keine Karte.");
}

#[test]
fn missing_messages_never_panic() {
    for texts in texts() {
        assert_eq!(texts.get("no-such-message"), "no-such-message");
        assert_eq!(texts.get(""), "");
        assert_eq!(texts.format("refusal-coin-cannot-change", &[]).matches("{$coin}").count(), 1);
    }
}
