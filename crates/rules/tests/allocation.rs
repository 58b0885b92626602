//! Playing allocates nothing: a state is one flat value, and every question, choice, draw and score works on it in
//! place.

#[macro_use]
#[path = "engine/proven.rs"]
mod proven;

use elvaland_rules::{Audience, Seat, Turn};
use proven::Proven;

/// Plays a whole random game by the steps that searches and soaks take; gives the sum of all scores on the way.
fn play<R: Proven>(options: &R::Options, seed: u64) -> u64 {
    let (mut game, mut dealer) = R::begin(options, seed);
    let mut sum = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let draw = dealer.draw(&game);
                game.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let slots = (0..game.slot_count(seat)).filter(|&slot| game.slot_action(seat, slot).is_some());
                    sum += slots.count() as u64;
                    assert_eq!(game.legal_actions(seat), game.view_ref(Audience::Seat(seat)).legal_actions());
                }
                let seat = seats.first().expect("a decision has a seat");
                let action = dealer.pick(&game, seat);
                let mut checked = game.clone();
                game.play_unchecked(seat, action, &mut ());
                checked.play(seat, action, &mut ()).expect("a picked action is legal");
                assert!(checked == game);
            }
            Turn::Over => return sum + u64::from(game.winners().contains(Seat::S0)),
        }
        sum += game.table().seats().map(|seat| u64::from(game.score(seat).total())).sum::<u64>();
    }
}

for_both_games! {
    #[test]
    fn a_whole_game_allocates_nothing() {
        for options in G::variants() {
            let mut sum = 0;
            let counted = allocation_counter::measure(|| {
                for seed in 0..5 {
                    sum += play::<G>(&options, seed);
                }
            });
            assert!(sum > 0, "games were played");
            assert_eq!(counted.count_total, 0, "{options:?}");
        }
    }

    /// The counter does count: the scores of all seats are a `Vec`.
    #[test]
    fn a_list_of_scores_is_an_allocation() {
        let (game, _) = G::begin(&G::game_for(2), 1);
        let counted = allocation_counter::measure(|| {
            std::hint::black_box(game.scores());
        });
        assert!(counted.count_total > 0);
    }
}
