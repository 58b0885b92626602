//! Who has the keyboard, and when the others must look away.

use elvaland_rules::mechanics::{Action, Rules};
use elvaland_rules::{Seat, SeatSet, State};

/// The player who has the shared keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Keyboard {
    /// Nobody here has to choose.
    #[default]
    Free,
    /// This player makes a public choice: nobody needs to look away.
    Open(Seat),
    /// This player is called to the keyboard before anything secret is shown.
    Called(Seat),
    /// This player has the keyboard and sees their own secrets.
    Held(Seat),
}

impl Keyboard {
    /// Passes it on to the next person who has to choose. A single player always holds it.
    pub(super) fn pass<R: Rules>(&mut self, game: &State<R>, people: &SeatSet, waiting_for: SeatSet) {
        let is_shared = people.iter().count() > 1;
        let next = people.iter().find(|&seat| waiting_for.contains(seat));
        *self = match next {
            None => Keyboard::Free,
            Some(seat) if !is_shared => Keyboard::Held(seat),
            Some(seat) if game.legal_actions(seat).into_iter().all(Action::is_public) => Keyboard::Open(seat),
            Some(seat) if *self == Keyboard::Held(seat) => Keyboard::Held(seat),
            Some(seat) => Keyboard::Called(seat),
        };
    }

    /// Returns the player who chooses.
    pub(super) fn player(self) -> Option<Seat> {
        match self {
            Keyboard::Open(seat) | Keyboard::Held(seat) => Some(seat),
            Keyboard::Free | Keyboard::Called(_) => None,
        }
    }

    /// Returns the player who is called to the keyboard.
    pub(super) fn called(self) -> Option<Seat> {
        match self {
            Keyboard::Called(seat) => Some(seat),
            _ => None,
        }
    }

    /// Gives it to the player who is called.
    pub(super) fn take(&mut self) {
        if let Keyboard::Called(seat) = *self {
            *self = Keyboard::Held(seat);
        }
    }

    /// Takes it from its player, so that the next one is called.
    pub(super) fn give_back(&mut self) {
        *self = Keyboard::Free;
    }
}
