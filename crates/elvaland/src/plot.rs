//! `--plot`: charts in the terminal or as an SVG file.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use clap::Args;
use elvaland_analysis::chart::{Chart, LinePlot};

use crate::failure::Failure;
use crate::output::unwritable;

/// Charts of the statistics.
#[derive(Args)]
pub(crate) struct PlotArgs {
    /// Draw win rates and the distribution of scores: in the terminal, or as FILE.svg
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, default_missing_value = TERMINAL, value_parser = svg_file)]
    plot: Option<String>,
}

/// The value of `--plot` without a file.
const TERMINAL: &str = "-";

fn svg_file(text: &str) -> Result<String, String> {
    let is_svg = Path::new(text).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    match is_svg || text == TERMINAL {
        true => Ok(text.to_owned()),
        false => Err("a file whose name ends in .svg, or nothing to draw in the terminal".to_owned()),
    }
}

impl PlotArgs {
    /// True if a chart is asked for.
    pub(crate) fn is_given(&self) -> bool {
        self.plot.is_some()
    }

    /// Creates the file, if one is named, before any game is played.
    ///
    /// # Errors
    /// The file cannot be created.
    pub(crate) fn open(&self) -> Result<Plot, Failure> {
        match self.plot.as_deref() {
            None => Ok(Plot::None),
            Some(TERMINAL) => Ok(Plot::Terminal),
            Some(path) => match File::create(path) {
                Ok(file) => Ok(Plot::Svg { file, path: path.to_owned() }),
                Err(error) => Err(unwritable("--plot", path, &error)),
            },
        }
    }
}

/// The destination of a chart.
pub(crate) enum Plot {
    None,
    /// In the terminal, below the report.
    Terminal,
    Svg {
        file: File,
        path: String,
    },
}

impl Plot {
    /// Draws a plot, which only a file can show.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn draw_lines(&mut self, plot: &LinePlot) -> Result<(), Failure> {
        match self {
            Plot::Svg { file, path } => {
                file.write_all(plot.to_svg().as_bytes()).map_err(|error| unwritable("--plot", path, &error))
            }
            Plot::Terminal | Plot::None => Ok(()),
        }
    }

    /// Draws the chart; `report` is where a text report goes, if there is one.
    ///
    /// # Errors
    /// The file or the report cannot be written.
    pub(crate) fn draw(&mut self, chart: &Chart, report: Option<&mut dyn Write>) -> Result<(), Failure> {
        match (self, report) {
            (Plot::Svg { file, path }, _) => {
                file.write_all(chart.to_svg().as_bytes()).map_err(|error| unwritable("--plot", path, &error))
            }
            (Plot::Terminal, Some(report)) => Ok(chart.write_text(report)?),
            (Plot::Terminal, None) | (Plot::None, _) => Ok(()),
        }
    }
}
