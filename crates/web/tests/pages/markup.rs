//! The markup of every page is sound: names cannot break out, what refers to something finds it, nothing needs a style or
//! script of its own, and everything has a name for those who listen.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use elvaland_assessment::Level;
use elvaland_rules::mechanics::{Event, QuestionKind, Round};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_session::{Occupant, Status, TableSnapshot};
use elvaland_texts::Language;
use elvaland_web::home::{DEFAULT_LEVEL, Home, LastTable, Listed, OwnOptions};
use elvaland_web::notifications::ListedWebhook;
use elvaland_web::table::{text, waiting};
use elvaland_web::{Markup, Preferences, Viewer, art, assets};
use elvaland_web::{guided_game, notifications, settings};
use scraper::{ElementRef, Html, Node};

use crate::kit::{
    Look, NAMES, Played, all, audiences, base, in_layout, one, pad, random_game, snapshot, table, texts, viewer, words,
};

/// Checks what must be true of every page.
#[track_caller]
pub(crate) fn check(html: &str, about: &str) {
    let page = Html::parse_document(html);
    let broken: BTreeSet<_> = page.errors.iter().collect();
    assert!(broken.is_empty(), "{about}: {broken:?}");
    check_ids(&page, about);
    check_safety(&page, about);
    check_drawings(&page, about);
    check_headings(&page, about);
    check_names(&page, about);
    for nested in ["form form", "button button", "a a", "a button", "button a", "label label", "label button"] {
        assert!(all(&page, nested).is_empty(), "{about}: {nested}");
    }
}

/// The values of an attribute.
fn values<'a>(page: &'a Html, attribute: &str) -> Vec<&'a str> {
    let found = all(page, &format!("[{attribute}]")).into_iter();
    found.filter_map(|element| element.attr(attribute)).collect()
}

/// Checks that ids are unique and every reference resolves.
#[track_caller]
fn check_ids(page: &Html, about: &str) {
    let mut ids = BTreeSet::new();
    for id in values(page, "id") {
        assert!(ids.insert(id), "{about}: #{id} twice");
    }
    let references = ["popovertarget", "for", "form", "aria-labelledby", "aria-describedby", "aria-controls"];
    for name in references.iter().flat_map(|attribute| values(page, attribute)).flat_map(str::split_whitespace) {
        assert!(ids.contains(name), "{about}: no #{name}");
    }
    for name in values(page, "href").into_iter().chain(values(page, "data-copy")).filter_map(|at| at.strip_prefix('#'))
    {
        assert!(ids.contains(name), "{about}: no #{name}");
    }
}

/// Checks that the page obeys a strict Content Security Policy and loads nothing from other sites.
#[track_caller]
fn check_safety(page: &Html, about: &str) {
    for element in all(page, "*") {
        for (name, value) in element.value().attrs() {
            assert!(name != "style" && !name.starts_with("on"), "{about}: {name}={value}");
            assert!(!value.contains("javascript:"), "{about}: {name}={value}");
            // The way back from the settings is a path without the base path.
            let is_path = name == "data-base" || element.attr("name") == Some("back");
            let is_under = !value.starts_with('/') || value.starts_with(&base().home());
            assert!(is_path || is_under, "{about}: {name}={value}");
        }
        for address in ["href", "src", "action"].iter().filter_map(|name| element.attr(name)) {
            let path = address.strip_prefix(base().path()).unwrap_or_default();
            let is_ours = address.starts_with('#') || path.starts_with('/') && !path.starts_with("//");
            assert!(is_ours, "{about}: {address}");
        }
    }
    assert!(all(page, "style, iframe, object, embed, base").is_empty(), "{about}");
    for script in all(page, "script") {
        assert!(script.attr("src").is_some() && words(script).is_empty(), "{about}: a script within the page");
    }
    for form in all(page, "form") {
        // Forms that change nothing use GET, so that their result has a URL.
        let is_address = form.attr("class") == Some("slide") || form.attr("id") == Some("pad");
        let method = if is_address { "get" } else { "post" };
        assert_eq!(form.attr("method"), Some(method), "{about}");
    }
}

/// Every drawing is in the sprite of its game; decoration is hidden from those who listen, everything else named.
#[track_caller]
fn check_drawings(page: &Html, about: &str) {
    let missing: BTreeSet<&str> =
        values(page, "href").into_iter().filter(|at| at.contains(".svg#") && !is_drawn(at)).collect();
    assert!(missing.is_empty(), "{about}: {missing:?}");
    for image in all(page, "img") {
        assert!(image.attr("alt").is_some() && image.attr("width").is_some(), "{about}: {}", image.html());
    }
    for drawing in all(page, "svg") {
        let is_named = drawing.attr("role") == Some("img") && drawing.attr("aria-label").is_some();
        assert!(is_named || is_hidden(drawing), "{about}: {}", drawing.html());
    }
    let folder = base().address("/assets/");
    let files = values(page, "src").into_iter().chain(values(page, "href"));
    let files = files.filter_map(|at| at.strip_prefix(folder.as_str()));
    for file in files.filter_map(|file| file.split('#').next()) {
        assert!(assets::find(file).is_some(), "{about}: {file}");
    }
}

/// Whether an address leads to a drawing.
fn is_drawn(address: &str) -> bool {
    static DRAWN: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let addresses = |game: &str, ids: Vec<String>| {
            let file = assets::path(&format!("{game}.svg"));
            ids.into_iter().map(move |id| format!("{file}#{id}"))
        };
        let nidavellir = addresses("nidavellir", art::ids::<Nidavellir>());
        nidavellir.chain(addresses("nains", art::ids::<Nains>())).collect()
    });
    address.strip_prefix(base().path()).is_some_and(|path| DRAWN.contains(path))
}

fn is_hidden(element: ElementRef<'_>) -> bool {
    let above = element.ancestors().filter_map(ElementRef::wrap);
    [element].into_iter().chain(above).any(|each| each.attr("aria-hidden") == Some("true"))
}

/// One heading of the first level, and from there no level is left out. What pops up is apart.
#[track_caller]
fn check_headings(page: &Html, about: &str) {
    let is_apart = |heading: &ElementRef<'_>| {
        heading.ancestors().filter_map(ElementRef::wrap).any(|above| above.attr("popover").is_some())
    };
    let headings = all(page, "h1, h2, h3, h4, h5, h6").into_iter().filter(|heading| !is_apart(heading));
    let mut before = 0;
    for heading in headings {
        let level = heading.value().name()[1..].parse().expect("a level");
        assert!(level <= before + 1, "{about}: {} after level {before}", heading.html());
        assert!(!words(heading).is_empty(), "{about}: a heading without words");
        assert!(level > 1 || before == 0, "{about}: a second {}", heading.html());
        before = level;
    }
    assert!(before > 0, "{about}: no heading");
}

/// Buttons, links, fields and regions have names.
#[track_caller]
fn check_names(page: &Html, about: &str) {
    for element in all(page, "button, a, summary") {
        let is_named = element.attr("aria-label").is_some_and(|label| !label.is_empty()) || !heard(element).is_empty();
        assert!(is_named, "{about}: {}", element.html());
    }
    for field in all(page, "input:not([type=hidden]), select, textarea") {
        let labels = field.ancestors().filter_map(ElementRef::wrap).filter(|above| above.value().name() == "label");
        let beside = all(page, "label[for]").into_iter().filter(|label| label.attr("for") == field.attr("id"));
        let is_named =
            labels.chain(beside).map(heard).any(|label| !label.is_empty()) || field.attr("aria-label").is_some();
        assert!(is_named, "{about}: {}", field.html());
    }
    for region in all(page, "[role=group], [role=region], nav + section, table") {
        let is_table = region.value().name() == "table";
        let is_named = region.attr("aria-label").or(region.attr("aria-labelledby")).is_some();
        assert!(is_table || is_named, "{about}: {}", region.html());
    }
}

/// The words of an element that are read out.
fn heard(element: ElementRef<'_>) -> String {
    let texts = element.descendants().filter_map(|node| match node.value() {
        Node::Text(text) => {
            node.parent().and_then(ElementRef::wrap).filter(|above| !is_hidden(*above)).map(|_| &**text)
        }
        _ => None,
    });
    texts.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Checks a table for everybody, and in memory mode, and without scores.
#[track_caller]
fn check_table<R: Played>(state: &State<R>, log: &[Event], language: Language) {
    for audience in audiences(state) {
        let look = Look::new(state, audience).in_language(language).after(log);
        let about = format!("{} {audience:?} {language} {:?}", R::NAME, state.table().question());
        check(&look.html(), &about);
        // The end opens every purse.
        if state.turn() != Turn::Over {
            check(&look.clone().remembering().html(), &format!("{about} from memory"));
        }
        check(&look.without_scores().html(), &format!("{about} without scores"));
    }
}

/// The first table of every phase of random games of 2 to 5 players, in one language after the other.
pub(crate) fn check_phases<R: Played>(variants: &[R::Options]) {
    for (seed, options) in variants.iter().enumerate() {
        let mut seen = BTreeSet::new();
        random_game::<R>(options, 40 + seed as u64, |state, log| {
            let phase = (state.table().question(), state.table().age().number());
            if state.turn() != Turn::Chance && seen.insert(phase) {
                check_table(state, log, Language::ALL[(seed + seen.len()) % 3]);
            }
        });
        assert!(seen.contains(&(None, 2)), "the end");
    }
}

#[test]
fn tables_of_nidavellir_are_sound() {
    check_phases::<Nidavellir>(&Nidavellir::variants());
}

#[test]
fn tables_of_nains_are_sound() {
    let printed: Vec<_> = Nains::variants().into_iter().step_by(2).collect();
    check_phases::<Nains>(&printed);
}

#[test]
fn tables_with_a_list_of_ones_own_are_sound() {
    let own: Vec<_> = Nains::variants().into_iter().skip(1).step_by(2).collect();
    check_phases::<Nains>(&own);
}

/// Animated pieces move from their old to their new element, so the key of each piece is unique on the page.
#[test]
fn pieces_that_can_move_are_told_apart() {
    for (seed, options) in Nidavellir::variants().iter().enumerate() {
        random_game::<Nidavellir>(options, 90 + seed as u64, |state, _| {
            if state.table().question() == Some(QuestionKind::Bid) {
                let page = Look::new(state, Audience::Seat(Seat::S0)).page();
                let mut ids = BTreeSet::new();
                let twice: Vec<&str> = values(&page, "data-id").into_iter().filter(|id| !ids.insert(*id)).collect();
                assert!(twice.is_empty(), "{twice:?}");
            }
        });
    }
}

/// Cards and runes that nobody drew borrow the drawing of another, or do without.
#[test]
fn a_list_of_ones_own_needs_no_drawing_of_its_own() {
    let mut missing = BTreeSet::new();
    random_game::<Nains>(&Nains::variants()[5], 3, |state, _| {
        let page = Look::new(state, Audience::Seat(Seat::S0)).page();
        let drawings = values(&page, "href").into_iter().filter(|at| at.contains(".svg#") && !is_drawn(at));
        missing.extend(drawings.filter_map(|at| at.split('#').nth(1)).map(str::to_owned));
    });
    assert!(missing.is_empty(), "{missing:?}");
}

/// Names that people could choose to break a page.
const WILD: [&str; 5] = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=y>",
    "&amp;&lt;b&gt;",
    "龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍",
    "'; DROP TABLE--",
];

#[test]
fn wild_names_are_only_names() {
    let bidding = table::<Nidavellir>("5p; taverns W3 W4 W5 H B / E5 E6 E7 H B / H M0 B B B");
    let over = table::<Nidavellir>("5p; age 2; round 3; 0: army W3; agenda over");
    let english = texts(Language::English);
    for state in [&bidding, &over] {
        for audience in audiences(state) {
            let log: Vec<Event> = Seat::first(5).map(Event::TookCoinsBack).collect();
            let html = Look::new(state, audience).named(&WILD).after(&log).html();
            check(&html, &format!("{audience:?}"));
            let page = Html::parse_document(&html);
            assert_eq!((all(&page, "script").len(), all(&page, "img").len()), (3, 1), "ours only");
            let is_over = std::ptr::eq(state, &over);
            for seat in Seat::first(5).filter(|&seat| !is_over || audience != Audience::Seat(seat)) {
                let place = if is_over { ".podium [data-seat='N'] strong" } else { "#player-N h3 span" };
                let panel = one(&page, &place.replace('N', &seat.to_string()));
                assert_eq!(words(panel), english.player(&WILD.map(str::to_owned), seat));
            }
        }
    }
}

/// A table that waits for players: a person, a bot, and free seats.
fn open_table(own: Option<Seat>) -> TableSnapshot {
    let state = table::<Nidavellir>("4p");
    let mut open = snapshot(&state, own.map_or(Audience::Spectator, Audience::Seat), &WILD.map(str::to_owned)[..4]);
    (open.status, open.view) = (Status::Open, None);
    open.seats[1].occupant = Occupant::Bot(Level::King);
    open.seats[2].occupant = Occupant::Open;
    open
}

/// Renders a part of a page in a language.
pub(crate) fn with_viewer(language: Language, draw: impl Fn(&Viewer<'_>) -> Markup) -> String {
    let preferences = Preferences::default();
    let viewer = Viewer { name: Some(WILD[1]), path: "/?\"><b>", ..viewer(language, &preferences) };
    viewer.page(WILD[0], Some(WILD[1]), &draw(&viewer)).into_string()
}

#[test]
pub(crate) fn score_pads_are_sound() {
    let fields = [("players", "3"), ("0-name", WILD[0]), ("1-name", WILD[1]), ("2-name", WILD[3]), ("0-malt", WILD[1])];
    for language in Language::ALL {
        for fields in [&[][..], &fields] {
            check(&pad::<Nidavellir>(language, fields), "pad of Nidavellir");
            check(&pad::<Nains>(language, fields), "pad of Nains");
        }
    }
}

#[test]
pub(crate) fn pages_around_the_tables_are_sound() {
    let listed = |is_waiting: bool| Listed {
        id: "abc".to_owned(),
        game: "nains",
        names: WILD.map(str::to_owned).to_vec(),
        round: is_waiting.then_some(Round { age: 1, round: 2 }),
        state: WILD[0].to_owned(),
        is_waiting,
        idle: 4000,
    };
    for language in Language::ALL {
        for tables in [vec![], vec![listed(true), listed(false)]] {
            let editions = ["original", "german"];
            let games = ["nidavellir", "nains"];
            let options = OwnOptions { first_game: games[0], editions: (games[0], &editions), cards: games[1] };
            let home = Home {
                games: &games,
                options,
                last: LastTable { game: "nains", players: 3, level: DEFAULT_LEVEL },
                name: WILD[1],
                mine: &tables,
                open: &tables,
                guided: &games,
            };
            check(&with_viewer(language, |viewer| home.draw(viewer)), "home");
        }
        let link = "https://elvaland.example/transfer/abc";
        check(&with_viewer(language, |viewer| settings::moved(viewer, link)), "moved");
        check(&with_viewer(language, settings::move_here), "move here");
        check(&with_viewer(language, |viewer| settings::draw(viewer, WILD[1], "/t/abc")), "settings");
        check(&with_viewer(language, settings::erase), "erase");
        let webhook =
            |is_paused| ListedWebhook { id: "x".to_owned(), kind: "ntfy", host: WILD[0].to_owned(), is_paused };
        let webhooks = [webhook(false), webhook(true)];
        check(&with_viewer(language, |viewer| notifications::webhooks(viewer, "abc", &webhooks, WILD[1])), "webhooks");
        check(&with_viewer(language, |viewer| guided_game::draw(viewer, &["nains"], Some("abc"))), "guided game");
        check(&in_layout(language, "text", &text_view(language)), "text");
        for own in [None, Some(Seat::S0), Some(Seat::S3)] {
            let open = open_table(own);
            check(&with_viewer(language, |viewer| waiting(viewer, &open, WILD[1])), &format!("open table, {own:?}"));
        }
        let preferences = Preferences::default();
        let viewer = Viewer { name: None, path: "/", ..viewer(language, &preferences) };
        check(&viewer.refusal("404", WILD[0]).into_string(), "refusal");
    }
}

/// The table as plain text.
fn text_view(language: Language) -> Markup {
    let state = table::<Nidavellir>("2p; taverns W7 H B / E9 M0 W3 / B B R3");
    let names = NAMES.map(str::to_owned);
    let snapshot = snapshot(&state, Audience::Spectator, &names);
    let preferences = Preferences::default();
    let viewer = Viewer { name: None, path: "/t/abc/text", ..viewer(language, &preferences) };
    text(&viewer, &snapshot).expect("a game")
}
