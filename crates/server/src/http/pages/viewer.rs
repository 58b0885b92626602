//! The viewer of a page: visitor, preferences and language.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use elvaland_texts::{Language, Texts};
use elvaland_web::home::{LastTable, Levels};
use elvaland_web::{Preferences, Shell};

use crate::http::app::App;
use crate::http::extract::identity::{MaybeVisitor, default_name};
use crate::model::Visitor;
use crate::request_error::RequestError;
use crate::server::LocalAddress;

/// The name of the cookie that keeps preferences.
const COOKIE: &str = "preferences";
/// The name of the cookie that keeps the choices of the last table.
const LAST_TABLE: &str = "last-table";
/// How long a browser keeps it, in seconds.
const KEPT: u32 = 400 * 24 * 3600;

/// Returns the preferences that a browser keeps.
pub(crate) fn preferences(headers: &HeaderMap) -> Preferences {
    kept(headers, COOKIE).map_or_else(Preferences::default, Preferences::read)
}

/// Returns the cookie that keeps preferences.
pub(crate) fn cookie(preferences: &Preferences) -> String {
    keep(COOKIE, &preferences.to_text())
}

/// Returns the cookie that keeps the choices of the last table.
pub(crate) fn last_table_cookie(last: &LastTable) -> String {
    keep(LAST_TABLE, &last.to_text())
}

fn keep(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax")
}

/// Returns the value of a cookie.
fn kept<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// Who looks at a page.
pub(crate) struct Viewer {
    pub(crate) app: App,
    pub(crate) visitor: Option<Visitor>,
    pub(crate) preferences: Preferences,
    last_table: String,
    pub(crate) language: Language,
    /// The address of the page.
    pub(crate) path: String,
    /// The address of the server, as the browser knows it.
    pub(crate) origin: String,
    /// The address of the server that nobody else could have written: of the settings, or of the connection.
    pub(crate) own_origin: String,
}

impl Viewer {
    pub(crate) fn texts(&self) -> &Texts {
        self.app.registry.texts(self.language)
    }

    /// What is around the page.
    pub(crate) fn shell(&self) -> Shell<'_> {
        let name = self.visitor.as_ref().map(|visitor| visitor.name.as_str());
        Shell { texts: self.texts(), preferences: &self.preferences, name, path: &self.path }
    }

    /// Returns what the forms for new tables begin with.
    pub(crate) fn last_table(&self, games: &[&'static str], levels: Levels) -> LastTable {
        LastTable::read(&self.last_table, games, levels)
    }

    /// Returns the visitor's name, or one to suggest to a newcomer.
    pub(crate) fn name(&self) -> String {
        self.visitor.as_ref().map_or_else(default_name, |visitor| visitor.name.clone())
    }

    /// The same viewer, who has just become a visitor.
    pub(crate) fn known_as(self, visitor: Visitor) -> Viewer {
        Viewer { visitor: Some(visitor), ..self }
    }
}

/// The address to come back to: what a form is sent to is no page.
fn page_of(parts: &Parts) -> String {
    let path = parts.uri.path();
    if parts.method == Method::GET {
        return path.to_owned();
    }
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    table.map_or_else(|| "/".to_owned(), |id| format!("/t/{id}"))
}

fn public_url(app: &App) -> Option<String> {
    app.registry.config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned())
}

fn origin(parts: &Parts, app: &App) -> String {
    public_url(app).unwrap_or_else(|| {
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        format!("http://{host}")
    })
}

/// Returns the address of the server without trusting the request.
fn own_origin(parts: &Parts, app: &App) -> String {
    let local = parts.extensions.get::<LocalAddress>().map(|LocalAddress(local)| format!("http://{local}"));
    public_url(app).or(local).unwrap_or_default()
}

impl FromRequestParts<App> for Viewer {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Viewer, RequestError> {
        let MaybeVisitor(visitor) = MaybeVisitor::from_request_parts(parts, app).await?;
        Ok(Viewer {
            app: app.clone(),
            visitor,
            preferences: preferences(&parts.headers),
            last_table: kept(&parts.headers, LAST_TABLE).unwrap_or_default().to_owned(),
            language: parts.extensions.get::<Language>().copied().unwrap_or_default(),
            path: page_of(parts),
            origin: origin(parts, app),
            own_origin: own_origin(parts, app),
        })
    }
}
