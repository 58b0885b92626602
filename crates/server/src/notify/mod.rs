//! Streams that tell visitors which tables wait for them.

mod notifier;

pub(crate) use notifier::{Notifier, QUEUE, Waiting};
