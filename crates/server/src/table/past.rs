//! A game as it was played, to be looked at again. What was taken back never was.

use elvaland_rules::record::RecordStep;
use elvaland_rules::{Action, GameName, Seat};
use elvaland_web::table::Stop;

use super::board::{Board, Move, standing};
use crate::model::Header;

/// What was played until now.
pub(crate) struct Past {
    game: GameName,
    header: Header,
    steps: Vec<RecordStep>,
}

/// A decision that somebody made.
pub(crate) struct Decision {
    /// The number of steps before it.
    pub(crate) step: u32,
    /// The table before it.
    pub(crate) board: Board,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Course {
    /// Everybody's total before the first round and after every round.
    pub(crate) totals: Vec<Vec<u16>>,
    /// The moments at which somebody was asked, and the end.
    pub(crate) stops: Vec<Stop>,
}

/// The age and the round.
fn when(board: &Board) -> (u8, u8) {
    let place = board.place();
    (place.age, place.round)
}

impl Past {
    pub(super) fn new(game: GameName, header: Header, moves: &[Move]) -> Past {
        Past { game, header, steps: standing(moves) }
    }

    /// The table after so many steps.
    pub(super) fn board(&self, steps: u32) -> Option<Board> {
        let steps = self.steps.get(..steps as usize)?;
        Board::rebuild(self.game, &self.header, steps)
    }

    /// The table after the last step.
    pub(crate) fn end(&self) -> Option<Board> {
        Board::rebuild(self.game, &self.header, &self.steps)
    }

    /// Every decision between several options, in order, and the table after the last step.
    pub(crate) fn decisions(&self) -> Option<(Vec<Decision>, Board)> {
        let mut board = Board::begin(self.game, &self.header)?;
        let mut decisions = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            if let Some((seat, action)) = board.chosen(step) {
                decisions.push(Decision { step: u32::try_from(at).ok()?, board: board.clone(), seat, action });
            }
            board.follow(step).ok()?;
        }
        Some((decisions, board))
    }

    /// How the game went; `None` if its steps do not hold.
    pub(super) fn course(&self) -> Option<Course> {
        let mut board = Board::begin(self.game, &self.header)?;
        let mut course = Course { totals: vec![board.totals()], stops: Vec::new() };
        let (mut round, mut place) = (when(&board), None);
        for (at, step) in self.steps.iter().enumerate() {
            board.follow(step).ok()?;
            let (is_over, now) = (board.is_over(), when(&board));
            if now != round || is_over {
                round = now;
                course.totals.push(board.totals());
            }
            if is_over || !board.asked().is_empty() {
                let here = Some(board.place());
                let is_new = std::mem::replace(&mut place, here) != here || is_over;
                course.stops.push(Stop { step: u32::try_from(at + 1).ok()?, is_new });
            }
        }
        Some(course)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::board::Beginning;
    use super::*;
    use crate::model::Settings;

    /// A whole game in which always the first option is chosen.
    fn whole(game: GameName) -> (Past, Board) {
        let settings = Settings::usual(game, json!({"players": 3}));
        let Beginning { header, mut steps, mut board } = Board::start(&settings).expect("a game");
        while !board.is_over() {
            let seat = board.asked().first().expect("somebody is asked");
            let action = board.first_legal(seat).expect("he can choose");
            let outlook = board.outlook(&[(seat, action)], None).expect("it is legal");
            steps.extend(outlook.played.into_iter().map(|played| played.step));
            board = outlook.board;
        }
        (Past { game, header, steps }, board)
    }

    #[test]
    fn a_game_can_be_looked_at_wherever_somebody_was_asked_and_at_its_end() {
        for game in GameName::ALL {
            let (past, end) = whole(game);
            let course = past.course().expect("it holds");
            for stop in &course.stops {
                let board = past.board(stop.step).expect("a moment");
                assert!(board.is_over() || !board.asked().is_empty());
            }
            let last = course.stops.last().expect("the end");
            assert_eq!(past.board(last.step), Some(end.clone()));
            assert_eq!(course.totals.last(), Some(&end.totals()));
            // Two ages of some rounds, each with the bids and three taverns; and the end.
            let rounds = course.totals.len() - 1;
            let new = course.stops.iter().filter(|stop| stop.is_new).count();
            assert!(new > rounds * 4, "{new} places in {rounds} rounds");
            assert_eq!(past.board(last.step + 1), None);
        }
    }
}
