//! The `Debug` output.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, BySeat, Rules, Seat, SeatSet};

#[test]
fn states_tables_and_views_print_as_many_seats_as_there_are_players() {
    for players in 2..=5 {
        let mut dealer = Dealer::new(1);
        let mut game = Nidavellir::start(&Options::new(players).unwrap(), dealer.rng());
        dealer.play_out(&mut game);
        let counted = |text: &str, of_one: &str| text.matches(of_one).count();
        let (state, view) = (format!("{game:?}"), format!("{:?}", game.view(Audience::Spectator)));
        assert_eq!([&state, &view].map(|text| counted(text, "HeroSet(")), [players; 2], "{state}");
        assert_eq!(counted(&view, "PurseView {"), players, "{view}");
        let standing = format!("{:?}", game.standing());
        assert_eq!(counted(&standing, ","), players - 1 + game.winners().len(), "{standing}");
    }
}

#[test]
fn a_set_of_seats_prints_and_yields_its_seats_in_order() {
    let seats: SeatSet = [Seat::S4, Seat::S0, Seat::S2].into_iter().collect();
    assert_eq!(format!("{seats:?} {:?}", SeatSet::EMPTY), "{0, 2, 4} {}");
    assert_eq!((seats.len(), SeatSet::EMPTY.len(), seats.iter().len()), (3, 0, 3));
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [Seat::S0, Seat::S2, Seat::S4]);
    assert_eq!(seats.into_iter().rev().collect::<Vec<_>>(), [Seat::S4, Seat::S2, Seat::S0]);
    assert_eq!(BySeat::from_fn(Seat::index).of_players(2), [0, 1]);
}
