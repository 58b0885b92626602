//! Reading files of game records: JSON Lines, or JSON objects spread over several lines.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;

use elvaland_rules::{GameName, any::UnknownGame};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::failure::Failure;

/// One record of a file, as text.
pub(crate) struct RecordText<'a> {
    /// The number of the record in the file, from 1.
    pub(crate) number: u64,
    /// The number of its first line, from 1.
    pub(crate) line: u64,
    /// Its text.
    pub(crate) text: &'a str,
}

/// The part of a record that names its game.
#[derive(Deserialize)]
struct RecordHeader {
    game: Option<String>,
}

impl RecordText<'_> {
    /// Returns the game of the record.
    ///
    /// # Errors
    /// An unknown game. Invalid JSON is no error here: reading the record gives a better message.
    pub(crate) fn game(&self) -> Result<GameName, UnknownGame> {
        match serde_json::from_str(self.text) {
            Ok(RecordHeader { game: Some(game) }) => game.parse(),
            _ => Ok(GameName::default()),
        }
    }
}

/// Passes every record of a file to `take` until it breaks; `-` is the standard input.
///
/// # Errors
/// The file cannot be read or is empty; or the error of `take`.
pub(crate) fn each(
    path: &str,
    mut take: impl FnMut(RecordText<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut reader = open(path)?;
    let mut bytes = Vec::new();
    let (mut number, mut line) = (0, 0);
    loop {
        bytes.clear();
        let read = reader.read_until(b'\n', &mut bytes).map_err(|error| unreadable(path, &error))?;
        line += 1;
        if read == 0 {
            break;
        }
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        number += 1;
        if number == 1 && is_cut(&bytes) {
            reader.read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
            return each_object(&String::from_utf8_lossy(&bytes), line, take);
        }
        // Bytes that are not UTF-8 become a character that no JSON keyword contains.
        let text = String::from_utf8_lossy(&bytes);
        if take(RecordText { number, line, text: text.trim() })?.is_break() {
            return Ok(());
        }
    }
    match number {
        0 => Err(Failure::usage(
            format!("{path} is empty"),
            "A file of records has one JSON object a line: `elvaland simulate --records FILE` writes one.",
        )),
        _ => Ok(()),
    }
}

/// Passes every JSON object of a text to `take`, wherever its lines break.
fn each_object(
    text: &str,
    first_line: u64,
    mut take: impl FnMut(RecordText<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut objects = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    let (mut line, mut counted) = (first_line, 0);
    for number in 1.. {
        let rest = &text[objects.byte_offset()..];
        let begin = text.len() - rest.trim_start().len();
        line += text[counted..begin].matches('\n').count() as u64;
        counted = begin;
        let end = match objects.next() {
            None => break,
            Some(Ok(_)) => objects.byte_offset(),
            Some(Err(_)) => text.len(),
        };
        if take(RecordText { number, line, text: &text[begin..end] })?.is_break() || end == text.len() {
            break;
        }
    }
    Ok(())
}

/// True if a line is the start of JSON that continues on the next one.
fn is_cut(line: &[u8]) -> bool {
    serde_json::from_slice::<IgnoredAny>(line).is_err_and(|error| error.is_eof())
}

fn open(path: &str) -> Result<Box<dyn BufRead>, Failure> {
    if path == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    Ok(Box::new(BufReader::new(file)))
}

fn unreadable(path: &str, error: &io::Error) -> Failure {
    Failure::usage(
        format!("cannot read {path}: {error}"),
        "Name a file of game records, or `-` for the standard input.",
    )
}
