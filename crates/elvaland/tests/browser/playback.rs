//! Tests the playback: every step is shown in order and long enough, and can be skipped.

use std::time::{Duration, Instant};

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Tavern};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Recorder;
use elvaland_rules::{Rules, State};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::Value;
use tokio::time::sleep;

use crate::browser::Setup;
use crate::page_user::{GLANCE, PageUser};
use crate::player::Hand;
use crate::positions::{Position, answer, play_until, position};
use crate::site::{continued, tell};

/// Notes every frame that is shown: when, its kind, its step, and what is said about it.
const WATCH: &str = "
    window.frames = [];
    window.before = [...document.querySelectorAll('#log li')].map((li) => li.textContent.trim());
    const table = document.querySelector('#table');
    const caption = document.querySelector('#caption');
    const note = () => {
        const { playing, seq, latest } = document.querySelector('#table').dataset;
        const now = [playing ?? '', Number(seq), caption.textContent, Number(latest)];
        const last = window.frames.at(-1);
        if (!last || JSON.stringify(last.slice(1)) !== JSON.stringify(now)) window.frames.push([performance.now(), ...now]);
    };
    new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ['data-playing', 'data-seq'] });
    new MutationObserver(note).observe(caption, { childList: true, characterData: true, subtree: true });
    note();";

/// The minimum times at normal pace, in milliseconds.
fn minimum(kind: &str) -> f64 {
    match kind {
        "reveal" => 900.0,
        "majority" => 1500.0,
        "gems" => 500.0,
        "pick" | "recruit" | "trade" | "transform" | "deal" => 600.0,
        _ => 0.0,
    }
}

/// A frame that was shown.
#[derive(Debug)]
struct Shown {
    at: f64,
    kind: String,
    seq: u64,
    said: String,
}

async fn shown(person: &PageUser) -> Vec<Shown> {
    let found = person.finds("return window.frames").await;
    let read = |each: &Value| Shown {
        at: each[0].as_f64().expect("a time"),
        kind: each[1].as_str().unwrap_or_default().to_owned(),
        seq: each[2].as_u64().expect("a step"),
        said: each[3].as_str().unwrap_or_default().to_owned(),
    };
    found.as_array().expect("frames").iter().map(read).collect()
}

/// Waits until nothing is left to show and the viewer is asked.
async fn rests(person: &PageUser) {
    let until = Instant::now() + Duration::from_secs(60);
    while !person.sees("#table[data-asked]:not([data-playing])").await {
        assert!(Instant::now() < until, "the steps come to an end");
        sleep(GLANCE).await;
    }
}

#[test]
fn every_step_of_a_round_is_shown_in_order_for_its_minimum_time() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 4).await;
        ada.finds(WATCH).await;
        // The bid, and the picks of the round, until the next bid.
        for _ in 0..4 {
            let now = ada.glances().await;
            if now.is_bidding && ada.finds("return window.frames.length > 3").await == true {
                break;
            }
            ada.answers(Hand::Pointer, now).await;
            rests(&ada).await;
        }
        let frames = shown(&ada).await;
        let steps: Vec<u64> = frames.iter().map(|frame| frame.seq).collect();
        assert!(steps.is_sorted(), "steps come in order: {frames:#?}");
        for pair in frames.windows(2).filter(|pair| !pair[0].kind.is_empty()) {
            let time = pair[1].at - pair[0].at;
            // Changes of one frame come within 50 ms.
            let is_same = pair[0].kind == pair[1].kind && pair[0].seq == pair[1].seq && time < 50.0;
            assert!(is_same || time >= minimum(&pair[0].kind) - 30.0, "{time} ms: {pair:#?}");
        }
        let log =
            ada.finds("return [...document.querySelectorAll('#log li')].map((li) => li.textContent.trim()).filter((line) => !window.before.includes(line))").await;
        let said: String = frames.iter().map(|frame| frame.said.as_str()).collect::<Vec<_>>().join("\n");
        let told: Vec<&str> = log.as_array().expect("a log").iter().filter_map(Value::as_str).collect();
        for line in &told {
            assert!(said.contains(line), "{line:?} was not shown in {said}");
        }
        assert!(told.len() > 12, "a whole round: {told:?}");
        ada.is_content().await;
    });
}

#[test]
fn escape_and_a_click_on_the_table_go_on_to_now() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nains", 4).await;
        ada.bids([0, 4, 2]).await;
        ada.awaits("#table[data-playing]").await;
        // Later steps are played back again, so the page is checked after the next paint.
        let now = "await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
            const { playing, seq, latest } = document.querySelector('#table').dataset;
            return playing === undefined && seq === latest && Number(seq) > 4";
        let escape = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
        assert_eq!(ada.finds(&format!("{escape} {now}")).await, true, "Escape shows the newest moment");
        rests(&ada).await;
        let before = ada.glances().await;
        ada.answers(Hand::Pointer, before).await;
        ada.awaits("#table[data-playing]").await;
        let click = "document.querySelector('#taverns').click();";
        assert_eq!(ada.finds(&format!("{click} {now}")).await, true, "a click shows the newest moment");
        ada.is_content().await;
    });
}

/// Counts the moments at which a card is asked for, steps are still shown, and no card answers.
const WATCH_ANSWERS: &str = "
    window.moments = [0, 0];
    const root = document.querySelector('#table');
    new MutationObserver(() => {
        if (root.dataset.phase !== 'pick' || !root.matches('[data-asked][data-playing]')) return;
        window.moments[document.querySelector('[data-answer][data-card]') ? 0 : 1] += 1;
    }).observe(root, { attributes: true });";

#[test]
fn cards_answer_while_older_steps_are_shown() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 4).await;
        ada.finds(WATCH_ANSWERS).await;
        ada.bids([4, 0, 2]).await;
        ada.awaits("#table[data-asked][data-playing] [data-answer][data-card]").await;
        ada.finds("document.querySelector('[data-answer][data-card]').click()").await;
        rests(&ada).await;
        let moments = ada.finds("return window.moments").await;
        assert!(moments[0].as_u64() > Some(0), "a card is asked for while steps are shown: {moments}");
        assert_eq!(moments[1].as_u64(), Some(0), "every question can be answered at once: {moments}");
    });
}

/// Clicks a card, then another one of the same tavern as soon as the question is answered; returns what opened.
const LATE_CLICK: &str = "
    const cards = [...document.querySelectorAll('[data-answer][data-card]')];
    const [first, second] = cards;
    first.click();
    while (second.hasAttribute('data-answer')) await new Promise((resolve) => setTimeout(resolve, 5));
    if (second.isConnected) second.click();
    return document.querySelectorAll('[popover]:popover-open').length;";

#[test]
fn late_click_on_a_card_opens_nothing_over_the_table() {
    tell(async |site| {
        let (ada, mut client) = site.visitor("Ada", Setup { motion: true, ..Setup::default() }).await;
        let position = crate::decisions::a_pick();
        let table = continued(&mut client, &position.record, position.at);
        ada.opens_table(&table).await;
        ada.awaits("html[data-script] [data-answer][data-card]").await;
        assert_eq!(ada.finds(LATE_CLICK).await, 0);
    });
}

#[test]
fn card_pressed_while_frames_change_still_answers() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 4).await;
        // The highest coin first: the last one at a tavern has no choice of cards.
        ada.bids([4, 0, 2]).await;
        ada.awaits("#table[data-asked][data-playing] [data-answer][data-card]").await;
        let asked = ada.finds("return document.querySelector('#take [name=seq]').value").await;
        let card = ada.finds_element("[data-answer][data-card]").await;
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveToElement { element: card, duration: None, x: 0., y: 0. })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Pause { duration: Duration::from_millis(800) })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        ada.page().perform_actions(press).await.expect("pressed and released");
        let until = Instant::now() + Duration::from_secs(15);
        while ada.finds("return document.querySelector('#take [name=seq]')?.value ?? null").await == asked {
            assert!(Instant::now() < until, "the card answers");
            sleep(GLANCE).await;
        }
        assert!(!ada.sees("#said").await, "nothing is refused");
    });
}

/// Notes the order of play of each reveal, and the changes of coins and gems that are shown.
const WATCH_PIECES: &str = "
    window.orders = [];
    window.changes = new Set();
    const root = document.querySelector('#table');
    new MutationObserver(() => {
        for (const change of document.querySelectorAll('.changes')) window.changes.add(root.dataset.playing);
        if (root.dataset.playing !== 'reveal') return;
        const bids = [...document.querySelectorAll('.tavern[data-current] .laid[data-open] li')];
        window.orders.push(bids.map((bid) => [bid.querySelector('.nth').textContent, Number(bid.querySelector('.coin').title.match(/\\d+/)[0]), bid.dataset.progress]));
    }).observe(root, { attributes: true, attributeFilter: ['data-playing', 'data-seq'] });";

#[test]
fn bids_are_numbered_and_sorted_and_exchanges_are_shown_at_their_owners() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 4).await;
        ada.finds(WATCH_PIECES).await;
        for _ in 0..4 {
            let now = ada.glances().await;
            if now.is_bidding && ada.finds("return window.orders.length > 2").await == true {
                break;
            }
            ada.answers(Hand::Pointer, now).await;
            rests(&ada).await;
        }
        let orders = ada.finds("return window.orders").await;
        let orders = orders.as_array().expect("orders of play");
        assert!(!orders.is_empty(), "coins were revealed");
        for order in orders {
            let bids = order.as_array().expect("bids");
            assert_eq!(bids.len(), 4, "{order}");
            assert!(
                bids.iter().zip(1..).all(|(bid, number)| bid[0] == format!("{number}").as_str()),
                "numbered: {order}"
            );
            assert!(bids.is_sorted_by(|one, other| one[1].as_u64() >= other[1].as_u64()), "by bid: {order}");
            assert_eq!(bids[0][2], "choosing", "{order}");
        }
        let changes = ada.finds("return [...window.changes]").await;
        let kinds: Vec<&str> = changes.as_array().expect("kinds").iter().filter_map(Value::as_str).collect();
        assert!(
            !kinds.is_empty() && kinds.iter().all(|kind| ["trade", "transform", "gems"].contains(kind)),
            "{kinds:?}"
        );
    });
}

/// Returns a position in the last tavern of the first age, in which the first of three players takes a card.
fn end_of_first_age() -> Position {
    let options = elvaland_rules::nidavellir::Options::new(3).expect("three can play");
    let look = |game: &State<Nidavellir>| {
        let table = game.table();
        let is_last = table.age() == Age::First && table.round() == table.rules().rounds();
        answer(game, "take", &|_| true).filter(|_| is_last && table.resolved() == Some(Tavern::ALL[2]))
    };
    let found = (0..2000).find_map(|number| {
        let mut dealer = Dealer::of_run(3, number);
        let mut game = Recorder::new(Nidavellir::start(&options, dealer.rng()));
        let found = play_until(&mut game, &mut dealer, |dealer, game, seat| dealer.pick(game, seat), look)?;
        Some(position(game, found))
    });
    found.expect("the end of an age")
}

#[test]
fn majorities_stay_until_continue_at_every_pace() {
    tell(async |site| {
        let position = end_of_first_age();
        for motion in [true, false] {
            let (ada, mut client) = site.visitor("Ada", Setup { motion, ..Setup::default() }).await;
            let table = continued(&mut client, &position.record, position.at);
            ada.opens_table(&table).await;
            ada.awaits("html[data-script] [data-answer]").await;
            ada.finds("document.querySelector('[data-answer]').click()").await;
            let until = Instant::now() + Duration::from_secs(80);
            while !ada.sees("#table[data-playing=majority] #evaluated li:nth-child(5)").await {
                assert!(Instant::now() < until, "five majorities are counted");
                // Somebody may have a hero to recruit or a coin to transform first.
                ada.finds(
                    "document.querySelector('#table:not([data-playing]) #asked [data-answer]:not([data-confirm])')?.click()",
                )
                .await;
                sleep(GLANCE).await;
            }
            let counts = ada.finds("return document.querySelectorAll('#evaluated .counts li').length").await;
            assert_eq!(counts, 15, "the ranks of three players in five classes");
            ada.clicks("#evaluated [data-continue]").await;
            ada.awaits("#table:not([data-playing=majority])").await;
        }
    });
}

#[test]
fn reduced_motion_shows_now_at_once_with_a_list_of_what_happened() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 3).await;
        let before = ada.glances().await;
        ada.bids([0, 4, 2]).await;
        ada.sees_change(before).await;
        assert!(!ada.sees("#table[data-playing]").await);
        ada.awaits("#caption-list:not([hidden]) li").await;
        let listed = ada.finds("return document.querySelectorAll('#caption-list li').length").await;
        assert!(listed.as_u64() > Some(2), "{listed} sentences");
    });
}

#[test]
fn returning_player_is_offered_the_steps_since_their_last_move() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 3).await;
        let path = ada.path().await;
        // The highest coin first: the page takes the last card of a tavern by itself, which withdraws the offer.
        ada.bids([4, 0, 2]).await;
        ada.opens("/").await;
        ada.finds("for (const key of Object.keys(localStorage)) localStorage.setItem(key, '1')").await;
        ada.opens(&path).await;
        ada.awaits("#played [data-play]:not([hidden])").await;
        assert!(ada.reads("#played [data-play]").await.starts_with("Steps since your last move: "));
        ada.clicks("#played [data-play]").await;
        ada.awaits("#table[data-playing]").await;
    });
}

#[test]
fn a_replay_plays_by_itself() {
    tell(async |site| {
        let (ada, mut client) = site.visitor("Ada", Setup { motion: true, ..Setup::default() }).await;
        let position = crate::decisions::a_hero_sheet();
        let table = continued(&mut client, &position.record, position.at);
        crate::accessibility::play_out(&mut client, &table);
        ada.opens(&format!("/t/{table}/replay?step=2")).await;
        ada.awaits("html[data-script]").await;
        let first: u64 =
            ada.finds("return Number(document.querySelector('#table').dataset.seq)").await.as_u64().expect("a step");
        ada.clicks("#moment [data-play]").await;
        ada.awaits("#table[data-playing=pick], #table[data-playing=reveal]").await;
        ada.finds("document.querySelector('#taverns').click()").await;
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let now = ada.finds("return Number(document.querySelector('#table')?.dataset.seq ?? 0)").await.as_u64();
            if now > Some(first + 20) {
                break;
            }
            assert!(Instant::now() < until, "the replay goes on to its end: {now:?}");
            sleep(GLANCE).await;
        }
    });
}
