//! A private PostgreSQL for tests: it ends with the process that started it, however that ends.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A running database server.
pub struct Cluster {
    folder: PathBuf,
    /// The TCP port, which accepts only TLS; also part of the name of its socket.
    port: Option<u16>,
    programs: PathBuf,
    /// Standard input and output of the shell script that runs the server; the server ends when the input is closed.
    keeper: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    _child: Child,
}

/// The next number for the folder of a cluster or the name of a database.
static NEXT: AtomicU32 = AtomicU32::new(0);

impl Cluster {
    /// Starts a database server.
    pub fn start() -> Cluster {
        Cluster::at(None)
    }

    /// Starts a database server that also listens on this TCP port, for TLS only.
    pub fn encrypted(port: u16) -> Cluster {
        Cluster::at(Some(port))
    }

    fn at(port: Option<u16>) -> Cluster {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("elvaland-pg-{}-{number}", std::process::id()));
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/src/postgres.sh");
        let mut keeper = Command::new("sh");
        keeper.arg(script).arg(&folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        keeper.envs(port.map(|port| ("PORT", port.to_string())));
        let mut child = keeper.spawn().expect("a shell");
        let input = child.stdin.take().expect("its input");
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        let said = line(&mut output);
        let programs = said.strip_prefix("ready ").expect("PostgreSQL starts: is it installed?").into();
        Cluster { folder, port, programs, keeper: Mutex::new((input, output)), _child: child }
    }

    /// Returns the database server that all tests of this process share; starts it at the first call.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Cluster::start)
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> String {
        let name = format!("d{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let created = Command::new(self.programs.join("createdb"))
            .arg("-h")
            .arg(&self.folder)
            .args(["-p", &self.port.unwrap_or(5432).to_string(), "-U", "app", &name])
            .status()
            .expect("createdb runs");
        assert!(created.success());
        format!("postgres://app@localhost/{name}?host={}", self.folder.display())
    }

    /// Returns the path of the TLS certificate of an [`encrypted`](Cluster::encrypted) server.
    pub fn certificate(&self) -> PathBuf {
        self.folder.join("server.crt")
    }

    /// Sends a command to the script that runs the server and waits for it: `stop`, `crash` or `start`.
    pub fn order(&self, word: &str) {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(keeper.0, "{word}").expect("the keeper is there");
        assert_eq!(line(&mut keeper.1), "done", "{word}");
    }
}

fn line(output: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    line.trim_end().to_owned()
}
