//! What a network is shown, as numbers.

/// The most questions with one answer out of several.
pub(crate) const MAX_HOT: usize = 80;
/// The most quantities.
pub(crate) const MAX_SCALARS: usize = 40;
/// The answer to a question that does not matter now.
const NONE: u16 = u16::MAX;

/// What is seen of one seat: to a number of questions one answer each, and a number of quantities.
///
/// Questions and quantities always come in the same order, so that two of these can be compared place by place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Features {
    hot: [u16; MAX_HOT],
    scalars: [f32; MAX_SCALARS],
    questions: u8,
    quantities: u8,
    rows: u16,
}

impl Default for Features {
    fn default() -> Features {
        Features { hot: [NONE; MAX_HOT], scalars: [0.0; MAX_SCALARS], questions: 0, quantities: 0, rows: 0 }
    }
}

impl Features {
    /// Which of `size` answers it is; whatever is beyond is the last one.
    #[inline(always)]
    pub(crate) fn one_of(&mut self, size: usize, answer: usize) {
        self.ask(size, self.rows + answer.min(size - 1) as u16);
    }

    /// Whether something is so, a question whose "no" weighs nothing.
    #[inline(always)]
    pub(crate) fn whether(&mut self, is_so: bool) {
        self.ask(1, if is_so { self.rows } else { NONE });
    }

    #[inline(always)]
    fn ask(&mut self, size: usize, row: u16) {
        self.hot[usize::from(self.questions)] = row;
        self.questions += 1;
        self.rows += size as u16;
    }

    /// A quantity, of the order of 1.
    #[inline(always)]
    pub(crate) fn amount(&mut self, amount: f32) {
        self.scalars[usize::from(self.quantities)] = amount;
        self.quantities += 1;
    }

    /// How many answers there are to all questions together, and how many quantities.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.rows.into(), self.quantities.into())
    }

    /// The answers given.
    #[inline]
    pub(crate) fn answers(&self) -> impl Iterator<Item = usize> {
        self.hot[..usize::from(self.questions)].iter().filter(|&&row| row != NONE).map(|&row| usize::from(row))
    }

    /// The quantities.
    #[inline]
    pub(crate) fn amounts(&self) -> &[f32] {
        &self.scalars[..usize::from(self.quantities)]
    }

    /// Tells what changes from here to `other`: answers that are no longer given, those given instead, and by how much
    /// quantities grow.
    #[inline(always)]
    pub(crate) fn changes(&self, other: &Features, mut answer: impl FnMut(usize, f32), mut amount: impl FnMut(usize, f32)) {
        let questions = usize::from(self.questions);
        for (&before, &after) in self.hot[..questions].iter().zip(&other.hot[..questions]) {
            if before != after {
                if before != NONE {
                    answer(before.into(), -1.0);
                }
                if after != NONE {
                    answer(after.into(), 1.0);
                }
            }
        }
        let quantities = usize::from(self.quantities);
        for (at, (before, after)) in self.scalars[..quantities].iter().zip(&other.scalars[..quantities]).enumerate() {
            if before != after {
                amount(at, after - before);
            }
        }
    }
}
