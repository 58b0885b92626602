//! Tests kills and lost databases under load: no acknowledged action is lost, and all games can be finished. `bench/faults`
//! repeats them more often.

use std::time::Duration;

use elvaland_testkit::{Cluster, Folder, Process};

use crate::PROGRAM;
use crate::scripted_players::{Places, random, under_load};

/// Returns the number of repetitions: few in tests, many in a campaign.
pub(crate) fn times(few: usize, often: usize) -> usize {
    if std::env::var_os("ELVALAND_CAMPAIGN").is_some() { often } else { few }
}

/// Sleeps for a random time.
fn a_while(number: &mut u64, most: usize) {
    std::thread::sleep(Duration::from_millis(20 + (random(number) % most) as u64));
}

pub(crate) fn seed() -> u64 {
    let seed = u64::from(std::process::id()) << 20 | 0x9e37_79b9;
    println!("seed {seed}");
    seed
}

/// Starts a node on a database.
fn node(folder: &Folder, database: &str) -> Process {
    PROGRAM.start(&folder.0, &["serve", "--database", database, "--node-lease", "1000"])
}

#[test]
fn a_server_that_is_killed_again_and_again_loses_nothing_acknowledged() {
    let (folder, mut number) = (Folder::new(), seed());
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    let places = Places::of(vec![process.address]);
    let kills = times(10, 500);
    let tally = under_load(&places, 6, |_| {
        for _ in 0..kills {
            a_while(&mut number, 200);
            process.kill();
            process = PROGRAM.start(&folder.0, &["serve"]);
            places.change(0, process.address);
        }
    });
    println!("{kills} kills of one server on SQLite");
    assert!(tally.actions() > 50, "there was load");
}

#[test]
fn one_of_three_nodes_is_killed_again_and_again_and_the_others_go_on() {
    let (folder, cluster, mut number) = (Folder::new(), Cluster::start(), seed());
    let database = cluster.database();
    let mut processes: Vec<Process> = (0..3).map(|_| node(&folder, &database)).collect();
    let places = Places::of(processes.iter().map(|process| process.address).collect());
    let kills = times(6, 500);
    let tally = under_load(&places, 6, |_| {
        for _ in 0..kills {
            a_while(&mut number, 200);
            let one = random(&mut number) % 3;
            processes[one].kill();
            // Another node takes over the bots of the killed node meanwhile.
            a_while(&mut number, 1500);
            processes[one] = node(&folder, &database);
            places.change(one, processes[one].address);
        }
    });
    println!("{kills} kills of one of three nodes on PostgreSQL");
    assert!(tally.actions() > 50, "there was load");
}

#[test]
fn the_bots_of_a_node_that_is_killed_move_to_another() {
    let (folder, cluster) = (Folder::new(), Cluster::start());
    let database = cluster.database();
    let mut first = node(&folder, &database);
    // Of twenty tables, some have their bots at the first node, which is then killed at once.
    let second = node(&folder, &database);
    let mut ada = first.client("Ada");
    let wanted = serde_json::json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "apprentice"]});
    let tables: Vec<String> = (0..20)
        .map(|_| {
            let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
            // A bot plays in her place, too.
            ada.post(&format!("/tables/{table}/leave"), &serde_json::json!({})).expect(200);
            table
        })
        .collect();
    first.kill();
    let mut bo = second.client("Bo");
    for table in tables {
        let began = std::time::Instant::now();
        while bo.get(&format!("/tables/{table}")).expect(200)["status"] != "over" {
            assert!(began.elapsed() < Duration::from_secs(60), "nobody thinks for {table}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn a_database_that_is_restarted_under_three_nodes_loses_nothing_acknowledged() {
    let (folder, cluster, mut number) = (Folder::new(), Cluster::start(), seed());
    let database = cluster.database();
    let processes: Vec<Process> = (0..3).map(|_| node(&folder, &database)).collect();
    let places = Places::of(processes.iter().map(|process| process.address).collect());
    let restarts = times(3, 20);
    let tally = under_load(&places, 6, |_| {
        for restart in 0..restarts {
            a_while(&mut number, 1500);
            // A clean shutdown and a crash, by turns.
            cluster.order(["stop", "crash"][restart % 2]);
            a_while(&mut number, 1000);
            cluster.order("start");
        }
        a_while(&mut number, 1500);
    });
    println!("{restarts} restarts of PostgreSQL under three nodes");
    assert!(tally.actions() > 50, "there was load");
}
