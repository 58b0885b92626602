//! Idempotency keys of recent requests, with their answers.

use std::collections::VecDeque;

use elvaland_rules::{BySeat, Seat};

/// The receipts of the latest requests of each player: a request that comes again gets the same answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnsweredKeys(BySeat<VecDeque<(Box<str>, u64)>>);

/// How many are kept of a player; a client that repeats a request does it soon.
pub(super) const KEPT: usize = 32;

impl AnsweredKeys {
    /// What a request was answered.
    pub(crate) fn find(&self, seat: Seat, key: &str) -> Option<u64> {
        self.0[seat].iter().find(|(known, _)| **known == *key).map(|&(_, answer)| answer)
    }

    pub(crate) fn keep(&mut self, seat: Seat, key: &str, answer: u64) {
        let own = &mut self.0[seat];
        if own.len() == KEPT {
            own.pop_front();
        }
        own.push_back((key.into(), answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idempotency_keys_are_kept_per_seat() {
        let mut receipts = AnsweredKeys::default();
        receipts.keep(Seat::S0, "mine", 1);
        (0..=KEPT).for_each(|number| receipts.keep(Seat::S1, &number.to_string(), 2));
        assert_eq!(receipts.find(Seat::S0, "mine"), Some(1));
        assert_eq!(receipts.find(Seat::S1, "mine"), None);
        assert_eq!((receipts.find(Seat::S1, "0"), receipts.find(Seat::S1, "1")), (None, Some(2)));
    }
}
