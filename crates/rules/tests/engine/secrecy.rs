//! Nobody can tell a sampled world from the real one: not by looking, not by their own choices, not by what happens
//! later, until the secret itself is shown. The check is stated over a [`Window`], and finds every leak planted in one.

use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::proven::Proven;
use crate::steps::{Taken, advance};
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Coin, Draw, Event, Place, Rules, Step, Tavern, View};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{ActionList, Audience, Seat, State};

/// The channels by which an audience learns something, and the events that may reveal a secret.
struct Window<R: Rules, V> {
    look: fn(&State<R>, Audience) -> V,
    hear: fn(Event, Audience) -> Event,
    /// Whether two events differ only in a secret that they show at this moment.
    is_revelation: fn(Event, Event) -> bool,
}

/// The channel by which an audience could distinguish two worlds.
#[derive(PartialEq, Debug)]
enum Leak {
    Look,
    LegalActions,
    OwnAction,
    Draw,
    Event,
    Turn,
}

/// The result of playing two worlds on in parallel.
#[derive(PartialEq, Debug)]
enum Apart {
    /// The secret was revealed by the rules after this number of steps.
    Revealed(usize),
    /// After this number of steps the worlds were equal, or the game was over.
    Never(usize),
}

/// Samples a world for the audience and plays both on with the same choices and draws.
fn compare<R: Rules, V: PartialEq + Debug>(
    real: &State<R>,
    audience: Audience,
    window: &Window<R, V>,
    dealer: &mut Dealer,
) -> Result<Apart, Leak> {
    let mut real = real.clone();
    let mut other = State::sample(&real.view(audience), dealer.rng());
    for steps in 1.. {
        check_now(&real, &other, audience, window)?;
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        let before = other.clone();
        match advance(&mut real, dealer, &mut told) {
            Taken::Over => return Ok(Apart::Never(steps)),
            Taken::Drew(draw) => {
                let draw = alike(&before, draw, audience, dealer);
                other.draw(&draw, &mut told_other).map_err(|_| Leak::Draw)?;
            }
            Taken::Played(seat, action) => match other.play(seat, action, &mut told_other) {
                Ok(()) => {}
                Err(_) if audience == Audience::Seat(seat) => return Err(Leak::OwnAction),
                Err(_) => return Ok(Apart::Revealed(steps)),
            },
        }
        let heard = |events: &[Event]| events.iter().map(|&event| (window.hear)(event, audience)).collect();
        let (one, two): (Vec<Event>, Vec<Event>) = (heard(&told), heard(&told_other));
        match one.iter().zip(&two).find(|(one, two)| one != two) {
            Some((&one, &two)) if (window.is_revelation)(one, two) => return Ok(Apart::Revealed(steps)),
            Some(_) => return Err(Leak::Event),
            None if one.len() != two.len() => return Err(Leak::Event),
            None if real == other => return Ok(Apart::Never(steps)),
            None => {}
        }
    }
    unreachable!("every game ends")
}

/// Another draw that the audience must not be able to tell from this one, or else the same.
fn alike<R: Rules>(game: &State<R>, draw: Draw, audience: Audience, dealer: &mut Dealer) -> Draw {
    let heard = |draw: &Draw| -> Option<Vec<Event>> {
        let mut told = Vec::new();
        game.clone().draw(draw, &mut told).ok()?;
        Some(told.into_iter().map(|event| event.for_audience(audience)).collect())
    };
    let another = dealer.draw(game);
    if heard(&another) == heard(&draw) { another } else { draw }
}

fn check_now<R: Rules, V: PartialEq>(
    real: &State<R>,
    other: &State<R>,
    audience: Audience,
    window: &Window<R, V>,
) -> Result<(), Leak> {
    let own = |game: &State<R>| match audience {
        Audience::Seat(seat) => game.legal_actions(seat),
        _ => ActionList::default(),
    };
    if (window.look)(real, audience) != (window.look)(other, audience) {
        return Err(Leak::Look);
    }
    if own(real) != own(other) {
        return Err(Leak::LegalActions);
    }
    if real.turn() == other.turn() { Ok(()) } else { Err(Leak::Turn) }
}

/// Coins turned over, and pouches shown, of the same player at the same place; or where the 0 lay that the special 3
/// replaces (NAI-R8).
fn shows_coins(one: Event, other: Event) -> bool {
    match (one, other) {
        (Event::Revealed(seat, tavern, _), Event::Revealed(other, place, _)) => (seat, tavern) == (other, place),
        (Event::PouchShown(seat, _), Event::PouchShown(other, _)) => seat == other,
        (
            Event::Exchanged { seat, given: Coin::ZERO, taken: Coin::SPECIAL, .. },
            Event::Exchanged { seat: other, given: Coin::ZERO, taken: Coin::SPECIAL, .. },
        ) => seat == other,
        _ => false,
    }
}

/// The view as a value, and as the bytes that leave the house.
fn honest<R: Proven>(game: &State<R>, audience: Audience) -> (View<R>, String) {
    let view = game.view(audience);
    let json = view.to_json().to_string();
    (view, json)
}

/// The window that a server opens.
fn honest_window<R: Proven>() -> Window<R, (View<R>, String)> {
    Window { look: honest, hear: Event::for_audience, is_revelation: shows_coins }
}

fn audiences<R: Proven>(game: &State<R>) -> impl Iterator<Item = Audience> {
    Seat::first(game.players()).map(Audience::Seat).chain([Audience::Spectator])
}

/// Tables of random games: every `stride`th of each game, and every one at which an offer is drawn or pending.
fn tables<R: Proven>(stride: usize, runs: std::ops::Range<u64>) -> Vec<State<R>> {
    let mut tables = Vec::new();
    let variants = R::variants();
    for seed in runs.flat_map(|run| (0..GAMES).map(move |game| run * GAMES + game)) {
        let (mut game, mut dealer) = R::begin(&variants[seed as usize % variants.len()], seed);
        for step in 0.. {
            let offers = matches!(game.table().agenda().next(), Some(Step::Offer(..) | Step::Keep(_)));
            if step % stride == 0 || offers {
                tables.push(game.clone());
            }
            if let Taken::Over = advance(&mut game, &mut dealer, &mut ()) {
                break;
            }
        }
    }
    tables
}

/// The leaks that the check finds at these tables.
fn leaks<R: Proven, V: PartialEq + Debug>(tables: &[State<R>], window: &Window<R, V>) -> Vec<Leak> {
    let mut dealer = Dealer::new(7);
    let pairs = tables.iter().flat_map(|table| audiences(table).map(move |audience| (table, audience)));
    pairs.filter_map(|(table, audience)| compare(table, audience, window, &mut dealer).err()).collect()
}

/// A window like the honest one, to be given another look.
fn window<R: Proven, V>() -> Window<R, V> {
    let Window { hear, is_revelation, .. } = honest_window::<R>();
    Window { look: |_, _| unreachable!(), hear, is_revelation }
}

/// The games of a run: enough that offers are among them.
const GAMES: u64 = 16;

#[test]
fn which_of_two_equal_coins_is_given_up_tells_nothing() {
    // Everybody has seen one of the two equal coins in the pouch; the other could lie anywhere.
    let text = "nidavellir 2p; taverns R3 H B / E9 M0 W3 / B B W4; 0: coins 5/0/3/g8! g8; 1: coins 4/5/0/2 3";
    let mut game = text.parse::<State<Nidavellir>>().unwrap();
    game.play(Seat::S0, game.parse_action("take R3").unwrap(), &mut ()).unwrap();
    let mut dealer = Dealer::new(5);
    for _ in 0..200 {
        for audience in audiences(&game) {
            assert!(compare(&game, audience, &honest_window(), &mut dealer).is_ok(), "{audience:?}");
        }
    }
}

#[test]
fn after_the_last_offer_what_is_left_of_the_deck_is_public() {
    let look = |game: &State<Nidavellir>, audience| (game.view(audience), game.deck(Age::Second));
    let mut tables = tables::<Nidavellir>(9, 0..1);
    tables.retain(|table| table.table().age() == Age::Second);
    assert_eq!(leaks(&tables, &Window { look, ..window() }), []);
}

/// A view, and the places of the coins of every purse beside it.
type WithPlaces<R> = (View<R>, Vec<[Place; 5]>);

for_both_games! {
    #[test]
    fn a_sampled_world_cannot_be_told_from_the_real_one() {
        let mut dealer = Dealer::new(1);
        let (mut revealed, mut never) = (0, 0);
        for table in tables::<G>(3, 0..1) {
            for audience in audiences(&table) {
                match compare(&table, audience, &honest_window(), &mut dealer) {
                    Ok(Apart::Revealed(steps)) => revealed += steps,
                    Ok(Apart::Never(steps)) => never += steps,
                    Err(leak) => panic!("{audience:?} sees {leak:?}: {}", table),
                }
            }
        }
        assert!(revealed > 100 && never > 100, "a comparison worth making: {revealed}, {never}");
    }

    #[test]
    fn a_sampled_world_is_a_possible_one() {
        let mut dealer = Dealer::new(2);
        for table in tables::<G>(20, 1..2) {
            for audience in audiences(&table) {
                let mut world = State::<G>::sample(&table.view(audience), dealer.rng());
                let mut audit = Audit::new(&world);
                assert_eq!(world.to_string().parse::<State<G>>().as_ref(), Ok(&world));
                loop {
                    assert_eq!(audit.check(&world), Ok(()));
                    if let Taken::Over = advance(&mut world, &mut dealer, &mut audit) {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn every_bid_an_opponent_can_have_made_is_sampled() {
        let (mut game, mut dealer) = G::begin(&G::game_for(2), 3);
        advance(&mut game, &mut dealer, &mut ());
        let bid = dealer.pick(&game, Seat::S0);
        game.play(Seat::S0, bid, &mut ()).unwrap();
        let worlds = |audience, dealer: &mut Dealer| -> BTreeSet<String> {
            let view = game.view(audience);
            (0..1000).map(|_| State::<G>::sample(&view, dealer.rng()).to_string()).collect()
        };
        assert_eq!(worlds(Audience::Seat(Seat::S1), &mut dealer).len(), 60, "five coins on three taverns");
        assert_eq!(worlds(Audience::Spectator, &mut dealer).len(), 60);
        assert_eq!(worlds(Audience::Seat(Seat::S0), &mut dealer).len(), 1, "players know their own bid");
    }

    #[test]
    fn samples_differ_wherever_something_is_hidden() {
        let mut dealer = Dealer::new(4);
        let mut hidden = 0;
        for table in tables::<G>(4, 2..3) {
            let view = table.view(Audience::Spectator);
            let unknown = |seat: Seat| {
                let laid = table.purse(seat).sorted();
                let secret = || laid.iter().filter(|(_, place, seen)| *place != Place::Hand && !seen);
                let coins: BTreeSet<Coin> = secret().map(|laid| laid.0).collect();
                let places: BTreeSet<Place> = secret().map(|laid| laid.1).collect();
                coins.len() > 1 && places.len() > 1
            };
            let secrets = table.table().seats().any(unknown) || !table.offer().is_empty();
            let worlds: BTreeSet<String> = (0..40).map(|_| State::<G>::sample(&view, dealer.rng()).to_string()).collect();
            assert_eq!(worlds.len() > 1, secrets, "{}", table);
            hidden += usize::from(secrets);
        }
        assert!(hidden > 50, "tables with a secret");
    }

    #[test]
    fn a_leak_of_a_hidden_coin_is_found() {
        let look = |game: &State<G>, audience| {
            (game.view(audience), Seat::first(game.players()).map(|seat| game.purse(seat).bid(Tavern::Third)).collect())
        };
        let leaking: Window<G, (View<G>, Vec<_>)> = Window { look, ..window() };
        assert!(leaks(&tables::<G>(9, 0..1), &leaking).contains(&Leak::Look));
    }

    #[test]
    fn a_leak_in_the_order_of_what_may_be_seen_is_found() {
        // The leak: places without coins, but sorted by the coins that lie there.
        let look = |game: &State<G>, audience| {
            let places = |seat| game.purse(seat).sorted().map(|(_, place, _)| place);
            (game.view(audience), Seat::first(game.players()).map(places).collect())
        };
        let leaking: Window<G, WithPlaces<G>> = Window { look, ..window() };
        assert!(leaks(&tables::<G>(9, 0..1), &leaking).contains(&Leak::Look));
    }

    #[test]
    fn a_leak_of_an_offer_through_the_deck_is_found() {
        let look = |game: &State<G>, audience| (game.view(audience), game.deck(Age::Second));
        let leaking: Window<G, _> = Window { look, ..window() };
        let mut tables = tables::<G>(9, 0..1);
        tables.retain(|table| !table.offer().is_empty());
        assert!(leaks(&tables, &leaking).contains(&Leak::Look));
    }

    #[test]
    fn a_leak_in_the_text_of_the_state_is_found() {
        let tables = tables::<G>(9, 0..1);
        let text = Window { look: |game: &State<G>, _| game.to_string(), ..window() };
        assert!(leaks(&tables, &text).contains(&Leak::Look));
        let debug = Window { look: |game: &State<G>, _| format!("{game:?}"), ..window() };
        assert!(leaks(&tables, &debug).contains(&Leak::Look));
    }

    #[test]
    fn a_leak_in_an_event_is_found() {
        let told_to_all: Window<G, _> = Window { hear: |event, _| event, ..honest_window() };
        assert!(leaks(&tables::<G>(usize::MAX, 0..1), &told_to_all).contains(&Leak::Event), "the cards of an offer");
        let silent: Window<G, _> = Window { is_revelation: |_, _| false, ..honest_window() };
        assert!(leaks(&tables::<G>(9, 0..1), &silent).contains(&Leak::Event), "coins are revealed, and only they may be");
    }
}

/// Whatever bids are supposed behind what is hidden, as long as they agree with it, the audience sees the same table;
/// and while everybody bids, so it does if nobody had bid.
fn supposed_bids_look_the_same<R: Proven>() {
    let mut supposed = 0;
    for seed in 0..30 {
        let mut dealer = Dealer::new(seed);
        let mut game = R::start(&R::game_for(2 + seed as usize % 4), dealer.rng());
        while let Taken::Drew(_) | Taken::Played(..) = advance(&mut game, &mut dealer, &mut ()) {
            let view = game.view(Audience::Seat(Seat::S0));
            // The bids of one sampled world, supposed in another.
            let world = State::sample(&view, dealer.rng());
            let laid = |seat: Seat| {
                let purse = world.purse(seat);
                let [one, two, three] = Tavern::ALL.map(|tavern| purse.bid(tavern));
                Some([one?, two?, three?])
            };
            let other = view.sample_bids(laid, dealer.rng());
            assert_eq!(other.view(Audience::Seat(Seat::S0)), view);
            for seat in view.table().seats().filter(|&seat| laid(seat).is_some()) {
                assert_eq!(other.purse(seat), world.purse(seat), "the bid that was supposed");
                supposed += 1;
            }
            let unbid = view.sample_unbid(dealer.rng());
            if let Some(Step::Bids(_)) = view.table().agenda().next() {
                assert!(unbid.table().seats().all(|seat| unbid.purse(seat).is_in_hand()));
                assert_eq!(unbid.view(Audience::Spectator).coins(), view.coins(), "all players keep their coins");
            } else {
                assert_eq!(unbid.view(Audience::Seat(Seat::S0)), view);
            }
        }
    }
    assert!(supposed > 1000, "{supposed}");
}

#[test]
fn supposed_bids_of_nidavellir_look_the_same() {
    supposed_bids_look_the_same::<Nidavellir>();
}

#[test]
fn supposed_bids_of_nains_look_the_same() {
    supposed_bids_look_the_same::<elvaland_rules::nains::Nains>();
}
