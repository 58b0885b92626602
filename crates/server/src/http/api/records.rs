//! Records of games: download and upload.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use elvaland_session::{Imported, Session};
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::now;
use crate::http::app::App;
use crate::http::extract::body::TextBody;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::http::problem::ProblemBody;
use crate::model::{
    Arrangement, Occupant, Progress, Settings, Status, StepRow, StoredTable, TableId, TableRow, Visitor,
};
use crate::request_error::RequestError;
use crate::requests::visitor_name;
use crate::table::Message;

/// The table that shows an uploaded record.
#[derive(Serialize, ToSchema)]
pub(crate) struct Uploaded {
    /// The table that shows it.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
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
    Ok((StatusCode::CREATED, Json(keep(&app, &visitor, &text).await?)))
}

/// Keeps a record that a visitor brought, if all of it holds.
pub(crate) async fn keep(app: &App, visitor: &Visitor, text: &str) -> Result<Uploaded, RequestError> {
    if app.registry.store.records_uploaded(visitor.id).await? >= app.registry.config.limits.records {
        return Err(RequestError::TooMany { what: "records", after_seconds: 3600 });
    }
    let Imported { session, names } = Session::import(text).map_err(RequestError::Record)?;
    app.registry.charge(visitor.id, text.len())?;
    let (header, steps) = (session.header().clone(), session.record_steps());
    let seat = |at: usize| Occupant::Gone(names.get(at).and_then(|text| visitor_name::read(text).ok()));
    let seats = (0..session.game().players()).map(seat).collect();
    let settings = Settings::new(session.name(), header.options.clone());
    let (table, created, seq) = (TableId::random(), now(), steps.len() as u64);
    let row = TableRow {
        id: table,
        revision: 0,
        created,
        progress: Progress {
            status: Status::Replay,
            seq,
            asked: Vec::new(),
            wakes: false,
            updated: created,
            round: None,
            is_played: true,
        },
        arrangement: Arrangement::new(Some(visitor.id), settings, seats),
    };
    let steps = steps.into_iter().map(StepRow::of).collect();
    app.registry.store.create_table(StoredTable { row, header: Some(header), steps, bids: Vec::new() }).await?;
    Ok(Uploaded { table, seq })
}
