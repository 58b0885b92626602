//! Tests backup, restore and check as processes beside a running server, and kills of them.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use elvaland_testkit::{Client, Cluster, Folder, Process};
use serde_json::json;

use crate::PROGRAM;
use crate::faults::{seed, times};
use crate::scripted_players::random;

/// Returns the program with these arguments and the default database in a folder.
pub(crate) fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elvaland"));
    command.args(arguments).env("HOME", folder).env("XDG_DATA_HOME", folder).env_remove("ELVALAND_DATABASE");
    command
}

/// Runs the program; returns its exit code, and what it printed and complained.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command(folder, arguments).output().expect("the program runs");
    (status.code(), String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr))
}

fn expect(folder: &Path, arguments: &[&str], code: i32, part: &str) -> String {
    let (found, said) = run(folder, arguments);
    assert!(found == Some(code) && said.contains(part), "{arguments:?}: {found:?} {said}");
    said
}

/// Creates a table with a bid; returns its path.
fn played(ada: &mut Client) -> String {
    let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "apprentice"]});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}");
    let bid = ada.get(&path).expect(200)["legal"][0].clone();
    ada.post(&format!("{path}/actions"), &json!({"seq": 1, "action": bid})).expect(200);
    path
}

/// Kills a process after a while, unless it has ended.
fn kill_after(mut child: Child, millis: u64) -> bool {
    std::thread::sleep(Duration::from_millis(millis));
    let _ = child.kill();
    child.wait().is_ok_and(|status| status.code().is_none())
}

fn backup_goes_round(folder: &Folder, process: &mut Process, database: &[&str]) {
    let with = |arguments: &[&'static str]| [arguments, database].concat();
    let file = folder.0.join("games.db");
    let name: &'static str = Box::leak(file.display().to_string().into_boxed_str());
    let mut ada = process.client("Ada");
    let (path, token) = (played(&mut ada), ada.token().to_owned());
    expect(&folder.0, &with(&["backup", name]), 0, "games replayed");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
    }
    expect(&folder.0, &["check", name], 0, "holds what was saved");
    expect(&folder.0, &with(&["check"]), 0, "games replayed");
    expect(&folder.0, &with(&["restore", name, "--replace"]), 2, "is served right now");
    ada.delete("/visitors/me");
    process.stop();
    expect(&folder.0, &with(&["restore", name]), 2, "is not empty");
    expect(&folder.0, &with(&["restore", name, "--replace"]), 0, "Restored into");
    *process = PROGRAM.start(&folder.0, &[&["serve"], database].concat());
    let mut ada = Client::new(process.address).with_token(&token);
    assert_eq!(ada.get(&path).expect(200)["seat"], 0, "Ada is back, with her game");
    // A changed byte in a text is found.
    let mut bytes = std::fs::read(&file).expect("a file");
    let at = bytes.windows(3).position(|three| three == b"Ada").expect("her name");
    bytes[at] = b'E';
    std::fs::write(&file, bytes).expect("written");
    expect(&folder.0, &["check", name], 1, "does not hold what was saved");
    process.stop();
    expect(&folder.0, &with(&["restore", name, "--replace"]), 2, "not those that were saved");
    expect(&folder.0, &["restore", "/nowhere/x.db"], 2, "no such file");
}

#[test]
fn a_backup_of_a_running_server_is_restored_with_everything() {
    let folder = Folder::new();
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    backup_goes_round(&folder, &mut process, &[]);
    assert!(folder.0.join("elvaland/elvaland.db.replaced").is_file(), "what was replaced is kept");
}

#[test]
fn a_backup_of_postgresql_is_restored_with_everything() {
    let (folder, cluster) = (Folder::new(), Cluster::start());
    let database = cluster.database();
    let database = ["--database", &database];
    let mut process = PROGRAM.start(&folder.0, &[&["serve"], &database[..]].concat());
    backup_goes_round(&folder, &mut process, &database);
}

/// Needs root, who alone can give files away; elsewhere a restore has no other owner to respect.
#[cfg(unix)]
#[test]
fn what_root_restores_belongs_to_the_owner_of_the_replaced_file_or_its_folder() {
    use std::os::unix::fs::{MetadataExt, chown};
    const SERVICE: (u32, u32) = (65_533, 65_532);
    let folder = Folder::new();
    let (file, backup) = (folder.0.join("elvaland/elvaland.db"), folder.0.join("b.db").display().to_string());
    let lock = folder.0.join("elvaland/elvaland.db.lock");
    let owner = |path: &Path| path.metadata().map(|found| (found.uid(), found.gid())).expect("a file");
    PROGRAM.start(&folder.0, &["serve"]).stop();
    expect(&folder.0, &["backup", &backup], 0, "bytes");
    if chown(&file, Some(SERVICE.0), Some(SERVICE.1)).is_err() {
        return;
    }
    expect(&folder.0, &["restore", &backup, "--replace"], 0, "Restored into");
    assert_eq!(owner(&file), SERVICE, "as the file that was replaced");
    for path in [&file, &lock] {
        std::fs::remove_file(path).expect("removed");
    }
    let other = (65_531, 65_530);
    chown(folder.0.join("elvaland"), Some(other.0), Some(other.1)).expect("given away");
    expect(&folder.0, &["restore", &backup], 0, "Restored into");
    assert_eq!([&file, &lock].map(|path| owner(path)), [other; 2], "as the folder");
}

#[test]
fn earlier_backups_are_kept_and_rotated() {
    let folder = Folder::new();
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let name = folder.0.join("b.db").display().to_string();
    for _ in 0..5 {
        process.client("Ada");
        expect(&folder.0, &["backup", &name, "--keep", "3"], 0, "bytes");
    }
    let visitors = |ending: &str| {
        let (_, said) = run(&folder.0, &["check", &format!("{name}{ending}")]);
        said.split_whitespace().next().and_then(|number| number.parse::<u64>().ok())
    };
    assert_eq!(["", ".1", ".2", ".3"].map(visitors), [Some(5), Some(4), Some(3), None]);
}

#[test]
fn a_database_of_a_newer_version_is_refused() {
    let folder = Folder::new();
    PROGRAM.start(&folder.0, &["serve"]).stop();
    let file = folder.0.join("elvaland/elvaland.db");
    let later = "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) \
                 VALUES (999, 'later', '2030-01-01', TRUE, x'00', 1)";
    let python = format!(
        "import sqlite3; c = sqlite3.connect({:?}); c.execute({later:?}); c.commit()",
        file.display().to_string()
    );
    assert!(Command::new("python3").args(["-c", &python]).status().expect("python3 runs").success());
    for arguments in [&["serve", "--listen", "127.0.0.1:0"][..], &["backup", "x.db"], &["check"]] {
        expect(&folder.0, arguments, 2, "the database was written by a newer version of Elvaland");
    }
    let target = format!("sqlite:{}", folder.0.join("x.db").display());
    let from = format!("sqlite:{}", file.display());
    expect(&folder.0, &["migrate", "--from", &from, "--to", &target], 2, "newer version");
}

#[test]
fn killed_backups_and_restores_leave_a_whole_file() {
    let (folder, mut number) = (Folder::new(), seed());
    let (file, copy) = (folder.0.join("b.db").display().to_string(), folder.0.join("r/copy.db"));
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let mut ada = process.client("Ada");
    (0..20).for_each(|_| drop(played(&mut ada)));
    expect(&folder.0, &["backup", &file], 0, "bytes");
    let target = format!("sqlite:{}", copy.display());
    expect(&folder.0, &["restore", &file, "--database", &target], 0, "Restored");
    let (kills, mut hits) = (times(6, 100), 0);
    for _ in 0..kills {
        // A visitor of their own, because each may have only so many tables.
        played(&mut process.client("Bo"));
        let began = |arguments: &[&str]| {
            command(&folder.0, arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
        };
        hits += usize::from(kill_after(began(&["backup", &file, "--keep", "2"]), random(&mut number) as u64 % 150));
        expect(&folder.0, &["check", &file], 0, "holds what was saved");
        let restore = began(&["restore", &file, "--replace", "--database", &target]);
        hits += usize::from(kill_after(restore, random(&mut number) as u64 % 150));
        expect(&folder.0, &["check", "--database", &target], 0, "games replayed");
    }
    println!("{} kills of backup and restore, {hits} of them before the end", 2 * kills);
    expect(&folder.0, &["backup", &file], 0, "bytes");
    let left = std::fs::read_dir(&folder.0).expect("a folder").flatten();
    let left = left.filter(|entry| entry.file_name().to_string_lossy().contains("partial")).count();
    assert_eq!(left, 0, "what killed programs left is removed");
}
