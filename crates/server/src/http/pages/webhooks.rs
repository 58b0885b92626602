//! The page of a table's webhooks, and its forms.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use elvaland_web::notifications::{ListedWebhook, webhooks};
use serde::Deserialize;

use super::response::{page, redirect, with_status};
use super::viewer::{OwnOrigin, Viewer};
use crate::http::api::webhooks::{self as api, WebhookPath, WebhookRequest, WebhookTrial};
use crate::http::extract::body::{Form, JsonBody};
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::TableId;
use crate::request_error::RequestError;

/// Draws the page, with what is said on top.
async fn draw(viewer: &Viewer, table: TableId, said: Option<&str>, url: &str) -> Result<Response, RequestError> {
    let entry = |state: api::WebhookState| ListedWebhook {
        id: state.id.to_string(),
        kind: state.kind,
        host: state.host,
        is_paused: state.paused,
    };
    let entries: Vec<ListedWebhook> = api::all(&viewer.app, table).await?.into_iter().map(entry).collect();
    let content = webhooks(&viewer.shell(), table.as_str(), &entries, url);
    Ok(page(viewer, &viewer.texts().get("page-webhooks"), said, &content))
}

/// Shows the webhooks of a table to its players.
pub(crate) async fn list(
    viewer: Viewer,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    api::own_table(&viewer.app, table, visitor.id).await?;
    draw(&viewer, table, None, "").await
}

#[derive(Deserialize)]
pub(crate) struct WebhookForm {
    kind: String,
    url: String,
}

/// Adds a webhook; a refused address stays in the form.
pub(crate) async fn add(
    viewer: Viewer,
    TablePath(table): TablePath,
    visitor: CurrentVisitor,
    origin: OwnOrigin,
    Form(WebhookForm { kind, url }): Form<WebhookForm>,
) -> Result<Response, RequestError> {
    let language = Some(viewer.language.tag().to_owned());
    let wanted = WebhookRequest { kind, url: url.clone(), language };
    let (app, own) = (State(viewer.app.clone()), visitor.0.id);
    match api::add(app, TablePath(table), visitor, origin, JsonBody(wanted)).await {
        Ok(_) => Ok(redirect(&format!("/t/{table}/webhooks"))),
        Err(reason @ (RequestError::WrongValue { .. } | RequestError::TooMany { .. })) => {
            api::own_table(&viewer.app, table, own).await?;
            let sentence = reason.sentence(viewer.texts());
            Ok(with_status(draw(&viewer, table, Some(&sentence), &url).await?, &reason))
        }
        Err(reason) => Err(reason),
    }
}

/// Removes a webhook.
pub(crate) async fn remove(
    viewer: Viewer,
    path: WebhookPath,
    visitor: CurrentVisitor,
) -> Result<Response, RequestError> {
    let table = path.0.0.clone();
    api::remove(State(viewer.app.clone()), path, visitor).await?;
    Ok(redirect(&format!("/t/{table}/webhooks")))
}

/// Tries a webhook, and says how it went.
pub(crate) async fn test(viewer: Viewer, path: WebhookPath, visitor: CurrentVisitor) -> Result<Response, RequestError> {
    let table: TableId = path.0.0.parse().map_err(|_| RequestError::NoSuchTable)?;
    let Json(WebhookTrial { delivered, status }) = api::test(State(viewer.app.clone()), path, visitor).await?;
    let mut said = viewer.texts().get(if delivered { "page-webhook-works" } else { "page-webhook-broken" });
    if let Some(status) = status {
        said = viewer.texts().labelled(&said, &status.to_string());
    }
    draw(&viewer, table, Some(&said), "").await
}
