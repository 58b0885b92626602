//! How greedy bids, and what it thinks of how others do. **Frozen**: part of the ruler, see [`ruler`](super).
//!
//! Every card and every trade is worth what it adds to the outlook. The others' coins may lie anywhere, and they are
//! thought to take what everybody likes best, or anything: so a coin on a tavern has a price.

use elvaland_rules::mechanics::{Auction, BIDS, COINS, Card, Coin, MAX_CARDS, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use super::appraisal::{Appraisal, Coins, Seen};
use super::kinds::{ByCard, Kinds};

/// What a trade in this round is worth more than its points: it also makes the next trades better.
pub(crate) const TRADE: f64 = 1.1;
/// How often others take the card that they like best instead of any.
const OTHERS_CHOOSE: f64 = 0.65;
/// How likely another player's coin on a tavern is the trading coin; the four others share the rest.
const TRADING_COIN: f64 = 1.0 / 3.0;

/// How many bids there are.
pub(crate) const COUNT: usize = BIDS.len();

/// The two coins that every bid leaves, as indices into sorted coins.
pub(crate) const REST: [[usize; 2]; COUNT] = {
    let mut rest = [[0; 2]; COUNT];
    let mut bid = 0;
    while bid < COUNT {
        let [one, two, three] = BIDS[bid];
        let (mut coin, mut left) = (0, 0);
        while coin < COINS as u8 {
            if coin != one && coin != two && coin != three {
                rest[bid][left] = coin as usize;
                left += 1;
            }
            coin += 1;
        }
        bid += 1;
    }
    rest
};

/// The pairs of sorted coins that a bid may leave to be traded: none without a coin that trades, none with it.
pub(crate) fn pairs(coins: &[Coin; COINS]) -> impl Iterator<Item = [usize; 2]> + use<> {
    let trading = coins.iter().position(|coin| coin.trades());
    let all = (0..COINS).flat_map(|one| (one + 1..COINS).map(move |other| [one, other]));
    all.filter(move |pair| trading.is_some_and(|at| !pair.contains(&at)))
}

/// A seat with what may be hoped for on it.
#[derive(Clone)]
pub(crate) struct Hopes<R: Appraisal> {
    pub(crate) seat: Seat,
    /// The coins, sorted.
    pub(crate) coins: [Coin; COINS],
    /// What matters of the army.
    pub(crate) holding: R::Holding,
    estate: R::Estate,
    values: Coins,
    /// How likely the coin on a tavern is one of these, from each of them on.
    from_each: [f64; COINS + 1],
    /// The outlook as it is.
    now: f64,
}

impl<R: Appraisal> Hopes<R> {
    pub(crate) fn new(seen: &Seen<'_, R>, seat: Seat, coins: [Coin; COINS]) -> Hopes<R> {
        let (holding, values) = (R::holding(seen.table, seat), coins.map(Coin::value));
        let estate = R::estate(seen, seat, &holding);
        let now = R::total(seen, &estate, &values);
        Hopes { seat, coins, holding, estate, values, from_each: from_each(&coins), now }
    }

    /// The highest coin.
    pub(crate) fn highest(&self) -> u8 {
        self.values[COINS - 1]
    }

    /// What the army may come to with a card of a tavern, and how much the card lets a coin grow.
    fn with(&self, seen: &Seen<'_, R>, card: Card) -> (R::Estate, u8) {
        let (with, column, plus) = R::with_card(seen.table, &self.holding, card);
        let mut estate = self.estate;
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
pub(super) fn grown<R: Appraisal>(seen: &Seen<'_, R>, estate: &R::Estate, coins: &[Coin; COINS], plus: u8) -> f64 {
    let best = (0..coins.len()).filter(|&at| !coins[at].trades()).filter_map(|at| {
        let taken = seen.table.treasure().exchange(coins[at].value() + plus, coins[at].value())?;
        let mut grown = coins.map(Coin::value);
        grown[at] = taken.value();
        grown.sort_unstable();
        Some(R::total(seen, estate, &grown))
    });
    best.fold(f64::NEG_INFINITY, f64::max)
}

/// Everybody who bids, with what the cards of the taverns add for each.
pub(crate) struct Bidders<'a, R: Appraisal> {
    seen: Seen<'a, R>,
    kinds: Kinds,
    hopes: BySeat<Option<Hopes<R>>>,
    cards: BySeat<ByCard<f64>>,
}

impl<'a, R: Appraisal> Bidders<'a, R> {
    /// Everybody at a table, whose sorted coins everybody knows.
    pub(crate) fn new(table: &'a Table<R>, coins: impl Fn(Seat) -> [Coin; COINS]) -> Bidders<'a, R> {
        let (seen, kinds) = (Seen::new(table), Kinds::of(table));
        let (mut all, mut cards) = (BySeat([const { None }; 5]), BySeat::default());
        for seat in table.seats() {
            let hopes = Hopes::new(&seen, seat, coins(seat));
            cards[seat] = kinds.look(|card| hopes.card(&seen, card));
            all[seat] = Some(hopes);
        }
        Bidders { seen, kinds, hopes: all, cards }
    }

    /// The table as it is seen, and everybody's hopes.
    pub(crate) fn all(&self) -> (&Seen<'a, R>, &BySeat<Option<Hopes<R>>>) {
        (&self.seen, &self.hopes)
    }

    /// The cards of the taverns.
    pub(crate) fn kinds(&self) -> &Kinds {
        &self.kinds
    }

    /// What the cards of a tavern add for a seat, in their order.
    pub(crate) fn cards(&self, seat: Seat, tavern: Tavern) -> &[f64; MAX_CARDS] {
        &self.cards[seat][tavern.index()]
    }

    /// What every bid of a seat is worth to it.
    pub(crate) fn bids(&self, seat: Seat) -> [f64; COUNT] {
        let mut trades = [[0.0; COINS]; COINS];
        if let Some(hopes) = &self.hopes[seat] {
            for [one, other] in pairs(&hopes.coins) {
                trades[one][other] = TRADE * hopes.trade(&self.seen, [hopes.coins[one], hopes.coins[other]]);
            }
        }
        let prices = self.prices(seat);
        std::array::from_fn(|bid| {
            let cards: f64 = BIDS[bid].iter().zip(&prices).map(|(&coin, prices)| prices[usize::from(coin)]).sum();
            let [one, other] = REST[bid];
            cards + trades[one][other]
        })
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Hopes<R>> {
        self.hopes.0.iter().flatten().filter(move |hopes| hopes.seat != seat)
    }

    /// What each of a seat's coins is expected to bring on each tavern; none of these is revealed.
    pub(crate) fn prices(&self, seat: Seat) -> [[f64; COINS]; 3] {
        let before = self.before(seat, None);
        Tavern::ALL.map(|tavern| self.expected(seat, tavern, &before))
    }

    /// What each of a seat's coins is expected to bring on the tavern at which others have revealed theirs.
    pub(super) fn late_prices(&self, seat: Seat) -> [f64; COINS] {
        let auction = self.seen.table.auction();
        self.expected(seat, auction.tavern, &self.before(seat, Some(auction)))
    }

    /// What coins bring on a tavern, if so many others play before each of them with these chances.
    fn expected(&self, seat: Seat, tavern: Tavern, before: &[[f64; 6]; COINS]) -> [f64; COINS] {
        let mut liked = [0.0; MAX_CARDS];
        for other in self.others(seat) {
            for (liked, appetite) in liked.iter_mut().zip(self.cards(other.seat, tavern)) {
                *liked += appetite;
            }
        }
        let places = places(self.cards(seat, tavern), &liked, self.seen.table.tavern(tavern).len());
        before.map(|chances| chances.iter().zip(places).map(|(chance, place)| chance * place).sum())
    }

    /// How likely so many others play before each of a seat's coins; some of theirs may be revealed.
    fn before(&self, seat: Seat, auction: Option<&Auction>) -> [[f64; 6]; COINS] {
        let table = self.seen.table;
        let coins = self.hopes[seat].as_ref().map_or(Coin::STARTING, |hopes| hopes.coins);
        let mut before = [[0.0; 6]; COINS];
        before.iter_mut().for_each(|chances| chances[0] = 1.0);
        for (known, other) in self.others(seat).enumerate() {
            let gem_wins = table.gem(other.seat) > table.gem(seat);
            let plays_first = |theirs: u8, own: u8| theirs > own || theirs == own && gem_wins;
            let revealed = auction.and_then(|auction| auction.order().iter().find(|bid| bid.seat() == other.seat));
            for (chances, coin) in before.iter_mut().zip(coins) {
                let chance = match revealed {
                    Some(bid) => f64::from(u8::from(plays_first(bid.value(), coin.value()))),
                    None => {
                        let behind = other.values.iter().filter(|&&theirs| !plays_first(theirs, coin.value())).count();
                        other.from_each[behind]
                    }
                };
                for so_many in (0..=known).rev() {
                    chances[so_many + 1] += chances[so_many] * chance;
                    chances[so_many] *= 1.0 - chance;
                }
            }
        }
        before
    }
}

/// How likely a coin on a tavern is one of these sorted ones, from each of them on.
fn from_each(coins: &[Coin; COINS]) -> [f64; COINS + 1] {
    let weight = |coin: &Coin| if coin.trades() { TRADING_COIN } else { (1.0 - TRADING_COIN) / 4.0 };
    std::array::from_fn(|first| coins[first..].iter().map(weight).sum())
}

/// What playing after so many others at a tavern is expected to bring, from 0 on: what the cards add for the player, and
/// how much the others like them.
fn places(own: &[f64; MAX_CARDS], liked: &[f64; MAX_CARDS], count: usize) -> [f64; MAX_CARDS] {
    // The cards in the order in which the others are thought to take them, and in which the player would.
    let (theirs, mine) = (by_worth(liked, count), by_worth(own, count));
    let mut places = [0.0; MAX_CARDS];
    let mut chosen = f64::NEG_INFINITY;
    for before in (0..count).rev() {
        chosen = own[usize::from(theirs[before])].max(chosen);
        let mut any = 0.0;
        for (chance, &card) in IS_BEST[count][before][..=before].iter().zip(&mine) {
            any += chance * own[usize::from(card)];
        }
        places[before] = OTHERS_CHOOSE * chosen + (1.0 - OTHERS_CHOOSE) * any;
    }
    places
}

/// If any so many of so many cards are taken: how likely the best of those left is the one at each rank, because all better
/// ones are gone.
const IS_BEST: [[[f64; MAX_CARDS]; MAX_CARDS]; MAX_CARDS + 1] = {
    let mut is_best = [[[0.0; MAX_CARDS]; MAX_CARDS]; MAX_CARDS + 1];
    let mut count = 1;
    while count <= MAX_CARDS {
        let mut before = 0;
        while before < count {
            let (mut rank, mut gone) = (0, 1.0);
            while rank <= before {
                let is_gone = (before - rank) as f64 / (count - rank) as f64;
                is_best[count][before][rank] = gone * (1.0 - is_gone);
                gone *= is_gone;
                rank += 1;
            }
            before += 1;
        }
        count += 1;
    }
    is_best
};

/// The places of so many cards, the best first.
pub(crate) fn by_worth<T: PartialOrd>(worths: &[T; MAX_CARDS], cards: usize) -> [u8; MAX_CARDS] {
    let mut sorted = [0; MAX_CARDS];
    for at in 0..cards {
        let mut place = at;
        while place > 0 && worths[usize::from(sorted[place - 1])] < worths[at] {
            sorted[place] = sorted[place - 1];
            place -= 1;
        }
        sorted[place] = at as u8;
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Budget;
    use crate::ruler::Greedy;
    use crate::{Bot, Studied};
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{Action, Audience, Game, Ruleset, State, Turn};

    #[test]
    fn the_best_of_any_cards_left_is_between_the_best_and_the_worst() {
        let mut dealer = Dealer::new(3);
        let mut game = Nidavellir::start(&Options::new(4).expect("players"), &mut dealer);
        game.random_step(dealer.rng());
        let bidders = Bidders::new(game.table(), |seat| *game.purse(seat).coins());
        for tavern in Tavern::ALL {
            let mut own = *bidders.cards(Seat::S0, tavern);
            let (liked, count) = (*bidders.cards(Seat::S1, tavern), game.table().tavern(tavern).len());
            let places = places(&own, &liked, count);
            own[..count].sort_by(f64::total_cmp);
            assert_eq!(places[0], own[count - 1], "the first player takes what is best");
            assert!(places[..count].is_sorted_by(|one, other| one >= other), "{places:?}");
            assert!(places[count - 1] >= own[0]);
        }
    }

    /// Whoever asks for all bids at once learns what greedy bids.
    fn the_best_bid_is_what_greedy_bids<R: Studied>() {
        for seed in 0..10 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<R> = R::start(&R::usual(4).expect("players"), &mut dealer);
            while game.turn() != Turn::Over {
                if let Turn::Decide(seats) = game.turn()
                    && crate::policy::is_bid(game.table())
                    && let Some(seat) = seats.first()
                {
                    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
                    let bids = Bidders::new(game.table(), |seat| view.purse(seat).coins).bids(seat);
                    let Action::Bid(made) = Greedy::new().choose(&view, &legal, Budget::default()) else {
                        panic!("a bid is asked for")
                    };
                    let coins = view.purse(seat).coins;
                    let value = |wanted: &[Coin; 3]| {
                        let is_it = |bid: &usize| BIDS[*bid].map(|at| coins[usize::from(at)]) == *wanted;
                        bids[(0..COUNT).find(is_it).expect("one of the bids")]
                    };
                    let best = bids.into_iter().fold(f64::NEG_INFINITY, f64::max);
                    assert!(value(&made) > best - 1e-9, "{made:?}: {} of {best}", value(&made));
                }
                game.random_step(dealer.rng());
            }
        }
    }

    #[test]
    fn greedy_makes_the_bid_that_is_worth_most() {
        the_best_bid_is_what_greedy_bids::<Nidavellir>();
        the_best_bid_is_what_greedy_bids::<Nains>();
    }
}
