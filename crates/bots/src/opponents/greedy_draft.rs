//! What greedy takes while a round goes on, told without playing it: everybody's army grows by the cards that were taken,
//! and what somebody likes depends on his own cards and on what the others have. Heroes are not foreseen.

use elvaland_rules::mechanics::{Card, Cards, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::Seen;
use crate::eval::bits;
use crate::games::BotGame;
use crate::opponents::{Forecast, Taker, Taster};

/// Everybody who takes cards in a round, with what he has by now.
pub(crate) struct Takers<'a, R: BotGame> {
    seen: Seen<'a, R>,
    takers: BySeat<Taker<R>>,
}

impl<R: BotGame> Clone for Takers<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: BotGame> Copy for Takers<'_, R> {}

impl<'a, R: BotGame> Takers<'a, R> {
    pub(crate) fn new(forecast: &Forecast<'a, R>) -> Takers<'a, R> {
        let (seen, takers) = forecast.takers();
        Takers { seen: *seen, takers: *takers }
    }

    /// The round comes to a tavern.
    pub(crate) fn come_to(&mut self, tavern: Tavern) {
        self.seen.come_to(tavern);
    }

    /// Which of the cards a greedy player takes who bid such a coin, by its place; some are taken, by bit.
    pub(crate) fn choose(&self, seat: Seat, coin: u8, cards: Cards, taken: u8) -> Option<usize> {
        let left = u64::from(!taken) & ((1 << cards.len()) - 1);
        let mut places = bits(left);
        let first = places.next()?;
        if left.is_power_of_two() {
            return Some(first);
        }
        let taster = Taster::new(&self.seen, &self.takers[seat]);
        let mut last = cards.get(first)?;
        let mut best = (first, taster.card(last, coin));
        for place in places {
            // Equal cards lie side by side.
            let card = cards.get(place)?;
            if card != last {
                let taste = taster.card(card, coin);
                if taste > best.1 {
                    best = (place, taste);
                }
            }
            last = card;
        }
        Some(best.0)
    }

    /// A seat has taken a card.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        let holding = &mut self.takers[seat].holding;
        if let (Some(column), _) = R::take_card(self.seen.table, holding, card) {
            self.seen.see(seat, column, R::muster(holding).ranks_of(column), R::holding_symbols(holding));
        }
    }
}
