//! Small changes of what is seen, told one by one: whoever knows what changes need not look at everything again.

use crate::eval::simd::Work;
use crate::eval::{Features, Hidden, Network};
use elvaland_rules::mechanics::COINS;

/// The most answers and quantities that a round changes of what is seen of a seat.
const MOST: usize = 32;

/// What is seen otherwise: answers, quantities, and coins.
#[derive(Clone, Debug)]
pub struct Edits {
    answers: [[u16; 2]; MOST],
    answered: usize,
    amounts: [(u16, f32); MOST],
    measured: usize,
    coins: [f32; COINS],
}

impl Edits {
    pub(crate) const NONE: Edits =
        Edits { answers: [[0; 2]; MOST], answered: 0, amounts: [(0, 0.0); MOST], measured: 0, coins: [0.0; COINS] };

    /// Nothing is seen otherwise.
    #[inline]
    pub(crate) fn clear(&mut self) {
        (self.answered, self.measured, self.coins) = (0, 0, [0.0; COINS]);
    }

    /// The answer to a question is another one of those to the same question: so many further on than what was seen.
    #[inline(always)]
    pub(crate) fn answer(&mut self, seen: &Features, question: usize, further: isize) {
        if further != 0 {
            let row = seen.answer(question);
            self.answers[self.answered] = [row, row.wrapping_add_signed(further as i16)];
            self.answered += 1;
        }
    }

    /// A quantity is larger by so much.
    #[inline(always)]
    pub(crate) fn amount(&mut self, at: usize, by: f32) {
        if by != 0.0 {
            self.amounts[self.measured] = (at as u16, by);
            self.measured += 1;
        }
    }

    /// The values of the sorted coins are larger by so much.
    #[inline(always)]
    pub(crate) fn coins(&mut self, more: [f32; COINS]) {
        self.coins = more;
    }
}

/// What a point of each of the sorted coins gives to the hidden layer.
pub(crate) type CoinLines = [Hidden; COINS];

/// Brings a sum to what it is after some changes.
pub(crate) struct Edited<'a> {
    pub(crate) network: &'a Network,
    pub(crate) coin_lines: &'a CoinLines,
    pub(crate) sum: &'a Hidden,
    pub(crate) edits: &'a Edits,
}

impl Work for Edited<'_> {
    type Done = Hidden;

    #[inline(always)]
    fn work(self) -> Hidden {
        let Edited { network, coin_lines, sum, edits } = self;
        let mut sum = *sum;
        network.change_answers(&mut sum, &edits.answers[..edits.answered]);
        network.change_amounts(&mut sum, &edits.amounts[..edits.measured]);
        for (line, &by) in coin_lines.iter().zip(&edits.coins) {
            if by != 0.0 {
                for (sum, weight) in sum.iter_mut().zip(line) {
                    *sum += by * weight;
                }
            }
        }
        sum
    }
}

/// The strength after some changes.
pub(crate) struct StrengthOf<'a>(pub(crate) Edited<'a>);

impl Work for StrengthOf<'_> {
    type Done = f32;

    #[inline(always)]
    fn work(self) -> f32 {
        let network = self.0.network;
        network.strength_of(&self.0.work())
    }
}
