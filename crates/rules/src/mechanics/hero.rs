//! Heroes: ids, names and sets.

use std::fmt;
use std::hash::Hash;

use super::Column;

/// The id of a hero of the game being played; [`NamedHero`] gives it a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hero(pub(crate) u8);

impl Hero {
    /// Creates an id from its number; whether a game has the hero is checked where it is used.
    #[inline]
    pub const fn from_index(index: u8) -> Hero {
        Hero(index)
    }

    /// Returns the number of the hero in the order of records, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether the hero can stand in a column; heroes with higher ids stay in the command zone.
    #[inline]
    pub const fn can_stand(self) -> bool {
        self.0 < 25
    }
}

/// The heroes of a game, an enum of that game.
pub trait NamedHero: Copy + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// All heroes in the order of records.
    const ALL: &'static [Self];

    /// Returns the id by which the mechanics, shared by both games, know the hero.
    fn id(self) -> Hero;

    /// Returns the hero with this id, if the game has one.
    fn from_id(hero: Hero) -> Option<Self> {
        Self::ALL.get(hero.index()).copied()
    }

    /// Returns the name in records.
    fn name(self) -> &'static str;
}

/// Where a hero goes when recruited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Post {
    /// On top of this column.
    Column(Column),
    /// On top of a column the player chooses.
    AnyColumn,
    /// To the command zone.
    CommandZone,
}

/// Defines the heroes of a game with their names in records, numbered from 0.
macro_rules! named_heroes {
    ($(#[$doc:meta])* $Heroes:ident, $count:literal: $($variant:ident $name:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "proper names")]
        pub enum $Heroes { $($variant,)* }

        impl $Heroes {
            /// All heroes in the order of records.
            pub const ALL: [$Heroes; $count] = [$($Heroes::$variant,)*];

            /// Returns the id by which the mechanics, shared by both games, know the hero.
            #[inline]
            pub const fn id(self) -> $crate::mechanics::Hero {
                $crate::mechanics::Hero(self as u8)
            }

            /// Returns the hero with this id, if the game has one.
            #[inline]
            pub fn from_id(hero: $crate::mechanics::Hero) -> Option<$Heroes> {
                $Heroes::ALL.get(hero.index()).copied()
            }

            /// Returns the name in records.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Heroes::$variant => $name,)*
                }
            }
        }

        impl $crate::mechanics::NamedHero for $Heroes {
            const ALL: &'static [$Heroes] = &$Heroes::ALL;

            #[inline]
            fn id(self) -> $crate::mechanics::Hero {
                $Heroes::id(self)
            }

            fn name(self) -> &'static str {
                $Heroes::name(self)
            }
        }
    };
}
pub(crate) use named_heroes;

/// A set of heroes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HeroSet(u32);

impl HeroSet {
    /// Creates the set of the first `count` heroes.
    pub const fn first(count: u8) -> HeroSet {
        HeroSet(((1u64 << count) - 1) as u32)
    }

    /// Returns the set as bits, one per hero.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns whether the hero is in the set.
    #[inline]
    pub const fn contains(self, hero: Hero) -> bool {
        hero.0 < u32::BITS as u8 && self.0 >> hero.0 & 1 == 1
    }

    /// Adds a hero.
    #[inline]
    pub const fn insert(&mut self, hero: Hero) {
        self.0 |= 1 << hero.0;
    }

    /// Returns this set without `hero`.
    #[inline]
    #[must_use]
    pub const fn without(self, hero: Hero) -> HeroSet {
        HeroSet(self.0 & !(1 << hero.0))
    }

    /// Returns the heroes of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & !other.0)
    }

    /// Returns the intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & other.0)
    }

    /// Returns the union of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 | other.0)
    }

    /// Returns the number of heroes.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set has at least two heroes.
    #[inline]
    pub const fn has_two(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the hero at `index` of the set, in order.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Hero> {
        let mut bits = self.0;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Hero(bits.trailing_zeros() as u8))
    }

    /// Returns the heroes in order.
    pub fn iter(self) -> impl Iterator<Item = Hero> {
        (0..32).map(Hero).filter(move |&hero| self.contains(hero))
    }
}

impl FromIterator<Hero> for HeroSet {
    fn from_iter<I: IntoIterator<Item = Hero>>(heroes: I) -> HeroSet {
        heroes.into_iter().fold(HeroSet::default(), |mut set, hero| {
            set.insert(hero);
            set
        })
    }
}
