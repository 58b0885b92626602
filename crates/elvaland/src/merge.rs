//! `--merge`: reading the parts of a run from files and adding them up.

use std::fs;

use elvaland_analysis::arena::MatchPart;
use elvaland_analysis::shard::{JoinError, PartError};
use elvaland_analysis::simulation::SimulationPart;

use crate::failure::Failure;

/// A part of a run that can be read and added.
pub(crate) trait RunPart: Sized {
    /// The command that writes parts.
    const COMMAND: &'static str;
    /// The noun for a run in messages: `match`, `simulation`.
    const RUN: &'static str;
    /// The noun for the sum of all parts in messages.
    const WHOLE: &'static str;
    /// The noun for the numbered items of a run: `deal`, `game`.
    const UNIT: &'static str;

    fn read(text: &str) -> Result<Self, PartError>;
    fn add(&mut self, other: &Self) -> Result<(), JoinError>;
}

impl RunPart for SimulationPart {
    const COMMAND: &'static str = "simulate";
    const RUN: &'static str = "simulation";
    const WHOLE: &'static str = "run";
    const UNIT: &'static str = "game";

    fn read(text: &str) -> Result<SimulationPart, PartError> {
        SimulationPart::from_json(text)
    }

    fn add(&mut self, other: &SimulationPart) -> Result<(), JoinError> {
        self.join(other)
    }
}

impl RunPart for MatchPart {
    const COMMAND: &'static str = "lab arena";
    const RUN: &'static str = "match";
    const WHOLE: &'static str = "match";
    const UNIT: &'static str = "deal";

    fn read(text: &str) -> Result<MatchPart, PartError> {
        MatchPart::from_json(text)
    }

    fn add(&mut self, other: &MatchPart) -> Result<(), JoinError> {
        self.join(other)
    }
}

fn hint<P: RunPart>() -> String {
    format!("A part is written by `elvaland {} --shard I/N --json`; all parts are of one {}.", P::COMMAND, P::RUN)
}

/// Returns the failure for a file that is not a part.
pub(crate) fn not_a_part<P: RunPart>(file: &str, reason: &PartError) -> Failure {
    Failure::usage(format!("{file} is no part of a {}: {reason}", P::RUN), hint::<P>())
}

/// Reads the parts in these files and adds them up; `None` without files.
///
/// # Errors
/// A file cannot be read or is not a part, parts are of different runs, or a number is in two of them.
pub(crate) fn merge<P: RunPart>(files: &[String]) -> Result<Option<P>, Failure> {
    let mut whole: Option<P> = None;
    for file in files {
        let part = read::<P>(file)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => whole.add(&part).map_err(|error| match error {
                JoinError::OtherRun => {
                    Failure::usage(format!("{file} is of another {} than the files before it", P::WHOLE), hint::<P>())
                }
                JoinError::Twice(number) => Failure::usage(
                    format!("{file}: {} number {number} is in another file, too", P::UNIT),
                    "Name every part once.",
                ),
            })?,
        }
    }
    Ok(whole)
}

fn read<P: RunPart>(file: &str) -> Result<P, Failure> {
    let unreadable = |error| Failure::usage(format!("cannot read {file}: {error}"), hint::<P>());
    let text = fs::read_to_string(file).map_err(unreadable)?;
    P::read(&text).map_err(|reason| not_a_part::<P>(file, &reason))
}
