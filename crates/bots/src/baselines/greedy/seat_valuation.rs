//! What greedy hopes for on a seat: every card and every trade is worth what it adds to the outlook. **Frozen**: part of the
//! ruler, see [`ruler`](super).

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin, Table};

use crate::baselines::greedy::{Kinds, Market};
use crate::baselines::valuation::{Coins, Seen};
use crate::games::BotGame;

/// What a trade in this round is worth more than its points: it also makes the next trades better.
pub(crate) const TRADE: f64 = 1.1;

/// A seat with what may be hoped for on it.
#[derive(Clone)]
pub(crate) struct Hopes<R: BotGame> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// What matters of the army.
    holding: R::Holding,
    estate: R::Estate,
    values: Coins,
    /// The outlook as it is.
    now: f64,
}

impl<R: BotGame> Hopes<R> {
    pub(crate) fn new(seen: &Seen<'_, R>, seat: Seat, coins: [Coin; COINS]) -> Hopes<R> {
        let (holding, values) = (R::holding(seen.table, seat), coins.map(Coin::value));
        let estate = R::estate(seen, seat, &holding);
        let now = R::total(seen, &estate, &values);
        Hopes { seat, coins, holding, estate, values, now }
    }

    /// What the army may come to with a card of a tavern, and how much the card lets a coin grow.
    fn with(&self, seen: &Seen<'_, R>, card: Card) -> (R::Estate, u8) {
        let (mut with, mut estate) = (self.holding, self.estate);
        let (column, plus) = R::take_card(seen.table, &mut with, card);
        if let Some(column) = column {
            R::revalue(seen, self.seat, &with, column, &mut estate);
        }
        (estate, plus)
    }

    /// What a card of a tavern adds to the outlook.
    fn card(&self, seen: &Seen<'_, R>, card: Card) -> f64 {
        let outlook = match self.with(seen, card) {
            (estate, 0) => R::total(seen, &estate, &self.values),
            (estate, plus) => grown(seen, &estate, &self.coins, plus),
        };
        outlook - self.now
    }

    /// What a trade of these two coins adds to the outlook.
    pub(crate) fn trade(&self, seen: &Seen<'_, R>, [one, other]: [Coin; 2]) -> f64 {
        let higher = one.value().max(other.value());
        let Some(taken) = seen.table.treasure().exchange(one.value() + other.value(), higher) else { return 0.0 };
        let mut coins = self.values;
        if let Some(at) = coins.iter().position(|&coin| coin == higher) {
            coins[at] = taken.value();
        }
        coins.sort_unstable();
        R::total(seen, &self.estate, &coins) - self.now
    }
}

/// The outlook with an estate after the best transform of one of the coins.
pub(crate) fn grown<R: BotGame>(seen: &Seen<'_, R>, estate: &R::Estate, coins: &[Coin; COINS], plus: u8) -> f64 {
    let best = (0..coins.len()).filter(|&at| !coins[at].trades()).filter_map(|at| {
        let taken = seen.table.treasure().exchange(coins[at].value() + plus, coins[at].value())?;
        let mut grown = coins.map(Coin::value);
        grown[at] = taken.value();
        grown.sort_unstable();
        Some(R::total(seen, estate, &grown))
    });
    best.fold(f64::NEG_INFINITY, f64::max)
}

/// A round of bids at a table, whose sorted coins everybody knows.
pub(crate) fn market<R: BotGame>(table: &Table<R>, coins: impl Fn(Seat) -> [Coin; COINS]) -> Market {
    let (seen, kinds) = (Seen::new(table), Kinds::of(table));
    let mut market = Market::new(kinds.counts());
    for seat in table.seats() {
        let hopes = Hopes::new(&seen, seat, coins(seat));
        market.enter(seat, &hopes.coins, table.gem(seat), kinds.look(|card| hopes.card(&seen, card)));
    }
    market
}
