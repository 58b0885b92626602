//! Tests `train`: resumed trainings give the same weights.

use std::fs;

use crate::common::{file, refusal, text};

fn train(folder: &str, more: &[&str]) -> String {
    let common =
        ["lab", "train", "--players", "2", "--games", "256", "--deals", "1", "--exam", "random", "--out", folder];
    text(&[&common[..], more].concat())
}

#[test]
fn a_training_writes_weights_and_goes_on_where_it_stopped() {
    let [whole, again] = [file("train-whole"), file("train-again")];
    for folder in [&whole, &again] {
        fs::remove_dir_all(folder).ok();
    }
    let said = train(&whole, &["--seed", "4"]);
    assert!(said.contains("256 games") && said.contains("win error") && said.contains("against random"), "{said}");
    assert!(said.contains("256 of 256 games"), "{said}");
    train(&again, &["--seed", "4", "--threads", "1"]);
    let weights = |folder: &str| fs::read(format!("{folder}/nidavellir-2.net")).expect("weights");
    assert!(weights(&whole) == weights(&again), "the same seed, the same weights");
    assert!(train(&whole, &["--seed", "4"]).contains("256 of 256 games; 0 games"), "nothing is left to do");
    let curve = fs::read_to_string(format!("{whole}/nidavellir-2.csv")).expect("a curve");
    assert!(curve.starts_with("games,random,random low,random high\n256,"), "{curve}");
    assert!(fs::read_to_string(format!("{whole}/nidavellir-2.svg")).expect("a plot").contains("v random"));
    let other = refusal(&["lab", "train", "--players", "2", "--games", "256", "--seed", "5", "--out", &whole]);
    assert!(other.contains("is of a training with --seed 4 --games 256 --workers 1"), "{other}");
}

#[test]
fn weights_of_another_game_are_refused() {
    let folder = file("train-nains");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(format!("{folder}/nains-3.checkpoint"), b"ELVT nothing").expect("a file");
    let said = refusal(&["lab", "train", "--game", "nains", "--players", "3", "--games", "64", "--out", &folder]);
    assert!(said.contains("nains-3.checkpoint") && said.contains("not written by a training"), "{said}");
}
