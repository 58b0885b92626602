//! The finished games of a visitor, and what they came to.

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_texts::Language;
use elvaland_web::games::{PastGame, Played, draw, statistics};
use elvaland_web::{Preferences, Viewer};
use scraper::Html;

use crate::kit::{all, in_layout, one, viewer, within, words};
use crate::markup::check;

fn player(name: &str, level: Option<&str>, parts: &[u16], heroes: &[&str], share: f32) -> Played {
    Played {
        name: name.to_owned(),
        level: level.map(str::to_owned),
        parts: parts.to_vec(),
        heroes: heroes.iter().map(|&hero| hero.to_owned()).collect(),
        share,
    }
}

/// Two games of Nidavellir, one won alone and one shared, and one of Nains that was lost.
pub(crate) fn three() -> Vec<PastGame> {
    let finished = |id: &str, game, ended, own, players| PastGame { id: id.to_owned(), game, ended, players, own };
    let king = |parts: &[u16], share| player("Brokk", Some("king"), parts, &[], share);
    let others: Vec<Played> = (0..2).map(|_| player("Bo <3", None, &[200; 9], &["akab"], 0.0)).collect();
    let mut lost = vec![player("Ada", None, &[10; 9], &["dawn"], 0.0), player("Cy", None, &[300; 9], &[], 1.0)];
    lost.extend(others);
    vec![
        finished("lost", Nains::NAME, 1_794_787_200, 0, lost),
        finished(
            "shared",
            Nidavellir::NAME,
            86_400,
            0,
            vec![player("Ada", None, &[20; 8], &["grid", "skaa"], 0.5), king(&[20; 8], 0.5)],
        ),
        finished(
            "won",
            Nidavellir::NAME,
            0,
            1,
            vec![king(&[9; 8], 0.0), player("Ada", None, &[10, 0, 0, 0, 0, 0, 0, 0], &["grid"], 1.0)],
        ),
    ]
}

pub(crate) fn page(language: Language, games: &[PastGame]) -> Html {
    let preferences = Preferences::default();
    let viewer = Viewer { name: Some("Ada"), path: "/games", ..viewer(language, &preferences) };
    let came_to = [statistics::<Nidavellir>(&viewer, games), statistics::<Nains>(&viewer, games)];
    let text = in_layout(language, "My games", &draw(&viewer, games, &came_to));
    check(&text, "my games");
    Html::parse_document(&text)
}

/// The rows of a table of statistics, by its caption.
fn table(page: &Html, game: &str, caption: &str) -> Vec<String> {
    let tables = all(page, &format!(".statistics[data-game={game}] table"));
    let found = tables.into_iter().find(|table| within(*table, "caption").into_iter().map(words).eq([caption]));
    found.map_or_else(Vec::new, |table| within(table, "tbody tr").into_iter().map(words).collect())
}

#[test]
fn a_history_says_when_how_and_against_whom() {
    let page = page(Language::English, &three());
    let lines: Vec<String> = all(&page, ".history li").into_iter().map(words).collect();
    assert_eq!(lines[0], "2026-11-16 Nains Place 4 of 4 Ada 90 Cy 2700 Bo <3 1800 Bo <3 1800 Remove");
    assert_eq!(lines[1], "1970-01-02 Nidavellir Place 1 of 2 Ada 160 Brokk 160 Remove");
    assert_eq!(lines.len(), 3);
    let links: Vec<_> = all(&page, ".history a").into_iter().filter_map(|link| link.attr("href")).collect();
    assert_eq!(links, ["/t/lost/replay", "/t/shared/replay", "/t/won/replay"]);
}

#[test]
fn statistics_are_by_part_by_hero_by_bot_and_by_number_of_players() {
    let page = page(Language::English, &three());
    let figures = words(one(&page, ".statistics[data-game=nidavellir] dl"));
    assert_eq!(figures, "Games 2 Won 75 % Average score 85 Best score 160");
    assert_eq!(table(&page, "nidavellir", "Points by category")[..2], ["Warriors 15 20", "Hunters 10 20"]);
    assert_eq!(table(&page, "nidavellir", "With these heroes"), ["Grid 2 75 %", "Skaa 1 50 %"]);
    assert_eq!(table(&page, "nidavellir", "Against these bots"), ["King 2 75 %"]);
    assert_eq!(table(&page, "nidavellir", "Players"), ["2 2 75 %"]);
    assert_eq!(table(&page, "nains", "Players"), ["4 1 0 %"]);
    assert_eq!(table(&page, "nains", "Against these bots"), [""; 0], "there was none");
}

#[test]
fn every_language_has_the_page_also_without_a_game() {
    for language in Language::ALL {
        assert_eq!(all(&page(language, &three()), ".statistics").len(), 2);
        let empty = page(language, &[]);
        assert!(all(&empty, ".statistics, .history, .forget").is_empty());
        assert_eq!(all(&empty, "main a.main").len(), 1);
    }
}
