//! One recorded game step by step: full screen with keys, or line by line.

use std::env;
use std::io::{self, IsTerminal, Write};

use elvaland_rules::record::Record;
use elvaland_rules::{Audience, Turn, with_rules};
use elvaland_terminal::{Past, past};
use elvaland_texts::Texts;

use super::LookArgs;
use crate::failure::Failure;
use crate::input::Found;
use crate::play::palette;
use crate::show::{language, seat_of};

/// Shows the game that is asked for.
///
/// # Errors
/// There is no such game, or it breaks somewhere.
pub(super) fn step(files: &[String], args: &LookArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let [file] = files else {
        return Err(Failure::usage("one game is shown at a time", "Name one file, and a game of it with `--number`."));
    };
    let Found { game, text, origin } = Found::record(file, args.number)?;
    with_rules!(game, R => {
        let broken = |broken| Failure::Broken(format!("{origin}: {broken}"));
        let record = Record::<R>::from_json(&text).map_err(broken)?;
        let is_over = record.check().is_ok_and(|state| state.turn() == Turn::Over);
        let players = record.replay().map_err(broken)?.game().players();
        let eyes = eyes(args, players, is_over)?;
        show(Past::read(&record, eyes).map_err(broken)?, &Texts::new(language(args.lang)), out)
    })
}

/// With whose eyes the game can be looked at, the first ones first.
fn eyes(args: &LookArgs, players: usize, is_over: bool) -> Result<Vec<Audience>, Failure> {
    let wanted = match args.seat {
        Some(seat) => Some(Audience::Seat(seat_of(seat, players)?)),
        None if args.spectator => Some(Audience::Spectator),
        None => None,
    };
    // What is still secret lies open only if somebody says so.
    if !is_over && !args.open {
        return Ok(vec![wanted.unwrap_or(Audience::Spectator)]);
    }
    let mut eyes = past::all_eyes(players);
    if let Some(wanted) = wanted {
        let at = eyes.iter().position(|&audience| audience == wanted).unwrap_or(0);
        eyes.rotate_left(at);
    }
    Ok(eyes)
}

fn show<R: elvaland_terminal::Playable>(past: Past<R>, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    if io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb {
        let unusable = |error| {
            Failure::usage(format!("this terminal cannot be used: {error}"), "Read it line by line: `… | less`.")
        };
        return past::look(past, texts, palette()).map_err(unusable);
    }
    for step in 0..=past.steps() {
        for line in past.told(texts, step) {
            writeln!(out, "{step:>4}  {line}")?;
        }
    }
    Ok(())
}
