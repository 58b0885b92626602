//! Measures the rendering of a table page: `cargo bench -p elvaland-web`. The target is a millisecond for four players.

use divan::Bencher;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Event, QuestionKind};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_session::{LoggedEvent, Occupant, SeatSnapshot, Status, TableOptions, TableSnapshot};
use elvaland_texts::{Language, Texts};
use elvaland_web::art::GameArt;
use elvaland_web::table::Scene;
use elvaland_web::{Base, Preferences, Viewer};

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
    let base = Base::new("");
    let viewer = Viewer {
        base: &base,
        origin: "https://elvaland.example",
        texts: &texts,
        preferences: &preferences,
        name: Some("Ada"),
        path: "/t/abc",
        is_notified: false,
    };
    let draw = || {
        let view = game.view(audience);
        let snapshot = snapshot(&game, own, &log);
        let scene = Scene::of(&snapshot, &view, &viewer);
        viewer.page(&scene.title(), None, &scene.draw()).into_string()
    };
    let bytes = draw().len();
    bencher.counter(divan::counter::BytesCount::new(bytes)).bench_local(draw);
}

fn snapshot<R: GameArt>(game: &State<R>, own: Seat, log: &[Event]) -> TableSnapshot {
    let audience = Audience::Seat(own);
    let seat = |seat: Seat| SeatSnapshot {
        is_present: true,
        is_asked: seat == own,
        ..SeatSnapshot::new(Occupant::Person { stand_in: None }, Some(format!("Player {seat}")))
    };
    let seats = Seat::first(game.players()).map(seat).collect();
    let options = TableOptions::new(R::NAME.parse().expect("a game"), serde_json::Value::Null);
    let happened = |(at, event): (usize, &Event)| LoggedEvent { step: at as u32, event: event.for_audience(audience) };
    let mut snapshot = TableSnapshot {
        status: Status::Running,
        seq: 100,
        audience,
        own: Some(own),
        is_host: true,
        legal: game.legal_actions(own).to_vec(),
        ..TableSnapshot::open("abc".to_owned(), options, seats)
    };
    snapshot.details.log = log.iter().enumerate().map(happened).collect();
    snapshot.details.has_past = true;
    snapshot
}

#[divan::bench(types = [Nidavellir, Nains], args = [2, 4, 5])]
fn bidding<R: GameArt>(bencher: Bencher<'_, '_>, players: usize) {
    page::<R>(bencher, players, QuestionKind::Bid);
}

#[divan::bench(types = [Nidavellir, Nains], args = [2, 4, 5])]
fn picking<R: GameArt>(bencher: Bencher<'_, '_>, players: usize) {
    page::<R>(bencher, players, QuestionKind::Take);
}
