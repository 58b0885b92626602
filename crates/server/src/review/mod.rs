//! What the strongest bot thinks of a game that is over: everybody's chances, decision by decision, and what would have been
//! better. It is computed once, in the background, and kept.

pub(crate) mod results;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use elvaland_session::{AnyGameExt, Decision, Session};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use crate::bots::Advice;
use crate::model::TableId;
use crate::refused::Refused;
use crate::registry::Registry;
use crate::store::ClusterMessage;
use crate::table::Message;

/// How many games may wait to be reviewed.
const MOST: usize = 16;
/// How many other options are kept of a decision.
const OPTIONS: usize = 3;

/// What is thought of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Review {
    /// Every decision between several options, in order.
    pub(crate) decisions: Vec<Judged>,
    /// Everybody's share of the victory.
    pub(crate) end: Vec<f32>,
}

/// A decision, with what is thought of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Judged {
    /// The number of steps before it.
    pub(crate) step: u32,
    pub(crate) seat: usize,
    /// Everybody's chance to win, as it was decided.
    pub(crate) chances: Vec<f32>,
    /// What was chosen.
    pub(crate) action: String,
    /// The chance to win with it; unknown where the bot did not think of it.
    pub(crate) win: Option<f32>,
    /// The best options with their chances.
    pub(crate) options: Vec<(String, f32)>,
}

/// How far a review is.
pub(crate) enum Reviewed {
    /// Nobody has asked for it.
    No,
    /// So many of so many decisions were thought about.
    Under(usize, usize),
    /// It is there.
    Done(Box<Review>),
}

/// A review that another node thinks of.
struct RemoteReview {
    /// So many of so many decisions were thought about.
    progress: (usize, usize),
    /// When that was told.
    told: Instant,
}

impl RemoteReview {
    /// Whether it is still believed.
    fn is_fresh(&self) -> bool {
        self.told.elapsed() < TOLD[1]
    }
}

/// The reviews that are under way.
pub(crate) struct Reviews {
    under: Mutex<HashMap<TableId, (usize, usize)>>,
    /// Those at other nodes.
    remote: Mutex<HashMap<TableId, RemoteReview>>,
    /// One at a time: bots that people wait for come first.
    turn: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { under: Mutex::default(), remote: Mutex::default(), turn: Semaphore::new(1) }
    }
}

/// How often other nodes hear how far a review is, and how long they believe it.
const TOLD: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(15)];

impl Reviews {
    /// Another node is so far with the review of a game; it is done if nothing is left.
    pub(crate) fn heard(&self, id: TableId, done: usize, all: usize) {
        let mut remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        remote.retain(|_, review| review.is_fresh());
        if done < all {
            remote.insert(id, RemoteReview { progress: (done, all), told: Instant::now() });
        } else {
            remote.remove(&id);
        }
    }

    /// How far a review is that is under way, here or remote.
    fn progress(&self, id: TableId) -> Option<(usize, usize)> {
        let remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = remote.get(&id).filter(|review| review.is_fresh()).map(|review| review.progress);
        self.under().get(&id).copied().or(heard)
    }

    fn under(&self) -> MutexGuard<'_, HashMap<TableId, (usize, usize)>> {
        self.under.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registry {
    /// How far the review of a game is.
    pub(crate) async fn reviewed(&self, id: TableId) -> Result<Reviewed, Refused> {
        if let Some((done, all)) = self.reviews.progress(id) {
            return Ok(Reviewed::Under(done, all));
        }
        let kept = self.store.review(id).await?.and_then(|text| serde_json::from_str(&text).ok());
        Ok(kept.map_or(Reviewed::No, |review| Reviewed::Done(Box::new(review))))
    }

    /// Begins the review of a game that is over, unless it is there or under way.
    ///
    /// # Errors
    /// The game is not over, or too many reviews are waited for.
    pub(crate) async fn review(self: &Arc<Registry>, id: TableId) -> Result<(), Refused> {
        if !matches!(self.reviewed(id).await?, Reviewed::No) {
            return Ok(());
        }
        let session = self.send(id, Message::Session).await?;
        {
            let mut under = self.reviews.under();
            // Somebody else may have asked meanwhile.
            if under.contains_key(&id) {
                return Ok(());
            }
            if under.len() >= MOST {
                return Err(Refused::TooMany { what: "requests", after_seconds: 60 });
            }
            under.insert(id, (0, 0));
        }
        let registry = self.clone();
        tokio::spawn(async move {
            if let Some(review) = registry.think_over(id, &session).await {
                let text = serde_json::to_string(&review).unwrap_or_default();
                if let Err(error) = registry.store.keep_review(id, text).await {
                    tracing::warn!(table = %id, %error, "a review could not be kept");
                }
            }
            registry.reviews.under().remove(&id);
            registry.tell_nodes(ClusterMessage::Reviewing { table: id, done: 0, all: 0 });
        });
        Ok(())
    }

    /// Judges every decision of a game; `None` if the server stops.
    async fn think_over(&self, id: TableId, session: &Session) -> Option<Review> {
        let _turn = self.reviews.turn.acquire().await.ok()?;
        let (decisions, end) = (session.decisions(), session.game().shares());
        let mut chances = vec![1.0 / end.len() as f32; end.len()];
        let (mut judged, all) = (Vec::with_capacity(decisions.len()), decisions.len());
        let mut told: Option<Instant> = None;
        for (done, decision) in decisions.into_iter().enumerate() {
            self.reviews.under().insert(id, (done, all));
            if told.is_none_or(|told| told.elapsed() >= TOLD[0]) {
                told = Some(Instant::now());
                self.tell_nodes(ClusterMessage::Reviewing { table: id, done, all });
            }
            let options = self.bots.judge(decision.game.clone(), decision.seat).await?;
            judged.push(judge(&decision, &options, &mut chances));
            if *self.closing.borrow() {
                return None;
            }
        }
        Some(Review { decisions: judged, end })
    }
}

/// What is thought of a decision, and of everybody's chances by it.
fn judge(decision: &Decision, options: &[Advice], chances: &mut [f32]) -> Judged {
    let action = decision.game.action_text(decision.action);
    let win = options.iter().find(|option| option.action == decision.action).map(|option| option.win);
    if let Some(chance) = win.or_else(|| options.first().map(|best| best.win)) {
        learn(chances, decision.seat.index(), chance);
    }
    Judged {
        step: decision.step,
        seat: decision.seat.index(),
        chances: chances.to_vec(),
        action,
        win,
        options: options
            .iter()
            .take(OPTIONS)
            .map(|option| (decision.game.action_text(option.action), option.win))
            .collect(),
    }
}

/// A player has this chance; the others have the rest, in the proportions they had.
fn learn(chances: &mut [f32], player: usize, chance: f32) {
    let chance = chance.clamp(0.0, 1.0);
    let others: f32 = chances.iter().sum::<f32>() - chances[player];
    let even = (1.0 - chance) / (chances.len().max(2) - 1) as f32;
    for (at, each) in chances.iter_mut().enumerate() {
        *each = match (at == player, others > 0.0) {
            (true, _) => chance,
            (false, true) => *each * (1.0 - chance) / others,
            (false, false) => even,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_always_add_up_to_one() {
        let mut chances = vec![0.25; 4];
        for (player, chance) in [(0, 0.4), (3, 1.0), (1, 0.5), (2, 0.0), (2, 1.2)] {
            learn(&mut chances, player, chance);
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        }
        let mut chances = vec![0.6, 0.3, 0.1];
        learn(&mut chances, 2, 0.55);
        assert_eq!(chances.iter().map(|chance| (chance * 100.0).round()).collect::<Vec<_>>(), [30.0, 15.0, 55.0]);
    }
}
