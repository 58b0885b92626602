//! Whole games: there is a page for every table, for everybody, in every way of showing it.

use elvaland_rules::mechanics::QuestionKind;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, Turn};
use elvaland_texts::Language;

use crate::kit::{Look, Played, all, audiences, for_both_games, one, random_game, words};

for_both_games! {
    #[test]
    fn every_table_of_a_game_has_a_page() {
        for (seed, options) in G::variants().iter().enumerate() {
            let mut step = 0;
            random_game::<G>(options, 500 + seed as u64, |state, log| {
                step += 1;
                if step % 6 > 0 && state.turn() != Turn::Over {
                    return;
                }
                for (at, audience) in audiences(state).into_iter().chain([Audience::Open]).enumerate() {
                    let look = Look::new(state, audience).in_language(Language::ALL[(step + at) % 3]).after(log);
                    for look in [look.clone(), look.clone().remembering(), look.without_scores()] {
                        assert!(look.html().len() > 10_000);
                    }
                }
            });
        }
    }

    #[test]
    fn the_end_shows_every_total_and_who_won() {
        for (seed, options) in G::variants().iter().enumerate() {
            random_game::<G>(options, 600 + seed as u64, |state, log| {
                if state.turn() != Turn::Over {
                    return;
                }
                let page = Look::new(state, Audience::Spectator).after(log).page();
                let totals: Vec<String> = all(&page, "#end tfoot td").into_iter().map(words).collect();
                assert_eq!(totals, state.totals().iter().map(u16::to_string).collect::<Vec<_>>());
                let winners = all(&page, "#end th[data-winner]").len();
                assert_eq!(winners, state.winners().len());
                let best = state.totals().into_iter().max().unwrap_or_default().to_string();
                assert!(words(one(&page, "#end-title")).contains(&best));
            });
        }
    }
}

/// The size of the largest page of a game between five, for a bidder: `cargo test -p elvaland-web size -- --nocapture`.
fn largest<R: Played>() -> usize {
    let options = R::variants();
    let mut largest = 0;
    random_game::<R>(&options[options.len() - 2], 8, |state, log| {
        if state.table().question() == Some(QuestionKind::Bid) {
            largest = largest.max(Look::new(state, Audience::Seat(Seat::S0)).after(log).html().len());
        }
    });
    println!("{}: {largest} bytes", R::NAME);
    largest
}

#[test]
fn the_size_of_a_page_stays_within_bounds() {
    assert!(largest::<Nidavellir>() < 200_000);
    assert!(largest::<Nains>() < 200_000);
}
