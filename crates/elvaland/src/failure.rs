//! How a command ends, and the exit codes.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The exit code of what was interrupted, as shells give it for Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// What a command that did its work found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Everything holds: exit code 0.
    Holds,
    /// Something that was checked does not hold, and it was said: exit code 1.
    Broken,
    /// It was interrupted, and what was done is kept: exit code 130.
    Interrupted,
}

impl Verdict {
    pub(crate) fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Verdict::Holds => 0,
            Verdict::Broken => 1,
            Verdict::Interrupted => INTERRUPTED,
        })
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A game or record does not hold: exit code 1.
    Broken(String),
    /// It was asked wrongly, or a file cannot be read or written: exit code 2.
    Usage {
        /// What is wrong.
        message: String,
        /// What to do next.
        hint: String,
    },
    /// Output cannot be written: exit code 2, but 0 if only the reader has gone.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn usage(message: impl fmt::Display, hint: impl fmt::Display) -> Failure {
        Failure::Usage { message: message.to_string(), hint: hint.to_string() }
    }

    /// The same, with the place where it is wrong if it was asked wrongly.
    pub(crate) fn at(self, place: &str) -> Failure {
        match self {
            Failure::Usage { message, hint } => Failure::usage(format!("{place}: {message}"), hint),
            other => other,
        }
    }

    /// Says what is wrong and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Broken(message) => {
                note(&format!("error: {message}"));
                ExitCode::from(1)
            }
            Failure::Usage { message, hint } => {
                note(&format!("error: {message}\n  {hint}"));
                ExitCode::from(2)
            }
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(error) => {
                note(&format!("error: cannot write: {error}"));
                ExitCode::from(2)
            }
        }
    }
}

/// Says something on stderr; if nobody listens there, nothing is lost.
pub(crate) fn note(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Input errors name their file, so what comes here without a word is output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}
