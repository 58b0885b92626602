//! The game record: one finished or unfinished game as data, complete enough to be replayed by any program that
//! knows the rules.
//!
//! ```
//! use elvaland_rules::{Rules, dealer::Dealer, nidavellir::{Nidavellir, Options}, record::{Record, Recorder}};
//!
//! let mut dealer = Dealer::new(7);
//! let game = Nidavellir::start(&Options::new(3)?, dealer.rng());
//! let record = Recorder::new(game).play_out(&mut dealer);
//! let text = record.to_json();
//! assert_eq!(Record::<Nidavellir>::from_json(&text)?.check()?.winners().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
#![doc = include_str!("../../docs/record-format.md")]

mod broken;
mod format;
mod recorder;
mod replay;
mod shape;
mod step;

pub use broken::{Broken, Problem};
pub use format::{Outcome, PartsRecord, Record, RecordStep, RecordedCards};
pub use recorder::Recorder;
pub use replay::Replay;

use serde::{Serialize, de::DeserializeOwned};

use crate::mechanics::{Refusal, Rules, State};
use crate::nains::Catalog;

/// Rules whose games can be recorded: how their options and set-up are written.
pub trait RecordFormat: Rules {
    /// The options of a game as a record holds them.
    type OptionsRecord: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;
    /// The set-up of a game as a record holds it.
    type SetupRecord: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// Returns the options of a game, to be written.
    fn options_record(&self) -> Self::OptionsRecord;

    /// Reads options as they are written, for a new game; `cards` replaces the built-in list of cards.
    ///
    /// # Errors
    /// Refuses options that do not fit the game, and a list of cards for a game without card lists.
    fn read_options(options: &Self::OptionsRecord, cards: Option<&Catalog>) -> Result<Self::Options, Refusal>;

    /// Returns the set-up of a game at its beginning, to be written.
    fn setup_record(state: &State<Self>) -> Self::SetupRecord;

    /// Returns what the set-up fixed for the whole game beyond gems and cards, for those who look at a table.
    fn public_setup(&self) -> serde_json::Value {
        serde_json::json!({})
    }

    /// Creates the rules of a game with these options, of which [`public_setup`](RecordFormat::public_setup) tells this.
    ///
    /// # Errors
    /// Refuses options and a set-up that do not fit the game.
    fn from_public(options: &Self::OptionsRecord, setup: &serde_json::Value) -> Result<Self, Refusal>;

    /// Creates the beginning of a game with these options and this set-up.
    ///
    /// # Errors
    /// Refuses options and a set-up that do not fit the game.
    fn from_record(options: &Self::OptionsRecord, setup: &Self::SetupRecord) -> Result<State<Self>, Refusal>;
}
