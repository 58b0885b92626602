//! What the greedy bot knows of a game beyond the mechanics: one trait, an implementation for each game. **Frozen**:
//! part of the ruler, see [`ruler`](super).

use std::sync::LazyLock;

use elvaland_rules::mechanics::{Age, Army, COINS, COLUMNS, Column, HeroSet, Step, Table, Tavern, Worth};
use elvaland_rules::{BySeat, Rules, Seat};

use crate::games::BotGame;
/// The values of a player's coins, sorted.
pub(crate) type Coins = [u8; COINS];

/// What the army of either game comes to.
#[derive(Clone, Copy, Debug)]
pub struct ArmyTotals {
    pub(crate) ranks: [u8; COLUMNS],
    pub(crate) points: [u16; COLUMNS],
    pub(crate) recruits: u8,
    pub(crate) heroes: HeroSet,
}

impl ArmyTotals {
    pub(crate) fn of(army: &Army) -> ArmyTotals {
        ArmyTotals {
            ranks: Column::ALL.map(|column| army.ranks().of(column)),
            points: Column::ALL.map(|column| army.points(column)),
            recruits: army.recruits(),
            heroes: army.heroes(),
        }
    }

    /// With a piece whose points count.
    pub(crate) fn add(&mut self, worth: Worth) {
        self.add_covered(worth);
        self.points[worth.column.index()] += u16::from(worth.points());
    }

    /// With a piece whose points are covered.
    pub(crate) fn add_covered(&mut self, worth: Worth) {
        self.ranks[worth.column.index()] += worth.ranks;
    }

    pub(crate) fn ranks(&self, column: Column) -> f64 {
        f64::from(self.ranks[column.index()])
    }

    pub(crate) fn points(&self, column: Column) -> f64 {
        f64::from(self.points[column.index()])
    }

    /// The ranks of a column.
    pub(crate) fn ranks_of(&self, column: Column) -> u8 {
        self.ranks[column.index()]
    }

    /// The value of heroes to come.
    pub(crate) fn lines<R: BotGame>(&self, context: &ValuationContext<'_, R>) -> f64 {
        let [one, two, three, four] =
            missing(self.ranks, self.recruits).map(|ranks| context.odds[0].completes_line(ranks.into()));
        R::HERO_VALUE * (one + two + three + four)
    }

    /// What one more rank adds to the value of heroes to come, in a column of any length.
    pub(crate) fn line_gains<R: BotGame>(&self, context: &ValuationContext<'_, R>) -> LineGains {
        let mut gains = LineGains { recruits: self.recruits, gains: [0.0; LINES + 1] };
        let mut sum = 0.0;
        // A rank counts for the first line that its column lacks and for all after it.
        for (line, &ranks) in missing(self.ranks, self.recruits).iter().enumerate().rev() {
            let completes = |ranks: u8| context.odds[0].completes_line(ranks.into());
            sum += completes(ranks.saturating_sub(1)) - completes(ranks);
            gains.gains[line] = R::HERO_VALUE * sum;
        }
        gains
    }
}

/// What one more rank adds to the value of heroes to come.
#[derive(Clone, Copy, Debug)]
pub struct LineGains {
    recruits: u8,
    /// By how many ranks a column has beyond the lines that were rewarded.
    gains: [f64; LINES + 1],
}

impl LineGains {
    /// What it adds in a column that has so many ranks.
    #[inline]
    pub(crate) fn after(&self, ranks: u8) -> f64 {
        self.gains[usize::from(ranks.saturating_sub(self.recruits)).min(LINES)]
    }
}

/// Lines to come that are looked at.
pub(crate) const LINES: usize = 4;

/// The ranks that are missing to the next lines, for somebody with these ranks and so many lines rewarded.
#[inline(always)]
pub(crate) fn missing(ranks: [u8; COLUMNS], rewarded: u8) -> [u8; LINES] {
    // All columns are subtracted at once, a byte each, the highest bit keeping them apart: it stays where ranks are missing, or
    // none is. Nothing is missing in the columns that are none.
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * EACH;
    let mut columns = [0x7f; 8];
    columns[..COLUMNS].copy_from_slice(&ranks);
    let columns = u64::from_le_bytes(columns);
    std::array::from_fn(|line| {
        let complete = u64::from(rewarded) + 1 + line as u64;
        let left = ((complete * EACH) | HIGHEST) - columns;
        let is_missing = (left & HIGHEST) >> 7;
        let missing = left & (is_missing * 0x7f);
        // The product adds up all bytes in its highest one.
        (missing.wrapping_mul(EACH) >> 56) as u8
    })
}

/// A table with the time that is left.
pub struct ValuationContext<'a, R: Rules> {
    /// The table as it is, before the action that is looked at.
    pub table: &'a Table<R>,
    /// The rounds to come after this one.
    pub rounds: f64,
    /// The rounds to come in the whole game, and in this age.
    rounds_left: [u8; 2],
    /// What the others have most of, by seat.
    rivals: BySeat<Rivals>,
    /// What may still come in the whole game, and in the first age.
    odds: [&'static Odds; 2],
}

/// The most that any other player has: what somebody does himself does not change it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Rivals {
    pub(crate) ranks: [u8; COLUMNS],
    pub(crate) symbols: u8,
}

impl<R: Rules> Clone for ValuationContext<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for ValuationContext<'_, R> {}

impl<'a, R: BotGame> ValuationContext<'a, R> {
    pub(crate) fn new(table: &'a Table<R>) -> ValuationContext<'a, R> {
        ValuationContext::with_symbols(table, |seat| R::seat_symbols(table, seat))
    }

    /// A table at which everybody has so many symbols.
    pub(crate) fn with_symbols(table: &'a Table<R>, symbols: impl Fn(Seat) -> u8) -> ValuationContext<'a, R> {
        let rounds_of_age = table.rules().rounds().saturating_sub(table.round());
        let ages_to_come = 2 - table.age().number();
        let rounds = rounds_of_age + ages_to_come * table.rules().rounds();
        let now = match table.agenda().next() {
            Some(Step::Bids(_)) => Tavern::First,
            _ => table.auction().tavern,
        };
        let rounds_left = [rounds, rounds_of_age];
        let odds = [Odds::after(0); 2];
        let mut context =
            ValuationContext { table, rounds_left, rounds: f64::from(rounds), rivals: rivals(table, symbols), odds };
        context.move_to_tavern(now);
        context
    }

    /// The cards that a player still gets, after the one being taken.
    pub(crate) fn picks_left(&self) -> f64 {
        self.odds[0].picks_left
    }

    /// The same at another tavern of the round.
    pub(crate) fn move_to_tavern(&mut self, tavern: Tavern) {
        let this_round = 2 - tavern.index() as u8;
        self.odds = self.rounds_left.map(|rounds| Odds::after(3 * rounds + this_round));
    }

    /// The same after a seat has so much.
    pub(crate) fn update_rivals(&mut self, seat: Seat, column: Column, ranks: u8, symbols: u8) {
        for other in self.table.seats().filter(|&other| other != seat) {
            let rivals = &mut self.rivals[other];
            rivals.ranks[column.index()] = rivals.ranks[column.index()].max(ranks);
            rivals.symbols = rivals.symbols.max(symbols);
        }
    }

    /// What a coin is worth that grows from one value to another.
    pub(crate) fn coin_growth(&self, from: u8, to: u8) -> f64 {
        (f64::from(to) - f64::from(from)) * point_value(self.rounds)
    }

    /// How likely a lead of so many half ranks lasts to the end of the game.
    pub(crate) fn keeps_lead(&self, halves: i32) -> f64 {
        self.odds[0].keeps_lead(halves)
    }

    /// The same to the end of the first age.
    pub(crate) fn keeps_lead_in_age(&self, halves: i32) -> f64 {
        self.odds[1].keeps_lead(halves)
    }

    /// By how many half ranks so many ranks of a column are ahead of those of the others.
    pub(crate) fn lead(&self, seat: Seat, column: Column, ranks: u8) -> i32 {
        2 * (i32::from(ranks) - i32::from(self.rivals[seat].ranks[column.index()]))
    }

    /// What the majority of a column at the end of the first age is worth to somebody who is ahead by so many half ranks.
    pub(crate) fn award(&self, column: Column, lead: i32) -> f64 {
        match self.table.age() {
            Age::First => R::MAJORITY_VALUES[column.index()] * self.keeps_lead_in_age(lead - 1),
            Age::Second => 0.0,
        }
    }

    /// The ranks that may still come to a column.
    pub(crate) fn ranks_to_come(&self, column: Column) -> f64 {
        0.8 * self.picks_left() * R::COLUMN_SHARES[column.index()]
    }

    /// The most that any other player has.
    pub(crate) fn rivals(&self, seat: Seat) -> &Rivals {
        &self.rivals[seat]
    }
}

/// What the others of every seat have most of.
fn rivals<R: BotGame>(table: &Table<R>, symbols: impl Fn(Seat) -> u8) -> BySeat<Rivals> {
    let mut rivals = BySeat::<Rivals>::default();
    for seat in table.seats() {
        let (ranks, symbols) = (table.army(seat).ranks(), symbols(seat));
        for other in table.seats().filter(|&other| other != seat) {
            let rivals = &mut rivals[other];
            for (most, column) in rivals.ranks.iter_mut().zip(Column::ALL) {
                *most = ranks.of(column).max(*most);
            }
            rivals.symbols = symbols.max(rivals.symbols);
        }
    }
    rivals
}

/// What may still come, with so many cards of every player to be taken. Computed once for all games: it is asked for
/// every card that anybody looks at.
struct Odds {
    picks_left: f64,
    /// How likely leads last, by half ranks.
    leads: [f64; 2 * Odds::LEAD],
    /// How likely lines are complete in time, by the ranks that are missing.
    lines: [f64; Odds::MISSING],
}

impl Odds {
    /// Half ranks of a lead that are computed before.
    const LEAD: usize = 64;
    /// Missing ranks of a line that are computed before.
    const MISSING: usize = 64;

    fn after(picks_left: u8) -> &'static Odds {
        static ALL: LazyLock<Vec<Odds>> = LazyLock::new(|| (0..=u8::MAX).map(Odds::new).collect());
        &ALL[usize::from(picks_left)]
    }

    fn new(picks_left: u8) -> Odds {
        let picks_left = f64::from(picks_left);
        Odds {
            picks_left,
            leads: std::array::from_fn(|half| keeps_lead((half as f64 - Self::LEAD as f64) / 2.0, picks_left)),
            lines: std::array::from_fn(|missing| completes_line(missing, picks_left)),
        }
    }

    fn keeps_lead(&self, halves: i32) -> f64 {
        let known = self.leads.get((halves + Self::LEAD as i32) as usize);
        known.copied().unwrap_or_else(|| keeps_lead(f64::from(halves) / 2.0, self.picks_left))
    }

    fn completes_line(&self, missing: usize) -> f64 {
        self.lines.get(missing).copied().unwrap_or_else(|| completes_line(missing, self.picks_left))
    }
}

/// How likely a lead of so many ranks is a lead after so many cards of every player; 0 is a tie.
fn keeps_lead(lead: f64, picks_left: f64) -> f64 {
    1.0 / (1.0 + (-lead / (0.35 + 0.09 * picks_left)).exp())
}

/// How likely a line is complete in time of which so many ranks are missing.
fn completes_line(missing: usize, picks_left: f64) -> f64 {
    let effort = missing as f64 / (0.62 * picks_left + 0.4);
    if missing == 0 { 1.0 } else { (1.0 - effort).max(0.0).powf(1.5) }
}

/// The value of coins: their points, and what higher bids and better pairs will bring.
pub(crate) fn coins(coins: &Coins, rounds: f64) -> f64 {
    let total: f64 = coins.iter().map(|&coin| f64::from(coin)).sum();
    total * point_value(rounds)
}

/// What a point of a coin is worth with so many rounds to come.
fn point_value(rounds: f64) -> f64 {
    1.0 + 0.09 * rounds
}
