//! The audience of a game, and the seats that it waits for.

use crate::{Seat, SeatSet};

/// The observer for whom something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator: sees only what is public.
    Spectator,
    /// Sees everything: for replays of finished games and for analysis, never for a running game.
    Open,
}

impl Audience {
    /// Returns the seat of a player who looks; `None` for the other audiences.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        }
    }

    /// Returns whether this audience sees what is shown to the player on `seat` alone.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Audience::Seat(own) => own == seat,
            Audience::Spectator => false,
            Audience::Open => true,
        }
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Cards have to be drawn.
    Chance,
    /// These seats have to decide; several seats decide simultaneously and in secret, in any order.
    Decide(SeatSet),
    /// The game is over.
    Over,
}
