//! Nidavellir for the bots: heuristic values (**frozen**, see [`baselines`](crate::baselines)) and network features.

use elvaland_rules::mechanics::{Army, COLUMNS, Card, Column, Hero, Piece, Table};
use elvaland_rules::nidavellir::class::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero, Power};
use elvaland_rules::{Rules, Seat};

use crate::baselines::valuation::coins as coins_value;
use crate::baselines::valuation::{ArmyTotals, Coins, ValuationContext};
use crate::eval::SparseInput;
use crate::games::{BotGame, CardEffect, CoinGrowth};

/// The kinds of cards.
const CARD_KINDS: usize = 24;

/// The committed networks for 2 to 5 players. A `static` is embedded once; bytes in a function would be embedded in every
/// crate that inlines it.
static WEIGHTS: [&[u8]; 4] = [
    include_bytes!("../../weights/nidavellir-2.net"),
    include_bytes!("../../weights/nidavellir-3.net"),
    include_bytes!("../../weights/nidavellir-4.net"),
    include_bytes!("../../weights/nidavellir-5.net"),
];

/// What the heuristic needs to know of an army.
#[derive(Clone, Copy, Debug)]
pub struct ArmySummary {
    totals: ArmyTotals,
    thrud: Option<Column>,
    ylud: Option<Column>,
}

/// The parts of an army's heuristic value that do not depend on coins.
#[derive(Clone, Copy, Debug, Default)]
pub struct ArmyValue {
    /// The values of the classes; for Warriors without the majority.
    columns: [f64; COLUMNS],
    /// Probability of the Warrior majority, which is worth the highest coin.
    leads: f64,
    /// The expected values of the distinctions.
    distinctions: [f64; COLUMNS],
    /// 1 if the army has Astrid, who is worth the highest coin; else 0.
    astrid: f64,
    /// The values of the other heroes.
    heroes: [f64; 7],
    /// The expected value of heroes recruited by future lines.
    lines: f64,
}

impl super::sealed::Sealed for Nidavellir {}

impl BotGame for Nidavellir {
    compile_search_here!();

    const FINAL_MAJORITY: Option<Column> = Some(WARRIOR);

    type ArmySummary = ArmySummary;
    type ArmyValue = ArmyValue;

    const AVERAGE_CARD_VALUE: f64 = 11.0;
    const HERO_VALUE: f64 = 19.0;
    const COLUMN_SHARES: [f64; COLUMNS] = [0.21, 0.18, 0.17, 0.22, 0.19];
    const MAJORITY_VALUES: [f64; COLUMNS] = [7.0, 5.0, 5.0, 14.0, 9.0];

    fn summary(table: &Table<Nidavellir>, seat: Seat) -> ArmySummary {
        let army = table.army(seat);
        let post = |hero: NidavellirHero| army.post(hero.id());
        ArmySummary {
            totals: ArmyTotals::of(army),
            thrud: post(NidavellirHero::Thrud),
            ylud: post(NidavellirHero::Ylud),
        }
    }

    fn take_card(table: &Table<Nidavellir>, summary: &mut ArmySummary, card: Card) -> (Option<Column>, u8) {
        if let Some(plus) = Nidavellir::offering(card) {
            return (None, plus);
        }
        let worth = table.rules().worth(Piece::dwarf(card));
        summary.totals.add(worth);
        (Some(worth.column), 0)
    }

    fn army_value(context: &ValuationContext<'_, Nidavellir>, seat: Seat, summary: &ArmySummary) -> ArmyValue {
        let (heroes, lines) = (heroes(context, summary), summary.totals.lines(context));
        let mut army_value = ArmyValue { astrid: astrid(summary), heroes, lines, ..ArmyValue::default() };
        Column::ALL.into_iter().for_each(|column| revalue_column(context, seat, summary, column, &mut army_value));
        army_value
    }

    fn revalue(
        context: &ValuationContext<'_, Nidavellir>,
        seat: Seat,
        summary: &ArmySummary,
        column: Column,
        army_value: &mut ArmyValue,
    ) {
        revalue_column(context, seat, summary, column, army_value);
        army_value.lines = summary.totals.lines(context);
    }

    fn totals(summary: &ArmySummary) -> &ArmyTotals {
        &summary.totals
    }

    /// Adds in a fixed order: a different rounding would change the frozen bot.
    fn expected_score(context: &ValuationContext<'_, Nidavellir>, army_value: &ArmyValue, coins: &Coins) -> f64 {
        let highest = highest_to_come(context, coins[coins.len() - 1]);
        let [warriors, others @ ..] =
            [WARRIOR, HUNTER, BLACKSMITH, MINER, EXPLORER].map(|column| army_value.columns[column.index()]);
        let columns = others.iter().fold(warriors + army_value.leads * highest, |sum, column| sum + column);
        let heroes = army_value.heroes.iter().fold(army_value.astrid * highest, |sum, hero| sum + hero);
        let distinctions: f64 = army_value.distinctions.iter().sum();
        columns + heroes + distinctions + army_value.lines + coins_value(coins, context.rounds)
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Discard(owner, discarder) if owner == seat => -9.0 * discarder.count() as f64,
            _ => 0.0,
        }
    }

    type Tally = ();

    fn card_effect(_table: &Table<Nidavellir>, card: Card) -> CardEffect {
        match Nidavellir::offering(card) {
            Some(plus) => CardEffect { piece: None, growth: CoinGrowth::Any(plus) },
            None => CardEffect { piece: Some(Piece::dwarf(card)), growth: CoinGrowth::None },
        }
    }

    fn tally(_: &Table<Nidavellir>, _: &Army) {}

    fn tally_with(_: &Table<Nidavellir>, (): &(), _: Piece) {}

    const CARD_INPUTS: usize = CARD_KINDS;
    const ARMY_INPUTS: usize = 2 * (COLUMNS + 1);

    fn describe_card(_: &Table<Nidavellir>, card: Card, mut set: impl FnMut(usize, f32)) {
        set(card.index(), 1.0);
    }

    /// The columns of Thrud and Ylud.
    fn push_army(army: &Army, (): &(), input: &mut SparseInput) {
        for hero in [NidavellirHero::Thrud, NidavellirHero::Ylud] {
            input.push_one_hot(COLUMNS + 1, army.post(hero.id()).map_or(COLUMNS, Column::index));
        }
    }

    fn power_index(power: Power) -> usize {
        match power {
            Power::Thrud(_) => 0,
            Power::Ylud(_) => 1,
            Power::Discard(..) => 2,
            Power::Evaluate(_) | Power::Retire => 3,
        }
    }

    fn late_bidder() -> Option<Hero> {
        Some(NidavellirHero::Uline.id())
    }

    fn weights(players: usize) -> &'static [u8] {
        WEIGHTS[players - 2]
    }
}

/// Returns the expected final value of the highest coin.
fn highest_to_come(context: &ValuationContext<'_, Nidavellir>, highest: u8) -> f64 {
    f64::from(highest) + 0.8 * context.rounds
}

/// Returns the values of heroes that do not depend on the columns.
fn heroes(context: &ValuationContext<'_, Nidavellir>, summary: &ArmySummary) -> [f64; 7] {
    let has = |hero: NidavellirHero| summary.totals.heroes.contains(hero.id());
    let when = |hero: NidavellirHero, value: f64| if has(hero) { value } else { 0.0 };
    let brothers = [
        NidavellirHero::DwergAesir,
        NidavellirHero::DwergBergelmir,
        NidavellirHero::DwergJungir,
        NidavellirHero::DwergSigmir,
        NidavellirHero::DwergYmir,
    ];
    let dwerg = [0.0, 13.0, 40.0, 81.0, 108.0, 135.0][brothers.iter().filter(|&&brother| has(brother)).count()];
    // The first brother is worth more while there is time for a second.
    let dwerg_to_come = if dwerg == 13.0 { 0.5 * context.picks_left().min(12.0) } else { 0.0 };
    [
        when(NidavellirHero::Grid, 7.0),
        when(NidavellirHero::Skaa, 17.0),
        when(NidavellirHero::Thrud, 13.0 + 0.3 * context.picks_left()),
        when(NidavellirHero::Uline, 9.0 + 2.0 * context.rounds),
        if has(NidavellirHero::Ylud) && summary.ylud.is_none() { 13.0 } else { 0.0 },
        dwerg,
        dwerg_to_come,
    ]
}

/// Returns 1 if the army has Astrid, else 0.
fn astrid(summary: &ArmySummary) -> f64 {
    if summary.totals.heroes.contains(NidavellirHero::Astrid.id()) { 1.0 } else { 0.0 }
}

/// Updates the value of a column.
fn revalue_column(
    context: &ValuationContext<'_, Nidavellir>,
    seat: Seat,
    summary: &ArmySummary,
    column: Column,
    army_value: &mut ArmyValue,
) {
    let valued = ColumnValue::of(context, seat, summary, column);
    army_value.columns[column.index()] = valued.column;
    army_value.distinctions[column.index()] = valued.distinction;
    if column == WARRIOR {
        army_value.leads = valued.leads;
    }
}

/// Returns the probability that these Warrior ranks win the final majority, given a lead in half ranks. Thrud's rank
/// counts neither for the lead nor alone. A tie shares the bonus, so half a rank of lead is enough.
fn majority_odds(context: &ValuationContext<'_, Nidavellir>, lead: i32, ranks: u8, thrud_ranks: u8) -> f64 {
    if ranks > thrud_ranks { context.keeps_lead(lead + 1 - 2 * i32::from(thrud_ranks)) } else { 0.0 }
}

/// The heuristic value of a column.
struct ColumnValue {
    /// The class; for Warriors without the majority.
    column: f64,
    /// Probability of the Warrior majority; 0 for other classes.
    leads: f64,
    /// The expected value of the distinction.
    distinction: f64,
}

impl ColumnValue {
    #[inline(always)]
    fn of(
        context: &ValuationContext<'_, Nidavellir>,
        seat: Seat,
        summary: &ArmySummary,
        column: Column,
    ) -> ColumnValue {
        let totals = &summary.totals;
        // Thrud's rank completes lines and wins majorities, but leaves the army before scoring.
        let thrud_ranks = u8::from(summary.thrud == Some(column));
        let ranks = f64::from(totals.ranks_of(column) - thrud_ranks);
        let points = totals.points(column);
        let growth = context.ranks_to_come(column);
        let lead = context.lead(seat, column, totals.ranks_of(column));
        let mut majority = 0.0;
        let value = match column {
            WARRIOR => {
                majority = majority_odds(context, lead, totals.ranks_of(column), thrud_ranks);
                points
            }
            HUNTER => (ranks + growth).powi(2),
            BLACKSMITH => {
                let smiths = ranks + growth;
                smiths * (smiths + 5.0) / 2.0
            }
            MINER => (points + growth) * (ranks + growth),
            EXPLORER if totals.heroes.contains(NidavellirHero::Idunn.id()) => points + 2.0 * (ranks + growth),
            EXPLORER => points,
        };
        ColumnValue { column: value, leads: majority, distinction: context.award(column, lead) }
    }
}
