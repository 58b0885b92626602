//! The final score and its parts.

use super::class::*;
use super::hero::DWERG;
use super::{Nidavellir, NidavellirHero};
use crate::game::{BySeat, Seat};
use crate::mechanics::{Gem, HeroSet, Parts, Purse, Table};

/// The gem of the Crown Jeweler.
pub(crate) const CROWN_GEM: Gem = 6;

/// The parts of a score, in the order of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Part {
    Warrior,
    Hunter,
    Miner,
    Blacksmith,
    Explorer,
    Heroes,
    Coins,
    Gem,
}

impl Part {
    /// The names of the parts in records.
    pub const NAMES: [&'static str; 8] =
        ["warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins", "gem"];
}

/// What one to five Dwerg brothers are worth together.
const DWERG_POINTS: [u16; 6] = [0, 13, 40, 81, 108, 135];

/// The parts of a player's score as the table stands.
#[inline]
pub(super) fn score(table: &Table<Nidavellir>, purses: &BySeat<Purse>, seat: Seat) -> Parts {
    let army = table.army(seat);
    let ranks = |class| u16::from(army.ranks().of(class));
    let highest_coin = u16::from(purses[seat].highest());
    let mut parts = Parts::default();
    let mut set = |part: Part, value| parts.0[part as usize] = value;

    let leads_warriors = ranks(WARRIOR) > 0 && is_unbeaten(table, seat);
    set(Part::Warrior, army.points(WARRIOR) + if leads_warriors { highest_coin } else { 0 });
    set(Part::Hunter, ranks(HUNTER) * ranks(HUNTER));
    set(Part::Miner, army.points(MINER) * ranks(MINER));
    set(Part::Blacksmith, ranks(BLACKSMITH) * (ranks(BLACKSMITH) + 5) / 2);
    let idunn = if army.heroes().contains(NidavellirHero::Idunn.id()) { 2 * ranks(EXPLORER) } else { 0 };
    set(Part::Explorer, army.points(EXPLORER) + idunn);
    set(Part::Heroes, hero_points(army.heroes(), highest_coin));
    set(Part::Coins, purses[seat].total());
    set(Part::Gem, if table.gem(seat) == CROWN_GEM { 3 } else { 0 });
    parts
}

/// Whether no other player has more Warrior ranks; whoever has none never leads (NID-R10).
#[inline]
fn is_unbeaten(table: &Table<Nidavellir>, seat: Seat) -> bool {
    let ranks = |seat: Seat| table.army(seat).ranks().of(WARRIOR);
    table.seats().all(|other| ranks(other) <= ranks(seat))
}

/// The points of the neutral heroes.
#[inline]
fn hero_points(heroes: HeroSet, highest_coin: u16) -> u16 {
    let worth = [
        (NidavellirHero::Astrid, highest_coin),
        (NidavellirHero::Grid, 7),
        (NidavellirHero::Skaa, 17),
        (NidavellirHero::Thrud, 13),
        (NidavellirHero::Uline, 9),
    ];
    let single: u16 = worth.iter().map(|&(hero, points)| if heroes.contains(hero.id()) { points } else { 0 }).sum();
    // Most armies have none, and counting costs more than asking.
    single + if heroes.and(DWERG).is_empty() { 0 } else { DWERG_POINTS[heroes.and(DWERG).len()] }
}
