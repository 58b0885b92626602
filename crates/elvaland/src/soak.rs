//! `soak`: random games of every kind with all invariants on.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::{Game, Turn, position};

use crate::chunks::{all_threads, in_order};
use crate::cli::SoakArgs;
use crate::failure::{Failure, Verdict, note};
use crate::games::{EditionName, Playable, Wanted, WithRules};
use crate::progress::{Progress, speed};

/// Broken games that are told in full.
const TOLD: usize = 20;

/// What a soak found.
#[derive(Default)]
struct Found {
    games: u64,
    checks: u64,
    broken: u64,
    reports: Vec<String>,
}

pub(crate) fn soak(args: &SoakArgs, out: &mut dyn Write) -> Result<Verdict, Failure> {
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let progress = Progress::begin(args.games, true);
    let mut found = Found::default();
    let assertions = if cfg!(debug_assertions) { "on" } else { "off" };
    writeln!(
        out,
        "{} games from number {}, seed {}; debug assertions {assertions}",
        args.games, args.first, args.run.seed
    )?;
    in_order(
        args.games,
        threads,
        |numbers| {
            let mut found = Found::default();
            for number in numbers.map(|number| args.first + number) {
                found.games += 1;
                let checks = checks(number, args.every_step);
                let game = SoakGame { seed: args.run.seed, number, checks, found: &mut found };
                if let Err(report) = args.game.with(game) {
                    found.broken += 1;
                    found.reports.push(report);
                }
            }
            found
        },
        |more| {
            progress.add(more.games);
            found.games += more.games;
            found.checks += more.checks;
            found.broken += more.broken;
            for report in more.reports.into_iter().take(TOLD.saturating_sub(found.reports.len())) {
                writeln!(out, "{report}")?;
                out.flush()?;
                found.reports.push(report);
            }
            Ok(())
        },
    )?;
    let time = progress.end();
    writeln!(out, "{} games broken, {} checks of all invariants", found.broken, found.checks)?;
    note(&speed(found.games, time));
    Ok(if found.broken == 0 { Verdict::Holds } else { Verdict::Broken })
}

/// When a game is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Checks {
    /// Whenever cards are drawn, so at the start of every round and in the evaluation, and at the end.
    Rounds,
    /// Before every step and at the end.
    Steps,
}

/// One game in so many is checked at every step.
const EVERY: u64 = 16;

/// One game of a soak.
struct SoakGame<'a> {
    seed: u64,
    number: u64,
    checks: Checks,
    found: &'a mut Found,
}

/// Whether the game with this number is checked at every step: all kinds of games in a row, then none for a while.
fn checks(number: u64, every_step: bool) -> Checks {
    if every_step || (number / KINDS).is_multiple_of(EVERY) { Checks::Steps } else { Checks::Rounds }
}

/// The number of kinds of games.
const KINDS: u64 = 32;

/// The kind of game with this number: every number of players in both editions, every fourth time a first game.
fn wanted(number: u64) -> Wanted {
    Wanted {
        players: 2 + (number % 4) as usize,
        edition: if (number / 4).is_multiple_of(2) { EditionName::Original } else { EditionName::German },
        first_game: number / 8 % 4 == 3,
    }
}

impl WithRules for SoakGame<'_> {
    type Output = Result<(), String>;

    fn run<R: Playable>(self) -> Result<(), String> {
        let SoakGame { seed, number, checks, found } = self;
        let again = format!("again with: elvaland soak --seed {seed} --first {number} --games 1 --every-step");
        let options = R::options(wanted(number)).map_err(|failure| format!("{failure:?}"))?;
        catch_unwind(AssertUnwindSafe(|| play::<R>(&options, Dealer::of_run(seed, number), checks, found)))
            .unwrap_or_else(|_| Err("it panicked".to_owned()))
            .map_err(|reason| format!("game {number}: {reason}\n  {again}"))
    }
}

/// Plays a game at random and checks all invariants.
fn play<R: Playable>(
    options: &R::Options,
    mut dealer: Dealer,
    checks: Checks,
    found: &mut Found,
) -> Result<(), String> {
    let mut game = R::start(options, &mut dealer);
    let mut audit = Audit::new(&game);
    for step in 0.. {
        let turn = game.turn();
        if checks == Checks::Steps || !matches!(turn, Turn::Decide(_)) {
            let at = |reason: String| format!("step {step}: {reason}\n  {}", position::write(&game));
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
    fn every_kind_of_game_is_played_and_checked_at_every_step() {
        let mut kinds: Vec<String> = (0..KINDS).map(|number| format!("{:?}", wanted(number))).collect();
        assert!((0..KINDS).all(|number| checks(number, false) == Checks::Steps));
        kinds.sort();
        kinds.dedup();
        assert_eq!(kinds.len(), 4 * 2 * 2);
        assert!((KINDS..EVERY * KINDS).all(|number| checks(number, false) == Checks::Rounds));
        assert_eq!(checks(KINDS, true), Checks::Steps);
    }
}
