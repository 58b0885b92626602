//! Extractors of visitors and tables, and authentication.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};

use super::cookies;
use crate::http::app::App;
use crate::http::middleware::{ClientAddress, SetCookie};
use crate::model::{Secret, TableId, Visitor, VisitorId};
use crate::request_error::RequestError;
use crate::requests::{TableRequest, visitors};

/// The authenticated visitor. The first POST of an unknown client creates one; other methods require one.
pub(crate) struct CurrentVisitor(pub(crate) Visitor);

/// The authenticated visitor, if there is one.
pub(crate) struct MaybeVisitor(pub(crate) Option<Visitor>);

/// The table of the address.
pub(crate) struct TablePath(pub(crate) TableId);

/// The head of a request that may set the cookie: refused if another site sent it.
pub(crate) struct WholeParts(pub(crate) Parts);

/// The table and the webhook of an address.
pub(crate) struct WebhookPath {
    pub(crate) table: TableId,
    pub(crate) webhook: String,
}

/// The visitor, if there is one, and the address whose limits a request counts against.
pub(crate) struct RateKey(pub(crate) Option<VisitorId>, pub(crate) IpAddr);

/// A secret, by the way it was sent.
enum Credential {
    Bearer(Secret),
    Cookie(Secret),
}

fn credential(headers: &HeaderMap) -> Option<Credential> {
    let text = headers.get(header::AUTHORIZATION).map(|value| value.to_str().unwrap_or_default());
    // A password is for the proxy in front of the server.
    let is_basic = |text: &&str| text.get(..6).is_some_and(|scheme| scheme.eq_ignore_ascii_case("basic "));
    if let Some(text) = text.filter(|text| !is_basic(text)) {
        let token = text.strip_prefix("Bearer ").or_else(|| text.strip_prefix("bearer ")).unwrap_or_default();
        return Some(Credential::Bearer(Secret::from_client(token.trim())));
    }
    cookies::secret(headers).map(Credential::Cookie)
}

/// Refuses a request with our cookie from another site's page. Browsers name the origin; programs name none.
pub(crate) fn check_site(parts: &Parts, app: &App) -> Result<(), RequestError> {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    let text = |name: &str| parts.headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text("sec-fetch-site") {
        return if matches!(site, "same-origin" | "none") { Ok(()) } else { Err(RequestError::CrossSite) };
    }
    let Some(origin) = text("origin") else {
        return Ok(());
    };
    let is_public = app.registry.config.public_origin() == Some(origin);
    let host = text("host").unwrap_or_default();
    let is_own = origin.split_once("://").is_some_and(|(_, authority)| !host.is_empty() && authority == host);
    if is_public || is_own { Ok(()) } else { Err(RequestError::CrossSite) }
}

/// The visitor of a request, cached in its extensions.
#[derive(Clone)]
struct CachedVisitor(Option<Visitor>);

/// Finds the visitor of a request, if there is one. Several extractors may ask; the request counts once.
async fn find(parts: &mut Parts, app: &App) -> Result<Option<Visitor>, RequestError> {
    if let Some(CachedVisitor(found)) = parts.extensions.get() {
        return Ok(found.clone());
    }
    let found = look_up(parts, app).await?;
    if let Some(visitor) = &found {
        app.registry.visitor_addresses.note(visitor.id, address(parts));
    }
    parts.extensions.insert(CachedVisitor(found.clone()));
    Ok(found)
}

async fn look_up(parts: &Parts, app: &App) -> Result<Option<Visitor>, RequestError> {
    let found = match credential(&parts.headers) {
        None => None,
        Some(Credential::Bearer(secret)) => {
            Some(visitors::find(&app.registry, secret.hash()).await?.ok_or(RequestError::UnknownVisitor)?)
        }
        Some(Credential::Cookie(secret)) => {
            check_site(parts, app)?;
            visitors::find(&app.registry, secret.hash()).await?
        }
    };
    if let Some(visitor) = &found {
        if app.registry.decisions.bans_visitor(visitor.id) {
            return Err(RequestError::Banned);
        }
        app.registry.rates.visitor(visitor.id)?;
    }
    Ok(found)
}

/// Refuses a request whose secret has become invalid since the visitor was found.
pub(crate) async fn check_current(app: &App, headers: &HeaderMap, visitor: VisitorId) -> Result<(), RequestError> {
    let found = match credential(headers) {
        Some(Credential::Bearer(secret) | Credential::Cookie(secret)) => {
            visitors::find(&app.registry, secret.hash()).await?
        }
        None => None,
    };
    if found.is_some_and(|found| found.id == visitor) { Ok(()) } else { Err(RequestError::UnknownVisitor) }
}

/// Returns the address of the client.
pub(crate) fn address(parts: &Parts) -> IpAddr {
    parts.extensions.get::<ClientAddress>().map_or(IpAddr::from([127, 0, 0, 1]), |client| client.0)
}

/// Gives the browser a new secret.
pub(crate) fn remember(parts: &Parts, app: &App, secret: &Secret) {
    if let Some(answer) = parts.extensions.get::<SetCookie>() {
        answer.set(cookies::identity(app, secret));
    }
}

impl FromRequestParts<App> for WholeParts {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<WholeParts, RequestError> {
        check_site(parts, app)?;
        Ok(WholeParts(parts.clone()))
    }
}

impl FromRequestParts<App> for CurrentVisitor {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<CurrentVisitor, RequestError> {
        if let Some(visitor) = find(parts, app).await? {
            return Ok(CurrentVisitor(visitor));
        }
        check_site(parts, app)?;
        if parts.method != Method::POST {
            return Err(RequestError::UnknownVisitor);
        }
        let (visitor, secret) = visitors::create(&app.registry, visitors::default_name(), address(parts)).await?;
        remember(parts, app, &secret);
        Ok(CurrentVisitor(visitor))
    }
}

impl FromRequestParts<App> for MaybeVisitor {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeVisitor, RequestError> {
        find(parts, app).await.map(MaybeVisitor)
    }
}

impl FromRequestParts<App> for TablePath {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TablePath, RequestError> {
        let Path(text) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| RequestError::NoSuchTable)?;
        text.parse().map(TablePath).map_err(|_| RequestError::NoSuchTable)
    }
}

impl FromRequestParts<App> for WebhookPath {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<WebhookPath, RequestError> {
        let path = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((table, webhook)) = path.map_err(|_| RequestError::NoSuchTable)?;
        Ok(WebhookPath { table: table.parse().map_err(|_| RequestError::NoSuchTable)?, webhook })
    }
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableRequest, RequestError> {
        let TablePath(table) = TablePath::from_request_parts(parts, app).await?;
        let CurrentVisitor(visitor) = CurrentVisitor::from_request_parts(parts, app).await?;
        Ok(TableRequest { registry: app.registry.clone(), table, visitor })
    }
}

impl FromRequestParts<App> for RateKey {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<RateKey, RequestError> {
        let visitor = match credential(&parts.headers) {
            Some(Credential::Bearer(secret) | Credential::Cookie(secret)) => {
                visitors::find(&app.registry, secret.hash()).await?
            }
            None => None,
        };
        Ok(RateKey(visitor.map(|visitor| visitor.id), address(parts)))
    }
}
