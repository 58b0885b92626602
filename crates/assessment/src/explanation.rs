//! Why an option is good: what it is expected to bring until the end of the round.
//!
//! The bots count what happens in sampled continuations, the texts turn it into sentences, and the API and stored reviews
//! carry it as JSON. Pieces are named by the tokens of game records: `W7`, `g9`, `warrior`. Nothing in it depends on what
//! is hidden from the player who decides.

use serde::{Deserialize, Serialize};

/// What an option is expected to bring to the player who decides, until the next bids or the end of the game.
///
/// Probabilities go from 0 to 1 and are shares of sampled continuations.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// Whether the option is a bid or a part of one, so that the places in the order of play depend on it.
    #[serde(default)]
    pub is_bid: bool,
    /// The points that the option itself brings at once; `None` if it brings none by itself, as a bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gain: Option<i32>,
    /// The average change of the player's score until the end of the round.
    #[serde(default)]
    pub points: f32,
    /// The taverns at which the player takes a card later in the round, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taverns: Vec<TavernOutlook>,
    /// The exchanges of the player's coins, the likeliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coins: Vec<CoinExchange>,
    /// The next line of the player.
    #[serde(default)]
    pub line: LineOutlook,
    /// The majorities that count at present, in the order of the columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub majorities: Vec<MajorityOutlook>,
    /// What the next card of the column that the option adds to would bring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_rank: Option<NextRank>,
    /// The opponent who would profit most from the card that the option takes away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub denied: Option<Denied>,
}

/// What a player may expect at a tavern.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TavernOutlook {
    /// The tavern; the first is 0.
    pub tavern: usize,
    /// The probability of each place in the order of play, the first place first.
    pub places: Vec<f32>,
    /// The cards that the player takes, the likeliest first; rare ones are left out.
    pub cards: Vec<LikelyCard>,
}

/// A card that a player takes with some probability.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LikelyCard {
    /// The card.
    pub card: String,
    /// How probable it is.
    pub probability: f32,
    /// The points that it would bring at once, and the value that it would add to coins.
    pub points: i32,
    /// Whether it would complete a line.
    pub is_line: bool,
}

/// An exchange of a coin.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoinExchange {
    /// The two coins that are added if it is a trade.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trade: Option<[String; 2]>,
    /// The coin given up.
    pub given: String,
    /// The coin taken for it.
    pub taken: String,
    /// How probable it is.
    pub probability: f32,
}

/// The next line of a player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineOutlook {
    /// The probability that it is completed in this round, so that a hero comes.
    #[serde(default)]
    pub probability: f32,
    /// The heroes that come, the likeliest first; rare ones are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<LikelyHero>,
    /// Whether the option itself completes it.
    #[serde(default)]
    pub is_completed: bool,
    /// The columns in which ranks are missing right after the option, each as often as ranks are missing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<String>,
    /// The number of ranks that the option itself adds to the line.
    #[serde(default)]
    pub added: usize,
}

/// A hero that joins with some probability.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LikelyHero {
    /// The hero.
    pub hero: String,
    /// How probable it is.
    pub probability: f32,
}

/// Where a player stands in a column that is compared between the players.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MajorityOutlook {
    /// The column.
    pub column: String,
    /// Where the player stands before the option.
    pub before: Lead,
    /// The probability to be alone in front at the end of the round.
    pub ahead: f32,
    /// The probability to share the front.
    pub tied: f32,
    /// The number of rounds that follow before the majority is rewarded; 0 if it is at the end of this round.
    #[serde(default)]
    pub rounds_left: u8,
    /// Whether it is the majority of the first age, which wins a distinction.
    #[serde(default)]
    pub is_distinction: bool,
}

/// Where a player stands in a column, compared with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Lead {
    /// More ranks than every other player.
    Ahead,
    /// As many as the best of the others, and at least one.
    Tied,
    /// Fewer than another player, or none.
    #[default]
    Behind,
}

/// What one more card of a column would bring.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NextRank {
    /// The column.
    pub column: String,
    /// The points of its weakest card without the option.
    pub before: i32,
    /// The points of its weakest card after the option.
    pub after: i32,
}

/// What an opponent would get from a card that an option takes away.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Denied {
    /// The card.
    pub card: String,
    /// The seat of the opponent.
    pub seat: usize,
    /// The points that the card would bring them at once.
    pub points: i32,
    /// Whether it would complete a line of theirs.
    pub is_line: bool,
}
