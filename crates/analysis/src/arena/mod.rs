//! Matches between bots: the same deals for every seat rotation, and figures with their uncertainty.
//!
//! Deal `i` of a match follows from the seed and `i`; it is played once for every rotation of the line-up, so that
//! everybody sits everywhere on the same cards. Deals are independent of each other, games on the same deal are not:
//! the deal is the unit of every interval. With budgets in iterations a match gives the same result on every machine
//! with every number of threads; only [`Speed`] differs.
//!
//! ```
//! use elvaland_analysis::arena::{Lineup, Match};
//! use elvaland_bots::Budget;
//! use elvaland_rules::nidavellir::{Nidavellir, Options};
//!
//! let lineup = Lineup::new(&["greedy".parse()?, "random".parse()?], 4)?;
//! let budget = Budget::Iterations(10);
//! let contest = Match::<Nidavellir> { options: Options::new(4)?, lineup, seed: 1, budget, records: false };
//! let tally = contest.play_all(4, 2);
//! assert_eq!((tally.deals(), tally.games()), (4, 16));
//! assert!(tally.report().entrants[0].share.mean > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod exam;
mod game;
mod lineup;
mod party;
mod sequential;
mod statistics;
mod tally;
mod threads;

pub use exam::exam;
pub use game::{Deal, GameResult, Match, Spent, Watched, WatchedDeal};
pub use lineup::{Entrant, Lineup, LineupError};
pub use party::Party;
pub use sequential::{Sequential, Verdict};
pub use statistics::{Interval, Moments, elo};
pub use tally::{EntrantReport, Exact, Report, Speed, Tally};
