//! The trait by which a game declares its names, numbers, cards and heroes.

use std::fmt;
use std::hash::Hash;

use rand_core::Rng;

use super::hooks::Hooks;
use super::{
    Age, Army, Card, Column, DeckList, Gem, Hero, HeroSet, NamedHero, ParseError, Piece, Post, Refusal, ScorePart,
    State, Treasure, Worth,
};

/// The rules of one game: [`Nidavellir`](crate::nidavellir::Nidavellir) or [`Nains`](crate::nains::Nains).
///
/// This trait declares what differs and is of interest outside; what the cards do is implemented by private hooks. It is
/// sealed: other crates can name it in bounds and extend it, but not implement it.
pub trait Rules: Hooks + Clone + PartialEq + Eq + Hash + fmt::Debug + 'static {
    /// The options chosen before a game begins.
    type Options: Clone + fmt::Debug + Send + Sync + 'static;
    /// The heroes of the game.
    type Hero: NamedHero;
    /// The parts of a score.
    type Part: ScorePart;

    /// The name of the game in records.
    const NAME: &'static str;
    /// The names of the columns in records.
    const COLUMNS: [&'static str; 5];
    /// The number of tokens that cover the points of pieces; 0 for a game without tokens.
    const TOKENS: u8 = 0;

    /// Returns the default options for this number of players.
    ///
    /// # Errors
    /// Returns a refusal unless `players` is 2 to 5.
    fn default_options(players: usize) -> Result<Self::Options, Refusal>;

    /// Returns equal options that share no memory with these.
    ///
    /// States share reference-counted data of their options. Threads that play many games contend for these counters
    /// unless each thread has options of its own.
    fn unshared_options(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Starts a game; `rng` decides the random set-up.
    fn start(options: &Self::Options, rng: &mut impl Rng) -> State<Self>;

    /// Returns the number of players, 2 to 5.
    fn players(&self) -> usize;

    /// Returns the number of cards dealt to each tavern: one per player, but three for two players.
    #[inline]
    fn cards_per_tavern(&self) -> usize {
        self.players().max(3)
    }

    /// Returns the number of rounds of an age.
    #[inline]
    fn rounds(&self) -> u8 {
        if self.players() < 4 { 4 } else { 3 }
    }

    /// Returns the Treasure at the start of the game.
    fn treasure(&self) -> Treasure;

    /// Returns the contents of the deck of an age.
    fn deck(&self, age: Age) -> &DeckList;

    /// Returns the name of a card in records.
    fn card_name(&self, card: Card) -> &str;

    /// Returns every kind of card of the game, including those of no deck.
    fn cards(&self) -> impl Iterator<Item = Card>;

    /// Returns column, ranks and points of a piece.
    fn worth(&self, piece: Piece) -> Worth;

    /// Returns the heroes that lines can recruit in this game.
    fn heroes(&self) -> HeroSet;

    /// Returns the heroes that lines cannot recruit: they are won, or come with another hero.
    fn awards(&self) -> HeroSet {
        HeroSet::default()
    }

    /// Returns where a hero goes when recruited.
    fn post(hero: Hero) -> Post;

    /// Returns the refusal for a hero that is left but may not be recruited now.
    fn hero_refusal(hero: Hero) -> Refusal;

    /// Returns whether a player with this army bids late: after the others have revealed, from the hand.
    #[inline]
    fn bids_late(_army: &Army) -> bool {
        false
    }

    /// Returns whether a gem changes hands after a tie.
    #[inline]
    fn gem_swaps(_gem: Gem) -> bool {
        true
    }

    /// Returns the tie-break value of the owner of these heroes; among equal totals the highest value wins.
    fn tie_break(_heroes: HeroSet) -> u8 {
        0
    }

    /// Returns the names of the heroes in records, by hero id.
    fn hero_names() -> impl ExactSizeIterator<Item = &'static str> + Clone {
        Self::Hero::ALL.iter().map(|hero| hero.name())
    }

    /// Returns the names of the parts of a score, in the order of records.
    fn part_names() -> impl ExactSizeIterator<Item = &'static str> + Clone {
        Self::Part::ALL.iter().map(|part| part.name())
    }

    /// Returns the name of a hero in records; `?` for an id that no hero of the game has.
    fn hero_name(hero: Hero) -> &'static str {
        Self::Hero::from_id(hero).map_or("?", NamedHero::name)
    }

    /// Finds a hero by its name in records.
    ///
    /// # Errors
    /// Returns the name if no hero has it.
    fn parse_hero(name: &str) -> Result<Hero, ParseError> {
        let hero = Self::Hero::ALL.iter().find(|hero| hero.name() == name);
        hero.map(|hero| hero.id()).ok_or_else(|| ParseError::UnknownHero { text: name.to_owned() })
    }

    /// Returns the name of a column in records.
    fn column_name(column: Column) -> &'static str {
        Self::COLUMNS[column.index()]
    }

    /// Finds a column by its name in records.
    ///
    /// # Errors
    /// Returns the name if no column has it.
    fn parse_column(name: &str) -> Result<Column, ParseError> {
        let index = Self::COLUMNS.iter().position(|&column| column == name);
        index.and_then(Column::new).ok_or_else(|| ParseError::UnknownColumn { text: name.to_owned() })
    }

    /// Finds a card by its name in records.
    ///
    /// # Errors
    /// Returns the name if no card has it.
    fn parse_card(&self, name: &str) -> Result<Card, ParseError> {
        let card = self.cards().find(|&card| self.card_name(card) == name);
        card.ok_or_else(|| ParseError::UnknownCard { text: name.to_owned() })
    }
}
