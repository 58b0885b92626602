//! Identities at servers: a token per server, so that a player returns to the same seat.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use serde_json::{Value, json};

use super::client::ApiClient;
use crate::local::state_folder;
use crate::table::TableError;

/// The tokens by server.
type Tokens = BTreeMap<String, String>;

/// Returns a client with the saved token, or registers as a new visitor if the server does not know it.
pub(super) fn sign_in(client: ApiClient, server: &str, name: &str) -> Result<ApiClient, TableError> {
    let mut tokens = load();
    if let Some(token) = tokens.get(server) {
        let known = client.clone().with_token(token.clone());
        match known.get::<Value>("/visitors/me") {
            Ok(_) => return Ok(known),
            Err(TableError::Disconnected) => return Err(TableError::Disconnected),
            Err(_) => {}
        }
    }
    let visitor = client.post("/visitors", &json!({"name": name}))?;
    let token = visitor["token"].as_str().unwrap_or_default().to_owned();
    tokens.insert(server.to_owned(), token.clone());
    // Without the file the player is a new visitor next time; the game can go on.
    let _ = save(&tokens);
    Ok(client.with_token(token))
}

fn file() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("visitors.json"))
}

fn load() -> Tokens {
    let text = file().and_then(|file| fs::read_to_string(file).ok());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn save(tokens: &Tokens) -> io::Result<()> {
    let Some(path) = file() else { return Ok(()) };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // The token authenticates the player: readable by the owner only.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(serde_json::to_string_pretty(tokens)?.as_bytes())
}
