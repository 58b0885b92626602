//! Quiet hours: whether a moment lies in them, and when they end.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::model::QuietHours;

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// Returns true if quiet hours can be used: their minutes are minutes of a day, and their zone is known.
pub(crate) fn is_valid(quiet: &QuietHours) -> bool {
    quiet.from < DAY && quiet.to < DAY && quiet.zone.len() < 64 && TimeZone::get(&quiet.zone).is_ok()
}

/// Returns when the quiet hours end that a moment lies in, in seconds since 1970; `None` if it lies in none.
pub(crate) fn end(quiet: &QuietHours, now: i64) -> Option<i64> {
    let zone = TimeZone::get(&quiet.zone).ok()?;
    let local = Timestamp::from_second(now).ok()?.to_zoned(zone);
    let minute = u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs());
    let is_quiet = if quiet.from <= quiet.to {
        (quiet.from..quiet.to).contains(&minute)
    } else {
        minute >= quiet.from || minute < quiet.to
    };
    if !is_quiet {
        return None;
    }
    let day = if minute < quiet.to { local.date() } else { local.date().checked_add(1.day()).ok()? };
    let (hour, minute) = (i8::try_from(quiet.to / 60).ok()?, i8::try_from(quiet.to % 60).ok()?);
    let end = day.at(hour, minute, 0, 0).to_zoned(local.time_zone().clone()).ok()?;
    // Clocks that are set back may put the end before now.
    Some(end.timestamp().as_second().max(now + 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a time").as_second()
    }

    fn quiet(from: u16, to: u16, zone: &str) -> QuietHours {
        QuietHours { from, to, zone: zone.to_owned() }
    }

    #[test]
    fn quiet_hours_may_contain_midnight() {
        let night = quiet(22 * 60, 7 * 60 + 30, "Europe/Paris");
        assert_eq!(end(&night, seconds("2026-01-10T22:00:00Z")), Some(seconds("2026-01-11T06:30:00Z")));
        assert_eq!(end(&night, seconds("2026-01-11T06:29:00Z")), Some(seconds("2026-01-11T06:30:00Z")));
        assert_eq!(end(&night, seconds("2026-01-11T06:30:00Z")), None);
        assert_eq!(end(&night, seconds("2026-01-10T20:59:00Z")), None);
        let noon = quiet(12 * 60, 13 * 60, "America/New_York");
        assert_eq!(end(&noon, seconds("2026-07-01T16:10:00Z")), Some(seconds("2026-07-01T17:00:00Z")));
        assert_eq!(end(&quiet(60, 60, "UTC"), seconds("2026-07-01T01:00:00Z")), None);
    }

    #[test]
    fn quiet_hours_follow_daylight_saving_time() {
        let night = quiet(22 * 60, 7 * 60, "Europe/Berlin");
        // The night in which clocks are set forward.
        assert_eq!(end(&night, seconds("2026-03-28T22:00:00Z")), Some(seconds("2026-03-29T05:00:00Z")));
    }

    #[test]
    fn unknown_zones_and_minutes_are_refused() {
        assert!(is_valid(&quiet(0, 1439, "Europe/Berlin")));
        for wrong in [quiet(1440, 0, "UTC"), quiet(0, 1440, "UTC"), quiet(0, 60, "Nowhere/Town"), quiet(0, 60, "")] {
            assert!(!is_valid(&wrong), "{wrong:?}");
        }
    }
}
