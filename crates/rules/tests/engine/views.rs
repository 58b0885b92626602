//! The content of views: offers, bids, and no field but those listed here.

use std::collections::BTreeSet;

use crate::proven::Proven;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Age, Cards, Event, Face, MemoryView, OfferView, Place, Step, Table, View};
use elvaland_rules::{Audience, DecodeError, DecodedPurse, Rules, Seat, State, Turn};
use serde_json::Value;

fn audiences<R: Proven>(game: &State<R>) -> impl Iterator<Item = Audience> {
    Seat::first(game.players()).map(Audience::Seat).chain([Audience::Spectator])
}

/// Every table of some random games.
fn tables<R: Proven>() -> Vec<State<R>> {
    let mut tables = Vec::new();
    let variants = R::variants();
    for seed in 0..20 {
        let (mut game, mut dealer) = R::begin(&variants[seed as usize % variants.len()], seed);
        tables.push(game.clone());
        while game.random_step(dealer.rng()) {
            tables.push(game.clone());
        }
    }
    tables
}

/// Tables at which an offer is about to be drawn, with the player who will see it.
fn before_offers<R: Proven>() -> Vec<(State<R>, Seat)> {
    let found = tables::<R>().into_iter().filter_map(|table| match table.table().agenda().next() {
        Some(Step::Offer(seat, _)) => Some((table, seat)),
        _ => None,
    });
    let found: Vec<_> = found.collect();
    assert!(found.len() > 5, "offers are common");
    found
}

/// The paths of all fields of a JSON value, without the names of cards.
fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(_) if path.ends_with(".decks[]") => {}
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            found.insert(format!("{path}.{key}"));
            fields(value, &format!("{path}.{key}"), found);
        }),
        Value::Array(list) => list.iter().for_each(|value| fields(value, &format!("{path}[]"), found)),
        _ => {}
    }
}

/// The fields that only the views of one game have.
trait OwnFields: Proven {
    const OWN_FIELDS: &'static [&'static str];
}

impl OwnFields for elvaland_rules::nidavellir::Nidavellir {
    const OWN_FIELDS: &'static [&'static str] = &[".options.edition", ".options.first_game"];
}

impl OwnFields for elvaland_rules::nains::Nains {
    const OWN_FIELDS: &'static [&'static str] = &[".setup.decks", ".setup.elite", ".setup.track"];
}

for_both_games! {
    #[test]
    fn a_view_is_read_back_from_what_it_tells() {
        for game in tables::<G>().into_iter().step_by(31) {
            for audience in audiences(&game).chain([Audience::Open]) {
                let view = game.view(audience);
                let told = View::<G, DecodedPurse>::from_json(&view.to_json()).unwrap();
                assert_eq!(told.to_json(), view.to_json());
                let remembered = MemoryView::of(&view).to_json();
                let mut told = View::<G, DecodedPurse>::from_json(&remembered).unwrap().to_json();
                told["memory"] = true.into();
                assert_eq!(told, remembered);
            }
        }
    }

    #[test]
    fn a_view_lists_the_legal_actions_of_its_seat() {
        for game in tables::<G>().into_iter().step_by(3) {
            for seat in Seat::first(game.players()) {
                let audience = Audience::Seat(seat);
                let (view, legal) = (game.view(audience), game.legal_actions(seat));
                assert_eq!((view.turn(), view.viewing_seat()), (game.turn(), Some(seat)));
                assert_eq!(view.legal_actions(), legal);
                assert_eq!(MemoryView::of(&view).legal_actions(), legal);
                assert_eq!(game.view_ref(audience).legal_actions(), legal);
                for &action in &legal {
                    assert!(view.is_legal(action) && game.view_ref(audience).is_legal(action));
                    assert_eq!(view.parse_action(&view.display_action(action).to_string()), Ok(action));
                }
            }
            for audience in [Audience::Spectator, Audience::Open] {
                assert!(game.view(audience).legal_actions().is_empty());
                assert_eq!(game.view(audience).viewing_seat(), None);
            }
        }
    }

    #[test]
    fn a_borrowed_view_tells_the_same() {
        for game in tables::<G>().into_iter().step_by(3) {
            for audience in audiences(&game).chain([Audience::Open]) {
                let (seen, view) = (game.view_ref(audience), game.view(audience));
                assert_eq!((seen.audience(), seen.table(), seen.offer()), (audience, view.table(), view.offer()));
                assert_eq!(Age::ALL.map(|age| seen.deck(age)), Age::ALL.map(|age| view.deck(age)));
                for seat in Seat::first(game.players()) {
                    assert_eq!(seen.purse(seat), *view.purse(seat));
                    assert!(seen.purse(seat).coins.is_sorted() && seen.purse(seat).laid.is_sorted());
                    assert_eq!(seen.score(seat), view.score(seat));
                }
                assert_eq!(seen.standing(), view.standing());
                assert_eq!(View::from(seen), view);
            }
        }
    }

    #[test]
    fn a_decoded_view_can_be_sampled() {
        let mut dealer = Dealer::new(3);
        for game in tables::<G>().into_iter().step_by(5) {
            for audience in audiences(&game).chain([Audience::Open]) {
                let json = game.view(audience).to_json();
                let decoded = View::<G, DecodedPurse>::from_json(&json).unwrap();
                let view = View::<G>::try_from(decoded.clone()).unwrap_or_else(|error| panic!("{error}: {game}"));
                assert_eq!(view.to_json(), json);
                assert_eq!(decoded.legal_actions(), view.legal_actions());
                assert_eq!(view.legal_actions(), game.view(audience).legal_actions());
                let trading = |table: &Table<G>| table.auction().order().iter().map(|bid| (bid.trades(), bid.gem())).collect::<Vec<_>>();
                assert_eq!(trading(view.table()), trading(game.table()));
                let mut sampled = State::sample(&view, dealer.rng());
                assert_eq!(sampled.view(audience), view);
                dealer.play_out(&mut sampled);
                assert_eq!(sampled.turn(), Turn::Over);
            }
        }
    }

    #[test]
    fn a_decoded_view_without_coins_is_no_ordinary_one() {
        let game = &tables::<G>()[60];
        let json = MemoryView::of(&game.view(Audience::Seat(Seat::S1))).to_json();
        let decoded = View::<G, DecodedPurse>::from_json(&json).unwrap();
        assert_eq!(decoded.legal_actions(), game.legal_actions(Seat::S1));
        assert!(matches!(View::<G>::try_from(decoded), Err(DecodeError::CoinsHidden(Seat::S0))));
    }

    #[test]
    fn a_decoded_view_that_does_not_fit_together_is_refused() {
        let game = tables::<G>().into_iter().find(|game| game.table().resolved().is_some()).unwrap();
        let json = game.view(Audience::Seat(Seat::S0)).to_json();
        let edits: [(&str, Value); 8] = [
            ("/seats/0/gem", json["seats"][1]["gem"].clone()),
            ("/seats/0/coins/4", "g25".into()),
            ("/seats/1/places/0/at", "tavern2".into()),
            ("/seats/1/places/4/coin", "0".into()),
            ("/treasure", serde_json::json!(["g5"])),
            ("/agenda", serde_json::json!(["turns.0", "turns.0"])),
            ("/auction/order", serde_json::json!([])),
            ("/decks/0", serde_json::json!({})),
        ];
        for (field, wrong) in edits {
            let mut broken = json.clone();
            *broken.pointer_mut(field).unwrap() = wrong;
            let view = View::<G, DecodedPurse>::from_json(&broken).unwrap_or_else(|error| panic!("{field}: {error}"));
            assert!(View::<G>::try_from(view).is_err(), "{field}");
        }
        for (field, wrong) in [("/audience", 4), ("/round", 9), ("/age", 3)] {
            let mut broken = json.clone();
            *broken.pointer_mut(field).unwrap() = wrong.into();
            assert!(View::<G, DecodedPurse>::from_json(&broken).is_err(), "{field}");
        }
    }

    #[test]
    fn what_is_no_view_is_refused() {
        let game = &tables::<G>()[60];
        let view = game.view(Audience::Spectator).to_json();
        for (field, wrong) in [("agenda", "[\"fly\"]"), ("age", "null"), ("treasure", "[\"g99\"]"),
            ("treasure", "[\"0\"]"), ("treasure", "[\"g7\",\"g7\",\"g7\",\"g7\"]"), ("taverns", "[[\"X\"],[],[]]")] {
            let mut broken = view.clone();
            broken[field] = serde_json::from_str(wrong).unwrap();
            assert!(View::<G, DecodedPurse>::from_json(&broken).is_err(), "{field}");
        }
    }

    #[test]
    fn events_are_read_back_from_what_they_tell() {
        let mut kinds = BTreeSet::new();
        for (seed, options) in G::variants().iter().cycle().take(40).enumerate() {
            let (mut game, mut dealer) = G::begin(options, seed as u64);
            let mut events = Vec::new();
            loop {
                match game.turn() {
                    Turn::Chance => game.draw(&dealer.draw(&game), &mut events).unwrap(),
                    Turn::Decide(seats) => {
                        let seat = seats.first().unwrap();
                        game.play(seat, dealer.pick(&game, seat), &mut events).unwrap();
                    }
                    Turn::Over => break,
                }
            }
            let rules = game.table().rules();
            for event in events.into_iter().flat_map(|event| [event, event.for_audience(Audience::Spectator)]) {
                let told = event.to_json(rules);
                assert_eq!(Event::from_json(rules, &told), Some(event), "{told}");
                kinds.insert(told["event"].as_str().unwrap().to_owned());
            }
        }
        assert!(kinds.len() > 18, "{kinds:?}");
    }

    #[test]
    fn an_offer_is_seen_by_its_player_alone() {
        for (before, owner) in before_offers::<G>() {
            let mut game = before.clone();
            let mut told = Vec::new();
            let draw = Dealer::new(1).draw(&game);
            game.draw(&draw, &mut told).unwrap();
            let cards = *game.offer();
            let count = cards.len();
            assert_eq!(told, [Event::Offered(owner, cards)]);
            for audience in audiences(&game) {
                let (view, heard) = (game.view(audience), told[0].for_audience(audience));
                let json = view.to_json();
                if audience == Audience::Seat(owner) {
                    assert_eq!((view.offer(), heard), (OfferView::Seen(cards), Event::Offered(owner, cards)));
                    assert_eq!(view.deck(Age::Second), game.deck(Age::Second));
                    assert_eq!(json["offer"].as_array().map(Vec::len), Some(count));
                } else {
                    assert_eq!((view.offer(), heard), (OfferView::Unseen(count as u8), Event::OfferedUnseen(owner, count as u8)));
                    assert_eq!(view.deck(Age::Second), before.deck(Age::Second), "the cards shown are still among it");
                    assert_eq!(json["offer"], serde_json::json!({"unseen": count}));
                    assert_eq!(json["decks"], before.view(audience).to_json()["decks"]);
                }
            }
        }
    }

    #[test]
    fn rejected_cards_go_back_unseen() {
        for (mut game, owner) in before_offers::<G>() {
            let mut dealer = Dealer::new(2);
            let before = game.deck(Age::Second).len();
            game.draw(&dealer.draw(&game), &mut ()).unwrap();
            let mut told = Vec::new();
            let kept = dealer.pick(&game, owner);
            game.play(owner, kept, &mut told).unwrap();
            let Action::Keep(card) = kept else { panic!("{kept:?} is asked") };
            assert_eq!(told.first(), Some(&Event::Kept(owner, card)), "the kept one becomes public");
            for audience in audiences(&game) {
                let view = game.view(audience);
                assert_eq!((view.offer(), view.deck(Age::Second).len()), (OfferView::Seen(Cards::default()), before - 1));
            }
        }
    }

    #[test]
    fn a_bid_tells_the_others_only_that_it_is_in() {
        let (mut game, mut dealer) = G::begin(&G::game_for(4), 5);
        game.draw(&dealer.draw(&game), &mut ()).unwrap();
        let bids = game.legal_actions(Seat::S2);
        assert_eq!(bids.len(), 60);
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for bid in bids {
            let mut after = game.clone();
            let mut told = Vec::new();
            after.play(Seat::S2, bid, &mut told).unwrap();
            assert_eq!(told, [Event::Ready(Seat::S2)], "the same for every bid");
            for audience in audiences(&after).filter(|&audience| audience != Audience::Seat(Seat::S2)) {
                let faces = after.view(audience).purse(Seat::S2).laid.map(|laid| laid.face);
                assert_eq!(faces, [Face::Hidden; 5]);
                seen.insert(format!("{audience:?} {:?} {}", after.view(audience), after.view(audience).to_json()));
            }
            let own = after.view(Audience::Seat(Seat::S2));
            let laid = |at| own.purse(Seat::S2).at(at).filter_map(Face::coin).collect::<Vec<_>>();
            let coins = Place::ALL[..3].iter().flat_map(|&place| laid(place)).collect::<Vec<_>>();
            assert_eq!(Action::Bid(coins.try_into().unwrap()), bid, "the bidder sees their own coins");
        }
        assert_eq!(seen.len(), 4, "one view for each of the three others and the spectator");
    }

    #[test]
    fn a_view_has_these_fields_and_no_other() {
        let mut found = BTreeSet::new();
        for game in tables::<G>().iter().filter(|game| game.table().round() == 3 || !game.offer().is_empty()) {
            for audience in audiences(game) {
                let json = game.view(audience).to_json();
                fields(&json, "", &mut found);
                let text = json.to_string();
                let secrets = [game.to_string(), format!("{game:?}"), format!("{:?}", game.view(audience))];
                assert!(secrets.iter().all(|secret| !text.contains(secret)), "no text of a state in a view");
            }
        }
        let mut expected: BTreeSet<String> = [
            ".age .agenda .asked .asked.do .asked.plus .asked.seats .auction .auction.order .auction.tavern .audience",
            ".auction.order[].bid .auction.order[].seat .decks .game .heroes_left .offer .offer.unseen .options",
            ".options.players .setup .round .rounds .seats .seats[].coins .seats[].columns",
            ".seats[].command .seats[].gem .seats[].heroes .seats[].lines .seats[].places .seats[].places[].at",
            ".seats[].places[].coin .seats[].places[].known .seats[].score .seats[].score.parts .seats[].score.total",
            ".taverns .treasure",
        ]
        .iter()
        .flat_map(|line| line.split(' ').map(str::to_owned))
        .collect();
        expected.extend(G::OWN_FIELDS.iter().map(|&field| field.to_owned()));
        for column in G::COLUMNS {
            expected.insert(format!(".seats[].columns.{column}"));
            for field in ["ranks", "points", "pieces", "covered"] {
                expected.insert(format!(".seats[].columns.{column}.{field}"));
            }
        }
        for part in G::part_names() {
            expected.insert(format!(".seats[].score.parts.{part}"));
        }
        assert_eq!(found, expected);
    }
}
