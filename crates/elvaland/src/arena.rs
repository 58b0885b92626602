//! `arena`: matches between bots.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;

use clap::Args;
use elvaland_bots::arena::{EntrantReport, Interval, Lineup, Match, Report, Sequential, Speed, Tally, Verdict};
use elvaland_bots::{BotName, Budget, Studied};
use elvaland_rules::with_rules;
use serde::Serialize;

use crate::chunks::all_threads;
use crate::cli::{RunArgs, TableArgs};
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::list::CardList;
use crate::progress::{Progress, speed};
use crate::values::at_least_one;

/// Let bots play against each other, and measure how strong they are
///
/// Every deal is played once for each rotation of the seats, so that every bot sits on every seat with the same cards.
/// The share of the victories divides a shared one by its winners; its 95 % interval has the deal as its unit. With
/// budgets in iterations the same command gives the same figures and records on every machine, whatever the number of
/// threads; times differ.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland arena --bots greedy,random                     one greedy against three random
  elvaland arena --game nains --bots mc-1000,greedy --games 400 --seed 7
  elvaland arena --bots ismcts@2000,greedy --players 2 --json
  elvaland arena --bots greedy,mc-200,random --records games.jsonl
  elvaland arena --bots mc@100ms,mc@10ms --test 0.05      play until it is decided

Bots:
  random    any legal action
  greedy    what adds most to its own score
  mc-N      flat Monte Carlo with N random playouts a decision; mc uses the budget
  ismcts    information-set tree search with random playouts, as many as the budget says
  network   the learned judgement alone
  boss      the network with rounds played out in the head, as many as the budget says
  exploiter somebody who knows how the boss thinks: measures how foreseeable it is
  apprentice journeyman artisan master champion king
            the levels for people, each with a budget of its own
  NAME@BUDGET gives one bot a budget of its own: 1000 iterations, 500us, 100ms or 2s a decision

The last bot named sits on all seats left. Elo is that of a bot against the rest of its table, if
everybody wins in proportion to 10^(Elo/400). `margin` is the distance to the best other player. The
sequential test compares the share of the first bot with a fair one, with 5 % error either way; with
--test it ends the match.")]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, separated by commas
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<BotName>,
    /// At most so many games, rounded up to whole deals
    #[arg(long, value_name = "M", default_value_t = 400, value_parser = at_least_one)]
    games: u64,
    #[command(flatten)]
    run: RunArgs,
    /// What a bot may spend on a decision: iterations, or a time
    #[arg(long, value_name = "BUDGET", default_value_t)]
    budget: Budget,
    /// Stop as soon as the first bot's share is decided to be fair or larger by this much
    #[arg(long, value_name = "GAIN", value_parser = gain)]
    test: Option<f64>,
    /// Write a record of every game, one a line, in order; `-` writes them to stdout and the figures to stderr
    #[arg(long, value_name = "FILE")]
    records: Option<String>,
    /// The figures as JSON
    #[arg(long)]
    json: bool,
}

/// The gain that the test looks for if nothing else is said.
const GAIN: f64 = 0.05;

fn gain(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(gain) if (0.001..=0.5).contains(&gain) => Ok(gain),
        _ => Err("a share from 0.001 to 0.5".to_owned()),
    }
}

pub(crate) fn arena(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.table.list.read()?;
    let play = |records: Records<'_>| with_rules!(args.table.game, R => play::<R>(args, list.as_ref(), records));
    match args.records.as_deref() {
        None => play(Records::None)?.write(args.json, out),
        Some("-") => {
            let summary = play(Records::To(out))?;
            out.flush()?;
            // The records have the standard output for themselves.
            summary.write(args.json, &mut io::stderr().lock())
        }
        Some(path) => play(Records::File(path))?.write(args.json, out),
    }
}

/// Where records go. A file is overwritten only once it is certain that there will be games.
enum Records<'a> {
    None,
    To(&'a mut dyn Write),
    File(&'a str),
}

fn play<R: Playable + Studied>(
    args: &ArenaArgs,
    list: Option<&CardList>,
    records: Records<'_>,
) -> Result<Summary, Failure> {
    let wanted = args.table.wanted(list);
    let lineup = Lineup::new(&args.bots, wanted.players)
        .map_err(|error| Failure::usage(error, "Say how many play with `--players`."))?;
    let contest = Match::<R> {
        options: R::options_for(wanted)?,
        lineup,
        seed: args.run.seed,
        budget: args.budget,
        records: args.records.is_some(),
    };
    let tally = match records {
        Records::None => play_all(&contest, args, &mut io::sink())?,
        Records::To(out) => play_all(&contest, args, out)?,
        Records::File(path) => {
            let unwritable = |error| {
                Failure::usage(format!("cannot write {path}: {error}"), "Name a file with `--records`, or `-`.")
            };
            let mut file = BufWriter::new(File::create(path).map_err(unwritable)?);
            let tally = play_all(&contest, args, &mut file)?;
            file.flush().map_err(unwritable)?;
            tally
        }
    };
    let test = tally.test(args.test.unwrap_or(GAIN));
    Ok(Summary {
        game: R::NAME,
        seed: args.run.seed,
        budget: args.budget.to_string(),
        report: tally.report(),
        test: TestReport {
            fair: test.fair,
            gain: test.gain,
            llr: test.llr(tally.first()),
            bound: Sequential::BOUND,
            verdict: test.verdict(tally.first()),
        },
        speed: tally.speed(),
    })
}

/// Plays the match and writes the records.
fn play_all<R: Playable + Studied>(
    contest: &Match<R>,
    args: &ArenaArgs,
    records: &mut dyn Write,
) -> Result<Tally, Failure> {
    let players = contest.lineup.players() as u64;
    let deals = args.games.div_ceil(players);
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let progress = Progress::begin(deals * players, !args.json);
    let mut tally = Tally::new(&contest.lineup);
    let mut written = Ok(());
    contest.play(deals, threads, |deal| {
        for record in deal.games.iter().filter_map(|game| game.record.as_ref()) {
            written = writeln!(records, "{record}");
            if written.is_err() {
                return ControlFlow::Break(());
            }
        }
        progress.add(deal.games.len() as u64);
        tally.add(&deal);
        match args.test.map(|gain| tally.test(gain).verdict(tally.first())) {
            None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        }
    });
    let time = progress.end();
    written?;
    if !args.json {
        note(&speed(tally.games(), time));
    }
    Ok(tally)
}

/// What a match showed.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    seed: u64,
    budget: String,
    #[serde(flatten)]
    report: Report,
    test: TestReport,
    /// The only part that depends on the machine, if the budgets are iterations.
    speed: Vec<Speed>,
}

/// The sequential test of the first bot.
#[derive(Serialize)]
struct TestReport {
    fair: f64,
    gain: f64,
    llr: f64,
    bound: f64,
    verdict: Verdict,
}

impl Summary {
    fn write(&self, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
        if json {
            serde_json::to_writer_pretty(&mut *out, self)?;
            return Ok(writeln!(out)?);
        }
        Ok(self.write_text(out)?)
    }

    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let Report { players, deals, games, entrants } = &self.report;
        let Summary { game, seed, budget, .. } = self;
        writeln!(out, "{game} {players}p, {games} games on {deals} deals, seed {seed}, budget {budget}")?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<16}{:>6}{:>8}{:>9}{:>17}{:>9}{:>9}{:>7}{:>15}",
            "Bot", "seats", "fair", "wins", "95 %", "score", "margin", "Elo", "95 %"
        )?;
        for entrant in entrants {
            write_entrant(out, entrant)?;
        }
        writeln!(out)?;
        let TestReport { fair, gain, llr, bound, verdict } = &self.test;
        let verdict = match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Undecided => "undecided",
        };
        let [fair, gained] = [*fair, fair + gain].map(percent);
        writeln!(
            out,
            "Is {} better? {fair} or {gained}: {verdict} (log ratio {llr:.2}, bound {bound:.2})",
            entrants[0].bot
        )?;
        writeln!(out)?;
        writeln!(out, "{:<16}{:>12}{:>15}{:>14}{:>14}", "Bot", "decisions", "ms a decision", "playouts", "a second")?;
        for Speed { bot, decisions, milliseconds_a_decision, playouts, playouts_a_second } in &self.speed {
            writeln!(
                out,
                "{bot:<16}{decisions:>12}{milliseconds_a_decision:>15.4}{playouts:>14}{playouts_a_second:>14.0}"
            )?;
        }
        Ok(())
    }
}

fn write_entrant(out: &mut dyn Write, entrant: &EntrantReport) -> io::Result<()> {
    let EntrantReport { bot, seats, fair, share, score, margin, elo } = entrant;
    let Interval { mean, low, high } = *share;
    let range = format!("{} – {}", percent(low), percent(high));
    write!(out, "{bot:<16}{seats:>6}{:>8}{:>9}{range:>17}{score:>9.1}{margin:>+9.1}", percent(*fair), percent(mean))?;
    match elo {
        None => writeln!(out),
        Some(Interval { mean, low, high }) => {
            writeln!(out, "{mean:>+7.0}{:>15}", format!("{low:+.0} – {high:+.0}"))
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
