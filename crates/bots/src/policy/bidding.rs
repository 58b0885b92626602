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

/// Something for every sorted coin; some places are never used, so that an index of three bits is always one of them.
type ByCoin = [f32; 8];

/// The index of a coin among the sorted ones.
#[inline(always)]
const fn slot(coin: u8) -> usize {
    coin as usize & 7
}

/// The others of a seat, at most four, by bit.
const SUBSETS: usize = 1 << 4;

/// What a seat has at stake.
#[derive(Clone, Copy)]
struct Stake {
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: u8,
    /// What the cards of the taverns add to the strength.
    cards: [[f32; MAX_CARDS]; 3],
    /// The cards of the taverns, by their places, the best first.
    wishes: [[u8; MAX_CARDS]; 3],
    /// What the trade after a bid adds; minus infinity for bids that are not possible.
    trades: [f32; COUNT],
    laid: Laid,
}

/// How likely the coins of a seat lie where.
#[derive(Clone, Copy, Default)]
struct Laid {
    /// How likely every coin lies on every tavern.
    chances: [ByCoin; 3],
    /// How likely it is this coin or a higher one.
    at_least: [ByCoin; 3],
    /// What lies on every tavern, on the average.
    means: [f32; 3],
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
            let mut answers = BySeat::<[ByCoin; 3]>::default();
            for seat in seats.iter() {
                answers[seat] = chances(&self.strategy(seat, temperature));
            }
            for seat in seats.iter() {
                let stake = &mut self.stakes[seat];
                let mut mean = stake.laid.chances;
                for (old, new) in mean.iter_mut().flatten().zip(answers[seat].iter().flatten()) {
                    *old = 0.5 * (*old + *new);
                }
                stake.laid = Laid::new(mean, &stake.coins);
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
        let mut values = self.stakes[seat].trades;
        let prices = self.prices(seat);
        for (bid, value) in BIDS.iter().zip(&mut values) {
            let [one, two, three] = bid.map(slot);
            *value += prices[0][one] + prices[1][two] + prices[2][three];
        }
        values
    }

    /// What every coin is worth to a seat on every tavern.
    fn prices(&self, seat: Seat) -> [ByCoin; 3] {
        let sets = 1 << (self.players - 1);
        let mut prices = [ByCoin::default(); 3];
        for (tavern, prices) in prices.iter_mut().enumerate() {
            if self.counts[tavern] > 0 {
                let others = self.others(seat, tavern);
                let left = self.left(seat, tavern, &others);
                for (at, price) in prices[..COINS].iter_mut().enumerate() {
                    let before = self.before(seat, at, tavern, &others);
                    *price = before[..sets].iter().zip(&left).map(|(chance, left)| chance * left).sum();
                }
            }
        }
        prices
    }

    /// How likely every set of others plays before one of a seat's coins at a tavern.
    #[inline]
    fn before(&self, seat: Seat, at: usize, tavern: usize, others: &[Seat; 4]) -> [f32; SUBSETS] {
        let stake = &self.stakes[seat];
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
        subsets
    }

    /// The others of a seat, those first who probably play first at a tavern.
    fn others(&self, seat: Seat, tavern: usize) -> [Seat; 4] {
        let mut others = [Seat::S0; 4];
        let mut means = [0.0; 4];
        for (known, other) in self.seats().filter(|&other| other != seat).enumerate() {
            let mean = self.stakes[other].laid.means[tavern];
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
                let card = self.stakes[others[last as usize]].best(tavern, cards, before);
                taken[subset] = before | card.map_or(0, |card| 1 << card);
            }
            let stake = &self.stakes[seat];
            left[subset] = stake.best(tavern, cards, taken[subset]).map_or(0.0, |card| stake.cards[tavern][card]);
        }
        left
    }

    /// What a card of a tavern adds to the strength of a seat.
    pub(crate) fn card(&self, seat: Seat, tavern: Tavern, at: usize) -> f32 {
        self.stakes[seat].cards[tavern.index()][at]
    }
}

impl Default for Stake {
    fn default() -> Stake {
        Stake {
            coins: [0; COINS],
            gem: 0,
            cards: Default::default(),
            wishes: Default::default(),
            trades: [f32::NEG_INFINITY; COUNT],
            laid: Laid::default(),
        }
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
        let mut stake = Stake { coins: coins.map(Coin::value), gem: table.gem(seat), ..Stake::default() };
        stake.look_at_cards(gaze, table);
        let trades = trades(gaze, coins);
        // Before anybody has thought about it, every possible bid is as likely as any other.
        let count = allowed.count_ones().max(1) as f32;
        let mut even = [0.0; COUNT];
        for (bid, chance) in even.iter_mut().enumerate().filter(|(bid, _)| allowed >> bid & 1 == 1) {
            *chance = count.recip();
            let [one, other] = REST[bid];
            stake.trades[bid] = trades[one][other];
        }
        stake.laid = Laid::new(chances(&even), &stake.coins);
        stake
    }

    fn look_at_cards<R: Perceived>(&mut self, gaze: &mut Gaze<'_, R>, table: &Table<R>) {
        let mut known = [(u8::MAX, 0.0); 3 * MAX_CARDS];
        let mut kinds = 0;
        for tavern in Tavern::ALL {
            let (worths, wishes) = (&mut self.cards[tavern.index()], &mut self.wishes[tavern.index()]);
            for (at, card) in table.tavern(tavern).iter().enumerate() {
                let found = known[..kinds].iter().find(|(kind, _)| *kind == card.0);
                worths[at] = match found {
                    Some(&(_, worth)) => worth,
                    None => {
                        known[kinds] = (card.0, gaze.card(card));
                        kinds += 1;
                        known[kinds - 1].1
                    }
                };
                let mut place = at;
                while place > 0 && worths[usize::from(wishes[place - 1])] < worths[at] {
                    wishes[place] = wishes[place - 1];
                    place -= 1;
                }
                wishes[place] = at as u8;
            }
        }
    }

    /// The place of the best card not taken.
    #[inline]
    fn best(&self, tavern: usize, cards: usize, taken: u8) -> Option<usize> {
        self.wishes[tavern][..cards].iter().map(|&card| usize::from(card)).find(|card| taken >> card & 1 == 0)
    }

    /// How likely this seat plays before a coin of this value and its owner's gem.
    #[inline]
    fn before(&self, tavern: usize, value: u8, gem: u8) -> f32 {
        let is_behind = |coin: u8| coin < value || coin == value && self.gem <= gem;
        let behind = self.coins.iter().map(|&coin| u8::from(is_behind(coin))).sum();
        self.laid.at_least[tavern][slot(behind)]
    }
}

impl Laid {
    fn new(chances: [ByCoin; 3], coins: &[u8; COINS]) -> Laid {
        let mut laid = Laid { chances, ..Laid::default() };
        for (tavern, chances) in chances.iter().enumerate() {
            for (from, at_least) in laid.at_least[tavern][..COINS].iter_mut().enumerate() {
                *at_least = chances[from..COINS].iter().sum::<f32>().min(1.0);
            }
            laid.means[tavern] = chances.iter().zip(coins).map(|(&chance, &coin)| chance * f32::from(coin)).sum();
        }
        laid
    }
}

/// What a trade of two of the sorted coins adds: nothing without a coin that trades, or with it.
fn trades<R: Perceived>(gaze: &mut Gaze<'_, R>, coins: [Coin; COINS]) -> [[f32; COINS]; COINS] {
    let mut trades = [[0.0; COINS]; COINS];
    if coins.iter().any(|coin| coin.trades()) {
        for one in 0..COINS {
            for other in one + 1..COINS {
                if !coins[one].trades() && !coins[other].trades() {
                    trades[one][other] = gaze.trade(coins, [one, other]);
                }
            }
        }
    }
    trades
}

/// How likely every coin lies on every tavern, if bids have these chances.
fn chances(strategy: &[f32; COUNT]) -> [ByCoin; 3] {
    let mut chances = [ByCoin::default(); 3];
    for (bid, &chance) in BIDS.iter().zip(strategy) {
        for (chances, &coin) in chances.iter_mut().zip(bid) {
            chances[slot(coin)] += chance;
        }
    }
    chances
}
