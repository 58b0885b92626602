//! Who one is at servers: a secret for each, so that one comes back to the same seat.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use serde_json::{Value, json};

use super::client::Client;
use crate::local::state_folder;
use crate::table::TableError;

/// The secrets by server.
type Secrets = BTreeMap<String, String>;

/// Tells the server who one is; somebody whom it does not know any more is introduced anew.
pub(super) fn introduce(client: Client, server: &str, name: &str) -> Result<Client, TableError> {
    let mut secrets = load();
    if let Some(secret) = secrets.get(server) {
        let known = client.clone().known_by(secret.clone());
        match known.get::<Value>("/visitors/me") {
            Ok(_) => return Ok(known),
            Err(TableError::Disconnected) => return Err(TableError::Disconnected),
            Err(_) => {}
        }
    }
    let visitor = client.post("/visitors", &json!({"name": name}))?;
    let token = visitor["token"].as_str().unwrap_or_default().to_owned();
    secrets.insert(server.to_owned(), token.clone());
    // Without the file one is somebody else the next time; that is no reason not to play.
    let _ = save(&secrets);
    Ok(client.known_by(token))
}

fn file() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("visitors.json"))
}

fn load() -> Secrets {
    let text = file().and_then(|file| fs::read_to_string(file).ok());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn save(secrets: &Secrets) -> io::Result<()> {
    let Some(path) = file() else { return Ok(()) };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // Whoever has a secret plays in one's place: it is for nobody else to read.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(serde_json::to_string_pretty(secrets)?.as_bytes())
}
