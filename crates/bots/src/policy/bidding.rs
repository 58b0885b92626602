//! What the bids of a round are worth to everybody, and how likely each of them is.
//!
//! Every card is worth to every player what it adds to his strength. Whoever plays at a tavern after certain others gets
//! the best of what those leave, if they take what is best for them. So a coin on a tavern has a price that depends on
//! how likely the others' coins are to be higher, a bid is worth its three prices and its trade, and every player bids what
//! is worth most, mostly (a softmax). The chances of everybody's coins follow from that and go into the prices
//! again: a few rounds of it come close to where nobody would rather bid otherwise (a quantal response equilibrium).

use elvaland_rules::mechanics::{BIDS, COINS, Coin, MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat, SeatSet};

use super::exp::softmax;
use super::gaze::Gaze;
use crate::network::{Network, Perceived};

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

/// Something for every coin on every tavern, by the index of the sorted coin.
type ByCoin = [[f32; COINS]; 3];

/// The others of a seat, at most four, by bit.
const SUBSETS: usize = 1 << 4;

/// What a seat has at stake.
#[derive(Clone, Copy, Default)]
struct Stake {
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: u8,
    /// What the cards of the taverns add to the strength.
    cards: [[f32; MAX_CARDS]; 3],
    /// What a trade of two of the coins adds.
    trades: [[f32; COINS]; COINS],
    /// Which of the coins trades.
    trading: Option<usize>,
    /// The bids that are possible, by bit.
    allowed: u64,
    /// How likely every coin lies on every tavern.
    chances: ByCoin,
}

/// A round of bids.
pub(crate) struct Bidding {
    players: usize,
    counts: [usize; 3],
    stakes: BySeat<Stake>,
}

impl Bidding {
    /// The bids of a round as everybody may think about them; `allowed` tells which bids of a seat agree with what is
    /// known, by bit.
    pub(crate) fn new<R: Perceived>(
        network: &Network,
        table: &Table<R>,
        purses: &BySeat<Purse>,
        allowed: impl Fn(Seat) -> u64,
    ) -> Bidding {
        let mut stakes = BySeat::default();
        for seat in table.seats() {
            let mut coins = *purses[seat].coins();
            coins.sort_unstable();
            let mut gaze = Gaze::new(network, table, purses, seat);
            stakes[seat] = Stake::new(&mut gaze, table, seat, coins, allowed(seat));
        }
        Bidding {
            players: table.rules().players(),
            counts: Tavern::ALL.map(|tavern| table.tavern(tavern).len()),
            stakes,
        }
    }

    /// Everybody.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players)
    }

    /// Lets these seats answer everybody else's chances so many times.
    pub(crate) fn settle(&mut self, seats: SeatSet, times: usize, temperature: f32) {
        for _ in 0..times {
            let mut answers = BySeat::<ByCoin>::default();
            for seat in seats.iter() {
                answers[seat] = chances(&self.strategy(seat, temperature));
            }
            for seat in seats.iter() {
                let old = &mut self.stakes[seat].chances;
                for (old, new) in old.iter_mut().flatten().zip(answers[seat].iter().flatten()) {
                    *old = 0.5 * (*old + *new);
                }
            }
        }
    }

    /// Everybody but one.
    pub(crate) fn others_of(&self, seat: Seat) -> SeatSet {
        self.seats().filter(|&other| other != seat).collect()
    }

    /// How likely a seat makes each bid.
    pub(crate) fn strategy(&self, seat: Seat, temperature: f32) -> [f32; COUNT] {
        let mut values = self.values(seat);
        softmax(&mut values, temperature);
        values
    }

    /// What every bid of a seat is worth; minus infinity for those that are not possible.
    pub(crate) fn values(&self, seat: Seat) -> [f32; COUNT] {
        let stake = &self.stakes[seat];
        let prices = self.prices(seat);
        let mut values = [f32::NEG_INFINITY; COUNT];
        for (bid, value) in values.iter_mut().enumerate() {
            if stake.allowed >> bid & 1 == 1 {
                let [one, two, three] = BIDS[bid].map(usize::from);
                *value = prices[0][one] + prices[1][two] + prices[2][three] + stake.trade_after(bid);
            }
        }
        values
    }

    /// What every coin is worth to a seat on every tavern.
    fn prices(&self, seat: Seat) -> ByCoin {
        let stake = &self.stakes[seat];
        let mut prices = ByCoin::default();
        for (tavern, prices) in prices.iter_mut().enumerate() {
            if self.counts[tavern] == 0 {
                continue;
            }
            let others = self.others(seat, tavern);
            let left = self.left(seat, tavern, &others);
            for (at, price) in prices.iter_mut().enumerate() {
                // The chances of every set of others to play before.
                let mut subsets = [0.0; SUBSETS];
                subsets[0] = 1.0;
                let mut size = 1;
                for &other in &others[..self.players - 1] {
                    let before = self.stakes[other].before(tavern, stake.coins[at], stake.gem);
                    for subset in 0..size {
                        subsets[size + subset] = subsets[subset] * before;
                        subsets[subset] *= 1.0 - before;
                    }
                    size *= 2;
                }
                *price = subsets[..size].iter().zip(&left).map(|(chance, left)| chance * left).sum();
            }
        }
        prices
    }

    /// The others of a seat, those first who probably play first at a tavern.
    fn others(&self, seat: Seat, tavern: usize) -> [Seat; 4] {
        let mut others = [Seat::S0; 4];
        let mut means = [0.0; 4];
        for (known, other) in self.seats().filter(|&other| other != seat).enumerate() {
            let mean = self.stakes[other].mean(tavern);
            let mut at = known;
            while at > 0 && means[at - 1] < mean {
                (means[at], others[at]) = (means[at - 1], others[at - 1]);
                at -= 1;
            }
            (means[at], others[at]) = (mean, other);
        }
        others
    }

    /// What is left for a seat at a tavern after each set of the others.
    fn left(&self, seat: Seat, tavern: usize, others: &[Seat; 4]) -> [f32; SUBSETS] {
        let cards = self.counts[tavern];
        let mut left = [0.0; SUBSETS];
        // The cards taken by each set, by bit: the last of the set takes his best of what the set without him leaves.
        let mut taken = [0u8; SUBSETS];
        for subset in 0..1 << (self.players - 1) {
            if let Some(last) = usize::checked_ilog2(subset) {
                let before = taken[subset ^ 1 << last];
                let (_, card) = self.stakes[others[last as usize]].best(tavern, cards, before);
                taken[subset] = before | 1 << card;
            }
            left[subset] = self.stakes[seat].best(tavern, cards, taken[subset]).0;
        }
        left
    }

    /// What a card of a tavern adds to the strength of a seat.
    pub(crate) fn card(&self, seat: Seat, tavern: Tavern, at: usize) -> f32 {
        self.stakes[seat].cards[tavern.index()][at]
    }
}

impl Stake {
    fn new<R: Perceived>(
        gaze: &mut Gaze<'_, R>,
        table: &Table<R>,
        seat: Seat,
        coins: [Coin; COINS],
        allowed: u64,
    ) -> Stake {
        let mut stake = Stake { coins: coins.map(Coin::value), gem: table.gem(seat), allowed, ..Stake::default() };
        let mut known = [(u8::MAX, 0.0); 3 * MAX_CARDS];
        let mut kinds = 0;
        for tavern in Tavern::ALL {
            for (worth, card) in stake.cards[tavern.index()].iter_mut().zip(table.tavern(tavern).iter()) {
                let found = known[..kinds].iter().find(|(kind, _)| *kind == card.0);
                *worth = match found {
                    Some(&(_, worth)) => worth,
                    None => {
                        known[kinds] = (card.0, gaze.card(card));
                        kinds += 1;
                        known[kinds - 1].1
                    }
                };
            }
        }
        stake.trading = coins.iter().position(|coin| coin.trades());
        for one in 0..COINS {
            for other in one + 1..COINS {
                if !coins[one].trades() && !coins[other].trades() {
                    stake.trades[one][other] = gaze.trade(coins, [one, other]);
                }
            }
        }
        // Before anybody has thought about it, every possible bid is as likely as any other.
        let count = allowed.count_ones().max(1) as f32;
        let mut even = [0.0; COUNT];
        for (bid, chance) in even.iter_mut().enumerate() {
            *chance = if allowed >> bid & 1 == 1 { count.recip() } else { 0.0 };
        }
        stake.chances = chances(&even);
        stake
    }

    /// What the trade after a bid adds.
    #[inline]
    fn trade_after(&self, bid: usize) -> f32 {
        let is_bid = self.trading.is_some_and(|trading| BIDS[bid].contains(&(trading as u8)));
        let [one, other] = REST[bid];
        if is_bid { self.trades[one][other] } else { 0.0 }
    }

    /// The best card not taken, with its place.
    #[inline]
    fn best(&self, tavern: usize, cards: usize, taken: u8) -> (f32, usize) {
        let mut best = (f32::NEG_INFINITY, 0);
        for (at, &worth) in self.cards[tavern][..cards].iter().enumerate() {
            if taken >> at & 1 == 0 && worth > best.0 {
                best = (worth, at);
            }
        }
        if best.0 == f32::NEG_INFINITY { (0.0, 0) } else { best }
    }

    /// How likely this seat plays before a coin of this value and its owner's gem.
    #[inline]
    fn before(&self, tavern: usize, value: u8, gem: u8) -> f32 {
        let chances = self.chances[tavern].iter().zip(&self.coins);
        let is_before = |coin: u8| coin > value || coin == value && self.gem > gem;
        chances.map(|(&chance, &coin)| if is_before(coin) { chance } else { 0.0 }).sum::<f32>().min(1.0)
    }

    fn mean(&self, tavern: usize) -> f32 {
        self.chances[tavern].iter().zip(&self.coins).map(|(&chance, &coin)| chance * f32::from(coin)).sum()
    }
}

/// How likely every coin lies on every tavern, if bids have these chances.
fn chances(strategy: &[f32; COUNT]) -> ByCoin {
    let mut chances = ByCoin::default();
    for (bid, &chance) in BIDS.iter().zip(strategy) {
        for (tavern, &coin) in bid.iter().enumerate() {
            chances[tavern][usize::from(coin)] += chance;
        }
    }
    chances
}
