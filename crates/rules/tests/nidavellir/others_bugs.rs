//! Regression tests for known bugs of other implementations of the game.

use elvaland_rules::mechanics::Event;
use elvaland_rules::nidavellir::Options;
use elvaland_rules::{Audience, Seat, SeatSet, Turn};

use crate::kit::{new_game, random_game, seat, table};

#[test]
fn thrud_counts_for_hourya() {
    let game = table(
        "2p; age 2; round 4; taverns W3 H B / - / -; \
         0: coins 5/4/3/0 2, army W4 H H M0 M1 B B E5 E6 E7 E8 thrud@explorer; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take W3").asks(0, "hero").play(0, "hero hourya").asks(0, "thrud");
    assert_eq!(game.play(0, "thrud hunter").column(0, "explorer"), "E5 E6 E7 E8 hourya");
}

#[test]
fn thrud_can_be_placed_in_a_chain_of_heroes() {
    let game = table(
        "2p; age 2; round 4; taverns B H M1 / - / -; \
         0: coins 5/4/3/0 2, army W3 W4 W5 H H H M0 M0 M1 E5 E6 E7; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take B").play(0, "hero aegur").play(0, "hero thrud miner").asks(0, "hero");
    let game = game.play(0, "hero zoral").asks(0, "thrud").play(0, "thrud miner").asks(1, "take");
    assert_eq!(game.column(0, "miner"), "M0 M0 M1 zoral thrud");
}

#[test]
fn thrud_can_be_lifted_twice_in_one_chain() {
    let game = table(
        "2p; age 2; round 4; taverns H B M1 / - / -; \
         0: coins 5/4/3/0 2, army W3 W4 H M0 M1 E5 E6 B thrud@hunter; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take H").play(0, "thrud blacksmith").asks(0, "hero");
    let game = game.play(0, "hero aegur").asks(0, "thrud").play(0, "thrud blacksmith").asks(1, "take");
    assert_eq!(game.ranks(0), [2, 2, 2, 4, 2]);
}

#[test]
fn thrud_can_be_placed_while_five_players_wait_for_their_trades() {
    let game = table(
        "5p; age 2; round 3; taverns W3 H B E6 M1 / - / -; \
         0: gem 5, coins 0/4/3/2 5, army W4 H H M0 M1 B B E5 E7 thrud@hunter; 1: coins 0/4/3/2 5; \
         2: coins 0/4/3/2 5; 3: coins 0/4/3/2 5; 4: coins 0/4/3/2 5",
    );
    let game = game.play(0, "take W3").play(0, "hero dagda").play(0, "discard miner warrior").play(0, "thrud miner");
    assert_eq!(game.coins(0), "0 2 3 4 g7", "the trade comes last");
    let game = game.play(4, "take H").play(3, "take B").play(2, "take E6").play(1, "take M1").awaits("over");
    // Three 7s are in the Treasure: seats 0, 4 and 3 take them, for the others there is an 8.
    assert_eq!([4, 3, 2, 1].map(|seat| game.coins(seat)), ["0 2 3 4 g7", "0 2 3 4 g7", "0 2 3 4 g8", "0 2 3 4 g8"]);
}

#[test]
fn yluds_move_at_the_end_triggers_no_trade() {
    let game = table(
        "2p; age 2; round 4; taverns - / - / W3 H B; \
         0: coins 5/4/0/2 3, army ylud@hunter; 1: coins 4/3/5/0 2",
    );
    let game = game.play(1, "take W3").play(0, "take H").asks(0, "ylud");
    assert_eq!(game.coins(0), "0 2 4 5 g5", "the trade of the last tavern is done");
    let game = game.play(0, "ylud miner").awaits("over");
    assert_eq!(game.coins(0), "0 2 4 5 g5");
    let trades = game.events().iter().filter(|event| matches!(event, Event::Exchanged { .. })).count();
    assert_eq!(trades, 1);
}

#[test]
fn yluds_placement_does_not_stick() {
    let game = table("2p; round 4; 0: army ylud thrud@miner; agenda round").play(0, "ylud miner");
    game.play(0, "thrud warrior").asks(0, "transform").play(0, "transform 2 hand").awaits("chance: burn");
}

#[test]
fn ylud_is_not_forced_to_move() {
    let game = table("2p; age 2; round 4; 0: army ylud@hunter; agenda round").play(0, "ylud hunter").awaits("over");
    assert_eq!(game.column(0, "hunter"), "ylud");
}

#[test]
fn a_second_click_on_confirm_plays_nothing() {
    let game = new_game(&Options::new(2).unwrap(), &[4, 5]).deal("W3 H B / E5 M0 H / H M1 B");
    let game = game.play(0, "bid 5 4 3").refused(0, "bid 5 4 3", "seat 0 is not asked now");
    let game = game.play(1, "bid 4 5 3").refused(1, "bid 4 5 3", "seat 1 is not asked now");
    let game = game.play(0, "take H").refused(0, "take H", "seat 0 is not asked now");
    game.play(1, "take B").refused(1, "take B", "B is not in this tavern");
}

#[test]
fn exactly_the_asked_seats_have_legal_actions() {
    for seed in 0..60 {
        random_game(2 + seed as usize % 4, 1000 + seed, |state| {
            let asked = match state.turn() {
                Turn::Decide(seats) => seats,
                _ => SeatSet::EMPTY,
            };
            for player in Seat::ALL {
                assert_eq!(asked.contains(player), !state.legal_actions(player).is_empty());
            }
        });
    }
}

#[test]
fn with_no_hero_in_reach_the_game_does_not_hang() {
    let game = table(
        "2p; age 2; round 4; taverns B H M1 / - / -; 0: coins 5/4/3/0 2, army W3 H E5 M0; \
         1: coins -/-/-/-/0 2 3 4 5, army kraal tarah aral dagda aegur bonfur lokdur zoral idunn astrid grid skaa \
         dwerg_aesir dwerg_bergelmir dwerg_jungir dwerg_sigmir dwerg_ymir ylud uline thrud@miner",
    );
    game.play(1, "coin 4").play(0, "take B").asks(1, "take");
}

#[test]
fn the_owner_of_the_line_is_asked_for_the_hero() {
    let game = table(
        "3p; age 2; round 4; taverns W3 H B / E6 M1 H / -; 0: coins 5/4/3/0 2, army W4 H M0 B; \
         1: coins 4/3/5/0 2, army H M0 B E5; 2: coins 3/5/4/0 2",
    );
    let game =
        game.play(0, "take H").play(1, "take W3").asks(1, "hero").refused(0, "hero skaa", "seat 0 is not asked now");
    game.play(1, "hero skaa").asks(2, "take");
}

#[test]
fn ties_are_ordered_by_gems() {
    for (gems, first) in [([4, 5], 1), ([5, 4], 0)] {
        let [one, other] = gems;
        let game = table(&format!(
            "2p; taverns W3 H B / E5 M0 H / H M1 B; 0: gem {one}, coins 4/5/3/0 2; 1: gem {other}, coins 4/3/5/0 2"
        ));
        game.asks(first, "take");
    }
}

#[test]
fn in_a_tie_of_three_the_highest_and_the_lowest_gem_swap() {
    for gems in [[3, 4, 5], [3, 5, 4], [4, 3, 5], [4, 5, 3], [5, 3, 4], [5, 4, 3]] {
        let [one, two, three] = gems;
        let mut game = table(&format!(
            "3p; taverns W3 W4 W5 / E5 M0 H / H M1 B; 0: gem {one}, coins 4/5/3/0 2; 1: gem {two}, coins 4/3/5/0 2; \
             2: gem {three}, coins 4/2/5/0 3"
        ));
        for (gem, card) in [(5, "take W3"), (4, "take W4"), (3, "take W5")] {
            let seat = gems.iter().position(|&other| other == gem).expect("one of the three");
            game = game.asks(seat, "take").play(seat, card);
        }
        let swapped = gems.map(|gem: u8| 8 - gem);
        assert_eq!(game.gems(), swapped);
    }
}

#[test]
fn gem_6_has_its_three_points() {
    let game = table("2p; round 4; 0: army M0; agenda round").burn(Some("B"));
    assert_eq!((game.gem(0), game.part(0, "gem"), game.total(0)), (6, 3, 17));
}

#[test]
fn the_treasure_fits_the_number_of_players() {
    let coins = |players: usize| {
        let options = Options::new(players).unwrap();
        let gems: Vec<u8> = options.gems().collect();
        new_game(&options, &gems).state.table().treasure().coins().count()
    };
    assert_eq!([2, 3, 4, 5].map(coins), [28, 28, 34, 34]);
}

#[test]
fn with_no_coin_above_the_highest_below_is_taken() {
    let game = table("2p; round 4; 0: coins 0 2 3 g22 g25; 1: coins 0 2 3 g23 g24; agenda transform.0.5 round");
    assert_eq!(game.clone().play(0, "transform g25 hand").coins(0), "0 2 3 g21 g22");
    assert_eq!(game.play(0, "transform g22 hand").coins(0), "0 2 3 g21 g25");
}

#[test]
fn without_warriors_nobody_has_their_majority() {
    let game = table("3p; age 2; round 4; 0: army H; 1: army B; 2: army E5; agenda over");
    assert_eq!([0, 1, 2].map(|seat| game.part(seat, "warrior")), [0; 3]);
}

#[test]
fn transforming_the_coin_of_the_current_tavern_changes_no_order() {
    let game =
        table("3p; taverns R3 H B / E5 M0 H / H M1 B; 0: coins 5/3/2/0 4; 1: coins 4/5/3/0 2; 2: coins 3/4/5/0 2");
    let raised = game.play(0, "take R3").play(0, "transform 5 tavern1");
    raised.asks(1, "take").play(1, "take H").asks(2, "take");

    let game = table(
        "3p; age 2; round 4; taverns W3 H B / - / -; 0: coins 5/3/2/0 4, army H M0 B E5; 1: coins 4/5/3/0 2; \
         2: coins 3/4/5/0 2",
    );
    let game = game.play(0, "take W3").play(0, "hero grid").play(0, "transform 5 tavern1");
    game.asks(1, "take").play(1, "take H").asks(2, "take");
}

#[test]
fn transforming_the_coin_of_the_current_tavern_changes_no_ties() {
    // Seats 0 and 1 tie with 5; the 5 of seat 0 becomes an 8.
    let tied = table("2p; taverns R3 H B / E5 M0 H / H M1 B; 0: gem 5, coins 5/3/2/0 4; 1: gem 4, coins 5/4/3/0 2");
    let tied = tied.play(0, "take R3").play(0, "transform 5 tavern1").play(1, "take H");
    assert_eq!(tied.gems(), [4, 5], "they still swap");
    // The 5 of seat 0 becomes an 8, the coin of seat 1: no tie.
    let apart = table("2p; taverns R3 H B / E5 M0 H / H M1 B; 0: gem 5, coins 5/3/2/0 4; 1: gem 4, coins g8/4/3/0 2");
    let apart = apart.play(1, "take H").play(0, "take R3").play(0, "transform 5 tavern1");
    assert_eq!(apart.laid(0), "g8/3/2/0 4");
    assert_eq!(apart.gems(), [5, 4], "they do not swap");
}

#[test]
fn dagda_and_bonfur_discard_no_hero() {
    let army = "2p; age 2; round 3; 0: army W3 tarah H aral M0 zoral B E5; agenda recruit.0 round";
    let bonfur = table(army).play(0, "hero bonfur");
    assert_eq!(bonfur.choices(0), "discard explorer");
    let dagda = table(army).play(0, "hero dagda");
    assert_eq!(dagda.choices(0), "discard blacksmith explorer");
    dagda.refused(0, "discard warrior explorer", "no dwarf is on top of the warrior column (NID-R5)");
}

#[test]
fn dagda_and_bonfur_are_not_taken_without_enough_columns() {
    let game = table("2p; age 2; round 3; 0: army W3 H H B B; agenda recruit.0 round");
    assert!(game.may_recruit(0, "dagda") && game.may_recruit(0, "bonfur"));
    let game = table("2p; age 2; round 3; 0: army B H H; agenda recruit.0 round");
    let game = game.refused(0, "hero dagda", "dagda needs 2 other columns topped by a dwarf (NID-R5)");
    assert!(game.may_recruit(0, "bonfur"));
    let game = table("2p; age 2; round 3; 0: army B; agenda recruit.0 round");
    game.refused(0, "hero bonfur", "bonfur needs 1 other columns topped by a dwarf (NID-R5)");
}

#[test]
fn a_wrong_number_of_discards_is_refused() {
    let line = "2p; age 2; round 3; 0: army W3 H M0 B E5; agenda recruit.0 round";
    table(line).play(0, "hero dagda").refused(0, "discard miner", "2 different columns are asked for (NID-R5)");
    table(line).play(0, "hero bonfur").refused(
        0,
        "discard miner warrior",
        "1 different columns are asked for (NID-R5)",
    );
}

#[test]
fn a_trade_of_other_coins_is_refused() {
    let uline = "2p; age 2; round 3; taverns W3 H B / E5 M0 H / H M1 B; \
                 0: coins 0 2 3 4 5, army uline; 1: coins 4/0/5/2 3";
    table(uline)
        .play(0, "coin 0")
        .play(1, "take H")
        .play(0, "take W3")
        .refused(0, "trade 0 5", "there is no coin 0 at hand")
        .refused(0, "trade g20 g5", "there is no coin g5 at hand")
        .refused(0, "trade 5", "`trade 5` lacks something or has too much");
}

#[test]
fn a_transform_of_the_0_is_refused() {
    table("2p; round 4; agenda transform.0.3 round")
        .refused(0, "transform 0 hand", "the trading coin 0 can never be given up")
        .refused(0, "transform 0 pouch", "there is no coin 0 at pouch")
        .refused(0, "transform g9 hand", "there is no coin g9 at hand");
}

#[test]
fn spectators_can_watch_a_whole_game() {
    for seed in 0..8 {
        random_game(2 + seed as usize % 4, seed, |state| {
            let view = state.view(Audience::Spectator);
            assert_eq!(view.table(), state.table(), "what lies open is open to all");
            for player in state.table().seats() {
                assert_eq!(view.score(player), state.score(player));
                assert_eq!(view.purse(player).coins, state.purse(player).sorted().map(|(coin, ..)| coin));
            }
        });
    }
}

#[test]
fn the_log_tells_no_bid_before_it_is_revealed() {
    let deal = "W3 H B / E5 M0 H / H M1 B";
    let played = |bid: &str| {
        let game = new_game(&Options::new(2).unwrap(), &[4, 5]).deal(deal).play(0, bid);
        (game.events().to_vec(), game.state.view(Audience::Seat(seat(1))), game.state.view(Audience::Spectator))
    };
    assert_eq!(played("bid 5 4 3"), played("bid 0 2 3"), "nobody else can tell two bids apart");
}

#[test]
fn the_log_tells_the_cards_of_an_offer_to_the_pioneer_alone() {
    let game = table("3p; round 4; 0: army E5; agenda round").offer("W9 H R5");
    let heard = |audience| game.events().iter().map(|&event| event.for_audience(audience)).collect::<Vec<_>>();
    let offered = Event::Offered(seat(0), game.cards("W9 H R5"));
    assert_eq!(heard(Audience::Seat(seat(0))), [offered]);
    assert_eq!(heard(Audience::Seat(seat(1))), [Event::OfferedUnseen(seat(0), 3)]);
    assert_eq!(heard(Audience::Spectator), [Event::OfferedUnseen(seat(0), 3)]);
}

#[test]
fn the_cards_the_pioneer_refused_stay_secret() {
    let offered = |cards: &str| {
        let game = table("3p; round 4; 0: army E5; agenda round").offer(cards).play(0, "keep W9");
        let heard: Vec<_> = game.events().iter().map(|&event| event.for_audience(Audience::Spectator)).collect();
        (game.state.view(Audience::Spectator), heard)
    };
    assert_eq!(offered("W9 H R5"), offered("W9 B E5"));
}
