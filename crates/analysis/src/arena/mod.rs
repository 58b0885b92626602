//! Matches between bots: the same deals for every rotation of the seats, with confidence intervals.
//!
//! Deal `i` of a match follows from the seed and `i`. It is played once per rotation of the lineup, so that every bot
//! plays every seat with the same cards. Deals are independent, games on the same deal are not: the deal is the unit of
//! every interval. With budgets in iterations a match gives the same result on every machine with any number of
//! threads; only [`Speed`] differs.
//!
//! Any [`Bot`](elvaland_bots::Bot) can take part, also a function: see [`Contestant`]. It is asked with its own view and its
//! own budget, if it has one; forced actions are neither asked nor shown. [`begin_round`](elvaland_bots::Bot::begin_round) and
//! [`observe`](elvaland_bots::Bot::observe) are called at the right moments.
//!
//! ```
//! use elvaland_analysis::arena::{Lineup, Match};
//! use elvaland_bots::{BotSpec, Budget};
//! use elvaland_rules::nidavellir::{Nidavellir, Options};
//!
//! let lineup = Lineup::new(&["greedy".parse::<BotSpec>()?, "random".parse()?], 4)?;
//! let budget = Budget::Iterations(10);
//! let contest = Match::<Nidavellir> { options: Options::new(4)?, lineup, seed: 1, budget, records: false };
//! let tally = contest.play_all(4, 2);
//! assert_eq!((tally.deals(), tally.games()), (4, 16));
//! assert!(tally.report().entrants[0].share.mean > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod exam;
mod matches;
mod pool;
mod report;
mod sequential;
mod tally;

pub use crate::contestant::Contestant;
pub use crate::lineup::{Entrant, Lineup, LineupError};
pub use crate::moments::{Interval, Moments, elo};
pub use crate::party::Spent;
pub use exam::exam;
pub use matches::{Deal, Match, MatchGame};
pub use pool::{CandidateReport, POOL, PoolMatch, PoolReport};
pub use report::{MatchHead, MatchPart, MatchSummary};
pub use sequential::{Sequential, Verdict};
pub use tally::{EntrantReport, Exact, MatchReport, MatchTally, Speed};
