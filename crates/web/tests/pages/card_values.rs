//! The points that a page shows for a card are the points that it brings when it is taken.

use elvaland_rules::mechanics::{Action, Event, QuestionKind, Step};
use elvaland_rules::{Audience, Seat, State, Turn};
use scraper::ElementRef;

use crate::kit::{Look, Played, all, audiences, for_both_games, one, random_game, table, within, words};

/// The values that a page shows for a card: the points, and whether it completes a line.
#[derive(Debug, PartialEq)]
struct Said {
    points: i32,
    is_line: bool,
}

fn said(card: ElementRef<'_>) -> Option<Said> {
    let gain = within(card, ".gain");
    let points = words(*gain.first()?).parse().expect("a number with its sign");
    Some(Said { points, is_line: !within(card, ".line").is_empty() })
}

/// Returns the effect of taking a card by the rules; `None` if coins change or a decision other than a hero follows.
fn done<R: Played>(state: &State<R>, seat: Seat, action: Action) -> Option<Said> {
    let mut after = state.clone();
    let mut told = Vec::new();
    after.play(seat, action, &mut told).expect("legal");
    let is_plain = |event: &Event| {
        matches!(
            event,
            Event::Took(..) | Event::Placed(..) | Event::Covered(..) | Event::LeftOver(_) | Event::Revealed(..)
        )
    };
    let next = after.table().agenda().next();
    let is_line = matches!(next, Some(Step::Recruit(owner, _)) if owner == seat);
    let is_other = matches!(next, Some(Step::Turns(_) | Step::LateBid(_)));
    if !told.iter().all(is_plain) || !(is_line || is_other) {
        return None;
    }
    let points = i32::from(after.score(seat).total()) - i32::from(state.score(seat).total());
    Some(Said { points, is_line })
}

/// The cards of a table that are taken with nothing else to decide: how many there are, and how many complete a line.
fn check<R: Played>(state: &State<R>, seat: Seat) -> (usize, usize) {
    let page = Look::new(state, Audience::Seat(seat)).page();
    let (mut cards, mut lines) = (0, 0);
    for card in all(&page, r#"button[form="take"]"#) {
        let action = state.parse_action(card.attr("value").expect("an action")).expect("an action");
        let (Action::Take(_), Some(said)) = (action, said(card)) else { continue };
        if let Some(done) = done(state, seat, action) {
            assert_eq!(said, done, "{}: {}", state.display_action(action), state);
            cards += 1;
            lines += usize::from(done.is_line);
        }
    }
    (cards, lines)
}

for_both_games! {
    #[test]
    fn a_card_brings_what_is_said() {
        let (mut cards, mut lines) = (0, 0);
        for (seed, options) in G::variants().iter().enumerate() {
            for run in 0..3 {
                random_game::<G>(options, 1000 * run + seed as u64, |state, _| {
                    let Turn::Decide(seats) = state.turn() else { return };
                    if state.table().question() == Some(QuestionKind::Take) {
                        let (more, new) = check(state, seats.first().expect("a seat is asked"));
                        (cards, lines) = (cards + more, lines + new);
                    }
                });
            }
        }
        assert!(cards > 1000 && lines > 20, "worth checking: {cards} cards, {lines} of them a line");
    }
}

#[test]
fn a_line_is_announced_and_an_offering_brings_nothing_yet() {
    let state = table::<elvaland_rules::nidavellir::Nidavellir>(
        "2p; age 2; round 4; taverns W3 R5 H / - / -; 0: coins 5/4/3/0 2, army H M0 B E5; 1: coins 4/3/5/0 2",
    );
    let page = Look::new(&state, Audience::Seat(Seat::S0)).page();
    let of = |token: &str| said(one(&page, &format!(r#"#tavern-1 .card[data-piece="card-{token}"]"#)));
    assert_eq!(of("W3"), Some(Said { points: 8, is_line: true }), "alone, the majority brings the highest coin, too");
    assert_eq!(of("H"), Some(Said { points: 3, is_line: false }));
    assert_eq!(of("R5"), None);
    let spectator = Look::new(&state, Audience::Spectator).page();
    assert!(all(&spectator, ".gain, .card .line").is_empty(), "nothing is mine");
    assert_eq!(audiences(&state).len(), 3);
}
