//! Rows as CSV, as RFC 4180 has it, with a line feed at the end of a line.

use super::rows::{Cell, Column, RowWriter};
use crate::failure::Failure;
use crate::output::{Output, Standard};

/// A CSV file being written.
pub(super) struct Csv<'a> {
    output: Output<'a>,
}

impl<'a> Csv<'a> {
    /// Opens the file and writes the line with the names.
    pub(super) fn open(path: &str, columns: &[Column], standard: &mut Standard<'a>) -> Result<Csv<'a>, Failure> {
        let mut output = Output::open("--csv", path, standard)?;
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        output.write(format!("{}\n", names.join(",")).as_bytes())?;
        Ok(Csv { output })
    }
}

impl RowWriter for Csv<'_> {
    fn row(&mut self, cells: Vec<Cell>) -> Result<(), Failure> {
        let text = |cell: &Cell| match cell {
            Cell::Missing => String::new(),
            Cell::Whole(number) => number.to_string(),
            Cell::Real(number) => number.to_string(),
            Cell::Text(text) => quoted(text),
        };
        let line = cells.iter().map(text).collect::<Vec<_>>().join(",");
        self.output.write(format!("{line}\n").as_bytes())
    }

    fn end(self: Box<Self>) -> Result<(), Failure> {
        self.output.end()
    }
}

/// A text as it stands in a cell.
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_signs_of_the_format_are_quoted() {
        assert_eq!(quoted("Ada"), "Ada");
        assert_eq!(quoted("Ada, \"the Bold\""), "\"Ada, \"\"the Bold\"\"\"");
    }
}
