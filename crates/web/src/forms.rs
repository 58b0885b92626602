//! The forms of pages as browsers send them: fields by name. Their targets are addresses of the table or of the puzzle.

use elvaland_session::ActionInput;
use serde::Deserialize;

/// An answer to the pending question.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ActionForm {
    /// The number of steps that the page showed.
    pub seq: u64,
    /// The idempotency key.
    pub key: Option<String>,
    /// The action as a line of text.
    pub action: String,
}

impl From<ActionForm> for ActionInput {
    fn from(form: ActionForm) -> ActionInput {
        ActionInput::Text(form.action)
    }
}

/// A bid: three coins of the own purse, by their places in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct BidForm {
    /// The number of steps that the page showed.
    pub seq: u64,
    /// The place of the coin for the first tavern.
    pub tavern1: Option<usize>,
    /// The place of the coin for the second tavern.
    pub tavern2: Option<usize>,
    /// The place of the coin for the third tavern.
    pub tavern3: Option<usize>,
}

impl From<BidForm> for ActionInput {
    fn from(form: BidForm) -> ActionInput {
        ActionInput::Places([form.tavern1, form.tavern2, form.tavern3])
    }
}

/// An answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct PuzzleActionForm {
    /// The action as a line of text.
    pub action: String,
}

impl From<PuzzleActionForm> for ActionInput {
    fn from(form: PuzzleActionForm) -> ActionInput {
        ActionInput::Text(form.action)
    }
}

/// An answer to a puzzle: three coins of the purse, by their places in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PuzzleBidForm {
    /// The place of the coin for the first tavern.
    pub tavern1: usize,
    /// The place of the coin for the second tavern.
    pub tavern2: usize,
    /// The place of the coin for the third tavern.
    pub tavern3: usize,
}

impl From<PuzzleBidForm> for ActionInput {
    fn from(form: PuzzleBidForm) -> ActionInput {
        ActionInput::Places([form.tavern1, form.tavern2, form.tavern3].map(Some))
    }
}

/// Undoes the last choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct UndoForm {
    /// The number of steps that the page showed.
    pub seq: u64,
}

/// Sends a reaction.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ReactionForm {
    /// The name of the reaction.
    pub reaction: String,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct JoinForm {
    /// The seat; the first open one, if `None`.
    pub seat: Option<usize>,
    /// The name that the visitor chose.
    pub name: Option<String>,
}

/// Fills the open seats with bots.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct StartForm {
    /// The level of the bots.
    pub level: Option<String>,
}

/// Lets a bot play for a player.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct HandOverForm {
    /// The seat of the player.
    pub seat: usize,
    /// The level of the bot.
    pub level: Option<String>,
}

/// Votes for a bot in place of a player who does not move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct VoteForm {
    /// The seat of the player.
    pub seat: usize,
}

/// Continues a finished game from one of its moments.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ContinueForm {
    /// The number of steps before the moment.
    pub step: usize,
    /// The seat to play on.
    pub seat: usize,
    /// The level of the bots on the other seats.
    pub level: Option<String>,
}

/// Requests a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ReviewForm {
    /// The moment that the page shows; the end, if `None`.
    pub step: Option<u32>,
}

/// Creates a table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct TableForm {
    /// The game's name in records.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The level of the bots.
    pub level: Option<String>,
    /// The printed edition.
    pub edition: Option<String>,
    /// Whether it is a first game; browsers do not send unticked boxes.
    pub first_game: Option<String>,
    /// Whether the table is in the lobby.
    pub public: Option<String>,
    /// Memory mode.
    pub memory: Option<String>,
    /// Whether scores are hidden until the end.
    pub hide_scores: Option<String>,
    /// Seconds per move.
    pub timer: Option<String>,
    /// A custom card list.
    pub cards: Option<String>,
    /// The name that the visitor chose.
    pub name: Option<String>,
}
