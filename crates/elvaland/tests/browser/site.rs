//! The test environment: the real program, and browsers.

use std::net::SocketAddr;
use std::time::Duration;

use elvaland_testkit::{Client, Folder, Process};
use serde_json::{Value, json};

use crate::PROGRAM;
use crate::browser::{Driver, Setup};
use crate::page_user::PageUser;
use crate::proxy;

/// The timeout of a test.
const LIMIT: Duration = Duration::from_secs(300);

/// The server, and browsers to visit it.
pub(crate) struct Site {
    // The order in which they end: first the browsers.
    driver: Driver,
    process: Process,
    folder: Folder,
}

/// Runs a test with a server and real browsers.
pub(crate) fn tell(story: impl AsyncFnOnce(&mut Site)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut site = Site::open();
        let told = tokio::time::timeout(LIMIT, story(&mut site)).await;
        assert!(told.is_ok(), "the story ends within {LIMIT:?}");
    });
}

impl Site {
    fn open() -> Site {
        let folder = Folder::new();
        Site { driver: Driver::start(), process: PROGRAM.start(&folder.0, &["serve"]), folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.process.address
    }

    /// Kills the server, and starts it again where it was.
    pub(crate) fn restart(&mut self) {
        let address = self.process.address.to_string();
        self.process.kill();
        self.process = PROGRAM.start(&self.folder.0, &["serve", "--listen", &address]);
    }

    /// Kills the server, and starts it again with a base path.
    pub(crate) fn move_under(&mut self, path: &str) {
        let address = self.process.address.to_string();
        let url = format!("http://{address}{path}");
        self.process.kill();
        self.process = PROGRAM.start(&self.folder.0, &["serve", "--listen", &address, "--public-url", &url]);
    }

    /// Moves the site behind a proxy that serves it under a path; returns the address of the proxy.
    pub(crate) fn move_behind_proxy(&mut self, path: &'static str) -> SocketAddr {
        let server = self.process.address;
        let proxy = proxy::start(path, move || server);
        self.process.kill();
        let (listen, url) = (server.to_string(), format!("http://{proxy}{path}/"));
        let arguments = ["serve", "--listen", &listen, "--public-url", &url, "--trusted-proxy", "127.0.0.0/8"];
        self.process = PROGRAM.start(&self.folder.0, &arguments);
        proxy
    }

    /// Gives the server an order of its operator.
    pub(crate) fn operator(&self, arguments: &[&str]) {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_elvaland"));
        command.arg("admin").args(arguments).env("HOME", &self.folder.0).env("XDG_DATA_HOME", &self.folder.0);
        assert!(command.status().expect("the program runs").success());
    }

    /// Returns a person whose browser visits this address.
    pub(crate) async fn stranger_at(&self, address: SocketAddr) -> PageUser {
        PageUser::new(self.driver.open(Setup::default()).await, address)
    }

    /// Kills the server for good.
    pub(crate) fn shut(&mut self) {
        self.process.kill();
    }

    /// Returns a person with their own browser, not yet on any page.
    pub(crate) async fn stranger(&self, setup: Setup) -> PageUser {
        PageUser::new(self.driver.open(setup).await, self.address())
    }

    /// Returns a person with a browser and a name.
    pub(crate) async fn visitor(&self, name: &str, setup: Setup) -> (PageUser, Client) {
        let client = Client::named(self.address(), name);
        let person = self.stranger(setup).await;
        person.is_known_by(client.token()).await;
        (person, client)
    }

    /// Returns a person with a browser and default settings.
    pub(crate) async fn ada(&self) -> (PageUser, Client) {
        self.visitor("Ada", Setup::default()).await
    }
}

/// A table that goes on from a point of a recorded game: the visitor sits first, then come bots.
pub(crate) fn continued(visitor: &mut Client, record: &Value, at: usize) -> String {
    let players = record["options"]["players"].as_u64().expect("a number of players");
    let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "apprentice" }).collect();
    let wanted = json!({"game": record["game"], "seats": seats, "from": {"record": record, "at": at}});
    visitor.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned()
}
