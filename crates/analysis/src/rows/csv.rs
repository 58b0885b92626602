//! Rows as CSV (RFC 4180, with line feeds).

use std::io::{self, Write};

use super::{DataCell, DataColumn, RowWriter};

/// Writes rows as CSV.
pub struct CsvWriter<W: Write> {
    writer: csv::Writer<W>,
}

impl<W: Write> CsvWriter<W> {
    /// Writes the line with the names of the columns.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn new(out: W, columns: &[DataColumn]) -> io::Result<CsvWriter<W>> {
        let mut writer = csv::Writer::from_writer(out);
        writer.write_record(columns.iter().map(|column| &column.name)).map_err(io_error)?;
        Ok(CsvWriter { writer })
    }
}

impl<W: Write> RowWriter for CsvWriter<W> {
    fn row(&mut self, cells: Vec<DataCell>) -> io::Result<()> {
        let text = |cell: DataCell| match cell {
            DataCell::Missing => String::new(),
            DataCell::Integer(number) => number.to_string(),
            DataCell::Real(number) => number.to_string(),
            DataCell::Text(text) => text,
        };
        self.writer.write_record(cells.into_iter().map(text)).map_err(io_error)
    }

    fn end(mut self: Box<Self>) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Unwraps an I/O error, so that its kind is kept.
fn io_error(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ColumnType;
    use super::*;

    #[test]
    fn names_with_commas_and_quotes_are_quoted() {
        let mut text = Vec::new();
        let columns = ["name", "total"].map(|name| DataColumn { name: name.to_owned(), kind: ColumnType::Text });
        let mut rows = Box::new(CsvWriter::new(&mut text, &columns).expect("written"));
        rows.row(vec![DataCell::Text("Ada".to_owned()), DataCell::Integer(3)]).expect("written");
        rows.row(vec![DataCell::Text("Ada, \"the Bold\"".to_owned()), DataCell::Missing]).expect("written");
        rows.end().expect("written");
        let lines = "name,total\nAda,3\n\"Ada, \"\"the Bold\"\"\",\n";
        assert_eq!(String::from_utf8(text).as_deref(), Ok(lines));
    }
}
