//! Refusals: wrong names, wrong players, wrong moments. The kit checks that a refused action changes nothing.

use elvaland_rules::State;
use elvaland_rules::mechanics::Draw;
use elvaland_rules::nains::{Nains, Options};

use crate::kit::{table, turn};

const BIDS: &str = "2p; taverns S T2 E9 / S T4 E10 / S T3 E8";
const TAKES: &str = "2p; taverns S T2 E9 / S T4 E10 / S T3 E8; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2";

#[test]
fn the_game_is_for_2_to_5_players() {
    for players in [0, 1, 6, 300] {
        let expected = format!("the game is for 2 to 5 players, not {players}");
        assert_eq!(Options::new(players).unwrap_err().to_string(), expected);
        let text = format!("nains {players}p").parse::<State<Nains>>().unwrap_err().to_string();
        assert!(text.ends_with(&expected), "{text}");
    }
}

#[test]
fn the_number_of_players_is_the_only_option() {
    for option in ["first-game", "german", "elite"] {
        let text = format!("nains 2p {option}").parse::<State<Nains>>().unwrap_err().to_string();
        assert!(text.ends_with(&format!("`{option}` is no option of this game")), "{text}");
    }
}

#[test]
fn coins_must_be_owned_to_be_bid() {
    table(BIDS)
        .refused(0, "bid 5 4 g9", "there is no coin g9 at hand")
        .refused(0, "bid 5 5 4", "the coin 5 is used twice")
        .refused(0, "bid 5 4 s3", "there is no coin s3 at hand");
}

#[test]
fn names_of_the_other_game_are_unknown() {
    table(TAKES)
        .refused(0, "take W3", "`W3` is no card of this game")
        .refused(0, "take H", "`H` is no card of this game")
        .refused(0, "hero skaa", "`skaa` is no hero of this game")
        .refused(0, "hero tadgar warrior", "`warrior` is no column of this game")
        .refused(0, "thrud temple", "`thrud` is no action")
        .refused(0, "ylud temple", "`ylud` is no action");
}

#[test]
fn a_card_must_be_in_the_tavern_being_resolved() {
    table(TAKES).refused(0, "take T4", "T4 is not in this tavern").refused(0, "take C8", "C8 is not in this tavern");
}

#[test]
fn another_kind_of_choice_is_refused() {
    table(TAKES)
        .refused(0, "bid 5 4 3", "the choice now is `take`")
        .refused(0, "hero gurdan", "the choice now is `take`")
        .refused(0, "improve 2", "the choice now is `take`")
        .refused(0, "drop S", "the choice now is `take`")
        .refused(0, "keep S", "the choice now is `take`")
        .refused(0, "ally temple", "the choice now is `take`")
        .refused(0, "transform 5 tavern1", "the choice now is `take`")
        .refused(0, "trade 0 2", "the choice now is `take`")
        .refused(0, "coin 5", "the choice now is `take`")
        .refused(0, "discard temple", "the choice now is `take`");
}

#[test]
fn what_lines_do_not_recruit_is_refused() {
    let mut game = turn("T1+o E5+m F2.stone C5", "S T2 E9").play(0, "take S");
    for hero in ["gaat", "tiss", "aral", "brum", "redwin", "ordo", "certification"] {
        game = game.refused(0, &format!("hero {hero}"), &format!("{hero} is not recruited by lines"));
    }
    game.refused(0, "hero gaat temple", "gaat is not recruited by lines");
}

#[test]
fn a_column_is_named_when_and_only_when_there_is_a_choice() {
    turn("S S T1+o T2 E5+m E9 C5 C6", "F2.star T2+m E8")
        .play(0, "take F2.star")
        .refused(0, "hero tadgar", "tadgar needs a column to stand in")
        .refused(0, "hero fey temple", "fey has a fixed place: name no column")
        .refused(0, "hero fey forge", "fey has a fixed place: name no column");
}

#[test]
fn the_ally_must_be_placed_before_anything_else() {
    turn("T1+o E5+m F2.stone C5", "S T2 E9")
        .play(0, "take S")
        .play(0, "hero oboron")
        .refused(0, "hero gurdan", "the choice now is `ally`")
        .refused(0, "take T2", "the choice now is `ally`")
        .refused(0, "ally hunter", "`hunter` is no column of this game")
        .refused(0, "ally", "`ally` lacks something or has too much")
        .refused(1, "ally temple", "seat 1 is not asked now")
        .refused(1, "take T2", "seat 1 is not asked now")
        .play(0, "ally temple");
}

#[test]
fn the_words_of_an_action_must_be_complete() {
    table(TAKES)
        .refused(0, "drop", "`drop` lacks something or has too much")
        .refused(0, "improve", "`improve` lacks something or has too much")
        .refused(0, "improve 2 5", "`improve 2 5` lacks something or has too much");
}

#[test]
fn a_seat_must_be_at_the_table() {
    table(TAKES).refused(2, "take S", "there is no seat 2 at a table of 2");
}

#[test]
fn a_finished_game_takes_nothing() {
    let game = table("2p; age 2; round 4; agenda over");
    let offer = Draw::Offer(game.cards("S"));
    game.refused(0, "take S", "the game is over").refused_draw(offer, "the game is over");
}

#[test]
fn nothing_is_drawn_while_a_player_is_asked() {
    let game = table(TAKES);
    let (deal, offer) = (game.deal_of("S S T1+m / T1+o E8 E8+m / E5+m E6+m E7+m"), Draw::Offer(game.cards("S")));
    game.refused_draw(deal, "nothing is to be drawn now")
        .refused_draw(offer, "nothing is to be drawn now")
        .refused_draw(Draw::Burn(None), "nothing is to be drawn now");
}
