//! The settings, seats and status of a table.

use std::time::Duration;

use elvaland_rules::{BySeat, GameName, Scores, Seat};
use elvaland_session::{Lesson, Occupant, TableOptions, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::model::VisitorId;
use elvaland_bots::Level;

/// The settings chosen when a table was created.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game.
    #[serde(with = "game_name")]
    pub game: GameName,
    /// The options as records write them, the number of players among them.
    pub options: Value,
    /// A list of cards as TOML, for a game whose cards are data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// Whether the table is in the lobby; if not, only its address leads to it.
    pub public: bool,
    /// Memory mode: the coins of others are not shown.
    pub memory: bool,
    /// Whether scores are hidden until the end.
    pub hide_scores: bool,
    /// Seconds per move; then a bot moves for the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timer: Option<u32>,
    /// The record that the game continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Prefix>,
    /// Whether it is a guided game with a prepared deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
}

/// The beginning of a recorded game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prefix {
    /// The record, as one JSON object.
    pub record: String,
    /// The number of steps to keep from the start of the record.
    pub at: usize,
}

impl Settings {
    /// Returns the default settings for a game with these options.
    pub fn new(game: GameName, options: Value) -> Settings {
        Settings {
            game,
            options,
            cards: None,
            public: false,
            memory: false,
            hide_scores: false,
            timer: None,
            from: None,
            guided: false,
        }
    }

    /// Returns the settings as far as everybody may see them.
    pub(crate) fn table_options(&self) -> TableOptions {
        let Settings { game, ref options, ref cards, public, memory, hide_scores, timer, from: _, guided } = *self;
        TableOptions {
            game,
            options: options.clone(),
            is_public: public,
            memory,
            hide_scores,
            timer,
            has_own_cards: cards.is_some(),
            is_guided: guided,
        }
    }

    /// Returns what viewers see before the end of the game.
    pub(crate) fn visibility(&self) -> Visibility {
        let scores = if self.hide_scores { Scores::Hidden } else { Scores::Shown };
        Visibility { memory: self.memory, scores }
    }

    /// Returns the lesson that is played, in a guided game.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        Lesson::of(self.game).filter(|_| self.guided)
    }

    pub(crate) fn timer(&self) -> Option<Duration> {
        self.timer.map(|seconds| Duration::from_secs(seconds.into()))
    }
}

mod game_name {
    use elvaland_rules::GameName;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(game: &GameName, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(game.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameName, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The occupant of a seat as it is stored, with the visitor: pages and clients get an [`Occupant`].
#[derive(Clone, PartialEq, Debug)]
pub enum StoredOccupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The visitor.
        visitor: VisitorId,
        /// The name the others see.
        name: String,
        /// The bot that plays for them while they are away.
        stand_in: Option<Level>,
    },
    /// A bot.
    Bot(Level),
    /// A former player, with the name if it was kept.
    Gone(Option<String>),
}

/// Returns the levels of the bots by seat.
pub(crate) fn bot_levels<'a>(seats: impl IntoIterator<Item = &'a StoredOccupant>) -> BySeat<Option<Level>> {
    let mut levels = BySeat::default();
    for (seat, occupant) in Seat::ALL.into_iter().zip(seats) {
        levels[seat] = occupant.bot();
    }
    levels
}

impl StoredOccupant {
    /// Returns true if this visitor sits here.
    pub(crate) fn is(&self, who: VisitorId) -> bool {
        matches!(self, StoredOccupant::Person { visitor, .. } if *visitor == who)
    }

    /// Returns the occupant as everybody may see it.
    pub(crate) fn shown(&self) -> Occupant {
        match *self {
            StoredOccupant::Open => Occupant::Open,
            StoredOccupant::Person { stand_in, .. } => Occupant::Person { stand_in },
            StoredOccupant::Bot(level) => Occupant::Bot(level),
            StoredOccupant::Gone(_) => Occupant::Gone,
        }
    }

    /// Returns the bot that decides here, if one does.
    pub(crate) fn bot(&self) -> Option<Level> {
        self.shown().bot()
    }

    /// Returns the person here, if there is one.
    pub(crate) fn visitor(&self) -> Option<VisitorId> {
        match self {
            StoredOccupant::Person { visitor, .. } => Some(*visitor),
            _ => None,
        }
    }
}

/// Returns the seat of a visitor.
pub(crate) fn seat_of(seats: &[StoredOccupant], visitor: VisitorId) -> Option<Seat> {
    seats.iter().position(|occupant| occupant.is(visitor)).and_then(Seat::new)
}
