//! Heroes: ids and sets of them.

/// A hero of the game being played. Who it is, the rules of the game know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hero(pub u8);

impl Hero {
    /// Whether a piece can stand for the hero in a column; those with higher ids stay in the command zone.
    #[inline]
    pub const fn can_stand(self) -> bool {
        self.0 < 25
    }
}

/// The heroes of a game by name, numbered from 0 in the order of records.
macro_rules! named_heroes {
    ($(#[$doc:meta])* $Heroes:ident, $count:literal: $($variant:ident $name:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "proper names")]
        pub enum $Heroes { $($variant,)* }

        impl $Heroes {
            /// All of them, in the order of records.
            pub const ALL: [$Heroes; $count] = [$($Heroes::$variant,)*];
            /// Their names in records.
            pub const NAMES: [&'static str; $count] = [$($name,)*];

            /// The id in the mechanics.
            #[inline]
            pub const fn id(self) -> $crate::mechanics::Hero {
                $crate::mechanics::Hero(self as u8)
            }

            /// The one with this id.
            #[inline]
            pub fn from_id(hero: $crate::mechanics::Hero) -> Option<$Heroes> {
                $Heroes::ALL.get(usize::from(hero.0)).copied()
            }

            /// The name in records.
            pub const fn name(self) -> &'static str {
                $Heroes::NAMES[self as usize]
            }
        }
    };
}
pub(crate) use named_heroes;

/// A set of heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeroSet(u32);

impl HeroSet {
    /// The first `count` heroes.
    pub const fn first(count: u8) -> HeroSet {
        HeroSet(((1u64 << count) - 1) as u32)
    }

    /// The set with a bit for every hero.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the hero is in the set.
    #[inline]
    pub const fn contains(self, hero: Hero) -> bool {
        hero.0 < u32::BITS as u8 && self.0 >> hero.0 & 1 == 1
    }

    /// Adds a hero.
    #[inline]
    pub const fn insert(&mut self, hero: Hero) {
        self.0 |= 1 << hero.0;
    }

    /// This set without `hero`.
    #[inline]
    #[must_use]
    pub const fn without(self, hero: Hero) -> HeroSet {
        HeroSet(self.0 & !(1 << hero.0))
    }

    /// The heroes of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & !other.0)
    }

    /// The heroes of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & other.0)
    }

    /// The heroes of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 | other.0)
    }

    /// The number of heroes.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are at least two heroes in the set.
    #[inline]
    pub const fn has_two(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether there is no hero in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hero at `index` of the set in order.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Hero> {
        let mut bits = self.0;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Hero(bits.trailing_zeros() as u8))
    }

    /// The heroes in order.
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
