//! Coins: what is written on them and where they lie.

use std::fmt;
use std::str::FromStr;

use super::ParseError;

/// A coin: a base coin (`0 2 3 4 5`), a coin of the Royal Treasure (`g5` … `g25`) or the special 3 (`s3`).
///
/// Coins are ordered by value; among equal values base coins come first. The value stands above three bits for the kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coin(u8);

const BASE: u8 = 0;
const TREASURE: u8 = 1;
const SPECIAL: u8 = 2;
const KIND: u8 = 3;
/// Set in coins that trade.
const TRADES: u8 = 4;

const fn base(value: u8) -> Coin {
    Coin(value << 3 | BASE)
}

impl Coin {
    /// The trading coin every player starts with.
    pub const ZERO: Coin = Coin(BASE | TRADES);
    /// The special 3, a trading coin that can stand in for the 0.
    pub const SPECIAL: Coin = Coin(3 << 3 | SPECIAL | TRADES);
    /// The five coins every player starts with.
    pub const STARTING: [Coin; 5] = [Coin::ZERO, base(2), base(3), base(4), base(5)];
    /// The values of Treasure coins.
    pub const TREASURE_VALUES: std::ops::RangeInclusive<u8> = 5..=25;

    /// Returns the Treasure coin of this value, if there is one.
    pub fn treasure(value: u8) -> Option<Coin> {
        Coin::TREASURE_VALUES.contains(&value).then(|| Coin::treasure_unchecked(value))
    }

    #[inline]
    pub(crate) const fn treasure_unchecked(value: u8) -> Coin {
        Coin(value << 3 | TREASURE)
    }

    /// Returns what the coin counts, in bids and at the end.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 >> 3
    }

    /// Returns whether a bid of this coin trades: the 0 and the special 3. Such a coin can never be given up.
    #[inline]
    pub const fn trades(self) -> bool {
        self.0 & TRADES != 0
    }

    /// Returns the value from bit 11 on, and bit 3 for a coin that trades: what a [`Bid`](super::Bid) has of its coin.
    #[inline]
    pub(super) const fn bid_bits(self) -> u16 {
        // The same byte twice, once from bit 8 and once from bit 1 on.
        (self.0 as u16).wrapping_mul(0x102) & (0xf800 | (TRADES as u16) << 1)
    }

    /// Returns which of two coins a trade gives up: the higher one, of equal ones the one that comes first (NID-R3).
    #[inline]
    pub const fn is_given_before(self, other: Coin) -> bool {
        const ORDER: u8 = KIND | TRADES;
        self.0 ^ ORDER > other.0 ^ ORDER
    }

    /// Returns whether the coin came from the Treasure and goes back there.
    #[inline]
    pub const fn is_treasure(self) -> bool {
        self.0 & KIND == TREASURE
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.0 & KIND {
            TREASURE => "g",
            SPECIAL => "s",
            _ => "",
        };
        write!(f, "{kind}{}", self.value())
    }
}

impl fmt::Debug for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Coin {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Coin, ParseError> {
        let unknown = || ParseError::UnknownCoin { text: text.to_owned() };
        let coin = match text.strip_prefix('g') {
            Some(value) => value.parse().ok().and_then(Coin::treasure),
            None => Coin::STARTING.into_iter().chain([Coin::SPECIAL]).find(|coin| coin.to_string() == text),
        };
        coin.filter(|coin| coin.to_string() == text).ok_or_else(unknown)
    }
}

/// One of the three taverns, in the order they are resolved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tavern {
    #[default]
    First,
    Second,
    Third,
}

impl Tavern {
    /// The taverns in order.
    pub const ALL: [Tavern; 3] = [Tavern::First, Tavern::Second, Tavern::Third];

    /// Returns the tavern as an index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the tavern resolved after this one.
    #[inline]
    pub const fn next(self) -> Option<Tavern> {
        match self {
            Tavern::First => Some(Tavern::Second),
            Tavern::Second => Some(Tavern::Third),
            Tavern::Third => None,
        }
    }
}

/// Where a coin lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// On a tavern of the player's board.
    Tavern(Tavern),
    /// In the pouch.
    Pouch,
    /// In the hand.
    Hand,
}

impl Place {
    /// Every place a coin can lie.
    pub const ALL: [Place; 5] = [
        Place::Tavern(Tavern::First),
        Place::Tavern(Tavern::Second),
        Place::Tavern(Tavern::Third),
        Place::Pouch,
        Place::Hand,
    ];

    /// Returns the place's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Tavern(Tavern::First) => "tavern1",
            Place::Tavern(Tavern::Second) => "tavern2",
            Place::Tavern(Tavern::Third) => "tavern3",
            Place::Pouch => "pouch",
            Place::Hand => "hand",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        Place::ALL
            .into_iter()
            .find(|place| place.name() == text)
            .ok_or_else(|| ParseError::UnknownPlace { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coin_is_read_back_from_its_name() {
        let treasure = Coin::TREASURE_VALUES.map(|value| Coin::treasure(value).unwrap());
        for coin in Coin::STARTING.into_iter().chain([Coin::SPECIAL]).chain(treasure) {
            assert_eq!(coin.to_string().parse(), Ok(coin));
        }
        for wrong in ["1", "6", "g4", "g26", "s2", "g05", "g+7", "", "gg7", "-0"] {
            assert!(wrong.parse::<Coin>().is_err(), "{wrong} is no coin");
        }
    }

    #[test]
    fn only_the_zero_and_the_special_three_trade() {
        assert!(Coin::ZERO.trades() && Coin::SPECIAL.trades());
        let others = Coin::STARTING[1..].iter().copied().chain(Coin::treasure(5));
        assert!(others.into_iter().all(|coin| !coin.trades()));
    }
}
