//! The record as it is written: plain data, checked only for its form.

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Broken, Problem, RecordFormat, shape};

pub(super) const FORMAT: &str = "elvaland-record";
pub(super) const VERSION: u32 = 1;

/// A game record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<R: RecordFormat> {
    format: String,
    version: u32,
    game: String,
    /// The options of the game.
    pub options: R::OptionsRecord,
    /// The players' names by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// What chance set up before the first step.
    pub setup: R::SetupRecord,
    /// What players chose and chance brought, in order.
    pub steps: Vec<RecordStep>,
    /// How the game ended; only there if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// One step of a record: the kind, and the fields of that kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of the format")]
pub struct RecordStep {
    #[serde(rename = "do")]
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coins: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// `Some(None)` is the `null` of a card nobody saw.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub card: Option<Option<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub columns: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<RecordedCards>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<usize>,
}

/// The cards of a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RecordedCards {
    /// The cards of an offer.
    Offer(Vec<String>),
    /// The cards of a deal, tavern by tavern.
    Deal(Vec<Vec<String>>),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The total of every seat.
    pub totals: Vec<u16>,
    /// The winning seats in order.
    pub winners: Vec<usize>,
    /// The parts of every seat's total.
    pub parts: Vec<PartsRecord>,
}

/// The parts of a total by name, written in the order of the game; as in any JSON object, the order means nothing.
#[derive(Clone, Debug)]
pub struct PartsRecord(pub Vec<(String, u16)>);

impl PartialEq for PartsRecord {
    fn eq(&self, other: &PartsRecord) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for PartsRecord {}

impl PartsRecord {
    fn sorted(&self) -> Vec<&(String, u16)> {
        let mut parts: Vec<&(String, u16)> = self.0.iter().collect();
        parts.sort_unstable();
        parts
    }
}

impl<R: RecordFormat> Record<R> {
    /// Creates a record without a step.
    pub fn new(options: R::OptionsRecord, setup: R::SetupRecord) -> Record<R> {
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: R::NAME.to_owned(),
            options,
            names: None,
            setup,
            steps: Vec::new(),
            result: None,
        }
    }

    /// Reads a record from one JSON object. Only the form is checked here; [`Record::check`] replays it.
    ///
    /// # Errors
    /// Refuses anything that is not a record of this game in this version.
    pub fn from_json(text: &str) -> Result<Record<R>, Broken> {
        let json = |error: serde_json::Error| Broken::whole(Problem::Json(error.to_string()));
        let value: Value = serde_json::from_str(text).map_err(json)?;
        shape::check(&value, R::NAME)?;
        // Read from the text again, not from the value: so a field that is there twice is refused.
        serde_json::from_str(text).map_err(json)
    }

    /// Returns the record as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }
}

impl RecordStep {
    /// Creates a step of this kind without fields.
    pub(super) fn of(kind: &str) -> RecordStep {
        RecordStep { kind: kind.to_owned(), ..RecordStep::default() }
    }

    /// Returns whether the step is an outcome of chance, not a player's choice.
    pub fn is_draw(&self) -> bool {
        matches!(self.kind.as_str(), "deal" | "offer" | "burn")
    }

    /// Returns the step of a player's choice, from its kind and words.
    pub(super) fn choice(player: usize, kind: &str, words: Vec<String>) -> RecordStep {
        let mut step = RecordStep { player: Some(player), ..RecordStep::of(kind) };
        let mut words = words.into_iter();
        match kind {
            "bid" | "trade" => step.coins = Some(words.collect()),
            "discard" => step.columns = Some(words.collect()),
            "coin" | "improve" => step.coin = words.next(),
            "transform" => (step.coin, step.at) = (words.next(), words.next()),
            "take" | "drop" | "keep" => step.card = words.next().map(Some),
            "hero" => (step.hero, step.column) = (words.next(), words.next()),
            _ => step.column = words.next(),
        }
        step
    }

    /// Returns the words of a player's choice, if the step has exactly the fields of its kind.
    pub(super) fn words(&self) -> Option<Vec<&str>> {
        let expected: &[&[&str]] = match self.kind.as_str() {
            "bid" | "trade" => &[&["coins"]],
            "discard" => &[&["columns"]],
            "coin" | "improve" => &[&["coin"]],
            "transform" => &[&["coin", "at"]],
            "take" | "drop" | "keep" => &[&["card"]],
            "hero" => &[&["hero"], &["hero", "column"]],
            _ => &[&["column"]],
        };
        if !expected.contains(&self.fields().as_slice()) || self.card == Some(None) {
            return None;
        }
        let lists = [&self.coins, &self.columns].into_iter().flatten().flatten();
        let singles = [&self.coin, &self.at, &self.hero, &self.column].into_iter().flatten();
        let card = self.card.iter().flatten();
        Some(lists.chain(singles).chain(card).map(String::as_str).collect())
    }

    /// Returns the fields the step has, player and count aside.
    pub(super) fn fields(&self) -> Vec<&'static str> {
        let all = [
            ("coins", self.coins.is_some()),
            ("coin", self.coin.is_some()),
            ("at", self.at.is_some()),
            ("card", self.card.is_some()),
            ("hero", self.hero.is_some()),
            ("column", self.column.is_some()),
            ("columns", self.columns.is_some()),
            ("cards", self.cards.is_some()),
        ];
        all.into_iter().filter_map(|(name, present)| present.then_some(name)).collect()
    }
}

/// Tells a field that is `null` from one that is not there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl Serialize for PartsRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for PartsRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PartsRecord, D::Error> {
        struct Parts;
        impl<'de> Visitor<'de> for Parts {
            type Value = PartsRecord;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the parts of a score")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<PartsRecord, A::Error> {
                let mut parts = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    parts.push(entry);
                }
                Ok(PartsRecord(parts))
            }
        }
        deserializer.deserialize_map(Parts)
    }
}
