//! Tables: who sits where, what is played, who watches. One task a table, one thing at a time.

mod actor;
mod board;
mod command;
mod elsewhere;
mod events;
mod history;
#[cfg(test)]
mod kit;
mod lesson;
mod live;
mod log;
mod past;
mod play;
mod presence;
mod receipts;
mod replay;
mod scene;
mod seating;
mod settings;
mod state;
mod watch;

pub(crate) use actor::{Message, run};
pub use board::Header;
pub(crate) use board::{Beginning, Board, Brought, read_record};
pub(crate) use command::{Command, Done};
pub(crate) use elsewhere::Heard;
pub(crate) use history::Lens;
pub(crate) use lesson::Lesson;
pub(crate) use past::{Decision, Past};
pub(crate) use scene::{Glance, Scene};
pub(crate) use settings::seat_of;
pub use settings::{Prefix, Settings, Sitter, Status};
pub(crate) use state::{SeatState, SettingsState, TableState, Tidings, Update};
pub(crate) use watch::Watch;
