//! Bots that think beside the screen.

use std::thread;

use elvaland_bots::Level;
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, Game, Seat, State};

use super::Playable;
use crate::table::Report;

/// What a bot has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    pub(super) seat: Seat,
    /// The table it was thought about.
    pub(super) version: u64,
    pub(super) action: Action,
}

/// Lets a bot think about what it is asked, and reports what it decides. It is given what its player may know.
pub(super) fn think<R: Playable>(
    game: &State<R>,
    seat: Seat,
    level: Level,
    seed: u64,
    version: u64,
    report: Report<Thought>,
) {
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let action = match legal.as_slice() {
            [] => return,
            [only] => *only,
            legal => level.bot::<R>(seed).choose(&view, legal, level.budget()),
        };
        report(Thought { seat, version, action });
    });
}
