//! The action index: documented as it is, bijective on legal actions, and a function of the view.

use std::collections::BTreeSet;

use crate::proven::Proven;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{ActionIndex, ActionMask, ActionRow, MemoryView, Reason};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, DecodedPurse, Rules, Seat, State, Turn, View};
use proptest::prelude::*;

const DOCUMENT: &str = include_str!("../../docs/action-index.md");

/// The most kinds of cards that a card list can have.
const MOST_KINDS: usize = 128;

/// Returns a range as the document writes it.
fn written(index: ActionIndex, row: ActionRow) -> String {
    let range = index.range(row);
    if range.is_empty() { "none".to_owned() } else { format!("{}–{}", range.start, range.end - 1) }
}

#[test]
fn every_row_is_documented_with_its_numbers() {
    let [nidavellir, nains] = [index_of::<Nidavellir>(4), index_of::<Nains>(4)];
    let table = DOCUMENT.lines().filter(|line| line.starts_with("| `"));
    let documented: Vec<Vec<String>> =
        table.map(|line| line.split('|').skip(1).take(3).map(|cell| cell.trim().to_owned()).collect()).collect();
    let rows = ActionRow::ALL.map(|row| vec![format!("`{row:?}`"), written(nidavellir, row), written(nains, row)]);
    assert_eq!(documented, rows);
}

fn index_of<R: Proven>(players: usize) -> ActionIndex {
    ActionIndex::of(R::begin(&R::game_for(players), 1).0.table().rules())
}

#[test]
fn the_sizes_are_those_of_the_document() {
    let sizes = |of: fn(usize) -> ActionIndex| [2, 3, 4, 5].map(|players| of(players).size());
    assert_eq!(sizes(index_of::<Nidavellir>), [150; 4]);
    assert_eq!(sizes(index_of::<Nains>), [174, 174, 174, 176]);
    assert!(DOCUMENT.contains("Nidavellir has 150 actions. Nains has 174") && DOCUMENT.contains("and 176 for five"));
    // The longest card list fits into a mask.
    for index in [index_of::<Nidavellir>(5), index_of::<Nains>(5)] {
        assert!(index.range(ActionRow::Card).start + MOST_KINDS <= 64 * ActionMask::WORDS);
    }
}

#[test]
fn numbers_are_pinned() {
    let game = |text: &str| text.parse::<State<Nidavellir>>().unwrap();
    let number = |game: &State<Nidavellir>, text: &str| {
        let Turn::Decide(seats) = game.turn() else { panic!("{text}") };
        game.index(seats.first().unwrap(), game.parse_action(text).unwrap())
    };
    let bids = game("nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3; 0: coins 0 3 g5 g5 g9");
    let numbers = ["bid 0 3 g5", "bid g5 g5 0", "bid g9 g5 g5"].map(|bid| number(&bids, bid));
    assert_eq!(numbers, [Some(0), Some(30), Some(56)]);
    assert_eq!((bids.action(Seat::S0, 56).is_some(), bids.action(Seat::S0, 59)), (true, None), "equal coins, once");
    let take = game("nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3");
    let cards = take.table().rules();
    assert_eq!(number(&take, "take W7"), Some(126 + cards.parse_card("W7").unwrap().index()));
}

/// Plays a random game; checks every decision of every seat.
fn check<R: Proven>(options: &R::Options, seed: u64) -> Result<BTreeSet<ActionRow>, TestCaseError> {
    let (mut game, mut dealer) = R::begin(options, seed);
    let index = ActionIndex::of(game.table().rules());
    let mut rows = BTreeSet::new();
    loop {
        for seat in Seat::first(game.players()) {
            rows.extend(check_seat(&game, seat, index, &mut dealer)?);
        }
        if !game.random_step(dealer.rng()) {
            return Ok(rows);
        }
    }
}

/// Checks that the legal actions and the numbers of the mask are each other's image, and that sampling does not change them.
fn check_seat<R: Proven>(
    game: &State<R>,
    seat: Seat,
    index: ActionIndex,
    dealer: &mut Dealer,
) -> Result<BTreeSet<ActionRow>, TestCaseError> {
    let (legal, view) = (game.legal_actions(seat), game.view(Audience::Seat(seat)));
    let mask = view.legal_mask();
    let numbers: BTreeSet<usize> = legal.iter().filter_map(|&action| view.index(action)).collect();
    prop_assert_eq!(numbers.len(), legal.len(), "every legal action has a number of its own");
    prop_assert!(numbers.iter().copied().eq(mask.iter()), "the mask has just these");
    prop_assert_eq!((mask.len(), mask.is_empty()), (legal.len(), legal.is_empty()));
    for number in 0..index.size() + 3 {
        let action = view.action(number);
        prop_assert_eq!(action.is_some(), mask.contains(number));
        prop_assert_eq!(game.action(seat, number), action);
        if let Some(action) = action {
            prop_assert_eq!((view.index(action), game.index(seat, action)), (Some(number), Some(number)));
            prop_assert!(legal.contains(&action));
        }
    }
    prop_assert_eq!(game.view_ref(Audience::Seat(seat)).legal_mask(), mask);
    prop_assert_eq!(game.legal_mask(seat), mask);
    prop_assert_eq!(MemoryView::of(&view).legal_mask(), mask);
    prop_assert_eq!(View::<R, DecodedPurse>::from_json(&view.to_json()).unwrap().legal_mask(), mask);
    let sampled = State::sample(&view, dealer.rng());
    prop_assert_eq!(sampled.legal_mask(seat), mask, "equal views give equal masks");
    prop_assert!(numbers.iter().all(|&number| sampled.action(seat, number) == game.action(seat, number)));
    Ok(numbers.into_iter().filter_map(|number| index.locate(number)).map(|(row, _)| row).collect())
}

for_both_games! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn numbers_are_bijective_on_legal_actions(seed: u64, variant: prop::sample::Index) {
            check::<G>(variant.get(&G::variants()), seed)?;
        }
    }

    #[test]
    fn every_row_occurs() {
        let mut rows = BTreeSet::new();
        for (seed, options) in G::variants().iter().cycle().take(40).enumerate() {
            let (mut game, mut dealer) = G::begin(options, seed as u64);
            let index = ActionIndex::of(game.table().rules());
            while game.random_step(dealer.rng()) {
                if let Turn::Decide(seats) = game.turn() {
                    let mask = game.legal_mask(seats.first().unwrap());
                    rows.extend(mask.iter().filter_map(|number| index.locate(number)).map(|(row, _)| row));
                }
            }
        }
        let expected = ActionRow::ALL.into_iter().filter(|&row| G::ROWS.contains(&row));
        assert_eq!(rows, expected.collect());
    }

    #[test]
    fn playing_a_number_plays_its_action() {
        let (mut game, mut dealer) = G::begin(&G::game_for(3), 8);
        loop {
            game.settle_chance(dealer.rng());
            let Turn::Decide(seats) = game.turn() else { break };
            let seat = seats.first().unwrap();
            let action = dealer.pick(&game, seat);
            let (mut played, number) = (game.clone(), game.index(seat, action).unwrap());
            played.play(seat, action, &mut ()).unwrap();
            let before = game.clone();
            let refusal = game.play_index(seat, 9999, &mut ()).unwrap_err();
            assert_eq!((refusal.reason, &game), (Reason::NoSuchIndex { index: 9999 }, &before));
            game.play_index(seat, number, &mut ()).unwrap();
            assert_eq!(game, played);
        }
        assert_eq!(game.play_index(Seat::S0, 0, &mut ()).unwrap_err().reason, Reason::GameOver);
    }
}

/// The rows that a game's decisions use.
trait UsedRows: Proven {
    const ROWS: &'static [ActionRow];
}

impl UsedRows for Nidavellir {
    const ROWS: &'static [ActionRow] = &ActionRow::ALL;
}

/// Nobody bids late in Nains, and nobody discards from columns.
impl UsedRows for Nains {
    const ROWS: &'static [ActionRow] = &[
        ActionRow::Bid,
        ActionRow::Exchange,
        ActionRow::Place,
        ActionRow::Hero,
        ActionRow::HeroInColumn,
        ActionRow::Card,
    ];
}
