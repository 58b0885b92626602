//! Finding puzzles in bot games.

use std::ops::{ControlFlow, Range};

use elvaland_bots::{AssessedOption, BotKind, BotSpec, seed};
use elvaland_rules::Action;
use elvaland_rules::random::below;

use super::decisions::{self, BotDecision};
use super::difficulty::{self, LEVELS};
use super::search::{Searched, lead_of};
use super::{LEAD, MinedPuzzle, ROLLOUTS};
use crate::games::AnalyzedRules;
use crate::parallel::{Work, in_order};

/// Each search of a decision has a part of the rollouts of the last one; a decision must pass all of them. The last one
/// repeats the one before it with other random numbers.
const PARTS: [u64; 4] = [30, 10, 1, 1];

/// A search for puzzles in numbered bot games. What a game gives follows from the seed and its number alone.
#[derive(Clone, Debug)]
pub struct Mining<R: AnalyzedRules> {
    /// The options of the games, which take turns.
    pub options: Vec<R::Options>,
    /// The seed of all games and searches.
    pub seed: u64,
    /// The rollouts of the last search, whose estimates are kept.
    pub rollouts: u64,
    /// The minimum lead of the best option over every other one, as a win probability.
    pub lead: f32,
}

/// The kinds of decisions, for a mixture of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DecisionKind {
    Take,
    Recruit,
    Bid,
    Other,
}

impl DecisionKind {
    /// The kind of decision that a game is searched for first, by the number of the game in turn.
    const TURNS: [DecisionKind; 4] =
        [DecisionKind::Take, DecisionKind::Recruit, DecisionKind::Other, DecisionKind::Bid];

    fn of(action: Action) -> DecisionKind {
        match action {
            Action::Bid(_) | Action::Coin(_) => DecisionKind::Bid,
            Action::Take(_) | Action::Drop(_) => DecisionKind::Take,
            Action::Recruit(..) => DecisionKind::Recruit,
            _ => DecisionKind::Other,
        }
    }
}

impl<R: AnalyzedRules> Mining<R> {
    /// Creates the search with the usual rollouts and lead.
    pub fn new(options: Vec<R::Options>, seed: u64) -> Mining<R> {
        Mining { options, seed, rollouts: ROLLOUTS, lead: LEAD }
    }

    /// Searches the games with these numbers on several threads, and passes what each gives to `take` in order until it
    /// breaks.
    ///
    /// # Errors
    /// The first error of `take`.
    pub fn mine<E>(
        &self,
        numbers: Range<u64>,
        threads: usize,
        take: impl FnMut(Option<MinedPuzzle>) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let work = Work { count: numbers.end - numbers.start, chunk: 1, threads };
        in_order(work, |part| self.puzzle_of_game(numbers.start + part.start), take)
    }

    /// Plays a game and returns the first puzzle that is found in it, if there is one. Its number is that of the game.
    pub fn puzzle_of_game(&self, number: u64) -> Option<MinedPuzzle> {
        let mut rng = seed::rng(seed::mixed([self.seed, number, 1]));
        let turn = number / self.options.len() as u64;
        let options = &self.options[(number % self.options.len() as u64) as usize];
        let players = R::start(options, &mut rng).players();
        let bots: Vec<BotSpec> = (0..players).map(|_| level(below(&mut rng, LEVELS.len()))).collect();
        let mut decisions = decisions::of_game::<R>(options, &bots, self.seed, number);
        for at in (1..decisions.len()).rev() {
            decisions.swap(at, below(&mut rng, at + 1));
        }
        let preferred = DecisionKind::TURNS[(turn % DecisionKind::TURNS.len() as u64) as usize];
        decisions.sort_by_key(|decision| DecisionKind::of(decision.action) != preferred);
        let (decision, options) = decisions.iter().find_map(|decision| Some((decision, self.options_of(decision)?)))?;
        Some(self.puzzle(number, &bots, decision, &options))
    }

    /// Returns the options of a decision in which the best one leads clearly and was not played.
    fn options_of(&self, decision: &BotDecision<R>) -> Option<Vec<AssessedOption>> {
        let BotDecision { start, state, seat, action, .. } = decision;
        let searched = Searched { start, state, seat: *seat };
        let mut best = None;
        let mut found = Vec::new();
        for (at, part) in PARTS.into_iter().enumerate() {
            let seed = seed::mixed([self.seed, at as u64]);
            found = searched.options(*action, (self.rollouts / part).max(1), seed);
            let first = found[0].action;
            // The shortest search only tells which decisions are worth a longer one.
            let is_stable = at < 2 || best == Some(first);
            if first == *action || !is_stable || lead_of(&found, first) < self.lead {
                return None;
            }
            best = Some(first);
        }
        Some(found)
    }

    fn puzzle(
        &self,
        number: u64,
        bots: &[BotSpec],
        decision: &BotDecision<R>,
        options: &[AssessedOption],
    ) -> MinedPuzzle {
        let BotDecision { start, steps, state, seat, action } = decision;
        let text = |action: Action| state.display_action(action).to_string();
        MinedPuzzle {
            number: u32::try_from(number).unwrap_or(u32::MAX),
            rating: difficulty::rating((state, *seat), options[0].action, self.seed),
            seat: seat.index(),
            levels: bots.iter().map(BotSpec::to_string).collect(),
            position: start.to_string(),
            steps: steps.clone(),
            played: text(*action),
            options: options.iter().map(|option| (text(option.action), rounded(option.win))).collect(),
        }
    }
}

/// Returns the bot of the level with this index in [`LEVELS`].
fn level(at: usize) -> BotSpec {
    BotSpec { kind: BotKind::Level(LEVELS[at].0), budget: None }
}

/// Rounds a win probability to three digits.
fn rounded(win: f32) -> f32 {
    (win * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{Seat, State};

    use super::*;

    /// The last card of a game decides it: only the Explorer wins.
    const LAST_CARD: &str = "nidavellir 2p; age 2; round 4; taverns - / - / E11 W3 H; \
        0: gem 4, coins 0/3/5/2 4, army H H H B B M1 E9 W7; 1: gem 5, coins 0/3/4/2 5, army H H H B B M1 E7 W9";

    fn mining() -> Mining<Nidavellir> {
        let options = (2..=5).map(|players| Options::new(players).expect("2 to 5 players")).collect();
        Mining { rollouts: 300, ..Mining::new(options, 7) }
    }

    /// Returns the decision at the last card, with what was played.
    fn decision(played: &str) -> BotDecision<Nidavellir> {
        let state: State<Nidavellir> = LAST_CARD.parse().expect("a position");
        let action = state.parse_action(played).expect("an action");
        BotDecision { start: state.clone(), steps: Vec::new(), state, seat: Seat::S0, action }
    }

    #[test]
    fn a_mistake_with_one_clearly_best_option_is_a_puzzle() {
        let (mining, mistake) = (mining(), decision("take W3"));
        let options = mining.options_of(&mistake).expect("a puzzle");
        let puzzle = mining.puzzle(5, &[level(0), level(3)], &mistake, &options);
        assert_eq!((puzzle.options[0].0.as_str(), puzzle.options.len(), puzzle.number), ("take E11", 3, 5));
        assert_eq!(
            (puzzle.played.as_str(), puzzle.levels),
            ("take W3", vec!["apprentice".to_owned(), "master".to_owned()])
        );
    }

    #[test]
    fn the_best_option_is_no_mistake_and_a_small_lead_no_puzzle() {
        assert!(mining().options_of(&decision("take E11")).is_none());
        let demanding = Mining { lead: 0.9, ..mining() };
        assert!(demanding.options_of(&decision("take W3")).is_none());
    }

    #[test]
    fn a_game_gives_the_same_puzzle_every_time() {
        let easy = Mining { rollouts: 60, lead: 0.04, ..mining() };
        let mut found = Vec::new();
        let taken: Result<(), std::convert::Infallible> = easy.mine(3..5, 2, |puzzle| {
            found.push(puzzle);
            Ok(ControlFlow::Continue(()))
        });
        assert!(taken.is_ok());
        assert_eq!(found, [3, 4].map(|number| easy.puzzle_of_game(number)));
        for puzzle in found.iter().flatten() {
            let position = puzzle.open().expect("a puzzle that can be opened");
            assert!(position.options[0].0 != position.played);
        }
        assert!(found.iter().flatten().count() > 0, "bots make mistakes");
    }
}
