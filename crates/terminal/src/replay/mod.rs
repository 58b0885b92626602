//! A recorded game, looked at again step by step.

mod fullscreen;

use elvaland_rules::mechanics::{Age, Event, PurseView, Tavern};
use elvaland_rules::record::{Broken, Record};
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_texts::Texts;

use crate::local::Playable;
use crate::pages;
use crate::snapshot::{Occupant, Snapshot};
use crate::ui::Page;

pub use fullscreen::show;

/// A recorded game at one of its steps, seen with somebody's audiences.
pub struct Replay<R: Playable> {
    /// The table before every step, and at the end, with the number of events until then.
    tables: Vec<(State<R>, usize)>,
    events: Vec<Event>,
    names: Vec<String>,
    /// With whose audiences it can be seen; the first ones are those it is seen with.
    audiences: Vec<Audience>,
    at: usize,
}

/// Where to go from a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the beginning.
    First,
    /// Back by a tavern.
    PreviousTavern,
    /// Back by a step.
    Previous,
    /// On by a step.
    Next,
    /// On by a tavern.
    NextTavern,
    /// To the end.
    Last,
    /// To this step, or to the end if there is none.
    To(usize),
}

/// Everybody's audiences at a table of so many: everything open, a spectator's, each player's.
#[must_use]
pub fn all_audiences(players: usize) -> Vec<Audience> {
    let seats = Seat::first(players).map(Audience::Seat);
    [Audience::Open, Audience::Spectator].into_iter().chain(seats).collect()
}

impl<R: Playable> Replay<R> {
    /// Reads a record. It is looked at with the first of these audiences, and others can be chosen; without any, a spectator looks.
    ///
    /// # Errors
    /// The first step that does not hold.
    pub fn read(record: &Record<R>, mut audiences: Vec<Audience>) -> Result<Replay<R>, Broken> {
        let mut replay = record.replay()?;
        let mut events = Vec::new();
        let mut tables = vec![(replay.game().clone(), 0)];
        while replay.next() < record.steps.len() {
            replay.step(&mut events)?;
            tables.push((replay.game().clone(), events.len()));
        }
        if audiences.is_empty() {
            audiences.push(Audience::Spectator);
        }
        Ok(Replay { tables, events, names: record.names.clone().unwrap_or_default(), audiences, at: 0 })
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.tables.len() - 1
    }

    /// The step that comes next.
    pub fn step(&self) -> usize {
        self.at
    }

    /// Goes somewhere else.
    pub fn go(&mut self, way: Jump) {
        self.at = match way {
            Jump::First => 0,
            Jump::Previous => self.at.saturating_sub(1),
            Jump::Next => (self.at + 1).min(self.steps()),
            Jump::Last => self.steps(),
            Jump::To(step) => step.min(self.steps()),
            Jump::NextTavern => {
                let here = self.place(self.at);
                (self.at..=self.steps()).find(|&step| self.place(step) != here).unwrap_or(self.steps())
            }
            Jump::PreviousTavern => self.at.checked_sub(1).map_or(0, |before| self.begin_of(before)),
        };
    }

    /// The first step of the tavern that is resolved before this step, or of the bids.
    fn begin_of(&self, step: usize) -> usize {
        let here = self.place(step);
        (0..=step).rev().take_while(|&step| self.place(step) == here).last().unwrap_or(step)
    }

    /// The time of the game: the tavern that is resolved; none while bids are made.
    fn place(&self, step: usize) -> (Age, u8, Option<Tavern>) {
        let table = self.tables[step].0.table();
        (table.age(), table.round(), table.resolved())
    }

    /// Looks with the next audiences.
    pub fn next_audience(&mut self) {
        self.audiences.rotate_left(1);
    }

    /// With whose audiences one looks.
    pub fn audience(&self) -> Audience {
        self.audiences[0]
    }

    /// Whether one can look with other audiences.
    pub fn has_other_audiences(&self) -> bool {
        self.audiences.len() > 1
    }

    /// The table as these audiences see it. Where nobody's audiences are asked for, the army is that of whoever has to choose.
    pub fn snapshot(&self) -> Snapshot<R, PurseView> {
        self.snapshot_at(self.at)
    }

    fn snapshot_at(&self, step: usize) -> Snapshot<R, PurseView> {
        let (state, logged) = &self.tables[step];
        let audience = self.audience();
        let asked = match state.turn() {
            Turn::Decide(seats) => seats.first(),
            Turn::Chance | Turn::Over => None,
        };
        let player = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Open | Audience::Spectator => asked.or(Some(Seat::ALL[0])),
        };
        let occupants = vec![Occupant::Person; state.players()];
        Snapshot {
            player,
            is_shared: true,
            log: self.events[..*logged].iter().map(|event| event.for_audience(audience)).collect(),
            ..Snapshot::idle(state.view(audience), self.names.clone(), occupants)
        }
    }

    /// What happened in the step before this one, in sentences; before the first step, whose turn it is, and at the end the
    /// scores.
    pub fn told(&self, texts: &Texts, step: usize) -> Vec<String> {
        let step = step.min(self.steps());
        let snapshot = self.snapshot_at(step);
        let logged = step.checked_sub(1).map_or(0, |before| self.tables[before].1);
        let mut told: Vec<String> =
            snapshot.log[logged..].iter().filter_map(|&event| pages::happened(texts, &snapshot, event)).collect();
        if step == 0 || snapshot.is_over() {
            told.push(pages::sentence(texts, &snapshot));
        }
        if snapshot.is_over() {
            told.extend(pages::page(texts, &snapshot, Page::Scores));
        }
        told
    }
}
