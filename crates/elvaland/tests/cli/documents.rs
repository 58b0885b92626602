//! Runs the commands of the documents: the `sh` blocks of README.md and docs, with small numbers where they are slow.
//!
//! Blocks that need a terminal, a container engine, PostgreSQL or minutes are marked `console` and are not run.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::errors;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// Returns README.md and all documents below docs, by their path.
fn documents() -> Vec<PathBuf> {
    let mut found = vec![root().join("README.md")];
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|ending| ending == "md") => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    found
}

/// Returns the contents of the blocks of a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<(bool, String)> = None;
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), &mut open) {
            (Some(tag), None) => open = Some((tag == language, String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take().filter(|(is_wanted, _)| *is_wanted).map(|(_, text)| text)),
            (None, Some((_, text))) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    blocks
}

/// Returns a command with small numbers: bots play four games, random players at most 400.
fn small(line: &str) -> String {
    let has_bots = line.contains("--bots") || line.contains(" lab ");
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        let Ok(number) = words[at].parse::<u64>() else { continue };
        words[at] = match words[at - 1].as_str() {
            "--games" => number.min(if has_bots { 4 } else { 400 }).to_string(),
            "--count" => "1 --rollouts 60 --lead 4".to_owned(),
            _ => continue,
        };
    }
    let line = words.join(" ");
    let line = line.replace("lab train ", "lab train --deals 1 ").replace("lab bench", "lab bench --seconds 0.01");
    // The default of a second, too.
    match line.contains("elvaland hint") && !line.contains("--budget") {
        true => line.replace("elvaland hint", "elvaland hint --budget 50ms"),
        false => line.replace("--budget 1s", "--budget 50ms"),
    }
}

/// Runs the blocks of a document one after the other in a folder of their own.
fn run_document(path: &Path) -> usize {
    let text = std::fs::read_to_string(path).expect("a document");
    let blocks = blocks(&text, "sh");
    let name = path.strip_prefix(root()).expect("below the root").display().to_string().replace('/', "-");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("docs")).expect("a folder");
    std::os::unix::fs::symlink(root().join("crates"), folder.join("crates")).expect("a link");
    let programs = Path::new(env!("CARGO_BIN_EXE_elvaland")).parent().expect("a folder");
    let paths = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
    for block in &blocks {
        let script = block.lines().map(small).collect::<Vec<_>>().join("\n");
        let mut shell = Command::new("bash");
        shell.args(["-euo", "pipefail", "-c", &script]).current_dir(&folder).env("PATH", &paths).env("LANG", "C");
        let output = shell.output().expect("there is bash");
        assert!(output.status.success(), "{}:\n{script}\n{}", path.display(), errors(&output));
        assert!(!errors(&output).contains("is now `elvaland"), "an old name in {}:\n{script}", path.display());
    }
    blocks.len()
}

#[test]
fn commands_of_the_readme_run() {
    assert!(run_document(&root().join("README.md")) >= 5);
}

#[test]
fn commands_of_the_documents_run() {
    let documents = documents();
    let blocks: usize = documents.iter().skip(1).map(|path| run_document(path)).sum();
    assert!(blocks >= 8, "{blocks} blocks");
}

#[test]
fn blocks_are_found_by_their_language() {
    let text = "```sh\none\n```\n```console\n$ two\n```\n   ```sh\n   three\n   ```\n";
    assert_eq!(blocks(text, "sh"), ["one\n", "   three\n"]);
    assert_eq!(
        small("elvaland lab arena --bots a,b --games 400 --seed 7"),
        "elvaland lab arena --bots a,b --games 4 --seed 7"
    );
}
