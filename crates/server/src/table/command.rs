//! Commands of visitors to a table.

use elvaland_rules::Seat;
use elvaland_texts::Reaction;

use crate::bots::Level;
use crate::model::TableId;

/// Something a visitor wants done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Command {
    /// Take a seat: this one, or the first that is open.
    Join(Option<Seat>),
    /// Give the seat up; in a running game to a bot.
    Leave,
    /// Fill the open seats with bots and begin.
    Start(Level),
    /// Remove the table before its game begins, or a record that was brought.
    Delete,
    /// Answer what is asked.
    Act { seq: u64, key: Option<String>, action: String },
    /// Take a bid back while others still think.
    Withdraw { seq: u64 },
    /// Take the last choice back.
    Undo { seq: u64, key: Option<String> },
    /// Say something short.
    React(Reaction),
    /// Lets a bot play for a player who is away.
    HandOver { seat: Seat, level: Level },
    /// Play again oneself.
    TakeBack,
    /// Play another game with the same people.
    Rematch,
    /// Go on without the guide.
    LetGo,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// The number of steps the table has, as the answer tells it.
    pub(crate) seq: u64,
    /// The table to go to.
    pub(crate) table: TableId,
}
