//! `soak`: plays random games and checks all invariants.

use std::io::Write;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::{Turn, with_rules};

use crate::card_list::CardList;
use crate::cli::SoakArgs;
use crate::failure::{CommandOutcome, Failure, note};
use crate::games::Playable;
use crate::progress::{ProgressMeter, speed};
use elvaland_analysis::parallel::{FAST_GAMES, Work, all_threads, in_order};

/// The maximum number of broken games to print.
const MAX_REPORTS: usize = 20;

/// The results of a soak.
#[derive(Default)]
struct SoakReport {
    games: u64,
    checks: u64,
    broken: u64,
    reports: Vec<String>,
}

pub(crate) fn soak(args: &SoakArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let (games, list) = args.which.read()?;
    let mut verdict = CommandOutcome::Holds;
    for game in games {
        if with_rules!(game, R => soak_game::<R>(args, list.as_ref(), out))? == CommandOutcome::Broken {
            verdict = CommandOutcome::Broken;
        }
    }
    Ok(verdict)
}

fn soak_game<R: Playable>(
    args: &SoakArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<CommandOutcome, Failure> {
    let kinds = R::kinds(list)?;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let assertions = if cfg!(debug_assertions) { "on" } else { "off" };
    writeln!(
        out,
        "{}: {} games from number {}, seed {}; debug assertions {assertions}",
        R::NAME,
        args.games,
        args.first,
        args.run.seed
    )?;
    if let Some(cards) = R::used_cards(list) {
        writeln!(out, "{cards}")?;
    }
    out.flush()?;
    let progress = ProgressMeter::begin(args.games, true);
    let mut found = SoakReport::default();
    in_order(
        Work { count: args.games, chunk: FAST_GAMES, threads },
        |numbers| {
            let mut found = SoakReport::default();
            for number in numbers.map(|number| args.first + number) {
                found.games += 1;
                if let Err(reason) = one::<R>(&kinds, args, number, &mut found) {
                    found.broken += 1;
                    found.reports.push(format!("game {number}: {reason}\n  {}", again::<R>(args, list, number)));
                }
            }
            found
        },
        |more| {
            progress.add(more.games);
            found.games += more.games;
            found.checks += more.checks;
            found.broken += more.broken;
            for report in more.reports.into_iter().take(MAX_REPORTS.saturating_sub(found.reports.len())) {
                writeln!(out, "{report}")?;
                out.flush()?;
                found.reports.push(report);
            }
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    let time = progress.end();
    writeln!(out, "{}: {} games broken, {} checks of all invariants", R::NAME, found.broken, found.checks)?;
    out.flush()?;
    note(&format!("{}: {}", R::NAME, speed(found.games, time)));
    Ok(if found.broken == 0 { CommandOutcome::Holds } else { CommandOutcome::Broken })
}

/// Plays and checks the game with this number; kinds of games alternate.
fn one<R: Playable>(kinds: &[R::Options], args: &SoakArgs, number: u64, found: &mut SoakReport) -> Result<(), String> {
    let options = &kinds[(number % kinds.len() as u64) as usize];
    let checks = checks(number / kinds.len() as u64, args.every_step);
    let dealer = Dealer::of_run(args.run.seed, number);
    catch_unwind(AssertUnwindSafe(|| play::<R>(options, dealer, checks, found)))
        .unwrap_or_else(|_| Err("it panicked".to_owned()))
}

/// Returns the command that repeats a game.
fn again<R: Playable>(args: &SoakArgs, list: Option<&CardList>, number: u64) -> String {
    let cards = list.map_or(String::new(), |list| format!(" --cards {}", list.path()));
    let (game, seed) = (R::NAME, args.run.seed);
    format!("again with: elvaland lab soak --game {game}{cards} --seed {seed} --first {number} --games 1 --every-step")
}

/// How often a game is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Checks {
    /// At every draw, so at the start of every round, and at the end.
    Rounds,
    /// Before every step and at the end.
    Steps,
}

/// One game of a kind in this many is checked at every step.
const EVERY: u64 = 16;

/// Returns how often a game is checked, after `before` games of its kind.
fn checks(before: u64, every_step: bool) -> Checks {
    if every_step || before.is_multiple_of(EVERY) { Checks::Steps } else { Checks::Rounds }
}

/// Plays a game at random and checks all invariants.
fn play<R: Playable>(
    options: &R::Options,
    mut dealer: Dealer,
    checks: Checks,
    found: &mut SoakReport,
) -> Result<(), String> {
    let mut game = R::start(options, dealer.rng());
    let mut audit = Audit::new(&game);
    for step in 0.. {
        let turn = game.turn();
        if checks == Checks::Steps || !matches!(turn, Turn::Decide(_)) {
            let at = |reason: String| format!("step {step}: {reason}\n  {}", game);
            audit.check(&game).map_err(at)?;
            found.checks += 1;
        }
        match turn {
            Turn::Chance => {
                let draw = dealer.draw(&game);
                game.draw(&draw, &mut audit).map_err(|refusal| format!("step {step}: {refusal}"))?;
            }
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody is asked")?;
                let action = dealer.pick(&game, seat);
                game.play(seat, action, &mut audit).map_err(|refusal| format!("step {step}: {refusal}"))?;
            }
            Turn::Over => return Ok(()),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_16th_game_of_a_kind_is_checked_at_every_step() {
        assert_eq!([0, EVERY].map(|before| checks(before, false)), [Checks::Steps; 2]);
        assert!((1..EVERY).all(|before| checks(before, false) == Checks::Rounds));
        assert_eq!(checks(1, true), Checks::Steps);
    }
}
