//! Puzzles from bot games. They are part of the program: nothing is stored about who solves them.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::extract::Path;
use axum::response::Response;
use elvaland_analysis::puzzles::{MinedPuzzle, PuzzlePosition, collection};
use elvaland_bots::Explanation;
use elvaland_rules::mechanics::SeenPurse;
use elvaland_rules::{Action, Audience, GameName, Scores, Seat, View};
use elvaland_session::{AnyView, Visibility, with_view};
use elvaland_web::art::GameArt;
use elvaland_web::puzzles::{self, Collected, Collection};
use elvaland_web::table::{Happened, Puzzle, PuzzleSource, Review, Scene, Sitter, Sitting, Status, TableInfo};

use super::puzzle::{AnswerForm, BidAnswer};
use super::response::page_with;
use super::table::{levels, sitting};
use super::viewer::Viewer;
use crate::bots::Level;
use crate::http::extract::body::Form;
use crate::model::{Occupant, SeatSnapshot};
use crate::request_error::RequestError;
use crate::table::ActionInput;

/// Shows the start page.
pub(crate) async fn index(viewer: Viewer) -> Response {
    let content = puzzles::draw(&viewer.shell(), &GameName::ALL.map(numbers));
    page_with(&viewer, &viewer.texts().get("page-puzzles"), None, &content, &puzzles::head())
}

/// Returns the numbers and ratings of the puzzles of a game.
fn numbers(game: GameName) -> Collection {
    let puzzles = collection(game).iter().map(|puzzle| (puzzle.number, puzzle.rating)).collect();
    Collection { game: game.name(), puzzles }
}

/// Shows a puzzle.
pub(crate) async fn puzzle(viewer: Viewer, Path(path): Path<(String, String)>) -> Result<Response, RequestError> {
    OpenPuzzle::find(&path)?.draw(&viewer, None, [String::new(), String::new()])
}

/// Judges an answer.
pub(crate) async fn answer(
    viewer: Viewer,
    Path(path): Path<(String, String)>,
    Form(form): Form<AnswerForm>,
) -> Result<Response, RequestError> {
    let puzzle = OpenPuzzle::find(&path)?;
    let action = puzzle.position.game.parse_action(&form.action);
    let action = action.map_err(|_| RequestError::WrongValue { field: "action" })?;
    puzzle.judge(&viewer, action).await
}

/// Judges a bid.
pub(crate) async fn bid(
    viewer: Viewer,
    Path(path): Path<(String, String)>,
    Form(form): Form<BidAnswer>,
) -> Result<Response, RequestError> {
    let puzzle = OpenPuzzle::find(&path)?;
    let action = ActionInput::Places(form.places()).read(&puzzle.view(), puzzle.position.seat)?;
    puzzle.judge(&viewer, action).await
}

/// Explanations by game and number of the puzzle.
type Explained = HashMap<(GameName, u32), Vec<Explanation>>;

/// Returns the explanations of a puzzle's best option and of what was played. Each puzzle is explained once per process, so
/// that answers cost no search.
async fn reasons(game: GameName, puzzle: &'static MinedPuzzle) -> Vec<Explanation> {
    static EXPLAINED: LazyLock<Mutex<Explained>> = LazyLock::new(Mutex::default);
    let explained = || EXPLAINED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (game, puzzle.number);
    if let Some(known) = explained().get(&key) {
        return known.clone();
    }
    let explanations = tokio::task::spawn_blocking(|| puzzle.explain().unwrap_or_default()).await.unwrap_or_default();
    explained().insert(key, explanations.clone());
    explanations
}

/// A puzzle at the moment of its decision.
struct OpenPuzzle {
    game: GameName,
    puzzle: &'static MinedPuzzle,
    position: PuzzlePosition,
}

impl OpenPuzzle {
    /// Finds a puzzle by the name of its game and its number.
    fn find((game, number): &(String, String)) -> Result<OpenPuzzle, RequestError> {
        let game: GameName = game.parse().map_err(|_| RequestError::NoSuchPage)?;
        let number: u32 = number.parse().map_err(|_| RequestError::NoSuchPage)?;
        let puzzle = collection(game).iter().find(|puzzle| puzzle.number == number);
        let puzzle = puzzle.ok_or(RequestError::NoSuchPage)?;
        let position = puzzle.open().map_err(|_| RequestError::NoSuchPage)?;
        Ok(OpenPuzzle { game, puzzle, position })
    }

    /// Returns what the player saw.
    fn view(&self) -> AnyView {
        AnyView::of(&self.position.game, Audience::Seat(self.position.seat), Visibility::FULL)
    }

    async fn judge(&self, viewer: &Viewer, action: Action) -> Result<Response, RequestError> {
        let PuzzlePosition { game, seat, options, .. } = &self.position;
        if !game.legal_actions(*seat).contains(&action) {
            return Err(RequestError::WrongValue { field: "action" });
        }
        let win = options.iter().find(|(option, _)| *option == action).map(|(_, win)| *win);
        let explanations = reasons(self.game, self.puzzle).await;
        let names: Vec<String> = self.seats(viewer).into_iter().map(|sitter| sitter.name).collect();
        let told = viewer.texts().reasons(self.game.name(), &names, &explanations);
        self.draw(viewer, Some((action, win)), told.try_into().unwrap_or_default())
    }

    fn draw(
        &self,
        viewer: &Viewer,
        answer: Option<(Action, Option<f32>)>,
        reasons: [String; 2],
    ) -> Result<Response, RequestError> {
        let info = self.info(viewer, answer, reasons).ok_or(RequestError::NoSuchPage)?;
        let content = with_view!(&self.view(), view => self.scene(viewer, &info, view));
        let title = format!("{} · {}", self.collected().title(viewer.texts()), viewer.texts().game(self.game.name()));
        Ok(page_with(viewer, &title, None, &content, &puzzles::head()))
    }

    fn scene<R: GameArt, P: SeenPurse>(
        &self,
        viewer: &Viewer,
        info: &TableInfo,
        view: &View<R, P>,
    ) -> elvaland_web::Markup {
        let PuzzlePosition { game, seat, log, .. } = &self.position;
        let log: Vec<Happened> = log.iter().map(|&(step, event)| Happened { step, event }).collect();
        let scene = Scene {
            texts: viewer.texts().for_game(R::NAME),
            preferences: &viewer.preferences,
            info,
            view,
            legal: &game.legal_actions(*seat),
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

    fn collected(&self) -> Collected {
        let (MinedPuzzle { number, rating, .. }, all) = (self.puzzle, numbers(self.game));
        Collected { game: self.game.name(), number: *number, rating: *rating, next: all.next(*number), all: all.list() }
    }

    /// Returns the table apart from the game; `None` if the puzzle has no options.
    fn info(&self, viewer: &Viewer, answer: Option<(Action, Option<f32>)>, reasons: [String; 2]) -> Option<TableInfo> {
        let PuzzlePosition { game, seat, played, options, .. } = &self.position;
        let collected = self.collected();
        let link = format!("{}{}", viewer.origin, collected.address());
        let puzzle = Puzzle {
            source: PuzzleSource::Collection(collected),
            stage: game.stage(),
            played: *options.iter().find(|(action, _)| action == played)?,
            best: *options.first()?,
            reasons,
            answer,
        };
        Some(TableInfo {
            id: String::new(),
            status: Status::Running,
            seq: self.puzzle.number.into(),
            seats: self.seats(viewer),
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
    fn seats(&self, viewer: &Viewer) -> Vec<Sitting> {
        let PuzzlePosition { game, seat, .. } = &self.position;
        let level = |name: &String| Occupant::Bot(name.parse().unwrap_or_else(|_| Level::default()));
        let bots: Vec<Occupant> = self.puzzle.levels.iter().map(level).collect();
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
}
