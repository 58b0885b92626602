//! Section 2: the round, from the cards that enter to the coins that come back.

use elvaland_rules::Rules;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Event, Tavern};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Turn};

use crate::kit::{Table, coin, new_game, random_game, seat, table};

/// Three players have bid 5, 4 and 3 on the first tavern.
const THREE: &str = "3p; taverns W3 W4 W5 / E5 E6 E7 / H M0 B; \
    0: gem 3, coins 5/4/3/0 2; 1: gem 4, coins 4/3/5/0 2; 2: gem 5, coins 3/5/4/0 2";

/// Lets every player take the first card until the tavern is resolved; returns the takers in order.
#[track_caller]
fn resolve(mut table: Table, tavern: usize) -> (Vec<usize>, Table) {
    let mut order = Vec::new();
    for _ in 0..table.state.players() {
        let Turn::Decide(seats) = table.state.turn() else { panic!("nobody is asked") };
        let seat = seats.first().expect("a decision has a seat").index();
        order.push(seat);
        let card = table.tavern(tavern).split(' ').next().expect("a card is left").to_owned();
        table = table.play(seat, &format!("take {card}"));
    }
    (order, table)
}

#[test]
fn one_card_a_player_enters_each_tavern_and_three_with_two_players() {
    for (players, cards) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let options = Options::new(players).unwrap();
        let mut dealer = Dealer::new(7);
        let mut game = Nidavellir::start(&options, dealer.rng());
        game.draw(&dealer.draw(&game), &mut ()).unwrap();
        for tavern in Tavern::ALL {
            assert_eq!(game.table().tavern(tavern).len(), cards, "{players} players");
        }
    }
}

#[test]
fn a_deal_has_the_right_number_of_cards_and_only_cards_of_the_deck() {
    let game = table("2p").awaits("chance: deal");
    let few = game.deal_of("W3 H B / E5 M0 B / H H");
    let twice = game.deal_of("W3 W3 B / E5 M0 B / H H R3");
    let of_age_2 = game.deal_of("W3 W4 B / E5 M0 B / H H R5");
    game.refused_draw(few, "3 cards are expected, not 2")
        .refused_draw(twice, "the deck has no W3 left")
        .refused_draw(of_age_2, "the deck has no R5 left")
        .deal("W3 H B / E5 M0 B / H H R3");
}

#[test]
fn cards_dealt_leave_the_deck() {
    let game = table("2p").deal("W3 H B / E5 M0 B / H H R3");
    assert_eq!(["W3", "H", "B", "R3", "W4"].map(|card| game.in_deck(Age::First, card)), [0, 3, 6, 0, 1]);
}

#[test]
fn bids_are_simultaneous_and_in_any_order() {
    let game = new_game(&Options::new(3).unwrap(), &[3, 4, 5]).deal("W3 H B / E5 M0 B / H H R3").awaits("0 1 2: bid");
    game.play(1, "bid 5 4 3")
        .awaits("0 2: bid")
        .play(2, "bid 4 5 0")
        .awaits("0: bid")
        .play(0, "bid 0 2 5")
        .asks(1, "take");
}

#[test]
fn a_bid_lays_a_coin_on_each_tavern_and_the_two_others_into_the_pouch() {
    let game = table("2p; taverns W3 H B / E5 M0 B / H H R3").play(0, "bid 5 0 3");
    assert_eq!(game.laid(0), "5/0/3/2 4");
}

#[test]
fn any_three_different_coins_may_be_bid_on_any_taverns() {
    let game = table("2p; taverns W3 H B / E5 M0 B / H H R3");
    assert_eq!(game.options(0).len(), 60);
    assert_eq!(game.options(0), game.options(1));
}

#[test]
fn equal_coins_are_the_same_bid() {
    let game = table("2p; taverns W3 H B / E5 M0 B / H H R3; 0: coins 0 2 3 g8 g8");
    // 3 different of 4 kinds: 24; both 8s and one of three others, in three orders: 9.
    assert_eq!(game.options(0).len(), 24 + 9);
}

#[test]
fn bids_stay_secret_until_the_last_one_is_in() {
    let game = table("3p; taverns W3 H B / E5 M0 B / H H R3").play(0, "bid 5 0 3");
    assert_eq!(game.seen(Audience::Seat(seat(0)), 0), "(5)/(0)/(3)/(2) (4)");
    assert_eq!(game.seen(Audience::Seat(seat(1)), 0), "?/?/?/? ?");
    assert_eq!(game.seen(Audience::Spectator, 0), "?/?/?/? ?");
    assert_eq!(game.events(), [Event::Ready(seat(0))]);
}

#[test]
fn only_the_coins_on_the_tavern_being_resolved_are_revealed() {
    let game = table(THREE);
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/?/? ?");
    let (_, game) = resolve(game, 1);
    assert_eq!(game.seen(Audience::Spectator, 0), "5/4/?/? ?");
    let (_, game) = resolve(game, 2);
    assert_eq!(game.seen(Audience::Spectator, 0), "5/4/3/? ?");
}

#[test]
fn the_higher_coin_plays_first() {
    let (order, game) = resolve(table(THREE), 1);
    assert_eq!(order, [0, 1, 2]);
    let (order, game) = resolve(game, 2);
    assert_eq!(order, [2, 0, 1]);
    let (order, _) = resolve(game, 3);
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn among_equal_coins_the_higher_gem_plays_first() {
    let game = table(
        "4p; taverns W3 W4 W5 H / E5 E6 E7 H / H M0 B B; 0: gem 2, coins 4/5/3/0 2; 1: gem 5, coins 3/4/5/0 2; \
         2: gem 4, coins 4/3/5/0 2; 3: gem 3, coins 4/3/5/0 2",
    );
    assert_eq!(resolve(game, 1).0, [2, 3, 0, 1]);
}

#[test]
fn a_treasure_coin_ties_with_a_base_coin_of_its_value() {
    let game = table("2p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: gem 4, coins 5/0/2/3 4; 1: gem 5, coins g5/0/2/3 4");
    let (order, game) = resolve(game, 1);
    assert_eq!(order, [1, 0]);
    assert_eq!(game.gems(), [5, 4]);
}

#[test]
fn a_player_takes_one_card_of_the_tavern_being_resolved() {
    let game = table(THREE).asks(0, "take");
    assert_eq!(game.choices(0), "take W3, take W4, take W5");
    let game = game
        .refused(0, "take E5", "E5 is not in this tavern")
        .refused(1, "take W3", "seat 1 is not asked now")
        .play(0, "take W4")
        .asks(1, "take");
    assert_eq!(game.choices(1), "take W3, take W5");
    assert_eq!(game.column(0, "warrior"), "W4");
}

#[test]
fn equal_cards_are_one_choice() {
    let game =
        table("3p; taverns B B H / E5 E6 E7 / H M0 W3; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2; 2: coins 3/5/4/0 2");
    assert_eq!(game.choices(0), "take H, take B");
    let game = game.play(0, "take B");
    assert_eq!(game.choices(1), "take H, take B", "the other Blacksmith is still there");
}

#[test]
fn a_dwarf_goes_to_the_top_of_the_column_of_its_class() {
    let game =
        table("2p; age 2; round 4; taverns W3 W4 H / - / -; 0: coins 5/4/3/0 2, army W9 H W6; 1: coins 4/5/3/0 2")
            .play(0, "take W3");
    assert_eq!(game.column(0, "warrior"), "W9 W6 W3");
    assert_eq!(game.column(0, "hunter"), "H");
}

#[test]
fn the_taverns_are_resolved_in_order() {
    let (_, game) = resolve(table(THREE), 1);
    assert_eq!([1, 2, 3].map(|tavern| game.tavern(tavern)), ["", "E5 E6 E7", "H M0 B"]);
    let (_, game) = resolve(game, 2);
    assert_eq!([1, 2, 3].map(|tavern| game.tavern(tavern)), ["", "", "H M0 B"]);
}

#[test]
fn with_two_players_the_card_left_over_is_discarded() {
    let game = table("2p; taverns W3 W4 R3 / E5 E6 H / H M0 B; 0: coins 5/0/2/3 4; 1: coins 4/0/2/3 5");
    let r3 = game.card("R3");
    let game = game.play(0, "take W3").play(1, "take W4");
    assert_eq!(game.tavern(1), "");
    assert!(game.events().contains(&Event::LeftOver(r3)));
    assert_eq!(game.coins(0), "0 2 3 4 5", "a Royal Offering left over does nothing");
}

#[test]
fn with_more_players_no_card_is_left_over() {
    let (_, game) = resolve(table(THREE), 1);
    assert!(!game.events().iter().any(|event| matches!(event, Event::LeftOver(_))));
}

#[test]
fn who_tied_swaps_gems_once_the_tavern_is_resolved() {
    let game = table("2p; taverns W3 W4 H / E5 E6 H / H M0 B; 0: gem 5, coins 4/3/2/0 5; 1: gem 4, coins 4/3/2/0 5");
    let game = game.asks(0, "take").play(0, "take W3");
    assert_eq!(game.gems(), [5, 4], "not before the last card is taken");
    let game = game.play(1, "take W4").asks(1, "take");
    assert_eq!(game.gems(), [4, 5], "the new gem already decides the next tavern");
    let game = game.play(1, "take E5").play(0, "take E6").asks(0, "take");
    assert_eq!(game.gems(), [5, 4]);
}

#[test]
fn without_a_tie_no_gem_moves() {
    let (_, game) = resolve(table(THREE), 1);
    assert_eq!(game.gems(), [3, 4, 5]);
}

#[test]
fn four_equal_coins_swap_in_two_pairs() {
    let game = table(
        "4p; taverns W3 W4 W5 H / E5 E6 E7 H / H M0 B B; 0: gem 2, coins 4/5/3/0 2; 1: gem 3, coins 4/3/5/0 2; \
         2: gem 4, coins 4/2/5/0 3; 3: gem 5, coins 4/0/5/2 3",
    );
    let (order, game) = resolve(game, 1);
    assert_eq!(order, [3, 2, 1, 0]);
    assert_eq!(game.gems(), [5, 4, 3, 2]);
}

#[test]
fn five_equal_coins_swap_in_two_pairs_and_the_middle_keeps_his() {
    let game = table(
        "5p; taverns W3 W4 W5 H H / E5 E6 E7 H H / H M0 B B B; 0: gem 2, coins 4/5/3/0 2; 1: gem 3, coins 4/3/5/0 2; \
         2: gem 4, coins 4/2/5/0 3; 3: gem 5, coins 4/0/5/2 3; 4: gem 1, coins 4/0/2/3 5",
    );
    assert_eq!(resolve(game, 1).1.gems(), [4, 3, 2, 1, 5]);
}

#[test]
fn two_ties_of_one_tavern_swap_apart() {
    let game = table(
        "4p; taverns W3 W4 W5 H / E5 E6 E7 H / H M0 B B; 0: gem 2, coins 4/5/3/0 2; 1: gem 3, coins 3/4/5/0 2; \
         2: gem 4, coins 3/2/5/0 4; 3: gem 5, coins 4/0/5/2 3",
    );
    assert_eq!(resolve(game, 1).1.gems(), [5, 4, 3, 2]);
}

#[test]
fn coins_come_back_to_the_hand_and_the_next_round_is_dealt() {
    let last = "2p; round 2; taverns - / - / W3 W4 H; 0: coins 5/4/3/0 2; 1: coins 4/5/2/0 3";
    let game = table(last).play(0, "take W3").play(1, "take W4").awaits("chance: deal");
    assert_eq!([0, 1].map(|seat| game.laid(seat)), ["-/-/-/-/0 2 3 4 5", "-/-/-/-/0 2 3 4 5"]);
    assert_eq!(game.state.table().round(), 3);
}

#[test]
fn an_age_has_four_rounds_for_two_or_three_players_and_three_for_more() {
    for (players, rounds) in [(2, 4), (3, 4), (4, 3), (5, 3)] {
        let mut rounds_seen = Vec::new();
        let game = random_game(players, 11, |state| rounds_seen.push((state.table().age(), state.table().round())));
        rounds_seen.dedup();
        let expected = Age::ALL.into_iter().flat_map(|age| (1..=rounds).map(move |round| (age, round)));
        assert!(rounds_seen.iter().copied().eq(expected), "{players} players: {rounds_seen:?}");
        let coins_back = game.events().iter().filter(|&&event| event == Event::CoinsBack).count();
        assert_eq!(coins_back, 2 * usize::from(rounds));
    }
}

#[test]
fn a_revealed_coin_is_a_public_event() {
    let game = table("2p; taverns W3 H B / E5 M0 B / H H R3").play(0, "bid 5 0 3").play(1, "bid 4 2 0");
    let revealed = |seat_, name| Event::Revealed(seat(seat_), Tavern::First, coin(name));
    assert!(game.events().contains(&revealed(0, "5")) && game.events().contains(&revealed(1, "4")));
    assert_eq!(game.events().iter().filter(|event| matches!(event, Event::Revealed(..))).count(), 2);
}
