//! A decision of a finished game as a puzzle: answered on the table by a click, judged at once.

use elvaland_assessment::{Explanation, RatedDecision};
use elvaland_rules::mechanics::{Action, SeenPurse, Stage};
use elvaland_session::{TableSnapshot, with_view};
use maud::{Markup, html};

use super::review::reasons;
use super::{Page, Scene};
use crate::art::GameArt;
use crate::puzzles::{self, Collected};

/// A puzzle, and what became of the viewer's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The origin of the puzzle.
    pub source: PuzzleSource,
    /// When the decision was made.
    pub stage: Stage,
    /// What was played in the game, with its chance to win, from 0 to 1.
    pub played: (Action, f32),
    /// The best option with its chance.
    pub best: (Action, f32),
    /// What the best option and the played one were expected to bring; may be empty.
    pub reasons: Vec<Explanation>,
    /// The viewer's answer with its chance; no chance if it was not evaluated.
    pub answer: Option<(Action, Option<f32>)>,
}

/// The origin of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleSource {
    /// The review of a game that people played.
    Review {
        /// The table of the game.
        table: String,
        /// The number of steps before the decision.
        step: u32,
    },
    /// The collection of puzzles from bot games.
    Collection(Collected),
}

impl Puzzle {
    /// The difference of chances that does not matter.
    const CLOSE: f32 = 0.02;

    /// Returns the puzzle of a decision of a reviewed game, which the player saw as in `snapshot`. `None` if the review does not
    /// belong to the game.
    pub fn of_review(
        snapshot: &TableSnapshot,
        step: u32,
        rated: &RatedDecision,
        answer: Option<(Action, Option<f32>)>,
    ) -> Option<Puzzle> {
        let view = snapshot.view.as_ref()?;
        let action = |text: &str| with_view!(view, view => view.table().parse_action(text)).ok();
        let (best, win) = rated.options.first()?;
        Some(Puzzle {
            source: PuzzleSource::Review { table: snapshot.id.clone(), step },
            stage: snapshot.details.course.as_ref()?.stage_at(step)?,
            played: (action(&rated.action)?, rated.win.unwrap_or_default()),
            best: (action(best)?, *win),
            reasons: rated.reasons.clone(),
            answer,
        })
    }

    /// Returns the path of the puzzle, without the base path.
    pub(super) fn path(&self) -> String {
        match &self.source {
            PuzzleSource::Review { table, step } => format!("/t/{table}/puzzle/{step}"),
            PuzzleSource::Collection(collected) => collected.address(),
        }
    }

    fn is_solved(&self) -> Option<bool> {
        let (action, win) = self.answer?;
        Some(action == self.best.0 || win.is_some_and(|win| win >= self.best.1 - Puzzle::CLOSE))
    }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the question, or the judgement of the answer.
    pub(super) fn puzzle(&self) -> Markup {
        let texts = self.scene.texts;
        let Some(puzzle) = self.scene.extras.puzzle else { return html! {} };
        let solved = puzzle.is_solved();
        let collected = match &puzzle.source {
            PuzzleSource::Review { .. } => None,
            PuzzleSource::Collection(collected) => Some(collected),
        };
        let (title, question) = match collected {
            None => (texts.get("page-puzzle"), "page-puzzle-line"),
            Some(collected) => (collected.title(texts), "page-puzzles-question"),
        };
        html! {
            section #puzzle role="status" data-solved=[solved] data-game=[collected.map(|it| it.game)]
                data-number=[collected.map(|it| it.number)] data-rating=[collected.map(|it| it.rating)]
                data-all=[collected.map(|it| it.all.as_str())] {
                h2 { (title) span.step {
                    span { (self.stage(puzzle.stage)) }
                    @if let Some(collected) = collected.filter(|_| solved.is_some()) { " " span.difficulty { (collected.difficulty(texts)) } }
                } }
                @match solved {
                    None => p { (texts.get(question)) },
                    Some(solved) => { p { strong { (texts.get(if solved { "page-puzzle-right" } else { "page-puzzle-wrong" })) } } (self.judgement(puzzle)) },
                }
                @if collected.is_some() { (puzzles::rating(texts)) }
                p.controls { (self.puzzle_links(puzzle, solved.is_some())) }
            }
        }
    }

    fn puzzle_links(&self, puzzle: &Puzzle, is_answered: bool) -> Markup {
        let texts = self.scene.texts;
        html! {
            @if let PuzzleSource::Collection(collected) = &puzzle.source { (collected.next_link(self.scene.viewer.base, texts, is_answered)) }
            @if is_answered { a.button href=(self.address("")) { (texts.get("page-puzzle-again")) } }
            @match &puzzle.source {
                PuzzleSource::Review { table, .. } => a.button.quiet href={ (self.scene.viewer.base.table(table)) "#review" } { (texts.get("page-puzzle-back")) },
                PuzzleSource::Collection(_) => a.button.quiet href=(self.scene.viewer.base.address(puzzles::ADDRESS)) { (texts.get("page-puzzles-all")) },
            }
        }
    }

    fn judgement(&self, puzzle: &Puzzle) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let reasons_of = texts.reasons(R::NAME, &self.names, &puzzle.reasons);
        let [why_best, why_played]: [String; 2] = reasons_of.try_into().unwrap_or_default();
        let row = |id: &str, action: Action, win: Option<f32>, why: &str| {
            html! {
                div { dt { (texts.get(id)) } dd { (texts.action(view.table(), action)) @if let Some(win) = win { " " span.win { (texts.percent(win)) } } } (reasons(why)) }
            }
        };
        html! {
            dl {
                @if let Some((action, win)) = puzzle.answer { (row("page-puzzle-answer", action, win, "")) }
                (row("page-puzzle-best", puzzle.best.0, Some(puzzle.best.1), &why_best))
                (row("page-review-played", puzzle.played.0, Some(puzzle.played.1), &why_played))
            }
        }
    }
}
