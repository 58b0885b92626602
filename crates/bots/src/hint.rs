//! Hints: the search bot's estimates of a player's options.

use elvaland_rules::{Action, View};

use crate::bot::{Budget, viewing_seat};
use crate::chances::{Chances, Occupants};
use crate::games::BotGame;
use crate::search::{SearchBot, Width};

/// An option with the search bot's estimate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// The action.
    pub action: Action,
    /// The estimated chance to win at this table.
    pub win: f32,
    /// The share of the mixed strategy. Several bids have one, because a predictable bid is worth less.
    pub share: f32,
}

/// Returns the searched options of the seat that `view` belongs to, the most promising first; an action
/// that was played is among them. The same view, occupants, seed and number of iterations give the same hints.
///
/// # Panics
/// If the view is not that of a seat with a decision.
///
/// ```
/// use elvaland_bots::{Budget, Occupants, hint};
/// use elvaland_rules::nidavellir::Nidavellir;
/// use elvaland_rules::{Audience, Seat, State};
///
/// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
/// let legal = game.legal_actions(Seat::S0);
/// let view = game.view(Audience::Seat(Seat::S0));
/// let hints = hint(&view, &legal, (&Occupants::default(), None), Budget::Iterations(50), 7, 1);
/// assert!(legal.contains(&hints[0].action));
/// assert!(hints.is_sorted_by(|one, other| one.win >= other.win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint<R: BotGame>(
    view: &View<R>,
    legal: &[Action],
    (occupants, played): (&Occupants, Option<Action>),
    budget: Budget,
    seed: u64,
    threads: usize,
) -> Vec<Hint> {
    R::hints(view, legal, (occupants, played), budget, seed, threads)
}

/// The worlds in which the chances of the others are estimated.
const CHANCE_WORLDS: u32 = 16;

/// Implements [`hint`] for any game.
pub(crate) fn search_hints<R: BotGame>(
    view: &View<R>,
    legal: &[Action],
    (occupants, played): (&Occupants, Option<Action>),
    budget: Budget,
    seed: u64,
    threads: usize,
) -> Vec<Hint> {
    let mut bot = SearchBot::new(seed, threads, occupants.beliefs);
    let estimates = bot.estimates(view, legal, budget, Width::Wide(played));
    let (seat, chances) = (viewing_seat(view), Chances::of_view(view, occupants, CHANCE_WORLDS, seed));
    let chance = |win: f32| chances.with_win(seat, win)[seat.index()];
    estimates.into_iter().map(|it| Hint { action: it.action, win: chance(it.win), share: it.share }).collect()
}
