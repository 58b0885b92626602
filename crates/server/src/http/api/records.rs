//! Records of games: download and upload.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::app::App;
use crate::http::extract::body::TextBody;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::http::problem::ProblemBody;
use crate::model::TableId;
use crate::request_error::RequestError;
use crate::requests::records;
use crate::table::Message;

/// The table that shows an uploaded record.
#[derive(Serialize, ToSchema)]
pub(crate) struct Uploaded {
    /// The table that shows it.
    #[schema(value_type = String)]
    table: TableId,
    /// Its number of steps.
    seq: u64,
}

/// Download the record of a finished game
#[utoipa::path(get, path = "/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/json", body = Object), (status = 409, body = ProblemBody)))]
pub(crate) async fn download(State(app): State<App>, TablePath(table): TablePath) -> Result<Response, RequestError> {
    let record = app.registry.send(table, Message::Record).await?;
    let name = format!("attachment; filename=\"elvaland-{table}.json\"");
    Ok(([(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name.as_str())], record)
        .into_response())
}

/// Upload a record
///
/// Every step is checked. The table that shows it is seen with `?as=open` and `?seq=`, for some months; its uploader
/// can delete it before.
#[utoipa::path(post, path = "/records", tag = "records", request_body(content = Object, content_type = "application/json"),
    responses((status = 201, body = Uploaded), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn upload(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    TextBody(text): TextBody,
) -> Result<(StatusCode, Json<Uploaded>), RequestError> {
    let (table, seq) = records::keep(&app.registry, &visitor, &text).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { table, seq })))
}
