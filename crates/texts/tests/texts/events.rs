//! What happens at the table, told in three languages.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Card, Cards, Coin, Column, Event, Piece, Place, Tavern};
use elvaland_rules::nains::{self, EliteOrder, Nains};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Rules, Seat, Turn};
use elvaland_texts::{Language, Spoken, Texts};

fn nidavellir() -> Nidavellir {
    Nidavellir::new(Options::new(3).expect("2 to 5 players"))
}

fn nains() -> Nains {
    Nains::new(&nains::Options::new(2).expect("2 to 5 players"), EliteOrder::default())
}

fn card<R: Spoken>(rules: &R, name: &str) -> Card {
    rules.parse_card(name).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn hero<R: Spoken>(name: &str, column: Column) -> Piece {
    Piece::hero(R::parse_hero(name).expect("a hero"), column)
}

fn coin(name: &str) -> Coin {
    name.parse().expect("a coin")
}

/// An event in every language.
fn told<R: Spoken>(rules: &R, event: Event) -> [Option<String>; 3] {
    let names = ["Ada", "Bo"].map(str::to_owned);
    Language::ALL.map(|language| Texts::new(language).event(rules, &names, event))
}

fn check<R: Spoken>(rules: &R, event: Event, expected: [&str; 3]) {
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
            "At the Laughing Goblin: Warrior 7 and Hunter",
            "À la taverne Gobelin Rieur\u{a0}: Guerrier·ère 7 et Chasseur·euse",
            "In der Taverne „Feiernder Goblin“: Krieger 7 und Jäger",
        ],
    );
    check(
        &rules,
        Event::Revealed(Seat::S1, Tavern::Third, coin("g9")),
        [
            "Bo reveals gold coin 9 at the Shining Horse",
            "Bo révèle la pièce d’or 9 à la taverne Cheval Fringuant",
            "Bo deckt in der Taverne „Tänzelndes Pony“ die Goldmünze 9 auf",
        ],
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
        [
            "Ada trades and shows 4 and gold 9",
            "Ada échange et montre 4 et 9 d’or",
            "Ada tauscht und zeigt 4 und Gold 9",
        ],
    );
    check(
        &rules,
        Event::Exchanged { seat: Seat::S0, given: coin("5"), taken: coin("g9"), at: Place::Pouch },
        [
            "Ada: coin 5 in the pouch becomes gold coin 9",
            "Ada\u{a0}: la pièce 5 dans la bourse devient une pièce d’or 9",
            "Ada: Die Münze 5 im Goldsack wird zur Goldmünze 9",
        ],
    );
    check(
        &rules,
        Event::SwappedGems(Seat::S0, Seat::S1),
        ["Ada and Bo swap gems", "Ada et Bo échangent leurs gemmes", "Ada und Bo tauschen ihre Juwelen"],
    );
    check(&rules, Event::TookGem(Seat::S1, 6), ["Bo gets gem 6", "Bo obtient la gemme 6", "Bo bekommt das Juwel 6"]);
}

#[test]
fn majorities_are_told_with_what_they_win() {
    let rules = nidavellir();
    check(
        &rules,
        Event::Evaluated(Column::First, Some(Seat::S0)),
        [
            "Warriors: Ada has the majority and gets King’s Hand",
            "Guerrier·ère·s\u{a0}: Ada a la majorité et obtient «\u{a0}Main du Roi\u{a0}»",
            "Krieger: Ada hat die Mehrheit und bekommt „Die Hand des Königs“",
        ],
    );
    check(
        &rules,
        Event::Evaluated(Column::Third, None),
        [
            "Miners: nobody has the majority, nobody gets Crown Jeweler",
            "Mineur·euse·s\u{a0}: personne n’a la majorité, personne n’obtient «\u{a0}Joaillier·ère de la Couronne\u{a0}»",
            "Minenarbeiter: Niemand hat die Mehrheit, niemand bekommt „Goldene Hacke“",
        ],
    );
    let rules = nains();
    let english = |name, winner| told(&rules, Event::Awarded(Nains::parse_hero(name).expect("one"), winner))[0].clone();
    assert_eq!(english("brum", Some(Seat::S1)).as_deref(), Some("Wanderers: Bo has the majority and gets Brum"));
    let nobody = "Malt: nobody has the majority, nobody gets Liqueur Certification";
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
    let armorer = "Ada places King’s Great Armorer’s Blacksmith in the Blacksmiths column";
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
            "Thrud of Ada leaves the Hunters column",
            "Ada\u{a0}: Thrud quitte la colonne Chasseur·euse·s",
            "Thrud von Ada verlässt die Spalte Jäger",
        ],
    );
    let rules = nains();
    check(
        &rules,
        Event::Covered(Seat::S1, Piece::dwarf(card(&rules, "E6+m"))),
        [
            "A Paria token covers Wanderer 6 (malt) of Bo",
            "Bo\u{a0}: un jeton Paria recouvre Errant·e 6 (malt)",
            "Ein Paria-Marker bedeckt Wanderer 6 (Malz) von Bo",
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
    let unseen = "A card of the deck is discarded unseen";
    assert_eq!(told(&rules, Event::Burned(None))[0].as_deref(), Some(unseen));
}

/// Nothing is left open in whole games.
#[test]
fn random_games_are_told_from_beginning_to_end() {
    tell_random_games::<Nidavellir>(|players| Options::new(players).expect("2 to 5 players"));
    tell_random_games::<Nains>(|players| nains::Options::new(players).expect("2 to 5 players"));
}

fn tell_random_games<R: Spoken>(options: impl Fn(usize) -> R::Options) {
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
            let told: Vec<String> =
                events.iter().filter_map(|&event| texts.event(game.table().rules(), &[], event)).collect();
            assert_eq!(told.last(), Some(&texts.get("event-over")));
            for text in told {
                assert!(!text.contains(['{', '}', '$', '?', '\n']) && !text.contains("event-"), "{text}");
            }
        }
    }
}
