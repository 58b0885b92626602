//! Refusals: wrong options, wrong players, wrong moments. The kit checks that a refused action changes nothing.

use elvaland_rules::mechanics::{Action, Card, Coin, Column, Draw, Hero, Reason};
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};
use elvaland_rules::{Seat, State};

use crate::kit::{coin, seat, table};

/// A position in which everybody has to bid.
const BIDS: &str = "2p; taverns W3 H B / E5 M0 H / H M1 B";
/// Seat 0 takes a card.
const TAKES: &str = "2p; taverns W3 H B / E5 M0 H / H M1 B; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2";

#[test]
fn the_game_is_for_2_to_5_players() {
    for players in [0, 1, 6, 300] {
        let refusal = Options::new(players).unwrap_err();
        assert_eq!(refusal.reason, Reason::PlayersOutOfRange { players });
        let text = format!("nidavellir {players}p").parse::<State<Nidavellir>>().unwrap_err().to_string();
        assert!(text.ends_with(&format!("the game is for 2 to 5 players, not {players}")), "{text}");
    }
    assert!((2..=5).all(|players| Options::new(players).is_ok()));
}

#[test]
fn options_are_read_by_their_names() {
    assert_eq!(Edition::ALL.map(|edition| edition.name().parse()), Edition::ALL.map(Ok));
    assert_eq!("french".parse::<Edition>().unwrap_err().to_string(), "`french` is no option of this game");
    let text = "nidavellir 2p blitz".parse::<State<Nidavellir>>().unwrap_err().to_string();
    assert!(text.ends_with("`blitz` is no option of this game"), "{text}");
}

#[test]
fn a_game_starts_with_the_gems_of_its_table() {
    let options = Options::new(3).unwrap();
    for gems in [&[3, 4][..], &[3, 4, 4], &[1, 2, 3], &[3, 4, 6], &[3, 4, 5, 2]] {
        let refusal = Nidavellir::with_gems(&options, gems).unwrap_err();
        assert_eq!(refusal.reason, Reason::WrongGems { text: format!("{gems:?}") });
    }
    assert!(Nidavellir::with_gems(&options.with_edition(Edition::German), &[2, 3, 1]).is_ok());
}

#[test]
fn the_bid_of_a_coin_one_does_not_own_is_refused() {
    table(BIDS)
        .refused(0, "bid 5 4 g9", "there is no coin g9 at hand")
        .refused(0, "bid 5 5 4", "the coin 5 is used twice")
        .refused(0, "bid 5 4 1", "`1` is no coin (0 2 3 4 5, g5 to g25, s3)")
        .refused(0, "bid 5 4 s3", "there is no coin s3 at hand")
        .refused(0, "bid 5 4", "`bid 5 4` lacks something or has too much")
        .refused(0, "bid 5 4 3 2", "`bid 5 4 3 2` lacks something or has too much");
}

#[test]
fn two_equal_coins_can_be_bid_but_not_three() {
    let twins = "2p; taverns W3 H B / E5 M0 H / H M1 B; 0: coins 0 2 3 g8 g8";
    table(twins).refused(0, "bid g8 g8 g8", "the coin g8 is used twice").play(0, "bid g8 g8 2").awaits("1: bid");
}

#[test]
fn who_has_bid_waits_for_the_others() {
    table(BIDS).play(0, "bid 5 4 3").refused(0, "bid 5 4 3", "seat 0 is not asked now").awaits("1: bid");
}

#[test]
fn it_is_one_players_turn() {
    table(TAKES).refused(1, "take W3", "seat 1 is not asked now").play(0, "take W3").refused(
        0,
        "take H",
        "seat 0 is not asked now",
    );
}

#[test]
fn a_seat_must_be_at_the_table() {
    for text in [BIDS, TAKES, "2p; age 2; round 4; agenda over"] {
        table(text).refused(2, "take W3", "there is no seat 2 at a table of 2").refused(
            4,
            "bid 5 4 3",
            "there is no seat 4 at a table of 2",
        );
        assert!(table(text).options(2).is_empty());
    }
}

#[test]
fn another_kind_of_choice_is_refused() {
    table(BIDS).refused(0, "take W3", "the choice now is `bid`").refused(0, "coin 5", "the choice now is `bid`");
    table(TAKES)
        .refused(0, "bid 5 4 3", "the choice now is `take`")
        .refused(0, "hero skaa", "the choice now is `take`")
        .refused(0, "transform 5 tavern1", "the choice now is `take`")
        .refused(0, "trade 0 2", "the choice now is `take`")
        .refused(0, "keep W3", "the choice now is `take`")
        .refused(0, "drop W3", "the choice now is `take`")
        .refused(0, "improve 2", "the choice now is `take`")
        .refused(0, "discard warrior", "the choice now is `take`")
        .refused(0, "thrud warrior", "the choice now is `take`")
        .refused(0, "ylud warrior", "the choice now is `take`");
}

#[test]
fn thrud_and_ylud_are_not_placed_for_each_other() {
    let thrud = "2p; round 4; 0: army thrud@miner ylud; agenda round";
    table(thrud).refused(0, "thrud miner", "the choice now is `ylud`").play(0, "ylud miner").refused(
        0,
        "ylud miner",
        "the choice now is `thrud`",
    );
    table(thrud).refused(0, "discard miner", "the choice now is `ylud`");
}

#[test]
fn unknown_names_are_refused() {
    table(TAKES)
        .refused(0, "take W11", "`W11` is no card of this game")
        .refused(0, "hero gandalf", "`gandalf` is no hero of this game")
        .refused(0, "hero thrud wizard", "`wizard` is no column of this game")
        .refused(0, "transform 5 purse", "`purse` is no place (tavern1 tavern2 tavern3 pouch hand)")
        .refused(0, "steal W3", "`steal` is no action")
        .refused(0, "ally warrior", "`ally` is no action")
        .refused(0, "", "`` is no action");
}

#[test]
fn a_hero_not_in_the_game_is_refused() {
    let game = table("2p first-game; age 2; round 3; agenda recruit.0 round");
    game.refused(0, "hero thrud warrior", "thrud is not in this game").refused(
        0,
        "hero ylud",
        "ylud is not in this game",
    );
}

#[test]
fn ids_that_no_card_has_are_refused_like_any_other() {
    let wrong = |text: &str, action: Action| {
        let mut game = table(text).state;
        let before = game.clone();
        let refusal = game.play(Seat::S0, action, &mut ()).unwrap_err();
        assert_eq!(game, before);
        refusal.reason
    };
    let unknown = "?".to_owned();
    let recruits = "2p; age 2; round 3; agenda recruit.0 round";
    for id in [21, 31, 32, 200, 255] {
        let reason = wrong(recruits, Action::Recruit(Hero::from_index(id), None));
        assert_eq!(reason, Reason::HeroNotInGame { hero: unknown.clone() });
        let reason = wrong(recruits, Action::Recruit(Hero::from_index(id), Some(Column::First)));
        assert_eq!(reason, Reason::HeroNotInGame { hero: unknown.clone() });
    }
    assert_eq!(wrong(TAKES, Action::Take(Card::from_index(255))), Reason::CardNotHere { card: unknown });
}

#[test]
fn a_finished_game_takes_no_action_and_no_draw() {
    let over = table("2p; age 2; round 4; agenda over").awaits("over");
    let burn = Draw::Burn(None);
    let over = over
        .refused(0, "take W3", "the game is over")
        .refused(1, "bid 5 4 3", "the game is over")
        .refused_draw(burn, "the game is over");
    assert!((0..5).all(|seat| over.options(seat).is_empty()));
}

#[test]
fn chance_and_players_do_not_answer_for_each_other() {
    let dealt = table("2p");
    let deal = dealt.deal_of("W3 H B / E5 M0 H / H M1 B");
    let offer = Draw::Offer(dealt.cards("W3 H B"));
    dealt.refused(0, "bid 5 4 3", "cards must be drawn first").refused_draw(offer, "the choice now is `deal`");
    table(TAKES).refused_draw(deal, "nothing is to be drawn now");
}

#[test]
fn whatever_is_not_listed_as_legal_is_refused_and_what_is_listed_is_played() {
    let coins = Coin::STARTING.into_iter().chain([coin("s3"), coin("g5"), coin("g25")]);
    let actions: Vec<Action> =
        (0..24).map(|card| Action::Take(Card::from_index(card))).chain(coins.map(Action::Coin)).collect();
    for text in [BIDS, TAKES] {
        let game = table(text).state;
        for player in 0..2 {
            for &action in &actions {
                let legal = game.legal_actions(seat(player)).contains(&action);
                assert_eq!(game.is_legal(seat(player), action), legal);
                assert_eq!(game.clone().play(seat(player), action, &mut ()).is_ok(), legal, "{action:?}");
            }
            for action in game.legal_actions(seat(player)) {
                assert_eq!(game.clone().play(seat(player), action, &mut ()), Ok(()));
            }
        }
    }
}
