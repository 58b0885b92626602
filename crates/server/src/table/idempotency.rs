//! Idempotency keys of recent requests, with their answers.

use std::collections::VecDeque;

use elvaland_rules::{BySeat, Seat};

/// The latest idempotency keys of each player with the answers: a repeated request gets the same answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnsweredKeys(BySeat<VecDeque<(Box<str>, u64)>>);

/// The number of keys kept per player.
pub(super) const KEPT: usize = 32;

impl AnsweredKeys {
    /// Returns the answer to an earlier request with this key.
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
