//! What is drawn of statistics: how scores are spread, and who wins how often. `plot.rs` and `svg.rs` draw it.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use clap::Args;
use elvaland_analysis::arena::{EntrantReport, Interval};

use super::Statistics;
use super::group::GroupReport;
use super::report::Report;
use crate::failure::Failure;
use crate::output::unwritable;

/// Drawings of the statistics.
#[derive(Args)]
pub(crate) struct PlotArgs {
    /// Draw who wins how often, and how scores are spread: in the terminal, or as FILE.svg
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, default_missing_value = HERE, value_parser = picture)]
    plot: Option<String>,
}

/// What `--plot` alone stands for.
const HERE: &str = "-";

fn picture(text: &str) -> Result<String, String> {
    let is_svg = Path::new(text).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    match is_svg || text == HERE {
        true => Ok(text.to_owned()),
        false => Err("a file whose name ends in .svg, or nothing to draw in the terminal".to_owned()),
    }
}

impl PlotArgs {
    /// Whether one is asked for.
    pub(crate) fn is_given(&self) -> bool {
        self.plot.is_some()
    }

    /// Opens the picture, if one is asked for: whether it can be written shows before any game is played.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn open(&self) -> Result<Plot, Failure> {
        match self.plot.as_deref() {
            None => Ok(Plot::None),
            Some(HERE) => Ok(Plot::Here),
            Some(path) => match File::create(path) {
                Ok(file) => Ok(Plot::Picture { file, path: path.to_owned() }),
                Err(error) => Err(unwritable("--plot", path, &error)),
            },
        }
    }
}

/// Where a chart is drawn.
pub(crate) enum Plot {
    None,
    /// In the terminal, below the report.
    Here,
    Picture {
        file: File,
        path: String,
    },
}

impl Plot {
    /// Draws the chart; `out` is the report, if it is one for people.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn draw(&mut self, chart: &Chart, out: Option<&mut dyn Write>) -> Result<(), Failure> {
        match (self, out) {
            (Plot::Picture { file, path }, _) => {
                file.write_all(chart.to_svg().as_bytes()).map_err(|error| unwritable("--plot", path, &error))
            }
            (Plot::Here, Some(out)) => Ok(chart.write(out)?),
            (Plot::Here, None) | (Plot::None, _) => Ok(()),
        }
    }
}

/// What is drawn.
pub(crate) struct Chart {
    pub(super) title: String,
    pub(super) scores: Vec<Bin>,
    /// The share of the victories that everybody would have if all were equal.
    pub(super) fair: f64,
    pub(super) groups: Vec<Bars>,
}

/// How many players have a total from `from` on, up to the next bin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bin {
    pub(super) from: usize,
    pub(super) players: u64,
}

/// Shares of victories side by side.
pub(super) struct Bars {
    pub(super) title: &'static str,
    pub(super) bars: Vec<(String, Interval)>,
}

impl Chart {
    /// What is drawn of these statistics.
    pub(crate) fn of(title: String, statistics: &Statistics, report: &Report) -> Chart {
        let bars = |title, groups: Vec<(String, &GroupReport)>| Bars {
            title,
            bars: groups.into_iter().filter_map(|(name, group)| Some((name, group.win?))).collect(),
        };
        let heroes = |heroes: &'_ [super::report::HeroReport]| -> Vec<(String, Interval)> {
            let mut bars: Vec<(String, Interval)> =
                heroes.iter().filter_map(|hero| Some((hero.hero.to_owned(), hero.players.win?))).collect();
            bars.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
            bars
        };
        let entrants = report.entrants.iter().map(|entrant| (entrant.name.clone(), entrant.win)).collect();
        let seats = report.seats.iter().map(|seat| (format!("seat {}", seat.seat), &seat.players)).collect();
        let gems = report.start_gems.iter().map(|gem| (format!("gem {}", gem.gem), &gem.players)).collect();
        let trades = report.trades.by_number.iter().map(|group| (group.name(), &group.players));
        let mut groups = vec![
            Bars { title: "Wins by player", bars: entrants },
            bars("Wins by seat", seats),
            bars("Wins by first gem", gems),
            bars("Wins by number of trades", trades.collect()),
            Bars { title: "Wins by distinction", bars: heroes(&report.distinctions) },
            Bars { title: "Wins by hero", bars: heroes(&report.heroes) },
            Bars { title: "Wins by other card", bars: heroes(&report.awards) },
        ];
        groups.retain(|group| !group.bars.is_empty());
        let fair = 1.0 / report.seats.len().max(1) as f64;
        Chart { title, scores: bins(statistics.totals()), fair, groups }
    }

    /// What is drawn of a match: the share of each bot, of one of its seats.
    pub(crate) fn of_match(title: String, entrants: &[EntrantReport]) -> Chart {
        let seats: usize = entrants.iter().map(|entrant| entrant.seats).sum();
        let each = |EntrantReport { bot, seats, share, .. }: &EntrantReport| {
            let one = |share: f64| share / *seats as f64;
            (bot.to_string(), Interval { mean: one(share.mean), low: one(share.low), high: one(share.high) })
        };
        let bars = Bars { title: "Wins by bot, each of its seats", bars: entrants.iter().map(each).collect() };
        Chart { title, scores: Vec::new(), fair: 1.0 / seats.max(1) as f64, groups: vec![bars] }
    }
}

/// At most so many bins.
const MOST: usize = 24;

/// Counts of totals, in bins of 1, 2, 5, 10 … points that are few enough.
fn bins(counts: &[u64]) -> Vec<Bin> {
    let Some(least) = counts.iter().position(|&count| count > 0) else { return Vec::new() };
    let widths = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10usize.pow(power)));
    let count = |width: usize| (counts.len() - 1) / width - least / width + 1;
    let width = widths.into_iter().find(|&width| count(width) <= MOST).unwrap_or(1);
    let bin = |from: usize| Bin {
        from,
        players: counts[from.min(counts.len())..counts.len().min(from + width)].iter().sum(),
    };
    (least / width..=(counts.len() - 1) / width).map(|number| bin(number * width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_round_and_hold_everybody() {
        let mut counts = vec![0; 250];
        for (value, count) in [(87, 3), (100, 4), (199, 1), (249, 2)] {
            counts[value] = count;
        }
        let bins = bins(&counts);
        assert_eq!(bins.first(), Some(&Bin { from: 80, players: 3 }));
        assert_eq!(bins.last(), Some(&Bin { from: 240, players: 2 }));
        assert_eq!(bins.iter().map(|bin| bin.players).sum::<u64>(), 10);
        assert!(bins.len() <= MOST && super::bins(&[]).is_empty());
        assert_eq!(super::bins(&[0, 0, 5]), [Bin { from: 2, players: 5 }]);
    }
}
