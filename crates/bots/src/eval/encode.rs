//! Feature encoding of a seat: one-hot groups, flags and scalars from public information.

use elvaland_rules::mechanics::{Age, Army, COINS, COLUMNS, Coin, Column, Purse, ScorePart, Step, Table};
use elvaland_rules::{BySeat, Rules, Seat};

use crate::baselines::valuation::{LINE_RANKS_PER_PICK, LINE_RANKS_SPARE, Rivals, missing};
use crate::eval::Features;
use crate::games::BotGame;

/// Early and late in each age.
const STAGES: usize = 4;
/// Buckets for the ranks of a column.
const RANK_BUCKETS: usize = 16;
/// Leads are clamped to this many ranks.
const MAX_LEAD: i8 = 4;
/// Buckets for a lead.
pub(crate) const LEAD_BUCKETS: usize = 2 * MAX_LEAD as usize + 1;

/// Returns the bucket of a lead.
pub(crate) fn lead_bucket(own: u8, rival: u8) -> usize {
    ((own as i8 - rival as i8).clamp(-MAX_LEAD, MAX_LEAD) + MAX_LEAD) as usize
}

impl Rivals {
    /// Computes the rivals of a seat.
    pub(crate) fn of<R: BotGame>(table: &Table<R>, seat: Seat) -> Rivals {
        let mut rivals = Rivals::default();
        for other in table.seats().filter(|&other| other != seat) {
            let army = table.army(other);
            for (most, column) in rivals.ranks.iter_mut().zip(Column::ALL) {
                *most = army.ranks().of(column).max(*most);
            }
            rivals.symbols = R::tally_symbols(&R::tally(table, army)).max(rivals.symbols);
        }
        rivals
    }
}

/// Returns the number of cards the seat still takes in this round.
fn picks_left<R: Rules>(table: &Table<R>, seat: Seat) -> usize {
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

/// Returns the number of rounds after this one.
pub(crate) fn rounds_left<R: Rules>(table: &Table<R>) -> usize {
    let of_age = table.rules().rounds().saturating_sub(table.round());
    let ages = 2 - table.age().number();
    usize::from(of_age + ages * table.rules().rounds())
}

/// The time left for a seat. It does not change with what the seat gains.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct GamePhase {
    /// One of [`STAGES`].
    pub(crate) stage: usize,
    rounds_left: usize,
    picks_left: usize,
    /// The number of players with higher gems.
    higher_gems: usize,
}

impl GamePhase {
    /// Computes the phase of a seat.
    pub(crate) fn of<R: Rules>(table: &Table<R>, seat: Seat) -> GamePhase {
        let is_late = table.round() >= table.rules().rounds();
        GamePhase {
            stage: usize::from(table.age() == Age::Second) * 2 + usize::from(is_late),
            rounds_left: rounds_left(table),
            picks_left: picks_left(table, seat),
            higher_gems: table.seats().filter(|&other| table.gem(other) > table.gem(seat)).count(),
        }
    }

    /// Returns the phase after the last pick of the round.
    pub(crate) fn at_round_end(&self) -> GamePhase {
        GamePhase { picks_left: 0, ..*self }
    }

    /// Returns the number of cards the seat still takes in the game.
    #[inline(always)]
    pub(crate) fn picks(&self) -> f32 {
        (3 * self.rounds_left + self.picks_left) as f32
    }

    /// Returns the remaining rounds, scaled to about 1.
    #[inline(always)]
    pub(crate) fn time(&self) -> f32 {
        self.rounds_left as f32 / 4.0
    }

    /// Returns true once the seat has taken its last card of the game.
    pub(crate) fn is_final_pick(&self) -> bool {
        self.rounds_left == 0 && self.picks_left == 0
    }
}

/// One-hot groups that both games have.
pub(crate) const SHARED_GROUPS: usize = 2 * COLUMNS + 5;
/// Buckets for the ranks missing to the next line and to the one after it.
pub(crate) const FIRST_LINE_BUCKETS: usize = 5;
pub(crate) const SECOND_LINE_BUCKETS: usize = 10;

/// Positions of the shared scalars: the score parts come first.
pub(crate) trait ScalarLayout: Rules {
    const COINS: usize = <Self::Part as ScorePart>::ALL.len();
    const POINTS: usize = Self::COINS + 2 * COINS;
    const RANKS: usize = Self::POINTS + COLUMNS;
    const MISSING: usize = Self::RANKS + COLUMNS;
}

impl<R: Rules> ScalarLayout for R {}

/// Returns the ranks of all columns.
#[inline(always)]
pub(crate) fn ranks(army: &Army) -> [u8; COLUMNS] {
    Column::ALL.map(|column| army.ranks().of(column))
}

/// Returns the bucket of a column's ranks.
#[inline(always)]
pub(crate) fn rank_bucket(ranks: u8) -> usize {
    usize::from(ranks).min(RANK_BUCKETS - 1)
}

/// Returns how much each missing rank lowers the odds of a line, given the picks left.
#[inline(always)]
pub(crate) fn rank_reach(picks: f32) -> f32 {
    (LINE_RANKS_PER_PICK as f32 * picks + LINE_RANKS_SPARE as f32).recip()
}

/// Returns the odds (0 to 1) of completing a line with this many missing ranks.
#[inline(always)]
pub(crate) fn line_odds(missing: u8, reach: f32) -> f32 {
    (1.0 - f32::from(missing) * reach).max(0.0)
}

/// Encodes the public features of a seat.
pub(crate) fn encode<R: BotGame>(table: &Table<R>, purses: &BySeat<Purse>, seat: Seat) -> Features {
    let tally = R::tally(table, table.army(seat));
    encode_with(table, purses, seat, &tally, &GamePhase::of(table, seat), &Rivals::of(table, seat))
}

/// Encodes a seat whose tally, phase and rivals are known.
pub(crate) fn encode_with<R: BotGame>(
    table: &Table<R>,
    purses: &BySeat<Purse>,
    seat: Seat,
    tally: &R::Tally,
    phase: &GamePhase,
    rivals: &Rivals,
) -> Features {
    let mut features = Features::default();
    let army = table.army(seat);
    let ranks = ranks(army);
    let stage = phase.stage;

    for (own, rival) in ranks.into_iter().zip(rivals.ranks) {
        features.push_one_hot(STAGES * RANK_BUCKETS, stage * RANK_BUCKETS + rank_bucket(own));
        features.push_one_hot(STAGES * LEAD_BUCKETS, stage * LEAD_BUCKETS + lead_bucket(own, rival));
    }
    let recruits = army.recruits();
    let missing = missing(ranks, recruits);
    for (missing, most) in missing.into_iter().zip([FIRST_LINE_BUCKETS, SECOND_LINE_BUCKETS]) {
        features.push_one_hot(STAGES * (most + 1), stage * (most + 1) + usize::from(missing).min(most));
    }
    features.push_one_hot(STAGES * 7, stage * 7 + usize::from(recruits).min(6));
    features.push_one_hot(8 * 4, phase.rounds_left.min(7) * 4 + phase.picks_left);
    features.push_one_hot(5 * 2, phase.higher_gems * 2 + stage / 2);
    features.set_flags(u64::from(army.heroes().bits()) | u64::from(table.heroes_left().bits()) << 32);

    let parts = R::parts(table, purses, seat, tally);
    parts.values().iter().for_each(|&part| features.push_scalar(f32::from(part) / 16.0));
    let mut coins = purses[seat].coins().map(Coin::value);
    coins.sort_unstable();
    let coins = coins.map(|coin| f32::from(coin) / 8.0);
    coins.into_iter().for_each(|coin| features.push_scalar(coin));
    coins.into_iter().for_each(|coin| features.push_scalar(coin * phase.time()));
    Column::ALL.into_iter().for_each(|column| features.push_scalar(f32::from(army.points(column)) / 16.0));
    let picks = phase.picks();
    ranks.into_iter().for_each(|own| features.push_scalar(f32::from(own) * picks / 64.0));
    let reach = rank_reach(picks);
    missing.into_iter().for_each(|missing| features.push_scalar(line_odds(missing, reach)));
    R::encode_game(army, tally, phase, rivals, &mut features);
    features
}

/// Returns the number of rows and of scalars of a game's features.
pub(crate) fn network_shape<R: BotGame>(table: &Table<R>) -> (usize, usize) {
    encode(table, &BySeat::default(), Seat::S0).shape()
}
