//! A table at a server, by its API and event stream.

mod address;
mod client;
mod identity;
mod stream;

use std::thread;

use elvaland_assessment::{AssessedOption, Explanation};
use elvaland_bots::Level;
use elvaland_rules::mechanics::{Action, Coin, Event};
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{DecodedPurse, GameName, Scores, Seat, SeatSet, View};
use elvaland_texts::{GameTexts, Texts};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::snapshot::{Hints, Occupant, Snapshot, numbered};
use crate::table::{Notify, TableError, TerminalTable};

pub use address::{Address, AddressError};
use client::ApiClient;
pub use stream::ServerMessage;

/// Rules that can be played at a server's table.
pub trait RemoteRules: RecordFormat + PositionFormat + GameTexts {}

impl<R: RecordFormat + PositionFormat + GameTexts> RemoteRules for R {}

/// A visitor at a server's table, seated or watching.
pub struct Visit {
    client: ApiClient,
    table: String,
    state: RemoteState,
}

/// A table as the server sends it.
#[derive(Clone, Deserialize)]
struct RemoteState {
    status: String,
    settings: RemoteSettings,
    seats: Vec<RemoteSeat>,
    seat: Option<usize>,
    seq: u64,
    view: Option<Value>,
    legal: Vec<String>,
    bid: Option<String>,
    can_undo: bool,
}

/// An option of an advice as the server sends it.
#[derive(Deserialize)]
struct RemoteAdvice {
    action: String,
    win: f32,
    play: f32,
    reasons: Option<Explanation>,
}

#[derive(Clone, Deserialize)]
struct RemoteSettings {
    game: String,
    hide_scores: bool,
}

#[derive(Clone, Deserialize)]
struct RemoteSeat {
    kind: String,
    name: Option<String>,
    bot: Option<String>,
    ready: bool,
}

impl Visit {
    /// Opens a table and takes a free seat, or the own one; watches if there is none.
    ///
    /// # Errors
    /// The server does not answer, or there is no such table.
    pub fn join(address: &Address, name: &str, texts: &Texts) -> Result<Visit, TableError> {
        let client = identity::sign_in(ApiClient::new(address, texts.language()), &address.server, name)?;
        let path = format!("/tables/{}", address.table);
        let state: RemoteState = client.get(&path)?;
        if state.status == "open" && state.seat.is_none() {
            client.post(&format!("{path}/join"), &json!({}))?;
        }
        let state = client.get(&path)?;
        Ok(Visit { client, table: address.table.clone(), state })
    }

    /// Returns the number of free seats; the game starts when there are none.
    pub fn free_seats(&self) -> usize {
        self.state.seats.iter().filter(|seat| seat.kind == "open").count()
    }

    /// Returns true if the game has started.
    pub fn has_started(&self) -> bool {
        self.state.view.is_some()
    }

    /// Returns true if the visitor has a seat.
    pub fn is_seated(&self) -> bool {
        self.state.seat.is_some()
    }

    /// Fetches the table again.
    ///
    /// # Errors
    /// The server does not answer.
    pub fn refresh(&mut self) -> Result<(), TableError> {
        self.state = self.client.get(&format!("/tables/{}", self.table))?;
        Ok(())
    }

    /// Returns the game.
    ///
    /// # Errors
    /// A game that this program does not know.
    pub fn game(&self) -> Result<GameName, TableError> {
        self.state.settings.game.parse().map_err(|unknown: elvaland_rules::any::UnknownGame| server_error(&unknown))
    }
}

/// A table at a server.
pub struct Remote<R: RemoteRules> {
    client: ApiClient,
    table: String,
    seq: u64,
    /// The levels with their names in the player's language.
    levels: Vec<(&'static str, String)>,
    snapshot: Snapshot<R, DecodedPurse>,
    error: Option<TableError>,
    notify: Notify<ServerMessage>,
}

impl<R: RemoteRules> Remote<R> {
    /// Opens a table whose game has started, and its event stream.
    ///
    /// # Errors
    /// The server sends something that is not a table.
    pub fn open(visit: Visit, texts: &Texts, notify: Notify<ServerMessage>) -> Result<Remote<R>, TableError> {
        let levels = Level::ALL.map(|level| (level.name(), texts.level(level.name()))).to_vec();
        let snapshot = snapshot(&visit.state, &levels, Vec::new())?;
        stream::listen(visit.client.clone(), format!("/tables/{}/events", visit.table), notify.clone());
        let Visit { client, table, state } = visit;
        Ok(Remote { client, table, seq: state.seq, levels, snapshot, error: None, notify })
    }

    fn path(&self, what: &str) -> String {
        format!("/tables/{}{what}", self.table)
    }

    /// Applies a new state of the table.
    fn show(&mut self, state: &RemoteState) -> Result<(), TableError> {
        let hints = Some(self.snapshot.hints.clone()).filter(|_| self.seq == state.seq && self.snapshot.bid.is_none());
        self.seq = state.seq;
        self.snapshot = snapshot(state, &self.levels, std::mem::take(&mut self.snapshot.log))?;
        if let (Hints::Ready, Some(given)) = (&self.snapshot.hints, hints) {
            self.snapshot.hints = given;
        }
        // Forced public choices are submitted without asking.
        match Action::forced(&self.snapshot.legal) {
            Some(only) => self.choose(only),
            None => Ok(()),
        }
    }

    /// Applies events and the state after them.
    fn update(&mut self, data: &Value) -> Result<(), TableError> {
        let rules = self.snapshot.view.table().rules();
        let events = data["events"].as_array().into_iter().flatten();
        let events: Vec<Event> = events.filter_map(|event| Event::from_json(rules, event)).collect();
        self.snapshot.log.extend(events);
        self.receive_state(&read(&data["table"])?)
    }

    /// Applies a state of the stream, unless it is older than the own pending bid: the stream may lag behind the response
    /// to the bid.
    fn receive_state(&mut self, state: &RemoteState) -> Result<(), TableError> {
        let is_old = state.seq == self.seq && state.bid.is_none() && self.snapshot.bid.is_some();
        if is_old { Ok(()) } else { self.show(state) }
    }

    /// Updates names and pending bids.
    fn seats(&mut self, data: &Value) -> Result<(), TableError> {
        let seats: Vec<RemoteSeat> = Vec::deserialize(&data["seats"]).map_err(|error| server_error(&error))?;
        self.snapshot.ready = ready(&seats);
        self.snapshot.names = names(&seats, &self.levels);
        self.snapshot.occupants = occupants(&seats);
        let hints = offered_hints(&self.snapshot.occupants, &self.snapshot.legal);
        if (self.snapshot.hints == Hints::Off) != (hints == Hints::Off) {
            self.snapshot.hints = hints;
        }
        Ok(())
    }

    fn read_advice(&self, advice: &Value) -> Result<Vec<AssessedOption>, TableError> {
        let options = Vec::<RemoteAdvice>::deserialize(advice).map_err(|error| server_error(&error))?;
        let read = |RemoteAdvice { action, win, play, reasons }| {
            let action = self.snapshot.view.parse_action(&action).map_err(|error| server_error(&error))?;
            Ok(AssessedOption { action, win, play, reasons })
        };
        options.into_iter().map(read).collect()
    }

    fn apply(&mut self, message: &ServerMessage) -> Result<(), TableError> {
        match message {
            ServerMessage::Event(name, data) => match name.as_str() {
                "table" => self.receive_state(&read(data)?),
                "update" => self.update(data),
                "seats" => self.seats(data),
                _ => Ok(()),
            },
            ServerMessage::Advice(seq, advice) if *seq == self.seq && self.snapshot.hints == Hints::Thinking => {
                self.snapshot.hints = Hints::Ready;
                self.snapshot.hints = Hints::Given(self.read_advice(&advice.clone()?)?);
                Ok(())
            }
            ServerMessage::Advice(..) => Ok(()),
            ServerMessage::Disconnected => Err(TableError::Disconnected),
        }
    }
}

impl<R: RemoteRules> TerminalTable for Remote<R> {
    type Rules = R;
    type Purse = DecodedPurse;
    type Message = ServerMessage;

    fn snapshot(&self) -> &Snapshot<R, DecodedPurse> {
        &self.snapshot
    }

    fn receive(&mut self, message: ServerMessage) {
        self.error = self.apply(&message).err();
    }

    fn choose(&mut self, action: Action) -> Result<(), TableError> {
        let text = self.snapshot.view.table().display_action(action).to_string();
        let answer = json!({"seq": self.seq, "key": format!("{} {text}", self.seq), "action": text});
        self.client.post(&self.path("/actions"), &answer)?;
        // No further choice until the server sends the result.
        self.snapshot.legal.clear();
        self.snapshot.hints = Hints::Off;
        if let Action::Bid(coins) = action {
            self.snapshot.bid = Some(coins);
            self.snapshot.can_undo = true;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TableError> {
        if self.snapshot.bid.is_some() {
            self.client.delete(&self.path(&format!("/bid?seq={}", self.seq)))?;
            let state = self.client.get(&self.path(""))?;
            return self.show(&state);
        }
        self.client.post(&self.path("/undo"), &json!({"seq": self.seq})).map(drop)
    }

    fn ask_hints(&mut self) {
        if self.snapshot.hints != Hints::Ready {
            return;
        }
        self.snapshot.hints = Hints::Thinking;
        let (client, path, seq, notify) = (self.client.clone(), self.path("/hint"), self.seq, self.notify.clone());
        thread::spawn(move || notify(ServerMessage::Advice(seq, client.get(&path))));
    }

    fn lift_curtain(&mut self) {}

    fn record(&self) -> Result<String, TableError> {
        self.client.text(&self.path("/record"))
    }

    fn error(&self) -> Option<&TableError> {
        self.error.as_ref()
    }
}

/// Converts the state of a table into a snapshot.
fn snapshot<R: RemoteRules>(
    state: &RemoteState,
    levels: &[(&'static str, String)],
    log: Vec<Event>,
) -> Result<Snapshot<R, DecodedPurse>, TableError> {
    let view = View::<R, DecodedPurse>::from_json(state.view.as_ref().unwrap_or(&Value::Null))
        .map_err(|error| server_error(&error))?;
    let read_action = |text: &String| view.parse_action(text).map_err(|error| server_error(&error));
    let bid: Option<[Coin; 3]> = match state.bid.as_ref().map(read_action).transpose()? {
        Some(Action::Bid(coins)) => Some(coins),
        _ => None,
    };
    let asked = state.legal.iter().filter(|_| bid.is_none());
    let legal = asked.map(read_action).collect::<Result<Vec<_>, _>>()?;
    let is_over = state.status == "over";
    let occupants = occupants(&state.seats);
    let hints = offered_hints(&occupants, &legal);
    Ok(Snapshot {
        player: state.seat.and_then(Seat::new),
        legal,
        can_undo: state.can_undo || bid.is_some(),
        bid,
        ready: ready(&state.seats),
        scores: if state.settings.hide_scores && !is_over { Scores::Hidden } else { Scores::Shown },
        log,
        hints,
        ..Snapshot::idle(view, names(&state.seats, levels), occupants)
    })
}

fn occupants(seats: &[RemoteSeat]) -> Vec<Occupant> {
    let occupant = |seat: &RemoteSeat| match seat.bot.as_ref().and_then(|level| level.parse().ok()) {
        Some(level) => Occupant::Bot(level),
        None => Occupant::Person,
    };
    seats.iter().map(occupant).collect()
}

/// Offers advice to a player who has to choose, unless other people play: the server advises nobody against people.
fn offered_hints(occupants: &[Occupant], legal: &[Action]) -> Hints {
    let people = occupants.iter().filter(|&&occupant| occupant == Occupant::Person).count();
    if people == 1 && !legal.is_empty() { Hints::Ready } else { Hints::Off }
}

/// Returns the names of all seats: people by name, bots by level.
fn names(seats: &[RemoteSeat], levels: &[(&'static str, String)]) -> Vec<String> {
    let level = |level: &String| levels.iter().find(|(name, _)| name == level).map(|(_, name)| name.clone());
    let name = |seat: &RemoteSeat| seat.name.clone().or_else(|| seat.bot.as_ref().and_then(level));
    let names: Vec<String> = seats.iter().map(|seat| name(seat).unwrap_or_default()).collect();
    numbered(&names)
}

fn ready(seats: &[RemoteSeat]) -> SeatSet {
    Seat::ALL.into_iter().zip(seats).filter(|(_, seat)| seat.ready).map(|(seat, _)| seat).collect()
}

fn read(value: &Value) -> Result<RemoteState, TableError> {
    RemoteState::deserialize(value).map_err(|error| server_error(&error))
}

fn server_error(error: &impl std::fmt::Display) -> TableError {
    TableError::Server(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{Audience, Rules, State as Position};
    use elvaland_texts::Language;
    use std::sync::Arc;

    /// Returns a table during bids as the server sends it, with this `seq`.
    fn table_json(seq: u64) -> Value {
        let mut dealer = Dealer::new(1);
        let mut game: Position<Nidavellir> = Nidavellir::start(&Options::new(2).expect("players"), dealer.rng());
        game.random_step(dealer.rng());
        let view = game.view(Audience::Seat(Seat::S0));
        let legal: Vec<String> = game
            .legal_actions(Seat::S0)
            .into_iter()
            .map(|action| view.table().display_action(action).to_string())
            .collect();
        let seat = json!({"kind": "person", "name": "Ada", "bot": null, "ready": false});
        json!({
            "status": "playing", "settings": {"game": "nidavellir", "hide_scores": false}, "seats": [seat, seat],
            "seat": 0, "seq": seq, "view": view.to_json(), "legal": legal, "bid": null, "can_undo": false,
        })
    }

    fn remote(seq: u64) -> Remote<Nidavellir> {
        let state = read(&table_json(seq)).expect("a table");
        let snapshot = snapshot(&state, &[], Vec::new()).expect("a view");
        let client = ApiClient::new(&"http://127.0.0.1:9/t/a".parse().expect("an address"), Language::English);
        let notify: Notify<ServerMessage> = Arc::new(|_| {});
        Remote { client, table: String::from("t"), seq, levels: Vec::new(), snapshot, error: None, notify }
    }

    #[test]
    fn late_state_does_not_clear_a_pending_bid() {
        let update = |seq: u64| json!({"events": [], "table": table_json(seq)});
        for (name, late, next) in [("table", table_json(7), table_json(8)), ("update", update(7), update(8))] {
            let mut remote = remote(7);
            remote.snapshot.bid = Some([Coin::ZERO; 3]);
            remote.receive(ServerMessage::Event(name.to_owned(), late));
            assert!(remote.error().is_none() && remote.snapshot().bid.is_some(), "{name}: the bid stands");
            remote.receive(ServerMessage::Event(name.to_owned(), next));
            assert!(remote.error().is_none() && remote.snapshot().bid.is_none(), "{name}: another round of bids");
        }
    }
}
