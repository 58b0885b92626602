//! `arena`: matches between bots.

use std::io::Write;
use std::ops::{ControlFlow, Range};
use std::str::FromStr;

use clap::Args;
use elvaland_analysis::arena::{
    self, Deal, Lineup, Match, MatchHead, MatchPart, MatchSummary, MatchTally, POOL, PoolMatch,
};
use elvaland_analysis::parallel::all_threads;
use elvaland_analysis::rows::GameOrigin;
use elvaland_analysis::shard::{Numbers, Shard};
use elvaland_bots::{BotSpec, Budget};
use elvaland_rules::with_rules;

use crate::card_list::CardList;
use crate::cli::{EXIT_CODES, RunArgs, TableArgs};
use crate::failure::{CommandOutcome, Failure, note};
use crate::games::Playable;
use crate::interrupt::Interrupt;
use crate::merge::merge;
use crate::output::Standard;
use crate::plot::{Plot, PlotArgs};
use crate::progress::{ProgressMeter, speed};
use crate::records_file::RecordsFile;
use crate::rows::{RowArgs, Rows};
use crate::value_parsers::at_least_one;

/// Play matches between bots and measure their strength
///
/// Every deal is played once per rotation, so that every bot plays every seat with the same cards. Shared victories are
/// divided by their winners; the deal is the unit of the 95 % confidence intervals. With budgets in iterations, the
/// same command gives the same figures and records on every machine with any number of threads. Ctrl-C stops and
/// reports the complete deals so far.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland lab arena --bots greedy,random                     one greedy v three random
  elvaland lab arena --game nains --bots mc-1000,greedy --games 400 --seed 7
  elvaland lab arena --bots ismcts@2000,greedy --players 2 --json
  elvaland lab arena --bots greedy,mc-200,random --records games.jsonl
  elvaland lab arena --bots mc@100ms,mc@10ms --test 0.05      stop when the test is decided
  elvaland lab arena --bots king@20ms,master,greedy --plot    a chart of win rates; --plot match.svg
  elvaland lab arena --bots master,champion --pool --plot strength.svg   win rates at mixed tables
  elvaland lab arena --bots greedy,random --csv players.csv   a row per player: docs/analysis.md
  elvaland lab arena --bots king,boss --shard 2/8 --json > 2.json && elvaland lab arena --merge *.json

Bots:
  random    a random legal action
  greedy    the action with the highest heuristic value
  mc-N      flat Monte Carlo with N random playouts per decision; mc uses the budget
  ismcts    information-set Monte Carlo tree search with random playouts
  policy    a network trained by self-play, without search
  boss      search: rollouts with the policy to the end of the round
  exploiter a best response to the bids of the boss: measures how exploitable they are;
            policy-exploiter responds to the bids of the policy
  apprentice journeyman artisan master champion king
            the levels for people, each with its own budget
  collector planner gambler
            personalities: greedy with a love for coins, for one class, or with noisy bids
  NAME@BUDGET sets the budget of one bot: 1000 iterations, 500us, 100ms or 2s per decision

The last bot fills the remaining seats. Elo is the difference between a bot and the rest of its
table, if players win in proportion to 10^(Elo/400). `margin` is the mean difference to the best
other score. The sequential probability ratio test compares the win rate of the first bot with a
fair one, with 5 % error on either side; --test stops the match when it is decided. Shards are
parts of the deals; --merge gives the report of the whole match, except for times.

--pool measures each bot at mixed tables: the opponents of each deal are drawn from
{};
all bots named play the same deals against the same opponents. With --pool, --plot FILE.svg
draws their win rates over the time of a decision.

{EXIT_CODES}", POOL.join(", ")))]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Bots, separated by commas; the last one fills the remaining seats
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required_unless_present = "merge")]
    bots: Vec<BotSpec>,
    /// Measure each bot at mixed tables with opponents drawn from the pool
    #[arg(long, conflicts_with_all = ["shard", "test", "records", "csv", "merge"])]
    pool: bool,
    /// Maximum number of games, rounded up to whole deals
    #[arg(long, value_name = "M", default_value_t = 400, value_parser = at_least_one)]
    games: u64,
    /// Play part I of N of the deals
    #[arg(long, value_name = "I/N", value_parser = Shard::from_str, conflicts_with = "test")]
    shard: Option<Shard>,
    #[command(flatten)]
    run: RunArgs,
    /// Budget per decision, for bots without their own: iterations (1000) or a time (500us, 100ms, 2s)
    #[arg(long, value_name = "BUDGET", default_value_t)]
    budget: Budget,
    /// Stop when the sequential test decides whether the first bot's win rate exceeds a fair one by GAIN (0.05: 5 points)
    #[arg(long, value_name = "GAIN", value_parser = gain)]
    test: Option<f64>,
    /// Write a record of each game, one per line; `-`: to stdout, and the report to stderr
    #[arg(long, value_name = "FILE")]
    records: Option<String>,
    #[command(flatten)]
    rows: RowArgs,
    #[command(flatten)]
    plot: PlotArgs,
    /// Print the report as JSON, with the exact sums
    #[arg(long)]
    json: bool,
    /// Merge the JSON reports of shards instead of playing
    #[arg(long, value_name = "FILE", num_args = 1..,
          conflicts_with_all = ["game", "players", "first_game", "edition", "file", "bots", "budget", "games", "shard",
                                "seed", "threads", "records", "csv"])]
    merge: Vec<String>,
}

impl ArenaArgs {
    /// Returns the numbers of the deals to play.
    fn deals(&self) -> Range<u64> {
        let players = self.table.wanted(None).players as u64;
        let deals = 0..self.games.div_ceil(players);
        match self.shard {
            Some(shard) => shard.of(deals),
            None => deals,
        }
    }

    /// Returns the gain that the sequential test looks for.
    fn gain(&self) -> f64 {
        self.test.unwrap_or(GAIN)
    }
}

/// The default gain of the sequential test.
const GAIN: f64 = 0.05;

fn gain(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(gain) if (0.001..=0.5).contains(&gain) => Ok(gain),
        _ => Err("a share from 0.001 to 0.5".to_owned()),
    }
}

pub(crate) fn arena(args: &ArenaArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    if !args.merge.is_empty() {
        let mut plot = args.plot.open()?;
        let Some(whole) = merge::<MatchPart>(&args.merge)? else { return Ok(CommandOutcome::Holds) };
        return write(&whole.summary(args.gain()), args.json, &mut plot, out).map(|()| CommandOutcome::Holds);
    }
    let list = args.table.list.read()?;
    with_rules!(args.table.game, R => match args.pool {
        true => play_pool::<R>(args, list.as_ref(), out),
        false => play::<R>(args, list.as_ref(), out),
    })
}

/// Measures every bot at mixed tables.
fn play_pool<R: Playable>(
    args: &ArenaArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<CommandOutcome, Failure> {
    let wanted = args.table.wanted(list);
    let players = wanted.players;
    let options = R::options_for(wanted)?;
    let candidates = args.bots.iter().map(|&bot| bot.into()).collect();
    let (seed, budget) = (args.run.seed, args.budget);
    let contest = PoolMatch::<R> { options, candidates, players, seed, budget };
    let mut plot = args.plot.open()?;
    let interrupt = Interrupt::listen();
    let deals = args.deals();
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let progress = ProgressMeter::begin(deals.end * (players * args.bots.len()) as u64, !args.json);
    let report = contest
        .play(deals.end, threads, || interrupt.is_asked(), |games| progress.add(games))
        .map_err(|error| Failure::usage(error, "Set the number of players with `--players`."))?;
    progress.end();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        report.write_text(out)?;
    }
    plot.draw_lines(&report.plot(R::NAME))?;
    if !interrupt.is_asked() || report.deals == deals.end {
        return Ok(CommandOutcome::Holds);
    }
    note(&format!("interrupted: {} of {} deals are reported", report.deals, deals.end));
    Ok(CommandOutcome::Interrupted)
}

fn play<R: Playable>(
    args: &ArenaArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<CommandOutcome, Failure> {
    let wanted = args.table.wanted(list);
    let lineup = Lineup::new(&args.bots, wanted.players)
        .map_err(|error| Failure::usage(error, "Set the number of players with `--players`."))?;
    let contest = Match::<R> {
        options: R::options_for(wanted)?,
        lineup,
        seed: args.run.seed,
        budget: args.budget,
        records: args.records.is_some(),
    };
    let mut standard = Standard::new(out);
    let records = RecordsFile::open(args.records.as_deref(), &mut standard)?;
    let mut files = ArenaFiles { records, rows: args.rows.open::<R>(&mut standard)? };
    let mut plot = args.plot.open()?;
    let interrupt = Interrupt::listen();
    let deals = args.deals();
    let tally = play_all(&contest, args, deals.clone(), &mut files, &interrupt)?;
    files.end()?;
    let (done, all) = (tally.deals(), deals.end - deals.start);
    let head = MatchHead::new(&contest, R::used_cards(list), Numbers::of(&(deals.start..deals.start + done)));
    let summary = MatchPart::new(head, tally).summary(args.gain());
    standard.report(|out| write(&summary, args.json, &mut plot, out))?;
    if !interrupt.is_asked() || done == all {
        return Ok(CommandOutcome::Holds);
    }
    note(&format!("interrupted: {done} of {all} deals are reported, those that were played in every rotation"));
    Ok(CommandOutcome::Interrupted)
}

/// Writes the report as JSON or as tables, and draws the chart.
fn write(summary: &MatchSummary, json: bool, plot: &mut Plot, out: &mut dyn Write) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, summary)?;
        writeln!(out)?;
        return plot.draw(&summary.chart(), None);
    }
    summary.write_text(out)?;
    plot.draw(&summary.chart(), Some(out))
}

/// The files that games are written to.
struct ArenaFiles<'a> {
    records: RecordsFile<'a>,
    rows: Rows<'a>,
}

impl ArenaFiles<'_> {
    /// Writes the games of deal number `deal_number`.
    fn add<R: Playable>(&mut self, contest: &Match<R>, deal_number: u64, deal: &Deal) -> Result<(), Failure> {
        let first = deal_number * contest.lineup.players() as u64;
        for (number, game) in (first..).zip(&deal.games) {
            if let Some(record) = &game.record {
                self.records.write(format!("{record}\n").as_bytes())?;
            }
            self.rows.add::<R>(GameOrigin { seed: Some(contest.seed), number }, &game.facts)?;
        }
        Ok(())
    }

    fn end(self) -> Result<(), Failure> {
        self.records.end()?;
        self.rows.end()
    }
}

/// Plays the match, or the deals before an interrupt, and writes its games to the files.
fn play_all<R: Playable>(
    contest: &Match<R>,
    args: &ArenaArgs,
    deals: Range<u64>,
    files: &mut ArenaFiles<'_>,
    interrupt: &Interrupt,
) -> Result<MatchTally, Failure> {
    let players = contest.lineup.players() as u64;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let progress = ProgressMeter::begin((deals.end - deals.start) * players, !args.json);
    let mut tally = MatchTally::new(&contest.lineup);
    let first = deals.start;
    let stop = || interrupt.is_asked();
    contest.play(deals, threads, stop, |deal| {
        progress.add(players);
        files.add(contest, first + tally.deals(), &deal)?;
        tally.add(&deal);
        let is_decided = |gain| tally.test(gain).verdict(&tally.first()) != arena::Verdict::Undecided;
        Ok::<_, Failure>(match args.test.is_some_and(is_decided) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    })?;
    let time = progress.end();
    if !args.json {
        note(&speed(tally.games(), time));
    }
    Ok(tally)
}
