//! The list of the dwarf cards of Nains: the printed numbers, the names of the cards, and what is wrong with a file.

use elvaland_rules::mechanics::{Age, Column};
use elvaland_rules::nains::order::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use elvaland_rules::nains::{
    Catalog, CatalogError, CatalogProblem, Face, MAX_TEXT, ORDER_CARDS, ORDERS, Rune, check_track, decks_from_names,
};
use proptest::prelude::*;

const BUILT_IN: &str = include_str!("../../src/nains/cards.toml");

/// The number of cards by era and Order: always, and with five players only.
type Split = [[(u8, u8); 5]; 2];

const SPLIT: Split = [[(8, 2), (7, 2), (8, 2), (6, 2), (7, 1)], [(8, 2), (8, 2), (8, 2), (6, 2), (7, 1)]];

/// A list with the track in line 1 and then six lines for each kind of card: by era, Order, and five players or not.
///
/// Era 1 begins in lines 2 (Bouclier), 14 (Temple), 26 (Errants), 38 (Forge) and 50 (Talion), era 2 in line 62.
fn list(split: Split) -> String {
    let mut text = String::from("shield_track = [0, 3, 7]\n");
    for (era, orders) in (1..).zip(split) {
        for (order, (always, with_five)) in ORDERS.into_iter().zip(orders) {
            let print = match order {
                "bouclier" => "malt = 1",
                "forge" => "rune = \"fire\"",
                _ => "points = 3",
            };
            for (five, copies) in [(false, always), (true, with_five)] {
                text += &format!("[[dwarf]]\nera = {era}\norder = \"{order}\"\n{print}\ncopies = {copies}\n");
                text += &format!("five_players_only = {five}\n");
            }
        }
    }
    text
}

/// The list with another text in a line.
fn edited(line: usize, text: &str) -> String {
    let list = list(SPLIT);
    let mut lines: Vec<&str> = list.lines().collect();
    lines[line - 1] = text;
    lines.join("\n")
}

fn refused(text: &str) -> CatalogError {
    Catalog::from_toml(text).expect_err(text)
}

fn names(deck: &[Face]) -> Vec<String> {
    deck.iter().map(Face::to_string).collect()
}

#[test]
fn the_built_in_list_has_the_printed_numbers() {
    let catalog = Catalog::built_in();
    assert_eq!(catalog.cards().len(), 91);
    let of_order = |order| catalog.cards().iter().filter(|dwarf| dwarf.face.order() == order).count();
    assert_eq!([BOUCLIER, TEMPLE, ERRANTS, FORGE, TALION].map(of_order), [20, 19, 20, 16, 16]);
    let sizes = |players| catalog.decks(players).map(|deck| deck.len());
    assert_eq!([2, 3, 4].map(sizes), [[36, 37]; 3]);
    assert_eq!(sizes(5), [45, 46]);
    assert_eq!(catalog.track()[..4], [0, 3, 7, 12]);
    assert_eq!(Catalog::from_toml(BUILT_IN).as_ref(), Ok(&*catalog));
}

#[test]
fn decks_are_sorted_by_order_points_rune_and_symbols() {
    for deck in [2, 5].into_iter().flat_map(|players| Catalog::built_in().decks(players)) {
        assert!(deck.is_sorted());
    }
    let sorted = ["S", "S+m", "T0", "T2+m", "T2+o", "E8", "E10", "F2.fire+m", "F2.star", "F3.fire", "C0"];
    let faces = sorted.map(|name| name.parse::<Face>().unwrap());
    assert!(faces.is_sorted());
}

#[test]
fn the_cards_for_five_players_are_added_to_the_others() {
    let [four, mut five] = [4, 5].map(|players| Catalog::built_in().decks(players).concat());
    for face in four {
        let at = five.iter().position(|other| *other == face).expect("a card of the smaller game");
        five.remove(at);
    }
    assert_eq!(five.len(), 18);
}

#[test]
fn every_card_is_read_by_its_name() {
    for dwarf in Catalog::built_in().cards() {
        assert_eq!(dwarf.face.to_string().parse().as_ref(), Ok(&dwarf.face));
    }
    for name in [
        "S",
        "S+m",
        "T0+o",
        "T2+m",
        "T3+o+o+m",
        "E8+m",
        "F3.star",
        "F2.fire+m",
        "F0.Ægir_2-b",
        "C5",
        "C20",
        "S3",
        "S.star+o",
        "F3",
        "F3+m",
        "E3.star",
        "C3+o",
    ] {
        assert_eq!(name.parse::<Face>().unwrap().to_string(), name);
    }
    let face: Face = "F2.fire+m".parse().unwrap();
    assert_eq!((face.order(), face.points(), face.occult(), face.malt()), (FORGE, 2, 0, 1));
    assert_eq!(face.rune().map(Rune::name), Some("fire"));
}

#[test]
fn a_name_that_is_no_card_is_refused_with_the_reason() {
    let long = format!("F1.{}", "x".repeat(25));
    let cases = [
        ("E21", "a card has 0 to 20 points"),
        ("S21", "a card has 0 to 20 points"),
        ("E300", "a card has 0 to 20 points"),
        ("F3.", "the name of a rune has 1 to 24 letters, digits, `_` or `-`"),
        ("F3.a.b", "the name of a rune has 1 to 24 letters, digits, `_` or `-`"),
        ("F3.a b", "the name of a rune has 1 to 24 letters, digits, `_` or `-`"),
        (&long, "the name of a rune has 1 to 24 letters, digits, `_` or `-`"),
        ("T3+o+o+o+o", "a card has 0 to 3 occult symbols"),
        ("S+m+m+m+m", "a card has 0 to 3 malt symbols"),
    ];
    for (name, reason) in cases {
        let refused = name.parse::<Face>().expect_err(name);
        assert_eq!(refused.to_string(), format!("`{name}` is no card: {reason}"));
    }
}

#[test]
fn every_card_has_only_one_name() {
    let spelling =
        "cards are written S, T2, E8, F3 or C5, then .name for a rune, +o for each occult and +m for each malt";
    let misspelt = [
        "",
        "X",
        "s",
        "T",
        "T+o",
        "S0",
        "T02",
        "T00",
        "T-1",
        "T+1",
        "T2 ",
        " T2",
        "T2+m+o",
        "T2+",
        "T2+x",
        "T2o",
        "T2+om",
        "T2++m",
        "F.star",
        "F03.star",
        "T99999999999999999999",
        "É3",
        "T٣",
    ];
    for name in misspelt {
        let refused = name.parse::<Face>().expect_err(name);
        assert_eq!(refused.to_string(), format!("`{name}` is no card: {spelling}"));
    }
}

#[test]
fn an_error_names_its_line_and_what_is_expected() {
    let known = "(only era, order, points, rune, occult, malt, copies, five_players_only)";
    let track = "a list of 1 to 64 numbers from 0 to 999";
    let rune = "a name of 1 to 24 letters, digits, _ or - in quotes";
    let orders = r#"one of "bouclier" "temple" "errants" "forge" "talion""#;
    let dwarves = "a list of cards that each begin with [[dwarf]]";
    let cases = [
        // The track.
        (1, "", format!("line 1: `shield_track` is missing: {track}")),
        (1, "shield_track = 7", format!("line 1: `shield_track` is {track}, not `7`")),
        (1, "shield_track = [0, '3']", format!("line 1: `shield_track` is {track}, not `'3'`")),
        (1, "shield_track = [0, -1]", format!("line 1: `shield_track` is {track}, not `-1`")),
        (1, "shield_track = [\n0,\n1000]", format!("line 3: `shield_track` is {track}, not `1000`")),
        (1, "\nshield_track = []", "line 2: the Shield track has 1 to 64 values, not 0".into()),
        (1, "shield_track = [1, 2]", "line 1: the Shield track starts at 0, not at 1".into()),
        (
            1,
            "shield_track = [\n  0, 5,\n  4]",
            "line 3: the Shield track never falls: 4 for 2 ranks comes after 5".into(),
        ),
        // Fields.
        (1, "shields = [0]", "line 1: there is no field `shields` here (only shield_track, dwarf)".into()),
        (5, "milk = 1", format!("line 5: there is no field `milk` here {known}")),
        (3, "", "line 2: `era` is missing: a number from 1 to 2".into()),
        (3, "era = 3", "line 3: `era` is a number from 1 to 2, not `3`".into()),
        (3, "era = \"1\"", "line 3: `era` is a number from 1 to 2, not `\"1\"`".into()),
        (4, "", format!("line 2: `order` is missing: {orders}")),
        (4, "order = \"smith\"", format!("line 4: `order` is {orders}, not `\"smith\"`")),
        (4, "order = 1", format!("line 4: `order` is {orders}, not `1`")),
        (17, "points = 21", "line 17: `points` is a number from 0 to 20, not `21`".into()),
        (17, "points = -1", "line 17: `points` is a number from 0 to 20, not `-1`".into()),
        (17, "points = 2.5", "line 17: `points` is a number from 0 to 20, not `2.5`".into()),
        (17, "points = 99999999999999999999", {
            "line 17: `points` is a number from 0 to 20, not `99999999999999999999`".into()
        }),
        (41, "rune = 5", format!("line 41: `rune` is {rune}, not `5`")),
        (41, "rune = \"\"", format!("line 41: `rune` is {rune}, not `\"\"`")),
        (41, "rune = \"a.b\"", format!("line 41: `rune` is {rune}, not `\"a.b\"`")),
        (41, "rune = \"abcdefghijklmnopqrstuvwxy\"", {
            format!("line 41: `rune` is {rune}, not `\"abcdefghijklmnopqrstuvwxy\"`")
        }),
        (17, "occult = 4", "line 17: `occult` is a number from 0 to 3, not `4`".into()),
        (5, "malt = 4", "line 5: `malt` is a number from 0 to 3, not `4`".into()),
        (6, "copies = 0", "line 6: `copies` is a number from 1 to 20, not `0`".into()),
        (6, "copies = 4000000000", "line 6: `copies` is a number from 1 to 20, not `4000000000`".into()),
        (7, "five_players_only = 1", "line 7: `five_players_only` is true or false, not `1`".into()),
        // Totals.
        (6, "copies = 9", "line 68: the box has 20 bouclier cards, not 21".into()),
        (6, "", "line 68: the box has 20 bouclier cards, not 13".into()),
        (70, "order = \"temple\"", "line 62: the box has 20 bouclier cards, not 18".into()),
        (7, "five_players_only = true", {
            "line 56: era 1 has 36 cards without those for five players only, not 28".into()
        }),
        (9, "era = 2", "line 56: era 1 has 45 cards with those for five players only, not 43".into()),
        (73, "five_players_only = false", {
            "line 116: era 2 has 37 cards without those for five players only, not 39".into()
        }),
        // Shape.
        (2, "[dwarf]", "line 8: not TOML: duplicate key".into()),
        (1, "shield_track = [0]\ndwarf = [1]", "line 3: not TOML: duplicate key".into()),
        (3, "era = 1\nera = 1", "line 4: not TOML: duplicate key".into()),
    ];
    for (line, text, message) in cases {
        assert_eq!(refused(&edited(line, text)).to_string(), message, "line {line}: {text}");
    }
    let shapes = [
        ("", format!("line 1: `shield_track` is missing: {track}")),
        ("shield_track = [0]", format!("line 1: `dwarf` is missing: {dwarves}")),
        ("shield_track = [0]\ndwarf = []", "line 1: the box has 20 bouclier cards, not 0".into()),
        ("shield_track = [0]\ndwarf = [\n1]", format!("line 3: `dwarf` is {dwarves}, not `1`")),
        ("shield_track = [0]\n[dwarf]", format!("line 2: `dwarf` is {dwarves}, not `[dwarf]`")),
        ("shield_track = [0]\n\nshield", "line 3: not TOML: key with no value, expected `=`".into()),
    ];
    for (text, message) in shapes {
        assert_eq!(refused(text).to_string(), message, "{text}");
    }
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let comment = "#".repeat(MAX_TEXT + 1);
    assert_eq!(refused(&comment).to_string(), "a list of cards has at most 1048576 bytes");
}

#[test]
fn a_file_that_is_nested_too_deeply_is_not_toml() {
    let deep = "a.".repeat(MAX_TEXT / 4);
    let lists = format!("shield_track = {}", "[".repeat(MAX_TEXT / 2));
    for text in [lists, format!("{deep}a = 1"), format!("[[{deep}a]]")] {
        assert!(matches!(refused(&text).problem, CatalogProblem::Syntax { .. }));
    }
}

#[test]
fn another_split_of_the_eras_and_free_names_of_runes_are_accepted() {
    assert!(Catalog::from_toml(&list(SPLIT)).is_ok());
    let mut split = SPLIT;
    (split[0][0].0, split[1][0].0) = (10, 6);
    (split[0][1].0, split[1][1].0) = (5, 10);
    let text = list(split).replacen("\"fire\"", "\"Étoile_du-nord2\"", 1);
    let catalog = Catalog::from_toml(&text).expect("a list");
    assert_eq!(catalog.decks(3).map(|deck| deck.len()), [36, 37]);
    assert_eq!(catalog.decks(5).map(|deck| deck.len()), [45, 46]);
    let shields = catalog.decks(2).map(|deck| deck.iter().filter(|face| face.order() == BOUCLIER).count());
    assert_eq!(shields, [10, 6]);
    assert!(names(&catalog.decks(2)[0]).contains(&"F0.Étoile_du-nord2".to_owned()));
    assert_eq!(catalog.track(), [0, 3, 7]);
}

#[test]
fn the_order_of_the_entries_means_nothing() {
    let (track, cards) = BUILT_IN.split_once("[[dwarf]]").unwrap();
    let mut entries: Vec<&str> = cards.split("[[dwarf]]").collect();
    entries.reverse();
    let text = format!("{track}\n[[dwarf]]{}", entries.join("\n[[dwarf]]"));
    assert_eq!(Catalog::from_toml(&text).as_ref(), Ok(&*Catalog::built_in()));
}

#[test]
fn a_track_starts_at_nothing_and_never_falls() {
    assert_eq!(check_track(&[0]), Ok(()));
    assert_eq!(check_track(&[0, 0, 5, 5, 999]), Ok(()));
    assert_eq!(check_track(&[0; 64]), Ok(()));
    let cases: [(&[u16], &str); 5] = [
        (&[], "the Shield track has 1 to 64 values, not 0"),
        (&[0; 65], "the Shield track has 1 to 64 values, not 65"),
        (&[3, 4], "the Shield track starts at 0, not at 3"),
        (&[0, 4, 3], "the Shield track never falls: 3 for 2 ranks comes after 4"),
        (&[0, 1000], "the Shield track goes up to 999 at most, not to 1000 for 1 ranks"),
    ];
    for (track, message) in cases {
        assert_eq!(check_track(track).unwrap_err().to_string(), message);
    }
}

#[test]
fn decks_are_read_from_the_names_of_their_cards() {
    for players in 2..=5 {
        let decks = Catalog::built_in().decks(players);
        let mut written = decks.each_ref().map(|deck| names(deck));
        written[0].reverse();
        assert_eq!(decks_from_names(players, written.each_ref().map(Vec::as_slice)), Ok(decks));
    }
}

#[test]
fn decks_that_no_box_could_hold_are_refused() {
    let decks = Catalog::built_in().decks(3).map(|deck| names(&deck));
    let message = |players, decks: &[Vec<String>; 2]| {
        decks_from_names(players, decks.each_ref().map(Vec::as_slice)).unwrap_err().to_string()
    };
    assert_eq!(message(6, &decks), "the game is for 2 to 5 players, not 6");
    assert_eq!(message(1, &decks), "the game is for 2 to 5 players, not 1");
    assert_eq!(message(5, &decks), "the deck of era 1 has 45 cards with 5 players, not 36");
    let mut short = decks.clone();
    short[1].pop();
    assert_eq!(message(3, &short), "the deck of era 2 has 37 cards with 3 players, not 36");
    let mut wrong = decks.clone();
    wrong[0][7] = "W5".into();
    assert!(message(3, &wrong).starts_with("`W5` is no card: "));
    let mut shields = decks.clone();
    shields[0][10..=14].fill("S".into());
    assert_eq!(message(3, &shields), "there are 20 bouclier cards in the box, not 21");
}

#[test]
fn decks_of_another_box_are_accepted() {
    let mut decks = Catalog::built_in().decks(3).map(|deck| names(&deck));
    decks[0][10] = "S+m+m".into();
    decks[1][20] = "F20.rune".into();
    assert!(decks_from_names(3, decks.each_ref().map(Vec::as_slice)).is_ok());
}

fn face() -> impl Strategy<Value = Face> {
    let print = (0..5usize, 0..=20u8, "[\\p{L}\\p{Nd}_-]{1,24}", 0..=3u8, 0..=3u8);
    print.prop_map(|(order, points, rune, occult, malt)| {
        let order = Column::new(order).unwrap();
        let points = if order == BOUCLIER { 0 } else { points };
        let rune = (order == FORGE).then(|| Rune::new(&rune).unwrap());
        let occult = if order == TEMPLE { occult } else { 0 };
        Face::new(order, points, rune, occult, malt).unwrap()
    })
}

/// A change of a line: it goes, comes twice, or something in it becomes something else.
fn change(line: &str, kind: u8, text: &str) -> String {
    let value = line.split_once('=').map_or(line, |(field, _)| field);
    match kind {
        0 => String::new(),
        1 => format!("{line}\n{line}"),
        2 => format!("{value}= {text}"),
        3 => text.to_owned(),
        _ => line.replace(|letter: char| letter.is_ascii_digit(), text),
    }
}

/// Checks that any text parses to a list with the printed numbers of cards, or to an error with a line of the text.
fn check_any(text: &str) {
    match Catalog::from_toml(text) {
        Ok(catalog) => {
            assert_eq!(catalog.cards().len(), ORDER_CARDS.iter().sum::<usize>());
            assert_eq!(Age::ALL.map(|era| catalog.decks(4)[era as usize].len()), [36, 37]);
            assert_eq!(check_track(catalog.track()), Ok(()));
        }
        Err(error) => {
            let lines = text.matches('\n').count() + 1;
            assert!(error.line.is_some_and(|line| (1..=lines).contains(&line)), "{error}");
        }
    }
}

proptest! {
    #[test]
    fn any_card_is_read_back_equal(face in face()) {
        prop_assert_eq!(face.to_string().parse(), Ok(face));
    }

    #[test]
    fn any_text_is_a_card_of_that_name_or_none(text in "[STEFC]?[0-9]{0,3}(\\.[a-z.]{0,3})?(\\+[om]?){0,4}|.{0,6}") {
        if let Ok(face) = text.parse::<Face>() {
            prop_assert_eq!(face.to_string(), text);
        }
    }

    #[test]
    fn any_edit_of_the_file_is_a_list_or_an_error(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..5u8, "-?[0-9]{1,20}|\\PC{0,8}"), 1..4)
    ) {
        let mut lines: Vec<String> = BUILT_IN.lines().map(str::to_owned).collect();
        for (line, kind, text) in edits {
            let at = line.index(lines.len());
            lines[at] = change(&lines[at], kind, &text);
        }
        check_any(&lines.join("\n"));
    }

    #[test]
    fn any_text_is_a_list_or_an_error(text in "(?s).{0,200}") {
        check_any(&text);
    }
}

#[test]
fn the_canonical_text_of_a_list_is_parsed_back() {
    let built_in = Catalog::built_in();
    let text = built_in.to_toml();
    assert_eq!(Catalog::from_toml(&text).as_ref(), Ok(&*built_in));
    assert!(text.len() < Catalog::BUILT_IN_TOML.len() && !text.contains('#'), "{text}");
    let padded = format!("# a comment\n\n{}", Catalog::BUILT_IN_TOML.replace(" = ", "   =   "));
    let padded = Catalog::from_toml(&padded).expect("a list");
    assert_eq!(padded.to_toml(), text, "equal lists have equal texts");
}
