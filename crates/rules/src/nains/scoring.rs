//! The final score and its parts.

use super::order::*;
use super::{Cognar, Nains};
use crate::game::{BySeat, Seat};
use crate::mechanics::{Army, Parts, Purse, Table};

/// The parts of a score, in the order of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Part {
    Bouclier,
    Temple,
    Errants,
    Forge,
    Talion,
    Heroes,
    Elite,
    Malt,
    Coins,
}

impl Part {
    /// The names of the parts in records.
    pub const NAMES: [&'static str; 9] =
        ["bouclier", "temple", "errants", "forge", "talion", "heroes", "elite", "malt", "coins"];
}

/// The parts of a player's score as the table stands.
#[inline]
pub(super) fn score(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat) -> Parts {
    let army = table.army(seat);
    let cards = table.rules().cards();
    let marks = cards.marks(army);
    let has = |cognar: Cognar| army.heroes().contains(cognar.id());
    let when = |cognar: Cognar, points: u16| if has(cognar) { points } else { 0 };
    let shields = u16::from(army.ranks().of(BOUCLIER));
    let (runes, malt) = (u16::from(marks.runes()), u16::from(marks.malt));
    let mut parts = Parts::default();
    let mut set = |part: Part, value| parts.0[part as usize] = value;

    let shield_track = cards.shield(army.ranks().of(BOUCLIER));
    set(Part::Bouclier, shield_track + army.points(BOUCLIER) + when(Cognar::Abokar, shields));
    // One occult symbol is printed on the board.
    let beyond = cards.unmultiplied(army);
    set(Part::Temple, (army.points(TEMPLE) - beyond) * (u16::from(marks.occult) + 1) + beyond);
    set(Part::Errants, army.points(ERRANTS) + uncovered(table, army));
    set(Part::Forge, army.points(FORGE) + runes * runes);
    set(Part::Talion, army.points(TALION));
    let white = [(Cognar::Gurdan, 22), (Cognar::Borogam, 14), (Cognar::Oboron, 15), (Cognar::Jorun, 3 * runes)];
    set(Part::Heroes, white.iter().map(|&(cognar, points)| when(cognar, points)).sum());
    set(Part::Elite, when(Cognar::Tiss, 2 * shields) + when(Cognar::Brum, 13));
    let brewers = u16::from(has(Cognar::Gurdan) && has(Cognar::Borogam));
    set(Part::Malt, malt * (1 + when(Cognar::Certification, 1) + brewers));
    set(Part::Coins, purses[seat].total());
    parts
}

/// The points that come out from under tokens at the end: always the highest ones (NAI-R4).
#[inline]
fn uncovered(table: &Table<Nains>, army: &Army) -> u16 {
    let removers = [(Cognar::Brum, 1), (Cognar::Droh, 1), (Cognar::Oosram, 2)];
    let removed: usize =
        removers.iter().filter(|(cognar, _)| army.heroes().contains(cognar.id())).map(|&(_, count)| count).sum();
    if removed == 0 || army.tokens() == 0 {
        return 0;
    }
    table.rules().cards().highest_covered(army, removed)
}
