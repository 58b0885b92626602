//! Where the games differ: the hooks that the mechanics call.

use std::fmt;

use super::{
    Action, Age, Army, Card, Chain, Column, Columns, DeckList, Event, Gem, Hero, HeroSet, Parts, Piece, Purse, Referee,
    Refusal, State, Step, Table, Treasure, Worth,
};
use crate::dealer::Dealer;
use crate::game::{BySeat, Seat, Sink};

/// Where a hero goes when recruited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// On top of this column.
    Column(Column),
    /// On top of a column the player chooses.
    AnyColumn,
    /// To the command zone.
    CommandZone,
}

/// Where a card that a player gains comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The tavern being resolved, on this turn of it, counted from 0.
    Tavern(u8),
    /// Cards of the second deck that the player alone was shown.
    Offer,
}

/// The rules of one game: its numbers, and what its cards do.
///
/// Hooks edit the table and schedule steps; they never ask. Defaults are the shared rule.
pub trait Ruleset: Clone + PartialEq + Eq + fmt::Debug {
    /// A step of the agenda that only this game has.
    type Power: Copy + Eq + fmt::Debug + Send + Sync;

    /// What is decided before a game begins.
    type Options: Clone + fmt::Debug + Send + Sync + 'static;

    /// The game's name in records.
    const NAME: &'static str;
    /// The columns' names in records.
    const COLUMNS: [&'static str; 5];
    /// The heroes' names in records, by hero id.
    const HEROES: &'static [&'static str];
    /// The kinds of action that put a piece in hand on a column, as records name them.
    const PLACINGS: &'static [&'static str];
    /// The names of the parts of a score in records.
    const PARTS: &'static [&'static str];

    /// The tokens that cover the points of pieces; the other game has none.
    const TOKENS: u8 = 0;

    /// The usual game for so many players.
    ///
    /// # Errors
    /// The games are for 2 to 5 players.
    fn usual(players: usize) -> Result<Self::Options, Refusal>;

    /// The same options, sharing nothing with these. Games on several threads that share anything wait for one another
    /// whenever a state is copied: whoever plays many gives every thread options of its own.
    fn apart(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// A new game, what chance sets up drawn by the dealer.
    fn start(options: &Self::Options, dealer: &mut Dealer) -> State<Self>;

    /// The number of players, 2 to 5.
    fn players(&self) -> usize;

    /// The cards that enter each tavern: one a player, but three for two players.
    #[inline]
    fn cards_per_tavern(&self) -> usize {
        self.players().max(3)
    }

    /// The rounds of an age.
    #[inline]
    fn rounds(&self) -> u8 {
        if self.players() < 4 { 4 } else { 3 }
    }

    /// The Treasure at the start.
    fn treasure(&self) -> Treasure;

    /// The deck of an age.
    fn deck(&self, age: Age) -> &DeckList;

    /// A card's name in records.
    fn card_name(&self, card: Card) -> &str;

    /// Every card of the game, those of no deck included.
    fn cards(&self) -> impl Iterator<Item = Card>;

    /// What a piece is worth where it lies.
    fn worth(&self, piece: Piece) -> Worth;

    /// The heroes of this game that lines can recruit.
    fn heroes(&self) -> HeroSet;

    /// The cards of the command zone, and those who come with a hero, that lines do not recruit.
    fn awards(&self) -> HeroSet {
        HeroSet::default()
    }

    /// Where a hero goes when recruited.
    fn post(hero: Hero) -> Post;

    /// Whether a hero counts against the complete lines.
    fn counts_as_recruit(_hero: Hero) -> bool {
        true
    }

    /// The heroes that choose their column.
    fn choosers() -> HeroSet;

    /// Whether this player bids after the others have revealed, from the hand.
    fn bids_late(_army: &Army) -> bool {
        false
    }

    /// Whether a gem changes hands in ties.
    #[inline]
    fn gem_swaps(_gem: Gem) -> bool {
        true
    }

    /// The heroes of those `left` that the player may recruit now.
    fn recruitable(army: &Army, left: HeroSet, chain: Chain) -> HeroSet;

    /// The columns open to a hero who chooses one.
    #[inline]
    fn open_columns(_army: &Army, _chain: Chain) -> Columns {
        Columns::ALL
    }

    /// The chain after this hero joined in it; only one of the games has heroes who ask for company.
    #[inline]
    fn chain(_chain: Chain, _hero: Hero) -> Chain {
        Chain::None
    }

    /// Whether a token covers the points of `piece`, put down after those before it.
    fn covers(&self, _before: &[Piece], _piece: Piece) -> bool {
        false
    }

    /// Why a hero who is left may not be recruited.
    fn hero_refusal(hero: Hero) -> Refusal;

    /// A player gains a card.
    fn gain<S: Sink<Event>>(referee: &mut Referee<'_, Self, S>, seat: Seat, card: Card, source: Source);

    /// What a recruited hero does at once.
    fn recruited<S: Sink<Event>>(
        referee: &mut Referee<'_, Self, S>,
        seat: Seat,
        hero: Hero,
    ) -> Option<Step<Self::Power>>;

    /// Whether somebody of the army makes way for a piece about to be put on a column.
    #[inline]
    fn is_in_the_way(_army: &Army, _column: Column) -> bool {
        false
    }

    /// Makes way for a piece about to be put on a column; what comes back is done after the piece's effect.
    #[inline]
    fn make_way<S: Sink<Event>>(
        _referee: &mut Referee<'_, Self, S>,
        _seat: Seat,
        _column: Column,
    ) -> Option<Step<Self::Power>> {
        None
    }

    /// Schedules what happens at the end of an age.
    fn end_of_age<S: Sink<Event>>(referee: &mut Referee<'_, Self, S>, age: Age);

    /// The parts of a player's score as the table stands.
    fn score(table: &Table<Self>, purses: &BySeat<Purse>, seat: Seat) -> Parts;

    /// What breaks a tie of totals for the owner of these heroes, the higher the better.
    fn tie_break(_heroes: HeroSet) -> u8 {
        0
    }

    /// Whom a power's step asks now; nobody if it happens by itself or no longer applies.
    fn power_asks(table: &Table<Self>, power: Self::Power) -> Option<Seat>;

    /// The kind of action that answers a power's step, as records name it.
    fn power_name(power: Self::Power) -> &'static str;

    /// How many slots of choices a power's step has.
    fn power_choices(state: &State<Self>, power: Self::Power) -> usize;

    /// The action in a slot, if it is legal; every legal action has one slot.
    fn power_choice(state: &State<Self>, power: Self::Power, index: usize) -> Option<Action>;

    /// Why an action of the right kind does not answer a power's step.
    fn power_refusal(state: &State<Self>, power: Self::Power, action: Action) -> Refusal;

    /// Answers a power's step.
    fn power_play<S: Sink<Event>>(referee: &mut Referee<'_, Self, S>, power: Self::Power, action: Action);

    /// A power's step that asks nobody happens.
    fn power_run<S: Sink<Event>>(referee: &mut Referee<'_, Self, S>, power: Self::Power);
}
