//! Leanings: extra heuristic values that make a personality out of `greedy`. **Frozen**, see
//! [`baselines`](crate::baselines).

use elvaland_rules::mechanics::{Card, Column, Table};

use super::TRADE_WEIGHT;
use super::valuation::{ArmyTotals, Coins};
use crate::games::{BotGame, CoinGrowth};

/// The deviation of a personality from `greedy`, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaning {
    /// Weight of a trade's gain.
    pub(crate) trade_weight: f64,
    /// Extra value of each coin point.
    pub(crate) coin_bonus: f64,
    /// A column with the extra value of each of its ranks.
    pub(crate) column_bonus: Option<(Column, f64)>,
}

impl Leaning {
    /// No deviation.
    pub(crate) const NEUTRAL: Leaning = Leaning { trade_weight: TRADE_WEIGHT, coin_bonus: 0.0, column_bonus: None };

    /// Returns the extra value of an army and its coins.
    pub(super) fn bonus(&self, totals: &ArmyTotals, coins: &Coins) -> f64 {
        let ranks = self.column_bonus.map_or(0.0, |(column, bonus)| bonus * totals.ranks(column));
        ranks + self.coin_bonus * coins.iter().map(|&coin| f64::from(coin)).sum::<f64>()
    }

    /// Returns the extra value of a tavern card.
    pub(super) fn card_bonus<R: BotGame>(&self, table: &Table<R>, card: Card) -> f64 {
        let effect = R::card_effect(table, card);
        let ranks = self.column_bonus.zip(effect.piece).map_or(0.0, |((column, bonus), piece)| {
            let worth = table.rules().worth(piece);
            if worth.column == column { bonus * f64::from(worth.ranks) } else { 0.0 }
        });
        let upgrade = match effect.growth {
            CoinGrowth::None => 0.0,
            CoinGrowth::Any(plus) | CoinGrowth::Bid(plus) => self.upgrade_bonus(plus),
        };
        ranks + upgrade
    }

    /// Returns the extra value of a coin upgrade.
    pub(super) fn upgrade_bonus(&self, plus: u8) -> f64 {
        self.coin_bonus * f64::from(plus)
    }
}
