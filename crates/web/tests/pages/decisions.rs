//! Every decision of both games: the page of the asked seat has a control for each legal action, other pages have none.

use std::collections::{BTreeMap, BTreeSet};

use elvaland_rules::mechanics::{Action, ActionList, Coin, Event, QuestionKind};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Rules, Seat, State, Turn};
use elvaland_texts::Language;
use scraper::{ElementRef, Html};

use crate::kit::{Look, NAMES, Played, after, all, asked, audiences, one, random_game, table, texts, within, words};

/// The control that answers, by the action it sends: a card of a tavern, or a form with one button.
fn ways(page: &Html) -> Vec<(String, ElementRef<'_>)> {
    let forms = all(page, r#"form[action$="/act"]:not(#take)"#).into_iter().map(|form| (field(form, "action"), form));
    let cards = all(page, r#"button[form="take"][name="action"][data-answer]"#).into_iter();
    forms.chain(cards.map(|card| (card.attr("value").expect("an action").to_owned(), card))).collect()
}

#[track_caller]
fn field(form: ElementRef<'_>, name: &str) -> String {
    let fields = within(form, &format!(r#"input[type="hidden"][name="{name}"]"#));
    assert_eq!(fields.len(), 1, "{name}");
    fields[0].attr("value").expect("a value").to_owned()
}

/// The bids that the rows of coins allow, as actions.
fn bids(page: &Html, coins: &[Coin]) -> BTreeSet<String> {
    let row = |tavern: usize| -> Vec<usize> {
        let inputs = all(page, &format!(r#"input[type="radio"][form="bidding"][name="tavern{tavern}"]"#)).into_iter();
        inputs.map(|input| input.attr("value").expect("a coin").parse().expect("a place in the purse")).collect()
    };
    let [one, two, three] = [row(1), row(2), row(3)];
    let mut bids = BTreeSet::new();
    for &first in &one {
        for &second in two.iter().filter(|&&second| second != first) {
            for &third in three.iter().filter(|&&third| third != first && third != second) {
                bids.insert(format!("bid {} {} {}", coins[first], coins[second], coins[third]));
            }
        }
    }
    bids
}

/// Checks the controls on every player's page.
#[track_caller]
fn check<R: Played>(state: &State<R>) {
    for audience in audiences(state) {
        check_for(state, audience, &Look::new(state, audience).page());
    }
}

#[track_caller]
fn check_for<R: Played>(state: &State<R>, audience: Audience, page: &Html) {
    let legal = match audience {
        Audience::Seat(seat) => state.legal_actions(seat),
        _ => ActionList::default(),
    };
    let at = || format!("{audience:?} {}", state);
    let texts_of = legal.iter().map(|&action| state.display_action(action).to_string());
    let (bidding, legal_texts): (BTreeSet<String>, BTreeSet<String>) =
        texts_of.partition(|text| text.starts_with("bid "));
    let ways = ways(page);
    assert_eq!(ways.iter().map(|(action, _)| action.clone()).collect::<BTreeSet<_>>(), legal_texts, "{}", at());
    check_counts(state, &ways, at);
    for (action, control) in &ways {
        assert!(!words(*control).is_empty(), "{action} is said");
        let is_card = control.value().name() == "button";
        let form = if is_card { one(page, r#"form#take[action$="/act"]"#) } else { *control };
        let key = if is_card { "page 7".to_owned() } else { format!("page 7 {action}") };
        assert_eq!((field(form, "seq"), field(form, "key")), ("7".to_owned(), key));
        assert_eq!(within(form, "button").len(), usize::from(!is_card), "{action}: one button");
    }
    assert_eq!(all(page, "form#bidding").len(), usize::from(!bidding.is_empty()), "{}", at());
    if let Audience::Seat(seat) = audience {
        let coins: Vec<Coin> = state.view(audience).purse(seat).coins.to_vec();
        assert_eq!(bids(page, &coins), bidding, "{}", at());
        if !bidding.is_empty() {
            let shown = all(page, "#bidding button[data-coin]").into_iter().map(|coin| coin.attr("data-value"));
            let coins: Vec<String> = coins.iter().map(Coin::to_string).collect();
            assert!(shown.eq(coins.iter().map(|coin| Some(coin.as_str()))), "the coins in order: {}", at());
        }
    }
    let is_asked = !legal.is_empty();
    assert_eq!(all(page, "#table[data-asked]").len(), usize::from(is_asked), "{}", at());
    let sentence = words(one(page, "h1 #turn"));
    if is_asked {
        assert!(sentence.starts_with("Your turn: "), "{sentence}");
    } else {
        let names: Vec<String> = NAMES.map(str::to_owned).to_vec();
        assert_eq!(sentence, texts(Language::English).turn(&state.view(audience), &names));
    }
    let title = words(one(page, "title"));
    assert_eq!(title.starts_with('●'), is_asked, "{title}");
}

/// Cards that are there twice can be taken by either; everything else is there once.
#[track_caller]
fn check_counts<R: Played>(state: &State<R>, ways: &[(String, ElementRef<'_>)], at: impl Fn() -> String) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (action, _) in ways {
        *counts.entry(action).or_default() += 1;
    }
    for (action, count) in counts {
        let expected = match state.parse_action(action) {
            Ok(Action::Take(card) | Action::Drop(card)) => {
                let tavern = state.table().auction().tavern;
                state.table().tavern(tavern).iter().filter(|&other| other == card).count()
            }
            _ => 1,
        };
        assert_eq!(count, expected, "{action}: {}", at());
    }
}

/// The coins that the ways to change one show, compared with what the rules make of them.
#[track_caller]
fn check_coins<R: Played>(state: &State<R>) {
    let seat = asked(state);
    let page = Look::new(state, Audience::Seat(seat)).page();
    for (text, form) in ways(&page) {
        let action = state.parse_action(&text).expect("an action");
        if !matches!(action, Action::Transform(..) | Action::Improve(_) | Action::Trade(_)) {
            continue;
        }
        let mut told = Vec::new();
        state.clone().play(seat, action, &mut told).expect("legal");
        let exchange = told.iter().find_map(|event| match event {
            Event::Exchanged { given, taken, .. } => Some((*given, *taken)),
            _ => None,
        });
        let pieces = |element: ElementRef<'_>| element.attr("data-piece").expect("a piece").to_owned();
        let coins: Vec<String> = within(form, "span.coin").into_iter().map(pieces).collect();
        let at = || format!("{text}: {}", state);
        match exchange {
            Some((given, taken)) => {
                assert_eq!(within(form, ".becomes").len(), 1, "{}", at());
                assert_eq!(coins.last(), Some(&format!("coin-{taken}")), "{}", at());
                assert!(coins[..coins.len() - 1].contains(&format!("coin-{given}")), "{}", at());
                let short = texts(Language::English).coin_short(&taken.to_string());
                assert!(words(form).ends_with(&format!("becomes {short}")), "{}: {}", at(), words(form));
            }
            None => assert!(within(form, ".becomes").is_empty(), "{}", at()),
        }
    }
}

/// A decision: the table, the kind of choice, and the sentence that asks for it.
#[track_caller]
fn decision<R: Played>(state: &State<R>, kind: &str, sentence: &str) {
    assert_eq!(state.table().question().map(QuestionKind::name::<R>), Some(kind), "{}", state);
    let page = Look::new(state, Audience::Seat(asked(state))).page();
    assert_eq!(words(one(&page, "h1 #turn")), sentence);
    check(state);
    check_coins(state);
}

/// A table of Nidavellir after some actions.
#[track_caller]
fn nidavellir(text: &str, actions: &[&str]) -> State<Nidavellir> {
    after(table(text), actions)
}

/// A table of Nains after some actions.
#[track_caller]
fn nains(text: &str, actions: &[&str]) -> State<Nains> {
    after(table(text), actions)
}

/// Seat 0 recruits with this army.
#[track_caller]
fn recruits(army: &str, actions: &[&str]) -> State<Nidavellir> {
    nidavellir(&format!("2p; age 2; round 3; 0: army {army}; agenda recruit.0 round"), actions)
}

/// Seat 0 has Uline and holds all coins; seat 1 has bid.
const LATE: &str = "2p; age 2; round 3; taverns W3 H B / E5 M0 H / H M1 B; \
    0: gem 4, coins 0 2 3 4 5, army uline; 1: gem 5, coins 4/0/5/2 3";

/// The last round of two players of Nains: seat 0 plays first, with this army.
fn last_round(army: &str, cards: &str, actions: &[&str]) -> State<Nains> {
    let text = "2p; age 2; round 4; taverns CARDS / - / -; 0: coins 5/4/3/0 2, army ARMY; 1: coins 4/3/5/0 2";
    nains(&text.replace("CARDS", cards).replace("ARMY", army), actions)
}

#[test]
fn bid() {
    let asked = "Your turn: bid at the three taverns";
    decision(&nidavellir("4p; taverns W7 H B M1 / E9 M0 W3 H / B B R3 E5", &[]), "bid", asked);
    decision(&nidavellir("2p; taverns W3 H B / E5 M0 B / H H R3; 0: coins 0 2 3 g8 g8", &[]), "bid", asked);
    decision(&nidavellir("3p; age 2; taverns W3 H B / E5 M0 B / H H M1; 2: army uline", &[]), "bid", asked);
    decision(&nains("5p; taverns S S T2 E9 F2.stone / S S T3 E10 E11 / S S T4 E8 E8+m", &[]), "bid", asked);
}

#[test]
fn a_bid_that_is_in_can_be_changed_and_nobody_else_sees_it() {
    let state = nidavellir("2p; taverns W3 H B / E5 M0 B / H H R3", &[]);
    let [zero, two, _, four, _] = Coin::STARTING;
    let page = Look::new(&state, Audience::Seat(Seat::S0)).with_bid([four, zero, two]).page();
    let chosen = all(&page, r#"input[type=radio][form="bidding"][checked]"#).into_iter();
    let chosen: Vec<_> = chosen.map(|input| (input.attr("name"), input.attr("value"))).collect();
    assert_eq!(chosen, [("tavern1", "3"), ("tavern2", "0"), ("tavern3", "1")].map(|(n, v)| (Some(n), Some(v))));
    assert_eq!(words(one(&page, "h1 #turn")), "Your bid is in; you can change it until everyone is ready");
    assert!(words(one(&page, "[data-confirm]")).starts_with("Change my bid"));
    assert!(!words(one(&page, "title")).starts_with('●'));
}

#[test]
fn late_coin() {
    decision(&nidavellir(LATE, &[]), "coin", "Your turn: bid a coin at this tavern");
}

#[test]
fn take() {
    let text = "2p; taverns W7 H H / E9 M0 W3 / B B R3; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3";
    decision(&nidavellir(text, &[]), "take", "Your turn: take a card");
    let text = "3p; round 2; taverns S T2 E5+m / S T3 E9 / S T4 E10; 0: coins 3/4/5/0 2; 1: coins 4/3/5/0 2; \
        2: coins 5/3/4/0 2";
    decision(&nains(text, &[]), "take", "Your turn: take a card");
}

#[test]
fn cards_of_other_taverns_cannot_be_taken() {
    let text = "2p; taverns W7 H B / H M0 W3 / H B R3; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3";
    let state = nidavellir(text, &[]);
    let page = Look::new(&state, Audience::Seat(Seat::S0)).page();
    assert_eq!(all(&page, "#tavern-1 [data-answer]").len(), 3);
    assert_eq!(all(&page, "#tavern-2 [data-answer], #tavern-3 [data-answer]").len(), 0);
    assert_eq!(all(&page, "#tavern-1[data-current]").len(), 1);
}

#[test]
fn drop() {
    let text = "2p; round 2; taverns - / S T2 C5 / S E9 E10; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2";
    decision(&nains(text, &["take S"]), "drop", "Your turn: discard a card from the tavern");
}

#[test]
fn hero() {
    let state = recruits("W3 H M0 B E5", &[]);
    let legal = state.legal_actions(Seat::S0);
    assert!(legal.iter().any(|action| matches!(action, Action::Recruit(_, Some(_)))), "Thrud chooses her column");
    decision(&state, "hero", "Your turn: recruit a hero");
    let state = last_round("T1+o E5+m F2.stone C5", "S T2 E9", &["take S"]);
    decision(&state, "hero", "Your turn: recruit a Cognar");
}

/// Heroes who cannot be recruited are shown, with a reason.
#[test]
fn every_hero_is_on_the_sheet_and_the_others_say_why_not() {
    let text = "2p; age 2; round 3; 0: army W3 H M0 B E5; 1: army astrid; agenda recruit.0 round";
    let state = nidavellir(text, &[]);
    let page = Look::new(&state, Audience::Seat(Seat::S0)).page();
    let open = all(&page, ".sheet ul:not(.closed) > li:not(.powers)");
    let closed = all(&page, ".sheet ul.closed > li");
    assert_eq!(open.len() + closed.len(), state.table().rules().heroes().iter().count());
    assert!(closed.iter().all(|hero| within(*hero, ".reason").iter().any(|reason| !words(*reason).is_empty())));
    let astrid = closed.iter().find(|hero| words(**hero).starts_with("Astrid")).expect("recruited by the other");
    assert!(words(*astrid).contains("Recruited by Bo"), "{}", words(*astrid));
}

#[test]
fn hero_with_column() {
    let state = last_round("S S T1+o T2 E5+m E9 C5 C6", "F2.star T2+m E8", &["take F2.star"]);
    let columned = |state: &State<Nains>| {
        let legal = state.legal_actions(asked(state));
        legal.iter().filter(|action| matches!(action, Action::Recruit(_, Some(_)))).count()
    };
    assert!(columned(&state) > 1);
    decision(&state, "hero", "Your turn: recruit a Cognar");
    let state = after(state, &["hero tadgar forge"]);
    assert!(columned(&state) > 1);
    decision(&state, "hero", "Your turn: recruit a second mercenary, they come in pairs");
}

#[test]
fn ally() {
    let state = last_round("T1+o E5+m F2.stone C5", "S T2 E9", &["take S", "hero oboron"]);
    decision(&state, "ally", "Your turn: place Ga’at");
}

#[test]
fn discard() {
    let state = recruits("W3 H M0 B E5", &["hero bonfur"]);
    decision(&state, "discard", "Your turn: discard the top dwarf of another column");
    let state = recruits("W3 W4 H M0 M1 B E5", &["hero dagda"]);
    decision(&state, "discard", "Your turn: discard the top dwarves of 2 other columns");
}

#[test]
fn thrud() {
    let text = "2p; age 2; round 4; taverns H B W3 / - / -; 0: coins 5/4/3/0 2, army thrud@hunter; 1: coins 4/3/5/0 2";
    decision(&nidavellir(text, &["take H"]), "thrud", "Your turn: place Thrud");
}

#[test]
fn ylud() {
    let sentence = "Your turn: place Ylud";
    decision(&nidavellir("2p; round 4; 0: army W3 ylud; 1: army W9; agenda round", &[]), "ylud", sentence);
    let stays = nidavellir("2p; age 2; round 4; 0: army ylud@hunter; agenda round", &[]);
    decision(&stays, "ylud", sentence);
}

#[test]
fn transform() {
    let state = nidavellir("3p; round 4; 0: coins 0 2 3 4 g9; agenda transform.0.5 round", &[]);
    decision(&state, "transform", "Your turn: transform a coin by +5");
    let text = "2p; taverns R3 W3 W4 / E5 E6 H / H M0 B; 0: coins 5/0/3/2 4; 1: coins 4/0/3/2 5";
    decision(&nidavellir(text, &["take R3"]), "transform", "Your turn: transform a coin by +3");
    let rich = "2p; round 4; 0: coins 0 2 3 g22 g25; 1: coins 0 2 3 g23 g24; agenda transform.0.5 round";
    decision(&nidavellir(rich, &[]), "transform", "Your turn: transform a coin by +5");
}

#[test]
fn improve() {
    let text = "2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins 0/4/3/2 5; 1: coins 4/3/5/0 2";
    let state = nains(text, &["take S", "take C5"]);
    decision(&state, "improve", "Your turn: improve a coin in your pouch by +1");
}

#[test]
fn trade() {
    let sentence = "Your turn: trade two coins";
    decision(&nidavellir(LATE, &["coin 0", "take H", "take W3"]), "trade", sentence);
    let rich = LATE.replace("0 2 3 4 5", "0 4 5 g5 g25");
    decision(&nidavellir(&rich, &["coin 0", "take H", "take W3"]), "trade", sentence);
}

#[test]
fn keep() {
    let state = nidavellir("3p; round 4; 0: army E5; agenda round", &[]);
    decision(&state, "keep", "Your turn: keep one of 3 cards");
    let state = last_round("T1+o E5+m F2.stone C5", "S T2 E9", &["take S", "hero svara"]);
    decision(&state, "keep", "Your turn: keep one of 5 cards");
}

#[test]
fn a_bot_in_my_place_leaves_me_nothing_to_do() {
    let state = nidavellir("2p; taverns W3 H B / E5 M0 B / H H R3", &[]);
    let page = Look::new(&state, Audience::Seat(Seat::S0)).stood_in().page();
    assert_eq!(
        all(&page, r#"#bidding, form[action$="/act"], input[type="radio"][form="bidding"], [data-answer]"#).len(),
        0
    );
    assert_eq!(words(one(&page, r#"form[action$="/takeback"]"#)), "Take my seat back");
}

/// Every decision of random games, for everybody at the table.
fn random_decisions<R: Played>() {
    for (seed, options) in R::variants().iter().enumerate() {
        let mut step = 0;
        random_game::<R>(options, seed as u64, |state, _| {
            step += 1;
            let is_rare = !matches!(state.table().question(), Some(QuestionKind::Bid | QuestionKind::Take));
            if let Turn::Decide(_) = state.turn()
                && (step % 7 == 0 || is_rare)
            {
                check(state);
                check_coins(state);
            }
        });
    }
}

#[test]
fn any_decision_of_nidavellir() {
    random_decisions::<Nidavellir>();
}

#[test]
fn any_decision_of_nains() {
    random_decisions::<Nains>();
}
