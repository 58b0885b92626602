//! The JSON of tables, made of [`TableSnapshot`]s.

use elvaland_rules::mechanics::Rules;
use elvaland_rules::record::Outcome;
use elvaland_rules::{Action, Seat};
use elvaland_session::{
    self as session, AnyView, Occupant, SeatSnapshot, SeenStep, StepsSince, TableOptions, TableSnapshot, with_view,
};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::table::{StepEvent, TableEvent};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableState {
    /// The table's id.
    pub(crate) id: String,
    /// `open`, `running`, `over` or `replay`.
    #[schema(value_type = String)]
    pub(crate) status: &'static str,
    /// The settings chosen when the table was created.
    pub(crate) settings: SettingsState,
    /// The seats in order.
    pub(crate) seats: Vec<SeatState>,
    /// The viewer's seat; `null` for a spectator.
    pub(crate) seat: Option<usize>,
    /// Whether the viewer is the host: they created the table, or took over when its creator left.
    pub(crate) host: bool,
    /// The number of steps so far. An action names it, so that a stale one is refused.
    pub(crate) seq: u64,
    /// What the viewer may see of the game; `null` before it begins.
    #[schema(value_type = Object)]
    pub(crate) view: Option<Box<RawValue>>,
    /// The viewer's legal actions, each as a line of text.
    pub(crate) legal: Vec<String>,
    /// The viewer's own bid while others still think.
    pub(crate) bid: Option<String>,
    /// Whether the viewer can undo their last choice.
    pub(crate) can_undo: bool,
    /// The result of a finished game.
    pub(crate) result: Option<ResultState>,
    /// The table of the next game.
    pub(crate) rematch: Option<String>,
    /// Why the table is read-only: a stored step that the rules refuse today, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) frozen: Option<String>,
}

impl TableState {
    pub(crate) fn of(table: &TableSnapshot) -> TableState {
        let text = |action: Action| {
            table
                .view
                .as_ref()
                .map_or_else(String::new, |view| with_view!(view, v => v.table().display_action(action).to_string()))
        };
        let view = table.view.as_ref().map(|view| view.to_text(table.scores));
        TableState {
            id: table.id.clone(),
            status: table.status.name(),
            settings: SettingsState::of(&table.options),
            seats: table.seats.iter().map(SeatState::of).collect(),
            seat: table.own.map(Seat::index),
            host: table.is_host,
            seq: table.seq,
            view: view.map(|text| RawValue::from_string(text).unwrap_or_default()),
            legal: table.legal.iter().map(|&action| text(action)).collect(),
            bid: table.bid.map(text),
            can_undo: table.can_undo,
            result: table.outcome.as_ref().map(ResultState::of),
            rematch: table.rematch.clone(),
            frozen: table.frozen.as_ref().map(ToString::to_string),
        }
    }
}

/// The result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct ResultState {
    /// The total of every seat.
    pub(crate) totals: Vec<u16>,
    /// The winning seats.
    pub(crate) winners: Vec<usize>,
}

impl ResultState {
    fn of(outcome: &Outcome) -> ResultState {
        ResultState { totals: outcome.totals.clone(), winners: outcome.winners.clone() }
    }
}

/// The settings of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SettingsState {
    /// `nidavellir` or `nains`.
    #[schema(value_type = String)]
    pub(crate) game: &'static str,
    /// The options of the game, the number of players among them.
    pub(crate) options: Value,
    /// Whether the table is listed in the lobby.
    pub(crate) public: bool,
    /// Memory mode: other players' coins are not shown.
    pub(crate) memory: bool,
    /// Whether scores are hidden until the end.
    pub(crate) hide_scores: bool,
    /// Seconds per move; then a bot moves for the player. `null`: no limit.
    pub(crate) timer: Option<u32>,
    /// Whether another card list than the built-in one is used.
    pub(crate) own_cards: bool,
}

impl SettingsState {
    pub(crate) fn of(chosen: &TableOptions) -> SettingsState {
        SettingsState {
            game: chosen.game.name(),
            options: chosen.options.clone(),
            public: chosen.is_public,
            memory: chosen.memory,
            hide_scores: chosen.hide_scores,
            timer: chosen.timer,
            own_cards: chosen.has_own_cards,
        }
    }
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct SeatState {
    /// `open`, `person`, `bot` or `gone`.
    #[schema(value_type = String)]
    pub(crate) kind: &'static str,
    /// The name of the person. No two at a table are alike: a second Ada is shown as `Ada 2`.
    pub(crate) name: Option<String>,
    /// The level of the bot that plays, also in a person's place.
    #[schema(value_type = Option<String>)]
    pub(crate) bot: Option<&'static str>,
    /// Whether the person has a stream of this table open.
    pub(crate) present: bool,
    /// Whether the person has been away so long that the host may call a bot.
    pub(crate) away: bool,
    /// Whether the person has kept the others waiting so long that these may vote for a bot.
    pub(crate) stalling: bool,
    /// The seats that have voted for a bot here.
    pub(crate) votes: Vec<usize>,
    /// Whether the seat is reserved for a player of the game before.
    pub(crate) reserved: bool,
    /// Whether the seat has to choose and has not.
    pub(crate) asked: bool,
    /// Whether the seat's bid is in while others still think.
    pub(crate) ready: bool,
}

impl SeatState {
    /// The values of `kind`.
    pub(crate) const KINDS: [&'static str; 4] = ["open", "person", "bot", "gone"];

    pub(crate) fn of(seat: &SeatSnapshot) -> SeatState {
        let (kind, name, bot) = match seat.occupant {
            Occupant::Open => ("open", None, None),
            Occupant::Person { stand_in } => ("person", seat.name.clone(), stand_in),
            Occupant::Bot(level) => ("bot", None, Some(level)),
            Occupant::Gone => ("gone", seat.name.clone(), seat.occupant.bot()),
        };
        SeatState {
            kind,
            name,
            bot: bot.map(crate::bots::Level::name),
            present: seat.is_present,
            away: seat.is_away,
            stalling: seat.is_stalling,
            votes: seat.votes.iter().map(|seat| seat.index()).collect(),
            reserved: matches!(seat.occupant, Occupant::Open) && seat.is_reserved,
            asked: seat.is_asked,
            ready: seat.is_ready,
        }
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
    /// The seats in order.
    pub(crate) seats: Vec<SeatState>,
    /// Whether the viewer is the host now.
    pub(crate) host: bool,
    /// The table of the next game.
    pub(crate) rematch: Option<String>,
}

impl SeatsUpdate {
    fn of(table: &TableSnapshot) -> SeatsUpdate {
        SeatsUpdate {
            status: table.status.name(),
            seq: table.seq,
            seats: table.seats.iter().map(SeatState::of).collect(),
            host: table.is_host,
            rematch: table.rematch.clone(),
        }
    }
}

/// New steps of a table.
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

/// The steps since a moment, as the viewer may see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StepsState {
    /// The number of steps before the first one: more than was asked for if some were left out.
    pub(crate) since: u32,
    /// Whether earlier steps were left out because there were too many.
    pub(crate) cut: bool,
    /// What the viewer saw before the first step; left out where memory mode hides it.
    #[schema(value_type = Object)]
    pub(crate) before: Option<Box<RawValue>>,
    /// The steps in order.
    pub(crate) steps: Vec<StepState>,
    /// The table after them.
    pub(crate) table: TableState,
}

/// A step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct StepState {
    /// The number of steps before it.
    pub(crate) seq: u32,
    /// What happened, as the viewer may know it; an undo is the event `undone`.
    pub(crate) events: Vec<Value>,
}

impl StepsState {
    pub(crate) fn of(since: &StepsSince) -> StepsState {
        let StepsSince { since, is_cut, before, is_before_hidden, steps, table } = since;
        let before = before
            .as_ref()
            .filter(|_| !is_before_hidden)
            .map(|view| RawValue::from_string(view.to_text(table.scores)).unwrap_or_default());
        let step = |step: &SeenStep| StepState {
            seq: step.seq,
            events: events(StepEvent::of_seen(step), table.view.as_ref()),
        };
        let steps = steps.iter().map(step).collect();
        StepsState { since: *since, cut: *is_cut, before, steps, table: TableState::of(table) }
    }
}

/// Returns events as JSON with the names of records; an undo is `undone`.
fn events(events: impl Iterator<Item = StepEvent>, view: Option<&AnyView>) -> Vec<Value> {
    let Some(view) = view else { return Vec::new() };
    with_view!(view, view => events.map(|event| event_json(event, view.table().rules())).collect())
}

fn event_json<R: Rules>(event: StepEvent, rules: &R) -> Value {
    match event {
        StepEvent::Event(event) => event.to_json(rules),
        StepEvent::Undone(seat) => json!({"event": "undone", "seat": seat.index()}),
    }
}

/// Returns the name of a stream event, and the `seq` after which a client resumes.
pub(crate) fn stream_event(event: &TableEvent) -> (&'static str, Option<u64>) {
    match event {
        TableEvent::Table(table) => ("table", Some(table.seq)),
        TableEvent::Update(update) => ("update", Some(update.table.seq)),
        TableEvent::Seats(_) => ("seats", None),
        TableEvent::Reaction(..) => ("reaction", None),
        TableEvent::Gone => ("gone", None),
    }
}

/// Returns the data of an event of a stream.
pub(crate) fn stream_data(event: &TableEvent) -> String {
    let written = match event {
        TableEvent::Table(table) => serde_json::to_string(&TableState::of(table)),
        TableEvent::Update(session::Update { from, steps, table, .. }) => serde_json::to_string(&Update {
            from: *from,
            seq: table.seq,
            events: events(steps.iter().flat_map(StepEvent::of_seen), table.view.as_ref()),
            table: TableState::of(table),
        }),
        TableEvent::Seats(table) => serde_json::to_string(&SeatsUpdate::of(table)),
        TableEvent::Reaction(seat, reaction) => {
            Ok(json!({"seat": seat.index(), "reaction": reaction.name()}).to_string())
        }
        TableEvent::Gone => Ok("{}".to_owned()),
    };
    written.unwrap_or_default()
}
