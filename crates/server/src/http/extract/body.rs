//! Bodies of requests, read with a limit and a deadline.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::app::App;
use crate::request_error::RequestError;

/// The timeout for reading a body.
const PATIENCE: Duration = Duration::from_secs(10);

/// A JSON body; an empty one counts as an empty object.
pub(crate) struct JsonBody<T>(pub(crate) T);

/// A body as text.
pub(crate) struct TextBody(pub(crate) String);

/// The query parameters.
pub(crate) struct QueryParams<T>(pub(crate) T);

async fn read(request: Request, app: &App) -> Result<String, RequestError> {
    let limit = app.registry.config.limits.body;
    let bytes = tokio::time::timeout(PATIENCE, axum::body::to_bytes(request.into_body(), limit)).await;
    let slow = || RequestError::Malformed("the body did not come in time".to_owned());
    let bytes = bytes.map_err(|_| slow())?.map_err(|_| RequestError::TooLarge)?;
    String::from_utf8(bytes.to_vec()).map_err(|_| RequestError::Malformed("the body is not UTF-8".to_owned()))
}

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, RequestError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).map(str::to_owned);
        let text = read(request, app).await?;
        // A form of another site cannot say that it sends JSON.
        let is_json =
            kind.as_deref().is_some_and(|kind| kind.trim().to_ascii_lowercase().starts_with("application/json"));
        if !is_json && !text.is_empty() {
            return Err(RequestError::Malformed("`Content-Type: application/json` is expected".to_owned()));
        }
        let text = if text.is_empty() { "{}" } else { &text };
        serde_json::from_str(text).map(JsonBody).map_err(|error| RequestError::Malformed(error.to_string()))
    }
}

impl FromRequest<App> for TextBody {
    type Rejection = RequestError;

    async fn from_request(request: Request, app: &App) -> Result<TextBody, RequestError> {
        read(request, app).await.map(TextBody)
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for QueryParams<T> {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<QueryParams<T>, RequestError> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| QueryParams(asked)).map_err(|error| RequestError::Malformed(error.body_text()))
    }
}

/// The fields of a form.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, app: &App) -> Result<Form<T>, RequestError> {
        let text = read(request, app).await?;
        serde_urlencoded::from_str(&text).map(Form).map_err(|error| RequestError::Malformed(error.to_string()))
    }
}
