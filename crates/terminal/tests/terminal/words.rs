//! Every word of the terminal is in the catalogue, and every message of the catalogue is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use elvaland_texts::{PAGES, TABLE, TERMINAL};

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else {
            *found += &fs::read_to_string(entry).expect("a source");
        }
    }
}

/// The strings in the sources that begin like a message.
fn ids() -> BTreeSet<String> {
    let mut all = String::new();
    for folder in ["src", "../elvaland/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    }
    let is_id = |text: &&str| ["terminal-", "page-"].iter().any(|kind| text.starts_with(kind)) && !text.contains(' ');
    all.split('"').filter(is_id).map(str::to_owned).collect()
}

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let ids = ids();
    let unused: Vec<&str> = TERMINAL.iter().map(|(id, _)| *id).filter(|id| !ids.contains(*id)).collect();
    assert!(unused.is_empty(), "messages that nothing uses: {}", unused.join(" "));
    let known: BTreeSet<&str> = [TERMINAL, PAGES, TABLE].into_iter().flatten().map(|(id, _)| *id).collect();
    let unknown: Vec<&String> = ids.iter().filter(|id| !known.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
