//! The decision fits on the screen: what must be seen without scrolling at each size of window, with the most that can
//! lie on a table: five players, five cards in each tavern, the longest languages.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Age;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{RecordFormat, Recorder};
use elvaland_rules::{Seat, State};
use elvaland_texts::GameTexts;
use serde_json::json;

use crate::browser::Setup;
use crate::page_user::PageUser;
use crate::positions::{Position, answer, find, play_until, position};
use crate::site::{Site, continued, tell};

/// Returns the elements that are cut off by the window or lie under something else. Of cards that overlap in an army the
/// upper edge counts.
const HIDDEN: &str = "
    const hidden = [];
    for (const selector of arguments[0]) {
        const all = [...document.querySelectorAll(selector)];
        if (all.length === 0) hidden.push(`${selector}: none`);
        for (const [at, node] of all.entries()) {
            const box = node.getBoundingClientRect();
            const isOutside = box.width < 1 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 5));
            const isSeen = hit && (node.contains(hit) || hit.contains(node) && hit.closest('main'));
            if (isOutside || !isSeen) hidden.push(`${selector} ${at}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} ${hit?.className}`);
        }
    }
    return hidden;";

/// Scrolls to each element in turn and returns those that are covered even then.
const COVERED: &str = "
    return [...document.querySelectorAll(arguments[0])].filter((node) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !(hit && (node.contains(hit) || hit.contains(node) && hit.closest('main')));
    }).length;";

/// Elements that must be visible in windows of every size: tavern cards, own coins, the confirm button.
const DECISION: [&str; 3] = [".tavern .card", "#bidding [data-coin]", "[data-confirm]"];
const WIDE: [&str; 9] = [
    "#army .column header .ranks",
    "#army .column .value:not(.short)",
    "#players .player > header h3",
    "#players .purse .art",
    "#players .gem",
    "#players .ranks li",
    "#players .score",
    "#players .recruits .hero",
    "#log details[open] li:last-child",
];
const HALL: [&str; 2] = ["#players .whole .piece", "#treasure li"];
const HAND: [&str; 4] = ["#army .ranks li", "#players .gem", "#players .score", "#tabs label"];

/// A late position in which the first player bids, and the others have recruited heroes.
fn late_bid<R: RecordFormat + GameTexts>(options: &R::Options) -> Position {
    let look = |game: &State<R>| {
        let is_late = game.table().age() == Age::Second && game.table().round() > 1;
        let others = game.table().seats().filter(|&seat| seat != Seat::S0);
        let have_heroes = others.clone().all(|seat| !game.table().army(seat).heroes().is_empty());
        answer(game, "bid", &|_| true).filter(|_| is_late && have_heroes)
    };
    let found = (0..2000).find_map(|number| {
        let mut dealer = Dealer::of_run(7, number);
        let mut game = Recorder::new(R::start(options, dealer.rng()));
        let found = play_until(&mut game, &mut dealer, |dealer, game, seat| dealer.pick(game, seat), look)?;
        Some(position(game, found))
    });
    found.expect("a late bid")
}

fn bids(players: usize) -> [Position; 2] {
    let nidavellir = elvaland_rules::nidavellir::Options::new(players).expect("so many can play");
    let nains = elvaland_rules::nains::Options::new(players).expect("so many can play");
    [late_bid::<Nidavellir>(&nidavellir), late_bid::<Nains>(&nains)]
}

async fn hidden(person: &PageUser, selectors: &[&str]) -> Vec<String> {
    let found = person.page().execute(HIDDEN, vec![json!(selectors)]).await.expect("the page answers");
    found.as_array().into_iter().flatten().map(|each| each.as_str().unwrap_or_default().to_owned()).collect()
}

/// Opens late bids of both games with 2 and 5 players, and returns what is hidden at these sizes.
async fn check(site: &Site, language: &'static str, sizes: &[(u32, u32)], more: &[&[&str]]) {
    let mut all = Vec::new();
    let (ada, mut client) = site.visitor("Ada", Setup { language, ..Setup::default() }).await;
    for players in [2, 5] {
        for position in bids(players) {
            let table = continued(&mut client, &position.record, position.at);
            ada.opens_table(&table).await;
            ada.awaits(".scripted #bidding").await;
            // With a bid laid, the bar also explains the bid.
            ada.lays([0, 4, 2]).await;
            let wanted: Vec<&str> = DECISION.iter().chain(more.iter().copied().flatten()).copied().collect();
            for &(width, height) in sizes {
                ada.window().resizes(width, height);
                let about = format!("{} {players} {language} {width}×{height}", position.record["game"]);
                all.extend(hidden(&ada, &wanted).await.into_iter().map(|found| format!("{about}: {found}")));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn everything_of_a_decision_is_seen_on_desktops_and_tablets() {
    tell(async |site| check(site, "de", &[(1360, 768), (820, 1180)], &[&WIDE]).await);
}

#[test]
fn large_desktops_show_the_armies_of_the_others_too() {
    tell(async |site| check(site, "fr", &[(1920, 1080)], &[&WIDE, &HALL]).await);
}

#[test]
fn phones_show_three_taverns_the_coins_and_everybody_in_a_line() {
    tell(async |site| check(site, "fr", &[(390, 844), (360, 640)], &[&HAND]).await);
}

/// Returns a position in which the first of five players recruits, with nearly all heroes left.
fn recruits() -> [Position; 2] {
    let nidavellir = elvaland_rules::nidavellir::Options::new(5).expect("so many can play");
    let nains = elvaland_rules::nains::Options::new(5).expect("so many can play");
    [find::<Nidavellir>(&nidavellir, "hero", |_| true), find::<Nains>(&nains, "hero", |_| true)]
}

/// Checks that all of these are seen while heroes are recruited, and that the sheet is no wider than its place.
async fn check_recruiting(site: &Site, sizes: &[(u32, u32)], wanted: &[&str]) {
    let (ada, mut client) = site.visitor("Ada", Setup { language: "de", ..Setup::default() }).await;
    for position in recruits() {
        let table = continued(&mut client, &position.record, position.at);
        ada.opens_table(&table).await;
        ada.awaits(".sheet").await;
        for &(width, height) in sizes {
            ada.window().resizes(width, height);
            let found = hidden(&ada, wanted).await;
            assert!(found.is_empty(), "{} {width}×{height}: {found:#?}", position.record["game"]);
            let sizes = ada
                .finds(
                    "const { scrollWidth, clientWidth } = document.querySelector('#asked');
                return [scrollWidth, clientWidth, document.documentElement.scrollHeight, innerHeight]",
                )
                .await;
            assert_eq!((&sizes[0], &sizes[2]), (&sizes[1], &sizes[3]), "{width}×{height}: nothing sticks out");
        }
    }
}

#[test]
fn desktops_show_every_recruitable_hero_and_the_own_army() {
    let wanted = [".sheet .open [data-answer]", "#army .column header .ranks", "#army .column .value:not(.short)"];
    tell(async |site| check_recruiting(site, &[(1360, 768), (1920, 1080)], &wanted).await);
}

#[test]
fn recruiting_on_phones_leaves_the_own_ranks_visible() {
    tell(async |site| check_recruiting(site, &[(390, 844), (360, 640), (844, 390)], &["#army .ranks li"]).await);
}

#[test]
fn nothing_covers_a_card_sideways_or_at_twice_the_size() {
    tell(async |site| {
        let (ada, mut client) = site.visitor("Ada", Setup { language: "de", ..Setup::default() }).await;
        for position in bids(5) {
            let table = continued(&mut client, &position.record, position.at);
            ada.opens_table(&table).await;
            ada.awaits(".scripted #bidding").await;
            ada.lays([0, 4, 2]).await;
            for (width, height) in [(844, 390), (680, 384), (960, 540), (410, 590), (195, 422)] {
                ada.window().resizes(width, height);
                for selector in DECISION {
                    let covered = ada.page().execute(COVERED, vec![json!(selector)]).await.expect("the page answers");
                    assert_eq!(covered, json!(0), "{selector} at {width}×{height}");
                }
            }
        }
    });
}
