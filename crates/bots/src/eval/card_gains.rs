//! What each tavern card would bring to each player at once: points, and whether it completes a line.

use elvaland_rules::mechanics::{Army, COLUMNS, Card, Column, MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::games::{BotGame, CoinGrowth};

/// Points that completing a line counts when cards are compared.
const LINE_POINTS: i32 = 8;

/// What a card brings.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct CardGain {
    /// Points at once, coin upgrades included.
    pub(crate) points: i32,
    pub(crate) completes_line: bool,
}

impl CardGain {
    /// Returns a rough value for comparing cards.
    pub(crate) fn appeal(self) -> i32 {
        self.points + if self.completes_line { LINE_POINTS } else { 0 }
    }
}

/// The ranks of an army by column.
pub(crate) fn ranks(army: &Army) -> [usize; COLUMNS] {
    Column::ALL.map(|column| usize::from(army.ranks().of(column)))
}

/// Returns how many ranks are missing until every column has `target`.
pub(crate) fn missing_ranks(ranks: &[usize; COLUMNS], target: usize) -> usize {
    ranks.iter().map(|&ranks| target.saturating_sub(ranks)).sum()
}

/// Computes gains on a scratch table.
pub(crate) struct GainCounter<'a, R: BotGame> {
    table: Table<R>,
    purses: &'a BySeat<Purse>,
}

impl<'a, R: BotGame> GainCounter<'a, R> {
    pub(crate) fn new(table: &Table<R>, purses: &'a BySeat<Purse>) -> GainCounter<'a, R> {
        GainCounter { table: table.clone(), purses }
    }

    /// Returns the gains of some cards for a seat, in order; `tally` is that of its army.
    pub(crate) fn gains(
        &mut self,
        seat: Seat,
        tally: &R::Tally,
        total: u16,
        cards: impl Iterator<Item = Card>,
    ) -> [CardGain; MAX_CARDS] {
        let army = *self.table.army(seat);
        let ranks = ranks(&army);
        let target = usize::from(army.recruits()) + 1;
        let missing = missing_ranks(&ranks, target);
        let mut gains = [CardGain::default(); MAX_CARDS];
        let mut known: Option<(Card, CardGain)> = None;
        for (gain, card) in gains.iter_mut().zip(cards) {
            *gain = match known {
                Some((other, gain)) if other == card => gain,
                _ => self.gain(seat, &army, tally, total, card, |column, more| {
                    let filled = target.saturating_sub(ranks[column.index()]).min(more);
                    missing > 0 && missing == filled
                }),
            };
            known = Some((card, *gain));
        }
        gains
    }

    fn gain(
        &mut self,
        seat: Seat,
        army: &Army,
        tally: &R::Tally,
        total: u16,
        card: Card,
        completes: impl Fn(Column, usize) -> bool,
    ) -> CardGain {
        let effect = R::card_effect(&self.table, card);
        let growth = match effect.growth {
            CoinGrowth::None => 0,
            CoinGrowth::Any(plus) | CoinGrowth::Bid(plus) => i32::from(plus),
        };
        let Some(piece) = effect.piece else { return CardGain { points: growth, completes_line: false } };
        let worth = self.table.rules().worth(piece);
        let tally = R::tally_with(&self.table, tally, piece);
        self.table.suppose(seat, piece);
        let after = R::parts(&self.table, self.purses, seat, &tally).total();
        self.table.suppose_army(seat, *army);
        CardGain {
            points: i32::from(after) - i32::from(total) + growth,
            completes_line: completes(worth.column, usize::from(worth.ranks)),
        }
    }
}

/// The gains of all seats for the cards of all taverns.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardGains(BySeat<[[CardGain; MAX_CARDS]; 3]>);

impl CardGains {
    /// Computes the gains; `tallies` and `totals` are those of the armies.
    pub(crate) fn new<R: BotGame>(
        counter: &mut GainCounter<'_, R>,
        tallies: &BySeat<Option<R::Tally>>,
        totals: &BySeat<u16>,
    ) -> CardGains {
        let mut gains = CardGains::default();
        let taverns = Tavern::ALL.map(|tavern| *counter.table.tavern(tavern));
        for seat in counter.table.seats() {
            let Some(tally) = &tallies[seat] else { continue };
            for (gains, cards) in gains.0[seat].iter_mut().zip(&taverns) {
                *gains = counter.gains(seat, tally, totals[seat], cards.iter());
            }
        }
        gains
    }

    /// Returns the gain of the card at an index of a tavern.
    pub(crate) fn of(&self, seat: Seat, tavern: Tavern, index: usize) -> CardGain {
        self.0[seat][tavern.index()][index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::walk;
    use elvaland_rules::Audience;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    /// The gains of dwarves equal those that the rules preview for user interfaces.
    fn gains_equal_the_preview<R: BotGame>() {
        let mut compared = 0;
        walk::<R>(4, 3, |game, _| {
            let view = game.view(Audience::Seat(Seat::S0));
            let purses = view.coins();
            let mut counter = GainCounter::new(game.table(), &purses);
            for seat in game.table().seats() {
                let tally = R::tally(game.table(), game.table().army(seat));
                let total = R::parts(game.table(), &purses, seat, &tally).total();
                for tavern in Tavern::ALL {
                    let cards = game.table().tavern(tavern);
                    let gains = counter.gains(seat, &tally, total, cards.iter());
                    for (card, gain) in cards.iter().zip(gains) {
                        let grows = R::card_effect(game.table(), card).growth != CoinGrowth::None;
                        if let Some(preview) = view.gain(seat, card).filter(|_| !grows) {
                            assert_eq!((gain.points, gain.completes_line), (preview.points, preview.is_line));
                            compared += 1;
                        }
                    }
                }
            }
        });
        assert!(compared > 500, "{compared}");
    }

    #[test]
    fn gains_equal_what_the_rules_preview() {
        gains_equal_the_preview::<Nidavellir>();
        gains_equal_the_preview::<Nains>();
    }
}
