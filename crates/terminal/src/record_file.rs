//! Saving the record of a finished game.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use elvaland_rules::mechanics::Rules;
use elvaland_texts::Texts;

use crate::table::{TableError, TerminalTable};

/// The maximum number of records of one game in a folder.
const MOST: u32 = 10_000;

/// Where the record of a finished game is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFile {
    /// This file, which is overwritten.
    Named(PathBuf),
    /// A new file in this folder.
    In(PathBuf),
}

impl RecordFile {
    /// Saves the record of a finished game; returns a message for the player.
    pub(crate) fn save<T: TerminalTable>(&self, table: &T, texts: &Texts) -> String {
        match table.record().and_then(|record| self.write::<T>(&record)) {
            Ok(path) => texts.format("terminal-record-saved", &[("file", path.display().to_string().into())]),
            Err(error) => error.text::<T::Rules>(texts),
        }
    }

    fn write<T: TerminalTable>(&self, record: &str) -> Result<PathBuf, TableError> {
        let line = format!("{}\n", record.trim_end());
        let written = match self {
            RecordFile::Named(path) => std::fs::write(path, line).map(|()| path.clone()),
            RecordFile::In(folder) => write_new(folder, <T::Rules as Rules>::NAME, &line),
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
