//! Link previews: the elements in the head of a table's page, and the picture they name. Both say what a spectator sees.

use axum::Extension;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use elvaland_session::with_view;
use elvaland_texts::Language;
use elvaland_web::preview;
use elvaland_web::table::TableInfo;
use serde::Deserialize;

use super::table::{info, snapshot};
use super::viewer::Viewer;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::TablePath;
use crate::http::middleware::ClientAddress;
use crate::http::preview_cache::PreviewDrawing;
use crate::model::{TableId, TableSnapshot};
use crate::request_error::RequestError;
use crate::table::{Moment, Perspective};

/// The language of a picture.
#[derive(Deserialize)]
pub(crate) struct PictureQuery {
    lang: Option<String>,
}

/// Returns the elements that link previews read.
pub(crate) fn head(viewer: &Viewer, table: &TableSnapshot, info: &TableInfo) -> elvaland_web::Markup {
    let texts = viewer.texts();
    let description = match &table.view {
        Some(view) => with_view!(view, view => preview::describe_game(texts, info, view)),
        None => preview::describe_open(texts, table.settings.game.name(), info),
    };
    let picture = format!("{}{}", viewer.origin, preview::address(&info.id, viewer.language));
    description.head(&info.link, &picture)
}

/// Returns the picture of a table.
pub(crate) async fn picture(
    viewer: Viewer,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    TablePath(id): TablePath,
    QueryParams(PictureQuery { lang }): QueryParams<PictureQuery>,
) -> Result<Response, RequestError> {
    let language = lang.and_then(|tag| tag.parse::<Language>().ok()).unwrap_or_default();
    let viewer = viewer.stranger(language);
    let drawing = || async {
        viewer.app.registry.rates.drawing(address)?;
        draw(&viewer, id).await
    };
    let png = viewer.app.previews.get((id, language), drawing).await?;
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=300"),
        // Other sites show it.
        (header::HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    Ok((headers, png).into_response())
}

async fn draw(viewer: &Viewer, id: TableId) -> Result<PreviewDrawing, RequestError> {
    let table = snapshot(viewer, id, Moment::Now, Perspective::Own).await?;
    let (info, texts) = (info(viewer, &table), viewer.texts());
    let svg = match &table.view {
        Some(view) => with_view!(view, view => preview::draw_game(texts, &info, view)),
        None => preview::draw_open(texts, table.settings.game.name(), &info),
    };
    Ok(PreviewDrawing { svg, is_final: table.status.is_finished() })
}
