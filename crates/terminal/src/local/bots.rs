//! Bots that think in threads of their own.

use std::thread;

use elvaland_bots::{Budget, Hint, Level, hint};
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, Seat, State};

use super::Playable;
use crate::table::Notify;

/// The reply of a bot.
#[derive(Clone, PartialEq, Debug)]
pub struct BotReply {
    pub(super) seat: Seat,
    /// The version of the table that it is about.
    pub(super) version: u64,
    pub(super) reply: Reply,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    /// The choice of the bot on the seat.
    Choice(Action),
    /// Advice of the strongest bot for the person on the seat.
    Advice(Vec<Hint>),
}

/// Lets a bot choose from its own view, and sends its choice to `notify`.
pub(super) fn think<R: Playable>(
    game: &State<R>,
    seat: Seat,
    level: Level,
    seed: u64,
    version: u64,
    notify: Notify<BotReply>,
) {
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let action = match legal.as_slice() {
            [] => return,
            [only] => *only,
            legal => level.bot::<R>(seed).choose(&view, legal, level.budget()),
        };
        notify(BotReply { seat, version, reply: Reply::Choice(action) });
    });
}

/// Lets the strongest bot advise the person on a seat from that person's view, and sends the advice to `notify`.
pub(super) fn advise<R: Playable>(
    game: &State<R>,
    seat: Seat,
    budget: Budget,
    seed: u64,
    version: u64,
    notify: Notify<BotReply>,
) {
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let hints = hint(&view, &legal, budget, seed, 1);
        notify(BotReply { seat, version, reply: Reply::Advice(hints) });
    });
}
