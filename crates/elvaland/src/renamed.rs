//! Names of commands that have changed: they work for one version and tell the new name.

use std::env;
use std::ffi::OsString;

use crate::failure::note;

/// The old names of version 0.1, each with the words of the new one.
const RENAMED: [(&str, &[&str]); 8] = [
    ("arena", &["lab", "arena"]),
    ("train", &["lab", "train"]),
    ("calibrate", &["lab", "calibrate"]),
    ("puzzles", &["lab", "puzzles"]),
    ("soak", &["lab", "soak"]),
    ("bench", &["lab", "bench"]),
    ("perft", &["lab", "perft"]),
    ("move", &["migrate"]),
];

/// Returns the arguments of the program with the present name of the command; an old name is noted on stderr.
pub(crate) fn arguments() -> Vec<OsString> {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    let at = if arguments.get(1).is_some_and(|word| word == "help") { 2 } else { 1 };
    let renamed = RENAMED.iter().find(|(old, _)| arguments.get(at).is_some_and(|word| word == old));
    if let Some((old, new)) = renamed {
        note(&format!(
            "note: `elvaland {old}` is now `elvaland {}`; the old name goes with the next version",
            new.join(" ")
        ));
        arguments.splice(at..=at, new.iter().map(OsString::from));
    }
    arguments
}
