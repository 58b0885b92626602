//! Tables and sentences of Nains in three languages.

use elvaland_rules::nains::{Catalog, Components, Nains};
use elvaland_rules::{Audience, Seat, State, position};
use elvaland_texts::{Language, Texts};

fn game(text: &str) -> State<Nains> {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Eva"].map(str::to_owned).into()
}

/// Returns the sentence for the pending question, in every language.
fn turns(game: &State<Nains>) -> [String; 3] {
    Language::ALL.map(|language| Texts::new(language).turn(&game.view(Audience::Spectator), &names()))
}

/// Returns the texts of a player's legal actions, in every language.
fn actions(game: &State<Nains>, seat: Seat) -> [Vec<String>; 3] {
    Language::ALL.map(|language| {
        let texts = Texts::new(language);
        game.legal_actions(seat).into_iter().map(|action| texts.action(game.table(), action)).collect()
    })
}

/// Era 1 with two players: Bo discards. A token, mercenaries in the Shield, Ga'at in Talion.
const DROP: &str = "nains 2p elite=tiss,brum,aral,redwin,ordo; age 1; round 4; taverns - / S S+m / S E6+m C7; \
    auction 2 1=5 0=0; agenda drop.1 lines.1 turns.1; \
    0: gem 4, coins g10!/0!/3/2 g8/-, \
    army T3 S F1.iron+m E5+m T1+o C4+m droh F2.stone S F3.wind C3+m gaat@talion oboron; \
    1: gem 5, coins 0!/g6!/2/g5! g18!/-, \
    army E8 F5.fire E8+m T2+m F0.fire+m T1+m C6 T2 C5+m S tadgar@bouclier lygdr@bouclier C5";

/// Era 2 with four players: Elite and Certification, every kind of piece, Bo trades.
const LATE: &str = "nains 4p elite=tiss,brum,aral,redwin,ordo; age 2; round 2; \
    taverns - / T3 C5+m / S S E6+m F3.fire; auction 2 2=14 0=7 3=5 1=0; agenda turns.2; \
    0: gem 5, coins 0!/g7!/g9/2! g9!/-, \
    army S F3.wind T1+o C5+m T2+m E7+m S+m T1+m S T4 E9 C3+m S E7+m borogam tiss aral certification; \
    1: gem 2, coins g15!/0!/g8/g5 g7/-, \
    army T4 E5+m S E11 E6+m T3 C8 C7 S+m F0.stone+m tadgar@forge lygdr@bouclier S C6 E11; \
    2: gem 3, coins g7!/g16!/0/g5 g11/-, army C4+m E10 S C5 C3+m E8+m T2 F2.stone droh S E8 C7 C5 S C4+m brum; \
    3: gem 4, coins 4!/5!/2/s3 g8/-, \
    army F0.fire+m T1+o S C6 F4.star E8 kardum F5.fire E9 F1.iron+m C8 S T1+o gaat@errants E8+m oboron redwin; \
    deck1 -; deck2 2*S+m T1+m T1+o T2 T2+m T3 E5+m E10 F1.wind+m F2.star F4.iron F5.stone";

/// A game that is over.
const OVER: &str = "nains 2p elite=ordo,brum,aral,redwin,tiss; age 2; round 4; agenda over; \
    0: gem 5, coins 0 4 5 g13 g25, army F1.iron+m T2+m S E6+m E11 C4+m droh S+m C6 F5.fire C3+m E10 F2.stone E6+m S \
    E9 T1+o tadgar@temple lygdr@bouclier S+m E11 T1+o T1+m S T3 T3 C8 brum redwin certification; \
    1: gem 4, coins 0 3 g9 g13 g23, army F0.fire+m C5+m C5 S C7 S+m F4.star T2 E7+m gaat@errants T1+o volgrir E8+m S \
    C6 C5 C7 T4 S E10 S S C3+m E8+m T2+m F0.stone+m wal@forge akab@bouclier oboron tiss aral; deck1 -; deck2 E7+m";

#[test]
fn tables_in_three_languages() {
    for (name, text, audience) in [
        ("drop", DROP, Audience::Seat(Seat::S1)),
        ("late", LATE, Audience::Seat(Seat::S3)),
        ("over", OVER, Audience::Spectator),
    ] {
        for language in Language::ALL {
            let table = Texts::new(language).table(&game(text).view(audience), &names());
            insta::assert_snapshot!(format!("{name}_{language}"), table);
        }
    }
}

#[test]
fn the_evaluation_is_announced_while_era_1_lasts() {
    let english = Texts::new(Language::English);
    let table = |text: &str| english.table(&game(text).view(Audience::Open), &[]);
    let title = "Elite Cognars, in the order of the evaluation after era 1";
    assert!(table(DROP).contains(&format!("{title}\n  Tiss (Shield), Brum (Wanderers), Aral (Temple),")));
    assert!(!table(LATE).contains(title));
}

#[test]
fn only_our_own_list_is_called_a_reconstruction() {
    let toml = include_str!("../../../rules/src/nains/cards.toml").replacen("[0, 3, 7,", "[0, 3, 8,", 1);
    let components = Components(Catalog::from_toml(&toml).expect("a list").into());
    let corrected = position::parse_with::<Nains>(&components, DROP).expect("a position");
    let note = "a reconstruction (NAI-R1)";
    let english = Texts::new(Language::English);
    let told = english.table(&game(DROP).view(Audience::Open), &[]).replace('\n', " ");
    assert!(told.contains(note), "{told}");
    let told = english.table(&corrected.view(Audience::Open), &[]);
    assert!(!told.contains("NAI-R1") && told.contains("  0, 3, 8, 12,"), "{told}");
}

#[test]
fn a_card_is_discarded() {
    let game = game(DROP);
    assert_eq!(
        turns(&game),
        [
            "Bo discards a card from the tavern",
            "Bo défausse une carte de la taverne",
            "Bo wirft eine Karte aus der Taverne ab",
        ]
    );
    let [english, french, german] = actions(&game, Seat::S1);
    assert_eq!(english, ["discard Shield from the tavern", "discard Shield (malt) from the tavern"]);
    assert_eq!(french, ["défausser Bouclier de la taverne", "défausser Bouclier (malt) de la taverne"]);
    assert_eq!(german, ["Schild aus der Taverne abwerfen", "Schild (Malz) aus der Taverne abwerfen"]);
}

#[test]
fn a_second_mercenary_must_follow() {
    let game = game(
        "nains 2p; age 2; round 2; auction 1 0=5 1=4; agenda recruit.0.bound turns.1; \
         taverns S T2 / S E8 C7 / S S E6+m; 0: gem 4, coins 5/0/3/2 4, army S S T1+o T2 E8 E9 F3.fire C5 C6 \
         tadgar@forge fey; 1: gem 5, coins 4/2/0/3 5",
    );
    assert_eq!(
        turns(&game),
        [
            "Ada recruits a second mercenary: mercenaries come in pairs",
            "Ada recrute un deuxième mercenaire\u{a0}: les mercenaires viennent par deux",
            "Ada rekrutiert einen zweiten Söldner: Söldner kommen zu zweit",
        ]
    );
    let [english, french, german] = actions(&game, Seat::S0);
    assert_eq!(english.len(), 20);
    assert_eq!(english[0], "recruit Lygdr in the Shield column");
    assert_eq!(french[3], "recruter Lygdr dans la colonne Forge");
    assert_eq!(german[19], "Dawn in die Spalte Talion rekrutieren");
    let action = game.parse_action("hero volgrir").expect("an action");
    let refusal = game.clone().play(Seat::S0, action, &mut ()).expect_err("not a mercenary");
    assert_eq!(
        Texts::new(Language::English).refusal("nains", &refusal),
        "Mercenaries come in pairs: recruit a second mercenary before Volgrir. (NAI-R5)"
    );
}

#[test]
fn a_pouch_coin_is_improved() {
    let game = game(
        "nains 2p; age 2; round 4; taverns - / - / C4+m S; auction 3 0=0 1=2; agenda improve.0 lines.0 trade.0 turns.1; \
         0: gem 5, coins 5!/4!/0!/3 g9, army C5; 1: gem 4, coins 0!/5!/2!/3 4; deck1 -; deck2 S",
    );
    assert_eq!(
        turns(&game),
        [
            "Ada improves a coin in the pouch by +1",
            "Ada améliore de +1 un talion de sa bourse",
            "Ada wertet eine Münze im Goldsack um 1 auf",
        ]
    );
    let [english, french, german] = actions(&game, Seat::S0);
    assert_eq!(english, ["improve 3 in the pouch by +1", "improve gold 9 in the pouch by +1"]);
    assert_eq!(french, ["améliorer de +1 le 3 de la bourse", "améliorer de +1 le 9 d’or de la bourse"]);
    assert_eq!(german, ["3 im Goldsack um 1 aufwerten", "Gold 9 im Goldsack um 1 aufwerten"]);
}

#[test]
fn the_ally_is_placed() {
    let game = game(
        "nains 2p; age 2; round 4; taverns - / - / T1+m S; auction 3 0=5 1=2; agenda ally.0 lines.0 turns.1; \
         0: gem 5, coins 0!/4!/5!/3 g9, army S T2 E8 F3.fire C5 oboron; 1: gem 4, coins 0!/5!/2!/3 4; deck1 -; deck2 S",
    );
    assert_eq!(turns(&game), ["Ada places Ga’at", "Ada place Ga’at", "Ada legt Ga’at in eine Spalte"]);
    let [english, french, german] = actions(&game, Seat::S0);
    assert_eq!(english[2], "place Ga’at in the Wanderers column");
    assert_eq!(french[2], "placer Ga’at dans la colonne Errants");
    assert_eq!(german[2], "Ga’at in die Spalte Wanderer legen");
}

#[test]
fn cognars_ask_as_heroes_do() {
    let recruit = game(
        "nains 2p; age 2; round 4; taverns - / - / T1+m S; auction 3 0=5 1=2; agenda recruit.0 turns.1; \
         0: gem 5, coins 0!/4!/5!/3 g9, army S T2 E8 F3.fire C5; 1: gem 4, coins 0!/5!/2!/3 4; deck1 -; deck2 S",
    );
    assert_eq!(turns(&recruit), ["Ada recruits a Cognar", "Ada recrute un Cognar", "Ada rekrutiert einen Cognar"]);
    let transform = game(
        "nains 2p; age 2; round 4; taverns - / - / T1+m S; auction 3 0=5 1=2; agenda transform.0.5 turns.1; \
         0: gem 5, coins 0!/4!/5!/3 g9, army S T2 E8 F3.fire C5 derdhr; 1: gem 4, coins 0!/5!/2!/3 4; deck1 -; deck2 S",
    );
    assert_eq!(
        turns(&transform),
        ["Ada transforms a coin by +5", "Ada ajoute +5 à un talion", "Ada wertet eine Münze um 5 auf"]
    );
    let keep = game(
        "nains 2p; age 2; round 4; taverns - / - / T1+m S; auction 3 0=5 1=2; agenda keep.0 lines.0 turns.1; \
         0: gem 5, coins 0!/4!/5!/3 g9, army S T2 E8 F3.fire C5 svara; 1: gem 4, coins 0!/5!/2!/3 4; offer F0.stone+m; deck1 -; deck2 -",
    );
    assert_eq!(
        turns(&keep),
        ["Ada keeps the card shown", "Ada garde la carte montrée", "Ada behält die gezeigte Karte"]
    );
    let [_, french, german] = actions(&keep, Seat::S0);
    assert_eq!(french, ["garder Forge 0 (rune de la pierre, malt)"]);
    assert_eq!(german, ["Schmiede 0 (Steinrune, Malz) behalten"]);
}
