//! The visitor of a page: what the server knows of them, and what pages show of it.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;
use elvaland_texts::{Language, Texts};
use elvaland_web::home::LastTable;
use elvaland_web::{Preferences, Viewer};

use crate::bots::{Level, Payer};
use crate::http::app::App;
use crate::http::extract::cookies;
use crate::http::extract::identity::{MaybeVisitor, address};
use crate::http::extract::origin::{origin, own_origin};
use crate::http::middleware::invitation;
use crate::model::{TableId, Visitor};
use crate::request_error::RequestError;
use crate::requests::visitors;
use crate::visitor_addresses::group;

/// The visitor of a page. Pages get their [`Viewer`]; the rest stays in the server.
pub(crate) struct PageVisitor {
    pub(crate) app: App,
    pub(crate) visitor: Option<Visitor>,
    pub(crate) preferences: Preferences,
    last_table: String,
    /// Whether the invite code of a private server was entered.
    pub(crate) is_invited: bool,
    pub(crate) language: Language,
    /// The address of the client.
    address: IpAddr,
    /// The path of the page, without the base path.
    pub(crate) path: String,
    /// The address of the site with its base path, as the browser knows it.
    pub(crate) origin: String,
    /// The address of the site with its base path, from the settings or the connection; a client cannot forge it.
    pub(crate) own_origin: String,
}

impl PageVisitor {
    pub(crate) fn texts(&self) -> &Texts {
        self.app.registry.texts(self.language)
    }

    /// Returns the visitor as pages see them.
    pub(crate) fn viewer(&self) -> Viewer<'_> {
        let visitor = self.visitor.as_ref();
        Viewer {
            base: &self.app.base,
            origin: &self.origin,
            texts: self.texts(),
            preferences: &self.preferences,
            name: visitor.map(|visitor| visitor.name.as_str()),
            path: &self.path,
            is_notified: visitor.is_some_and(|visitor| self.app.registry.dispatcher.is_subscribed(visitor.id)),
        }
    }

    /// Returns the level that the viewer says they play like.
    pub(crate) fn level(&self) -> Option<Level> {
        self.preferences.plays_like
    }

    /// Returns whose share of the processors is used for what the viewer wants to know, of a table if it is about one.
    pub(crate) fn payer(&self, table: Option<TableId>) -> Payer {
        Payer { address: Some(group(self.address)), visitor: self.visitor.as_ref().map(|visitor| visitor.id), table }
    }

    /// Returns what the forms for new tables begin with.
    pub(crate) fn last_table(&self, games: &[&'static str]) -> LastTable {
        LastTable::read(&self.last_table, games)
    }

    /// Returns the visitor's name, or one to suggest to a newcomer.
    pub(crate) fn name(&self) -> String {
        self.visitor.as_ref().map_or_else(visitors::default_name, |visitor| visitor.name.clone())
    }

    /// Returns an anonymous viewer with the same address and this language.
    pub(crate) fn stranger(self, language: Language) -> PageVisitor {
        PageVisitor { visitor: None, language, ..self }
    }

    /// Returns the viewer after they became a visitor.
    pub(crate) fn known_as(self, visitor: Visitor) -> PageVisitor {
        PageVisitor { visitor: Some(visitor), ..self }
    }
}

/// Returns the path of the page to return to; the target of a form is not a page.
fn page_of(parts: &Parts) -> String {
    let path = parts.uri.path();
    if parts.method == Method::GET {
        return path.to_owned();
    }
    if let Some((puzzle, _)) = path.rsplit_once('/').filter(|_| path.starts_with(elvaland_web::puzzles::ADDRESS)) {
        return puzzle.to_owned();
    }
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    table.map_or_else(|| "/".to_owned(), |id| format!("/t/{id}"))
}

impl FromRequestParts<App> for PageVisitor {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PageVisitor, RequestError> {
        let MaybeVisitor(visitor) = MaybeVisitor::from_request_parts(parts, app).await?;
        Ok(PageVisitor {
            app: app.clone(),
            visitor,
            preferences: cookies::preferences(&parts.headers),
            last_table: cookies::last_table(&parts.headers),
            is_invited: invitation::is_invited(app, &parts.headers),
            language: parts.extensions.get::<Language>().copied().unwrap_or_default(),
            address: address(parts),
            path: page_of(parts),
            origin: origin(parts, app),
            own_origin: own_origin(parts, app),
        })
    }
}
