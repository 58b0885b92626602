//! The words of the terminal, with the variables they need.

use crate::catalogue::Message;

/// What only the terminal says. `columns` and `rows` are numbers, everything else is text.
pub const TERMINAL: &[Message] = &[
    ("terminal-key-coins", &[]),
    ("terminal-key-supplies", &[]),
    ("terminal-key-heroes", &[]),
    ("terminal-key-lay", &[]),
    ("terminal-key-choose", &[]),
    ("terminal-key-undo", &[]),
    ("terminal-key-hint", &[]),
    ("terminal-key-quit", &[]),
    ("terminal-bar-coin", &[]),
    ("terminal-bar-lay", &[]),
    ("terminal-bar-choose", &[]),
    ("terminal-bar-scroll", &[]),
    ("terminal-bar-record", &[]),
    ("terminal-bar-help", &[]),
    ("terminal-bar-quit", &[]),
    ("terminal-bar-look", &[]),
    ("terminal-bar-ready", &[]),
    ("terminal-bar-step", &[]),
    ("terminal-bar-go", &[]),
    ("terminal-bar-eyes", &[]),
    ("terminal-too-small", &["columns", "rows"]),
    ("terminal-curtain", &["player"]),
    ("terminal-curtain-line", &[]),
    ("terminal-resumed", &[]),
    ("terminal-kept", &[]),
    ("terminal-not-saved", &["reason"]),
    ("terminal-record-saved", &["file"]),
    ("terminal-no-seat", &[]),
    ("terminal-ask-choice", &[]),
    ("terminal-ask-bid", &["taverns"]),
    ("terminal-not-understood", &["answer"]),
    ("terminal-plain-keys", &[]),
];
