//! What the two games share: coins and bids, taverns and gems, lines and heroes.
//!
//! Concepts live here ("late bidder", "trading coin", "a gem that never swaps"); cards are named only by the games.

mod action;
mod agenda;
mod army;
mod auction;
mod card;
mod chance;
mod coin;
mod event;
mod exchange;
mod hero;
mod layout;
mod legal;
mod memory;
mod notation;
mod piece;
mod playout;
mod purse;
mod question;
mod ranks;
mod recruit;
mod referee;
mod refusal;
mod refuse;
mod round;
mod ruleset;
mod sample;
mod score;
mod state;
mod treasure;
mod view;

pub use action::{Action, Columns, Draw};
pub use agenda::{Agenda, MAX_STEPS, Step};
pub use army::{Army, MAX_PIECES};
pub use auction::{Auction, Bid, Gem};
pub use card::{Bag, Card, Cards, DeckList, MAX_CARDS};
pub use chance::Side;
pub use coin::{Coin, Place, Tavern};
pub use event::Event;
pub(crate) use hero::named_heroes;
pub use hero::{Hero, HeroSet};
pub use memory::{MemoryPurse, MemoryView};
pub use notation::{hero_name, read_card, read_column, read_hero};
pub use piece::{COLUMNS, Column, Piece, PieceKind, Worth};
pub use purse::{COINS, Purse};
pub use ranks::Ranks;
pub use recruit::Chain;
pub use referee::Referee;
pub(crate) use refusal::Quoted;
pub use refusal::{Reason, Refusal};
pub use ruleset::{Post, Ruleset, Source};
pub use score::{MAX_PARTS, Parts, Standing};
pub use state::{Age, State, Table};
pub use treasure::Treasure;
pub use view::{Face, Laid, OfferView, PurseView, View};
