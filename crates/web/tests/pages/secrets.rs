//! A page contains nothing that its viewer may not know.

use std::collections::BTreeSet;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Coin, Event, Face, MemoryView, SeenPurse, Step};
use elvaland_rules::{Audience, Seat, State, Turn};
use proptest::prelude::*;
use scraper::{ElementRef, Html};

use elvaland_texts::Language;
use elvaland_web::Preferences;

use crate::kit::{Look, Played, all, audiences, for_both_games, one, random_game, snapshot, viewer, words};

/// Tables of a random game with what happened before: every few steps, and whenever cards are shown to somebody.
fn tables<R: Played>(variant: usize, seed: u64) -> Vec<(State<R>, Vec<Event>)> {
    let variants = R::variants();
    let mut tables = Vec::new();
    let mut step = 0;
    random_game::<R>(&variants[variant % variants.len()], seed, |state, log| {
        step += 1;
        let is_shown = matches!(state.table().agenda().next(), Some(Step::Keep(_)));
        if step % 9 == 0 || is_shown {
            tables.push((state.clone(), log.to_vec()));
        }
    });
    tables
}

/// The numbers that are said on a page or kept in it, but for rules, supplies and what single cards bring.
fn numbers(page: &Html) -> BTreeSet<u16> {
    let is_said = |name: &str| name == "title" || name.starts_with("aria-") || name.starts_with("data-");
    let is_else = |above: ElementRef<'_>| {
        matches!(above.attr("id"), Some("glossary" | "supplies")) || above.attr("class") == Some("about-hero")
    };
    let mut said = Vec::new();
    for element in all(page, "title, #table, #table *, #connection") {
        if element.attr("class") == Some("gain") || element.ancestors().filter_map(ElementRef::wrap).any(is_else) {
            continue;
        }
        said.extend(element.children().filter_map(|child| child.value().as_text().map(|text| &**text)));
        said.extend(element.value().attrs().filter(|(name, _)| is_said(name)).map(|(_, value)| value));
    }
    let numbers = said.into_iter().flat_map(|text| text.split(|c: char| !c.is_ascii_digit()));
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Returns the others' Treasure coins that a viewer can only remember: none like them lies open, is the viewer's, or is left.
fn remembered<R: Played>(state: &State<R>, audience: Audience) -> BTreeSet<Coin> {
    let memory = MemoryView::of(&state.view(audience));
    let seats = || Seat::first(state.players());
    let open = seats().flat_map(|seat| memory.purse(seat).laid()).filter_map(|laid| Face::coin(laid.face));
    let own = seats().filter_map(|seat| memory.purse(seat).known_coins()).flatten();
    let explained = Coin::treasure(9);
    let known: BTreeSet<Coin> = open.chain(own).chain(state.table().treasure().coins()).chain(explained).collect();
    let theirs = seats().flat_map(|seat| state.view(Audience::Open).purse(seat).coins);
    theirs.filter(|coin| coin.is_treasure() && !known.contains(coin)).collect()
}

/// Returns the picture of a table for everybody.
fn preview<R: Played>(state: &State<R>) -> String {
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Dee", "Eve"].map(str::to_owned).into();
    let snapshot = snapshot(state, Audience::Spectator, &names[..state.players()]);
    elvaland_web::preview::draw(&viewer(Language::English, &Preferences::default()), &snapshot)
}

for_both_games! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn worlds_that_look_the_same_have_the_same_page(variant in 0..8usize, seed: u64) {
            let mut dealer = Dealer::new(seed);
            let (mut all, mut other) = (0, 0);
            for (state, log) in tables::<G>(variant, seed) {
                for audience in audiences(&state) {
                    let world = State::<G>::sample(&state.view(audience), dealer.rng());
                    let page = |state| Look::new(state, audience).after(&log).html();
                    prop_assert!(page(&state) == page(&world), "{:?}", audience);
                    (all, other) = (all + 1, other + usize::from(world != state));
                }
            }
            prop_assert!(other > 0, "none of {} worlds was another one", all);
        }

        #[test]
        fn worlds_that_a_spectator_cannot_tell_apart_have_the_same_preview(variant in 0..8usize, seed: u64) {
            let mut dealer = Dealer::new(seed);
            for (state, _) in tables::<G>(variant, seed) {
                let world = State::<G>::sample(&state.view(Audience::Spectator), dealer.rng());
                let remembered = State::<G>::sample(
                    &MemoryView::of(&state.view(Audience::Spectator)).plausible(dealer.rng()),
                    dealer.rng(),
                );
                let drawn = preview(&state);
                prop_assert!(drawn == preview(&world));
                // The end opens everything.
                prop_assert!(state.turn() == Turn::Over || drawn == preview(&remembered));
            }
        }

        #[test]
        fn worlds_that_are_remembered_the_same_have_the_same_page(variant in 0..8usize, seed: u64) {
            let mut dealer = Dealer::new(seed);
            for (state, log) in tables::<G>(variant, seed) {
                // The end opens everything.
                for audience in audiences(&state).into_iter().filter(|_| state.turn() != Turn::Over) {
                    let plausible = MemoryView::of(&state.view(audience)).plausible(dealer.rng());
                    let world = State::<G>::sample(&plausible, dealer.rng());
                    let page = |state| Look::new(state, audience).after(&log).remembering().html();
                    prop_assert!(page(&state) == page(&world), "{:?}", audience);
                }
            }
        }

        #[test]
        fn coins_that_do_not_lie_open_are_not_in_the_page_of_memory_mode(variant in 0..8usize, seed: u64) {
            for (state, _) in tables::<G>(variant, seed) {
                for audience in audiences(&state).into_iter().filter(|_| state.turn() != Turn::Over) {
                    let page = Look::new(&state, audience).remembering().html();
                    for coin in remembered(&state, audience) {
                        prop_assert!(!page.contains(&format!("{coin}\"")), "{} for {:?}", coin, audience);
                    }
                }
            }
        }

        #[test]
        fn hidden_scores_are_nowhere(variant in 0..8usize, seed: u64) {
            for (state, _) in tables::<G>(variant, seed) {
                let totals: BTreeSet<u16> = state.totals().into_iter().filter(|&total| total > 40).collect();
                for audience in audiences(&state).into_iter().filter(|_| state.turn() != Turn::Over) {
                    let hidden = Look::new(&state, audience).without_scores().page();
                    prop_assert!(numbers(&hidden).is_disjoint(&totals), "{:?} of {:?}", totals, numbers(&hidden));
                    prop_assert!(all(&hidden, ".score, .value").is_empty());
                }
            }
        }
    }

    /// Checks that the secrets which the tests above look for exist at these tables.
    #[test]
    fn there_are_coins_to_remember_and_scores_to_hide() {
        let (mut coins, mut scores) = (0, 0);
        for (state, _) in (0..3).flat_map(|seed| tables::<G>(2, seed)) {
            let totals: BTreeSet<u16> = state.totals().into_iter().filter(|&total| total > 40).collect();
            for audience in audiences(&state).into_iter().filter(|_| state.turn() != Turn::Over) {
                coins += remembered(&state, audience).len();
                scores += numbers(&Look::new(&state, audience).page()).intersection(&totals).count();
            }
        }
        assert!(coins > 10 && scores > 10, "{coins} {scores}");
    }
}

#[test]
fn a_bid_changes_nothing_for_the_others() {
    let state = crate::kit::table::<elvaland_rules::nidavellir::Nidavellir>("3p; taverns W3 H B / E5 M0 B / H H R3");
    let mut pages = BTreeSet::new();
    for bid in state.legal_actions(Seat::S1) {
        let mut after = state.clone();
        after.play(Seat::S1, bid, &mut ()).expect("legal");
        pages.insert(Look::new(&after, Audience::Seat(Seat::S0)).html());
    }
    assert_eq!(pages.len(), 1);
    let page = Html::parse_document(&pages.pop_first().expect("one page"));
    assert_eq!(words(one(&page, "h1 #turn")), "Your turn: bid at the three taverns");
}

/// Returns the log entries of earlier rounds on a page.
fn told_before(page: &Html) -> String {
    all(page, "#log details:not([open]) li").into_iter().map(words).collect()
}

#[test]
fn in_memory_mode_coins_of_earlier_rounds_are_not_read_again() {
    let (mut open, mut remembered) = (0, 0);
    for (state, log) in tables::<elvaland_rules::nidavellir::Nidavellir>(0, 7) {
        if state.turn() != Turn::Over {
            let look = || Look::new(&state, Audience::Spectator).after(&log);
            open += told_before(&look().page()).matches(" bids ").count();
            remembered += told_before(&look().remembering().page()).matches(" bids ").count();
        }
    }
    assert!(open > 0);
    assert_eq!(remembered, 0);
}
