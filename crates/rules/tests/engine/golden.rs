//! Files of the repository that pin what the engine does; `UPDATE_GOLDEN=1` writes them anew.

use std::path::{Path, PathBuf};

/// A file below `tests`.
pub(crate) fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The text of a file below `tests`.
pub(crate) fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Whether the files are to be written instead of compared.
pub(crate) fn is_updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1")
}

/// Compares a text with the file, line by line; or writes the file.
pub(crate) fn check(name: &str, text: &str) {
    if is_updating() {
        return std::fs::write(path(name), text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let pinned = read(name);
    for (number, (line, expected)) in text.lines().zip(pinned.lines()).enumerate() {
        assert_eq!(line, expected, "{name}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), pinned.lines().count(), "{name}: the number of lines");
}
