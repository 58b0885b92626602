//! The types that a search copies at every node stay small.

use std::mem::size_of;

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Action, State};

#[test]
fn a_state_is_at_most_512_bytes() {
    let sizes = [size_of::<State<Nidavellir>>(), size_of::<State<Nains>>()];
    assert!(sizes.iter().all(|&size| size <= 512), "{sizes:?}");
}

#[test]
fn an_action_is_at_most_8_bytes() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}
