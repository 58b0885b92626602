//! The guide of a first game: what is told at every place of its first age, and what would be a good move.

use elvaland_rules::mechanics::{Action, Age, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::Drawn;

/// What the guide of a first game adds to a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// A good move, if the viewer is asked and one was prepared.
    pub proposal: Option<Action>,
}

/// Something that is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tip {
    /// In words of its own.
    Words(&'static str),
    /// How a column scores.
    Column(usize),
}

/// What is explained in the first age: in every round first with the bids, then at each tavern.
const COURSE: [[Tip; 4]; 4] = [
    [Tip::Words("bids"), Tip::Words("order"), Tip::Words("ties"), Tip::Words("trade")],
    [Tip::Words("lines"), Tip::Column(4), Tip::Column(2), Tip::Column(1)],
    [Tip::Words("coins"), Tip::Words("offering"), Tip::Column(3), Tip::Column(0)],
    [Tip::Words("distinctions"), Tip::Words("second"), Tip::Words("others"), Tip::Words("evaluation")],
];

/// What is said last, when the second age begins.
const LAST: Tip = Tip::Words("let-go");

/// How many places are explained.
const MOST: usize = COURSE.len() * COURSE[0].len() + 1;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// What is explained now, until the guide lets go.
    pub(super) fn guide(&self) -> Markup {
        let Scene { texts, guide, .. } = self.scene;
        let Some((guide, (number, tip))) = guide.zip(self.place_of_guide()) else { return html! {} };
        html! {
            section #guide aria-labelledby="title-of-guide" {
                h2 #title-of-guide { (texts.get("page-guide"))
                    span.step { (texts.format("page-guide-step", &[("number", number.into()), ("most", MOST.into())])) } }
                p role="status" { (self.tip(self.own_tip().unwrap_or(tip))) }
                @if let Some(action) = guide.proposal.filter(|_| self.is_asked()) { (self.proposal(action)) }
                (self.button("letgo", &texts.get("page-guide-end"), "quiet"))
            }
        }
    }

    /// The number of the place in the course, and what is explained there.
    fn place_of_guide(&self) -> Option<(usize, Tip)> {
        let table = self.scene.view.table();
        let (round, tavern) = (usize::from(table.round()) - 1, table.resolved());
        match table.age() {
            Age::First => {
                // When the last tavern is over, what was said there still holds.
                let is_bidding = matches!(table.asked_kind(), Some("bid" | "deal"));
                let at = tavern.map_or(if is_bidding { 0 } else { 3 }, |tavern| tavern.index() + 1);
                Some((round * COURSE[0].len() + at + 1, *COURSE.get(round)?.get(at)?))
            }
            Age::Second => (round == 0 && tavern.is_none()).then_some((MOST, LAST)),
        }
    }

    /// What is explained because it is asked now, wherever that is.
    fn own_tip(&self) -> Option<Tip> {
        let is_late = self.scene.view.table().resolved().is_none();
        match self.scene.legal.first()? {
            Action::Recruit(..) => Some(Tip::Words("heroes")),
            Action::Bid(_) | Action::Take(_) => None,
            _ if is_late => Some(Tip::Words("awards")),
            Action::Transform(..) => Some(Tip::Words("transform")),
            _ => None,
        }
    }

    fn tip(&self, tip: Tip) -> String {
        let texts = self.scene.texts;
        match tip {
            Tip::Words(words) => texts.get(&format!("guide-{words}")),
            Tip::Column(column) => {
                let scoring = texts.scoring(R::NAME, R::COLUMNS[column]).unwrap_or_default();
                texts.format("guide-column", &[("scoring", scoring.into())])
            }
        }
    }

    /// A good move, which one click makes.
    fn proposal(&self, action: Action) -> Markup {
        let Scene { texts, view, info, .. } = self.scene;
        let words = texts.action(view.table(), action);
        html! {
            form.proposal method="post" action=(info.address("act")) data-live-form {
                (self.answer(action))
                p { (texts.format("page-guide-try", &[("action", words.into())])) }
                button.main data-answer { (texts.get("page-guide-do")) }
            }
        }
    }
}
