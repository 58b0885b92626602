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
mod status;
mod supplies;
mod table_info;
mod tabs;
mod taverns;
mod text;
mod waiting;

use elvaland_rules::mechanics::{Action, Coin, Column, Hero, SeenPurse, Tavern, View};
use elvaland_rules::{Audience, Scores, Seat};
use elvaland_session::LoggedEvent;
use elvaland_texts::{RoundLog, Texts};
use maud::{Markup, html};

use crate::art::{Art, GameArt};
use crate::preferences::Preferences;

pub use guide::Guide;
pub use moment::Moment;
pub use puzzle::{Puzzle, PuzzleSource};
pub use review::{Account, Cause, Costly, Mark, Review};
pub use status::Advised;
pub use table_info::{Sitter, Sitting, Status, TableInfo, Vote};
pub use text::text;
pub use waiting::{Plan, waiting};

/// A game as one viewer sees it: all that a page is made of.
pub struct Scene<'a, R: GameArt, P: SeenPurse> {
    /// The words.
    pub texts: &'a Texts,
    /// The preferences of the viewer.
    pub preferences: &'a Preferences,
    /// The table apart from the game.
    pub info: &'a TableInfo,
    /// What the viewer may know of the game.
    pub view: &'a View<R, P>,
    /// What the viewer may choose.
    pub legal: &'a [Action],
    /// The viewer's bid, while others still think.
    pub bid: Option<[Coin; 3]>,
    /// The events, as the viewer may know them; on a page of an earlier moment also the later ones.
    pub log: &'a [LoggedEvent],
    /// Whether scores are shown before the end.
    pub scores: Scores,
    /// Everybody's total after every round, when the game is over.
    pub course: &'a [Vec<u16>],
    /// What the strongest bot advises, if it was asked: the best options, each with the chance to win, from 0 to 1.
    pub advice: &'a [Advised],
    /// The review of a finished game by the strongest bot.
    pub review: &'a Review,
    /// The guide, if this is a guided first game.
    pub guide: Option<Guide>,
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
        !self.legal.is_empty() && self.bid.is_none() && !self.is_stood_in()
    }

    /// Returns true if a bot plays in the viewer's place.
    fn is_stood_in(&self) -> bool {
        self.info.own.and_then(|seat| self.info.sitting(seat)).is_some_and(Sitting::is_stood_in)
    }

    /// Draws the table, its controls and the log.
    pub fn draw(&self) -> Markup {
        self.page().draw()
    }

    /// Returns the page of the newest moment.
    pub(crate) fn page(&self) -> Page<'_, R, P> {
        Page {
            names: self.info.names(),
            art: self.info.base.art(R::NAME),
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
        let Scene { info, .. } = self.scene;
        if info.status == Status::Over {
            return self.ended();
        }
        html! {
            div #table.table data-game=(R::NAME) data-live=[self.live_name()]
                data-seq=(self.step()) data-latest=(self.latest_step()) data-own=[info.own.map(Seat::index)]
                data-players=(info.seats.len()) data-phase=(self.phase())
                data-notified[info.is_notified] data-asked[self.is_asked()] data-bid[self.scene.bid.is_some()] {
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
        let info = self.scene.info;
        match (&info.moment, &info.puzzle) {
            (Some(_), _) => None,
            (None, Some(_)) => Some(""),
            (None, None) => Some(&info.id),
        }
    }

    /// Returns the number of steps before the moment that is shown.
    pub(crate) fn step(&self) -> u64 {
        let info = self.scene.info;
        info.moment.as_ref().map_or(info.seq, |moment| moment.step().into())
    }

    /// Returns the number of steps of the newest moment known.
    fn latest_step(&self) -> u64 {
        let info = self.scene.info;
        info.moment.as_ref().map_or(info.seq, |moment| moment.last().into())
    }

    /// Returns what happened up to the moment that is shown.
    pub(crate) fn past_log(&self) -> &[LoggedEvent] {
        let Scene { log, info, .. } = self.scene;
        let Some(moment) = &info.moment else { return log };
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
            None if self.scene.info.status == Status::Over => "over",
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
