//! Checks records step by step.

use std::io::Write;

use elvaland_rules::record::{Broken, Problem, Record};
use elvaland_rules::{Turn, with_rules};
use serde::Serialize;
use serde_json::Value;

use crate::card_list::CardList;
use crate::failure::Failure;
use crate::games::Playable;
use crate::records::RecordText;

/// The results of all checks.
#[derive(Default, Serialize)]
pub(super) struct Checked {
    pub(super) files: usize,
    games: u64,
    finished: u64,
    unfinished: u64,
    steps: u64,
    pub(super) broken: u64,
    /// The number of games with other cards than those of the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    other_cards: Option<u64>,
    failures: Vec<BrokenRecord>,
    /// The command that shows the first broken step.
    #[serde(skip)]
    pub(super) look: Option<String>,
}

/// A broken record.
#[derive(Serialize)]
struct BrokenRecord {
    file: String,
    line: u64,
    game: u64,
    step: Option<usize>,
    tried: Option<String>,
    reason: String,
    ruling: Option<&'static str>,
}

/// The result of one check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CheckResult {
    Finished,
    Unfinished,
    Broken,
}

/// A valid record.
struct Sound {
    steps: u64,
    over: bool,
    other_cards: bool,
}

impl Checked {
    /// Starts checking; with a card list, games with other cards are counted.
    pub(super) fn new(list: Option<&CardList>) -> Checked {
        Checked { other_cards: list.map(|_| 0), ..Checked::default() }
    }

    /// Checks one record. A failure is printed at once, or collected for JSON.
    ///
    /// # Errors
    /// A card list for a game without card lists, or an output error.
    pub(super) fn take(
        &mut self,
        file: &str,
        entry: &RecordText<'_>,
        list: Option<&CardList>,
        json: bool,
        out: &mut dyn Write,
    ) -> Result<CheckResult, Failure> {
        if let (Some(_), Ok(game)) = (list, entry.game()) {
            let at = |failure: Failure| failure.at(&format!("{file}:{} (game {})", entry.line, entry.number));
            with_rules!(game, R => R::components(list).map(drop).map_err(at))?;
        }
        self.games += 1;
        match check(entry, list) {
            Ok(sound) => {
                self.other_cards = self.other_cards.map(|games| games + u64::from(sound.other_cards));
                self.steps += sound.steps;
                *if sound.over { &mut self.finished } else { &mut self.unfinished } += 1;
                Ok(if sound.over { CheckResult::Finished } else { CheckResult::Unfinished })
            }
            Err(mut report) => {
                self.broken += 1;
                file.clone_into(&mut report.file);
                self.steps += report.step.unwrap_or(0) as u64;
                if let (None, Some(step), true) = (&self.look, report.step, file != "-") {
                    self.look = Some(format!("elvaland show {file}@{step} --number {}", report.game));
                }
                if json {
                    self.failures.push(report);
                } else {
                    writeln!(out, "{report}")?;
                }
                Ok(CheckResult::Broken)
            }
        }
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Checked { games, finished, unfinished, steps, broken, .. } = self;
        let sound = finished + unfinished;
        let word = if *games == 1 { "game" } else { "games" };
        writeln!(
            out,
            "{games} {word}: {sound} hold ({finished} finished, {unfinished} not), {broken} broken; {steps} steps checked"
        )?;
        if let Some(other) = self.other_cards {
            let word = if other == 1 { "game was" } else { "games were" };
            writeln!(
                out,
                "{other} {word} played with other cards than those of --cards; each is checked with its own"
            )?;
        }
        Ok(())
    }
}

fn check(entry: &RecordText<'_>, list: Option<&CardList>) -> Result<Sound, BrokenRecord> {
    let report = |step, tried, reason: String, ruling| BrokenRecord {
        file: String::new(),
        line: entry.line,
        game: entry.number,
        step,
        tried,
        // With one record per line, the line number within the record is always 1.
        reason: if entry.text.contains('\n') { reason } else { reason.replace(" at line 1 column ", " at column ") },
        ruling,
    };
    let game = entry.game().map_err(|unknown| report(None, None, unknown.to_string(), None))?;
    with_rules!(game, R => check_game::<R>(entry.text, list)).map_err(|broken| {
        let ruling = broken.ruling().map(|ruling| ruling.id());
        let tried = broken.step.map(|_| broken.tried.clone());
        let reason = match &broken.problem {
            Problem::Result { expected, found } => difference(expected, found),
            problem => problem.to_string(),
        };
        report(broken.step, tried, reason, ruling)
    })
}

/// Describes the first difference of two results.
fn difference(expected: &str, found: &str) -> String {
    let read = |text| serde_json::from_str::<Value>(text).unwrap_or_default();
    let (expected, found) = (leaves("result", &read(expected)), leaves("result", &read(found)));
    let differing = expected.iter().zip(&found).find(|(expected, found)| expected != found);
    match differing {
        Some(((at, expected), (same, found))) if at == same => format!("{at} is {expected}, not {found}"),
        _ => "the result has other winners or parts".to_owned(),
    }
}

/// Returns every leaf of a JSON value with its path, for example `result.parts[0].warrior`.
fn leaves(at: &str, value: &Value) -> Vec<(String, String)> {
    match value {
        Value::Array(values) => {
            values.iter().enumerate().flat_map(|(i, value)| leaves(&format!("{at}[{i}]"), value)).collect()
        }
        Value::Object(fields) => {
            fields.iter().flat_map(|(name, value)| leaves(&format!("{at}.{name}"), value)).collect()
        }
        leaf => vec![(at.to_owned(), leaf.to_string())],
    }
}

/// Checks a record of one game.
fn check_game<R: Playable>(text: &str, list: Option<&CardList>) -> Result<Sound, Broken> {
    let record = Record::<R>::from_json(text)?;
    let game = record.check()?;
    Ok(Sound {
        steps: record.steps.len() as u64,
        over: game.turn() == Turn::Over,
        other_cards: list.is_some_and(|list| R::has_other_cards(&game, list)),
    })
}

impl std::fmt::Display for BrokenRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{} (game {})", self.file, self.line, self.game)?;
        if let (Some(step), Some(tried)) = (self.step, &self.tried) {
            write!(f, ", step {step}, {tried}")?;
        }
        write!(f, ": {}", self.reason)
    }
}
