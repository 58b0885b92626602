//! Notifications: streams that tell visitors which tables wait for them, Web Push messages and webhooks.
//!
//! A table that has committed a change raises an event ([`Dispatcher::raise`]); it never waits. The task of the
//! [`dispatcher`] turns events into notices in the database, claims those that are due, writes their texts and hands them
//! to [`deliveries`], which send them with retries to addresses that the [`address_guard`] allows.

mod address_guard;
mod deliveries;
mod dispatcher;
mod lookups;
mod message;
mod notifier;
mod outbound;
mod quiet_hours;
mod sending;
mod web_push;
mod webhook;

pub(crate) use address_guard::Forbidden;
pub use address_guard::{IpNetwork, WrongNetwork};
pub(crate) use dispatcher::{Dispatcher, NotificationTrigger};
pub(crate) use notifier::{Notifier, QUEUE, Waiting};
pub(crate) use outbound::Delivery;
pub(crate) use quiet_hours::is_valid as is_valid_quiet;
pub(crate) use web_push::read_base64;
pub(crate) use webhook::fits;
