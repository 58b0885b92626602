//! How each language writes numbers, percentages and lists.
//!
//! Fluent itself prints numbers as Rust does, with a decimal point in every language. Each bundle therefore gets the
//! [`Notation`] of its language as its formatter; code that writes numbers without a message uses the same one.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberStyle};

use crate::Language;

/// Numbers with at least this many digits are grouped in threes, so that ratings and scores stay compact.
const MIN_GROUPED: usize = 5;
const NO_BREAK_SPACE: &str = "\u{a0}";
const MINUS: &str = "−";

/// The conventions of one language for numbers, percentages and lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Notation {
    /// Separates the whole part of a number from its fraction.
    decimal: &'static str,
    /// Separates groups of three digits.
    group: &'static str,
    /// Stands before the last item of a list.
    and: &'static str,
}

const ENGLISH: Notation = Notation { decimal: ".", group: ",", and: "and" };
const FRENCH: Notation = Notation { decimal: ",", group: NO_BREAK_SPACE, and: "et" };
const GERMAN: Notation = Notation { decimal: ",", group: ".", and: "und" };

/// Writes a value of a message, or returns `None` to leave it to Fluent. `M` is the memoizer of the bundle, which is not used.
type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

impl Notation {
    pub(crate) const fn of(language: Language) -> Self {
        match language {
            Language::English => ENGLISH,
            Language::French => FRENCH,
            Language::German => GERMAN,
        }
    }

    /// Returns the function that formats the numbers of a bundle. Fluent takes plain functions, hence one per language.
    pub(crate) fn formatter<M>(language: Language) -> Formatter<M> {
        match language {
            Language::English => |value, _| ENGLISH.value(value),
            Language::French => |value, _| FRENCH.value(value),
            Language::German => |value, _| GERMAN.value(value),
        }
    }

    fn value(self, value: &FluentValue<'_>) -> Option<String> {
        let FluentValue::Number(FluentNumber { value, options }) = value else { return None };
        let digits = options.maximum_fraction_digits.unwrap_or(0);
        Some(match options.style {
            FluentNumberStyle::Percent => self.percent(*value, digits),
            _ => self.number(*value, digits),
        })
    }

    /// Returns a number with this many digits after the decimal separator.
    pub(crate) fn number(self, value: f64, digits: usize) -> String {
        let written = format!("{:.digits$}", value.abs());
        let is_zero = written.chars().all(|c| c == '0' || c == '.');
        let (whole, fraction) = written.split_once('.').unwrap_or((&written, ""));
        let mut text = if value < 0.0 && !is_zero { MINUS.to_owned() } else { String::new() };
        for (at, digit) in whole.chars().enumerate() {
            if whole.len() >= MIN_GROUPED && at > 0 && (whole.len() - at).is_multiple_of(3) {
                text.push_str(self.group);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push_str(self.decimal);
            text.push_str(fraction);
        }
        text
    }

    /// Returns a share of 1 as a percentage.
    pub(crate) fn percent(self, share: f64, digits: usize) -> String {
        format!("{}{NO_BREAK_SPACE}%", self.number(100.0 * share, digits))
    }

    /// Returns a change as a whole number with its sign; 0 has no sign.
    pub(crate) fn signed(self, change: f64) -> String {
        let number = self.number(change, 0);
        if number == "0" || number.starts_with(MINUS) { number } else { format!("+{number}") }
    }

    /// Joins items into an enumeration.
    pub(crate) fn list(self, items: &[impl AsRef<str>]) -> String {
        let Some((last, head)) = items.split_last() else { return String::new() };
        let last = last.as_ref();
        if head.is_empty() {
            return last.to_owned();
        }
        let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
        format!("{} {} {last}", head.join(", "), self.and)
    }
}

/// Returns a share of 1 as a value of a message that the bundle writes as a percentage.
pub(crate) fn percent_value(share: f64, digits: u8) -> FluentValue<'static> {
    let options = FluentNumberOptions {
        style: FluentNumberStyle::Percent,
        maximum_fraction_digits: Some(digits.into()),
        ..FluentNumberOptions::default()
    };
    FluentValue::Number(FluentNumber::new(share, options))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_and_groups_follow_the_language() {
        let number = |value, digits| [ENGLISH, FRENCH, GERMAN].map(|notation| notation.number(value, digits));
        assert_eq!(number(24.94, 1), ["24.9", "24,9", "24,9"]);
        assert_eq!(number(0.0, 0), ["0", "0", "0"]);
        assert_eq!(number(1830.0, 0), ["1830", "1830", "1830"]);
        assert_eq!(number(65_536.0, 0), ["65,536", "65\u{a0}536", "65.536"]);
        assert_eq!(number(-1_234_567.5, 1), ["−1,234,567.5", "−1\u{a0}234\u{a0}567,5", "−1.234.567,5"]);
        assert_eq!(number(-0.2, 0), ["0", "0", "0"]);
    }

    #[test]
    fn percentages_have_a_no_break_space() {
        assert_eq!(ENGLISH.percent(0.249, 1), "24.9\u{a0}%");
        assert_eq!(FRENCH.percent(0.249, 1), "24,9\u{a0}%");
        assert_eq!(GERMAN.percent(1.0, 0), "100\u{a0}%");
    }

    #[test]
    fn changes_have_signs() {
        assert_eq!([3.0, -3.0, 0.3, -0.3].map(|change| GERMAN.signed(change)), ["+3", "−3", "0", "0"]);
    }

    #[test]
    fn lists_end_with_a_conjunction() {
        assert_eq!(FRENCH.list(&[] as &[&str]), "");
        assert_eq!(FRENCH.list(&["Ada"]), "Ada");
        assert_eq!(GERMAN.list(&["Ada", "Bo"]), "Ada und Bo");
        assert_eq!(ENGLISH.list(&["Ada", "Bo", "Cy"]), "Ada, Bo and Cy");
    }
}
