//! Tests orders of the operator beside running servers.

use std::process::Stdio;
use std::time::{Duration, Instant};

use elvaland_testkit::{Client, Cluster, Folder, Process};
use serde_json::{Value, json};

use crate::PROGRAM;
use crate::backups::{command, run};
use crate::faults::{seed, times};
use crate::scripted_players::random;

/// An operator of a database.
struct Operator<'a> {
    folder: &'a Folder,
    database: Vec<&'a str>,
}

impl Operator<'_> {
    fn try_order(&self, arguments: &[&str]) -> (Option<i32>, String) {
        run(&self.folder.0, &[&["admin", "--json"], arguments, &self.database].concat())
    }

    /// Gives an order; returns the lines of the answer.
    fn order(&self, arguments: &[&str]) -> Vec<Value> {
        let (code, said) = self.try_order(arguments);
        assert_eq!(code, Some(0), "{arguments:?}: {said}");
        said.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    fn refused(&self, arguments: &[&str], part: &str) {
        let (code, said) = self.try_order(arguments);
        assert!(code == Some(2) && said.contains(part), "{arguments:?}: {code:?} {said}");
    }
}

fn new_table(ada: &mut Client) -> String {
    let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "apprentice"]});
    ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned()
}

/// Waits until an answer has this status.
fn becomes(client: &mut Client, path: &str, status: u16) {
    let began = Instant::now();
    while client.get(path).status != status {
        assert!(began.elapsed() < Duration::from_secs(5), "{path} does not become {status}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn all_orders(operator: &Operator<'_>, processes: &[Process]) {
    let mut ada = processes[0].client("Ada");
    let last = processes.last().expect("a server");
    let mut same = Client::new(last.address).with_token(ada.token());
    let id = ada.get("/visitors/me").expect(200)["id"].as_str().expect("an id").to_owned();
    let [ended, deleted, kept] = [(); 3].map(|()| new_table(&mut ada));
    let mut stream = same.stream(&format!("/tables/{deleted}/events"), None).expect("a stream");
    let tables = operator.order(&["tables"]);
    assert!(tables.len() == 3 && tables.iter().all(|table| table["seats"][0]["name"] == "Ada"), "{tables:?}");
    assert!(operator.order(&["visitors"]).iter().any(|visitor| visitor["id"] == id.as_str()));
    let load = operator.order(&["load"]);
    assert_eq!(load[0]["servers"], processes.len());
    assert!(load.iter().any(|line| line["address"] == "127.0.0.1" && line["streams"] == 1), "{load:?}");

    assert_eq!(operator.order(&["end", &ended])[0]["servers"], processes.len());
    let state = same.get(&format!("/tables/{ended}")).expect(200);
    assert_eq!((&state["status"], &state["legal"]), (&json!("replay"), &json!([])));
    operator.refused(&["end", &ended], "there is no running game");
    assert_eq!(operator.order(&["show", &ended])[0]["status"], "replay");
    operator.order(&["delete", &deleted]);
    assert_eq!(same.get(&format!("/tables/{deleted}")).status, 404);
    stream.next_named("gone");
    operator.refused(&["show", &deleted], "there is no table");

    operator.order(&["announce", "Back at 8"]);
    assert_eq!(same.get("//announcement").text, "Back at 8");
    operator.order(&["announce", ""]);
    assert_eq!(ada.get("//announcement").status, 204);
    operator.refused(&["announce", &"x".repeat(501)], "too long");

    operator.order(&["ban", &id]);
    same.get(&format!("/tables/{kept}")).refused(403, "banned");
    assert_eq!(processes[0].client("Bo").get("/visitors/me").status, 200, "others are not concerned");
    assert_eq!(operator.order(&["bans"])[0]["subject"], id.as_str());
    operator.order(&["unban", &id]);
    ada.get(&format!("/tables/{kept}")).expect(200);
    operator.order(&["ban", "127.0.0.0/8", "--days", "1"]);
    Client::new(last.address).get("//healthz").refused(403, "banned");
    operator.order(&["unban", "127.0.0.0/8"]);
    operator.refused(&["unban", "127.0.0.0/8"], "there is no ban");
    operator.refused(&["ban", "nobody"], "neither the id of a visitor nor a network");

    operator.order(&["forget", &id]);
    ada.get("/visitors/me").refused(401, "unknown-visitor");
    same.get("/visitors/me").refused(401, "unknown-visitor");
    operator.refused(&["forget", &id], "there is no visitor");
    let log = operator.order(&["log"]);
    assert_eq!(log.len(), 10, "{log:?}");
    assert_eq!(log[1]["order"], json!({"order": "end-table", "table": ended}));
}

#[test]
fn orders_take_effect_beside_a_server_with_its_own_file() {
    let folder = Folder::new();
    let processes = [PROGRAM.start(&folder.0, &["serve"])];
    all_orders(&Operator { folder: &folder, database: Vec::new() }, &processes);
}

#[test]
fn orders_take_effect_at_all_nodes() {
    let (folder, cluster) = (Folder::new(), Cluster::start());
    let database = cluster.database();
    let arguments = ["serve", "--database", &database];
    let processes = [PROGRAM.start(&folder.0, &arguments), PROGRAM.start(&folder.0, &arguments)];
    all_orders(&Operator { folder: &folder, database: vec!["--database", &database] }, &processes);
}

#[test]
fn a_ban_of_a_network_ends_the_streams_of_anonymous_spectators() {
    let folder = Folder::new();
    let process = PROGRAM.start(&folder.0, &["serve", "--trusted-proxy", "127.0.0.1"]);
    let (mut ada, operator) = (process.client("Ada"), Operator { folder: &folder, database: Vec::new() });
    let table = new_table(&mut ada);
    let stranger = |address: &str| Client::new(process.address).with_header("X-Forwarded-For", address);
    let watch = |client: &Client, path: &str| {
        let mut stream = client.stream(path, None).expect("a stream");
        assert!(stream.next().is_some());
        stream
    };
    let (events, page) = (format!("/tables/{table}/events"), format!("//t/{table}/events"));
    let near = ["192.0.2.7", "2001:db8::7"].map(stranger);
    let far = stranger("198.51.100.7");
    let _open = near.each_ref().map(|client| (watch(client, &events), watch(client, &page)));
    let _other = [watch(&far, &events), watch(&ada, &events)];
    let streams = || -> u64 {
        let load = operator.order(&["load"]);
        load.iter().filter_map(|line| line["streams"].as_u64()).sum()
    };
    assert_eq!(streams(), 6);
    for (network, left) in [("203.0.113.0/24", 6), ("192.0.2.0/24", 4), ("2001:db8::/32", 2)] {
        operator.order(&["ban", network]);
        let began = Instant::now();
        while streams() != left {
            assert!(began.elapsed() < Duration::from_secs(10), "{network}: {} streams", streams());
        }
    }
    assert!(near[0].stream(&events, None).is_err_and(|answer| answer.status == 403));
}

#[test]
fn orders_without_a_server_take_effect_when_one_starts() {
    let folder = Folder::new();
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    let (mut ada, operator) = (process.client("Ada"), Operator { folder: &folder, database: Vec::new() });
    let (table, token) = (new_table(&mut ada), ada.token().to_owned());
    process.stop();
    assert_eq!(operator.order(&["delete", &table])[0]["servers"], 0);
    operator.order(&["announce", "Hello"]);
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let mut ada = Client::new(process.address).with_token(&token);
    becomes(&mut ada, &format!("/tables/{table}"), 404);
    assert_eq!(ada.get("//announcement").text, "Hello");
}

#[test]
fn killed_orders_are_carried_out_as_a_whole_or_not_at_all() {
    let (folder, mut number) = (Folder::new(), seed());
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let (mut ada, operator) = (process.client("Ada"), Operator { folder: &folder, database: Vec::new() });
    let kills = times(6, 100);
    let (mut carried_out, mut last) = (0, 0);
    for _ in 0..kills {
        let [gone, kept] = [(); 2].map(|()| new_table(&mut ada));
        let mut child = command(&folder.0, &["admin", "delete", &gone])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        std::thread::sleep(Duration::from_millis(random(&mut number) as u64 % 60));
        let _ = child.kill();
        let _ = child.wait();
        let tables = operator.order(&["tables", "--limit", "1000"]);
        let has = |id: &str| tables.iter().any(|table| table["id"] == id);
        let given = operator.order(&["log", "--after", &format!("{last}")]);
        last = given.last().and_then(|given| given["id"].as_i64()).unwrap_or(last);
        let log = given.iter().any(|given| given["order"]["table"] == gone.as_str());
        assert!(has(&kept) && has(&gone) != log, "the order and its effect are one");
        carried_out += usize::from(log);
        ada.get(&format!("/tables/{kept}")).expect(200);
        becomes(&mut ada, &format!("/tables/{gone}"), if log { 404 } else { 200 });
        operator.order(&["delete", &kept]);
        if !log {
            operator.order(&["delete", &gone]);
        }
    }
    println!("{kills} kills of orders, {carried_out} were carried out");
}
