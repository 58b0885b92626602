//! A recorded game, shown step by step.

mod fullscreen;

use std::marker::PhantomData;

use elvaland_rules::mechanics::PurseView;
use elvaland_rules::record::{Broken, Record};
use elvaland_rules::{AnyGame, Audience, Seat};
use elvaland_session::{Header, Session, Visibility};
use elvaland_texts::Texts;

use crate::local::LocalRules;
use crate::pages;
use crate::snapshot::{Occupant, Snapshot};
use crate::ui::InfoPage;

pub use fullscreen::show;

/// A recorded game at one of its steps, as one of several audiences sees it.
pub struct ReplayTable<R: LocalRules> {
    session: Session,
    /// The game before every step, and at the end.
    games: Vec<AnyGame>,
    names: Vec<String>,
    /// The audiences that can be chosen; the first one is shown.
    audiences: Vec<Audience>,
    at: usize,
    rules: PhantomData<R>,
}

/// A move within a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the beginning.
    First,
    /// To the beginning of the current or the previous tavern.
    PreviousTavern,
    /// Back by a step.
    Previous,
    /// Forward by a step.
    Next,
    /// To the beginning of the next tavern.
    NextTavern,
    /// To the end.
    Last,
    /// To this step, or to the end if there are fewer.
    To(usize),
}

/// Returns all audiences at a table with this number of players: open, spectator, each player.
#[must_use]
pub fn all_audiences(players: usize) -> Vec<Audience> {
    let seats = Seat::first(players).map(Audience::Seat);
    [Audience::Open, Audience::Spectator].into_iter().chain(seats).collect()
}

impl<R: LocalRules> ReplayTable<R> {
    /// Replays a record for the first of these audiences; others can be chosen. Without any, a spectator looks.
    ///
    /// # Errors
    /// The first step that breaks a rule.
    pub fn read(record: &Record<R>, mut audiences: Vec<Audience>) -> Result<ReplayTable<R>, Broken> {
        let start = record.replay()?.game().clone();
        let header = Header {
            options: serde_json::to_value(&record.options).unwrap_or_default(),
            setup: serde_json::to_value(&record.setup).unwrap_or_default(),
        };
        let start = R::into_any(start);
        let session = Session::replay(start.name(), &header, &record.steps)?;
        let steps = session.applied_since(0).into_iter().map(|applied| applied.after);
        let games = [start].into_iter().chain(steps).collect();
        if audiences.is_empty() {
            audiences.push(Audience::Spectator);
        }
        let names = record.names.clone().unwrap_or_default();
        Ok(ReplayTable { session, games, names, audiences, at: 0, rules: PhantomData })
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.games.len() - 1
    }

    /// Returns the number of steps before the one that is shown.
    pub fn step(&self) -> usize {
        self.at
    }

    /// Moves to another step.
    pub fn go(&mut self, jump: Jump) {
        self.at = match jump {
            Jump::First => 0,
            Jump::Previous => self.at.saturating_sub(1),
            Jump::Next => (self.at + 1).min(self.steps()),
            Jump::Last => self.steps(),
            Jump::To(step) => step.min(self.steps()),
            Jump::NextTavern => {
                let here = self.games[self.at].stage();
                (self.at..=self.steps()).find(|&step| self.games[step].stage() != here).unwrap_or(self.steps())
            }
            Jump::PreviousTavern => self.at.checked_sub(1).map_or(0, |before| self.start_of_stage(before)),
        };
    }

    /// Returns the first step of the stage that `step` belongs to: bids, or a tavern.
    fn start_of_stage(&self, step: usize) -> usize {
        let here = self.games[step].stage();
        (0..=step).rev().take_while(|&step| self.games[step].stage() == here).last().unwrap_or(step)
    }

    /// Shows the game to the next audience.
    pub fn next_audience(&mut self) {
        self.audiences.rotate_left(1);
    }

    /// Returns the audience that the game is shown to.
    pub fn audience(&self) -> Audience {
        self.audiences[0]
    }

    /// Returns true if there is another audience to choose.
    pub fn has_other_audiences(&self) -> bool {
        self.audiences.len() > 1
    }

    /// Returns the table at the current step.
    pub fn snapshot(&self) -> Snapshot<R, PurseView> {
        self.snapshot_at(self.at)
    }

    /// Returns the table after `step` steps. For an audience without a seat, the own army is that of a player who has to
    /// choose.
    fn snapshot_at(&self, step: usize) -> Snapshot<R, PurseView> {
        let game = &self.games[step];
        let state = game.state::<R>().expect("a record is of one game");
        let audience = self.audience();
        let player = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Open | Audience::Spectator => game.asked().first().or(Some(Seat::ALL[0])),
        };
        let occupants = vec![Occupant::Person; game.players()];
        let log = self.session.log(audience, Visibility::FULL).into_iter();
        Snapshot {
            player,
            is_shared: true,
            log: log.filter(|logged| (logged.step as usize) < step).map(|logged| logged.event).collect(),
            ..Snapshot::idle(state.view(audience), self.names.clone(), occupants)
        }
    }

    /// Describes what the step before `step` caused; at the beginning whose turn it is, at the end the scores.
    pub fn describe(&self, texts: &Texts, step: usize) -> Vec<String> {
        let step = step.min(self.steps());
        let snapshot = self.snapshot_at(step);
        let log = self.session.log(self.audience(), Visibility::FULL).into_iter();
        let caused = log.filter(|logged| logged.step as usize + 1 == step);
        let mut lines: Vec<String> =
            caused.filter_map(|logged| pages::happened(texts, &snapshot, logged.event)).collect();
        if step == 0 || snapshot.is_over() {
            lines.push(pages::sentence(texts, &snapshot));
        }
        if snapshot.is_over() {
            lines.extend(pages::page(texts, &snapshot, InfoPage::Scores));
        }
        lines
    }
}
