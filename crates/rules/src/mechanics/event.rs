//! Events: what happens at the table, for logs, pages and listeners.

use super::{Age, Card, Cards, Coin, Column, Gem, Hero, Piece, Place, Tavern};
use crate::{Audience, Seat};

/// Something that happened. Events hold no secret but [`Event::Offered`]; [`Event::for_audience`] removes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// An age begins.
    AgeBegins(Age),
    /// A round begins, counted from 1.
    RoundBegins(u8),
    /// Cards enter a tavern.
    Dealt(Tavern, Cards),
    /// A player's bid is in; its coins stay secret.
    Ready(Seat),
    /// A coin is turned face up, or laid face up by a late bidder.
    Revealed(Seat, Tavern, Coin),
    /// A player takes a card.
    Took(Seat, Card),
    /// A player discards a card of the tavern.
    Dropped(Seat, Card),
    /// A card that no player took is discarded.
    LeftOver(Card),
    /// A hero joins a player.
    Recruited(Seat, Hero),
    /// A piece is put on top of its column.
    Placed(Seat, Piece),
    /// A token covers the points of the piece just placed.
    Covered(Seat, Piece),
    /// A hero leaves a column, to be placed anew or to go to the command zone.
    Lifted(Seat, Piece),
    /// A dwarf is discarded.
    Discarded(Seat, Piece),
    /// Both pouch coins are shown for a trade.
    PouchShown(Seat, [Coin; 2]),
    /// A coin is exchanged: the player, the coin given up, the coin taken, and where they lie.
    Exchanged {
        /// Whose coin it is.
        seat: Seat,
        /// The coin given up.
        given: Coin,
        /// The coin taken for it.
        taken: Coin,
        /// The place of both: the new coin takes the place of the old one.
        at: Place,
    },
    /// A player takes hidden coins and pouch back into the hand, to bid late from now on.
    TookCoinsBack(Seat),
    /// Two players swap gems.
    SwappedGems(Seat, Seat),
    /// A player gets another gem.
    TookGem(Seat, Gem),
    /// All coins come back to the hands.
    CoinsBack,
    /// A majority is counted: who wins what the column gives, if anybody.
    Evaluated(Column, Option<Seat>),
    /// A majority is counted: who wins this card for the command zone, if anybody.
    Awarded(Hero, Option<Seat>),
    /// Cards of the second deck are shown to this player alone.
    Offered(Seat, Cards),
    /// The number of cards shown to this player: what others see of [`Event::Offered`].
    OfferedUnseen(Seat, u8),
    /// A player keeps a card of those shown.
    Kept(Seat, Card),
    /// A card of the second deck is discarded; `None` if nobody sees which.
    Burned(Option<Card>),
    /// The game is over.
    Over,
}

impl Event {
    /// Returns the event as `audience` may see it.
    #[must_use]
    pub fn for_audience(self, audience: Audience) -> Event {
        match self {
            Event::Offered(seat, cards) if !audience.sees(seat) => Event::OfferedUnseen(seat, cards.len() as u8),
            event => event,
        }
    }

    /// Returns whether the action that caused this event can be undone: it revealed nothing hidden and drew nothing.
    pub fn is_revocable(&self) -> bool {
        match self {
            Event::Took(..)
            | Event::Dropped(..)
            | Event::LeftOver(_)
            | Event::Recruited(..)
            | Event::Placed(..)
            | Event::Covered(..)
            | Event::Lifted(..)
            | Event::Discarded(..)
            | Event::SwappedGems(..)
            | Event::TookGem(..)
            | Event::Evaluated(..)
            | Event::Awarded(..) => true,
            // Which coins a player has in hand follows from what all have seen, also in memory mode, which does not show
            // them any more; anywhere else the exchange has shown which coin lies there.
            Event::Exchanged { at, .. } => *at == Place::Hand,
            Event::AgeBegins(_)
            | Event::RoundBegins(_)
            | Event::Dealt(..)
            | Event::Ready(_)
            | Event::Revealed(..)
            | Event::PouchShown(..)
            | Event::TookCoinsBack(_)
            | Event::CoinsBack
            | Event::Offered(..)
            | Event::OfferedUnseen(..)
            | Event::Kept(..)
            | Event::Burned(_)
            | Event::Over => false,
        }
    }
}
