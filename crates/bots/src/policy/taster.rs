//! What somebody likes who takes cards as greedy does. What a card adds is what greedy would find by valuing everything with
//! and without it, but only what the card changes is looked at.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin};

use crate::name::Studied;
use crate::network::Growth;
use crate::ruler::{LineGains, Seen};

/// Somebody who takes cards as greedy does.
#[derive(Clone)]
pub(super) struct Taker<R: Studied> {
    pub(super) seat: Seat,
    /// The coins, sorted.
    pub(super) coins: [Coin; COINS],
    /// What matters of the army.
    pub(super) holding: R::Holding,
}

impl<R: Studied> Taker<R> {
    /// The highest coin.
    fn highest(&self) -> u8 {
        self.coins[COINS - 1].value()
    }
}

/// Somebody about to take a card, at a table that he sees like this.
pub(super) struct Taster<'a, R: Studied> {
    seen: &'a Seen<'a, R>,
    taker: &'a Taker<R>,
    lines: LineGains,
}

impl<'a, R: Studied> Taster<'a, R> {
    pub(super) fn new(seen: &'a Seen<'a, R>, taker: &'a Taker<R>) -> Taster<'a, R> {
        Taster { seen, taker, lines: R::muster(&taker.holding).line_gains(seen) }
    }

    /// What a card adds for somebody who has bid a coin of this value for it.
    pub(super) fn card(&self, card: Card, coin: u8) -> f64 {
        self.army(card) + self.growth(R::brings(self.seen.table, card).growth, coin)
    }

    /// What a card adds to the army.
    pub(super) fn army(&self, card: Card) -> f64 {
        let Taker { seat, holding, .. } = self.taker;
        let (with, column, _) = R::with_card(self.seen.table, holding, card);
        column.map_or(0.0, |column| {
            // Every card of a tavern has one rank.
            let lines = self.lines.after(R::muster(holding).ranks_of(column));
            R::adds(self.seen, *seat, holding, &with, column, self.taker.highest()) + lines
        })
    }

    /// What a coin adds that grows, for somebody who has bid a coin of this value.
    fn growth(&self, growth: Growth, coin: u8) -> f64 {
        match growth {
            Growth::None => 0.0,
            Growth::Any(plus) => self.best_growth(plus),
            Growth::Bid(plus) if self.growing().any(|other| other == coin) => self.grown(coin, plus),
            // With a coin that trades its owner is asked first, and greedy does not look so far.
            Growth::Bid(_) => 0.0,
        }
    }

    /// What a coin adds that grows, whichever was bid.
    pub(super) fn any_growth(&self, growth: Growth) -> f64 {
        match growth {
            Growth::None => 0.0,
            Growth::Any(plus) | Growth::Bid(plus) => self.best_growth(plus),
        }
    }

    /// The values of the coins that may grow.
    fn growing(&self) -> impl Iterator<Item = u8> {
        self.taker.coins.iter().filter(|coin| !coin.trades()).map(|coin| coin.value())
    }

    fn best_growth(&self, plus: u8) -> f64 {
        self.growing().map(|coin| self.grown(coin, plus)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn grown(&self, coin: u8, plus: u8) -> f64 {
        self.exchanged(coin + plus, coin)
    }

    /// What a trade of two coins adds.
    pub(super) fn trade(&self, [one, other]: [Coin; 2]) -> f64 {
        self.exchanged(one.value() + other.value(), one.value().max(other.value()))
    }

    fn exchanged(&self, wanted: u8, given: u8) -> f64 {
        let taken = self.seen.table.treasure().exchange(wanted, given);
        taken.map_or(0.0, |taken| self.seen.growth(given, taken.value()) + self.highest(given, taken.value()))
    }

    /// What the highest coin adds when one coin becomes another.
    fn highest(&self, given: u8, taken: u8) -> f64 {
        let highest = self.taker.highest();
        let without = if given == highest { self.taker.coins[COINS - 2].value() } else { highest };
        let after = without.max(taken);
        if after == highest {
            return 0.0;
        }
        let points = f64::from(after) - f64::from(highest);
        points * R::highest_adds(self.seen, self.taker.seat, &self.taker.holding)
    }
}
