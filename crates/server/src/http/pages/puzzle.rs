//! Puzzles: a decision of a finished game, to be made again and judged.

use axum::extract::Path;
use axum::response::Response;
use elvaland_analysis::review::{RatedDecision, Reviewer};
use elvaland_rules::{Action, Audience, Seat};
use elvaland_session::with_view;
use elvaland_web::table::{Puzzle, PuzzleSource, Review, Status};
use rand_core::Rng;
use serde::Deserialize;

use super::replay::{reasons, stage};
use super::response::page as show;
use super::table::{GamePage, info, snapshot};
use super::viewer::Viewer;
use crate::entropy;
use crate::http::extract::body::Form;
use crate::model::{TableId, TableSnapshot};
use crate::request_error::RequestError;
use crate::requests::reviews::levels;
use crate::review::ReviewStatus;
use crate::table::{ActionInput, Message, Moment, Perspective};

/// A decision of a finished game as the player saw it.
struct Position {
    id: TableId,
    step: u32,
    judged: RatedDecision,
    seat: Seat,
    table: Box<TableSnapshot>,
}

impl Position {
    /// Finds the decision after `step` steps of a reviewed game.
    async fn find(viewer: &Viewer, id: &str, step: u32) -> Result<Position, RequestError> {
        let id: TableId = id.parse().map_err(|_| RequestError::NoSuchTable)?;
        let ReviewStatus::Done(review) = viewer.app.registry.review_status(id).await? else {
            return Err(RequestError::NoSuchPage);
        };
        let judged = review.decisions().find(|(at, judged)| *at == step && judged.win.is_some());
        let judged = judged.filter(|(_, judged)| !judged.options.is_empty()).ok_or(RequestError::NoSuchPage)?.1.clone();
        let seat = Seat::new(judged.seat).ok_or(RequestError::NoSuchPage)?;
        let perspective = Perspective::Other(Audience::Seat(seat));
        let table = snapshot(viewer, id, Moment::Step(step), perspective).await?;
        Ok(Position { id, step, judged, seat, table })
    }

    /// Reads an action as the review writes it.
    fn action(&self, text: &str) -> Result<Action, RequestError> {
        let view = self.table.view.as_ref().ok_or(RequestError::NotRunning)?;
        let wrong = |_| RequestError::WrongValue { field: "action" };
        self.legal(with_view!(view, view => view.table().parse_action(text)).map_err(wrong)?)
    }

    /// Returns an action if it is legal.
    fn legal(&self, action: Action) -> Result<Action, RequestError> {
        let is_legal = self.table.legal.contains(&action);
        if is_legal { Ok(action) } else { Err(RequestError::WrongValue { field: "action" }) }
    }

    /// Returns the chance to win with an action: as the review has it, or as the strongest bot thinks now.
    async fn chance(&self, viewer: &Viewer, action: Action) -> Result<Option<f32>, RequestError> {
        let known = self.judged.options.iter().map(|(text, win)| (text.as_str(), Some(*win)));
        for (text, win) in known.chain([(self.judged.action.as_str(), self.judged.win)]) {
            if self.action(text)? == action {
                return Ok(win);
            }
        }
        let registry = &viewer.app.registry;
        let session = registry.send(self.id, Message::Session).await?;
        let payer = registry.payer(self.id, viewer.visitor.as_ref().map(|visitor| visitor.id));
        let (levels, step) = (levels(&self.table, viewer.level()), self.step as usize);
        let rate = move |budget| {
            let answered = Reviewer::new(&session, levels).steps().get(step)?.with_action(action)?;
            answered.rate(budget, entropy::numbers().next_u64()).decision?.win
        };
        Ok(registry.bots.review(payer, rate).await.flatten())
    }

    fn draw(&self, viewer: &Viewer, answer: Option<(Action, Option<f32>)>) -> Result<Response, RequestError> {
        let Position { id, judged, table, .. } = self;
        let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
        let (best, win) = judged.options.first().ok_or(RequestError::NoSuchPage)?;
        let mut info = info(viewer, table);
        (info.status, info.moment, info.own) = (Status::Running, None, Some(self.seat));
        (info.is_host, info.can_undo, info.may_ask, info.has_past) = (false, false, false, false);
        info.seq = self.step.into();
        info.puzzle = Some(Puzzle {
            source: PuzzleSource::Review { table: id.to_string(), step: self.step },
            stage: stage(table, self.step).ok_or(RequestError::NoSuchPage)?,
            played: (self.action(&judged.action)?, judged.win.unwrap_or_default()),
            best: (self.action(best)?, *win),
            reasons: reasons(viewer, table, judged),
            answer,
        });
        let page = GamePage { viewer, table, info: &info, advice: &[], review: &Review::No };
        let content = with_view!(view, view => page.with_scene(view, |scene| scene.draw()));
        Ok(show(viewer, &viewer.texts().get("page-puzzle"), None, &content))
    }
}

/// Shows the position and asks for the decision.
pub(crate) async fn puzzle(viewer: Viewer, Path((id, step)): Path<(String, u32)>) -> Result<Response, RequestError> {
    Position::find(&viewer, &id, step).await?.draw(&viewer, None)
}

/// An action as forms of a table send it.
#[derive(Deserialize)]
pub(crate) struct AnswerForm {
    pub(super) action: String,
}

/// Judges an answer.
pub(crate) async fn answer(
    viewer: Viewer,
    Path((id, step)): Path<(String, u32)>,
    Form(form): Form<AnswerForm>,
) -> Result<Response, RequestError> {
    let position = Position::find(&viewer, &id, step).await?;
    let action = position.action(&form.action)?;
    let win = position.chance(&viewer, action).await?;
    position.draw(&viewer, Some((action, win)))
}

/// Three coins of the purse, by their places in it.
#[derive(Deserialize)]
pub(crate) struct BidAnswer {
    tavern1: usize,
    tavern2: usize,
    tavern3: usize,
}

impl BidAnswer {
    /// Returns the places of the coins.
    pub(super) fn places(&self) -> [Option<usize>; 3] {
        [self.tavern1, self.tavern2, self.tavern3].map(Some)
    }
}

/// Judges a bid.
pub(crate) async fn bid(
    viewer: Viewer,
    Path((id, step)): Path<(String, u32)>,
    Form(form): Form<BidAnswer>,
) -> Result<Response, RequestError> {
    let position = Position::find(&viewer, &id, step).await?;
    let view = position.table.view.as_ref().ok_or(RequestError::NotRunning)?;
    let action = ActionInput::Places(form.places()).read(view, position.seat)?;
    let action = position.legal(action)?;
    let win = position.chance(&viewer, action).await?;
    position.draw(&viewer, Some((action, win)))
}
