//! `hint`: advice of the strongest bot.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use elvaland_assessment::{AssessedOption, explanations};
use elvaland_bots::{Budget, Level, Occupants};
use elvaland_rules::{Audience, BySeat, Seat, State, Turn, with_state};
use elvaland_texts::{Language, Texts, Value};
use serde_json::json;

use crate::cli::{ListArgs, RunArgs};
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::input::{Loaded, TableText};
use crate::progress::ProgressMeter;
use crate::show::{language, seat_of};
use crate::value_parsers::at_least_one;

/// Ask the strongest bot for the best actions and their win rates
///
/// The bot uses only the information of the player on the seat. With a budget in iterations and one thread, the answer is
/// the same every time.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland hint \"nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3\" --seat 0
  elvaland hint \"nains 2p; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9\" --budget 200ms
  elvaland hint games.jsonl@40 --budget 2s --lang fr
  elvaland hint games.jsonl@40 --number 3 --json
  elvaland hint games.jsonl@40 --levels apprentice,king,king,king

`win` is the estimated chance to win after the action, against equal opponents or against the
levels given with --levels. For bids, `play` is the probability with which
the bot would choose the bid: it mixes bids, because predictable ones are worth less.
The reasons tell what 64 continuations to the end of the round bring; of all but the first
action only what differs from it.")]
pub(crate) struct HintArgs {
    /// A position, starting with the name of its game; or a file of records (`-`: stdin), optionally with @STEP
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    table: String,
    #[command(flatten)]
    list: ListArgs,
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one)]
    number: u64,
    /// Seat to advise, from 0 [default: the first one that has to choose]
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// Level of each seat, from seat 0 on [default: all alike]
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    levels: Vec<Level>,
    /// Budget: rollouts (1000) or a time (500us, 100ms, 2s)
    #[arg(long, value_name = "BUDGET", default_value = "1s")]
    budget: Budget,
    /// Maximum number of actions to print
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = at_least_one)]
    top: u64,
    #[command(flatten)]
    run: RunArgs,
    /// Language of the text: en, fr or de [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    lang: Option<Language>,
    /// Print the actions as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn hints(args: &HintArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.list.read()?;
    let loaded = TableText::find(&args.table, args.number)?.load(list.as_ref())?;
    if let Some(cards) = loaded.note.as_ref().filter(|_| !args.json) {
        note(cards);
    }
    with_state!(&loaded.game, state => advise(state, &loaded, args, out))
}

fn advise<R: Playable>(state: &State<R>, loaded: &Loaded, args: &HintArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let seat = asked(state, args.seat)?;
    let (view, occupants) = (state.view(Audience::Seat(seat)), occupants(&args.levels));
    let threads = args.run.threads.unwrap_or(1);
    let top = usize::try_from(args.top).unwrap_or(usize::MAX);
    let progress = ProgressMeter::doing("thinking", !args.json);
    let mut options = elvaland_bots::advise(&view, &occupants, top, args.budget, args.run.seed, threads);
    progress.end();
    options.truncate(top);
    if args.json {
        return write_json(state, seat, &options, out);
    }
    let texts = Texts::new(language(args.lang));
    writeln!(out, "{}", texts.format("hint-for", &[("player", texts.player(&loaded.names, seat).into())]))?;
    let reasons = texts.reasons(R::NAME, &loaded.names, &explanations(&options));
    for (option, reasons) in options.iter().zip(reasons) {
        let [win, play] = [option.win, option.play].map(|share| Value::Percent { share, digits: 1 });
        let line = [("win", win), ("play", play), ("action", texts.action(state.table(), option.action).into())];
        writeln!(out, "{}", texts.format("hint-option", &line))?;
        writeln!(out, "    {reasons}")?;
    }
    Ok(())
}

/// Returns who sits where: the named levels, and masters on the other seats.
fn occupants(levels: &[Level]) -> Occupants {
    let level = |seat: Seat| levels.get(seat.index()).copied().unwrap_or(Level::Master);
    Occupants { levels: BySeat::from_fn(|seat| Some(level(seat))), ..Occupants::default() }
}

fn write_json<R: Playable>(
    state: &State<R>,
    seat: Seat,
    options: &[AssessedOption],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let options = options.iter().map(|option| {
        let action = state.display_action(option.action).to_string();
        json!({"action": action, "win": rounded(option.win), "play": rounded(option.play), "reasons": option.reasons})
    });
    serde_json::to_writer_pretty(&mut *out, &json!({"seat": seat.index(), "options": options.collect::<Vec<_>>()}))?;
    Ok(writeln!(out)?)
}

/// Rounds a share to four digits.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1e4).round() / 1e4
}

/// Returns the seat to advise, which must have to choose.
fn asked<R: Playable>(state: &State<R>, seat: Option<usize>) -> Result<Seat, Failure> {
    let nobody = |what: &str| Failure::usage(what, "Choose an earlier step with RECORD@STEP.");
    let Turn::Decide(seats) = state.turn() else {
        return Err(nobody("nobody has to choose anything here"));
    };
    let seat = match seat {
        Some(seat) => seat_of(seat, state.players())?,
        None => seats.first().ok_or_else(|| nobody("nobody is asked"))?,
    };
    if seats.contains(seat) {
        return Ok(seat);
    }
    let asked: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
    let (asked, first) = (asked.join(" and "), &asked[0]);
    Err(Failure::usage(
        format!("seat {} has nothing to choose here; seat {asked} has", seat.index()),
        format!("Ask with `--seat {first}`, or leave `--seat` out."),
    ))
}
