//! Takes screenshots of all pages; `bench/screenshots` runs this.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use elvaland_bots::baselines::Greedy;
use elvaland_bots::{Bot, BotGame, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Age, Tavern};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{RecordFormat, Recorder};
use elvaland_rules::{Audience, Rules, Seat, State};
use elvaland_testkit::Client;
use elvaland_texts::GameTexts;
use serde_json::Value;
use tokio::time::sleep;

use crate::browser::Setup;
use crate::page_user::{GLANCE, PageUser};
use crate::positions::{answer, play_until, position};
use crate::site::{Site, continued, tell};

/// A window: its name in the names of files, its width and its height.
type Size = (&'static str, u32, u32);

const DESKTOP: Size = ("desktop", 1360, 768);
const PHONE: Size = ("phone", 390, 844);
/// The windows in which tables are pictured.
const SIZES: [Size; 5] = [DESKTOP, ("large", 1920, 1080), PHONE, ("small", 360, 640), ("sideways", 844, 390)];

/// The languages and themes of the pictures; German has the longest words.
const LOOKS: [(&str, &str); 3] = [("en", "dark"), ("en", "light"), ("de", "dark")];

/// The timeout for the moves of others before a screenshot.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns the folder that `bench/screenshots` names, `target/screenshots` of the workspace by default.
fn folder() -> PathBuf {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    std::env::var_os("SCREENSHOTS").map_or_else(default, PathBuf::from)
}

/// Returns whether a picture is asked for: all are, or those whose names contain one of the parts that `bench/screenshots` names.
fn is_wanted(name: &str) -> bool {
    let parts = std::env::var("SCREENSHOTS_ONLY").unwrap_or_default();
    parts.is_empty() || parts.split(',').any(|part| name.contains(part))
}

/// A game of which screenshots are taken.
trait Pictured: RecordFormat + GameTexts + BotGame {}

impl<R: RecordFormat + GameTexts + BotGame> Pictured for R {}

/// A moment of a table that is pictured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// A bid of the second age is laid.
    Bidding,
    /// The coins of a tavern are turned over.
    Reveal,
    Picking,
    Recruiting,
    /// All majorities of the first age are counted.
    Majorities,
    Replay,
    End,
    /// The review of a game that is over.
    Review,
}

impl Scene {
    const ALL: [Scene; 8] = [
        Scene::Bidding,
        Scene::Reveal,
        Scene::Picking,
        Scene::Recruiting,
        Scene::Majorities,
        Scene::Replay,
        Scene::End,
        Scene::Review,
    ];

    const fn name(self) -> &'static str {
        match self {
            Scene::Bidding => "bidding",
            Scene::Reveal => "reveal",
            Scene::Picking => "picking",
            Scene::Recruiting => "recruiting",
            Scene::Majorities => "majorities",
            Scene::Replay => "replay",
            Scene::End => "end",
            Scene::Review => "review",
        }
    }

    /// Returns what the first player is asked there; nothing when the game is over.
    const fn asked(self) -> Option<&'static str> {
        match self {
            Scene::Bidding | Scene::Reveal => Some("bid"),
            Scene::Picking | Scene::Majorities => Some("take"),
            Scene::Recruiting => Some("hero"),
            Scene::Replay | Scene::End | Scene::Review => None,
        }
    }

    /// Returns whether a moment is late enough to be pictured.
    fn is_late<R: Rules>(self, game: &State<R>) -> bool {
        let table = game.table();
        match self {
            Scene::Majorities => {
                table.age() == Age::First
                    && table.round() == table.rules().rounds()
                    && table.resolved() == Some(Tavern::ALL[2])
            }
            _ => table.age() == Age::Second && table.round() > 1,
        }
    }
}

/// Plays a game among sensible players up to a scene, or to its end. The first of a row of games that has the scene is taken.
fn game<R: Pictured>(players: usize, scene: Scene) -> (Recorder<R>, Option<Action>) {
    let options = R::default_options(players).expect("so many can play");
    let look = |game: &State<R>| answer(game, scene.asked()?, &|_| true).filter(|_| scene.is_late(game));
    let games = (2026..).map(|seed| {
        let mut dealer = Dealer::new(seed);
        let mut game = Recorder::new(R::start(&options, dealer.rng()));
        let found = play_until(&mut game, &mut dealer, sensibly, look);
        (game, found)
    });
    let mut games = games.skip_while(|(_, found)| found.is_none() && scene.asked().is_some());
    games.next().expect("one of the games has it")
}

fn sensibly<R: Pictured>(_: &mut Dealer, game: &State<R>, seat: Seat) -> Action {
    Greedy::new().choose(&game.view(Audience::Seat(seat)), &game.legal_actions(seat), Budget::default())
}

/// Creates the table of a scene and returns its address.
fn table<R: Pictured>(client: &mut Client, players: usize, scene: Scene) -> String {
    let (game, found) = game::<R>(players, scene);
    if let Some(found) = found {
        let position = position(game, found);
        return continued(client, &position.record, position.at);
    }
    let mut record = game.record().clone();
    record.names =
        Some(["Ada", "Eitri", "Dvalin", "Alvis", "Lofar"][..players].iter().map(|&name| name.into()).collect());
    let record: Value = serde_json::from_str(&record.to_json()).expect("a record is JSON");
    let table = client.post("/records", &record).expect(201)["table"].as_str().expect("a table").to_owned();
    let step = if scene == Scene::End { 9999 } else { 60 };
    format!("{table}/replay?step={step}&as=0")
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

/// Takes screenshots of the pages other than tables.
async fn pages(person: &PageUser, theme: &str) {
    for size in [DESKTOP, PHONE] {
        person.window().resizes(size.1, size.2);
        let ending = format!("{}-{theme}", size.0);
        let mut pages = vec![("home".to_owned(), "/".to_owned()), ("settings".to_owned(), "/settings".to_owned())];
        pages.extend(PADS.map(|(game, fields)| (format!("pad-{game}"), format!("/score/{game}?{fields}"))));
        pages
            .extend(LESSONS.map(|page| (format!("learn-{}", page.replace(['/', '#'], "-")), format!("/learn/{page}"))));
        for (name, path) in pages {
            let name = format!("{name}-{ending}");
            if is_wanted(&name) {
                person.opens(&path).await;
                keep(person, &name).await;
            }
        }
        let name = format!("first-game-{ending}");
        if is_wanted(&name) {
            person.opens("/learn/first").await;
            person.clicks(".first form button").await;
            person.awaits("#guide .proposal").await;
            keep(person, &name).await;
        }
    }
}

/// Pictures scenes of a game in all windows; `ending` is the end of the file names.
async fn tables<R: Pictured>(person: &PageUser, client: &mut Client, players: usize, scenes: &[Scene], ending: &str) {
    let game = if R::NAME == "nains" { "nains" } else { "table" };
    for &scene in scenes {
        let name = |size: Size| format!("{game}-{}-{}-{ending}-{players}", scene.name(), size.0);
        if !SIZES.into_iter().any(|size| is_wanted(&name(size))) {
            continue;
        }
        person.window().resizes(DESKTOP.1, DESKTOP.2);
        person.opens_table(&table::<R>(client, players, scene)).await;
        reach(person, scene).await;
        for size in SIZES.into_iter().filter(|&size| is_wanted(&name(size))) {
            person.window().resizes(size.1, size.2);
            person.finds("document.querySelector('#review[data-done]')?.scrollIntoView()").await;
            keep(person, &name(size)).await;
        }
    }
}

/// Plays from the beginning of a scene to the moment that is pictured.
async fn reach(person: &PageUser, scene: Scene) {
    match scene {
        Scene::Bidding => person.lays([0, 4, 2]).await,
        Scene::Reveal => {
            person.bids([0, 4, 2]).await;
            until(person, ".tavern[data-current] .laid[data-open]", "").await;
        }
        Scene::Majorities => {
            let answer =
                "document.querySelector('#table:not([data-playing]) [data-answer]:not([data-confirm])')?.click()";
            until(person, "#table[data-playing=majority] #evaluated > ol > li:nth-child(5)", answer).await;
        }
        Scene::Review => {
            until(person, "#review .accounts", "document.querySelector('#review form button')?.click()").await;
            person.finds("document.querySelector('#review .accounts').open = true").await;
        }
        Scene::Picking | Scene::Recruiting | Scene::Replay | Scene::End => {}
    }
}

/// Runs a script again and again until there is such an element.
async fn until(person: &PageUser, selector: &str, script: &str) {
    let end = Instant::now() + PATIENCE;
    while !person.sees(selector).await {
        assert!(Instant::now() < end, "{selector} does not come: {}", person.describes().await);
        person.finds(script).await;
        sleep(GLANCE).await;
    }
}

/// Takes a screenshot once the fonts have been loaded.
async fn keep(person: &PageUser, name: &str) {
    person.finds("return document.fonts.ready.then(() => true)").await;
    let picture = person.page().screenshot().await.expect("a picture");
    std::fs::write(folder().join(format!("{name}.png")), picture).expect("written");
}

/// Takes all pictures of a language and a theme.
async fn pictures(site: &Site, language: &'static str, theme: &str) {
    let (ada, mut client) = site.visitor("Ada", Setup { language, ..Setup::default() }).await;
    ada.takes_cookie("preferences", &format!("theme:{theme}.motion:off")).await;
    let ending = if language == "en" { theme.to_owned() } else { format!("{theme}-{language}") };
    if language == "en" {
        pages(&ada, theme).await;
        tables::<Nidavellir>(&ada, &mut client, 2, &[Scene::Bidding, Scene::Recruiting], theme).await;
    }
    tables::<Nidavellir>(&ada, &mut client, 5, &Scene::ALL, &ending).await;
    tables::<Nains>(&ada, &mut client, 4, &Scene::ALL, &ending).await;
}

/// Takes all pictures.
pub(crate) fn take() {
    std::fs::create_dir_all(folder()).expect("a folder");
    for (language, theme) in LOOKS {
        tell(async |site| pictures(site, language, theme).await);
    }
}
