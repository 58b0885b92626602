//! What games say about the weights.

use elvaland_rules::{BySeat, Seat};

use crate::eval::simd::{Work, widely};
use crate::eval::{Chances, Features, HIDDEN, Hidden, Network, softmax};
use crate::reward::result;
use crate::training::Played;

/// How much later judgements count against the end of the game.
const LAMBDA: f32 = 0.85;
/// How much the score at the end counts beside the chances; it is easier to foretell and teaches the same.
const SCORE: f32 = 1.0;
/// The unit of scores.
pub(crate) const SCORES: f32 = 100.0;

/// The gradient of some games, and how far off the network was.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub(crate) lines: Vec<Hidden>,
    pub(crate) loss: f64,
    pub(crate) moments: u64,
}

/// A seat, followed backwards from one remembered moment to the one before.
///
/// Little changes between two moments. So the sum is brought from one to the next, and what the moments say is told to a
/// line of weights when it changes how much the line counts, for all moments since then at once.
struct Trace<'a> {
    features: &'a Features,
    sum: Hidden,
    hidden: Hidden,
    /// How the sum should have been different, all moments so far added up.
    back: Hidden,
}

impl<'a> Trace<'a> {
    fn new(network: &Network, features: &'a Features) -> Trace<'a> {
        Trace { features, sum: network.sum(features), hidden: [0.0; HIDDEN], back: [0.0; HIDDEN] }
    }
}

impl Gradient {
    pub(crate) fn new(lines: usize) -> Gradient {
        Gradient { lines: vec![[0.0; HIDDEN]; lines], loss: 0.0, moments: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.lines.fill([0.0; HIDDEN]);
        (self.loss, self.moments) = (0.0, 0);
    }

    /// Makes all slopes so many times as steep.
    pub(crate) fn scale(&mut self, factor: f32) {
        for line in &mut self.lines {
            line.iter_mut().for_each(|slope| *slope *= factor);
        }
    }

    /// Adds another gradient.
    pub(crate) fn add(&mut self, other: &Gradient) {
        for (sum, line) in self.lines.iter_mut().zip(&other.lines) {
            (0..HIDDEN).for_each(|unit| sum[unit] += line[unit]);
        }
        self.loss += other.loss;
        self.moments += other.moments;
    }

    /// Adds what a game says.
    pub(crate) fn learn(&mut self, network: &Network, game: &Played) {
        let target = result(&game.standing, game.players);
        widely(Lesson { gradient: self, network, game, moments: &game.moments, target });
    }

    /// Adds what some moments of a game say, if these are the chances to be foretold after them; gives those to be
    /// foretold before them.
    #[inline(always)]
    fn learn_from(
        &mut self,
        network: &Network,
        game: &Played,
        moments: &[BySeat<Features>],
        mut target: Chances,
    ) -> Chances {
        let Some(last) = moments.last() else { return target };
        let seats = || Seat::first(game.players);
        let mut traces: Vec<Trace<'_>> = seats().map(|seat| Trace::new(network, &last[seat])).collect();
        for moment in moments.iter().rev() {
            let mut chances = [f32::NEG_INFINITY; 5];
            for (seat, trace) in seats().zip(&mut traces) {
                self.go_back(network, trace, &moment[seat]);
                chances[seat.index()] = network.strength_from(&trace.hidden);
            }
            softmax(&mut chances, 1.0);
            for (seat, trace) in seats().zip(&mut traces) {
                let at = seat.index();
                let off_score = network.score_from(&trace.hidden) - f32::from(game.standing.totals[seat]) / SCORES;
                self.push(network, trace, chances[at] - target[at], SCORE * off_score);
                self.loss -= f64::from(target[at] * chances[at].max(1e-9).ln());
            }
            self.moments += 1;
            for at in 0..game.players {
                target[at] = LAMBDA * target[at] + (1.0 - LAMBDA) * chances[at];
            }
        }
        traces.iter().for_each(|trace| self.settle(network, trace));
        target
    }

    /// Goes back to an earlier moment of a seat; lines that counted otherwise there are told what was said since.
    #[inline(always)]
    fn go_back<'a>(&mut self, network: &Network, trace: &mut Trace<'a>, earlier: &'a Features) {
        let change = trace.features.change(earlier);
        network.change(&mut trace.sum, &change);
        trace.hidden = network.hidden(&trace.sum);
        change.gone().for_each(|row| self.add_to(row, &trace.back, 1.0));
        change.come().for_each(|row| self.add_to(row, &trace.back, -1.0));
        for [old, new] in change.answers() {
            self.add_to(old, &trace.back, 1.0);
            self.add_to(new, &trace.back, -1.0);
        }
        change.amounts().for_each(|(at, by)| self.add_to(network.amount_line(at), &trace.back, -by));
        trace.features = earlier;
    }

    /// Adds what one seat at one moment says.
    #[inline(always)]
    fn push(&mut self, network: &Network, trace: &mut Trace<'_>, strength: f32, score: f32) {
        let at = network.bias_line();
        let [to_strength, to_score] = [&network.lines()[at + 1], &network.lines()[at + 2]];
        for unit in 0..HIDDEN {
            let is_on = unit == 0 || trace.hidden[unit] > 0.0;
            trace.back[unit] += if is_on { strength * to_strength[unit] + score * to_score[unit] } else { 0.0 };
        }
        self.add_to(at + 1, &trace.hidden, strength);
        self.add_to(at + 2, &trace.hidden, score);
    }

    /// Tells all lines that count at the first moment of a seat what was said.
    #[inline(always)]
    fn settle(&mut self, network: &Network, trace: &Trace<'_>) {
        trace.features.rows().for_each(|row| self.add_to(row, &trace.back, 1.0));
        for (at, &amount) in trace.features.amounts().iter().enumerate() {
            self.add_to(network.amount_line(at), &trace.back, amount);
        }
        self.add_to(network.bias_line(), &trace.back, 1.0);
    }

    #[inline(always)]
    fn add_to(&mut self, line: usize, from: &Hidden, factor: f32) {
        for (sum, from) in self.lines[line].iter_mut().zip(from) {
            *sum += factor * from;
        }
    }
}

/// What some moments of a game say.
struct Lesson<'a> {
    gradient: &'a mut Gradient,
    network: &'a Network,
    game: &'a Played,
    moments: &'a [BySeat<Features>],
    /// The chances to be foretold after them.
    target: Chances,
}

impl Work for Lesson<'_> {
    /// The chances to be foretold before them.
    type Done = Chances;

    #[inline(always)]
    fn work(self) -> Chances {
        self.gradient.learn_from(self.network, self.game, self.moments, self.target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval;
    use crate::eval::from_bytes;
    use crate::policy::Mood;
    use crate::training::self_play;
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    fn loss(network: &Network, game: &Played) -> f64 {
        let mut gradient = Gradient::new(network.lines().len());
        // One moment alone: what was thought later is no target then, so that the loss is a function to differentiate.
        gradient.learn(network, game);
        let score: f64 = Seat::first(game.players)
            .map(|seat| {
                let hidden = network.hidden(&network.sum(&game.moments[0][seat]));
                let off = network.score_from(&hidden) - f32::from(game.standing.totals[seat]) / SCORES;
                f64::from(0.5 * SCORE * off * off)
            })
            .sum();
        gradient.loss + score
    }

    fn network_and_game() -> (Network, Played) {
        let options = Options::new(3).expect("three players");
        let start = Nidavellir::start(&options, Dealer::new(1).rng());
        let size = eval::size(start.table());
        let network = from_bytes(<Nidavellir as crate::games::BotGame>::weights(3), size).expect("weights");
        let game = self_play::play::<Nidavellir>(&network, &options, Mood::LEARNING, &mut Dealer::new(5));
        (network, game)
    }

    #[test]
    fn a_game_says_what_its_moments_say_one_by_one() {
        let (network, game) = network_and_game();
        let [mut whole, mut apart] = [(); 2].map(|()| Gradient::new(network.lines().len()));
        whole.learn(&network, &game);
        let mut target = result(&game.standing, game.players);
        for moment in game.moments.iter().rev() {
            target = apart.learn_from(&network, &game, std::slice::from_ref(moment), target);
        }
        assert!(game.moments.len() > 5 && whole.moments == apart.moments);
        assert!((whole.loss - apart.loss).abs() < 1e-3);
        for (one, other) in whole.lines.iter().flatten().zip(apart.lines.iter().flatten()) {
            assert!((one - other).abs() < 1e-3 + 1e-3 * one.abs(), "{one} {other}");
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let (mut network, mut game) = network_and_game();
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
