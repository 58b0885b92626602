//! Files that a command writes beside its report; one of them may be the standard output.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use crate::failure::Failure;

/// The standard output, until an option takes it.
pub(crate) struct Standard<'a> {
    out: Option<&'a mut dyn Write>,
}

impl<'a> Standard<'a> {
    pub(crate) fn new(out: &'a mut dyn Write) -> Standard<'a> {
        Standard { out: Some(out) }
    }

    /// Takes the standard output for `option`.
    ///
    /// # Errors
    /// Another option has taken it.
    fn take(&mut self, option: &str) -> Result<&'a mut dyn Write, Failure> {
        self.out.take().ok_or_else(|| {
            Failure::usage(
                format!("`{option} -` asks for the standard output, but another option has it already"),
                "Name a file for all but one of them.",
            )
        })
    }

    /// Writes the report to the standard output, or to stderr if an option has taken that.
    ///
    /// # Errors
    /// The report cannot be written.
    pub(crate) fn report(self, write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
        match self.out {
            Some(out) => write(out),
            None => write(&mut io::stderr().lock()),
        }
    }
}

/// A file being written, or the standard output.
pub(crate) enum Output<'a> {
    File(BufWriter<File>),
    Standard(&'a mut dyn Write),
}

impl<'a> Output<'a> {
    /// Creates or overwrites the file that `option` names; `-` takes the standard output.
    ///
    /// # Errors
    /// The file cannot be created, or another option has the standard output.
    pub(crate) fn open(option: &'static str, path: &str, standard: &mut Standard<'a>) -> Result<Output<'a>, Failure> {
        match path {
            "-" => Ok(Output::Standard(standard.take(option)?)),
            path => match File::create(path) {
                Ok(file) => Ok(Output::File(BufWriter::new(file))),
                Err(error) => Err(unwritable(option, path, &error)),
            },
        }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::File(file) => file.write(bytes),
            Output::Standard(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::File(file) => file.flush(),
            Output::Standard(out) => out.flush(),
        }
    }
}

/// Returns the failure for a write error of a named file, or of the standard output (`-`).
pub(crate) fn write_failure(option: &str, path: &str, error: io::Error) -> Failure {
    match path {
        "-" => Failure::Output(error),
        path => unwritable(option, path, &error),
    }
}

/// Returns the failure for a file that cannot be written; the hint names the option.
pub(crate) fn unwritable(option: &str, path: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::usage(format!("cannot write {path}: {error}"), format!("Name a file that can be written with `{option}`."))
}
