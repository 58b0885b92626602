//! The score pad of Nains.

use super::order::*;
use super::scoring::{
    self, ABOKAR_POINTS, BRUM_POINTS, Counted, JORUN_POINTS, PRINTED_OCCULT, TISS_POINTS, TOKEN_REMOVERS, WHITE_POINTS,
};
use super::{Catalog, Cognar, Face, Nains, Part};
use crate::Seat;
use crate::mechanics::Score;
use crate::pad::{Entry, Gives, Pad, ScorePadRules, Sheet, Term, Tick, entries};

/// The highest points of a card under a token: those of a list of cards, or of a Cognar.
const COVERED: u16 = *Face::POINTS.end() as u16;

entries! {
    /// The counts on the score pad. Cognars remove at most four tokens, so four covered values are enough.
    Count:
    BouclierRanks = Entry::new("bouclier_ranks", Part::Bouclier as usize, "ranks", 'r', Entry::RANKS),
    BouclierPoints = Entry::new("bouclier_points", Part::Bouclier as usize, "points", 'p', Entry::POINTS),
    TemplePoints = Entry::new("temple_points", Part::Temple as usize, "points", 'p', Entry::POINTS),
    TempleOccult = Entry::new("temple_occult", Part::Temple as usize, "occult", 'o', Entry::SYMBOLS),
    TempleMercenaries = Entry::new("temple_mercenaries", Part::Temple as usize, "mercenaries", 'm', Entry::POINTS),
    ErrantsPoints = Entry::new("errants_points", Part::Errants as usize, "points", 'p', Entry::POINTS),
    FirstCovered = Entry::new("errants_covered1", Part::Errants as usize, "covered", 'c', COVERED),
    SecondCovered = Entry::new("errants_covered2", Part::Errants as usize, "covered", 'c', COVERED),
    ThirdCovered = Entry::new("errants_covered3", Part::Errants as usize, "covered", 'c', COVERED),
    FourthCovered = Entry::new("errants_covered4", Part::Errants as usize, "covered", 'c', COVERED),
    ForgePoints = Entry::new("forge_points", Part::Forge as usize, "points", 'p', Entry::POINTS),
    Runes = Entry::new("forge_runes", Part::Forge as usize, "runes", 'u', Entry::SYMBOLS),
    TalionPoints = Entry::new("talion_points", Part::Talion as usize, "points", 'p', Entry::POINTS),
    Malt = Entry::new("malt", Part::Malt as usize, "malt", ' ', Entry::SYMBOLS * 2),
}

const COVERED_COUNTS: [Count; 4] =
    [Count::FirstCovered, Count::SecondCovered, Count::ThirdCovered, Count::FourthCovered];

/// Returns a Cognar on the sheet.
const fn tick(cognar: Cognar, part: Part) -> Tick {
    Tick { hero: cognar.id(), part: part as usize }
}

impl ScorePadRules for Nains {
    const ENTRIES: &'static [Entry] = Count::ENTRIES;
    const TICKS: &'static [Tick] = &[
        tick(Cognar::Abokar, Part::Bouclier),
        tick(Cognar::Oosram, Part::Errants),
        tick(Cognar::Droh, Part::Errants),
        tick(Cognar::Gurdan, Part::Heroes),
        tick(Cognar::Borogam, Part::Heroes),
        tick(Cognar::Jorun, Part::Heroes),
        tick(Cognar::Oboron, Part::Heroes),
        tick(Cognar::Tiss, Part::Elite),
        tick(Cognar::Aral, Part::Elite),
        tick(Cognar::Brum, Part::Elite),
        tick(Cognar::Redwin, Part::Elite),
        tick(Cognar::Ordo, Part::Elite),
        tick(Cognar::Certification, Part::Malt),
    ];
    const WORDS: &'static [&'static str] = &["S", "T", "E", "F", "C", "heroes", "elite", "malt", "coins"];
    const COINS: usize = Part::Coins as usize;

    fn printed_track() -> Vec<u16> {
        Catalog::built_in().track().to_vec()
    }

    fn score_sheet(pad: &Pad<Nains>, seat: Seat) -> Score<Nains> {
        let sheet = pad.sheet(seat);
        let count = |count: Count| sheet.count(count as usize);
        let unmultiplied = count(Count::TempleMercenaries);
        let shields = count(Count::BouclierRanks);
        let mut counted = Counted {
            shields,
            shield_track: pad.track_value(shields),
            points: [0; 5],
            unmultiplied,
            uncovered: uncovered(sheet),
            occult: count(Count::TempleOccult),
            runes: count(Count::Runes),
            malt: count(Count::Malt),
            heroes: sheet.heroes(),
            coins: sheet.total_of_coins(),
        };
        counted.points[BOUCLIER.index()] = count(Count::BouclierPoints);
        counted.points[TEMPLE.index()] = count(Count::TemplePoints) + unmultiplied;
        counted.points[ERRANTS.index()] = count(Count::ErrantsPoints);
        counted.points[FORGE.index()] = count(Count::ForgePoints);
        counted.points[TALION.index()] = count(Count::TalionPoints);
        scoring::parts(&counted)
    }

    fn terms() -> Vec<Term> {
        [columns(), cognars()].concat()
    }
}

/// Returns the highest of the covered points, as many as tokens are removed (NAI-R4).
fn uncovered(sheet: &Sheet<Nains>) -> u16 {
    let mut covered = COVERED_COUNTS.map(|count| sheet.count(count as usize));
    covered.sort_unstable();
    covered.iter().rev().take(scoring::tokens_removed(sheet.heroes())).sum()
}

fn product(times: u16, of: &[Count]) -> Gives {
    Gives::Product { times, of: of.iter().map(|count| count.name()).collect() }
}

/// Returns what the Orders give, and coins.
fn columns() -> Vec<Term> {
    let part = |part: Part| part as usize;
    let covered = Gives::Highest {
        of: COVERED_COUNTS.map(Count::name).to_vec(),
        each: TOKEN_REMOVERS.iter().map(|&(cognar, count)| (cognar.name(), count)).collect(),
    };
    vec![
        Term::new(part(Part::Bouclier), Gives::Track { of: Count::BouclierRanks.name() }),
        Term::count(part(Part::Bouclier), Count::BouclierPoints.name()),
        Term::new(part(Part::Temple), product(1, &[Count::TemplePoints, Count::TempleOccult])),
        Term::new(part(Part::Temple), product(PRINTED_OCCULT, &[Count::TemplePoints])),
        Term::count(part(Part::Temple), Count::TempleMercenaries.name()),
        Term::count(part(Part::Errants), Count::ErrantsPoints.name()),
        Term::new(part(Part::Errants), covered),
        Term::count(part(Part::Forge), Count::ForgePoints.name()),
        Term::curve(part(Part::Forge), Count::Runes.name(), Entry::SYMBOLS, scoring::runes_points),
        Term::count(part(Part::Talion), Count::TalionPoints.name()),
        Term::new(part(Part::Coins), Gives::Coins),
    ]
}

/// Returns what Cognars, the Elite and malt give.
fn cognars() -> Vec<Term> {
    let part = |part: Part| part as usize;
    let malt = || Term::count(part(Part::Malt), Count::Malt.name());
    let mut terms = vec![
        Term::new(part(Part::Bouclier), product(ABOKAR_POINTS, &[Count::BouclierRanks])).with(Cognar::Abokar.name()),
        Term::new(part(Part::Heroes), product(JORUN_POINTS, &[Count::Runes])).with(Cognar::Jorun.name()),
        Term::new(part(Part::Elite), product(TISS_POINTS, &[Count::BouclierRanks])).with(Cognar::Tiss.name()),
        malt(),
        malt().with(Cognar::Certification.name()),
        malt().with(Cognar::Gurdan.name()).with(Cognar::Borogam.name()),
    ];
    terms.extend(Term::heroes(part(Part::Heroes), WHITE_POINTS.map(|(cognar, points)| (cognar.name(), points))));
    terms.extend(Term::heroes(part(Part::Elite), [(Cognar::Brum.name(), BRUM_POINTS)]));
    terms
}
