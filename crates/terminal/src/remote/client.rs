//! A client of a server's API.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use elvaland_texts::Language;
use serde::de::DeserializeOwned;
use serde_json::Value;
use ureq::http::Response;
use ureq::{Agent, Body};

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
}

impl ApiClient {
    /// Returns a client without a token.
    pub(super) fn new(server: &str, language: Language) -> ApiClient {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(TIMEOUT))
            .timeout_recv_response(Some(TIMEOUT))
            .build();
        ApiClient { agent: config.into(), api: format!("{server}/api/v1"), language, token: None }
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
        match &self.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
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
