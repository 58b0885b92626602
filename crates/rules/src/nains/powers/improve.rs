//! A dwarf placed in Talion improves the coin bid on the current tavern by 1, or a pouch coin if that coin trades.

use crate::mechanics::{Action, Coin, Place, Referee, Refusal, State, Table};
use crate::nains::Nains;
use crate::{Listener, Seat};

/// Whether the player has to choose a pouch coin: the coin bid trades. A coin that trades stays one that does, so what
/// the reveal saw decides (NAI-R2, NAI-R6).
#[inline]
pub(in crate::nains) fn is_asked(table: &Table<Nains>, seat: Seat) -> bool {
    table.auction().order().iter().any(|bid| bid.seat() == seat && bid.trades())
}

/// The coin on the tavern being resolved becomes better by 1, whatever it is.
pub(in crate::nains) fn run<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat) {
    let tavern = referee.state.tavern();
    if let Some(index) = referee.state.purses[seat].index_on(tavern) {
        improve(referee, seat, index);
    }
}

/// The pouch coin chosen becomes better by 1.
pub(in crate::nains) fn play<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, coin: Coin) {
    if let Some(index) = referee.state.purses[seat].find(coin, Place::Pouch) {
        improve(referee, seat, index);
    }
}

fn improve<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, index: usize) {
    let value = referee.state.purses[seat].coin(index).value();
    referee.exchange(seat, index, value + 1);
}

/// The number of slots: two coins lie in the pouch.
pub(in crate::nains) const SLOTS: usize = 2;

/// The pouch coin in a slot; of equal ones only the first.
pub(in crate::nains) fn choice(state: &State<Nains>, seat: Seat, slot: usize) -> Option<Action> {
    let purse = &state.purses[seat];
    let [first, second] = purse.first_two(Place::Pouch)?.map(|index| purse.coin(index));
    match slot {
        0 => Some(Action::Improve(first)),
        1 if second != first => Some(Action::Improve(second)),
        _ => None,
    }
}

pub(in crate::nains) fn refusal(state: &State<Nains>, seat: Seat, coin: Coin) -> Refusal {
    state.missing_coin(seat, &[coin], Place::Pouch)
}
