//! Takes screenshots of all pages; `bench/screenshots` runs this.

use std::path::{Path, PathBuf};

use elvaland_bots::baselines::Greedy;
use elvaland_bots::{Bot, BotGame, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Age};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{Recorded, Recorder};
use elvaland_rules::{Audience, Seat, State};
use elvaland_texts::Spoken;
use serde_json::Value;

use crate::browser::{Device, Setup};
use crate::client::Client;
use crate::hall::{Hall, continued, tell};
use crate::person::Person;
use crate::positions::{answer, play_until, position};

/// How many people sit at the tables that are pictured.
const PLAYERS: [usize; 2] = [2, 5];

/// Returns the folder that `bench/screenshots` names, `target/screenshots` of the workspace by default.
fn folder() -> PathBuf {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    std::env::var_os("SCREENSHOTS").map_or_else(default, PathBuf::from)
}

/// A game that is pictured.
trait Pictured: Recorded + Spoken + BotGame {}

impl<R: Recorded + Spoken + BotGame> Pictured for R {}

/// A game that sensible players play, up to a point in the second age; or to its end.
fn game<R: Pictured>(players: usize, kind: Option<&str>) -> (Recorder<R>, Option<Action>) {
    let mut dealer = Dealer::new(2026);
    let mut game = Recorder::new(R::start(&R::default_options(players).expect("so many can play"), dealer.rng()));
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

/// A filled-in score pad of each game, as an address.
const PADS: [(&str, &str); 2] = [
    (
        "nidavellir",
        "players=3&0-name=Ada&0-warrior_ranks=5&0-warrior_points=28&0-hunter_ranks=4&0-miner_ranks=4&0-miner_points=5\
         &0-blacksmith_ranks=3&0-idunn=on&0-explorer_ranks=5&0-explorer_points=34&0-skaa=on\
         &0-coin1=24&0-coin2=11&0-coin3=9&0-coin4=6&0-coin5=3\
         &1-name=Eitri&1-warrior_ranks=3&1-warrior_points=19&1-hunter_ranks=7&1-miner_ranks=6&1-miner_points=5\
         &1-blacksmith_ranks=5&1-explorer_points=21&1-dwerg_aesir=on&1-dwerg_ymir=on\
         &1-coin1=17&1-coin2=10&1-coin3=8&1-coin4=5&1-coin5=0&1-gem=6\
         &2-name=Dvalin&2-warrior_ranks=4&2-warrior_points=26&2-hunter_ranks=3&2-miner_ranks=3&2-miner_points=4\
         &2-blacksmith_ranks=8&2-explorer_points=40&2-astrid=on&2-thrud=on&2-coin1=21&2-coin2=12&2-coin3=7&2-coin4=4&2-coin5=3",
    ),
    (
        "nains",
        "players=3&0-name=Ada&0-bouclier_ranks=7&0-abokar=on&0-temple_points=9&0-temple_occult=4&0-oosram=on\
         &0-errants_points=46&0-errants_covered1=9&0-errants_covered2=8&0-forge_points=12&0-forge_runes=4&0-talion_points=22\
         &0-tiss=on&0-malt=6&0-coin1=22&0-coin2=12&0-coin3=9&0-coin4=5&0-coin5=0\
         &1-name=Eitri&1-bouclier_ranks=4&1-temple_points=6&1-temple_occult=2&1-temple_mercenaries=24&1-errants_points=38\
         &1-forge_points=19&1-forge_runes=6&1-talion_points=31&1-gurdan=on&1-jorun=on&1-redwin=on&1-malt=8&1-certification=on\
         &1-coin1=18&1-coin2=11&1-coin3=8&1-coin4=6&1-coin5=3\
         &2-name=Dvalin&2-bouclier_ranks=9&2-temple_points=12&2-temple_occult=1&2-errants_points=29&2-forge_points=8\
         &2-forge_runes=3&2-talion_points=40&2-oboron=on&2-ordo=on&2-malt=4&2-coin1=25&2-coin2=13&2-coin3=7&2-coin4=4&2-coin5=0",
    ),
];

/// The pages that teach which are pictured.
const LESSONS: [&str; 4] = ["nidavellir#classes", "nains#orders", "nidavellir/aid", "nains/aid"];

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
    for (game, fields) in PADS {
        ada.opens(&format!("/score/{game}?{fields}")).await;
        ada.awaits("#pad.scripted").await;
        keep(&ada, &format!("pad-{game}-{name}-{theme}")).await;
    }
    for page in LESSONS {
        ada.opens(&format!("/learn/{page}")).await;
        keep(&ada, &format!("learn-{}-{name}-{theme}", page.replace(['/', '#'], "-"))).await;
    }
    ada.opens("/learn/first").await;
    ada.clicks(".first form button").await;
    ada.awaits("#guide .proposal").await;
    keep(&ada, &format!("first-game-{name}-{theme}")).await;
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
