//! How options and set-up of Nidavellir are written in records.

use serde::{Deserialize, Serialize};

use super::{Edition, Nidavellir, Options};
use crate::mechanics::{Gem, Reason, Refusal, State};
use crate::nains::Catalog;
use crate::record::RecordFormat;

/// The options in a record; what is left out has its usual value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the format")]
pub struct OptionsRecord {
    pub players: usize,
    #[serde(default)]
    pub first_game: bool,
    #[serde(default = "original")]
    pub edition: String,
}

fn original() -> String {
    Edition::default().name().to_owned()
}

/// The set-up in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupRecord {
    /// The gems by seat.
    pub gems: Vec<Gem>,
}

impl OptionsRecord {
    /// Reads the options.
    ///
    /// # Errors
    /// Refuses a number of players and an edition that the game does not have.
    pub fn read(&self) -> Result<Options, Refusal> {
        let edition: Edition = self.edition.parse()?;
        Ok(Options::new(self.players)?.with_first_game(self.first_game).with_edition(edition))
    }
}

impl RecordFormat for Nidavellir {
    type OptionsRecord = OptionsRecord;
    type SetupRecord = SetupRecord;

    fn options_record(&self) -> OptionsRecord {
        let options = self.options();
        OptionsRecord {
            players: options.players(),
            first_game: options.is_first_game(),
            edition: options.edition().name().to_owned(),
        }
    }

    fn read_options(options: &OptionsRecord, cards: Option<&Catalog>) -> Result<Options, Refusal> {
        match cards {
            None => options.read(),
            Some(_) => Err(Reason::UnknownOption { text: "cards".to_owned() }.into()),
        }
    }

    fn setup_record(state: &State<Nidavellir>) -> SetupRecord {
        let table = state.table();
        SetupRecord { gems: table.seats().map(|seat| table.gem(seat)).collect() }
    }

    fn from_public(options: &OptionsRecord, _setup: &serde_json::Value) -> Result<Nidavellir, Refusal> {
        options.read().map(Nidavellir::new)
    }

    fn from_record(options: &OptionsRecord, setup: &SetupRecord) -> Result<State<Nidavellir>, Refusal> {
        Nidavellir::with_gems(&options.read()?, &setup.gems)
    }
}
