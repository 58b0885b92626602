//! Webhooks of a table: addresses of Discord, ntfy or any program that hear whom it waits for, and how it ended.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::app::App;
use crate::http::extract::body::JsonBody;
use crate::http::extract::identity::{CurrentVisitor, TablePath, WebhookPath};
use crate::http::extract::origin::OwnOrigin;
use crate::http::problem::ProblemBody;
use crate::model::{Webhook, WebhookId};
use crate::request_error::RequestError;
use crate::requests::webhooks::{self, NewWebhook};

/// A webhook.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookState {
    /// Its id.
    #[schema(value_type = String)]
    id: WebhookId,
    /// `discord`, `ntfy` or `json`.
    #[schema(value_type = String)]
    kind: &'static str,
    /// The host of its address. The rest is shown to nobody: who knows it can write there.
    host: String,
    /// Whether nothing is sent any more, because deliveries failed.
    paused: bool,
}

/// A webhook to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WebhookRequest {
    /// `discord`, `ntfy` or `json`.
    kind: String,
    /// Its address: `https`, and not in a private network.
    url: String,
    /// The language of its messages: `en`, `fr` or `de`.
    language: Option<String>,
}

/// How a trial went.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookTrial {
    /// Whether the other server took the message.
    delivered: bool,
    /// The status of its answer, if there was one.
    status: Option<u16>,
}

impl WebhookState {
    fn of(webhook: &Webhook) -> WebhookState {
        let (host, paused) = (webhook.host(), webhook.is_paused());
        WebhookState { id: webhook.id, kind: webhook.kind.name(), host, paused }
    }
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
    let webhooks = webhooks::list(&app.registry, table, visitor.id).await?;
    Ok(Json(webhooks.iter().map(WebhookState::of).collect()))
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
    let WebhookRequest { kind, url, language } = wanted;
    let wanted = NewWebhook { kind: &kind, url, language: language.as_deref(), origin };
    let webhook = webhooks::add(&app.registry, table, visitor.id, wanted).await?;
    Ok((StatusCode::CREATED, Json(WebhookState::of(&webhook))))
}

/// Remove a webhook
#[utoipa::path(delete, path = "/tables/{id}/webhooks/{webhook}", tag = "notifications",
    params(("id" = String, Path), ("webhook" = String, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn remove(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    path: WebhookPath,
) -> Result<StatusCode, RequestError> {
    webhooks::remove(&app.registry, path.table, &path.webhook, visitor.id).await?;
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
    CurrentVisitor(visitor): CurrentVisitor,
    path: WebhookPath,
) -> Result<Json<WebhookTrial>, RequestError> {
    let tried = webhooks::test(&app.registry, path.table, &path.webhook, visitor.id).await?;
    Ok(Json(WebhookTrial { delivered: tried.is_delivered, status: tried.status }))
}
