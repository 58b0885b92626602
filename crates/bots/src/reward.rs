//! What the end of a game is worth to a player.

use elvaland_rules::mechanics::Standing;
use elvaland_rules::{BySeat, Seat};

use crate::eval::{WinProbabilities, softmax};

/// The part of the reward that is for winning; the rest is for the margin, so that a player who is far behind or far
/// ahead still tells better from worse.
const WIN_WEIGHT: f32 = 0.9;
/// The margin that is worth half of what a margin can be worth.
const HALF_MARGIN: f32 = 40.0;

/// The rewards of the seats, from 0 to 1: mostly the share of the victory, a little for the margin.
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

/// Points that make a difference in the margin.
pub(crate) const POINTS_PER_LOGIT: f32 = 15.0;

/// The chances when the game is over: the share of the victory, and a little for the margin.
pub(crate) fn terminal_values(standing: &Standing, players: usize) -> WinProbabilities {
    let mut values = [f32::NEG_INFINITY; 5];
    for seat in Seat::first(players) {
        values[seat.index()] = f32::from(standing.totals[seat]);
    }
    softmax(&mut values, POINTS_PER_LOGIT);
    for seat in Seat::first(players) {
        let share = standing.share(seat) as f32;
        values[seat.index()] = WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * values[seat.index()];
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::SeatSet;

    #[test]
    fn winning_counts_most_and_the_margin_a_little() {
        let standing = |totals, winner| Standing { totals: BySeat::from(totals), winners: SeatSet::only(winner) };
        let close = playout_rewards(&standing([100, 99, 50, 0, 0], Seat::S0), 3);
        let clear = playout_rewards(&standing([140, 99, 50, 0, 0], Seat::S0), 3);
        assert!(clear[Seat::S0] > close[Seat::S0] && close[Seat::S0] > 0.9);
        assert!(close[Seat::S1] > clear[Seat::S1] && clear[Seat::S1] > clear[Seat::S2]);
        assert_eq!(close[Seat::S3], 0.0);
    }
}
