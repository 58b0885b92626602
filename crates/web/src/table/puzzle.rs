//! A position of a finished game as a puzzle: answered on the table by a click, judged at once.

use elvaland_rules::mechanics::{Action, SeenPurse};
use maud::{Markup, html};

use super::review::{When, reasons};
use super::{Page, Scene};
use crate::art::Drawn;
use crate::chart::percent;

/// A puzzle, and what became of the viewer's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The table of the game.
    pub table: String,
    /// When the decision was made.
    pub when: When,
    /// What was played in the game, with its chance to win, from 0 to 1.
    pub played: (Action, f32),
    /// The best option with its chance.
    pub best: (Action, f32),
    /// Why the best option is better, in sentences, and what was to be expected of the played one; may be empty.
    pub reasons: [String; 2],
    /// The viewer's answer with its chance; no chance if it was not evaluated.
    pub answer: Option<(Action, Option<f32>)>,
}

impl Puzzle {
    /// The difference of chances that does not matter.
    const CLOSE: f32 = 0.02;

    fn is_solved(&self) -> Option<bool> {
        let (action, win) = self.answer?;
        Some(action == self.best.0 || win.is_some_and(|win| win >= self.best.1 - Puzzle::CLOSE))
    }
}

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// Draws the question, or the judgement of the answer.
    pub(super) fn puzzle(&self) -> Markup {
        let Scene { texts, info, .. } = self.scene;
        let Some(puzzle) = &info.puzzle else { return html! {} };
        let solved = puzzle.is_solved();
        html! {
            section #puzzle role="status" data-solved=[solved] {
                h2 { (texts.get("page-puzzle")) span.step { (self.when(puzzle.when)) } }
                @match solved {
                    None => p { (texts.get("page-puzzle-line")) },
                    Some(solved) => { p { strong { (texts.get(if solved { "page-puzzle-right" } else { "page-puzzle-wrong" })) } } (self.judgement(puzzle)) },
                }
                p.controls {
                    @if solved.is_some() { a.button href=(info.address("")) { (texts.get("page-puzzle-again")) } }
                    a.button.quiet href={ "/t/" (puzzle.table) "#review" } { (texts.get("page-puzzle-back")) }
                }
            }
        }
    }

    fn judgement(&self, puzzle: &Puzzle) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let [why_best, why_played] = &puzzle.reasons;
        let row = |id: &str, action: Action, win: Option<f32>, why: &str| {
            html! {
                div { dt { (texts.get(id)) } dd { (texts.action(view.table(), action)) @if let Some(win) = win { " " span.win { (percent(win)) } } } (reasons(why)) }
            }
        };
        html! {
            dl {
                @if let Some((action, win)) = puzzle.answer { (row("page-puzzle-answer", action, win, "")) }
                (row("page-puzzle-best", puzzle.best.0, Some(puzzle.best.1), why_best))
                (row("page-review-played", puzzle.played.0, Some(puzzle.played.1), why_played))
            }
        }
    }
}
