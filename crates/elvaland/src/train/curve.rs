//! Learning curves: shares of the victories over the games of a training, as CSV and as a plot.

use std::fs;
use std::path::Path;

use elvaland_analysis::arena::Interval;
use elvaland_analysis::chart::{LinePlot, Point, Series};
use elvaland_bots::BotSpec;

use super::replace;
use crate::failure::Failure;

/// The learning curve: shares of the victories against the bots of the exams, by games.
pub(super) struct Curve {
    bots: Vec<String>,
    rows: Vec<(u64, Vec<Interval>)>,
}

impl Curve {
    /// Reads the curve of an interrupted training; a file of other exams is replaced.
    pub(super) fn read(path: &Path, bots: &[BotSpec]) -> Result<Curve, Failure> {
        let bots: Vec<String> = bots.iter().map(BotSpec::to_string).collect();
        let mut curve = Curve { rows: Vec::new(), bots };
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let mut lines = text.lines();
        if lines.next() == Some(&curve.header()) {
            curve.rows = lines.filter_map(|line| parse_row(line, curve.bots.len())).collect();
        }
        Ok(curve)
    }

    fn header(&self) -> String {
        let columns = self.bots.iter().map(|bot| format!(",{bot},{bot} low,{bot} high"));
        format!("games{}", columns.collect::<String>())
    }

    /// Adds a measurement; it replaces later ones of an interrupted run.
    pub(super) fn add(&mut self, games: u64, shares: Vec<Interval>) {
        self.rows.retain(|&(earlier, _)| earlier < games);
        self.rows.push((games, shares));
    }

    /// Writes the CSV file and the plot.
    pub(super) fn write(&self, (csv, plot_file): (&Path, &Path), title: &str) -> Result<(), Failure> {
        let mut text = self.header();
        for (games, shares) in &self.rows {
            text += &format!("\n{games}");
            for Interval { mean, low, high } in shares {
                text += &format!(",{mean:.4},{low:.4},{high:.4}");
            }
        }
        replace(csv, (text + "\n").as_bytes())?;
        let point = |games: u64, share: Interval| Point { name: format!("{games} games"), x: games as f64, share };
        let series = self.bots.iter().enumerate().map(|(at, bot)| Series {
            name: format!("v {bot}"),
            is_joined: true,
            points: self.rows.iter().map(|(games, shares)| point(*games, shares[at])).collect(),
        });
        let plot = LinePlot {
            title: format!("{title}: wins of the network alone"),
            x_label: "games".to_owned(),
            is_logarithmic: false,
            series: series.collect(),
        };
        replace(plot_file, plot.to_svg().as_bytes())
    }
}

/// Parses a line of a curve with this many bots.
fn parse_row(line: &str, bots: usize) -> Option<(u64, Vec<Interval>)> {
    let (games, shares) = line.split_once(',')?;
    let shares: Vec<f64> = shares.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    let shares: Vec<Interval> =
        shares.chunks_exact(3).map(|share| Interval { mean: share[0], low: share[1], high: share[2] }).collect();
    (shares.len() == bots).then_some((games.parse().ok()?, shares))
}
