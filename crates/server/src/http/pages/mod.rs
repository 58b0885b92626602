//! The pages people play on. Everything works by forms; the script only makes it smoother.

pub(crate) mod events;
pub(crate) mod forms;
pub(crate) mod games;
pub(crate) mod guided_game;
pub(crate) mod home;
pub(crate) mod installed_app;
pub(crate) mod invitation;
pub(crate) mod learn;
pub(crate) mod page_visitor;
pub(crate) mod preview;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod response;
pub(crate) mod score_pad;
pub(crate) mod settings;
pub(crate) mod static_files;
pub(crate) mod steps;
pub(crate) mod table;
pub(crate) mod webhooks;

pub(crate) use response::{redirect, refusal};
