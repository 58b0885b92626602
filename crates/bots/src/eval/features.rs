//! Network input: one-hot groups, flags and scalars.

/// Maximum number of one-hot groups; a multiple of 8 like `MAX_SCALARS`.
const MAX_GROUPS: usize = 24;
/// Maximum number of scalars.
const MAX_SCALARS: usize = 40;
/// Number of flags.
const FLAGS: usize = 64;

/// The features of one seat.
///
/// Groups and scalars always come in the same order, so that two feature sets can be compared position by position.
/// Every flag and every value of a group has a weight row; those of the flags come first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    flags: u64,
    active: [u16; MAX_GROUPS],
    scalars: [f32; MAX_SCALARS],
    groups: u16,
    scalar_count: u16,
    row_count: u16,
}

impl Default for Features {
    #[inline(always)]
    fn default() -> Features {
        Features {
            flags: 0,
            active: [0; MAX_GROUPS],
            scalars: [0.0; MAX_SCALARS],
            groups: 0,
            scalar_count: 0,
            row_count: FLAGS as u16,
        }
    }
}

impl Features {
    /// Sets the flags, as a bit mask.
    #[inline(always)]
    pub(crate) fn set_flags(&mut self, flags: u64) {
        self.flags = flags;
    }

    /// Appends a one-hot group of `size` values.
    #[inline(always)]
    pub(crate) fn push_one_hot(&mut self, size: usize, index: usize) {
        debug_assert!(index < size, "{index} of {size}");
        self.active[usize::from(self.groups)] = self.row_count + index as u16;
        self.groups += 1;
        self.row_count += size as u16;
    }

    /// Appends a scalar of magnitude about 1.
    #[inline(always)]
    pub(crate) fn push_scalar(&mut self, scalar: f32) {
        self.scalars[usize::from(self.scalar_count)] = scalar;
        self.scalar_count += 1;
    }

    /// Returns the active row of a group.
    #[inline(always)]
    pub(crate) fn active_row(&self, group: usize) -> u16 {
        self.active[group]
    }

    /// Returns the number of rows and of scalars.
    pub(crate) fn shape(&self) -> (usize, usize) {
        (self.row_count.into(), self.scalar_count.into())
    }

    /// Returns the rows of the set flags and of the active group values.
    #[inline(always)]
    pub(crate) fn active_rows(&self) -> impl Iterator<Item = usize> {
        let active = self.active[..usize::from(self.groups)].iter().map(|&row| usize::from(row));
        bits(self.flags).chain(active)
    }

    /// Returns the scalars.
    #[inline(always)]
    pub(crate) fn scalars(&self) -> &[f32] {
        &self.scalars[..usize::from(self.scalar_count)]
    }

    /// Compares with `after`.
    #[inline(always)]
    pub(crate) fn diff<'a>(&'a self, after: &'a Features) -> FeatureDiff<'a> {
        FeatureDiff {
            before: self,
            after,
            active: differing_bits(&self.active, &after.active),
            scalars: differing_bits(&self.scalars, &after.scalars),
        }
    }
}

/// The difference of two feature sets: bit masks of the changed positions.
#[derive(Clone, Copy)]
pub(crate) struct FeatureDiff<'a> {
    before: &'a Features,
    after: &'a Features,
    active: u64,
    scalars: u64,
}

impl FeatureDiff<'_> {
    /// Returns the rows of the flags that were cleared.
    #[inline(always)]
    pub(crate) fn removed_flags(&self) -> impl Iterator<Item = usize> {
        bits(self.before.flags & !self.after.flags)
    }

    /// Returns the rows of the flags that were set.
    #[inline(always)]
    pub(crate) fn added_flags(&self) -> impl Iterator<Item = usize> {
        bits(self.after.flags & !self.before.flags)
    }

    /// Returns the old and the new row of each changed group.
    #[inline(always)]
    pub(crate) fn moved_groups(&self) -> impl Iterator<Item = [usize; 2]> {
        bits(self.active).map(|at| [self.before, self.after].map(|seen| seen.active[at].into()))
    }

    /// Returns the position and the increment of each changed scalar.
    #[inline(always)]
    pub(crate) fn scalar_changes(&self) -> impl Iterator<Item = (usize, f32)> {
        bits(self.scalars).map(|at| (at, self.after.scalars[at] - self.before.scalars[at]))
    }
}

/// Returns the positions at which two arrays differ, as a bit mask.
#[inline(always)]
fn differing_bits<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> u64 {
    let mut places = 0;
    for (at, eight) in differences(one, other).as_chunks().0.iter().enumerate() {
        // The product gathers the lowest bits of all eight bytes in its highest byte.
        let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        places |= bits << (8 * at);
    }
    places
}

/// Returns 1 where two arrays differ; a function of its own, so that it is vectorized.
#[inline(never)]
fn differences<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> [u8; N] {
    std::array::from_fn(|at| u8::from(one[at] != other[at]))
}

/// Iterates over the set bits.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        let found = (set != 0).then_some(lowest);
        set &= set.wrapping_sub(1);
        found
    })
}
