//! What a network sees of a seat.

use elvaland_rules::mechanics::{Age, Army, Card, Coin, Column, Piece, Purse, Step, Table};
use elvaland_rules::{BySeat, Ruleset, Seat};

use super::Features;

/// What a card of a tavern brings to whoever takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brings {
    /// The piece that goes to the army.
    pub piece: Option<Piece>,
    /// By how much a coin grows.
    pub plus: u8,
}

/// A game that a network can look at: what it has to show beyond what both games have.
pub trait Perceived: Ruleset + Send + Sync {
    /// What taking a card brings.
    fn brings(table: &Table<Self>, card: Card) -> Brings;

    /// What only this game shows of a seat.
    #[doc(hidden)]
    fn perceive_more(table: &Table<Self>, seat: Seat, stage: usize, seen: &mut Features);

    /// The weights for so many players, as they are kept in the repository.
    #[doc(hidden)]
    fn weights(players: usize) -> &'static [u8];
}

/// Early and late in each age.
const STAGES: usize = 4;
/// Ranks of a column that are told apart.
const RANKS: usize = 16;
/// Leads are told apart up to so many ranks.
const LEAD: i8 = 4;
/// Answers to a question about a lead.
pub(super) const LEADS: usize = 2 * LEAD as usize + 1;

/// A lead as an answer.
pub(super) fn lead(own: u8, rival: u8) -> usize {
    ((own as i8 - rival as i8).clamp(-LEAD, LEAD) + LEAD) as usize
}

/// The most that another seat has of something.
#[inline]
pub(super) fn rival<R: Ruleset>(table: &Table<R>, seat: Seat, count: impl Fn(&Army) -> u8) -> u8 {
    table.seats().filter(|&other| other != seat).map(|other| count(table.army(other))).max().unwrap_or(0)
}

/// The cards that a seat still takes in this round.
fn picks_left<R: Ruleset>(table: &Table<R>, seat: Seat) -> usize {
    let order = table.auction().order();
    for step in table.agenda().iter() {
        match step {
            Step::Deal | Step::Bids(_) => return 3,
            Step::Turns(turn) => {
                let has_taken = order.iter().take(turn.into()).any(|bid| bid.seat() == seat);
                return 3 - table.auction().tavern.index() - usize::from(has_taken);
            }
            Step::Order => return 3 - table.auction().tavern.index(),
            _ => {}
        }
    }
    0
}

/// The rounds to come after this one.
pub(crate) fn rounds_left<R: Ruleset>(table: &Table<R>) -> usize {
    let of_age = table.rules().rounds().saturating_sub(table.round());
    let ages = 2 - table.age().number();
    usize::from(of_age + ages * table.rules().rounds())
}

/// What may be seen of a seat by everybody.
pub(crate) fn perceive<R: Perceived>(table: &Table<R>, purses: &BySeat<Purse>, seat: Seat) -> Features {
    let mut seen = Features::default();
    let army = table.army(seat);
    let ranks = Column::ALL.map(|column| army.ranks().of(column));
    let is_late = table.round() >= table.rules().rounds();
    let stage = usize::from(table.age() == Age::Second) * 2 + usize::from(is_late);
    let rounds = rounds_left(table);

    for column in Column::ALL {
        let own = ranks[column.index()];
        seen.one_of(STAGES * RANKS, stage * RANKS + usize::from(own).min(RANKS - 1));
        let rival = rival(table, seat, |army| army.ranks().of(column));
        seen.one_of(STAGES * LEADS, stage * LEADS + lead(own, rival));
    }
    let missing = |lines: u8| ranks.iter().map(|&ranks| usize::from(lines.saturating_sub(ranks))).sum::<usize>();
    let recruits = army.recruits();
    seen.one_of(STAGES * 6, stage * 6 + missing(recruits + 1).min(5));
    seen.one_of(STAGES * 11, stage * 11 + missing(recruits + 2).min(10));
    seen.one_of(STAGES * 7, stage * 7 + usize::from(recruits).min(6));
    seen.one_of(8 * 4, rounds.min(7) * 4 + picks_left(table, seat));
    let higher_gems = table.seats().filter(|&other| table.gem(other) > table.gem(seat)).count();
    seen.one_of(5 * 2, higher_gems * 2 + stage / 2);
    seen.facts(u64::from(army.heroes().bits()) | u64::from(table.heroes_left().bits()) << 32);

    let parts = R::score(table, purses, seat);
    for part in &parts.0[..R::PARTS.len()] {
        seen.amount(f32::from(*part) / 16.0);
    }
    for column in Column::ALL {
        seen.amount(f32::from(army.points(column)) / 16.0);
    }
    let mut coins = purses[seat].coins().map(Coin::value);
    coins.sort_unstable();
    for coin in coins {
        seen.amount(f32::from(coin) / 8.0);
    }
    let time = rounds as f32 / 4.0;
    for coin in coins {
        seen.amount(f32::from(coin) / 8.0 * time);
    }
    R::perceive_more(table, seat, stage, &mut seen);
    seen
}

/// How many answers and quantities a game shows.
pub(crate) fn size<R: Perceived>(table: &Table<R>) -> (usize, usize) {
    perceive(table, &BySeat::default(), Seat::S0).size()
}
