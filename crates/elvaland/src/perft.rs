//! `perft`: counts the leaf nodes of the game tree.

use std::io::Write;
use std::time::Instant;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::{Rules, State, Turn, with_rules, with_state};
use serde::Serialize;

use crate::card_list::note_cards;
use crate::cli::PerftArgs;
use crate::failure::{Failure, note};
use crate::games::{Playable, Wanted};
use crate::input::TableText;
use crate::progress::ProgressMeter;

/// The result of perft.
#[derive(Serialize)]
struct Count {
    depth: u32,
    seed: u64,
    ways: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

/// The leaf nodes below one action.
#[derive(Serialize)]
struct Branch {
    action: String,
    ways: u64,
}

pub(crate) fn perft(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.list.read()?;
    let mut dealer = Dealer::new(args.seed);
    let progress = ProgressMeter::doing("counting", !args.json);
    let (begin, count) = match &args.table {
        Some(table) => {
            let loaded = TableText::find(table, 1)?.load(list.as_ref())?;
            if let Some(cards) = loaded.note.filter(|_| !args.json) {
                note(&cards);
            }
            (Instant::now(), with_state!(loaded.game, state => count(state, args, dealer)))
        }
        None => with_rules!(args.game, R => {
            let options = R::options_for(Wanted::usual(args.players.into(), list.as_ref()))?;
            let state = R::start(&options, dealer.rng());
            note_cards::<R>(list.as_ref(), args.json);
            (Instant::now(), count(state, args, dealer))
        }),
    };
    let time = begin.elapsed().as_secs_f64();
    progress.end();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &count)?;
        writeln!(out)?;
        return Ok(());
    }
    let branches = count.divide.as_deref().unwrap_or_default();
    let width = branches.iter().map(|branch| branch.action.len()).max().unwrap_or(0);
    for branch in branches {
        writeln!(out, "{:width$}  {}", branch.action, branch.ways)?;
    }
    writeln!(out, "depth {}: {} ways", count.depth, count.ways)?;
    out.flush()?;
    note(&format!("{time:.2} s, {:.0} ways/s", count.ways as f64 / time.max(1e-9)));
    Ok(())
}

/// Counts from a table.
fn count<R: Playable>(mut game: State<R>, args: &PerftArgs, mut dealer: Dealer) -> Count {
    let PerftArgs { depth, seed, divide, .. } = *args;
    if !divide {
        return Count { depth, seed, ways: game.perft(depth, dealer.rng()), divide: None };
    }
    game.settle_chance(dealer.rng());
    let rng = dealer.rng();
    let seat = match game.turn() {
        Turn::Decide(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    };
    let branches = seat.filter(|_| depth > 0).map(|seat| {
        let branch = |action| {
            let mut next = game.clone();
            next.play_unchecked(seat, action, &mut ());
            Branch { action: game.display_action(action).to_string(), ways: next.perft(depth - 1, rng) }
        };
        game.legal_actions(seat).into_iter().map(branch).collect::<Vec<_>>()
    });
    let total = branches.as_ref().map_or(1, |branches| branches.iter().map(|branch| branch.ways).sum());
    Count { depth, seed, ways: total, divide: Some(branches.unwrap_or_default()) }
}
