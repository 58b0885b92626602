//! `--csv` and `--parquet`: files with a row per player and game.

use clap::Args;
use elvaland_analysis::rows::{self, CsvWriter, GameOrigin, RowWriter, columns};
use elvaland_analysis::statistics::GameFacts;
use elvaland_rules::Rules;

use crate::failure::Failure;
use crate::output::{Output, Standard, write_failure};

/// Files with a row per player and game.
#[derive(Args)]
pub(crate) struct RowArgs {
    /// Write a row per player and game as CSV; `-`: to stdout, and the summary to stderr
    #[arg(long, value_name = "FILE")]
    csv: Option<String>,
    /// Write the same rows as Parquet
    #[cfg_attr(not(feature = "parquet"), doc = "(not in this build)")]
    #[arg(long, value_name = "FILE")]
    parquet: Option<String>,
}

/// The files that are written.
pub(crate) struct Rows<'a> {
    files: Vec<RowFile<'a>>,
}

struct RowFile<'a> {
    option: &'static str,
    path: String,
    writer: Box<dyn RowWriter + 'a>,
}

impl RowArgs {
    /// Creates the files and writes their headers.
    ///
    /// # Errors
    /// A file cannot be written.
    pub(crate) fn open<'a, R: Rules>(&self, standard: &mut Standard<'a>) -> Result<Rows<'a>, Failure> {
        let mut files = Vec::new();
        if let Some(path) = &self.csv {
            let output = Output::open("--csv", path, standard)?;
            let writer =
                CsvWriter::new(output, &columns::<R>()).map_err(|error| write_failure("--csv", path, error))?;
            files.push(RowFile { option: "--csv", path: path.clone(), writer: Box::new(writer) });
        }
        #[cfg(feature = "parquet")]
        if let Some(path) = &self.parquet {
            let failed = |error| write_failure("--parquet", path, error);
            let file = std::fs::File::create(path).map_err(failed)?;
            let writer = rows::ParquetWriter::new(file, columns::<R>()).map_err(failed)?;
            files.push(RowFile { option: "--parquet", path: path.clone(), writer: Box::new(writer) });
        }
        #[cfg(not(feature = "parquet"))]
        if self.parquet.is_some() {
            return Err(Failure::usage(
                "this program was built without Parquet",
                "Build it with `cargo install --path crates/elvaland --features parquet`, or use `--csv`.",
            ));
        }
        Ok(Rows { files })
    }

    /// True if a file goes to the standard output.
    pub(crate) fn is_standard(&self) -> bool {
        self.csv.as_deref() == Some("-")
    }

    /// True if a file is asked for.
    pub(crate) fn is_given(&self) -> bool {
        self.csv.is_some() || self.parquet.is_some()
    }
}

impl Rows<'_> {
    /// Writes the players of a game.
    ///
    /// # Errors
    /// A file cannot be written.
    pub(crate) fn add<R: Rules>(&mut self, origin: GameOrigin, game: &GameFacts) -> Result<(), Failure> {
        for RowFile { option, path, writer } in &mut self.files {
            rows::write_game::<R>(&mut **writer, origin, game).map_err(|error| write_failure(option, path, error))?;
        }
        Ok(())
    }

    /// Writes what is buffered.
    ///
    /// # Errors
    /// A file cannot be written.
    pub(crate) fn end(self) -> Result<(), Failure> {
        for RowFile { option, path, writer } in self.files {
            writer.end().map_err(|error| write_failure(option, &path, error))?;
        }
        Ok(())
    }
}
