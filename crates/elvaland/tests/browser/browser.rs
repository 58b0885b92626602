//! Chromium, driven by its own driver; both end with the test.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use elvaland_testkit::{Client, Folder};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// Flags of Chromium: headless, no requests of its own, no optional features.
const FLAGS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-breakpad",
    "--disable-extensions",
    "--no-proxy-server",
];

/// The device of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Device {
    /// A window of 1360 × 900.
    Desktop,
    /// A phone upright, 390 × 844.
    Phone,
}

/// How a person's browser is set up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    pub(crate) device: Device,
    /// The language the browser asks for.
    pub(crate) language: &'static str,
    /// Whether pages may run scripts.
    pub(crate) scripts: bool,
    /// Whether animations are allowed.
    pub(crate) motion: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { device: Device::Desktop, language: "en", scripts: true, motion: false }
    }
}

impl Setup {
    fn capabilities(self, folder: &str) -> Value {
        let mut flags: Vec<String> = FLAGS.map(str::to_owned).into();
        flags.push(format!("--user-data-dir={folder}"));
        flags.push(format!("--lang={}", self.language));
        flags.push("--window-size=1360,900".to_owned());
        if !self.motion {
            flags.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut prefs = json!({"intl.accept_languages": self.language});
        if !self.scripts {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut options = json!({"args": flags, "prefs": prefs});
        if self.device == Device::Phone {
            let metrics = json!({"width": 390, "height": 844, "pixelRatio": 2, "touch": true, "mobile": true});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
            "timeouts": {"pageLoad": 30_000, "script": 30_000},
        })
    }
}

/// The driver of browsers, in a process of its own.
pub(crate) struct Driver {
    child: Child,
    address: SocketAddr,
    folder: Folder,
    browsers: AtomicU32,
    /// Kept open: the driver would fail to write to a closed pipe.
    _said: BufReader<ChildStdout>,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        for program in ["chromium", "chromedriver"] {
            assert!(is_installed(program), "{program} is missing: run ./test once, it installs what the tests need");
        }
        let folder = Folder::new();
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", &folder.0)
            .env("HOME", &folder.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let mut said = BufReader::new(child.stdout.take().expect("its output"));
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port(&mut said)));
        Driver { child, address, folder, browsers: AtomicU32::new(0), _said: said }
    }

    /// Opens a browser nobody has used before.
    pub(crate) async fn open(&self, setup: Setup) -> Window {
        let number = self.browsers.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.0.join(format!("browser-{number}"));
        let Value::Object(wanted) = setup.capabilities(&profile.display().to_string()) else { unreachable!() };
        let page = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&format!("http://{}", self.address))
            .await
            .expect("a browser");
        let session = page.session_id().await.expect("an answer").expect("a session");
        Window { page, driver: self.address, session }
    }

    /// All processes that belong to the driver: its descendants, and those that work in its folder.
    fn processes(&self) -> Vec<u32> {
        let folder = self.folder.0.display().to_string();
        let mut found = vec![self.child.id()];
        let others: Vec<(u32, u32, String)> = running();
        loop {
            let is_ours = |(id, parent, command): &&(u32, u32, String)| {
                !found.contains(id) && (found.contains(parent) || command.contains(&folder))
            };
            match others.iter().find(is_ours) {
                Some(&(id, ..)) => found.push(id),
                None => return found,
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let processes: Vec<String> = self.processes().iter().map(ToString::to_string).collect();
        let _ = Command::new("kill").arg("-KILL").args(processes).stderr(Stdio::null()).status();
        let _ = self.child.wait();
    }
}

/// A browser with one page open.
pub(crate) struct Window {
    pub(crate) page: fantoccini::Client,
    driver: SocketAddr,
    session: String,
}

impl Window {
    /// Returns the errors in the browser's log since the last call.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let entries = self.ask("se/log", &json!({"type": "browser"}));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let is_bad = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        entries.iter().filter(is_bad).map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Shows pages as if on paper.
    pub(crate) fn prints(&self) {
        self.ask("goog/cdp/execute", &json!({"cmd": "Emulation.setEmulatedMedia", "params": {"media": "print"}}));
    }

    /// Gives pages a window of this size, in CSS pixels.
    pub(crate) fn resizes(&self, width: u32, height: u32) {
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.ask("goog/cdp/execute", &json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": params}));
    }

    /// Sends a command of the DevTools protocol; returns its result.
    pub(crate) fn cdp(&self, command: &str, params: &Value) -> Value {
        self.ask("goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// A command of the driver that is not part of the WebDriver standard.
    fn ask(&self, command: &str, body: &Value) -> Value {
        let path = format!("//session/{}/{command}", self.session);
        Client::new(self.driver).post(&path, body).expect(200)["value"].take()
    }
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// The port the driver says it listens on.
fn port(said: &mut BufReader<ChildStdout>) -> u16 {
    let mut lines = said.lines();
    let line = lines.find_map(|line| line.ok().filter(|line| line.contains("started successfully on port")));
    let line = line.expect("the driver starts");
    let port = line.rsplit(' ').next().and_then(|word| word.trim_end_matches('.').parse().ok());
    port.expect("a port")
}

/// Every process with its parent and its command line.
fn running() -> Vec<(u32, u32, String)> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes.filter_map(|entry| read_process(&entry.path())).collect()
}

fn read_process(path: &Path) -> Option<(u32, u32, String)> {
    let id = path.file_name()?.to_str()?.parse().ok()?;
    let stat = fs::read_to_string(path.join("stat")).ok()?;
    // The name stands in brackets and may contain anything; after it come the state and the parent.
    let parent = stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
    let command = fs::read(path.join("cmdline")).ok()?;
    Some((id, parent, String::from_utf8_lossy(&command).into_owned()))
}
