//! Memory mode: nobody sees the coins of another player, and a bot is given a table that could be the real one.

use crate::proven::Proven;
use crate::steps::{Taken, advance};
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Face, MemoryView, Place, SeenPurse, View};
use elvaland_rules::{Audience, Scores, Seat, State};

fn audiences<R: Proven>(game: &State<R>) -> impl Iterator<Item = Audience> {
    Seat::first(game.players()).map(Audience::Seat).chain([Audience::Spectator])
}

/// Every seventh table of random games of every kind.
fn tables<R: Proven>() -> Vec<State<R>> {
    let mut tables = Vec::new();
    for (seed, options) in R::variants().iter().enumerate() {
        let (mut game, mut dealer) = R::begin(options, seed as u64);
        for step in 0.. {
            if step % 7 == 0 {
                tables.push(game.clone());
            }
            let before = game.clone();
            match advance(&mut game, &mut dealer, &mut ()) {
                Taken::Over => break,
                Taken::Played(seat, action) => assert!(before.is_legal(seat, action)),
                Taken::Drew(draw) => assert!(before.clone().draw(&draw, &mut ()).is_ok()),
            }
        }
    }
    tables
}

/// Returns the JSON that clients receive in memory mode.
fn bytes<R: Proven>(view: &View<R>) -> String {
    MemoryView::of(view).to_json().to_string()
}

for_both_games! {
    #[test]
    fn a_plausible_view_cannot_be_told_from_the_real_one() {
        let mut dealer = Dealer::new(1);
        let (mut all, mut other) = (0, 0);
        for table in tables::<G>() {
            for audience in audiences(&table) {
                let real = table.view(audience);
                let memory = MemoryView::of(&real);
                let plausible = memory.plausible(dealer.rng());
                assert_eq!(MemoryView::of(&plausible), memory);
                assert_eq!(bytes(&plausible), bytes(&real));
                for (text, json) in [(memory.to_text(Scores::Shown), memory.to_json()), (real.to_text(Scores::Shown), real.to_json())] {
                    assert_eq!(serde_json::from_str::<serde_json::Value>(&text).ok(), Some(json));
                }
                let hidden: serde_json::Value = serde_json::from_str(&memory.to_text(Scores::Hidden)).expect("JSON");
                assert!(hidden["seats"].as_array().expect("seats").iter().all(|seat| seat["score"].is_null()));
                if let Audience::Seat(seat) = audience {
                    let world = State::<G>::sample(&plausible, dealer.rng());
                    assert_eq!(world.legal_actions(seat), table.legal_actions(seat));
                }
                all += 1;
                other += usize::from(plausible.to_json() != real.to_json());
            }
        }
        assert!(other * 2 > all, "most tables hide something that the full view shows: {other} of {all}");
    }

    #[test]
    fn a_plausible_world_is_a_possible_one() {
        let mut dealer = Dealer::new(2);
        for table in tables::<G>() {
            let memory = MemoryView::of(&table.view(Audience::Seat(Seat::S1)));
            let mut world = State::<G>::sample(&memory.plausible(dealer.rng()), dealer.rng());
            let mut audit = Audit::new(&world);
            loop {
                assert_eq!(audit.check(&world), Ok(()));
                if let Taken::Over = advance(&mut world, &mut dealer, &mut audit) {
                    break;
                }
            }
        }
    }

    #[test]
    fn only_coins_that_lie_face_up_are_seen_of_others() {
        let mut seen = 0;
        for table in tables::<G>() {
            let memory = MemoryView::of(&table.view(Audience::Seat(Seat::S0)));
            let json = memory.to_json();
            for seat in table.table().seats().skip(1) {
                assert_eq!(memory.purse(seat).known_coins(), None);
                assert!(json["seats"][seat.index()]["coins"].is_null());
                assert!(json["seats"][seat.index()]["score"]["parts"]["coins"].is_null());
                for laid in memory.purse(seat).laid() {
                    match (laid.face, laid.place) {
                        (Face::Known(coin), Place::Tavern(tavern)) => {
                            assert!(tavern <= table.table().auction().tavern);
                            assert_eq!(table.purse(seat).bid(tavern), Some(coin));
                            seen += 1;
                        }
                        (face, place) => assert_eq!(face, Face::Hidden, "{place}"),
                    }
                }
            }
            assert_eq!(json["memory"], true);
            assert_eq!(memory.score(Seat::S0), table.score(Seat::S0), "own coins count");
        }
        assert!(seen > 50, "{seen}");
    }
}
