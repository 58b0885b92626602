//! The policy: a distribution over the legal actions of a decision, from the network's logits.

mod evaluator;
mod network_output;
mod policy_bot;

use elvaland_rules::Rules;
use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Step, Table};
use elvaland_rules::random::below;

pub(crate) use evaluator::{PolicyEvaluator, Sampling};
pub use network_output::NetworkOutput;
pub(crate) use network_output::evaluate;
pub(crate) use policy_bot::PolicyBot;

/// Returns true if all players bid now.
pub(crate) fn is_bid<R: Rules>(table: &Table<R>) -> bool {
    matches!(table.agenda().next(), Some(Step::Bids(_)))
}

/// Samples an index from a distribution.
pub(crate) fn sample(chances: &[f32], rng: &mut WyRand) -> usize {
    let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
    let mut last = 0;
    for (at, &chance) in chances.iter().enumerate() {
        if chance > 0.0 {
            last = at;
            left -= chance;
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed;

    #[test]
    fn samples_follow_the_distribution_and_never_hit_zeros() {
        let mut rng = seed::rng(3);
        let mut counts = [0; 4];
        for _ in 0..4000 {
            counts[sample(&[0.0, 0.75, 0.25, 0.0], &mut rng)] += 1;
        }
        assert!(counts[0] == 0 && counts[3] == 0 && (2850..3150).contains(&counts[1]), "{counts:?}");
    }
}
