//! A table as one viewer sees it. The JSON of the API and the pages are made of it.

use std::sync::Arc;

use elvaland_rules::record::{Broken, Outcome};
use elvaland_rules::{Action, Audience, GameName, Scores, Seat};
use elvaland_session::{AnyView, Course, LoggedEvent};

use super::names::seat_names;
use super::{Occupant, Settings, Status, TableId};

/// Returns which game a view is of.
pub(crate) fn game_of(view: &AnyView) -> GameName {
    match view {
        AnyView::Nidavellir(_) | AnyView::NidavellirMemory(_) => GameName::Nidavellir,
        AnyView::Nains(_) | AnyView::NainsMemory(_) => GameName::Nains,
    }
}

/// A table at one moment, as one viewer sees it. It holds no secret of anybody else.
#[derive(Clone, Debug)]
pub(crate) struct TableSnapshot {
    pub(crate) id: TableId,
    pub(crate) status: Status,
    /// The settings without what can be large; see [`Settings::summary`].
    pub(crate) settings: Settings,
    pub(crate) seats: Vec<SeatSnapshot>,
    /// The audience of the snapshot.
    pub(crate) audience: Audience,
    /// The viewer's seat.
    pub(crate) own: Option<Seat>,
    pub(crate) is_host: bool,
    /// The number of steps, undos among them.
    pub(crate) seq: u64,
    /// What the audience sees of the game, once it began.
    pub(crate) view: Option<AnyView>,
    /// Whether scores are shown.
    pub(crate) scores: Scores,
    /// The audience's legal actions.
    pub(crate) legal: Vec<Action>,
    /// The viewer's pending bid.
    pub(crate) bid: Option<Action>,
    pub(crate) can_undo: bool,
    /// Whether the viewer may ask the strongest bot.
    pub(crate) may_ask: bool,
    /// The result, once the game is over.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<TableId>,
    /// Why the table is read-only: the rules refuse one of its stored steps.
    pub(crate) frozen: Option<Broken>,
    /// Details that only pages show, not the API.
    pub(crate) details: Details,
}

/// The parts of a snapshot that only pages show.
#[derive(Clone, Debug, Default)]
pub(crate) struct Details {
    /// The events, as the audience may know them.
    pub(crate) log: Vec<LoggedEvent>,
    /// The course of a finished game.
    pub(crate) course: Option<Arc<Course>>,
    /// Whether the viewer may look at earlier moments.
    pub(crate) has_past: bool,
    /// The earlier moment that is shown: all moments of the game, and the number of steps before this one.
    pub(crate) moment: Option<(Arc<Course>, u32)>,
    /// In a guided game, the proposed move, if there is one.
    pub(crate) guide: Option<Option<Action>>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeatSnapshot {
    pub(crate) occupant: Occupant,
    /// The name to show; no two at a table are alike. `None` for an open seat, and for a former player without a name.
    pub(crate) name: Option<String>,
    /// Whether the person has a stream of the table open.
    pub(crate) is_present: bool,
    /// Whether the person is shown as away: nothing was heard of them for some seconds.
    pub(crate) is_absent: bool,
    /// Whether the person has been away so long that the host may call a bot.
    pub(crate) is_away: bool,
    /// Whether the person has kept the others waiting so long that these may vote for a bot.
    pub(crate) is_stalling: bool,
    /// The players who have voted for a bot here.
    pub(crate) votes: Vec<Seat>,
    /// Whether the seat is reserved for a visitor.
    pub(crate) is_reserved: bool,
    /// Whether the seat has to choose and has not.
    pub(crate) is_asked: bool,
    /// Whether the seat's bid is in while others still think.
    pub(crate) is_ready: bool,
}

impl SeatSnapshot {
    /// Returns the seats of a table without what only a table in memory knows.
    pub(crate) fn all(seats: &[Occupant]) -> Vec<SeatSnapshot> {
        let seat = |(occupant, name): (&Occupant, Option<String>)| SeatSnapshot {
            occupant: occupant.clone(),
            name,
            is_present: false,
            is_absent: false,
            is_away: false,
            is_stalling: false,
            votes: Vec::new(),
            is_reserved: false,
            is_asked: false,
            is_ready: false,
        };
        seats.iter().zip(seat_names(seats)).map(seat).collect()
    }
}
