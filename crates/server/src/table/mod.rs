//! Tables in memory: one task per table, which handles one message at a time.
//!
//! A bid takes this way: [`actor`] receives the message, [`play`] asks the session what it causes, [`live_table`] stores it
//! and applies it, and [`broadcast`] sends it to everybody who watches.

mod actor;
mod begin;
mod bot_turns;
mod broadcast;
mod command;
mod idempotency;
mod live_table;
mod notices;
mod peers;
mod play;
mod presence;
mod resign;
mod seating;
mod snapshots;
#[cfg(test)]
mod testing;
mod votes;
mod watchers;

pub(crate) use actor::{Message, run};
pub(crate) use begin::begin;
pub(crate) use broadcast::{Broadcast, FrameKey, StepEvent, TableEvent};
pub(crate) use command::{Command, Done};
pub(crate) use peers::PeerMessage;
pub(crate) use snapshots::{Look, Perspective};
pub(crate) use watchers::Watch;
