//! Section 6: the five distinctions of the troop evaluation.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::{Age, Draw, Event, OfferView};
use elvaland_rules::nidavellir::{Distinction, class};

use crate::kit::{Table, seat, table};

/// The end of age 1 with these two armies.
fn evaluation(one: &str, other: &str) -> Table {
    table(&format!("2p; round 4; 0: gem 4, army {one}; 1: gem 5, army {other}; agenda round"))
}

#[test]
fn nid_r14_warriors_hunters_miners_blacksmiths_explorers_in_every_edition() {
    for edition in ["", "german"] {
        check_order(edition);
    }
}

fn check_order(edition: &str) {
    let classes = [class::WARRIOR, class::HUNTER, class::MINER, class::BLACKSMITH, class::EXPLORER];
    assert_eq!(Distinction::ALL.map(Distinction::class), classes);
    let game = table(&format!(
        "2p {edition}; round 4; taverns - / - / W3 H B; 0: coins 5/4/3/0 2, army W4 W5 H H M0 M0 B B E5 E6 skaa astrid; \
         1: coins 4/3/5/0 2"
    ));
    let game = game.play(1, "take B").play(0, "take W3").play(0, "transform 5 hand").offer("W3 H R5");
    let heard: Vec<_> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Evaluated(class, winner) => Some((*class, winner.map(|seat| seat.index()))),
            _ => None,
        })
        .collect();
    assert_eq!(heard, classes.map(|class| (class, Some(0))));
}

#[test]
fn the_kings_hand_transforms_a_coin_by_five() {
    let game = evaluation("W3 W4", "W9").asks(0, "transform");
    assert_eq!(game.play(0, "transform 4 hand").coins(0), "0 2 3 5 g9");
}

#[test]
fn ranks_decide_a_majority_not_points() {
    evaluation("W3 W4", "W9").asks(0, "transform");
    evaluation("kraal", "W9").asks(0, "transform");
    evaluation("tarah", "W3 W4").asks(1, "transform");
}

#[test]
fn a_tie_gives_the_distinction_to_nobody_and_gems_do_not_break_it() {
    let game = evaluation("W3 H M0 B E5", "W9 H M2 B E9").awaits("chance: burn");
    assert_eq!((game.coins(0), game.coins(1)), ("0 2 3 4 5".to_owned(), "0 2 3 4 5".to_owned()));
    assert_eq!(game.gems(), [4, 5]);
    assert_eq!((game.ranks(0), game.ranks(1)), ([1; 5], [1; 5]));
}

#[test]
fn a_tie_at_zero_gives_it_to_nobody() {
    let game = table("3p; round 4; agenda round").awaits("chance: burn");
    assert_eq!(game.gems(), [3, 4, 5]);
}

#[test]
fn a_tie_of_the_best_does_not_help_the_third() {
    let game = table("3p; round 4; 0: army M0 M1; 1: army M2 M2; 2: army M0; agenda round").awaits("chance: burn");
    assert_eq!(game.gems(), [3, 4, 5]);
}

#[test]
fn the_hunting_master_swaps_the_0_for_the_special_3() {
    let game = evaluation("H", "").awaits("chance: burn");
    assert_eq!((game.coins(0).as_str(), game.coins(1).as_str()), ("2 3 s3 4 5", "0 2 3 4 5"));
    assert_eq!(game.part(0, "coins"), 17);
}

#[test]
fn the_crown_jeweler_takes_gem_6_and_the_old_gem_leaves_play() {
    let game = evaluation("M0", "");
    assert_eq!(game.gems(), [6, 5]);
    assert_eq!(game.part(0, "gem"), 3);
}

#[test]
fn gem_6_wins_every_tie_and_is_never_swapped() {
    let game = table(
        "3p; age 2; round 4; taverns W3 W4 H / - / -; 0: gem 6, coins 4/5/3/0 2; 1: gem 5, coins 4/3/5/0 2; \
         2: gem 4, coins 4/3/5/0 2",
    );
    let game = game.asks(0, "take").play(0, "take W3").asks(1, "take").play(1, "take W4").play(2, "take H");
    assert_eq!(game.gem(0), 6);
    let pair =
        table("2p; age 2; round 4; taverns W3 W4 H / - / -; 0: gem 4, coins 4/5/3/0 2; 1: gem 6, coins 4/3/5/0 2");
    assert_eq!(pair.asks(1, "take").play(1, "take W3").play(0, "take W4").gems(), [4, 6]);
}

#[test]
fn the_great_armorer_places_the_special_blacksmith_of_two_ranks() {
    let game = evaluation("B", "").awaits("chance: burn");
    assert_eq!((game.column(0, "blacksmith").as_str(), game.ranks(0)), ("B B2", [0, 0, 0, 3, 0]));
}

#[test]
fn the_special_blacksmith_can_complete_lines() {
    let game = evaluation("W3 W4 H H M0 M0 B E5 E6 skaa", "W5 W6 H H M1 M1 E7 E8");
    let game = game.asks(0, "hero").play(0, "hero grid").play(0, "transform 2 hand").awaits("chance: burn");
    assert_eq!(game.coins(0), "0 3 4 5 g9");
}

#[test]
fn each_majority_is_counted_when_its_turn_comes() {
    // The Blacksmith's line brings Idunn, whose rank wins the Explorers.
    let game = evaluation("W3 W4 H H M0 M0 B E5 E6 skaa", "W5 W6 H H M1 M1 E7 E8");
    game.clone().play(0, "hero idunn").awaits("chance: offer");
    game.play(0, "hero astrid").awaits("chance: burn");
}

#[test]
fn a_hero_of_the_evaluation_changes_no_distinction_already_given() {
    let game = evaluation("W3 W4 H H M0 M0 B E5 E6 skaa", "W5 W6 H H M1 M1 E7 E8");
    let game = game.play(0, "hero aral").awaits("chance: burn");
    assert_eq!(game.coins(0), "0 2 3 4 5", "the Hunters were counted before");
}

#[test]
fn the_pioneer_keeps_one_of_three_cards_of_the_second_deck() {
    let game = evaluation("E5", "").awaits("chance: offer").offer("W9 H R5").asks(0, "keep");
    assert_eq!(game.choices(0), "keep W9, keep H, keep R5");
    let game = game.refused(0, "keep B", "B is not among the cards shown").play(0, "keep W9").awaits("chance: deal");
    assert_eq!(game.column(0, "warrior"), "W9");
}

#[test]
fn the_other_two_cards_go_back_into_the_deck() {
    let game = evaluation("E5", "").offer("W9 H R5");
    assert_eq!(["W9", "H", "R5"].map(|card| game.in_deck(Age::Second, card)), [0, 5, 1]);
    let game = game.play(0, "keep W9");
    assert_eq!(["W9", "H", "R5"].map(|card| game.in_deck(Age::Second, card)), [0, 6, 2]);
    assert_eq!(game.state.deck(Age::Second).len(), 36, "exactly the cards of four rounds");
}

#[test]
fn an_offer_is_three_cards_of_the_second_deck() {
    let game = evaluation("E5", "");
    let two = Draw::Offer(game.cards("W9 H"));
    let first_age = Draw::Offer(game.cards("W9 H R3"));
    game.refused_draw(two, "3 cards are expected, not 2").refused_draw(first_age, "the deck has no R3 left");
}

#[test]
fn the_pioneers_dwarf_can_complete_a_line() {
    let game = evaluation("W3 M0 B E5 E6 H", "W4 M1 B E7 H").offer("W9 H R5").play(0, "keep H").asks(0, "hero");
    game.play(0, "hero skaa").awaits("chance: deal");
}

#[test]
fn the_pioneers_royal_offering_transforms_a_coin_from_hand() {
    let game = evaluation("E5", "").offer("W9 H R5").play(0, "keep R5").asks(0, "transform");
    assert_eq!(game.choices(0), "transform 2 hand, transform 3 hand, transform 4 hand, transform 5 hand");
    let game = game.play(0, "transform 5 hand").awaits("chance: deal");
    assert_eq!(game.coins(0), "0 2 3 4 g10");
    assert_eq!(game.in_deck(Age::Second, "R5"), 1, "it is spent");
}

#[test]
fn the_three_cards_are_seen_by_the_pioneer_alone() {
    let game = evaluation("E5", "").offer("W9 H R5");
    let offer = |audience| game.state.view(audience).offer();
    assert_eq!(offer(Audience::Seat(seat(0))), OfferView::Seen(game.cards("W9 H R5")));
    assert_eq!(offer(Audience::Seat(seat(1))), OfferView::Unseen(3));
    assert_eq!(offer(Audience::Spectator), OfferView::Unseen(3));
    let game = game.play(0, "keep H");
    assert!(game.events().contains(&Event::Kept(seat(0), game.card("H"))), "the kept card is public");
}

#[test]
fn nid_r9_without_a_pioneer_a_card_of_the_second_deck_is_discarded_face_up() {
    let game = evaluation("", "").awaits("chance: burn");
    let unseen = Draw::Burn(None);
    let game = game.refused_draw(unseen, "1 cards are expected, not 0").burn(Some("R5")).awaits("chance: deal");
    assert_eq!((game.in_deck(Age::Second, "R5"), game.state.deck(Age::Second).len()), (1, 36));
    assert!(game.events().contains(&Event::Burned(Some(game.card("R5")))), "everybody sees it");
}

#[test]
fn nid_r9_in_the_german_edition_nobody_sees_the_card() {
    let game = table("2p german; round 4; agenda round").awaits("chance: burn");
    let seen = Draw::Burn(Some(game.card("R5")));
    let game = game.refused_draw(seen, "0 cards are expected, not 1").burn(None).awaits("chance: deal");
    assert_eq!(game.state.deck(Age::Second).len(), 37, "nobody can tell it from those to come");
    assert!(game.events().contains(&Event::Burned(None)));
}

#[test]
fn nid_r9_a_tie_of_explorers_makes_no_pioneer() {
    evaluation("E5", "E6").awaits("chance: burn");
}
