//! What players choose and what chance brings.

use super::{Card, Cards, Coin, Column, Hero, Place};

/// A choice of a player, one variant for every kind of decision of the record format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Three coins for the taverns in order, in secret.
    Bid([Coin; 3]),
    /// A late bidder's coin for the tavern being resolved.
    Coin(Coin),
    /// A card of the tavern being resolved.
    Take(Card),
    /// A card of the tavern being resolved, to be discarded.
    Drop(Card),
    /// A hero, with the column for one who may stand in any.
    Recruit(Hero, Option<Column>),
    /// The column for the piece in hand.
    Place(Column),
    /// The columns whose top dwarf is discarded.
    Discard(Columns),
    /// The coin to give up in a transform, and where it lies.
    Transform(Coin, Place),
    /// The pouch coin to improve.
    Improve(Coin),
    /// The two coins to add in a trade, lower one first.
    Trade([Coin; 2]),
    /// The card to keep of those shown.
    Keep(Card),
}

impl Action {
    /// Returns whether everybody can see that the player may choose this: it is about what lies open. Playing the only
    /// such choice at once tells nothing.
    pub fn is_public(self) -> bool {
        match self {
            Action::Take(_) | Action::Drop(_) | Action::Recruit(..) | Action::Place(_) | Action::Discard(_) => true,
            Action::Bid(_)
            | Action::Coin(_)
            | Action::Transform(..)
            | Action::Improve(_)
            | Action::Trade(_)
            | Action::Keep(_) => false,
        }
    }

    /// Returns the one choice there is, if everybody can see that there is no other.
    pub fn forced(legal: &[Action]) -> Option<Action> {
        match *legal {
            [only] => Some(only).filter(|only| only.is_public()),
            _ => None,
        }
    }
}

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Columns(u8);

impl Columns {
    /// Returns how many columns are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether no column is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set has exactly one column.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Returns whether a column is in the set.
    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column as u8 & 1 == 1
    }

    /// Returns the set with a bit for every column.
    #[inline]
    pub(super) const fn of_bits(bits: u8) -> Columns {
        Columns(bits)
    }

    /// This set without `column`.
    #[inline]
    #[must_use]
    pub const fn without(self, column: Column) -> Columns {
        Columns(self.0 & !(1 << column as u8))
    }

    /// Returns the columns in order.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(move |&column| self.contains(column))
    }

    /// Returns whether every column of this set is in `other`.
    pub const fn is_subset(self, other: Columns) -> bool {
        self.0 & !other.0 == 0
    }

    /// Every column.
    pub const ALL: Columns = Columns(0b1_1111);

    /// Returns the column at `index` of the set in order.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Column> {
        self.iter().nth(index)
    }

    /// The sets of two columns.
    pub const PAIRS: [Columns; 10] = {
        let bits = [0b11, 0b101, 0b1001, 0b1_0001, 0b110, 0b1010, 0b1_0010, 0b1100, 0b1_0100, 0b1_1000];
        let mut pairs = [Columns(0); 10];
        let mut i = 0;
        while i < pairs.len() {
            pairs[i] = Columns(bits[i]);
            i += 1;
        }
        pairs
    };

    /// The sets of one column.
    pub const SINGLES: [Columns; 5] = [Columns(1), Columns(2), Columns(4), Columns(8), Columns(16)];
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Columns {
        columns.into_iter().fold(Columns(0), |set, column| Columns(set.0 | 1 << column as u8))
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The cards that enter the three taverns.
    Deal([Cards; 3]),
    /// The cards of the second deck that one player sees.
    Offer(Cards),
    /// The card that leaves the second deck; `None` if nobody sees it.
    Burn(Option<Card>),
}
