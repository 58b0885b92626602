//! Killed without warning under load: nothing that was acknowledged is lost.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::process::{Folder, Process};

/// How often the server is killed.
const KILLS: usize = 10;
/// Players who act as fast as they can, each at a table of his own with another player of his and a bot.
const PLAYERS: usize = 6;

/// What one player was told.
#[derive(Default)]
struct Told {
    table: String,
    tokens: Vec<String>,
    /// The highest number of steps that was acknowledged.
    seq: u64,
    /// Actions that were acknowledged: the number of steps they answered, the seat, and the action.
    acknowledged: Vec<(u64, usize, String)>,
    /// The last bid of each seat that was acknowledged and waits for others.
    bids: Vec<(u64, usize, String)>,
}

fn random(number: &mut u64) -> usize {
    *number ^= *number << 13;
    *number ^= *number >> 7;
    *number ^= *number << 17;
    (*number >> 33) as usize
}

/// Sits down at a new table.
fn sit(process: &Process, player: usize) -> Told {
    let mut clients = [process.client(&format!("A{player}")), process.client(&format!("B{player}"))];
    let game = ["nidavellir", "nains"][player % 2];
    let wanted = json!({"game": game, "options": {"players": 3},
                        "seats": ["me", "open", "apprentice"]});
    let table = clients[0].post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    clients[1].post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    Told { table, tokens: clients.iter().map(|client| client.token().to_owned()).collect(), ..Told::default() }
}

/// Looks, and acts if asked. `None` when the server does not answer any more.
fn turn(clients: &mut [Client], told: &mut Told, number: &mut u64) -> Option<()> {
    for (seat, client) in clients.iter_mut().enumerate() {
        let answer = client.try_request("GET", &format!("/tables/{}", told.table), None).ok()?;
        let state = answer.expect(200);
        let seq = state["seq"].as_u64().expect("a number");
        assert!(seq >= told.seq, "the table went back from {} to {seq}", told.seq);
        told.seq = seq;
        let legal = state["legal"].as_array().expect("legal actions");
        if legal.is_empty() || state["status"] != "running" {
            continue;
        }
        let action = legal[random(number) % legal.len()].as_str().expect("a text").to_owned();
        let body = json!({"seq": seq, "action": action}).to_string();
        let answer = client.try_request("POST", &format!("/tables/{}/actions", told.table), Some(&body)).ok()?;
        match answer.status {
            200 => {
                let now = answer.json()["seq"].as_u64().expect("a number");
                told.seq = told.seq.max(now);
                if action.starts_with("bid") {
                    told.bids.retain(|(_, other, _)| *other != seat);
                    told.bids.push((seq, seat, action));
                } else {
                    told.acknowledged.push((seq, seat, action));
                }
            }
            409 => {}
            503 => return None,
            other => panic!("{other}: {}", answer.text),
        }
    }
    Some(())
}

/// The words of a step of a record.
fn words(step: &Value) -> String {
    let listed = ["coins", "columns"].iter().find_map(|field| step[*field].as_array().cloned()).unwrap_or_default();
    let single = ["card", "hero", "coin", "column", "at"].iter().filter(|field| step[**field].is_string());
    let mut words = vec![step["do"].as_str().unwrap_or_default().to_owned()];
    words.extend(listed.iter().filter_map(Value::as_str).map(str::to_owned));
    words.extend(single.map(|field| step[*field].as_str().unwrap_or_default().to_owned()));
    words.join(" ")
}

/// Checks that everything acknowledged is there.
fn check(process: &Process, told: &Told) {
    let mut client = Client::new(process.address).with_token(&told.tokens[0]);
    let state = client.get(&format!("/tables/{}", told.table)).expect(200);
    let seq = state["seq"].as_u64().expect("a number");
    assert!(seq >= told.seq, "{} steps were acknowledged, {seq} are there", told.seq);
    for (at, seat, bid) in &told.bids {
        let mut client = Client::new(process.address).with_token(&told.tokens[*seat]);
        let own = client.get(&format!("/tables/{}", told.table)).expect(200);
        // Still waiting, or a step by now.
        assert!(own["seq"].as_u64() > Some(*at) || own["bid"] == **bid, "{bid} of {seat} is lost: {}", own["bid"]);
    }
}

/// Plays to the end, and looks for every acknowledged action in the record.
fn finish(process: &Process, told: &mut Told, number: &mut u64) -> usize {
    let mut clients: Vec<Client> =
        told.tokens.iter().map(|token| Client::new(process.address).with_token(token)).collect();
    let path = format!("/tables/{}", told.table);
    while clients[0].get(&path).expect(200)["status"] == "running" {
        turn(&mut clients, told, number).expect("the server answers");
    }
    let record = clients[0].get(&format!("{path}/record")).expect(200);
    let steps = record["steps"].as_array().expect("steps");
    for (seq, seat, action) in &told.acknowledged {
        let step = &steps[*seq as usize];
        let (mut found, mut wanted): (Vec<String>, Vec<String>) =
            (words(step).split(' ').map(str::to_owned).collect(), action.split(' ').map(str::to_owned).collect());
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!((&step["player"], found), (&json!(seat), wanted), "step {seq}: {step}");
    }
    told.acknowledged.len()
}

#[test]
fn ten_kills_under_load_lose_nothing_acknowledged() {
    let folder = Folder::new();
    let mut process = Process::start(&folder.0, &["serve"]);
    let players: Vec<Mutex<Told>> = (0..PLAYERS).map(|player| Mutex::new(sit(&process, player))).collect();
    let mut number = u64::from(std::process::id()) << 20 | 0x9e37_79b9;
    println!("seed {number}");
    let acted = Arc::new(AtomicUsize::new(0));
    for _ in 0..KILLS {
        let stop = AtomicBool::new(false);
        let (address, delay, seed) = (process.address, 20 + random(&mut number) % 200, number);
        std::thread::scope(|scope| {
            for (at, told) in players.iter().enumerate() {
                let (stop, acted) = (&stop, acted.clone());
                scope.spawn(move || {
                    let mut told = told.lock().expect("nobody panicked");
                    let mut number = seed.wrapping_add(at as u64) | 1;
                    let mut clients: Vec<Client> =
                        told.tokens.iter().map(|token| Client::new(address).with_token(token)).collect();
                    while !stop.load(Ordering::Relaxed) && turn(&mut clients, &mut told, &mut number).is_some() {
                        acted.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            std::thread::sleep(Duration::from_millis(delay as u64));
            process.kill();
            stop.store(true, Ordering::Relaxed);
        });
        process = Process::start(&folder.0, &["serve"]);
        for told in &players {
            check(&process, &told.lock().expect("nobody panicked"));
        }
    }
    assert!(acted.load(Ordering::Relaxed) > 20, "there was load");
    let mut actions = 0;
    for told in &players {
        actions += finish(&process, &mut told.lock().expect("nobody panicked"), &mut number);
    }
    assert!(actions > 50, "{actions} actions were looked for");
}
