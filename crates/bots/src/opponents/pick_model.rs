//! Card gains of a greedy player, computed incrementally: equal to `greedy`'s differences of full valuations.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin};

use crate::baselines::valuation::{LineGains, ValuationContext};
use crate::games::{BotGame, CoinGrowth};

/// A player who picks as `greedy` does.
pub(crate) struct GreedyPicker<R: BotGame> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// The army.
    pub(crate) summary: R::ArmySummary,
}

impl<R: BotGame> Clone for GreedyPicker<R> {
    fn clone(&self) -> GreedyPicker<R> {
        *self
    }
}

impl<R: BotGame> Copy for GreedyPicker<R> {}

impl<R: BotGame> GreedyPicker<R> {
    /// Returns the highest coin.
    fn highest(&self) -> u8 {
        self.coins[COINS - 1].value()
    }

    /// Returns the gain of an upgrade for a player who bid this coin.
    pub(crate) fn growth_gain(&self, context: &ValuationContext<'_, R>, growth: CoinGrowth, coin: u8) -> f64 {
        match growth {
            CoinGrowth::None => 0.0,
            CoinGrowth::Any(plus) => self.transform_gain(context, plus),
            CoinGrowth::Bid(plus) if self.upgradable().any(|other| other == coin) => self.upgraded(context, coin, plus),
            // With the trading coin the owner chooses later, which `greedy` does not foresee.
            CoinGrowth::Bid(_) => 0.0,
        }
    }

    /// Returns the gain of the best upgrade, whichever coin was bid.
    pub(crate) fn best_growth_gain(&self, context: &ValuationContext<'_, R>, growth: CoinGrowth) -> f64 {
        match growth {
            CoinGrowth::None => 0.0,
            CoinGrowth::Any(plus) | CoinGrowth::Bid(plus) => self.transform_gain(context, plus),
        }
    }

    /// Returns the coins that may be upgraded.
    fn upgradable(&self) -> impl Iterator<Item = u8> {
        self.coins.iter().filter(|coin| !coin.trades()).map(|coin| coin.value())
    }

    fn transform_gain(&self, context: &ValuationContext<'_, R>, plus: u8) -> f64 {
        self.upgradable().map(|coin| self.upgraded(context, coin, plus)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn upgraded(&self, context: &ValuationContext<'_, R>, coin: u8, plus: u8) -> f64 {
        self.exchanged(context, coin + plus, coin)
    }

    /// Returns the gain of trading two coins.
    pub(crate) fn trade_gain(&self, context: &ValuationContext<'_, R>, [one, other]: [Coin; 2]) -> f64 {
        self.exchanged(context, one.value() + other.value(), one.value().max(other.value()))
    }

    fn exchanged(&self, context: &ValuationContext<'_, R>, wanted: u8, given: u8) -> f64 {
        let taken = context.table.treasure().exchange(wanted, given);
        taken.map_or(0.0, |taken| {
            context.coin_growth(given, taken.value()) + self.highest_grown(context, given, taken.value())
        })
    }

    /// Returns the gain of the highest coin's extra weight when one coin is exchanged.
    fn highest_grown(&self, context: &ValuationContext<'_, R>, given: u8, taken: u8) -> f64 {
        let highest = self.highest();
        let without = if given == highest { self.coins[COINS - 2].value() } else { highest };
        let after = without.max(taken);
        if after == highest {
            return 0.0;
        }
        let points = f64::from(after) - f64::from(highest);
        points * R::highest_coin_weight(context, self.seat, &self.summary)
    }
}

/// The pick of a player in a valuation context.
pub(crate) struct PickModel<'a, R: BotGame> {
    context: &'a ValuationContext<'a, R>,
    picker: &'a GreedyPicker<R>,
    lines: LineGains,
}

impl<'a, R: BotGame> PickModel<'a, R> {
    pub(crate) fn new(context: &'a ValuationContext<'a, R>, picker: &'a GreedyPicker<R>) -> PickModel<'a, R> {
        PickModel { context, picker, lines: R::totals(&picker.summary).line_gains(context) }
    }

    /// Returns the gain of a card for a player who bid this coin.
    pub(crate) fn card_gain(&self, card: Card, coin: u8) -> f64 {
        self.army_gain(card)
            + self.picker.growth_gain(self.context, R::card_effect(self.context.table, card).growth, coin)
    }

    /// Returns the gain of a card without coin upgrades.
    pub(crate) fn army_gain(&self, card: Card) -> f64 {
        let GreedyPicker { seat, summary, .. } = self.picker;
        R::card_gain(self.context, *seat, summary, &self.lines, card, self.picker.highest())
    }
}
