//! Seats, sets of seats, and values by seat.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Index, IndexMut};

/// The largest number of seats at a table.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Seat {
    S0,
    S1,
    S2,
    S3,
    S4,
}

impl Seat {
    /// All seats a table can have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4];

    /// Returns the seat with this index; `None` from 5 on.
    ///
    /// ```
    /// # use elvaland_rules::Seat;
    /// assert_eq!(Seat::new(1), Some(Seat::S1));
    /// assert_eq!(Seat::new(5), None);
    /// ```
    pub fn new(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// Returns the index of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the first `players` seats in order.
    #[inline]
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS)).map(|index| Seat::ALL[index])
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

/// A set of seats.
///
/// ```
/// # use elvaland_rules::{Seat, SeatSet};
/// let seats: SeatSet = [Seat::S0, Seat::S3].into_iter().collect();
/// assert_eq!((seats.len(), format!("{seats:?}")), (2, "{0, 3}".to_owned()));
/// for seat in seats {
///     assert!(seats.contains(seat));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Creates the set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// Creates the set of the first `players` seats.
    #[inline]
    pub(crate) const fn first_of(players: usize) -> SeatSet {
        SeatSet((1 << players) - 1)
    }

    /// Returns this set with `seat` added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// Returns this set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// Returns whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as usize)
    }

    /// Returns the seats in order.
    #[inline]
    pub const fn iter(self) -> SeatIter {
        SeatIter(self)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;

    #[inline]
    fn into_iter(self) -> SeatIter {
        self.iter()
    }
}

/// The seats of a [`SeatSet`] in order.
#[derive(Clone, Debug)]
pub struct SeatIter(SeatSet);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for SeatIter {
    fn next_back(&mut self) -> Option<Seat> {
        let seat = Seat::new(self.0.0.checked_ilog2()? as usize)?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl ExactSizeIterator for SeatIter {}

impl FusedIterator for SeatIter {}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for every seat; unused seats keep their default.
///
/// It does not know how many players there are. [`of_players`](BySeat::of_players) returns as many values as there are;
/// states, tables and views print only those.
///
/// ```
/// # use elvaland_rules::{BySeat, Seat};
/// let mut points = BySeat::from_fn(Seat::index);
/// points[Seat::S1] += 10;
/// assert_eq!(points.values(), &[0, 11, 2, 3, 4]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub(crate) [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Creates a value for each seat.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// Returns the values in seat order.
    #[inline]
    pub const fn values(&self) -> &[T; MAX_SEATS] {
        &self.0
    }

    /// Returns the values of the first `players` seats, in seat order.
    ///
    /// ```
    /// # use elvaland_rules::{BySeat, Seat};
    /// assert_eq!(BySeat::from_fn(Seat::index).of_players(3), [0, 1, 2]);
    /// ```
    #[inline]
    pub fn of_players(&self, players: usize) -> &[T] {
        &self.0[..players.min(MAX_SEATS)]
    }

    /// Returns the values in seat order, to be changed.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [T; MAX_SEATS] {
        &mut self.0
    }
}

impl<T> From<[T; MAX_SEATS]> for BySeat<T> {
    fn from(values: [T; MAX_SEATS]) -> BySeat<T> {
        BySeat(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
