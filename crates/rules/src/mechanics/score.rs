//! Scores, their parts, and who wins.

use super::{Purse, Ruleset, Table};
use crate::game::{BySeat, Seat, SeatSet};

/// The most parts a score has.
pub const MAX_PARTS: usize = 9;

/// The parts of a player's score, in the order of the game's part names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts(pub [u16; MAX_PARTS]);

impl Parts {
    /// The parts added up.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }
}

/// Who has how many points, and who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The total of every seat.
    pub totals: BySeat<u16>,
    /// The seats with the highest total, after the tie break; several share the victory.
    pub winners: SeatSet,
}

impl Standing {
    /// How a game stands on this table with these coins.
    #[inline]
    pub(super) fn of<R: Ruleset>(table: &Table<R>, purses: &BySeat<Purse>) -> Standing {
        let place = |seat| (R::score(table, purses, seat).total(), R::tie_break(table.army(seat).heroes()));
        Standing::among(table.seats().map(|seat| (seat, place(seat))))
    }

    /// How players stand who have these totals; what breaks a tie of totals comes with them, the higher the better.
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

    /// A seat's share of the victory: those who win share it.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.iter().count() as f64 } else { 0.0 }
    }
}
