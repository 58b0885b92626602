//! The puzzles that are part of the program.

use std::sync::LazyLock;

use elvaland_rules::GameName;

use super::{MinedPuzzle, PuzzleError};

/// Reads puzzles, one per line.
///
/// # Errors
/// The number of the first line, from 1, that is no puzzle, and why.
pub fn read(text: &str) -> Result<Vec<MinedPuzzle>, (usize, PuzzleError)> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let puzzle = |(at, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| (at + 1, PuzzleError::Json(error.to_string())))
    };
    lines.map(puzzle).collect()
}

/// Returns the puzzles of a game, sorted by number.
///
/// ```
/// use elvaland_analysis::puzzles::collection;
/// use elvaland_rules::GameName;
///
/// let puzzle = &collection(GameName::Nains)[0];
/// let position = puzzle.open()?;
/// let (_, win) = position.options[0];
/// assert!(position.options[1..].iter().all(|(_, other)| *other < win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn collection(game: GameName) -> &'static [MinedPuzzle] {
    static NIDAVELLIR: LazyLock<Vec<MinedPuzzle>> =
        LazyLock::new(|| embedded(include_str!("../../puzzles/nidavellir.jsonl")));
    static NAINS: LazyLock<Vec<MinedPuzzle>> = LazyLock::new(|| embedded(include_str!("../../puzzles/nains.jsonl")));
    match game {
        GameName::Nidavellir => &NIDAVELLIR,
        GameName::Nains => &NAINS,
    }
}

fn embedded(text: &str) -> Vec<MinedPuzzle> {
    let mut puzzles = read(text).expect("a test reads the puzzles");
    puzzles.sort_by_key(|puzzle| puzzle.number);
    puzzles
}
