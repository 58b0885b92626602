//! Index tables over the 60 bids and the five sorted coins of a player.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, MAX_CARDS};

/// Number of bids: ordered choices of three out of five coins.
pub(crate) const BID_COUNT: usize = BIDS.len();

/// The two coins that each bid leaves for the pouch, as indices into the sorted coins.
pub(crate) const POUCH: [[usize; 2]; BID_COUNT] = {
    let mut rest = [[0; 2]; BID_COUNT];
    let mut bid = 0;
    while bid < BID_COUNT {
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

/// A value per sorted coin, padded to eight so that a masked index needs no bounds check.
pub(crate) type ByCoin<T> = [T; 8];

/// Masks the index of a sorted coin to three bits.
#[inline(always)]
pub(crate) fn coin_index(coin: impl Into<usize>) -> usize {
    coin.into() & 7
}

/// A set of bids as a bit mask.
pub(crate) type BidSet = u64;

/// The set of all bids.
pub(crate) const ALL_BIDS: BidSet = (1 << BIDS.len()) - 1;

/// Returns the three coins of a bid, given the sorted coins.
pub(crate) fn bid_coins(coins: &[Coin; COINS], bid: usize) -> [Coin; 3] {
    BIDS[bid].map(|at| coins[usize::from(at)])
}

/// Sets a value for each of the five coins.
#[inline(always)]
pub(crate) fn fill<T>(of_coins: &mut ByCoin<T>, coins: [u8; COINS], tell: impl Fn(u8) -> T) {
    for (of_coin, coin) in of_coins.iter_mut().zip(coins) {
        *of_coin = tell(coin);
    }
}

/// Counts, for each own coin, how many of the opponent's coins it does not beat.
pub(crate) fn outranked(own: &[u8; COINS], theirs: &[u8; COINS], gem_wins: bool) -> [u8; COINS] {
    // Compares all own coins at once, one byte each; a higher gem counts as half a point.
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * EACH;
    let mut doubled = [0; 8];
    for (doubled, coin) in doubled.iter_mut().zip(own) {
        *doubled = 2 * coin;
    }
    let doubled = u64::from_le_bytes(doubled) | HIGHEST;
    let outranked = theirs.iter().fold(0, |outranked, &coin| {
        let theirs = u64::from(2 * coin + u8::from(gem_wins));
        outranked + (((doubled - theirs * EACH) & HIGHEST) >> 7)
    });
    let [one, two, three, four, five, ..] = outranked.to_le_bytes();
    [one, two, three, four, five]
}

/// Returns the card positions in order of falling value; ties keep their order.
pub(crate) fn sorted_by_value<T: PartialOrd>(values: &[T; MAX_CARDS], cards: usize) -> [u8; MAX_CARDS] {
    // Counts the cards that come before each card, one byte each, without branches.
    let mut before = 0u64;
    for at in 1..cards {
        for earlier in 0..at {
            let is_better = u64::from(values[earlier] < values[at]);
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

    #[test]
    fn cards_sort_by_falling_value_and_ties_keep_their_order() {
        assert_eq!(sorted_by_value(&[2.0, 7.0, 2.0, 9.0, 1.0], 5), [3, 1, 0, 2, 4]);
        assert_eq!(sorted_by_value(&[2.0, 7.0, 2.0, 9.0, 1.0], 3), [1, 0, 2, 0, 0], "there are only three");
    }

    #[test]
    fn equal_coins_play_in_the_order_of_gems() {
        let (own, theirs) = ([0, 3, 5, 9, 25], [0, 2, 5, 9, 11]);
        assert_eq!(outranked(&own, &theirs, true), [0, 2, 2, 3, 5]);
        assert_eq!(outranked(&own, &theirs, false), [1, 2, 3, 4, 5]);
    }
}
