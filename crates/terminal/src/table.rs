//! A table to play at, local or at a server.

use std::fmt;
use std::sync::Arc;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, Refusal, SeenPurse};
use elvaland_texts::{GameTexts, Texts};

use crate::draft::BidDraft;
use crate::snapshot::Snapshot;

/// Receives the messages of a table, from any thread: replies of bots, events of a server.
pub type Notify<M> = Arc<dyn Fn(M) + Send + Sync>;

/// A table with players at this keyboard.
pub trait TerminalTable {
    /// The rules of the game.
    type Rules: GameTexts;
    /// What is visible of a player's coins.
    type Purse: SeenPurse;
    /// What the table receives while nobody at this keyboard has to choose.
    type Message: Send + 'static;

    /// Returns the table as it may be shown now.
    fn snapshot(&self) -> &Snapshot<Self::Rules, Self::Purse>;

    /// Applies a message.
    fn receive(&mut self, message: Self::Message);

    /// Submits the choice of the player who has the keyboard.
    ///
    /// # Errors
    /// The choice is refused; the table is unchanged.
    fn choose(&mut self, action: Action) -> Result<(), TableError>;

    /// Withdraws the bid or takes back the last choice; does nothing if neither is possible.
    ///
    /// # Errors
    /// The server refuses it or does not answer.
    fn undo(&mut self) -> Result<(), TableError>;

    /// Asks the strongest bot for advice; the answer appears in the snapshot.
    fn ask_hints(&mut self) {}

    /// Saves a bid that is being laid, to restore it after an interruption.
    fn keep_draft(&mut self, _draft: BidDraft) {}

    /// Returns the saved draft of the current bid.
    fn draft(&self) -> BidDraft {
        BidDraft::default()
    }

    /// Passes the keyboard to the player whom the curtain calls.
    fn lift_curtain(&mut self);

    /// Returns the record of a finished game.
    ///
    /// # Errors
    /// The server does not send it.
    fn record(&self) -> Result<String, TableError>;

    /// Returns what is wrong with the table itself, such as a lost connection.
    fn error(&self) -> Option<&TableError> {
        None
    }
}

/// Why a table could not do something.
#[derive(Clone, PartialEq, Debug)]
pub enum TableError {
    /// The rules refuse it.
    Refused(Refusal),
    /// A file cannot be written; the message of the operating system.
    File(String),
    /// The server refuses it; its message, in the language asked for.
    Server(String),
    /// The server does not answer.
    Disconnected,
}

impl TableError {
    /// Returns the message for players.
    pub fn text<R: GameTexts>(&self, texts: &Texts) -> String {
        match self {
            TableError::Refused(refusal) => texts.refusal(R::NAME, refusal),
            TableError::File(reason) => texts.format("terminal-not-saved", &[("reason", reason.into())]),
            TableError::Server(message) => message.clone(),
            TableError::Disconnected => texts.get("page-connection-lost"),
        }
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> TableError {
        TableError::Refused(refusal)
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Refused(refusal) => write!(f, "{refusal}"),
            TableError::File(message) | TableError::Server(message) => f.write_str(message),
            TableError::Disconnected => f.write_str("the server does not answer"),
        }
    }
}

impl std::error::Error for TableError {}

/// Returns the seats in the order they are shown: clockwise from the left of `player`, who comes last.
pub(crate) fn round_from(player: Option<Seat>, seats: &[Seat]) -> Vec<Seat> {
    let from = player.map_or(0, |player| player.index() + 1);
    (0..seats.len()).map(|at| seats[(from + at) % seats.len()]).collect()
}
