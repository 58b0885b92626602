//! Tables of a TOML file with typed fields; errors name their line.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::{CatalogError, CatalogProblem, Expected};

/// A value and where it stands in the text.
pub(super) type Value<'a> = Spanned<DeValue<'a>>;

/// The text of the file, to find lines.
#[derive(Clone, Copy)]
pub(super) struct Source<'a>(pub(super) &'a str);

impl Source<'_> {
    /// Returns the error at this place of the text.
    pub(super) fn error(self, at: usize, problem: CatalogProblem) -> CatalogError {
        let before = self.0.bytes().take(at);
        CatalogError { line: Some(1 + before.filter(|&byte| byte == b'\n').count()), problem }
    }

    /// Returns the error of a value that the field cannot have. It is shown as it was written.
    pub(super) fn unfit(self, field: &'static str, expected: Expected, value: &Value<'_>) -> CatalogError {
        let written = self.0.get(value.span()).and_then(|text| text.lines().next()).unwrap_or_default();
        self.error(value.span().start, CatalogProblem::Unfit { field, expected, found: written.to_owned() })
    }
}

/// Returns the number that a value is, if it lies in the range.
pub(super) fn number(value: &DeValue<'_>, range: RangeInclusive<u16>) -> Option<u16> {
    let number = value.as_integer()?;
    let number = i64::from_str_radix(number.as_str(), number.radix()).ok()?;
    u16::try_from(number).ok().filter(|number| range.contains(number))
}

/// A table of the file.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    source: Source<'a>,
    fields: &'a DeTable<'a>,
    /// Where it begins in the text.
    at: usize,
}

impl<'a> Table<'a> {
    /// Creates the table, if it has no other fields than these.
    pub(super) fn new(
        source: Source<'a>,
        fields: &'a DeTable<'a>,
        at: usize,
        known: &'static [&'static str],
    ) -> Result<Table<'a>, CatalogError> {
        let unknown = fields.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        match unknown.min_by_key(|key| key.span().start) {
            None => Ok(Table { source, fields, at }),
            Some(key) => {
                let field = key.get_ref().to_string();
                Err(source.error(key.span().start, CatalogProblem::UnknownField { field, known }))
            }
        }
    }

    /// Returns where the table begins in the text.
    pub(super) fn at(self) -> usize {
        self.at
    }

    /// Returns the error of a field, at its value if it has one.
    pub(super) fn error(self, field: &str, problem: CatalogProblem) -> CatalogError {
        let at = self.fields.get(field).map_or(self.at, |value| value.span().start);
        self.source.error(at, problem)
    }

    /// Returns the error of a field that must be there.
    pub(super) fn missing(self, field: &'static str, expected: Expected) -> CatalogError {
        self.error(field, CatalogProblem::Missing { field, expected })
    }

    /// Returns the number of a field; `None` if the field is not there.
    pub(super) fn number(self, field: &'static str, range: RangeInclusive<u8>) -> Result<Option<u8>, CatalogError> {
        let (from, to) = (u16::from(*range.start()), u16::from(*range.end()));
        let read = self.read(field, Expected::Number { from, to }, |value| number(value, from..=to))?;
        Ok(read.map(|number| number as u8))
    }

    /// Returns the text of a field, read in one way; `None` if the field is not there.
    pub(super) fn text<T>(
        self,
        field: &'static str,
        expected: Expected,
        how: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, CatalogError> {
        self.read(field, expected, |value| value.as_str().and_then(how))
    }

    /// Returns whether a field says `true`; it says `false` if it is not there.
    pub(super) fn flag(self, field: &'static str) -> Result<bool, CatalogError> {
        Ok(self.read(field, Expected::TrueOrFalse, DeValue::as_bool)?.unwrap_or_default())
    }

    /// Returns the list of a field that must be there.
    pub(super) fn list(self, field: &'static str, expected: Expected) -> Result<&'a DeArray<'a>, CatalogError> {
        self.read(field, expected, DeValue::as_array)?.ok_or_else(|| self.missing(field, expected))
    }

    fn read<T>(
        self,
        field: &'static str,
        expected: Expected,
        how: impl FnOnce(&'a DeValue<'a>) -> Option<T>,
    ) -> Result<Option<T>, CatalogError> {
        let Some(value) = self.fields.get(field) else { return Ok(None) };
        how(value.get_ref()).map(Some).ok_or_else(|| self.source.unfit(field, expected, value))
    }
}
