//! What the strongest bot thinks of a game that is over: everybody's chances as lines, and the decisions that cost most.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::Drawn;
use crate::chart::{self, percent};

/// How far the review of a game is.
#[derive(Clone, PartialEq, Debug)]
pub enum Review {
    /// There is none to be had: the game is not over.
    No,
    /// The viewer may ask for it.
    Offered,
    /// So many of so many decisions were thought about.
    Under(usize, usize),
    /// It is there.
    Done {
        /// Everybody's chance to win, from 0 to 1, with the number of steps after which it was so.
        chances: Vec<(u32, Vec<f32>)>,
        /// The decisions that cost most, the worst first.
        costly: Vec<Costly>,
    },
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// The number of steps before it.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub action: Action,
    /// The chance to win with it, from 0 to 1.
    pub win: f32,
    /// Better options, the best first, with their chances.
    pub better: Vec<(Action, f32)>,
}

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn review(&self) -> Markup {
        let Scene { texts, info, review, .. } = self.scene;
        let Some(moment) = &info.moment else { return html! {} };
        let content = match review {
            Review::No => return html! {},
            Review::Offered => html! {
                form method="post" action=(info.address("review")) {
                    input type="hidden" name="step" value=(moment.step());
                    button { (texts.get("page-review-start")) }
                }
            },
            Review::Under(done, all) => html! {
                p role="status" { (texts.format("page-review-under", &[("done", (*done).into()), ("count", (*all).into())])) }
                progress value=(done) max=((*all).max(1)) aria-label=(texts.get("page-review")) {}
            },
            Review::Done { chances, costly } => html! {
                figure { (chart::chances(chances, moment.step(), &self.names, |step| self.moment_address(step))) }
                (self.costly(costly))
            },
        };
        html! {
            section #review aria-labelledby="review-title" data-under[matches!(review, Review::Under(..))] {
                h2 #review-title { (texts.get("page-review")) }
                (content)
            }
        }
    }

    fn costly(&self, costly: &[Costly]) -> Markup {
        let texts = self.scene.texts;
        let words = |action| texts.action(self.scene.view.table(), action);
        html! {
            h3 { (texts.get("page-review-costly")) }
            @if costly.is_empty() { p { (texts.get("page-review-none")) } }
            ol.costly {
                @for each in costly {
                    li {
                        a data-step=(each.step) href=(self.moment_address(each.step)) {
                            strong translate="no" { (self.player(each.seat)) } ": " (words(each.action)) " (" (percent(each.win)) ")"
                        }
                        " " (texts.get("page-review-better")) " "
                        @for (at, &(action, win)) in each.better.iter().enumerate() {
                            @if at > 0 { "; " } (words(action)) " (" (percent(win)) ")"
                        }
                    }
                }
            }
        }
    }
}
