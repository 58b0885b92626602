//! A table to play at, here or elsewhere.

use std::fmt;
use std::sync::Arc;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, Refusal, SeenPurse};
use elvaland_texts::{Spoken, Texts};

use crate::draft::Draft;
use crate::moment::Moment;

/// Where what a table waits for is reported: the thought of a bot, the message of a server. It may be called by any thread.
pub type Report<N> = Arc<dyn Fn(N) + Send + Sync>;

/// A table that people at this keyboard play at.
pub trait Table {
    /// The game.
    type Rules: Spoken;
    /// What is seen of everybody's coins.
    type Purse: SeenPurse;
    /// What the table waits for while nobody here is asked.
    type News: Send + 'static;

    /// The table as it may be shown now.
    fn moment(&self) -> &Moment<Self::Rules, Self::Purse>;

    /// Takes in what was reported.
    fn hear(&mut self, news: Self::News);

    /// The player who has the keyboard chooses.
    ///
    /// # Errors
    /// The choice is refused, and nothing has changed.
    fn choose(&mut self, action: Action) -> Result<(), Trouble>;

    /// Takes the last choice back; nothing happens if that is not possible any more.
    ///
    /// # Errors
    /// As [`choose`](Table::choose).
    fn take_back(&mut self) -> Result<(), Trouble>;

    /// Asks the strongest bot what it would choose; the answer comes into the moment.
    fn ask_hints(&mut self) {}

    /// Keeps a bid that is being laid, so that it lies there again after an interruption.
    fn keep_draft(&mut self, _draft: Draft) {}

    /// The bid that was being laid when the game was interrupted.
    fn draft(&self) -> Draft {
        Draft::default()
    }

    /// Whoever is called by the curtain has the keyboard now.
    fn lift_curtain(&mut self);

    /// The record of a game that is over.
    ///
    /// # Errors
    /// It cannot be fetched.
    fn record(&self) -> Result<String, Trouble>;

    /// What is wrong with the table itself, such as a connection that is lost.
    fn trouble(&self) -> Option<&Trouble> {
        None
    }
}

/// What went wrong at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The rules refuse it.
    Refused(Refusal),
    /// A file cannot be written; what the operating system says.
    File(String),
    /// What a server says, in the language asked for.
    Said(String),
    /// The server does not answer.
    Away,
}

impl Trouble {
    /// The trouble in words.
    pub fn told<R: Spoken>(&self, texts: &Texts) -> String {
        match self {
            Trouble::Refused(refusal) => texts.refusal(R::NAME, refusal),
            Trouble::File(reason) => texts.format("terminal-not-saved", &[("reason", reason.into())]),
            Trouble::Said(said) => said.clone(),
            Trouble::Away => texts.get("page-connection-lost"),
        }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused(refusal) => write!(f, "{refusal}"),
            Trouble::File(said) | Trouble::Said(said) => f.write_str(said),
            Trouble::Away => f.write_str("the server does not answer"),
        }
    }
}

impl std::error::Error for Trouble {}

/// The seats in the order they are shown: from the left of a player round to himself.
pub(crate) fn round_from(player: Option<Seat>, seats: &[Seat]) -> Vec<Seat> {
    let from = player.map_or(0, |player| player.index() + 1);
    (0..seats.len()).map(|at| seats[(from + at) % seats.len()]).collect()
}
