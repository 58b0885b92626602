//! Measures the rendering of a table page: `cargo bench -p elvaland-web`. The target is a millisecond for four players.

use divan::Bencher;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Event, QuestionKind};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Scores, Seat, State, Turn};
use elvaland_session::LoggedEvent;
use elvaland_texts::{Language, Texts};
use elvaland_web::art::GameArt;
use elvaland_web::home::Levels;
use elvaland_web::table::{Review, Scene, Sitter, Sitting, Status, TableInfo};
use elvaland_web::{Base, Preferences, Shell};

fn main() {
    divan::main();
}

/// The first table of the second round of the second age at which this is asked, and what happened before.
fn middle<R: GameArt>(players: usize, kind: QuestionKind) -> (State<R>, Vec<Event>) {
    let mut dealer = Dealer::new(1);
    let mut game = R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng());
    let mut log = Vec::new();
    loop {
        let table = game.table();
        if table.age() == Age::Second && table.round() == 2 && table.question() == Some(kind) {
            return (game, log);
        }
        match game.turn() {
            Turn::Chance => {
                let draw = dealer.draw(&game);
                game.draw_unchecked(&draw, &mut log);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let action = dealer.pick(&game, seat);
                game.play_unchecked(seat, action, &mut log);
            }
            Turn::Over => unreachable!("every age has a second round"),
        }
    }
}

/// Renders the whole page for the seat to move, with the whole log.
fn page<R: GameArt>(bencher: Bencher<'_, '_>, players: usize, kind: QuestionKind) {
    let (game, log) = middle::<R>(players, kind);
    let Turn::Decide(seats) = game.turn() else { unreachable!("a seat is asked") };
    let own = seats.first().expect("a seat is asked");
    let audience = Audience::Seat(own);
    let (texts, preferences) = (Texts::new(Language::English), Preferences::default());
    let info = info(players, own);
    let draw = || {
        let (view, legal) = (game.view(audience), game.legal_actions(own));
        let happened =
            |(at, event): (usize, &Event)| LoggedEvent { step: at as u32, event: event.for_audience(audience) };
        let scene = Scene {
            texts: &texts,
            preferences: &preferences,
            info: &info,
            view: &view,
            legal: &legal,
            bid: None,
            log: &log.iter().enumerate().map(happened).collect::<Vec<_>>(),
            scores: Scores::Shown,
            course: &[],
            advice: &[],
            review: &Review::No,
            guide: None,
        };
        let shell =
            Shell { base: &info.base, texts: &texts, preferences: &preferences, name: Some("Ada"), path: "/t/abc" };
        shell.page(&scene.title(), None, &scene.draw()).into_string()
    };
    let bytes = draw().len();
    bencher.counter(divan::counter::BytesCount::new(bytes)).bench_local(draw);
}

fn info(players: usize, own: Seat) -> TableInfo {
    let sitting = |seat: Seat| Sitting {
        name: format!("Player {seat}"),
        sitter: Sitter::Person,
        level: None,
        is_present: true,
        is_away: false,
        is_absent: false,
        vote: None,
        is_reserved: false,
        is_asked: seat == own,
        is_ready: false,
    };
    TableInfo {
        base: Base::new(""),
        id: "abc".to_owned(),
        status: Status::Running,
        seq: 100,
        seats: Seat::first(players).map(sitting).collect(),
        own: Some(own),
        is_host: true,
        can_undo: false,
        may_ask: false,
        rematch: None,
        has_past: true,
        moment: None,
        puzzle: None,
        is_guided: false,
        is_notified: false,
        is_record: false,
        levels: Levels { all: &["king"], default: "king" },
        link: "https://elvaland.example/t/abc".to_owned(),
    }
}

#[divan::bench(types = [Nidavellir, Nains], args = [2, 4, 5])]
fn bidding<R: GameArt>(bencher: Bencher<'_, '_>, players: usize) {
    page::<R>(bencher, players, QuestionKind::Bid);
}

#[divan::bench(types = [Nidavellir, Nains], args = [2, 4, 5])]
fn picking<R: GameArt>(bencher: Bencher<'_, '_>, players: usize) {
    page::<R>(bencher, players, QuestionKind::Take);
}
