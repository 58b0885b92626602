//! Advice: the search bot's estimates of a player's options, and why they are good.

use elvaland_assessment::AssessedOption;
use elvaland_rules::{Action, View};

use crate::bot::{Budget, viewing_seat};
use crate::chances::{Chances, Occupants};
use crate::explain::{EXPLAINED_SAMPLES, explain};
use crate::games::BotGame;
use crate::search::{SearchBot, Width};

/// Returns the options of the seat that `view` belongs to as [`assess`] rates them, the first `explained` of them with
/// their reasons.
///
/// # Panics
/// If the view is not that of a seat with a decision.
///
/// ```
/// use elvaland_bots::{Budget, Occupants, advise};
/// use elvaland_rules::nidavellir::Nidavellir;
/// use elvaland_rules::{Audience, Seat, State};
///
/// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
/// let view = game.view(Audience::Seat(Seat::S0));
/// let options = advise(&view, &Occupants::default(), 3, Budget::Iterations(50), 7, 1);
/// assert!(options.iter().enumerate().all(|(at, option)| option.reasons.is_some() == (at < 3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advise<R: BotGame>(
    view: &View<R>,
    occupants: &Occupants,
    explained: usize,
    budget: Budget,
    seed: u64,
    threads: usize,
) -> Vec<AssessedOption> {
    let mut options = assess(view, &view.legal_actions(), (occupants, None), budget, seed, threads);
    let best: Vec<Action> = options.iter().take(explained).map(|option| option.action).collect();
    let reasons = explain(view, &best, &occupants.beliefs, EXPLAINED_SAMPLES, seed);
    options.iter_mut().zip(reasons).for_each(|(option, reasons)| option.reasons = Some(reasons));
    options
}

/// Returns the searched options of the seat that `view` belongs to, the most promising first and without reasons; an
/// action that was played is among them. The same view, occupants, seed and number of iterations give the same options.
///
/// # Panics
/// If the view is not that of a seat with a decision.
///
/// ```
/// use elvaland_bots::{Budget, Occupants, assess};
/// use elvaland_rules::nidavellir::Nidavellir;
/// use elvaland_rules::{Audience, Seat, State};
///
/// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
/// let legal = game.legal_actions(Seat::S0);
/// let view = game.view(Audience::Seat(Seat::S0));
/// let options = assess(&view, &legal, (&Occupants::default(), None), Budget::Iterations(50), 7, 1);
/// assert!(legal.contains(&options[0].action));
/// assert!(options.is_sorted_by(|one, other| one.win >= other.win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn assess<R: BotGame>(
    view: &View<R>,
    legal: &[Action],
    (occupants, played): (&Occupants, Option<Action>),
    budget: Budget,
    seed: u64,
    threads: usize,
) -> Vec<AssessedOption> {
    R::assessed_options(view, legal, (occupants, played), budget, seed, threads)
}

/// The worlds in which the chances of the others are estimated.
const CHANCE_WORLDS: u32 = 16;

/// Implements [`assess`] for any game.
pub(crate) fn search_options<R: BotGame>(
    view: &View<R>,
    legal: &[Action],
    (occupants, played): (&Occupants, Option<Action>),
    budget: Budget,
    seed: u64,
    threads: usize,
) -> Vec<AssessedOption> {
    let mut bot = SearchBot::new(seed, threads, occupants.beliefs);
    let estimates = bot.estimates(view, legal, budget, Width::Wide(played));
    let (seat, chances) = (viewing_seat(view), Chances::of_view(view, occupants, CHANCE_WORLDS, seed));
    let chance = |win: f32| chances.with_win(seat, win)[seat.index()];
    let option = |action, win, play| AssessedOption { action, win: chance(win), play, reasons: None };
    estimates.into_iter().map(|it| option(it.action, it.win, it.share)).collect()
}
