//! What the words need to know of each game: its tokens, and what the mechanics do not tell.

mod nains;
mod nidavellir;

use crate::card::Card;

/// How the tokens of a game are read, for those who know no more of it than its name.
pub(crate) struct Vocabulary {
    /// The game's name in records.
    game: &'static str,
    /// Reads the token of a card.
    card: for<'a> fn(&'a str) -> Option<Card<'a>>,
    /// What majorities win, as far as it has a name among the heroes: what is counted, and the hero.
    awards: &'static [(&'static str, &'static str)],
}

/// The games there are.
const VOCABULARIES: [Vocabulary; 2] = [nidavellir::VOCABULARY, nains::VOCABULARY];

fn vocabulary(game: &str) -> Option<&'static Vocabulary> {
    const { &VOCABULARIES }.iter().find(|vocabulary| vocabulary.game == game)
}

/// Reads a card token of a game.
pub(crate) fn read_card<'a>(game: &str, token: &'a str) -> Option<Card<'a>> {
    vocabulary(game).and_then(|vocabulary| (vocabulary.card)(token))
}

/// Returns the hero that the majority of something wins, if a hero is what it wins.
pub(crate) fn award(game: &str, counted: &str) -> Option<&'static str> {
    let awards = vocabulary(game)?.awards;
    awards.iter().find(|(what, _)| *what == counted).map(|&(_, hero)| hero)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_counted() {
        let card = read_card("nains", "F2.fire+m+m").expect("a card");
        assert_eq!((card.kind, card.points), ("forge", Some(2)));
        assert_eq!((card.rune, card.occult, card.malt), (Some("fire"), 0, 2));
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
        for token in ["", "+", "S3", "T", "T2+x", "T2+", "T2.fire", "F.fire", "F2.", "F2", "é+m", "B", "T2 +m"] {
            assert_eq!(read_card("nains", token), None, "{token}");
        }
        assert_eq!(read_card("chess", "B"), None);
    }
}
