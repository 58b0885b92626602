//! Nains as an implementation of `Rules`: names, numbers, cards and heroes.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rand_core::Rng;

use super::cognar::{AWARDS, ELITE, RECRUITS};
use super::powers::mercenary;
use super::scoring::{self, Part};
use super::{CardSet, Cognar, EliteOrder, ORDERS, Options, Tally};
use crate::mechanics::{
    Age, Card, DeckList, Gem, Hero, HeroSet, Piece, Post, Purse, Refusal, Rules, Score, State, Table, Treasure, Worth,
};
use crate::{BySeat, Seat};

/// The rules of Nains with the cards and the Elite order of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nains {
    cards: Arc<CardSet>,
    elite: EliteOrder,
    players: u8,
}

impl Nains {
    /// Creates the rules with these options and this order of the Elite.
    pub fn new(options: &Options, elite: EliteOrder) -> Nains {
        Nains { cards: Arc::clone(options.cards()), elite, players: options.players() as u8 }
    }

    /// Returns a player's score in the present position; `tally` is the tally of that player's army.
    #[inline]
    pub fn score_of(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Score<Nains> {
        scoring::score(table, purses, seat, tally)
    }

    /// Starts a game with these gems by seat and this order of the Elite.
    ///
    /// # Errors
    /// Returns a refusal unless the gems are those for this number of players, in any order.
    pub fn with_setup(options: &Options, elite: EliteOrder, gems: &[Gem]) -> Result<State<Nains>, Refusal> {
        State::begin_with(Nains::new(options, elite), options.gems(), gems)
    }

    /// Returns the shared cards of the game.
    #[cfg(feature = "record")]
    pub(super) fn card_set(&self) -> &Arc<CardSet> {
        &self.cards
    }

    /// Returns the cards of the game.
    #[inline]
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// Returns the order in which the Elite are evaluated.
    pub const fn elite(&self) -> EliteOrder {
        self.elite
    }
}

impl Hash for Nains {
    /// Equal games have equal cards; hashing all of them would cost more than it tells apart.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.players, self.elite).hash(state);
    }
}

/// Returns the gems for this number of players, lowest first: the highest is always 5.
pub(super) fn gems(players: usize) -> impl Iterator<Item = Gem> + use<> {
    6 - players as Gem..=5
}

impl Rules for Nains {
    type Options = Options;
    type Hero = Cognar;
    type Part = Part;

    const NAME: &'static str = "nains";
    const COLUMNS: [&'static str; 5] = ORDERS;
    const TOKENS: u8 = 12;

    fn default_options(players: usize) -> Result<Options, Refusal> {
        Options::new(players)
    }

    fn unshared_options(options: &Options) -> Options {
        Options::of(Arc::new(CardSet::clone(options.cards())))
    }

    fn start(options: &Options, rng: &mut impl Rng) -> State<Nains> {
        let elite = EliteOrder::shuffled(rng);
        State::begin_at_random(Nains::new(options, elite), options.gems(), rng)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players.into()
    }

    fn treasure(&self) -> Treasure {
        Treasure::FULL
    }

    #[inline]
    fn deck(&self, age: Age) -> &DeckList {
        self.cards.deck(age)
    }

    fn card_name(&self, card: Card) -> &str {
        self.cards.name(card)
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.cards()
    }

    #[inline]
    fn worth(&self, piece: Piece) -> Worth {
        self.cards.worth(piece)
    }

    #[inline]
    fn heroes(&self) -> HeroSet {
        RECRUITS
    }

    fn awards(&self) -> HeroSet {
        AWARDS
    }

    fn post(hero: Hero) -> Post {
        Cognar::from_id(hero).map_or(Post::CommandZone, Cognar::post)
    }

    fn hero_refusal(hero: Hero) -> Refusal {
        mercenary::refusal(hero)
    }

    fn tie_break(heroes: HeroSet) -> u8 {
        heroes.and(ELITE).len() as u8
    }
}
