//! The final score and its parts.

use super::class::*;
use super::hero::DWERG;
use super::{Nidavellir, NidavellirHero};
use crate::mechanics::{Gem, HeroSet, Purse, Score, Table, score_parts};
use crate::{BySeat, Seat};

/// The gem of the Crown Jeweler.
pub(crate) const CROWN_GEM: Gem = 6;

score_parts! {
    /// The parts of a score, in the order of records.
    Part:
    Warrior "warrior", Hunter "hunter", Miner "miner", Blacksmith "blacksmith",
    Explorer "explorer", Heroes "heroes", Coins "coins", Gem "gem",
}

/// The points of 0 to 5 Dwerg brothers together.
pub(super) const DWERG_POINTS: [u16; 6] = [0, 13, 40, 81, 108, 135];
/// The neutral heroes with fixed points.
pub(super) const NEUTRAL_POINTS: [(NidavellirHero, u16); 4] =
    [(NidavellirHero::Grid, 7), (NidavellirHero::Skaa, 17), (NidavellirHero::Thrud, 13), (NidavellirHero::Uline, 9)];
/// The points of Idunn per Explorer rank.
pub(super) const IDUNN_POINTS: u16 = 2;
/// The points of the gem of the Crown Jeweler.
pub(super) const CROWN_POINTS: u16 = 3;

/// The inputs of a score, from a table or a score pad.
pub(super) struct Counted {
    /// The ranks of the classes.
    pub(super) ranks: [u16; 5],
    /// The points of the classes, before their multipliers and bonuses.
    pub(super) points: [u16; 5],
    pub(super) heroes: HeroSet,
    pub(super) leads_warriors: bool,
    pub(super) coins: u16,
    pub(super) highest_coin: u16,
    pub(super) gem: Gem,
}

/// Returns a player's score in the present position.
#[inline]
pub(super) fn score(table: &Table<Nidavellir>, purses: &BySeat<Purse>, seat: Seat) -> Score<Nidavellir> {
    let army = table.army(seat);
    let warriors = |seat: Seat| table.army(seat).ranks().of(WARRIOR).into();
    parts(&Counted {
        ranks: Class::ALL.map(|class| army.ranks().of(class).into()),
        points: Class::ALL.map(|class| army.points(class)),
        heroes: army.heroes(),
        leads_warriors: is_unbeaten(warriors(seat), table.seats().map(warriors)),
        coins: purses[seat].total(),
        highest_coin: purses[seat].highest().into(),
        gem: table.gem(seat),
    })
}

/// Computes the parts of a score.
#[inline]
pub(super) fn parts(counted: &Counted) -> Score<Nidavellir> {
    let ranks = |class: Class| counted.ranks[class.index()];
    let points = |class: Class| counted.points[class.index()];
    let mut parts = Score::default();
    let mut set = |part: Part, value| parts[part] = value;

    let majority = if counted.leads_warriors { counted.highest_coin } else { 0 };
    set(Part::Warrior, points(WARRIOR) + majority);
    set(Part::Hunter, hunters(ranks(HUNTER)));
    set(Part::Miner, points(MINER) * ranks(MINER));
    set(Part::Blacksmith, blacksmiths(ranks(BLACKSMITH)));
    let idunn = if counted.heroes.contains(NidavellirHero::Idunn.id()) { IDUNN_POINTS * ranks(EXPLORER) } else { 0 };
    set(Part::Explorer, points(EXPLORER) + idunn);
    set(Part::Heroes, hero_points(counted.heroes, counted.highest_coin));
    set(Part::Coins, counted.coins);
    set(Part::Gem, if counted.gem == CROWN_GEM { CROWN_POINTS } else { 0 });
    parts
}

/// Returns the points of this number of Hunter ranks.
#[inline]
pub(super) fn hunters(ranks: u16) -> u16 {
    ranks * ranks
}

/// Returns the points of this number of Blacksmith ranks.
#[inline]
pub(super) fn blacksmiths(ranks: u16) -> u16 {
    ranks * (ranks + 5) / 2
}

/// Returns whether no player has more Warrior ranks; a player without any never leads (NID-R10).
#[inline]
pub(super) fn is_unbeaten(own: u16, mut all: impl Iterator<Item = u16>) -> bool {
    own > 0 && all.all(|other| other <= own)
}

/// Returns the points of the neutral heroes.
#[inline]
fn hero_points(heroes: HeroSet, highest_coin: u16) -> u16 {
    let when = |hero: NidavellirHero, points| if heroes.contains(hero.id()) { points } else { 0 };
    let single: u16 = NEUTRAL_POINTS.iter().map(|&(hero, points)| when(hero, points)).sum();
    // Most armies have no brother, and counting costs more than asking.
    let brothers = if heroes.and(DWERG).is_empty() { 0 } else { DWERG_POINTS[heroes.and(DWERG).len()] };
    when(NidavellirHero::Astrid, highest_coin) + single + brothers
}
