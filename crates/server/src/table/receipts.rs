//! Which requests were answered already, and how.

use std::collections::VecDeque;

use elvaland_rules::Seat;

/// The receipts of the latest requests of a table: a request that comes again gets the same answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Receipts(VecDeque<(Seat, Box<str>, u64)>);

/// How many are kept; a client that repeats a request does it soon.
const KEPT: usize = 32;

impl Receipts {
    /// What a request was answered.
    pub(crate) fn find(&self, seat: Seat, key: &str) -> Option<u64> {
        self.0.iter().find(|(owner, known, _)| *owner == seat && **known == *key).map(|&(.., answer)| answer)
    }

    pub(crate) fn keep(&mut self, seat: Seat, key: &str, answer: u64) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((seat, key.into(), answer));
    }
}
