//! Section 5: transforms, trades, and what the Treasure gives when a coin is not there.

use elvaland_rules::mechanics::{Event, QuestionKind};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, State, Turn};

use crate::kit::{Table, random_game, seat, table};

/// Seat 0 plays first and may take a +3.
const OFFERING: &str = "2p; taverns R3 W3 W4 / E5 E6 H / H M0 B; 0: coins 5/0/3/2 4; 1: coins 4/0/3/2 5";

/// Every coin above 14 is owned; seat 0 may transform a coin from hand by 5.
const RICH: &str = "3p; round 4; 0: coins 0 g14 g23 g24 g25; 1: coins 0 g15 g16 g17 g18; \
    2: coins 0 g19 g20 g21 g22; agenda transform.0.5 round";

/// Seat 1 plays first; seat 0 bid the 0 and has these coins in the pouch.
fn pouch(coins: &str) -> Table {
    table(&format!("2p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: coins 0/2/3/{coins}; 1: coins 5/0/4/2 3"))
        .play(1, "take W3")
}

#[test]
fn a_royal_offering_transforms_one_coin_wherever_it_lies_but_never_the_0() {
    let game = table(OFFERING).play(0, "take R3").asks(0, "transform");
    assert_eq!(game.choices(0), "transform 2 pouch, transform 3 tavern3, transform 4 pouch, transform 5 tavern1");
    game.refused(0, "transform 0 tavern2", "the trading coin 0 can never be given up").refused(
        0,
        "transform 4 tavern1",
        "there is no coin 4 at tavern1",
    );
}

#[test]
fn the_new_coin_lies_where_the_old_one_lay() {
    let after = |coin: &str| table(OFFERING).play(0, "take R3").play(0, coin).laid(0);
    assert_eq!(after("transform 5 tavern1"), "g8/0/3/2 4");
    assert_eq!(after("transform 3 tavern3"), "5/0/g6/2 4");
    assert_eq!(after("transform 2 pouch"), "5/0/3/4 g5");
}

#[test]
fn an_offering_of_age_2_adds_five() {
    let game = table("2p; age 2; round 4; taverns R5 W3 W4 / - / -; 0: coins 5/0/3/2 4; 1: coins 4/0/3/2 5")
        .play(0, "take R5")
        .play(0, "transform 5 tavern1");
    assert_eq!(game.coins(0), "0 2 3 4 g10");
}

#[test]
fn a_royal_offering_is_discarded_and_checks_no_line() {
    let game = table(
        "2p; age 2; round 4; taverns R5 H W4 / - / W3 M1 M2; \
         0: coins 5/0/3/2 4, army W9 H M0 B E5; 1: coins 4/0/2/3 5",
    );
    let game = game.play(0, "take R5").play(0, "transform 2 pouch").asks(1, "take");
    assert_eq!(game.ranks(0), [1; 5], "the offering stands in no column");
    game.play(1, "take H").play(0, "take W3").asks(0, "hero");
}

#[test]
fn a_base_coin_given_up_leaves_the_game() {
    let game = table(OFFERING);
    assert_eq!(game.treasure(7), 1);
    let game = game.play(0, "take R3").play(0, "transform 4 pouch");
    assert_eq!(game.coins(0), "0 2 3 5 g7");
    assert_eq!((game.treasure(7), game.state.table().treasure().coins().count()), (0, 27));
}

#[test]
fn a_treasure_coin_given_up_returns_to_the_treasure() {
    let game = table(
        "3p; round 4; 0: coins 0 2 3 4 g9; 1: coins 0 2 3 4 5; 2: coins 0 2 3 4 5; \
         agenda transform.0.5 transform.1.4 round",
    );
    assert_eq!((game.treasure(9), game.treasure(14)), (0, 2));
    let game = game.play(0, "transform g9 hand");
    assert_eq!((game.treasure(9), game.treasure(14)), (1, 1));
    assert_eq!(game.play(1, "transform 5 hand").coins(1), "0 2 3 4 g9", "the next one can take it");
}

#[test]
fn a_coin_that_is_not_available_is_replaced_by_the_next_higher_one() {
    let game = table("2p; round 4; 0: coins 0 2 3 4 5; 1: coins 0 2 3 g7 g8; agenda transform.0.3 round");
    assert_eq!(game.treasure(7), 0);
    let game = game.play(0, "transform 4 hand");
    assert_eq!(game.coins(0), "0 2 3 5 g8", "one 8 is left");

    let game = table("3p; round 4; 1: coins 0 2 g7 g8 g8; agenda transform.0.3 round").play(0, "transform 4 hand");
    assert_eq!(game.coins(0), "0 2 3 5 g9");
}

#[test]
fn with_none_above_the_highest_below_is_taken() {
    let game = table("2p; round 4; 0: coins 0 2 3 4 g24; 1: coins 0 2 3 4 g25; agenda transform.0.5 round");
    assert_eq!(game.play(0, "transform g24 hand").coins(0), "0 2 3 4 g23");
}

#[test]
fn the_25_can_only_fall() {
    let game = table("2p; round 4; 0: coins 0 2 3 4 g25; agenda transform.0.3 round").play(0, "transform g25 hand");
    assert_eq!(game.coins(0), "0 2 3 4 g24");
    assert_eq!(game.treasure(25), 1);
}

#[test]
fn nid_r2_a_second_copy_of_the_value_given_up_is_not_available() {
    let game = table(RICH);
    assert_eq!(game.treasure(14), 1, "the other 14 lies in the Treasure");
    let game = game.play(0, "transform g14 hand");
    assert_eq!(game.coins(0), "0 g13 g23 g24 g25");
    assert_eq!(game.treasure(14), 2);
}

#[test]
fn nid_r2_another_value_may_be_taken_even_if_it_is_lower() {
    assert_eq!(table(RICH).play(0, "transform g23 hand").coins(0), "0 g14 g14 g24 g25");
}

#[test]
fn who_bids_the_0_trades_the_higher_pouch_coin_for_the_sum() {
    let game = pouch("4 5").play(0, "take W4");
    assert_eq!(game.laid(0), "0/2/3/4 g9");
}

#[test]
fn the_trade_asks_nothing_and_comes_at_the_end_of_the_turn() {
    let game = pouch("4 5").asks(0, "take");
    assert_eq!(game.coins(0), "0 2 3 4 5", "not before the card is taken");
    let game = game.play(0, "take H").asks(0, "take");
    let told: Vec<&Event> = game.events().iter().filter(|event| matches!(event, Event::PouchShown(..))).collect();
    assert_eq!(told.len(), 1);
}

#[test]
fn heroes_are_recruited_before_the_trade() {
    let game =
        table("2p; age 2; round 4; taverns - / - / W3 H B; 0: coins 5/4/0/2 3, army H M0 B E5; 1: coins 0/3/5/2 4");
    let game = game.play(1, "take H").play(0, "take W3").play(0, "hero grid").asks(0, "transform");
    assert_eq!(game.coins(0), "0 2 3 4 5", "the trade waits");
    let game = game.play(0, "transform 2 pouch");
    assert_eq!(game.coins(0), "0 3 4 5 g12", "the 2 became a 9, and 9 + 3 = 12");
}

#[test]
fn only_the_coin_of_this_tavern_trades() {
    let game = table("2p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: coins 4/0/3/2 5; 1: coins 5/3/0/2 4")
        .play(1, "take W3")
        .play(0, "take W4")
        .asks(1, "take");
    assert_eq!(game.coins(0), "0 2 3 4 5");
    let game = game.play(1, "take E5").play(0, "take E6");
    assert_eq!(game.coins(0), "0 2 3 4 g7");
    assert_eq!(game.coins(1), "0 2 3 4 5");
}

#[test]
fn a_trade_takes_the_next_best_coin_when_the_sum_is_not_there() {
    let above = table("2p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: coins 0/2/3/4 5; 1: coins g9/0/4/2 3");
    assert_eq!(above.play(1, "take W3").play(0, "take W4").coins(0), "0 2 3 4 g10", "the only 9 is taken");
    assert_eq!(pouch("g12 g25").play(0, "take W4").coins(0), "0 2 3 g12 g24", "nothing above 37: the 25 falls");
}

#[test]
fn a_trade_is_compulsory_even_if_it_lowers_the_coin() {
    let game = table(
        "3p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: coins 0/g14/g23/g24 g25; 1: coins g15/g16/g17/0 g18; \
         2: coins g19/g20/g21/0 g22",
    );
    let game = game.play(2, "take W3").play(1, "take W4").play(0, "take H");
    assert_eq!(game.coins(0), "0 g14 g14 g23 g24");
}

#[test]
fn nid_r3_of_two_equal_coins_the_base_coin_is_given_up() {
    let game = pouch("5 g5").play(0, "take W4");
    assert_eq!(game.laid(0), "0/2/3/g5 g10");
    assert_eq!(game.treasure(5), 1, "the Treasure coin stays with the player");
}

#[test]
fn the_special_3_trades_and_can_never_be_transformed() {
    let game = table("2p; age 2; round 4; taverns R5 W4 H / - / -; 0: coins s3/2/3/4 5; 1: coins 2/0/3/4 5");
    let game = game.play(0, "take R5");
    assert_eq!(game.choices(0), "transform 2 tavern2, transform 3 tavern3, transform 4 pouch, transform 5 pouch");
    let game = game.refused(0, "transform s3 tavern1", "the trading coin s3 can never be given up");
    assert_eq!(game.play(0, "transform 4 pouch").laid(0), "s3/2/3/5 g14", "the 4 became a 9, then 9 + 5 = 14");
}

#[test]
fn the_special_3_ties_with_another_3() {
    let game =
        table("2p; age 2; round 4; taverns W3 W4 H / - / -; 0: gem 4, coins s3/2/3/4 5; 1: gem 5, coins 3/0/2/4 5");
    assert_eq!(game.asks(1, "take").play(1, "take W3").play(0, "take W4").gems(), [5, 4]);
}

#[test]
fn nid_r4_every_player_owns_a_coin_that_may_be_transformed() {
    for coins in ["0 s3 2 3 4", "2 3 4 5 g6"] {
        let error = format!("nidavellir 2p; 0: coins {coins}").parse::<State<Nidavellir>>().unwrap_err();
        assert_eq!(error.to_string(), "position, `0: coins`: exactly one of the five coins trades (0 or s3)");
    }
    let mut asked = 0;
    for seed in 0..40 {
        random_game(2 + seed as usize % 4, seed, |state| match state.turn() {
            Turn::Decide(seats) if state.table().question() == Some(QuestionKind::Transform) => {
                let player = seats.first().expect("a decision has a seat");
                let owned = state.purse(player).coins();
                assert_eq!(owned.iter().filter(|coin| !coin.trades()).count(), 4);
                assert!(!state.legal_actions(player).is_empty());
                asked += 1;
            }
            _ => {}
        });
    }
    assert!(asked > 100, "{asked} transforms were seen");
}

#[test]
fn nid_r11_a_hidden_coin_that_was_transformed_stays_known_where_it_lies() {
    let game = table(OFFERING).play(0, "take R3");
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/?/? ?");
    let game = game.play(0, "transform 3 tavern3");
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/g6/? ?");
    assert_eq!(game.seen(Audience::Seat(seat(1)), 0), "5/?/g6/? ?");
    assert_eq!(game.seen(Audience::Seat(seat(0)), 0), "5/(0)/g6/(2) (4)");
}

#[test]
fn nid_r11_of_a_pouch_only_the_coin_that_was_seen_is_known() {
    let game = table(OFFERING).play(0, "take R3").play(0, "transform 2 pouch");
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/?/g5 ?");
}

#[test]
fn nid_r11_a_pouch_shown_for_a_trade_stays_known() {
    let game = pouch("4 5").play(0, "take W4");
    assert_eq!(game.seen(Audience::Spectator, 0), "0/2/?/4 g9");
}

#[test]
fn nid_r11_what_was_seen_is_forgotten_when_the_coins_come_back() {
    let game = table("2p; round 3; taverns - / - / R3 W3 W4; 0: coins 3/0/5/2 4; 1: coins 0/3/4/2 5")
        .play(0, "take R3")
        .play(0, "transform 2 pouch")
        .play(1, "take W3")
        .deal("H B H / E5 M0 B / H H B");
    assert_eq!(game.seen(Audience::Spectator, 0), "-/-/-/-/0 3 4 5 g5", "coins in hand are known to all");
    let game = game.play(0, "bid g5 0 3");
    assert_eq!(game.seen(Audience::Spectator, 0), "?/?/?/? ?");
}

#[test]
fn a_transform_of_another_coin_leaves_the_trade_as_it_is() {
    let game = table("2p; taverns R3 W3 W4 / E5 E6 H / H M0 B; 0: coins 0/2/3/4 5; 1: coins 2/0/3/4 5")
        .play(1, "take W3")
        .play(0, "take R3")
        .play(0, "transform 3 tavern3");
    assert_eq!(game.laid(0), "0/2/g6/4 g9");
}
