//! `hint`: what the boss would do.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use elvaland_bots::{Budget, Hint, hint};
use elvaland_rules::{Audience, Seat, State, Turn, with_state};
use elvaland_texts::{Language, Texts};
use serde_json::json;

use crate::cli::{ListArgs, RunArgs};
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::input::{Loaded, Source};
use crate::show::{language, seat_of};
use crate::value_parsers::at_least_one;

/// Ask the strongest bot what it would do, and how likely each option wins
///
/// Only what the player on the seat may know goes into the answer. With a budget in iterations and one thread the answer is
/// the same every time.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland hint \"nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3\" --seat 0
  elvaland hint games.jsonl@40 --seat 1 --budget 2s --lang fr
  elvaland hint games.jsonl@40 --number 3 --json

`win` is the estimated chance to win the game after the option (nine parts of it; one part is the
margin, so that options differ when the game is as good as decided). For bids, `play` is how often the
boss would make it: several bids share, because one that can be foreseen is worth less.")]
pub(crate) struct HintArgs {
    /// A position, which begins with the name of its game; or a file of records, `-` for stdin, with @STEP
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    table: String,
    #[command(flatten)]
    list: ListArgs,
    /// Which game of the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one)]
    number: u64,
    /// For the player on this seat, counted from 0 [default: the first who is asked]
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// What may be spent on it: rounds played out, or a time
    #[arg(long, value_name = "BUDGET", default_value = "1s")]
    budget: Budget,
    /// So many options at most
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = at_least_one)]
    top: u64,
    #[command(flatten)]
    run: RunArgs,
    /// The language of the text: en, fr or de [default: that of LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    lang: Option<Language>,
    /// The options as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn hints(args: &HintArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.list.read()?;
    let loaded = Source::find(&args.table, args.number)?.load(list.as_ref())?;
    if let Some(cards) = loaded.note.as_ref().filter(|_| !args.json) {
        note(cards);
    }
    with_state!(&loaded.game, state => advise(state, &loaded, args, out))
}

fn advise<R: Playable>(state: &State<R>, loaded: &Loaded, args: &HintArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let seat = asked(state, args.seat)?;
    let legal = state.legal_actions(seat);
    let threads = args.run.threads.unwrap_or(1);
    let mut hints = hint(&state.view(Audience::Seat(seat)), &legal, args.budget, args.run.seed, threads);
    hints.truncate(usize::try_from(args.top).unwrap_or(usize::MAX));
    if args.json {
        return write_json(state, seat, &hints, out);
    }
    let texts = Texts::new(language(args.lang));
    writeln!(out, "{}", texts.format("hint-for", &[("player", texts.player(&loaded.names, seat).into())]))?;
    for hint in &hints {
        let [win, play] = [hint.win, hint.share].map(|share| format!("{:.1}", 100.0 * share));
        let line = [
            ("win", win.as_str().into()),
            ("play", play.as_str().into()),
            ("action", texts.action(state.table(), hint.action).into()),
        ];
        writeln!(out, "{}", texts.format("hint-option", &line))?;
    }
    Ok(())
}

fn write_json<R: Playable>(state: &State<R>, seat: Seat, hints: &[Hint], out: &mut dyn Write) -> Result<(), Failure> {
    let options = hints.iter().map(
        |hint| json!({"action": state.display_action(hint.action).to_string(), "win": rounded(hint.win), "play": rounded(hint.share)}),
    );
    serde_json::to_writer_pretty(&mut *out, &json!({"seat": seat.index(), "options": options.collect::<Vec<_>>()}))?;
    Ok(writeln!(out)?)
}

/// A share to four digits.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1e4).round() / 1e4
}

/// The seat that is to be advised: it must be asked for something.
fn asked<R: Playable>(state: &State<R>, seat: Option<usize>) -> Result<Seat, Failure> {
    let nobody =
        |what: String| Failure::usage(what, "Choose an earlier step with RECORD@STEP, or the seat that is asked.");
    let Turn::Decide(seats) = state.turn() else {
        return Err(nobody("nobody has to choose anything here".to_owned()));
    };
    let seat = match seat {
        Some(seat) => seat_of(seat, state.players())?,
        None => seats.first().ok_or_else(|| nobody("nobody is asked".to_owned()))?,
    };
    if seats.contains(seat) {
        Ok(seat)
    } else {
        Err(nobody(format!("seat {} has nothing to choose here", seat.index())))
    }
}
