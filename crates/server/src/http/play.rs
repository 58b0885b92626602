//! Playing: actions, bids, taking back, reactions.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use elvaland_texts::Reaction;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::app::App;
use super::body::{Asked, Body};
use super::identity::{At, Person};
use super::problem::ProblemBody;
use crate::bots::Advice;
use crate::refused::Refused;
use crate::table::{Command, Message};

/// The longest idempotency key, and the longest action.
const LONGEST: usize = 100;

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAction {
    /// The number of steps the action answers.
    seq: u64,
    /// Any text of up to 100 characters: a request that comes again with the same key is answered again, not done
    /// again.
    key: Option<String>,
    /// One of the `legal` actions of the table: `bid 5 0 3`, `take W7`.
    action: String,
}

/// The taking back of an action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewUndo {
    /// The number of steps the table has.
    seq: u64,
    /// As with actions.
    key: Option<String>,
}

/// Which bid.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichBid {
    /// The number of steps the bid answers.
    seq: u64,
}

/// A reaction.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReaction {
    /// One of those of `GET /api/v1/about`.
    reaction: String,
}

/// Where the table is.
#[derive(Serialize, ToSchema)]
pub(super) struct Played {
    /// The number of steps the table has. A bid that waits for others adds none.
    seq: u64,
}

fn check(key: Option<&str>) -> Result<(), Refused> {
    let fits = key.is_none_or(|key| (1..=LONGEST).contains(&key.chars().count()));
    if fits { Ok(()) } else { Err(Refused::WrongValue { field: "key" }) }
}

/// An answer whose words are not longer than any answer's.
pub(super) fn answer(seq: u64, key: Option<String>, action: String) -> Result<Command, Refused> {
    check(key.as_deref())?;
    if action.chars().count() > LONGEST {
        return Err(Refused::WrongValue { field: "action" });
    }
    Ok(Command::Act { seq, key, action })
}

/// Answer what is asked
///
/// A bid waits until all are in, and can be changed by sending another one; nobody sees it before. Stale: 409 with the
/// current `seq`. Illegal: 422 with the reason and the ruling. Not a player: 403.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "playing", params(("id" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Played), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn act(
    State(app): State<App>,
    At(table): At,
    Person(visitor): Person,
    Body(NewAction { seq, key, action }): Body<NewAction>,
) -> Result<Json<Played>, Refused> {
    let command = answer(seq, key, action)?;
    let done = app.house.ask(table, visitor, command).await?;
    Ok(Json(Played { seq: done.seq }))
}

/// Take my bid back while others still think
#[utoipa::path(delete, path = "/tables/{id}/bid", tag = "playing", params(("id" = String, Path), WhichBid),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn withdraw(
    State(app): State<App>,
    At(table): At,
    Person(visitor): Person,
    Asked(WhichBid { seq }): Asked<WhichBid>,
) -> Result<StatusCode, Refused> {
    app.house.ask(table, visitor, Command::Withdraw { seq }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take my last choice back
///
/// While nothing was shown or drawn since, and nobody else has acted.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "playing", params(("id" = String, Path)),
    request_body = NewUndo, responses((status = 200, body = Played), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(super) async fn undo(
    State(app): State<App>,
    At(table): At,
    Person(visitor): Person,
    Body(NewUndo { seq, key }): Body<NewUndo>,
) -> Result<Json<Played>, Refused> {
    check(key.as_deref())?;
    let done = app.house.ask(table, visitor, Command::Undo { seq, key }).await?;
    Ok(Json(Played { seq: done.seq }))
}

/// Which decision.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichDecision {
    /// After so many steps; without it, now.
    seq: Option<u64>,
    /// The seat that is asked; without it, the own.
    seat: Option<usize>,
}

/// An option with what the strongest bot thinks of it.
#[derive(Serialize, ToSchema)]
pub(super) struct HintOption {
    /// The action, as it would be sent.
    action: String,
    /// The estimated chance to win after it, from 0 to 1; a tenth of it is for the margin.
    win: f32,
    /// How often the bot would do it, from 0 to 1.
    play: f32,
}

/// Ask the strongest bot
///
/// For any decision of a finished game, and for one's own while no other person sits at the table. The bot is given what
/// the player on the seat may see. The best chances come first; it takes as long as the bots of the server may think.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "playing", params(("id" = String, Path), WhichDecision),
    responses((status = 200, body = [HintOption]), (status = 403, body = ProblemBody),
    (status = 422, body = ProblemBody)))]
pub(super) async fn hint(
    State(app): State<App>,
    At(table): At,
    Person(visitor): Person,
    Asked(WhichDecision { seq, seat }): Asked<WhichDecision>,
) -> Result<Json<Vec<HintOption>>, Refused> {
    let seat = seat.map(super::tables::seat).transpose()?;
    let message = |reply| Message::Consult { visitor: visitor.id, seq, seat, reply };
    let question = app.house.send(table, message).await?;
    let advice = app.house.bots.advise(question.game, question.seat, question.coins).await?;
    let option = |advice: Advice| HintOption { action: advice.action, win: advice.win, play: advice.play };
    Ok(Json(advice.into_iter().map(option).collect()))
}

/// Say something short to everybody at the table
#[utoipa::path(post, path = "/tables/{id}/reactions", tag = "playing", params(("id" = String, Path)),
    request_body = NewReaction, responses((status = 204), (status = 403, body = ProblemBody)))]
pub(super) async fn react(
    State(app): State<App>,
    At(table): At,
    Person(visitor): Person,
    Body(NewReaction { reaction }): Body<NewReaction>,
) -> Result<StatusCode, Refused> {
    let reaction = Reaction::named(&reaction);
    let reaction = reaction.ok_or(Refused::WrongValue { field: "reaction" })?;
    app.house.ask(table, visitor, Command::React(reaction)).await?;
    Ok(StatusCode::NO_CONTENT)
}
