//! What the words need to know of Nidavellir.

use elvaland_rules::mechanics::Ruleset;
use elvaland_rules::nidavellir::{Nidavellir, Power};

use super::Vocabulary;
use crate::Spoken;
use crate::card::{Card, number};

pub(super) const VOCABULARY: Vocabulary = Vocabulary { game: Nidavellir::NAME, card: read_card, awards: &[] };

impl Spoken for Nidavellir {
    fn discards(power: Power) -> usize {
        match power {
            Power::Discard(_, discarder) => discarder.count(),
            Power::Thrud(_) | Power::Ylud(_) | Power::Evaluate(_) | Power::Retire => 0,
        }
    }
}

fn read_card(token: &str) -> Option<Card<'_>> {
    let kind = match token {
        "B" => return Some(Card::plain("blacksmith", None)),
        "B2" => return Some(Card::plain("special-blacksmith", None)),
        "H" => return Some(Card::plain("hunter", None)),
        _ => match token.chars().next()? {
            'W' => "warrior",
            'M' => "miner",
            'E' => "explorer",
            'R' => "offering",
            _ => return None,
        },
    };
    Some(Card::plain(kind, Some(number(&token[1..])?)))
}
