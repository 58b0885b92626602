//! The trainer: rounds of self-play and learning, averaged weights, snapshots and checkpoints.

use std::fmt;
use std::sync::Arc;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::random::below;

use crate::bot::Bot;
use crate::eval::{Network, NetworkShape, from_bytes, to_bytes};
use crate::games::BotGame;
use crate::policy::PolicyBot;
use crate::seed;
use crate::spec::BotSpec;
use crate::training::adam::Adam;
use crate::training::gradient::{Gradient, LossSums, PpoConfig};
use crate::training::schedule::{ALONE_GAMES, BATCH, EPOCHS, ROUND_GAMES, RoundSettings, SNAPSHOT_ROUNDS, SNAPSHOTS};
use crate::training::self_play::{GameSums, Participants, SelfPlay};

/// The settings of a training: the same plan gives the same weights on any number of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingPlan {
    /// The seed of all chance.
    pub seed: u64,
    /// Total number of games; learning rate and exploration fall towards the end.
    pub games: u64,
    /// Workers that play and learn independently in each round; their weights are averaged after it.
    pub workers: u64,
    /// The frozen bots that play on some seats.
    pub opponents: Vec<BotSpec>,
    /// True if the learner sits alone among them in every game: it learns a best response.
    pub is_alone: bool,
}

/// The result of a round.
#[derive(Clone, Copy, Debug)]
pub struct RoundReport {
    /// Games played so far.
    pub games: u64,
    /// Mean squared error of the predicted win share.
    pub win_error: f64,
    /// Mean entropy of the decisions.
    pub entropy: f64,
    /// Share of the decisions whose update was clipped.
    pub clipped: f64,
    /// Mean score of the learner's seats.
    pub score: f64,
    /// The learner's share of the victories where it sat alone among bots or snapshots; not a number without such games.
    pub alone: f64,
    /// Learners that were forced to recruit Uline, the late bidder: their share of the victories, and their number.
    pub late_bidder: (f64, f64),
}

/// A network in training for a game and a number of players.
pub struct Trainer<R: BotGame> {
    options: R::Options,
    players: usize,
    plan: TrainingPlan,
    /// False if the training started from given weights instead of random ones.
    is_fresh: bool,
    network: Network,
    /// The moving average of the weights: what plays.
    averaged: Network,
    adam: Adam,
    snapshots: Vec<Network>,
    rounds: u64,
}

/// The result of a worker.
struct WorkerResult {
    network: Network,
    adam: Adam,
    losses: LossSums,
    games: GameSums,
}

impl<R: BotGame> Trainer<R> {
    /// Starts a training with random weights.
    pub fn new(options: R::Options, plan: TrainingPlan) -> Trainer<R> {
        let mut dealer = Dealer::new(plan.seed);
        let players = R::start(&options, dealer.rng()).players();
        let network = Network::random(NetworkShape::of::<R>(players), dealer.rng());
        let (averaged, adam) = (network.clone(), Adam::new(network.weights.len()));
        Trainer { options, players, plan, is_fresh: true, network, averaged, adam, snapshots: Vec::new(), rounds: 0 }
    }

    /// Starts from the weights of another network of the same game, for any number of players.
    ///
    /// # Errors
    /// Bytes that are no weights of this game.
    pub fn begin_with(&mut self, weights: &[u8]) -> Result<(), CheckpointError> {
        let read = (2..=5).find_map(|players| from_bytes(weights, NetworkShape::of::<R>(players)));
        self.network = read.ok_or(CheckpointError)?.resized(self.network.shape);
        self.averaged.clone_from(&self.network);
        self.is_fresh = false;
        Ok(())
    }

    /// Returns the plan.
    pub fn plan(&self) -> &TrainingPlan {
        &self.plan
    }

    /// Returns the number of games played so far.
    pub fn games(&self) -> u64 {
        self.rounds * ROUND_GAMES
    }

    /// Returns true once all games are played.
    pub fn is_done(&self) -> bool {
        self.games() >= self.plan.games
    }

    /// Returns the number of games of the whole training: that of the plan, rounded up to whole rounds.
    pub fn planned_games(&self) -> u64 {
        self.plan.games.next_multiple_of(ROUND_GAMES)
    }

    /// Plays a round on up to `threads` threads and learns from it.
    pub fn round(&mut self, threads: usize) -> RoundReport {
        let progress = self.games() as f32 / self.plan.games.max(1) as f32;
        let settings = RoundSettings::at(progress, self.rounds, self.is_fresh);
        let results = self.run_workers(settings, threads);
        let (mut losses, mut games) = (LossSums::default(), GameSums::default());
        for result in &results {
            losses.add(&result.losses);
            games.add(&result.games);
        }
        self.merge(results);
        for (averaged, weight) in self.averaged.weights.iter_mut().zip(&self.network.weights) {
            *averaged += (1.0 - settings.averaging) * (weight - *averaged);
        }
        self.rounds += 1;
        if self.rounds.is_multiple_of(SNAPSHOT_ROUNDS) {
            self.take_snapshot();
        }
        let decisions = losses.decisions.max(1.0);
        RoundReport {
            games: self.games(),
            win_error: losses.win_error / decisions,
            entropy: losses.entropy / decisions,
            clipped: losses.clipped / decisions,
            score: games.score / games.seats.max(1.0),
            alone: games.alone_wins / games.alone,
            late_bidder: (games.late_wins, games.late),
        }
    }

    /// Runs the workers of a round, in order; several at a time if there are threads for it.
    fn run_workers(&self, settings: RoundSettings, threads: usize) -> Vec<WorkerResult> {
        let workers: Vec<u64> = (0..self.plan.workers).collect();
        let mut results = Vec::with_capacity(workers.len());
        for together in workers.chunks(threads.max(1)) {
            let run = |&worker: &u64| self.work(settings, worker);
            results.extend(std::thread::scope(|scope| {
                let handles: Vec<_> = together.iter().map(|worker| scope.spawn(move || run(worker))).collect();
                handles.into_iter().map(|handle| handle.join().expect("no worker panics")).collect::<Vec<_>>()
            }));
        }
        results
    }

    /// Plays a worker's share of the round and learns from it.
    fn work(&self, settings: RoundSettings, worker: u64) -> WorkerResult {
        let options = R::unshared_options(&self.options);
        let participants = Participants {
            learner: &self.network,
            snapshots: &self.snapshots,
            bots: &self.plan.opponents,
            bot_games: if self.plan.is_alone { 1.0 } else { settings.bot_games },
            alone_games: if self.plan.is_alone { 1.0 } else { ALONE_GAMES },
            expert: None,
        };
        let mut self_play = SelfPlay::default();
        for game in (worker..ROUND_GAMES).step_by(self.plan.workers as usize) {
            let seed = seed::mixed([self.plan.seed, self.games() + game]);
            self_play.play::<R>(&options, participants, settings.credit, seed);
        }
        let SelfPlay { experience, sums, .. } = self_play;
        let (mut network, mut adam, mut losses) = (self.network.clone(), self.adam.clone(), LossSums::default());
        let config = PpoConfig::normalizing(&experience, settings.entropy);
        let mut gradient = Gradient::new(&network);
        let mut order: Vec<u32> = (0..experience.decisions.len() as u32).collect();
        let mut dealer = Dealer::new(seed::mixed([self.plan.seed, self.rounds, worker]));
        for _ in 0..EPOCHS {
            dealer.shuffle(&mut order);
            for batch in order.chunks(BATCH).filter(|batch| 2 * batch.len() >= BATCH) {
                let batch = batch.iter().map(|&index| (&experience, &experience.decisions[index as usize]));
                gradient.descend((&mut network, &mut adam), batch, config, settings.learning_rate, &mut losses);
            }
        }
        WorkerResult { network, adam, losses, games: sums }
    }

    /// Averages the workers' weights and moments, in order.
    fn merge(&mut self, results: Vec<WorkerResult>) {
        let share = (results.len() as f32).recip();
        let average = |to: &mut [f32], from: &[f32], is_first: bool| {
            for (to, from) in to.iter_mut().zip(from) {
                *to = if is_first { 0.0 } else { *to } + share * from;
            }
        };
        for (worker, result) in results.into_iter().enumerate() {
            average(&mut self.network.weights, &result.network.weights, worker == 0);
            average(&mut self.adam.first, &result.adam.first, worker == 0);
            average(&mut self.adam.second, &result.adam.second, worker == 0);
            self.adam.steps = self.adam.steps.max(result.adam.steps);
        }
    }

    /// Keeps the averaged weights as an opponent; a random older snapshot makes room.
    fn take_snapshot(&mut self) {
        if self.snapshots.len() >= SNAPSHOTS {
            let mut dealer = Dealer::new(seed::mixed([self.plan.seed, self.rounds]));
            self.snapshots.remove(below(dealer.rng(), SNAPSHOTS - 2));
        }
        self.snapshots.push(self.averaged.clone());
    }

    /// Returns the options of the games it learns from.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// Returns a factory of bots that play with the averaged weights as they are now, each from its seed.
    pub fn bots(&self) -> impl Fn(u64) -> Box<dyn Bot<R>> + Send + Sync + use<R> {
        let network = Arc::new(self.averaged.clone());
        move |seed| Box::new(PolicyBot::with_network(seed, Arc::clone(&network)))
    }

    /// Serializes the averaged network.
    pub fn weights(&self) -> Vec<u8> {
        to_bytes(&self.averaged)
    }

    /// Serializes everything needed to resume, except whom it plays against.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let TrainingPlan { seed, games, workers, .. } = self.plan;
        let snapshots = self.snapshots.len() as u64;
        let numbers = [seed, games, workers, self.rounds, self.adam.steps, u64::from(self.is_fresh), snapshots];
        bytes.extend(numbers.into_iter().flat_map(u64::to_le_bytes));
        let own = [&self.network.weights, &self.averaged.weights, &self.adam.first, &self.adam.second];
        let snapshots = self.snapshots.iter().map(|snapshot| &snapshot.weights);
        for weights in own.into_iter().chain(snapshots) {
            bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        bytes
    }

    /// Resumes from a checkpoint of the same game and number of players, against the opponents of `plan`.
    ///
    /// # Errors
    /// Bytes that are no checkpoint of this game.
    pub fn resume(options: R::Options, plan: &TrainingPlan, bytes: &[u8]) -> Result<Trainer<R>, CheckpointError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(CheckpointError)?;
        let (head, weights) = rest.split_at_checked(7 * 8).ok_or(CheckpointError)?;
        let numbers: Vec<u64> = head.as_chunks::<8>().0.iter().map(|&word| u64::from_le_bytes(word)).collect();
        let [seed, games, workers, rounds, steps, is_fresh, snapshots] = numbers[..] else {
            return Err(CheckpointError);
        };
        let mut trainer = Trainer::new(options, TrainingPlan { seed, games, workers, ..plan.clone() });
        let size = trainer.network.weights.len();
        if snapshots > SNAPSHOTS as u64 || weights.len() != (4 + snapshots as usize) * size * 4 {
            return Err(CheckpointError);
        }
        let weights = weights.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect::<Vec<f32>>();
        let mut parts = weights.chunks_exact(size).map(<[f32]>::to_vec);
        let mut part = || parts.next().ok_or(CheckpointError);
        (trainer.network.weights, trainer.averaged.weights) = (part()?, part()?);
        trainer.adam = Adam { first: part()?, second: part()?, steps };
        let shape = trainer.network.shape;
        trainer.snapshots = parts.map(|weights| Network { shape, weights }).collect();
        (trainer.rounds, trainer.is_fresh) = (rounds, is_fresh != 0);
        Ok(trainer)
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.players
    }
}

/// Bytes that are no checkpoint or no weights of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckpointError;

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not written by a training of this game and number of players with this version")
    }
}

impl std::error::Error for CheckpointError {}

const MAGIC: [u8; 8] = *b"ELVC\x01\0\0\0";

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{self, Nidavellir};

    fn training(seed: u64) -> Trainer<Nidavellir> {
        let opponents = ["greedy", "gambler"].map(|name| name.parse().expect("a bot")).to_vec();
        let plan = TrainingPlan { seed, games: 100 * ROUND_GAMES, workers: 2, opponents, is_alone: false };
        Trainer::new(nidavellir::Options::new(2).expect("two players"), plan)
    }

    fn resumed(trainer: &Trainer<Nidavellir>, bytes: &[u8]) -> Result<Trainer<Nidavellir>, CheckpointError> {
        Trainer::resume(*trainer.options(), &trainer.plan, bytes)
    }

    #[test]
    fn weights_depend_on_the_seed_and_not_on_threads_or_interruptions() {
        let mut whole = training(3);
        let report = whole.round(1);
        assert_eq!((report.games, whole.games()), (ROUND_GAMES, ROUND_GAMES));
        assert!(report.win_error > 0.0 && report.entropy > 0.0 && report.score > 0.0);
        let mut interrupted = resumed(&whole, &whole.checkpoint()).expect("its own checkpoint");
        whole.round(1);
        interrupted.round(2);
        assert!(whole.checkpoint() == interrupted.checkpoint() && whole.weights() == interrupted.weights());
        assert!(training(4).weights() != training(3).weights(), "another seed, other weights");
    }

    #[test]
    fn snapshots_are_kept_in_checkpoints() {
        let mut trainer = training(1);
        for _ in 0..SNAPSHOTS + 3 {
            trainer.take_snapshot();
        }
        assert_eq!(trainer.snapshots.len(), SNAPSHOTS);
        let again = resumed(&trainer, &trainer.checkpoint()).expect("its own checkpoint");
        assert!(again.checkpoint() == trainer.checkpoint());
    }

    #[test]
    fn foreign_checkpoints_and_weights_are_refused() {
        let trainer = training(1);
        let bytes = trainer.checkpoint();
        for cut in [0, 7, 20, bytes.len() - 1] {
            assert!(resumed(&trainer, &bytes[..cut]).is_err(), "{cut} bytes");
        }
        let plan = trainer.plan().clone();
        let mut nains = Trainer::<Nains>::new(nains::Options::new(3).expect("three players"), plan.clone());
        assert!(Trainer::<Nains>::resume(nains.options().clone(), &plan, &bytes).is_err(), "of the other game");
        assert_eq!(nains.begin_with(&trainer.weights()), Err(CheckpointError));
        let mut five = Trainer::<Nidavellir>::new(nidavellir::Options::new(5).expect("five players"), plan);
        assert_eq!(five.begin_with(&trainer.weights()), Ok(()), "of another number of players");
    }
}
