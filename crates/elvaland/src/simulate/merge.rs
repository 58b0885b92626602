//! Putting the parts of a run together.

use std::fs;
use std::io::Write;

use elvaland_rules::{Game, GameName, State, position, with_rules};

use super::document::{Document, FORMAT, Head, Part, VERSION};
use crate::failure::Failure;
use crate::games::Playable;
use crate::statistics::Plot;

const HINT: &str = "A part is what `elvaland simulate --shard I/N --json` writes; all parts are of one run.";

/// Adds parts up and writes what the whole run would have written.
///
/// # Errors
/// A file that cannot be read or is no part of a run, parts of different runs, or games that are in two of them.
pub(super) fn merge(files: &[String], json: bool, plot: &mut Plot, out: &mut dyn Write) -> Result<(), Failure> {
    let mut whole: Option<Part> = None;
    for file in files {
        let part = read(file)?;
        whole = Some(match whole {
            None => part,
            Some(whole) => joined(whole, &part, file)?,
        });
    }
    let Some(whole) = whole else { return Ok(()) };
    let game = game_of(&whole.head).ok_or_else(|| no_part(&files[0], "its table is of no known game"))?;
    with_rules!(game, R => {
        let table: State<R> = table(&whole, &files[0])?;
        Document::new(&whole.head, &whole.sums, table.table().rules()).write(json, plot, out)
    })
}

fn read(file: &str) -> Result<Part, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| Failure::usage(format!("cannot read {file}: {error}"), HINT))?;
    let part: Part = serde_json::from_str(&text).map_err(|error| no_part(file, &error))?;
    let Head { format, version, numbers, .. } = &part.head;
    if format != FORMAT || *version != VERSION {
        return Err(no_part(file, &format!("format {format}, version {version}")));
    }
    if numbers.count() != part.sums.games() {
        return Err(no_part(file, &"it does not hold as many games as it says"));
    }
    Ok(part)
}

fn no_part(file: &str, reason: &(impl std::fmt::Display + ?Sized)) -> Failure {
    Failure::usage(format!("{file} is no part of a simulation: {reason}"), HINT)
}

/// One part with another one added to it.
fn joined(mut whole: Part, part: &Part, file: &str) -> Result<Part, Failure> {
    let run = |head: &Head| Head { numbers: Default::default(), ..head.clone() };
    if run(&whole.head) != run(&part.head) {
        return Err(Failure::usage(format!("{file} is of another run than the files before it"), HINT));
    }
    whole.head.numbers.join(&part.head.numbers).map_err(|number| {
        Failure::usage(format!("{file}: game number {number} is in another file, too"), "Name every part once.")
    })?;
    whole.sums.merge(&part.sums);
    Ok(whole)
}

fn game_of(head: &Head) -> Option<GameName> {
    head.table.split_whitespace().next()?.parse().ok()
}

/// A table with the options of the run; the heroes that are in the game follow from them.
fn table<R: Playable>(part: &Part, file: &str) -> Result<State<R>, Failure> {
    let state: State<R> =
        position::read_with(&R::components(None)?, &part.head.table).map_err(|error| no_part(file, &error))?;
    match part.sums.fits::<R>(state.players()) {
        true => Ok(state),
        false => Err(no_part(file, "its sums are not those of its table")),
    }
}
