//! The score pad of Nidavellir.

use super::class::*;
use super::hero::DWERG;
use super::scoring::{self, CROWN_GEM, CROWN_POINTS, Counted, DWERG_POINTS, IDUNN_POINTS, NEUTRAL_POINTS};
use super::{Nidavellir, NidavellirHero, Part};
use crate::Seat;
use crate::mechanics::{Rules, Score};
use crate::pad::{Entry, Gives, Pad, ScorePadRules, Term, Tick, entries};

entries! {
    /// The entries of a score sheet of Nidavellir.
    Count:
    WarriorRanks = Entry::new("warrior_ranks", Part::Warrior as usize, "ranks", 'r', Entry::RANKS),
    WarriorPoints = Entry::new("warrior_points", Part::Warrior as usize, "points", 'p', Entry::POINTS),
    HunterRanks = Entry::new("hunter_ranks", Part::Hunter as usize, "ranks", 'r', Entry::RANKS),
    MinerRanks = Entry::new("miner_ranks", Part::Miner as usize, "ranks", 'r', Entry::RANKS),
    MinerPoints = Entry::new("miner_points", Part::Miner as usize, "points", 'p', Entry::POINTS),
    BlacksmithRanks = Entry::new("blacksmith_ranks", Part::Blacksmith as usize, "ranks", 'r', Entry::RANKS),
    ExplorerPoints = Entry::new("explorer_points", Part::Explorer as usize, "points", 'p', Entry::POINTS),
    ExplorerRanks = Entry::new("explorer_ranks", Part::Explorer as usize, "ranks", 'r', Entry::RANKS),
    Gem = Entry::single("gem", Part::Gem as usize, "gem", CROWN_GEM as u16),
}

/// Returns a hero on the sheet.
const fn tick(hero: NidavellirHero, part: Part) -> Tick {
    Tick { hero: hero.id(), part: part as usize }
}

impl ScorePadRules for Nidavellir {
    const ENTRIES: &'static [Entry] = Count::ENTRIES;
    const TICKS: &'static [Tick] = &[
        tick(NidavellirHero::Idunn, Part::Explorer),
        tick(NidavellirHero::Astrid, Part::Heroes),
        tick(NidavellirHero::Grid, Part::Heroes),
        tick(NidavellirHero::Skaa, Part::Heroes),
        tick(NidavellirHero::Thrud, Part::Heroes),
        tick(NidavellirHero::Uline, Part::Heroes),
        tick(NidavellirHero::DwergAesir, Part::Heroes),
        tick(NidavellirHero::DwergBergelmir, Part::Heroes),
        tick(NidavellirHero::DwergJungir, Part::Heroes),
        tick(NidavellirHero::DwergSigmir, Part::Heroes),
        tick(NidavellirHero::DwergYmir, Part::Heroes),
    ];
    const WORDS: &'static [&'static str] = &["W", "H", "M", "B", "E", "heroes", "coins", "gem"];
    const COINS: usize = Part::Coins as usize;

    fn score_sheet(pad: &Pad<Nidavellir>, seat: Seat) -> Score<Nidavellir> {
        let sheet = pad.sheet(seat);
        let count = |count: Count| sheet.count(count as usize);
        let warriors = |seat| pad.sheet(seat).count(Count::WarriorRanks as usize);
        let mut counted = Counted {
            ranks: [0; 5],
            points: [0; 5],
            heroes: sheet.heroes(),
            leads_warriors: scoring::is_unbeaten(warriors(seat), pad.seats().map(warriors)),
            coins: sheet.total_of_coins(),
            highest_coin: sheet.highest_coin(),
            gem: count(Count::Gem) as u8,
        };
        counted.ranks[HUNTER.index()] = count(Count::HunterRanks);
        counted.ranks[MINER.index()] = count(Count::MinerRanks);
        counted.ranks[BLACKSMITH.index()] = count(Count::BlacksmithRanks);
        counted.ranks[EXPLORER.index()] = count(Count::ExplorerRanks);
        counted.points[WARRIOR.index()] = count(Count::WarriorPoints);
        counted.points[MINER.index()] = count(Count::MinerPoints);
        counted.points[EXPLORER.index()] = count(Count::ExplorerPoints);
        scoring::parts(&counted)
    }

    fn terms() -> Vec<Term> {
        let part = |part: Part| part as usize;
        let product = |times, of: &[Count]| Gives::Product { times, of: of.iter().map(|count| count.name()).collect() };
        let dwerg = DWERG.iter().map(Nidavellir::hero_name).collect();
        let gem = |gem| if gem == u16::from(CROWN_GEM) { CROWN_POINTS } else { 0 };
        let mut terms = vec![
            Term::count(part(Part::Warrior), Count::WarriorPoints.name()),
            Term::new(part(Part::Warrior), Gives::HighestCoin).for_majority(Count::WarriorRanks.name()),
            Term::curve(part(Part::Hunter), Count::HunterRanks.name(), Entry::RANKS, scoring::hunters),
            Term::new(part(Part::Miner), product(1, &[Count::MinerPoints, Count::MinerRanks])),
            Term::curve(part(Part::Blacksmith), Count::BlacksmithRanks.name(), Entry::RANKS, scoring::blacksmiths),
            Term::count(part(Part::Explorer), Count::ExplorerPoints.name()),
            Term::new(part(Part::Explorer), product(IDUNN_POINTS, &[Count::ExplorerRanks]))
                .with(NidavellirHero::Idunn.name()),
            Term::new(part(Part::Heroes), Gives::HighestCoin).with(NidavellirHero::Astrid.name()),
            Term::new(part(Part::Heroes), Gives::Company { values: DWERG_POINTS.to_vec(), of: dwerg }),
            Term::new(part(Part::Coins), Gives::Coins),
            Term::curve(part(Part::Gem), Count::Gem.name(), CROWN_GEM.into(), gem),
        ];
        terms.extend(Term::heroes(part(Part::Heroes), NEUTRAL_POINTS.map(|(hero, points)| (hero.name(), points))));
        terms
    }
}
