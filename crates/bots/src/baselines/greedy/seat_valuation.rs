//! Marginal values of `greedy`: what each card and trade adds to a seat's heuristic score. **Frozen**, see
//! [`baselines`](crate::baselines).

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{COINS, Card, Coin, Table};

use crate::baselines::greedy::{BidPricing, TavernCards};
use crate::baselines::valuation::{Coins, ValuationContext};
use crate::games::BotGame;

/// Weight of a trade's gain: a trade also improves later trades.
pub(crate) const TRADE_WEIGHT: f64 = 1.1;

/// The valuation of a seat.
#[derive(Clone)]
pub(crate) struct SeatValuation<R: BotGame> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// The army.
    summary: R::ArmySummary,
    army_value: R::ArmyValue,
    values: Coins,
    /// The heuristic score before any change.
    now: f64,
}

impl<R: BotGame> SeatValuation<R> {
    pub(crate) fn new(context: &ValuationContext<'_, R>, seat: Seat, coins: [Coin; COINS]) -> SeatValuation<R> {
        let (summary, values) = (R::summary(context.table, seat), coins.map(Coin::value));
        let army_value = R::army_value(context, seat, &summary);
        let now = R::expected_score(context, &army_value, &values);
        SeatValuation { seat, coins, summary, army_value, values, now }
    }

    /// Returns the army value with a tavern card, and the card's coin upgrade.
    fn with(&self, context: &ValuationContext<'_, R>, card: Card) -> (R::ArmyValue, u8) {
        let (mut with, mut army_value) = (self.summary, self.army_value);
        let (column, plus) = R::take_card(context.table, &mut with, card);
        if let Some(column) = column {
            R::revalue(context, self.seat, &with, column, &mut army_value);
        }
        (army_value, plus)
    }

    /// Returns the gain of a tavern card.
    fn card_gain(&self, context: &ValuationContext<'_, R>, card: Card) -> f64 {
        let value = match self.with(context, card) {
            (army_value, 0) => R::expected_score(context, &army_value, &self.values),
            (army_value, plus) => value_after_transform(context, &army_value, &self.coins, plus),
        };
        value - self.now
    }

    /// Returns the gain of trading these two coins.
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

/// Returns the heuristic score after the best transform of one coin.
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

/// Prices the bids of a round, given everybody's sorted coins; `bonus` is added to the gain of a seat's card.
pub(crate) fn price_bids<R: BotGame>(
    table: &Table<R>,
    coins: impl Fn(Seat) -> [Coin; COINS],
    bonus: impl Fn(Seat, Card) -> f64,
) -> BidPricing {
    let (context, tavern_cards) = (ValuationContext::new(table), TavernCards::of(table));
    let mut pricing = BidPricing::new(tavern_cards.counts());
    for seat in table.seats() {
        let valuation = SeatValuation::new(&context, seat, coins(seat));
        pricing.add_bidder(
            seat,
            &valuation.coins,
            table.gem(seat),
            tavern_cards.map_distinct(|card| valuation.card_gain(&context, card) + bonus(seat, card)),
        );
    }
    pricing
}
