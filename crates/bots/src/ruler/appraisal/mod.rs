//! What the greedy bot knows of a game beyond the mechanics: one trait, an implementation for each game. **Frozen**:
//! part of the ruler, see [`ruler`](super).

mod nains;
mod nidavellir;

use elvaland_rules::mechanics::{Army, COINS, COLUMNS, Card, Column, HeroSet, Step, Table, Tavern, Worth};
use elvaland_rules::{Ruleset, Seat};

/// The values of a player's coins, sorted.
pub type Coins = [u8; COINS];

/// How the value of an army and of coins is estimated, in points at the end of the game.
pub trait Appraisal: Ruleset + Send + Sync {
    /// What of a player's army matters for its value.
    type Holding: Copy + Send;

    /// What a card adds to an army on the average: for cards not known yet.
    const AVERAGE_CARD: f64;

    /// What matters of the army on a seat.
    fn holding(table: &Table<Self>, seat: Seat) -> Self::Holding;

    /// The holding with a card of a tavern, and how much the card lets a coin grow.
    fn with_card(table: &Table<Self>, holding: &Self::Holding, card: Card) -> (Self::Holding, u8);

    /// The final score that may be hoped for with this holding and these coins.
    fn outlook(seen: &Seen<'_, Self>, seat: Seat, holding: &Self::Holding, coins: &Coins) -> f64;

    /// What a step of this game alone that comes next is worth to the player, as a rule.
    fn pending(power: Self::Power, seat: Seat) -> f64;
}

/// What the army of either game comes to.
#[derive(Clone, Copy, Debug)]
pub struct Muster {
    pub(super) ranks: [u8; COLUMNS],
    pub(super) points: [u16; COLUMNS],
    pub(super) recruits: u8,
    pub(super) heroes: HeroSet,
}

impl Muster {
    fn of(army: &Army) -> Muster {
        Muster {
            ranks: Column::ALL.map(|column| army.ranks().of(column)),
            points: Column::ALL.map(|column| army.points(column)),
            recruits: army.recruits(),
            heroes: army.heroes(),
        }
    }

    /// With a piece whose points count.
    fn add(&mut self, worth: Worth) {
        self.add_covered(worth);
        self.points[worth.column.index()] += u16::from(worth.points());
    }

    /// With a piece whose points are covered.
    fn add_covered(&mut self, worth: Worth) {
        self.ranks[worth.column.index()] += worth.ranks;
    }

    fn ranks(&self, column: Column) -> f64 {
        f64::from(self.ranks[column.index()])
    }

    fn points(&self, column: Column) -> f64 {
        f64::from(self.points[column.index()])
    }

    /// The value of heroes to come, each worth so much.
    fn lines(&self, picks: f64, hero: f64) -> f64 {
        lines(&self.ranks, self.recruits, picks, hero)
    }
}

/// A table with the time that is left.
pub struct Seen<'a, R: Ruleset> {
    /// The table as it is, before the action that is looked at.
    pub table: &'a Table<R>,
    /// The rounds to come after this one.
    pub rounds: f64,
    /// The cards that a player still gets, after the one being taken.
    pub picks: f64,
    /// The same of the first age alone.
    pub picks_of_age: f64,
}

impl<'a, R: Ruleset> Seen<'a, R> {
    pub(super) fn new(table: &'a Table<R>) -> Seen<'a, R> {
        let rounds_of_age = table.rules().rounds().saturating_sub(table.round());
        let ages_to_come = 2 - table.age().number();
        let rounds = f64::from(rounds_of_age + ages_to_come * table.rules().rounds());
        let now = match table.agenda().next() {
            Some(Step::Bids(_)) => Tavern::First.index(),
            _ => table.auction().tavern.index(),
        };
        let this_round = 2.0 - now as f64;
        Seen {
            table,
            rounds,
            picks: 3.0 * rounds + this_round,
            picks_of_age: 3.0 * f64::from(rounds_of_age) + this_round,
        }
    }

    /// The most ranks another player has in a column.
    pub(super) fn rival_ranks(&self, seat: Seat, column: Column) -> u8 {
        self.most_of_others(seat, |other| self.table.army(other).ranks().of(column))
    }

    pub(super) fn most_of_others(&self, seat: Seat, count: impl Fn(Seat) -> u8) -> u8 {
        self.table.seats().filter(|&other| other != seat).map(count).max().unwrap_or(0)
    }
}

/// How likely a lead of so many ranks is a lead after so many cards of every player; 0 is a tie.
pub(super) fn keeps_lead(lead: f64, picks: f64) -> f64 {
    1.0 / (1.0 + (-lead / (0.35 + 0.09 * picks)).exp())
}

/// The value of heroes to come: for each of the next lines what a hero is worth, as likely as it is complete in time.
fn lines(ranks: &[u8; COLUMNS], recruits: u8, picks: f64, hero: f64) -> f64 {
    let reach = 0.62 * picks + 0.4;
    let line = |ahead: u8| {
        let missing: u8 = ranks.iter().map(|&ranks| (recruits + ahead).saturating_sub(ranks)).sum();
        let effort = f64::from(missing) / reach;
        if missing == 0 { 1.0 } else { (1.0 - effort).max(0.0).powf(1.5) }
    };
    hero * (line(1) + line(2) + line(3) + line(4))
}

/// The value of coins: their points, and what higher bids and better pairs will bring.
pub(super) fn coins(coins: &Coins, rounds: f64) -> f64 {
    let total: f64 = coins.iter().map(|&coin| f64::from(coin)).sum();
    total * (1.0 + 0.09 * rounds)
}
