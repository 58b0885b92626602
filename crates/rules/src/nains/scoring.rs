//! The final score and its parts.

use super::order::*;
use super::{Cognar, Nains, Tally};
use crate::mechanics::{Army, HeroSet, Purse, Score, Table, score_parts};
use crate::{BySeat, Seat};

score_parts! {
    /// The parts of a score, in the order of records.
    Part:
    Bouclier "bouclier", Temple "temple", Errants "errants", Forge "forge",
    Talion "talion", Heroes "heroes", Elite "elite", Malt "malt",
    Coins "coins",
}

/// The white Cognars with fixed points.
pub(super) const WHITE_POINTS: [(Cognar, u16); 3] = [(Cognar::Gurdan, 22), (Cognar::Borogam, 14), (Cognar::Oboron, 15)];
/// The points of Abokar per rank in Bouclier.
pub(super) const ABOKAR_POINTS: u16 = 1;
/// The points of Jorun per different rune.
pub(super) const JORUN_POINTS: u16 = 3;
/// The points of Tiss per rank in Bouclier.
pub(super) const TISS_POINTS: u16 = 2;
/// The points of Brum.
pub(super) const BRUM_POINTS: u16 = 13;
/// The occult symbol that is printed on the board.
pub(super) const PRINTED_OCCULT: u16 = 1;
/// The Cognars that remove tokens at the end, and how many.
pub(super) const TOKEN_REMOVERS: [(Cognar, usize); 3] = [(Cognar::Brum, 1), (Cognar::Droh, 1), (Cognar::Oosram, 2)];

/// The inputs of a score, from a table or a score pad.
pub(super) struct Counted {
    /// The ranks in Bouclier, and what the Shield track shows for them.
    pub(super) shields: u16,
    pub(super) shield_track: u16,
    /// The uncovered points of the Orders, before their multipliers and bonuses.
    pub(super) points: [u16; 5],
    /// Those of the Temple's points that no occult symbol multiplies.
    pub(super) unmultiplied: u16,
    /// The points uncovered by removing tokens at the end.
    pub(super) uncovered: u16,
    /// Occult symbols of cards.
    pub(super) occult: u16,
    /// Different runes.
    pub(super) runes: u16,
    pub(super) malt: u16,
    pub(super) heroes: HeroSet,
    pub(super) coins: u16,
}

/// Returns a player's score in the present position; `tally` is that of the player's army.
#[inline]
pub(super) fn score(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Score<Nains> {
    let army = table.army(seat);
    let marks = tally.marks;
    parts(&Counted {
        shields: army.ranks().of(BOUCLIER).into(),
        shield_track: table.rules().cards().shield(army.ranks().of(BOUCLIER)),
        points: Order::ALL.map(|order| army.points(order)),
        unmultiplied: tally.unmultiplied,
        uncovered: uncovered(table, army),
        occult: marks.occult.into(),
        runes: marks.runes().into(),
        malt: marks.malt.into(),
        heroes: army.heroes(),
        coins: purses[seat].total(),
    })
}

/// Computes the parts of a score.
#[inline]
pub(super) fn parts(counted: &Counted) -> Score<Nains> {
    let points = |order: Order| counted.points[order.index()];
    let has = |cognar: Cognar| counted.heroes.contains(cognar.id());
    let when = |cognar: Cognar, points: u16| if has(cognar) { points } else { 0 };
    let Counted { shields, runes, malt, .. } = *counted;
    let mut parts = Score::default();
    let mut set = |part: Part, value| parts[part] = value;

    set(Part::Bouclier, counted.shield_track + points(BOUCLIER) + when(Cognar::Abokar, ABOKAR_POINTS * shields));
    let multiplied = points(TEMPLE) - counted.unmultiplied;
    set(Part::Temple, multiplied * (counted.occult + PRINTED_OCCULT) + counted.unmultiplied);
    set(Part::Errants, points(ERRANTS) + counted.uncovered);
    set(Part::Forge, points(FORGE) + runes_points(runes));
    set(Part::Talion, points(TALION));
    let white: u16 = WHITE_POINTS.iter().map(|&(cognar, points)| when(cognar, points)).sum();
    set(Part::Heroes, white + when(Cognar::Jorun, JORUN_POINTS * runes));
    set(Part::Elite, when(Cognar::Tiss, TISS_POINTS * shields) + when(Cognar::Brum, BRUM_POINTS));
    let brewers = u16::from(has(Cognar::Gurdan) && has(Cognar::Borogam));
    set(Part::Malt, malt * (1 + when(Cognar::Certification, 1) + brewers));
    set(Part::Coins, counted.coins);
    parts
}

/// Returns the points of this number of different runes in the Forge.
#[inline]
pub(super) fn runes_points(runes: u16) -> u16 {
    runes * runes
}

/// Returns how many tokens these heroes remove at the end.
#[inline]
pub(super) fn tokens_removed(heroes: HeroSet) -> usize {
    TOKEN_REMOVERS.iter().filter(|(cognar, _)| heroes.contains(cognar.id())).map(|&(_, count)| count).sum()
}

/// Returns the points uncovered by removing tokens at the end: always the highest ones (NAI-R4).
#[inline]
fn uncovered(table: &Table<Nains>, army: &Army) -> u16 {
    let removed = tokens_removed(army.heroes());
    if removed == 0 || army.tokens() == 0 {
        return 0;
    }
    table.rules().cards().highest_covered(army, removed)
}
