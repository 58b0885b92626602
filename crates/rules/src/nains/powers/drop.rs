//! With two players the first one at the second tavern discards one of the two cards left (NAI-R10).

use crate::mechanics::{Action, Card, Event, Reason, Referee, Refusal, Rules, Source, State, Step, Table, Tavern};
use crate::nains::{Nains, Power};
use crate::{Listener, Seat};

/// Returns the step after a gained card, if a discard is due.
#[inline]
pub(in crate::nains) fn after(table: &Table<Nains>, seat: Seat, source: Source) -> Option<Step<Power>> {
    let is_due =
        table.rules().players() == 2 && table.auction().tavern == Tavern::Second && source == Source::Tavern(0);
    is_due.then_some(Step::Power(Power::Drop(seat)))
}

/// Returns whether there is a card to discard.
pub(in crate::nains) fn is_asked(table: &Table<Nains>) -> bool {
    !table.current_tavern().is_empty()
}

/// Returns the card in a slot; equal cards count once.
pub(in crate::nains) fn choice(table: &Table<Nains>, slot: usize) -> Option<Action> {
    table.current_tavern().distinct(slot).map(Action::Drop)
}

pub(in crate::nains) fn refusal(state: &State<Nains>, card: Card) -> Refusal {
    Reason::CardNotHere { card: state.table.rules.cards().name(card).to_owned() }.into()
}

/// Removes the card from the game.
pub(in crate::nains) fn play<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, card: Card) {
    let tavern = referee.state.tavern();
    referee.state.table.taverns[tavern.index()].remove(card);
    referee.tell(Event::Dropped(seat, card));
}
