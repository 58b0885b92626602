//! The bots at one table.

use std::time::{Duration, Instant};

use elvaland_bots::{Bot, Budget, seed};
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, Rules, Seat, State, View};
use serde::{Deserialize, Serialize};

use crate::contestant::Contestant;

/// The resources that a bot spent on its decisions; forced decisions are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Decisions with more than one legal action.
    pub decisions: u64,
    /// Time of all of them.
    pub time: Duration,
    /// Playouts of all of them.
    pub playouts: u64,
}

impl Spent {
    /// Adds the resources of other decisions.
    pub(crate) fn add(&mut self, other: &Spent) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.playouts += other.playouts;
    }
}

/// One bot per seat, each with its budget per decision.
pub(crate) struct Party<R: Rules> {
    players: Vec<SeatedBot<R>>,
    /// True if some bot learns from what the others do.
    is_observed: bool,
    /// Bids of the present round, which become public with its end, each with the public view before them.
    bids: Vec<(View<R>, Seat, Action)>,
}

struct SeatedBot<R: Rules> {
    name: String,
    bot: Box<dyn Bot<R>>,
    budget: Budget,
    spent: Spent,
}

impl<R: Rules> Party<R> {
    /// Seats bots in order, each with its seed; `budget` is for those without a budget of their own.
    pub(crate) fn new<'a>(bots: impl Iterator<Item = (&'a Contestant<R>, u64)>, budget: Budget) -> Party<R>
    where
        R: 'a,
    {
        let player = |(contestant, seed): (&Contestant<R>, u64)| {
            let bot = contestant.bot(seed);
            let budget = bot.budget().unwrap_or(budget);
            SeatedBot { name: contestant.name().to_owned(), bot, budget, spent: Spent::default() }
        };
        let players: Vec<SeatedBot<R>> = bots.map(player).collect();
        let is_observed = players.iter().any(|player| player.bot.observes());
        Party { players, is_observed, bids: Vec::new() }
    }

    /// Seats bots for game number `game` of a simulation: their seeds follow from `seed`, `game` and the seat.
    pub(crate) fn of_simulation<'a>(
        bots: impl Iterator<Item = &'a Contestant<R>>,
        budget: Budget,
        seed: u64,
        game: u64,
    ) -> Party<R>
    where
        R: 'a,
    {
        let seeded = |(seat, bot): (usize, &'a Contestant<R>)| (bot, seed::mixed([seed, game, seat as u64]));
        Party::new(bots.enumerate().map(seeded), budget)
    }

    /// Returns the action of the bot on this seat, from its own view; a forced action without asking the bot. The other
    /// bots observe actions as soon as they are public.
    pub(crate) fn choose(&mut self, game: &State<R>, seat: Seat) -> Action {
        let legal = game.legal_actions(seat);
        if let [only] = legal[..] {
            return only;
        }
        if !self.is_observed {
            return self.ask(game, seat, &legal);
        }
        let is_over =
            |(before, ..): &(View<R>, Seat, Action)| before.table().stage().round != game.table().stage().round;
        if self.bids.first().is_some_and(is_over) {
            for (before, seat, action) in std::mem::take(&mut self.bids) {
                self.show(&before, seat, action);
            }
        }
        let before = game.view(Audience::Spectator);
        if self.bids.is_empty() && matches!(legal[0], Action::Bid(_)) {
            self.players.iter_mut().for_each(|player| player.bot.begin_round(&before));
        }
        let action = self.ask(game, seat, &legal);
        match action {
            Action::Bid(_) => self.bids.push((before, seat, action)),
            _ => self.show(&before, seat, action),
        }
        action
    }

    /// Shows a public action to the bots of the other seats.
    fn show(&mut self, before: &View<R>, seat: Seat, action: Action) {
        for (_, player) in self.players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
            player.bot.observe(before, seat, action);
        }
    }

    /// Asks the bot on a seat.
    ///
    /// # Panics
    /// The bot chose an illegal action.
    fn ask(&mut self, game: &State<R>, seat: Seat, legal: &[Action]) -> Action {
        let SeatedBot { name, bot, budget, spent } = &mut self.players[seat.index()];
        let view = game.view(Audience::Seat(seat));
        let start = Instant::now();
        let action = bot.choose(&view, legal, *budget);
        spent.time += start.elapsed();
        spent.decisions += 1;
        assert!(legal.contains(&action), "{name} on seat {seat} chose {action:?}, which is not a legal action");
        action
    }

    /// Returns what each bot has spent, by seat.
    pub(crate) fn spent(&self) -> impl Iterator<Item = Spent> {
        self.players.iter().map(|player| Spent { playouts: player.bot.playouts(), ..player.spent })
    }
}
