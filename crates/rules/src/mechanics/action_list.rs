//! The legal actions of a decision, in a list without heap.

use std::fmt;
use std::iter::Take;
use std::ops::Deref;

use super::{Action, BIDS, Coin};

/// The most legal actions a decision has: the bids of five different coins.
pub const MAX_ACTIONS: usize = BIDS.len();

/// The legal actions of a decision, sorted and without duplicates: a slice that is stored in place.
///
/// ```
/// # use elvaland_rules::{Rules, Seat, dealer::Dealer, nidavellir::{Nidavellir, Options}};
/// let mut dealer = Dealer::new(1);
/// let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
/// game.settle_chance(dealer.rng());
/// let bids = game.legal_actions(Seat::S0);
/// assert_eq!((bids.len(), bids.contains(&bids[7])), (60, true));
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
#[derive(Clone)]
pub struct ActionList {
    actions: [Action; MAX_ACTIONS],
    len: u8,
}

impl ActionList {
    /// Sorts these actions, at most [`MAX_ACTIONS`], into a list.
    pub(super) fn sorted(actions: impl Iterator<Item = Action>) -> ActionList {
        let mut list = ActionList::default();
        for action in actions {
            let end = list.actions.get_mut(usize::from(list.len));
            debug_assert!(end.is_some(), "a decision has at most {MAX_ACTIONS} actions");
            if let Some(end) = end {
                *end = action;
                list.len += 1;
            }
        }
        list.actions[..usize::from(list.len)].sort_unstable();
        list
    }

    /// Returns the actions as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.actions[..usize::from(self.len).min(MAX_ACTIONS)]
    }
}

impl Default for ActionList {
    /// Creates an empty list.
    fn default() -> ActionList {
        ActionList { actions: [Action::Coin(Coin::ZERO); MAX_ACTIONS], len: 0 }
    }
}

impl Deref for ActionList {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        self.as_slice()
    }
}

impl PartialEq for ActionList {
    fn eq(&self, other: &ActionList) -> bool {
        **self == **other
    }
}

impl Eq for ActionList {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = Take<std::array::IntoIter<Action, MAX_ACTIONS>>;

    fn into_iter(self) -> Self::IntoIter {
        self.actions.into_iter().take(self.len.into())
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
