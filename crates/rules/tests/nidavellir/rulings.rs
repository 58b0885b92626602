//! Every ruling has a test of its name and a place in the written rules.

use std::path::{Path, PathBuf};

use elvaland_rules::ruling::Ruling;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The text of every source file below a folder.
fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// The names of the functions marked as tests.
fn tests_of(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("fn ") {
            if marked && let Some((name, _)) = rest.split_once('(') {
                names.push(name.to_owned());
            }
            marked = false;
        }
        marked |= line == "#[test]";
    }
    names
}

/// Whether a test's name cites a ruling: `nid_r1_…` does not cite NID-R10.
fn cites(name: &str, ruling: Ruling) -> bool {
    let id = ruling.id().to_lowercase().replace('-', "_");
    format!("_{name}_").contains(&format!("_{id}_"))
}

/// Whether a text cites an id that goes no further: `NID-R10` does not cite NID-R1.
fn mentions(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| !text[at + id.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_ruling_is_the_name_of_a_test() {
    let mut texts = Vec::new();
    sources(&repository("src"), &mut texts);
    sources(&repository("tests"), &mut texts);
    let names: Vec<String> = texts.iter().flat_map(|text| tests_of(text)).collect();
    assert!(names.len() > 200, "the tests were found: {}", names.len());
    let missing: Vec<&str> = Ruling::ALL
        .iter()
        .filter(|&&ruling| !names.iter().any(|name| cites(name, ruling)))
        .map(|ruling| ruling.id())
        .collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}

/// The rulings of a game whose ids begin so are all in its written rules, and in their table with kind and reason.
#[track_caller]
fn written(game: &str, prefix: &str) {
    let file = format!("docs/rules/{game}.md");
    let text = std::fs::read_to_string(repository(&format!("../../{file}"))).unwrap_or_else(|_| panic!("{file}"));
    let rulings: Vec<&Ruling> = Ruling::ALL.iter().filter(|ruling| ruling.id().starts_with(prefix)).collect();
    assert!(!rulings.is_empty(), "{game} has rulings");
    let (rules, reasons) = text.split_once("The rulings and their reasons").expect("a section with the reasons");
    for ruling in rulings {
        assert!(mentions(rules, ruling.id()), "{file} lacks {ruling}");
        let row = format!("| {ruling} | {} | ", ruling.basis().label());
        let reason = reasons.lines().find_map(|line| line.strip_prefix(&row));
        assert!(reason.is_some_and(|reason| reason.len() > 40), "{file} gives no reason for {ruling}: {row}");
    }
}

#[test]
fn every_ruling_of_nidavellir_is_in_the_written_rules() {
    written("nidavellir", "NID-");
}

#[test]
fn every_ruling_of_nains_is_in_the_written_rules() {
    written("nains", "NAI-");
}

#[test]
fn numbers_are_compared_whole() {
    assert!(cites("nid_r1_with_no_hero_left", Ruling::NID_R1) && cites("refused_by_nid_r1", Ruling::NID_R1));
    assert!(!cites("nid_r10_without_a_warrior", Ruling::NID_R1) && !cites("nid_r13_the_line_check", Ruling::NID_R1));
    assert!(!cites("nai_r10_cognars_come_after_the_discard", Ruling::NAI_R1) && !cites("nai_r1_x", Ruling::NID_R1));
    assert!(mentions("**NID-R1** If no hero", "NID-R1") && !mentions("NID-R10, NID-R11", "NID-R1"));
    assert_eq!(tests_of("#[test]\nfn a() {}\nfn b() {}\n#[test]\n#[should_panic]\nfn c() {}"), ["a", "c"]);
}
