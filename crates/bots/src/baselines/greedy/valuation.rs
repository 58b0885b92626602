//! Heuristic valuation shared by both games: time left, leads, future heroes and coins. **Frozen**, see
//! [`baselines`](crate::baselines).

use std::sync::LazyLock;

use elvaland_rules::mechanics::{Age, Army, COINS, COLUMNS, Column, HeroSet, Step, Table, Tavern, Worth};
use elvaland_rules::{BySeat, Rules, Seat};

use crate::games::BotGame;
/// The values of a player's coins, sorted.
pub(crate) type Coins = [u8; COINS];

/// Ranks, points and heroes of an army.
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

    /// Adds a piece whose points count.
    pub(crate) fn add(&mut self, worth: Worth) {
        self.add_covered(worth);
        self.points[worth.column.index()] += u16::from(worth.points());
    }

    /// Adds a piece whose points are covered.
    pub(crate) fn add_covered(&mut self, worth: Worth) {
        self.ranks[worth.column.index()] += worth.ranks;
    }

    pub(crate) fn ranks(&self, column: Column) -> f64 {
        f64::from(self.ranks[column.index()])
    }

    pub(crate) fn points(&self, column: Column) -> f64 {
        f64::from(self.points[column.index()])
    }

    /// Returns the ranks of a column.
    pub(crate) fn ranks_of(&self, column: Column) -> u8 {
        self.ranks[column.index()]
    }

    /// Returns the expected value of future heroes.
    pub(crate) fn lines<R: BotGame>(&self, context: &ValuationContext<'_, R>) -> f64 {
        let [one, two, three, four] =
            missing(self.ranks, self.recruits).map(|ranks| context.odds[0].completes_line(ranks.into()));
        R::HERO_VALUE * (one + two + three + four)
    }
}

/// Number of future lines that are valued.
pub(crate) const LINES: usize = 4;

/// Returns the ranks missing to each of the next lines, given the ranks and the number of rewarded lines.
#[inline(always)]
pub(crate) fn missing(ranks: [u8; COLUMNS], rewarded: u8) -> [u8; LINES] {
    // Subtracts all columns at once, one byte each; the highest bit keeps them apart and stays set where ranks are
    // missing. The unused columns are never missing any.
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
        // The product adds all bytes in its highest one.
        (missing.wrapping_mul(EACH) >> 56) as u8
    })
}

/// A table with the time left and the rivals of every seat.
pub struct ValuationContext<'a, R: Rules> {
    /// The table before the action that is valued.
    pub table: &'a Table<R>,
    /// Rounds after this one.
    pub rounds: f64,
    /// Rounds left in the game, and in this age.
    rounds_left: [u8; 2],
    /// The rivals of each seat.
    rivals: BySeat<Rivals>,
    /// The odds for the whole game, and for the first age.
    odds: [&'static Odds; 2],
}

/// The highest rank and symbol counts among a seat's opponents. They do not change with the seat's own actions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rivals {
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

    /// Makes the context, given everybody's majority symbols.
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

    /// Returns the number of cards a player still takes after the present one.
    pub(crate) fn picks_left(&self) -> f64 {
        self.odds[0].picks_left
    }

    /// Moves on to another tavern of the round.
    pub(crate) fn move_to_tavern(&mut self, tavern: Tavern) {
        let this_round = 2 - tavern.index() as u8;
        self.odds = self.rounds_left.map(|rounds| Odds::after(3 * rounds + this_round));
    }

    /// Returns the probability that a lead in half ranks lasts to the end of the game.
    pub(crate) fn keeps_lead(&self, halves: i32) -> f64 {
        self.odds[0].keeps_lead(halves)
    }

    /// Returns the probability that a lead in half ranks lasts to the end of the first age.
    pub(crate) fn keeps_lead_in_age(&self, halves: i32) -> f64 {
        self.odds[1].keeps_lead(halves)
    }

    /// Returns the lead over the rivals in half ranks.
    pub(crate) fn lead(&self, seat: Seat, column: Column, ranks: u8) -> i32 {
        2 * (i32::from(ranks) - i32::from(self.rivals[seat].ranks[column.index()]))
    }

    /// Returns the expected value of a column's majority at the end of the first age, given a lead in half ranks.
    pub(crate) fn award(&self, column: Column, lead: i32) -> f64 {
        match self.table.age() {
            Age::First => R::MAJORITY_VALUES[column.index()] * self.keeps_lead_in_age(lead - 1),
            Age::Second => 0.0,
        }
    }

    /// Returns the expected number of ranks that a column still gains.
    pub(crate) fn ranks_to_come(&self, column: Column) -> f64 {
        0.8 * self.picks_left() * R::COLUMN_SHARES[column.index()]
    }

    /// Returns the rivals of a seat.
    pub(crate) fn rivals(&self, seat: Seat) -> &Rivals {
        &self.rivals[seat]
    }
}

/// Computes the rivals of every seat.
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

/// Precomputed probabilities for a number of picks left.
struct Odds {
    picks_left: f64,
    /// Probability that a lead lasts, by half ranks.
    leads: [f64; 2 * Odds::LEAD],
    /// Probability that a line is completed, by missing ranks.
    lines: [f64; Odds::MISSING],
}

impl Odds {
    /// Length of the table of leads, in half ranks.
    const LEAD: usize = 64;
    /// Length of the table of missing ranks.
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

/// Returns the probability that a lead in ranks lasts for this many picks; 0 is a tie.
fn keeps_lead(lead: f64, picks_left: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-lead / (0.35 + 0.09 * picks_left)))
}

/// Ranks towards a line that a player gains per pick.
pub(crate) const LINE_RANKS_PER_PICK: f64 = 0.62;
/// Ranks towards a line that a player gains without a pick.
pub(crate) const LINE_RANKS_SPARE: f64 = 0.4;

/// Returns the probability that a line with this many missing ranks is completed in time.
fn completes_line(missing: usize, picks_left: f64) -> f64 {
    let effort = missing as f64 / (LINE_RANKS_PER_PICK * picks_left + LINE_RANKS_SPARE);
    let ease = (1.0 - effort).max(0.0);
    if missing == 0 { 1.0 } else { ease * ease.sqrt() }
}

/// Returns the value of coins: their points, and what higher bids and better trades will gain.
pub(crate) fn coins(coins: &Coins, rounds: f64) -> f64 {
    let total: f64 = coins.iter().map(|&coin| f64::from(coin)).sum();
    total * point_value(rounds)
}

/// Returns the value of a coin's point with this many rounds left.
fn point_value(rounds: f64) -> f64 {
    1.0 + 0.09 * rounds
}
