//! What coins are worth to greedy on taverns, and what it thinks of how others bid. **Frozen**: part of the ruler, see
//! [`ruler`](super).
//!
//! The others' coins may lie anywhere, and they are thought to take what everybody likes best, or anything: so a coin on a
//! tavern has a price.

use elvaland_rules::mechanics::{Auction, BIDS, COINS, Coin, Gem, MAX_CARDS, Tavern};
use elvaland_rules::{BySeat, Seat};

use super::kinds::ByCard;

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

/// Something for every sorted coin; some places are never used, so that an index of three bits is always one of them.
pub(crate) type ByCoin<T> = [T; 8];

/// The index of a coin among the sorted ones.
#[inline(always)]
pub(crate) fn slot(coin: impl Into<usize>) -> usize {
    coin.into() & 7
}

/// What the pairs of sorted coins bring that a bid may leave, by the lower and the higher one.
pub(crate) type Trades = ByCoin<ByCoin<f64>>;

/// Somebody who bids.
#[derive(Clone, Copy, Debug)]
struct Bidder {
    seat: Seat,
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: Gem,
    /// How likely the coin on a tavern is one of these, from each of them on.
    from_each: ByCoin<f64>,
    /// What the cards of the taverns add for him.
    cards: ByCard<f64>,
}

/// Everybody who bids in a round, and how many cards the taverns have.
#[derive(Debug)]
pub(crate) struct Market {
    bidders: BySeat<Option<Bidder>>,
    counts: [usize; 3],
}

impl Market {
    /// A round with so many cards in the taverns.
    pub(crate) fn new(counts: [usize; 3]) -> Market {
        Market { bidders: BySeat::default(), counts }
    }

    /// Somebody bids who has these sorted coins and this gem, and for whom the cards of the taverns add so much.
    pub(crate) fn enter(&mut self, seat: Seat, coins: &[Coin; COINS], gem: Gem, cards: ByCard<f64>) {
        let bidder = Bidder { seat, coins: coins.map(Coin::value), gem, from_each: from_each(coins), cards };
        self.bidders[seat] = Some(bidder);
    }

    /// What the cards of a tavern add for a seat, in their order.
    pub(crate) fn cards(&self, seat: Seat, tavern: Tavern) -> [f64; MAX_CARDS] {
        self.bidders[seat].as_ref().map_or([0.0; MAX_CARDS], |bidder| bidder.cards[tavern.index()])
    }

    /// What every bid of a seat is worth to it, if what is left can be traded like that.
    pub(crate) fn bids(&self, seat: Seat, trades: &Trades) -> [f64; COUNT] {
        let [first, second, third] = self.prices(seat);
        let mut bids = [0.0; COUNT];
        for ((value, bid), &[left, other]) in bids.iter_mut().zip(&BIDS).zip(&REST) {
            let [one, two, three] = bid.map(slot);
            *value = first[one] + second[two] + third[three] + trades[slot(left)][slot(other)];
        }
        bids
    }

    /// What each of a seat's coins is expected to bring on each tavern; none of these is revealed.
    pub(crate) fn prices(&self, seat: Seat) -> [ByCoin<f64>; 3] {
        let before = self.before(seat, None);
        Tavern::ALL.map(|tavern| self.expected(seat, tavern, &before))
    }

    /// What each of a seat's coins is expected to bring on the tavern at which others have revealed theirs.
    pub(super) fn late_prices(&self, seat: Seat, auction: &Auction) -> ByCoin<f64> {
        self.expected(seat, auction.tavern, &self.before(seat, Some(auction)))
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Bidder> {
        self.bidders.0.iter().flatten().filter(move |bidder| bidder.seat != seat)
    }

    /// What coins bring on a tavern, if so many others play before each of them with these chances.
    fn expected(&self, seat: Seat, tavern: Tavern, before: &[ByCoin<f64>; MAX_CARDS]) -> ByCoin<f64> {
        let mut liked = [0.0; MAX_CARDS];
        for other in self.others(seat) {
            for (liked, appetite) in liked.iter_mut().zip(other.cards[tavern.index()]) {
                *liked += appetite;
            }
        }
        let mut expected = ByCoin::default();
        let places = places(&self.cards(seat, tavern), &liked, self.counts[tavern.index()]);
        for (chances, place) in before.iter().zip(places) {
            for (expected, chance) in expected.iter_mut().zip(chances) {
                *expected += chance * place;
            }
        }
        expected
    }

    /// How likely so many others play before each of a seat's coins; some of theirs may be revealed.
    fn before(&self, seat: Seat, auction: Option<&Auction>) -> [ByCoin<f64>; MAX_CARDS] {
        let (coins, gem) = self.bidders[seat].map_or((Coin::STARTING.map(Coin::value), 0), |own| (own.coins, own.gem));
        let mut before = [ByCoin::default(); MAX_CARDS];
        before[0] = [1.0; 8];
        for (known, other) in self.others(seat).enumerate() {
            let revealed = auction.and_then(|auction| auction.order().iter().find(|bid| bid.seat() == other.seat));
            let gem_wins = other.gem > gem;
            let mut chances = ByCoin::default();
            match revealed {
                Some(bid) => {
                    let plays_first = |coin| bid.value() > coin || bid.value() == coin && gem_wins;
                    fill(&mut chances, coins, |coin| f64::from(u8::from(plays_first(coin))));
                }
                None => {
                    let behind = behind(&coins, &other.coins, gem_wins);
                    fill(&mut chances, behind, |behind| other.from_each[slot(behind)]);
                }
            }
            for so_many in (0..=known).rev() {
                for (coin, chance) in chances.iter().enumerate() {
                    before[so_many + 1][coin] += before[so_many][coin] * chance;
                    before[so_many][coin] *= 1.0 - chance;
                }
            }
        }
        before
    }
}

/// Tells something of every coin.
#[inline(always)]
pub(crate) fn fill<T>(of_coins: &mut ByCoin<T>, coins: [u8; COINS], tell: impl Fn(u8) -> T) {
    for (of_coin, coin) in of_coins.iter_mut().zip(coins) {
        *of_coin = tell(coin);
    }
}

/// How many of somebody else's coins play after each of the own ones.
pub(crate) fn behind(own: &[u8; COINS], theirs: &[u8; COINS], gem_wins: bool) -> [u8; COINS] {
    // All own coins are compared at once, a byte each; a higher gem is worth half a point.
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * EACH;
    let mut doubled = [0; 8];
    for (doubled, coin) in doubled.iter_mut().zip(own) {
        *doubled = 2 * coin;
    }
    let doubled = u64::from_le_bytes(doubled) | HIGHEST;
    let behind = theirs.iter().fold(0, |behind, &coin| {
        let theirs = u64::from(2 * coin + u8::from(gem_wins));
        behind + (((doubled - theirs * EACH) & HIGHEST) >> 7)
    });
    let [one, two, three, four, five, ..] = behind.to_le_bytes();
    [one, two, three, four, five]
}

/// How likely a coin on a tavern is one of these sorted ones, from each of them on.
fn from_each(coins: &[Coin; COINS]) -> ByCoin<f64> {
    let weight = |coin: &Coin| if coin.trades() { TRADING_COIN } else { (1.0 - TRADING_COIN) / 4.0 };
    std::array::from_fn(|first| coins.iter().skip(first).map(weight).sum())
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

/// The places of so many cards, the best first; among equal ones the first.
pub(crate) fn by_worth<T: PartialOrd>(worths: &[T; MAX_CARDS], cards: usize) -> [u8; MAX_CARDS] {
    // How many cards come before each of them, a byte each: nothing in it depends on what the worths are.
    let mut before = 0u64;
    for at in 1..cards {
        for earlier in 0..at {
            let is_better = u64::from(worths[earlier] < worths[at]);
            before += is_better << (8 * earlier) | (1 - is_better) << (8 * at);
        }
    }
    let sorted = (0..cards).fold(0, |sorted, at| sorted | (at as u64) << (8 * (before >> (8 * at) & 7)));
    let [one, two, three, four, five, ..] = sorted.to_le_bytes();
    [one, two, three, four, five]
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{Game, Ruleset};

    #[test]
    fn the_best_of_any_cards_left_is_between_the_best_and_the_worst() {
        let mut dealer = Dealer::new(3);
        let mut game = Nidavellir::start(&Options::new(4).expect("players"), &mut dealer);
        game.random_step(dealer.rng());
        let market = crate::ruler::market(game.table(), |seat| *game.purse(seat).coins());
        for tavern in Tavern::ALL {
            let mut own = market.cards(Seat::S0, tavern);
            let (liked, count) = (market.cards(Seat::S1, tavern), game.table().tavern(tavern).len());
            let places = places(&own, &liked, count);
            own[..count].sort_by(f64::total_cmp);
            assert_eq!(places[0], own[count - 1], "the first player takes what is best");
            assert!(places[..count].is_sorted_by(|one, other| one >= other), "{places:?}");
            assert!(places[count - 1] >= own[0]);
        }
    }

    #[test]
    fn the_best_card_comes_first_and_among_equal_ones_the_first() {
        assert_eq!(by_worth(&[2.0, 7.0, 2.0, 9.0, 1.0], 5), [3, 1, 0, 2, 4]);
        assert_eq!(by_worth(&[2.0, 7.0, 2.0, 9.0, 1.0], 3), [1, 0, 2, 0, 0], "there are only three");
    }

    #[test]
    fn coins_play_after_higher_ones_and_after_equal_ones_of_a_higher_gem() {
        let (own, theirs) = ([0, 3, 5, 9, 25], [0, 2, 5, 9, 11]);
        assert_eq!(behind(&own, &theirs, true), [0, 2, 2, 3, 5]);
        assert_eq!(behind(&own, &theirs, false), [1, 2, 3, 4, 5]);
    }
}
