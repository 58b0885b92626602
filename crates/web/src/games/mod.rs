//! The page of a visitor's finished games: statistics and history.

mod statistics;

use elvaland_texts::Texts;
use maud::{Markup, html};
use time::OffsetDateTime;

use crate::art::GameArt;
use crate::chart;
use crate::viewer::Viewer;
use statistics::{Shares, VisitorStatistics};

/// The path of the page.
pub const ADDRESS: &str = "/games";

/// The path that removes games.
pub const FORGET: &str = "/games/forget";

/// The maximum length of the history; statistics use all games.
const LISTED: usize = 100;

/// A player of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The player's name.
    pub name: String,
    /// The level, if it was a bot.
    pub level: Option<String>,
    /// The points by part of the score.
    pub parts: Vec<u16>,
    /// The player's heroes, as records name them.
    pub heroes: Vec<String>,
    /// The player's share of the victory, from 0 to 1.
    pub share: f32,
}

impl Played {
    fn total(&self) -> u16 {
        self.parts.iter().sum()
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct PastGame {
    /// The table's id in URLs.
    pub id: String,
    /// The game's name in records.
    pub game: &'static str,
    /// When it ended, in Unix seconds.
    pub ended: i64,
    /// The players by seat.
    pub players: Vec<Played>,
    /// The viewer's seat.
    pub own: usize,
}

impl PastGame {
    fn mine(&self) -> &Played {
        &self.players[self.own]
    }

    /// Returns the viewer's place: one more than the number of players with more points.
    fn place(&self) -> usize {
        if self.mine().share > 0.0 {
            return 1;
        }
        1 + self.players.iter().filter(|player| player.share > 0.0 || player.total() > self.mine().total()).count()
    }
}

/// Returns the page: statistics of each game, then the history, the latest first.
pub fn draw(viewer: &Viewer<'_>, games: &[PastGame], statistics: &[Markup]) -> Markup {
    let texts = viewer.texts;
    html! {
        div.games-played {
            h1 { (texts.get("page-my-games")) }
            @if games.is_empty() {
                section { p { (texts.get("page-no-games")) } p { a.button.main href=(viewer.base.home()) { (texts.get("page-play-now")) } } }
            } @else {
                @for statistics in statistics { (statistics) }
                section { h2 { (texts.get("page-history")) } (history(viewer, games)) }
                (forget_all(viewer))
            }
            section.records { h2 { (texts.get("page-open-record")) } (open_record(viewer)) }
        }
    }
}

/// Returns the statistics of one game.
pub fn statistics<R: GameArt>(viewer: &Viewer<'_>, games: &[PastGame]) -> Markup {
    let texts = viewer.texts;
    let games: Vec<&PastGame> = games.iter().filter(|game| game.game == R::NAME).collect();
    if games.is_empty() {
        return html! {};
    }
    let VisitorStatistics { all, mean, best, parts, heroes, levels, players } = VisitorStatistics::of(&games);
    let best_part = parts.iter().map(|(mean, _)| *mean).fold(1.0, f32::max);
    html! {
        section.statistics data-game=(R::NAME) {
            h2 { (viewer.base.art(R::NAME).sign(0)) (texts.game(R::NAME)) }
            dl {
                div { dt { (texts.get("page-games-count")) } dd { (all.games) } }
                div { dt { (texts.get("page-games-won")) } dd { (texts.percent(all.share_won())) } }
                div { dt { (texts.get("page-mean-score")) } dd { (rounded(mean)) } }
                div { dt { (texts.get("page-best-score")) } dd { a.button.quiet href={ (viewer.base.table(&best.id)) "/replay" } { (best.mine().total()) } } }
            }
            div.tables {
                table { caption { (texts.get("page-mean-by-part")) }
                    thead { tr { td {} th scope="col" { (texts.get("page-mean")) } th scope="col" { (texts.get("page-most")) } } }
                    tbody { @for (part, (mean, most)) in R::part_names().zip(&parts) {
                        tr { th scope="row" { (texts.part(R::NAME, part)) }
                            td { (rounded(*mean)) (chart::bar(mean / best_part)) } td { (most) } } } }
                }
                (shares(texts, "page-heroes", heroes.iter().map(|(hero, shares)| (texts.hero(R::NAME, hero), *shares))))
                (shares(texts, "page-against", levels.iter().map(|(level, shares)| (texts.level(level), *shares))))
                (shares(texts, "page-players", players.iter().map(|(count, shares)| (count.to_string(), *shares))))
            }
        }
    }
}

/// Returns a table of counts and shares of victories.
fn shares(texts: &Texts, caption: &str, rows: impl ExactSizeIterator<Item = (String, Shares)>) -> Markup {
    html! {
        @if rows.len() > 0 {
            table { caption { (texts.get(caption)) }
                thead { tr { td {} th scope="col" { (texts.get("page-games-count")) } th scope="col" { (texts.get("page-games-won")) } } }
                tbody { @for (name, shares) in rows {
                    tr { th scope="row" translate="no" { (name) } td { (shares.games) } td { (texts.percent(shares.share_won())) } } } }
            }
        }
    }
}

fn history(viewer: &Viewer<'_>, games: &[PastGame]) -> Markup {
    let texts = viewer.texts;
    html! {
        ol.history { @for game in games.iter().take(LISTED) {
            li { (viewer.base.art(game.game).sign(0))
                time datetime=(date(game.ended)) { (date(game.ended)) }
                a href={ (viewer.base.table(&game.id)) "/replay" } { (texts.game(game.game)) }
                span.place data-won[game.place() == 1] { (texts.format("page-place", &[("place", game.place().into()), ("count", game.players.len().into())])) }
                span.result { @for (seat, player) in game.players.iter().enumerate() {
                    span data-own[seat == game.own] { bdi translate="no" { (player.name) } " " b { (player.total()) } }
                } }
                form method="post" action=(viewer.base.address(FORGET)) { input type="hidden" name="table" value=(game.id);
                    button.quiet aria-label={ (texts.get("page-forget-game")) ": " (texts.game(game.game)) " " (date(game.ended)) } { (texts.get("page-forget-game")) } }
            }
        } }
    }
}

/// Returns the form that removes all games; it asks for confirmation.
fn forget_all(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        details.forget { summary { (texts.get("page-forget-all")) }
            p { (texts.get("page-forget-all-line")) }
            form method="post" action=(viewer.base.address(FORGET)) {
                label.switch { input type="checkbox" name="sure" value="on" required; (texts.get("page-forget-sure")) }
                button { (texts.get("page-forget-all")) }
            }
        }
    }
}

/// Returns the form to open a record: the script reads the file; without script, the text can be pasted.
fn open_record(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        p { (texts.get("page-open-record-line")) }
        form method="post" action=(viewer.base.address("/records")) {
            label.with-script { (texts.get("page-record-file")) input type="file" accept=".json,.jsonl,application/json" data-into="#record"; }
            label { (texts.get("page-record-text")) textarea #record name="record" rows="2" spellcheck="false" required {} }
            button { (texts.get("page-open-record")) }
        }
    }
}

fn rounded(number: f32) -> String {
    format!("{number:.0}")
}

/// Formats Unix seconds as an ISO date, `2026-11-16`; empty beyond the year 9999.
fn date(seconds: i64) -> String {
    OffsetDateTime::from_unix_timestamp(seconds).map_or_else(|_| String::new(), |moment| moment.date().to_string())
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_794_787_200, "2026-11-16"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(seconds), day);
        }
    }
}
