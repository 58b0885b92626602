//! What games say about the weights.

use elvaland_rules::{BySeat, Seat};

use super::self_play::Played;
use crate::network::{Features, HIDDEN, Hidden, Network};
use crate::policy::{result, softmax};

/// How much later judgements count against the end of the game.
const LAMBDA: f32 = 0.85;
/// How much the score at the end counts beside the chances; it is easier to foretell and teaches the same.
const SCORE: f32 = 1.0;
/// The unit of scores.
pub(super) const SCORES: f32 = 100.0;

/// The gradient of some games, and how far off the network was.
#[derive(Clone, Debug)]
pub(super) struct Gradient {
    pub(super) lines: Vec<Hidden>,
    pub(super) loss: f64,
    pub(super) moments: u64,
}

/// A seat at a moment, as the network saw it.
#[derive(Clone, Copy)]
struct Seen {
    hidden: Hidden,
    strength: f32,
    score: f32,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { hidden: [0.0; HIDDEN], strength: 0.0, score: 0.0 }
    }
}

impl Gradient {
    pub(super) fn new(lines: usize) -> Gradient {
        Gradient { lines: vec![[0.0; HIDDEN]; lines], loss: 0.0, moments: 0 }
    }

    /// Adds another gradient.
    pub(super) fn add(&mut self, other: &Gradient) {
        for (sum, line) in self.lines.iter_mut().flatten().zip(other.lines.iter().flatten()) {
            *sum += line;
        }
        self.loss += other.loss;
        self.moments += other.moments;
    }

    /// Adds what a game says.
    pub(super) fn learn(&mut self, network: &Network, game: &Played) {
        let seats = || Seat::first(game.players);
        let mut target = result(&game.standing, game.players);
        for moment in game.moments.iter().rev() {
            let mut seen = BySeat::<Seen>::default();
            let mut chances = [f32::NEG_INFINITY; 5];
            for seat in seats() {
                seen[seat] = see(network, &moment[seat]);
                chances[seat.index()] = seen[seat].strength;
            }
            softmax(&mut chances, 1.0);
            for seat in seats() {
                let at = seat.index();
                let score = f32::from(game.standing.totals[seat]) / SCORES;
                let off_score = seen[seat].score - score;
                self.push(network, &moment[seat], &seen[seat], chances[at] - target[at], SCORE * off_score);
                self.loss -= f64::from(target[at] * chances[at].max(1e-9).ln());
            }
            self.moments += 1;
            for at in 0..game.players {
                target[at] = LAMBDA * target[at] + (1.0 - LAMBDA) * chances[at];
            }
        }
    }

    /// Adds what one seat at one moment says.
    fn push(&mut self, network: &Network, features: &Features, seen: &Seen, strength: f32, score: f32) {
        let at = network.bias_line();
        let [to_strength, to_score] = [&network.lines()[at + 1], &network.lines()[at + 2]];
        let back: Hidden = std::array::from_fn(|unit| {
            let is_on = unit == 0 || seen.hidden[unit] > 0.0;
            if is_on { strength * to_strength[unit] + score * to_score[unit] } else { 0.0 }
        });
        let mut add = |line: usize, from: &Hidden, factor: f32| {
            for (sum, from) in self.lines[line].iter_mut().zip(from) {
                *sum += factor * from;
            }
        };
        features.rows().for_each(|row| add(row, &back, 1.0));
        for (quantity, &amount) in features.amounts().iter().enumerate() {
            add(network.amount_line(quantity), &back, amount);
        }
        add(at, &back, 1.0);
        add(at + 1, &seen.hidden, strength);
        add(at + 2, &seen.hidden, score);
    }
}

fn see(network: &Network, features: &Features) -> Seen {
    let hidden = network.hidden(&network.sum(features));
    Seen { hidden, strength: network.strength_from(&hidden), score: network.score_from(&hidden) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::self_play;
    use crate::network::{self, from_bytes};
    use crate::policy::Mood;
    use elvaland_rules::Ruleset;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    fn loss(network: &Network, game: &Played) -> f64 {
        let mut gradient = Gradient::new(network.lines().len());
        // One moment alone: what was thought later is no target then, so that the loss is a function to differentiate.
        gradient.learn(network, game);
        let score: f64 = Seat::first(game.players)
            .map(|seat| {
                let seen = see(network, &game.moments[0][seat]);
                let off = seen.score - f32::from(game.standing.totals[seat]) / SCORES;
                f64::from(0.5 * SCORE * off * off)
            })
            .sum();
        gradient.loss + score
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let options = Options::new(3).expect("three players");
        let start = Nidavellir::start(&options, &mut Dealer::new(1));
        let size = network::size(start.table());
        let mut network = from_bytes(<Nidavellir as crate::Perceived>::weights(3), size).expect("weights");
        let mut game = self_play::play::<Nidavellir>(&network, &options, Mood::LEARNING, &mut Dealer::new(5));
        game.moments.truncate(1);
        let mut gradient = Gradient::new(network.lines().len());
        gradient.learn(&network, &game);
        let mut steep: Vec<(usize, usize)> =
            (0..network.lines().len()).flat_map(|line| (0..HIDDEN).map(move |unit| (line, unit))).collect();
        steep.sort_by(|&(a, b), &(c, d)| gradient.lines[c][d].abs().total_cmp(&gradient.lines[a][b].abs()));
        for (line, unit) in steep.into_iter().take(40) {
            let step = 0.002;
            let weight = network.lines()[line][unit];
            network.lines_mut()[line][unit] = weight + step;
            let above = loss(&network, &game);
            network.lines_mut()[line][unit] = weight - step;
            let below = loss(&network, &game);
            network.lines_mut()[line][unit] = weight;
            let slope = (above - below) / f64::from(2.0 * step);
            let learned = f64::from(gradient.lines[line][unit]);
            assert!((slope - learned).abs() < 0.02 + 0.05 * learned.abs(), "{line} {unit}: {slope} {learned}");
        }
    }
}
