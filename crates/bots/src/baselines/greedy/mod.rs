//! Plays the action with the highest heuristic value. **Frozen**, see [`baselines`](super).
//!
//! The value of an action is the heuristic final score ([`valuation`]) of the army and the coins it leads to: the
//! present score with priors for growing columns, future heroes, majorities and better coins. A bid is worth the
//! expected gains of its three coins plus its trade.
//!
//! Nothing hidden enters a value: actions are tried in a sampled determinization, but only the own army, the own coins
//! and the public table are valued, and these do not depend on the sample.

mod bid_pricing;
mod leaning;
mod seat_valuation;
mod tavern_cards;
pub(crate) mod valuation;

use elvaland_rules::mechanics::{COINS, Coin, Place, Step, Table};
use elvaland_rules::{Action, Seat, State, View};

use crate::baselines::valuation::ValuationContext;
use crate::bot::{Bot, Budget, viewing_seat};
use crate::games::BotGame;
use crate::seed;
pub(crate) use bid_pricing::BidPricing;
pub(crate) use leaning::Leaning;
use seat_valuation::{SeatValuation, value_after_transform};
pub(crate) use seat_valuation::{TRADE_WEIGHT, price_bids};
pub(crate) use tavern_cards::{ByCard, TavernCards};

/// Plays the action with the highest heuristic value.
#[derive(Clone, Debug, Default)]
pub struct Greedy(());

impl Greedy {
    /// Makes the bot. Its choices are deterministic.
    pub const fn new() -> Greedy {
        Greedy(())
    }
}

impl<R: BotGame> Bot<R> for Greedy {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        choose(view, legal, &Leaning::NEUTRAL, |_| 0.0)
    }

    fn observes(&self) -> bool {
        false
    }
}

/// Returns the action with the highest heuristic value for a leaning; `noise` is added to the value of the bid with an index.
pub(crate) fn choose<R: BotGame>(
    view: &View<R>,
    legal: &[Action],
    leaning: &Leaning,
    noise: impl Fn(usize) -> f64,
) -> Action {
    if let [only] = legal {
        return *only;
    }
    let decision = || GreedyDecision::new(view, leaning);
    match legal[0] {
        Action::Bid(_) => decision().bid(legal, noise),
        Action::Coin(_) => decision().late_bid(legal, noise),
        Action::Drop(_) => decision().drop(legal),
        _ => {
            let (context, world) = (ValuationContext::new(view.table()), State::sample(view, &mut seed::rng(0)));
            best(legal, |_, action| value_after(&context, &world, viewing_seat(view), action, leaning))
        }
    }
}

/// Returns the action with the highest value; the first one on ties.
fn best(legal: &[Action], value: impl Fn(usize, Action) -> f64) -> Action {
    let mut best = (legal[0], f64::NEG_INFINITY);
    for (index, &action) in legal.iter().enumerate() {
        let value = value(index, action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// Returns the heuristic value of a seat right after an action.
fn value_after<R: BotGame>(
    context: &ValuationContext<'_, R>,
    world: &State<R>,
    seat: Seat,
    action: Action,
    leaning: &Leaning,
) -> f64 {
    let mut game = world.clone();
    game.play_unchecked(seat, action, &mut ());
    let mut coins = game.purse(seat).coins().map(Coin::value);
    coins.sort_unstable();
    let summary = R::summary(game.table(), seat);
    let army_value = R::army_value(context, seat, &summary);
    let value = R::expected_score(context, &army_value, &coins);
    let to_come = match game.table().agenda().next() {
        Some(Step::Transform(asked, plus)) if asked == seat => {
            value_after_transform(context, &army_value, game.purse(seat).coins(), plus) - value
                + leaning.upgrade_bonus(plus)
        }
        Some(Step::Offer(asked, _)) if asked == seat => R::AVERAGE_CARD_VALUE,
        Some(Step::Power(power)) => R::pending(power, seat),
        _ => 0.0,
    };
    value + to_come + leaning.bonus(R::totals(&summary), &coins)
}

/// A decision that needs the coins or cards of several players.
struct GreedyDecision<'a, R: BotGame> {
    view: &'a View<R>,
    context: ValuationContext<'a, R>,
    own: SeatValuation<R>,
    leaning: &'a Leaning,
}

impl<'a, R: BotGame> GreedyDecision<'a, R> {
    fn new(view: &'a View<R>, leaning: &'a Leaning) -> GreedyDecision<'a, R> {
        let (table, seat) = (view.table(), viewing_seat(view));
        let context = ValuationContext::new(table);
        let own = SeatValuation::new(&context, seat, view.purse(seat).coins);
        GreedyDecision { view, context, own, leaning }
    }

    fn table(&self) -> &'a Table<R> {
        self.context.table
    }

    /// Returns the pricing of this round's bids.
    fn pricing(&self) -> BidPricing {
        let bonus = |seat, card| if seat == self.own.seat { self.leaning.card_bonus(self.table(), card) } else { 0.0 };
        price_bids(self.table(), |seat| self.view.purse(seat).coins, bonus)
    }

    /// Returns the bid with the highest value.
    fn bid(&self, legal: &[Action], noise: impl Fn(usize) -> f64) -> Action {
        let seat = self.own.seat;
        let prices = self.pricing().prices(seat);
        let coins = self.view.purse(seat).coins;
        best(legal, |index, action| {
            let Action::Bid(bid) = action else { return f64::NEG_INFINITY };
            let cards: f64 = bid.iter().zip(&prices).map(|(&coin, prices)| coin_price(&coins, prices, coin)).sum();
            let trades = bid.iter().any(|coin| coin.trades());
            let trade = if trades { self.trade_gain(self.pouch(bid)) } else { 0.0 };
            cards + trade + noise(index)
        })
    }

    /// Returns the two coins that a bid leaves for the pouch.
    fn pouch(&self, bid: [Coin; 3]) -> [Coin; 2] {
        let mut coins = self.view.purse(self.own.seat).coins;
        let mut left = coins.len();
        for coin in bid {
            if let Some(at) = coins[..left].iter().position(|&other| other == coin) {
                left -= 1;
                coins.swap(at, left);
            }
        }
        [coins[0], coins[1]]
    }

    /// Chooses a late bidder's coin: its gain here minus a cost for later taverns.
    fn late_bid(&self, legal: &[Action], noise: impl Fn(usize) -> f64) -> Action {
        let auction = self.table().auction();
        let prices = self.pricing().late_prices(self.own.seat, auction);
        let taverns_to_come = 2.0 - auction.tavern.index() as f64;
        best(legal, |index, action| {
            let Action::Coin(coin) = action else { return f64::NEG_INFINITY };
            let trade = if coin.trades() { self.best_trade() } else { 0.0 };
            let here = coin_price(&self.own.coins, &prices, coin);
            here + trade - 0.05 * taverns_to_come * f64::from(coin.value()) + noise(index)
        })
    }

    /// Returns the weighted gain of trading these two coins.
    fn trade_gain(&self, coins: [Coin; 2]) -> f64 {
        self.leaning.trade_weight * self.own.trade_gain(&self.context, coins)
    }

    /// Returns the weighted gain of the best trade with the coins in hand.
    fn best_trade(&self) -> f64 {
        let hand = self.view.purse(self.own.seat).at(Place::Hand);
        let mut hand: Vec<Coin> = hand.filter_map(|face| face.coin()).filter(|coin| !coin.trades()).collect();
        hand.sort_unstable();
        match hand[..] {
            [.., one, other] => self.trade_gain([one, other]),
            _ => 0.0,
        }
    }

    /// Discards the card that the other players would gain most from.
    fn drop(&self, legal: &[Action]) -> Action {
        let tavern = self.table().auction().tavern;
        let pricing = self.pricing();
        let others = || self.table().seats().filter(|&other| other != self.own.seat);
        best(legal, |_, action| {
            let Action::Drop(dropped) = action else { return f64::NEG_INFINITY };
            let lost = |other: Seat| {
                let cards = self.table().tavern(tavern).iter().zip(pricing.card_gains(other, tavern));
                cards.filter(|&(card, _)| card == dropped).map(|(_, gain)| gain).fold(0.0, f64::max)
            };
            others().map(lost).sum()
        })
    }
}

/// Returns the price of a coin.
fn coin_price(coins: &[Coin; COINS], prices: &[f64], wanted: Coin) -> f64 {
    coins.iter().zip(prices).find(|(coin, _)| **coin == wanted).map_or(0.0, |(_, &coin_price)| coin_price)
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{self, Nidavellir};
    use elvaland_rules::{Audience, Turn};

    /// Checks that no value depends on the determinization.
    fn values_do_not_depend_on_the_world<R: BotGame>(mut game: State<R>, dealer: &mut Dealer) {
        while let Turn::Chance | Turn::Decide(_) = game.turn() {
            if let Turn::Decide(seats) = game.turn()
                && let Some(seat) = seats.first()
            {
                let view = game.view(Audience::Seat(seat));
                let context = ValuationContext::new(view.table());
                let worlds = [(); 3].map(|()| State::sample(&view, dealer.rng()));
                for action in game.legal_actions(seat) {
                    if !matches!(action, Action::Bid(_) | Action::Coin(_) | Action::Drop(_)) {
                        let values = worlds
                            .each_ref()
                            .map(|world| value_after(&context, world, seat, action, &Leaning::NEUTRAL));
                        assert!(values.iter().all(|&value| value == values[0]), "{action:?}: {values:?}");
                    }
                }
            }
            game.random_step(dealer.rng());
        }
    }

    #[test]
    fn values_of_greedy_do_not_depend_on_hidden_information() {
        for players in 2..=5 {
            for seed in 0..6 {
                let mut dealer = Dealer::new(seed);
                let options = nidavellir::Options::new(players).expect("players");
                values_do_not_depend_on_the_world(
                    elvaland_rules::Rules::start(&options, dealer.rng()) as State<Nidavellir>,
                    &mut dealer,
                );
                let options = nains::Options::new(players).expect("players");
                values_do_not_depend_on_the_world(
                    elvaland_rules::Rules::start(&options, dealer.rng()) as State<Nains>,
                    &mut dealer,
                );
            }
        }
    }
}
