//! Tests full, read-only and damaged disks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use elvaland_testkit::{Client, Folder, Process};

use crate::PROGRAM;
use crate::faults::times;
use crate::scripted_players::{Places, random, under_load};

/// A small tmpfs.
struct Disk {
    at: PathBuf,
    _folder: Folder,
}

impl Disk {
    /// Returns `None` without the right to mount.
    fn new(size: &str) -> Option<Disk> {
        let folder = Folder::new();
        let at = folder.0.join("disk");
        fs::create_dir(&at).expect("a folder");
        let is_mounted = done("mount", &format!("-t tmpfs -o size={size} tmpfs"), &[&at]);
        if !is_mounted {
            println!("nobody may mount a disk here: this needs root");
        }
        is_mounted.then_some(Disk { at, _folder: folder })
    }

    fn remount(&self, how: &str) {
        assert!(done("mount", &format!("-o remount,{how}"), &[&self.at]), "{how}");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        done("umount", "-l", &[&self.at]);
    }
}

/// An ext4 image whose file system the kernel can be told to shut down: as on a failing disk, every write fails until it is
/// repaired.
struct FailingDisk {
    image: PathBuf,
    at: PathBuf,
    _folder: Folder,
}

impl FailingDisk {
    /// Returns `None` without the right to mount, or without ext4.
    fn new() -> Option<FailingDisk> {
        let folder = Folder::new();
        let [image, at] = ["image", "disk"].map(|name| folder.0.join(name));
        fs::create_dir(&at).expect("a folder");
        fs::File::create(&image).and_then(|file| file.set_len(64 << 20)).expect("a file");
        let disk = FailingDisk { image, at, _folder: folder };
        let is_there = done("mkfs.ext4", "-q", &[&disk.image]) && disk.mount();
        if !is_there {
            println!("nobody may mount a disk here: this needs root, loop devices and ext4");
        }
        is_there.then_some(disk)
    }

    fn mount(&self) -> bool {
        done("mount", "-o loop,errors=remount-ro", &[&self.image, &self.at])
    }

    /// Makes every write fail.
    fn fails(&self) {
        let mounts = fs::read_to_string("/proc/mounts").expect("the mounts");
        let at = self.at.to_str().expect("a path");
        let device = mounts.lines().find(|line| line.split(' ').nth(1) == Some(at)).expect("it is mounted");
        let device = device.split(' ').next().and_then(|path| path.strip_prefix("/dev/")).expect("a device");
        fs::write(format!("/sys/fs/ext4/{device}/trigger_fs_error"), "a test").expect("the kernel takes it");
    }

    /// Makes the disk writable again.
    fn is_repaired(&self) {
        assert!(done("umount", "", &[&self.at]), "nobody uses it");
        assert!(done("e2fsck", "-fp", &[&self.image]), "nothing is broken but trust");
        assert!(self.mount(), "it is back");
    }
}

impl Drop for FailingDisk {
    fn drop(&mut self) {
        done("umount", "-l", &[&self.at]);
    }
}

/// Returns whether a command succeeded; exit code 1 of fsck (errors corrected) is success.
fn done(command: &str, options: &str, paths: &[&Path]) -> bool {
    let output = Command::new(command).args(options.split_whitespace()).args(paths).output();
    output.is_ok_and(|output| output.status.success() || command == "e2fsck" && output.status.code() == Some(1))
}

/// Waits until the server refuses actions with 503, or no longer does.
fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = std::time::Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns whether a new visitor can be stored.
fn can_write(process: &Process) -> bool {
    let answer = Client::new(process.address).post("/visitors", &serde_json::json!({"name": "Zoe"}));
    assert!(matches!(answer.status, 201 | 503), "{answer:?}");
    answer.status == 201
}

#[test]
fn a_disk_that_is_full_or_read_only_refuses_and_goes_on_when_it_is_not() {
    let Some(disk) = Disk::new("12m") else { return };
    let database = format!("sqlite:{}", disk.at.join("elvaland.db").display());
    let process = PROGRAM.start(&disk.at, &["serve", "--database", &database]);
    let places = Places::of(vec![process.address]);
    let tally = under_load(&places, 4, |_| {
        for _ in 0..times(1, 10) {
            std::thread::sleep(Duration::from_millis(500));
            let ballast = disk.at.join("ballast");
            // Fills the disk; writing fails when it is full.
            let _ = fs::write(&ballast, vec![1; 64 << 20]);
            wait_for("the disk is full", || !can_write(&process));
            assert_eq!(Client::new(process.address).get("//healthz").status, 200);
            fs::remove_file(&ballast).expect("room");
            wait_for("there is room again", || can_write(&process));
        }
    });
    assert!(tally.actions() > 20, "there was load");
    drop(process);
    disk.remount("ro");
    let (code, errors) = refused(&database);
    assert!(code == Some(2) && errors.contains("Read-only"), "{errors}");
}

#[test]
fn a_disk_that_turns_read_only_refuses_and_has_everything_when_it_is_repaired() {
    let Some(disk) = FailingDisk::new() else { return };
    let database = format!("sqlite:{}", disk.at.join("elvaland.db").display());
    let start = || PROGRAM.start(&disk.at, &["serve", "--database", &database]);
    let mut process = start();
    let places = Places::of(vec![process.address]);
    let failures = times(1, 10);
    let tally = under_load(&places, 4, |_| {
        for _ in 0..failures {
            std::thread::sleep(Duration::from_millis(500));
            disk.fails();
            wait_for("nothing is kept any more", || !can_write(&process));
            assert_eq!(Client::new(process.address).get("//healthz").status, 200);
            process.stop();
            disk.is_repaired();
            process = start();
            places.change(0, process.address);
            assert!(can_write(&process));
        }
    });
    println!("{failures} times read-only under a running server");
    assert!(tally.actions() > 20, "there was load");
    drop(process);
}

/// Returns the error of a server that cannot start.
fn refused(database: &str) -> (Option<i32>, String) {
    // A server that starts in spite of the damage would not end by itself.
    let mut command = Command::new("timeout");
    command.args(["30", env!("CARGO_BIN_EXE_elvaland"), "serve", "--listen", "127.0.0.1:0", "--database", database]);
    let output = command.output().expect("the program runs");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// Creates a database with games, checkpointed into one file.
fn played(folder: &Path) -> PathBuf {
    let process = PROGRAM.start(folder, &["serve"]);
    let places = Places::of(vec![process.address]);
    under_load(&places, 4, |_| std::thread::sleep(Duration::from_millis(300)));
    drop(process);
    let (from, to) = (folder.join("elvaland/elvaland.db"), folder.join("whole.db"));
    let [from, target] = [&from, &to].map(|file| format!("sqlite:{}", file.display()));
    let moved = Command::new(env!("CARGO_BIN_EXE_elvaland")).args(["move", "--from", &from, "--to", &target]).output();
    let moved = moved.expect("the program runs");
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    to
}

#[test]
fn a_damaged_database_is_refused_in_clear_words() {
    let folder = Folder::new();
    let whole = fs::read(played(&folder.0)).expect("a file");
    let damaged = folder.0.join("damaged.db");
    let database = format!("sqlite:{}", damaged.display());
    let try_it = |bytes: &[u8]| {
        fs::write(&damaged, bytes).expect("written");
        for rest in ["-wal", "-shm"] {
            let _ = fs::remove_file(folder.0.join(format!("damaged.db{rest}")));
        }
        refused(&database)
    };
    // Damages only B-tree pages of SQLite with cells: byte 0 is the page type, bytes 3 and 4 are the number of cells.
    // Overflow pages begin with a page number that SQLite does not always check; damage of empty pages can stay hidden.
    let is_tree = |at: &usize| [2, 5, 10, 13].contains(&whole[*at]) && whole[*at + 3..*at + 5] != [0, 0];
    let pages: Vec<usize> = (4096..whole.len()).step_by(4096).filter(is_tree).collect();
    assert!(pages.len() > 5, "{} pages", pages.len());
    let mut number = 0x2545_f491_4f6c_dd1d;
    for _ in 0..times(5, 200) {
        // A file that is cut off at a random place.
        let (code, errors) = try_it(&whole[..4096 + random(&mut number) % (whole.len() - 8192)]);
        assert!(code == Some(2) && errors.contains("the database is damaged"), "{errors}");
        // A flipped bit in the header of a page.
        let (at, bit) = (pages[random(&mut number) % pages.len()], random(&mut number) % 8);
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << bit;
        let (code, errors) = try_it(&flipped);
        assert!(code == Some(2) && errors.contains("the database is damaged"), "byte {at}, bit {bit}: {errors}");
    }
}
