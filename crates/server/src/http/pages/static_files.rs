//! Static files of the pages. Their names contain a content hash, so browsers cache them for good.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use elvaland_web::assets;

use crate::http::app::App;
use crate::request_error::RequestError;

const FOR_GOOD: &str = "public, max-age=31536000, immutable";

pub(crate) async fn asset(Path(file): Path<String>) -> Result<Response, RequestError> {
    let asset = assets::find(&file).ok_or(RequestError::NoSuchPage)?;
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, FOR_GOOD)];
    Ok((headers, asset.bytes.as_slice()).into_response())
}

pub(crate) async fn icon(State(app): State<App>) -> Redirect {
    Redirect::to(&app.base.asset("icon.svg"))
}

/// Answers with the message of the operator; 204 if there is none.
pub(crate) async fn announcement(State(app): State<App>) -> Response {
    match app.registry.decisions.announcement() {
        Some(text) => text.into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Tells search engines to stay away from tables and the API, and from a private server as a whole.
pub(crate) async fn robots(State(app): State<App>) -> String {
    let closed: &[&str] =
        if app.registry.config.invite_code.is_some() { &["/"] } else { &["/t/", "/api/", "/transfer/"] };
    let lines = closed.iter().map(|path| format!("Disallow: {}\n", app.base.address(path)));
    format!("User-agent: *\n{}", lines.collect::<String>())
}
