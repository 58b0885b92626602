//! Scripted players that check every response while servers fail.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use elvaland_testkit::{Answer, Client, ServerEvents};
use serde_json::{Value, json};

/// Timeout of a request, with retries over restarts.
const PATIENCE: Duration = Duration::from_secs(90);

/// The present addresses of the servers.
#[derive(Default)]
pub(crate) struct Places(Mutex<Vec<SocketAddr>>);

impl Places {
    pub(crate) fn of(addresses: Vec<SocketAddr>) -> Places {
        Places(Mutex::new(addresses))
    }

    /// Changes the address of a server.
    pub(crate) fn change(&self, number: usize, address: SocketAddr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[number] = address;
    }

    fn pick(&self, number: usize) -> SocketAddr {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all[number % all.len()]
    }
}

/// Counts over all players.
#[derive(Default)]
pub(crate) struct Tally {
    /// Acknowledged actions.
    pub(crate) actions: AtomicUsize,
    /// Finished games whose records have every acknowledged action.
    pub(crate) games: AtomicUsize,
    /// Responses 503.
    pub(crate) refused: AtomicUsize,
    /// Requests without a response.
    pub(crate) lost: AtomicUsize,
}

impl Tally {
    /// Formats the counts as one line.
    pub(crate) fn text(&self) -> String {
        let [actions, games, refused, lost] =
            [&self.actions, &self.games, &self.refused, &self.lost].map(|count| count.load(Ordering::Relaxed));
        format!("{actions} acknowledged actions, {games} games finished, {refused} answers 503, {lost} without answer")
    }

    pub(crate) fn actions(&self) -> usize {
        self.actions.load(Ordering::Relaxed)
    }
}

/// Runs scripted players, each with two seats and a bot at their own table, while `happens` runs; then finishes and checks all
/// games.
pub(crate) fn under_load(places: &Places, players: usize, happens: impl FnOnce(&Tally)) -> Tally {
    let (tally, stop) = (Tally::default(), AtomicBool::new(false));
    std::thread::scope(|scope| {
        for number in 0..players {
            let (tally, stop) = (&tally, &stop);
            scope.spawn(move || {
                let mut player = Player::new(number, places, tally);
                while !stop.load(Ordering::Relaxed) {
                    player.turn();
                }
                player.finish();
            });
        }
        happens(&tally);
        stop.store(true, Ordering::Relaxed);
    });
    println!("{}", tally.text());
    tally
}

/// A small random generator.
pub(crate) fn random(number: &mut u64) -> usize {
    *number ^= *number << 13;
    *number ^= *number >> 7;
    *number ^= *number << 17;
    (*number >> 33) as usize
}

/// A scripted player of two seats of a table, at whichever server responds.
struct Player<'p> {
    places: &'p Places,
    tally: &'p Tally,
    number: u64,
    game: usize,
    tokens: Vec<String>,
    table: Option<Table>,
    /// An open stream that is never read.
    neglected: Option<ServerEvents>,
}

/// A table with its acknowledged actions.
struct Table {
    path: String,
    /// The highest `seq` received.
    seq: u64,
    /// Acknowledged actions: `seq`, seat and action.
    acknowledged: Vec<(u64, usize, String)>,
    /// The last acknowledged bid of each seat.
    bids: [Option<(u64, String)>; 2],
}

impl<'p> Player<'p> {
    fn new(number: usize, places: &'p Places, tally: &'p Tally) -> Player<'p> {
        let seed = u64::from(std::process::id()) << 20 | (number as u64 + 1) << 8 | 0x9d;
        let mut player =
            Player { places, tally, number: seed, game: number, tokens: Vec::new(), table: None, neglected: None };
        for name in ["A", "B"] {
            let visitor = player.ask(None, "POST", "/visitors", Some(&json!({"name": format!("{name}{number}")})));
            player.tokens.push(visitor.expect(201)["token"].as_str().expect("a token").to_owned());
        }
        player
    }

    /// Retries until there is a response.
    fn ask(&mut self, seat: Option<usize>, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let (began, body) = (Instant::now(), body.map(Value::to_string));
        loop {
            assert!(began.elapsed() < PATIENCE, "no answer: {method} {path}");
            let mut client = Client::new(self.places.pick(random(&mut self.number)));
            if let Some(seat) = seat {
                client = client.with_token(&self.tokens[seat]);
            }
            match client.try_request(method, path, body.as_deref()) {
                Ok(answer) if answer.status == 503 => {
                    assert!(answer.header("retry-after").is_some(), "{answer:?}");
                    self.tally.refused.fetch_add(1, Ordering::Relaxed);
                    std::thread::sleep(Duration::from_millis(20));
                }
                Ok(answer) => return answer,
                Err(_) => {
                    self.tally.lost.fetch_add(1, Ordering::Relaxed);
                    std::thread::sleep(Duration::from_millis(5));
                }
            }
        }
    }

    /// Creates a table.
    fn sit(&mut self) -> Table {
        self.game += 1;
        let game = ["nidavellir", "nains"][self.game % 2];
        let wanted = json!({"game": game, "options": {"players": 3}, "seats": ["me", "open", "apprentice"]});
        let table = self.ask(Some(0), "POST", "/tables", Some(&wanted)).expect(201)["table"].clone();
        let path = format!("/tables/{}", table.as_str().expect("a table"));
        let joined = self.ask(Some(1), "POST", &format!("{path}/join"), Some(&json!({})));
        // A repeated request may find the seat taken by the same player.
        assert!(matches!(joined.status, 200 | 409), "{}", joined.text);
        let place = self.places.pick(random(&mut self.number));
        self.neglected = Client::new(place).try_stream(&format!("{path}/events"), None).ok().and_then(Result::ok);
        Table { path, seq: 0, acknowledged: Vec::new(), bids: [None, None] }
    }

    /// Reads the table for both seats and acts where it is their turn.
    fn turn(&mut self) {
        let mut table = self.table.take().unwrap_or_else(|| self.sit());
        for seat in 0..2 {
            let state = self.ask(Some(seat), "GET", &table.path, None).expect(200);
            table.check(seat, &state);
            if state["status"] == "over" {
                return self.look_back(&table);
            }
            self.act(&mut table, seat, &state);
        }
        self.table = Some(table);
    }

    fn act(&mut self, table: &mut Table, seat: usize, state: &Value) {
        let legal = state["legal"].as_array().expect("legal actions");
        if legal.is_empty() || state["status"] != "running" {
            return;
        }
        let action = legal[random(&mut self.number) % legal.len()].as_str().expect("a text").to_owned();
        // A request that is sent again, because nobody answered, counts once.
        let key = format!("{:x}", self.number);
        let body = json!({"seq": state["seq"], "key": key, "action": action});
        let answer = self.ask(Some(seat), "POST", &format!("{}/actions", table.path), Some(&body));
        match answer.status {
            200 => {
                table.acknowledge(seat, state["seq"].as_u64().expect("a number"), action, &answer.json());
                self.tally.actions.fetch_add(1, Ordering::Relaxed);
            }
            // The bot, or an earlier request of this player, was faster.
            409 => {}
            other => panic!("{other}: {}", answer.text),
        }
    }

    /// Checks that the record of the finished game has every acknowledged action.
    fn look_back(&mut self, table: &Table) {
        let record = self.ask(Some(0), "GET", &format!("{}/record", table.path), None).expect(200);
        table.look_for_all(record["steps"].as_array().expect("steps"));
        self.tally.games.fetch_add(1, Ordering::Relaxed);
    }

    /// Plays the last game to its end.
    fn finish(&mut self) {
        let began = Instant::now();
        while self.table.is_some() {
            assert!(began.elapsed() < PATIENCE, "the game does not end");
            self.turn();
        }
    }
}

impl Table {
    /// Checks that a seat's view is consistent with earlier responses.
    fn check(&mut self, seat: usize, state: &Value) {
        assert_eq!(state["seat"], seat);
        let seq = state["seq"].as_u64().expect("a number");
        assert!(seq >= self.seq, "the table went back from {} to {seq}", self.seq);
        self.seq = seq;
        if let Some((at, bid)) = &self.bids[seat] {
            // The bid is still pending, or has become a step by now.
            assert!(seq > *at || state["bid"] == **bid, "{bid} of {seat} is lost: {}", state["bid"]);
        }
    }

    fn acknowledge(&mut self, seat: usize, seq: u64, action: String, answer: &Value) {
        let now = answer["seq"].as_u64().expect("a number");
        self.seq = self.seq.max(now);
        if action.starts_with("bid") {
            self.bids[seat] = Some((seq, action.clone()));
            self.acknowledged.retain(|(at, other, _)| (*at, *other) != (seq, seat));
        }
        self.acknowledged.push((seq, seat, action));
    }

    fn look_for_all(&self, steps: &[Value]) {
        for (seq, seat, action) in &self.acknowledged {
            let rest = &steps[usize::try_from(*seq).expect("a number")..];
            // Bids become steps in the order of the seats.
            let is_it = |step: &&Value| step["player"] == *seat && step["do"].as_str() == action.split(' ').next();
            let step = if action.starts_with("bid") { rest.iter().find(is_it) } else { rest.first() };
            let step = step.unwrap_or_else(|| panic!("{action} of {seat} after {seq} steps is lost"));
            assert_eq!((&step["player"], words(step)), (&json!(seat), sorted(action)), "step {seq}: {step}");
        }
    }
}

fn sorted(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// Formats a step of a record as text.
fn words(step: &Value) -> Vec<String> {
    let listed = ["coins", "columns"].iter().find_map(|field| step[*field].as_array().cloned()).unwrap_or_default();
    let single = ["card", "hero", "coin", "column", "at"].iter().filter(|field| step[**field].is_string());
    let mut words = vec![step["do"].as_str().unwrap_or_default().to_owned()];
    words.extend(listed.iter().filter_map(Value::as_str).map(str::to_owned));
    words.extend(single.map(|field| step[*field].as_str().unwrap_or_default().to_owned()));
    sorted(&words.join(" "))
}
