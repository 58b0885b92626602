//! Bots that think in threads of their own.

use std::thread;

use elvaland_bots::{AssessedOption, Beliefs, BotLevel, Budget, Level, Occupants, PublicHistory};
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, BySeat, Seat};
use elvaland_session::Session;

use super::{LocalRules, state};
use crate::pages::HINTS;
use crate::table::Notify;

/// The reply of a bot.
#[derive(Clone, PartialEq, Debug)]
pub struct BotReply {
    pub(super) seat: Seat,
    /// The version of the table that it is about.
    pub(super) version: u64,
    pub(super) reply: BotAnswer,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum BotAnswer {
    /// The choice of the bot on the seat.
    Choice(Action),
    /// Advice of the strongest bot for the person on the seat: the options, the best of them explained.
    Advice(Vec<AssessedOption>),
}

/// Lets a bot choose from its own view, and sends its choice to `notify`.
pub(super) fn think<R: LocalRules>(
    session: &Session,
    seat: Seat,
    level: Level,
    seed: u64,
    version: u64,
    notify: Notify<BotReply>,
) {
    let past = if level.searches() { public_history(session) } else { PublicHistory::default() };
    let game = state::<R>(session);
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    thread::spawn(move || {
        let action = match legal.as_slice() {
            [] => return,
            [only] => *only,
            legal => level.bot::<R>(seed, Beliefs::of_game(&past)).choose(&view, legal, level.budget()),
        };
        notify(BotReply { seat, version, reply: BotAnswer::Choice(action) });
    });
}

/// Lets the strongest bot advise the person on a seat from that person's view, given the levels of the bots, and sends the advice to `notify`.
pub(super) fn advise<R: LocalRules>(
    session: &Session,
    (seat, levels): (Seat, BySeat<Option<Level>>),
    budget: Budget,
    seed: u64,
    version: u64,
    notify: Notify<BotReply>,
) {
    let (past, view) = (public_history(session), state::<R>(session).view(Audience::Seat(seat)));
    thread::spawn(move || {
        let occupants = Occupants { levels, beliefs: Beliefs::of_game(&past) };
        let options = elvaland_bots::advise(&view, &occupants, HINTS, budget, seed, 1);
        notify(BotReply { seat, version, reply: BotAnswer::Advice(options) });
    });
}

/// Returns what everybody could see of the earlier decisions.
fn public_history(session: &Session) -> PublicHistory {
    let past = session.decisions();
    PublicHistory::of_decisions(past.iter().map(|it| (&it.game, it.seat, it.action)), session.game())
}
