//! Visitors: no accounts, only a secret and a name.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::app::App;
use super::body::Body;
use super::gate::SetCookie;
use super::identity::{Person, check_site, cookie, remember, usual_name, welcome};
use super::name;
use super::problem::ProblemBody;
use crate::config::TRANSFER_KEPT;
use crate::house::now;
use crate::ids::{Secret, VisitorId};
use crate::refused::Refused;
use crate::store::Visitor;

/// A visitor, as he sees himself.
#[derive(Serialize, ToSchema)]
pub(super) struct VisitorState {
    /// His id, which is no secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
}

/// A visitor with the secret he proves himself with; it is told once.
#[derive(Serialize, ToSchema)]
pub(super) struct NewVisitor {
    /// His id, which is no secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
    /// The bearer token. Keep it: it is not told again.
    token: String,
}

/// What a visitor wants to be called.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Naming {
    /// 1 to 24 characters.
    name: Option<String>,
}

/// A link that moves a visitor to another device.
#[derive(Serialize, ToSchema)]
pub(super) struct Transfer {
    /// What the other device sends.
    token: String,
    /// Seconds since 1970 when it stops working.
    expires: i64,
}

/// The token of a transfer link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UseTransfer {
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
#[utoipa::path(post, path = "/visitors", tag = "visitors", request_body = Naming,
    responses((status = 201, body = NewVisitor), (status = 422, body = ProblemBody)))]
pub(super) async fn create(
    State(app): State<App>,
    parts: WholeParts,
    Body(naming): Body<Naming>,
) -> Result<(StatusCode, Json<NewVisitor>), Refused> {
    let name = match naming.name {
        Some(name) => name::read(&name)?,
        None => usual_name(&parts.0, &app),
    };
    let (visitor, secret) = welcome(&app, name).await?;
    remember(&parts.0, &app, &secret);
    let token = secret.reveal().to_owned();
    Ok((StatusCode::CREATED, Json(NewVisitor { id: visitor.id, name: visitor.name, token })))
}

/// Who am I
#[utoipa::path(get, path = "/visitors/me", tag = "visitors",
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody)))]
pub(super) async fn me(Person(visitor): Person) -> Json<VisitorState> {
    Json(visitor.into())
}

/// Change my name
#[utoipa::path(put, path = "/visitors/me", tag = "visitors", request_body = Naming,
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn rename(
    State(app): State<App>,
    Person(visitor): Person,
    Body(naming): Body<Naming>,
) -> Result<Json<VisitorState>, Refused> {
    let name = name::read(naming.name.as_deref().unwrap_or_default())?;
    app.house.store.rename_visitor(visitor.id, name.clone()).await?;
    app.forget_visitor(visitor.id);
    refresh_tables(&app, visitor.id).await?;
    Ok(Json(VisitorState { id: visitor.id, name }))
}

/// Erase me
///
/// The name is gone, finished games stay without it, running games are left to bots.
#[utoipa::path(delete, path = "/visitors/me", tag = "visitors",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(super) async fn erase(
    State(app): State<App>,
    Person(visitor): Person,
    answer: axum::Extension<SetCookie>,
) -> Result<StatusCode, Refused> {
    let tables = app.house.store.tables_of(visitor.id, 0).await?;
    app.house.store.erase_visitor(visitor.id).await?;
    app.forget_visitor(visitor.id);
    app.house.refresh(tables.into_iter().map(|table| table.id).collect()).await;
    answer.set(cookie(&app, "", 0));
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link that moves me to another device
///
/// It works once, for a quarter of an hour; this device forgets me then.
#[utoipa::path(post, path = "/visitors/me/transfer", tag = "visitors",
    responses((status = 201, body = Transfer), (status = 401, body = ProblemBody)))]
pub(super) async fn offer_transfer(
    State(app): State<App>,
    Person(visitor): Person,
) -> Result<(StatusCode, Json<Transfer>), Refused> {
    let (token, expires) = (Secret::random(), now() + TRANSFER_KEPT);
    app.house.store.add_transfer(visitor.id, token.hash(), expires).await?;
    Ok((StatusCode::CREATED, Json(Transfer { token: token.reveal().to_owned(), expires })))
}

/// Move a visitor to this device
#[utoipa::path(post, path = "/visitors/transfer", tag = "visitors", request_body = UseTransfer,
    responses((status = 200, body = NewVisitor), (status = 404, body = ProblemBody)))]
pub(super) async fn use_transfer(
    State(app): State<App>,
    parts: WholeParts,
    Body(transfer): Body<UseTransfer>,
) -> Result<Json<NewVisitor>, Refused> {
    let (token, secret) = (Secret::brought(&transfer.token), Secret::random());
    let moved = app.house.store.use_transfer(token.hash(), secret.hash(), now()).await?;
    let visitor = moved.ok_or(Refused::UnknownTransfer)?;
    app.forget_visitor(visitor.id);
    remember(&parts.0, &app, &secret);
    Ok(Json(NewVisitor { id: visitor.id, name: visitor.name, token: secret.reveal().to_owned() }))
}

/// All of a request but its body, for answers that set the cookie: another site must not replace it.
pub(super) struct WholeParts(axum::http::request::Parts);

impl FromRequestParts<App> for WholeParts {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<WholeParts, Refused> {
        check_site(parts, app)?;
        Ok(WholeParts(parts.clone()))
    }
}

async fn refresh_tables(app: &App, visitor: VisitorId) -> Result<(), Refused> {
    let tables = app.house.store.tables_of(visitor, 0).await?;
    app.house.refresh(tables.into_iter().map(|table| table.id).collect()).await;
    Ok(())
}
