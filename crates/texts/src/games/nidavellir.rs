//! Nidavellir: reading card tokens, and the number of discards.

use elvaland_rules::nidavellir::{Nidavellir, Power};

use crate::card::{CardToken, number};
use crate::game_texts::GameTexts;

impl GameTexts for Nidavellir {
    fn read_card(token: &str) -> Option<CardToken> {
        let kind = match token {
            "B" => return Some(CardToken::plain("blacksmith", None)),
            "B2" => return Some(CardToken::plain("special-blacksmith", None)),
            "H" => return Some(CardToken::plain("hunter", None)),
            _ => match token.chars().next()? {
                'W' => "warrior",
                'M' => "miner",
                'E' => "explorer",
                'R' => "offering",
                _ => return None,
            },
        };
        Some(CardToken::plain(kind, Some(number(&token[1..])?)))
    }

    fn discards(power: Power) -> usize {
        match power {
            Power::Discard(_, discarder) => discarder.count(),
            Power::Thrud(_) | Power::Ylud(_) | Power::Evaluate(_) | Power::Retire => 0,
        }
    }
}
