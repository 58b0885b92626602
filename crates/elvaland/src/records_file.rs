//! `--records`: the records of games that are played now.

use std::io::Write;

use crate::failure::Failure;
use crate::output::{Output, Standard, write_failure};

/// The file of records being written, if one is asked for.
pub(crate) struct RecordsFile<'a> {
    file: Option<(Output<'a>, String)>,
}

const OPTION: &str = "--records";

impl<'a> RecordsFile<'a> {
    /// Creates or overwrites the file; `-` takes the standard output.
    ///
    /// # Errors
    /// The file cannot be created, or another option has the standard output.
    pub(crate) fn open(path: Option<&str>, standard: &mut Standard<'a>) -> Result<RecordsFile<'a>, Failure> {
        let open = |path: &str| Ok::<_, Failure>((Output::open(OPTION, path, standard)?, path.to_owned()));
        Ok(RecordsFile { file: path.map(open).transpose()? })
    }

    /// Writes complete lines.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn write(&mut self, lines: &[u8]) -> Result<(), Failure> {
        match &mut self.file {
            Some((file, path)) => file.write_all(lines).map_err(|error| write_failure(OPTION, path, error)),
            None => Ok(()),
        }
    }

    /// Writes what is buffered.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn end(self) -> Result<(), Failure> {
        match self.file {
            Some((mut file, path)) => file.flush().map_err(|error| write_failure(OPTION, &path, error)),
            None => Ok(()),
        }
    }
}
