//! Link previews: the elements in the head of a table's page, and the picture they name. Both say what a spectator sees.

use axum::Extension;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use elvaland_session::{Moment, TableSnapshot};
use elvaland_texts::Language;
use elvaland_web::preview;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::table::snapshot;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::TablePath;
use crate::http::middleware::ClientAddress;
use crate::http::preview_cache::PreviewDrawing;
use crate::model::TableId;
use crate::request_error::RequestError;
use crate::table::Perspective;

/// The language of a picture.
#[derive(Deserialize)]
pub(crate) struct PictureQuery {
    lang: Option<String>,
}

/// Returns the elements that link previews read.
pub(crate) fn head(viewer: &PageVisitor, table: &TableSnapshot) -> elvaland_web::Markup {
    let picture = format!("{}{}", viewer.origin, preview::address(&table.id, viewer.language));
    preview::describe(viewer.texts(), table).head(&viewer.viewer().table_link(&table.id), &picture)
}

/// Returns the picture of a table.
pub(crate) async fn picture(
    viewer: PageVisitor,
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

async fn draw(viewer: &PageVisitor, id: TableId) -> Result<PreviewDrawing, RequestError> {
    let table = snapshot(viewer, id, Moment::Now, Perspective::Own).await?;
    Ok(PreviewDrawing { svg: preview::draw(&viewer.viewer(), &table), is_final: table.status.is_finished() })
}
