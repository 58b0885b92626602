//! Pages, redirects and refusals as responses.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use elvaland_texts::Texts;
use elvaland_web::{Preferences, Viewer, invitation};

use super::page_visitor::PageVisitor;
use crate::http::app::App;
use crate::request_error::RequestError;

/// Answers with a page for one visitor.
pub(crate) fn page(viewer: &PageVisitor, title: &str, said: Option<&str>, content: &elvaland_web::Markup) -> Response {
    Html(viewer.viewer().page(title, said, content).into_string()).into_response()
}

/// A rendered page with further elements in its head.
pub(crate) fn page_with(
    viewer: &PageVisitor,
    title: &str,
    said: Option<&str>,
    content: &elvaland_web::Markup,
    head: &elvaland_web::Markup,
) -> Response {
    Html(viewer.viewer().page_with(title, said, content, head).into_string()).into_response()
}

/// Sends the browser on to a page, by its path without the base path; a reload then repeats nothing.
pub(crate) fn redirect(app: &App, path: &str) -> Response {
    Redirect::to(&app.base.address(path)).into_response()
}

/// Answers with a refusal as a page of its own; `page` is the path of the request.
pub(crate) fn refusal(
    app: &App,
    refused: &RequestError,
    texts: &Texts,
    preferences: &Preferences,
    page: &str,
    response: Response,
) -> Response {
    let viewer = Viewer { base: &app.base, origin: "", texts, preferences, name: None, path: "/", is_notified: false };
    let (title, sentence) = (texts.get("page-error-title"), refused.sentence(texts));
    let text = match refused {
        RequestError::NotInvited => viewer.page(&title, None, &invitation::form(&viewer, &sentence, page)),
        _ => viewer.refusal(&title, &sentence),
    };
    let text = text.into_string();
    let (mut parts, _) = response.into_parts();
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, text.into())
}

/// Sets the status of a page to that of the refusal on it.
pub(crate) fn with_status(mut response: Response, refused: &RequestError) -> Response {
    *response.status_mut() = StatusCode::from_u16(refused.status()).unwrap_or(StatusCode::BAD_REQUEST);
    response
}
