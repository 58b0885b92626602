//! Where the record of a finished game is saved.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use elvaland_rules::mechanics::Rules;
use elvaland_texts::Texts;

use crate::table::{Table, TableError};

/// How many records of one game may lie in a folder.
const MOST: u32 = 10_000;

/// Where the record of a finished game is saved: in a file of this name, or in a folder under a name that is free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFile {
    /// This file, which is overwritten.
    Named(PathBuf),
    /// A new file in this folder.
    In(PathBuf),
}

impl RecordFile {
    /// Saves the record of a table that is over, and says what came of it.
    pub(crate) fn save<T: Table>(&self, table: &T, texts: &Texts) -> String {
        match table.record().and_then(|record| self.write::<T>(&record)) {
            Ok(path) => texts.format("terminal-record-saved", &[("file", path.display().to_string().into())]),
            Err(error) => error.text::<T::Rules>(texts),
        }
    }

    fn write<T: Table>(&self, record: &str) -> Result<PathBuf, TableError> {
        let line = format!("{}\n", record.trim_end());
        let written = match self {
            RecordFile::Named(path) => std::fs::write(path, line).map(|()| path.clone()),
            RecordFile::In(folder) => write_new(folder, <T::Rules as Rules>::NAME, &line),
        };
        written.map_err(|error| TableError::File(error.to_string()))
    }
}

/// Writes a file that was not there: `nains-1.jsonl`, or the next number that is free.
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
