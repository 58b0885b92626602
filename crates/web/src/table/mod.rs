//! The page of a table: everything at a glance, and what is asked of the viewer.

mod army;
mod asked;
mod bidding;
mod end;
mod evaluation;
mod glossary;
mod guide;
mod leaving;
mod log;
mod moment;
mod options;
pub(crate) mod parts;
mod player;
mod puzzle;
mod reactions;
mod recruiting;
mod review;
mod seats;
mod status;
mod supplies;
mod tabs;
mod taverns;
mod text;
mod waiting;

use elvaland_assessment::{AssessedOption, ReviewStatus};
use elvaland_rules::mechanics::{Action, Coin, Column, Hero, SeenPurse, Tavern, View};
use elvaland_rules::{Audience, Seat};
use elvaland_session::{LoggedEvent, ShownMoment, TableSnapshot, with_view};
use elvaland_texts::{RoundLog, Texts};
use maud::{Markup, html};

use crate::art::{Art, GameArt};
use crate::viewer::Viewer;

pub use puzzle::{Puzzle, PuzzleSource};
pub use seats::{seat_name, seat_names};
pub use text::text;
pub use waiting::waiting;

/// What the page of a table shows beside the table.
#[derive(Clone, Copy, Default)]
pub struct Extras<'a> {
    /// What the strongest bot thinks of the viewer's options, if it was asked: the best first.
    pub advice: &'a [AssessedOption],
    /// The review of a finished game.
    pub review: Option<&'a ReviewStatus>,
    /// The puzzle that the page is, if it is one.
    pub puzzle: Option<&'a Puzzle>,
}

/// The page of a table.
pub struct TablePage {
    /// The title.
    pub title: String,
    /// The content.
    pub content: Markup,
}

/// Draws a moment of a table: the present, an earlier one, a puzzle, a guided game or the end. `None` if the game has not begun.
pub fn draw(snapshot: &TableSnapshot, viewer: &Viewer<'_>, extras: Extras<'_>) -> Option<TablePage> {
    Some(with_view!(snapshot.view.as_ref()?, view => {
        let scene = Scene { extras, ..Scene::of(snapshot, view, viewer) };
        TablePage { title: scene.title(), content: scene.draw() }
    }))
}

/// A moment of a game as one viewer sees it: all that a page is made of.
pub struct Scene<'a, R: GameArt, P: SeenPurse> {
    /// The viewer.
    pub viewer: &'a Viewer<'a>,
    /// The words for this game.
    pub texts: &'a Texts,
    /// The table.
    pub snapshot: &'a TableSnapshot,
    /// What the viewer may know of the game.
    pub view: &'a View<R, P>,
    /// What the viewer may choose; nothing at an earlier moment.
    pub legal: &'a [Action],
    /// The viewer's bid, while others still think.
    pub bid: Option<[Coin; 3]>,
    /// The events, as the viewer may know them; on a page of an earlier moment also the later ones.
    pub log: &'a [LoggedEvent],
    /// What is shown beside the table.
    pub extras: Extras<'a>,
}

/// A scene being drawn.
pub(crate) struct Page<'a, R: GameArt, P: SeenPurse> {
    pub(crate) scene: &'a Scene<'a, R, P>,
    names: Vec<String>,
    art: &'a Art,
    /// Whether the page shows the newest moment: only this one can be answered.
    is_present: bool,
    /// The newest events, on a page that is played back.
    just_happened: &'a [LoggedEvent],
}

impl<'a, R: GameArt, P: SeenPurse> Scene<'a, R, P> {
    /// Returns the scene of a table; `view` is that of the snapshot.
    pub fn of(snapshot: &'a TableSnapshot, view: &'a View<R, P>, viewer: &'a Viewer<'a>) -> Scene<'a, R, P> {
        let is_present = !snapshot.status.is_finished() && snapshot.details.moment.is_none();
        Scene {
            viewer,
            texts: viewer.texts.for_game(R::NAME),
            snapshot,
            view,
            legal: if is_present { &snapshot.legal } else { &[] },
            bid: match snapshot.bid {
                Some(Action::Bid(coins)) => Some(coins),
                _ => None,
            },
            log: &snapshot.details.log,
            extras: Extras::default(),
        }
    }
}

impl<R: GameArt, P: SeenPurse> Scene<'_, R, P> {
    /// Returns the title of the page: the game, and the viewer's turn.
    pub fn title(&self) -> String {
        let game = self.texts.game(R::NAME);
        if self.is_asked() {
            format!("● {} · {game}", self.texts.get("page-your-turn"))
        } else {
            format!("{game} · Elvaland")
        }
    }

    /// Returns whether an answer of the viewer is waited for.
    pub(crate) fn is_asked(&self) -> bool {
        !self.legal.is_empty() && self.bid.is_none() && !self.snapshot.is_stood_in()
    }

    /// Draws the table, its controls and the log.
    pub fn draw(&self) -> Markup {
        self.page().draw()
    }

    /// Returns the page of the newest moment.
    pub(crate) fn page(&self) -> Page<'_, R, P> {
        Page {
            names: seat_names(self.texts, &self.snapshot.seats),
            art: self.viewer.base.art(R::NAME),
            scene: self,
            is_present: true,
            just_happened: &[],
        }
    }

    /// Returns the page of a moment that is played back: it answers nothing and shows what has just happened, which are
    /// the last `count` entries of the log.
    pub(crate) fn past_page(&self, count: usize) -> Page<'_, R, P> {
        let just_happened = &self.log[self.log.len().saturating_sub(count)..];
        Page { is_present: false, just_happened, ..self.page() }
    }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    fn draw(&self) -> Markup {
        let Scene { snapshot, .. } = self.scene;
        if snapshot.shows_end() {
            return self.ended();
        }
        html! {
            div #table.table data-game=(R::NAME) data-live=[self.live_name()]
                data-seq=(self.step()) data-latest=(self.latest_step()) data-own=[snapshot.own.map(Seat::index)]
                data-players=(snapshot.seats.len()) data-phase=(self.phase())
                data-notified[self.scene.viewer.is_notified] data-asked[self.is_asked()] data-bid[self.scene.bid.is_some()] {
                (self.status())
                div.hall {
                    (self.moment_bar())
                    (self.played())
                    (self.guide())
                    (self.puzzle())
                    (self.advice())
                    (self.evaluated())
                    (self.taverns())
                    (self.asked())
                    (self.review())
                    @if let Some(own) = self.own() { (self.own_army(own)) }
                }
                div.benches { (self.players()) (self.side()) (self.supplies()) }
                (self.tabs())
                (self.glossary())
            }
        }
    }

    /// Returns the name of the stream that keeps the page up to date: empty for a puzzle, none for an earlier moment.
    fn live_name(&self) -> Option<&str> {
        let snapshot = self.scene.snapshot;
        match (self.moment(), self.scene.extras.puzzle) {
            (Some(_), _) => None,
            (None, Some(_)) => Some(""),
            (None, None) => Some(&snapshot.id),
        }
    }

    /// Returns the earlier moment that the page shows.
    fn moment(&self) -> Option<&ShownMoment> {
        self.scene.snapshot.details.moment.as_ref()
    }

    /// Returns the address of something about this table or puzzle.
    fn address(&self, what: &str) -> String {
        let base = self.scene.viewer.base;
        let table = || base.table(&self.scene.snapshot.id);
        let own = self.scene.extras.puzzle.map_or_else(table, |puzzle| base.address(puzzle.path()));
        format!("{own}/{what}").trim_end_matches('/').to_owned()
    }

    /// Returns the number of steps before the moment that is shown.
    pub(crate) fn step(&self) -> u64 {
        let snapshot = self.scene.snapshot;
        self.moment().map_or(snapshot.seq, |moment| moment.step().into())
    }

    /// Returns the number of steps of the newest moment known.
    fn latest_step(&self) -> u64 {
        let snapshot = self.scene.snapshot;
        self.moment().map_or(snapshot.seq, |moment| moment.last().into())
    }

    /// Returns what happened up to the moment that is shown.
    pub(crate) fn past_log(&self) -> &[LoggedEvent] {
        let log = self.scene.log;
        let Some(moment) = self.moment() else { return log };
        &log[..log.partition_point(|happened| happened.step < moment.step())]
    }

    /// Returns the taverns of the round, up to the moment that is shown.
    fn round_log(&self) -> RoundLog {
        RoundLog::read(self.past_log().iter().map(|happened| happened.event))
    }

    /// Returns the kind of decision that the layout makes room for.
    pub(crate) fn phase(&self) -> &'static str {
        match self.scene.legal.first().filter(|_| !self.is_stood_in()) {
            Some(Action::Bid(_)) => "bid",
            Some(Action::Recruit(..)) => "recruit",
            Some(Action::Take(_) | Action::Drop(_)) => "pick",
            Some(_) => "options",
            None if self.scene.snapshot.shows_end() => "over",
            None => "wait",
        }
    }

    fn own(&self) -> Option<Seat> {
        match self.scene.view.audience() {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        }
    }

    fn is_asked(&self) -> bool {
        self.scene.is_asked()
    }

    fn is_stood_in(&self) -> bool {
        self.scene.snapshot.is_stood_in()
    }

    fn tavern_name(&self, tavern: Tavern) -> String {
        self.scene.texts.tavern(R::NAME, tavern.index())
    }

    fn column_name(&self, column: Column) -> String {
        self.scene.texts.column(R::NAME, R::COLUMNS[column.index()])
    }

    fn hero(&self, hero: Hero) -> String {
        self.scene.texts.hero(R::NAME, R::hero_name(hero))
    }

    fn player(&self, seat: Seat) -> String {
        self.scene.texts.player(&self.names, seat)
    }

    /// Returns what a player is called where their name stands alone: the viewer is “You”.
    fn label(&self, seat: Seat) -> String {
        if self.own() == Some(seat) { self.scene.texts.get("page-seat-you") } else { self.player(seat) }
    }

    fn coin(&self, coin: Coin) -> Markup {
        html! { span.coin data-piece={ "coin-" (coin) } {
            (self.art.coin(coin))
            span.name { (self.scene.texts.coin(&coin.to_string())) }
        } }
    }

    fn points(&self, id: &str, points: impl Into<i64>) -> String {
        self.scene.texts.format(id, &[("points", points.into().into())])
    }
}
