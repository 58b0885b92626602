//! Whether one of some actions is known to be the best: all were tried in the same worlds, so it is their differences that
//! count, and these vary much less than what the actions bring.

use crate::search::MAX_ARMS;

/// Worlds before which nothing is known.
const MIN_WORLDS: f64 = 64.0;
/// The best must be ahead of every other by so many standard errors: it may be asked again and again.
const Z_THRESHOLD: f64 = 4.0;

/// What some actions brought in the same worlds.
#[derive(Clone, Debug, Default)]
pub(crate) struct PairedTest {
    arms: usize,
    worlds: f64,
    sums: [f64; MAX_ARMS],
    /// The squares of the differences between any two.
    squares: [[f64; MAX_ARMS]; MAX_ARMS],
}

impl PairedTest {
    /// In one more world the actions bring this much.
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

    /// Whether the best action is surely better than all others, or equal to them in all worlds.
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

    /// How many worlds it takes to be sure that one action is better than another by so much on the average.
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
    fn what_is_better_in_all_worlds_is_known_as_soon_as_anything_is() {
        assert_eq!(worlds(0.01, 0.0), Some(MIN_WORLDS as u32), "however much luck matters, it is the same for both");
        assert_eq!(worlds(0.0, 0.0), Some(MIN_WORLDS as u32), "equals are equal");
    }

    #[test]
    fn the_closer_the_longer_it_takes() {
        let (clear, close) = (worlds(0.2, 1.0), worlds(0.05, 1.0));
        assert!(clear < close && clear.is_some() && close.is_some(), "{clear:?} {close:?}");
        assert_eq!(worlds(0.0, 1.0), None, "who is as good is not dropped");
    }
}
