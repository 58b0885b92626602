//! Hedge (exponential weights) over bids: regret minimization with full-information feedback.
//!
//! Each iteration reveals the payoff of every bid; a bid's weight grows exponentially with its average payoff (Hart
//! and Mas-Colell 2001; smooth fictitious play, Fudenberg and Levine 1995). Bids nearly as good as the best are played
//! nearly as often, so being unpredictable costs little.

/// Temperature: a bid with an average payoff higher by this is played e times as often. Lower is more predictable,
/// higher is weaker against the policy.
const TEMPERATURE: f64 = 0.005;

/// The statistics of one player's bids.
pub(crate) struct Hedge {
    /// The distribution before any observation.
    priors: Vec<f32>,
    /// Total payoff of each bid.
    payoffs: Vec<f64>,
    iterations: u64,
}

impl Hedge {
    /// Starts with a prior distribution.
    pub(crate) fn new(priors: &[f32]) -> Hedge {
        Hedge { priors: priors.to_vec(), payoffs: vec![0.0; priors.len()], iterations: 0 }
    }

    /// Returns the number of observations.
    pub(crate) fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Adds the payoff of every bid in one iteration.
    pub(crate) fn observe(&mut self, payoffs: &[f64]) {
        self.iterations += 1;
        self.payoffs.iter_mut().zip(payoffs).for_each(|(sum, value)| *sum += value);
    }

    /// Returns the present distribution. Regrets differ only by the payoffs, so these suffice.
    pub(crate) fn shares(&self) -> Vec<f32> {
        if self.iterations == 0 {
            return self.priors.clone();
        }
        let scale = (self.iterations as f64 * TEMPERATURE).recip();
        let most = self.payoffs.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = self.payoffs.iter().map(|sum| ((sum - most) * scale).exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.iter().map(|weight| (weight / all) as f32).collect()
    }

    /// Returns the average payoff of each bid.
    pub(crate) fn values(&self) -> Vec<f32> {
        let iterations = self.iterations.max(1) as f64;
        self.payoffs.iter().map(|sum| (sum / iterations) as f32).collect()
    }

    /// Returns the index of the bid with the highest payoff.
    pub(crate) fn best_index(&self) -> usize {
        let order = |&first: &usize, &second: &usize| self.payoffs[first].total_cmp(&self.payoffs[second]);
        (0..self.payoffs.len()).max_by(order).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asymmetric matching pennies. The present strategies oscillate because the stakes are large; their average
    /// converges.
    #[test]
    fn average_strategies_converge_to_the_equilibrium_of_matching_pennies() {
        let [mut one, mut other] = [(); 2].map(|()| Hedge::new(&[0.5, 0.5]));
        let mut played = [0.0; 2];
        for _ in 0..20_000 {
            let [first, second] = [&one, &other].map(|hedge| f64::from(hedge.shares()[0]));
            one.observe(&[3.0 * second, 1.0 - second]);
            other.observe(&[-3.0 * first, first - 1.0]);
            played = [played[0] + first, played[1] + second];
        }
        for share in played.map(|played| played / 20_000.0) {
            assert!((share - 0.25).abs() < 0.03, "{share}: a quarter makes the second indifferent");
        }
    }

    #[test]
    fn dominant_bid_is_played_nearly_always_despite_its_prior() {
        let mut hedge = Hedge::new(&[0.9, 0.1]);
        assert_eq!(hedge.shares(), [0.9, 0.1], "the prior");
        for _ in 0..1000 {
            hedge.observe(&[0.2, 0.3]);
        }
        assert!(hedge.shares()[1] > 0.95, "{:?}", hedge.shares());
        assert!((hedge.values()[1] - 0.3).abs() < 1e-6 && hedge.iterations() == 1000);
        assert_eq!(hedge.best_index(), 1);
    }

    #[test]
    fn shares_follow_payoffs_at_the_temperature() {
        let mut hedge = Hedge::new(&[1.0, 0.0, 0.0]);
        for _ in 0..100 {
            hedge.observe(&[0.3, 0.3 - TEMPERATURE, 0.3 - 0.1 * TEMPERATURE]);
        }
        let shares = hedge.shares();
        assert!((shares[0] / shares[1] - 1.0_f32.exp()).abs() < 1e-3, "{shares:?}");
        assert!((shares[0] / shares[2] - 0.1_f32.exp()).abs() < 1e-3, "{shares:?}");
    }
}
