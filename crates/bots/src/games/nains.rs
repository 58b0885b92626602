//! Nains for the bots: heuristic values (**frozen**, see [`baselines`](crate::baselines)) and network features.

use elvaland_rules::mechanics::{Age, Army, COLUMNS, Card, Column, Piece, Purse, Score, Table};
use elvaland_rules::nains::order::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use elvaland_rules::nains::{Cognar, Marks, Nains, Power, Tally};
use elvaland_rules::{BySeat, Rules, Seat};

use crate::baselines::valuation::coins as coins_value;
use crate::baselines::valuation::{ArmyTotals, Coins, ValuationContext};
use crate::eval::SparseInput;
use crate::games::{BotGame, CardEffect, CoinGrowth};

/// The committed networks for 2 to 5 players. A `static` is embedded once; bytes in a function would be embedded in every
/// crate that inlines it.
static WEIGHTS: [&[u8]; 4] = [
    include_bytes!("../../weights/nains-2.net"),
    include_bytes!("../../weights/nains-3.net"),
    include_bytes!("../../weights/nains-4.net"),
    include_bytes!("../../weights/nains-5.net"),
];

/// What the heuristic needs to know of an army.
#[derive(Clone, Copy, Debug)]
pub struct ArmySummary {
    totals: ArmyTotals,
    marks: Marks,
    /// Temple points that the multiplier does not reach.
    unmultiplied: u16,
    /// The printed values among the Errants, as a bit mask.
    errant_values: u32,
    /// The two highest values under tokens.
    covered: [u8; 2],
}

impl ArmySummary {
    fn cover(&mut self, points: u8) {
        let [first, second] = self.covered;
        self.covered = if points > first { [points, first] } else { [first, second.max(points)] };
    }
}

/// The parts of an army's heuristic value that do not depend on coins.
#[derive(Clone, Copy, Debug, Default)]
pub struct ArmyValue {
    /// The values of the Orders.
    columns: [f64; COLUMNS],
    /// The value of the malt and of its majority.
    malt: f64,
    symbols: u8,
    /// The Cognars whose value does not depend on the columns.
    heroes: f64,
    /// The expected values of the Elite.
    elite: [f64; COLUMNS],
    /// Future Cognars.
    lines: f64,
}

impl super::sealed::Sealed for Nains {}

impl BotGame for Nains {
    compile_search_here!();

    type ArmySummary = ArmySummary;
    type ArmyValue = ArmyValue;

    const AVERAGE_CARD_VALUE: f64 = 11.0;
    const HERO_VALUE: f64 = 19.0;
    const COLUMN_SHARES: [f64; COLUMNS] = [0.22, 0.21, 0.22, 0.175, 0.175];
    const MAJORITY_VALUES: [f64; COLUMNS] = [12.0, 10.0, 17.0, 7.0, 6.0];

    fn summary(table: &Table<Nains>, seat: Seat) -> ArmySummary {
        let army = table.army(seat);
        let rules = table.rules();
        let tally = rules.cards().tally(army);
        let mut summary = ArmySummary {
            totals: ArmyTotals::of(army),
            marks: tally.marks,
            unmultiplied: tally.unmultiplied,
            errant_values: 0,
            covered: [0; 2],
        };
        for &piece in army.pieces() {
            let worth = rules.worth(piece);
            if worth.column == ERRANTS {
                summary.errant_values |= 1 << worth.points();
            }
        }
        if army.tokens() > 0 {
            for at in table.covered(army) {
                summary.cover(rules.worth(army.pieces()[at]).points());
            }
        }
        summary
    }

    fn take_card(table: &Table<Nains>, summary: &mut ArmySummary, card: Card) -> (Option<Column>, u8) {
        let piece = Piece::dwarf(card);
        let worth = table.rules().worth(piece);
        summary.marks = summary.marks + table.rules().cards().marks_of(piece);
        if worth.column == ERRANTS && summary.errant_values >> worth.points() & 1 == 1 {
            summary.cover(worth.points());
            summary.totals.add_covered(worth);
        } else {
            summary.totals.add(worth);
        }
        if worth.column == ERRANTS {
            summary.errant_values |= 1 << worth.points();
        }
        (Some(worth.column), u8::from(worth.column == TALION))
    }

    fn army_value(context: &ValuationContext<'_, Nains>, seat: Seat, summary: &ArmySummary) -> ArmyValue {
        let (malt, lines) = (malt(context, seat, &summary.totals, summary.marks.malt), summary.totals.lines(context));
        let mut army_value = ArmyValue { malt, symbols: summary.marks.malt, lines, ..ArmyValue::default() };
        Column::ALL.into_iter().for_each(|column| revalue_column(context, seat, summary, column, &mut army_value));
        army_value
    }

    fn revalue(
        context: &ValuationContext<'_, Nains>,
        seat: Seat,
        summary: &ArmySummary,
        column: Column,
        army_value: &mut ArmyValue,
    ) {
        revalue_column(context, seat, summary, column, army_value);
        if summary.marks.malt != army_value.symbols {
            (army_value.symbols, army_value.malt) =
                (summary.marks.malt, malt(context, seat, &summary.totals, summary.marks.malt));
        }
        army_value.lines = summary.totals.lines(context);
    }

    fn totals(summary: &ArmySummary) -> &ArmyTotals {
        &summary.totals
    }

    /// Adds in a fixed order: a different rounding would change the frozen bot.
    fn expected_score(context: &ValuationContext<'_, Nains>, army_value: &ArmyValue, coins: &Coins) -> f64 {
        let columns = army_value.columns.iter().fold(0.0, |sum, column| sum + column);
        let elite: f64 = army_value.elite.iter().sum();
        columns + army_value.malt + army_value.heroes + elite + army_value.lines + coins_value(coins, context.rounds)
    }

    fn seat_symbols(table: &Table<Nains>, seat: Seat) -> u8 {
        table.rules().cards().tally(table.army(seat)).marks.malt
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Ally(owner) if owner == seat => 8.0,
            _ => 0.0,
        }
    }

    type Tally = Tally;

    fn card_effect(table: &Table<Nains>, card: Card) -> CardEffect {
        let piece = Piece::dwarf(card);
        let is_talion = table.rules().worth(piece).column == TALION;
        CardEffect { piece: Some(piece), growth: if is_talion { CoinGrowth::Bid(1) } else { CoinGrowth::None } }
    }

    #[inline]
    fn tally(table: &Table<Nains>, army: &Army) -> Tally {
        table.rules().cards().tally(army)
    }

    #[inline(always)]
    fn tally_with(table: &Table<Nains>, tally: &Tally, piece: Piece) -> Tally {
        Tally { marks: tally.marks + table.rules().cards().marks_of(piece), ..*tally }
    }

    #[inline(always)]
    fn parts(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Score<Nains> {
        Nains::score_of(table, purses, seat, tally)
    }

    /// Order, points by Order, and symbols: card lists differ by table, so that kinds of cards have no fixed index.
    const CARD_INPUTS: usize = 2 * COLUMNS + 3;
    const ARMY_INPUTS: usize = 5;

    fn describe_card(table: &Table<Nains>, card: Card, mut set: impl FnMut(usize, f32)) {
        let piece = Piece::dwarf(card);
        let (worth, marks) = (table.rules().worth(piece), table.rules().cards().marks_of(piece));
        set(worth.column.index(), 1.0);
        set(COLUMNS + worth.column.index(), f32::from(worth.points()) / 10.0);
        for (at, symbols) in [marks.occult, marks.malt, marks.runes()].into_iter().enumerate() {
            if symbols > 0 {
                set(2 * COLUMNS + at, f32::from(symbols));
            }
        }
    }

    /// Symbols, points without a multiplier, and tokens.
    fn push_army(army: &Army, tally: &Tally, input: &mut SparseInput) {
        let marks = tally.marks;
        input.push_scalar(f32::from(marks.occult) / 4.0);
        input.push_scalar(f32::from(marks.malt) / 8.0);
        input.push_scalar(f32::from(marks.runes()) / 4.0);
        input.push_scalar(f32::from(tally.unmultiplied) / 16.0);
        input.push_scalar(f32::from(army.tokens()) / 4.0);
    }

    fn power_index(power: Power) -> usize {
        match power {
            Power::Ally(_) => 0,
            Power::Improve(_) => 1,
            Power::Drop(_) => 2,
            Power::SpecialCoin(_) | Power::Evaluate => 3,
        }
    }

    fn weights(players: usize) -> &'static [u8] {
        WEIGHTS[players - 2]
    }
}

/// Interpolates the Shield track linearly.
fn track(track: &[u16], ranks: f64) -> f64 {
    let value = |at: usize| f64::from(track.get(at).or(track.last()).copied().unwrap_or(0));
    let below = ranks as u8;
    let at = usize::from(below);
    value(at) + (ranks - f64::from(below)) * (value(at + 1) - value(at))
}

/// Returns the points that Cognars uncover.
fn uncovered(summary: &ArmySummary) -> u8 {
    let has = |cognar: Cognar| usize::from(summary.totals.heroes.contains(cognar.id()));
    let removed = has(Cognar::Brum) + has(Cognar::Droh) + 2 * has(Cognar::Oosram);
    summary.covered.iter().take(removed).sum()
}

/// Returns the value of malt symbols and of their majority.
fn malt(context: &ValuationContext<'_, Nains>, seat: Seat, totals: &ArmyTotals, symbols: u8) -> f64 {
    let has = |cognar: Cognar| totals.heroes.contains(cognar.id());
    let malt = f64::from(symbols);
    let certification = if has(Cognar::Certification) { 1.0 } else { 0.0 };
    let brothers = if has(Cognar::Gurdan) && has(Cognar::Borogam) { 1.0 } else { 0.0 };
    let certified = if context.table.age() == Age::First {
        let lead = i32::from(symbols) - i32::from(context.rivals(seat).symbols);
        context.keeps_lead_in_age(2 * lead - 1) * (malt + 3.0)
    } else {
        0.0
    };
    malt * (1.0 + certification + brothers) + certified
}

/// Updates the value of an Order.
fn revalue_column(
    context: &ValuationContext<'_, Nains>,
    seat: Seat,
    summary: &ArmySummary,
    column: Column,
    army_value: &mut ArmyValue,
) {
    let valued = ColumnValue::of(context, seat, summary, column);
    army_value.columns[column.index()] = valued.column;
    army_value.elite[column.index()] = valued.elite;
    if column == FORGE {
        army_value.heroes = valued.heroes;
    }
}

/// The heuristic value of an Order.
struct ColumnValue {
    column: f64,
    /// Cognars with a value of their own, counted with the Forge because one of them likes runes; 0 for other Orders.
    heroes: f64,
    /// The expected value of the Elite.
    elite: f64,
}

impl ColumnValue {
    #[inline(always)]
    fn of(context: &ValuationContext<'_, Nains>, seat: Seat, summary: &ArmySummary, column: Column) -> ColumnValue {
        let totals = &summary.totals;
        let has = |cognar: Cognar| totals.heroes.contains(cognar.id());
        let when = |cognar: Cognar, value: f64| if has(cognar) { value } else { 0.0 };
        let (ranks, points) = (totals.ranks(column), totals.points(column));
        let growth = context.ranks_to_come(column);
        let mut heroes = 0.0;
        let value = match column {
            BOUCLIER => {
                let shields = ranks + growth;
                let abokar = when(Cognar::Abokar, shields) + when(Cognar::Tiss, 2.0 * shields);
                track(context.table.rules().cards().track(), shields) + points + abokar
            }
            TEMPLE => {
                let unmultiplied = f64::from(summary.unmultiplied);
                let occult = f64::from(summary.marks.occult) + 1.0 + 0.35 * growth;
                (points - unmultiplied + 2.0 * growth) * occult + unmultiplied
            }
            ERRANTS => points + f64::from(uncovered(summary)),
            FORGE => {
                let runes = f64::from(summary.marks.runes()) + 0.75 * growth;
                heroes = when(Cognar::Gurdan, 22.0)
                    + when(Cognar::Borogam, 14.0)
                    + when(Cognar::Oboron, 15.0)
                    + when(Cognar::Jorun, 3.0 * runes)
                    + when(Cognar::Brum, 13.0);
                points + runes * runes
            }
            TALION => points,
        };
        let elite = context.award(column, context.lead(seat, column, totals.ranks_of(column)));
        ColumnValue { column: value, heroes, elite }
    }
}
