//! Pads as JSON: what a sheet of a game asks for and how it is scored, and the score of a pad.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::term::tie_breakers;
use super::{Pad, ScorePadRules, Sheet, Term};
use crate::Seat;

/// The scoring rules of a game as JSON, so that another program can score it.
#[derive(Serialize)]
struct Tables<'a> {
    game: &'a str,
    parts: Vec<&'static str>,
    entries: Vec<EntryJson>,
    ticks: Vec<TickJson>,
    terms: Vec<Term>,
    /// The heroes who break a tie of totals.
    tie_breakers: Vec<&'static str>,
    track: Vec<u16>,
}

#[derive(Serialize)]
struct EntryJson {
    name: &'static str,
    most: u16,
}

#[derive(Serialize)]
struct TickJson {
    name: &'static str,
}

/// Returns what a sheet of a game asks for and how it is scored, for programs that score it elsewhere.
pub fn tables<R: ScorePadRules>() -> Value {
    let tables = Tables {
        game: R::NAME,
        parts: R::part_names().collect(),
        entries: R::ENTRIES.iter().map(|entry| EntryJson { name: entry.name, most: entry.most }).collect(),
        ticks: R::TICKS.iter().map(|tick| TickJson { name: tick.name::<R>() }).collect(),
        terms: R::terms(),
        tie_breakers: tie_breakers::<R>(),
        track: R::printed_track(),
    };
    serde_json::to_value(tables).unwrap_or_default()
}

#[derive(Serialize)]
struct PadJson<'a> {
    game: &'a str,
    players: Vec<PlayerJson<'a>>,
    winners: Vec<usize>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    parts: BTreeMap<&'a str, u16>,
    total: u16,
}

impl<R: ScorePadRules> Pad<R> {
    /// Returns the score of everybody as JSON; winners are counted from 0.
    pub fn to_json(&self) -> Value {
        let player = |seat: Seat| {
            let score = self.score(seat);
            let parts = R::part_names().zip(score.values().iter().copied()).collect();
            PlayerJson { name: &self.sheet(seat).name, parts, total: score.total() }
        };
        let winners = self.standing().winners.iter().map(Seat::index).collect();
        let json = PadJson { game: R::NAME, players: self.seats().map(player).collect(), winners };
        serde_json::to_value(json).unwrap_or_default()
    }
}

impl<R: ScorePadRules> Sheet<R> {
    /// Returns what is written on the sheet, by the names of entries and heroes.
    pub fn to_json(&self) -> Value {
        let counts: BTreeMap<&str, u16> =
            R::ENTRIES.iter().enumerate().map(|(at, entry)| (entry.name, self.count(at))).collect();
        let ticks = R::TICKS.iter().filter(|tick| self.heroes().contains(tick.hero));
        let ticks: Vec<&str> = ticks.map(|tick| tick.name::<R>()).collect();
        serde_json::json!({"counts": counts, "ticks": ticks, "coins": self.coins()})
    }
}
