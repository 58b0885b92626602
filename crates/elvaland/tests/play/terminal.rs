//! Runs the program in a pseudo-terminal and reads its screen.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

/// Timeout of every wait.
const PATIENCE: Duration = Duration::from_secs(60);
/// Time for a key to take effect before another is pressed.
const STILL: Duration = Duration::from_millis(300);
/// Interval between two looks at the screen.
const MOMENT: Duration = Duration::from_millis(4);

/// A folder for one test; names must differ between tests.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The program and the terminal it runs in.
pub(crate) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Everything that was written, control sequences included.
    output: Arc<Mutex<Vec<u8>>>,
}

impl Terminal {
    /// Starts the program with these arguments, its files in a folder, on a screen of 80 × 24.
    pub(crate) fn start(folder: &Path, arguments: &[&str]) -> Terminal {
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(Size::new(24, 80)).expect("a size");
        let command = Command::new(env!("CARGO_BIN_EXE_elvaland"))
            .args(arguments)
            .env("XDG_STATE_HOME", folder)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C")
            .env_remove("NO_COLOR")
            .current_dir(folder);
        let child = command.spawn(pts).expect("the program starts");
        let (pty, screen) = (Arc::new(pty), Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0))));
        let written = Arc::new(Mutex::new(Vec::new()));
        let (output, shown, kept) = (pty.clone(), screen.clone(), written.clone());
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = (&*output).read(&mut bytes) {
                kept.lock().expect("nobody panicked").extend_from_slice(&bytes[..count]);
                shown.lock().expect("nobody panicked").process(&bytes[..count]);
            }
        });
        Terminal { pty, child, screen, output: written }
    }

    /// Sends the program a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent =
            std::process::Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.expect("the command kill").success());
    }

    /// Returns the contents of the screen.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("nobody panicked").screen().contents()
    }

    /// Returns everything that was written so far.
    pub(crate) fn output(&self) -> String {
        String::from_utf8_lossy(&self.output.lock().expect("nobody panicked")).into_owned()
    }

    /// Returns whether the alternate screen is active.
    pub(crate) fn is_fullscreen(&self) -> bool {
        self.screen.lock().expect("nobody panicked").screen().alternate_screen()
    }

    pub(crate) fn is_mouse_captured(&self) -> bool {
        let screen = self.screen.lock().expect("nobody panicked");
        screen.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    pub(crate) fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).expect("the program reads");
    }

    /// Clicks on a place of the screen, counted from 0.
    pub(crate) fn click(&self, column: usize, row: usize) {
        self.press(&format!("\x1b[<0;{};{}M\x1b[<0;{0};{1}m", column + 1, row + 1));
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().expect("nobody panicked").screen_mut().set_size(rows, columns);
        self.pty.resize(Size::new(rows, columns)).expect("a size");
    }

    /// Waits until the screen is as wanted, and returns it.
    pub(crate) fn wait_for(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let text = self.text();
            if is(&text) {
                return text;
            }
            assert!(begin.elapsed() < PATIENCE, "waiting for {what}:\n{text}");
            thread::sleep(MOMENT);
        }
    }

    /// Waits until a text is on the screen.
    pub(crate) fn wait_for_text(&self, wanted: &str) -> String {
        self.wait_for(wanted, |text| text.contains(wanted))
    }

    /// Waits until the program ends.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                // The last output of the program may not have been read yet.
                thread::sleep(Duration::from_millis(50));
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            thread::sleep(MOMENT);
        }
    }

    /// Answers every decision until the screen shows what is wanted. A partly drawn screen may be answered wrongly; the next
    /// answer then fits the result.
    pub(crate) fn play_until(&self, is_done: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let text = self.settled();
            if is_done(&text) {
                return text;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not come to an end:\n{text}");
            self.press(&answer(&text));
            let pressed = Instant::now();
            while self.text() == text && pressed.elapsed() < STILL {
                thread::sleep(MOMENT);
            }
        }
    }

    /// Returns the screen once it no longer changes.
    fn settled(&self) -> String {
        let mut text = self.text();
        loop {
            thread::sleep(2 * MOMENT);
            let now = self.text();
            if now == text {
                return text;
            }
            text = now;
        }
    }
}

/// Returns whether the end page is shown; the log page also says that the game is over.
pub(crate) fn is_over(text: &str) -> bool {
    text.contains("The game is over") && text.contains("Score sheet")
}

/// Returns the keys that answer a screen: three coins for the taverns whose letters the bar names, or Enter, which also leaves
/// a page and confirms a bid.
fn answer(text: &str) -> String {
    match text.split_once("  tavern") {
        Some((before, _)) if text.matches("  ·").count() < 3 => {
            let letters: Vec<char> = before.chars().rev().take(3).collect();
            format!("\x7f1{}2{}3{}", letters[2], letters[1], letters[0])
        }
        _ => "\r".to_owned(),
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
