//! The hooks by which the games differ; the shared mechanics call them.
//!
//! The trait is public in a private module: it seals [`Rules`] and keeps the hooks out of the interface of the crate.

use std::fmt;
use std::hash::Hash;

use super::{
    Action, Age, Army, Card, Chain, Choices, Column, Columns, Hero, HeroSet, Listener, Piece, Purse, QuestionKind,
    Referee, Refusal, Rules, Score, State, Step, Table,
};
use crate::{BySeat, Seat};

/// Where a gained card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The tavern being resolved; the number is the player's index in its order of play, from 0.
    Tavern(u8),
    /// Cards of the second deck that were shown to the player alone.
    Offer,
}

/// The effects of the cards of a game.
///
/// Hooks edit the table and schedule steps; they never ask a player directly. Default methods are the shared rule.
pub trait Hooks: Sized {
    /// A step of the agenda that only this game has.
    type Power: Copy + Eq + Hash + fmt::Debug + Send + Sync;

    /// The heroes that a player can have in hand and put on a column, each with that kind of action in records.
    const PLACINGS: &'static [(Hero, &'static str)];

    /// The sets of columns that a player can be asked to discard from, in the order of the action index.
    const DISCARDS: &'static [Columns] = &[];

    /// Returns whether a hero counts against the complete lines.
    fn counts_as_recruit(_hero: Hero) -> bool {
        true
    }

    /// Returns the heroes that choose their column.
    fn choosers() -> HeroSet;

    /// Returns the heroes of those `left` that the player may recruit now.
    fn recruitable(army: &Army, left: HeroSet, chain: Chain) -> HeroSet;

    /// Returns the columns open to a hero that chooses one.
    #[inline]
    fn open_columns(_army: &Army, _chain: Chain) -> Columns {
        Columns::ALL
    }

    /// Returns the chain after `hero` joined in it.
    #[inline]
    fn chain(_chain: Chain, _hero: Hero) -> Chain {
        Chain::None
    }

    /// Returns whether a token covers the points of `piece`, placed after the pieces `before`.
    fn covers(&self, _before: &[Piece], _piece: Piece) -> bool {
        false
    }

    /// Gives a card to a player.
    fn gain<L: Listener<Self>>(referee: &mut Referee<'_, Self, L>, seat: Seat, card: Card, source: Source)
    where
        Self: Rules;

    /// Applies the immediate effect of a recruited hero; returns the step that asks for the rest.
    fn recruited<L: Listener<Self>>(
        referee: &mut Referee<'_, Self, L>,
        seat: Seat,
        hero: Hero,
    ) -> Option<Step<Self::Power>>
    where
        Self: Rules;

    /// Returns whether a piece of the army must be lifted before another is placed in `column`.
    #[inline]
    fn is_in_the_way(_army: &Army, _column: Column) -> bool {
        false
    }

    /// Lifts the piece in the way; returns the step that puts it back after the effect of the new piece.
    #[inline]
    fn make_way<L: Listener<Self>>(
        _referee: &mut Referee<'_, Self, L>,
        _seat: Seat,
        _column: Column,
    ) -> Option<Step<Self::Power>>
    where
        Self: Rules,
    {
        None
    }

    /// Schedules the end of an age.
    fn end_of_age<L: Listener<Self>>(referee: &mut Referee<'_, Self, L>, age: Age)
    where
        Self: Rules;

    /// Returns a player's score in the present position.
    fn score(table: &Table<Self>, purses: &BySeat<Purse>, seat: Seat) -> Score<Self>
    where
        Self: Rules;

    /// Returns the player of a power's step.
    fn power_seat(power: Self::Power) -> Option<Seat>;

    /// Returns the seat that a power's step asks; `None` if it resolves by itself or no longer applies.
    fn power_asks(table: &Table<Self>, power: Self::Power) -> Option<Seat>
    where
        Self: Rules;

    /// Returns the kind of decision that a power's step asks for; `None` if it resolves by itself.
    fn power_question(power: Self::Power) -> Option<QuestionKind>;

    /// Returns the number of slots of a power's step.
    fn power_choices(choices: Choices<'_, Self>, power: Self::Power) -> usize
    where
        Self: Rules;

    /// Returns the legal action in a slot; every legal action fills exactly one slot.
    fn power_choice(choices: Choices<'_, Self>, power: Self::Power, index: usize) -> Option<Action>
    where
        Self: Rules;

    /// Returns why an illegal action does not answer a power's step.
    fn power_refusal(state: &State<Self>, power: Self::Power, action: Action) -> Refusal
    where
        Self: Rules;

    /// Applies the answer to a power's step.
    fn power_play<L: Listener<Self>>(referee: &mut Referee<'_, Self, L>, power: Self::Power, action: Action)
    where
        Self: Rules;

    /// Resolves a power's step that asks nobody.
    fn power_run<L: Listener<Self>>(referee: &mut Referee<'_, Self, L>, power: Self::Power)
    where
        Self: Rules;
}
