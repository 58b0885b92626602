//! The evaluation of the Orders at the end of era 1: five Elite in the order of the set-up, then the Certification.

use super::{Cognar, Nains};
use crate::game::{Seat, Sink};
use crate::mechanics::{Event, Reason, Referee, Refusal};

/// The five Elite in the order they are evaluated in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EliteOrder([Cognar; 5]);

impl Default for EliteOrder {
    fn default() -> EliteOrder {
        EliteOrder(Cognar::ELITE)
    }
}

impl EliteOrder {
    /// An order of the five.
    ///
    /// # Errors
    /// Not each of the Elite once.
    pub fn new(elite: &[Cognar]) -> Result<EliteOrder, Refusal> {
        let mut sorted = elite.to_vec();
        sorted.sort_unstable();
        let wrong = || Reason::WrongOrder { text: format!("{elite:?}") };
        if sorted != Cognar::ELITE {
            return Err(wrong().into());
        }
        Ok(EliteOrder(elite.try_into().map_err(|_| wrong())?))
    }

    /// The five, named as in records.
    ///
    /// # Errors
    /// An unknown name, or not each of the Elite once.
    pub fn from_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<EliteOrder, Refusal> {
        let read = |name: &str| {
            let known = Cognar::ELITE.into_iter().find(|cognar| cognar.name() == name);
            known.ok_or_else(|| Refusal::from(Reason::UnknownHero { text: name.to_owned() }))
        };
        EliteOrder::new(&names.map(read).collect::<Result<Vec<_>, _>>()?)
    }

    /// The Elite, the first to be evaluated first.
    pub const fn elite(&self) -> [Cognar; 5] {
        self.0
    }

    /// The same Elite in a random order.
    pub(super) fn shuffled(dealer: &mut crate::dealer::Dealer) -> EliteOrder {
        let mut elite = Cognar::ELITE;
        dealer.shuffle(&mut elite);
        EliteOrder(elite)
    }
}

/// Counts every majority in turn and gives its strict winner the card; tied, also at zero, nobody gets it (NAI-R9).
pub(super) fn evaluate<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>) {
    for elite in referee.state.table.rules.elite().elite() {
        let winner = elite.won_in().and_then(|order| referee.state.table.majority(order));
        award(referee, elite, winner);
        if let (Some(seat), Cognar::Ordo) = (winner, elite) {
            add_lowest_coins(referee, seat);
        }
    }
    let table = &referee.state.table;
    let winner = table.majority_of(|army| table.rules.cards().marks(army).malt);
    award(referee, Cognar::Certification, winner);
}

fn award<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, cognar: Cognar, winner: Option<Seat>) {
    if let Some(seat) = winner {
        referee.state.table.armies[seat].join(cognar.id());
    }
    referee.tell(Event::Awarded(cognar.id(), winner));
}

/// The lower of the two lowest coins becomes their sum. All coins are in hand, sorted; of equal ones a base coin comes
/// first (NID-R3); the trading coin stays out of it (NAI-R2).
fn add_lowest_coins<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, seat: Seat) {
    let coins = referee.state.purses[seat].coins();
    let mut lowest = (0..coins.len()).filter(|&index| !coins[index].trades());
    if let (Some(lower), Some(higher)) = (lowest.next(), lowest.next()) {
        let sum = coins[lower].value() + coins[higher].value();
        referee.exchange(seat, lower, sum);
    }
}
