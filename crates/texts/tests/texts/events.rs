//! Events as sentences in three languages.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Card, Cards, Coin, Column, Event, Piece, Place, Tavern};
use elvaland_rules::nains::{self, EliteOrder, Nains};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Rules, Seat, Turn};
use elvaland_texts::{GameTexts, Language, Texts};

fn nidavellir() -> Nidavellir {
    Nidavellir::new(Options::new(3).expect("2 to 5 players"))
}

fn nains() -> Nains {
    Nains::new(&nains::Options::new(2).expect("2 to 5 players"), EliteOrder::default())
}

fn card<R: GameTexts>(rules: &R, name: &str) -> Card {
    rules.parse_card(name).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn hero<R: GameTexts>(name: &str, column: Column) -> Piece {
    Piece::hero(R::parse_hero(name).expect("a hero"), column)
}

fn coin(name: &str) -> Coin {
    name.parse().expect("a coin")
}

/// An event in every language, for a spectator.
fn told<R: GameTexts>(rules: &R, event: Event) -> [Option<String>; 3] {
    told_to(rules, Audience::Spectator, event)
}

fn told_to<R: GameTexts>(rules: &R, audience: Audience, event: Event) -> [Option<String>; 3] {
    let names = ["Ada", "Bo"].map(str::to_owned);
    Language::ALL.map(|language| Texts::new(language).event(rules, &names, audience, event))
}

fn check<R: GameTexts>(rules: &R, event: Event, expected: [&str; 3]) {
    assert_eq!(told(rules, event), expected.map(|text| Some(text.to_owned())), "{event:?}");
}

#[test]
fn a_round_is_told() {
    let rules = nidavellir();
    let [warrior, hunter] = ["W7", "H"].map(|name| card(&rules, name));
    let cards = Cards::new(&[warrior, hunter]).expect("few");
    check(&rules, Event::AgeBegins(Age::Second), ["Age 2 begins", "L’Âge 2 commence", "Zeitalter 2 beginnt"]);
    check(&rules, Event::RoundBegins(3), ["Round 3 of 4 begins", "Le tour 3 sur 4 commence", "Runde 3 von 4 beginnt"]);
    check(
        &rules,
        Event::Dealt(Tavern::First, cards),
        [
            "New cards at the Laughing Goblin: Warrior 7 and Hunter",
            "Nouvelles cartes au Gobelin Rieur\u{a0}: Guerrier·ère 7 et Chasseur·euse",
            "Neue Karten im Feiernden Goblin: Krieger 7 und Jäger",
        ],
    );
    check(
        &rules,
        Event::Revealed(Seat::S1, Tavern::Third, coin("g9")),
        ["Bo bids 9 at the Shining Horse", "Bo mise 9 au Cheval Fringuant", "Bo bietet im Tänzelnden Pony 9"],
    );
    check(
        &rules,
        Event::Took(Seat::S0, warrior),
        ["Ada takes Warrior 7", "Ada prend Guerrier·ère 7", "Ada nimmt Krieger 7"],
    );
    check(
        &rules,
        Event::Ready(Seat::S2),
        ["Player 3 is ready", "Joueur·euse 3 a fini de miser", "Person 3 ist bereit"],
    );
}

#[test]
fn coins_and_gems_are_told() {
    let rules = nidavellir();
    check(
        &rules,
        Event::PouchShown(Seat::S0, [coin("4"), coin("g9")]),
        ["Ada trades: 4 + 9", "Ada échange\u{a0}: 4 + 9", "Ada tauscht: 4 + 9"],
    );
    check(
        &rules,
        Event::Exchanged { seat: Seat::S0, given: coin("5"), taken: coin("g9"), at: Place::Pouch },
        [
            "Ada’s coin in the pouch: 5 → 9",
            "Pièce de Ada dans la bourse\u{a0}: 5 → 9",
            "Münze von Ada im Goldsack: 5 → 9",
        ],
    );
    check(
        &rules,
        Event::SwappedGems(Seat::S0, Seat::S1),
        ["Ada and Bo swap gems", "Ada et Bo échangent leurs gemmes", "Ada und Bo tauschen ihre Juwelen"],
    );
    check(
        &rules,
        Event::TookGem(Seat::S1, 6),
        ["Bo gets gem 6", "Bo obtient la gemme 6", "Bo bekommt das goldene Juwel (6)"],
    );
}

#[test]
fn majorities_are_told_with_what_they_win() {
    let rules = nidavellir();
    check(
        &rules,
        Event::Evaluated(Column::First, Some(Seat::S0)),
        [
            "Warriors: Ada has the majority and gets King’s Hand",
            "Guerrier·ère·s\u{a0}: Ada a la majorité et obtient «\u{a0}La Main du Roi\u{a0}»",
            "Krieger: Ada hat die Mehrheit und bekommt „Die Hand des Königs“",
        ],
    );
    check(
        &rules,
        Event::Evaluated(Column::Third, None),
        [
            "Miners: no majority, nobody gets Crown Jeweler",
            "Mineur·euse·s\u{a0}: pas de majorité, personne n’obtient «\u{a0}Joaillier·ère de la Couronne\u{a0}»",
            "Minenarbeiter: keine Mehrheit, niemand bekommt „Goldene Hacke“",
        ],
    );
    let rules = nains();
    let english = |name, winner| told(&rules, Event::Awarded(Nains::parse_hero(name).expect("one"), winner))[0].clone();
    assert_eq!(english("brum", Some(Seat::S1)).as_deref(), Some("Wanderers: Bo has the majority and gets Brum"));
    let nobody = "Malt: no majority, nobody gets Liqueur Certification";
    assert_eq!(english("certification", None).as_deref(), Some(nobody));
}

#[test]
fn only_news_of_placements_are_told() {
    let rules = nidavellir();
    let [dwarf, special] = ["W7", "B2"].map(|name| Piece::dwarf(card(&rules, name)));
    let english = |event| told(&rules, event)[0].clone();
    assert_eq!(english(Event::Placed(Seat::S0, dwarf)), None, "the card was taken just before");
    assert_eq!(english(Event::Placed(Seat::S0, hero::<Nidavellir>("kraal", Column::First))), None, "a fixed place");
    assert_eq!(english(Event::CoinsBack), None);
    let armorer = "Ada places Special Blacksmith (King’s Great Armorer) in the Blacksmiths column";
    assert_eq!(english(Event::Placed(Seat::S0, special)).as_deref(), Some(armorer));
    check(
        &rules,
        Event::Placed(Seat::S0, hero::<Nidavellir>("thrud", Column::Second)),
        [
            "Ada places Thrud in the Hunters column",
            "Ada place Thrud dans la colonne Chasseur·euse·s",
            "Ada legt Thrud in die Spalte Jäger",
        ],
    );
    check(
        &rules,
        Event::Lifted(Seat::S0, hero::<Nidavellir>("thrud", Column::Second)),
        [
            "Ada’s Thrud leaves the Hunters column",
            "Ada\u{a0}: Thrud quitte la colonne Chasseur·euse·s",
            "Thrud von Ada verlässt die Spalte Jäger",
        ],
    );
    let rules = nains();
    check(
        &rules,
        Event::Covered(Seat::S1, Piece::dwarf(card(&rules, "E6+m"))),
        [
            "A Pariah token covers Bo’s Wanderer 6 (malt)",
            "Bo\u{a0}: un jeton Paria recouvre Errant·e 6 (malt)",
            "Ein Paria-Marker bedeckt bei Bo Wanderer 6 (Malz)",
        ],
    );
}

#[test]
fn cards_shown_to_one_player_are_counted_for_the_others() {
    let rules = nidavellir();
    let offer = Cards::new(&["W6", "H", "R5"].map(|name| card(&rules, name))).expect("few");
    let event = Event::Offered(Seat::S0, offer);
    assert_eq!(told(&rules, event)[0].as_deref(), Some("Ada looks at Warrior 6, Hunter and Royal Offering +5"));
    check(
        &rules,
        event.for_audience(Audience::Seat(Seat::S1)),
        ["Ada looks at 3 cards", "Ada regarde 3 cartes", "Ada sieht sich 3 Karten an"],
    );
    let unseen = "A card is discarded from the deck unseen";
    assert_eq!(told(&rules, Event::Burned(None))[0].as_deref(), Some(unseen));
}

#[test]
fn readers_are_addressed_as_you() {
    let rules = nidavellir();
    let check = |event, expected: [&str; 3]| {
        let told = told_to(&rules, Audience::Seat(Seat::S0), event);
        assert_eq!(told, expected.map(|text| Some(text.to_owned())), "{event:?}");
    };
    let warrior = card(&rules, "W7");
    check(
        Event::Revealed(Seat::S0, Tavern::First, coin("0")),
        ["You bid 0 at the Laughing Goblin", "Vous misez 0 au Gobelin Rieur", "Du bietest im Feiernden Goblin 0"],
    );
    check(Event::Took(Seat::S0, warrior), ["You take Warrior 7", "Vous prenez Guerrier·ère 7", "Du nimmst Krieger 7"]);
    check(Event::Took(Seat::S1, warrior), ["Bo takes Warrior 7", "Bo prend Guerrier·ère 7", "Bo nimmt Krieger 7"]);
    check(
        Event::PouchShown(Seat::S0, [coin("2"), coin("3")]),
        ["You trade: 2 + 3", "Vous échangez\u{a0}: 2 + 3", "Du tauschst: 2 + 3"],
    );
    check(
        Event::Exchanged { seat: Seat::S0, given: coin("3"), taken: coin("g5"), at: Place::Pouch },
        ["Your coin in the pouch: 3 → 5", "Votre pièce dans la bourse\u{a0}: 3 → 5", "Deine Münze im Goldsack: 3 → 5"],
    );
    check(
        Event::Exchanged { seat: Seat::S0, given: coin("0"), taken: coin("s3"), at: Place::Hand },
        [
            "Your coin in hand: 0 → special 3",
            "Votre pièce en main\u{a0}: 0 → 3 spécial",
            "Deine Münze auf der Hand: 0 → Mithril 3",
        ],
    );
    for (one, other) in [(Seat::S0, Seat::S1), (Seat::S1, Seat::S0)] {
        check(
            Event::SwappedGems(one, other),
            ["You swap gems with Bo", "Vous échangez votre gemme avec Bo", "Du tauschst dein Juwel mit Bo"],
        );
    }
    check(
        Event::Evaluated(Column::First, Some(Seat::S0)),
        [
            "Warriors: you have the majority and get King’s Hand",
            "Guerrier·ère·s\u{a0}: vous avez la majorité et obtenez «\u{a0}La Main du Roi\u{a0}»",
            "Krieger: Du hast die Mehrheit und bekommst „Die Hand des Königs“",
        ],
    );
    check(
        Event::Lifted(Seat::S0, hero::<Nidavellir>("thrud", Column::Second)),
        [
            "Your Thrud leaves the Hunters column",
            "Thrud quitte votre colonne Chasseur·euse·s",
            "Thrud verlässt deine Spalte Jäger",
        ],
    );
}

#[test]
fn coins_of_nains_are_talions_in_french() {
    let rules = nains();
    let event = Event::Exchanged { seat: Seat::S0, given: coin("5"), taken: coin("g6"), at: Place::Pouch };
    let [_, spectator, _] = told(&rules, event);
    let [_, reader, _] = told_to(&rules, Audience::Seat(Seat::S0), event);
    assert_eq!(spectator.as_deref(), Some("Talion de Ada dans la bourse\u{a0}: 5 → 6"));
    assert_eq!(reader.as_deref(), Some("Votre talion dans la bourse\u{a0}: 5 → 6"));
}

/// No sentence of a whole game contains an unfilled variable.
#[test]
fn random_games_are_told_from_beginning_to_end() {
    tell_random_games::<Nidavellir>(|players| Options::new(players).expect("2 to 5 players"));
    tell_random_games::<Nains>(|players| nains::Options::new(players).expect("2 to 5 players"));
}

fn tell_random_games<R: GameTexts>(options: impl Fn(usize) -> R::Options) {
    let all = Language::ALL.map(Texts::new);
    for run in 0..12 {
        let mut dealer = Dealer::of_run(9, run);
        let mut game = R::start(&options(2 + run as usize % 4), dealer.rng());
        let mut events = Vec::new();
        loop {
            match game.turn() {
                Turn::Chance => {
                    let draw = dealer.draw(&game);
                    game.draw(&draw, &mut events).expect("possible");
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a seat");
                    let action = dealer.pick(&game, seat);
                    game.play(seat, action, &mut events).expect("legal");
                }
                Turn::Over => break,
            }
        }
        for texts in &all {
            let audience = Audience::Seat(Seat::S0);
            let rules = game.table().rules();
            let told: Vec<String> =
                events.iter().filter_map(|&event| texts.event(rules, &[], audience, event)).collect();
            assert_eq!(told.last(), Some(&texts.get("event-over")));
            for text in told {
                assert!(!text.contains(['{', '}', '$', '?', '\n']) && !text.contains("event-"), "{text}");
            }
        }
    }
}
