//! What somebody likes who takes cards as greedy does. What a card adds is what greedy would find by valuing everything with
//! and without it, but only what the card changes is looked at.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin};

use crate::baselines::valuation::{LineGains, Seen};
use crate::games::{BotGame, Growth};

/// Somebody who takes cards as greedy does.
pub(crate) struct Taker<R: BotGame> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// What matters of the army.
    pub(crate) holding: R::Holding,
}

impl<R: BotGame> Clone for Taker<R> {
    fn clone(&self) -> Taker<R> {
        *self
    }
}

impl<R: BotGame> Copy for Taker<R> {}

impl<R: BotGame> Taker<R> {
    /// The highest coin.
    fn highest(&self) -> u8 {
        self.coins[COINS - 1].value()
    }

    /// What a coin adds that grows, for somebody who has bid a coin of this value.
    pub(crate) fn growth(&self, seen: &Seen<'_, R>, growth: Growth, coin: u8) -> f64 {
        match growth {
            Growth::None => 0.0,
            Growth::Any(plus) => self.best_growth(seen, plus),
            Growth::Bid(plus) if self.growing().any(|other| other == coin) => self.grown(seen, coin, plus),
            // With a coin that trades its owner is asked first, and greedy does not look so far.
            Growth::Bid(_) => 0.0,
        }
    }

    /// What a coin adds that grows, whichever was bid.
    pub(crate) fn any_growth(&self, seen: &Seen<'_, R>, growth: Growth) -> f64 {
        match growth {
            Growth::None => 0.0,
            Growth::Any(plus) | Growth::Bid(plus) => self.best_growth(seen, plus),
        }
    }

    /// The values of the coins that may grow.
    fn growing(&self) -> impl Iterator<Item = u8> {
        self.coins.iter().filter(|coin| !coin.trades()).map(|coin| coin.value())
    }

    fn best_growth(&self, seen: &Seen<'_, R>, plus: u8) -> f64 {
        self.growing().map(|coin| self.grown(seen, coin, plus)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn grown(&self, seen: &Seen<'_, R>, coin: u8, plus: u8) -> f64 {
        self.exchanged(seen, coin + plus, coin)
    }

    /// What a trade of two coins adds.
    pub(crate) fn trade(&self, seen: &Seen<'_, R>, [one, other]: [Coin; 2]) -> f64 {
        self.exchanged(seen, one.value() + other.value(), one.value().max(other.value()))
    }

    fn exchanged(&self, seen: &Seen<'_, R>, wanted: u8, given: u8) -> f64 {
        let taken = seen.table.treasure().exchange(wanted, given);
        taken.map_or(0.0, |taken| seen.growth(given, taken.value()) + self.highest_grown(seen, given, taken.value()))
    }

    /// What the highest coin adds when one coin becomes another.
    fn highest_grown(&self, seen: &Seen<'_, R>, given: u8, taken: u8) -> f64 {
        let highest = self.highest();
        let without = if given == highest { self.coins[COINS - 2].value() } else { highest };
        let after = without.max(taken);
        if after == highest {
            return 0.0;
        }
        let points = f64::from(after) - f64::from(highest);
        points * R::highest_adds(seen, self.seat, &self.holding)
    }
}

/// Somebody about to take a card, at a table that he sees like this.
pub(crate) struct Taster<'a, R: BotGame> {
    seen: &'a Seen<'a, R>,
    taker: &'a Taker<R>,
    lines: LineGains,
}

impl<'a, R: BotGame> Taster<'a, R> {
    pub(crate) fn new(seen: &'a Seen<'a, R>, taker: &'a Taker<R>) -> Taster<'a, R> {
        Taster { seen, taker, lines: R::muster(&taker.holding).line_gains(seen) }
    }

    /// What a card adds for somebody who has bid a coin of this value for it.
    pub(crate) fn card(&self, card: Card, coin: u8) -> f64 {
        self.army(card) + self.taker.growth(self.seen, R::brings(self.seen.table, card).growth, coin)
    }

    /// What a card adds to the army.
    pub(crate) fn army(&self, card: Card) -> f64 {
        let Taker { seat, holding, .. } = self.taker;
        R::adds(self.seen, *seat, holding, &self.lines, card, self.taker.highest())
    }
}
