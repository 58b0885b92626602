//! The network: one hidden layer over what is seen.

use super::Features;

/// The width of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// A value for each unit of the hidden layer.
pub(crate) type Hidden = [f32; HIDDEN];

/// The weights: lines as wide as the hidden layer.
///
/// First a line for every answer, then one for every quantity, then the bias, then what the strength and the score at the
/// end make of the hidden layer. The first hidden unit is linear, so that what adds up need not be learned by the others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    answers: usize,
    lines: Vec<Hidden>,
}

/// Lines beside those of answers and quantities.
const OTHERS: usize = 3;

#[inline(always)]
fn add(sum: &mut Hidden, line: &Hidden, factor: f32) {
    for (sum, weight) in sum.iter_mut().zip(line) {
        *sum += factor * weight;
    }
}

#[inline(always)]
fn dot(one: &Hidden, other: &Hidden) -> f32 {
    // Several sums side by side, which the processor adds at once.
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// What the hidden layer lets through.
#[inline(always)]
fn activate(sum: &Hidden) -> Hidden {
    let mut hidden = *sum;
    for unit in &mut hidden {
        *unit = unit.max(0.0);
    }
    hidden[0] = sum[0];
    hidden
}

impl Network {
    /// A network with these lines; there must be as many as the answers and quantities need.
    pub(crate) fn new(answers: usize, lines: Vec<Hidden>) -> Network {
        debug_assert!(lines.len() >= answers + OTHERS);
        Network { answers, lines }
    }

    /// How many lines a network has for so many answers and quantities.
    pub(crate) const fn lines_for((answers, quantities): (usize, usize)) -> usize {
        answers + quantities + OTHERS
    }

    /// All weights.
    pub(crate) fn lines(&self) -> &[Hidden] {
        &self.lines
    }

    /// All weights, to be changed.
    pub(crate) fn lines_mut(&mut self) -> &mut [Hidden] {
        &mut self.lines
    }

    /// How many answers there are.
    pub(crate) fn answers(&self) -> usize {
        self.answers
    }

    /// The line of a quantity.
    #[inline]
    pub(crate) fn amount_line(&self, at: usize) -> usize {
        self.answers + at
    }

    /// The line of the bias; those of the strength and of the score follow.
    #[inline]
    pub(crate) fn bias_line(&self) -> usize {
        self.lines.len() - OTHERS
    }

    /// What the hidden layer is given.
    #[inline]
    pub(crate) fn sum(&self, features: &Features) -> Hidden {
        let mut sum = self.lines[self.bias_line()];
        for row in features.rows() {
            for (sum, weight) in sum.iter_mut().zip(&self.lines[row]) {
                *sum += weight;
            }
        }
        for (at, &amount) in features.amounts().iter().enumerate() {
            add(&mut sum, &self.lines[self.answers + at], amount);
        }
        sum
    }

    /// What the hidden layer lets through.
    #[inline(always)]
    pub(crate) fn hidden(&self, sum: &Hidden) -> Hidden {
        activate(sum)
    }

    /// The strength that the hidden layer comes to.
    #[inline]
    pub(crate) fn strength_from(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.lines[self.bias_line() + 1])
    }

    /// The score at the end that the hidden layer comes to.
    #[inline]
    pub(crate) fn score_from(&self, hidden: &Hidden) -> f32 {
        dot(hidden, &self.lines[self.bias_line() + 2])
    }

    /// The strength that what the hidden layer is given comes to.
    #[inline]
    pub(crate) fn strength_of(&self, sum: &Hidden) -> f32 {
        self.strength_from(&activate(sum))
    }

    /// The strength of a seat of which this is seen.
    #[inline]
    pub(crate) fn strength(&self, features: &Features) -> f32 {
        self.strength_of(&self.sum(features))
    }

    /// The sum after a change of what is seen.
    #[inline]
    pub(crate) fn changed(&self, sum: &Hidden, before: &Features, after: &Features) -> Hidden {
        let mut changed = *sum;
        let (answers, amounts) = self.lines.split_at(self.answers);
        // Both closures change the same sum, one after the other.
        let cell = std::cell::Cell::from_mut(&mut changed);
        let update = |line: &Hidden, factor: f32| {
            let mut sum = cell.get();
            add(&mut sum, line, factor);
            cell.set(sum);
        };
        before.changes(after, |row, sign| update(&answers[row], sign), |at, by| update(&amounts[at], by));
        changed
    }
}
