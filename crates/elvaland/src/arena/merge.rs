//! Putting the parts of a match together.

use std::fs;
use std::io::Write;

use elvaland_analysis::arena::{Lineup, Tally};
use elvaland_bots::BotName;

use super::report::{FORMAT, Head, Part, Summary, VERSION};
use crate::failure::Failure;
use crate::statistics::Plot;

const HINT: &str = "A part is what `elvaland arena --shard I/N --json` writes; all parts are of one match.";

/// Adds parts up and writes what the whole match would have written.
///
/// # Errors
/// A file that cannot be read or is no part of a match, parts of different matches, or deals that are in two of them.
pub(super) fn merge(
    files: &[String],
    gain: f64,
    json: bool,
    plot: &mut Plot,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut whole: Option<(Head, Tally)> = None;
    for file in files {
        let part = read(file)?;
        whole = Some(match whole {
            None => part,
            Some(whole) => joined(whole, &part, file)?,
        });
    }
    whole.map_or(Ok(()), |(head, tally)| Summary::new(head, &tally, gain).write(json, plot, out))
}

fn read(file: &str) -> Result<(Head, Tally), Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| Failure::usage(format!("cannot read {file}: {error}"), HINT))?;
    let no_part =
        |reason: &dyn std::fmt::Display| Failure::usage(format!("{file} is no part of a match: {reason}"), HINT);
    let Part { head, sums, spent } = serde_json::from_str(&text).map_err(|error| no_part(&error))?;
    if head.format != FORMAT || head.version != VERSION {
        return Err(no_part(&format!("format {}, version {}", head.format, head.version)));
    }
    let bots: Result<Vec<BotName>, _> = head.bots.iter().map(|bot| bot.parse()).collect();
    let bots = bots.map_err(|error| no_part(&error))?;
    let lineup = Lineup::new(&bots, bots.len()).map_err(|error| no_part(&error))?;
    let tally = Tally::of(&lineup, sums, spent).ok_or_else(|| no_part(&"its sums are not those of its bots"))?;
    match tally.deals() == head.numbers.count() {
        true => Ok((head, tally)),
        false => Err(no_part(&"it does not hold as many deals as it says")),
    }
}

/// One part with another one added to it.
fn joined((mut head, mut tally): (Head, Tally), part: &(Head, Tally), file: &str) -> Result<(Head, Tally), Failure> {
    let run = |head: &Head| Head { numbers: Default::default(), ..head.clone() };
    if run(&head) != run(&part.0) {
        return Err(Failure::usage(format!("{file} is of another match than the files before it"), HINT));
    }
    head.numbers.join(&part.0.numbers).map_err(|number| {
        Failure::usage(format!("{file}: deal number {number} is in another file, too"), "Name every part once.")
    })?;
    tally.merge(&part.1);
    Ok((head, tally))
}
