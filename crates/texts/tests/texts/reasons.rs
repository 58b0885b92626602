//! Reasons of options: sentences in three languages, and which facts they tell.

use elvaland_assessment::{
    CoinExchange, Denied, Explanation, Lead, LikelyCard, LikelyHero, LineOutlook, MajorityOutlook, NextRank,
    TavernOutlook,
};
use elvaland_texts::{Language, Texts};

fn told(game: &str, options: &[Explanation]) -> [Vec<String>; 3] {
    let names = ["Ada", "Bo"].map(str::to_owned);
    Language::ALL.map(|language| Texts::new(language).reasons(game, &names, options))
}

fn check(game: &str, option: Explanation, expected: [&str; 3]) {
    // No-break spaces are as good as others here.
    let told = told(game, &[option]).map(|told| told[0].replace('\u{a0}', " "));
    assert_eq!(told, expected.map(str::to_owned));
}

fn card(card: &str, probability: f32, points: i32) -> LikelyCard {
    LikelyCard { card: card.to_owned(), probability, points, is_line: false }
}

fn outlook(tavern: usize, places: &[f32], cards: Vec<LikelyCard>) -> TavernOutlook {
    TavernOutlook { tavern, places: places.to_vec(), cards }
}

fn trade(probability: f32) -> CoinExchange {
    let [one, two, given, taken] = ["2", "5", "5", "g7"].map(str::to_owned);
    CoinExchange { trade: Some([one, two]), given, taken, probability }
}

fn bid() -> Explanation {
    Explanation { is_bid: true, ..Explanation::default() }
}

fn majority(before: Lead, ahead: f32, rounds_left: u8) -> MajorityOutlook {
    let column = "warrior".to_owned();
    MajorityOutlook { column, before, ahead, tied: 0.0, rounds_left, is_distinction: true }
}

#[test]
fn a_bid_tells_places_cards_and_trade() {
    let taverns = vec![
        outlook(0, &[1.0, 0.0, 0.0], vec![card("W7", 0.64, 7), card("H", 0.2, 1)]),
        outlook(1, &[0.1, 0.3, 0.6], vec![card("H", 0.5, 3), card("B", 0.5, 3)]),
        outlook(2, &[0.0, 0.1, 0.9], vec![card("B", 1.0, 3)]),
    ];
    check(
        "nidavellir",
        Explanation { taverns, coins: vec![trade(1.0)], ..bid() },
        [
            "First at the Laughing Goblin: Warrior 7 (65 %). Second or last at the Dancing Dragon: Hunter (50 %) or \
             Blacksmith (50 %). Probably last at the Shining Horse: Blacksmith. Trade 2 + 5: 5 → 7.",
            "En premier au Gobelin Rieur : Guerrier·ère 7 (65 %). En deuxième ou dernier au Dragon Dansant : \
             Chasseur·euse (50 %) ou Forgeron·ne (50 %). Sans doute en dernier au Cheval Fringuant : Forgeron·ne. \
             Échange 2 + 5 : 5 → 7.",
            "An 1. Stelle im Feiernden Goblin: Krieger 7 (65 %). An 2. oder letzter Stelle im Lachenden Drachen: \
             Jäger (50 %) oder Schmied (50 %). Wohl an letzter Stelle im Tänzelnden Pony: Schmied. \
             Tausch 2 + 5: 5 → 7.",
        ],
    );
}

#[test]
fn a_card_tells_points_line_and_what_others_lose() {
    let hero = LikelyHero { hero: "zoral".to_owned(), probability: 0.8 };
    let line = LineOutlook { probability: 1.0, heroes: vec![hero], is_completed: true, ..LineOutlook::default() };
    let denied = Denied { card: "H".to_owned(), seat: 1, points: 12, is_line: false };
    check(
        "nidavellir",
        Explanation { gain: Some(5), line, denied: Some(denied), ..Explanation::default() },
        [
            "+5 points now. Completes your line: Zoral (80 %). It would bring Bo 12 points.",
            "+5 points tout de suite. Complète votre ligne : Zoral (80 %). La carte rapporterait 12 points à Bo.",
            "+5 Punkte sofort. Vervollständigt dein Set: Zoral (80 %). Die Karte brächte Bo 12 Punkte.",
        ],
    );
    let line = LineOutlook { missing: vec!["forge".to_owned()], added: 1, ..LineOutlook::default() };
    let next = NextRank { column: "bouclier".to_owned(), before: 4, after: 6 };
    let denied = Denied { card: "S".to_owned(), seat: 1, points: 4, is_line: true };
    check(
        "nains",
        Explanation { gain: Some(-1), line, next_rank: Some(next), denied: Some(denied), ..Explanation::default() },
        [
            "−1 point now. The next Shield dwarf brings 6 points. Next Cognar: only Forge dwarf missing. \
             Bo would complete a line with it.",
            "−1 point tout de suite. Prochaine carte Nain·e du Bouclier : 6 points. Pour le prochain Cognar, il ne manque que : \
             Nain·e de la Forge. Bo compléterait une ligne avec cette carte.",
            "−1 Punkt sofort. Nächste Karte Schild\u{ad}zwerg: 6 Punkte. Bis zum nächsten Cognar fehlt nur: \
             Schmiede\u{ad}zwerg. Bo würde damit ein Set vervollständigen.",
        ],
    );
}

#[test]
fn majorities_are_told_when_they_are_near() {
    let with = |majority| Explanation { gain: Some(7), majorities: vec![majority], ..Explanation::default() };
    let english = |option: Explanation| told("nidavellir", &[option])[0][0].replace('\u{a0}', " ");
    assert_eq!(
        english(with(majority(Lead::Behind, 0.81, 0))),
        "+7 points now. Majority in Warriors: King’s Hand (80 %)."
    );
    assert_eq!(
        english(with(majority(Lead::Tied, 1.0, 1))),
        "+7 points now. Takes the lead in Warriors, towards King’s Hand."
    );
    assert_eq!(english(with(majority(Lead::Tied, 1.0, 2))), "+7 points now.", "it is far away");
    assert_eq!(english(with(majority(Lead::Ahead, 0.2, 0))), "+7 points now.", "nothing against the best option");
    let best = with(majority(Lead::Ahead, 1.0, 0));
    let other = with(majority(Lead::Ahead, 0.2, 0));
    assert_eq!(
        told("nidavellir", &[best, other])[0][1].replace('\u{a0}', " "),
        "+7 points now. Loses the lead in Warriors (80 %)."
    );
}

#[test]
fn of_other_options_only_what_differs_is_told() {
    let taverns = |card_name: &str| {
        vec![outlook(0, &[1.0, 0.0], vec![card("W7", 1.0, 7)]), outlook(1, &[0.0, 1.0], vec![card(card_name, 1.0, 2)])]
    };
    let best = Explanation { taverns: taverns("H"), coins: vec![trade(1.0)], points: 20.0, ..bid() };
    let same = Explanation { points: 19.8, ..best.clone() };
    let other = Explanation { taverns: taverns("B"), points: 15.0, ..bid() };
    let [english, french, german] = told("nidavellir", &[best, same, other]);
    assert_eq!(
        english[1..],
        ["Much the same this round.", "Second at the Dancing Dragon: Blacksmith. No trade. 5 points less this round."]
    );
    assert_eq!(french[1], "À peu près pareil à ce tour.");
    assert_eq!(german[2], "An 2. Stelle im Lachenden Drachen: Schmied. Kein Tausch. 5 Punkte weniger in dieser Runde.");
}

#[test]
fn improbable_things_are_not_told() {
    let coins = vec![trade(0.1)];
    let line = LineOutlook { probability: 0.1, ..LineOutlook::default() };
    let option = Explanation { coins, line, points: 3.4, ..bid() };
    check(
        "nidavellir",
        option,
        ["About +3 points this round.", "Environ +3 points à ce tour.", "Etwa +3 Punkte in dieser Runde."],
    );
}

#[test]
fn an_explanation_survives_json_and_old_json_is_read() {
    let option = Explanation { taverns: vec![outlook(0, &[1.0], Vec::new())], coins: vec![trade(0.5)], ..bid() };
    let text = serde_json::to_string(&option).expect("JSON");
    assert_eq!(serde_json::from_str::<Explanation>(&text).expect("an explanation"), option);
    assert_eq!(serde_json::from_str::<Explanation>("{}").expect("an explanation"), Explanation::default());
}
