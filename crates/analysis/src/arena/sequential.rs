//! A sequential test: is a bot better than its fair share? It may be looked at after every deal.

use serde::Serialize;

use super::Moments;

/// Wald's sequential probability ratio test on the share of every deal: `fair` against `fair + gain`, 5 % error on
/// either side.
///
/// The shares of deals are taken as normal with the spread that was seen (a generalised test, as chess engines use);
/// one imagined deal of the largest spread keeps a lucky start from deciding.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    /// The share of somebody as strong as the others.
    pub fair: f64,
    /// The gain that is worth finding.
    pub gain: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// More than the fair share.
    Better,
    /// Not by the gain that was asked for.
    NotBetter,
    /// Play on.
    Undecided,
}

impl Sequential {
    /// ln((1 - 0.05) / 0.05): the test ends beyond it, on either side.
    pub const BOUND: f64 = 2.944_438_979_166_44;
    /// Deals before which nothing is decided.
    const LEAST: f64 = 8.0;

    /// The logarithm of the likelihood ratio after these deals.
    pub fn llr(&self, deals: &Moments) -> f64 {
        if deals.count() == 0.0 {
            return 0.0;
        }
        let variance = (deals.spread() + self.fair * (1.0 - self.fair)) / deals.count();
        let middle = self.fair + self.gain / 2.0;
        deals.count() * self.gain * (deals.mean() - middle) / variance
    }

    /// What the test says after these deals.
    pub fn verdict(&self, deals: &Moments) -> Verdict {
        let llr = self.llr(deals);
        if deals.count() < Sequential::LEAST || llr.abs() < Sequential::BOUND {
            Verdict::Undecided
        } else if llr > 0.0 {
            Verdict::Better
        } else {
            Verdict::NotBetter
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sequential = Sequential { fair: 0.25, gain: 0.05 };

    fn of(observations: impl IntoIterator<Item = f64>) -> Moments {
        let mut moments = Moments::default();
        observations.into_iter().for_each(|observation| moments.add(observation));
        moments
    }

    #[test]
    fn the_ratio_of_known_numbers() {
        // 100 deals of mean 0.5 and variance 0.0625, with the imagined one (0.1875 / 100) 0.064375.
        let deals = of((0..100).map(|deal| if deal % 2 == 0 { 0.25 } else { 0.75 }));
        assert!((TEST.llr(&deals) - 100.0 * 0.05 * (0.5 - 0.275) / 0.064375).abs() < 1e-9);
        assert_eq!(TEST.verdict(&deals), Verdict::Better);
        assert_eq!(TEST.llr(&Moments::default()), 0.0);
    }

    #[test]
    fn it_decides_late_for_close_and_never_at_once() {
        assert_eq!(TEST.verdict(&of([1.0; 7])), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of([1.0; 8])), Verdict::Better);
        assert_eq!(TEST.verdict(&of([0.275; 8])), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of((0..400).map(|deal| f64::from(deal % 4 == 0)))), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of((0..1000).map(|deal| f64::from(deal % 5 == 0)))), Verdict::NotBetter);
    }

    #[test]
    fn its_errors_are_about_what_they_should_be() {
        // Shares of 0, ¼, ½, ¾, 1: sums of four coin flips of probability p.
        let wrong = |p: f64, wrong: Verdict| {
            let mut dealer = elvaland_rules::dealer::Dealer::new(7);
            let runs = 400;
            let errors = (0..runs).filter(|_| {
                let mut deals = Moments::default();
                loop {
                    let wins = (0..4).filter(|_| (dealer.below(1_000_000) as f64) < p * 1e6).count();
                    deals.add(wins as f64 / 4.0);
                    match TEST.verdict(&deals) {
                        Verdict::Undecided => {}
                        verdict => break verdict == wrong,
                    }
                }
            });
            errors.count() as f64 / f64::from(runs)
        };
        assert!(wrong(0.25, Verdict::Better) < 0.08);
        assert!(wrong(0.30, Verdict::NotBetter) < 0.08);
    }
}
