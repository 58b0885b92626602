//! The score pads. They need no visitor: their content is in the address or stays in the browser.

use axum::extract::Path;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use elvaland_rules::{GameName, with_rules};
use elvaland_web::score_pad::{self, FilledPad};

use super::page_visitor::PageVisitor;
use crate::http::extract::body::QueryParams;
use crate::request_error::RequestError;

/// The fields that were filled in.
type Form = QueryParams<Vec<(String, String)>>;

/// Renders the score pad of the default game.
pub(crate) async fn of_default_game(viewer: PageVisitor, fields: Form) -> Response {
    show(&viewer, GameName::default(), &fields)
}

/// Renders the score pad of a game.
pub(crate) async fn of_game(
    viewer: PageVisitor,
    Path(game): Path<String>,
    fields: Form,
) -> Result<Response, RequestError> {
    let game = game.parse().map_err(|_| RequestError::NoSuchPage)?;
    Ok(show(&viewer, game, &fields))
}

fn show(viewer: &PageVisitor, game: GameName, QueryParams(fields): &Form) -> Response {
    let fields = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let page = with_rules!(game, R => score_pad::draw(&viewer.viewer(), &FilledPad::<R>::read(fields)));
    // The worker of the pads keeps one page of every language.
    ([(header::CONTENT_LANGUAGE, viewer.language.tag())], Html(page.into_string())).into_response()
}
