//! The clock of the system, for times that are stored.

use time::OffsetDateTime;

/// Returns the seconds since 1970.
pub(crate) fn now() -> i64 {
    OffsetDateTime::now_utc().unix_timestamp()
}
