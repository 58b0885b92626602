//! The difficulty of a puzzle, from how often bots of the levels solve it.

use elvaland_bots::{Beliefs, BotGame, BotLevel, Level, seed};
use elvaland_rules::{Action, Audience, Seat, State};

/// The levels that try, with their ratings.
pub(super) const LEVELS: [(Level, f64); 4] =
    [(Level::Apprentice, 1000.0), (Level::Journeyman, 1250.0), (Level::Artisan, 1500.0), (Level::Master, 1750.0)];
/// How often each level tries.
const TRIES: u64 = 40;
/// The lowest and the highest rating of a puzzle.
const RATINGS: (f64, f64) = (800.0, 2200.0);

/// Returns the rating of a puzzle with this solution: the one with which the levels would be expected to solve it as
/// often as they do.
pub(super) fn rating<R: BotGame>((state, seat): (&State<R>, Seat), best: Action, seed: u64) -> u16 {
    let (view, legal) = (state.view(Audience::Seat(seat)), state.legal_actions(seat));
    let solves = |level: Level, number: u64| {
        let seed = seed::mixed([seed, level as u64, number]);
        level.bot::<R>(seed, Beliefs::default()).choose(&view, &legal, level.budget()) == best
    };
    let solved = |&(level, _): &(Level, f64)| (0..TRIES).filter(|&number| solves(level, number)).count() as f64;
    fitting(LEVELS.iter().map(solved).sum::<f64>() / TRIES as f64)
}

/// Returns the rating at which the expected number of levels that solve a puzzle is `solved`.
fn fitting(solved: f64) -> u16 {
    let expected = |rating: f64| LEVELS.iter().map(|(_, level)| expected_score(*level, rating)).sum::<f64>();
    let (mut low, mut high) = RATINGS;
    while high - low > 0.5 {
        let middle = (low + high) / 2.0;
        if expected(middle) > solved {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

/// Returns the chance that a player solves a puzzle, by the formula of Elo.
fn expected_score(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - player) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_that_fewer_levels_solve_are_rated_higher() {
        let ratings = [4.0, 3.5, 3.0, 2.0, 1.0, 0.5, 0.0].map(fitting);
        assert!(ratings.is_sorted(), "{ratings:?}");
        assert_eq!((ratings[0], ratings[6]), (800, 2200));
        assert!((1350..=1400).contains(&fitting(2.0)), "halfway between the levels: {}", fitting(2.0));
    }
}
