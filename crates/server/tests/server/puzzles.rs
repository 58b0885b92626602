//! Puzzles from bot games: shown as the player saw them, judged without a search.

use elvaland_analysis::puzzles::{MinedPuzzle, collection};
use elvaland_rules::mechanics::{Face, Place};
use elvaland_rules::{Action, Audience, GameName, Seat, with_state};
use elvaland_testkit::{Answer, Client};

use crate::kit::House;
use crate::replay::send;

fn reader(house: &House) -> Client {
    house.stranger().with_header("Accept", "text/html")
}

fn path(game: GameName, puzzle: &MinedPuzzle) -> String {
    format!("//puzzles/{game}/{}", puzzle.number)
}

/// Sends an answer: by the form of bids, or by that of all other decisions.
fn answers(client: &mut Client, path: &str, puzzle: &MinedPuzzle, text: &str) -> Answer {
    let position = puzzle.open().expect("a position");
    let action = with_state!(&position.game, state => state.parse_action(text)).expect("an action");
    let Action::Bid(bid) = action else {
        let fields = format!("seq=1&action={}", text.replace('+', "%2B").replace(' ', "+"));
        return send(client, &format!("{path}/act"), &fields);
    };
    let coins = with_state!(&position.game, state => state.purse(position.seat).coins());
    // Equal coins: each place is used once.
    let mut places: Vec<usize> = Vec::new();
    for coin in bid {
        let at = (0..coins.len()).find(|at| coins[*at] == coin && !places.contains(at));
        places.push(at.expect("a coin of the purse"));
    }
    send(client, &format!("{path}/bid"), &format!("tavern1={}&tavern2={}&tavern3={}", places[0], places[1], places[2]))
}

#[test]
fn the_start_page_leads_to_puzzles_of_both_games() {
    let house = House::open();
    let mut reader = reader(&house);
    let page = reader.get("//puzzles").text;
    for game in GameName::ALL {
        let first = collection(game).iter().map(|puzzle| puzzle.number).min().expect("a puzzle");
        assert!(page.contains(&format!("href=\"/puzzles/{game}/{first}\"")), "{page}");
        assert!(page.contains(&format!("{} puzzles", collection(game).len())), "{page}");
    }
    assert!(page.contains("/assets/puzzles-"), "the script keeps the rating");
    for other in ["//", "//learn"] {
        let page = reader.get(other).text;
        assert!(page.contains("href=\"/puzzles\"") && !page.contains("/assets/puzzles-"), "{other}");
    }
}

#[test]
fn the_best_option_solves_a_puzzle_and_what_was_played_does_not() {
    let house = House::open();
    let mut reader = reader(&house);
    for game in GameName::ALL {
        for puzzle in collection(game).iter().step_by(9) {
            let path = path(game, puzzle);
            let question = reader.get(&path);
            assert_eq!(question.status, 200, "{path}");
            assert!(question.text.contains("id=\"puzzle\"") && !question.text.contains("data-solved"), "{path}");
            let hidden = ["The King’s choice", "Difficulty"].map(|text| question.text.contains(text));
            assert_eq!(hidden, [false; 2], "{path}: the solution is not on the page");
            let right = answers(&mut reader, &path, puzzle, &puzzle.options[0].0);
            assert!(right.status == 200 && right.text.contains("data-solved=\"true\""), "{path}: {}", right.text);
            assert!(right.text.contains("class=\"reasons\""), "{path}: the best option is explained");
            let wrong = answers(&mut reader, &path, puzzle, &puzzle.played);
            assert!(wrong.status == 200 && wrong.text.contains("data-solved=\"false\""), "{path}: {}", wrong.text);
            assert!(wrong.text.contains("Played in the game") && wrong.text.contains("Next puzzle"), "{path}");
        }
    }
}

#[test]
fn unknown_puzzles_and_illegal_answers_are_refused() {
    let house = House::open();
    let mut reader = reader(&house);
    for path in ["//puzzles/nains/99999", "//puzzles/chess/1", "//puzzles/nains/one", "//puzzles/nains"] {
        assert_eq!(reader.get(path).status, 404, "{path}");
    }
    let take = collection(GameName::Nains).iter().find(|puzzle| puzzle.played.starts_with("take")).expect("a pick");
    let path = path(GameName::Nains, take);
    for action in ["take+dragon", "take+S%2Bm%2Bm%2Bm", "", "bid+0+2+3"] {
        assert_eq!(send(&mut reader, &format!("{path}/act"), &format!("action={action}")).status, 422, "{action}");
    }
    let bid = send(&mut reader, &format!("{path}/bid"), "tavern1=0&tavern2=1&tavern3=2");
    assert_eq!(bid.status, 422, "bids are not asked for");
    assert_eq!(send(&mut reader, "//puzzles/nains/99999/act", "action=take+S").status, 404);
}

#[test]
fn coins_that_the_player_did_not_see_lie_face_down() {
    let house = House::open();
    let mut reader = reader(&house);
    let mut backs = 0;
    for game in GameName::ALL {
        for puzzle in collection(game) {
            let position = puzzle.open().expect("a position");
            // Only what the view of the seat calls hidden: coins that lie face down, as a back.
            let expected: usize = with_state!(&position.game, state => {
                let view = state.view(Audience::Seat(position.seat));
                let laid = |seat: Seat| view.purse(seat).laid;
                let is_hidden = |place: Place, face: Face| face == Face::Hidden && matches!(place, Place::Tavern(_));
                Seat::first(state.players()).map(|seat| laid(seat).iter().filter(|coin| is_hidden(coin.place, coin.face)).count()).sum()
            });
            if expected == 0 || backs > 60 {
                continue;
            }
            let page = reader.get(&path(game, puzzle)).text;
            assert_eq!(page.matches("-coin-back\"").count(), expected, "{game} {}", puzzle.number);
            backs += expected;
        }
    }
    assert!(backs > 20, "there are coins to hide: {backs}");
}
