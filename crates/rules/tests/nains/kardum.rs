//! Section 4: Kardum's special 3 takes the place of the 0.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::{Event, Place, Tavern};

use crate::kit::{coin, seat, table, turn};

const ONE_SHORT: &str = "T1+o E5+m F2.stone C5";

#[test]
fn nai_r8_on_the_current_tavern_the_trade_still_happens_this_turn() {
    let game = table(
        "2p; age 2; round 4; taverns S T2 E9 / - / -; 0: coins 0/4/3/2 5, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2",
    );
    let game = game.play(1, "take T2").play(0, "take S").play(0, "hero kardum");
    assert_eq!(game.coins(0), "2 3 s3 4 g7");
    let special =
        Event::Exchanged { seat: seat(0), given: coin("0"), taken: coin("s3"), at: Place::Tavern(Tavern::First) };
    let told = |event: &Event| game.events().iter().position(|other| other == event).expect("it was told");
    assert!(told(&special) < told(&Event::PouchShown(seat(0), [coin("2"), coin("5")])));
}

#[test]
fn nai_r8_order_and_ties_of_the_current_tavern_stay() {
    let game = table(
        "3p; age 2; round 3; taverns S T2 E9 / S T4 E10 / S T3 E8; \
         0: gem 5, coins 0/4/3/2 5, army T1+o E5+m F2.stone C5; 1: gem 4, coins 0/3/5/4 2; 2: gem 3, coins 3/5/4/0 2",
    );
    let game = game.play(2, "take T2").play(0, "take S").play(0, "hero kardum").asks(1, "take").play(1, "take E9");
    assert_eq!(game.laid(0), "s3/4/3/2 g7");
    assert_eq!(game.gems(), [4, 5, 3], "the two 0s swap; the 3 does not tie with the special 3");
}

#[test]
fn nai_r8_on_a_later_tavern_it_bids_3_and_trades() {
    let game = table(
        "3p; age 2; round 3; taverns S T2 E9 / S T4 E10 / S T3 E8; \
         0: gem 3, coins 5/0/3/2 4, army T1+o E5+m F2.stone C5; 1: gem 4, coins 4/2/5/0 3; 2: gem 5, coins 3/4/5/0 2",
    );
    let game = game.play(0, "take S").play(0, "hero kardum");
    assert_eq!(game.laid(0), "5/s3/3/2 4");
    let game = game.play(1, "take T2").play(2, "take E9");
    let game = game.play(2, "take T4").asks(0, "take").play(0, "take E10").asks(1, "take");
    assert_eq!(game.laid(0), "5/s3/3/2 g6", "it plays before the 2, and trades");
}

#[test]
fn nai_r8_on_a_later_tavern_it_ties_with_a_3() {
    let game = table(
        "3p; age 2; round 3; taverns S T2 E9 / S T4 E10 / S T3 E8; \
         0: gem 5, coins 5/0/3/2 4, army T1+o E5+m F2.stone C5; 1: gem 4, coins 4/3/5/0 2; 2: gem 3, coins 3/0/5/2 4",
    );
    let game = game.play(0, "take S").play(0, "hero kardum").play(1, "take T2").play(2, "take E9");
    let game = game.asks(0, "take").play(0, "take S").play(1, "take T4").play(2, "take E10");
    assert_eq!(game.gems(), [4, 5, 3]);
}

#[test]
fn nai_r8_on_the_third_tavern_it_trades_there() {
    let game = table(
        "2p; age 2; round 4; taverns S T2 E9 / - / S T3 E8; 0: coins 5/4/0/2 3, army T1+o E5+m F2.stone C5; \
         1: coins 4/3/2/0 5",
    );
    let game = game.play(0, "take S").play(0, "hero kardum").play(1, "take T2").asks(0, "take");
    assert_eq!(game.play(0, "take T3").laid(0), "5/4/s3/2 g5");
}

#[test]
fn nai_r8_on_a_resolved_tavern_it_causes_no_second_trade() {
    let game = table(
        "3p; age 2; round 3; taverns - / S T4 E10 / S T3 E8; \
         0: coins 0/5/3/2 4, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2; 2: coins 3/4/2/0 5",
    );
    let game = game.play(0, "take S").play(0, "hero kardum").asks(2, "take");
    assert_eq!(game.laid(0), "s3/5/3/2 4");
    let game = game.play(2, "take T4").play(1, "take E10");
    let game = game.play(1, "take S").play(0, "take E8").play(2, "take T3");
    assert_eq!(game.coins(0), "2 3 s3 4 5");
}

#[test]
fn nai_r8_in_the_pouch_it_waits_for_the_next_round() {
    let game = turn(ONE_SHORT, "S T2 E9").play(0, "take S").play(0, "hero kardum").asks(1, "take");
    assert_eq!(game.laid(0), "5/4/3/2 s3");
}

#[test]
fn nai_r8_replacing_the_0_shows_where_it_lay() {
    let seen = |coins: &str| {
        let game = table(&format!(
            "2p; age 2; round 3; taverns S T2 E9 / - / S T3 E8; 0: coins {coins}, army {ONE_SHORT}; 1: coins 4/3/2/0 5",
        ));
        let game = game.play(0, "take S").play(0, "hero kardum");
        assert_eq!(game.seen(Audience::Seat(seat(1)), 0), game.seen(Audience::Spectator, 0));
        game.seen(Audience::Spectator, 0)
    };
    assert_eq!(seen("5/0/3/2 4"), "5/s3/?/? ?");
    assert_eq!(seen("5/4/0/2 3"), "5/?/s3/? ?");
    let pouch = seen("5/4/3/0 2");
    assert!(pouch == "5/?/?/? s3" || pouch == "5/?/?/s3 ?", "{pouch}");
}

#[test]
fn nai_r8_it_is_hidden_again_once_the_coins_came_back() {
    let game = table(
        "2p; age 2; round 3; taverns - / - / S T2 E9; 0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/5/2/0 3",
    );
    let game = game.play(0, "take S").play(0, "hero kardum").play(1, "take T2").awaits("chance: deal");
    let game = game.deal("S S T1+m / T3 T4 E8 / E6+m C3+m C8").play(0, "bid s3 2 3");
    assert_eq!(game.seen(Audience::Spectator, 0), "?/?/?/? ?");
    assert_eq!(game.seen(Audience::Seat(seat(0)), 0), "(s3)/(2)/(3)/(4) (5)");
}

#[test]
fn the_0_leaves_the_game_for_good() {
    let game = turn(ONE_SHORT, "S T2 E9").play(0, "take S").play(0, "hero kardum");
    assert_eq!(game.part(0, "coins"), 17);
    game.play(1, "take T2").awaits("over");
}

#[test]
fn the_special_3_trades_every_round() {
    let game =
        table("2p; age 2; round 4; taverns S T2 E9 / - / -; 0: coins s3/4/3/2 5, army kardum; 1: coins 2/3/5/0 4");
    let game = game.play(0, "take S");
    assert_eq!(game.laid(0), "s3/4/3/2 g7", "it plays before the 2");
}

#[test]
fn a_trade_with_the_special_3_comes_after_the_cognars() {
    let game = table(
        "2p; age 2; round 4; taverns S T2 E9 / - / -; \
         0: coins s3/4/3/2 5, army T1+o E5+m F2.stone C5 C6 kardum S gurdan; 1: coins 2/3/5/0 4",
    );
    game.play(0, "take S").asks(1, "take");
    let game = table(
        "2p; age 2; round 4; taverns S T2 E9 / - / -; \
         0: coins s3/4/3/2 5, army T1+o E5+m F2.stone kardum; 1: coins 2/3/5/0 4",
    );
    let game = game.play(0, "take S").asks(1, "take");
    assert_eq!(game.part(0, "coins"), 3 + 4 + 3 + 2 + 7, "the line was paid with Kardum");
}
