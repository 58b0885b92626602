//! The arguments of `simulate`.

use std::ops::Range;
use std::str::FromStr;

use clap::Args;
use elvaland_bots::{BotSpec, Budget};

use crate::cli::{EXIT_CODES, RunArgs, TableArgs};
use crate::plot::PlotArgs;
use crate::rows::RowArgs;
use crate::value_parsers::at_least_one;
use elvaland_analysis::shard::Shard;

/// Play many games: statistics, records, and tables of every player
///
/// Everybody plays at random unless bots are named: every decision is uniform over the different legal actions. Game
/// number i is dealt and played by what follows from the seed and i: the same seed gives the same games, the same summary
/// and the same files, byte for byte, whatever the number of threads (bots whose budget is a time excepted). Speed and
/// progress go to stderr only. Ctrl-C stops, and reports the games that were played until then.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland simulate --players 4 --games 100000 --seed 1
  elvaland simulate --bots king@20ms,greedy,random --games 100    the last one on all seats left
  elvaland simulate --players 3 --first-game --edition german --json
  elvaland simulate --game nains --players 5 --cards cards.toml --json
  elvaland simulate --games 1000 --records games.jsonl --legal-counts
  elvaland simulate --games 5 --records - | elvaland replay -
  elvaland simulate --games 100000 --csv players.csv              for DuckDB: docs/analysis.md
  elvaland simulate --games 100000 --plot                         drawn here; --plot scores.svg
  elvaland simulate --games 1000000 --shard 3/16 --json > 3.json  a part of the games, anywhere
  elvaland simulate --merge 1.json 2.json 3.json                  what all of them show

In the summary, `25 %` `50 %` `75 %` are the quartiles; a shared victory is divided by its winners;
`95 %` is the interval of a share; a tie is a value bid by several players at one tavern. Rows of
players (by number of trades) count as independent, so their intervals are rather too wide. Bots are
explained by `elvaland arena --help`; who shall sit everywhere in turn plays in the arena. Files are
overwritten.

Shards: part I of N plays the games of its part of the numbers. What the parts write as records and
CSV is, one after the other, what the whole run writes; --merge adds what they write with --json, and
prints the same bytes as the whole run, as a table or with --json.

The balance of the columns (classes, Orders), over all players of all games:
  ranks         the mean number of ranks in the column at the end
  points/rank   what the column scores, divided by its ranks
  total/rank    how much higher the total is for each rank in this column, whatever happens in the
                others (least squares of the total on these ranks). Everybody gets as many cards,
                so a rank here is mostly one less elsewhere: the highest column is the best
  others equal  the same among players who are alike in the four other columns (least squares of
                the total on all five): what a further rank brings, lines and heroes included
A dash stands where too few games were played to tell.

{EXIT_CODES}"))]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// The bots by seat, separated by commas; the last one sits on all seats left
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    pub(super) bots: Vec<BotSpec>,
    /// What a bot without a budget of its own may spend on a decision: iterations, or a time
    #[arg(long, value_name = "BUDGET", default_value_t)]
    pub(super) budget: Budget,
    /// How many games
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = at_least_one)]
    games: u64,
    /// The number of the first game
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 62))]
    first: u64,
    /// Play part I of N of these games
    #[arg(long, value_name = "I/N", value_parser = Shard::from_str)]
    shard: Option<Shard>,
    #[command(flatten)]
    pub(super) run: RunArgs,
    /// Write a record of every game, one a line, in order; `-` writes them to stdout and the summary to stderr
    #[arg(long, value_name = "FILE")]
    pub(super) records: Option<String>,
    /// Write the number of legal options into the records
    #[arg(long, requires = "records")]
    pub(super) legal_counts: bool,
    #[command(flatten)]
    pub(super) rows: RowArgs,
    #[command(flatten)]
    pub(super) plot: PlotArgs,
    /// The summary as JSON, with the exact sums it follows from
    #[arg(long)]
    pub(super) json: bool,
    /// Play nothing, but add up what parts of a run wrote with --json
    #[arg(long, value_name = "FILE", num_args = 1..,
          conflicts_with_all = ["game", "players", "first_game", "edition", "file", "bots", "budget", "games", "first",
                                "shard", "seed", "threads", "records", "legal_counts", "csv"])]
    pub(super) merge: Vec<String>,
}

impl SimulateArgs {
    /// The numbers of the games to be played.
    pub(super) fn numbers(&self) -> Range<u64> {
        let numbers = self.first..self.first + self.games;
        match self.shard {
            Some(shard) => shard.of(numbers),
            None => numbers,
        }
    }
}
