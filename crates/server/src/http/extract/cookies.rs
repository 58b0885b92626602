//! Cookies: one that authenticates a visitor; others keep the preferences of a browser and the choices of its last table.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use elvaland_web::Preferences;
use elvaland_web::home::LastTable;
use time::Duration;

use crate::http::app::App;
use crate::model::Secret;

/// The cookie that authenticates a visitor.
pub(crate) const IDENTITY: &str = "elvaland";
/// The cookie that keeps preferences; the script of the score pad reads and writes it, too.
const PREFERENCES: &str = "preferences";
/// The cookie that keeps the choices of the last table.
const LAST_TABLE: &str = "last-table";
/// The maximum lifetime of a cookie in browsers.
const LIFETIME: Duration = Duration::days(400);

/// The cookie that remembers the invite code of a private server.
const INVITATION: &str = "invite";

fn value(headers: &HeaderMap, name: &str) -> Option<String> {
    CookieJar::from_headers(headers).get(name).map(|cookie| cookie.value().to_owned())
}

fn cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    let path = Some(app.base.path()).filter(|path| !path.is_empty()).unwrap_or("/");
    Cookie::build((name, value)).path(path.to_owned()).max_age(LIFETIME).same_site(SameSite::Lax).build()
}

/// Returns the secret that a browser sent.
pub(crate) fn secret(headers: &HeaderMap) -> Option<Secret> {
    value(headers, IDENTITY).map(|secret| Secret::from_client(&secret))
}

/// Creates the cookie that authenticates a visitor, out of reach of scripts.
pub(crate) fn identity(app: &App, secret: &Secret) -> Cookie<'static> {
    let is_secure = app.registry.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let mut cookie = cookie(app, IDENTITY, secret.reveal().to_owned());
    cookie.set_http_only(true);
    cookie.set_secure(is_secure.then_some(true));
    cookie
}

/// Creates the cookie that removes the one that authenticates a visitor.
pub(crate) fn removal(app: &App) -> Cookie<'static> {
    let mut cookie = identity(app, &Secret::from_client(""));
    cookie.set_max_age(Duration::ZERO);
    cookie
}

/// Returns what a browser sent to show that the invite code was entered.
pub(crate) fn invited(headers: &HeaderMap) -> Option<String> {
    value(headers, INVITATION)
}

/// Creates the cookie that remembers the invite code.
pub(crate) fn invitation(app: &App, proof: &str) -> Cookie<'static> {
    let mut cookie = identity(app, &Secret::from_client(""));
    cookie.set_name(INVITATION);
    cookie.set_value(proof.to_owned());
    cookie
}

/// Returns the preferences that a browser sent, or the defaults.
pub(crate) fn preferences(headers: &HeaderMap) -> Preferences {
    value(headers, PREFERENCES).map_or_else(Preferences::default, |text| Preferences::read(&text))
}

/// Returns the choices of the last table that a browser sent, as [`LastTable::to_text`] wrote them.
pub(crate) fn last_table(headers: &HeaderMap) -> String {
    value(headers, LAST_TABLE).unwrap_or_default()
}

/// Creates the cookie that keeps the choices of the last table.
pub(crate) fn keep_last_table(app: &App, last: &LastTable) -> Cookie<'static> {
    cookie(app, LAST_TABLE, last.to_text())
}

/// Creates the cookie that keeps preferences.
pub(crate) fn keep_preferences(app: &App, preferences: &Preferences) -> Cookie<'static> {
    cookie(app, PREFERENCES, preferences.to_text())
}
