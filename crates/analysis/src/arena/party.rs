//! The bots around a table.

use std::time::Instant;

use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, Game, Ruleset, Seat, State};

use super::game::Spent;

use elvaland_bots::{Bot, BotGame, BotName, Budget, seed};

/// A bot on every seat, each with what it may spend on a decision.
pub struct Party<R: Ruleset> {
    players: Vec<Player<R>>,
}

/// A bot on its seat.
struct Player<R: Ruleset> {
    bot: Box<dyn Bot<R>>,
    budget: Budget,
    spent: Spent,
}

impl<R: BotGame> Party<R> {
    /// The bots with these names, seat by seat, for game number `game` of a run with this seed: what they choose follows
    /// from both, and from nothing else if their budgets are iterations.
    pub fn of_run(names: &[BotName], budget: Budget, seed: u64, game: u64) -> Party<R> {
        let seat = |(seat, name): (usize, &BotName)| (*name, name.bot(seed::mixed([seed, game, seat as u64])));
        Party::seated(names.iter().enumerate().map(seat), budget)
    }
}

impl<R: Ruleset> Party<R> {
    /// These bots, seat by seat; `budget` is for those who have none of their own.
    pub(super) fn seated(bots: impl Iterator<Item = (BotName, Box<dyn Bot<R>>)>, budget: Budget) -> Party<R> {
        let player = |(name, bot): (BotName, Box<dyn Bot<R>>)| Player {
            bot,
            budget: name.own_budget().unwrap_or(budget),
            spent: Spent::default(),
        };
        Party { players: bots.map(player).collect() }
    }

    /// What the bot on this seat chooses; it sees what its player may know. Where there is no choice it is not asked.
    pub fn choose(&mut self, game: &State<R>, seat: Seat) -> Action {
        let legal = game.legal_actions(seat);
        if let [only] = legal[..] {
            return only;
        }
        let Player { bot, budget, spent } = &mut self.players[seat.index()];
        let view = game.view(Audience::Seat(seat));
        let begin = Instant::now();
        let action = bot.choose(&view, &legal, *budget);
        spent.time += begin.elapsed();
        spent.decisions += 1;
        action
    }

    /// What the bots spent so far, seat by seat.
    pub(super) fn spent(&self) -> impl Iterator<Item = Spent> {
        self.players.iter().map(|player| Spent { playouts: player.bot.playouts(), ..player.spent })
    }
}
