//! Refusals and unreadable texts as sentences.

use elvaland_rules::mechanics::{ParseError, Reason, Refusal};

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
    ///     "There is no dwarf on top of the Miners column to discard. (NID-R5)"
    /// );
    /// ```
    #[must_use]
    pub fn refusal(&self, game: &str, refusal: &Refusal) -> String {
        let texts = self.for_game(game);
        let (id, variables) = texts.reason(game, &refusal.reason);
        let sentence = texts.format(id, &variables);
        match refusal.ruling {
            Some(ruling) => format!("{sentence} ({ruling})"),
            None => sentence,
        }
    }

    /// Returns why a text is no action, or nothing else that it should be.
    #[must_use]
    pub fn parse_error(&self, game: &str, error: &ParseError) -> String {
        let texts = self.for_game(game);
        let kind_of_hero = ("game", game.to_owned().into());
        let (id, variables): (&str, Vec<(&str, Value<'_>)>) = match error {
            ParseError::UnknownCoin { text } => ("refusal-unknown-coin", vec![("text", text.into())]),
            ParseError::UnknownPlace { text } => ("refusal-unknown-place", vec![("text", text.into())]),
            ParseError::UnknownCard { text } => ("refusal-unknown-card", vec![("text", text.into())]),
            ParseError::UnknownHero { text } => ("refusal-hero-unknown", vec![("hero", text.into()), kind_of_hero]),
            ParseError::UnknownColumn { text } => ("refusal-unknown-column", vec![("text", text.into())]),
            ParseError::UnknownAction { text } => ("refusal-unknown-action", vec![("text", text.into())]),
            ParseError::BrokenAction { text } => ("refusal-broken-action", vec![("text", text.into())]),
            ParseError::NotAsked { asked } => ("refusal-not-asked", vec![("asked", (*asked).into()), kind_of_hero]),
        };
        texts.format(id, &variables)
    }

    /// Returns the message of a reason and its variables. Seats are counted from 1.
    fn reason<'a>(&self, game: &str, reason: &'a Reason) -> (&'static str, Vec<(&'static str, Value<'a>)>) {
        let coin = |coin: &str| ("coin", self.coin(coin).into());
        let card = |card: &str| ("card", self.card(game, card).into());
        let hero = |hero: &str| ("hero", self.hero(game, hero).into());
        let kind_of_hero = ("game", game.to_owned().into());
        let column = |column: &str| ("column", self.column(game, column).into());
        match reason {
            Reason::GameOver => ("refusal-game-over", vec![]),
            Reason::NotYourTurn { seat } => ("refusal-not-your-turn", vec![("seat", (seat.index() + 1).into())]),
            Reason::NoSuchSeat { seat, players } => {
                ("refusal-no-such-seat", vec![("seat", seat.saturating_add(1).into()), ("players", (*players).into())])
            }
            Reason::NoSuchIndex { index } => ("refusal-no-such-index", vec![("index", index.to_string().into())]),
            Reason::NotAsked { asked } => ("refusal-not-asked", vec![("asked", (*asked).into()), kind_of_hero]),
            Reason::ChanceFirst => ("refusal-chance-first", vec![]),
            Reason::NotChance => ("refusal-not-chance", vec![]),
            Reason::CoinNotThere { coin: name, place } => {
                ("refusal-coin-not-there", vec![coin(name), ("place", (*place).into())])
            }
            Reason::SameCoinTwice { coin: name } => ("refusal-same-coin-twice", vec![coin(name)]),
            Reason::CoinCannotChange { coin: name } => ("refusal-coin-cannot-change", vec![coin(name)]),
            Reason::CardNotHere { card: name } => ("refusal-card-not-here", vec![card(name)]),
            Reason::CardNotOffered { card: name } => ("refusal-card-not-offered", vec![card(name)]),
            Reason::CardNotInDeck { card: name } => ("refusal-card-not-in-deck", vec![card(name)]),
            Reason::WrongNumberOfCards { expected, found } => {
                ("refusal-wrong-number-of-cards", vec![("expected", (*expected).into()), ("found", (*found).into())])
            }
            Reason::HeroTaken { hero: name } => ("refusal-hero-taken", vec![hero(name)]),
            Reason::HeroNotInGame { hero: name } => ("refusal-hero-not-in-game", vec![hero(name)]),
            Reason::HeroNotRecruited { hero: name } => ("refusal-hero-not-recruited", vec![hero(name)]),
            Reason::HeroNeedsPair { hero: name } => ("refusal-hero-needs-pair", vec![hero(name)]),
            Reason::HeroMustFollow { hero: name } => ("refusal-hero-must-follow", vec![hero(name)]),
            Reason::HeroNeedsRanks { hero: name, column: place, ranks } => {
                ("refusal-hero-needs-ranks", vec![hero(name), column(place), ("ranks", (*ranks).into())])
            }
            Reason::HeroNeedsDiscards { hero: name, count } => {
                ("refusal-hero-needs-discards", vec![hero(name), ("count", (*count).into())])
            }
            Reason::HeroNeedsColumn { hero: name } => ("refusal-hero-needs-column", vec![hero(name)]),
            Reason::HeroHasNoChoiceOfColumn { hero: name } => {
                ("refusal-hero-has-no-choice-of-column", vec![hero(name)])
            }
            Reason::ColumnNotDiscardable { column: place } => ("refusal-column-not-discardable", vec![column(place)]),
            Reason::ColumnExcluded { column: place } => ("refusal-column-excluded", vec![column(place)]),
            Reason::WrongNumberOfColumns { expected } => {
                ("refusal-wrong-number-of-columns", vec![("expected", (*expected).into())])
            }
            Reason::PlayersOutOfRange { players } => {
                ("refusal-players-out-of-range", vec![("players", (*players).into())])
            }
            Reason::UnknownOption { text } => ("refusal-unknown-option", vec![("text", text.into())]),
            Reason::WrongGems { text } => ("refusal-wrong-gems", vec![("text", text.into())]),
            Reason::WrongOrder { text } => ("refusal-wrong-order", vec![("text", text.into())]),
            Reason::WrongCards { text } => ("refusal-wrong-cards", vec![("text", text.into())]),
        }
    }
}
