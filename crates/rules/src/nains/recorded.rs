//! How options and set-up of Nains are written in records.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{CardSet, Catalog, EliteOrder, Nains, Options};
use crate::mechanics::{Age, Gem, Reason, Refusal, Rules, State};
use crate::record::RecordFormat;

/// The options in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the format")]
pub struct OptionsRecord {
    pub players: usize,
}

impl OptionsRecord {
    /// Reads the options; `cards` replaces the built-in list of cards.
    ///
    /// # Errors
    /// Refuses a number of players that the game does not have.
    pub fn read(&self, cards: Option<&Catalog>) -> Result<Options, Refusal> {
        match cards {
            None => Options::new(self.players),
            Some(cards) => Options::with_catalog(self.players, cards),
        }
    }
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

/// What the set-up fixed for the whole game, known to everybody.
#[derive(Serialize, Deserialize)]
struct PublicSetup {
    elite: Vec<String>,
    decks: [Vec<String>; 2],
    track: Vec<u16>,
}

impl PublicSetup {
    fn rules(&self, players: usize) -> Result<Nains, Refusal> {
        if !(2..=5).contains(&players) {
            return Err(Reason::PlayersOutOfRange { players }.into());
        }
        let cards = CardSet::from_names(players, [&self.decks[0], &self.decks[1]], &self.track)?;
        let elite = EliteOrder::from_names(self.elite.iter().map(String::as_str))?;
        Ok(Nains::new(&Options::of(Arc::new(cards)), elite))
    }
}

impl Nains {
    fn public(&self) -> PublicSetup {
        let cards = self.cards();
        let deck = |age| {
            let mut names: Vec<String> =
                cards.deck(age).cards().iter().map(|&card| cards.name(card).to_owned()).collect();
            names.sort_unstable();
            names
        };
        PublicSetup {
            elite: self.elite().elite().map(|cognar| cognar.name().to_owned()).to_vec(),
            decks: Age::ALL.map(deck),
            track: cards.track().to_vec(),
        }
    }
}

impl RecordFormat for Nains {
    type OptionsRecord = OptionsRecord;
    type SetupRecord = SetupRecord;

    fn options_record(&self) -> OptionsRecord {
        OptionsRecord { players: self.players() }
    }

    fn read_options(options: &OptionsRecord, cards: Option<&Catalog>) -> Result<Options, Refusal> {
        options.read(cards)
    }

    fn setup_record(state: &State<Nains>) -> SetupRecord {
        let table = state.table();
        let PublicSetup { elite, decks, track } = table.rules().public();
        SetupRecord { gems: table.seats().map(|seat| table.gem(seat)).collect(), elite, decks, track }
    }

    fn public_setup(&self) -> serde_json::Value {
        serde_json::to_value(self.public()).unwrap_or_default()
    }

    fn from_public(options: &OptionsRecord, setup: &serde_json::Value) -> Result<Nains, Refusal> {
        let broken = |error: serde_json::Error| Reason::WrongCards { text: error.to_string() };
        PublicSetup::deserialize(setup).map_err(broken)?.rules(options.players)
    }

    fn from_record(options: &OptionsRecord, setup: &SetupRecord) -> Result<State<Nains>, Refusal> {
        let SetupRecord { gems, elite, decks, track } = setup.clone();
        let rules = PublicSetup { elite, decks, track }.rules(options.players)?;
        Nains::with_setup(&Options::of(Arc::clone(rules.card_set())), rules.elite(), &gems)
    }
}
