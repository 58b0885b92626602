//! Earlier moments of a game: where one can go, and that nothing is asked there.

use std::sync::Arc;

use elvaland_assessment::{CoinExchange, Explanation, RatedDecision, RatedStep, Review, ReviewStatus};
use elvaland_rules::mechanics::Tavern;
use elvaland_rules::mechanics::{Event, Round, Stage};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, State};
use elvaland_session::{Course, ShownMoment, Stop};
use elvaland_texts::Language;
use scraper::Html;

use crate::kit::{Look, Played, after, all, for_both_games, one, table, words};
use crate::markup::check;

const SWAP: Event = Event::SwappedGems(Seat::S0, Seat::S1);
const EVENTS: [Event; 3] = [Event::Ready(Seat::S0), Event::RoundBegins(2), SWAP];

/// Bids at 3, a tavern at 5 with a turn at 6, another one at 9, the end at 12.
pub(crate) fn moment(step: u32, eyes: Option<Audience>) -> Option<ShownMoment> {
    let bids = Stage { round: Round { age: 1, round: 1 }, tavern: None };
    let dragon = Stage { round: Round { age: 1, round: 2 }, tavern: Some(Tavern::Second) };
    let stops = [(3, true), (5, true), (6, false), (9, true), (12, true)];
    let stop = |(step, begins_stage)| Stop { step, begins_stage, stage: if step == 5 { dragon } else { bids } };
    ShownMoment::new(Arc::new(Course { totals: Vec::new(), stops: stops.map(stop).to_vec() }), step, eyes)
}

/// A table at which somebody bids.
pub(crate) fn bids<R: Played>() -> State<R> {
    after(table("3p"), &[])
}

/// Returns the targets of the links, by keyboard shortcut.
fn ways(page: &Html) -> Vec<(String, String)> {
    let link = |link: scraper::ElementRef<'_>| {
        let of = |name| link.attr(name).unwrap_or_default().to_owned();
        (of("aria-keyshortcuts"), of("href"))
    };
    all(page, "#moment .steps a[href]").into_iter().map(link).collect()
}

for_both_games! {
    #[test]
    fn replay_asks_nothing() {
        let state = bids::<G>();
        for audience in [Audience::Seat(Seat::S0), Audience::Spectator, Audience::Open] {
            for language in Language::ALL {
                let look = Look::new(&state, audience).in_language(language).after(&EVENTS).at(moment(6, Some(audience)));
                check(&look.html(), "a moment");
                let page = look.page();
                assert!(all(&page, "#bidding, form[data-live-form], [data-live], #table[data-asked]").is_empty());
            }
        }
    }
}

#[test]
fn keys_lead_by_decision_and_by_tavern() {
    let state = bids::<Nidavellir>();
    let ways = |step| ways(&Look::new(&state, Audience::Seat(Seat::S1)).at(moment(step, None)).page());
    let to = |key: &str, step: u32| (key.to_owned(), format!("/t/abc/replay?step={step}"));
    let middle = [
        ("Home", 3),
        ("Shift+ArrowLeft", 5),
        ("ArrowLeft", 5),
        ("ArrowRight", 9),
        ("Shift+ArrowRight", 9),
        ("End", 12),
    ];
    assert_eq!(ways(6), middle.map(|(key, step)| to(key, step)));
    assert_eq!(ways(3), [("ArrowRight", 5), ("Shift+ArrowRight", 5), ("End", 12)].map(|(key, step)| to(key, step)));
    assert_eq!(ways(12), [("Home", 3), ("Shift+ArrowLeft", 9), ("ArrowLeft", 9)].map(|(key, step)| to(key, step)));
}

#[test]
fn whose_eyes_are_chosen_stays_chosen() {
    let state = bids::<Nains>();
    let page = Look::new(&state, Audience::Open).after(&EVENTS).at(moment(6, Some(Audience::Open))).page();
    assert!(ways(&page).iter().all(|(_, address)| address.ends_with("&as=open")));
    assert!(
        all(&page, "#log a[data-step]").iter().all(|link| link.attr("href").is_some_and(|to| to.ends_with("&as=open")))
    );
    let chosen: Vec<_> = all(&page, "#moment select[name=as] option[selected]").into_iter().map(words).collect();
    assert_eq!(chosen, ["Everything open"]);
}

#[test]
fn only_a_game_that_is_over_can_be_seen_by_others_and_played_on() {
    let state = bids::<Nidavellir>();
    let running = Look::new(&state, Audience::Seat(Seat::S1)).at(moment(6, None)).page();
    assert!(all(&running, "#moment select, #go-on").is_empty());
    let own = Some(Audience::Seat(Seat::S1));
    let over = Look::new(&state, Audience::Seat(Seat::S1)).at(moment(6, own)).page();
    assert_eq!(one(&over, "#go-on input[name=step]").attr("value"), Some("6"));
    assert_eq!(one(&over, "#go-on select[name=seat] option[selected]").attr("value"), Some("1"));
    let end = Look::new(&state, Audience::Seat(Seat::S1)).at(moment(12, own)).page();
    assert!(all(&end, "#go-on").is_empty(), "nobody can play on after the end");
}

/// The review of a game, with a decision that could have been better.
pub(crate) fn done(state: &State<Nidavellir>) -> ReviewStatus {
    let bid = |at: usize| state.table().display_action(state.legal_actions(Seat::S1)[at]).to_string();
    let trade = CoinExchange {
        trade: Some(["2".to_owned(), "5".to_owned()]),
        given: "5".to_owned(),
        taken: "g7".to_owned(),
        probability: 1.0,
    };
    let better = Explanation { is_bid: true, coins: vec![trade], ..Explanation::default() };
    let decision = RatedDecision {
        seat: 1,
        action: bid(0),
        win: Some(0.31),
        options: vec![(bid(1), 0.44), (bid(2), 0.4)],
        changes: vec![0.05, -0.13, 0.08],
        reasons: vec![better, Explanation { is_bid: true, ..Explanation::default() }],
    };
    let steps = vec![
        RatedStep { step: 3, chances: vec![0.3, 0.4, 0.3], decision: None, is_draw: true },
        RatedStep { step: 5, chances: vec![0.32, 0.28, 0.4], decision: Some(decision), is_draw: false },
    ];
    ReviewStatus::Done(Box::new(Review { steps, end: vec![0.0, 0.0, 1.0] }))
}

#[test]
fn a_review_shows_chances_and_what_would_have_been_better() {
    let state = bids::<Nidavellir>();
    for review in [ReviewStatus::Offered, ReviewStatus::Running { done: 3, all: 90 }, done(&state)] {
        let open = Some(Audience::Open);
        let look = Look::new(&state, Audience::Open).after(&EVENTS).at(moment(6, open)).reviewed(review.clone());
        let look = look.played_by(Seat::S1);
        check(&look.html(), "a review");
        let page = look.page();
        let found = ["#review form", "#review progress", "#review polyline", "#review .costly li"];
        let found = found.map(|selector| all(&page, selector).len());
        match review {
            ReviewStatus::Offered => assert_eq!(found, [1, 0, 0, 0]),
            ReviewStatus::Running { .. } => assert_eq!(found, [0, 1, 0, 0]),
            ReviewStatus::Done(_) => {
                assert_eq!(found, [0, 0, 3, 1]);
                let told = words(one(&page, "#review .costly li"));
                assert!(told.starts_with("Age 1, round 2, Dancing Dragon 13 % lost"), "{told}");
                assert!(told.contains("31 % No trade.") && told.contains("44 % Trade 2 + 5: 5 → 7."), "{told}");
                assert_eq!(
                    one(&page, "#review .costly a[data-step]").attr("href"),
                    Some("/t/abc/replay?step=5&as=open")
                );
                assert_eq!(one(&page, "#review .costly a.main").attr("href"), Some("/t/abc/puzzle/5"));
                assert_eq!(all(&page, "#review svg .mark.decision, #review svg .mark.reveal").len(), 2);
                assert_eq!(all(&page, "#review svg .mark.draw").len(), 1);
                let row = words(all(&page, "#review .accounts tbody tr")[0]);
                assert!(row.ends_with("30 % 0 +5 −37 +2 0 %"), "{row}");
            }
        }
    }
}

#[test]
fn the_log_leads_to_its_moments_and_says_what_comes_later() {
    let state = bids::<Nidavellir>();
    let page = Look::new(&state, Audience::Spectator).after(&EVENTS).at(moment(2, None)).page();
    // A log entry links to the moment after its step.
    let links: Vec<_> =
        all(&page, "#log a").iter().map(|link| link.attr("href").unwrap_or_default().to_owned()).collect();
    assert_eq!(links, ["/t/abc/replay?step=3"]);
    assert!(all(&page, "#log [data-later]").is_empty(), "the first moment is after three steps");
    let now = Look::new(&state, Audience::Spectator).after(&[SWAP; 5]).at(moment(3, None)).page();
    assert_eq!(all(&now, "#log [data-later]").len(), 2);
}
