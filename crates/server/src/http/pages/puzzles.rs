//! Puzzles: decisions of bot games that are part of the program, and of reviewed games. Nothing is stored about who solves
//! them.

use axum::extract::Path;
use axum::response::Response;
use elvaland_analysis::puzzles::{MinedPuzzle, PuzzlePosition, collection};
use elvaland_rules::{Action, GameName};
use elvaland_session::ActionInput;
use elvaland_web::puzzles::{self, Collected, Collection};
use elvaland_web::table::{self, Extras, Puzzle, PuzzleSource};

use super::page_visitor::PageVisitor;
use super::response::{page as show, page_with};
use crate::http::extract::body::Form;
use crate::model::TableId;
use crate::request_error::RequestError;
use crate::requests::puzzles::{CollectedPuzzle, JudgedAnswer, ReviewPuzzle};

/// An answer with the chance to win, if it is known.
type AnsweredAction = (Action, Option<f32>);

/// Shows the start page.
pub(crate) async fn index(viewer: PageVisitor) -> Response {
    let content = puzzles::draw(&viewer.viewer(), &GameName::ALL.map(numbers));
    page_with(&viewer, &viewer.texts().get("page-puzzles"), None, &content, &puzzles::head(&viewer.app.base))
}

/// Returns the numbers and ratings of the puzzles of a game.
fn numbers(game: GameName) -> Collection {
    let puzzles = collection(game).iter().map(|puzzle| (puzzle.number, puzzle.rating)).collect();
    Collection { game: game.name(), puzzles }
}

/// The game and the number of a puzzle of the collection.
type CollectedPath = Path<(String, String)>;

/// Shows a puzzle of the collection.
pub(crate) async fn collected(
    viewer: PageVisitor,
    Path((game, number)): CollectedPath,
) -> Result<Response, RequestError> {
    draw_collected(&viewer, &CollectedPuzzle::find(&game, &number)?, None)
}

/// Judges an answer to a puzzle of the collection: a `PuzzleActionForm` or a `PuzzleBidForm`.
pub(crate) async fn answer_collected<F: Into<ActionInput>>(
    viewer: PageVisitor,
    Path((game, number)): CollectedPath,
    Form(form): Form<F>,
) -> Result<Response, RequestError> {
    let puzzle = CollectedPuzzle::find(&game, &number)?;
    let answer = puzzle.judge(&viewer.app.registry, viewer.payer(None), &form.into()).await?;
    draw_collected(&viewer, &puzzle, Some(answer))
}

fn draw_collected(
    viewer: &PageVisitor,
    collected: &CollectedPuzzle,
    answer: Option<JudgedAnswer>,
) -> Result<Response, RequestError> {
    let PuzzlePosition { game, played, options, .. } = &collected.position;
    let (answer, reasons) = match answer {
        Some(JudgedAnswer { action, win, reasons }) => (Some((action, win)), reasons),
        None => (None, Vec::new()),
    };
    let entry = entry(collected);
    let title = format!("{} · {}", entry.title(viewer.texts()), viewer.texts().game(collected.game.name()));
    let played = options.iter().find(|(action, _)| action == played);
    let (played, best) = played.zip(options.first()).ok_or(RequestError::NoSuchPage)?;
    let puzzle = Puzzle {
        source: PuzzleSource::Collection(entry),
        stage: game.stage(),
        played: *played,
        best: *best,
        reasons,
        answer,
    };
    let extras = Extras { puzzle: Some(&puzzle), ..Extras::default() };
    let page = table::draw(&collected.snapshot(), &viewer.viewer(), extras).ok_or(RequestError::NoSuchPage)?;
    Ok(page_with(viewer, &title, None, &page.content, &puzzles::head(&viewer.app.base)))
}

/// Returns the puzzle as an entry of the collection.
fn entry(puzzle: &CollectedPuzzle) -> Collected {
    let (MinedPuzzle { number, rating, .. }, all) = (puzzle.puzzle, numbers(puzzle.game));
    Collected { game: puzzle.game.name(), number: *number, rating: *rating, next: all.next(*number), all: all.list() }
}

/// The table of a reviewed game, and the number of steps before the decision.
type ReviewPath = Path<(String, u32)>;

async fn find_reviewed(viewer: &PageVisitor, Path((id, step)): ReviewPath) -> Result<ReviewPuzzle, RequestError> {
    let id: TableId = id.parse().map_err(|_| RequestError::NoSuchTable)?;
    ReviewPuzzle::find(&viewer.app.registry, id, step, viewer.payer(Some(id))).await
}

/// Shows a decision of a reviewed game, and asks for it.
pub(crate) async fn reviewed(viewer: PageVisitor, path: ReviewPath) -> Result<Response, RequestError> {
    draw_reviewed(&viewer, &find_reviewed(&viewer, path).await?, None)
}

/// Judges an answer to a decision of a reviewed game: a `PuzzleActionForm` or a `PuzzleBidForm`.
pub(crate) async fn answer_reviewed<F: Into<ActionInput>>(
    viewer: PageVisitor,
    path: ReviewPath,
    Form(form): Form<F>,
) -> Result<Response, RequestError> {
    let puzzle = find_reviewed(&viewer, path).await?;
    let (registry, payer) = (&viewer.app.registry, viewer.payer(Some(puzzle.id)));
    let answer = puzzle.judge(registry, payer, &form.into(), viewer.level()).await?;
    draw_reviewed(&viewer, &puzzle, Some(answer))
}

fn draw_reviewed(
    viewer: &PageVisitor,
    puzzle: &ReviewPuzzle,
    answer: Option<AnsweredAction>,
) -> Result<Response, RequestError> {
    let ReviewPuzzle { step, judged, table, .. } = puzzle;
    let puzzle = Puzzle::of_review(table, *step, judged, answer).ok_or(RequestError::NoSuchPage)?;
    let extras = Extras { puzzle: Some(&puzzle), ..Extras::default() };
    let page = table::draw(table, &viewer.viewer(), extras).ok_or(RequestError::NoSuchPage)?;
    Ok(show(viewer, &viewer.texts().get("page-puzzle"), None, &page.content))
}
