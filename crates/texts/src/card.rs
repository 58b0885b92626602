//! Parsed card tokens, for both games.

/// A parsed card token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardToken {
    /// The last part of the message id.
    pub kind: &'static str,
    /// The printed points, or the value of a Royal Offering.
    pub points: Option<i64>,
    /// The rune.
    pub rune: Option<String>,
    /// The number of occult symbols.
    pub occult: i64,
    /// The number of malt symbols.
    pub malt: i64,
}

impl CardToken {
    /// Returns a card without symbols.
    #[must_use]
    pub const fn plain(kind: &'static str, points: Option<i64>) -> Self {
        Self { kind, points, rune: None, occult: 0, malt: 0 }
    }

    /// Returns whether it has neither points nor symbols.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == CardToken::plain(self.kind, None)
    }
}

/// Parses a number as in tokens: digits only, no leading zero.
pub(crate) fn number(digits: &str) -> Option<i64> {
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_short = digits == "0" || !digits.starts_with('0');
    if is_plain && is_short { digits.parse().ok() } else { None }
}
