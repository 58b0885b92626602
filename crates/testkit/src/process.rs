//! Runs the server as a process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::client::Client;

/// The program that is tested, by the path of its file.
///
/// Cargo tells only the tests of the program's own package where it is: `Program(env!("CARGO_BIN_EXE_elvaland"))`.
pub struct Program(pub &'static str);

impl Program {
    /// Starts the program as a server with these arguments, its data in a folder.
    pub fn start(&self, folder: &Path, arguments: &[&str]) -> Process {
        self.start_with(folder, arguments, |_| {})
    }

    /// Starts the program as a server; `change` may change the command before it is run.
    pub fn start_with(&self, folder: &Path, arguments: &[&str], change: impl FnOnce(&mut Command)) -> Process {
        let mut command = Command::new(self.0);
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
        change(&mut command);
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let said: Vec<String> = lines.by_ref().take(2).map(|line| line.expect("a line")).collect();
        let address = said[0].split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
        let address = address.parse().expect("an address");
        Process { child, address, said: said.join("\n") }
    }
}

/// A running server; it is killed on drop.
pub struct Process {
    /// The process.
    pub child: Child,
    /// The address it listens on.
    pub address: SocketAddr,
    /// The first two lines of its output.
    pub said: String,
}

impl Process {
    /// Returns a new visitor of this name.
    pub fn client(&self, name: &str) -> Client {
        Client::named(self.address, name)
    }

    /// Kills it (SIGKILL).
    pub fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Stops it (SIGTERM); returns its exit code.
    pub fn stop(&mut self) -> Option<i32> {
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
