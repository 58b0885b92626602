//! Puzzles: clear mistakes of bot games. One option of the decision is better than all others by a margin.
//!
//! [`Mining`] plays games of bots and finds such decisions; [`check`](MinedPuzzle::check) searches one again with more
//! rollouts. The puzzles that pages show are part of the program: [`collection`].

mod collection;
mod decisions;
mod difficulty;
mod mining;
mod search;

use std::fmt;

use elvaland_rules::mechanics::{Event, ParseError, Refusal};
use elvaland_rules::position::{PositionError, PositionFormat};
use elvaland_rules::{Action, AnyGame, Audience, GameName, Seat, State, with_rules, with_state};
use elvaland_session::{
    AnyView, LoggedEvent, Occupant, SeatSnapshot, Status, TableOptions, TableSnapshot, Visibility, bot_name,
};
use serde::{Deserialize, Serialize};
use serde_json::json;

pub use collection::{collection, read};
pub use mining::Mining;
pub use search::{CheckedPuzzle, LEAD, ROLLOUTS};

/// A decision of a bot game that a player lost chances by. A file of puzzles has one per line, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinedPuzzle {
    /// Its number among the puzzles of the game, from 1.
    pub number: u32,
    /// The difficulty on the Elo scale: a player with this rating solves it half of the time.
    pub rating: u16,
    /// The seat that chose.
    pub seat: usize,
    /// The levels of the bots by seat.
    pub levels: Vec<String>,
    /// The position at the beginning of the round, after the last draw.
    pub position: String,
    /// What players chose since then, each with the seat in front: `1 take W7`.
    pub steps: Vec<String>,
    /// The action that was played.
    pub played: String,
    /// All searched options with their win probabilities, the best first; what was played is among them.
    pub options: Vec<(String, f32)>,
}

/// A puzzle at the moment of its decision.
#[derive(Clone, Debug)]
pub struct PuzzlePosition {
    /// The game, with every secret.
    pub game: AnyGame,
    /// The seat that chose.
    pub seat: Seat,
    /// What happened in the round before, as the player on that seat may know it; each with the number of steps of the
    /// puzzle before it.
    pub log: Vec<(u32, Event)>,
    /// The action that was played.
    pub played: Action,
    /// The searched options with their win probabilities, the best first.
    pub options: Vec<(Action, f32)>,
}

impl PuzzlePosition {
    /// Returns the table as the player saw it: they sit in place of one of the bots of `puzzle`.
    pub fn snapshot(&self, puzzle: &MinedPuzzle) -> TableSnapshot {
        let (game, own) = (&self.game, self.seat);
        let level = |name: &String| name.parse().unwrap_or_default();
        let seat = |(seat, name): (Seat, &String)| SeatSnapshot {
            is_asked: game.asked().contains(seat),
            ..SeatSnapshot::new(
                if seat == own { Occupant::Person { stand_in: None } } else { Occupant::Bot(level(name)) },
                bot_name(seat.index(), |_| true).map(str::to_owned),
            )
        };
        let seats: Vec<SeatSnapshot> = Seat::ALL.into_iter().zip(&puzzle.levels).map(seat).collect();
        let options = TableOptions::new(game.name(), json!({"players": seats.len()}));
        let audience = Audience::Seat(own);
        let mut snapshot = TableSnapshot {
            status: Status::Running,
            audience,
            own: Some(own),
            seq: puzzle.number.into(),
            view: Some(AnyView::of(game, audience, Visibility::FULL)),
            legal: game.legal_actions(own).to_vec(),
            ..TableSnapshot::open(String::new(), options, seats)
        };
        snapshot.details.log = self.log.iter().map(|&(step, event)| LoggedEvent { step, event }).collect();
        snapshot
    }
}

/// Why a line is no puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleError {
    /// It is no JSON of a puzzle.
    Json(String),
    /// No game begins like its position.
    NoGame,
    /// The position cannot be parsed.
    Position(PositionError),
    /// There is no such seat, or nobody sits there who has to choose.
    Seat,
    /// A step or an option that cannot be parsed.
    Unreadable {
        /// The text of the action.
        text: String,
        /// Why it cannot be parsed.
        error: ParseError,
    },
    /// A step or an option that is not legal.
    Action {
        /// The text of the action.
        text: String,
        /// Why it is refused.
        reason: Refusal,
    },
    /// It has fewer than two options, or what was played is not among them.
    Options,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Json(reason) => write!(f, "no puzzle: {reason}"),
            PuzzleError::NoGame => f.write_str("the position does not begin with the name of a game"),
            PuzzleError::Position(reason) => write!(f, "the position is refused: {reason}"),
            PuzzleError::Seat => f.write_str("the seat has nothing to choose"),
            PuzzleError::Unreadable { text, error } => write!(f, "`{}` is refused: {error}", text.escape_debug()),
            PuzzleError::Action { text, reason } => write!(f, "`{}` is refused: {reason}", text.escape_debug()),
            PuzzleError::Options => f.write_str("there must be two options or more, and the one played among them"),
        }
    }
}

impl std::error::Error for PuzzleError {}

impl MinedPuzzle {
    /// Returns which game it is of.
    ///
    /// # Errors
    /// No game begins like its position.
    pub fn game(&self) -> Result<GameName, PuzzleError> {
        let name = self.position.split_ascii_whitespace().next().unwrap_or_default();
        name.parse().map_err(|_| PuzzleError::NoGame)
    }

    /// Replays the round up to the decision.
    ///
    /// # Errors
    /// The first part of the puzzle that the rules refuse.
    pub fn open(&self) -> Result<PuzzlePosition, PuzzleError> {
        with_rules!(self.game()?, R => self.open_as::<R>())
    }

    fn open_as<R: PositionFormat>(&self) -> Result<PuzzlePosition, PuzzleError>
    where
        AnyGame: From<State<R>>,
    {
        let mut state: State<R> = self.position.parse().map_err(PuzzleError::Position)?;
        let seat = Seat::new(self.seat).filter(|seat| seat.index() < state.players()).ok_or(PuzzleError::Seat)?;
        let audience = Audience::Seat(seat);
        let mut log = vec![(0, Event::RoundBegins(state.table().round()))];
        for (number, step) in (0..).zip(&self.steps) {
            let mut events = Vec::new();
            follow(&mut state, step, &mut events)?;
            log.extend(events.into_iter().map(|event: Event| (number, event.for_audience(audience))));
        }
        let game = AnyGame::from(state);
        let options = self.options.iter().map(|(text, win)| Ok((option(&game, seat, text)?, *win)));
        let options = options.collect::<Result<Vec<_>, PuzzleError>>()?;
        let played = option(&game, seat, &self.played)?;
        if options.len() < 2 || !options.iter().any(|(action, _)| *action == played) {
            return Err(PuzzleError::Options);
        }
        Ok(PuzzlePosition { game, seat, log, played, options })
    }
}

/// Plays a step: the seat, then the action.
fn follow<R: PositionFormat>(state: &mut State<R>, step: &str, events: &mut Vec<Event>) -> Result<(), PuzzleError> {
    let (seat, text) = step.split_once(' ').unwrap_or((step, ""));
    let seat = seat.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < state.players());
    let seat = seat.ok_or(PuzzleError::Seat)?;
    let refused = |reason| PuzzleError::Action { text: step.to_owned(), reason };
    let unreadable = |error| PuzzleError::Unreadable { text: step.to_owned(), error };
    let action = state.parse_action(text).map_err(unreadable)?;
    state.play(seat, action, events).map_err(refused)
}

/// Reads a legal action.
fn option(game: &AnyGame, seat: Seat, text: &str) -> Result<Action, PuzzleError> {
    let refused = |reason| PuzzleError::Action { text: text.to_owned(), reason };
    let unreadable = |error| PuzzleError::Unreadable { text: text.to_owned(), error };
    let action = with_state!(game, state => state.parse_action(text)).map_err(unreadable)?;
    game.check(seat, action).map_err(refused)?;
    Ok(action)
}
