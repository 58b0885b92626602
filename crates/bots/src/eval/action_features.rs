//! The features of the actions of a decision: the logit of an action is the sum of some network outputs, weighted.
//!
//! Every kind of question has its own range of outputs. Bids have one output for each coin on each tavern, one for
//! each pair left in the pouch, one for each arrangement, and two for the trade.

use std::ops::Range;

use elvaland_rules::mechanics::{BIDS, COINS, COLUMNS, Card, Coin, MAX_CARDS, Place, Step};
use elvaland_rules::{Action, Seat};

use crate::bids::POUCH;
use crate::eval::observation::{Observer, place_index, turns_over};
use crate::games::BotGame;

const COIN_TAVERNS: usize = 3 * COINS;
const PAIRS: usize = COINS * (COINS - 1) / 2;
const BID_OUTPUTS: usize = COIN_TAVERNS + PAIRS + BIDS.len() + 2;
const COIN_OUTPUTS: usize = 2 * COINS + 1;

/// The ranges of outputs by kind of question.
#[derive(Clone, Copy, Debug)]
struct OutputLayout {
    /// Own gain, line and the gain of those who play later follow the card.
    card: usize,
    hero: usize,
}

impl OutputLayout {
    const fn of<R: BotGame>() -> OutputLayout {
        OutputLayout { card: R::CARD_INPUTS + 3, hero: R::HERO_COUNT + COLUMNS + 1 }
    }

    /// Returns the sizes of the ranges: bid, take, keep, drop, recruit, transform, improve, trade, late bid, two kinds of
    /// placing, discard.
    const fn sizes(self) -> [usize; 12] {
        let Self { card, hero } = self;
        let trade = PAIRS + 1;
        let late = 2 * COINS;
        [BID_OUTPUTS, card, card, card, hero, COIN_OUTPUTS, COIN_OUTPUTS, trade, late, COLUMNS, COLUMNS, COLUMNS]
    }

    const fn range(self, kind: usize) -> Range<usize> {
        let sizes = self.sizes();
        let (mut start, mut at) = (0, 0);
        while at < kind {
            start += sizes[at];
            at += 1;
        }
        start..start + if kind < sizes.len() { sizes[kind] } else { 0 }
    }
}

/// Returns the number of outputs of a game.
pub(crate) const fn output_count<R: BotGame>() -> usize {
    OutputLayout::of::<R>().range(12).start
}

/// The weighted outputs of each action.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ActionFeatures {
    /// The end of each action's outputs.
    pub(crate) ends: Vec<u32>,
    pub(crate) outputs: Vec<u16>,
    pub(crate) weights: Vec<f32>,
    /// The range of network outputs for this kind of decision.
    pub(crate) range: Range<usize>,
}

/// Borrowed features of the actions of a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionSlices<'a> {
    /// The end of each action's outputs.
    pub(crate) ends: &'a [u32],
    pub(crate) outputs: &'a [u16],
    pub(crate) weights: &'a [f32],
    /// The range of network outputs for this kind of decision, from `first` up to `last`.
    pub(crate) first: usize,
    pub(crate) last: usize,
}

impl ActionFeatures {
    /// Borrows the features.
    pub(crate) fn as_slices(&self) -> ActionSlices<'_> {
        let ActionFeatures { ends, outputs, weights, range } = self;
        ActionSlices { ends, outputs, weights, first: range.start, last: range.end }
    }

    /// Describes the legal actions of a decision.
    pub(crate) fn describe<R: BotGame>(&mut self, observer: &Observer<'_, R>, legal: &[Action]) {
        self.ends.clear();
        self.outputs.clear();
        self.weights.clear();
        self.range = OutputLayout::of::<R>().range(kind(observer, legal[0]));
        let later = players_to_come(observer);
        for &action in legal {
            match action {
                Action::Bid(coins) => self.bid(observer, coins),
                Action::Take(card) | Action::Drop(card) => self.tavern_card(observer, card, &later),
                Action::Keep(card) => self.offered_card(observer, card),
                Action::Recruit(hero, column) => {
                    self.put(hero.index(), 1.0);
                    if let Some(column) = column {
                        self.put(R::HERO_COUNT + column.index(), 1.0);
                    }
                    let gain = observer.view.hero_gain(observer.seat, hero, column);
                    self.put(R::HERO_COUNT + COLUMNS, gain as f32 / 20.0);
                }
                Action::Transform(coin, place) => self.grow(observer, action, coin, place),
                Action::Improve(coin) => self.grow(observer, action, coin, Place::Pouch),
                Action::Trade(coins) => self.trade(observer, coins),
                Action::Coin(coin) => self.late_bid(observer, coin),
                Action::Place(column) => self.put(column.index(), 1.0),
                Action::Discard(columns) => columns.iter().for_each(|column| self.put(column.index(), 1.0)),
            }
            self.ends.push(self.outputs.len() as u32);
        }
    }

    /// Adds an output of the question to the present action.
    fn put(&mut self, output: usize, weight: f32) {
        self.outputs.push((self.range.start + output) as u16);
        self.weights.push(weight);
    }

    fn bid<R: BotGame>(&mut self, observer: &Observer<'_, R>, coins: [Coin; 3]) {
        let bid = bid_index(&observer.coins, coins);
        for (tavern, &at) in BIDS[bid].iter().enumerate() {
            self.put(tavern * COINS + usize::from(at), 1.0);
        }
        let [one, other] = POUCH[bid];
        self.put(COIN_TAVERNS + pair_index(one, other), 1.0);
        self.put(COIN_TAVERNS + PAIRS + bid, 1.0);
        if coins.iter().any(|coin| coin.trades())
            && let Some(growth) = trade_growth(observer, observer.coins[one].0, observer.coins[other].0)
        {
            self.put(BID_OUTPUTS - 2, growth);
            self.put(BID_OUTPUTS - 1, 1.0);
        }
    }

    fn card<R: BotGame>(&mut self, observer: &Observer<'_, R>, card: Card, points: i32, completes_line: bool) {
        R::describe_card(observer.table(), card, |at, value| self.put(at, value));
        self.put(R::CARD_INPUTS, points as f32 / 10.0);
        if completes_line {
            self.put(R::CARD_INPUTS + 1, 1.0);
        }
    }

    fn tavern_card<R: BotGame>(&mut self, observer: &Observer<'_, R>, card: Card, later: &[Seat]) {
        let tavern = observer.table().auction().tavern;
        let index = observer.table().tavern(tavern).iter().position(|other| other == card).unwrap_or_default();
        let gain = observer.gains.of(observer.seat, tavern, index);
        self.card(observer, card, gain.points, gain.completes_line);
        if let Some(appeal) = later.iter().map(|&other| observer.gains.of(other, tavern, index).appeal()).max() {
            self.put(R::CARD_INPUTS + 2, appeal as f32 / 10.0);
        }
    }

    fn offered_card<R: BotGame>(&mut self, observer: &Observer<'_, R>, card: Card) {
        let (mut counter, tally, total) = observer.own_gains();
        let [gain, ..]: [_; MAX_CARDS] = counter.gains(observer.seat, &tally, total, std::iter::once(card));
        self.card(observer, card, gain.points, gain.completes_line);
    }

    fn grow<R: BotGame>(&mut self, observer: &Observer<'_, R>, action: Action, coin: Coin, place: Place) {
        let at = observer.coins.iter().position(|&laid| laid == (coin, place)).unwrap_or_default();
        self.put(at, 1.0);
        self.put(COINS + place_index(place), 1.0);
        let taken = observer.table().coin_taken(action).map_or(0.0, |taken| growth(coin, taken));
        self.put(2 * COINS, taken);
    }

    fn trade<R: BotGame>(&mut self, observer: &Observer<'_, R>, [one, other]: [Coin; 2]) {
        let first = observer.coins.iter().position(|&laid| laid == (one, Place::Hand)).unwrap_or_default();
        let last = observer.coins.iter().rposition(|&laid| laid == (other, Place::Hand)).unwrap_or_default();
        if first != last {
            self.put(pair_index(first, last), 1.0);
        }
        if let Some(growth) = trade_growth(observer, one, other) {
            self.put(PAIRS, growth);
        }
    }

    fn late_bid<R: BotGame>(&mut self, observer: &Observer<'_, R>, coin: Coin) {
        let at = observer.coins.iter().position(|&laid| laid == (coin, Place::Hand)).unwrap_or_default();
        self.put(at, 1.0);
        let gem = observer.table().gem(observer.seat);
        let before =
            observer.table().auction().order().iter().filter(|bid| (bid.value(), bid.gem()) > (coin.value(), gem));
        self.put(COINS + before.count(), 1.0);
    }
}

/// Returns the kind of question of an action, in the order of `OutputLayout::sizes`.
fn kind<R: BotGame>(observer: &Observer<'_, R>, action: Action) -> usize {
    match action {
        Action::Bid(_) => 0,
        Action::Take(_) => 1,
        Action::Keep(_) => 2,
        Action::Drop(_) => 3,
        Action::Recruit(..) => 4,
        Action::Transform(..) => 5,
        Action::Improve(_) => 6,
        Action::Trade(_) => 7,
        Action::Coin(_) => 8,
        Action::Place(_) => match observer.table().agenda().next() {
            Some(Step::Power(power)) => 9 + R::power_index(power) % 2,
            _ => 9,
        },
        Action::Discard(_) => 11,
    }
}

/// Returns the players who still take a card from the tavern being resolved, after the present one.
fn players_to_come<R: BotGame>(observer: &Observer<'_, R>) -> Vec<Seat> {
    let table = observer.table();
    let order = table.auction().order().iter().map(|bid| bid.seat()).filter(|&seat| seat != observer.seat);
    match table.agenda().next() {
        Some(Step::Turns(_)) => {
            table.auction().order().iter().skip(turns_over(table) + 1).map(|bid| bid.seat()).collect()
        }
        Some(Step::Power(_)) => order.collect(),
        _ => Vec::new(),
    }
}

/// Returns the index of a bid among `BIDS`, given the sorted coins.
fn bid_index(coins: &[(Coin, Place); COINS], bid: [Coin; 3]) -> usize {
    let mut used = 0_u8;
    let places = bid.map(|coin| {
        let at = (0..COINS).find(|&at| coins[at].0 == coin && used >> at & 1 == 0).unwrap_or_default();
        used |= 1 << at;
        at
    });
    usize::from(BID_INDEX[places[0]][places[1]][places[2]])
}

/// The index of each bid, by the sorted coins on the three taverns.
const BID_INDEX: [[[u8; COINS]; COINS]; COINS] = {
    let mut index = [[[0; COINS]; COINS]; COINS];
    let mut bid = 0;
    while bid < BIDS.len() {
        let [one, two, three] = BIDS[bid];
        index[one as usize][two as usize][three as usize] = bid as u8;
        bid += 1;
    }
    index
};

/// Returns the index of a pair of different coins.
fn pair_index(one: usize, other: usize) -> usize {
    let (low, high) = (one.min(other), one.max(other));
    [0, 4, 7, 9][low] + high - low - 1
}

/// Returns how much a trade of two coins gains, scaled; `None` if there is none.
fn trade_growth<R: BotGame>(observer: &Observer<'_, R>, one: Coin, other: Coin) -> Option<f32> {
    observer.table().trade(one, other).map(|(given, taken)| growth(given, taken))
}

/// Returns the difference of two coins, scaled.
fn growth(given: Coin, taken: Coin) -> f32 {
    (f32::from(taken.value()) - f32::from(given.value())) / 5.0
}
