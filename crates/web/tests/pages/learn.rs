//! The pages that teach the games: their numbers are those of the rules, and everything on a table has its place on them.

use std::collections::BTreeSet;

use elvaland_rules::mechanics::{Age, Coin, Column, Piece};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::ruling::Ruling;
use elvaland_rules::{Audience, GameName, Rules, Seat, State};
use elvaland_texts::Language;
use elvaland_web::learn::{GameLessons, LearnPage, draw, front};
use elvaland_web::{Preferences, Viewer};
use scraper::Html;

use crate::kit::{Look, Played, all, for_both_games, one, random_game, table, texts, viewer, within, words};
use crate::markup::check;

/// A page about a game.
pub(crate) fn leaf<R: GameLessons>(language: Language, leaf: LearnPage) -> String {
    let preferences = Preferences::default();
    let viewer = Viewer { name: Some("Ada Secret"), path: "/learn", ..viewer(language, &preferences) };
    draw::<R>(&viewer, leaf).into_string()
}

/// Returns the start page of the lessons.
pub(crate) fn first(language: Language) -> String {
    let preferences = Preferences::default();
    let viewer = Viewer { name: Some("Ada Secret"), path: "/learn", ..viewer(language, &preferences) };
    front(&viewer).into_string()
}

fn page<R: GameLessons>(which: LearnPage) -> Html {
    Html::parse_document(&leaf::<R>(Language::English, which))
}

/// The cells of a table of points: what is counted, and what the page says it is worth.
fn cells(page: &Html, entry: &str) -> Vec<(Vec<usize>, u16)> {
    let cells = all(page, &format!("[data-entry='{entry}'] td[data-count]")).into_iter();
    let count = |text: &str| text.split(' ').map(|count| count.parse().expect("a number")).collect();
    cells.map(|cell| (count(cell.attr("data-count").expect("a count")), words(cell).parse().expect("points"))).collect()
}

/// Returns a part of the first player's score with this army.
fn scored<R: Played>(army: &[&str], part: usize) -> u16 {
    table::<R>(&format!("5p; age 2; round 2; 0: army {}", army.join(" "))).score(Seat::S0).values()[part]
}

/// As many Hunters as this, heroes among them: the deck has only some.
fn of_class(card: &'static str, count: usize) -> Vec<&'static str> {
    vec![card; count]
}

#[test]
fn tables_of_hunters_and_blacksmiths_are_what_an_army_scores() {
    for which in [LearnPage::Rules, LearnPage::Cards, LearnPage::Aid] {
        let page = page::<Nidavellir>(which);
        for (entry, card, part) in [("hunter_ranks", "H", 1), ("blacksmith_ranks", "B", 3)] {
            let cells = cells(&page, entry);
            assert_eq!(cells.len(), 12, "{which:?} {entry}");
            for (count, points) in cells {
                assert_eq!(points, scored::<Nidavellir>(&of_class(card, count[0]), part), "{count:?} {card}");
            }
        }
    }
}

#[test]
fn the_table_of_miners_is_what_an_army_scores() {
    let cells = cells(&page::<Nidavellir>(LearnPage::Rules), "miner_points miner_ranks");
    assert_eq!(cells.len(), 64);
    let mut compared = 0;
    for (counts, points) in cells {
        // With the cards there are, most sums have an army: as many twos as fit, a one, and the rest without points.
        let (twos, ones) = (counts[0] / 2, counts[0] % 2);
        if twos <= 4 && twos + ones <= counts[1] && counts[1] - twos - ones <= 6 {
            let army = [of_class("M2", twos), of_class("M1", ones), of_class("M0", counts[1] - twos - ones)].concat();
            assert_eq!(points, scored::<Nidavellir>(&army, 2), "{army:?}");
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn tables_of_shields_and_runes_are_what_an_army_scores() {
    for which in [LearnPage::Rules, LearnPage::Cards, LearnPage::Aid] {
        let page = page::<Nains>(which);
        for (count, points) in cells(&page, "bouclier_ranks") {
            assert_eq!(points, scored::<Nains>(&of_class("S", count[0]), 0), "{count:?} ranks");
        }
        // Five runes of dwarves without points beyond their own, then those of Cognars.
        let forge =
            ["F0.fire+m", "F1.iron+m", "F2.stone", "F3.wind", "F4.star", "ulrog", "redwin"].map(|piece| vec![piece]);
        let worth = [0, 1, 2, 3, 4, 0, 0];
        for (count, points) in cells(&page, "forge_runes") {
            let (pieces, without) = match count[0] {
                few @ 1..=5 => (few, worth[..few].iter().sum::<u16>()),
                7 => (6, 10),
                8 => (7, 10),
                _ => continue,
            };
            assert_eq!(points, scored::<Nains>(&forge[..pieces].concat(), 3) - without, "{count:?} runes");
        }
    }
}

#[test]
fn the_table_of_the_temple_is_what_an_army_scores() {
    let cells = cells(&page::<Nains>(LearnPage::Rules), "temple_points temple_occult");
    assert_eq!(cells.len(), 72, "the board's own symbol counts without any on the cards");
    for (points, occult, army) in [
        (2, 0, &["T2"][..]),
        (1, 1, &["T1+o"]),
        (2, 2, &["T1+o", "T1+o"]),
        (3, 1, &["T2", "T1+o"]),
        (6, 2, &["T4", "T1+o", "T1+o"]),
    ] {
        let said = cells.iter().find(|(counts, _)| *counts == [points, occult]).expect("a cell").1;
        assert_eq!(said, scored::<Nains>(army, 1), "{army:?}");
    }
}

#[test]
fn brothers_are_worth_what_they_score() {
    let brothers = ["dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir"];
    let cells = cells(&page::<Nidavellir>(LearnPage::Rules), "company");
    assert_eq!(cells.len(), 5);
    for (count, points) in cells {
        let army = [&of_class("H", 1)[..], &brothers[..count[0]]].concat();
        assert_eq!(points, scored::<Nidavellir>(&army, 5), "{army:?}");
    }
}

/// What a hero is worth by column, as a page says it.
fn by_column<R: GameLessons>(hero: &str) {
    let state = table_of::<R>(4);
    for which in [LearnPage::Rules, LearnPage::Cards] {
        let page = page::<R>(which);
        let cells = all(&page, &format!("[data-entry='{hero}'] td"));
        for (column, cell) in Column::ALL.into_iter().zip(cells) {
            let worth = state.table().rules().worth(Piece::hero(R::parse_hero(hero).expect("a hero"), column));
            assert_eq!(words(cell), worth.points().to_string(), "{hero} {column:?}");
        }
    }
}

fn table_of<R: GameLessons>(players: usize) -> State<R> {
    format!("{} {players}p", R::NAME).parse().expect("a new game")
}

#[test]
fn heroes_who_choose_are_worth_what_the_rules_say() {
    by_column::<Nidavellir>("ylud");
    by_column::<Nains>("gaat");
}

for_both_games! {
    #[test]
    fn every_card_is_listed_as_often_as_it_is_in_the_decks() {
        let page = page::<G>(LearnPage::Cards);
        let games = [4, 5].map(table_of::<G>);
        let tokens: BTreeSet<String> = {
            let rules = games[1].table().rules();
            Rules::cards(rules).map(|card| rules.card_name(card).to_owned()).collect()
        };
        let rows = all(&page, "tr[data-card]");
        let listed: BTreeSet<String> = rows.iter().map(|row| row.attr("data-card").expect("a card").to_owned()).collect();
        assert_eq!((listed.len(), &listed), (rows.len(), &tokens));
        for row in rows {
            let token = row.attr("data-card").expect("a card");
            let count = |game: &State<G>, age| {
                let rules = game.table().rules();
                rules.deck(age).cards().iter().filter(|&&card| rules.card_name(card) == token).count()
            };
            let counts = Age::ALL.into_iter().flat_map(|age| games.each_ref().map(|game| count(game, age)));
            let said: Vec<usize> = within(row, "td").into_iter().map(|cell| words(cell).parse().unwrap_or(0)).collect();
            assert_eq!(said, counts.collect::<Vec<_>>(), "{token}");
        }
    }

    #[test]
    fn every_hero_and_everything_a_majority_wins_is_listed_once() {
        let page = page::<G>(LearnPage::Cards);
        for hero in G::hero_names() {
            let person = one(&page, &format!("#hero-{hero}"));
            let power = texts(Language::English).hero_power(G::NAME, hero).expect("a power");
            assert!(words(person).contains(&power), "{hero}");
        }
        assert!(all(&page, ".prizes .person").len() >= 5);
    }

    #[test]
    fn the_treasure_is_listed_coin_by_coin() {
        let page = page::<G>(LearnPage::Cards);
        let treasures = [2, 3, 4, 5].map(|players| table_of::<G>(players).table().treasure());
        let totals: BTreeSet<usize> = treasures.iter().map(|treasure| treasure.coins().count()).collect();
        let said: BTreeSet<usize> = all(&page, "[data-total]").into_iter().map(|list| list.attr("data-total").expect("a total").parse().expect("a number")).collect();
        assert_eq!(said, totals);
        for coin in Coin::TREASURE_VALUES.filter_map(Coin::treasure) {
            let count = words(one(&page, &format!("#coin-{coin} .count")));
            assert_eq!(count, format!("×{}", treasures[3].count(coin.value())), "{coin}");
        }
    }

    #[test]
    fn what_there_is_for_how_many_players_is_what_a_game_begins_with() {
        let page = page::<G>(LearnPage::Rules);
        let rows: Vec<Vec<String>> =
            all(&page, "#supplies-by-players tbody tr").into_iter().map(|row| within(row, "td").into_iter().map(words).collect()).collect();
        for (at, players) in (2..=5).enumerate() {
            let game = table_of::<G>(players);
            let rules = game.table().rules();
            let gems: Vec<String> = game.table().seats().map(|seat| game.table().gem(seat).to_string()).collect();
            let numbers = [usize::from(rules.rounds()), rules.cards_per_tavern(), game.deck(Age::First).len(), game.deck(Age::Second).len(), game.table().treasure().coins().count()];
            let expected: Vec<String> = numbers.iter().map(usize::to_string).chain([gems.join(" ")]).collect();
            assert_eq!(rows.iter().map(|row| row[at].clone()).collect::<Vec<_>>(), expected, "{players}");
        }
    }

    #[test]
    fn examples_are_scored_by_the_rules() {
        let page = page::<G>(LearnPage::Rules);
        let examples = all(&page, ".example");
        assert_eq!(examples.len(), 5);
        for (lesson, example) in G::COLUMN_LESSONS.iter().zip(examples) {
            let state = table::<G>(lesson.table);
            let at = G::COLUMN_LESSONS.iter().position(|other| other.table == lesson.table).expect("a column");
            let points = state.score(Seat::S0).values()[at];
            assert!(points > 0);
            assert!(words(within(example, "figcaption")[0]).contains(&format!("{points} points")), "{}", lesson.table);
        }
    }

    #[test]
    fn pages_that_teach_are_sound_in_every_language() {
        for language in Language::ALL {
            for which in LearnPage::ALL {
                check(&leaf::<G>(language, which), &format!("{} {which:?} {language}", G::NAME));
            }
        }
    }

    /// Browsers cache these pages, so they contain nothing about the viewer, and no script.
    #[test]
    fn pages_that_teach_are_for_anybody_and_run_nothing() {
        for html in LearnPage::ALL.map(|which| leaf::<G>(Language::French, which)).into_iter().chain([first(Language::French)]) {
            assert!(!html.contains("Ada Secret") && !html.contains("<script"));
        }
    }

    #[test]
    fn every_ruling_is_said_in_every_language() {
        for language in Language::ALL {
            let page = Html::parse_document(&leaf::<G>(language, LearnPage::Rulings));
            for ruling in G::RULINGS {
                let said = words(within(one(&page, &format!("[id='{ruling}']")), "dd")[0]);
                assert!(said.len() > 40, "{language}: {ruling}: {said}");
            }
        }
    }

    /// Checks that the link targets of tables exist.
    #[test]
    fn everything_on_a_table_leads_to_its_place() {
        let pages = LearnPage::ALL.map(|which| (which.address(G::NAME), page::<G>(which)));
        let mut addresses = BTreeSet::new();
        for (seed, options) in G::variants().iter().enumerate() {
            let mut step = 0;
            random_game::<G>(options, 300 + seed as u64, |state, log| {
                step += 1;
                if step % 20 == 0 {
                    let table = Look::new(state, Audience::Seat(Seat::S0)).after(log).page();
                    let links = all(&table, "a[href^='/learn/']").into_iter().filter_map(|link| link.attr("href"));
                    addresses.extend(links.map(str::to_owned));
                }
            });
        }
        let kinds = ["#card-", "#hero-", "#column-", "#coins", "#gems", "#lines"];
        for kind in kinds {
            assert!(addresses.iter().any(|address| address.contains(kind)), "{kind}");
        }
        for address in addresses {
            let (path, anchor) = address.split_once('#').expect("a place");
            let (_, page) = pages.iter().find(|(leaf, _)| leaf == path).unwrap_or_else(|| panic!("{address}"));
            one(page, &format!("[id='{anchor}']"));
        }
    }
}

#[test]
fn where_learning_begins_leads_everywhere() {
    for language in Language::ALL {
        let html = first(language);
        check(&html, &format!("front, {language}"));
        let page = Html::parse_document(&html);
        for address in GameName::ALL.into_iter().flat_map(|game| LearnPage::ALL.map(|leaf| leaf.address(game.name()))) {
            one(&page, &format!("main a[href='{address}']"));
        }
    }
}

#[test]
fn every_ruling_is_on_a_page() {
    let told: BTreeSet<Ruling> = Nidavellir::RULINGS.iter().chain(Nains::RULINGS).copied().collect();
    assert_eq!(told, Ruling::ALL.iter().copied().collect());
}

#[test]
fn the_list_of_nains_says_that_it_is_a_reconstruction_and_how_to_correct_it() {
    for which in [LearnPage::Rules, LearnPage::Cards, LearnPage::Rulings] {
        let note = page::<Nains>(which);
        let note = words(one(&note, ".note"));
        assert!(note.contains("reconstruction (NAI-R1)") && note.contains("elvaland cards > my-cards.toml"), "{note}");
        assert!(all(&page::<Nidavellir>(which), ".note").is_empty());
    }
}
