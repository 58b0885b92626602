//! Webhooks of a table: addresses of Discord, ntfy or any program that hear whom it waits for, and how it ended.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use elvaland_texts::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::notifications::{NOTIFICATION_BYTES, check_trial};
use crate::http::app::App;
use crate::http::extract::body::JsonBody;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::http::extract::origin::OwnOrigin;
use crate::http::problem::ProblemBody;
use crate::model::notifications::FAILURES;
use crate::model::{TableId, TableRow, VisitorId, Webhook, WebhookId, WebhookKind, seat_of};
use crate::notify::{Delivery, fits};
use crate::request_error::RequestError;

/// The most webhooks of a table.
const WEBHOOKS: usize = 5;

/// A webhook.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookState {
    /// Its id.
    #[schema(value_type = String)]
    pub(crate) id: WebhookId,
    /// `discord`, `ntfy` or `json`.
    #[schema(value_type = String)]
    pub(crate) kind: &'static str,
    /// The host of its address. The rest is shown to nobody: who knows it can write there.
    pub(crate) host: String,
    /// Whether nothing is sent any more, because deliveries failed.
    pub(crate) paused: bool,
}

/// A webhook to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WebhookRequest {
    /// `discord`, `ntfy` or `json`.
    pub(crate) kind: String,
    /// Its address: `https`, and not in a private network.
    pub(crate) url: String,
    /// The language of its messages: `en`, `fr` or `de`.
    pub(crate) language: Option<String>,
}

/// How a trial went.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookTrial {
    /// Whether the other server took the message.
    pub(crate) delivered: bool,
    /// The status of its answer, if there was one.
    pub(crate) status: Option<u16>,
}

impl WebhookState {
    fn of(webhook: &Webhook) -> WebhookState {
        let url = url::Url::parse(&webhook.url).ok();
        WebhookState {
            id: webhook.id,
            kind: webhook.kind.name(),
            host: url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default(),
            paused: webhook.failures >= FAILURES,
        }
    }
}

/// Returns a table if a visitor may configure its webhooks: they sit there, or are the host.
///
/// # Errors
/// There is no such table, or they may not.
pub(crate) async fn own_table(app: &App, table: TableId, visitor: VisitorId) -> Result<TableRow, RequestError> {
    let row = app.registry.store.table_row(table).await?.ok_or(RequestError::NoSuchTable)?;
    let is_own = row.arrangement.host == Some(visitor) || seat_of(&row.arrangement.seats, visitor).is_some();
    if is_own { Ok(row) } else { Err(RequestError::NotSeated) }
}

/// Returns the webhooks of a table.
pub(crate) async fn all(app: &App, table: TableId) -> Result<Vec<WebhookState>, RequestError> {
    Ok(app.registry.store.webhooks(table).await?.iter().map(WebhookState::of).collect())
}

/// The webhooks of a table
///
/// Only players at the table and its host may see and change them.
#[utoipa::path(get, path = "/tables/{id}/webhooks", tag = "notifications", params(("id" = String, Path)),
    responses((status = 200, body = [WebhookState]), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<Vec<WebhookState>>, RequestError> {
    own_table(&app, table, visitor.id).await?;
    all(&app, table).await.map(Json)
}

/// Add a webhook
///
/// It hears whom the table waits for once they have taken a minute, and how the game ended; see `docs/api.md` for the
/// objects. At most five per table. After eight deliveries in a row that failed, nothing more is sent until a trial
/// succeeds.
#[utoipa::path(post, path = "/tables/{id}/webhooks", tag = "notifications", params(("id" = String, Path)),
    request_body = WebhookRequest,
    responses((status = 201, body = WebhookState), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn add(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    OwnOrigin(origin): OwnOrigin,
    JsonBody(wanted): JsonBody<WebhookRequest>,
) -> Result<(StatusCode, Json<WebhookState>), RequestError> {
    own_table(&app, table, visitor.id).await?;
    let kind = WebhookKind::ALL.into_iter().find(|kind| kind.name() == wanted.kind);
    let kind = kind.ok_or(RequestError::WrongValue { field: "kind" })?;
    let language: Language = wanted.language.as_deref().unwrap_or_default().parse().unwrap_or_default();
    let wrong = RequestError::WrongValue { field: "url" };
    if !fits(kind, &wanted.url) {
        return Err(wrong);
    }
    app.registry.charge(visitor.id, NOTIFICATION_BYTES + wanted.url.len())?;
    app.registry.dispatcher.deliveries.check(&wanted.url).await.map_err(|_| wrong)?;
    if app.registry.store.webhooks(table).await?.len() >= WEBHOOKS {
        return Err(RequestError::TooMany { what: "webhooks", after_seconds: 60 });
    }
    let webhook = Webhook {
        id: WebhookId::random(),
        table,
        visitor: visitor.id,
        kind,
        url: wanted.url,
        origin,
        language: language.tag().to_owned(),
        failures: 0,
    };
    let state = WebhookState::of(&webhook);
    app.registry.store.add_webhook(webhook).await?;
    app.registry.reload_webhooks(table).await?;
    Ok((StatusCode::CREATED, Json(state)))
}

/// The table and the webhook of an address.
pub(crate) type WebhookPath = Path<(String, String)>;

/// Reads an address, and checks that the visitor may configure the table's webhooks.
async fn own_webhook(
    app: &App,
    Path((table, id)): WebhookPath,
    visitor: VisitorId,
) -> Result<(TableId, WebhookId), RequestError> {
    let table: TableId = table.parse().map_err(|_| RequestError::NoSuchTable)?;
    own_table(app, table, visitor).await?;
    Ok((table, id.parse().map_err(|_| RequestError::NoSuchPage)?))
}

/// Remove a webhook
#[utoipa::path(delete, path = "/tables/{id}/webhooks/{webhook}", tag = "notifications",
    params(("id" = String, Path), ("webhook" = String, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn remove(
    State(app): State<App>,
    path: WebhookPath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<StatusCode, RequestError> {
    let (table, id) = own_webhook(&app, path, visitor.id).await?;
    app.registry.store.delete_webhook(table, id).await?;
    app.registry.reload_webhooks(table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Try a webhook
///
/// Sends a test message at once; at most every five seconds. Success ends a pause.
#[utoipa::path(post, path = "/tables/{id}/webhooks/{webhook}/test", tag = "notifications",
    params(("id" = String, Path), ("webhook" = String, Path)),
    responses((status = 200, body = WebhookTrial), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn test(
    State(app): State<App>,
    path: WebhookPath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<WebhookTrial>, RequestError> {
    let (table, id) = own_webhook(&app, path, visitor.id).await?;
    let webhooks = app.registry.store.webhooks(table).await?;
    let webhook = webhooks.iter().find(|webhook| webhook.id == id).ok_or(RequestError::NoSuchPage)?;
    check_trial(&app, visitor.id)?;
    let delivery = app.registry.try_webhook(webhook).await?;
    let status = match delivery {
        Some(Delivery::Refused(status) | Delivery::Later { status: Some(status), .. }) => Some(status),
        _ => None,
    };
    Ok(Json(WebhookTrial { delivered: delivery == Some(Delivery::Done), status }))
}
