//! The page of a score pad, as the server works it out: nothing about it needs a script.

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_texts::Language;
use elvaland_web::{assets, installed_app};
use scraper::Html;
use serde_json::Value;

use crate::kit::{all, base, for_both_games, one, pad, texts, words};

/// A pad of Nidavellir: the example of the rulebooks, and two players who lead the Warriors together.
const EXAMPLE: [(&str, &str); 18] = [
    ("players", "2"),
    ("0-name", "Ann"),
    ("0-warrior_ranks", "5"),
    ("0-warrior_points", "28"),
    ("0-hunter_ranks", "4"),
    ("0-miner_points", "5"),
    ("0-miner_ranks", "4"),
    ("0-blacksmith_ranks", "3"),
    ("0-explorer_points", "34"),
    ("0-skaa", "on"),
    ("0-coin1", "24"),
    ("0-coin2", "11"),
    ("0-coin3", "9"),
    ("0-coin4", "6"),
    ("0-coin5", "3"),
    ("1-warrior_ranks", "5"),
    ("1-coin1", "12"),
    ("1-gem", "6"),
];

fn read(html: &str) -> Html {
    Html::parse_document(html)
}

fn texts_of(page: &Html, selector: &str) -> Vec<String> {
    all(page, selector).into_iter().map(words).collect()
}

#[test]
fn the_server_works_out_what_was_filled_in() {
    let page = read(&pad::<Nidavellir>(Language::English, &EXAMPLE));
    assert_eq!(texts_of(&page, "#standings li:not([hidden]) .total"), ["204", "27"]);
    assert_eq!(texts_of(&page, "#sheet-0 .value"), ["52", "16", "20", "12", "34", "17", "53", "0"]);
    assert_eq!(texts_of(&page, "tfoot td:not([hidden])"), ["204", "27"]);
    assert_eq!(words(one(&page, "#victory")), "Ann wins with 204 points");
    assert_eq!(all(&page, "[data-part='0'][data-majority]").len(), 2, "the majority is shared");
    assert_eq!(one(&page, "[name='0-warrior_points']").attr("value"), Some("28"));
    assert!(one(&page, "[name='0-skaa']").attr("checked").is_some());
    assert!(one(&page, "[name='1-gem']").attr("checked").is_some());
}

#[test]
fn equal_totals_are_decided_as_the_rules_say() {
    let fields = [("players", "2"), ("0-talion_points", "20"), ("1-talion_points", "20"), ("1-redwin", "on")];
    let said = |fields: &[(&str, &str)]| words(one(&read(&pad::<Nains>(Language::English, fields)), "#victory"));
    assert_eq!(said(&fields), "Player 2 wins with 20 points · Tie: the Elite Cognars decide");
    assert_eq!(said(&fields[..3]), "Player 1 and Player 2 share the victory with 20 points");
    assert_eq!(said(&[]), "", "nobody wins before there is a point");
}

#[test]
fn a_hero_on_two_sheets_is_told() {
    let page = read(&pad::<Nidavellir>(Language::German, &[("0-skaa", "on"), ("2-skaa", "on"), ("1-grid", "on")]));
    assert_eq!(words(one(&page, "#doubled")), "Mehrfach angekreuzt: Skaa");
}

#[test]
fn the_track_of_ones_own_box_counts() {
    let value =
        |fields: &[(&str, &str)]| words(all(&read(&pad::<Nains>(Language::English, fields)), "#sheet-0 .value")[0]);
    assert_eq!(value(&[("0-bouclier_ranks", "2")]), "7");
    assert_eq!(value(&[("0-bouclier_ranks", "2"), ("track", "0, 4, 9")]), "9");
    assert_eq!(value(&[("0-bouclier_ranks", "9"), ("track", "0, 4, 9")]), "9", "the last value goes on");
}

for_both_games! {
    #[test]
    fn nonsense_in_an_address_counts_nothing() {
        let nonsense = [("players", "77"), ("9-name", "x"), ("0-coin9", "3"), ("0-coin1", "-4"), ("x-y-z", ""), ("-", "-")];
        let page = read(&pad::<G>(Language::French, &nonsense));
        assert_eq!(texts_of(&page, "#standings li:not([hidden]) .total"), ["0"; 5]);
        let page = read(&pad::<G>(Language::French, &[("players", "2"), ("0-coin1", "60000"), ("1-coin2", "99999")]));
        assert_eq!(texts_of(&page, "#standings li:not([hidden]) .total"), ["25", "0"]);
    }

    /// Browsers cache the page, so it contains nothing about the viewer.
    #[test]
    fn nothing_about_the_viewer_is_on_a_pad() {
        assert!(!pad::<G>(Language::English, &[]).contains("Ada Secret"));
    }

    #[test]
    fn a_pad_needs_no_file_that_is_not_kept() {
        let html = pad::<G>(Language::English, &[]);
        let page = read(&html);
        let worker = installed_app::worker(base());
        let (kept, _) = worker.split_once(";\n").expect("what is kept");
        let kept: Value = serde_json::from_str(kept.trim_start_matches("self.KEPT = ")).expect("JSON");
        let is_kept = |address: &str| kept["files"].as_array().expect("a list").iter().any(|file| file == address);
        let addresses = ["src", "href"].map(|name| all(&page, &format!("[{name}]")).into_iter().filter_map(move |node| node.attr(name)));
        for address in addresses.into_iter().flatten().filter_map(|at| at.split('#').next()) {
            let starts = ["/score", "/settings"];
            let is_page = address.is_empty() || ["/", "/learn", "/puzzles", "/games"].contains(&address) || starts.iter().any(|start| address.starts_with(start));
            assert!(is_kept(address) || is_page, "{address}");
        }
        assert!(!html.contains("app-") || !html.contains(&assets::path("app.js")), "the script of tables is not there");
        let pages = kept["pads"].as_array().expect("a list");
        assert!(pages.iter().all(|page| page.as_str().is_some_and(|page| page.starts_with("/score"))));
    }
}

#[test]
fn the_site_can_be_installed() {
    for language in Language::ALL {
        let manifest = installed_app::manifest(base(), texts(language));
        assert_eq!((&manifest["start_url"], &manifest["lang"]), (&"/".into(), &language.tag().into()));
        for icon in manifest["icons"].as_array().expect("icons") {
            let file = icon["src"].as_str().and_then(|src| src.strip_prefix("/assets/")).expect("an address");
            let asset = assets::find(file).unwrap_or_else(|| panic!("{file}"));
            assert_eq!(icon["type"], asset.kind);
            if let Some((size, _)) = icon["sizes"].as_str().and_then(|sizes| sizes.split_once('x')) {
                let width = u32::from_be_bytes(asset.bytes[16..20].try_into().expect("a PNG"));
                assert_eq!(width.to_string(), size);
            }
        }
    }
}
