//! Playing: actions, bids, undo, hints, reactions.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use elvaland_assessment::{Explanation, explanations};
use elvaland_session::ActionInput;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::bots::Advice;
use crate::http::extract::body::{JsonBody, QueryParams};
use crate::http::middleware;
use crate::http::problem::ProblemBody;
use crate::request_error::RequestError;
use crate::requests::play::{AdviceRequest, AdvisedDecision};
use crate::requests::{TableRequest, tables};
use crate::table::Command;

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAction {
    /// The number of steps the action answers.
    seq: u64,
    /// Idempotency key of up to 100 characters: a request that is repeated with one of your last 32 keys at this table gets
    /// the same answer and is not executed again.
    key: Option<String>,
    /// One of the `legal` actions of the table: `bid 5 0 3`, `take W7`.
    action: String,
}

/// An undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewUndo {
    /// The number of steps the table has.
    seq: u64,
    /// An idempotency key, as with actions.
    key: Option<String>,
}

/// The bid to withdraw.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichBid {
    /// The number of steps the bid answers.
    seq: u64,
}

/// A reaction.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReaction {
    /// One of those of `GET /api/v1/about`.
    reaction: String,
}

/// The progress of the table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Played {
    /// The number of steps the table has. A bid that waits for others adds none.
    seq: u64,
}

/// Submit an action
///
/// A bid waits until all are in, and can be changed by sending another one; nobody sees it before. Stale: 409 with the
/// current `seq`. Illegal: 422 with the reason and the ruling. Not a player: 403.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "playing", params(("id" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Played), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn act(
    request: TableRequest,
    JsonBody(NewAction { seq, key, action }): JsonBody<NewAction>,
) -> Result<Json<Played>, RequestError> {
    let done = request.act(seq, key, ActionInput::Text(action)).await?;
    Ok(Json(Played { seq: done.seq }))
}

/// Withdraw my bid
#[utoipa::path(delete, path = "/tables/{id}/bid", tag = "playing", params(("id" = String, Path), WhichBid),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw(
    request: TableRequest,
    QueryParams(WhichBid { seq }): QueryParams<WhichBid>,
) -> Result<StatusCode, RequestError> {
    request.send(Command::Withdraw { seq }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Undo my last choice
///
/// Possible while nothing was revealed or drawn since, and no other player has acted.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "playing", params(("id" = String, Path)),
    request_body = NewUndo, responses((status = 200, body = Played), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn undo(
    request: TableRequest,
    JsonBody(NewUndo { seq, key }): JsonBody<NewUndo>,
) -> Result<Json<Played>, RequestError> {
    let done = request.undo(seq, key).await?;
    Ok(Json(Played { seq: done.seq }))
}

/// The decision to get a hint for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichDecision {
    /// The number of steps before the decision; default: now.
    seq: Option<u64>,
    /// The seat that decides; default: the own seat.
    seat: Option<usize>,
    /// The level of the bots that the player on the seat plays like; default: estimated from the game.
    like: Option<String>,
}

/// An action, rated by the strongest bot.
#[derive(Serialize, ToSchema)]
pub(crate) struct HintOption {
    /// The action as text.
    action: String,
    /// The estimated chance to win at this table after it, from 0 to 1: bots count by their level, people as `like` says
    /// or as estimated from the game.
    win: f32,
    /// How often the bot would do it, from 0 to 1.
    play: f32,
    /// What it is expected to bring until the end of the round; of the best three only.
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<Explanation>,
    /// The same in sentences, in the language of the request; of all but the first only what differs from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Get a hint of the strongest bot
///
/// For any decision of a finished game, and for one's own while no other person sits at the table. The bot is given what
/// the player on the seat may see. The best chances come first; it takes as long as the bots of the server may think.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "playing", params(("id" = String, Path), WhichDecision),
    responses((status = 200, body = [HintOption]), (status = 403, body = ProblemBody),
    (status = 422, body = ProblemBody)))]
pub(crate) async fn hint(
    request: TableRequest,
    headers: HeaderMap,
    QueryParams(WhichDecision { seq, seat, like }): QueryParams<WhichDecision>,
) -> Result<Json<Vec<HintOption>>, RequestError> {
    let seat = seat.map(tables::seat).transpose()?;
    let like = like.map(|like| like.parse().map_err(|_| RequestError::WrongValue { field: "like" })).transpose()?;
    let AdvisedDecision { question, options } = request.advise(AdviceRequest { seq, seat, like }).await?;
    let texts = request.registry.texts(middleware::language(&headers));
    let mut why = texts.reasons(question.game().name(), &[], &explanations(&options)).into_iter();
    let option = |Advice { action, win, play, reasons }| {
        let why = reasons.as_ref().and_then(|_| why.next());
        HintOption { action: question.action_text(action), win, play, reasons, why }
    };
    Ok(Json(options.into_iter().map(option).collect()))
}

/// Send a reaction to everybody at the table
///
/// At most eight in ten seconds.
#[utoipa::path(post, path = "/tables/{id}/reactions", tag = "playing", params(("id" = String, Path)),
    request_body = NewReaction, responses((status = 204), (status = 403, body = ProblemBody),
    (status = 429, body = ProblemBody)))]
pub(crate) async fn react(
    request: TableRequest,
    JsonBody(NewReaction { reaction }): JsonBody<NewReaction>,
) -> Result<StatusCode, RequestError> {
    request.react(&reaction).await?;
    Ok(StatusCode::NO_CONTENT)
}
