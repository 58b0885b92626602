//! What bots know of each game beyond the shared mechanics: one sealed trait, `BotGame`.

/// Implements the methods of [`BotGame`] that run the search, for the game of an `impl` block: a method that is not
/// generic is compiled in this crate, and not in every crate that uses it.
macro_rules! compile_search_here {
    () => {
        fn bot(spec: $crate::BotSpec, seed: u64, beliefs: $crate::Beliefs) -> Box<dyn $crate::Bot<Self>> {
            $crate::spec::make_bot(spec, seed, beliefs)
        }

        fn assessed_options(
            view: &elvaland_rules::View<Self>,
            legal: &[elvaland_rules::Action],
            context: (&$crate::Occupants, Option<elvaland_rules::Action>),
            budget: $crate::Budget,
            seed: u64,
            threads: usize,
        ) -> Vec<$crate::AssessedOption> {
            $crate::advice::search_options(view, legal, context, budget, seed, threads)
        }

        fn chances(
            view: &elvaland_rules::View<Self>,
            occupants: &$crate::Occupants,
            worlds: u32,
            seed: u64,
        ) -> $crate::Chances {
            $crate::chances::estimate(view, occupants, worlds, seed)
        }

        fn network_output(
            view: &elvaland_rules::View<Self>,
            legal: &[elvaland_rules::Action],
        ) -> $crate::NetworkOutput {
            $crate::policy::evaluate(view, legal)
        }

        fn explanations(
            view: &elvaland_rules::View<Self>,
            actions: &[elvaland_rules::Action],
            beliefs: &$crate::Beliefs,
            samples: u32,
            seed: u64,
        ) -> Vec<$crate::Explanation> {
            $crate::explain::count_continuations(view, actions, beliefs, samples, seed)
        }
    };
}

mod nains;
mod nidavellir;

use elvaland_assessment::{AssessedOption, Explanation};
use elvaland_rules::mechanics::{Army, COLUMNS, Card, Column, Hero, NamedHero, Piece, Purse, Score, ScorePart, Table};
use elvaland_rules::{Action, BySeat, Rules, Seat, View};

use crate::baselines::valuation::{ArmyTotals, Coins, ValuationContext};
use crate::bot::{Bot, Budget};
use crate::chances::{Chances, Occupants};
use crate::eval::SparseInput;
use crate::opponents::Beliefs;
use crate::policy::NetworkOutput;
use crate::spec::BotSpec;

/// Keeps [`BotGame`] from being implemented elsewhere.
mod sealed {
    pub trait Sealed {}
}

/// The effect of taking a card from a tavern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardEffect {
    /// The piece that joins the army.
    pub piece: Option<Piece>,
    /// The coin upgrade.
    pub growth: CoinGrowth,
}

/// Which coin a card upgrades, and by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinGrowth {
    /// No coin.
    None,
    /// Any coin of the owner's choice.
    Any(u8),
    /// The coin that was bid on the tavern.
    Bid(u8),
}

/// A game that all bots can play: heuristic terms for `greedy` and features for the networks.
///
/// Sealed: the networks are trained for the games of this crate. `compile_search_here` implements the methods
/// that run the search.
pub trait BotGame: Rules + sealed::Sealed + Send + Sync + 'static {
    /// Makes a bot; its choices follow from `seed`.
    #[doc(hidden)]
    fn bot(spec: BotSpec, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<Self>>;

    /// Implements [`assess`](crate::assess).
    #[doc(hidden)]
    fn assessed_options(
        view: &View<Self>,
        legal: &[Action],
        context: (&Occupants, Option<Action>),
        budget: Budget,
        seed: u64,
        threads: usize,
    ) -> Vec<AssessedOption>;

    /// Implements [`Chances::of_view`].
    #[doc(hidden)]
    fn chances(view: &View<Self>, occupants: &Occupants, worlds: u32, seed: u64) -> Chances;

    /// Implements [`NetworkOutput::of`].
    #[doc(hidden)]
    fn network_output(view: &View<Self>, legal: &[Action]) -> NetworkOutput;

    /// Implements [`explain`](crate::explain).
    #[doc(hidden)]
    fn explanations(
        view: &View<Self>,
        actions: &[Action],
        beliefs: &Beliefs,
        samples: u32,
        seed: u64,
    ) -> Vec<Explanation>;

    /// The column whose majority scores at the end of the game.
    const FINAL_MAJORITY: Option<Column> = None;

    /// What the heuristic needs to know of an army.
    type ArmySummary: Copy + Send;
    /// The parts of an army's heuristic value that do not depend on coins.
    type ArmyValue: Copy + Send;

    /// Average heuristic value of a card that is not known yet.
    const AVERAGE_CARD_VALUE: f64;
    /// Heuristic value of a future hero.
    const HERO_VALUE: f64;
    /// The share of each column among the cards a player takes.
    const COLUMN_SHARES: [f64; COLUMNS];
    /// Heuristic values of the majorities at the end of the first age.
    const MAJORITY_VALUES: [f64; COLUMNS];

    /// Summarizes the army of a seat.
    fn summary(table: &Table<Self>, seat: Seat) -> Self::ArmySummary;

    /// Adds a tavern card to the summary; returns its column and its coin upgrade.
    fn take_card(table: &Table<Self>, summary: &mut Self::ArmySummary, card: Card) -> (Option<Column>, u8);

    /// Returns the heuristic value of an army without its coins.
    fn army_value(context: &ValuationContext<'_, Self>, seat: Seat, summary: &Self::ArmySummary) -> Self::ArmyValue;

    /// Updates `army_value` after one column of the summary changed.
    fn revalue(
        context: &ValuationContext<'_, Self>,
        seat: Seat,
        summary: &Self::ArmySummary,
        column: Column,
        army_value: &mut Self::ArmyValue,
    );

    /// Returns the ranks, points and heroes of a summary.
    fn totals(summary: &Self::ArmySummary) -> &ArmyTotals;

    /// Returns the heuristic final score of an army value with these coins.
    fn expected_score(context: &ValuationContext<'_, Self>, army_value: &Self::ArmyValue, coins: &Coins) -> f64;

    /// Returns the majority symbols of a seat, in a game that has them.
    fn seat_symbols(_table: &Table<Self>, _seat: Seat) -> u8 {
        0
    }

    /// Returns the heuristic value of a game-specific step that comes next.
    fn pending(power: Self::Power, seat: Seat) -> f64;

    /// Per-piece counts of an army that several features share.
    type Tally: Copy;

    /// Returns the effect of taking a card.
    fn card_effect(table: &Table<Self>, card: Card) -> CardEffect;

    /// Counts the pieces of an army.
    fn tally(table: &Table<Self>, army: &Army) -> Self::Tally;

    /// Returns the tally with one more dwarf.
    fn tally_with(table: &Table<Self>, tally: &Self::Tally, piece: Piece) -> Self::Tally;

    /// Returns the score parts of a seat whose army has this tally.
    #[inline(always)]
    fn parts(table: &Table<Self>, purses: &BySeat<Purse>, seat: Seat, _tally: &Self::Tally) -> Score<Self> {
        table.score(purses, seat)
    }

    /// Number of heroes.
    const HERO_COUNT: usize = <Self::Hero as NamedHero>::ALL.len();
    /// Number of parts of a score.
    const PART_COUNT: usize = <Self::Part as ScorePart>::ALL.len();
    /// Number of inputs of the network that describe a card.
    const CARD_INPUTS: usize;
    /// Number of inputs of the network for what only this game's armies have.
    const ARMY_INPUTS: usize;

    /// Describes a card: calls `set` with an index below [`CARD_INPUTS`](Self::CARD_INPUTS) and a value.
    fn describe_card(table: &Table<Self>, card: Card, set: impl FnMut(usize, f32));

    /// Appends the inputs of an army that only this game has.
    fn push_army(army: &Army, tally: &Self::Tally, input: &mut SparseInput);

    /// Returns the index, from 0 to 3, of a step that only this game has and that asks a player.
    fn power_index(power: Self::Power) -> usize;

    /// Returns the hero whose owner bids late, if there is one.
    fn late_bidder() -> Option<Hero> {
        None
    }

    /// Returns the committed weights of the network for a number of players.
    fn weights(players: usize) -> &'static [u8];
}
