//! Tests jumps of the clock.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use elvaland_testkit::Folder;

use crate::PROGRAM;
use crate::faults::times;
use crate::scripted_players::{Places, under_load};

/// Returns the path of libfaketime, if it is installed.
fn faketime() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let found = folders.map(|folder| folder.join("faketime/libfaketime.so.1")).find(|library| library.is_file());
    if found.is_none() {
        println!("the clock cannot be set here: this needs the package faketime");
    }
    found
}

#[test]
fn a_clock_that_jumps_by_weeks_stops_nobody() {
    let Some(library) = faketime() else { return };
    let folder = Folder::new();
    let clock = folder.0.join("clock");
    let set = |clock: &Path, time: &str| fs::write(clock, time).expect("written");
    set(&clock, "+0");
    let process = PROGRAM.start_with(&folder.0, &["serve"], |command| {
        command.env("LD_PRELOAD", &library).env("FAKETIME_TIMESTAMP_FILE", &clock).env("FAKETIME_NO_CACHE", "1");
        // The monotonic clock is not faked.
        command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
    });
    let places = Places::of(vec![process.address]);
    let tally = under_load(&places, 4, |_| {
        for _ in 0..times(1, 20) {
            for time in ["+40d", "-40d", "+2d", "-1h", "+0"] {
                std::thread::sleep(Duration::from_millis(300));
                set(&clock, time);
            }
        }
    });
    assert!(tally.actions() > 20, "there was load");
    // The last change was stored with the time of the process.
    let lobby = process.client("Ada").get("/me/tables").expect(200);
    assert!(lobby.is_array() || lobby.is_object(), "{lobby}");
}
