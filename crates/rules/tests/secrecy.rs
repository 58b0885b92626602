//! Nobody can tell a sampled world from the real one: not by looking, not by his own choices, not by what happens
//! later, until the secret itself is shown. The check is stated over a [`Window`], and finds every leak planted in one.

mod common;

use std::collections::BTreeSet;
use std::fmt::Debug;

use common::{Taken, advance, variants};
use elvaland_rules::Ruleset;
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Coin, Event, Place, Step, Tavern, View};
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Audience, Game, Seat, State, position};

type Table = State<Nidavellir>;

/// How an audience sees the table and hears what happens; and which events may show what was hidden.
struct Window<G: Game, V> {
    look: fn(&G, Audience) -> V,
    hear: fn(G::Event, Audience) -> G::Event,
    /// Whether two events differ only in a secret that they show at this moment.
    is_revelation: fn(G::Event, G::Event) -> bool,
}

/// What the audience could tell the worlds apart by.
#[derive(PartialEq, Debug)]
enum Leak {
    Look,
    LegalActions,
    OwnAction,
    Draw,
    Event,
    Turn,
}

/// How far two worlds were played on.
#[derive(PartialEq, Debug)]
enum Apart {
    /// The secret came out after so many steps.
    Revealed(usize),
    /// After so many steps the worlds were the same, or the game was over.
    Never(usize),
}

/// Samples a world for the audience and plays both on with the same choices and draws.
fn compare<G: Game, V: PartialEq + Debug>(
    real: &G,
    audience: Audience,
    window: &Window<G, V>,
    dealer: &mut Dealer,
) -> Result<Apart, Leak> {
    let mut real = real.clone();
    let mut other = G::sample(&real.view(audience), dealer.rng());
    for steps in 1.. {
        check_now(&real, &other, audience, window)?;
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        let before = other.clone();
        match advance(&mut real, dealer, &mut told) {
            Taken::Over => return Ok(Apart::Never(steps)),
            Taken::Drew(draw) => {
                let draw = alike::<G>(&before, draw, audience, dealer);
                other.draw(&draw, &mut told_other).map_err(|_| Leak::Draw)?;
            }
            Taken::Played(seat, action) => match other.play(seat, action, &mut told_other) {
                Ok(()) => {}
                Err(_) if audience == Audience::Seat(seat) => return Err(Leak::OwnAction),
                Err(_) => return Ok(Apart::Revealed(steps)),
            },
        }
        let heard = |events: &[G::Event]| events.iter().map(|&event| (window.hear)(event, audience)).collect();
        let (one, two): (Vec<G::Event>, Vec<G::Event>) = (heard(&told), heard(&told_other));
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
fn alike<G: Game>(game: &G, draw: G::Draw, audience: Audience, dealer: &mut Dealer) -> G::Draw {
    let heard = |draw: &G::Draw| -> Option<Vec<G::Event>> {
        let mut told = Vec::new();
        game.clone().draw(draw, &mut told).ok()?;
        Some(told.into_iter().map(|event| G::event_for(event, audience)).collect())
    };
    let another = dealer.draw(game);
    if heard(&another) == heard(&draw) { another } else { draw }
}

fn check_now<G: Game, V: PartialEq>(
    real: &G,
    other: &G,
    audience: Audience,
    window: &Window<G, V>,
) -> Result<(), Leak> {
    let own = |game: &G| match audience {
        Audience::Seat(seat) => game.legal_actions(seat),
        _ => Vec::new(),
    };
    if (window.look)(real, audience) != (window.look)(other, audience) {
        return Err(Leak::Look);
    }
    if own(real) != own(other) {
        return Err(Leak::LegalActions);
    }
    if real.turn() == other.turn() { Ok(()) } else { Err(Leak::Turn) }
}

/// Coins turned over, and pouches shown, of the same player at the same place.
fn shows_coins(one: Event, other: Event) -> bool {
    match (one, other) {
        (Event::Revealed(seat, tavern, _), Event::Revealed(other, place, _)) => (seat, tavern) == (other, place),
        (Event::PouchShown(seat, _), Event::PouchShown(other, _)) => seat == other,
        _ => false,
    }
}

/// The view as a value, and as the bytes that leave the house.
fn honest(game: &Table, audience: Audience) -> (View<Nidavellir>, String) {
    let view = game.view(audience);
    let json = view.to_json().to_string();
    (view, json)
}

const HONEST: Window<Table, (View<Nidavellir>, String)> =
    Window { look: honest, hear: Table::event_for, is_revelation: shows_coins };

fn audiences(game: &Table) -> impl Iterator<Item = Audience> {
    Seat::first(game.players()).map(Audience::Seat).chain([Audience::Spectator])
}

/// Tables of random games: every `stride`th of each game, and every one at which an offer is drawn or pending.
fn tables(stride: usize, seeds: std::ops::Range<u64>) -> Vec<Table> {
    let mut tables = Vec::new();
    for (options, seed) in seeds.flat_map(|seed| variants().into_iter().map(move |options| (options, seed))) {
        let mut dealer = Dealer::of_run(seed, options.players() as u64);
        let mut game = Nidavellir::start(&options, &mut dealer);
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
fn leaks<V: PartialEq + Debug>(tables: &[Table], window: &Window<Table, V>) -> Vec<Leak> {
    let mut dealer = Dealer::new(7);
    let pairs = tables.iter().flat_map(|table| audiences(table).map(move |audience| (table, audience)));
    pairs.filter_map(|(table, audience)| compare(table, audience, window, &mut dealer).err()).collect()
}

#[test]
fn a_sampled_world_cannot_be_told_from_the_real_one() {
    let mut dealer = Dealer::new(1);
    let (mut revealed, mut never) = (0, 0);
    for table in tables(3, 0..1) {
        for audience in audiences(&table) {
            match compare(&table, audience, &HONEST, &mut dealer) {
                Ok(Apart::Revealed(steps)) => revealed += steps,
                Ok(Apart::Never(steps)) => never += steps,
                Err(leak) => panic!("{audience:?} sees {leak:?}: {}", position::write(&table)),
            }
        }
    }
    assert!(revealed > 100 && never > 100, "a comparison worth making: {revealed}, {never}");
}

#[test]
fn a_sampled_world_is_a_possible_one() {
    let mut dealer = Dealer::new(2);
    for table in tables(20, 1..2) {
        for audience in audiences(&table) {
            let mut world = Table::sample(&table.view(audience), dealer.rng());
            let mut audit = Audit::new(&world);
            assert_eq!(position::read::<Nidavellir>(&position::write(&world)).as_ref(), Ok(&world));
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
fn which_of_two_equal_coins_is_given_up_tells_nothing() {
    // Everybody has seen one of the two in the pouch; the other could lie anywhere.
    let text = "nidavellir 2p; taverns R3 H B / E9 M0 W3 / B B W4; 0: coins 5/0/3/g8! g8; 1: coins 4/5/0/2 3";
    let mut game = position::read::<Nidavellir>(text).unwrap();
    game.play(Seat::S0, game.read_action("take R3").unwrap(), &mut ()).unwrap();
    let mut dealer = Dealer::new(5);
    for _ in 0..200 {
        for audience in audiences(&game) {
            assert!(compare(&game, audience, &HONEST, &mut dealer).is_ok(), "{audience:?}");
        }
    }
}

#[test]
fn every_bid_an_opponent_can_have_made_is_sampled() {
    let mut dealer = Dealer::new(3);
    let mut game = Nidavellir::start(&Options::new(2).unwrap(), &mut dealer);
    advance(&mut game, &mut dealer, &mut ());
    let bid = dealer.pick(&game, Seat::S0);
    game.play(Seat::S0, bid, &mut ()).unwrap();
    let worlds = |audience, dealer: &mut Dealer| -> BTreeSet<String> {
        let view = game.view(audience);
        (0..1000).map(|_| position::write(&Table::sample(&view, dealer.rng()))).collect()
    };
    assert_eq!(worlds(Audience::Seat(Seat::S1), &mut dealer).len(), 60, "five coins on three taverns");
    assert_eq!(worlds(Audience::Spectator, &mut dealer).len(), 60);
    assert_eq!(worlds(Audience::Seat(Seat::S0), &mut dealer).len(), 1, "he knows his own");
}

#[test]
fn samples_differ_wherever_something_is_hidden() {
    let mut dealer = Dealer::new(4);
    let mut hidden = 0;
    for table in tables(4, 2..3) {
        let view = table.view(Audience::Spectator);
        let unknown = |seat: Seat| {
            let laid = table.purse(seat).sorted();
            let secret = || laid.iter().filter(|(_, place, seen)| *place != Place::Hand && !seen);
            let coins: BTreeSet<Coin> = secret().map(|laid| laid.0).collect();
            let places: BTreeSet<Place> = secret().map(|laid| laid.1).collect();
            coins.len() > 1 && places.len() > 1
        };
        let secrets = table.table().seats().any(unknown) || !table.offer().is_empty();
        let worlds: BTreeSet<String> = (0..40).map(|_| position::write(&Table::sample(&view, dealer.rng()))).collect();
        assert_eq!(worlds.len() > 1, secrets, "{}", position::write(&table));
        hidden += usize::from(secrets);
    }
    assert!(hidden > 50, "tables with a secret");
}

#[test]
fn a_leak_of_a_hidden_coin_is_found() {
    let look = |game: &Table, audience| {
        (game.view(audience), Seat::first(game.players()).map(|seat| game.purse(seat).bid(Tavern::Third)).collect())
    };
    let leaking: Window<Table, (View<Nidavellir>, Vec<_>)> = Window { look, ..window() };
    assert!(leaks(&tables(9, 0..1), &leaking).contains(&Leak::Look));
}

#[test]
fn a_leak_in_the_order_of_what_may_be_seen_is_found() {
    // Only places, no coins; but in the order of the coins that lie there.
    let look = |game: &Table, audience| {
        let places = |seat| game.purse(seat).sorted().map(|(_, place, _)| place);
        (game.view(audience), Seat::first(game.players()).map(places).collect())
    };
    let leaking: Window<Table, (View<Nidavellir>, Vec<[Place; 5]>)> = Window { look, ..window() };
    assert!(leaks(&tables(9, 0..1), &leaking).contains(&Leak::Look));
}

#[test]
fn a_leak_of_an_offer_through_the_deck_is_found() {
    let look = |game: &Table, audience| (game.view(audience), game.deck(Age::Second));
    let leaking: Window<Table, _> = Window { look, ..window() };
    let found = |select: fn(&Table) -> bool| {
        let mut tables = tables(9, 0..1);
        tables.retain(select);
        leaks(&tables, &leaking)
    };
    assert!(found(|table| !table.offer().is_empty()).contains(&Leak::Look));
    assert_eq!(found(|table| table.table().age() == Age::Second), [], "what is left of it is public later");
}

#[test]
fn a_leak_in_the_text_of_the_state_is_found() {
    let tables = tables(9, 0..1);
    let text = Window { look: |game: &Table, _| position::write(game), ..window() };
    assert!(leaks(&tables, &text).contains(&Leak::Look));
    let debug = Window { look: |game: &Table, _| format!("{game:?}"), ..window() };
    assert!(leaks(&tables, &debug).contains(&Leak::Look));
}

#[test]
fn a_leak_in_an_event_is_found() {
    let told_to_all: Window<Table, _> = Window { hear: |event, _| event, ..HONEST };
    assert!(leaks(&tables(usize::MAX, 0..1), &told_to_all).contains(&Leak::Event), "the cards of an offer");
    let silent: Window<Table, _> = Window { is_revelation: |_, _| false, ..HONEST };
    assert!(leaks(&tables(9, 0..1), &silent).contains(&Leak::Event), "coins are revealed, and only they may be");
}

/// A window like [`HONEST`], to be changed.
fn window<V>() -> Window<Table, V> {
    Window { look: |_, _| unreachable!(), hear: HONEST.hear, is_revelation: HONEST.is_revelation }
}
