//! Results and failures of commands, with their exit codes.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The exit code after an interrupt, the same as that of shells.
pub(crate) const INTERRUPTED: u8 = 130;

/// The result of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommandOutcome {
    /// Success: exit code 0.
    Holds,
    /// A check failed, and the command printed it: exit code 1.
    Broken,
    /// Interrupted, after reporting what was done: exit code 130.
    Interrupted,
}

impl CommandOutcome {
    pub(crate) fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            CommandOutcome::Holds => 0,
            CommandOutcome::Broken => 1,
            CommandOutcome::Interrupted => INTERRUPTED,
        })
    }
}

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A game or record is broken: exit code 1.
    Broken(String),
    /// Wrong arguments, or a file that cannot be read or written: exit code 2.
    Usage {
        /// The error.
        message: String,
        /// The remedy, as an instruction.
        hint: String,
    },
    /// The output cannot be written: exit code 2, but 0 for a closed pipe.
    Output(io::Error),
    /// A failure that was written to the log already: exit code 2.
    Logged,
}

impl Failure {
    pub(crate) fn usage(message: impl fmt::Display, hint: impl fmt::Display) -> Failure {
        Failure::Usage { message: message.to_string(), hint: hint.to_string() }
    }

    /// Prefixes the message of a usage failure with its place.
    pub(crate) fn at(self, place: &str) -> Failure {
        match self {
            Failure::Usage { message, hint } => Failure::usage(format!("{place}: {message}"), hint),
            other => other,
        }
    }

    /// Returns the message; `None` if there is nothing to report.
    pub(crate) fn message(&self) -> Option<String> {
        match self {
            Failure::Broken(message) | Failure::Usage { message, .. } => Some(message.clone()),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => None,
            Failure::Output(error) => Some(format!("cannot write: {error}")),
            Failure::Logged => None,
        }
    }

    /// Returns the remedy, if one is known.
    pub(crate) fn hint(&self) -> Option<&str> {
        match self {
            Failure::Usage { hint, .. } => Some(hint),
            Failure::Broken(_) | Failure::Output(_) | Failure::Logged => None,
        }
    }

    /// Prints the message to stderr and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        if let Some(message) = self.message() {
            let hint = self.hint().map_or_else(String::new, |hint| format!("\n  {hint}"));
            note(&format!("error: {message}{hint}"));
        }
        match self {
            Failure::Broken(_) => ExitCode::from(1),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Usage { .. } | Failure::Output(_) | Failure::Logged => ExitCode::from(2),
        }
    }
}

/// Prints to stderr; write errors are ignored.
pub(crate) fn note(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// I/O errors of input are converted where the file is known; the others are output errors.
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
