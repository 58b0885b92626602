//! What a command writes beside its report: files, or one thing to the standard output.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use crate::failure::Failure;

/// The standard output, until something asks for it.
pub(crate) struct Standard<'a> {
    out: Option<&'a mut dyn Write>,
}

impl<'a> Standard<'a> {
    pub(crate) fn new(out: &'a mut dyn Write) -> Standard<'a> {
        Standard { out: Some(out) }
    }

    /// Takes the standard output, for what is asked for with this option.
    ///
    /// # Errors
    /// Something else has it.
    fn take(&mut self, option: &str) -> Result<&'a mut dyn Write, Failure> {
        self.out.take().ok_or_else(|| {
            Failure::usage(
                format!("`{option} -` asks for the standard output, and something else has it already"),
                "Name a file for all but one of them.",
            )
        })
    }

    /// Writes the report: to the standard output, or to stderr if something else has it for itself.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn report(self, write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
        match self.out {
            Some(out) => write(out),
            None => write(&mut io::stderr().lock()),
        }
    }
}

/// A file being written, or the standard output.
pub(crate) struct Output<'a> {
    option: &'static str,
    path: String,
    to: To<'a>,
}

enum To<'a> {
    File(BufWriter<File>),
    Standard(&'a mut dyn Write),
}

impl<'a> Output<'a> {
    /// Opens what is named with this option: a file, which is overwritten, or `-`.
    ///
    /// # Errors
    /// The file cannot be created, or something else has the standard output.
    pub(crate) fn open(option: &'static str, path: &str, standard: &mut Standard<'a>) -> Result<Output<'a>, Failure> {
        let to = match path {
            "-" => To::Standard(standard.take(option)?),
            path => To::File(BufWriter::new(File::create(path).map_err(|error| unwritable(option, path, &error))?)),
        };
        Ok(Output { option, path: path.to_owned(), to })
    }

    /// Writes some bytes.
    ///
    /// # Errors
    /// They cannot be written.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        match &mut self.to {
            To::File(file) => file.write_all(bytes).map_err(|error| unwritable(self.option, &self.path, &error)),
            To::Standard(out) => Ok(out.write_all(bytes)?),
        }
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    /// As [`write`](Output::write).
    pub(crate) fn end(mut self) -> Result<(), Failure> {
        match &mut self.to {
            To::File(file) => file.flush().map_err(|error| unwritable(self.option, &self.path, &error)),
            To::Standard(out) => Ok(out.flush()?),
        }
    }
}

/// A file cannot be written; the option says how to name another.
pub(crate) fn unwritable(option: &str, path: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::usage(format!("cannot write {path}: {error}"), format!("Name a file that can be written with `{option}`."))
}
