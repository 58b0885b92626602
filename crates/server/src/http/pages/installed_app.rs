//! The files of the installable app: manifest, service worker, offline page.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use elvaland_web::installed_app;

use super::page_visitor::PageVisitor;
use crate::http::app::App;

/// Returns the web app manifest, in the language of the viewer.
pub(crate) async fn manifest(viewer: PageVisitor) -> Response {
    let manifest = installed_app::manifest(&viewer.app.base, viewer.texts()).to_string();
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest).into_response()
}

/// Returns the service worker.
pub(crate) async fn worker(State(app): State<App>) -> Response {
    (
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")],
        installed_app::worker(&app.base),
    )
        .into_response()
}

/// Returns the page that the service worker keeps for when the server cannot be reached.
pub(crate) async fn offline(viewer: PageVisitor) -> Response {
    let page = installed_app::offline(&viewer.viewer());
    ([(header::CONTENT_LANGUAGE, viewer.language.tag())], Html(page.into_string())).into_response()
}
