//! Reviews of finished games: everybody's chance to win over time, better options of each decision, and how much was
//! decisions and how much was luck.

use serde::{Deserialize, Serialize};

use crate::Explanation;

/// The review of a finished game. It is stored as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Every step, in order.
    pub steps: Vec<RatedStep>,
    /// The share of the victory by seat.
    pub end: Vec<f32>,
}

/// The state of the review of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewStatus {
    /// It was not requested; the viewer may ask for it.
    Offered,
    /// It is being computed.
    Running {
        /// The number of decisions rated.
        done: usize,
        /// The number of all decisions.
        all: usize,
    },
    /// It is complete.
    Done(Box<Review>),
}

/// A step with the chances before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedStep {
    /// The number of steps before it.
    pub step: u32,
    /// The chance of each seat to win before it, from what everybody could see; they add up to 1.
    pub chances: Vec<f32>,
    /// The decision; `None` for draws and for choices with a single option.
    pub decision: Option<RatedDecision>,
    /// Whether cards were drawn.
    pub is_draw: bool,
}

/// A choice between several options, and its evaluation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedDecision {
    /// The seat that chose.
    pub seat: usize,
    /// The chosen action, as text.
    pub action: String,
    /// The chance to win with it; `None` if it was not evaluated.
    pub win: Option<f32>,
    /// The best options with their chances, the best first.
    pub options: Vec<(String, f32)>,
    /// What the decision changed for each seat, compared with the best one; empty if it lost nothing.
    pub changes: Vec<f32>,
    /// What the best option and the chosen one were expected to bring; only of the costliest decisions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Explanation>,
}

impl RatedDecision {
    /// Returns by how much the best option was better.
    pub fn cost(&self) -> f32 {
        self.options.first().zip(self.win).map_or(0.0, |((_, best), win)| best - win)
    }
}

/// The changes of a player's chance to win over a game, by cause, from -1 to 1 each.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LuckAndSkill {
    /// The change by the player's own decisions.
    pub decisions: f32,
    /// The change by the decisions of the others.
    pub others: f32,
    /// The change by revealed bids and by picks.
    pub reveals: f32,
    /// The change by drawn cards.
    pub draws: f32,
}

impl LuckAndSkill {
    /// Returns the change by luck: revealed bids and drawn cards.
    pub fn luck(&self) -> f32 {
        self.reveals + self.draws
    }
}

impl Review {
    /// The number of costliest decisions of a player that are listed and explained.
    pub const COSTLY: usize = 6;
    /// The minimum loss of a listed decision, as a change of the chance to win.
    pub const MIN_COST: f32 = 0.02;

    /// Returns the decisions, with the number of steps before them.
    pub fn decisions(&self) -> impl Iterator<Item = (u32, &RatedDecision)> {
        self.steps.iter().filter_map(|step| Some((step.step, step.decision.as_ref()?)))
    }

    /// Returns the decisions of each player that lost more than `least`, at most `most` of each, the costliest first, with
    /// the number of steps before them.
    pub fn costliest(&self, most: usize, least: f32) -> impl Iterator<Item = (u32, &RatedDecision)> {
        let mut costly: Vec<(u32, &RatedDecision)> = self.decisions().filter(|(_, it)| it.cost() > least).collect();
        costly.sort_by(|(_, one), (_, other)| other.cost().total_cmp(&one.cost()));
        let mut counts = [0; 5];
        costly.retain(|(_, it)| {
            counts[it.seat % 5] += 1;
            counts[it.seat % 5] <= most
        });
        costly.into_iter()
    }

    /// Returns what one step changed for a seat.
    fn step_changes(&self, at: usize, seat: usize) -> LuckAndSkill {
        let RatedStep { chances, decision, is_draw, .. } = &self.steps[at];
        let after = self.steps.get(at + 1).map_or(&self.end, |next| &next.chances);
        let change = after[seat] - chances[seat];
        let lost = decision.as_ref().and_then(|decision| decision.changes.get(seat)).copied().unwrap_or_default();
        let is_own = decision.as_ref().is_some_and(|decision| decision.seat == seat);
        LuckAndSkill {
            decisions: if is_own { lost } else { 0.0 },
            others: if is_own { 0.0 } else { lost },
            reveals: if *is_draw { 0.0 } else { change - lost },
            draws: if *is_draw { change } else { 0.0 },
        }
    }

    /// Returns what each step changed for a seat, in the order of the steps.
    pub fn changes(&self, seat: usize) -> impl Iterator<Item = (&RatedStep, LuckAndSkill)> {
        self.steps.iter().enumerate().map(move |(at, step)| (step, self.step_changes(at, seat)))
    }

    /// Returns what changed the chance of a seat over the game.
    pub fn luck_and_skill(&self, seat: usize) -> LuckAndSkill {
        self.changes(seat).fold(LuckAndSkill::default(), |sum, (_, change)| LuckAndSkill {
            decisions: sum.decisions + change.decisions,
            others: sum.others + change.others,
            reveals: sum.reveals + change.reveals,
            draws: sum.draws + change.draws,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_reviews_stay_readable_and_keep_their_bytes() {
        let stored = concat!(
            r#"{"steps":[{"step":0,"chances":[0.5,0.5],"decision":null,"is_draw":true},"#,
            r#"{"step":1,"chances":[0.5,0.5],"decision":{"seat":1,"action":"bid 5 0 3","win":0.25,"#,
            r#""options":[["bid 2 3 4",0.5]],"changes":[0.25,-0.25]},"is_draw":false}],"end":[1.0,0.0]}"#
        );
        let review: Review = serde_json::from_str(stored).expect("a review");
        assert_eq!(serde_json::to_string(&review).expect("JSON"), stored);
        assert_eq!(review.costliest(1, 0.1).map(|(step, _)| step).collect::<Vec<_>>(), [1]);
        let LuckAndSkill { decisions, others, .. } = review.luck_and_skill(1);
        assert_eq!((decisions, others), (-0.25, 0.0));
    }
}
