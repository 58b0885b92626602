//! Tables: who sits where, what is played, who watches. One task a table, one thing at a time.

mod actor;
mod board;
mod command;
mod events;
mod history;
mod idempotency;
mod lesson;
mod live_table;
mod log;
mod past;
mod peers;
mod play;
mod presence;
mod replay;
mod seating;
mod snapshot;
mod state;
#[cfg(test)]
mod testing;
mod watchers;

pub(crate) use actor::{Message, run};
pub(crate) use board::{Beginning, Board, Brought, Shown, read_record};
pub(crate) use command::{Command, Done};
pub(crate) use history::Perspective;
pub(crate) use lesson::Lesson;
pub(crate) use past::{Decision, Past};
pub(crate) use peers::PeerMessage;
pub(crate) use snapshot::{EarlierMoment, TableSnapshot};
pub(crate) use state::{SeatState, SeatsUpdate, SettingsState, TableState, Update};
pub(crate) use watchers::Watch;
