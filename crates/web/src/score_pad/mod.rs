//! The score pad: a page for games played at the real table. The server scores the form; the script does the same while the
//! user types, stores it locally and works offline.

mod fields;
mod sheet;

use elvaland_rules::mechanics::{Score, Standing};
use elvaland_rules::pad::{ScorePadRules, tables};
use elvaland_rules::{Audience, GameName, Seat};
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::art::{Art, GameArt};
use crate::scores::{self, Scored};
use crate::{Base, Viewer};

pub use fields::FilledPad;
use fields::MOST_PLAYERS;

/// The path of the score pads.
pub const ADDRESS: &str = "/score";

/// Returns the path of a game's score pad, by the game's name in records.
pub fn address(game: &str) -> String {
    format!("{ADDRESS}/{game}")
}

/// The content of a score pad.
struct ScorePadPage<'a, R> {
    texts: &'a Texts,
    base: &'a Base,
    art: &'a Art,
    filled: &'a FilledPad<R>,
    /// The scores of the players.
    scores: Vec<Score<R>>,
    standing: Standing,
    /// The players' names, for all seats of the page.
    names: Vec<String>,
}

/// Returns the page of a score pad.
pub fn draw<R: GameArt + ScorePadRules>(viewer: &Viewer<'_>, filled: &FilledPad<R>) -> Markup {
    let (texts, pad) = (viewer.texts.for_game(R::NAME), &filled.pad);
    let written = pad.names();
    let page = ScorePadPage {
        texts,
        base: viewer.base,
        art: viewer.base.art(R::NAME),
        filled,
        scores: pad.seats().map(|seat| pad.score(seat)).collect(),
        standing: pad.standing(),
        names: Seat::first(MOST_PLAYERS).map(|seat| texts.player(&written, seat)).collect(),
    };
    let title = format!("{} · {}", texts.get("page-pad"), texts.game(R::NAME));
    viewer.pad_page(&title, &page.form())
}

impl<R: GameArt + ScorePadRules> ScorePadPage<'_, R> {
    fn form(&self) -> Markup {
        let texts = self.texts;
        html! {
            form #pad method="get" action=(self.base.address(address(R::NAME))) data-tables=(tables::<R>())
                data-head=(texts.list(&["{head}", "{last}"])) {
                header.pad-head {
                    h1 { (texts.get("page-pad")) }
                    (self.games())
                    (self.players())
                    p.about { (texts.get("page-pad-line")) }
                }
                (self.standings())
                div.sheets { @for seat in Seat::first(MOST_PLAYERS) { (self.sheet(seat)) } }
                (self.track())
                (self.outcome())
                (self.controls())
            }
            (self.fresh())
        }
    }

    /// Returns links to the score pads of all games.
    fn games(&self) -> Markup {
        html! {
            nav.pad-games aria-label=(self.texts.get("page-game")) {
                @for game in GameName::ALL.map(GameName::name) {
                    a.chip href=(self.base.address(address(game))) aria-current=[(game == R::NAME).then_some("page")] {
                        (self.base.art(game).sign(0)) strong { (self.texts.game(game)) } }
                }
            }
        }
    }

    fn players(&self) -> Markup {
        let players = self.scores.len();
        html! {
            fieldset.count { legend { (self.texts.get("page-players")) }
                @for count in 2..=MOST_PLAYERS {
                    label.chip { input type="radio" name="players" value=(count) checked[count == players]; strong { (count) } }
                }
            }
        }
    }

    /// Returns every player's total, with a link to their sheet.
    fn standings(&self) -> Markup {
        let texts = self.texts;
        html! {
            section #standings aria-label=(texts.get("page-scores")) {
                ol { @for seat in Seat::first(MOST_PLAYERS) {
                    li data-seat=(seat.index()) hidden[!self.plays(seat)] data-winner[self.wins(seat)] {
                        a href={ "#sheet-" (seat.index()) } {
                            span.who translate="no" { (self.name(seat)) } strong.total { (self.total(seat)) } }
                    }
                } }
                p #tally.unseen role="status" {}
                p #victory role="status" data-alone-one=(self.victory_of(1, true)) data-alone-other=(self.victory_of(1, false))
                    data-shared-one=(self.victory_of(2, true)) data-shared-other=(self.victory_of(2, false))
                    data-broken=(texts.get("page-pad-tie-broken")) { (self.victory()) }
                p #doubled role="status" data-line=(texts.format("page-pad-doubled", &[("heroes", "{heroes}".into())])) {
                    (self.doubled()) }
            }
        }
    }

    /// Returns the victory sentence with placeholders that the script fills in.
    fn victory_of(&self, winners: usize, is_one_point: bool) -> String {
        let points = if is_one_point { 1.into() } else { "{points}".into() };
        let values =
            [("players", "{players}".into()), ("count", winners.into()), ("points", points), ("who", "other".into())];
        self.texts.format("table-winners", &values)
    }

    /// Returns who wins; empty while nobody has a point.
    fn victory(&self) -> String {
        let best = self.scores.iter().map(Score::total).max().unwrap_or(0);
        let equals = self.scores.iter().filter(|score| score.total() == best).count();
        let is_broken = self.standing.winners.len() < equals;
        let victory = || self.texts.victory(&self.standing, &self.names, Audience::Open);
        match best {
            0 => String::new(),
            _ if is_broken => format!("{} · {}", victory(), self.texts.get("page-pad-tie-broken")),
            _ => victory(),
        }
    }

    fn doubled(&self) -> String {
        let heroes = self.filled.pad.doubled().iter().map(|hero| self.texts.hero(R::NAME, R::hero_name(hero)));
        let heroes: Vec<String> = heroes.collect();
        if heroes.is_empty() {
            return String::new();
        }
        self.texts.format("page-pad-doubled", &[("heroes", self.texts.list(&heroes).into())])
    }

    /// Returns the field for the track of the players' own box.
    fn track(&self) -> Markup {
        let texts = self.texts;
        let words = |track: &[u16]| track.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
        html! {
            @if !R::printed_track().is_empty() {
                details.pad-track { summary { (texts.get("page-pad-track")) }
                    label { (texts.get("page-pad-track-line"))
                        input name="track" inputmode="numeric" autocomplete="off" placeholder=(words(&R::printed_track())) value=(words(&self.filled.track)); } }
            }
        }
    }

    /// Returns the score sheet.
    fn outcome(&self) -> Markup {
        let player = |seat: Seat| Scored {
            name: self.name(seat).to_owned(),
            parts: self.scores.get(seat.index()).copied().unwrap_or_default(),
            is_winner: self.wins(seat),
            is_empty: !self.plays(seat),
        };
        let players: Vec<Scored<R>> = Seat::first(MOST_PLAYERS).map(player).collect();
        html! {
            section #outcome aria-labelledby="outcome-title" {
                h2 #outcome-title { (self.texts.get("page-score-sheet")) }
                (scores::table::<R>(self.art, self.texts, &players))
            }
        }
    }

    fn controls(&self) -> Markup {
        let texts = self.texts;
        html! {
            div.controls {
                button.main.plainly { (texts.get("page-pad-count")) }
                button.scripted-only type="button" data-share hidden { (texts.get("page-pad-share")) }
                button.scripted-only type="button" data-copied=(texts.get("page-copied")) data-copy-scores { (texts.get("page-copy-score")) }
                button.quiet.scripted-only type="button" data-print { (texts.get("page-print")) }
                button.quiet type="button" popovertarget="fresh" { (texts.get("page-pad-new")) }
            }
            p.kept { (texts.get("page-pad-kept")) }
        }
    }

    /// Returns the button that clears the pad; it asks for confirmation.
    fn fresh(&self) -> Markup {
        html! {
            div #fresh popover {
                h2 { (self.texts.get("page-pad-new")) }
                p { (self.texts.get("page-pad-new-line")) }
                a.button.main data-fresh href=(self.base.address(address(R::NAME))) { (self.texts.get("page-pad-new")) }
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn plays(&self, seat: Seat) -> bool {
        seat.index() < self.scores.len()
    }

    fn total(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).map_or(0, Score::total)
    }

    /// Returns whether a player wins; false while nobody has a point.
    fn wins(&self, seat: Seat) -> bool {
        self.total(seat) > 0 && self.standing.winners.contains(seat)
    }
}
