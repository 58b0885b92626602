//! What a network is shown, as numbers.

/// The most questions with one answer out of several.
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

    /// Which of `size` answers it is; whatever is beyond is the last one.
    #[inline(always)]
    pub(crate) fn one_of(&mut self, size: usize, answer: usize) {
        self.answers[usize::from(self.questions)] = self.rows + answer.min(size - 1) as u16;
        self.questions += 1;
        self.rows += size as u16;
    }

    /// A quantity, of the order of 1.
    #[inline(always)]
    pub(crate) fn amount(&mut self, amount: f32) {
        self.amounts[usize::from(self.quantities)] = amount;
        self.quantities += 1;
    }

    /// So many quantities that are told later.
    #[inline(always)]
    pub(crate) fn begin_amounts(&mut self, count: usize) {
        self.quantities = count as u16;
    }

    /// Tells quantities, from this one on.
    #[inline(always)]
    pub(crate) fn set_amounts(&mut self, from: usize, amounts: impl Iterator<Item = f32>) {
        for (to, amount) in self.amounts[from..].iter_mut().zip(amounts) {
            *to = amount;
        }
    }

    /// How many rows facts and answers have together, and how many quantities there are.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.rows.into(), self.quantities.into())
    }

    /// The rows of the facts that are so and of the answers given.
    #[inline]
    pub(crate) fn rows(&self) -> impl Iterator<Item = usize> {
        let answers = self.answers[..usize::from(self.questions)].iter().map(|&row| usize::from(row));
        bits(self.facts).chain(answers)
    }

    /// The quantities.
    #[inline]
    pub(crate) fn amounts(&self) -> &[f32] {
        &self.amounts[..usize::from(self.quantities)]
    }

    /// Tells what changes from here to `other`: by how much the rows and the quantities count more.
    #[inline(always)]
    pub(crate) fn changes(
        &self,
        other: &Features,
        mut row: impl FnMut(usize, f32),
        mut amount: impl FnMut(usize, f32),
    ) {
        bits(self.facts & !other.facts).for_each(|fact| row(fact, -1.0));
        bits(other.facts & !self.facts).for_each(|fact| row(fact, 1.0));
        // First where something differs, then what: most of it does not.
        for at in bits(differing(&self.answers, &other.answers)) {
            row(self.answers[at].into(), -1.0);
            row(other.answers[at].into(), 1.0);
        }
        for at in bits(differing(&self.amounts, &other.amounts)) {
            amount(at, other.amounts[at] - self.amounts[at]);
        }
    }
}

/// The places at which two lists differ, by bit.
#[inline(always)]
fn differing<T: PartialEq, const N: usize>(one: &[T; N], other: &[T; N]) -> u64 {
    let mut places = 0;
    for at in 0..N {
        places |= u64::from(one[at] != other[at]) << at;
    }
    places
}

/// The numbers of the bits that are set.
#[inline(always)]
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        let found = (set != 0).then_some(lowest);
        set &= set.wrapping_sub(1);
        found
    })
}
