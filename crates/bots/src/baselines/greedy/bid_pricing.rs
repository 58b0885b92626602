//! What coins are worth to greedy on taverns, and what it thinks of how others bid. **Frozen**: part of the ruler, see
//! [`ruler`](super).
//!
//! The others' coins may lie anywhere, and they are thought to take what everybody likes best, or anything: so a coin on a
//! tavern has a price.

use elvaland_rules::mechanics::{Auction, BIDS, COINS, Coin, Gem, MAX_CARDS, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::ByCard;
use crate::bids::{ByCoin, COUNT, REST, behind, by_worth, fill, slot};

/// How often others take the card that they like best instead of any.
const OTHERS_CHOOSE: f64 = 0.65;
/// How likely another player's coin on a tavern is the trading coin; the four others share the rest.
const TRADING_COIN: f64 = 1.0 / 3.0;

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
    pub(crate) fn late_prices(&self, seat: Seat, auction: &Auction) -> ByCoin<f64> {
        self.expected(seat, auction.tavern, &self.before(seat, Some(auction)))
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Bidder> {
        self.bidders.values().iter().flatten().filter(move |bidder| bidder.seat != seat)
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

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    #[test]
    fn the_best_of_any_cards_left_is_between_the_best_and_the_worst() {
        let mut dealer = Dealer::new(3);
        let mut game = Nidavellir::start(&Options::new(4).expect("players"), dealer.rng());
        game.random_step(dealer.rng());
        let market = crate::baselines::greedy::market(game.table(), |seat| *game.purse(seat).coins());
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
}
