//! The score pad: what is read off a finished table and written on sheets scores like the table.

use crate::proven::Proven;
use crate::steps::advance;
use elvaland_rules::mechanics::{Army, Column, HeroSet};
use elvaland_rules::nains::order::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use elvaland_rules::nains::{Nains, Tally};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::nidavellir::class::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use elvaland_rules::pad::{Pad, PadError, ScorePadRules, Sheet};
use elvaland_rules::{Rules, Seat, State, Turn};
use proptest::prelude::*;

/// A game whose tables can be counted.
trait Counted: ScorePadRules + Proven {
    /// Counts an army, by the names of the entries.
    fn counts(state: &State<Self>, seat: Seat) -> Vec<(&'static str, u16)>;
    /// The track of the list of cards that is played with.
    fn track_of(state: &State<Self>) -> Vec<u16>;
}

fn ranks(army: &Army, column: Column) -> u16 {
    army.ranks().of(column).into()
}

impl Counted for Nidavellir {
    fn counts(state: &State<Nidavellir>, seat: Seat) -> Vec<(&'static str, u16)> {
        let army = state.table().army(seat);
        vec![
            ("warrior_ranks", ranks(army, WARRIOR)),
            ("warrior_points", army.points(WARRIOR)),
            ("hunter_ranks", ranks(army, HUNTER)),
            ("miner_ranks", ranks(army, MINER)),
            ("miner_points", army.points(MINER)),
            ("blacksmith_ranks", ranks(army, BLACKSMITH)),
            ("explorer_ranks", ranks(army, EXPLORER)),
            ("explorer_points", army.points(EXPLORER)),
            ("gem", state.table().gem(seat).into()),
        ]
    }

    fn track_of(_: &State<Nidavellir>) -> Vec<u16> {
        Vec::new()
    }
}

impl Counted for Nains {
    fn counts(state: &State<Nains>, seat: Seat) -> Vec<(&'static str, u16)> {
        let (table, army) = (state.table(), state.table().army(seat));
        let cards = table.rules().cards();
        let Tally { marks, unmultiplied } = cards.tally(army);
        let worth = |at: usize| u16::from(table.rules().worth(army.pieces()[at]).points());
        let mut covered: Vec<u16> = table.covered(army).map(worth).collect();
        covered.sort_unstable();
        covered.reverse();
        let mut counts = vec![
            ("bouclier_ranks", ranks(army, BOUCLIER)),
            ("bouclier_points", army.points(BOUCLIER)),
            ("temple_points", army.points(TEMPLE) - unmultiplied),
            ("temple_occult", marks.occult.into()),
            ("temple_mercenaries", unmultiplied),
            ("errants_points", army.points(ERRANTS)),
            ("forge_points", army.points(FORGE)),
            ("forge_runes", marks.runes().into()),
            ("talion_points", army.points(TALION)),
            ("malt", marks.malt.into()),
        ];
        counts.extend(
            ["errants_covered1", "errants_covered2", "errants_covered3", "errants_covered4"].into_iter().zip(covered),
        );
        counts
    }

    fn track_of(state: &State<Nains>) -> Vec<u16> {
        state.table().rules().cards().track().to_vec()
    }
}

/// The sheet of a player at the end of a game.
fn sheet<R: Counted>(state: &State<R>, seat: Seat) -> Sheet<R> {
    let mut sheet = Sheet::<R>::default();
    for (name, count) in R::counts(state, seat) {
        let entry = R::ENTRIES.iter().position(|entry| entry.name == name).unwrap_or_else(|| panic!("no entry {name}"));
        sheet.set(entry, count);
        assert_eq!(sheet.count(entry), count, "{name}: so much is accepted");
    }
    state.table().army(seat).heroes().iter().for_each(|hero| sheet.tick(hero));
    for (at, coin) in state.purse(seat).coins().iter().enumerate() {
        sheet.set_coin(at, coin.value());
    }
    sheet
}

/// A pad of nonsense: every number that is accepted.
fn any_pad<R: ScorePadRules>() -> impl Strategy<Value = Pad<R>> {
    let numbers = || prop::collection::vec((any::<u16>(), prop::bool::weighted(0.7)), R::ENTRIES.len());
    let sheet = (numbers(), any::<u32>(), prop::array::uniform5(0..=25u8)).prop_map(|(numbers, ticks, coins)| {
        let mut sheet = Sheet::<R>::default();
        for (at, (number, is_there)) in numbers.into_iter().enumerate() {
            sheet.set(at, if is_there { number % (R::ENTRIES[at].most + 1) } else { 0 });
        }
        R::TICKS.iter().enumerate().filter(|(at, _)| ticks >> at & 1 == 1).for_each(|(_, tick)| sheet.tick(tick.hero));
        coins.into_iter().enumerate().for_each(|(at, coin)| sheet.set_coin(at, coin));
        sheet
    });
    prop::collection::vec(sheet, 2..=5).prop_map(|sheets| Pad::new(sheets).expect("so many can play"))
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

for_both_games! {
    proptest! {
        #![proptest_config(cases(4000))]

        #[test]
        fn a_pad_scores_like_the_table(options in prop::sample::select(G::variants()), seed: u64) {
            let (mut game, mut dealer) = G::begin(&options, seed);
            while game.turn() != Turn::Over {
                advance(&mut game, &mut dealer, &mut ());
            }
            let sheets = game.table().seats().map(|seat| sheet(&game, seat)).collect();
            let pad = Pad::new(sheets).expect("so many can play").with_track(&<G as Counted>::track_of(&game));
            for seat in game.table().seats() {
                prop_assert_eq!(pad.score(seat), game.score(seat));
            }
            prop_assert_eq!(pad.standing(), game.standing());
            prop_assert_eq!(pad.doubled(), HeroSet::default());
        }
    }

    proptest! {
        #![proptest_config(cases(300))]

        #[test]
        fn what_is_written_is_read_again(pad in any_pad::<G>()) {
            let lines: Vec<String> = pad.sheets().iter().map(Sheet::write).collect();
            let again = Pad::<G>::read(lines.iter().map(String::as_str));
            prop_assert_eq!(again, Ok(pad));
        }

        #[test]
        fn no_line_of_text_breaks_the_reader(text in "[A-Za-zé0-9:,; +-]{0,60}") {
            let _ = Sheet::<G>::read(&text);
        }
    }

    #[test]
    fn entries_and_ticks_belong_to_parts_in_their_order() {
        let entries: Vec<usize> = G::ENTRIES.iter().map(|entry| entry.part).collect();
        let ticks: Vec<usize> = G::TICKS.iter().map(|tick| tick.part).collect();
        assert!(entries.is_sorted() && ticks.is_sorted());
        assert_eq!(G::WORDS.len(), G::part_names().len());
        assert_eq!(G::part_names().nth(G::COINS), Some("coins"));
        for (part, name) in G::part_names().enumerate().filter(|&(part, _)| part != G::COINS) {
            assert!(entries.contains(&part) || ticks.contains(&part), "{name} is empty");
        }
    }
}

/// A line of one player beside an empty one.
fn read<R: ScorePadRules>(line: &str) -> Result<Pad<R>, PadError> {
    Pad::read([line, "Bob:"])
}

fn total<R: ScorePadRules>(line: &str) -> u16 {
    read::<R>(line).unwrap_or_else(|error| panic!("{error}")).score(Seat::S0).total()
}

#[test]
fn a_line_can_be_written_in_several_ways() {
    let usual = "Ann: W 7r 34p, H 4r, heroes skaa aesir, coins 25 11 9 5 3, gem 6";
    let expected = total::<Nidavellir>(usual);
    assert_eq!(expected, 34 + 25 + 16 + 17 + 13 + 53 + 3);
    for other in [
        "W 7 34, H 4, heroes Skaa dwerg_aesir, coins 25 11 9 5 3, gem 6",
        "Ann : W 34p 7r; hunter 4R; HEROES AESIR SKAA; coins 3 5 9 11 25; gem 6;",
    ] {
        assert_eq!(total::<Nidavellir>(other), expected, "{other}");
    }
    assert_eq!(total::<Nains>("S 0r 24p, T 5p 2o 20m, E 9p 8c 10c 7c, heroes Oösräm, malt 3"), 24 + 35 + 9 + 18 + 3);
}

#[test]
fn what_is_wrong_with_a_line_is_told() {
    for (line, expected) in [
        ("Ann: X 3", "player 1: `X 3`: an item begins with one of W, H, M, B, E, heroes, coins, gem"),
        ("W 3r, W 2p", "player 1: `W 2p`: this was written before; write all of it together"),
        ("W many", "player 1: `W many`: `many` is no number; expected is W Nr Np"),
        ("H 4r 5r", "player 1: `H 4r 5r`: too many numbers; expected is H Nr"),
        ("H 41", "player 1: `H 41`: a number is at most 40 here"),
        ("W -3", "player 1: `W -3`: `-3` is no number; expected is W Nr Np"),
        ("coins 3 4", "player 1: `coins 3 4`: a player has 5 coins, not 2: write their values"),
        ("coins 3 4 5 6 26", "player 1: `coins 3 4 5 6 26`: a number is at most 25 here"),
        (
            "heroes kraal",
            "player 1: `heroes kraal`: `kraal` is counted with the column: add ranks and points there, and leave the name out",
        ),
    ] {
        assert_eq!(read::<Nidavellir>(line).map_err(|error| error.to_string()).unwrap_err(), expected);
    }
    let unknown = read::<Nidavellir>("heroes bofur").unwrap_err().to_string();
    assert!(unknown.contains("there is no `bofur` to list; those who can be are idunn, astrid"), "{unknown}");
    let alone = Pad::<Nidavellir>::read(["Ann: H 3"]).unwrap_err().to_string();
    assert_eq!(alone, "2 to 5 players can be scored, not 1: write a line for each");
}

#[test]
fn a_hero_on_two_sheets_is_noticed() {
    let pad = Pad::<Nidavellir>::read(["heroes skaa grid", "heroes grid", "heroes astrid"]).expect("a pad");
    assert_eq!(pad.doubled().iter().count(), 1);
}

#[test]
fn ties_are_shared_or_broken_as_the_rules_say() {
    let winners = |pad: &[usize], standing: elvaland_rules::mechanics::Standing| {
        assert_eq!(standing.winners.iter().map(Seat::index).collect::<Vec<_>>(), pad);
    };
    winners(&[0, 1], Pad::<Nidavellir>::read(["E 20", "E 20", "E 19"]).expect("a pad").standing());
    winners(&[1], Pad::<Nains>::read(["C 20", "C 20, elite redwin"]).expect("a pad").standing());
    winners(&[0, 1], Pad::<Nains>::read(["C 20, elite ordo", "C 20, elite aral, heroes"]).expect("a pad").standing());
}
