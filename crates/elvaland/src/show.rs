//! `show`: prints a table as one audience sees it, as text or JSON.

use std::env;
use std::io::Write;

use elvaland_rules::{Audience, Seat, State, Turn, with_state};
use elvaland_texts::{Language, Texts};
use serde_json::{Value, json};

use crate::cli::ShowArgs;
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::input::{Loaded, TableText};

pub(crate) fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.list.read()?;
    let loaded = TableText::find(&args.table, args.number)?.load(list.as_ref())?;
    if let Some(cards) = loaded.note.as_ref().filter(|_| !args.json) {
        note(cards);
    }
    with_state!(&loaded.game, state => show_state(state, &loaded, args, out))
}

fn show_state<R: Playable>(
    state: &State<R>,
    loaded: &Loaded,
    args: &ShowArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let names = &loaded.names;
    let audience = audience(args, state.players(), loaded.is_open)?;
    if args.position && audience != Audience::Open {
        return Err(Failure::usage(
            "a position holds every secret of the table",
            "Ask for `--position` together with `--open`.",
        ));
    }
    if args.json {
        let mut value = state.view(audience).to_json();
        value["legal"] = legal_json(state, audience);
        if let Some(cards) = &loaded.cards {
            value["cards"] = json!(cards);
        }
        if args.position {
            value["position"] = json!(state.to_string());
        }
        serde_json::to_writer_pretty(&mut *out, &value)?;
        writeln!(out)?;
        return Ok(());
    }
    if args.position {
        writeln!(out, "{}", state)?;
        return Ok(());
    }
    let texts = Texts::new(language(args.lang));
    write!(out, "{}", texts.table(&state.view(audience), names))?;
    for seat in asked(state, audience) {
        let actions = state.legal_actions(seat);
        write!(out, "\n{}", texts.legal_actions(state.table(), names, seat, &actions))?;
    }
    Ok(())
}

/// Returns the audience asked for; by default, all secrets of positions and finished games are shown.
fn audience(args: &ShowArgs, players: usize, is_open: bool) -> Result<Audience, Failure> {
    match args.seat {
        Some(seat) => seat_of(seat, players).map(Audience::Seat),
        None if args.spectator => Ok(Audience::Spectator),
        None if args.open || is_open => Ok(Audience::Open),
        None => Ok(Audience::Spectator),
    }
}

/// Returns the seat with this number.
///
/// # Errors
/// There is no such seat.
pub(crate) fn seat_of(number: usize, players: usize) -> Result<Seat, Failure> {
    Seat::new(number).filter(|_| number < players).ok_or_else(|| {
        Failure::usage(
            format!("there is no seat {number}"),
            format!("Seats are counted from 0 as in records: `--seat 0` to `--seat {}`.", players - 1),
        )
    })
}

/// Returns the seats that have to choose and whose choices the audience may see.
fn asked<R: Playable>(state: &State<R>, audience: Audience) -> Vec<Seat> {
    match state.turn() {
        Turn::Decide(seats) => seats.iter().filter(|&seat| audience.sees(seat)).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn legal_json<R: Playable>(state: &State<R>, audience: Audience) -> Value {
    let seats = asked(state, audience).into_iter().map(|seat| {
        let actions = state.legal_actions(seat).into_iter().map(|action| state.display_action(action).to_string());
        json!({"seat": seat.index(), "actions": actions.collect::<Vec<_>>()})
    });
    seats.collect()
}

/// Returns the language asked for, or that of the environment.
pub(crate) fn language(asked: Option<Language>) -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
    asked.unwrap_or_else(|| Language::from_env(variables.iter().map(Option::as_deref)))
}
