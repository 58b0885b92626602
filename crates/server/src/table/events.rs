//! What happened at a table, as JSON for one audience.

use elvaland_rules::mechanics::{Event, Rules};
use elvaland_rules::{Audience, Seat};
use serde_json::{Value, json};

/// Something told to everybody who watches a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Told {
    /// What the rules say happened.
    Event(Event),
    /// A player took his last choice back.
    Undone(Seat),
}

impl Told {
    /// The event as this audience may see it, with the names of records.
    pub(crate) fn to_json<R: Rules>(self, rules: &R, audience: Audience) -> Value {
        match self {
            Told::Event(event) => event.for_audience(audience).to_json(rules),
            Told::Undone(seat) => json!({"event": "undone", "seat": seat.index()}),
        }
    }
}
