//! Tables: lobby, create, view, join, leave, start.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use elvaland_rules::Seat;
use elvaland_session::{Moment, Past};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::app::App;
use crate::http::extract::body::{JsonBody, QueryParams};
use crate::http::extract::identity::{CurrentVisitor, MaybeVisitor, RateKey, TablePath};
use crate::http::problem::ProblemBody;
use crate::http::table_json::{SeatState, SettingsState, StepsState, TableState};
use crate::model::{TableId, TableRow, VisitorId, seat_of, seat_snapshots};
use crate::request_error::RequestError;
use crate::requests::TableRequest;
use crate::requests::tables::{self, NewTable};
use crate::table::{Command, Done, Look, Perspective};

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableSummary {
    /// The table's id.
    #[schema(value_type = String)]
    id: TableId,
    /// `open`, `running`, `over` or `replay`.
    #[schema(value_type = String)]
    status: &'static str,
    /// The settings chosen when the table was created.
    settings: SettingsState,
    /// Who sits where.
    seats: Vec<SeatState>,
    /// The viewer's seat.
    seat: Option<usize>,
    /// Whether the table waits for the viewer.
    waiting: bool,
    /// The number of steps so far.
    seq: u64,
    /// Seconds since 1970 when it last changed.
    updated: i64,
}

impl TableSummary {
    pub(crate) fn of(row: &TableRow, visitor: Option<VisitorId>) -> TableSummary {
        let seat = visitor.and_then(|visitor| seat_of(&row.arrangement.seats, visitor));
        TableSummary {
            id: row.id,
            status: row.progress.status.name(),
            settings: SettingsState::of(&row.arrangement.settings.table_options()),
            seats: seat_snapshots(&row.arrangement.seats).iter().map(SeatState::of).collect(),
            seat: seat.map(Seat::index),
            waiting: visitor.is_some_and(|visitor| row.waits_for(visitor)),
            seq: row.progress.seq,
            updated: row.progress.updated,
        }
    }
}

/// The result of a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct Receipt {
    /// The table to go to.
    #[schema(value_type = String)]
    table: TableId,
    /// The number of steps it has.
    seq: u64,
}

impl From<Done> for Json<Receipt> {
    fn from(done: Done) -> Json<Receipt> {
        Json(Receipt { table: done.table, seq: done.seq })
    }
}

/// The moment to look at, and the audience.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookQuery {
    /// The table as it was after so many steps, with what the viewer knew then.
    seq: Option<u64>,
    /// When the game is over: `open`, `spectator` or the number of a seat.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    eyes: Option<String>,
}

/// A seat.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatRequest {
    /// Its number, from 0; left out: the first open one.
    seat: Option<usize>,
}

/// The level of the bots that fill the table.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartRequest {
    /// A level of `GET /api/v1/about`.
    level: Option<String>,
}

/// The seat to hand over, and the level of the bot.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandOverRequest {
    /// The number of the seat, from 0.
    seat: usize,
    /// A level of `GET /api/v1/about`.
    level: Option<String>,
}

/// List the open tables that everybody may join
#[utoipa::path(get, path = "/tables", tag = "tables", responses((status = 200, body = [TableSummary])))]
pub(crate) async fn lobby(
    State(app): State<App>,
    MaybeVisitor(visitor): MaybeVisitor,
) -> Result<Json<Vec<TableSummary>>, RequestError> {
    let tables = tables::lobby(&app.registry).await?;
    let id = visitor.map(|visitor| visitor.id);
    Ok(Json(tables.iter().map(|row| TableSummary::of(row, id)).collect()))
}

/// Create a table
///
/// It begins at once if no seat is open, else when the last one is taken.
#[utoipa::path(post, path = "/tables", operation_id = "create_table", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Receipt), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(wanted): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<Receipt>), RequestError> {
    let table = tables::create(&app.registry, &visitor, &wanted).await?;
    let snapshot = tables::look_now(&app.registry, table, None).await?;
    Ok((StatusCode::CREATED, Json(Receipt { table, seq: snapshot.seq })))
}

/// List my tables, latest change first
#[utoipa::path(get, path = "/me/tables", operation_id = "list_my_tables", tag = "visitors",
    responses((status = 200, body = [TableSummary]), (status = 401, body = ProblemBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<Vec<TableSummary>>, RequestError> {
    let tables = tables::of_visitor(&app.registry, visitor.id).await?;
    Ok(Json(tables.iter().map(|row| TableSummary::of(row, Some(visitor.id))).collect()))
}

/// Get a table
///
/// Each client receives only what its seat may see; spectators see no secrets.
#[utoipa::path(get, path = "/tables/{id}", operation_id = "get_table", tag = "tables", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableState), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    TablePath(table): TablePath,
    MaybeVisitor(visitor): MaybeVisitor,
    key: RateKey,
    QueryParams(looking): QueryParams<LookQuery>,
) -> Result<Json<TableState>, RequestError> {
    let perspective = tables::perspective(looking.eyes.as_deref())?;
    let visitor = visitor.map(|visitor| visitor.id);
    let look = Look { visitor, moment: looking.seq.map_or(Moment::Now, Moment::Seq), perspective, is_detailed: false };
    let payer = app.registry.payer_at(Some(table), visitor, key.1);
    let snapshot = tables::look(&app.registry, table, look, payer).await?;
    Ok(Json(TableState::of(&snapshot)))
}

/// The steps to get.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StepsQuery {
    /// The number of steps the client knows.
    since: u32,
}

/// Get the steps since a `seq`
///
/// What happened at each step, for the viewer; at most the last 400 events. Memory mode leaves out the other
/// players' coins and trades of earlier rounds.
#[utoipa::path(get, path = "/tables/{id}/steps", tag = "tables", params(("id" = String, Path), StepsQuery),
    responses((status = 200, body = StepsState), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn steps(
    State(app): State<App>,
    TablePath(table): TablePath,
    MaybeVisitor(visitor): MaybeVisitor,
    key: RateKey,
    QueryParams(StepsQuery { since }): QueryParams<StepsQuery>,
) -> Result<Json<StepsState>, RequestError> {
    let visitor = visitor.map(|visitor| visitor.id);
    let look = Look { visitor, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
    let payer = app.registry.payer_at(Some(table), visitor, key.1);
    let steps = move |past: Past| Ok(StepsState::of(&past.steps_since(since)?));
    tables::with_past(&app.registry, table, look, payer, steps).await.map(Json)
}

/// Delete a table before its game begins, or a record that I uploaded
#[utoipa::path(delete, path = "/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn delete(request: TableRequest) -> Result<StatusCode, RequestError> {
    request.send(Command::Delete).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take a seat
#[utoipa::path(post, path = "/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = Receipt), (status = 409, body = ProblemBody)))]
pub(crate) async fn join(
    request: TableRequest,
    JsonBody(wanted): JsonBody<SeatRequest>,
) -> Result<Json<Receipt>, RequestError> {
    request.join(wanted.seat).await.map(Json::from)
}

/// Leave; in a running game a bot takes over
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 403, body = ProblemBody)))]
pub(crate) async fn leave(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    request.send(Command::Leave).await.map(Json::from)
}

/// Resign: give the seat to a bot for good
///
/// Only the name stays at the table. A game that no person plays any more is removed.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resign(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    request.send(Command::Resign).await.map(Json::from)
}

/// Fill the open seats with bots and begin
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = StartRequest, responses((status = 200, body = Receipt), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn start(
    request: TableRequest,
    JsonBody(filling): JsonBody<StartRequest>,
) -> Result<Json<Receipt>, RequestError> {
    request.start(filling.level.as_deref()).await.map(Json::from)
}

/// Hand the seat of an absent player to a bot
#[utoipa::path(post, path = "/tables/{id}/handover", tag = "tables", params(("id" = String, Path)),
    request_body = HandOverRequest, responses((status = 200, body = Receipt), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn hand_over(
    request: TableRequest,
    JsonBody(wanted): JsonBody<HandOverRequest>,
) -> Result<Json<Receipt>, RequestError> {
    request.hand_over(wanted.seat, wanted.level.as_deref()).await.map(Json::from)
}

/// A player to replace.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewVote {
    /// The number of the seat, from 0.
    seat: usize,
}

/// Vote for a bot in place of a player who does not move
///
/// Possible when the player has had to choose for two minutes (`stalling`), also if they are present. With the votes of all
/// other people at the table, a bot takes over; the player can take the seat back. A step voids all votes.
#[utoipa::path(post, path = "/tables/{id}/votes", tag = "tables", params(("id" = String, Path)),
    request_body = NewVote, responses((status = 200, body = Receipt), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn vote(
    request: TableRequest,
    JsonBody(wanted): JsonBody<NewVote>,
) -> Result<Json<Receipt>, RequestError> {
    request.vote(wanted.seat).await.map(Json::from)
}

/// Take my seat back from the bot
#[utoipa::path(post, path = "/tables/{id}/takeback", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 409, body = ProblemBody)))]
pub(crate) async fn take_back(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    request.send(Command::TakeBack).await.map(Json::from)
}

/// Start or join a rematch
///
/// The first who asks creates the table and everybody is told; the others come along by asking too.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 409, body = ProblemBody)))]
pub(crate) async fn rematch(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    request.rematch().await.map(Json::from)
}
