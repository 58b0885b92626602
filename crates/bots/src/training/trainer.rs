//! The trainer: batches of self-play, Adam updates, averaged weights and checkpoints.

use std::fmt;
use std::sync::{Arc, Mutex};

use elvaland_rules::dealer::Dealer;
use elvaland_rules::random::below;

use crate::bot::Bot;
use crate::eval;
use crate::eval::{HIDDEN, Hidden, Network};
use crate::games::BotGame;
use crate::policy::{PolicyBot, PolicyConfig};
use crate::seed;
use crate::training::self_play;
use crate::training::{Adam, Gradient};

/// Games per batch.
const BATCH_GAMES: u64 = 16;
/// Games per chunk of a thread.
const CHUNK_GAMES: usize = 2;
/// Chunks per batch.
const CHUNKS: usize = BATCH_GAMES as usize / CHUNK_GAMES;

/// Seed and length of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingPlan {
    /// The seed of all chance.
    pub seed: u64,
    /// Total number of games; the learning rate falls towards the end.
    pub games: u64,
}

/// The result of a batch.
#[derive(Clone, Copy, Debug)]
pub struct BatchReport {
    /// Mean cross-entropy of the predicted win probabilities.
    pub loss: f64,
    /// Games played so far.
    pub games: u64,
}

/// A network in training for a game and a number of players.
pub struct Trainer<R: BotGame> {
    options: R::Options,
    plan: TrainingPlan,
    network: Network,
    /// The average of the weights over the second half of the games. Self-play cycles, and the average is stronger:
    /// after 240,000 games of Nidavellir it won 90.0 % against greedy, the last weights 89.2 %.
    averaged: Network,
    adam: Adam,
    games: u64,
    /// One gradient per chunk, reused across batches.
    chunks: [Gradient; CHUNKS],
}

impl<R: BotGame> Trainer<R> {
    /// Starts a training with random weights.
    pub fn new(options: R::Options, plan: TrainingPlan) -> Trainer<R> {
        let mut dealer = Dealer::new(plan.seed);
        let size = eval::network_shape(R::start(&options, dealer.rng()).table());
        let vectors = Network::vector_count(size);
        let mut network = Network::new(size.0, vec![[0.0; HIDDEN]; vectors]);
        for weight in network.vectors_mut().iter_mut().flatten() {
            // Uniform between -0.1 and 0.1.
            *weight = (below(dealer.rng(), 20_001) as f32 - 10_000.0) / 100_000.0;
        }
        let chunks = std::array::from_fn(|_| Gradient::new(vectors));
        let averaged = network.clone();
        Trainer { options, plan, network, averaged, adam: Adam::new(vectors), games: 0, chunks }
    }

    /// Starts from the weights of another network of the same game.
    ///
    /// # Errors
    /// Weights of another shape.
    pub fn begin_with(&mut self, weights: &[u8]) -> Result<(), CheckpointError> {
        self.network = eval::from_bytes(weights, self.network.shape()).ok_or(CheckpointError)?;
        self.averaged.clone_from(&self.network);
        Ok(())
    }

    /// Returns the seed and the length.
    pub fn plan(&self) -> TrainingPlan {
        self.plan
    }

    /// Returns the number of games played so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Returns true once all games are played.
    pub fn is_done(&self) -> bool {
        self.games >= self.plan.games
    }

    /// Plays a batch on `threads` threads and updates the weights.
    pub fn batch(&mut self, threads: usize) -> BatchReport {
        let learning_rate = self.learning_rate();
        self.play_chunks(threads);
        let [sum, others @ ..] = &mut self.chunks;
        // Adds in game order, so that the sum does not depend on the number of threads.
        others.iter().for_each(|chunk| sum.add(chunk));
        let positions = sum.positions.max(1);
        let loss = sum.loss / positions as f64;
        sum.scale((positions as f32).recip());
        self.adam.step(self.network.vectors_mut(), &sum.vectors, learning_rate);
        self.update_average();
        self.games += BATCH_GAMES;
        BatchReport { loss, games: self.games }
    }

    /// Plays the games of a batch; each thread takes the next free chunk.
    fn play_chunks(&mut self, threads: usize) {
        let Trainer { options, plan, network, games, chunks, .. } = self;
        let run = seed::mix(plan.seed);
        let chunks = Mutex::new(chunks.iter_mut().zip((*games..).step_by(CHUNK_GAMES)));
        let next = || chunks.lock().expect("no thread panics").next();
        let work = || {
            let options = &R::unshared_options(options);
            while let Some((gradient, first)) = next() {
                gradient.clear();
                for game in (first..).take(CHUNK_GAMES) {
                    let mut dealer = Dealer::of_run(run, game);
                    gradient.add_game(
                        network,
                        &self_play::play::<R>(network, options, PolicyConfig::SELF_PLAY, &mut dealer),
                    );
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
    }

    /// Updates the average; in the first half of the games it equals the weights.
    fn update_average(&mut self) {
        let batches = self.games.saturating_sub(self.plan.games / 2) / BATCH_GAMES + 1;
        let chunk = (batches as f32).recip();
        for (averaged, vector) in self.averaged.vectors_mut().iter_mut().zip(self.network.vectors()) {
            for (averaged, weight) in averaged.iter_mut().zip(vector) {
                *averaged += chunk * (weight - *averaged);
            }
        }
    }

    /// Returns the learning rate, which decays exponentially.
    fn learning_rate(&self) -> f32 {
        let done = (self.games as f32 / self.plan.games.max(1) as f32).min(1.0);
        FIRST_LEARNING_RATE * (LAST_LEARNING_RATE / FIRST_LEARNING_RATE).powf(done)
    }

    /// Returns the options of the games it learns from.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// Returns a factory of bots that play with the averaged weights as they are now, each from its seed.
    pub fn bots(&self) -> impl Fn(u64) -> Box<dyn Bot<R>> + Sync + use<R> {
        let network = Arc::new(self.averaged.clone());
        move |seed| Box::new(PolicyBot::with_network(seed, Arc::clone(&network)))
    }

    /// Serializes the averaged network.
    pub fn weights(&self) -> Vec<u8> {
        eval::to_bytes(&self.averaged)
    }

    /// Serializes everything needed to resume.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(
            [self.plan.seed, self.plan.games, self.games, self.adam.steps].into_iter().flat_map(u64::to_le_bytes),
        );
        for vectors in [self.network.vectors(), self.averaged.vectors(), &self.adam.first, &self.adam.second] {
            bytes.extend(vectors.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        }
        bytes
    }

    /// Resumes from a checkpoint of the same game and number of players.
    ///
    /// # Errors
    /// Bytes that are no checkpoint of this game.
    pub fn resume(options: R::Options, bytes: &[u8]) -> Result<Trainer<R>, CheckpointError> {
        let mut training = Trainer::new(options, TrainingPlan { seed: 0, games: 0 });
        let mut words = bytes.strip_prefix(&MAGIC).ok_or(CheckpointError)?;
        let mut word = || {
            let (word, rest) = words.split_first_chunk::<8>()?;
            words = rest;
            Some(u64::from_le_bytes(*word))
        };
        let [seed, games, done, steps] = [word(), word(), word(), word()];
        let numbers = [seed, games, done, steps].map(|number| number.ok_or(CheckpointError));
        let [seed, games, done, steps] = numbers;
        training.plan = TrainingPlan { seed: seed?, games: games? };
        training.games = done?;
        training.adam.steps = steps?;
        let count = training.network.vectors().len() * HIDDEN * 4;
        if words.len() != 4 * count {
            return Err(CheckpointError);
        }
        read(&words[..count], training.network.vectors_mut());
        read(&words[count..2 * count], training.averaged.vectors_mut());
        read(&words[2 * count..3 * count], &mut training.adam.first);
        read(&words[3 * count..], &mut training.adam.second);
        Ok(training)
    }
}

fn read(bytes: &[u8], vectors: &mut [Hidden]) {
    for (weight, bytes) in vectors.iter_mut().flatten().zip(bytes.as_chunks::<4>().0) {
        *weight = f32::from_le_bytes(*bytes);
    }
}

const MAGIC: [u8; 8] = *b"ELVT\x02\0\0\0";
const FIRST_LEARNING_RATE: f32 = 0.002;
const LAST_LEARNING_RATE: f32 = 0.000_1;

/// Bytes that are no checkpoint or no weights of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckpointError;

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not written by a training of this game and number of players with this version")
    }
}

impl std::error::Error for CheckpointError {}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{self, Nidavellir};

    fn training(games: u64) -> Trainer<Nidavellir> {
        Trainer::new(nidavellir::Options::new(3).expect("three players"), TrainingPlan { seed: 3, games })
    }

    #[test]
    fn weights_depend_on_the_seed_and_not_on_threads() {
        let [mut one, mut other] = [training(1000), training(1000)];
        for _ in 0..2 {
            one.batch(1);
            other.batch(3);
        }
        assert!(one.weights() == other.weights() && one.games() == 2 * BATCH_GAMES);
        let mut elsewhere = Trainer::<Nidavellir>::new(one.options, TrainingPlan { seed: 4, games: 1000 });
        elsewhere.batch(2);
        elsewhere.batch(2);
        assert!(elsewhere.weights() != one.weights(), "another seed, other weights");
    }

    #[test]
    fn resumed_training_equals_uninterrupted_training() {
        let mut whole = training(1000);
        whole.batch(2);
        let mut resumed =
            Trainer::<Nidavellir>::resume(whole.options, &whole.checkpoint()).expect("its own checkpoint");
        whole.batch(2);
        resumed.batch(2);
        assert!(whole.checkpoint() == resumed.checkpoint());
    }

    #[test]
    fn foreign_checkpoints_are_refused() {
        let bytes = training(1000).checkpoint();
        for cut in [0, 7, 20, bytes.len() - 1] {
            assert!(Trainer::<Nidavellir>::resume(training(1).options, &bytes[..cut]).is_err(), "{cut} bytes");
        }
        let options = nains::Options::new(3).expect("three players");
        assert!(Trainer::<Nains>::resume(options.clone(), &bytes).is_err(), "of the other game");
        let mut nains = Trainer::<Nains>::new(options, TrainingPlan { seed: 1, games: 1 });
        assert_eq!(nains.begin_with(&training(1).weights()), Err(CheckpointError));
    }
}
