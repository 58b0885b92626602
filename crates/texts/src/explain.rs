//! Explanations of pieces and terms, for tooltips and lessons.

use elvaland_rules::mechanics::Coin;

use crate::card::CardToken;
use crate::games::{gem_swaps, own_column, read_card};
use crate::texts::{Texts, Value};

/// A term of the game that has no token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// The pouch of a player.
    Pouch,
    /// The Royal Treasure, and what happens if it lacks a coin.
    Treasure,
    /// Lines, and the recruitment of heroes by them.
    Line,
    /// The evaluation at the end of the first age.
    Evaluation,
    /// Memory mode: the coins of the other players are not shown.
    Memory,
    /// Tables where scores are hidden.
    HiddenScores,
}

impl Topic {
    /// Every topic.
    pub const ALL: [Self; 6] =
        [Self::Pouch, Self::Treasure, Self::Line, Self::Evaluation, Self::Memory, Self::HiddenScores];

    const fn id(self) -> &'static str {
        match self {
            Self::Pouch => "explain-pouch",
            Self::Treasure => "explain-treasure",
            Self::Line => "explain-line",
            Self::Evaluation => "explain-evaluation",
            Self::Memory => "explain-memory",
            Self::HiddenScores => "explain-hide-scores",
        }
    }
}

/// Explanations. `game` is `nidavellir` or `nains`, as in a record; the explanation of an unknown token is `None`.
impl Texts {
    /// Returns the explanation of a topic.
    #[must_use]
    pub fn explained(&self, game: &str, topic: Topic) -> String {
        self.for_game(game).format(topic.id(), &[("game", game.into())])
    }

    /// Returns how a column scores.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// let scoring = texts.scoring("nidavellir", "miner").expect("a column");
    /// assert_eq!(scoring, "Miners score the sum of their points times their ranks.");
    /// ```
    #[must_use]
    pub fn scoring(&self, game: &str, column: &str) -> Option<String> {
        self.message(&format!("scoring-{game}-{column}"), &[])
    }

    /// Returns what a hero does; for one with a column of its own also how that column scores.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(
    ///     texts.hero_explained("nidavellir", "lokdur").as_deref(),
    ///     Some("1 Miner rank worth 3 points. Miners score the sum of their points times their ranks.")
    /// );
    /// assert_eq!(texts.hero_explained("nidavellir", "skaa"), texts.hero_power("nidavellir", "skaa"));
    /// ```
    #[must_use]
    pub fn hero_explained(&self, game: &str, hero: &str) -> Option<String> {
        let power = self.hero_power(game, hero)?;
        let scoring = own_column(game, hero).and_then(|column| self.scoring(game, column));
        Some(sentences([Some(power), scoring]))
    }

    /// Returns what a card is worth and how its column scores, or what a Royal Offering does.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(
    ///     texts.card_explained("nidavellir", "E9").as_deref(),
    ///     Some("Explorer 9: 1 rank, 9 points. Explorers score the sum of their points.")
    /// );
    /// assert_eq!(texts.card_explained("nidavellir", "X9"), None);
    /// ```
    #[must_use]
    pub fn card_explained(&self, game: &str, card: &str) -> Option<String> {
        let read = read_card(game, card)?;
        let (column, ranks) = match (read.kind, read.points) {
            ("offering", Some(plus)) => return Some(self.format("explain-offering", &[("plus", plus.into())])),
            ("special-blacksmith", _) => ("blacksmith", 2),
            (column, _) => (column, 1),
        };
        // The name of a card has its symbols in brackets, but here they are listed.
        let name = CardToken { rune: None, occult: 0, malt: 0, ..read.clone() };
        let name = self.named_card(game, &name)?;
        let worth = self.worth(&read, ranks).join(", ");
        let worth = self.format("explain-card", &[("card", name.into()), ("worth", worth.into())]);
        let malt = (read.malt > 0).then(|| self.get("explain-malt"));
        Some(sentences([Some(worth), self.scoring(game, column), malt]))
    }

    /// Returns the ranks, points and symbols of a card, each only if it has any.
    fn worth(&self, card: &CardToken, ranks: i64) -> Vec<String> {
        let counts = [
            ("count-ranks", Some(ranks)),
            ("count-points", card.points),
            ("symbol-occult", Some(card.occult).filter(|&count| count > 0)),
            ("symbol-malt", Some(card.malt).filter(|&count| count > 0)),
        ];
        let counted = |(id, count): (&str, Option<i64>)| Some(self.format(id, &[("count", Value::Number(count?))]));
        counts.into_iter().filter_map(counted).chain(card.rune.as_ref().map(|rune| self.rune(rune))).collect()
    }

    /// Returns the explanation of a coin.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert!(texts.coin_explained("g9").expect("a coin").starts_with("A coin from the Royal Treasure."));
    /// assert_eq!(texts.coin_explained("1"), None);
    /// ```
    #[must_use]
    pub fn coin_explained(&self, coin: &str) -> Option<String> {
        let coin: Coin = coin.parse().ok()?;
        Some(self.get(match coin {
            Coin::ZERO => "explain-coin-zero",
            Coin::SPECIAL => "explain-coin-special",
            coin if coin.is_treasure() => "explain-coin-gold",
            _ => "explain-coin-base",
        }))
    }

    /// Returns the explanation of a gem; gem 6 of Nidavellir has its own.
    #[must_use]
    pub fn gem_explained(&self, game: &str, gem: u8) -> String {
        self.for_game(game).get(if gem_swaps(game, gem) { "explain-gem" } else { "explain-gem-six" })
    }

    /// Returns what a majority wins at the end of the first age; `counted` is a column or `malt`.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(
    ///     texts.distinction_explained("nains", "forge").as_deref(),
    ///     Some("Majority in Forge: 1 unique rune.")
    /// );
    /// ```
    #[must_use]
    pub fn distinction_explained(&self, game: &str, counted: &str) -> Option<String> {
        let power = self.distinction_power(game, counted)?;
        let counted = self.part(game, counted);
        Some(self.format("explain-distinction", &[("counted", counted.into()), ("power", power.into())]))
    }
}

/// Joins sentences with spaces.
fn sentences<const N: usize>(sentences: [Option<String>; N]) -> String {
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
