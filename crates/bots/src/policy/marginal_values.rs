//! What the cards and the coins of a round are worth to a seat, each for itself.

use elvaland_rules::mechanics::{COINS, Table, Tavern};

use crate::baselines::greedy::{ByCard, TavernCards};
use crate::bids::POUCH;
use crate::games::{BotGame, CoinGrowth};
use crate::policy::BidEvaluator;

/// What cards, trades and coins that grow add to the strength of a seat.
pub(crate) struct MarginalValues {
    /// The cards; if one lets the coin grow that was bid, with what that brings on the average.
    pub(crate) cards: ByCard<f32>,
    /// Whether a card lets the coin grow that was bid.
    upgrades_bid: ByCard<bool>,
    /// By how much more than on the average each coin gains by that.
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

    /// The trade that a bid makes.
    pub(crate) fn trade(&self, bid: usize) -> f32 {
        let [one, other] = POUCH[bid];
        self.trades[one][other]
    }

    /// A card of a tavern that one of the coins gets.
    pub(crate) fn card(&self, tavern: usize, place: u8, coin: usize) -> f32 {
        let place = usize::from(place);
        let growth = if self.upgrades_bid[tavern][place] { self.growth_deviation[coin] } else { 0.0 };
        self.cards[tavern][place] + growth
    }
}
