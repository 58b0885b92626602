//! A table at a server, live over its API.

mod address;
mod client;
mod identity;
mod stream;

use elvaland_bots::Level;
use elvaland_rules::mechanics::{Action, Coin, Event};
use elvaland_rules::position::Positioned;
use elvaland_rules::record::Recorded;
use elvaland_rules::{DecodedPurse, GameName, Scores, Seat, SeatSet, View};
use elvaland_texts::{Spoken, Texts};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::snapshot::{Occupant, Snapshot, numbered};
use crate::table::{Notify, Table, TableError};

pub use address::{Address, AddressError};
use client::Client;
pub use stream::ServerMessage;

/// Rules that can be played at a table elsewhere.
pub trait RemoteRules: Recorded + Positioned + Spoken {}

impl<R: Recorded + Positioned + Spoken> RemoteRules for R {}

/// Somebody who has come to a table of a server, whether or not a seat was free.
pub struct Visit {
    client: Client,
    table: String,
    state: State,
}

/// A table as the server tells it.
#[derive(Clone, Deserialize)]
struct State {
    status: String,
    settings: Settings,
    seats: Vec<Sitting>,
    seat: Option<usize>,
    seq: u64,
    view: Option<Value>,
    legal: Vec<String>,
    bid: Option<String>,
    can_undo: bool,
}

#[derive(Clone, Deserialize)]
struct Settings {
    game: String,
    hide_scores: bool,
}

#[derive(Clone, Deserialize)]
struct Sitting {
    kind: String,
    name: Option<String>,
    bot: Option<String>,
    ready: bool,
}

impl Visit {
    /// Comes to a table and takes a free seat, or the one that was taken before; else one watches.
    ///
    /// # Errors
    /// The server does not answer, or there is no such table.
    pub fn come(address: &Address, name: &str, texts: &Texts) -> Result<Visit, TableError> {
        let client = identity::introduce(Client::new(&address.server, texts.language()), &address.server, name)?;
        let path = format!("/tables/{}", address.table);
        let state: State = client.get(&path)?;
        if state.status == "open" && state.seat.is_none() {
            client.post(&format!("{path}/join"), &json!({}))?;
        }
        let state = client.get(&path)?;
        Ok(Visit { client, table: address.table.clone(), state })
    }

    /// How many seats are still free; the game begins when none is.
    pub fn free_seats(&self) -> usize {
        self.state.seats.iter().filter(|sitting| sitting.kind == "open").count()
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.state.view.is_some()
    }

    /// Whether one plays here.
    pub fn is_seated(&self) -> bool {
        self.state.seat.is_some()
    }

    /// Looks again.
    ///
    /// # Errors
    /// The server does not answer.
    pub fn look(&mut self) -> Result<(), TableError> {
        self.state = self.client.get(&format!("/tables/{}", self.table))?;
        Ok(())
    }

    /// The game that is played.
    ///
    /// # Errors
    /// The server has a game that this program does not know.
    pub fn game(&self) -> Result<GameName, TableError> {
        self.state.settings.game.parse().map_err(|unknown: elvaland_rules::any::UnknownGame| said(&unknown))
    }
}

/// A table at a server.
pub struct Remote<R: RemoteRules> {
    client: Client,
    table: String,
    seq: u64,
    /// The names of the levels in the language of the reader.
    levels: Vec<(&'static str, String)>,
    snapshot: Snapshot<R, DecodedPurse>,
    error: Option<TableError>,
}

impl<R: RemoteRules> Remote<R> {
    /// Sits down at a table whose game has begun, and listens to what happens there.
    ///
    /// # Errors
    /// The server tells something that is no table.
    pub fn open(visit: Visit, texts: &Texts, report: Notify<ServerMessage>) -> Result<Remote<R>, TableError> {
        let levels = Level::ALL.map(|level| (level.name(), texts.level(level.name()))).to_vec();
        let snapshot = snapshot(&visit.state, &levels, Vec::new())?;
        stream::listen(visit.client.clone(), format!("/tables/{}/events", visit.table), report);
        let Visit { client, table, state } = visit;
        Ok(Remote { client, table, seq: state.seq, levels, snapshot, error: None })
    }

    fn path(&self, what: &str) -> String {
        format!("/tables/{}{what}", self.table)
    }

    /// Shows the table as it was told.
    fn show(&mut self, state: &State) -> Result<(), TableError> {
        self.seq = state.seq;
        self.snapshot = snapshot(state, &self.levels, std::mem::take(&mut self.snapshot.log))?;
        // Where there is only one choice and everybody can see that, nobody is asked.
        match Action::forced(&self.snapshot.legal) {
            Some(only) => self.choose(only),
            None => Ok(()),
        }
    }

    /// Takes in what happened, and the table after it.
    fn update(&mut self, data: &Value) -> Result<(), TableError> {
        let rules = self.snapshot.view.table().rules();
        let events = data["events"].as_array().into_iter().flatten();
        let events: Vec<Event> = events.filter_map(|event| Event::from_json(rules, event)).collect();
        self.snapshot.log.extend(events);
        self.told(&read(&data["table"])?)
    }

    /// Shows the table as the stream tells it, unless that was before the bid that is in meanwhile: the stream may be late, and
    /// as long as nothing else happened the bid stands.
    fn told(&mut self, state: &State) -> Result<(), TableError> {
        let is_old = state.seq == self.seq && state.bid.is_none() && self.snapshot.bid.is_some();
        if is_old { Ok(()) } else { self.show(state) }
    }

    /// Who is ready, while everybody bids.
    fn seats(&mut self, data: &Value) -> Result<(), TableError> {
        let seats: Vec<Sitting> = Vec::deserialize(&data["seats"]).map_err(|error| said(&error))?;
        self.snapshot.ready = ready(&seats);
        self.snapshot.names = names(&seats, &self.levels);
        Ok(())
    }

    fn take_in(&mut self, message: &ServerMessage) -> Result<(), TableError> {
        match message {
            ServerMessage::Event(name, data) => match name.as_str() {
                "table" => self.told(&read(data)?),
                "update" => self.update(data),
                "seats" => self.seats(data),
                _ => Ok(()),
            },
            ServerMessage::Disconnected => Err(TableError::Disconnected),
        }
    }
}

impl<R: RemoteRules> Table for Remote<R> {
    type Rules = R;
    type Purse = DecodedPurse;
    type Message = ServerMessage;

    fn snapshot(&self) -> &Snapshot<R, DecodedPurse> {
        &self.snapshot
    }

    fn receive(&mut self, message: ServerMessage) {
        self.error = self.take_in(&message).err();
    }

    fn choose(&mut self, action: Action) -> Result<(), TableError> {
        let text = self.snapshot.view.table().display_action(action).to_string();
        let answer = json!({"seq": self.seq, "key": format!("{} {text}", self.seq), "action": text});
        self.client.post(&self.path("/actions"), &answer)?;
        // Until the server tells what came of it, nothing more is asked.
        self.snapshot.legal.clear();
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

    fn lift_curtain(&mut self) {}

    fn record(&self) -> Result<String, TableError> {
        self.client.text(&self.path("/record"))
    }

    fn error(&self) -> Option<&TableError> {
        self.error.as_ref()
    }
}

/// What is told of a table, as it is shown.
fn snapshot<R: RemoteRules>(
    state: &State,
    levels: &[(&'static str, String)],
    log: Vec<Event>,
) -> Result<Snapshot<R, DecodedPurse>, TableError> {
    let view = View::<R, DecodedPurse>::from_json(state.view.as_ref().unwrap_or(&Value::Null))
        .map_err(|error| said(&error))?;
    let read_action = |text: &String| view.table().parse_action(text).map_err(TableError::from);
    let bid: Option<[Coin; 3]> = match state.bid.as_ref().map(read_action).transpose()? {
        Some(Action::Bid(coins)) => Some(coins),
        _ => None,
    };
    let asked = state.legal.iter().filter(|_| bid.is_none());
    let legal = asked.map(read_action).collect::<Result<Vec<_>, _>>()?;
    let is_over = state.status == "over";
    let occupant = |sitting: &Sitting| match sitting.bot.as_ref().and_then(|level| level.parse().ok()) {
        Some(level) => Occupant::Bot(level),
        None => Occupant::Person,
    };
    let occupants = state.seats.iter().map(occupant).collect();
    Ok(Snapshot {
        player: state.seat.and_then(Seat::new),
        legal,
        can_undo: state.can_undo || bid.is_some(),
        bid,
        ready: ready(&state.seats),
        scores: if state.settings.hide_scores && !is_over { Scores::Hidden } else { Scores::Shown },
        log,
        ..Snapshot::idle(view, names(&state.seats, levels), occupants)
    })
}

/// What everybody is called: people as they want, bots by their level.
fn names(seats: &[Sitting], levels: &[(&'static str, String)]) -> Vec<String> {
    let level = |level: &String| levels.iter().find(|(name, _)| name == level).map(|(_, name)| name.clone());
    let name = |sitting: &Sitting| sitting.name.clone().or_else(|| sitting.bot.as_ref().and_then(level));
    let names: Vec<String> = seats.iter().map(|sitting| name(sitting).unwrap_or_default()).collect();
    numbered(&names)
}

fn ready(seats: &[Sitting]) -> SeatSet {
    Seat::ALL.into_iter().zip(seats).filter(|(_, sitting)| sitting.ready).map(|(seat, _)| seat).collect()
}

fn read(value: &Value) -> Result<State, TableError> {
    State::deserialize(value).map_err(|error| said(&error))
}

fn said(error: &impl std::fmt::Display) -> TableError {
    TableError::Server(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{Audience, Rules, State as Position};
    use elvaland_texts::Language;

    /// A table at which everybody bids, as the server tells it after so many changes.
    fn told(seq: u64) -> Value {
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

    fn sitting(seq: u64) -> Remote<Nidavellir> {
        let state = read(&told(seq)).expect("a table");
        let snapshot = snapshot(&state, &[], Vec::new()).expect("a view");
        let client = Client::new("http://127.0.0.1:9", Language::English);
        Remote { client, table: String::from("t"), seq, levels: Vec::new(), snapshot, error: None }
    }

    #[test]
    fn what_was_told_before_a_bid_and_comes_after_it_does_not_take_it_back() {
        let update = |seq: u64| json!({"events": [], "table": told(seq)});
        for (name, late, next) in [("table", told(7), told(8)), ("update", update(7), update(8))] {
            let mut remote = sitting(7);
            remote.snapshot.bid = Some([Coin::ZERO; 3]);
            remote.receive(ServerMessage::Event(name.to_owned(), late));
            assert!(remote.error().is_none() && remote.snapshot().bid.is_some(), "{name}: the bid stands");
            remote.receive(ServerMessage::Event(name.to_owned(), next));
            assert!(remote.error().is_none() && remote.snapshot().bid.is_none(), "{name}: another round of bids");
        }
    }
}
