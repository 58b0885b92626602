//! Runs the server as a process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::client::Client;

/// A temporary folder, removed after the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("elvaland-serve-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The running program.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
    /// The first line of its output.
    pub(crate) said: String,
}

impl Process {
    /// Starts the program with these arguments, its data in a folder.
    pub(crate) fn start(folder: &Path, arguments: &[&str]) -> Process {
        Process::start_with(folder, arguments, |_| {})
    }

    /// Starts it; `more` changes the command before.
    pub(crate) fn start_with(folder: &Path, arguments: &[&str], more: impl FnOnce(&mut Command)) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elvaland"));
        command
            .args(arguments)
            .env("XDG_DATA_HOME", folder)
            .env("HOME", folder)
            .env("ELVALAND_LISTEN", "127.0.0.1:0")
            .env("ELVALAND_LOG", "error")
            .env("ELVALAND_VISITOR_RATE", "0")
            .env("ELVALAND_ADDRESS_RATE", "0")
            .env("ELVALAND_VISITOR_BYTES", "0")
            .env("ELVALAND_NOTIFY_NETWORK", "127.0.0.0/8")
            .env("ELVALAND_BOT_TIME", "5")
            .stdout(Stdio::piped());
        more(&mut command);
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let said: Vec<String> = lines.by_ref().take(2).map(|line| line.expect("a line")).collect();
        let address = said[0].split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
        let address = address.parse().expect("an address");
        Process { child, address, said: said.join("\n") }
    }

    pub(crate) fn client(&self, name: &str) -> Client {
        Client::named(self.address, name)
    }

    /// Kills it (SIGKILL).
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Stops it (SIGTERM); returns its exit code.
    pub(crate) fn stop(&mut self) -> Option<i32> {
        let stopped = Command::new("kill").arg(self.child.id().to_string()).status().expect("the command kill");
        assert!(stopped.success());
        self.child.wait().expect("gone").code()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
