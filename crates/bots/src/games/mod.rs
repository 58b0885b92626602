//! What bots know of a game beyond the mechanics: one sealed trait with an implementation for each game.

mod nains;
mod nidavellir;

use elvaland_rules::mechanics::{Army, COLUMNS, Card, Column, Piece, Purse, Score, Table};
use elvaland_rules::{Action, BySeat, Rules, Seat, View};

use crate::baselines::valuation::{ArmyTotals, Coins, LineGains, Rivals, ValuationContext};
use crate::bot::{Bot, Budget};
use crate::eval::{ArmyChange, FeatureDelta, Features, GamePhase};
use crate::hint::Hint;
use crate::spec::BotSpec;

/// Keeps [`BotGame`] from being implemented elsewhere.
mod sealed {
    pub trait Sealed {}
}

/// What a card of a tavern brings to whoever takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardEffect {
    /// The piece that goes to the army.
    pub piece: Option<Piece>,
    /// Which coin grows.
    pub growth: CoinGrowth,
}

/// Which coin a card lets grow, and by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinGrowth {
    /// None.
    None,
    /// Any that its owner likes.
    Any(u8),
    /// The one that was bid on the tavern.
    Bid(u8),
}

/// A game that all bots can play.
///
/// Sealed: networks are trained for the games of this crate. The two functions that make bots and hints are not generic, so
/// that the search is compiled once, here, and not again in every crate that plays.
pub trait BotGame: Rules + sealed::Sealed + Send + Sync {
    /// Makes the bot of this name; its choices follow from `seed`.
    #[doc(hidden)]
    fn bot(spec: BotSpec, seed: u64) -> Box<dyn Bot<Self>>;

    /// Computes what [`hint`](crate::hint) returns.
    #[doc(hidden)]
    fn hints(view: &View<Self>, legal: &[Action], budget: Budget, seed: u64, threads: usize) -> Vec<Hint>;

    /// What of a player's army matters for its value.
    type ArmySummary: Copy + Send;
    /// The parts of the value that do not depend on coins.
    type ArmyValue: Copy + Send;

    /// What a card adds to an army on the average: for cards not known yet.
    const AVERAGE_CARD_VALUE: f64;
    /// What a hero of a line to come is worth.
    const HERO_VALUE: f64;
    /// The share of each column among the cards a player takes.
    const COLUMN_SHARES: [f64; COLUMNS];
    /// What winning the majorities of the columns at the end of the first age is worth, beyond what is counted elsewhere.
    const MAJORITY_VALUES: [f64; COLUMNS];

    /// What matters of the army on a seat.
    fn summary(table: &Table<Self>, seat: Seat) -> Self::ArmySummary;

    /// A card of a tavern goes to the holding: the column it goes to, and how much it lets a coin grow.
    fn take_card(table: &Table<Self>, summary: &mut Self::ArmySummary, card: Card) -> (Option<Column>, u8);

    /// What may be hoped for of this holding, whatever the coins.
    fn army_value(context: &ValuationContext<'_, Self>, seat: Seat, summary: &Self::ArmySummary) -> Self::ArmyValue;

    /// Values anew what one column of the holding changes, everything else being as it was.
    fn revalue(
        context: &ValuationContext<'_, Self>,
        seat: Seat,
        summary: &Self::ArmySummary,
        column: Column,
        army_value: &mut Self::ArmyValue,
    );

    /// What a card of a tavern adds to the army: what it is worth to greedy, told without valuing everything twice. `lines` is what
    /// one more rank adds to the heroes of lines to come, `highest` the highest coin.
    fn card_gain(
        context: &ValuationContext<'_, Self>,
        seat: Seat,
        summary: &Self::ArmySummary,
        lines: &LineGains,
        card: Card,
        highest: u8,
    ) -> f64;

    /// What every point of the highest coin adds, beside what a point of any coin does.
    fn highest_coin_weight(_context: &ValuationContext<'_, Self>, _seat: Seat, _summary: &Self::ArmySummary) -> f64 {
        0.0
    }

    /// What the army of a holding comes to.
    fn totals(summary: &Self::ArmySummary) -> &ArmyTotals;

    /// The final score that may be hoped for with this estate and these coins.
    fn expected_score(context: &ValuationContext<'_, Self>, army_value: &Self::ArmyValue, coins: &Coins) -> f64;

    /// The symbols of a seat, for a game in which they win a majority.
    fn seat_symbols(_table: &Table<Self>, _seat: Seat) -> u8 {
        0
    }

    /// The symbols of a holding, for a game in which they win a majority.
    fn summary_symbols(_summary: &Self::ArmySummary) -> u8 {
        0
    }

    /// What a step of this game alone that comes next is worth to the player, as a rule.
    fn pending(power: Self::Power, seat: Seat) -> f64;

    /// What is counted of an army piece by piece, once for all that is seen of it.
    type Tally: Copy;

    /// How close to the best a bid or a card has to come to be looked at closely, in strength. Less is faster, more is stronger.
    const LOOKAHEAD_MARGIN: f32;

    /// What taking a card brings.
    fn card_effect(table: &Table<Self>, card: Card) -> CardEffect;

    /// Counts the pieces of an army.
    fn tally(table: &Table<Self>, army: &Army) -> Self::Tally;

    /// The same with one more dwarf.
    fn tally_with(table: &Table<Self>, tally: &Self::Tally, piece: Piece) -> Self::Tally;

    /// The symbols in a tally, for a game in which they win a majority.
    fn tally_symbols(_tally: &Self::Tally) -> u8 {
        0
    }

    /// The parts of a seat's score, whose army has this tally.
    #[inline(always)]
    fn parts(table: &Table<Self>, purses: &BySeat<Purse>, seat: Seat, _tally: &Self::Tally) -> Score<Self> {
        table.score(purses, seat)
    }

    /// The part of the score that coins are.
    const COIN_SCORE_PART: usize;

    /// The parts of the score, by bit, that count the highest coin of whoever has this army.
    fn highest_coin_parts(_army: &Army, _rivals: &Rivals) -> u16 {
        0
    }

    /// What only this game shows of a seat.
    fn encode_game(army: &Army, tally: &Self::Tally, phase: &GamePhase, rivals: &Rivals, features: &mut Features);

    /// What only this game shows otherwise of an army that has grown by some dwarves.
    fn delta_game(_change: &ArmyChange<'_, Self>, _phase: &GamePhase, _rivals: &Rivals, _edits: &mut FeatureDelta) {}

    /// The weights for so many players, as they are kept in the repository.
    fn weights(players: usize) -> &'static [u8];
}
