//! Rows as Parquet: columns are buffered and written as row groups.

use std::io::{self, Write};
use std::mem;
use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};

use super::{ColumnType, DataCell, DataColumn, RowWriter};

/// Rows per row group.
const GROUP: usize = 65_536;

/// Writes rows as Parquet.
pub struct ParquetWriter<W: Write + Send> {
    columns: Vec<DataColumn>,
    /// The rows of the next group, by column.
    waiting: Vec<Vec<DataCell>>,
    writer: SerializedFileWriter<W>,
}

impl<W: Write + Send> ParquetWriter<W> {
    /// Starts a file with these columns.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn new(out: W, columns: Vec<DataColumn>) -> io::Result<ParquetWriter<W>> {
        let properties = Arc::new(WriterProperties::builder().build());
        let writer = schema(&columns).and_then(|schema| SerializedFileWriter::new(out, schema, properties));
        let waiting = vec![Vec::new(); columns.len()];
        Ok(ParquetWriter { columns, waiting, writer: writer.map_err(io::Error::other)? })
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        if self.waiting.first().is_none_or(Vec::is_empty) {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        for (column, cells) in self.columns.iter().zip(&mut self.waiting) {
            let cells = mem::take(cells);
            match column.kind {
                ColumnType::Integer => write_column::<Int64Type, W>(&mut group, cells, |cell| match cell {
                    DataCell::Integer(number) => Some(number),
                    _ => None,
                })?,
                ColumnType::Real => write_column::<DoubleType, W>(&mut group, cells, |cell| match cell {
                    DataCell::Real(number) => Some(number),
                    _ => None,
                })?,
                ColumnType::Text => write_column::<ByteArrayType, W>(&mut group, cells, |cell| match cell {
                    DataCell::Text(text) => Some(ByteArray::from(text.into_bytes())),
                    _ => None,
                })?,
            }
        }
        group.close().map(drop)
    }
}

impl<W: Write + Send> RowWriter for ParquetWriter<W> {
    fn row(&mut self, cells: Vec<DataCell>) -> io::Result<()> {
        for (waiting, cell) in self.waiting.iter_mut().zip(cells) {
            waiting.push(cell);
        }
        if self.waiting[0].len() < GROUP {
            return Ok(());
        }
        self.write_group().map_err(io::Error::other)
    }

    fn end(mut self: Box<Self>) -> io::Result<()> {
        let written = self.write_group();
        written.and_then(|()| self.writer.close().map(drop)).map_err(io::Error::other)
    }
}

/// Returns the schema; every column is optional.
fn schema(columns: &[DataColumn]) -> Result<TypePtr, ParquetError> {
    let field = |column: &DataColumn| {
        let (physical, logical) = match column.kind {
            ColumnType::Integer => (Physical::INT64, None),
            ColumnType::Real => (Physical::DOUBLE, None),
            ColumnType::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let field = Type::primitive_type_builder(&column.name, physical);
        field.with_logical_type(logical).with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Type::group_type_builder("players").with_fields(fields).build().map(Arc::new)
}

/// Writes the next column of a group: definition levels, then values.
fn write_column<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    cells: Vec<DataCell>,
    value: impl Fn(DataCell) -> Option<T::T>,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    let cells: Vec<Option<T::T>> = cells.into_iter().map(value).collect();
    let there: Vec<i16> = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
    let values: Vec<T::T> = cells.into_iter().flatten().collect();
    column.typed::<T>().write_batch(&values, Some(&there), None)?;
    column.close()
}
