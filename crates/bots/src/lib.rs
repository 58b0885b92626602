//! Computer players for *Nidavellir* and *Nains*.
//!
//! [`Bot::choose`] receives what its player may see, the legal actions and a budget, and returns one of the actions. A
//! bot never receives the [`State`](elvaland_rules::State) of the running game; it samples determinizations from its
//! [`View`](elvaland_rules::View).
//!
//! ```
//! use elvaland_bots::{BotSpec, Budget};
//! use elvaland_rules::{Audience, Rules, Turn, dealer::Dealer};
//! use elvaland_rules::nidavellir::{Nidavellir, Options};
//!
//! let mut dealer = Dealer::new(2026);
//! let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
//! game.settle_chance(dealer.rng());
//! let Turn::Decide(seats) = game.turn() else { panic!("bids come first") };
//! let seat = seats.first().unwrap();
//!
//! let mut bot = "greedy".parse::<BotSpec>()?.bot::<Nidavellir>(7);
//! let legal = game.legal_actions(seat);
//! let action = bot.choose(&game.view(Audience::Seat(seat)), &legal, Budget::Iterations(100));
//! assert!(legal.contains(&action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Methods and strength of the bots: `docs/bots.md`.

mod advice;
pub mod baselines;
mod bids;
mod bot;
mod chances;
pub mod clock;
mod eval;
mod explain;
mod games;
mod level;
mod opponents;
mod policy;
mod reward;
mod search;
pub mod seed;
mod spec;
#[cfg(test)]
mod testing;
pub mod training;

pub use advice::{advise, assess};
pub use bot::{Bot, Budget, ParseBudgetError};
pub use chances::{ChanceModel, ChanceSample, Chances, FitReport, Occupants};
pub use elvaland_assessment::{AssessedOption, Explanation, Lead, Level, ParseLevelError};
pub use explain::{EXPLAINED_SAMPLES, explain};
pub use games::BotGame;
pub use level::BotLevel;
pub use opponents::{Beliefs, Heuristic, OpponentType, PublicHistory};
pub use policy::NetworkOutput;
pub use search::ExploitedBot;
pub use spec::{BotKind, BotSpec, ParseBotError};
