//! What greedy hopes for on a seat: every card and every trade is worth what it adds to the outlook. **Frozen**: part of the
//! ruler, see [`ruler`](super).

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin, Table};

use crate::baselines::greedy::{BidPricing, TavernCards};
use crate::baselines::valuation::{Coins, ValuationContext};
use crate::games::BotGame;

/// What a trade in this round is worth more than its points: it also makes the next trades better.
pub(crate) const TRADE_WEIGHT: f64 = 1.1;

/// A seat with what may be hoped for on it.
#[derive(Clone)]
pub(crate) struct SeatValuation<R: BotGame> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// What matters of the army.
    summary: R::ArmySummary,
    army_value: R::ArmyValue,
    values: Coins,
    /// The outlook as it is.
    now: f64,
}

impl<R: BotGame> SeatValuation<R> {
    pub(crate) fn new(context: &ValuationContext<'_, R>, seat: Seat, coins: [Coin; COINS]) -> SeatValuation<R> {
        let (summary, values) = (R::summary(context.table, seat), coins.map(Coin::value));
        let army_value = R::army_value(context, seat, &summary);
        let now = R::expected_score(context, &army_value, &values);
        SeatValuation { seat, coins, summary, army_value, values, now }
    }

    /// What the army may come to with a card of a tavern, and how much the card lets a coin grow.
    fn with(&self, context: &ValuationContext<'_, R>, card: Card) -> (R::ArmyValue, u8) {
        let (mut with, mut army_value) = (self.summary, self.army_value);
        let (column, plus) = R::take_card(context.table, &mut with, card);
        if let Some(column) = column {
            R::revalue(context, self.seat, &with, column, &mut army_value);
        }
        (army_value, plus)
    }

    /// What a card of a tavern adds to the outlook.
    fn card_gain(&self, context: &ValuationContext<'_, R>, card: Card) -> f64 {
        let value = match self.with(context, card) {
            (army_value, 0) => R::expected_score(context, &army_value, &self.values),
            (army_value, plus) => value_after_transform(context, &army_value, &self.coins, plus),
        };
        value - self.now
    }

    /// What a trade of these two coins adds to the outlook.
    pub(crate) fn trade_gain(&self, context: &ValuationContext<'_, R>, [one, other]: [Coin; 2]) -> f64 {
        let higher = one.value().max(other.value());
        let Some(taken) = context.table.treasure().exchange(one.value() + other.value(), higher) else { return 0.0 };
        let mut coins = self.values;
        if let Some(at) = coins.iter().position(|&coin| coin == higher) {
            coins[at] = taken.value();
        }
        coins.sort_unstable();
        R::expected_score(context, &self.army_value, &coins) - self.now
    }
}

/// The outlook with an estate after the best transform of one of the coins.
pub(crate) fn value_after_transform<R: BotGame>(
    context: &ValuationContext<'_, R>,
    army_value: &R::ArmyValue,
    coins: &[Coin; COINS],
    plus: u8,
) -> f64 {
    let best = (0..coins.len()).filter(|&at| !coins[at].trades()).filter_map(|at| {
        let taken = context.table.treasure().exchange(coins[at].value() + plus, coins[at].value())?;
        let mut values = coins.map(Coin::value);
        values[at] = taken.value();
        values.sort_unstable();
        Some(R::expected_score(context, army_value, &values))
    });
    best.fold(f64::NEG_INFINITY, f64::max)
}

/// A round of bids at a table, whose sorted coins everybody knows.
pub(crate) fn price_bids<R: BotGame>(table: &Table<R>, coins: impl Fn(Seat) -> [Coin; COINS]) -> BidPricing {
    let (context, tavern_cards) = (ValuationContext::new(table), TavernCards::of(table));
    let mut pricing = BidPricing::new(tavern_cards.counts());
    for seat in table.seats() {
        let valuation = SeatValuation::new(&context, seat, coins(seat));
        pricing.add_bidder(
            seat,
            &valuation.coins,
            table.gem(seat),
            tavern_cards.map_distinct(|card| valuation.card_gain(&context, card)),
        );
    }
    pricing
}
