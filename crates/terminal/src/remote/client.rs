//! A client of a server's API.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as STANDARD;
use elvaland_texts::Language;
use serde::de::DeserializeOwned;
use serde_json::Value;
use ureq::http::Response;
use ureq::{Agent, Body};

use super::address::Address;
use crate::table::TableError;

/// The timeout for connecting and for the start of a response.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A client of a server's API.
#[derive(Clone)]
pub(super) struct ApiClient {
    agent: Agent,
    api: String,
    language: Language,
    token: Option<String>,
    /// The header for a proxy in front of the server.
    login: Option<String>,
    invite: Option<String>,
}

impl ApiClient {
    /// Returns a client without a token.
    pub(super) fn new(address: &Address, language: Language) -> ApiClient {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(TIMEOUT))
            .timeout_recv_response(Some(TIMEOUT))
            .build();
        ApiClient {
            agent: config.into(),
            api: format!("{}/api/v1", address.server),
            language,
            token: None,
            login: address.login.as_ref().map(|login| format!("Basic {}", STANDARD.encode(login))),
            invite: address.invite.clone(),
        }
    }

    /// Returns the client with this token.
    pub(super) fn with_token(self, token: String) -> ApiClient {
        ApiClient { token: Some(token), ..self }
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, TableError> {
        let text = self.text(path)?;
        serde_json::from_str(&text).map_err(|error| TableError::Server(error.to_string()))
    }

    pub(super) fn text(&self, path: &str) -> Result<String, TableError> {
        answer(self.headers(self.agent.get(self.url(path))).call())
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Value, TableError> {
        let request = self.headers(self.agent.post(self.url(path))).header("Content-Type", "application/json");
        let text = answer(request.send(body.to_string()))?;
        serde_json::from_str(&text).map_err(|error| TableError::Server(error.to_string()))
    }

    pub(super) fn delete(&self, path: &str) -> Result<(), TableError> {
        answer(self.headers(self.agent.delete(self.url(path))).call()).map(drop)
    }

    /// Opens an event stream after the event with this id.
    pub(super) fn stream(&self, path: &str, after: u64) -> Result<impl BufRead + use<>, TableError> {
        let request = self.headers(self.agent.get(self.url(path))).header("Last-Event-ID", after.to_string());
        let response = request.call().map_err(|_| TableError::Disconnected)?;
        if !response.status().is_success() {
            return Err(TableError::Disconnected);
        }
        Ok(BufReader::new(response.into_body().into_reader()))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.api)
    }

    fn headers<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("Accept-Language", self.language.tag());
        let request = match &self.invite {
            Some(code) => request.header("X-Invite-Code", code),
            None => request,
        };
        // A request has one authorization; if it is for the proxy, the server reads the cookie.
        match (&self.login, &self.token) {
            (Some(login), Some(token)) => {
                request.header("Authorization", login).header("Cookie", format!("elvaland={token}"))
            }
            (Some(login), None) => request.header("Authorization", login),
            (None, Some(token)) => request.header("Authorization", format!("Bearer {token}")),
            (None, None) => request,
        }
    }
}

/// Returns the body of a response, or the error message of the server.
fn answer(response: Result<Response<Body>, ureq::Error>) -> Result<String, TableError> {
    let mut response = response.map_err(|_| TableError::Disconnected)?;
    let text = response.body_mut().read_to_string().map_err(|_| TableError::Disconnected)?;
    if response.status().is_success() {
        return Ok(text);
    }
    let problem: Value = serde_json::from_str(&text).unwrap_or_default();
    let title = problem["title"].as_str().map(str::to_owned);
    Err(TableError::Server(title.unwrap_or_else(|| response.status().to_string())))
}
