//! Saving the record of a finished game.

use std::cell::OnceCell;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use elvaland_rules::mechanics::Rules;
use elvaland_texts::Texts;

use crate::table::{TableError, TerminalTable};

/// The maximum number of records of one game in a folder.
const MOST: u32 = 10_000;

/// The file for the record of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFile {
    place: RecordPlace,
    /// The file, once it is written.
    written: OnceCell<PathBuf>,
}

/// Where a record is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordPlace {
    /// This file, which is overwritten.
    Named(PathBuf),
    /// A new file in this folder.
    In(PathBuf),
}

impl RecordFile {
    /// Returns a file that is not written yet.
    #[must_use]
    pub fn new(place: RecordPlace) -> RecordFile {
        RecordFile { place, written: OnceCell::new() }
    }

    /// Saves the record of a finished game, unless that is done; returns a message for the player.
    pub fn save<T: TerminalTable>(&self, table: &T, texts: &Texts) -> String {
        let path = match self.written.get() {
            Some(path) => Ok(path.clone()),
            None => table.record().and_then(|record| self.write::<T>(&record)),
        };
        match path {
            Ok(path) => {
                let file = path.display().to_string();
                // It stays the same path if the record is saved again.
                let _ = self.written.set(path);
                texts.format("terminal-record-saved", &[("file", file.into())])
            }
            Err(error) => error.text::<T::Rules>(texts),
        }
    }

    fn write<T: TerminalTable>(&self, record: &str) -> Result<PathBuf, TableError> {
        let line = format!("{}\n", record.trim_end());
        let written = match &self.place {
            RecordPlace::Named(path) => std::fs::write(path, line).map(|()| path.clone()),
            RecordPlace::In(folder) => write_new(folder, <T::Rules as Rules>::NAME, &line),
        };
        written.map_err(|error| TableError::File(error.to_string()))
    }
}

/// Writes a new file with the first free number: `nains-1.jsonl`, `nains-2.jsonl` …
fn write_new(folder: &Path, game: &str, text: &str) -> io::Result<PathBuf> {
    for number in 1..MOST {
        let path = folder.join(format!("{game}-{number}.jsonl"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}
