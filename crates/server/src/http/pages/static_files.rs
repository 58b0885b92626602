//! Static files of the pages. Their names contain a content hash, so browsers cache them for good.

use axum::extract::{Path, State};
use axum::http::header;
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
