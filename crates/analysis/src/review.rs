//! Reviews of finished games: each player's win probability over time, and better options of each decision.
//!
//! A [`Reviewer`] goes through the decisions of a session. The caller evaluates each of them, for example with the
//! strongest bot on a thread pool, and passes the result to [`rate`](Reviewer::rate).

use elvaland_rules::Action;
use elvaland_session::{AnyGameExt, Decision, Session};
use serde::{Deserialize, Serialize};

/// The number of options kept per decision.
const OPTIONS: usize = 3;

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Every decision between several options, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// The share of the victory by seat.
    pub end: Vec<f32>,
}

/// A decision and its evaluation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedDecision {
    /// The number of steps before it.
    pub step: u32,
    /// The seat that chose.
    pub seat: usize,
    /// The win probability by seat after the decision; they add up to 1.
    pub chances: Vec<f32>,
    /// The chosen action, as text.
    pub action: String,
    /// The win probability of the chosen action; `None` if it was not evaluated.
    pub win: Option<f32>,
    /// The best options with their win probabilities.
    pub options: Vec<(String, f32)>,
}

/// A review in progress.
pub struct Reviewer {
    decisions: Vec<Decision>,
    chances: Vec<f32>,
    review: Review,
}

impl Reviewer {
    /// Starts the review of a finished game.
    pub fn new(session: &Session) -> Reviewer {
        let end = session.game().shares();
        let chances = vec![1.0 / end.len() as f32; end.len()];
        Reviewer { decisions: session.decisions(), chances, review: Review { decisions: Vec::new(), end } }
    }

    /// Returns the number of rated decisions, and of all decisions.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.decisions.len(), self.decisions.len())
    }

    /// Returns the next decision to rate; `None` when all are rated.
    pub fn next_decision(&self) -> Option<&Decision> {
        self.decisions.get(self.review.decisions.len())
    }

    /// Rates the next decision by its options with their win probabilities, the best first. Does nothing when all
    /// decisions are rated.
    pub fn rate(&mut self, options: &[(Action, f32)]) {
        let Some(decision) = self.decisions.get(self.review.decisions.len()) else { return };
        let text = |action: Action| decision.game.action_text(action);
        let win = options.iter().find(|(action, _)| *action == decision.action).map(|&(_, win)| win);
        if let Some(win) = win.or_else(|| options.first().map(|&(_, best)| best)) {
            update_chances(&mut self.chances, decision.seat.index(), win);
        }
        self.review.decisions.push(ReviewedDecision {
            step: decision.step,
            seat: decision.seat.index(),
            chances: self.chances.clone(),
            action: text(decision.action),
            win,
            options: options.iter().take(OPTIONS).map(|&(action, win)| (text(action), win)).collect(),
        });
    }

    /// Returns the review of the decisions rated so far.
    pub fn finish(self) -> Review {
        self.review
    }
}

/// Sets the win probability of a player; the others share the rest in their present proportions.
fn update_chances(chances: &mut [f32], player: usize, chance: f32) {
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
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    use super::*;

    #[test]
    fn chances_always_add_up_to_one() {
        let mut chances = vec![0.25; 4];
        for (player, chance) in [(0, 0.4), (3, 1.0), (1, 0.5), (2, 0.0), (2, 1.2)] {
            update_chances(&mut chances, player, chance);
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        }
        let mut chances = vec![0.6, 0.3, 0.1];
        update_chances(&mut chances, 2, 0.55);
        assert_eq!(chances.iter().map(|chance| (chance * 100.0).round()).collect::<Vec<_>>(), [30.0, 15.0, 55.0]);
    }

    #[test]
    fn every_decision_of_a_session_is_rated_once() {
        let mut dealer = Dealer::new(3);
        let start = Nidavellir::start(&Options::new(2).expect("options"), dealer.rng());
        let mut session = Session::begin(start.into(), dealer.rng()).expect("draws");
        while let Some(seat) = session.waiting_for().first() {
            let action = session.game().legal_actions(seat)[0];
            session.submit(seat, action, dealer.rng()).expect("legal");
        }
        let mut reviewer = Reviewer::new(&session);
        let (_, all) = reviewer.progress();
        while let Some(decision) = reviewer.next_decision() {
            let options: Vec<_> = decision.game.legal_actions(decision.seat).into_iter().map(|at| (at, 0.5)).collect();
            reviewer.rate(&options);
        }
        let review = reviewer.finish();
        assert!(all > 50 && review.decisions.len() == all);
        assert!(review.decisions.iter().all(|decision| decision.win == Some(0.5) && decision.options.len() <= OPTIONS));
        assert_eq!(review.end.iter().sum::<f32>(), 1.0);
    }
}
