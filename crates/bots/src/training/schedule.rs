//! How the settings of a training change with its progress: every constant of the recipe in one place.

use crate::training::experience::CreditConfig;

/// Games per round: played with the same weights, then learned from.
pub(super) const ROUND_GAMES: u64 = 256;
/// Decisions per update.
pub(super) const BATCH: usize = 1024;
/// Times each decision is learned from.
pub(super) const EPOCHS: usize = 2;
/// Upper bound of the gradient's norm.
pub(super) const MAX_NORM: f32 = 0.5;
/// Rounds between two snapshots of the averaged weights.
pub(super) const SNAPSHOT_ROUNDS: u64 = 20;
/// Number of snapshots that are kept.
pub(super) const SNAPSHOTS: usize = 12;
/// Share of the games in which some seats play a snapshot.
pub(super) const SNAPSHOT_GAMES: f32 = 0.15;
/// Share of the games with bots in which the learner sits alone among them.
pub(super) const ALONE_GAMES: f32 = 0.6;
/// Factor of the entropy bonus where a hero is recruited: there are few such decisions with many options, and without
/// it most heroes are never tried again.
pub(super) const RECRUIT_EXPLORATION: f32 = 5.0;
/// Share of the games in which one seat recruits the late bidder as soon as possible, so that the positions after it
/// are learned.
pub(super) const LATE_BIDDER_GAMES: f32 = 0.05;

/// Share of the learner's decisions that are searched in expert iteration: neighbours in a game teach much the same.
pub(super) const SEARCHED_DECISIONS: f32 = 0.1;
/// Games per task of expert iteration; every tenth task is held out.
pub(super) const TASK_GAMES: u64 = 16;
/// Decisions per update of expert iteration.
pub(super) const EXPERT_BATCH: usize = 512;
/// The learning rate of expert iteration, multiplied by `EXPERT_RATE_FACTOR` after each epoch.
pub(super) const EXPERT_RATE: f32 = 2e-4;
pub(super) const EXPERT_RATE_FACTOR: f32 = 0.7;
/// Most epochs of expert iteration; it ends as soon as one does not help on the decisions held out.
pub(super) const EXPERT_EPOCHS: u32 = 12;
/// Credit assignment in expert iteration: how search values and the result are combined.
pub(super) const EXPERT_CREDIT: CreditConfig = CreditConfig { lambda: 0.8, win_weight: 1.0, margin_weight: 0.0 };

/// The settings of one round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RoundSettings {
    pub(super) learning_rate: f32,
    /// Weight of the entropy bonus.
    pub(super) entropy: f32,
    pub(super) credit: CreditConfig,
    /// Share of the games with frozen bots on some seats.
    pub(super) bot_games: f32,
    /// Weight of the previous average in the averaged weights.
    pub(super) averaging: f32,
}

impl RoundSettings {
    /// Returns the settings of a round, given the share of the games that are over. A training that continues from
    /// other weights begins more carefully.
    pub(super) fn at(progress: f32, round: u64, is_fresh: bool) -> RoundSettings {
        let linear = |from: f32, to: f32, progress: f32| from + (to - from) * progress.min(1.0);
        let falling = |from: f32, to: f32| from * (to / from).powf(progress.min(1.0));
        // The margin teaches first, winning last.
        let (win_weight, margin_weight) = if is_fresh {
            (linear(0.3, 1.0, 2.5 * progress), linear(1.0, 0.15, 2.5 * progress))
        } else {
            (1.0, linear(0.3, 0.15, progress))
        };
        RoundSettings {
            learning_rate: if is_fresh { falling(1e-3, 1e-4) } else { falling(6e-4, 1e-4) },
            entropy: if is_fresh { falling(0.02, 0.005) } else { falling(0.01, 0.005) },
            credit: CreditConfig { lambda: linear(0.95, 0.9, progress), win_weight, margin_weight },
            bot_games: if is_fresh { linear(0.3, 0.75, 2.0 * progress) } else { 0.75 },
            averaging: if round < 50 { 0.9 } else { 0.98 },
        }
    }
}
