//! What only Nains shows.

use elvaland_rules::mechanics::{Army, Card, Parts, Piece, Purse, Table};
use elvaland_rules::nains::order::TALION;
use elvaland_rules::nains::{Nains, Part, Tally};
use elvaland_rules::{BySeat, Ruleset, Seat};

use super::perceived::{Brings, Growth, LEADS, Moment, Perceived, lead};
use super::{Edits, Features, Grown, Rivals};
use crate::name::studied;

studied!(Nains);

impl Perceived for Nains {
    type Tally = Tally;

    const CLOSE: f32 = 0.15;

    fn brings(table: &Table<Nains>, card: Card) -> Brings {
        let piece = Piece::dwarf(card);
        let is_talion = table.rules().worth(piece).column == TALION;
        Brings { piece: Some(piece), growth: if is_talion { Growth::Bid(1) } else { Growth::None } }
    }

    #[inline]
    fn tally(table: &Table<Nains>, army: &Army) -> Tally {
        table.rules().cards().tally(army)
    }

    #[inline(always)]
    fn tally_with(table: &Table<Nains>, tally: &Tally, piece: Piece) -> Tally {
        Tally { marks: tally.marks + table.rules().cards().marks_of(piece), ..*tally }
    }

    fn symbols(tally: &Tally) -> u8 {
        tally.marks.malt
    }

    #[inline(always)]
    fn parts(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Parts {
        Nains::score_of(table, purses, seat, tally)
    }

    const COINS_PART: usize = Part::Coins as usize;

    #[inline(always)]
    fn perceive_more(army: &Army, tally: &Tally, moment: &Moment, rivals: &Rivals, seen: &mut Features) {
        for (size, answer) in SIZES.into_iter().zip(answers(army.tokens(), tally, moment, rivals)) {
            seen.one_of(size, answer);
        }
        seen.amount(malt(tally));
        seen.amount(f32::from(tally.unmultiplied) / 16.0);
    }

    #[inline(always)]
    fn edit_more(change: &Grown<'_, Nains>, moment: &Moment, rivals: &Rivals, edits: &mut Edits) {
        let [before, after] =
            [change.before, change.after].map(|roster| answers(roster.tokens, &roster.tally, moment, rivals));
        for (at, (before, after)) in before.into_iter().zip(after).enumerate() {
            edits.answer(change.seen, change.questions + at, after as isize - before as isize);
        }
        edits.amount(change.amounts, malt(&change.after.tally) - malt(&change.before.tally));
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

/// The numbers of answers to what only this game asks.
const SIZES: [usize; 4] = [2 * 8, 2 * 12, 4 * LEADS, 8];

/// The answers.
#[inline(always)]
fn answers(tokens: u8, tally: &Tally, moment: &Moment, rivals: &Rivals) -> [usize; 4] {
    let marks = tally.marks;
    let age = moment.stage / 2;
    [
        age * 8 + usize::from(marks.occult).min(7),
        age * 12 + usize::from(marks.runes()).min(11),
        moment.stage * LEADS + lead(marks.malt, rivals.symbols),
        usize::from(tokens).min(7),
    ]
}

#[inline(always)]
fn malt(tally: &Tally) -> f32 {
    f32::from(tally.marks.malt) / 8.0
}
