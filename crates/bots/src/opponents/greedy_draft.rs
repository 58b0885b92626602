//! Predicts the picks of greedy opponents during a round without the engine: armies grow with each pick, heroes are
//! ignored.

use elvaland_rules::mechanics::{Card, Cards, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::ValuationContext;
use crate::eval::bits;
use crate::games::BotGame;
use crate::opponents::{GreedyModel, GreedyPicker, PickModel};

/// The armies of all players during a simulated round.
pub(crate) struct GreedyDraft<'a, R: BotGame> {
    context: ValuationContext<'a, R>,
    pickers: BySeat<GreedyPicker<R>>,
}

impl<R: BotGame> Clone for GreedyDraft<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: BotGame> Copy for GreedyDraft<'_, R> {}

impl<'a, R: BotGame> GreedyDraft<'a, R> {
    pub(crate) fn new(greedy_model: &GreedyModel<'a, R>) -> GreedyDraft<'a, R> {
        let (context, pickers) = greedy_model.pickers();
        GreedyDraft { context: *context, pickers: *pickers }
    }

    /// Moves on to a tavern.
    pub(crate) fn move_to_tavern(&mut self, tavern: Tavern) {
        self.context.move_to_tavern(tavern);
    }

    /// Returns the position of the card that a greedy player takes who bid this coin; `taken` is a bit mask.
    pub(crate) fn choose(&self, seat: Seat, coin: u8, cards: Cards, taken: u8) -> Option<usize> {
        let left = u64::from(!taken) & ((1 << cards.len()) - 1);
        let mut places = bits(left);
        let first = places.next()?;
        if left.is_power_of_two() {
            return Some(first);
        }
        let model = PickModel::new(&self.context, &self.pickers[seat]);
        let mut last = cards.get(first)?;
        let mut best = (first, model.card_gain(last, coin));
        for place in places {
            // Equal cards lie side by side.
            let card = cards.get(place)?;
            if card != last {
                let gain = model.card_gain(card, coin);
                if gain > best.1 {
                    best = (place, gain);
                }
            }
            last = card;
        }
        Some(best.0)
    }

    /// Adds a card to the army of a seat.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let summary = &mut self.pickers[seat].summary;
        if let (Some(column), _) = R::take_card(self.context.table, summary, card) {
            self.context.update_rivals(seat, column, R::totals(summary).ranks_of(column), R::summary_symbols(summary));
        }
    }
}
