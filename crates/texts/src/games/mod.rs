//! [`GameTexts`](crate::GameTexts) of each game.

mod nains;
mod nidavellir;

use elvaland_rules::mechanics::{Gem, Post, Rules};
use elvaland_rules::{GameName, with_rules};

use crate::card::CardToken;
use crate::game_texts::GameTexts;

/// Parses a card token of a game given by name.
pub(crate) fn read_card(game: &str, token: &str) -> Option<CardToken> {
    with_rules!(game.parse::<GameName>().ok()?, R => <R as GameTexts>::read_card(token))
}

/// Returns the hero that a majority wins, in a game given by name.
pub(crate) fn award(game: &str, counted: &str) -> Option<&'static str> {
    with_rules!(game.parse::<GameName>().ok()?, R => <R as GameTexts>::award(counted))
}

/// Returns the fixed column of a hero, if they have one.
pub(crate) fn own_column(game: &str, hero: &str) -> Option<&'static str> {
    with_rules!(game.parse::<GameName>().ok()?, R => match R::post(R::parse_hero(hero).ok()?) {
        Post::Column(column) => Some(R::COLUMNS[column.index()]),
        Post::AnyColumn | Post::CommandZone => None,
    })
}

/// Returns whether a gem is swapped in ties; true for an unknown game.
pub(crate) fn gem_swaps(game: &str, gem: Gem) -> bool {
    game.parse::<GameName>().map_or(true, |game| with_rules!(game, R => R::gem_swaps(gem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_counted() {
        let card = read_card("nains", "F2.fire+m+m").expect("a card");
        assert_eq!((card.kind, card.points), ("forge", Some(2)));
        assert_eq!((card.rune.as_deref(), card.occult, card.malt), (Some("fire"), 0, 2));
        let card = read_card("nains", "T0+o+m").expect("a card");
        assert_eq!((card.points, card.rune, card.occult, card.malt), (Some(0), None, 1, 1));
    }

    #[test]
    fn what_is_no_card_is_not_read() {
        for token in [
            "",
            "W",
            "H7",
            "B3",
            "BB",
            "w7",
            "W07",
            "W-1",
            "W+1",
            "X4",
            "É",
            "Wé",
            "g9",
            "W7 ",
            "W99999999999999999999",
        ] {
            assert_eq!(read_card("nidavellir", token), None, "{token}");
        }
        for token in
            ["", "+", "T", "T2+x", "T2+", "F.fire", "F2.", "é+m", "S03", "B", "T2 +m", "T2+m+o", "T99", "S+m+m+m+m"]
        {
            assert_eq!(read_card("nains", token), None, "{token}");
        }
        assert_eq!(read_card("chess", "B"), None);
    }

    /// Card lists of users may have points on Shield cards, runes and occult symbols on any card, and Forge cards without a rune.
    #[test]
    fn cards_of_free_lists_are_read() {
        let read = |token| read_card("nains", token).map(|card| (card.points, card.rune.is_some(), card.occult));
        assert_eq!(read("S3"), Some((Some(3), false, 0)));
        assert_eq!(read("T2.fire"), Some((Some(2), true, 0)));
        assert_eq!(read("F2"), Some((Some(2), false, 0)));
        assert_eq!(read("E8+o"), Some((Some(8), false, 1)));
    }
}
