//! What only Nains shows.

use elvaland_rules::mechanics::{Army, Card, Piece, Table};
use elvaland_rules::nains::Nains;
use elvaland_rules::nains::order::TALION;
use elvaland_rules::{Ruleset, Seat};

use super::Features;
use super::perceived::{Brings, LEADS, Perceived, Rivals, lead};

impl Perceived for Nains {
    fn brings(table: &Table<Nains>, card: Card) -> Brings {
        let piece = Piece::dwarf(card);
        let plus = u8::from(table.rules().worth(piece).column == TALION);
        Brings { piece: Some(piece), plus }
    }

    fn symbols(table: &Table<Nains>, army: &Army) -> u8 {
        table.rules().cards().marks(army).malt
    }

    #[inline(always)]
    fn perceive_more(table: &Table<Nains>, seat: Seat, stage: usize, rivals: &Rivals, seen: &mut Features) {
        let army = table.army(seat);
        let cards = table.rules().cards();
        let marks = cards.marks(army);
        let ages = 2;
        let age = stage / 2;
        seen.one_of(ages * 8, age * 8 + usize::from(marks.occult).min(7));
        seen.one_of(ages * 12, age * 12 + usize::from(marks.runes()).min(11));
        seen.one_of(4 * LEADS, stage * LEADS + lead(marks.malt, rivals.symbols));
        seen.one_of(8, usize::from(army.tokens()));
        seen.amount(f32::from(marks.malt) / 8.0);
        seen.amount(f32::from(cards.unmultiplied(army)) / 16.0);
    }

    fn weights(players: usize) -> &'static [u8] {
        match players {
            2 => include_bytes!("../../weights/nains-2.net"),
            3 => include_bytes!("../../weights/nains-3.net"),
            4 => include_bytes!("../../weights/nains-4.net"),
            _ => include_bytes!("../../weights/nains-5.net"),
        }
    }
}
