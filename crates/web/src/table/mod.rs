//! The page of a table: everything at a glance, and what is asked of the viewer.

mod army;
mod asked;
mod bidding;
mod end;
mod frame;
mod glossary;
mod guide;
mod log;
mod moment;
mod options;
mod player;
mod reactions;
mod recruiting;
mod review;
mod supplies;
mod taverns;
mod text;
mod waiting;

use elvaland_rules::mechanics::{Action, Coin, Column, Event, Hero, SeenPurse, Tavern, View};
use elvaland_rules::{Audience, Scores, Seat};
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::art::{Art, Drawn};
use crate::assets;
use crate::chart;
use crate::preferences::Preferences;

pub use frame::{Frame, Sitter, Sitting, Status};
pub use guide::Guide;
pub use moment::{Moment, Stop};
pub use review::{Costly, Review};
pub use text::text;
pub use waiting::{Plan, waiting};

/// Something that happened, with the step of the record it happened by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Happened {
    /// The number of steps before that one.
    pub step: u32,
    /// What happened.
    pub event: Event,
}

/// A game as one viewer sees it: all that a page is made of.
pub struct Scene<'a, R: Drawn, P: SeenPurse> {
    /// The words.
    pub texts: &'a Texts,
    /// What the viewer prefers.
    pub preferences: &'a Preferences,
    /// The table apart from the game.
    pub frame: &'a Frame,
    /// What the viewer may know of the game.
    pub view: &'a View<R, P>,
    /// What the viewer may choose.
    pub legal: &'a [Action],
    /// The viewer's bid, while others still think.
    pub bid: Option<[Coin; 3]>,
    /// What happened, as the viewer may know it; when an earlier moment is looked at, also what happened later.
    pub log: &'a [Happened],
    /// Whether scores are shown before the end.
    pub scores: Scores,
    /// Everybody's total after every round, when the game is over.
    pub course: &'a [Vec<u16>],
    /// What the strongest bot advises, if it was asked: the best options, each with the chance to win, from 0 to 1.
    pub advice: &'a [(Action, f32)],
    /// What it thinks of a game that is over.
    pub review: &'a Review,
    /// What a guide adds, if this is a first game with one.
    pub guide: Option<Guide>,
}

/// A scene being drawn.
struct Page<'a, R: Drawn, P: SeenPurse> {
    scene: &'a Scene<'a, R, P>,
    names: Vec<String>,
    art: &'static Art,
}

impl<R: Drawn, P: SeenPurse> Scene<'_, R, P> {
    /// The title of the page: whether it is the viewer's turn, and the game.
    pub fn title(&self) -> String {
        let game = self.texts.game(R::NAME);
        if self.is_asked() {
            format!("● {} · {game}", self.texts.get("page-your-turn"))
        } else {
            format!("{game} · Elvaland")
        }
    }

    /// Whether an answer of the viewer is waited for.
    fn is_asked(&self) -> bool {
        !self.legal.is_empty() && self.bid.is_none() && !self.is_stood_in()
    }

    /// Whether a bot plays in the viewer's place.
    fn is_stood_in(&self) -> bool {
        self.frame.own.and_then(|seat| self.frame.sitting(seat)).is_some_and(Sitting::is_stood_in)
    }

    /// The table, its controls and the log.
    pub fn draw(&self) -> Markup {
        Page { names: self.frame.names(), art: assets::art(R::NAME), scene: self }.draw()
    }
}

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    fn draw(&self) -> Markup {
        let Scene { frame, .. } = self.scene;
        html! {
            div #table.table data-game=(R::NAME) data-live=[frame.moment.is_none().then_some(&frame.id)] data-seq=(frame.seq)
                data-players=(frame.seats.len()) data-asked[self.is_asked()] {
                div.hall {
                    (self.moment_bar())
                    (self.status())
                    (self.guide())
                    (self.advice())
                    @match frame.status {
                        Status::Over => (self.end()),
                        Status::Open | Status::Running => { (self.taverns()) (self.asked()) },
                    }
                    (self.review())
                    @if let Some(own) = self.own() { (self.own_army(own)) }
                    (self.supplies())
                }
                div.benches { (self.players()) (self.side()) }
                (self.glossary())
            }
        }
    }

    /// One sentence: whose turn, and what is asked; then when.
    fn status(&self) -> Markup {
        let Scene { texts, view, frame, .. } = self.scene;
        let table = view.table();
        let when = if table.asked_kind().is_some() { texts.when(table) } else { texts.game(R::NAME) };
        html! {
            section #status aria-label=(texts.get("page-game")) {
                h1 { span #turn role="status" aria-live=(if self.is_asked() { "assertive" } else { "polite" }) { (self.sentence()) } }
                p.when { (when) }
                div.controls {
                    @if frame.may_ask && self.is_asked() { (self.button("hint", &texts.get("page-hint"), "quiet")) }
                    @if frame.can_undo { (self.button("undo", &texts.get("page-undo"), "quiet")) }
                    @if self.is_stood_in() { (self.button("takeback", &texts.get("page-take-back"), "")) }
                }
            }
        }
    }

    /// What the strongest bot would do.
    fn advice(&self) -> Markup {
        let Scene { texts, view, advice, .. } = self.scene;
        html! {
            @if !advice.is_empty() {
                section #advice role="status" {
                    h2 { (texts.get("page-hint-line")) }
                    ol { @for &(action, win) in *advice { li { b { (chart::percent(win)) } " " (texts.action(view.table(), action)) } } }
                }
            }
        }
    }

    /// What is asked, of the viewer in the second person.
    fn sentence(&self) -> String {
        let Scene { texts, view, bid, .. } = self.scene;
        if bid.is_some() {
            return texts.get("page-bid-in");
        }
        if self.is_asked() { texts.asked_of_you(view) } else { texts.turn(view, &self.names) }
    }

    /// A button that does something about the table.
    fn button(&self, what: &str, label: &str, class: &str) -> Markup {
        let frame = self.scene.frame;
        html! {
            form method="post" action=(frame.address(what)) data-live-form {
                input type="hidden" name="seq" value=(frame.seq);
                button class=(class) { (label) }
            }
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
        self.scene.is_stood_in()
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
