//! Marginal values: the logit gain of each card, trade and coin upgrade alone.

use elvaland_rules::mechanics::{COINS, Table, Tavern};

use crate::baselines::greedy::{ByCard, TavernCards};
use crate::bids::POUCH;
use crate::games::{BotGame, CoinGrowth};
use crate::policy::BidEvaluator;

/// The logit gains of cards, trades and upgrades.
pub(crate) struct MarginalValues {
    /// The cards; one that upgrades the coin that was bid includes the average upgrade.
    pub(crate) cards: ByCard<f32>,
    /// True for cards that upgrade the coin that was bid.
    upgrades_bid: ByCard<bool>,
    /// The difference of each coin's upgrade to the average.
    growth_deviation: [f32; COINS],
    /// The trades of two coins.
    trades: [[f32; COINS]; COINS],
}

impl MarginalValues {
    pub(crate) fn new<R: BotGame>(
        table: &Table<R>,
        tavern_cards: &TavernCards,
        evaluator: &mut BidEvaluator<'_, R>,
    ) -> MarginalValues {
        let mut growth_deviation =
            evaluator.growth_gains(Tavern::ALL.into_iter().flat_map(|tavern| table.tavern(tavern).iter()));
        let mean = growth_deviation.iter().sum::<f32>() / COINS as f32;
        growth_deviation.iter_mut().for_each(|growth| *growth -= mean);
        let upgrades_bid =
            tavern_cards.map_distinct(|card| matches!(R::card_effect(table, card).growth, CoinGrowth::Bid(_)));
        let mut cards = tavern_cards.map_distinct(|card| evaluator.card_gain(card));
        for (card, upgrades_bid) in cards.as_flattened_mut().iter_mut().zip(upgrades_bid.as_flattened()) {
            *card += if *upgrades_bid { mean } else { 0.0 };
        }
        MarginalValues { cards, upgrades_bid, growth_deviation, trades: evaluator.trade_gains() }
    }

    /// Returns the gain of a bid's trade.
    pub(crate) fn trade(&self, bid: usize) -> f32 {
        let [one, other] = POUCH[bid];
        self.trades[one][other]
    }

    /// Returns the gain of a tavern card for the coin that gets it.
    pub(crate) fn card(&self, tavern: usize, place: u8, coin: usize) -> f32 {
        let place = usize::from(place);
        let growth = if self.upgrades_bid[tavern][place] { self.growth_deviation[coin] } else { 0.0 };
        self.cards[tavern][place] + growth
    }
}
