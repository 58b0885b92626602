//! The evaluation of the Orders at the end of era 1: five Elite in the order of the set-up, then the Certification.

use rand_core::Rng;

use super::{Cognar, Nains};
use crate::mechanics::{Event, Reason, Referee, Refusal};
use crate::{Listener, Seat, random};

/// The five Elite in the order they are evaluated in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EliteOrder([Cognar; 5]);

impl Default for EliteOrder {
    fn default() -> EliteOrder {
        EliteOrder(Cognar::ELITE)
    }
}

impl EliteOrder {
    /// Creates an order of the five; `None` unless each of the Elite is there once.
    pub fn of(elite: Vec<Cognar>) -> Option<EliteOrder> {
        let mut sorted = elite.clone();
        sorted.sort_unstable();
        (sorted == Cognar::ELITE).then(|| elite.try_into().ok()).flatten().map(EliteOrder)
    }

    /// Creates the five, named as in records.
    ///
    /// # Errors
    /// Returns a refusal unless each of the Elite is named once.
    pub fn from_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<EliteOrder, Refusal> {
        let names: Vec<&str> = names.collect();
        let read = |name: &&str| Cognar::ELITE.into_iter().find(|cognar| cognar.name() == *name);
        let elite: Option<Vec<Cognar>> = names.iter().map(read).collect();
        elite.and_then(EliteOrder::of).ok_or_else(|| Reason::WrongOrder { text: names.join(",") }.into())
    }

    /// Returns the Elite, the first to be evaluated first.
    pub const fn elite(&self) -> [Cognar; 5] {
        self.0
    }

    /// Returns the same Elite in a random order.
    pub(super) fn shuffled(rng: &mut impl Rng) -> EliteOrder {
        let mut elite = Cognar::ELITE;
        random::shuffle(&mut elite, rng);
        EliteOrder(elite)
    }
}

/// Counts every majority in turn and gives its strict winner the card; on a tie, also at zero, no player gets it (NAI-R9).
pub(super) fn evaluate<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>) {
    for elite in referee.state.table.rules.elite().elite() {
        let winner = elite.won_in().and_then(|order| referee.state.table.majority(order));
        award(referee, elite, winner);
        if let (Some(seat), Cognar::Ordo) = (winner, elite) {
            add_lowest_coins(referee, seat);
        }
    }
    let table = &referee.state.table;
    let winner = table.majority_of(|army| table.rules.cards().tally(army).marks.malt);
    award(referee, Cognar::Certification, winner);
}

fn award<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, cognar: Cognar, winner: Option<Seat>) {
    if let Some(seat) = winner {
        referee.state.table.armies[seat].join(cognar.id());
    }
    referee.tell(Event::Awarded(cognar.id(), winner));
}

/// Replaces the lower of the two lowest coins by their sum. All coins are in hand, sorted; of equal ones a base
/// coin comes first (NID-R3); the trading coin stays out of it (NAI-R2).
fn add_lowest_coins<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat) {
    let coins = referee.state.purses[seat].coins();
    let mut lowest = (0..coins.len()).filter(|&index| !coins[index].trades());
    if let (Some(lower), Some(higher)) = (lowest.next(), lowest.next()) {
        let sum = coins[lower].value() + coins[higher].value();
        referee.exchange(seat, lower, sum);
    }
}
