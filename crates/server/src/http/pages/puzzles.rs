//! Puzzles: decisions of bot games that are part of the program, and of reviewed games. Nothing is stored about who solves
//! them.

use axum::extract::Path;
use axum::response::Response;
use elvaland_analysis::puzzles::{MinedPuzzle, PuzzlePosition, collection};
use elvaland_rules::mechanics::SeenPurse;
use elvaland_rules::{Action, GameName, Scores, Seat, View};
use elvaland_session::{LoggedEvent, with_view};
use elvaland_web::art::GameArt;
use elvaland_web::puzzles::{self, Collected, Collection};
use elvaland_web::table::{Puzzle, PuzzleSource, Review, Scene, Sitter, Sitting, Status, TableInfo};
use serde::Deserialize;

use super::replay::{reasons, stage};
use super::response::{page as show, page_with};
use super::table::{GamePage, info, levels, sitting};
use super::viewer::Viewer;
use crate::bots::Level;
use crate::http::extract::body::Form;
use crate::model::{Occupant, SeatSnapshot, TableId};
use crate::request_error::RequestError;
use crate::requests::puzzles::{CollectedPuzzle, JudgedAnswer, ReviewPuzzle};
use crate::table::ActionInput;

/// An answer with the chance to win, if it is known.
type AnsweredAction = (Action, Option<f32>);

/// An action as forms of a table send it.
#[derive(Deserialize)]
pub(crate) struct AnswerForm {
    action: String,
}

impl From<AnswerForm> for ActionInput {
    fn from(form: AnswerForm) -> ActionInput {
        ActionInput::Text(form.action)
    }
}

/// Three coins of the purse, by their places in it.
#[derive(Deserialize)]
pub(crate) struct BidAnswer {
    tavern1: usize,
    tavern2: usize,
    tavern3: usize,
}

impl From<BidAnswer> for ActionInput {
    fn from(form: BidAnswer) -> ActionInput {
        ActionInput::Places([form.tavern1, form.tavern2, form.tavern3].map(Some))
    }
}

/// Shows the start page.
pub(crate) async fn index(viewer: Viewer) -> Response {
    let content = puzzles::draw(&viewer.shell(), &GameName::ALL.map(numbers));
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
pub(crate) async fn collected(viewer: Viewer, Path((game, number)): CollectedPath) -> Result<Response, RequestError> {
    draw_collected(&viewer, &CollectedPuzzle::find(&game, &number)?, None, Default::default())
}

/// Judges an answer to a puzzle of the collection: an [`AnswerForm`] or a [`BidAnswer`].
pub(crate) async fn answer_collected<F: Into<ActionInput>>(
    viewer: Viewer,
    Path((game, number)): CollectedPath,
    Form(form): Form<F>,
) -> Result<Response, RequestError> {
    let puzzle = CollectedPuzzle::find(&game, &number)?;
    let answer = puzzle.judge(&viewer.app.registry, viewer.payer(None), &form.into()).await?;
    let JudgedAnswer { action, win, reasons } = answer;
    let names: Vec<String> = seats(&viewer, &puzzle).into_iter().map(|sitter| sitter.name).collect();
    let sentences = viewer.texts().reasons(puzzle.game.name(), &names, &reasons);
    draw_collected(&viewer, &puzzle, Some((action, win)), sentences.try_into().unwrap_or_default())
}

fn draw_collected(
    viewer: &Viewer,
    puzzle: &CollectedPuzzle,
    answer: Option<AnsweredAction>,
    reasons: [String; 2],
) -> Result<Response, RequestError> {
    let info = collected_info(viewer, puzzle, answer, reasons).ok_or(RequestError::NoSuchPage)?;
    let content = with_view!(&puzzle.view(), view => collected_scene(viewer, puzzle, &info, view));
    let (title, game) = (entry(puzzle).title(viewer.texts()), viewer.texts().game(puzzle.game.name()));
    Ok(page_with(viewer, &format!("{title} · {game}"), None, &content, &puzzles::head(&viewer.app.base)))
}

fn collected_scene<R: GameArt, P: SeenPurse>(
    viewer: &Viewer,
    puzzle: &CollectedPuzzle,
    info: &TableInfo,
    view: &View<R, P>,
) -> elvaland_web::Markup {
    let log: Vec<LoggedEvent> = puzzle.position.log.iter().map(|&(step, event)| LoggedEvent { step, event }).collect();
    let scene = Scene {
        texts: viewer.texts().for_game(R::NAME),
        preferences: &viewer.preferences,
        info,
        view,
        legal: &puzzle.legal(),
        bid: None,
        log: &log,
        scores: Scores::Shown,
        course: &[],
        advice: &[],
        review: &Review::No,
        guide: None,
    };
    scene.draw()
}

/// Returns the puzzle as an entry of the collection.
fn entry(puzzle: &CollectedPuzzle) -> Collected {
    let (MinedPuzzle { number, rating, .. }, all) = (puzzle.puzzle, numbers(puzzle.game));
    Collected { game: puzzle.game.name(), number: *number, rating: *rating, next: all.next(*number), all: all.list() }
}

/// Returns the table apart from the game; `None` if the puzzle has no options.
fn collected_info(
    viewer: &Viewer,
    collected: &CollectedPuzzle,
    answer: Option<AnsweredAction>,
    reasons: [String; 2],
) -> Option<TableInfo> {
    let PuzzlePosition { game, seat, played, options, .. } = &collected.position;
    let entry = entry(collected);
    let link = format!("{}{}", viewer.origin, entry.address());
    let puzzle = Puzzle {
        source: PuzzleSource::Collection(entry),
        stage: game.stage(),
        played: *options.iter().find(|(action, _)| action == played)?,
        best: *options.first()?,
        reasons,
        answer,
    };
    Some(TableInfo {
        base: viewer.app.base.clone(),
        id: String::new(),
        status: Status::Running,
        seq: collected.puzzle.number.into(),
        seats: seats(viewer, collected),
        own: Some(*seat),
        is_host: false,
        can_undo: false,
        may_ask: false,
        rematch: None,
        has_past: false,
        moment: None,
        puzzle: Some(puzzle),
        is_guided: false,
        is_record: false,
        is_notified: false,
        levels: levels(),
        link,
    })
}

/// Returns the bots that played. The viewer sits in place of one of them.
fn seats(viewer: &Viewer, puzzle: &CollectedPuzzle) -> Vec<Sitting> {
    let PuzzlePosition { game, seat, .. } = &puzzle.position;
    let level = |name: &String| Occupant::Bot(name.parse().unwrap_or_else(|_| Level::default()));
    let bots: Vec<Occupant> = puzzle.puzzle.levels.iter().map(level).collect();
    let asked = game.asked();
    let sitting = |(at, bot): (usize, &SeatSnapshot)| {
        let sitting = sitting(viewer.texts(), at, bot);
        let is_asked = Seat::new(at).is_some_and(|seat| asked.contains(seat));
        match at == seat.index() {
            true => Sitting { sitter: Sitter::Person, level: None, is_asked, ..sitting },
            false => Sitting { is_asked, ..sitting },
        }
    };
    SeatSnapshot::all(&bots).iter().enumerate().map(sitting).collect()
}

/// The table of a reviewed game, and the number of steps before the decision.
type ReviewPath = Path<(String, u32)>;

async fn find_reviewed(viewer: &Viewer, Path((id, step)): ReviewPath) -> Result<ReviewPuzzle, RequestError> {
    let id: TableId = id.parse().map_err(|_| RequestError::NoSuchTable)?;
    ReviewPuzzle::find(&viewer.app.registry, id, step, viewer.payer(Some(id))).await
}

/// Shows a decision of a reviewed game, and asks for it.
pub(crate) async fn reviewed(viewer: Viewer, path: ReviewPath) -> Result<Response, RequestError> {
    draw_reviewed(&viewer, &find_reviewed(&viewer, path).await?, None)
}

/// Judges an answer to a decision of a reviewed game: an [`AnswerForm`] or a [`BidAnswer`].
pub(crate) async fn answer_reviewed<F: Into<ActionInput>>(
    viewer: Viewer,
    path: ReviewPath,
    Form(form): Form<F>,
) -> Result<Response, RequestError> {
    let puzzle = find_reviewed(&viewer, path).await?;
    let (registry, payer) = (&viewer.app.registry, viewer.payer(Some(puzzle.id)));
    let answer = puzzle.judge(registry, payer, &form.into(), viewer.level()).await?;
    draw_reviewed(&viewer, &puzzle, Some(answer))
}

fn draw_reviewed(
    viewer: &Viewer,
    puzzle: &ReviewPuzzle,
    answer: Option<AnsweredAction>,
) -> Result<Response, RequestError> {
    let ReviewPuzzle { id, judged, table, .. } = puzzle;
    let (best, win) = judged.options.first().ok_or(RequestError::NoSuchPage)?;
    let action = |text: &str| puzzle.read(&ActionInput::Text(text.to_owned()));
    let mut info = info(viewer, table);
    (info.status, info.moment, info.own) = (Status::Running, None, Some(puzzle.seat));
    (info.is_host, info.can_undo, info.may_ask, info.has_past) = (false, false, false, false);
    info.seq = puzzle.step.into();
    info.puzzle = Some(Puzzle {
        source: PuzzleSource::Review { table: id.to_string(), step: puzzle.step },
        stage: stage(table, puzzle.step).ok_or(RequestError::NoSuchPage)?,
        played: (action(&judged.action)?, judged.win.unwrap_or_default()),
        best: (action(best)?, *win),
        reasons: reasons(viewer, table, judged),
        answer,
    });
    let page = GamePage { viewer, table, info: &info, advice: &[], review: &Review::No };
    let content = with_view!(puzzle.view()?, view => page.with_scene(view, |scene| scene.draw()));
    Ok(show(viewer, &viewer.texts().get("page-puzzle"), None, &content))
}
