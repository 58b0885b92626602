//! Who has the keyboard, and when the others must look away.

use elvaland_rules::mechanics::{Action, Rules};
use elvaland_rules::{Seat, SeatSet, State};

/// Who has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Keyboard {
    /// Nobody here is asked.
    #[default]
    Free,
    /// This player chooses among what everybody sees: nobody needs to look away.
    Open(Seat),
    /// This player shall take it, before anything secret is shown.
    Called(Seat),
    /// This player has it, and sees what only he may see.
    Held(Seat),
}

impl Keyboard {
    /// Passes it on to the next of those who are asked. Somebody who plays alone always has it.
    pub(super) fn pass<R: Rules>(&mut self, game: &State<R>, people: &SeatSet, waited_for: SeatSet) {
        let is_shared = people.iter().count() > 1;
        let next = people.iter().find(|&seat| waited_for.contains(seat));
        *self = match next {
            None => Keyboard::Free,
            Some(seat) if !is_shared => Keyboard::Held(seat),
            Some(seat) if game.legal_actions(seat).into_iter().all(Action::is_public) => Keyboard::Open(seat),
            Some(seat) if *self == Keyboard::Held(seat) => Keyboard::Held(seat),
            Some(seat) => Keyboard::Called(seat),
        };
    }

    /// The player who chooses.
    pub(super) fn player(self) -> Option<Seat> {
        match self {
            Keyboard::Open(seat) | Keyboard::Held(seat) => Some(seat),
            Keyboard::Free | Keyboard::Called(_) => None,
        }
    }

    /// The player who shall take it.
    pub(super) fn called(self) -> Option<Seat> {
        match self {
            Keyboard::Called(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whoever was called has it now.
    pub(super) fn take(&mut self) {
        if let Keyboard::Called(seat) = *self {
            *self = Keyboard::Held(seat);
        }
    }

    /// Nobody has it any more, so that the next player is called.
    pub(super) fn give_back(&mut self) {
        *self = Keyboard::Free;
    }
}
