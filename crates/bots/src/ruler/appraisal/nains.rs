//! The value of an army of Nains. **Frozen**: part of the ruler, see [`ruler`](crate::ruler).

use elvaland_rules::mechanics::{Age, COLUMNS, Card, Column, Piece, Table};
use elvaland_rules::nains::order::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use elvaland_rules::nains::{Cognar, Marks, Nains, Power};
use elvaland_rules::{Ruleset, Seat};

use super::{Appraisal, Coins, Muster, Seen, coins as coins_value};

/// What a Cognar of a line to come is worth.
const HERO: f64 = 19.0;
/// The share of each Order among the cards a player takes.
const SHARES: [f64; COLUMNS] = [0.22, 0.21, 0.22, 0.175, 0.175];
/// What the Elite of the Orders are worth, beyond what is counted below.
const ELITE: [f64; COLUMNS] = [12.0, 10.0, 17.0, 7.0, 6.0];

/// The army of a player.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    muster: Muster,
    marks: Marks,
    /// The points in the Temple that are not multiplied.
    beyond: u16,
    /// The printed values in the column of the Errants, as bits.
    wanderers: u32,
    /// The two highest values under tokens.
    covered: [u8; 2],
}

impl Holding {
    fn cover(&mut self, points: u8) {
        let [first, second] = self.covered;
        self.covered = if points > first { [points, first] } else { [first, second.max(points)] };
    }
}

impl Appraisal for Nains {
    type Holding = Holding;
    type Estate = f64;

    const AVERAGE_CARD: f64 = 11.0;

    fn holding(table: &Table<Nains>, seat: Seat) -> Holding {
        let army = table.army(seat);
        let rules = table.rules();
        let tally = rules.cards().tally(army);
        let mut holding = Holding {
            muster: Muster::of(army),
            marks: tally.marks,
            beyond: tally.unmultiplied,
            wanderers: 0,
            covered: [0; 2],
        };
        for &piece in army.pieces() {
            let worth = rules.worth(piece);
            if worth.column == ERRANTS {
                holding.wanderers |= 1 << worth.points();
            }
        }
        if army.tokens() > 0 {
            for at in table.covered(army) {
                holding.cover(rules.worth(army.pieces()[at]).points());
            }
        }
        holding
    }

    fn with_card(table: &Table<Nains>, holding: &Holding, card: Card) -> (Holding, u8) {
        let piece = Piece::dwarf(card);
        let worth = table.rules().worth(piece);
        let mut grown = *holding;
        grown.marks = grown.marks + table.rules().cards().marks_of(piece);
        if worth.column == ERRANTS && grown.wanderers >> worth.points() & 1 == 1 {
            grown.cover(worth.points());
            grown.muster.add_covered(worth);
        } else {
            grown.muster.add(worth);
        }
        if worth.column == ERRANTS {
            grown.wanderers |= 1 << worth.points();
        }
        (grown, u8::from(worth.column == TALION))
    }

    fn estate(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding) -> f64 {
        let muster = &holding.muster;
        let has = |cognar: Cognar| muster.heroes.contains(cognar.id());
        let when = |cognar: Cognar, value: f64| if has(cognar) { value } else { 0.0 };
        let ranks = |column: Column| muster.ranks(column);
        let points = |column: Column| muster.points(column);
        let growth = |column: Column| 0.8 * seen.picks * SHARES[column.index()];
        let is_first_age = seen.table.age() == Age::First;
        let majority = |column: Column| {
            let lead = ranks(column) - f64::from(seen.rival_ranks(seat, column));
            if is_first_age { seen.keeps_lead_of_age(lead - 0.5) } else { 0.0 }
        };

        let shields = ranks(BOUCLIER) + growth(BOUCLIER);
        let abokar = when(Cognar::Abokar, shields) + when(Cognar::Tiss, 2.0 * shields);
        let bouclier = track(seen.table.rules().cards().track(), shields) + points(BOUCLIER) + abokar;
        let beyond = f64::from(holding.beyond);
        let temple = (points(TEMPLE) - beyond + 2.0 * growth(TEMPLE))
            * (f64::from(holding.marks.occult) + 1.0 + 0.35 * growth(TEMPLE))
            + beyond;
        let removed =
            usize::from(has(Cognar::Brum)) + usize::from(has(Cognar::Droh)) + 2 * usize::from(has(Cognar::Oosram));
        let uncovered: u8 = holding.covered.iter().take(removed).sum();
        let errants = points(ERRANTS) + f64::from(uncovered);
        let runes = f64::from(holding.marks.runes()) + 0.75 * growth(FORGE);
        let forge = points(FORGE) + runes * runes;
        let talion = points(TALION);

        let malt_worth = 1.0
            + when(Cognar::Certification, 1.0)
            + if has(Cognar::Gurdan) && has(Cognar::Borogam) { 1.0 } else { 0.0 };
        let certified = if is_first_age {
            let lead = f64::from(holding.marks.malt) - f64::from(seen.rival_symbols(seat));
            seen.keeps_lead_of_age(lead - 0.5) * (f64::from(holding.marks.malt) + 3.0)
        } else {
            0.0
        };
        let malt = f64::from(holding.marks.malt) * malt_worth + certified;
        let heroes = when(Cognar::Gurdan, 22.0)
            + when(Cognar::Borogam, 14.0)
            + when(Cognar::Oboron, 15.0)
            + when(Cognar::Jorun, 3.0 * runes)
            + when(Cognar::Brum, 13.0);
        let elite: f64 = Column::ALL.into_iter().map(|column| ELITE[column.index()] * majority(column)).sum();
        bouclier + temple + errants + forge + talion + malt + heroes + elite + muster.lines(seen, HERO)
    }

    fn total(seen: &Seen<'_, Nains>, estate: &f64, coins: &Coins) -> f64 {
        estate + coins_value(coins, seen.rounds)
    }

    fn symbols(table: &Table<Nains>, seat: Seat) -> u8 {
        table.rules().cards().tally(table.army(seat)).marks.malt
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Ally(owner) if owner == seat => 8.0,
            _ => 0.0,
        }
    }
}

/// The Shield track between two of its values.
fn track(track: &[u16], ranks: f64) -> f64 {
    let value = |at: usize| f64::from(track.get(at).or(track.last()).copied().unwrap_or(0));
    let below = ranks.floor();
    let at = below as usize;
    value(at) + (ranks - below) * (value(at + 1) - value(at))
}
