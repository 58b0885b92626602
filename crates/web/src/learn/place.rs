//! Anchors of the page with all cards.

use elvaland_rules::mechanics::Coin;

use super::LearnPage;
use crate::art::id_of;

/// The target of a link into the page with all cards. Names are those of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place<'a> {
    /// A class or an Order.
    Column(&'a str),
    /// A card, by its token.
    Card(&'a str),
    /// A hero or an Elite Cognar.
    Hero(&'a str),
    /// The distinction of a column.
    Distinction(&'a str),
    /// A coin.
    Coin(Coin),
    /// All gems.
    Gems,
    /// All heroes.
    Heroes,
    /// All coins.
    Coins,
    /// All distinctions.
    Evaluation,
}

impl Place<'_> {
    /// Returns the id of the element.
    pub fn anchor(self) -> String {
        match self {
            Place::Column(name) => format!("column-{name}"),
            Place::Card(token) => format!("card-{}", id_of(token)),
            Place::Hero(name) => format!("hero-{}", id_of(name)),
            Place::Distinction(column) => format!("distinction-{column}"),
            Place::Coin(coin) => format!("coin-{coin}"),
            Place::Gems => "gems".to_owned(),
            Place::Heroes => "heroes".to_owned(),
            Place::Coins => "coins".to_owned(),
            Place::Evaluation => "evaluation".to_owned(),
        }
    }

    /// Returns the URL path with the anchor, for a game.
    pub fn address(self, game: &str) -> String {
        format!("{}#{}", LearnPage::Cards.address(game), self.anchor())
    }
}
