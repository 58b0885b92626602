//! Server-sent events: frames, and the streams that tell visitors which tables wait for them.

mod frame;
mod notifier;

pub(crate) use frame::{Frame, QUEUE};
pub(crate) use notifier::{Notifier, Waiting};
