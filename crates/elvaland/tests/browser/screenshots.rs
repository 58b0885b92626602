//! Pictures of the pages for the documentation; `bench/screenshots` has them made.

use std::path::{Path, PathBuf};

use elvaland_bots::ruler::Greedy;
use elvaland_bots::{Bot, Budget, Studied};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Age};
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_rules::record::{Recorded, Recorder};
use elvaland_rules::{Audience, Game, Seat, State};
use elvaland_texts::Spoken;
use serde_json::Value;

use crate::browser::{Device, Setup};
use crate::client::Client;
use crate::hall::{Hall, continued, tell};
use crate::person::Person;
use crate::positions::{answer, play_until, position};

/// How many people sit at the tables that are pictured.
const PLAYERS: [usize; 2] = [2, 5];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots")
}

/// A game that is pictured.
trait Pictured: Recorded + Spoken + Studied {
    fn options(players: usize) -> Self::Options;
}

impl Pictured for Nidavellir {
    fn options(players: usize) -> nidavellir::Options {
        nidavellir::Options::new(players).expect("so many can play")
    }
}

impl Pictured for Nains {
    fn options(players: usize) -> nains::Options {
        nains::Options::new(players).expect("so many can play")
    }
}

/// A game that sensible players play, up to a point in the second age; or to its end.
fn game<R: Pictured>(players: usize, kind: Option<&str>) -> (Recorder<R>, Option<Action>) {
    let mut dealer = Dealer::new(2026);
    let mut game = Recorder::new(R::start(&R::options(players), &mut dealer));
    let look = |game: &State<R>| {
        let is_late = game.table().age() == Age::Second && game.table().round() > 1;
        answer(game, kind?, &|_| true).filter(|_| is_late)
    };
    let found = play_until(&mut game, &mut dealer, sensibly, look);
    (game, found)
}

fn sensibly<R: Pictured>(_: &mut Dealer, game: &State<R>, seat: Seat) -> Action {
    Greedy::new().choose(&game.view(Audience::Seat(seat)), &game.legal_actions(seat), Budget::default())
}

/// A table at which the visitor is asked this.
fn asked<R: Pictured>(client: &mut Client, players: usize, kind: &str) -> String {
    let (game, found) = game::<R>(players, Some(kind));
    let position = position(game, found.expect("it is asked"));
    continued(client, &position.record, position.at)
}

/// A table at which the game is over.
fn over<R: Pictured>(client: &mut Client, players: usize) -> String {
    let mut record = game::<R>(players, None).0.record().clone();
    record.names =
        Some(["Ada", "Eitri", "Dvalin", "Alvis", "Lofar"][..players].iter().map(|&name| name.into()).collect());
    let record: Value = serde_json::from_str(&record.to_json()).expect("a record is JSON");
    client.post("/records", &record).expect(201)["table"].as_str().expect("a table").to_owned()
}

/// The pages of a table, each at a point of a game that is always the same.
fn tables<R: Pictured>(client: &mut Client, players: usize) -> Vec<(&'static str, String)> {
    let over = over::<R>(client, players);
    vec![
        ("bidding", asked::<R>(client, players, "bid")),
        ("picking", asked::<R>(client, players, "take")),
        ("heroes", asked::<R>(client, players, "hero")),
        ("replay", format!("{over}/replay?step=60&as=0")),
        ("end", format!("{over}/replay?step=9999&as=0")),
    ]
}

async fn pictures(hall: &Hall, device: Device, theme: &str) {
    let name = match device {
        Device::Desktop => "desktop",
        Device::Phone => "phone",
    };
    let (ada, mut client) = hall.visitor("Ada", Setup { device, ..Setup::default() }).await;
    ada.takes_cookie("preferences", &format!("theme:{theme}.motion:off")).await;
    if device == Device::Desktop {
        fills_window(&ada).await;
    }
    ada.opens("/").await;
    keep(&ada, &format!("home-{name}-{theme}")).await;
    for players in PLAYERS {
        let tables = tables::<Nidavellir>(&mut client, players);
        keep_all(&ada, tables, |page| format!("table-{page}-{name}-{theme}-{players}")).await;
    }
    let tables = tables::<Nains>(&mut client, 4);
    keep_all(&ada, tables, |page| format!("nains-{page}-{name}-{theme}-4")).await;
}

async fn keep_all(person: &Person, tables: Vec<(&'static str, String)>, name: impl Fn(&str) -> String) {
    for (page, table) in tables {
        person.opens_table(&table).await;
        if page == "bidding" {
            person.lays([0, 4, 2]).await;
            person.finds("scrollTo(0, 0)").await;
        }
        keep(person, &name(page)).await;
    }
}

/// Makes room for a page of 1360 × 900, whatever the browser has around it.
async fn fills_window(person: &Person) {
    let frame = person.finds("return 900 - innerHeight").await.as_u64().unwrap_or_default();
    person.page().set_window_size(1360, 900 + frame as u32).await.expect("the window grows");
}

async fn keep(person: &Person, name: &str) {
    let picture = person.page().screenshot().await.expect("a picture");
    std::fs::write(folder().join(format!("{name}.png")), picture).expect("written");
}

/// Takes all pictures.
pub(crate) fn take() {
    std::fs::create_dir_all(folder()).expect("a folder");
    tell(async |hall| {
        for device in [Device::Desktop, Device::Phone] {
            for theme in ["dark", "light"] {
                pictures(hall, device, theme).await;
            }
        }
    });
}
