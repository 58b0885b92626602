//! Accessibility: axe in both themes, touch targets, nothing cut off; and no scripts but our own.

use std::path::Path;

use elvaland_testkit::Client;
use serde_json::{Value, json};

use crate::browser::{Device, Setup};
use crate::decisions::{a_hero_sheet, a_pick};
use crate::page_user::PageUser;
use crate::positions::Position;
use crate::site::{Site, continued, tell};

/// Pages of every kind, by their paths.
struct Pages(Vec<(&'static str, String)>);

impl Pages {
    /// Opens tables at which the visitor sees everything there is to see.
    fn of(client: &mut Client) -> Pages {
        let wanted = json!({"game": "nidavellir", "options": {"players": 3}, "seats": ["me", "open", "open"]});
        let waiting = table(client, &wanted);
        let wanted = json!({"game": "nidavellir", "options": {"players": 5},
            "seats": ["me", "apprentice", "apprentice", "apprentice", "apprentice"]});
        let bidding = table(client, &wanted);
        let mut at = |position: &Position| continued(client, &position.record, position.at);
        let (picking, heroes, over) = (at(&a_pick()), at(&a_hero_sheet()), at(&a_hero_sheet()));
        play_out(client, &over);
        Pages(vec![
            ("home", "/".to_owned()),
            ("waiting", format!("/t/{waiting}")),
            ("bidding", format!("/t/{bidding}")),
            ("picking", format!("/t/{picking}")),
            ("heroes", format!("/t/{heroes}")),
            ("end", format!("/t/{over}")),
            ("text", format!("/t/{picking}/text")),
            ("replay", format!("/t/{over}/replay?step=40&as=open")),
            ("first", "/learn/first".to_owned()),
            ("first game", format!("/t/{}", first(client))),
            ("my games", "/games".to_owned()),
            ("refusal", "/t/nowhere".to_owned()),
            ("pad", "/score".to_owned()),
            ("pad of the other game", "/score/nains".to_owned()),
        ])
    }
}

fn table(client: &mut Client, wanted: &Value) -> String {
    client.post("/tables", wanted).expect(201)["table"].as_str().expect("a table").to_owned()
}

/// A guided first game.
fn first(client: &mut Client) -> String {
    let answer = client.request("POST", "//learn/first", Some("")).expect("an answer");
    answer.header("location").and_then(|path| path.strip_prefix("/t/")).expect("a table").to_owned()
}

/// Plays a game to its end without a page.
pub(crate) fn play_out(client: &mut Client, table: &str) {
    let path = format!("/tables/{table}");
    for _ in 0..20_000 {
        let state = client.get(&path).expect(200);
        if state["status"] != "running" {
            return;
        }
        match state["legal"][0].as_str().filter(|_| state["seats"][0]["asked"] == true) {
            Some(action) => {
                client.post(&format!("{path}/actions"), &json!({"seq": state["seq"], "action": action}));
            }
            None => std::thread::sleep(std::time::Duration::from_millis(2)),
        }
    }
    panic!("the game does not end");
}

pub(crate) fn axe() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tools/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(file).expect("axe-core is missing: run ./test once, it installs what the tests need")
}

/// Returns the accessibility violations that axe finds on the page, in a theme.
pub(crate) async fn findings(person: &PageUser, theme: &str) -> Vec<String> {
    let script = "const [theme, done] = arguments;
        document.documentElement.dataset.theme = theme;
        axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.any[0]?.message ?? ''}`))));";
    let found = person.page().execute_async(script, vec![json!(theme)]).await.expect("axe runs");
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().map(|each| each.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn axe_finds_nothing_serious_in_either_theme() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let axe = axe();
        let mut all = Vec::new();
        for (name, path) in Pages::of(&mut client).0 {
            ada.opens(&path).await;
            ada.finds(&axe).await;
            for theme in ["dark", "light"] {
                all.extend(findings(&ada, theme).await.into_iter().map(|found| format!("{name}, {theme}: {found}")));
            }
            ada.is_content_but_for(&["status of 404"]).await;
        }
        assert!(all.is_empty(), "{all:#?}");
    });
}

/// Buttons, links and fields a finger could miss: less than 44 px, and not in a label of that size. Links inside a
/// sentence are as high as the sentence, and what skips to the content is there for keys.
pub(crate) const SMALL: &str = "
    const isSmall = (node) => {
        const box = node.getBoundingClientRect();
        return Math.round(box.width) < 44 || Math.round(box.height) < 44;
    };
    const isInSentence = (node) => node.localName === 'a' && node.parentElement.textContent !== node.textContent;
    return [...document.querySelectorAll('a[href], button, select, input:not([type=hidden]), textarea, summary')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((node) => node.getBoundingClientRect().width > 1 && isSmall(node))
        .filter((node) => !node.closest('label') || isSmall(node.closest('label')))
        .filter((node) => !isInSentence(node) && !node.matches('.skip'))
        .map((node) => {
            const box = node.getBoundingClientRect();
            const place = (node.closest('[id]:not(main)')?.id ?? '').replace(/-[0-9]+$/, '');
            return `#${place} ${node.localName}.${node.className} ${Math.round(box.width)}x${Math.round(box.height)}`;
        });";

#[test]
fn fingers_find_everything_on_a_phone() {
    tell(async |site| {
        let (ada, mut client) = site.visitor("Ada", Setup { device: Device::Phone, ..Setup::default() }).await;
        let mut all = Vec::new();
        for (name, path) in Pages::of(&mut client).0 {
            ada.opens(&path).await;
            let small = ada.finds(SMALL).await;
            let small = small.as_array().into_iter().flatten().filter_map(Value::as_str);
            all.extend(small.map(|found| format!("{name}: {found}")));
        }
        all.sort_unstable();
        all.dedup();
        assert!(all.is_empty(), "{all:#?}");
    });
}

/// Makes every text two fifths longer, as another language might; names of people stay.
pub(crate) const LONGER: &str = "
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
        const words = text.data.trim();
        if (words.length < 3 || !/[a-z]{2}/i.test(words) || text.parentElement.closest('pre, script, textarea')) continue;
        const more = Math.ceil(words.length * 0.4);
        text.data += ` ${'verlängerung und noch etwas dazu '.repeat(9).slice(0, more - 1)}`;
    }";

/// Finds overflow: the page is wider than the window, or an element without a scroll bar is cut off.
const CUT: &str = "
    const wide = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
    const isCut = (node) => {
        const style = getComputedStyle(node);
        const hides = ['hidden', 'clip'];
        return hides.includes(style.overflowX) && style.textOverflow !== 'ellipsis' && node.scrollWidth > node.clientWidth + 1
            || hides.includes(style.overflowY) && node.scrollHeight > node.clientHeight + 1;
    };
    const cut = [...document.querySelectorAll('body *')]
        .filter((node) => node.checkVisibility() && node.clientWidth > 1 && !node.closest('svg, input, .unseen, .name'))
        .filter(isCut);
    return [...wide, ...cut.map((node) => `${node.localName}.${node.className} ${node.textContent.slice(0, 40)}`)];";

pub(crate) async fn cut_off(person: &PageUser, about: &str) -> Vec<String> {
    // Small screens shorten the powers of heroes until the switch shows the full texts.
    person.finds("const full = document.querySelector('.powers input'); if (full) full.checked = true").await;
    let found = person.finds(CUT).await;
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().map(|each| format!("{about}: {}", each.as_str().unwrap_or_default())).collect()
}

#[test]
fn nothing_is_cut_off_where_words_are_longer_or_letters_twice_as_large() {
    tell(async |site| {
        let mut all = Vec::new();
        for (device, language) in [(Device::Desktop, "de"), (Device::Phone, "fr")] {
            let (ada, mut client) = site.visitor("Ada", Setup { device, language, ..Setup::default() }).await;
            for (name, path) in Pages::of(&mut client).0 {
                ada.opens(&path).await;
                all.extend(cut_off(&ada, &format!("{name}, {language}")).await);
                ada.finds(LONGER).await;
                all.extend(cut_off(&ada, &format!("{name}, {language}, longer")).await);
            }
        }
        // A window that shows everything twice as large is half as wide and half as high.
        let (ada, mut client) = site.ada().await;
        ada.page().set_window_size(680, 520).await.expect("a small window");
        for (name, path) in Pages::of(&mut client).0 {
            ada.opens(&path).await;
            all.extend(cut_off(&ada, &format!("{name}, twice as large")).await);
        }
        assert!(all.is_empty(), "{all:#?}");
    });
}

#[test]
fn nothing_runs_that_is_not_ours() {
    tell(async |site: &mut Site| {
        let mut client = Client::named(site.address(), "Ada").with_header("Accept", "text/html");
        for (name, path) in Pages::of(&mut client).0 {
            let answer = client.get(&format!("/{path}"));
            assert!(answer.text.starts_with("<!DOCTYPE html>"), "{name}: {}", answer.text);
            let policy = answer.header("content-security-policy").expect("a policy");
            assert!(policy.starts_with("default-src 'none';") && policy.contains("script-src 'self';"), "{policy}");
            assert!(!policy.contains("unsafe") && !policy.contains("data:") && !policy.contains('*'), "{policy}");
            for inline in [" style=\"", "<style", "<script>", " onclick", "javascript:"] {
                assert!(!answer.text.contains(inline), "{name}: {inline}");
            }
        }
    });
}
