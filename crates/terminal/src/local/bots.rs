//! Bots that think beside the screen.

use std::thread;

use elvaland_bots::{Budget, Hint, Level, hint};
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, Seat, State};

use super::Playable;
use crate::table::Notify;

/// What a bot has decided.
#[derive(Clone, PartialEq, Debug)]
pub struct BotReply {
    pub(super) seat: Seat,
    /// The table it was reply about.
    pub(super) version: u64,
    pub(super) reply: Reply,
}

/// What a reply came to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    /// The bot on the seat chooses.
    Choice(Action),
    /// The strongest bot advises the person on the seat.
    Advice(Vec<Hint>),
}

/// Lets a bot think about what it is asked, and reports what it decides. It is given what its player may know.
pub(super) fn think<R: Playable>(
    game: &State<R>,
    seat: Seat,
    level: Level,
    seed: u64,
    version: u64,
    report: Notify<BotReply>,
) {
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let action = match legal.as_slice() {
            [] => return,
            [only] => *only,
            legal => level.bot::<R>(seed).choose(&view, legal, level.budget()),
        };
        report(BotReply { seat, version, reply: Reply::Choice(action) });
    });
}

/// Lets the strongest bot think about what a person is asked, and reports what it would do. It is given what the person may
/// know.
pub(super) fn advise<R: Playable>(
    game: &State<R>,
    seat: Seat,
    budget: Budget,
    seed: u64,
    version: u64,
    report: Notify<BotReply>,
) {
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let hints = hint(&view, &legal, budget, seed, 1);
        report(BotReply { seat, version, reply: Reply::Advice(hints) });
    });
}
