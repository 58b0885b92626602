//! A real server on a loopback port with a database of its own, and players for it.

use std::net::SocketAddr;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use elvaland_server::{Config, Limits, Server};
use elvaland_testkit::{Answer, Client, Folder};
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// A server that stops, and whose database goes, with the test.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    config: Config,
    _folder: Folder,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

/// Limits that no test reaches by accident.
fn generous() -> Limits {
    Limits {
        visitor_rate: 0,
        address_rate: 0,
        tables: 1000,
        streams: 1000,
        address_connections: 0,
        visitor_bytes: 0,
        address_bytes: 0,
        ..Limits::default()
    }
}

impl House {
    pub(crate) fn open() -> House {
        House::with(|_| {})
    }

    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = Folder::new();
        let mut config = Config {
            database: format!("sqlite:{}", folder.0.join("test.db").display()),
            limits: generous(),
            bot_time: Duration::from_millis(5),
            ..Config::default()
        };
        change(&mut config);
        let (address, running) = start(config.clone());
        House { address, config, _folder: folder, running: Some(running) }
    }

    /// Stops the server and starts another one on the same database.
    pub(crate) fn restart(&mut self) {
        self.stop();
        let (address, running) = start(self.config.clone());
        (self.address, self.running) = (address, Some(running));
    }

    fn stop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            let _ = stop.send(());
            thread.join().expect("the server ends well");
        }
    }

    pub(crate) fn database(&self) -> &str {
        &self.config.database
    }

    pub(crate) fn visitor(&self, name: &str) -> Client {
        Client::named(self.address, name)
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.address)
    }

    /// Returns the value of a counter of `/metrics`.
    pub(crate) fn metric(&self, name: &str) -> u64 {
        let text = self.stranger().get("//metrics").text;
        let count = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        count.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("no count of {name} in {text}"))
    }

    /// Creates a table of this game with new players; each takes the seat of the same number, and the game begins.
    pub(crate) fn table(&self, game: &str, players: usize, more: &Value) -> Party {
        let mut clients: Vec<Client> = (0..players).map(|seat| self.visitor(&format!("Player {seat}"))).collect();
        let mut wanted = json!({"game": game, "options": {"players": players}});
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        let table = clients[0].post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
        for (seat, client) in clients.iter_mut().enumerate().skip(1) {
            if wanted["seats"].is_null() || wanted["seats"][seat] == "open" {
                client.post(&format!("/tables/{table}/join"), &json!({"seat": seat})).expect(200);
            }
        }
        Party { table, clients }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
    }
}

fn start(config: Config) -> (SocketAddr, (oneshot::Sender<()>, JoinHandle<()>)) {
    let (stop, stopped) = oneshot::channel();
    let (tell, told) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let server = Server::open(config).await.expect("a server");
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
            tell.send(listener.local_addr().expect("an address")).expect("told");
            server.serve(listener, async { drop(stopped.await) }).await;
        });
    });
    (told.recv().expect("the server starts"), (stop, thread))
}

/// Waits until something is so.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Players at one table.
pub(crate) struct Party {
    pub(crate) table: String,
    pub(crate) clients: Vec<Client>,
}

impl Party {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.table)
    }

    /// The table as a player sees it.
    pub(crate) fn look(&mut self, seat: usize) -> Value {
        let path = self.path("");
        self.clients[seat].get(&path).expect(200)
    }

    /// A player acts; the answer is not checked.
    pub(crate) fn act(&mut self, seat: usize, seq: u64, action: &str) -> Answer {
        let path = self.path("/actions");
        self.clients[seat].post(&path, &json!({"seq": seq, "action": action}))
    }

    /// Players choose by `pick` from the number of their legal actions, until `enough` says so or the game is
    /// over. Gives the last state that the first player saw.
    pub(crate) fn play(
        &mut self,
        mut pick: impl FnMut(usize) -> usize,
        mut enough: impl FnMut(&Value) -> bool,
    ) -> Value {
        loop {
            let state = self.look(0);
            if state["status"] != "running" || enough(&state) {
                return state;
            }
            let seats = state["seats"].as_array().expect("seats");
            let seat = seats.iter().position(|seat| seat["asked"] == true && seat["bot"].is_null());
            let Some(seat) = seat else {
                std::thread::sleep(Duration::from_millis(2));
                continue;
            };
            let own = if seat == 0 { state } else { self.look(seat) };
            let legal = own["legal"].as_array().expect("legal actions");
            // A bot may have moved between the two looks.
            if legal.is_empty() || own["seats"][seat]["asked"] != true {
                continue;
            }
            let action = legal[pick(legal.len())].as_str().expect("a text").to_owned();
            let answer = self.act(seat, own["seq"].as_u64().expect("a number"), &action);
            assert!(matches!(answer.status, 200 | 409), "{action}: {}", answer.text);
        }
    }

    /// Plays to the end.
    pub(crate) fn play_out(&mut self, seed: u64) -> Value {
        self.play(picker(seed), |_| false)
    }
}

/// Picks that follow from a seed.
pub(crate) fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |choices| {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        usize::try_from(number >> 33).unwrap_or_default() % choices.max(1)
    }
}
