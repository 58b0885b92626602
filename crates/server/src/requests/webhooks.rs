//! Webhooks of a table: addresses of Discord, ntfy or any program that hear whom it waits for, and how it ended.

use elvaland_texts::Language;

use super::notifications::{NOTIFICATION_BYTES, check_address, check_trial};
use crate::model::{TableId, VisitorId, Webhook, WebhookId, WebhookKind, seat_of};
use crate::notify::{Delivery, fits};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// The most webhooks of a table.
const WEBHOOKS: usize = 5;

/// A webhook to add.
pub(crate) struct NewWebhook<'a> {
    /// The name of what it understands.
    pub(crate) kind: &'a str,
    pub(crate) url: String,
    /// The language of its messages; an unknown one counts as none.
    pub(crate) language: Option<&'a str>,
    /// The address of this server, for links.
    pub(crate) origin: String,
}

/// How the trial of a webhook went.
pub(crate) struct TriedWebhook {
    /// Whether the other server took the message.
    pub(crate) is_delivered: bool,
    /// The status of its answer, if there was one that was no success.
    pub(crate) status: Option<u16>,
}

/// Refuses a visitor who may not configure the webhooks of a table: they neither sit there nor are the host.
///
/// # Errors
/// There is no such table, or they may not.
async fn check_own(registry: &Registry, table: TableId, visitor: VisitorId) -> Result<(), RequestError> {
    let row = registry.store.table_row(table).await?.ok_or(RequestError::NoSuchTable)?;
    let is_own = row.arrangement.host == Some(visitor) || seat_of(&row.arrangement.seats, visitor).is_some();
    if is_own { Ok(()) } else { Err(RequestError::NotSeated) }
}

/// Returns the webhooks of a visitor's table.
pub(crate) async fn list(
    registry: &Registry,
    table: TableId,
    visitor: VisitorId,
) -> Result<Vec<Webhook>, RequestError> {
    check_own(registry, table, visitor).await?;
    Ok(registry.store.webhooks(table).await?)
}

/// Adds a webhook to a visitor's table.
///
/// # Errors
/// An unknown kind, an address that may not be called, or too many webhooks.
pub(crate) async fn add(
    registry: &Registry,
    table: TableId,
    visitor: VisitorId,
    wanted: NewWebhook<'_>,
) -> Result<Webhook, RequestError> {
    check_own(registry, table, visitor).await?;
    let kind = WebhookKind::ALL.into_iter().find(|kind| kind.name() == wanted.kind);
    let kind = kind.ok_or(RequestError::WrongValue { field: "kind" })?;
    let language: Language = wanted.language.unwrap_or_default().parse().unwrap_or_default();
    if !fits(kind, &wanted.url) {
        return Err(RequestError::WrongValue { field: "url" });
    }
    registry.charge(visitor, NOTIFICATION_BYTES + wanted.url.len())?;
    check_address(registry, visitor, &wanted.url, "url").await?;
    let webhook = Webhook {
        id: WebhookId::random(),
        table,
        visitor,
        kind,
        url: wanted.url,
        origin: wanted.origin,
        language: language.tag().to_owned(),
        failures: 0,
    };
    if !registry.store.add_webhook(webhook.clone(), WEBHOOKS).await? {
        return Err(RequestError::TooMany { what: "webhooks", after_seconds: 60 });
    }
    registry.reload_webhooks(table).await?;
    Ok(webhook)
}

/// Checks that the visitor may configure the table's webhooks, then reads the id of one.
async fn own_webhook(
    registry: &Registry,
    table: TableId,
    id: &str,
    visitor: VisitorId,
) -> Result<WebhookId, RequestError> {
    check_own(registry, table, visitor).await?;
    id.parse().map_err(|_| RequestError::NoSuchPage)
}

/// Removes a webhook of a visitor's table.
pub(crate) async fn remove(
    registry: &Registry,
    table: TableId,
    id: &str,
    visitor: VisitorId,
) -> Result<(), RequestError> {
    let id = own_webhook(registry, table, id, visitor).await?;
    registry.store.delete_webhook(table, id).await?;
    registry.reload_webhooks(table).await?;
    Ok(())
}

/// Sends a test message to a webhook of a visitor's table. Success ends a pause.
pub(crate) async fn test(
    registry: &Registry,
    table: TableId,
    id: &str,
    visitor: VisitorId,
) -> Result<TriedWebhook, RequestError> {
    let id = own_webhook(registry, table, id, visitor).await?;
    let webhooks = registry.store.webhooks(table).await?;
    let webhook = webhooks.iter().find(|webhook| webhook.id == id).ok_or(RequestError::NoSuchPage)?;
    check_trial(registry, visitor)?;
    let delivery = registry.try_webhook(webhook, visitor).await?;
    let status = match delivery {
        Some(Delivery::Refused(status) | Delivery::Later { status: Some(status), .. }) => Some(status),
        _ => None,
    };
    Ok(TriedWebhook { is_delivered: delivery == Some(Delivery::Done), status })
}
