//! What the cards and the coins of a round are worth to a seat, each for itself.

use elvaland_rules::mechanics::{COINS, Table, Tavern};

use crate::baselines::greedy::{ByCard, Kinds};
use crate::bids::REST;
use crate::games::{BotGame, Growth};
use crate::policy::Gaze;

/// What cards, trades and coins that grow add to the strength of a seat.
pub(crate) struct Worths {
    /// The cards; if one lets the coin grow that was bid, with what that brings on the average.
    pub(crate) cards: ByCard<f32>,
    /// Whether a card lets the coin grow that was bid.
    improves: ByCard<bool>,
    /// By how much more than on the average each coin gains by that.
    growths: [f32; COINS],
    /// The trades of two coins.
    trades: [[f32; COINS]; COINS],
}

impl Worths {
    pub(crate) fn new<R: BotGame>(table: &Table<R>, kinds: &Kinds, gaze: &mut Gaze<'_, R>) -> Worths {
        let mut growths = gaze.growths(Tavern::ALL.into_iter().flat_map(|tavern| table.tavern(tavern).iter()));
        let mean = growths.iter().sum::<f32>() / COINS as f32;
        growths.iter_mut().for_each(|growth| *growth -= mean);
        let improves = kinds.look(|card| matches!(R::brings(table, card).growth, Growth::Bid(_)));
        let mut cards = kinds.look(|card| gaze.card(card));
        for (card, improves) in cards.as_flattened_mut().iter_mut().zip(improves.as_flattened()) {
            *card += if *improves { mean } else { 0.0 };
        }
        Worths { cards, improves, growths, trades: gaze.trades() }
    }

    /// The trade that a bid makes.
    pub(crate) fn trade(&self, bid: usize) -> f32 {
        let [one, other] = REST[bid];
        self.trades[one][other]
    }

    /// A card of a tavern that one of the coins gets.
    pub(crate) fn card(&self, tavern: usize, place: u8, coin: usize) -> f32 {
        let place = usize::from(place);
        let growth = if self.improves[tavern][place] { self.growths[coin] } else { 0.0 };
        self.cards[tavern][place] + growth
    }
}
