//! `bench`: measures the speed of random games.

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use elvaland_rules::dealer::Dealer;
use elvaland_rules::{State, Turn, with_rules};
use serde::Serialize;

use crate::card_list::CardList;
use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::ProgressMeter;
use elvaland_analysis::parallel::all_threads;

/// The seed of every benchmark.
const SEED: u64 = 1;
/// Games between two readings of the clock.
const BATCH: u64 = 64;
/// Games whose decisions are counted.
const COUNTED: u64 = 1000;

/// The measurement of one game and number of players.
#[derive(Serialize)]
struct Measure {
    game: &'static str,
    players: usize,
    decisions_per_game: f64,
    games_per_second_one_thread: f64,
    threads: usize,
    games_per_second_all_threads: f64,
    nanoseconds_per_decision: f64,
    state_bytes: usize,
}

pub(crate) fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (games, list) = args.which.read()?;
    let mut measures = Vec::new();
    for game in games {
        if !measures.is_empty() && !args.json {
            writeln!(out)?;
        }
        measures.extend(with_rules!(game, R => bench_game::<R>(args, list.as_ref(), out))?);
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &measures)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Measures one game and prints the results one by one.
fn bench_game<R: Playable>(
    args: &BenchArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<Vec<Measure>, Failure> {
    let threads = args.threads.unwrap_or_else(all_threads);
    let mut measures = Vec::new();
    for players in args.players.range() {
        let options = R::options_for(Wanted::usual(players, list))?;
        if !args.json && measures.is_empty() {
            writeln!(out, "{} complete random games, {} s each", R::NAME, args.seconds)?;
            if let Some(cards) = R::used_cards(list) {
                writeln!(out, "{cards}")?;
            }
            let all = format!("{threads} thread{}", if threads == 1 { "" } else { "s" });
            writeln!(out, "players  games/s 1 thread  games/s {all:>9}  decisions/game  ns/decision  state bytes")?;
        }
        out.flush()?;
        let progress = ProgressMeter::doing(&format!("measuring {players} players"), true);
        let measure = measure::<R>(&options, players, threads, Duration::from_secs_f64(args.seconds));
        progress.end();
        if !args.json {
            writeln!(
                out,
                "{:>7}  {:>16.0}  {:>17.0}  {:>14.1}  {:>11.1}  {:>11}",
                measure.players,
                measure.games_per_second_one_thread,
                measure.games_per_second_all_threads,
                measure.decisions_per_game,
                measure.nanoseconds_per_decision,
                measure.state_bytes,
            )?;
            out.flush()?;
        }
        measures.push(measure);
    }
    Ok(measures)
}

fn measure<R: Playable>(options: &R::Options, players: usize, threads: usize, time: Duration) -> Measure {
    let decisions_per_game = decisions::<R>(options);
    let one = games_per_second::<R>(options, 1, time);
    let all = if threads == 1 { one } else { games_per_second::<R>(options, threads, time) };
    Measure {
        game: R::NAME,
        players,
        decisions_per_game,
        games_per_second_one_thread: one,
        threads,
        games_per_second_all_threads: all,
        nanoseconds_per_decision: 1e9 / one / decisions_per_game,
        state_bytes: size_of::<State<R>>(),
    }
}

/// Plays complete games on every thread for this time.
fn games_per_second<R: Playable>(options: &R::Options, threads: usize, time: Duration) -> f64 {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|thread| {
                scope.spawn(move || {
                    let options = &R::unshared_options(options);
                    let begin = Instant::now();
                    let mut games = 0;
                    while begin.elapsed() < time {
                        for game in games..games + BATCH {
                            let mut dealer = Dealer::of_run(SEED + thread, game);
                            let mut state = R::start(options, dealer.rng());
                            dealer.play_out(&mut state);
                            for seat in state.table().seats() {
                                std::hint::black_box(state.score(seat));
                            }
                            std::hint::black_box(state.winners());
                        }
                        games += BATCH;
                    }
                    games as f64 / begin.elapsed().as_secs_f64()
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(0.0)).sum()
    })
}

/// Returns the mean number of decisions per game.
fn decisions<R: Playable>(options: &R::Options) -> f64 {
    let mut decisions = 0u64;
    for game in 0..COUNTED {
        let mut dealer = Dealer::of_run(SEED, game);
        let mut state = R::start(options, dealer.rng());
        loop {
            match state.turn() {
                Turn::Chance => {
                    let draw = dealer.draw(&state);
                    state.draw_unchecked(&draw, &mut ());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { break };
                    let action = dealer.pick(&state, seat);
                    state.play_unchecked(seat, action, &mut ());
                    decisions += 1;
                }
                Turn::Over => break,
            }
        }
    }
    decisions as f64 / COUNTED as f64
}
