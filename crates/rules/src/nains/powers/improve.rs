//! A dwarf placed in Talion improves the coin bid on the current tavern by 1, or a pouch coin if that coin trades.

use crate::mechanics::{Action, Coin, Place, Purse, Referee, Refusal, State, Table};
use crate::nains::Nains;
use crate::{Listener, Seat};

/// Returns whether the player has to choose a pouch coin, because the coin bid trades. A trading coin stays one, so the
/// reveal decides (NAI-R2, NAI-R6).
#[inline]
pub(in crate::nains) fn is_asked(table: &Table<Nains>, seat: Seat) -> bool {
    table.auction().order().iter().any(|bid| bid.seat() == seat && bid.trades())
}

/// Improves the coin on the tavern being resolved by 1; compulsory even where that lowers it (NAI-R11).
pub(in crate::nains) fn run<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat) {
    let tavern = referee.state.tavern();
    if let Some(index) = referee.state.purses[seat].index_on(tavern) {
        improve(referee, seat, index);
    }
}

/// Improves the chosen pouch coin by 1.
pub(in crate::nains) fn play<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, coin: Coin) {
    if let Some(index) = referee.state.purses[seat].find(coin, Place::Pouch) {
        improve(referee, seat, index);
    }
}

fn improve<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, index: usize) {
    let value = referee.state.purses[seat].coin(index).value();
    referee.exchange(seat, index, value + 1);
}

/// The number of slots: the two coins of the pouch.
pub(in crate::nains) const SLOTS: usize = 2;

/// Returns the pouch coin in a slot; equal coins count once.
pub(in crate::nains) fn choice(purse: &Purse, slot: usize) -> Option<Action> {
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
