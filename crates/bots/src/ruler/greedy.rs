//! What adds most to the own score. **Frozen**: part of the ruler, see [`ruler`](super).
//!
//! Every action is judged by the [`Appraisal`] of the army and the coins it leads to: the score as it stands, with a
//! prior for the growth of the columns, lines and the heroes they bring, majorities and better coins. A bid is the sum
//! of what its three coins can be expected to bring and of the trade its pouch makes.
//!
//! Nothing hidden goes into it: an action is tried in a sampled world, but only the own army and coins and the public
//! table are looked at afterwards, and those do not depend on what was sampled.

use elvaland_rules::mechanics::{Coin, MAX_CARDS, Place, Step, Table, Tavern};
use elvaland_rules::{Action, Game, Seat, State, View};

use super::appraisal::{Appraisal, Coins, Seen};
use crate::bot::{Bot, Budget, viewer};
use crate::seed;

/// Takes what adds most to its own score.
#[derive(Clone, Debug, Default)]
pub struct Greedy(());

impl Greedy {
    /// A greedy player. There is no chance in its choices.
    pub const fn new() -> Greedy {
        Greedy(())
    }
}

impl<R: Appraisal> Bot<R> for Greedy {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let thought = Thought::new(view);
        match legal[0] {
            Action::Bid(_) => {
                let prices = Tavern::ALL.map(|tavern| thought.prices(tavern));
                best(legal, |action| thought.bid(action, &prices))
            }
            Action::Coin(_) => {
                let prices = thought.prices(view.table().auction().tavern);
                best(legal, |action| thought.late_bid(action, &prices))
            }
            Action::Drop(_) => best(legal, |action| thought.drop(action)),
            _ => {
                let world = State::sample(view, &mut seed::rng(0));
                best(legal, |action| thought.after(&world, action))
            }
        }
    }
}

/// The action of the highest value; among equals the first.
fn best(legal: &[Action], value: impl Fn(Action) -> f64) -> Action {
    let mut best = (legal[0], f64::NEG_INFINITY);
    for &action in legal {
        let value = value(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// What a trade in this round is worth more than its points: it also makes the next trades better.
const TRADE: f64 = 1.1;
/// How often others take the card that they like best instead of any.
const OTHERS_CHOOSE: f64 = 0.65;
/// How likely another player's coin on a tavern is the trading coin; the four others share the rest.
const TRADING_COIN: f64 = 1.0 / 3.0;

/// The own coins with what each of them is expected to bring on one tavern.
type Prices = [(Coin, f64); 5];

/// A view while it is thought about.
struct Thought<'a, R: Appraisal> {
    view: &'a View<R>,
    seen: Seen<'a, R>,
    seat: Seat,
    holding: R::Holding,
    coins: Coins,
    /// The outlook as it is.
    now: f64,
}

impl<'a, R: Appraisal> Thought<'a, R> {
    fn new(view: &'a View<R>) -> Thought<'a, R> {
        let (table, seat) = (view.table(), viewer(view));
        let seen = Seen::new(table);
        let holding = R::holding(table, seat);
        let coins = view.purse(seat).coins.map(Coin::value);
        let now = R::outlook(&seen, seat, &holding, &coins);
        Thought { view, seen, seat, holding, coins, now }
    }

    fn table(&self) -> &'a Table<R> {
        self.seen.table
    }

    /// The outlook after an action, before anybody else chooses anything.
    fn after(&self, world: &State<R>, action: Action) -> f64 {
        let mut game = world.clone();
        game.play_unchecked(self.seat, action, &mut ());
        let mut coins = game.purse(self.seat).coins().map(Coin::value);
        coins.sort_unstable();
        let holding = R::holding(game.table(), self.seat);
        let value = R::outlook(&self.seen, self.seat, &holding, &coins);
        let to_come = match game.table().agenda().next() {
            Some(Step::Transform(seat, plus)) if seat == self.seat => {
                self.grown(seat, &holding, game.purse(seat).coins(), plus) - value
            }
            Some(Step::Offer(seat, _)) if seat == self.seat => R::AVERAGE_CARD,
            Some(Step::Power(power)) => R::pending(power, self.seat),
            _ => 0.0,
        };
        value + to_come
    }

    /// The outlook of a seat after the best transform of one of its coins.
    fn grown(&self, seat: Seat, holding: &R::Holding, coins: &[Coin; 5], plus: u8) -> f64 {
        let best = (0..coins.len()).filter(|&at| !coins[at].trades()).filter_map(|at| {
            let taken = self.table().treasure().exchange(coins[at].value() + plus, coins[at].value())?;
            let mut grown = coins.map(Coin::value);
            grown[at] = taken.value();
            grown.sort_unstable();
            Some(R::outlook(&self.seen, seat, holding, &grown))
        });
        best.fold(f64::NEG_INFINITY, f64::max)
    }

    /// What the cards of a tavern add to the outlook of a seat, in the order of the cards.
    fn appetites(&self, seat: Seat, tavern: Tavern) -> ([f64; MAX_CARDS], usize) {
        let own = seat == self.seat;
        let coins = self.view.purse(seat).coins;
        let values = coins.map(Coin::value);
        let holding = if own { self.holding } else { R::holding(self.table(), seat) };
        let now = if own { self.now } else { R::outlook(&self.seen, seat, &holding, &values) };
        let cards = *self.table().tavern(tavern);
        let mut appetites = [0.0; MAX_CARDS];
        for (appetite, card) in appetites.iter_mut().zip(cards.iter()) {
            *appetite = match R::with_card(self.table(), &holding, card) {
                (grown, 0) => R::outlook(&self.seen, seat, &grown, &values) - now,
                (grown, plus) => self.grown(seat, &grown, &coins, plus) - now,
            };
        }
        (appetites, cards.len())
    }

    /// What playing after so many others at a tavern is expected to bring, from 0 on.
    fn places(&self, tavern: Tavern) -> [f64; MAX_CARDS] {
        let (own, count) = self.appetites(self.seat, tavern);
        let mut liked = [0.0; MAX_CARDS];
        for other in self.others() {
            let (appetites, _) = self.appetites(other, tavern);
            for (liked, appetite) in liked.iter_mut().zip(appetites) {
                *liked += appetite;
            }
        }
        // The cards in the order in which the others are thought to take them, and in which the player would.
        let (mut theirs, mut mine) = ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]);
        theirs[..count].sort_by(|&one: &usize, &other: &usize| liked[other].total_cmp(&liked[one]));
        mine[..count].sort_by(|&one: &usize, &other: &usize| own[other].total_cmp(&own[one]));
        let mut places = [0.0; MAX_CARDS];
        for (before, place) in places.iter_mut().enumerate().take(count) {
            let chosen = theirs[before..count].iter().map(|&card| own[card]).fold(f64::NEG_INFINITY, f64::max);
            // If any cards are taken: the best of those left is the one at `rank` if all better ones are gone.
            let (mut any, mut gone) = (0.0, 1.0);
            for (rank, &card) in mine.iter().enumerate().take(before + 1) {
                let left = (count - rank) as f64;
                let is_gone = (before - rank) as f64 / left;
                any += gone * (1.0 - is_gone) * own[card];
                gone *= is_gone;
            }
            *place = OTHERS_CHOOSE * chosen + (1.0 - OTHERS_CHOOSE) * any;
        }
        places
    }

    /// What each of the own coins is expected to bring on a tavern.
    fn prices(&self, tavern: Tavern) -> Prices {
        let places = self.places(tavern);
        let auction = self.table().auction();
        self.view.purse(self.seat).coins.map(|coin| {
            // The chances of so many others playing before.
            let mut chances = [0.0; 6];
            chances[0] = 1.0;
            for other in self.others() {
                let gem_wins = self.table().gem(other) > self.table().gem(self.seat);
                let before = |theirs: u8| theirs > coin.value() || theirs == coin.value() && gem_wins;
                let revealed = auction.order().iter().find(|bid| bid.seat() == other && auction.tavern == tavern);
                let chance: f64 = match revealed {
                    Some(bid) => f64::from(u8::from(before(bid.value()))),
                    None => {
                        let weight =
                            |coin: &Coin| if coin.trades() { TRADING_COIN } else { (1.0 - TRADING_COIN) / 4.0 };
                        let coins = self.view.purse(other).coins;
                        coins.iter().filter(|coin| before(coin.value())).map(weight).sum()
                    }
                };
                for so_many in (0..5).rev() {
                    chances[so_many + 1] += chances[so_many] * chance;
                    chances[so_many] *= 1.0 - chance;
                }
            }
            (coin, chances.iter().zip(places).map(|(chance, place)| chance * place).sum())
        })
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<R> {
        let seat = self.seat;
        self.table().seats().filter(move |&other| other != seat)
    }

    fn bid(&self, action: Action, prices: &[Prices; 3]) -> f64 {
        let Action::Bid(bid) = action else { return f64::NEG_INFINITY };
        let cards: f64 = bid.iter().zip(prices).map(|(&coin, prices)| price(prices, coin)).sum();
        let trade = if bid.iter().any(|coin| coin.trades()) { TRADE * self.trade(self.pouch(bid)) } else { 0.0 };
        cards + trade
    }

    /// The two coins that a bid leaves for the pouch.
    fn pouch(&self, bid: [Coin; 3]) -> [Coin; 2] {
        let mut coins = self.view.purse(self.seat).coins;
        let mut left = coins.len();
        for coin in bid {
            if let Some(at) = coins[..left].iter().position(|&other| other == coin) {
                left -= 1;
                coins.swap(at, left);
            }
        }
        [coins[0], coins[1]]
    }

    /// What a trade of these two coins adds to the outlook.
    fn trade(&self, [one, other]: [Coin; 2]) -> f64 {
        let higher = one.value().max(other.value());
        let Some(taken) = self.table().treasure().exchange(one.value() + other.value(), higher) else { return 0.0 };
        let mut coins = self.coins;
        if let Some(at) = coins.iter().position(|&coin| coin == higher) {
            coins[at] = taken.value();
        }
        coins.sort_unstable();
        R::outlook(&self.seen, self.seat, &self.holding, &coins) - self.now
    }

    /// A late bidder's coin: what it brings here, against what it could bring later in the round.
    fn late_bid(&self, action: Action, prices: &Prices) -> f64 {
        let Action::Coin(coin) = action else { return f64::NEG_INFINITY };
        let taverns_to_come = 2.0 - self.table().auction().tavern.index() as f64;
        let trade = if coin.trades() { TRADE * self.best_trade() } else { 0.0 };
        price(prices, coin) + trade - 0.05 * taverns_to_come * f64::from(coin.value())
    }

    /// The best trade a late bidder could make with his hand.
    fn best_trade(&self) -> f64 {
        let hand = self.view.purse(self.seat).at(Place::Hand);
        let mut hand: Vec<Coin> = hand.filter_map(|face| face.coin()).filter(|coin| !coin.trades()).collect();
        hand.sort_unstable();
        match hand[..] {
            [.., one, other] => self.trade([one, other]),
            _ => 0.0,
        }
    }

    /// A card that nobody shall have: what is left for the others counts against it.
    fn drop(&self, action: Action) -> f64 {
        let Action::Drop(dropped) = action else { return f64::NEG_INFINITY };
        let tavern = self.table().auction().tavern;
        let lost = |other: Seat| {
            let (appetites, _) = self.appetites(other, tavern);
            let cards = self.table().tavern(tavern).iter().zip(appetites);
            cards.filter(|&(card, _)| card == dropped).map(|(_, appetite)| appetite).fold(0.0, f64::max)
        };
        self.others().map(lost).sum()
    }
}

fn price(prices: &Prices, coin: Coin) -> f64 {
    prices.iter().find(|(own, _)| *own == coin).map_or(0.0, |&(_, price)| price)
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{self, Nidavellir};
    use elvaland_rules::{Audience, Turn};

    /// Every action that is tried in a world is worth the same in every other world that looks alike: nothing that
    /// was sampled goes into the value.
    fn values_do_not_depend_on_the_world<R: Appraisal>(mut game: State<R>, dealer: &mut Dealer) {
        while let Turn::Chance | Turn::Decide(_) = game.turn() {
            if let Turn::Decide(seats) = game.turn()
                && let Some(seat) = seats.first()
            {
                let view = game.view(Audience::Seat(seat));
                let thought = Thought::new(&view);
                let worlds = [(); 3].map(|()| State::sample(&view, dealer.rng()));
                for action in game.legal_actions(seat) {
                    if !matches!(action, Action::Bid(_) | Action::Coin(_) | Action::Drop(_)) {
                        let values = worlds.each_ref().map(|world| thought.after(world, action));
                        assert!(values.iter().all(|&value| value == values[0]), "{action:?}: {values:?}");
                    }
                }
            }
            game.random_step(dealer.rng());
        }
    }

    #[test]
    fn greedy_does_not_peek() {
        for players in 2..=5 {
            for seed in 0..6 {
                let mut dealer = Dealer::new(seed);
                let options = nidavellir::Options::new(players).expect("players");
                values_do_not_depend_on_the_world(
                    elvaland_rules::Ruleset::start(&options, &mut dealer) as State<Nidavellir>,
                    &mut dealer,
                );
                let options = nains::Options::new(players).expect("players");
                values_do_not_depend_on_the_world(
                    elvaland_rules::Ruleset::start(&options, &mut dealer) as State<Nains>,
                    &mut dealer,
                );
            }
        }
    }

    #[test]
    fn the_best_of_any_cards_left_is_between_the_best_and_the_worst() {
        let mut dealer = Dealer::new(3);
        let options = nidavellir::Options::new(4).expect("players");
        let mut game: State<Nidavellir> = elvaland_rules::Ruleset::start(&options, &mut dealer);
        game.random_step(dealer.rng());
        let view = game.view(Audience::Seat(Seat::S0));
        let thought = Thought::new(&view);
        for tavern in Tavern::ALL {
            let (mut own, count) = thought.appetites(Seat::S0, tavern);
            own[..count].sort_by(f64::total_cmp);
            let places = thought.places(tavern);
            assert_eq!(places[0], own[count - 1], "the first player takes what is best");
            assert!(places[..count].is_sorted_by(|one, other| one >= other), "{places:?}");
            assert!(places[count - 1] >= own[0]);
        }
    }
}
