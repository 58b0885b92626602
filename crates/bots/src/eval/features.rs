//! What a network is shown, as numbers.

/// The most questions with one answer out of several; like the next one a multiple of 8.
const MAX_GROUPS: usize = 24;
/// The most quantities.
const MAX_SCALARS: usize = 40;
/// The most facts that are so or not.
const FLAGS: usize = 64;

/// What is seen of one seat: to a number of questions one answer each, facts that are so or not, and quantities.
///
/// They always come in the same order, so that two of these can be compared place by place. Every answer and every fact
/// has a row of weights, those of the facts come first.
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
    /// The facts that are so, by bit.
    #[inline(always)]
    pub(crate) fn set_flags(&mut self, flags: u64) {
        self.flags = flags;
    }

    /// Which of `size` answers it is.
    #[inline(always)]
    pub(crate) fn push_one_hot(&mut self, size: usize, index: usize) {
        debug_assert!(index < size, "{index} of {size}");
        self.active[usize::from(self.groups)] = self.row_count + index as u16;
        self.groups += 1;
        self.row_count += size as u16;
    }

    /// A quantity, of the order of 1.
    #[inline(always)]
    pub(crate) fn push_scalar(&mut self, scalar: f32) {
        self.scalars[usize::from(self.scalar_count)] = scalar;
        self.scalar_count += 1;
    }

    /// The row of the answer to a question.
    #[inline(always)]
    pub(crate) fn active_row(&self, group: usize) -> u16 {
        self.active[group]
    }

    /// How many rows facts and answers have together, and how many quantities there are.
    pub(crate) fn shape(&self) -> (usize, usize) {
        (self.row_count.into(), self.scalar_count.into())
    }

    /// The rows of the facts that are so and of the answers given.
    #[inline(always)]
    pub(crate) fn active_rows(&self) -> impl Iterator<Item = usize> {
        let active = self.active[..usize::from(self.groups)].iter().map(|&row| usize::from(row));
        bits(self.flags).chain(active)
    }

    /// The quantities.
    #[inline(always)]
    pub(crate) fn scalars(&self) -> &[f32] {
        &self.scalars[..usize::from(self.scalar_count)]
    }

    /// What is different in `after`.
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

/// What differs from one sight of a seat to the next: first where, by bit, then what, because most of it does not.
#[derive(Clone, Copy)]
pub(crate) struct FeatureDiff<'a> {
    before: &'a Features,
    after: &'a Features,
    active: u64,
    scalars: u64,
}

impl FeatureDiff<'_> {
    /// The rows of the facts that are no longer so.
    #[inline(always)]
    pub(crate) fn removed_flags(&self) -> impl Iterator<Item = usize> {
        bits(self.before.flags & !self.after.flags)
    }

    /// The rows of the facts that are so now.
    #[inline(always)]
    pub(crate) fn added_flags(&self) -> impl Iterator<Item = usize> {
        bits(self.after.flags & !self.before.flags)
    }

    /// The rows of the answers that were given before and are given instead.
    #[inline(always)]
    pub(crate) fn moved_groups(&self) -> impl Iterator<Item = [usize; 2]> {
        bits(self.active).map(|at| [self.before, self.after].map(|seen| seen.active[at].into()))
    }

    /// The quantities that changed, and by how much.
    #[inline(always)]
    pub(crate) fn scalar_changes(&self) -> impl Iterator<Item = (usize, f32)> {
        bits(self.scalars).map(|at| (at, self.after.scalars[at] - self.before.scalars[at]))
    }
}

/// The places at which two lists differ, by bit.
#[inline(always)]
fn differing_bits<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> u64 {
    let mut places = 0;
    for (at, eight) in differences(one, other).as_chunks().0.iter().enumerate() {
        // The product has the lowest bits of all eight bytes side by side in its highest byte.
        let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        places |= bits << (8 * at);
    }
    places
}

/// 1 where two lists differ, 0 where not; by itself, because then it is compiled to compare many at once.
#[inline(never)]
fn differences<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> [u8; N] {
    std::array::from_fn(|at| u8::from(one[at] != other[at]))
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        let found = (set != 0).then_some(lowest);
        set &= set.wrapping_sub(1);
        found
    })
}
