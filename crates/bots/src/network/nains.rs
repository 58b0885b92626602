//! What only Nains shows.

use elvaland_rules::mechanics::{Card, Piece, Table};
use elvaland_rules::nains::Nains;
use elvaland_rules::nains::order::TALION;
use elvaland_rules::{Ruleset, Seat};

use super::perceived::{Brings, LEADS, Perceived, Percept, lead, rival};

impl Perceived for Nains {
    fn brings(table: &Table<Nains>, card: Card) -> Brings {
        let piece = Piece::dwarf(card);
        let plus = u8::from(table.rules().worth(piece).column == TALION);
        Brings { piece: Some(piece), plus }
    }

    fn perceive_more(table: &Table<Nains>, seat: Seat, stage: usize, out: &mut dyn FnMut(Percept)) {
        let army = table.army(seat);
        let cards = table.rules().cards();
        let marks = cards.marks(army);
        let ages = 2;
        let age = stage / 2;
        out(Percept::OneOf(ages * 8, age * 8 + usize::from(marks.occult).min(7)));
        out(Percept::OneOf(ages * 12, age * 12 + usize::from(marks.runes()).min(11)));
        let rival = rival(table, seat, |army| cards.marks(army).malt);
        out(Percept::OneOf(4 * LEADS, stage * LEADS + lead(marks.malt, rival)));
        out(Percept::OneOf(8, usize::from(army.tokens())));
        out(Percept::Amount(f32::from(marks.malt) / 8.0));
        out(Percept::Amount(f32::from(cards.unmultiplied(army)) / 16.0));
    }

    fn weights(players: usize) -> &'static [u8] {
        let _ = players;
        &[]
    }
}
