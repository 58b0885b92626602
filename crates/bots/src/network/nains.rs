//! What only Nains shows.

use elvaland_rules::mechanics::{Army, Card, Parts, Piece, Purse, Table};
use elvaland_rules::nains::order::TALION;
use elvaland_rules::nains::{Nains, Tally};
use elvaland_rules::{BySeat, Ruleset, Seat};

use super::Features;
use super::perceived::{Brings, Growth, LEADS, Moment, Perceived, Rivals, lead};
use crate::name::studied;

studied!(Nains);

impl Perceived for Nains {
    type Tally = Tally;

    fn brings(table: &Table<Nains>, card: Card) -> Brings {
        let piece = Piece::dwarf(card);
        let is_talion = table.rules().worth(piece).column == TALION;
        Brings { piece: Some(piece), growth: if is_talion { Growth::Bid(1) } else { Growth::None } }
    }

    #[inline]
    fn tally(table: &Table<Nains>, army: &Army) -> Tally {
        table.rules().cards().tally(army)
    }

    fn symbols(tally: &Tally) -> u8 {
        tally.marks.malt
    }

    #[inline(always)]
    fn parts(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Parts {
        Nains::score_of(table, purses, seat, tally)
    }

    #[inline(always)]
    fn perceive_more(army: &Army, tally: &Tally, moment: &Moment, rivals: &Rivals, seen: &mut Features) {
        let marks = tally.marks;
        let ages = 2;
        let age = moment.stage / 2;
        seen.one_of(ages * 8, age * 8 + usize::from(marks.occult).min(7));
        seen.one_of(ages * 12, age * 12 + usize::from(marks.runes()).min(11));
        seen.one_of(4 * LEADS, moment.stage * LEADS + lead(marks.malt, rivals.symbols));
        seen.one_of(8, usize::from(army.tokens()).min(7));
        seen.amount(f32::from(marks.malt) / 8.0);
        seen.amount(f32::from(tally.unmultiplied) / 16.0);
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
