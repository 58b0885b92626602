//! The home page: play against bots, open a table, return to one's tables.

use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::assets;
use crate::guided_game;
use crate::qr_code;
use crate::shell::{Shell, choice};

/// The levels of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels {
    /// Their names, the weakest first.
    pub all: &'static [&'static str],
    /// The default.
    pub usual: &'static str,
}

impl Levels {
    pub(crate) fn options<'a>(&self, texts: &'a Texts) -> impl Iterator<Item = (&'static str, String)> + use<'a> {
        let about = |level: &str| texts.level_about(level).unwrap_or_default();
        self.all.iter().map(move |&level| (level, format!("{}: {}", texts.level(level), about(level))))
    }
}

/// A table in a list.
pub struct Listed {
    /// The table's name in addresses.
    pub id: String,
    /// The game's name in records.
    pub game: &'static str,
    /// The names of its players.
    pub names: Vec<String>,
    /// Its status: whose turn it is, or that it is finished.
    pub state: String,
    /// Whether it is the viewer's turn.
    pub is_waiting: bool,
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
    /// The levels of bots.
    pub levels: Levels,
    /// The viewer's tables, those where it is their turn first.
    pub mine: &'a [Listed],
    /// Tables with open seats.
    pub open: &'a [Listed],
}

impl Home<'_> {
    /// Returns the home page.
    pub fn draw(&self, shell: &Shell<'_>) -> Markup {
        let texts = shell.texts;
        html! {
            div.home {
                section.hero-banner { h1 { "Elvaland" } p { (texts.get("page-tagline")) } (self.signs()) }
                @if !self.mine.is_empty() { section.mine { h2 { (texts.get("page-my-tables")) } (list(shell, self.mine)) } }
                @else { (guided_game::invitation(texts)) }
                section.now { h2 { (texts.get("page-play-now")) } p { (texts.get("page-play-now-line")) } (self.play_now(shell)) }
                section.new { h2 { (texts.get("page-new-table")) } p { (texts.get("page-new-table-line")) } (self.new_table(shell)) }
                div.others {
                    section.open { h2 { (texts.get("page-open-tables")) }
                        @if self.open.is_empty() { p { (texts.get("page-no-open-tables")) } } @else { (list(shell, self.open)) } }
                    section.records { h2 { (texts.get("page-open-record")) } (bring(shell)) }
                }
                footer { p { (texts.get("page-footer")) " " a href="/api/v1/docs" { (texts.get("page-api")) } }
                    (privacy(shell)) }
            }
        }
    }

    fn signs(&self) -> Markup {
        html! { div.signs aria-hidden="true" { @for game in self.games {
            @let art = assets::art(game);
            @for sign in 0..3 { (art.sign(sign)) }
        } } }
    }

    /// Returns the form for a game against bots that starts at once.
    fn play_now(&self, shell: &Shell<'_>) -> Markup {
        html! {
            form.play-now method="post" action="/play" {
                (self.what(shell))
                fieldset.levels { legend { (shell.texts.get("page-level")) }
                    @for &level in self.levels.all {
                        label.chip { input type="radio" name="level" value=(level) checked[level == self.levels.usual];
                            strong { (shell.texts.level(level)) } small { (shell.texts.level_about(level).unwrap_or_default()) } }
                    }
                }
                button.main { (shell.texts.get("page-play-now")) }
            }
        }
    }

    fn what(&self, shell: &Shell<'_>) -> Markup {
        let texts = shell.texts;
        html! {
            fieldset.games { legend { (texts.get("page-game")) }
                @for (at, &game) in self.games.iter().enumerate() {
                    label.chip { input type="radio" name="game" value=(game) checked[at == 0];
                        (assets::art(game).sign(0)) strong { (texts.game(game)) } }
                }
            }
            fieldset.count { legend { (texts.get("page-players")) }
                @for count in 2..=5 {
                    label.chip { input type="radio" name="players" value=(count) checked[count == 4]; strong { (count) } }
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

    fn new_table(&self, shell: &Shell<'_>) -> Markup {
        let texts = shell.texts;
        let switches = [
            ("public", "page-public", None),
            ("memory", "page-memory", Some("page-memory-line")),
            ("hide_scores", "page-hide-scores", Some("page-hide-scores-line")),
        ];
        html! {
            form.new-table method="post" action="/tables" {
                (self.what(shell))
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

fn list(shell: &Shell<'_>, tables: &[Listed]) -> Markup {
    let texts = shell.texts;
    html! {
        ul.tables {
            @for table in tables {
                li data-waiting[table.is_waiting] {
                    a href={ "/t/" (table.id) } {
                        strong { (texts.game(table.game)) }
                        span.names translate="no" { (table.names.join(", ")) }
                        span.state { (table.state) }
                    }
                }
            }
        }
    }
}

/// Returns the form to open a record: the script reads the file; without script, the text can be pasted.
fn bring(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts;
    html! {
        p { (texts.get("page-open-record-line")) }
        form method="post" action="/records" {
            label.with-script { (texts.get("page-record-file")) input type="file" accept=".json,.jsonl,application/json" data-into="#record"; }
            label { (texts.get("page-record-text")) textarea #record name="record" rows="2" spellcheck="false" required {} }
            button { (texts.get("page-open-record")) }
        }
    }
}

/// Returns the form to rename, move or delete the visitor.
fn privacy(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts;
    html! {
        @if shell.name.is_some() {
            details.privacy { summary { (texts.get("page-transfer")) " / " (texts.get("page-erase-me")) }
                p { (texts.get("page-transfer-line")) }
                form method="post" action="/transfer" { button.quiet { (texts.get("page-transfer")) } }
                p { (texts.get("page-erase-me-line")) }
                form method="post" action="/erase" {
                    label.switch { input type="checkbox" name="sure" value="yes" required; (texts.get("page-erase-sure")) }
                    button.quiet { (texts.get("page-erase-me")) } }
            }
        }
    }
}

/// Returns the page with the link that moves the visitor to another device, with a QR code.
pub fn moved(shell: &Shell<'_>, link: &str) -> Markup {
    let texts = shell.texts;
    html! {
        div.share {
            h1 { (texts.get("page-transfer")) }
            p { (texts.get("page-transfer-line")) }
            p.link { input readonly value=(link) aria-label=(texts.get("page-transfer"));
                button.quiet type="button" data-copy-text=(link) data-done=(texts.get("page-copied")) { (texts.get("page-copy")) } }
            figure.code { (qr_code(link)) figcaption { (texts.get("page-scan-code")) } }
        }
    }
}

/// Returns the page that the link leads to on the other device.
pub fn move_here(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts;
    html! {
        h1 { (texts.get("page-transfer")) }
        p { (texts.get("page-move-here-line")) }
        form method="post" { button.main { (texts.get("page-move-here")) } }
    }
}
