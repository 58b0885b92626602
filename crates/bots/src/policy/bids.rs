//! What the bids of a round are worth, and how likely each of them is.
//!
//! The others are thought to bid and to take as the ruler's greedy does, more or less: what everybody owns is public, so
//! what a greedy player would do can be told. Whoever plays at a tavern after certain others gets the best of what those
//! leave. So a coin on a tavern has a price that depends on how likely the others' coins are to be higher, a bid is worth its
//! three prices and its trade, all of it in strength as the network judges it, and a player bids what is worth most, mostly
//! (a softmax).

use elvaland_rules::mechanics::{BIDS, COINS, Coin, MAX_CARDS, Purse, Table, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::ByCard;
use crate::bids::{ANY_BID, BidSet, ByCoin, COUNT, behind, best, by_worth, fill, slot, sorted};
use crate::eval::{Network, softmax};
use crate::games::BotGame;
use crate::opponents::{Forecast, Foreseen, Foresight, Own};
use crate::policy::{Gaze, Mood, Rehearsal, Worths};

/// How many points less a bid may be worth to somebody who is greedy, and still be made.
const EQUAL: f32 = 0.25;

/// The others of a seat, at most four, by bit.
const SUBSETS: usize = 1 << 4;

/// What is thought of a seat.
#[derive(Clone, Copy, Default)]
struct Guest {
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: u8,
    /// The bids that are possible.
    allowed: BidSet,
    /// The cards of the taverns, by their places, the best first.
    wishes: [[u8; MAX_CARDS]; 3],
    /// What greedy would bid.
    bid: usize,
    /// How likely every coin or a higher one lies on every tavern.
    at_least: [ByCoin<f32>; 3],
    /// What lies on every tavern, on the average.
    means: [f32; 3],
}

/// A round of bids.
pub(crate) struct Bidding<'a, R: BotGame> {
    table: &'a Table<R>,
    purses: &'a BySeat<Purse>,
    forecast: Forecast<'a, R>,
    /// How many cards the taverns have.
    counts: [usize; 3],
    guests: BySeat<Guest>,
    /// Whether every bid of everybody is possible.
    is_open: bool,
}

impl<'a, R: BotGame> Bidding<'a, R> {
    /// The bids of a round as everybody may think about them; `allowed` tells which bids of a seat agree with what is
    /// known. If only one seat asks, nobody thinks about what it would do if it were greedy.
    pub(crate) fn new(
        table: &'a Table<R>,
        purses: &'a BySeat<Purse>,
        asks: Option<Seat>,
        allowed: impl Fn(Seat) -> BidSet,
    ) -> Bidding<'a, R> {
        let forecast = Forecast::new(table, purses);
        let counts = forecast.kinds().counts();
        let mut bidding = Bidding { table, purses, forecast, counts, guests: BySeat::default(), is_open: true };
        for seat in table.seats() {
            let allowed = allowed(seat);
            bidding.guests[seat] = bidding.guest(seat, asks == Some(seat), allowed);
            bidding.is_open &= allowed == ANY_BID;
        }
        bidding
    }

    fn guest(&self, seat: Seat, asks: bool, allowed: BidSet) -> Guest {
        let coins = sorted(&self.purses[seat]).map(Coin::value);
        let mut guest = Guest { coins, gem: self.table.gem(seat), allowed, ..Guest::default() };
        if asks {
            return guest;
        }
        guest.bid = greediest(&self.forecast.bids(seat), allowed);
        for (tavern, coin) in Tavern::ALL.into_iter().zip(BIDS[guest.bid]) {
            let worths = self.forecast.tastes(seat, tavern, coins[usize::from(coin)]);
            guest.wishes[tavern.index()] = by_worth(&worths, self.counts[tavern.index()]);
        }
        guest.lay();
        guest
    }

    /// How likely a seat makes each bid, if greedy plays there.
    pub(crate) fn greedy_strategy(&self, seat: Seat) -> [f32; COUNT] {
        let mut values = self.forecast.bids(seat).map(|value| value as f32);
        self.forbid(seat, &mut values);
        softmax(&mut values, EQUAL);
        values
    }

    fn forbid(&self, seat: Seat, values: &mut [f32; COUNT]) {
        for (bid, value) in values.iter_mut().enumerate() {
            if self.guests[seat].allowed >> bid & 1 == 0 {
                *value = f32::NEG_INFINITY;
            }
        }
    }

    /// How likely a seat makes each bid, if the network plays there.
    pub(crate) fn strategy(&self, network: &Network, seat: Seat, mood: Mood) -> [f32; COUNT] {
        let mut values = self.values(network, seat, mood);
        softmax(&mut values, mood.temperature);
        values
    }

    /// What every bid of a seat is worth to the network; minus infinity for those that are not possible, or not among the
    /// most promising ones if those are rehearsed.
    fn values(&self, network: &Network, seat: Seat, mood: Mood) -> [f32; COUNT] {
        let mut gaze = self.gaze(network, seat);
        let worths = Worths::new(self.table, self.forecast.kinds(), &mut gaze);
        let foresight = self.foresight(seat, &worths.cards);
        let cards = foresight.bids(|tavern, place, coin| worths.card(tavern, place, coin));
        let any = (mood.greedy < 1.0).then(|| self.any(seat, &worths));
        let believed = |bid: usize, foreseen: f32| match &any {
            Some(any) => any[bid] + mood.greedy * (foreseen - any[bid]),
            None => foreseen,
        };
        let mut values = std::array::from_fn(|bid| believed(bid, cards[bid] + worths.trade(bid)));
        self.forbid(seat, &mut values);
        if mood.rehearsed == 0 {
            return values;
        }
        let margin = mood.closeness * R::CLOSE;
        let mut rehearsal = Rehearsal {
            table: self.table,
            forecast: &self.forecast,
            foresight: &foresight,
            gaze: &mut gaze,
            worths: &worths.cards,
            margin,
            values: [f32::NEG_INFINITY; COUNT],
        };
        rehearsal.go_through(highest(&values, mood.rehearsed, margin));
        let rehearsed = rehearsal.values;
        std::array::from_fn(|bid| believed(bid, rehearsed[bid]))
    }

    fn gaze(&self, network: &'a Network, seat: Seat) -> Gaze<'a, R> {
        Gaze::new(network, self.table, self.purses, seat, self.forecast.rivals(seat))
    }

    /// What every bid of a seat is worth if the others' coins lie anywhere.
    fn any(&self, seat: Seat, worths: &Worths) -> [f32; COUNT] {
        let prices = self.prices(seat, &worths.cards);
        std::array::from_fn(|bid| {
            let [one, two, three] = BIDS[bid].map(slot);
            prices[0][one] + prices[1][two] + prices[2][three] + worths.trade(bid)
        })
    }

    /// Returns what each card of the taverns adds to the strength of a seat.
    pub(super) fn worths(&self, network: &Network, seat: Seat) -> ByCard<f32> {
        Worths::new(self.table, self.forecast.kinds(), &mut self.gaze(network, seat)).cards
    }

    /// The round as it goes if all the others are greedy, for a seat to which the cards are worth so much.
    pub(crate) fn foresight(&self, seat: Seat, worths: &ByCard<f32>) -> Foresight {
        let Guest { coins, gem, .. } = self.guests[seat];
        let wishes = std::array::from_fn(|tavern| by_worth(&worths[tavern], self.counts[tavern]));
        let others = self.table.seats().filter(|&other| other != seat).map(|other| {
            let Guest { coins, gem, wishes, bid, .. } = self.guests[other];
            Foreseen { seat: other, bid: BIDS[bid].map(|coin| coins[usize::from(coin)]), gem, wishes }
        });
        Foresight::new(Own { seat, coins, gem, wishes }, others, self.counts, R::gem_swaps)
    }

    /// What every coin is worth to a seat on every tavern.
    fn prices(&self, seat: Seat, worths: &ByCard<f32>) -> [ByCoin<f32>; 3] {
        let mut prices = [ByCoin::<f32>::default(); 3];
        let mut last = None;
        for (tavern, prices) in prices.iter_mut().enumerate() {
            if self.counts[tavern] > 0 {
                // If nothing is revealed, coins lie on all taverns alike.
                let (others, before) = match last.take() {
                    Some(same) if self.is_open => same,
                    _ => {
                        let others = self.others(seat, tavern);
                        (others, self.before(seat, tavern, &others))
                    }
                };
                let left = self.left(&others, tavern, &worths[tavern]);
                for (chances, left) in before.iter().zip(left) {
                    for (price, chance) in prices.iter_mut().zip(chances) {
                        *price += chance * left;
                    }
                }
                last = Some((others, before));
            }
        }
        prices
    }

    /// How likely every set of others plays before each of a seat's coins at a tavern.
    fn before(&self, seat: Seat, tavern: usize, others: &[Seat; 4]) -> [ByCoin<f32>; SUBSETS] {
        let own = &self.guests[seat];
        let mut subsets = [ByCoin::<f32>::default(); SUBSETS];
        subsets[0] = [1.0; 8];
        let mut size = 1;
        for &other in &others[..self.table.rules().players() - 1] {
            let chances = self.guests[other].before(tavern, own);
            for subset in 0..size {
                for (coin, chance) in chances.iter().enumerate() {
                    subsets[size + subset][coin] = subsets[subset][coin] * chance;
                    subsets[subset][coin] *= 1.0 - chance;
                }
            }
            size *= 2;
        }
        subsets
    }

    /// The others of a seat, those first who probably play first at a tavern.
    fn others(&self, seat: Seat, tavern: usize) -> [Seat; 4] {
        let mut others = [Seat::S0; 4];
        let mut means = [0.0; 4];
        for (known, other) in self.table.seats().filter(|&other| other != seat).enumerate() {
            let mean = self.guests[other].means[tavern];
            let mut at = known;
            while at > 0 && means[at - 1] < mean {
                (means[at], others[at]) = (means[at - 1], others[at - 1]);
                at -= 1;
            }
            (means[at], others[at]) = (mean, other);
        }
        others
    }

    /// What is left of a tavern's cards after each set of the others.
    fn left(&self, others: &[Seat; 4], tavern: usize, worths: &[f32; MAX_CARDS]) -> [f32; SUBSETS] {
        let cards = self.counts[tavern];
        let wishes = by_worth(worths, cards);
        let mut left = [0.0; SUBSETS];
        // The cards taken by each set, by bit: the last of the set takes his best of what the set without him leaves.
        let mut taken = [0u8; SUBSETS];
        for subset in 0..1 << (self.table.rules().players() - 1) {
            if let Some(last) = usize::checked_ilog2(subset) {
                let before = taken[subset ^ 1 << last];
                let card = best(&self.guests[others[last as usize]].wishes[tavern], cards, before);
                taken[subset] = before | card.map_or(0, |card| 1 << card);
            }
            left[subset] = best(&wishes, cards, taken[subset]).map_or(0.0, |card| worths[card]);
        }
        left
    }

    /// What a card of a tavern is worth to greedy on a seat.
    pub(crate) fn card(&self, seat: Seat, tavern: Tavern, at: usize) -> f64 {
        self.forecast.cards(seat, tavern)[at]
    }
}

impl Guest {
    /// Lays the coins anywhere.
    fn lay(&mut self) {
        for (tavern, any) in even(self.allowed).iter().enumerate() {
            let mut sum = 0.0;
            for coin in (0..COINS).rev() {
                sum += any[coin];
                self.at_least[tavern][coin] = sum;
                self.means[tavern] += any[coin] * f32::from(self.coins[coin]);
            }
            // Gems decide between equal coins.
            self.means[tavern] += f32::from(self.gem) / 64.0;
        }
    }

    /// How likely this seat plays before each of somebody's coins at a tavern.
    #[inline]
    fn before(&self, tavern: usize, own: &Guest) -> ByCoin<f32> {
        let mut before = ByCoin::<f32>::default();
        let behind = behind(&own.coins, &self.coins, self.gem > own.gem);
        fill(&mut before, behind, |behind| self.at_least[tavern][slot(behind)]);
        before
    }
}

/// How likely every coin lies on every tavern, if these bids are equally likely.
fn even(allowed: BidSet) -> [ByCoin<f32>; 3] {
    if allowed == ANY_BID {
        return [[0.2, 0.2, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0]; 3];
    }
    let chance = (allowed.count_ones().max(1) as f32).recip();
    let mut even = [ByCoin::<f32>::default(); 3];
    for (_, bid) in BIDS.iter().enumerate().filter(|(bid, _)| allowed >> bid & 1 == 1) {
        for (even, &coin) in even.iter_mut().zip(bid) {
            even[slot(coin)] += chance;
        }
    }
    even
}

/// The possible bid of the highest value.
fn greediest(values: &[f64; COUNT], allowed: BidSet) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (bid, &value) in values.iter().enumerate() {
        if value > best.1 && allowed >> bid & 1 == 1 {
            best = (bid, value);
        }
    }
    best.0
}

/// So many possible bids of the highest values, among equal ones the first; none that is worse than the best by more than this.
fn highest(values: &[f32; COUNT], count: usize, margin: f32) -> BidSet {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut found = [0; COUNT];
    let mut known = 0;
    for bid in (0..COUNT).filter(|&bid| values[bid] >= best - margin && values[bid] > f32::NEG_INFINITY) {
        let mut at = known;
        if known == count {
            if values[found[count - 1]] >= values[bid] {
                continue;
            }
            at -= 1;
        } else {
            known += 1;
        }
        while at > 0 && values[found[at - 1]] < values[bid] {
            found[at] = found[at - 1];
            at -= 1;
        }
        found[at] = bid;
    }
    found[..known].iter().fold(0, |bids, bid| bids | 1 << bid)
}
