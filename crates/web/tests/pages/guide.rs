//! Tests the guide of the first game: explanations and proposed moves.

use std::collections::BTreeSet;

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat};
use elvaland_texts::Language;

use crate::kit::{Look, all, one, random_game, table, words};
use crate::markup::check;

#[test]
fn everything_is_explained_in_every_language_wherever_a_game_is() {
    let options = Nidavellir::default_options(2).expect("two players");
    for language in Language::ALL {
        let mut told = BTreeSet::new();
        random_game::<Nidavellir>(&options, 7, |state, _| {
            let proposal = state.legal_actions(Seat::S0).first().copied();
            let look = Look::new(state, Audience::Seat(Seat::S0)).in_language(language).guided(proposal);
            check(&look.html(), "a guided game");
            let page = look.page();
            told.extend(all(&page, "#guide > p").into_iter().map(words));
            let is_proposed = proposal.is_some() && !all(&page, "#guide").is_empty();
            assert_eq!(all(&page, "#guide .proposal").len(), usize::from(is_proposed));
        });
        assert!(told.len() >= 17, "{language}: {told:#?}");
    }
}

#[test]
fn without_a_guide_nothing_is_explained() {
    let state = table::<Nidavellir>("2p");
    assert!(all(&Look::new(&state, Audience::Seat(Seat::S0)).page(), "#guide").is_empty());
    let guided = Look::new(&state, Audience::Seat(Seat::S0)).guided(None).page();
    assert_eq!(words(one(&guided, "#guide .step")), "Step 1 of 17");
}
