//! What a network is shown, as numbers.

/// The most questions with one answer out of several; like the next one a multiple of 8.
const MAX_QUESTIONS: usize = 24;
/// The most quantities.
const MAX_AMOUNTS: usize = 40;
/// The most facts that are so or not.
const FACTS: usize = 64;

/// What is seen of one seat: to a number of questions one answer each, facts that are so or not, and quantities.
///
/// They always come in the same order, so that two of these can be compared place by place. Every answer and every fact
/// has a row of weights, those of the facts come first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    facts: u64,
    answers: [u16; MAX_QUESTIONS],
    amounts: [f32; MAX_AMOUNTS],
    questions: u16,
    quantities: u16,
    rows: u16,
}

impl Default for Features {
    #[inline(always)]
    fn default() -> Features {
        Features {
            facts: 0,
            answers: [0; MAX_QUESTIONS],
            amounts: [0.0; MAX_AMOUNTS],
            questions: 0,
            quantities: 0,
            rows: FACTS as u16,
        }
    }
}

impl Features {
    /// The facts that are so, by bit.
    #[inline(always)]
    pub(crate) fn facts(&mut self, facts: u64) {
        self.facts = facts;
    }

    /// Which of `size` answers it is.
    #[inline(always)]
    pub(crate) fn one_of(&mut self, size: usize, answer: usize) {
        debug_assert!(answer < size, "{answer} of {size}");
        self.answers[usize::from(self.questions)] = self.rows + answer as u16;
        self.questions += 1;
        self.rows += size as u16;
    }

    /// A quantity, of the order of 1.
    #[inline(always)]
    pub(crate) fn amount(&mut self, amount: f32) {
        self.amounts[usize::from(self.quantities)] = amount;
        self.quantities += 1;
    }

    /// The row of the answer to a question.
    #[inline(always)]
    pub(crate) fn answer(&self, question: usize) -> u16 {
        self.answers[question]
    }

    /// How many rows facts and answers have together, and how many quantities there are.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.rows.into(), self.quantities.into())
    }

    /// The rows of the facts that are so and of the answers given.
    #[inline(always)]
    pub(crate) fn rows(&self) -> impl Iterator<Item = usize> {
        let answers = self.answers[..usize::from(self.questions)].iter().map(|&row| usize::from(row));
        bits(self.facts).chain(answers)
    }

    /// The quantities.
    #[inline(always)]
    pub(crate) fn amounts(&self) -> &[f32] {
        &self.amounts[..usize::from(self.quantities)]
    }

    /// What is different in `after`.
    #[inline(always)]
    pub(crate) fn change<'a>(&'a self, after: &'a Features) -> Change<'a> {
        Change {
            before: self,
            after,
            answers: differing(&self.answers, &after.answers),
            amounts: differing(&self.amounts, &after.amounts),
        }
    }
}

/// What differs from one sight of a seat to the next: first where, by bit, then what, because most of it does not.
#[derive(Clone, Copy)]
pub(crate) struct Change<'a> {
    before: &'a Features,
    after: &'a Features,
    answers: u64,
    amounts: u64,
}

impl Change<'_> {
    /// The rows of the facts that are no longer so.
    #[inline(always)]
    pub(crate) fn gone(&self) -> impl Iterator<Item = usize> {
        bits(self.before.facts & !self.after.facts)
    }

    /// The rows of the facts that are so now.
    #[inline(always)]
    pub(crate) fn come(&self) -> impl Iterator<Item = usize> {
        bits(self.after.facts & !self.before.facts)
    }

    /// The rows of the answers that were given before and are given instead.
    #[inline(always)]
    pub(crate) fn answers(&self) -> impl Iterator<Item = [usize; 2]> {
        bits(self.answers).map(|at| [self.before, self.after].map(|seen| seen.answers[at].into()))
    }

    /// The quantities that changed, and by how much.
    #[inline(always)]
    pub(crate) fn amounts(&self) -> impl Iterator<Item = (usize, f32)> {
        bits(self.amounts).map(|at| (at, self.after.amounts[at] - self.before.amounts[at]))
    }
}

/// The places at which two lists differ, by bit.
#[inline(always)]
fn differing<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> u64 {
    let mut places = 0;
    for (at, eight) in unlike(one, other).as_chunks().0.iter().enumerate() {
        // The product has the lowest bits of all eight bytes side by side in its highest byte.
        let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        places |= bits << (8 * at);
    }
    places
}

/// 1 where two lists differ, 0 where not; by itself, because then it is compiled to compare many at once.
#[inline(never)]
fn unlike<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> [u8; N] {
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
