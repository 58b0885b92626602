//! The guide of a first game: explanations for every tavern of its first age, and a suggested move.

use elvaland_rules::mechanics::{Action, Age, COINS, Coin, QuestionKind, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::guided_game;

/// One explanation of the guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tip {
    /// In words of its own, and the part of the table that is meant.
    Words(&'static str, &'static str),
    /// The scoring of a column.
    Column(usize),
}

use Tip::{Column, Words};

/// The explanations of a game, by round and tavern.
struct Tour {
    /// The first age: in every round first with the bids, then at each tavern.
    course: [[Tip; 4]; 4],
    /// A hero is recruited.
    heroes: Tip,
    /// A coin grows.
    transform: Tip,
    /// A reward of the evaluation asks for a choice.
    awards: Tip,
    /// The second age begins.
    last: Tip,
}

const NIDAVELLIR: Tour = Tour {
    course: [
        [
            Words("guide-bids", "coins"),
            Words("guide-order", "bids"),
            Words("guide-ties", "gems"),
            Words("guide-trade", "bids"),
        ],
        [Words("guide-lines", "ranks"), Column(4), Column(2), Column(1)],
        [Words("guide-coins", "coins"), Words("guide-offering", "cards"), Column(3), Column(0)],
        [
            Words("guide-distinctions", "players"),
            Words("guide-second", "ranks"),
            Words("guide-others", "players"),
            Words("guide-evaluation", "players"),
        ],
    ],
    heroes: Words("guide-heroes", "asked"),
    transform: Words("guide-transform", "asked"),
    awards: Words("guide-awards", "asked"),
    last: Words("guide-let-go", "coins"),
};

const NAINS: Tour = Tour {
    course: [
        [
            Words("guide-nains-bids", "coins"),
            Words("guide-nains-order", "bids"),
            Words("guide-nains-discard", "cards"),
            Words("guide-nains-trade", "bids"),
        ],
        [Words("guide-nains-lines", "ranks"), Column(0), Column(1), Column(2)],
        [Words("guide-nains-coins", "coins"), Column(3), Column(4), Words("guide-nains-malt", "cards")],
        [
            Words("guide-nains-elite", "players"),
            Words("guide-nains-next", "ranks"),
            Words("guide-nains-others", "players"),
            Words("guide-nains-evaluation", "players"),
        ],
    ],
    heroes: Words("guide-nains-cognars", "asked"),
    transform: Words("guide-nains-improve", "asked"),
    awards: Words("guide-nains-awards", "asked"),
    last: Words("guide-nains-let-go", "coins"),
};

/// The explanation of every step after the course.
const REST: Tip = Words("guide-rest", "");

/// The number of explanations in the course.
const MOST: usize = NIDAVELLIR.course.len() * NIDAVELLIR.course[0].len() + 1;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the current explanation and a suggested move.
    pub(super) fn guide(&self) -> Markup {
        let (texts, guide) = (self.scene.texts, self.scene.snapshot.details.guide);
        let Some((guide, (number, tip))) = guide.zip(self.place_of_guide()) else { return html! {} };
        let tip = self.own_tip().filter(|_| number < MOST).unwrap_or(tip);
        html! {
            section #guide aria-labelledby="title-of-guide" data-target=(target(tip)) {
                h2 #title-of-guide { (texts.get("page-guide"))
                    span.step { (texts.format("page-guide-step", &[("number", number.into()), ("most", MOST.into())])) } }
                p role="status" { (self.tip(tip)) }
                @if let Some(action) = guide.proposal.filter(|_| self.is_asked()) { (self.proposal(action)) }
                @if number < MOST { (self.button("letgo", &texts.get("page-guide-end"), "quiet")) }
                @else { a.button.main href={ (self.scene.viewer.base.address(guided_game::DONE)) "?game=" (R::NAME) } { (texts.get("page-guide-finish")) } }
            }
        }
    }

    fn tour() -> &'static Tour {
        if R::NAME == "nains" { &NAINS } else { &NIDAVELLIR }
    }

    /// Returns the position in the course and its explanation.
    fn place_of_guide(&self) -> Option<(usize, Tip)> {
        let (tour, table) = (Self::tour(), self.scene.view.table());
        let (round, tavern) = (usize::from(table.round()) - 1, table.resolved());
        match table.age() {
            Age::First => {
                // After the last tavern, its explanation stays until the next bids.
                let is_bidding = matches!(table.question(), Some(QuestionKind::Bid | QuestionKind::Deal));
                let at = tavern.map_or(if is_bidding { 0 } else { 3 }, |tavern| tavern.index() + 1);
                Some((round * tour.course[0].len() + at + 1, *tour.course.get(round)?.get(at)?))
            }
            Age::Second => Some((MOST, if round == 0 && tavern.is_none() { tour.last } else { REST })),
        }
    }

    /// Returns the explanation that belongs to the kind of pending decision, wherever it occurs.
    fn own_tip(&self) -> Option<Tip> {
        let tour = Self::tour();
        let is_late = self.scene.view.table().resolved().is_none();
        match self.scene.legal.first()? {
            Action::Recruit(..) => Some(tour.heroes),
            Action::Bid(_) | Action::Take(_) | Action::Drop(_) => None,
            _ if is_late => Some(tour.awards),
            Action::Transform(..) => Some(tour.transform),
            _ => None,
        }
    }

    fn tip(&self, tip: Tip) -> String {
        let texts = self.scene.texts;
        match tip {
            Words(words, _) => texts.get(words),
            Column(column) => {
                let scoring = texts.scoring(R::NAME, R::COLUMNS[column]).unwrap_or_default();
                texts.format("guide-column", &[("scoring", scoring.into())])
            }
        }
    }

    /// A good move with its reason, which one click makes.
    fn proposal(&self, action: Action) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let words = texts.action(view.table(), action);
        html! {
            form.proposal method="post" action=(self.address("act")) data-live-form {
                (self.answer(action))
                p { (texts.format("page-guide-try", &[("action", words.into())])) @if let Some(reason) = self.reason(action) { " " small { (reason) } } }
                button.main data-answer { (texts.get("page-guide-do")) }
            }
        }
    }

    /// Says what a move brings, as far as the table shows it.
    fn reason(&self, action: Action) -> Option<String> {
        let Scene { texts, view, .. } = self.scene;
        let own = self.own()?;
        match action {
            Action::Take(card) => {
                let gain = view.gain(own, card)?;
                let line = gain.is_line.then(|| texts.get("page-completes-line"));
                let points =
                    || texts.format("guide-reason-points", &[("points", texts.count_points(gain.points).into())]);
                Some(line.unwrap_or_else(points))
            }
            Action::Bid(laid) => {
                let coins = view.purse(own).known_coins()?;
                let [one, other] = pouch(coins, laid)?;
                let trades = laid.iter().any(|coin| coin.trades());
                trades.then(|| texts.trade_text(view.table(), one, other)).flatten()
            }
            _ => None,
        }
    }

    /// Returns whether a move is the one that the guide proposes.
    pub(super) fn is_proposed(&self, action: Action) -> bool {
        self.is_present && self.scene.snapshot.details.guide.and_then(|guide| guide.proposal) == Some(action)
    }
}

/// The part of the table that a tip is about.
fn target(tip: Tip) -> String {
    match tip {
        Words(_, target) => target.to_owned(),
        Column(column) => format!("column-{column}"),
    }
}

/// Returns the two coins that a bid leaves in the pouch.
fn pouch(coins: [Coin; COINS], laid: [Coin; 3]) -> Option<[Coin; 2]> {
    let mut left: Vec<Coin> = coins.to_vec();
    for coin in laid {
        left.remove(left.iter().position(|&other| other == coin)?);
    }
    left.try_into().ok()
}
