//! TD(λ) gradients of the network's loss over self-play games.

use elvaland_rules::{BySeat, Seat};

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{Features, HIDDEN, Hidden, Network, WinProbabilities, softmax};
use crate::reward::terminal_values;
use crate::training::SelfPlayGame;

/// λ: weight of the later targets against the present prediction.
const LAMBDA: f32 = 0.85;
/// Weight of the score loss beside the cross-entropy of winning; the score is easier to predict and shares the hidden
/// layer.
const SCORE_WEIGHT: f32 = 1.0;
/// Points per unit of the score head.
pub(crate) const SCORE_SCALE: f32 = 100.0;

/// The gradient of some games, with their loss.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub(crate) vectors: Vec<Hidden>,
    pub(crate) loss: f64,
    pub(crate) positions: u64,
}

/// Backpropagation state of a seat, from the last position to the first.
///
/// Little changes between positions. So the pre-activations are updated by the difference, and a weight vector
/// receives its gradient only when its input changes, for all positions since then at once.
struct Trace<'a> {
    features: &'a Features,
    sum: Hidden,
    hidden: Hidden,
    /// Gradient of the pre-activations, summed over the positions so far.
    backward: Hidden,
}

impl<'a> Trace<'a> {
    fn new(network: &Network, features: &'a Features) -> Trace<'a> {
        Trace { features, sum: network.accumulate(features), hidden: [0.0; HIDDEN], backward: [0.0; HIDDEN] }
    }
}

impl Gradient {
    pub(crate) fn new(vectors: usize) -> Gradient {
        Gradient { vectors: vec![[0.0; HIDDEN]; vectors], loss: 0.0, positions: 0 }
    }

    /// Resets to zero.
    pub(crate) fn clear(&mut self) {
        self.vectors.fill([0.0; HIDDEN]);
        (self.loss, self.positions) = (0.0, 0);
    }

    /// Multiplies the gradient by a factor.
    pub(crate) fn scale(&mut self, factor: f32) {
        for vector in &mut self.vectors {
            vector.iter_mut().for_each(|slope| *slope *= factor);
        }
    }

    /// Adds another gradient.
    pub(crate) fn add(&mut self, other: &Gradient) {
        for (sum, vector) in self.vectors.iter_mut().zip(&other.vectors) {
            (0..HIDDEN).for_each(|unit| sum[unit] += vector[unit]);
        }
        self.loss += other.loss;
        self.positions += other.positions;
    }

    /// Adds the gradient of a game.
    pub(crate) fn add_game(&mut self, network: &Network, game: &SelfPlayGame) {
        let target = terminal_values(&game.standing, game.players);
        dispatch(BackwardPass { gradient: self, network, game, positions: &game.positions, target });
    }

    /// Adds the gradient of some positions, given the target after them; returns the target before them.
    #[inline(always)]
    fn backpropagate(
        &mut self,
        network: &Network,
        game: &SelfPlayGame,
        positions: &[BySeat<Features>],
        mut target: WinProbabilities,
    ) -> WinProbabilities {
        let Some(last) = positions.last() else { return target };
        let seats = || Seat::first(game.players);
        let mut traces: Vec<Trace<'_>> = seats().map(|seat| Trace::new(network, &last[seat])).collect();
        for position in positions.iter().rev() {
            let mut predicted = [f32::NEG_INFINITY; 5];
            for (seat, trace) in seats().zip(&mut traces) {
                self.step_back(network, trace, &position[seat]);
                predicted[seat.index()] = network.logit_from_hidden(&trace.hidden);
            }
            softmax(&mut predicted, 1.0);
            for (seat, trace) in seats().zip(&mut traces) {
                let at = seat.index();
                let off_score =
                    network.score_from_hidden(&trace.hidden) - f32::from(game.standing.totals[seat]) / SCORE_SCALE;
                self.add_errors(network, trace, predicted[at] - target[at], SCORE_WEIGHT * off_score);
                self.loss -= f64::from(target[at] * predicted[at].max(1e-9).ln());
            }
            self.positions += 1;
            for at in 0..game.players {
                target[at] = LAMBDA * target[at] + (1.0 - LAMBDA) * predicted[at];
            }
        }
        traces.iter().for_each(|trace| self.flush(network, trace));
        target
    }

    /// Steps back to an earlier position; weight vectors whose input differs there receive their gradient.
    #[inline(always)]
    fn step_back<'a>(&mut self, network: &Network, trace: &mut Trace<'a>, earlier: &'a Features) {
        let change = trace.features.diff(earlier);
        network.apply_diff(&mut trace.sum, &change);
        trace.hidden = network.activate(&trace.sum);
        change.removed_flags().for_each(|row| self.add_to(row, &trace.backward, 1.0));
        change.added_flags().for_each(|row| self.add_to(row, &trace.backward, -1.0));
        for [old, new] in change.moved_groups() {
            self.add_to(old, &trace.backward, 1.0);
            self.add_to(new, &trace.backward, -1.0);
        }
        change.scalar_changes().for_each(|(at, by)| self.add_to(network.scalar_vector(at), &trace.backward, -by));
        trace.features = earlier;
    }

    /// Adds the errors of one seat at one position.
    #[inline(always)]
    fn add_errors(&mut self, network: &Network, trace: &mut Trace<'_>, strength: f32, score: f32) {
        let at = network.bias_vector();
        let [to_strength, to_score] = [&network.vectors()[at + 1], &network.vectors()[at + 2]];
        for unit in 0..HIDDEN {
            let is_on = unit == 0 || trace.hidden[unit] > 0.0;
            trace.backward[unit] += if is_on { strength * to_strength[unit] + score * to_score[unit] } else { 0.0 };
        }
        self.add_to(at + 1, &trace.hidden, strength);
        self.add_to(at + 2, &trace.hidden, score);
    }

    /// Adds the gradient to all vectors that are active at the first position.
    #[inline(always)]
    fn flush(&mut self, network: &Network, trace: &Trace<'_>) {
        trace.features.active_rows().for_each(|row| self.add_to(row, &trace.backward, 1.0));
        for (at, &amount) in trace.features.scalars().iter().enumerate() {
            self.add_to(network.scalar_vector(at), &trace.backward, amount);
        }
        self.add_to(network.bias_vector(), &trace.backward, 1.0);
    }

    #[inline(always)]
    fn add_to(&mut self, vector: usize, from: &Hidden, factor: f32) {
        for (sum, from) in self.vectors[vector].iter_mut().zip(from) {
            *sum += factor * from;
        }
    }
}

/// Kernel: the backward pass over some positions of a game.
struct BackwardPass<'a> {
    gradient: &'a mut Gradient,
    network: &'a Network,
    game: &'a SelfPlayGame,
    positions: &'a [BySeat<Features>],
    /// The target after the positions.
    target: WinProbabilities,
}

impl Kernel for BackwardPass<'_> {
    /// The target before the positions.
    type Output = WinProbabilities;

    #[inline(always)]
    fn run(self) -> WinProbabilities {
        self.gradient.backpropagate(self.network, self.game, self.positions, self.target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval;
    use crate::eval::from_bytes;
    use crate::policy::PolicyConfig;
    use crate::training::self_play;
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    fn loss(network: &Network, game: &SelfPlayGame) -> f64 {
        let mut gradient = Gradient::new(network.vectors().len());
        // With a single position no later prediction is a target, so the loss is differentiable.
        gradient.add_game(network, game);
        let score: f64 = Seat::first(game.players)
            .map(|seat| {
                let hidden = network.activate(&network.accumulate(&game.positions[0][seat]));
                let off = network.score_from_hidden(&hidden) - f32::from(game.standing.totals[seat]) / SCORE_SCALE;
                f64::from(0.5 * SCORE_WEIGHT * off * off)
            })
            .sum();
        gradient.loss + score
    }

    fn network_and_game() -> (Network, SelfPlayGame) {
        let options = Options::new(3).expect("three players");
        let start = Nidavellir::start(&options, Dealer::new(1).rng());
        let size = eval::network_shape(start.table());
        let network = from_bytes(<Nidavellir as crate::games::BotGame>::weights(3), size).expect("weights");
        let game = self_play::play::<Nidavellir>(&network, &options, PolicyConfig::SELF_PLAY, &mut Dealer::new(5));
        (network, game)
    }

    #[test]
    fn gradient_of_a_game_is_the_sum_over_its_positions() {
        let (network, game) = network_and_game();
        let [mut whole, mut apart] = [(); 2].map(|()| Gradient::new(network.vectors().len()));
        whole.add_game(&network, &game);
        let mut target = terminal_values(&game.standing, game.players);
        for position in game.positions.iter().rev() {
            target = apart.backpropagate(&network, &game, std::slice::from_ref(position), target);
        }
        assert!(game.positions.len() > 5 && whole.positions == apart.positions);
        assert!((whole.loss - apart.loss).abs() < 1e-3);
        for (one, other) in whole.vectors.iter().flatten().zip(apart.vectors.iter().flatten()) {
            assert!((one - other).abs() < 1e-3 + 1e-3 * one.abs(), "{one} {other}");
        }
    }

    #[test]
    fn gradient_matches_finite_differences() {
        let (mut network, mut game) = network_and_game();
        game.positions.truncate(1);
        let mut gradient = Gradient::new(network.vectors().len());
        gradient.add_game(&network, &game);
        let mut steep: Vec<(usize, usize)> =
            (0..network.vectors().len()).flat_map(|vector| (0..HIDDEN).map(move |unit| (vector, unit))).collect();
        steep.sort_by(|&(a, b), &(c, d)| gradient.vectors[c][d].abs().total_cmp(&gradient.vectors[a][b].abs()));
        for (vector, unit) in steep.into_iter().take(40) {
            let step = 0.002;
            let weight = network.vectors()[vector][unit];
            network.vectors_mut()[vector][unit] = weight + step;
            let above = loss(&network, &game);
            network.vectors_mut()[vector][unit] = weight - step;
            let below = loss(&network, &game);
            network.vectors_mut()[vector][unit] = weight;
            let slope = (above - below) / f64::from(2.0 * step);
            let learned = f64::from(gradient.vectors[vector][unit]);
            assert!((slope - learned).abs() < 0.02 + 0.05 * learned.abs(), "{vector} {unit}: {slope} {learned}");
        }
    }
}
