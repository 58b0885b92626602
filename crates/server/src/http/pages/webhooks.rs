//! The page of a table's webhooks, and its forms.

use axum::response::Response;
use elvaland_web::notifications::{ListedWebhook, webhooks as draw_webhooks};
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::{page, redirect, with_status};
use crate::http::extract::body::Form;
use crate::http::extract::identity::{CurrentVisitor, TablePath, WebhookPath};
use crate::http::extract::origin::OwnOrigin;
use crate::model::{self, TableId, VisitorId};
use crate::request_error::RequestError;
use crate::requests::webhooks::{self, NewWebhook, TriedWebhook};

/// Renders the webhook page for a player of the table; `said` is a message at its top.
async fn draw(
    viewer: &PageVisitor,
    table: TableId,
    visitor: VisitorId,
    said: Option<&str>,
    url: &str,
) -> Result<Response, RequestError> {
    let entry = |webhook: &model::Webhook| ListedWebhook {
        id: webhook.id.to_string(),
        kind: webhook.kind.name(),
        host: webhook.host(),
        is_paused: webhook.is_paused(),
    };
    let all = webhooks::list(&viewer.app.registry, table, visitor).await?;
    let entries: Vec<ListedWebhook> = all.iter().map(entry).collect();
    let content = draw_webhooks(&viewer.viewer(), table.as_str(), &entries, url);
    Ok(page(viewer, &viewer.texts().get("page-webhooks"), said, &content))
}

/// Shows the webhooks of a table to its players.
pub(crate) async fn list(
    viewer: PageVisitor,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    draw(&viewer, table, visitor.id, None, "").await
}

#[derive(Deserialize)]
pub(crate) struct WebhookForm {
    kind: String,
    url: String,
}

/// Adds a webhook; a refused address stays in the form.
pub(crate) async fn add(
    viewer: PageVisitor,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    OwnOrigin(origin): OwnOrigin,
    Form(WebhookForm { kind, url }): Form<WebhookForm>,
) -> Result<Response, RequestError> {
    let wanted = NewWebhook { kind: &kind, url: url.clone(), language: Some(viewer.language.tag()), origin };
    match webhooks::add(&viewer.app.registry, table, visitor.id, wanted).await {
        Ok(_) => Ok(redirect(&viewer.app, &format!("/t/{table}/webhooks"))),
        Err(reason @ (RequestError::WrongValue { .. } | RequestError::TooMany { .. })) => {
            let sentence = reason.sentence(viewer.texts());
            Ok(with_status(draw(&viewer, table, visitor.id, Some(&sentence), &url).await?, &reason))
        }
        Err(reason) => Err(reason),
    }
}

/// Removes a webhook.
pub(crate) async fn remove(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
    WebhookPath { table, webhook }: WebhookPath,
) -> Result<Response, RequestError> {
    webhooks::remove(&viewer.app.registry, table, &webhook, visitor.id).await?;
    Ok(redirect(&viewer.app, &format!("/t/{table}/webhooks")))
}

/// Tries a webhook, and says how it went.
pub(crate) async fn test(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
    WebhookPath { table, webhook }: WebhookPath,
) -> Result<Response, RequestError> {
    let tried = webhooks::test(&viewer.app.registry, table, &webhook, visitor.id).await?;
    let TriedWebhook { is_delivered, status } = tried;
    let mut said = viewer.texts().get(if is_delivered { "page-webhook-works" } else { "page-webhook-broken" });
    if let Some(status) = status {
        said = viewer.texts().labelled(&said, &status.to_string());
    }
    draw(&viewer, table, visitor.id, Some(&said), "").await
}
