//! The trade that the bid form shows for a pair of coins is the trade that the rules make.

use std::collections::BTreeMap;

use elvaland_rules::mechanics::{COINS, Coin, Event, Treasure};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_texts::Language;
use proptest::prelude::*;

use crate::kit::{Look, Played, all, table, texts, words};

/// Three players, of whom the first has these coins to bid; the others have gold, so that the Treasure lacks it.
#[derive(Debug, Clone)]
struct Purses {
    own: [Coin; COINS],
    others: [[Coin; COINS]; 2],
}

/// Draws purses from all the coins of the box: each player has their trading coin, and every base coin at most once.
fn purses() -> impl Strategy<Value = Purses> {
    let gold: Vec<Coin> = Treasure::SMALL.coins().collect();
    let counts = prop::array::uniform3(0..=4usize);
    (counts, Just(gold).prop_shuffle(), prop::array::uniform3(Just(Coin::STARTING[1..].to_vec()).prop_shuffle()))
        .prop_map(|(counts, mut gold, base)| {
            let mut purse = |player: usize| {
                let mut coins = vec![Coin::ZERO];
                coins.extend((0..counts[player]).filter_map(|_| gold.pop()));
                coins.extend(&base[player][..COINS - coins.len()]);
                coins.sort_unstable();
                <[Coin; COINS]>::try_from(coins).expect("five coins")
            };
            Purses { own: purse(0), others: [purse(1), purse(2)] }
        })
}

fn listed(coins: &[Coin]) -> String {
    coins.iter().map(Coin::to_string).collect::<Vec<_>>().join(" ")
}

/// The table at which everybody bids with these coins; nothing in the first tavern changes a coin.
fn bidding<R: Played>(purses: &Purses, taverns: &str) -> State<R> {
    let Purses { own, others: [one, two] } = purses;
    let (own, one, two) = (listed(own), listed(one), listed(two));
    table(&format!("3p; taverns {taverns}; 0: coins {own}; 1: coins {one}; 2: coins {two}"))
}

/// What becomes of which coin if the first player bids the 0 on the first tavern and keeps two others in the pouch. The
/// others trade nothing before.
fn played<R: Played>(state: &State<R>, purses: &Purses, pouch: [usize; 2]) -> Option<(Coin, Coin)> {
    let mut state = state.clone();
    let mut told = Vec::new();
    let left: Vec<Coin> = (1..COINS).filter(|at| !pouch.contains(at)).map(|at| purses.own[at]).collect();
    let own = format!("bid 0 {}", listed(&left));
    let highest = |coins: &[Coin; COINS]| format!("bid {}", listed(&coins[2..]));
    let [one, two] = purses.others.each_ref().map(highest);
    for (seat, bid) in [(Seat::S0, own), (Seat::S1, one), (Seat::S2, two)] {
        state.play(seat, state.parse_action(&bid).expect("a bid"), &mut told).expect("legal");
    }
    loop {
        let exchanged = told.iter().find_map(|event| match event {
            Event::Exchanged { seat: Seat::S0, given, taken, .. } => Some((*given, *taken)),
            _ => None,
        });
        let Turn::Decide(seats) = state.turn() else { return exchanged };
        if exchanged.is_some() || state.table().auction().tavern.index() > 0 {
            return exchanged;
        }
        let seat = seats.first().expect("a seat is asked");
        let action = state.legal_actions(seat)[0];
        state.play(seat, action, &mut told).expect("legal");
    }
}

/// The preview's sentences by pair.
fn previewed<R: Played>(state: &State<R>) -> BTreeMap<String, String> {
    let page = Look::new(state, Audience::Seat(Seat::S0)).page();
    let pairs = all(&page, "#trades li[data-pair]").into_iter();
    pairs.map(|pair| (pair.attr("data-pair").expect("a pair").to_owned(), words(pair))).collect()
}

fn check<R: Played>(purses: &Purses, taverns: &str) -> Result<(), TestCaseError> {
    let state = bidding::<R>(purses, taverns);
    let mut previewed = previewed(&state);
    let texts = texts(Language::English);
    let short = |coin: Coin| texts.coin_short(&coin.to_string());
    for one in 1..COINS {
        for other in one + 1..COINS {
            let said = previewed.remove(&format!("{one} {other}"));
            let Some((given, taken)) = played(&state, purses, [one, other]) else {
                prop_assert_eq!(said, None);
                continue;
            };
            let (first, second) = (short(purses.own[one]), short(purses.own[other]));
            let gives = format!("Trade: {first} + {second}, your {} becomes {}", short(given), short(taken));
            let said = said.unwrap_or_default();
            prop_assert!(said.ends_with(&gives), "{}, not {}", gives, said);
            prop_assert_eq!(said.contains(&texts.get("page-trade-no-gain")), taken.value() <= given.value());
        }
    }
    prop_assert!(previewed.is_empty(), "pairs with the trading coin, or twice: {:?}", previewed);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_preview_of_a_trade_comes_true_in_nidavellir(purses in purses()) {
        check::<Nidavellir>(&purses, "W3 H B / E5 M0 H / H M1 B")?;
    }

    #[test]
    fn the_preview_of_a_trade_comes_true_in_nains(purses in purses()) {
        check::<Nains>(&purses, "S T2 E9 / S T4 E10 / S T3 E8")?;
    }
}
