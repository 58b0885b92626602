//! Scores, their parts, and who wins.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use super::{Purse, Rules, Table};
use crate::{BySeat, Seat, SeatSet};

/// The most parts a score has.
const MAX_PARTS: usize = 9;

/// The parts of a game's score, an enum of that game.
pub trait ScorePart: Copy + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// All parts in the order of records.
    const ALL: &'static [Self];

    /// Returns the position among [`ALL`](ScorePart::ALL).
    fn index(self) -> usize;

    /// Returns the name in records.
    fn name(self) -> &'static str;
}

/// Defines the parts of a score with their names in records.
macro_rules! score_parts {
    ($(#[$doc:meta])* $Part:ident: $($variant:ident $name:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum $Part { $($variant,)* }

        impl $crate::mechanics::ScorePart for $Part {
            const ALL: &'static [$Part] = &[$($Part::$variant,)*];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self {
                    $($Part::$variant => $name,)*
                }
            }
        }
    };
}
pub(crate) use score_parts;

/// A player's score, part by part.
///
/// ```
/// use elvaland_rules::nidavellir::{Nidavellir, Options, Part};
/// use elvaland_rules::{Rules, Seat, dealer::Dealer};
///
/// let game = Nidavellir::start(&Options::new(2)?, Dealer::new(1).rng());
/// let score = game.score(Seat::S0);
/// assert_eq!((score[Part::Coins], score.total()), (14, 14));
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
pub struct Score<R> {
    parts: [u16; MAX_PARTS],
    rules: PhantomData<fn() -> R>,
}

impl<R: Rules> Score<R> {
    /// Returns the parts in the order of [`ScorePart::ALL`].
    #[inline]
    pub fn values(&self) -> &[u16] {
        &self.parts[..R::Part::ALL.len()]
    }

    /// Returns every part with its points.
    pub fn iter(&self) -> impl Iterator<Item = (R::Part, u16)> {
        R::Part::ALL.iter().copied().zip(self.parts)
    }

    /// Returns the sum of all parts.
    #[inline]
    pub fn total(&self) -> u16 {
        self.parts.iter().sum()
    }
}

impl<R: Rules> Index<R::Part> for Score<R> {
    type Output = u16;

    #[inline]
    fn index(&self, part: R::Part) -> &u16 {
        &self.parts[part.index()]
    }
}

impl<R: Rules> IndexMut<R::Part> for Score<R> {
    #[inline]
    fn index_mut(&mut self, part: R::Part) -> &mut u16 {
        &mut self.parts[part.index()]
    }
}

impl<R> Default for Score<R> {
    #[inline]
    fn default() -> Score<R> {
        Score { parts: [0; MAX_PARTS], rules: PhantomData }
    }
}

impl<R> Clone for Score<R> {
    #[inline]
    fn clone(&self) -> Score<R> {
        *self
    }
}

impl<R> Copy for Score<R> {}

impl<R> PartialEq for Score<R> {
    fn eq(&self, other: &Score<R>) -> bool {
        self.parts == other.parts
    }
}

impl<R> Eq for Score<R> {}

impl<R> Hash for Score<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts.hash(state);
    }
}

impl<R: Rules> fmt::Debug for Score<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Totals and winners.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The total of every seat.
    pub totals: BySeat<u16>,
    /// The seats with the highest total after the tie-break; several share the victory.
    pub winners: SeatSet,
}

impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The coins of every player count: only a seat without player has no points.
        let players = self.totals.values().iter().rposition(|&total| total > 0).map_or(0, |last| last + 1);
        f.debug_struct("Standing")
            .field("totals", &self.totals.of_players(players))
            .field("winners", &self.winners)
            .finish()
    }
}

impl Standing {
    /// Returns the standing on this table with these coins.
    #[inline]
    pub(super) fn of<R: Rules>(table: &Table<R>, purses: &BySeat<Purse>) -> Standing {
        let place = |seat| (R::score(table, purses, seat).total(), R::tie_break(table.army(seat).heroes()));
        Standing::among(table.seats().map(|seat| (seat, place(seat))))
    }

    /// Returns the standing of players with these totals and tie-break values.
    #[inline]
    pub(crate) fn among(places: impl Iterator<Item = (Seat, (u16, u8))>) -> Standing {
        let mut totals = BySeat::default();
        let mut winners = SeatSet::EMPTY;
        let mut best = (0, 0);
        for (seat, place) in places {
            totals[seat] = place.0;
            if place > best || winners.is_empty() {
                (best, winners) = (place, SeatSet::only(seat));
            } else if place == best {
                winners = winners.with(seat);
            }
        }
        Standing { totals, winners }
    }

    /// Returns a seat's share of the victory: 1 divided by the number of winners, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
