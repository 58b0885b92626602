//! Computer players for *Nidavellir* and *Nains*.
//!
//! There is one door: [`Bot::choose`] gets what its player may know, the legal actions and a budget, and gives one of
//! the actions. A bot never sees a [`State`](elvaland_rules::State) of the running game; the worlds it thinks about it
//! samples itself from its [`View`](elvaland_rules::View).
//!
//! ```
//! use elvaland_bots::{BotName, Budget};
//! use elvaland_rules::{Audience, Rules, Turn, dealer::Dealer};
//! use elvaland_rules::nidavellir::{Nidavellir, Options};
//!
//! let mut dealer = Dealer::new(2026);
//! let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
//! game.settle_chance(dealer.rng());
//! let Turn::Decide(seats) = game.turn() else { panic!("bids come first") };
//! let seat = seats.first().unwrap();
//!
//! let mut bot = "greedy".parse::<BotName>()?.bot::<Nidavellir>(7);
//! let legal = game.legal_actions(seat);
//! let action = bot.choose(&game.view(Audience::Seat(seat)), &legal, Budget::Iterations(100));
//! assert!(legal.contains(&action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How the bots think and how strong they are: `docs/bots.md`.

pub mod baselines;
mod bids;
mod bot;
pub mod clock;
mod eval;
mod games;
mod hint;
mod level;
mod opponents;
mod policy;
mod reward;
mod search;
pub mod seed;
mod spec;
pub mod training;

pub use bot::{Bot, Budget, ParseBudgetError};
pub use games::BotGame;
pub use hint::{Hint, hint};
pub use level::{Level, ParseLevelError};
pub use policy::{Accuracy, accuracy};
pub use spec::{BotKind, BotSpec, ParseBotError};
