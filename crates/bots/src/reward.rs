//! The reward of a finished game: mostly winning, a little margin.

use elvaland_rules::mechanics::Standing;
use elvaland_rules::{BySeat, Seat};

use crate::eval::Value;

/// Weight of winning; the rest rewards the margin, so that players far behind or ahead still prefer better moves.
const WIN_WEIGHT: f32 = 0.9;
/// Margin in points at which a playout's margin reward is half way to its maximum.
const HALF_MARGIN: f32 = 40.0;

/// Returns the playout rewards of the seats, from 0 to 1. **Frozen**: flat Monte Carlo and ISMCTS keep this margin
/// term for ever.
pub(crate) fn playout_rewards(standing: &Standing, players: usize) -> BySeat<f32> {
    let (mut best, mut second) = (0, 0);
    for seat in Seat::first(players) {
        let total = standing.totals[seat];
        if total > best {
            (best, second) = (total, best);
        } else {
            second = second.max(total);
        }
    }
    let mut rewards = BySeat::default();
    for seat in Seat::first(players) {
        let total = standing.totals[seat];
        let rival = if total == best { second } else { best };
        let margin = f32::from(total) - f32::from(rival);
        let share = standing.share(seat) as f32;
        let ahead = 0.5 + 0.5 * margin / (margin.abs() + HALF_MARGIN);
        rewards[seat] = WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * ahead;
    }
    rewards
}

/// Margin in points that counts as 1.
const MARGIN_SCALE: f32 = 50.0;
/// Upper bound of the scaled margin.
const MAX_MARGIN: f32 = 1.5;

/// Weight of the margin in the reward that the search maximizes.
const MARGIN_WEIGHT: f32 = 0.1;

impl Value {
    /// Returns what the search maximizes: winning, and a little margin, so that options differ even when the game is
    /// decided.
    pub(crate) fn reward(self) -> f32 {
        self.win + MARGIN_WEIGHT * self.margin
    }

    /// Converts a scaled margin into points.
    pub(crate) fn points(margin: f32) -> f32 {
        margin * MARGIN_SCALE
    }
}

/// The result of a finished game for one player, as the network predicts it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SeatOutcome {
    /// Share of the victory.
    pub(crate) share: f32,
    /// Lead over the best opponent in units of 50 points, from -1.5 to 1.5.
    pub(crate) margin: f32,
    /// Score in hundreds of points, above 200.
    pub(crate) score: f32,
}

impl SeatOutcome {
    /// Returns the result of a seat.
    pub(crate) fn of(standing: &Standing, players: usize, seat: Seat) -> SeatOutcome {
        let total = |seat: Seat| f32::from(standing.totals[seat]);
        let best = Seat::first(players).filter(|&other| other != seat).map(total).fold(0.0, f32::max);
        SeatOutcome {
            share: standing.share(seat) as f32,
            margin: ((total(seat) - best) / MARGIN_SCALE).clamp(-MAX_MARGIN, MAX_MARGIN),
            score: total(seat) / 100.0 - 2.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::SeatSet;

    #[test]
    fn winning_outweighs_the_margin() {
        let standing = |totals, winner| Standing { totals: BySeat::from(totals), winners: SeatSet::only(winner) };
        let close = playout_rewards(&standing([100, 99, 50, 0, 0], Seat::S0), 3);
        let clear = playout_rewards(&standing([140, 99, 50, 0, 0], Seat::S0), 3);
        assert!(clear[Seat::S0] > close[Seat::S0] && close[Seat::S0] > 0.9);
        assert!(close[Seat::S1] > clear[Seat::S1] && clear[Seat::S1] > clear[Seat::S2]);
        assert_eq!(close[Seat::S3], 0.0);
    }

    #[test]
    fn outcome_counts_the_lead_over_the_best_opponent() {
        let standing = Standing { totals: BySeat::from([140, 90, 115, 0, 0]), winners: SeatSet::only(Seat::S0) };
        let [first, last] = [Seat::S0, Seat::S1].map(|seat| SeatOutcome::of(&standing, 3, seat));
        assert_eq!((first.share, first.margin), (1.0, 0.5));
        assert_eq!((last.share, last.margin), (0.0, -1.0));
    }
}
