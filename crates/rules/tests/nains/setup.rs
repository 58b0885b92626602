//! Section 1: what is in the box and how a game begins.

use elvaland_rules::Rules;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Coin, Post};
use elvaland_rules::nains::{Catalog, Cognar, EliteOrder, Nains, Options};

use crate::kit::{Table, new_game, seat};

/// A new game, with its gems in order.
fn game_for(players: usize) -> Table {
    let gems: Vec<u8> = Options::new(players).unwrap().gems().collect();
    new_game(players, &gems)
}

#[test]
fn players_start_with_coins_0_2_3_4_5_and_no_army() {
    for players in 2..=5 {
        let table = game_for(players);
        for seat in 0..players {
            assert_eq!(table.laid(seat), "-/-/-/-/0 2 3 4 5");
            assert_eq!((table.ranks(seat), table.command_zone(seat).as_str()), ([0; 5], ""));
        }
    }
}

#[test]
fn the_gems_end_with_the_5() {
    let gems = |players| Options::new(players).unwrap().gems().collect::<Vec<_>>();
    assert_eq!([gems(2), gems(3)], [vec![4, 5], vec![3, 4, 5]]);
    assert_eq!([gems(4), gems(5)], [vec![2, 3, 4, 5], vec![1, 2, 3, 4, 5]]);
}

#[test]
fn there_is_no_gem_6() {
    let options = Options::new(2).unwrap();
    for gems in [[4, 6], [5, 6], [4, 4], [1, 2]] {
        let refusal = Nains::with_setup(&options, EliteOrder::default(), &gems).unwrap_err().to_string();
        assert!(refusal.ends_with("are not those of this game"), "{refusal}");
    }
}

#[test]
fn gems_and_elite_are_dealt_at_random() {
    let options = Options::new(3).unwrap();
    let mut gems = Vec::new();
    let mut elite = Vec::new();
    for seed in 0..2000 {
        let state = Nains::start(&options, Dealer::new(seed).rng());
        gems.push([0, 1, 2].map(|index| state.table().gem(seat(index))));
        elite.push(state.table().rules().elite().elite());
    }
    gems.sort();
    gems.dedup();
    assert_eq!(gems, [[3, 4, 5], [3, 5, 4], [4, 3, 5], [4, 5, 3], [5, 3, 4], [5, 4, 3]]);
    elite.sort();
    elite.dedup();
    assert_eq!(elite.len(), 120, "every order of the five occurs");
}

#[test]
fn the_whole_treasure_of_34_coins_is_used_with_every_number_of_players() {
    let copies = [2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    assert_eq!(copies.iter().sum::<u8>(), 34);
    for players in 2..=5 {
        let table = game_for(players);
        let counts: Vec<u8> = Coin::TREASURE_VALUES.map(|value| table.treasure(value)).collect();
        assert_eq!(counts, copies, "{players} players");
    }
}

#[test]
fn decks_have_the_printed_sizes() {
    let sizes = |players| Age::ALL.map(|age| game_for(players).state.deck(age).len());
    assert_eq!([2, 3, 4].map(sizes), [[36, 37]; 3]);
    assert_eq!(sizes(5), [45, 46]);
}

#[test]
fn the_second_era_has_one_card_more_than_is_dealt() {
    for players in 2..=5 {
        let game = game_for(players);
        let rules = game.state.table().rules();
        let dealt = usize::from(rules.rounds()) * 3 * rules.cards_per_tavern();
        assert_eq!(Age::ALL.map(|age| rules.deck(age).cards().len()), [dealt, dealt + 1], "{players} players");
    }
}

#[test]
fn nai_r1_the_list_of_cards_keeps_every_number_of_the_rulebook() {
    let catalog = Catalog::built_in();
    let count = |order| catalog.cards().iter().filter(|dwarf| dwarf.face.order().index() == order).count();
    assert_eq!([0, 1, 2, 3, 4].map(count), [20, 19, 20, 16, 16]);
    assert_eq!(catalog.cards().len(), 91);
}

#[test]
fn nai_r1_cards_for_five_players_only_stay_in_the_box_with_fewer() {
    assert_eq!([4, 5].map(|players| game_for(players).in_deck(Age::First, "S")), [6, 7]);
    assert_eq!([4, 5].map(|players| game_for(players).in_deck(Age::Second, "T3")), [2, 3]);
    assert_eq!(game_for(5).in_deck(Age::First, "E7"), 1, "an Errant 7 without malt is for five players");
}

#[test]
fn an_era_has_four_rounds_for_two_or_three_players_and_three_for_more() {
    let rounds = |players| game_for(players).state.table().rules().rounds();
    assert_eq!([2, 3, 4, 5].map(rounds), [4, 4, 3, 3]);
}

#[test]
fn twenty_two_cognars_wait_to_be_recruited_and_gaat_comes_with_oboron() {
    let left = game_for(4).state.table().heroes_left();
    assert_eq!(left.len(), 22);
    assert!(!left.contains(Cognar::Gaat.id()));
    assert!(Cognar::ELITE.iter().all(|elite| !left.contains(elite.id())));
}

#[test]
fn thirteen_cognars_are_coloured_four_white_and_five_black() {
    let left = game_for(2).state.table().heroes_left();
    let posts: Vec<Post> = left.iter().map(Nains::post).collect();
    let count = |is: fn(&Post) -> bool| posts.iter().filter(|post| is(post)).count();
    assert_eq!(count(|post| matches!(post, Post::Column(_))), 13);
    assert_eq!(count(|&post| post == Post::CommandZone), 4);
    assert_eq!(count(|&post| post == Post::AnyColumn), 5);
}

#[test]
fn a_game_begins_with_the_cards_of_the_first_round() {
    let game = game_for(3).awaits("chance: deal");
    let of_era_2 = game.deal_of("S S S / T1+o T1+o T4 / E8 E8+m F0.stone+m");
    let few = game.deal_of("S S S / T1+o T1+o T4 / E8 E8+m");
    let twice = game.deal_of("S S S / T1+o T4 T4 / E8 E8+m E9");
    game.refused_draw(of_era_2, "the deck has no F0.stone+m left")
        .refused_draw(few, "3 cards are expected, not 2")
        .refused_draw(twice, "the deck has no T4 left")
        .refused(0, "bid 2 3 4", "cards must be drawn first")
        .deal("S S S / T1+o T1+o T4 / E8 E8+m C8")
        .awaits("0 1 2: bid");
}

#[test]
fn three_cards_enter_each_tavern_with_two_players_and_else_one_a_player() {
    for (players, cards) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        assert_eq!(game_for(players).state.table().rules().cards_per_tavern(), cards);
    }
}
