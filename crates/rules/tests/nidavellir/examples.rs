//! Section 10: the examples of the rulebooks, replayed.

use elvaland_rules::Audience;

use crate::kit::table;

#[test]
fn example_1_gems_break_a_tie_of_coins() {
    // The gems 3, 5 and 1 only meet at a table of five: two more players bid lower.
    let game = table(
        "5p; taverns W3 W4 W5 H B / E5 E6 E7 H B / H M0 B B B; 0: gem 3, coins 5/4/3/0 2; 1: gem 5, coins 2/5/4/0 3; \
         2: gem 1, coins 2/4/5/0 3; 3: gem 4, coins 0/4/5/2 3; 4: gem 2, coins 0/5/4/2 3",
    );
    game.asks(0, "take").play(0, "take W3").asks(1, "take").play(1, "take W4").asks(2, "take");
}

#[test]
fn example_2_five_players_swap_gems_in_two_ties() {
    let game = table(
        "5p; taverns W3 W4 W5 H B / E5 E6 E7 H B / H M0 B B B; 0: gem 3, coins 3/4/5/0 2; 1: gem 1, coins 3/5/4/0 2; \
         2: gem 5, coins 0/4/5/2 3; 3: gem 4, coins 0/4/5/2 3; 4: gem 2, coins 0/5/4/2 3",
    );
    let game = game.play(0, "take W3").play(1, "take W4").play(2, "take W5").play(3, "take H").play(4, "take B");
    assert_eq!(game.gems(), [1, 3, 2, 4, 5]);
}

#[test]
fn example_3_gem_6_stays_out_of_the_swap() {
    let game = table(
        "3p; age 2; round 4; taverns W3 W4 W5 / E5 E6 E7 / -; 0: gem 3, coins 4/5/3/0 2; 1: gem 5, coins 4/3/5/0 2; \
         2: gem 6, coins 4/2/5/0 3",
    );
    let game = game.asks(2, "take").play(2, "take W3").play(1, "take W4").play(0, "take W5");
    assert_eq!(game.gems(), [5, 3, 6]);
}

#[test]
fn example_4_a_hero_completes_two_more_lines_and_brings_two_more_heroes() {
    let game = table(
        "2p; age 2; round 4; taverns B H M1 / - / -; \
         0: coins 5/4/3/0 2, army W3 W4 W5 H H H M0 M0 M1 E5 E6 E7; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take B").asks(0, "hero").play(0, "hero aegur").asks(0, "hero").play(0, "hero skaa");
    let game = game.asks(0, "hero").play(0, "hero astrid").asks(1, "take");
    assert_eq!((game.ranks(0), game.command_zone(0).as_str()), ([3; 5], "astrid skaa"));
}

#[test]
fn example_5_a_transformed_coin_stays_as_open_or_hidden_as_it_was() {
    let game = table("2p; round 2; taverns R3 W3 W4 / E5 E6 H / H M0 B; 0: coins 5/g7/3/0 2; 1: coins 4/5/3/0 2");
    let game = game.play(0, "take R3");
    let open = game.clone().play(0, "transform 5 tavern1");
    assert_eq!(open.seen(Audience::Spectator, 0), "g8/?/?/? ?");

    let hidden = game.play(0, "transform g7 tavern2");
    assert_eq!(hidden.laid(0), "5/g10/3/0 2");
    assert_eq!(hidden.seen(Audience::Spectator, 0), "5/g10/?/? ?", "hidden, but everybody saw it (NID-R11)");
    let hidden = hidden.play(1, "take W3");
    hidden.asks(0, "take").play(0, "take E5");
}

#[test]
fn example_6_two_brothers_are_worth_40_and_astrid_with_the_25_is_worth_25() {
    let game =
        table("2p; age 2; round 4; 0: army dwerg_aesir dwerg_jungir; 1: coins 0 2 3 4 g25, army astrid; agenda over");
    assert_eq!((game.part(0, "heroes"), game.part(1, "heroes")), (40, 25));
}
