//! A table as one viewer sees it: the JSON of answers and streams.

use elvaland_rules::{Audience, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::live_table::LiveTable;
use crate::model::{Settings, Sitter, seat_of};
use crate::model::{TableId, TableRow, VisitorId};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableState {
    /// The table's name.
    #[schema(value_type = String)]
    pub(crate) id: TableId,
    /// `open`, `running`, `over` or `replay`.
    #[schema(value_type = String)]
    pub(crate) status: &'static str,
    /// What was decided when it was created.
    pub(crate) settings: SettingsState,
    /// Who sits where.
    pub(crate) seats: Vec<SeatState>,
    /// The viewer's seat; `null` for a spectator.
    pub(crate) seat: Option<usize>,
    /// Whether the viewer is the host: he created the table, or followed whoever did.
    pub(crate) host: bool,
    /// The number of steps so far: what an action answers.
    pub(crate) seq: u64,
    /// What the viewer may see of the game; `null` before it begins.
    #[schema(value_type = Object)]
    pub(crate) view: Option<Box<RawValue>>,
    /// The viewer's legal actions, each as a line of text.
    pub(crate) legal: Vec<String>,
    /// The viewer's own bid while others still think.
    pub(crate) bid: Option<String>,
    /// Whether the viewer can take his last choice back.
    pub(crate) can_undo: bool,
    /// How the game ended.
    pub(crate) result: Option<ResultState>,
    /// The table of the next game.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch: Option<TableId>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct ResultState {
    /// The total of every seat.
    pub(crate) totals: Vec<u16>,
    /// The winning seats.
    pub(crate) winners: Vec<usize>,
}

/// The settings of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SettingsState {
    /// The game.
    #[schema(value_type = String)]
    pub(crate) game: &'static str,
    /// The options of the game, the number of players among them.
    pub(crate) options: Value,
    /// Whether the table is in the lobby.
    pub(crate) public: bool,
    /// Memory mode: the coins of others are not shown.
    pub(crate) memory: bool,
    /// Whether scores are hidden until the end.
    pub(crate) hide_scores: bool,
    /// After so many seconds a bot decides for whoever is asked.
    pub(crate) timer: Option<u32>,
    /// Whether the cards are another list than the built-in one.
    pub(crate) own_cards: bool,
}

impl SettingsState {
    pub(crate) fn of(settings: &Settings) -> SettingsState {
        SettingsState {
            game: settings.game.name(),
            options: settings.options.clone(),
            public: settings.public,
            memory: settings.memory,
            hide_scores: settings.hide_scores,
            timer: settings.timer,
            own_cards: settings.cards.is_some(),
        }
    }
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SeatState {
    /// `open`, `person`, `bot` or `gone`.
    #[schema(value_type = String)]
    pub(crate) kind: &'static str,
    /// The name of the person.
    pub(crate) name: Option<String>,
    /// The level of the bot that plays, also in a person's place.
    #[schema(value_type = Option<String>)]
    pub(crate) bot: Option<&'static str>,
    /// Whether the person has a stream of this table open.
    pub(crate) present: bool,
    /// Whether the person has been away so long that the host may call a bot.
    pub(crate) away: bool,
    /// Whether the seat is asked and has not answered.
    pub(crate) asked: bool,
    /// Whether the seat's bid is in, while others still think.
    pub(crate) ready: bool,
}

impl SeatState {
    /// A seat without what only a live table knows.
    pub(crate) fn of(sitter: &Sitter) -> SeatState {
        let (kind, name, bot) = match sitter {
            Sitter::Open => ("open", None, None),
            Sitter::Person { name, stand_in, .. } => ("person", Some(name.clone()), *stand_in),
            Sitter::Bot(level) => ("bot", None, Some(*level)),
            Sitter::Gone(name) => ("gone", name.clone(), sitter.bot()),
        };
        let bot = bot.map(crate::bots::Level::name);
        SeatState { kind, name, bot, present: false, away: false, asked: false, ready: false }
    }
}

/// What changes without a step: who sits where, who is there, whose bid is in.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SeatsUpdate {
    /// `open`, `running`, `over` or `replay`.
    #[schema(value_type = String)]
    pub(crate) status: &'static str,
    /// The number of steps so far.
    pub(crate) seq: u64,
    /// Who sits where.
    pub(crate) seats: Vec<SeatState>,
    /// Whether the viewer is the host now.
    pub(crate) host: bool,
    /// The table of the next game.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch: Option<TableId>,
}

/// What a stream brings when the table moves on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Update {
    /// The number of steps before.
    pub(crate) from: u64,
    /// The number of steps now.
    pub(crate) seq: u64,
    /// What happened, as the viewer may know it.
    pub(crate) events: Vec<Value>,
    /// The table now.
    pub(crate) table: TableState,
}

impl LiveTable {
    pub(crate) fn audience_of(&self, visitor: Option<VisitorId>) -> Audience {
        let seat = visitor.and_then(|visitor| seat_of(&self.row.arrangement.seats, visitor));
        seat.map_or(Audience::Spectator, Audience::Seat)
    }

    /// The table as a visitor sees it now.
    pub(crate) fn state_for(&self, visitor: Option<VisitorId>) -> TableState {
        let mut state = self.state(self.audience_of(visitor));
        state.host = visitor.is_some() && self.row.arrangement.host == visitor;
        state
    }

    /// The table as an audience sees it now.
    pub(crate) fn state(&self, audience: Audience) -> TableState {
        let TableRow { id, progress, arrangement, .. } = &self.row;
        let own = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        };
        let play = self.play.as_ref();
        let playing = play.filter(|_| !progress.status.is_finished());
        let outcome = play.and_then(|play| play.board.outcome());
        TableState {
            id: *id,
            status: progress.status.name(),
            settings: SettingsState::of(&arrangement.settings),
            seats: self.seats(),
            seat: own.map(Seat::index),
            host: false,
            seq: progress.seq,
            view: play.map(|play| play.board.show(audience, arrangement.settings.shown())),
            legal: own.zip(playing).map_or_else(Vec::new, |(seat, play)| play.board.legal(seat)),
            bid: own.zip(playing).and_then(|(seat, play)| play.bids[seat].as_ref().map(|bid| bid.action.clone())),
            can_undo: own.is_some_and(|seat| self.can_undo(seat)),
            result: outcome.map(|outcome| ResultState { totals: outcome.totals, winners: outcome.winners }),
            rematch: arrangement.rematch,
        }
    }

    pub(crate) fn seats_update(&self, is_host: bool) -> SeatsUpdate {
        SeatsUpdate {
            status: self.row.progress.status.name(),
            seq: self.row.progress.seq,
            seats: self.seats(),
            host: is_host,
            rematch: self.row.arrangement.rematch,
        }
    }

    pub(super) fn seats(&self) -> Vec<SeatState> {
        let seats = self.row.arrangement.seats.iter().zip(Seat::ALL);
        let presence = self.presence();
        seats
            .map(|(sitter, seat)| SeatState {
                present: presence[seat].is_present,
                away: presence[seat].is_away,
                asked: self.row.progress.asked.contains(&seat),
                ready: self.has_bid(seat),
                ..SeatState::of(sitter)
            })
            .collect()
    }
}
