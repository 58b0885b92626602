//! Arguments of `simulate`.

use std::ops::Range;
use std::str::FromStr;

use clap::Args;
use elvaland_bots::{BotSpec, Budget};

use crate::cli::{EXIT_CODES, RunArgs, TableArgs};
use crate::plot::PlotArgs;
use crate::rows::RowArgs;
use crate::value_parsers::at_least_one;
use elvaland_analysis::shard::Shard;

/// Play many games and print statistics; write records or a row per player
///
/// Without --bots, every seat plays at random, uniformly over its legal actions. Game i follows from the seed and i alone:
/// the same seed gives the same games, summary and files, byte for byte, with any number of threads (except with bots
/// whose budget is a time). Speed and progress go to stderr. Ctrl-C stops and reports the games played so far.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland simulate --players 4 --games 100000 --seed 1
  elvaland simulate --bots king@20ms,greedy,random --games 100    the last bot fills the table
  elvaland simulate --players 3 --first-game --edition german --json
  elvaland simulate --game nains --players 5 --cards cards.toml --json
  elvaland simulate --games 1000 --records games.jsonl --legal-counts
  elvaland simulate --games 5 --records - | elvaland replay -
  elvaland simulate --games 100000 --csv players.csv              for DuckDB: docs/analysis.md
  elvaland simulate --games 100000 --plot                         charts; --plot scores.svg
  elvaland simulate --games 1000000 --shard 3/16 --json > 3.json  part 3 of 16, on any machine
  elvaland simulate --merge 1.json 2.json 3.json                  merge the parts

In the summary, `25 %` `50 %` `75 %` are quartiles; `95 %` is a confidence interval; a shared
victory is divided by its winners; a tie is a value bid by several players at one tavern. The
game is the unit of the intervals: each seat, gem, hero and distinction is at a table once. Only
the rows by number of trades can hold several players of a game; their intervals are
conservative. `elvaland lab arena --help` describes the bots; use `lab arena` to rotate them over
the seats. Existing files are overwritten.

Shards: the records and CSV rows of all parts, concatenated, are those of the whole run. --merge
adds the reports that parts write with --json, and prints the report of the whole run, byte for
byte.

Balance of the columns (classes, Orders), over all players of all games:
  ranks         mean number of ranks in the column at the end
  points/rank   points of the column divided by its ranks
  total/rank    slope of the total score on the ranks of this column alone (least squares). Players
                get equally many cards, so a rank here is mostly one less elsewhere: the column with
                the highest slope is the best
  others equal  slope in a regression on all five columns: the value of one more rank, lines and
                heroes included
A dash means too few games.

{EXIT_CODES}"))]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Bots by seat, separated by commas; the last one fills the remaining seats
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    pub(super) bots: Vec<BotSpec>,
    /// Budget per decision, for bots without their own: iterations (1000) or a time (500us, 100ms, 2s)
    #[arg(long, value_name = "BUDGET", default_value_t)]
    pub(super) budget: Budget,
    /// Number of games
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = at_least_one)]
    games: u64,
    /// Number of the first game
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 62))]
    first: u64,
    /// Play part I of N of the games
    #[arg(long, value_name = "I/N", value_parser = Shard::from_str)]
    shard: Option<Shard>,
    #[command(flatten)]
    pub(super) run: RunArgs,
    /// Write a record of each game, one per line; `-`: to stdout, and the summary to stderr
    #[arg(long, value_name = "FILE")]
    pub(super) records: Option<String>,
    /// Add the number of legal actions to each recorded decision
    #[arg(long, requires = "records")]
    pub(super) legal_counts: bool,
    #[command(flatten)]
    pub(super) rows: RowArgs,
    #[command(flatten)]
    pub(super) plot: PlotArgs,
    /// Print the summary as JSON, with the exact sums
    #[arg(long)]
    pub(super) json: bool,
    /// Merge the JSON reports of shards instead of playing
    #[arg(long, value_name = "FILE", num_args = 1..,
          conflicts_with_all = ["game", "players", "first_game", "edition", "file", "bots", "budget", "games", "first",
                                "shard", "seed", "threads", "records", "legal_counts", "csv"])]
    pub(super) merge: Vec<String>,
}

impl SimulateArgs {
    /// Returns the numbers of the games to play.
    pub(super) fn numbers(&self) -> Range<u64> {
        let numbers = self.first..self.first + self.games;
        match self.shard {
            Some(shard) => shard.of(numbers),
            None => numbers,
        }
    }
}
