//! Section 4: Svara looks at five cards of the second deck and keeps one.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::{Age, Draw, Event};

use crate::kit::{Table, random_game, seat, table};

/// Seat 0 recruits Svara in this position; `S` completes its line.
fn svara(text: &str) -> Table {
    table(text).play(0, "take S").play(0, "hero svara").awaits("chance: offer")
}

const ERA_1: &str = "2p; round 2; taverns S T2 E9 / S T4 E10 / S T3 E8; \
    0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2";

/// In the third round of era 2; the army comes last.
fn in_era_2(coins: &str, army: &str) -> String {
    format!(
        "3p; age 2; round 3; taverns S T2 E9 / S T4 E10 / S T3 E8; \
         1: coins 4/3/5/0 2; 2: coins 3/4/5/0 2; 0: coins {coins}, army {army}"
    )
}

#[test]
fn in_era_1_she_looks_at_five_cards_of_the_second_deck() {
    let game = svara(ERA_1);
    assert_eq!(game.state.deck(Age::Second).len(), 37);
    let few = Draw::Offer(game.cards("S T4 E9 C8"));
    let of_era_1 = Draw::Offer(game.cards("S T4 E9 C8 F0.fire+m"));
    let game = game
        .refused_draw(few, "5 cards are expected, not 4")
        .refused_draw(of_era_1, "the deck has no F0.fire+m left")
        .offer("S T4 E9 C8 F0.stone+m")
        .asks(0, "keep");
    assert_eq!(game.choices(0), "keep S, keep T4, keep E9, keep F0.stone+m, keep C8");
}

#[test]
fn the_others_are_shuffled_back() {
    let game = svara(ERA_1).offer("S T4 E9 C8 F0.stone+m").play(0, "keep F0.stone+m").asks(1, "take");
    assert_eq!(game.column(0, "forge"), "F2.stone F0.stone+m");
    assert_eq!((game.state.deck(Age::Second).len(), game.in_deck(Age::Second, "F0.stone+m")), (36, 0));
    assert_eq!(["T4", "E9", "C8"].map(|card| game.in_deck(Age::Second, card)), [1; 3]);
}

#[test]
fn only_cards_that_were_shown_can_be_kept() {
    svara(ERA_1)
        .offer("S T4 E9 C8 F0.stone+m")
        .refused(0, "keep E10", "E10 is not among the cards shown")
        .refused(0, "take T4", "the choice now is `keep`")
        .refused(1, "keep T4", "seat 1 is not asked now");
}

#[test]
fn equal_cards_shown_are_one_choice() {
    let game = svara(ERA_1).offer("S S S T4 S+m");
    assert_eq!(game.options(0).len(), 3);
}

#[test]
fn in_era_2_she_looks_at_five_cards_of_what_is_left() {
    let text = in_era_2("5/4/3/0 2", "T1+o E5+m F2.stone C5");
    let game = table(&text);
    let before = game.state.deck(Age::Second).len();
    assert!(before >= 10);
    let game = svara(&text).offer("S T1+m E8+m C8 F0.stone+m").play(0, "keep C8");
    assert_eq!(game.state.deck(Age::Second).len(), before - 1);
}

#[test]
fn in_the_last_round_she_takes_the_one_card_left() {
    let text = "2p; age 2; round 4; taverns S T2 E9 / S T4 E10 / S T3 E8; deck2 C8; \
        0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2";
    let game = svara(text);
    let two = Draw::Offer(game.cards("C8 S"));
    let game = game.refused_draw(two, "1 cards are expected, not 2").offer("C8").asks(0, "keep");
    assert_eq!(game.choices(0), "keep C8");
    let game = game.play(0, "keep C8").asks(1, "take");
    assert_eq!((game.column(0, "talion").as_str(), game.state.deck(Age::Second).len()), ("C5 C8", 0));
    assert_eq!(game.laid(0), "g6/4/3/0 2", "its effect applies");
}

#[test]
fn the_last_round_ends_with_no_card_if_she_took_it() {
    let text = "2p; age 2; round 4; taverns - / - / S T3 E8; deck2 C8; \
        0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/5/2/0 3";
    let game = svara(text).offer("C8").play(0, "keep C8").play(1, "take T3").awaits("over");
    assert_eq!(game.state.deck(Age::Second).len(), 0);
}

#[test]
fn a_game_ends_with_one_card_or_with_none_if_svara_was_recruited() {
    let mut with_her = 0;
    for seed in 0..40 {
        let game = random_game(2 + seed as usize % 4, seed, |_| ());
        let taken = !game.state.table().heroes_left().contains(elvaland_rules::nains::Cognar::Svara.id());
        with_her += usize::from(taken);
        assert_eq!(game.state.deck(Age::Second).len(), usize::from(!taken));
        assert_eq!(game.state.deck(Age::First).len(), 0);
    }
    assert!(with_her > 0 && with_her < 40, "{with_her}");
}

#[test]
fn only_her_owner_sees_the_cards() {
    let game = svara(ERA_1).offer("S T4 E9 C8 F0.stone+m");
    let cards = game.cards("S T4 E9 C8 F0.stone+m");
    let told =
        |audience| game.events().iter().any(|event| event.for_audience(audience) == Event::Offered(seat(0), cards));
    assert!(told(Audience::Seat(seat(0))));
    assert!(!told(Audience::Seat(seat(1))) && !told(Audience::Spectator));
    let kept = Event::Kept(seat(0), game.card("T4"));
    let game = game.play(0, "keep T4");
    assert!(
        game.events().iter().any(|event| event.for_audience(Audience::Spectator) == kept),
        "everybody sees the kept one"
    );
}

#[test]
fn a_kept_errant_may_be_covered() {
    let game = svara(&in_era_2("5/4/3/0 2", "T1+o E8 F2.stone C5")).offer("S T1+m E8+m C8 F0.stone+m");
    let game = game.play(0, "keep E8+m").asks(1, "take");
    assert_eq!((game.part(0, "errants"), game.ranks(0)), (8, [2, 1, 2, 1, 1]));
}

#[test]
fn nai_r6_a_kept_talion_dwarf_improves_the_coin_of_the_current_tavern() {
    let game = svara(&in_era_2("5/4/3/0 2", "T1+o E5+m F2.stone C5")).offer("S T1+m E8+m C8 F0.stone+m");
    assert_eq!(game.play(0, "keep C8").asks(1, "take").laid(0), "g6/4/3/0 2");
}

#[test]
fn nai_r6_after_a_talion_dwarf_the_coin_is_improved_again() {
    let text = in_era_2("5/4/3/0 2", "S T1+o E5+m F2.stone").replace("taverns S T2 E9", "taverns C5 T2 E9");
    let game = table(&text).play(0, "take C5").play(0, "hero svara").offer("S T1+m E8+m C8 F0.stone+m");
    assert_eq!(game.play(0, "keep C8").laid(0), "g7/4/3/0 2", "the coin now lying there, a 6, becomes a 7");
}

#[test]
fn nai_r6_with_the_0_a_pouch_coin_is_improved_before_the_trade() {
    let text = in_era_2("0/4/3/2 5", "T1+o E5+m F2.stone C5");
    let game = table(&text).play(1, "take T2").play(2, "take E9").play(0, "take S").play(0, "hero svara");
    let game = game.offer("S T1+m E8+m C8 F0.stone+m").play(0, "keep C8").asks(0, "improve");
    assert_eq!(game.choices(0), "improve 2, improve 5");
    assert_eq!(game.play(0, "improve 5").laid(0), "0/4/3/2 g8");
}

#[test]
fn nai_r6_also_after_kardum_replaced_the_0() {
    let text = in_era_2("0/4/3/2 5", "T1+o T2+m T3 E5+m E8 E10 F2.stone F3.fire F4.iron C5 C6 C7");
    let game = table(&text).play(1, "take T2").play(2, "take E9").play(0, "take S").play(0, "hero volgrir");
    let game = game.play(0, "hero kardum").asks(0, "hero");
    assert_eq!(game.laid(0), "s3/4/3/2 5");
    let game = game.play(0, "hero svara").offer("S T1+m E8+m C8 F0.stone+m").play(0, "keep C8").asks(0, "improve");
    assert_eq!(game.play(0, "improve 2").laid(0), "s3/4/3/g5 g10", "5 and 5 make 10, the base coin is given up");
}

#[test]
fn nai_r6_the_line_check_comes_after_the_kept_dwarfs_effect() {
    let text = in_era_2("0/4/3/2 5", "T1+o T2+m E5+m E8 F2.stone F3.fire C5");
    let game = table(&text).play(1, "take T2").play(2, "take E9").play(0, "take S").play(0, "hero svara");
    let game = game.offer("S T1+m E8+m C8 F0.stone+m").play(0, "keep C8").asks(0, "improve");
    let game = game.play(0, "improve 5").asks(0, "hero");
    assert_eq!(game.laid(0), "0/4/3/2 g6", "the trade waits for the Cognars");
    assert_eq!(game.play(0, "hero gurdan").laid(0), "0/4/3/2 g8");
}

#[test]
fn a_kept_dwarf_may_complete_a_line() {
    let text = in_era_2("5/4/3/0 2", "T1+o T2+m E5+m F2.stone F3.fire C5 C6");
    let game = svara(&text).offer("S T1+m E8+m C8 F0.stone+m").play(0, "keep E8+m").asks(0, "hero");
    assert_eq!(game.ranks(0), [2; 5]);
    game.play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn a_line_of_her_own_rank_is_rewarded_after_the_kept_dwarf() {
    let text = in_era_2("5/4/3/0 2", "T1+o T2+m E5+m E8 F2.stone F3.fire C5 C6");
    let game = svara(&text).offer("S T1+m E8+m C8 F0.stone+m").asks(0, "keep").play(0, "keep T1+m").asks(0, "hero");
    game.play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn with_two_players_her_kept_dwarf_causes_no_second_discard() {
    let text = "2p; age 2; round 3; taverns - / S T2 E9 / S T3 E8; \
        0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2";
    let game =
        table(text).play(0, "take S").play(0, "drop T2").play(0, "hero svara").offer("S T1+m E8+m C8 F0.stone+m");
    let game = game.play(0, "keep C8").asks(1, "take");
    assert_eq!((game.tavern(2).as_str(), game.laid(0).as_str()), ("E9", "5/g5/3/0 2"));
}
