//! Screens of prepared tables in three languages, at the smallest size and a larger one.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, PurseView, Tavern};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::record::Recorder;
use elvaland_rules::{Audience, Rules, Seat};
use elvaland_terminal::replay::all_audiences;
use elvaland_terminal::screen::{ClickTarget, Palette, ScreenContent, draw};
use elvaland_terminal::{InfoPage, Intent, Jump, LocalRules, Mode, ReplayTable, Snapshot, Ui};
use elvaland_texts::{GameTexts, Language, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::kit::{Seated, snapshot};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

const BIDDING: &str = "nidavellir 5p; round 2; taverns W7 H B R3 E12 / E9 M0 W3 B M2 / B B R3 W10 E11; \
    0: coins 0 2 3 g9 g14, army W8 H M1 B E8 kraal W9 H; 1: army H; 2: coins 0 2 3 4 g5; 3: gem 5";
const TAKING: &str = "nains 2p; round 2; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9; \
    0: gem 4, coins 5/0/3/2 4, army S F3.wind E10; 1: gem 5, coins 4/5/0/2 3";
const RECRUITING: &str = "nidavellir 2p; round 2; taverns W7 H / E9 M0 W3 / B B R3; \
    0: coins 5/0/3/2 4, army W8 H M1 B E8; 1: coins 4/5/0/2 3, army skaa W4; agenda recruit.0 turns.1";
const TRANSFORMING: &str = "nidavellir 2p; round 2; taverns W7 H / E9 M0 W3 / B B R3; \
    0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3; agenda transform.0.5 turns.1";
const OVER: &str = "nidavellir 3p; age 2; round 4; agenda over; deck2 -; \
    0: army W7 H M1 B E8 kraal; 1: army H H H; 2: coins 0 2 3 4 g11, army E5 E6";

fn rendered<R: GameTexts>(
    snapshot: &Snapshot<R, PurseView>,
    ui: &Ui,
    language: Language,
    (width, height): (u16, u16),
    palette: Palette,
) -> (Buffer, Vec<ClickTarget>) {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let scene = ScreenContent { texts: &Texts::new(language), snapshot, ui, palette };
    let targets = draw(&scene, area, &mut buffer);
    (buffer, targets)
}

fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned() + "\n";
    (0..area.height).map(line).collect()
}

/// Compares a screen in three languages with its stored snapshots.
fn snapshots<R: GameTexts>(name: &str, snapshot: &Snapshot<R, PurseView>, ui: &Ui, size: (u16, u16)) {
    for language in Language::ALL {
        let (buffer, _) = rendered(snapshot, ui, language, size, Palette::Colour);
        insta::assert_snapshot!(format!("{name}_{}", language.tag()), text(&buffer));
    }
}

fn laid() -> Ui {
    let mut ui = Ui::default();
    for (coin, tavern) in [(4, Tavern::First), (0, Tavern::Second), (2, Tavern::Third)] {
        ui.draft.pick(coin);
        ui.draft.lay(tavern);
    }
    ui
}

#[test]
fn bidding_with_five_players_fits_on_the_smallest_screen() {
    snapshots("bidding_small", &snapshot::<Nidavellir>(BIDDING, Seat::S0), &laid(), SMALL);
}

#[test]
fn a_large_screen_shows_the_pieces_and_the_log() {
    snapshots("bidding_large", &snapshot::<Nidavellir>(BIDDING, Seat::S0), &Ui::default(), LARGE);
}

#[test]
fn cards_are_taken_where_they_lie() {
    snapshots("taking_small", &snapshot::<Nains>(TAKING, Seat::S0), &Ui { cursor: 1, ..Ui::default() }, SMALL);
    snapshots("taking_large", &snapshot::<Nains>(TAKING, Seat::S0), &Ui::default(), LARGE);
}

#[test]
fn taken_cards_stay_on_the_screen_with_their_takers() {
    let options = Options::new(3).expect("three players");
    let mut seated: Seated<Nidavellir> = Seated::new(&options, 3, 1, None);
    let last_taken =
        |log: &[Event]| match log.iter().rev().find(|event| matches!(event, Event::Took(..) | Event::RoundBegins(_))) {
            Some(&Event::Took(seat, card)) if seat != Seat::S0 => Some((seat, card)),
            _ => None,
        };
    let (snapshot, taker, card) = loop {
        let snapshot = seated.settle();
        if let Some((taker, card)) = last_taken(&snapshot.log) {
            break (snapshot.clone(), taker, card);
        }
        seated.choose();
    };
    let (buffer, _) = rendered(&snapshot, &Ui::default(), Language::English, LARGE, Palette::Colour);
    let card = Texts::new(Language::English).card("nidavellir", snapshot.view.table().rules().card_name(card));
    let ghost = format!("{card} → P{}", taker.index());
    assert!(text(&buffer).contains(&ghost), "no `{ghost}` in\n{}", text(&buffer));
}

#[test]
fn heroes_are_listed_with_the_reasons_of_those_who_cannot_come() {
    let snapshot = snapshot::<Nidavellir>(RECRUITING, Seat::S0);
    snapshots("recruiting_small", &snapshot, &Ui::default(), SMALL);
    snapshots("recruiting_closed", &snapshot, &Ui { cursor: snapshot.legal.len(), ..Ui::default() }, LARGE);
}

#[test]
fn a_coin_is_shown_with_what_becomes_of_it() {
    snapshots("transforming_small", &snapshot::<Nidavellir>(TRANSFORMING, Seat::S0), &Ui::default(), SMALL);
}

#[test]
fn a_curtain_shows_nothing_of_the_table() {
    let mut snapshot = snapshot::<Nidavellir>(BIDDING, Seat::S0);
    snapshot.curtain = Some(Seat::S1);
    snapshots("curtain", &snapshot, &Ui::default(), SMALL);
    let (buffer, _) = rendered(
        &snapshot,
        &Ui { page: Some(InfoPage::Coins), ..Ui::default() },
        Language::English,
        SMALL,
        Palette::Colour,
    );
    assert!(!text(&buffer).contains("14"), "no page is shown before it");
}

#[test]
fn the_end_is_a_score_sheet() {
    snapshots("over", &snapshot::<Nidavellir>(OVER, Seat::S0), &Ui::default(), SMALL);
}

#[test]
fn pages_of_words_are_looked_up() {
    let look = |page| Ui { page: Some(page), ..Ui::default() };
    snapshots("help", &snapshot::<Nains>(TAKING, Seat::S0), &look(InfoPage::Help), SMALL);
    snapshots("army", &snapshot::<Nains>(TAKING, Seat::S0), &look(InfoPage::Army), SMALL);
    snapshots("coins", &snapshot::<Nidavellir>(BIDDING, Seat::S0), &look(InfoPage::Coins), SMALL);
}

#[test]
fn a_window_that_is_too_small_says_so() {
    snapshots("too_small", &snapshot::<Nains>(TAKING, Seat::S0), &Ui::default(), (40, 10));
}

#[test]
fn every_size_can_be_drawn() {
    let (taking, bidding) = (snapshot::<Nains>(TAKING, Seat::S0), snapshot::<Nidavellir>(BIDDING, Seat::S0));
    for width in [1, 20, 79, 80, 81, 108, 109, 110, 200, 300] {
        for height in [1, 23, 24, 25, 31, 60, 120] {
            for page in InfoPage::KEYS.map(|(_, page)| Some(page)).into_iter().chain([None]) {
                let ui = Ui { page, scroll: 999, ..Ui::default() };
                rendered(&taking, &ui, Language::French, (width, height), Palette::Colour);
                rendered(&bidding, &ui, Language::German, (width, height), Palette::Colour);
            }
        }
    }
}

#[test]
fn without_colours_there_are_none() {
    for position in [BIDDING, RECRUITING, TRANSFORMING, OVER] {
        let snapshot = snapshot::<Nidavellir>(position, Seat::S0);
        let (buffer, _) = rendered(&snapshot, &laid(), Language::English, LARGE, Palette::Monochrome);
        assert!(buffer.content.iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset)), "{position}");
        let (coloured, _) = rendered(&snapshot, &laid(), Language::English, LARGE, Palette::Colour);
        assert_eq!(text(&buffer), text(&coloured), "the same characters");
    }
}

#[test]
fn what_is_clicked_is_what_is_shown_there() {
    let snapshot = snapshot::<Nains>(TAKING, Seat::S0);
    let (buffer, targets) = rendered(&snapshot, &Ui::default(), Language::English, SMALL, Palette::Colour);
    let words = |area: Rect| (area.x..area.right()).map(|x| buffer[(x, area.y)].symbol()).collect::<String>();
    let chosen: Vec<String> = targets
        .iter()
        .filter(|target| matches!(target.intent, Intent::Choose(_)))
        .map(|target| words(target.area).trim_end().to_owned())
        .collect();
    assert_eq!(chosen.len(), 3, "{chosen:?}");
    assert!(chosen.iter().any(|words| words.contains("Wanderer 8")), "{chosen:?}");
    assert!(targets.iter().any(|target| target.intent == Intent::Quit));
    let bidding = crate::kit::snapshot::<Nidavellir>(BIDDING, Seat::S0);
    let (_, targets) = rendered(&bidding, &Ui::default(), Language::English, SMALL, Palette::Colour);
    for intent in [Intent::Pick(0), Intent::Pick(4), Intent::Lay(Tavern::Third), Intent::Confirm, Intent::Clear] {
        assert!(targets.iter().any(|target| target.intent == intent), "{intent:?}");
    }
}

#[test]
fn what_others_have_laid_is_not_on_the_screen() {
    let own = snapshot::<Nains>(TAKING, Seat::S0);
    assert_eq!(own.view.audience(), Audience::Seat(Seat::S0));
    // Seat 1 has laid its 5 and its 0; another world has them the other way round.
    let other = snapshot::<Nains>(&TAKING.replace("4/5/0/2 3", "4/0/5/2 3"), Seat::S0);
    for page in InfoPage::KEYS.map(|(_, page)| Some(page)).into_iter().chain([None]) {
        let ui = Ui { page, ..Ui::default() };
        let screen = |snapshot| text(&rendered(snapshot, &ui, Language::English, LARGE, Palette::Colour).0);
        assert_eq!(screen(&own), screen(&other), "{page:?}");
    }
}

/// A recorded game that chance played.
fn replay<R: LocalRules>(players: usize) -> ReplayTable<R> {
    let mut dealer = Dealer::new(3);
    let game = R::start(&R::default_options(players).expect("options"), dealer.rng());
    let names = ["Ada", "Bo", "Cy"][..players].iter().map(|&name| name.to_owned()).collect();
    let record = Recorder::named(game, names).play_out(&mut dealer);
    ReplayTable::read(&record, all_audiences(players)).expect("a record that holds")
}

/// Returns the screen of a replay.
fn looked_at<R: LocalRules>(replay: &ReplayTable<R>, language: Language, size: (u16, u16)) -> String {
    let ui = Ui { mode: Mode::Replaying, ..Ui::default() };
    let notice = Some(replay.status(&Texts::new(language), &ui));
    text(&rendered(&replay.snapshot(), &Ui { notice, ..ui }, language, size, Palette::Colour).0)
}

#[test]
fn a_recorded_game_says_where_one_is_and_who_looks() {
    let mut nidavellir = replay::<Nidavellir>(3);
    nidavellir.go(Jump::NextTavern);
    let mut nains = replay::<Nains>(2);
    nains.go(Jump::Last);
    for language in Language::ALL {
        insta::assert_snapshot!(format!("past_tavern_{}", language.tag()), looked_at(&nidavellir, language, SMALL));
        insta::assert_snapshot!(format!("past_end_{}", language.tag()), looked_at(&nains, language, SMALL));
    }
}

#[test]
fn ways_lead_by_steps_and_by_taverns() {
    let mut replay = replay::<Nidavellir>(3);
    let mut at = |way| {
        replay.go(way);
        replay.step()
    };
    assert_eq!([at(Jump::Previous), at(Jump::Next), at(Jump::Next), at(Jump::Previous)], [0, 1, 2, 1]);
    // A deal and three bids, then three cards of the first tavern: fewer steps than that are not in it.
    let first = at(Jump::NextTavern);
    let second = at(Jump::NextTavern);
    assert!(first == 4 && second >= 7, "{first} {second}");
    assert_eq!([at(Jump::PreviousTavern), at(Jump::PreviousTavern), at(Jump::PreviousTavern)], [first, 0, 0]);
    assert_eq!([at(Jump::To(5)), at(Jump::PreviousTavern)], [5, first]);
    let last = at(Jump::Last);
    assert_eq!([at(Jump::To(usize::MAX)), at(Jump::NextTavern), at(Jump::First)], [last, last, 0]);
}

#[test]
fn eyes_see_what_they_may_see() {
    let mut replay = replay::<Nidavellir>(2);
    // Before the second bid of a round, the first one lies hidden.
    replay.go(Jump::To(2));
    let seen: Vec<(Audience, String)> = (0..4)
        .map(|_| {
            let seen = (replay.audience(), looked_at(&replay, Language::English, LARGE));
            replay.next_audience();
            seen
        })
        .collect();
    assert_eq!(seen.iter().map(|(audience, _)| *audience).collect::<Vec<_>>(), all_audiences(2));
    assert_eq!(replay.audience(), Audience::Open, "all audiences were had");
    let table = |at: usize| seen[at].1.replace(['▶', '✓'], " ");
    assert_ne!(table(0), table(1), "a spectator does not see the bid");
}
