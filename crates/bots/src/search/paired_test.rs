//! Early stopping: a paired test whether one arm is best. All arms are tried in the same determinizations, so the
//! differences have a much lower variance than the values.

use crate::search::MAX_ARMS;

/// Determinizations before the first test.
const MIN_WORLDS: f64 = 64.0;
/// Required lead in standard errors; high because the test is repeated.
const Z_THRESHOLD: f64 = 4.0;

/// The values of some arms in the same determinizations.
#[derive(Clone, Debug, Default)]
pub(crate) struct PairedTest {
    arms: usize,
    worlds: f64,
    sums: [f64; MAX_ARMS],
    /// Sums of squared differences between any two arms.
    squares: [[f64; MAX_ARMS]; MAX_ARMS],
}

impl PairedTest {
    /// Adds the values of all arms in one determinization.
    pub(crate) fn add(&mut self, values: &[f64]) {
        self.arms = values.len();
        self.worlds += 1.0;
        for (one, value) in values.iter().enumerate() {
            self.sums[one] += value;
            for (other, rival) in values[..one].iter().enumerate() {
                let square = (value - rival) * (value - rival);
                self.squares[one][other] += square;
                self.squares[other][one] += square;
            }
        }
    }

    /// Returns true if the best arm is significantly better than every other one, or always equal to it.
    pub(crate) fn is_decided(&self) -> bool {
        let sums = &self.sums[..self.arms];
        let best = (0..self.arms).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
        let Some(best) = best.filter(|_| self.worlds >= MIN_WORLDS) else { return false };
        (0..self.arms).filter(|&other| other != best).all(|other| {
            let lead = (sums[best] - sums[other]) / self.worlds;
            let variance = (self.squares[best][other] / self.worlds - lead * lead).max(0.0);
            lead >= Z_THRESHOLD * (variance / self.worlds).sqrt()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;

    /// Returns the number of determinizations until a lead is significant.
    fn worlds(lead: f64, spread: f64) -> Option<u32> {
        let mut dealer = Dealer::new(3);
        let mut test = PairedTest::default();
        (1..=4096).find(|_| {
            let luck = dealer.below(1001) as f64 / 1000.0;
            let own = spread * (dealer.below(1001) as f64 / 1000.0 - 0.5);
            test.add(&[luck, luck + lead + own]);
            test.is_decided()
        })
    }

    #[test]
    fn constant_difference_is_decided_at_the_first_test() {
        assert_eq!(worlds(0.01, 0.0), Some(MIN_WORLDS as u32), "common random numbers cancel");
        assert_eq!(worlds(0.0, 0.0), Some(MIN_WORLDS as u32), "equals are equal");
    }

    #[test]
    fn smaller_leads_need_more_worlds() {
        let (clear, close) = (worlds(0.2, 1.0), worlds(0.05, 1.0));
        assert!(clear < close && clear.is_some() && close.is_some(), "{clear:?} {close:?}");
        assert_eq!(worlds(0.0, 1.0), None, "equal arms stay");
    }
}
