//! Tests shards: merged, they equal the whole run byte by byte.

use crate::common::{file, file_with, refusal, text};

/// Runs that are compared: random games of both games, and bots.
const RUNS: [&[&str]; 3] = [
    &["--game", "nidavellir", "--players", "3", "--games", "700", "--seed", "11"],
    &["--game", "nains", "--games", "701", "--seed", "12", "--first", "30"],
    &["--bots", "greedy,mc-4,random", "--players", "3", "--games", "7", "--seed", "13"],
];

#[test]
fn shards_merge_into_the_same_bytes() {
    for (number, run) in RUNS.into_iter().enumerate() {
        let simulate = |more: &[&str]| text(&[&["simulate"], run, more].concat());
        let parts = ["1/3", "2/3", "3/3"].map(|shard| {
            let part = simulate(&["--shard", shard, "--json"]);
            file_with(&format!("shard-{number}-{}.json", shard.replace('/', "-")), &part)
        });
        let [one, two, three] = parts.each_ref().map(String::as_str);
        let merged = text(&["simulate", "--merge", two, three, one, "--json"]);
        assert!(merged == simulate(&["--json"]), "run {number}: the merged report differs");
        assert_eq!(text(&["simulate", "--merge", three, one, two]), simulate(&[]));

        let two_parts =
            file_with(&format!("shard-{number}-1-3.json"), &text(&["simulate", "--merge", one, three, "--json"]));
        let all = text(&["simulate", "--json", "--merge", &two_parts, two]);
        assert!(all == merged, "run {number}: a merged part is a part");
    }
}

#[test]
fn records_and_rows_of_shards_are_those_of_the_run_one_after_the_other() {
    for (number, run) in RUNS.into_iter().enumerate() {
        let written = |name: &str, shard: &[&str]| {
            let [records, rows] = ["jsonl", "csv"].map(|ending| file(&format!("run-{number}-{name}.{ending}")));
            text(&[&["simulate"], run, shard, &["--records", &records, "--csv", &rows]].concat());
            [records, rows].map(|path| std::fs::read_to_string(path).expect("written"))
        };
        let [records, rows] = written("whole", &[]);
        let parts = ["1/3", "2/3", "3/3"].map(|shard| written(&shard[..1], &["--shard", shard]));
        assert!(records == parts.each_ref().map(|[records, _]| records.as_str()).concat());
        let header = rows.lines().next().expect("a header");
        let all: String = parts.iter().map(|[_, rows]| &rows[header.len() + 1..]).collect();
        assert!(rows == format!("{header}\n{all}"));
    }
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let part = |name: &str, arguments: &[&str]| {
        let json = text(&[&["simulate", "--games", "20", "--players", "2", "--json"], arguments].concat());
        file_with(name, &json)
    };
    let one = part("apart-1.json", &["--shard", "1/2"]);
    let seed = part("apart-seed.json", &["--shard", "2/2", "--seed", "2"]);
    let whole = part("apart-whole.json", &[]);
    let merge = |files: &[&str]| refusal(&[&["simulate", "--merge"], files].concat());
    assert!(merge(&[&one, &seed]).ends_with("apart-seed.json is of another run than the files before it"));
    assert!(merge(&[&one, &whole]).contains("game number 0 is in another file, too"));
    assert!(merge(&[&one, &one]).contains("game number 0 is in another file, too"));
    assert!(merge(&["no-such-part.json"]).contains("cannot read no-such-part.json"));
    let text = std::fs::read_to_string(&one).expect("written");
    for (name, changed) in [
        ("apart-empty.json", String::new()),
        ("apart-format.json", text.replace("elvaland-simulation", "other")),
        ("apart-games.json", text.replacen("\"games\": 10,", "\"games\": 11,", 2)),
        ("apart-game.json", text.replacen("nidavellir 2p", "chess 2p", 1)),
        ("apart-players.json", text.replacen("nidavellir 2p", "nidavellir 3p", 1)),
    ] {
        assert!(merge(&[&file_with(name, &changed)]).contains("is no part of a simulation"), "{name}");
    }
    assert!(refusal(&["simulate", "--merge", &one, "--games", "4"]).contains("cannot be used with"));
    assert!(refusal(&["simulate", "--shard", "4/3"]).contains("such as 3/16"));
}
