//! The Shield track.

use std::fmt;

/// The most values of a track: more ranks than any column can come to.
pub const MAX_VALUES: usize = 64;
/// The highest value of a track.
pub const MAX_VALUE: u16 = 999;

/// Why a list of values is no Shield track. Places are counted from 0: they are numbers of ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum TrackError {
    /// No value, or too many of them.
    Length { found: usize },
    /// No rank is worth nothing.
    Start { found: u16 },
    /// A further rank never costs points.
    Falls { place: usize, before: u16, found: u16 },
    /// More than any rank could be worth.
    TooHigh { place: usize, found: u16 },
}

/// Checks a Shield track: it starts at 0 and never falls.
pub fn check_track(track: &[u16]) -> Result<(), TrackError> {
    let &[start, ..] = track else { return Err(TrackError::Length { found: 0 }) };
    if track.len() > MAX_VALUES {
        return Err(TrackError::Length { found: track.len() });
    }
    if start != 0 {
        return Err(TrackError::Start { found: start });
    }
    track.windows(2).zip(1..).try_for_each(|(pair, place)| check_step(pair[0], pair[1], place))
}

fn check_step(before: u16, found: u16, place: usize) -> Result<(), TrackError> {
    if found > MAX_VALUE {
        return Err(TrackError::TooHigh { place, found });
    }
    if found < before { Err(TrackError::Falls { place, before, found }) } else { Ok(()) }
}

impl TrackError {
    /// Returns the place of the wrong value, if it is a single one.
    pub const fn place(self) -> Option<usize> {
        match self {
            TrackError::Length { .. } => None,
            TrackError::Start { .. } => Some(0),
            TrackError::Falls { place, .. } | TrackError::TooHigh { place, .. } => Some(place),
        }
    }
}

impl fmt::Display for TrackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrackError::Length { found } => write!(f, "the Shield track has 1 to {MAX_VALUES} values, not {found}"),
            TrackError::Start { found } => write!(f, "the Shield track starts at 0, not at {found}"),
            TrackError::Falls { place, before, found } => {
                write!(f, "the Shield track never falls: {found} for {place} ranks comes after {before}")
            }
            TrackError::TooHigh { place, found } => {
                write!(f, "the Shield track goes up to {MAX_VALUE} at most, not to {found} for {place} ranks")
            }
        }
    }
}

impl std::error::Error for TrackError {}
