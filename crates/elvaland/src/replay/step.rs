//! `--step`: shows one recorded game step by step, full screen or line by line.

use std::env;
use std::io::{self, IsTerminal, Write};

use elvaland_rules::record::Record;
use elvaland_rules::{Audience, Turn, with_rules};
use elvaland_terminal::{LocalRules, ReplayTable, replay};
use elvaland_texts::Texts;

use super::LookArgs;
use crate::failure::Failure;
use crate::input::FoundRecord;
use crate::play::palette;
use crate::show::{language, seat_of};

/// Shows the selected game.
///
/// # Errors
/// There is no such game, or its record is broken.
pub(super) fn step(files: &[String], args: &LookArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let [file] = files else {
        return Err(Failure::usage("one game is shown at a time", "Name one file, and a game of it with `--number`."));
    };
    let FoundRecord { game, text, origin } = FoundRecord::record(file, args.number)?;
    with_rules!(game, R => {
        let broken = |broken| Failure::Broken(format!("{origin}: {broken}"));
        let record = Record::<R>::from_json(&text).map_err(broken)?;
        let is_over = record.check().is_ok_and(|state| state.turn() == Turn::Over);
        let players = record.replay().map_err(broken)?.game().players();
        let audiences = audiences(args, players, is_over)?;
        show(ReplayTable::read(&record, audiences).map_err(broken)?, &Texts::new(language(args.lang)), out)
    })
}

/// Returns the audiences that can be chosen; the first one is shown first.
fn audiences(args: &LookArgs, players: usize, is_over: bool) -> Result<Vec<Audience>, Failure> {
    let wanted = match args.seat {
        Some(seat) => Some(Audience::Seat(seat_of(seat, players)?)),
        None if args.spectator => Some(Audience::Spectator),
        None => None,
    };
    // Secrets of an unfinished game are shown with --open only.
    if !is_over && !args.open {
        return Ok(vec![wanted.unwrap_or(Audience::Spectator)]);
    }
    let mut audiences = replay::all_audiences(players);
    if let Some(wanted) = wanted {
        let at = audiences.iter().position(|&audience| audience == wanted).unwrap_or(0);
        audiences.rotate_left(at);
    }
    Ok(audiences)
}

fn show<R: LocalRules>(replay: ReplayTable<R>, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = texts.for_game(R::NAME);
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    if io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb {
        let unusable = |error| {
            Failure::usage(format!("this terminal cannot be used: {error}"), "Read it line by line: `… | less`.")
        };
        return replay::show(replay, texts, palette()).map_err(unusable);
    }
    for step in 0..=replay.steps() {
        for line in replay.describe(texts, step) {
            writeln!(out, "{step:>4}  {line}")?;
        }
    }
    Ok(())
}
