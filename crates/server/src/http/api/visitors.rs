//! Visitors: a bearer token and a name, no accounts.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::app::App;
use crate::http::extract::body::JsonBody;
use crate::http::extract::cookies;
use crate::http::extract::identity::{CurrentVisitor, WholeParts, address, remember};
use crate::http::middleware::SetCookie;
use crate::http::problem::ProblemBody;
use crate::model::{Visitor, VisitorId};
use crate::request_error::RequestError;
use crate::requests::{visitor_name, visitors};

/// A visitor, as shown to themselves.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisitorState {
    /// The visitor's id; not a secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
}

/// A new visitor with their bearer token, which is shown only once.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewVisitor {
    /// The visitor's id; not a secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
    /// The bearer token, shown only once.
    token: String,
}

/// The name that a visitor chose.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameRequest {
    /// 1 to 24 characters.
    name: Option<String>,
}

/// A link that moves a visitor to another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct Transfer {
    /// The token that the other device sends.
    token: String,
    /// Seconds since 1970 when it stops working.
    expires: i64,
}

/// The token of a transfer link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UseTransfer {
    token: String,
}

impl From<Visitor> for VisitorState {
    fn from(visitor: Visitor) -> VisitorState {
        VisitorState { id: visitor.id, name: visitor.name }
    }
}

/// Become a visitor
///
/// Gives a bearer token for programs, and sets a cookie for browsers.
#[utoipa::path(post, path = "/visitors", operation_id = "create_visitor", tag = "visitors", request_body = NameRequest,
    responses((status = 201, body = NewVisitor), (status = 422, body = ProblemBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    WholeParts(parts): WholeParts,
    JsonBody(naming): JsonBody<NameRequest>,
) -> Result<(StatusCode, Json<NewVisitor>), RequestError> {
    let name = match naming.name {
        Some(name) => visitor_name::read(&name)?,
        None => visitors::default_name(),
    };
    let (visitor, secret) = visitors::create(&app.registry, name, address(&parts)).await?;
    remember(&parts, &app, &secret);
    let token = secret.reveal().to_owned();
    Ok((StatusCode::CREATED, Json(NewVisitor { id: visitor.id, name: visitor.name, token })))
}

/// Get the current visitor
#[utoipa::path(get, path = "/visitors/me", tag = "visitors",
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody)))]
pub(crate) async fn me(CurrentVisitor(visitor): CurrentVisitor) -> Json<VisitorState> {
    Json(visitor.into())
}

/// Change my name
#[utoipa::path(put, path = "/visitors/me", tag = "visitors", request_body = NameRequest,
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn rename(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(naming): JsonBody<NameRequest>,
) -> Result<Json<VisitorState>, RequestError> {
    let name = naming.name.unwrap_or_default();
    Ok(Json(visitors::rename(&app.registry, visitor, &name).await?.into()))
}

/// Erase me
///
/// The name is gone, finished games stay without it, running games are left to bots.
#[utoipa::path(delete, path = "/visitors/me", tag = "visitors",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn erase(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    answer: axum::Extension<SetCookie>,
) -> Result<StatusCode, RequestError> {
    visitors::erase(&app.registry, visitor.id).await?;
    answer.set(cookies::removal(&app));
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link that moves me to another device
///
/// It works once, for a quarter of an hour; this device forgets me then.
#[utoipa::path(post, path = "/visitors/me/transfer", tag = "visitors",
    responses((status = 201, body = Transfer), (status = 401, body = ProblemBody)))]
pub(crate) async fn offer_transfer(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<(StatusCode, Json<Transfer>), RequestError> {
    let (token, expires) = visitors::offer_transfer(&app.registry, visitor.id).await?;
    Ok((StatusCode::CREATED, Json(Transfer { token: token.reveal().to_owned(), expires })))
}

/// Move a visitor to this device
#[utoipa::path(post, path = "/visitors/transfer", tag = "visitors", request_body = UseTransfer,
    responses((status = 200, body = NewVisitor), (status = 404, body = ProblemBody)))]
pub(crate) async fn use_transfer(
    State(app): State<App>,
    WholeParts(parts): WholeParts,
    JsonBody(transfer): JsonBody<UseTransfer>,
) -> Result<Json<NewVisitor>, RequestError> {
    let (visitor, secret) = visitors::use_transfer(&app.registry, &transfer.token).await?;
    remember(&parts, &app, &secret);
    Ok(Json(NewVisitor { id: visitor.id, name: visitor.name, token: secret.reveal().to_owned() }))
}
