//! Private servers: without the invite code, visitors can read public pages and store nothing.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::{HeaderMap, Method};

use super::SetCookie;
use crate::http::app::App;
use crate::http::extract::cookies;
use crate::http::routes::API;
use crate::model::Secret;
use crate::request_error::RequestError;

/// The header in which programs send the code.
const HEADER: &str = "x-invite-code";
/// The parameter by which a link carries the code.
const PARAMETER: &str = "invite";
/// The page on which the code is entered.
pub(crate) const ADDRESS: &str = "/invite";

/// Admits a request that needs no code, or has it. Returns the address to go on to if a link carried the code.
///
/// # Errors
/// The code is missing or wrong. A wrong one costs as much as many requests, so that it cannot be guessed.
pub(super) fn admit(
    app: &App,
    request: &Request,
    path: &str,
    client: IpAddr,
    cookie: &SetCookie,
) -> Result<Option<String>, RequestError> {
    let Some(code) = app.registry.config.invite_code.as_deref() else { return Ok(None) };
    if let Some(given) = carried(request).filter(|_| is_safe(request.method())) {
        check(app, &given, client)?;
        cookie.set(cookies::invitation(app, &proof(code)));
        return Ok(Some(without_code(request)));
    }
    if let Some(given) = request.headers().get(HEADER) {
        return check(app, given.to_str().unwrap_or_default(), client).map(|()| None);
    }
    match is_invited(app, request.headers()) || !is_private(app, request.method(), path) {
        true => Ok(None),
        false => Err(RequestError::NotInvited),
    }
}

/// Succeeds if a code is that of the server.
///
/// # Errors
/// It is another one.
pub(crate) fn check(app: &App, given: &str, client: IpAddr) -> Result<(), RequestError> {
    let is_right = app.registry.config.invite_code.as_deref().is_none_or(|code| proof(code) == proof(given.trim()));
    if is_right {
        return Ok(());
    }
    app.registry.charge_costly(app.registry.payer_at(None, None, client))?;
    Err(RequestError::NotInvited)
}

/// Returns true if the browser has entered the code, or none is needed.
pub(crate) fn is_invited(app: &App, headers: &HeaderMap) -> bool {
    let code = app.registry.config.invite_code.as_deref();
    code.is_none_or(|code| cookies::invited(headers).as_deref() == Some(proof(code).as_str()))
}

/// Returns what a browser keeps: a hash of the code, which changes with it.
pub(crate) fn proof(code: &str) -> String {
    Secret::from_client(code).hash().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Returns true if a request needs the code: it may store something, or shows a table.
fn is_private(app: &App, method: &Method, path: &str) -> bool {
    if !is_safe(method) {
        return path != ADDRESS;
    }
    let table = path.starts_with("/t/") || path.strip_prefix(API).is_some_and(|path| path.starts_with("/tables/"));
    let lobby = path.strip_prefix(API) == Some("/tables");
    lobby || table && !app.registry.config.watch_by_link
}

/// Returns the code in the address of a page.
fn carried(request: &Request) -> Option<String> {
    let fields: Vec<(String, String)> = serde_urlencoded::from_str(request.uri().query()?).ok()?;
    fields.into_iter().find(|(name, _)| name == PARAMETER).map(|(_, code)| code)
}

/// Returns the address of a page without the code.
fn without_code(request: &Request) -> String {
    let path = request.uri().path();
    let query = request.uri().query().unwrap_or_default();
    let fields: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap_or_default();
    let rest: Vec<_> = fields.into_iter().filter(|(name, _)| name != PARAMETER).collect();
    match serde_urlencoded::to_string(rest).unwrap_or_default() {
        query if query.is_empty() => path.to_owned(),
        query => format!("{path}?{query}"),
    }
}
