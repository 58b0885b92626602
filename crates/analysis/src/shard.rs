//! Shards: games are numbered, so that parts of a run can be played on any machine and merged in any order.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several equal parts of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// The number of the part, from 1.
    part: u64,
    of: u64,
}

/// The largest number of parts.
const MOST: u64 = 1_000_000;

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if (1..=MOST).contains(&of) && (1..=of).contains(&part) => Ok(Shard { part, of }),
            _ => Err("a part and the number of parts, such as 3/16".to_owned()),
        }
    }
}

impl Shard {
    /// Returns the game numbers of this part. Sizes differ by at most one, and together the parts are `numbers`.
    pub fn of(self, numbers: Range<u64>) -> Range<u64> {
        let all = u128::from(numbers.end - numbers.start);
        let edge = |part: u64| numbers.start + (all * u128::from(part) / u128::from(self.of)) as u64;
        edge(self.part - 1)..edge(self.part)
    }
}

/// The numbers of the games that were played: sorted ranges, each from its first number to one after its last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Numbers(Vec<[u64; 2]>);

impl Numbers {
    /// Returns the game numbers of one range.
    pub fn of(range: &Range<u64>) -> Numbers {
        Numbers(if range.is_empty() { Vec::new() } else { vec![[range.start, range.end]] })
    }

    /// Returns the number of games.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|[first, end]| end.saturating_sub(*first)).sum()
    }

    /// Adds the game numbers of another part.
    ///
    /// # Errors
    /// A number that is in both; nothing is added then.
    pub fn join(&mut self, others: &Numbers) -> Result<(), u64> {
        let mut all = [&self.0[..], &others.0[..]].concat();
        all.sort_unstable();
        let mut joined: Vec<[u64; 2]> = Vec::new();
        for [first, end] in all {
            match joined.last_mut() {
                Some([_, last]) if first < *last => return Err(first),
                Some([_, last]) if first == *last => *last = end,
                _ => joined.push([first, end]),
            }
        }
        self.0 = joined;
        Ok(())
    }

    /// Returns true if they are one range from 0 on.
    pub fn is_whole(&self) -> bool {
        matches!(self.0[..], [] | [[0, _]])
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranges = self.0.iter().map(|[first, end]| format!("{first} to {}", end.saturating_sub(1)));
        f.write_str(&ranges.collect::<Vec<_>>().join(", "))
    }
}

/// Why a text is not the report of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartError(String);

impl PartError {
    pub(crate) fn new(reason: &(impl fmt::Display + ?Sized)) -> PartError {
        PartError(reason.to_string())
    }
}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PartError {}

/// Why two parts cannot be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinError {
    /// They are parts of different runs.
    OtherRun,
    /// This number is in both parts.
    Twice(u64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_all_numbers_once() {
        for (all, of) in [(1000, 16), (10, 3), (2, 5), (1_000_000_000_000, 7)] {
            let mut next = 40;
            for part in 1..=of {
                let shard: Shard = format!("{part}/{of}").parse().expect("a shard");
                let range = shard.of(40..40 + all);
                assert_eq!(range.start, next);
                assert!(range.end - range.start <= all.div_ceil(of));
                next = range.end;
            }
            assert_eq!(next, 40 + all);
        }
        for wrong in ["0/3", "4/3", "3", "1/0", "a/b", "1/1000001", "-1/3"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranges_join_in_any_order_but_not_if_they_overlap() {
        let mut numbers = Numbers::of(&(20..30));
        numbers.join(&Numbers::of(&(0..10))).expect("apart");
        assert_eq!((numbers.to_string().as_str(), numbers.count()), ("0 to 9, 20 to 29", 20));
        assert_eq!(numbers.join(&Numbers::of(&(29..31))), Err(29));
        assert!(!numbers.is_whole());
        numbers.join(&Numbers::of(&(10..20))).expect("between");
        assert_eq!(numbers, Numbers::of(&(0..30)));
        assert!(numbers.is_whole());
    }
}
