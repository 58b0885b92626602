//! The built-in list, compiled in: the same cards as `cards.toml`, so that the core needs no TOML reader.

use super::{Catalog, Dwarf, Face};
use crate::mechanics::Age;

/// The cards by era and whether only five players use them, named as in records; `6*S` stands for six equal cards.
const CARDS: [(Age, bool, &str); 4] = [
    (
        Age::First,
        false,
        "2*S+m 6*S 2*T1+o T1+m T2 T2+m T3 T4 E5+m E6+m E7+m E8 E8+m E9 E10 E11 F0.fire+m F1.iron+m F2.stone \
            F3.wind F4.star F5.fire C3+m C4+m C5 C5+m C6 C7 C8",
    ),
    (Age::First, true, "S+m S T1+o T3 E7 E9 F2.iron F3.wind C6"),
    (
        Age::Second,
        false,
        "2*S+m 6*S 2*T1+o T1+m T2 T2+m 2*T3 T4 E5+m E6+m E7+m E8 E8+m E9 E10 E11 F0.stone+m F1.wind+m F2.star \
            F3.fire F4.iron F5.stone C3+m C4+m C5 C5+m C6 C7 C8",
    ),
    (Age::Second, true, "S+m S T1+o T3 E7 E9 F2.star F3.fire C6"),
];

/// The value of the Shield column by its ranks, from 0 on.
const TRACK: [u16; 26] =
    [0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133, 150, 168, 187, 207, 228, 250, 273, 297, 322, 348, 375];

/// Returns the built-in list.
pub(super) fn built_in() -> Catalog {
    let mut cards = Vec::new();
    for (era, five_players_only, names) in CARDS {
        for word in names.split_ascii_whitespace() {
            let (copies, name) = word.split_once('*').unwrap_or(("1", word));
            let face: Face = name.parse().expect("a card of the built-in list");
            let dwarf = Dwarf { era, face, five_players_only };
            cards.extend(std::iter::repeat_n(dwarf, copies.parse().expect("a number of copies")));
        }
    }
    Catalog::new(cards, TRACK.to_vec())
}

#[cfg(all(test, feature = "card-lists"))]
mod tests {
    use super::*;

    #[test]
    fn nai_r1_compiled_list_equals_the_file() {
        assert_eq!(Catalog::from_toml(Catalog::BUILT_IN_TOML), Ok(built_in()));
    }
}
