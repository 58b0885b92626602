//! A sequential test of whether a bot wins more than its fair share; it is valid after every deal.

use serde::Serialize;

use crate::moments::Moments;

/// Wald's sequential probability ratio test on the share of every deal: `fair` against `fair + gain`, 5 % error on
/// either side.
///
/// Shares are modelled as normal with the observed variance (generalized SPRT, as used for chess engines); one virtual
/// deal of maximal variance keeps a lucky start from deciding.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    /// The share of a bot as strong as the others.
    pub fair: f64,
    /// The gain to detect.
    pub gain: f64,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The bot wins more than its fair share.
    Better,
    /// The bot does not gain as much as asked for.
    NotBetter,
    /// More deals are needed.
    Undecided,
}

impl Sequential {
    /// The log-likelihood ratio that ends the test, on either side: ln((1 - 0.05) / 0.05).
    pub const BOUND: f64 = 2.944_438_979_166_44;
    /// The least number of deals for a decision.
    const LEAST: f64 = 8.0;

    /// Returns the log-likelihood ratio after these deals.
    pub fn llr(&self, deals: &Moments) -> f64 {
        if deals.count() == 0.0 {
            return 0.0;
        }
        let variance = (deals.spread() + self.fair * (1.0 - self.fair)) / deals.count();
        let middle = self.fair + self.gain / 2.0;
        deals.count() * self.gain * (deals.mean() - middle) / variance
    }

    /// Returns the result after these deals.
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
    fn llr_matches_a_hand_computed_ratio() {
        // 100 deals of mean 0.5 and variance 0.0625, with the imagined one (0.1875 / 100) 0.064375.
        let deals = of((0..100).map(|deal| if deal % 2 == 0 { 0.25 } else { 0.75 }));
        assert!((TEST.llr(&deals) - 100.0 * 0.05 * (0.5 - 0.275) / 0.064375).abs() < 1e-9);
        assert_eq!(TEST.verdict(&deals), Verdict::Better);
        assert_eq!(TEST.llr(&Moments::default()), 0.0);
    }

    #[test]
    fn close_shares_stay_undecided_and_no_test_ends_before_8_deals() {
        assert_eq!(TEST.verdict(&of([1.0; 7])), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of([1.0; 8])), Verdict::Better);
        assert_eq!(TEST.verdict(&of([0.275; 8])), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of((0..400).map(|deal| f64::from(deal % 4 == 0)))), Verdict::Undecided);
        assert_eq!(TEST.verdict(&of((0..1000).map(|deal| f64::from(deal % 5 == 0)))), Verdict::NotBetter);
    }

    #[test]
    fn error_rates_are_about_5_percent() {
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
