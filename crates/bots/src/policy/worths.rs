//! What the cards and the coins of a round are worth to a seat, each for itself.

use elvaland_rules::mechanics::{BIDS, COINS, Table, Tavern};

use super::foresight::Haul;
use super::gaze::Gaze;
use crate::network::{Growth, Perceived};
use crate::ruler::{ByCard, Kinds, REST, pairs};

/// What cards, trades and coins that grow add to the strength of a seat.
pub(super) struct Worths {
    /// The cards; if one lets the coin grow that was bid, with what that brings on the average.
    pub(super) cards: ByCard<f32>,
    /// Whether a card lets the coin grow that was bid.
    improves: ByCard<bool>,
    /// By how much more than on the average each coin gains by that.
    growths: [f32; COINS],
    /// The trades of two coins.
    trades: [[f32; COINS]; COINS],
}

impl Worths {
    pub(super) fn new<R: Perceived>(table: &Table<R>, kinds: &Kinds, gaze: &mut Gaze<'_, R>) -> Worths {
        let mut growths = gaze.growths(Tavern::ALL.into_iter().flat_map(|tavern| table.tavern(tavern).iter()));
        let mean = growths.iter().sum::<f32>() / COINS as f32;
        growths.iter_mut().for_each(|growth| *growth -= mean);
        let improves = kinds.look(|card| matches!(R::brings(table, card).growth, Growth::Bid(_)));
        let mut cards = kinds.look(|card| gaze.card(card));
        for (card, improves) in cards.as_flattened_mut().iter_mut().zip(improves.as_flattened()) {
            *card += if *improves { mean } else { 0.0 };
        }
        let mut trades = [[0.0; COINS]; COINS];
        for [one, other] in pairs(gaze.coins()) {
            trades[one][other] = gaze.trade([one, other]);
        }
        Worths { cards, improves, growths, trades }
    }

    /// The trade that a bid makes.
    pub(super) fn trade(&self, bid: usize) -> f32 {
        let [one, other] = REST[bid];
        self.trades[one][other]
    }

    /// A bid that gets these cards.
    pub(super) fn haul(&self, bid: usize, haul: &Haul) -> f32 {
        let mut sum = self.trade(bid);
        for (tavern, (place, coin)) in haul.iter().zip(BIDS[bid]).enumerate() {
            if let Some(place) = place.map(usize::from) {
                sum += self.cards[tavern][place];
                sum += if self.improves[tavern][place] { self.growths[usize::from(coin)] } else { 0.0 };
            }
        }
        sum
    }
}
