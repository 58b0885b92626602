//! How options and set-up of Nains are written in records.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{CardSet, Cognar, EliteOrder, Nains, Options};
use crate::mechanics::{Age, Gem, Reason, Refusal, Ruleset, State};
use crate::record::Recorded;

/// The options in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the format")]
pub struct OptionsRecord {
    pub players: usize,
}

/// The set-up in a record: all that is needed to replay it, whatever the list of cards says today.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupRecord {
    /// The gems by seat.
    pub gems: Vec<Gem>,
    /// The Elite in the order of their evaluation.
    pub elite: Vec<String>,
    /// The contents of the two decks, sorted by name.
    pub decks: [Vec<String>; 2],
    /// The Shield track.
    pub track: Vec<u16>,
}

impl Recorded for Nains {
    type OptionsRecord = OptionsRecord;
    type SetupRecord = SetupRecord;

    fn options_record(&self) -> OptionsRecord {
        OptionsRecord { players: self.players() }
    }

    fn setup_record(state: &State<Nains>) -> SetupRecord {
        let table = state.table();
        let cards = table.rules().cards();
        let deck = |age| {
            let mut names: Vec<String> =
                cards.deck(age).cards().iter().map(|&card| cards.name(card).to_owned()).collect();
            names.sort_unstable();
            names
        };
        SetupRecord {
            gems: table.seats().map(|seat| table.gem(seat)).collect(),
            elite: table.rules().elite().elite().map(|cognar| cognar.name().to_owned()).to_vec(),
            decks: Age::ALL.map(deck),
            track: cards.track().to_vec(),
        }
    }

    fn public_setup(&self) -> serde_json::Value {
        serde_json::json!({"elite": self.elite().elite().map(Cognar::name), "track": self.cards().track()})
    }

    fn from_record(options: &OptionsRecord, setup: &SetupRecord) -> Result<State<Nains>, Refusal> {
        let players = options.players;
        if !(2..=5).contains(&players) {
            return Err(Reason::PlayersOutOfRange { players }.into());
        }
        let cards = CardSet::from_names(players, [&setup.decks[0], &setup.decks[1]], &setup.track)?;
        let elite = EliteOrder::from_names(setup.elite.iter().map(String::as_str))?;
        Nains::with_setup(&Options::of(Arc::new(cards)), elite, &setup.gems)
    }
}
