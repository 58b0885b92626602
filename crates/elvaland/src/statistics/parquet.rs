//! Rows as Parquet, without a memory format in between: columns are collected, and written some thousand rows at a time.

use std::fs::File;
use std::mem;
use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};

use super::rows::{Cell, Column, Kind, RowWriter};
use crate::failure::Failure;
use crate::output::unwritable;

/// Rows of one group of the file.
const GROUP: usize = 65_536;

/// A Parquet file being written.
pub(super) struct Parquet {
    path: String,
    columns: Vec<Column>,
    /// The rows that wait, column by column.
    waiting: Vec<Vec<Cell>>,
    writer: SerializedFileWriter<File>,
}

impl Parquet {
    /// Creates the file.
    pub(super) fn open(path: &str, columns: Vec<Column>) -> Result<Parquet, Failure> {
        let file = File::create(path).map_err(|error| unwritable("--parquet", path, &error))?;
        let properties = Arc::new(WriterProperties::builder().build());
        let failed = |error: ParquetError| unwritable("--parquet", path, &error);
        let writer = schema(&columns).and_then(|schema| SerializedFileWriter::new(file, schema, properties));
        let waiting = vec![Vec::new(); columns.len()];
        Ok(Parquet { path: path.to_owned(), columns, waiting, writer: writer.map_err(failed)? })
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        if self.waiting.first().is_none_or(Vec::is_empty) {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        for (column, cells) in self.columns.iter().zip(&mut self.waiting) {
            let cells = mem::take(cells);
            match column.kind {
                Kind::Whole => write_column::<Int64Type>(&mut group, cells, |cell| match cell {
                    Cell::Whole(number) => Some(number),
                    _ => None,
                })?,
                Kind::Real => write_column::<DoubleType>(&mut group, cells, |cell| match cell {
                    Cell::Real(number) => Some(number),
                    _ => None,
                })?,
                Kind::Text => write_column::<ByteArrayType>(&mut group, cells, |cell| match cell {
                    Cell::Text(text) => Some(ByteArray::from(text.into_bytes())),
                    _ => None,
                })?,
            }
        }
        group.close().map(drop)
    }
}

impl RowWriter for Parquet {
    fn row(&mut self, cells: Vec<Cell>) -> Result<(), Failure> {
        for (waiting, cell) in self.waiting.iter_mut().zip(cells) {
            waiting.push(cell);
        }
        if self.waiting[0].len() < GROUP {
            return Ok(());
        }
        self.write_group().map_err(|error| unwritable("--parquet", &self.path, &error))
    }

    fn end(mut self: Box<Self>) -> Result<(), Failure> {
        let written = self.write_group();
        let Parquet { path, writer, .. } = *self;
        written.and_then(|()| writer.close().map(drop)).map_err(|error| unwritable("--parquet", &path, &error))
    }
}

/// Every column may be empty in a row.
fn schema(columns: &[Column]) -> Result<TypePtr, ParquetError> {
    let field = |column: &Column| {
        let (physical, logical) = match column.kind {
            Kind::Whole => (Physical::INT64, None),
            Kind::Real => (Physical::DOUBLE, None),
            Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let field = Type::primitive_type_builder(&column.name, physical);
        field.with_logical_type(logical).with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Type::group_type_builder("players").with_fields(fields).build().map(Arc::new)
}

/// Writes the next column of a group: which cells are there, and what is in them.
fn write_column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    cells: Vec<Cell>,
    value: impl Fn(Cell) -> Option<T::T>,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    let cells: Vec<Option<T::T>> = cells.into_iter().map(value).collect();
    let there: Vec<i16> = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
    let values: Vec<T::T> = cells.into_iter().flatten().collect();
    column.typed::<T>().write_batch(&values, Some(&there), None)?;
    column.close()
}
