//! The model behind [`Chances`](crate::Chances): a multinomial logit on the network's values and the players' strengths.
//!
//! The chance of a seat is proportional to `value^exponent × e^(strength × factor)`. The exponent and the factor depend on how
//! much of the game is left. The coefficients are fitted to games of mixed levels (`elvaland lab calibrate --fit`) and
//! committed in `weights/chances.txt`.

use std::fmt;

use elvaland_assessment::Level;

use crate::baselines::Personality;
use crate::eval::softmax;
use crate::opponents::{Heuristic, OpponentType, TypeWeights};

/// The committed coefficients: a line per game and number of players.
const COMMITTED: &str = include_str!("../../weights/chances.txt");
/// Coefficients of the exponent, then the strength of each level.
const COEFFICIENTS: usize = SHAPE + Level::ALL.len();
/// The number of coefficients before the strengths: the shape of exponent and factor.
const SHAPE: usize = 2;
/// Values are kept away from 0 and 1, where a logarithm says too much.
const MIN_VALUE: f32 = 0.002;
/// Strength of the king above the champion. Games of kings take too long to be fitted; two measurements gave this value
/// for ten times the search time.
const KING_OVER_CHAMPION: f32 = 0.4;

/// The coefficients for a game and a number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct ChanceModel {
    coefficients: [f32; COEFFICIENTS],
}

/// A moment right before the bids of a round, to fit a model.
#[derive(Clone, Debug, PartialEq)]
pub struct ChanceSample {
    /// The network's win values of each seat.
    pub values: Vec<f32>,
    /// The part of the game that is left.
    pub remaining: f32,
    /// The level of each seat.
    pub levels: Vec<Level>,
    /// The share of the victory of each seat.
    pub shares: Vec<f32>,
}

/// The result of a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitReport {
    /// Mean cross-entropy before the fit.
    pub before: f32,
    /// Mean cross-entropy after it.
    pub after: f32,
}

impl Default for ChanceModel {
    /// Returns a model of equal players that trusts the values.
    fn default() -> ChanceModel {
        let mut coefficients = [0.0; COEFFICIENTS];
        coefficients[0] = 1.0;
        ChanceModel { coefficients }
    }
}

impl ChanceModel {
    /// Returns the committed model of a game and a number of players; without one, a model in which all levels are equally strong.
    pub fn committed(game: &str, players: usize) -> ChanceModel {
        let name = format!("{game}-{players}");
        let line = COMMITTED.lines().find_map(|line| line.strip_prefix(&name)?.strip_prefix(':'));
        line.and_then(ChanceModel::read).unwrap_or_default()
    }

    /// Parses the coefficients of a line.
    fn read(line: &str) -> Option<ChanceModel> {
        let numbers: Vec<f32> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        Some(ChanceModel { coefficients: numbers.try_into().ok()? })
    }

    /// Returns the exponent of the values.
    pub(super) fn exponent(&self, remaining: f32) -> f32 {
        // The result of a finished game is certain.
        if remaining == 0.0 { 1.0 } else { self.coefficients[0] + self.coefficients[1] * remaining }
    }

    /// Returns the factor of the strengths: an edge lasts until late in the game.
    pub(super) fn strength_factor(remaining: f32) -> f32 {
        remaining * (2.0 - remaining)
    }

    /// Returns the strength of a level; that of `master` is 0.
    pub(super) fn of_level(&self, level: Level) -> f32 {
        match level {
            Level::King => self.strength(Level::Champion as usize) + KING_OVER_CHAMPION,
            level => self.strength(level as usize),
        }
    }

    /// Returns the strength of a player who is of one of several types.
    pub(super) fn of_types(&self, weights: &TypeWeights) -> f32 {
        let personality = |personality| match personality {
            Personality::Collector => self.of_level(Level::Collector),
            Personality::Planner => self.of_level(Level::Planner),
            Personality::Gambler => self.of_level(Level::Gambler),
        };
        let strength = |opponent_type: OpponentType| match opponent_type {
            OpponentType::Policy => self.of_level(Level::Master),
            OpponentType::Beginner => self.of_level(Level::Journeyman),
            OpponentType::Heuristic(Heuristic::Personality(one)) => personality(one),
            // The personalities are greedy with other tastes.
            OpponentType::Heuristic(Heuristic::Greedy) => {
                [Level::Collector, Level::Planner, Level::Gambler].map(|it| self.of_level(it)).iter().sum::<f32>() / 3.0
            }
        };
        OpponentType::ALL.iter().zip(weights).map(|(&it, weight)| weight * strength(it)).sum()
    }

    fn strength(&self, at: usize) -> f32 {
        self.coefficients[SHAPE + at]
    }

    /// Returns the chances of seats with these values and strengths, which add up to 1.
    pub(super) fn weigh(values: &[f32], exponent: f32, strengths: &[f32]) -> Vec<f32> {
        let logit =
            |(value, strength): (&f32, &f32)| exponent * libm::logf(value.clamp(MIN_VALUE, 1.0 - MIN_VALUE)) + strength;
        // The values of a finished game are its result, which may be 0 or 1.
        if exponent == 1.0 && strengths.iter().all(|&strength| strength == 0.0) {
            let sum: f32 = values.iter().sum();
            return values.iter().map(|value| value / sum.max(1e-6)).collect();
        }
        let mut chances: Vec<f32> = values.iter().zip(strengths).map(logit).collect();
        softmax(&mut chances, 1.0);
        chances
    }

    fn chances(&self, sample: &ChanceSample) -> Vec<f32> {
        let factor = ChanceModel::strength_factor(sample.remaining);
        let strengths: Vec<f32> = sample.levels.iter().map(|&level| factor * self.of_level(level)).collect();
        ChanceModel::weigh(&sample.values, self.exponent(sample.remaining), &strengths)
    }

    /// Returns the mean cross-entropy of some moments.
    fn loss(&self, samples: &[ChanceSample]) -> f32 {
        let entropy = |sample: &ChanceSample| -> f32 {
            let chances = self.chances(sample);
            sample.shares.iter().zip(&chances).map(|(share, chance)| -share * chance.max(1e-6).ln()).sum()
        };
        samples.iter().map(|sample| f64::from(entropy(sample))).sum::<f64>() as f32 / samples.len().max(1) as f32
    }

    /// Returns the loss with a penalty on large strengths: a level that never lost is not infinitely strong.
    fn penalized_loss(&self, samples: &[ChanceSample]) -> f32 {
        self.loss(samples)
            + PENALTY * self.coefficients[SHAPE..].iter().map(|strength| strength * strength).sum::<f32>()
    }

    /// Fits the coefficients to some moments by gradient descent; the strength of `master` stays 0, and levels that do
    /// not occur keep theirs.
    pub fn fit(&mut self, samples: &[ChanceSample]) -> FitReport {
        let before = self.loss(samples);
        let (mut rate, mut loss) = (1.0, self.penalized_loss(samples));
        for _ in 0..FIT_STEPS {
            let gradient = self.gradient(samples);
            let mut next = self.clone();
            for (coefficient, derivative) in next.coefficients.iter_mut().zip(gradient) {
                *coefficient -= rate * derivative;
            }
            let after = next.penalized_loss(samples);
            if after <= loss {
                (*self, loss, rate) = (next, after, rate * 1.3);
            } else {
                rate *= 0.5;
            }
        }
        FitReport { before, after: self.loss(samples) }
    }

    /// Returns the derivatives of the loss.
    fn gradient(&self, samples: &[ChanceSample]) -> [f32; COEFFICIENTS] {
        let mut gradient = [0.0_f64; COEFFICIENTS];
        for sample in samples {
            let remaining = sample.remaining;
            let factor = ChanceModel::strength_factor(remaining);
            let chances = self.chances(sample);
            for (at, &level) in sample.levels.iter().enumerate() {
                let error = f64::from(chances[at] - sample.shares[at]);
                let log = f64::from(sample.values[at].clamp(MIN_VALUE, 1.0 - MIN_VALUE).ln());
                gradient[0] += error * log;
                gradient[1] += error * log * f64::from(remaining);
                // A king is a champion with a constant on top.
                let row = if level == Level::King { Level::Champion } else { level };
                gradient[SHAPE + row as usize] += error * f64::from(factor);
            }
        }
        gradient[SHAPE + Level::Master as usize] = 0.0;
        let mut gradient = gradient.map(|derivative| (derivative / samples.len().max(1) as f64) as f32);
        for (derivative, strength) in gradient.iter_mut().zip(&self.coefficients).skip(SHAPE) {
            *derivative += 2.0 * PENALTY * strength;
        }
        gradient
    }
}

/// Penalty on the square of each strength.
const PENALTY: f32 = 2e-4;
/// Steps of a fit.
const FIT_STEPS: u32 = 300;

impl fmt::Display for ChanceModel {
    /// Writes the coefficients as in `weights/chances.txt`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.coefficients.iter().map(|coefficient| format!("{coefficient:.3}"));
        f.write_str(&numbers.collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_number_of_players_has_coefficients() {
        for game in ["nidavellir", "nains"] {
            for players in 2..=5 {
                let model = ChanceModel::committed(game, players);
                assert!(model != ChanceModel::default(), "{game} {players}");
                assert_eq!(ChanceModel::read(&model.to_string()), Some(model.clone()), "{model}");
                let strengths = Level::ALL[..6].iter().map(|&level| model.of_level(level));
                assert!(strengths.is_sorted(), "{game} {players}: {model}");
                assert_eq!((model.exponent(0.0), ChanceModel::strength_factor(0.0)), (1.0, 0.0), "the end is certain");
            }
        }
        assert_eq!(ChanceModel::committed("chess", 2), ChanceModel::default());
    }

    #[test]
    fn a_fit_recovers_the_strength_that_made_the_results() {
        // With equal values, e^1.1 = 3 times as strong: the first seat wins three games of four.
        let sample = |share: f32| ChanceSample {
            values: vec![0.5, 0.5],
            remaining: 1.0,
            levels: vec![Level::Champion, Level::Master],
            shares: vec![share, 1.0 - share],
        };
        let samples = [1.0, 1.0, 1.0, 0.0].map(sample);
        let mut model = ChanceModel::default();
        let report = model.fit(&samples);
        assert!(report.after < report.before);
        assert!((model.of_level(Level::Champion) - 1.0986).abs() < 0.02, "{model}");
        assert!((model.chances(&samples[0])[0] - 0.75).abs() < 0.005);
        assert_eq!(model.of_level(Level::Master), 0.0);
    }
}
