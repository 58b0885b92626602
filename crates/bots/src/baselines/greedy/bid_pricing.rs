//! Bid pricing of `greedy`: the expected gain of each coin on each tavern. **Frozen**, see
//! [`baselines`](crate::baselines).
//!
//! Opponents' coins are assumed to lie anywhere; an opponent who plays first takes the most popular card or a random
//! one.

use elvaland_rules::mechanics::{Auction, COINS, Coin, Gem, MAX_CARDS, Tavern};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::greedy::ByCard;
use crate::bids::{ByCoin, coin_index, fill, outranked, sorted_by_value};

/// Probability that an opponent takes the most popular card instead of a random one.
const BEST_PICK_SHARE: f64 = 0.65;
/// Probability that an opponent's coin on a tavern is the trading coin; the four others share the rest.
const TRADING_COIN_PROBABILITY: f64 = 1.0 / 3.0;

/// A bidder as the pricing sees them.
#[derive(Clone, Copy, Debug)]
struct Bidder {
    seat: Seat,
    /// The values of the coins, sorted.
    coins: [u8; COINS],
    gem: Gem,
    /// Probability that the coin on a tavern is this one or a higher one.
    at_least: ByCoin<f64>,
    /// The gains of the tavern cards for this bidder.
    card_gains: ByCard<f64>,
}

/// The bidders of a round and the number of cards per tavern.
#[derive(Debug)]
pub(crate) struct BidPricing {
    bidders: BySeat<Option<Bidder>>,
    counts: [usize; 3],
}

impl BidPricing {
    /// Makes the pricing of a round with these numbers of cards.
    pub(crate) fn new(counts: [usize; 3]) -> BidPricing {
        BidPricing { bidders: BySeat::default(), counts }
    }

    /// Adds a bidder with sorted coins, a gem and the gains of the tavern cards.
    pub(crate) fn add_bidder(&mut self, seat: Seat, coins: &[Coin; COINS], gem: Gem, card_gains: ByCard<f64>) {
        let bidder = Bidder { seat, coins: coins.map(Coin::value), gem, at_least: at_least(coins), card_gains };
        self.bidders[seat] = Some(bidder);
    }

    /// Returns the gains of a tavern's cards for a seat, in their order.
    pub(crate) fn card_gains(&self, seat: Seat, tavern: Tavern) -> [f64; MAX_CARDS] {
        self.bidders[seat].as_ref().map_or([0.0; MAX_CARDS], |bidder| bidder.card_gains[tavern.index()])
    }

    /// Returns the expected gain of each coin on each tavern before anything is revealed.
    pub(crate) fn prices(&self, seat: Seat) -> [ByCoin<f64>; 3] {
        let higher_count = self.higher_count(seat, None);
        Tavern::ALL.map(|tavern| self.expected_gains(seat, tavern, &higher_count))
    }

    /// Returns the expected gain of each coin on the tavern where others have already revealed theirs.
    pub(crate) fn late_prices(&self, seat: Seat, auction: &Auction) -> ByCoin<f64> {
        self.expected_gains(seat, auction.tavern, &self.higher_count(seat, Some(auction)))
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Bidder> {
        self.bidders.values().iter().flatten().filter(move |bidder| bidder.seat != seat)
    }

    /// Returns the expected gain of each coin, given the distribution of how many opponents play before it.
    fn expected_gains(&self, seat: Seat, tavern: Tavern, higher_count: &[ByCoin<f64>; MAX_CARDS]) -> ByCoin<f64> {
        let mut popularity = [0.0; MAX_CARDS];
        for other in self.others(seat) {
            for (popularity, gain) in popularity.iter_mut().zip(other.card_gains[tavern.index()]) {
                *popularity += gain;
            }
        }
        let mut expected_gains = ByCoin::default();
        let gains_by_turn = gains_by_turn(&self.card_gains(seat, tavern), &popularity, self.counts[tavern.index()]);
        for (chances, place) in higher_count.iter().zip(gains_by_turn) {
            for (expected_gains, chance) in expected_gains.iter_mut().zip(chances) {
                *expected_gains += chance * place;
            }
        }
        expected_gains
    }

    /// Returns the distribution of how many opponents play before each coin; revealed coins are certain.
    fn higher_count(&self, seat: Seat, auction: Option<&Auction>) -> [ByCoin<f64>; MAX_CARDS] {
        let (coins, gem) = self.bidders[seat].map_or((Coin::STARTING.map(Coin::value), 0), |own| (own.coins, own.gem));
        let mut higher_count = [ByCoin::default(); MAX_CARDS];
        higher_count[0] = [1.0; 8];
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
                    let outranked = outranked(&coins, &other.coins, gem_wins);
                    fill(&mut chances, outranked, |outranked| other.at_least[coin_index(outranked)]);
                }
            }
            for so_many in (0..=known).rev() {
                for (coin, chance) in chances.iter().enumerate() {
                    higher_count[so_many + 1][coin] += higher_count[so_many][coin] * chance;
                    higher_count[so_many][coin] *= 1.0 - chance;
                }
            }
        }
        higher_count
    }
}

/// Returns the probability that a coin on a tavern is at least each of these sorted coins.
fn at_least(coins: &[Coin; COINS]) -> ByCoin<f64> {
    let weight =
        |coin: &Coin| if coin.trades() { TRADING_COIN_PROBABILITY } else { (1.0 - TRADING_COIN_PROBABILITY) / 4.0 };
    std::array::from_fn(|first| coins.iter().skip(first).map(weight).sum())
}

/// Returns the expected gain of playing after 0, 1, 2 … opponents, given the own gains and the cards' popularity.
fn gains_by_turn(own: &[f64; MAX_CARDS], popularity: &[f64; MAX_CARDS], count: usize) -> [f64; MAX_CARDS] {
    // The cards in the order opponents are assumed to take them, and in the order of the own gains.
    let (theirs, mine) = (sorted_by_value(popularity, count), sorted_by_value(own, count));
    let mut gains_by_turn = [0.0; MAX_CARDS];
    let mut chosen = f64::NEG_INFINITY;
    for higher_count in (0..count).rev() {
        chosen = own[usize::from(theirs[higher_count])].max(chosen);
        let mut any = 0.0;
        for (chance, &card) in BEST_LEFT_PROBABILITY[count][higher_count][..=higher_count].iter().zip(&mine) {
            any += chance * own[usize::from(card)];
        }
        gains_by_turn[higher_count] = BEST_PICK_SHARE * chosen + (1.0 - BEST_PICK_SHARE) * any;
    }
    gains_by_turn
}

/// Probability that the best remaining card has each rank, by number of cards and number taken at random.
const BEST_LEFT_PROBABILITY: [[[f64; MAX_CARDS]; MAX_CARDS]; MAX_CARDS + 1] = {
    let mut table = [[[0.0; MAX_CARDS]; MAX_CARDS]; MAX_CARDS + 1];
    let mut count = 1;
    while count <= MAX_CARDS {
        let mut higher_count = 0;
        while higher_count < count {
            let (mut rank, mut gone) = (0, 1.0);
            while rank <= higher_count {
                let is_gone = (higher_count - rank) as f64 / (count - rank) as f64;
                table[count][higher_count][rank] = gone * (1.0 - is_gone);
                gone *= is_gone;
                rank += 1;
            }
            higher_count += 1;
        }
        count += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    #[test]
    fn expected_gains_fall_with_the_turn_and_stay_within_the_cards() {
        let mut dealer = Dealer::new(3);
        let mut game = Nidavellir::start(&Options::new(4).expect("players"), dealer.rng());
        game.random_step(dealer.rng());
        let pricing = crate::baselines::greedy::price_bids(game.table(), |seat| *game.purse(seat).coins(), |_, _| 0.0);
        for tavern in Tavern::ALL {
            let mut own = pricing.card_gains(Seat::S0, tavern);
            let (popularity, count) = (pricing.card_gains(Seat::S1, tavern), game.table().tavern(tavern).len());
            let gains_by_turn = gains_by_turn(&own, &popularity, count);
            own[..count].sort_by(f64::total_cmp);
            assert_eq!(gains_by_turn[0], own[count - 1], "the first player takes what is best");
            assert!(gains_by_turn[..count].is_sorted_by(|one, other| one >= other), "{gains_by_turn:?}");
            assert!(gains_by_turn[count - 1] >= own[0]);
        }
    }
}
