//! Refusals as sentences.

use elvaland_rules::mechanics::{Reason, Refusal};

use crate::texts::{Texts, Value};

impl Texts {
    /// Returns why something was refused, with the id of the ruling in brackets if one decides.
    ///
    /// ```
    /// use elvaland_rules::{mechanics::Reason, ruling::Ruling};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let texts = Texts::new(Language::English);
    /// let refusal = Reason::ColumnNotDiscardable { column: "miner" }.under(Ruling::NID_R5);
    /// assert_eq!(
    ///     texts.refusal("nidavellir", &refusal),
    ///     "Nothing can be discarded from the Miners: no dwarf is on top. (NID-R5)"
    /// );
    /// ```
    #[must_use]
    pub fn refusal(&self, game: &str, refusal: &Refusal) -> String {
        let (id, variables) = self.reason(game, &refusal.reason);
        let sentence = self.format(id, &variables);
        match refusal.ruling {
            Some(ruling) => format!("{sentence} ({ruling})"),
            None => sentence,
        }
    }

    /// The message of a reason and what fills it. Seats are counted from 1 for people.
    fn reason<'a>(&self, game: &str, reason: &'a Reason) -> (&'static str, Vec<(&'static str, Value<'a>)>) {
        let coin = |coin: &str| ("coin", self.coin(coin).into());
        let card = |card: &str| ("card", self.card(game, card).into());
        let hero = |hero: &str| ("hero", self.hero(game, hero).into());
        let kind_of_hero = ("game", game.to_owned().into());
        let column = |column: &str| ("column", self.column(game, column).into());
        match reason {
            Reason::GameOver => ("game-over", vec![]),
            Reason::NotYourTurn { seat } => ("not-your-turn", vec![("seat", (seat.index() + 1).into())]),
            Reason::NoSuchSeat { seat, players } => {
                ("no-such-seat", vec![("seat", seat.saturating_add(1).into()), ("players", (*players).into())])
            }
            Reason::NotAsked { asked } => ("not-asked", vec![("asked", (*asked).into()), kind_of_hero]),
            Reason::ChanceFirst => ("chance-first", vec![]),
            Reason::NotChance => ("not-chance", vec![]),
            Reason::CoinNotThere { coin: name, place } => {
                ("coin-not-there", vec![coin(name), ("place", (*place).into())])
            }
            Reason::SameCoinTwice { coin: name } => ("same-coin-twice", vec![coin(name)]),
            Reason::CoinCannotChange { coin: name } => ("coin-cannot-change", vec![coin(name)]),
            Reason::CardNotHere { card: name } => ("card-not-here", vec![card(name)]),
            Reason::CardNotOffered { card: name } => ("card-not-offered", vec![card(name)]),
            Reason::CardNotInDeck { card: name } => ("card-not-in-deck", vec![card(name)]),
            Reason::WrongNumberOfCards { expected, found } => {
                ("wrong-number-of-cards", vec![("expected", (*expected).into()), ("found", (*found).into())])
            }
            Reason::HeroTaken { hero: name } => ("hero-taken", vec![hero(name)]),
            Reason::HeroNotInGame { hero: name } => ("hero-not-in-game", vec![hero(name)]),
            Reason::HeroNotRecruited { hero: name } => ("hero-not-recruited", vec![hero(name)]),
            Reason::HeroNeedsPair { hero: name } => ("hero-needs-pair", vec![hero(name)]),
            Reason::HeroMustFollow { hero: name } => ("hero-must-follow", vec![hero(name)]),
            Reason::HeroNeedsRanks { hero: name, column: place, ranks } => {
                ("hero-needs-ranks", vec![hero(name), column(place), ("ranks", (*ranks).into())])
            }
            Reason::HeroNeedsDiscards { hero: name, count } => {
                ("hero-needs-discards", vec![hero(name), ("count", (*count).into())])
            }
            Reason::HeroNeedsColumn { hero: name } => ("hero-needs-column", vec![hero(name)]),
            Reason::HeroHasNoChoiceOfColumn { hero: name } => ("hero-has-no-choice-of-column", vec![hero(name)]),
            Reason::ColumnNotDiscardable { column: place } => ("column-not-discardable", vec![column(place)]),
            Reason::ColumnExcluded { column: place } => ("column-excluded", vec![column(place)]),
            Reason::WrongNumberOfColumns { expected } => {
                ("wrong-number-of-columns", vec![("expected", (*expected).into())])
            }
            Reason::UnknownCoin { text } => ("unknown-coin", vec![("text", text.into())]),
            Reason::UnknownPlace { text } => ("unknown-place", vec![("text", text.into())]),
            Reason::UnknownCard { text } => ("unknown-card", vec![("text", text.into())]),
            Reason::UnknownHero { text } => ("hero-unknown", vec![("hero", text.into()), kind_of_hero]),
            Reason::UnknownColumn { text } => ("unknown-column", vec![("text", text.into())]),
            Reason::UnknownAction { text } => ("unknown-action", vec![("text", text.into())]),
            Reason::BrokenAction { text } => ("broken-action", vec![("text", text.into())]),
            Reason::PlayersOutOfRange { players } => ("players-out-of-range", vec![("players", (*players).into())]),
            Reason::UnknownOption { text } => ("unknown-option", vec![("text", text.into())]),
            Reason::WrongGems { text } => ("wrong-gems", vec![("text", text.into())]),
            Reason::WrongOrder { text } => ("wrong-order", vec![("text", text.into())]),
            Reason::WrongCards { text } => ("wrong-cards", vec![("text", text.into())]),
        }
    }
}
