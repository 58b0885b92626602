//! Puzzles: decisions of bot games that are part of the program, and of reviewed games, to be made and judged.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use elvaland_analysis::puzzles::{MinedPuzzle, PuzzlePosition, collection};
use elvaland_analysis::review::{RatedDecision, Reviewer};
use elvaland_assessment::ReviewStatus;
use elvaland_bots::{Explanation, Level};
use elvaland_rules::{Action, Audience, GameName, Seat};
use elvaland_session::{ActionInput, AnyView, Moment, TableSnapshot, Visibility};
use rand_core::Rng;

use super::{reviews, tables};
use crate::bots::Payer;
use crate::entropy;
use crate::model::TableId;
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::table::{Look, Message, Perspective};

/// Reads the answer of a player on `seat`.
///
/// # Errors
/// It is not one of the `legal` actions.
fn read(input: &ActionInput, (view, seat): (&AnyView, Seat), legal: &[Action]) -> Result<Action, RequestError> {
    let wrong = RequestError::WrongValue { field: "action" };
    match input.read(view, seat) {
        Ok(action) if legal.contains(&action) => Ok(action),
        Ok(_) => Err(wrong),
        Err(reason) => Err(reason.into()),
    }
}

/// Explanations by game and number of the puzzle.
type Explained = HashMap<(GameName, u32), Vec<Explanation>>;

/// A puzzle of the collection, at the moment of its decision.
pub(crate) struct CollectedPuzzle {
    pub(crate) game: GameName,
    pub(crate) puzzle: &'static MinedPuzzle,
    pub(crate) position: PuzzlePosition,
}

/// A judged answer to a puzzle of the collection.
pub(crate) struct JudgedAnswer {
    pub(crate) action: Action,
    /// The chance to win with it; `None` if it was not searched.
    pub(crate) win: Option<f32>,
    /// What the best option and the one played were expected to bring.
    pub(crate) reasons: Vec<Explanation>,
}

impl CollectedPuzzle {
    /// Finds a puzzle by the name of its game and its number.
    pub(crate) fn find(game: &str, number: &str) -> Result<CollectedPuzzle, RequestError> {
        let game: GameName = game.parse().map_err(|_| RequestError::NoSuchPage)?;
        let number: u32 = number.parse().map_err(|_| RequestError::NoSuchPage)?;
        let puzzle = collection(game).iter().find(|puzzle| puzzle.number == number);
        let puzzle = puzzle.ok_or(RequestError::NoSuchPage)?;
        let position = puzzle.open().map_err(|_| RequestError::NoSuchPage)?;
        Ok(CollectedPuzzle { game, puzzle, position })
    }

    /// Returns what the player saw.
    pub(crate) fn view(&self) -> AnyView {
        AnyView::of(&self.position.game, Audience::Seat(self.position.seat), Visibility::FULL)
    }

    /// Returns the table as the player saw it.
    pub(crate) fn snapshot(&self) -> TableSnapshot {
        self.position.snapshot(self.puzzle)
    }

    /// Returns the options of the player.
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.position.game.legal_actions(self.position.seat).to_vec()
    }

    /// Judges an answer, and explains the best option.
    ///
    /// # Errors
    /// It is no legal action, or `payer` has made bots think too much lately.
    pub(crate) async fn judge(
        &self,
        registry: &Registry,
        payer: Payer,
        answer: &ActionInput,
    ) -> Result<JudgedAnswer, RequestError> {
        let PuzzlePosition { seat, options, .. } = &self.position;
        let action = read(answer, (&self.view(), *seat), &self.legal())?;
        let win = options.iter().find(|(option, _)| *option == action).map(|(_, win)| *win);
        Ok(JudgedAnswer { action, win, reasons: self.reasons(registry, payer).await? })
    }

    /// Returns the explanations of the best option and of what was played. Each puzzle is explained once per process, so that
    /// most answers cost no thinking.
    async fn reasons(&self, registry: &Registry, payer: Payer) -> Result<Vec<Explanation>, RequestError> {
        static EXPLAINED: LazyLock<Mutex<Explained>> = LazyLock::new(Mutex::default);
        let explained = || EXPLAINED.lock().unwrap_or_else(PoisonError::into_inner);
        let (puzzle, key) = (self.puzzle, (self.game, self.puzzle.number));
        if let Some(known) = explained().get(&key) {
            return Ok(known.clone());
        }
        registry.charge_costly(payer)?;
        let thought = registry.bots.review(payer, |_| puzzle.explain().unwrap_or_default()).await;
        let explanations = thought.ok_or(RequestError::Closing)?;
        explained().insert(key, explanations.clone());
        Ok(explanations)
    }
}

/// A decision of a reviewed game, as the player saw it.
pub(crate) struct ReviewPuzzle {
    pub(crate) id: TableId,
    pub(crate) step: u32,
    pub(crate) judged: RatedDecision,
    pub(crate) seat: Seat,
    pub(crate) table: TableSnapshot,
}

impl ReviewPuzzle {
    /// Finds the decision after `step` steps of a reviewed game.
    pub(crate) async fn find(
        registry: &Arc<Registry>,
        id: TableId,
        step: u32,
        payer: Payer,
    ) -> Result<ReviewPuzzle, RequestError> {
        let ReviewStatus::Done(review) = registry.review_status(id).await? else {
            return Err(RequestError::NoSuchPage);
        };
        let judged = review.decisions().find(|(at, judged)| *at == step && judged.win.is_some());
        let judged = judged.filter(|(_, judged)| !judged.options.is_empty()).ok_or(RequestError::NoSuchPage)?.1.clone();
        let seat = Seat::new(judged.seat).ok_or(RequestError::NoSuchPage)?;
        let perspective = Perspective::Other(Audience::Seat(seat));
        let look = Look { visitor: payer.visitor, moment: Moment::Step(step), perspective, is_detailed: true };
        let table = tables::look(registry, id, look, payer).await?.into_puzzle(seat, step);
        Ok(ReviewPuzzle { id, step, judged, seat, table })
    }

    /// Returns what the player saw.
    pub(crate) fn view(&self) -> Result<&AnyView, RequestError> {
        self.table.view.as_ref().ok_or(RequestError::NotRunning)
    }

    /// Reads an answer, or an action as the review writes it.
    pub(crate) fn read(&self, input: &ActionInput) -> Result<Action, RequestError> {
        read(input, (self.view()?, self.seat), &self.table.legal)
    }

    /// Judges an answer: returns the action with the chance to win, as the review has it or as the strongest bot thinks now.
    /// `like` is the level that the viewer says they play like.
    ///
    /// # Errors
    /// It is no legal action, or `payer` has made bots think too much lately.
    pub(crate) async fn judge(
        &self,
        registry: &Arc<Registry>,
        payer: Payer,
        answer: &ActionInput,
        like: Option<Level>,
    ) -> Result<(Action, Option<f32>), RequestError> {
        let action = self.read(answer)?;
        let known = self.judged.options.iter().map(|(text, win)| (text, Some(*win)));
        for (text, win) in known.chain([(&self.judged.action, self.judged.win)]) {
            if self.read(&ActionInput::Text(text.clone()))? == action {
                return Ok((action, win));
            }
        }
        registry.charge_costly(payer)?;
        let session = registry.send(self.id, Message::Session).await?;
        let (levels, step) = (reviews::levels(&self.table, like), self.step as usize);
        let rate = move |budget| {
            let answered = Reviewer::new(&session, levels).steps().get(step)?.with_action(action)?;
            answered.rate(budget, entropy::numbers().next_u64()).decision?.win
        };
        Ok((action, registry.bots.review(payer, rate).await.flatten()))
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::Duration;

    use super::*;
    use crate::requests::testing::TestRegistry;

    fn stranger(last: u8) -> Payer {
        Payer { address: Some(IpAddr::from([192, 0, 2, last])), visitor: None, table: None }
    }

    fn puzzle(at: usize) -> (CollectedPuzzle, ActionInput) {
        let mined = &collection(GameName::Nidavellir)[at];
        let found = CollectedPuzzle::find("nidavellir", &mined.number.to_string()).expect("a puzzle");
        (found, ActionInput::Text(mined.options[0].0.clone()))
    }

    #[tokio::test]
    async fn explanations_are_charged_to_the_address_once_per_puzzle() {
        let testing = TestRegistry::new(|config| config.limits.address_rate = 5).await;
        let registry = &testing.registry;
        for at in [0, 1, 0] {
            let (puzzle, best) = puzzle(at);
            let judged = puzzle.judge(registry, stranger(1), &best).await.expect("an answer");
            assert!(judged.win.is_some() && judged.reasons.len() == 2);
        }
        let (third, best) = puzzle(2);
        let refused = third.judge(registry, stranger(1), &best).await;
        assert!(matches!(refused, Err(RequestError::TooMany { .. })), "two cost what ten seconds bring");
        assert!(third.judge(registry, stranger(2), &best).await.is_ok(), "another address is served");
        assert!(third.judge(registry, stranger(1), &best).await.is_ok(), "what is explained costs nothing");
    }

    #[tokio::test]
    async fn puzzles_are_explained_by_the_bot_pool() {
        let testing = TestRegistry::new(|config| config.bot_threads = 1).await;
        let registry = testing.registry.clone();
        let (release, released) = std::sync::mpsc::channel::<()>();
        let pool = registry.bots.clone();
        let busy = tokio::spawn(async move { pool.review(stranger(1), move |_| released.recv().is_ok()).await });
        tokio::task::yield_now().await;
        let answer = tokio::spawn(async move {
            let (puzzle, best) = puzzle(3);
            puzzle.judge(&registry, stranger(2), &best).await.map(|judged| judged.reasons.len())
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(!answer.is_finished(), "the only thread of the pool is busy");
        release.send(()).expect("it waits");
        assert_eq!(busy.await.expect("an end"), Some(true));
        assert_eq!(answer.await.expect("an end"), Ok(2));
    }
}
