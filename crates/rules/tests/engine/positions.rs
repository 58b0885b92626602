//! A position text is checked, not believed: whatever is read is a table that can be written, read back and played to
//! its end with nothing lost; everything else is refused with the clause and the reason.

use crate::proven::Proven;
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{Catalog, Components, Nains, Options};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position::{self, Unfit};
use elvaland_rules::{Audience, Rules, Seat, State, Turn};
use proptest::prelude::*;
use proptest::sample::Index;

/// Words of positions, steps of agendas above all.
const WORDS: &str = "/ - 0 2 3 g5 g8 s3 0! g8!/2/3/4 german first-game elite=ordo,redwin,brum,aral,tiss 2p 5p 6, age 2; \
    round 4; auction 1 2 3 0=5 1=4 1=4; offer taverns deck1 deck2 agenda army gem tokens over age.2 round deal bids.0.1 \
    bids.0.1.2 tavern.1 tavern.2 tavern.3 late.0 order turns.0 turns.1 turns.2 lines.0 lines.0.bound \
    recruit.0 recruit.1 recruit.0.bound recruit.1.open transform.0.3 transform.1.5 trade.0 trade.1 offer.0.3 offer.1.5 \
    keep.0 burn.up burn.down thrud.0 ylud.0 discard.0.dagda discard.0.bonfur evaluate.warrior evaluate.hunter \
    evaluate.miner evaluate.blacksmith evaluate.explorer retire improve.0 improve.1 drop.0 drop.1 special.0 ally.0 ally.1 \
    evaluate";

/// Generates a word of a position text: keywords, cards, heroes, columns, and heroes with a column (`hero@column`).
fn word<R: Proven>() -> impl Strategy<Value = String> {
    let (game, _) = R::begin(&R::game_for(5), 0);
    let rules = game.table().rules();
    let cards = rules.cards().map(|card| rules.card_name(card).to_owned());
    let standing = R::hero_names().zip(R::COLUMNS.iter().cycle()).map(|(hero, column)| format!("{hero}@{column}"));
    let plain = WORDS.split_whitespace().chain(R::hero_names()).chain(R::COLUMNS).map(str::to_owned);
    prop::sample::select(cards.chain(standing).chain(plain).collect::<Vec<_>>())
}

/// A change of a text: at which word, what is done there, and with which word.
#[derive(Clone, Debug)]
enum Change {
    Remove(Index),
    Insert(Index, String),
    Replace(Index, String),
    Swap(Index, Index),
}

fn change<R: Proven>() -> impl Strategy<Value = Change> {
    prop_oneof![
        any::<Index>().prop_map(Change::Remove),
        (any::<Index>(), word::<R>()).prop_map(|(at, word)| Change::Insert(at, word)),
        (any::<Index>(), word::<R>()).prop_map(|(at, word)| Change::Replace(at, word)),
        any::<(Index, Index)>().prop_map(|(one, other)| Change::Swap(one, other)),
    ]
}

/// Changes a word of the last clause, which is the agenda, or of the whole text.
fn changed(text: &str, changes: &[(bool, Change)]) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for (anywhere, change) in changes {
        let agenda = words.iter().rposition(|&word| word == "agenda").unwrap_or(0);
        let from = if *anywhere { 0 } else { agenda };
        let at = |index: &Index| from + index.index(words.len() - from);
        match change {
            Change::Remove(index) => drop(words.remove(at(index))),
            Change::Insert(index, word) => words.insert(at(index), word),
            Change::Replace(index, word) => {
                let at = at(index);
                words[at] = word;
            }
            Change::Swap(one, other) => {
                let (one, other) = (at(one), at(other));
                words.swap(one, other);
            }
        }
    }
    words.join(" ")
}

fn table<R: Proven>(options: &R::Options, seed: u64, steps: usize) -> State<R> {
    let (mut game, mut dealer) = R::begin(options, seed);
    for _ in 0..steps {
        game.random_step(dealer.rng());
    }
    game
}

/// Plays a game to its end, audited at every step.
fn play_out<R: Proven>(mut game: State<R>, seed: u64) -> Result<(), TestCaseError> {
    let mut dealer = Dealer::new(seed);
    let mut audit = Audit::new(&game);
    loop {
        prop_assert_eq!(audit.check(&game), Ok(()), "{}", game);
        let taken = match game.turn() {
            Turn::Chance => game.draw(&dealer.draw(&game), &mut audit),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                game.play(seat, dealer.pick(&game, seat), &mut audit)
            }
            Turn::Over => return Ok(()),
        };
        prop_assert!(taken.is_ok(), "{}", game);
    }
}

for_both_games! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_changed_position_is_refused_or_plays_on(
            options in prop::sample::select(G::variants()),
            seed: u64,
            steps in 0..120usize,
            tries in prop::collection::vec(prop::collection::vec((any::<bool>(), change::<G>()), 1..4), 10),
        ) {
            let text = table::<G>(&options, seed, steps).to_string();
            for changes in tries {
                let Ok(game) = changed(&text, &changes).parse::<State<G>>() else { continue };
                let written = game.to_string();
                prop_assert_eq!(written.parse::<State<G>>(), Ok(game.clone()), "{}", written);
                play_out(game, seed)?;
            }
        }
    }
}

/// A tavern with everything laid, for the clauses that follow.
const LAID: &str = "0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3";

#[test]
fn what_no_game_could_come_to_is_refused_for_its_reason() {
    let step = |step: &str| Unfit::StepOutOfPlace { step: step.to_owned() };
    let copies = |card: &str| Unfit::TooManyCopies { card: card.to_owned() };
    let early = |piece: &str| Unfit::TooEarly { piece: piece.to_owned() };
    let cases = [
        // Cards that nobody could take, or that are not of the deck they must have come from.
        (format!("nidavellir 2p; taverns W3 W4 H B / - / -; {LAID}"), Unfit::TooManyCards { most: 3 }),
        (format!("nidavellir 2p; taverns W3 H B / - / -; {LAID}; agenda turns.1"), Unfit::TooManyCards { most: 2 }),
        ("nidavellir 2p; taverns W3 H B / - / -; agenda deal".to_owned(), Unfit::TooManyCards { most: 0 }),
        (format!("nidavellir 2p; taverns W3 H R5 / - / -; {LAID}"), copies("R5")),
        (format!("nidavellir 2p; taverns W3 H B2 / - / -; {LAID}"), copies("B2")),
        ("nidavellir 2p; offer R3 B B; agenda keep.1 age.2".to_owned(), copies("R3")),
        // Prizes of distinctions still to be won.
        ("nidavellir 2p; 0: coins 2 3 s3 4 5".to_owned(), early("coin s3")),
        ("nidavellir 2p; 0: gem 6; agenda evaluate.miner age.2".to_owned(), early("gem 6")),
        ("nidavellir 2p; round 2; 1: army B2".to_owned(), early("card B2")),
        // An auction without a coin's bid, or with one too many.
        (format!("nidavellir 2p; taverns W3 H B / - / -; {LAID}; auction 1 0=5; agenda turns.0"), Unfit::Auction),
        (
            "nidavellir 2p; taverns W3 H B / - / -; auction 1 1=4; 0: army uline; 1: coins 4/5/0/2 3; agenda order"
                .to_owned(),
            Unfit::Auction,
        ),
        ("nidavellir 2p; auction 1 0=5".to_owned(), Unfit::Auction),
        // Steps in an order that no rule brings about.
        ("nidavellir 2p; agenda deal bids.0.1".to_owned(), step("deal")),
        ("nidavellir 2p; agenda bids.0.1 tavern.1".to_owned(), step("bids.0.1")),
        (format!("nidavellir 2p; taverns W3 H B / - / -; {LAID}; agenda turns.0 tavern.2"), step("turns.0")),
        (format!("nidavellir 2p; taverns W3 H B / - / -; {LAID}; agenda turns.3"), step("turns.3")),
        (format!("nidavellir 2p; taverns W3 H B / - / -; {LAID}; agenda trade.0 turns.1"), step("trade.0")),
        ("nidavellir 2p; agenda evaluate.hunter evaluate.warrior age.2".to_owned(), step("evaluate.warrior")),
        ("nidavellir 2p; agenda evaluate.hunter".to_owned(), step("evaluate.hunter")),
        ("nidavellir 2p; agenda lines.0 recruit.0 age.2".to_owned(), step("lines.0")),
        ("nidavellir 2p; agenda offer.0.3 keep.0 age.2".to_owned(), step("keep.0")),
        ("nidavellir 2p; agenda retire".to_owned(), step("retire")),
        ("nidavellir 2p; age 2; agenda age.2".to_owned(), step("age.2")),
        ("nidavellir 2p; agenda recruit.4 age.2".to_owned(), step("recruit.4")),
    ];
    for (text, unfit) in cases {
        let refused = text.parse::<State<Nidavellir>>().map(|game| game.to_string());
        assert_eq!(refused.map_err(|error| error.unfit), Err(unfit), "{text}");
    }
}

#[test]
fn thrud_is_never_covered_nor_left_out_of_the_agenda() {
    for army in ["thrud@warrior W7", "thrud@hunter aral", "thrud"] {
        let table = format!("nidavellir 2p; age 2; round 2; 0: army {army}");
        assert!(table.parse::<State<Nidavellir>>().is_err(), "{army}");
    }
    assert!("nidavellir 2p; age 2; round 2; 0: army W7 thrud@warrior".parse::<State<Nidavellir>>().is_ok());
}

#[test]
fn what_is_said_twice_is_refused() {
    let twice =
        ["2p; 0: gem 4, gem 5", "2p; 0: gem 4; 00: gem 5", "+2p", "02p", "2p german german", "2p; age 1; age 1"];
    for text in twice {
        assert!(format!("nidavellir {text}").parse::<State<Nidavellir>>().is_err(), "{text}");
    }
}

/// Two players who bid, the first one with these coins; the first tavern is already resolved.
fn bidding(coins: &str) -> Result<State<Nidavellir>, position::PositionError> {
    format!("nidavellir 2p; round 2; taverns - / E9 M0 W3 / B B R3; 0: coins {coins}; 1: coins 4/5/0/2 3").parse()
}

#[test]
fn coins_are_not_moved_to_where_they_would_fit() {
    assert!(bidding("5/0/3/2 4").is_ok());
    for coins in ["5 4/0/3/2", "5/0/3/2/4", "5/0/-/2 3 4", "5/0/3/-/2 4"] {
        assert!(bidding(coins).is_err(), "{coins}");
    }
}

#[test]
fn coins_on_taverns_already_resolved_lie_open() {
    let view = bidding("5/0/3/2 4").unwrap().view(Audience::Spectator);
    let known = view.purse(Seat::S0).laid.map(|laid| laid.face.coin().map(|coin| coin.to_string()));
    assert_eq!(known, [Some("5".to_owned()), Some("0".to_owned()), None, None, None]);
}

#[test]
fn what_no_game_of_nains_could_come_to_is_refused_for_its_reason() {
    let step = |step: &str| Unfit::StepOutOfPlace { step: step.to_owned() };
    let together = |one: &str, other: &str| Unfit::OnlyTogether { one: one.to_owned(), other: other.to_owned() };
    let post = |hero: &str| Unfit::HeroPost { hero: hero.to_owned() };
    let cases = [
        ("0: coins 2 3 s3 4 5", together("coin s3", "kardum")),
        ("0: army kardum", together("coin s3", "kardum")),
        ("0: army oboron", together("gaat", "oboron")),
        ("0: army gaat@forge", together("gaat", "oboron")),
        ("0: army tadgar", post("tadgar")),
        ("0: army volgrir@forge", post("volgrir")),
        ("0: army tiss", Unfit::TooEarly { piece: "tiss".to_owned() }),
        ("0: army certification; agenda evaluate age.2", Unfit::TooEarly { piece: "certification".to_owned() }),
        ("age 2; agenda evaluate", step("evaluate")),
        ("agenda improve.0 age.2", step("improve.0")),
        ("taverns - / S S+m / -; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3; agenda drop.0 turns.1", step("drop.0")),
        ("0: gem 6", Unfit::Gem { gem: 6 }),
        ("0: tokens 13", Unfit::Number { from: 0, to: 12 }),
    ];
    for (text, unfit) in cases {
        let refused = format!("nains 2p; {text}").parse::<State<Nains>>();
        assert_eq!(refused.map_err(|error| error.unfit), Err(unfit), "{text}");
    }
}

/// A list whose Errants are all alike: tokens are many, and run out.
fn equal_errants() -> Catalog {
    let text = include_str!("../../src/nains/cards.toml");
    let mut order = String::new();
    let lines = text.lines().map(|line| {
        if line.starts_with("order") {
            order = line.to_owned();
        }
        let is_errant = order.contains("errants") && line.starts_with("points");
        if is_errant { "points = 7".to_owned() } else { line.to_owned() }
    });
    Catalog::from_toml(&lines.collect::<Vec<_>>().join("\n")).expect("a list as good as the built-in one")
}

#[test]
fn a_table_with_other_cards_is_read_with_them_and_remembers_when_the_tokens_ran_out() {
    let components = Components(std::sync::Arc::new(equal_errants()));
    let options = Options::with_catalog(5, &components.0).unwrap();
    let mut said = 0;
    for seed in 0..20 {
        let mut dealer = Dealer::new(seed);
        let mut game = Nains::start(&options, dealer.rng());
        while game.random_step(dealer.rng()) {
            let text = game.to_string();
            said += usize::from(text.contains(", tokens "));
            assert_eq!(position::parse_with(&components, &text), Ok(game.clone()), "{text}");
        }
    }
    assert!(said > 0, "tokens ran out");
}

#[test]
fn what_is_said_is_not_replaced_by_what_would_fit() {
    let laid = "taverns W3 H B / - / -; 0: coins 0/2/3/4 5; 1: coins 2/0/3/4 5";
    for auction in ["auction 1 0=7 1=2", "auction 1 0=0 1=0", "auction 1 0=0 1=1"] {
        let text = format!("nidavellir 2p; {laid}; {auction}; agenda turns.0");
        let refused = text.parse::<State<Nidavellir>>().map(|game| game.to_string());
        assert_eq!(refused.map_err(|error| error.unfit), Err(Unfit::Auction), "{auction}");
    }
    assert!(format!("nidavellir 2p; {laid}; auction 1 0=0 1=2; agenda turns.0").parse::<State<Nidavellir>>().is_ok());
    assert!("nidavellir 2p german original".parse::<State<Nidavellir>>().is_err());
    let elite = "elite=tiss,aral,brum,redwin,ordo elite=ordo,aral,brum,redwin,tiss";
    let refused = format!("nains 2p {elite}").parse::<State<Nains>>().map(|_| ());
    assert_eq!(refused.map_err(|error| error.unfit), Err(Unfit::Twice));
    let refused = "nains 2p; round 2; 0: army E8, tokens 1".parse::<State<Nains>>().map(|_| ());
    assert_eq!(refused.map_err(|error| error.unfit), Err(Unfit::Number { from: 0, to: 0 }));
}

#[test]
fn an_army_has_room_for_what_comes_from_no_tavern_and_by_no_line() {
    let text = "nains 2p; age 2; round 4; 0: coins 2/3/s3/4 5, army volgrir abokar svara ararun sriza fey derdhr kardum \
        oosram droh ulrog tala torun tadgar@forge lygdr@forge wal@forge akab@forge dawn@forge gurdan borogam jorun oboron \
        S S S S S S S S S S S+m S+m S+m S+m E8 E9 C5 C5 T2 T2; 1: coins 2/3/0/4 5; auction 3 0=3 1=0; offer S; deck2 -; \
        agenda keep.0 ally.0 turns.2";
    let refused = text.parse::<State<Nains>>().map(|game| game.to_string());
    assert!(matches!(refused.map_err(|error| error.unfit), Err(Unfit::ArmyTooLarge { .. })));
}

#[test]
fn nai_r10_at_the_second_tavern_one_card_is_left_for_the_second_of_two_players() {
    let table = |cards: &str, agenda: &str| {
        format!(
            "nains 2p; round 2; taverns - / {cards} / S S S; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2; auction 2 0=4 1=3; \
             agenda {agenda}"
        ).parse::<State<Nains>>()
    };
    assert!(table("S T2", "drop.0 turns.1").is_ok() && table("S", "turns.1").is_ok());
    let refused = table("S T2", "turns.1").map(|game| game.to_string());
    assert_eq!(refused.map_err(|error| error.unfit), Err(Unfit::TooManyCards { most: 1 }));
}

/// As documented, a tavern may hold fewer cards than were dealt.
#[test]
fn taverns_may_hold_fewer_cards_than_were_dealt() {
    let text = "nidavellir 3p; taverns W7 / E9 M0 W3 / B B R3";
    let mut game: State<Nidavellir> = text.parse().unwrap();
    Dealer::new(1).play_out(&mut game);
    assert_eq!(game.turn(), Turn::Over);
}
