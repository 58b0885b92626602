//! A visitor's finished games: list and remove.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use elvaland_rules::{GameName, Rules, with_rules};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::api::tables::TableSummary;
use crate::http::app::App;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::http::problem::ProblemBody;
use crate::request_error::RequestError;
use crate::requests::records;
use crate::review::results::SeatResult;

/// A finished game.
#[derive(Serialize, ToSchema)]
pub(crate) struct FinishedGame {
    /// The table it was played at.
    table: TableSummary,
    /// The results by seat.
    results: Vec<SeatScore>,
}

/// The result of a seat.
#[derive(Serialize, ToSchema)]
struct SeatScore {
    /// The points.
    total: u16,
    /// The points by part of the score, as records name them.
    parts: BTreeMap<&'static str, u16>,
    /// The heroes, as records name them.
    heroes: Vec<String>,
    /// The share of the victory: 1, less if it is shared, 0.
    share: f32,
}

impl SeatScore {
    fn of(game: GameName, result: SeatResult) -> SeatScore {
        let names = with_rules!(game, R => R::part_names().collect::<Vec<_>>());
        SeatScore {
            total: result.parts.iter().sum(),
            parts: names.into_iter().zip(result.parts).collect(),
            heroes: result.heroes,
            share: result.share,
        }
    }
}

/// List my finished games, latest first
#[utoipa::path(get, path = "/me/games", operation_id = "list_my_games", tag = "visitors",
    responses((status = 200, body = [FinishedGame]), (status = 401, body = ProblemBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<Vec<FinishedGame>>, RequestError> {
    let games = app.registry.finished(visitor.id).await?;
    let finished = games.into_iter().map(|(row, result)| FinishedGame {
        table: TableSummary::of(&row, Some(visitor.id)),
        results: result.seats.into_iter().map(|seat| SeatScore::of(row.arrangement.settings.game, seat)).collect(),
    });
    Ok(Json(finished.collect()))
}

/// Remove me from all my finished games
///
/// My name leaves them; those that nobody else played are deleted.
#[utoipa::path(delete, path = "/me/games", tag = "visitors",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn forget_all(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<StatusCode, RequestError> {
    records::forget(&app.registry, visitor.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove me from one of my finished games
#[utoipa::path(delete, path = "/me/games/{id}", tag = "visitors", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn forget_one(
    State(app): State<App>,
    TablePath(table): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<StatusCode, RequestError> {
    records::forget(&app.registry, visitor.id, Some(table)).await?;
    Ok(StatusCode::NO_CONTENT)
}
