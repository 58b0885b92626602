//! Push notifications: devices, what to notify of, and which tables.

use elvaland_texts::Language;

use crate::model::{NotificationSettings, PushSubscription, TableId, VisitorId};
use crate::notify::{Forbidden, NotificationTrigger, is_valid_quiet, read_base64};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// The most devices of a visitor; a further one replaces the oldest.
const DEVICES: usize = 10;
/// The approximate size of a device or a choice in the database, in bytes.
pub(super) const NOTIFICATION_BYTES: usize = 600;

/// What a visitor is notified of, and how.
pub(crate) struct NotificationSummary {
    pub(crate) settings: NotificationSettings,
    /// The number of devices that receive notifications.
    pub(crate) devices: usize,
    /// The public key of the server that browsers subscribe with.
    pub(crate) key: String,
}

/// A device to add; the keys are in base64url.
pub(crate) struct NewDevice<'a> {
    /// The address at the push service.
    pub(crate) endpoint: String,
    /// The public key of the browser: an uncompressed point of P-256.
    pub(crate) p256dh: &'a str,
    /// The authentication secret, 16 bytes.
    pub(crate) auth: &'a str,
    /// The language of the messages; an unknown one counts as none.
    pub(crate) language: Option<&'a str>,
}

/// Returns what a visitor is notified of.
pub(crate) async fn summary(registry: &Registry, visitor: VisitorId) -> Result<NotificationSummary, RequestError> {
    Ok(NotificationSummary {
        settings: registry.store.notification_settings(visitor).await?,
        devices: registry.store.subscriptions(visitor).await?.len(),
        key: registry.dispatcher.public_key().ok_or(RequestError::Unavailable)?,
    })
}

/// Sets what a visitor is notified of.
///
/// # Errors
/// Invalid quiet hours.
pub(crate) async fn choose(
    registry: &Registry,
    visitor: VisitorId,
    settings: NotificationSettings,
) -> Result<NotificationSummary, RequestError> {
    if settings.quiet.as_ref().is_some_and(|quiet| !is_valid_quiet(quiet)) {
        return Err(RequestError::WrongValue { field: "quiet" });
    }
    registry.charge(visitor, NOTIFICATION_BYTES)?;
    registry.store.set_notification_settings(visitor, settings).await?;
    summary(registry, visitor).await
}

/// Adds a device of a visitor.
///
/// # Errors
/// Keys of a wrong length, or an address that may not be called.
pub(crate) async fn add_device(
    registry: &Registry,
    visitor: VisitorId,
    wanted: NewDevice<'_>,
) -> Result<(), RequestError> {
    let key = |text: &str, length: usize, field| {
        read_base64(text).filter(|key| key.len() == length).ok_or(RequestError::WrongValue { field })
    };
    let language: Language = wanted.language.unwrap_or_default().parse().unwrap_or_default();
    let subscription = PushSubscription {
        p256dh: key(wanted.p256dh, 65, "p256dh")?,
        auth: key(wanted.auth, 16, "auth")?,
        endpoint: wanted.endpoint,
        language: language.tag().to_owned(),
    };
    registry.charge(visitor, NOTIFICATION_BYTES)?;
    check_address(registry, visitor, &subscription.endpoint, "endpoint").await?;
    registry.store.add_subscription(visitor, subscription, DEVICES).await?;
    registry.reload_subscriber(visitor).await?;
    Ok(())
}

/// Refuses an address that nothing may be sent to.
pub(super) async fn check_address(
    registry: &Registry,
    visitor: VisitorId,
    url: &str,
    field: &'static str,
) -> Result<(), RequestError> {
    let checked = registry.dispatcher.deliveries.check(registry.payer_of(visitor), url).await;
    checked.map_err(|forbidden| match forbidden {
        Forbidden::Busy => RequestError::TooMany { what: "requests", after_seconds: 5 },
        Forbidden::Malformed | Forbidden::Private | Forbidden::Unresolved => RequestError::WrongValue { field },
    })
}

/// Removes a device of a visitor.
pub(crate) async fn remove_device(
    registry: &Registry,
    visitor: VisitorId,
    endpoint: String,
) -> Result<(), RequestError> {
    registry.store.delete_subscription(visitor, endpoint).await?;
    registry.reload_subscriber(visitor).await?;
    Ok(())
}

/// Sends a test message to every device of a visitor. Returns how many push services took it, and how many devices there are.
pub(crate) async fn try_devices(registry: &Registry, visitor: VisitorId) -> Result<(usize, usize), RequestError> {
    check_trial(registry, visitor)?;
    Ok(registry.try_devices(visitor).await?)
}

/// Charges a visitor for a trial, and refuses one that follows another too soon.
pub(super) fn check_trial(registry: &Registry, visitor: VisitorId) -> Result<(), RequestError> {
    let pause = registry.config.notifications.test_pause;
    if !registry.dispatcher.may_try(visitor, pause) {
        return Err(RequestError::TooMany { what: "requests", after_seconds: pause.as_secs().max(1) });
    }
    registry.charge_costly(registry.payer_of(visitor))
}

/// Returns whether a visitor is notified about a table: always, never, or as about all tables.
pub(crate) async fn table_choice(
    registry: &Registry,
    visitor: VisitorId,
    table: TableId,
) -> Result<Option<bool>, RequestError> {
    Ok(registry.store.notification_choice(visitor, table).await?)
}

/// Sets whether a visitor is notified about a table.
pub(crate) async fn choose_table(
    registry: &Registry,
    visitor: VisitorId,
    table: TableId,
    choice: Option<bool>,
) -> Result<(), RequestError> {
    registry.charge(visitor, NOTIFICATION_BYTES / 4)?;
    registry.store.set_notification_choice(visitor, table, choice).await?;
    Ok(())
}

/// Notes that a visitor has opened a table: its next event is notified about again.
pub(crate) fn note_looked(registry: &Registry, visitor: VisitorId, table: TableId) {
    registry.dispatcher.raise(NotificationTrigger::Looked(visitor, table));
}
