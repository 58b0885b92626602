//! The pages that teach the games. They need no visitor and no state: browsers cache and revalidate them.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use elvaland_rules::{GameName, with_rules};
use elvaland_web::Markup;
use elvaland_web::learn::{self, LearnPage};

use super::page_visitor::PageVisitor;
use crate::request_error::RequestError;

/// Renders the front page of the lessons.
pub(crate) async fn front(viewer: PageVisitor, headers: HeaderMap) -> Response {
    answer(&viewer, &headers, learn::front(&viewer.viewer()))
}

/// Renders the rules of a game.
pub(crate) async fn rules(
    viewer: PageVisitor,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, RequestError> {
    show(&viewer, &headers, &game, LearnPage::Rules)
}

/// Renders another page about a game.
pub(crate) async fn leaf(
    viewer: PageVisitor,
    headers: HeaderMap,
    Path((game, leaf)): Path<(String, String)>,
) -> Result<Response, RequestError> {
    show(&viewer, &headers, &game, LearnPage::named(&leaf).ok_or(RequestError::NoSuchPage)?)
}

fn show(viewer: &PageVisitor, headers: &HeaderMap, game: &str, leaf: LearnPage) -> Result<Response, RequestError> {
    let game: GameName = game.parse().map_err(|_| RequestError::NoSuchPage)?;
    let page = with_rules!(game, R => learn::draw::<R>(&viewer.viewer(), leaf));
    Ok(answer(viewer, headers, page))
}

/// Answers with the page, or with 304 if the browser has it. It depends on the cookies and on the accepted languages.
fn answer(viewer: &PageVisitor, headers: &HeaderMap, page: Markup) -> Response {
    let page = page.into_string();
    let tag = elvaland_web::assets::tag(page.as_bytes());
    let kept = [
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
        (header::VARY, HeaderValue::from_static("Cookie, Accept-Language")),
        (header::CONTENT_LANGUAGE, HeaderValue::from_static(viewer.language.tag())),
        (header::ETAG, HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\""))),
    ];
    let is_kept = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if is_kept {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, Html(page)).into_response()
}
