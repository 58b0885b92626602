//! Tests CSV, Parquet and charts, and simulations of bots.

use std::collections::HashMap;

use crate::common::{errors, file, refusal, run, text, written};
use serde_json::Value;

/// Parses a CSV file without quoted cells into one map per row.
fn rows(csv: &str) -> Vec<HashMap<String, String>> {
    let mut lines = csv.lines().map(|line| line.split(',').map(str::to_owned));
    let names: Vec<String> = lines.next().expect("a header").collect();
    let rows: Vec<HashMap<String, String>> = lines.map(|cells| names.iter().cloned().zip(cells).collect()).collect();
    assert!(rows.iter().all(|row| row.len() == names.len()));
    rows
}

#[test]
fn rows_of_players_say_what_the_summary_says() {
    for game in ["nidavellir", "nains"] {
        let path = file(&format!("rows-{game}.csv"));
        let report = text(&["simulate", "--game", game, "--games", "300", "--seed", "4", "--csv", &path, "--json"]);
        let report: Value = serde_json::from_str(&report).expect("JSON");
        let rows = rows(&std::fs::read_to_string(&path).expect("written"));
        assert_eq!(rows.len(), 4 * 300);
        let number = |row: &HashMap<String, String>, name: &str| row[name].parse::<f64>().expect("a number");
        let sum = |name: &str| rows.iter().map(|row| number(row, name)).sum::<f64>();
        let close = |one: f64, other: &Value| (one - other.as_f64().expect("a number")).abs() < 1e-9;
        assert!(close(sum("total") / 1200.0, &report["total"]["mean"]));
        assert!(close(sum("win") / 300.0, &Value::from(1.0)));
        assert!(close(sum("trades") / 300.0, &report["trades"]["per_game"]));
        assert!(close(sum("trade_gain") / sum("trades"), &report["trades"]["mean_gain"]));
        for part in report["parts"].as_array().expect("parts") {
            let name = format!("points_{}", part["part"].as_str().expect("a name"));
            assert!(close(sum(&name) / 1200.0, &part["mean"]), "{name}");
        }
        let hero = |name: &Value| {
            let has = |row: &&HashMap<String, String>| row["hero_names"].split(';').any(|hero| *name == *hero);
            rows.iter().filter(has).count() as f64
        };
        for listed in report["heroes"].as_array().expect("heroes") {
            assert!(close(hero(&listed["hero"]), &listed["players"]), "{listed}");
        }
        for row in &rows {
            assert_eq!((row["game"].as_str(), row["seed"].as_str(), row["bot"].as_str()), (game, "4", "random"));
            let names = row["distinction_names"].split(';').filter(|name| !name.is_empty()).count();
            assert_eq!(number(row, "distinctions"), names as f64);
            assert!(number(row, "place") == 1.0 || number(row, "win") == 0.0);
            assert_eq!(number(row, "rounds"), 6.0);
        }
        assert!(sum("distinctions") > 300.0, "most distinctions are won");
    }
}

#[test]
fn rows_can_have_the_standard_output_but_not_together_with_records() {
    let output = run(&["simulate", "--games", "3", "--players", "2", "--csv", "-", "--json"]);
    assert_eq!(written(&output).lines().count(), 1 + 3 * 2);
    assert!(serde_json::from_str::<Value>(&errors(&output)).is_ok());
    let refused = refusal(&["simulate", "--games", "3", "--csv", "-", "--records", "-"]);
    assert!(refused.contains("asks for the standard output"), "{refused}");
}

#[test]
fn bots_sit_where_they_are_told_to() {
    let path = file("bots.csv");
    let arguments = ["simulate", "--bots", "greedy,policy,random", "--games", "6", "--seed", "3", "--json"];
    let simulate = |threads, path| text(&[&arguments[..], &["--threads", threads, "--csv", path]].concat());
    let one = simulate("1", &path);
    let rows = rows(&std::fs::read_to_string(&path).expect("written"));
    assert!(one == simulate("3", &path), "the number of threads changes nothing");
    for row in &rows {
        let bot = ["greedy", "policy", "random", "random"][row["seat"].parse::<usize>().expect("a seat")];
        assert_eq!(row["bot"], bot);
    }
    let report: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(report["bots"], serde_json::json!(["greedy", "policy", "random", "random"]));
    let entrants = report["entrants"].as_array().expect("a list");
    let seats: Vec<(&str, f64)> = entrants
        .iter()
        .map(|entrant| (entrant["name"].as_str().expect("a name"), entrant["seats"].as_f64().expect("a number")))
        .collect();
    assert_eq!(seats, [("greedy", 1.0), ("policy", 1.0), ("random", 2.0)]);
    let wins: f64 = entrants.iter().map(|entrant| entrant["win"]["mean"].as_f64().expect("a share")).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    assert!(
        refusal(&["simulate", "--bots", "greedy,greedy,greedy", "--players", "2"]).contains("3 bots cannot sit on 2")
    );
}

#[test]
fn bots_get_other_games_than_chance_alone_but_the_same_cards() {
    let first_step = |bots| {
        let records = written(&run(&["simulate", "--bots", bots, "--games", "1", "--records", "-"]));
        let record: Value = serde_json::from_str(&records).expect("a record");
        (record["steps"][0].clone(), record["names"].clone(), record["result"].clone())
    };
    let (random, greedy) = (first_step("random"), first_step("greedy"));
    assert_eq!(random.0, greedy.0, "the first deal");
    assert_eq!((&random.1, &greedy.1[3]), (&Value::Null, &Value::from("greedy")));
    assert_ne!(random.2, greedy.2);
}

#[test]
fn a_plot_is_drawn_in_characters() {
    let shown = text(&["simulate", "--games", "400", "--plot"]);
    let plot = &shown[shown.find("\nScores of players\n").expect("a histogram")..];
    for title in
        ["Wins by seat", "Wins by first gem", "Wins by number of trades", "Wins by distinction", "Wins by hero"]
    {
        assert!(plot.contains(&format!("\n{title} (│ if all were equal: 25.0 %)\n")), "{title}: {plot}");
    }
    assert!(plot.lines().all(|line| line.chars().count() <= 80), "{plot}");
    assert!(!text(&["simulate", "--games", "5"]).contains("Wins by seat"));
}

#[test]
fn a_plot_is_a_picture_if_a_file_is_named() {
    let path = file("plot.svg");
    let shown = text(&["simulate", "--game", "nains", "--bots", "greedy,random", "--games", "8", "--plot", &path]);
    assert!(!shown.contains("Wins by"), "the drawing is in the file");
    let svg = std::fs::read_to_string(&path).expect("a picture");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=") && svg.ends_with("</svg>\n"));
    let count = |text: &str| svg.matches(text).count();
    assert_eq!(count("<text "), count("</text>"));
    assert_eq!(count("<rect x="), count("</title></rect>"));
    assert!(
        count("<line ") > 8
            && svg.contains(">greedy</text>")
            && svg.contains("<title>nains 4p, 8 games of greedy, random")
    );
    assert!(refusal(&["simulate", "--games", "1", "--plot", "plot.png"]).contains("a file whose name ends in .svg"));
    assert!(
        refusal(&["simulate", "--games", "1", "--plot", "/nonexistent/plot.svg"])
            .contains("cannot write /nonexistent/plot.svg")
    );
}

/// Reads the file with the reader of the Parquet library.
#[cfg(feature = "parquet")]
#[test]
fn parquet_holds_what_the_rows_hold() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    let (csv, path) = (file("same-rows.csv"), file("same-rows.parquet"));
    text(&["simulate", "--games", "200", "--players", "3", "--csv", &csv, "--parquet", &path]);
    let expected = rows(&std::fs::read_to_string(&csv).expect("written"));
    let reader = SerializedFileReader::new(std::fs::File::open(&path).expect("written")).expect("a Parquet file");
    assert_eq!(reader.metadata().file_metadata().num_rows(), 600);
    let mut count = 0;
    for (row, expected) in reader.get_row_iter(None).expect("rows").zip(&expected) {
        let row = row.expect("a row");
        for (at, (name, field)) in row.get_column_iter().enumerate() {
            let text = row.get_string(at).map_or_else(|_| field.to_string(), String::clone);
            match text.parse::<f64>() {
                Ok(number) => assert_eq!(Ok(number), expected[name].parse(), "{name}"),
                Err(_) => assert_eq!(text, expected[name], "{name}"),
            }
        }
        assert_eq!(row.len(), expected.len());
        count += 1;
    }
    assert_eq!(count, 600);
}

#[cfg(not(feature = "parquet"))]
#[test]
fn parquet_says_how_to_get_it() {
    let output = run(&["simulate", "--games", "1", "--parquet", &file("none.parquet")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("--features parquet"), "{}", errors(&output));
}
