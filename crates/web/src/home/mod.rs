//! The home page: play against bots, open a table, return to one's tables.

mod last;
mod preview;
mod tables;

use elvaland_assessment::Level;
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::guided_game;
use crate::puzzles;
use crate::shell::choice;
use crate::viewer::Viewer;

pub use last::LastTable;
pub use tables::Listed;

/// The level that is selected on a first visit.
pub const DEFAULT_LEVEL: Level = Level::Journeyman;

/// Returns the levels of bots as options of a form, each with what it is like.
pub(crate) fn level_options(texts: &Texts) -> impl Iterator<Item = (&'static str, String)> {
    let about = |level: &str| texts.level_about(level).unwrap_or_default();
    Level::ALL
        .map(Level::name)
        .into_iter()
        .map(move |level| (level, format!("{}: {}", texts.level(level), about(level))))
}

/// Returns the levels of bots by name alone, where there is no room for more.
fn short_level_options(texts: &Texts) -> impl Iterator<Item = (&'static str, String)> {
    Level::ALL.map(Level::name).into_iter().map(|level| (level, texts.level(level)))
}

/// Options of a single game, each with the name of that game.
#[derive(Clone, Copy, Debug)]
pub struct OwnOptions<'a> {
    /// First game.
    pub first_game: &'static str,
    /// The printed editions, the default first.
    pub editions: (&'static str, &'a [&'static str]),
    /// A custom card list.
    pub cards: &'static str,
}

/// The content of the home page.
pub struct Home<'a> {
    /// The games' names in records.
    pub games: &'a [&'static str],
    /// Options of a single game.
    pub options: OwnOptions<'a>,
    /// The choices that the forms begin with.
    pub last: LastTable,
    /// The name that the visitor has, or one to suggest.
    pub name: &'a str,
    /// The viewer's tables, those where it is their turn first.
    pub mine: &'a [Listed],
    /// Tables with open seats.
    pub open: &'a [Listed],
    /// The games that have a guided game.
    pub guided: &'a [&'static str],
}

impl Home<'_> {
    /// Returns the home page.
    pub fn draw(&self, viewer: &Viewer<'_>) -> Markup {
        let texts = viewer.texts;
        html! {
            div.home {
                section.welcome {
                    div.pitch {
                        h1 { (texts.get("page-what-it-is")) }
                        (self.play_now(viewer))
                    }
                    div.preview-frame { @for &game in self.games { (preview::draw(viewer, game)) } }
                }
                @if !self.mine.is_empty() { section.mine { h2 { (texts.get("page-my-tables")) } (tables::list(viewer, self.mine)) } }
                section.new { h2 { (texts.get("page-new-table")) } p { (texts.get("page-new-table-line")) } (self.new_table(viewer)) }
                div.others {
                    (guided_game::invitation(viewer, self.guided))
                    (puzzles::invitation(viewer))
                    section.open { h2 { (texts.get("page-open-tables")) }
                        @if self.open.is_empty() { p { (texts.get("page-no-open-tables")) } } @else { (tables::list(viewer, self.open)) } }
                }
                footer { p { (texts.get("page-footer")) " " a href=(viewer.base.address("/api/v1/docs")) { (texts.get("page-api")) } } }
            }
        }
    }

    /// Returns the form for a game against bots that starts at once.
    fn play_now(&self, viewer: &Viewer<'_>) -> Markup {
        let texts = viewer.texts;
        html! {
            form.play-now method="post" action=(viewer.base.address("/play")) {
                (self.what(viewer))
                (choice(&texts.get("page-level"), "level", self.last.level.name(), short_level_options(texts)))
                button.main { (texts.get("page-play-now")) }
                small { (texts.get("page-play-now-line")) }
            }
        }
    }

    fn what(&self, viewer: &Viewer<'_>) -> Markup {
        let (texts, last) = (viewer.texts, self.last);
        html! {
            fieldset.games { legend { (texts.get("page-game")) }
                @for &game in self.games {
                    label.chip { input type="radio" name="game" value=(game) checked[game == last.game];
                        (viewer.base.art(game).sign(0)) strong { (texts.game(game)) } }
                }
            }
            fieldset.count { legend { (texts.get("page-players")) }
                @for count in 2..=5 {
                    label.chip { input type="radio" name="players" value=(count) checked[count == last.players]; strong { (count) } }
                }
            }
        }
    }

    /// Returns the options of single games; the style hides those of the other game.
    fn own_options(&self, texts: &Texts) -> Markup {
        let OwnOptions { first_game, editions: (with_editions, editions), cards } = self.options;
        html! {
            div data-for=(first_game) {
                label.switch { input type="checkbox" name="first_game" value="on"; (texts.get("page-first-game"))
                    small { (texts.get("page-first-game-line")) } }
            }
            div data-for=(with_editions) {
                (choice(&texts.get("page-edition"), "edition", editions[0],
                    editions.iter().map(|&edition| (edition, texts.edition(edition)))))
            }
            div data-for=(cards) {
                label { (texts.get("page-cards")) small { (texts.get("page-cards-line")) }
                    textarea name="cards" rows="3" spellcheck="false" {} }
            }
        }
    }

    fn new_table(&self, viewer: &Viewer<'_>) -> Markup {
        let texts = viewer.texts;
        let switches = [
            ("public", "page-public", None),
            ("memory", "page-memory", Some("page-memory-line")),
            ("hide_scores", "page-hide-scores", Some("page-hide-scores-line")),
        ];
        html! {
            form.new-table method="post" action=(viewer.base.address("/tables")) {
                (name_field(texts, self.name))
                (self.what(viewer))
                details { summary { (texts.get("page-options")) }
                    @for (name, label, line) in switches {
                        label.switch { input type="checkbox" name=(name) value="on"; (texts.get(label))
                            @if let Some(line) = line { small { (texts.get(line)) } } }
                    }
                    (choice(&texts.get("page-timer"), "timer", "", timers(texts)))
                    (self.own_options(texts))
                }
                button { (texts.get("page-create")) }
            }
        }
    }
}

/// Returns the field for the visitor's name. The page may change around it: what was typed stays.
pub(crate) fn name_field(texts: &Texts, name: &str) -> Markup {
    html! {
        label.name { (texts.get("page-your-name"))
            input name="name" maxlength="24" autocomplete="nickname" value=(name) data-keep; }
    }
}

/// Returns the choices for the time per move.
fn timers(texts: &Texts) -> Vec<(&'static str, String)> {
    let count = |id: &str, count: u32| texts.format(id, &[("count", count.into())]);
    vec![
        ("", texts.get("page-timer-none")),
        ("30", count("page-timer-seconds", 30)),
        ("60", count("page-timer-minutes", 1)),
        ("300", count("page-timer-minutes", 5)),
        ("86400", count("page-timer-hours", 24)),
        ("259200", count("page-timer-hours", 72)),
    ]
}
