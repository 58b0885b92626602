//! The first game, guided: a record that was prepared. Its deals are dealt, its opponent's moves are played, and the
//! learner's are proposed, each where the rules allow it. Whoever chooses otherwise plays on all the same.

use std::sync::LazyLock;

use elvaland_rules::record::RecordStep;
use elvaland_rules::{Action, GameName, Seat};
use serde_json::Value;

use super::board::{Board, Brought, Place, read_record};
use crate::model::Header;

/// The records of lessons, by game.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let records = [include_str!("../../../session/lessons/nidavellir.json")];
    records.into_iter().filter_map(Lesson::read).collect()
});

/// A game that was prepared.
pub(crate) struct Lesson {
    game: GameName,
    /// How it begins.
    pub(super) header: Header,
    /// Every step of the record, with where in the game it was made.
    steps: Vec<(Place, RecordStep)>,
}

impl Lesson {
    /// The lesson of a game, if there is one.
    pub(crate) fn of(game: GameName) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.game == game)
    }

    /// The options of its game.
    pub(crate) fn options(&self) -> &Value {
        &self.header.options
    }

    /// How many play it.
    pub(crate) fn players(&self) -> usize {
        self.options()["players"].as_u64().and_then(|players| usize::try_from(players).ok()).unwrap_or_default()
    }

    fn read(text: &str) -> Option<Lesson> {
        let Brought { game, header, steps, .. } = read_record(text).ok()?;
        let mut board = Board::begin(game, &header)?;
        let mut placed = Vec::with_capacity(steps.len());
        for step in steps {
            let place = board.place();
            board.follow(&step).ok()?;
            placed.push((place, step));
        }
        Some(Lesson { game, header, steps: placed })
    }

    /// What chance was prepared to bring at this place of the game.
    pub(super) fn draws(&self, place: Place) -> impl Iterator<Item = &RecordStep> {
        self.at(place).filter(|step| step.player.is_none())
    }

    /// What a player was prepared to do now, if he can.
    pub(super) fn choice(&self, board: &Board, seat: Seat) -> Option<Action> {
        let own = self.at(board.place()).filter(|step| step.player == Some(seat.index()));
        own.filter_map(|step| board.action_of(seat, step)).next()
    }

    fn at(&self, place: Place) -> impl Iterator<Item = &RecordStep> {
        self.steps.iter().filter(move |(other, _)| *other == place).map(|(_, step)| step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEARNER: Seat = Seat::S0;

    /// Plays the first age of every lesson; `learner` chooses, knowing what is proposed.
    fn first_ages(learner: impl Fn(Option<Action>, &Board) -> Action) -> Vec<Board> {
        LESSONS.iter().map(|lesson| first_age(lesson, &learner)).collect()
    }

    fn first_age(lesson: &Lesson, learner: impl Fn(Option<Action>, &Board) -> Action) -> Board {
        let mut board = Board::begin(lesson.game, &lesson.header).expect("a table");
        board = board.outlook(&[], Some(lesson)).expect("a deal").board;
        while board.place().age == 1 && !board.is_over() {
            let choose = |seat: Seat| {
                let prepared = lesson.choice(&board, seat);
                let action = match seat {
                    LEARNER => learner(prepared, &board),
                    other => prepared.or_else(|| board.first_legal(other)).expect("something is legal"),
                };
                (seat, action)
            };
            let choices: Vec<_> = board.asked().iter().map(choose).collect();
            board = board.outlook(&choices, Some(lesson)).expect("legal choices").board;
        }
        board
    }

    #[test]
    fn every_lesson_that_was_prepared_holds() {
        assert_eq!(LESSONS.len(), 1);
    }

    #[test]
    fn whoever_follows_the_proposals_meets_everything_and_leads() {
        for board in first_ages(|prepared, _| prepared.expect("a proposal for every decision")) {
            let totals = board.totals();
            assert!(totals[0] > totals[1], "{totals:?}");
        }
    }

    #[test]
    fn whoever_does_otherwise_can_go_on() {
        for board in first_ages(|_, board| board.first_legal(LEARNER).expect("something is legal")) {
            assert_eq!(board.place().age, 2);
        }
    }
}
