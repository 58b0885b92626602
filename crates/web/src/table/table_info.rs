//! A table apart from its game: who sits where, and what the viewer may do about it.

use elvaland_rules::Seat;

use super::moment::Moment;
use super::puzzle::Puzzle;
use crate::base::Base;
use crate::home::Levels;

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are open.
    Open,
    /// The game is running.
    Running,
    /// The game is over, or the page shows a record.
    Over,
}

/// The occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot, or a former player of whom only the name is left.
    Bot,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// The name to show, of a person or of a bot.
    pub name: String,
    /// The occupant.
    pub sitter: Sitter,
    /// The level of the bot that plays here, also in a person's place.
    pub level: Option<String>,
    /// Whether the person has the page of the table open.
    pub is_present: bool,
    /// Whether the person is shown as away.
    pub is_absent: bool,
    /// Whether the person has been away so long that a bot may be called.
    pub is_away: bool,
    /// The vote on a bot for a person who does not move, if the viewer may take part.
    pub vote: Option<Vote>,
    /// Whether an open seat is reserved for a player of the game before.
    pub is_reserved: bool,
    /// Whether an answer of this seat is waited for.
    pub is_asked: bool,
    /// Whether the seat's bid is in, while others still think.
    pub is_ready: bool,
}

/// A vote on letting a bot play for a person who does not move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The number of players who agree.
    pub agreed: usize,
    /// The number of players who have to agree.
    pub needed: usize,
    /// Whether the viewer agrees.
    pub has_own: bool,
}

/// A table apart from its game.
#[derive(Clone, PartialEq, Debug)]
pub struct TableInfo {
    /// The base path of the site.
    pub base: Base,
    /// The table's name in addresses.
    pub id: String,
    /// The status.
    pub status: Status,
    /// The number of steps so far: what a form answers.
    pub seq: u64,
    /// The seats in order.
    pub seats: Vec<Sitting>,
    /// The viewer's seat.
    pub own: Option<Seat>,
    /// Whether the viewer created the table.
    pub is_host: bool,
    /// Whether the viewer can undo their last action.
    pub can_undo: bool,
    /// Whether the viewer may ask the strongest bot.
    pub may_ask: bool,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// Whether the viewer may look at earlier moments.
    pub has_past: bool,
    /// The earlier moment that the page shows.
    pub moment: Option<Moment>,
    /// The puzzle that the page is, if it is one.
    pub puzzle: Option<Puzzle>,
    /// Whether it is a guided game.
    pub is_guided: bool,
    /// Whether it is an uploaded record: there is no table to go back to.
    pub is_record: bool,
    /// Whether the viewer receives push messages, on this device or another.
    pub is_notified: bool,
    /// The levels of bots.
    pub levels: Levels,
    /// The whole address, to be sent to friends.
    pub link: String,
}

impl Sitting {
    /// Whether a bot plays in a person's place.
    pub(crate) fn is_stood_in(&self) -> bool {
        self.sitter == Sitter::Person && self.level.is_some()
    }
}

impl TableInfo {
    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitting| sitting.name.clone()).collect()
    }

    /// The address of something about this table or puzzle.
    pub(crate) fn address(&self, what: &str) -> String {
        let table = || self.base.table(&self.id);
        let own = self.puzzle.as_ref().map_or_else(table, |puzzle| self.base.address(puzzle.path()));
        format!("{own}/{what}").trim_end_matches('/').to_owned()
    }

    /// Returns the public information about a seat.
    pub(crate) fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        self.seats.get(seat.index())
    }
}
