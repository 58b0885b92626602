//! One table of Nidavellir or Nains as pure data: the game, pending secret bids, undo, and the history of every step.
//!
//! The crate is synchronous and does no I/O: no clock, no files, no threads; randomness is passed in as a [`Chance`]. A
//! server stores what a [`Session`] returns, a terminal shows it, and the same code runs in a browser.
//!
//! ```
//! use elvaland_rules::{AnyGame, GameName, Rules, dealer::Dealer, nidavellir::{Nidavellir, Options}};
//! use elvaland_session::Session;
//!
//! let mut dealer = Dealer::new(2026);
//! let start = Nidavellir::start(&Options::new(2)?, dealer.rng());
//! let mut session = Session::begin(start.into(), dealer.rng())?;
//! for seat in session.game().asked().iter() {
//!     let bid = session.game().legal_actions(seat)[0];
//!     let applied = session.submit(seat, bid, dealer.rng())?;
//!     // The first bid stays pending; with the second one both are revealed.
//!     assert_eq!(applied.steps.is_empty(), seat.index() == 0);
//! }
//! assert_eq!(session.seq(), 3, "a deal and two bids");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod action_input;
mod applied;
mod bot_names;
mod chance;
mod course;
mod history;
mod lesson;
mod past;
mod record;
mod session;
mod snapshot;
mod view;

pub use action_input::{ActionInput, UnreadableAction};
pub use applied::{Applied, AppliedEvent, AppliedStep, PlayedStep, SeenEvent, SeenStep};
pub use bot_names::{bot_name, is_bot_name};
pub use chance::{Chance, Prepared};
pub use course::{Course, Decision, ShownMoment, Stop};
pub use history::{LoggedEvent, MAX_UNDOS};
pub use lesson::Lesson;
pub use past::{Moment, Past, StepsSince, Update};
pub use record::{Header, Imported};
pub use session::{NoSuchMoment, NothingToUndo, Session};
pub use snapshot::{Guide, Occupant, PageDetails, SeatSnapshot, StandInVote, Status, TableOptions, TableSnapshot};
pub use view::{AnyView, Visibility};
