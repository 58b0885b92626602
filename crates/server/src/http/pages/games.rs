//! The games a visitor has finished.

use axum::response::Response;
use elvaland_rules::{GameName, with_rules};
use elvaland_web::games::{self, PastGame, Played};
use elvaland_web::table::seat_name;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::{page, redirect, with_status};
use crate::http::extract::body::Form;
use crate::http::extract::identity::CurrentVisitor;
use crate::model::{TableRow, VisitorId, seat_of, seat_snapshots};
use crate::request_error::RequestError;
use crate::requests::records;
use crate::review::results::{GameResult, SeatResult};

pub(crate) async fn mine(viewer: PageVisitor) -> Result<Response, RequestError> {
    show(&viewer, None).await
}

/// Shows the page, with the reason of a refusal on top.
async fn show(viewer: &PageVisitor, said: Option<&str>) -> Result<Response, RequestError> {
    let games = match &viewer.visitor {
        Some(visitor) => finished(viewer, visitor.id).await?,
        None => Vec::new(),
    };
    let of_game = |game: GameName| with_rules!(game, R => games::statistics::<R>(&viewer.viewer(), &games));
    let content = games::draw(&viewer.viewer(), &games, &GameName::ALL.map(of_game));
    Ok(page(viewer, &viewer.texts().get("page-my-games"), said, &content))
}

#[derive(Deserialize)]
pub(crate) struct BroughtRecord {
    record: String,
}

/// Uploads a record and shows it.
pub(crate) async fn upload_record(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(brought): Form<BroughtRecord>,
) -> Result<Response, RequestError> {
    match records::keep(&viewer.app.registry, &visitor, &brought.record).await {
        Ok((table, _)) => Ok(redirect(&viewer.app, &format!("/t/{table}/replay"))),
        Err(reason) => {
            let viewer = viewer.known_as(visitor);
            let sentence = reason.sentence(viewer.texts());
            Ok(with_status(show(&viewer, Some(&sentence)).await?, &reason))
        }
    }
}

async fn finished(viewer: &PageVisitor, visitor: VisitorId) -> Result<Vec<PastGame>, RequestError> {
    let games = viewer.app.registry.finished(visitor).await?;
    Ok(games.into_iter().filter_map(|(row, result)| one(viewer, visitor, &row, result)).collect())
}

fn one(viewer: &PageVisitor, visitor: VisitorId, row: &TableRow, result: GameResult) -> Option<PastGame> {
    let seats = &row.arrangement.seats;
    let shown = seat_snapshots(seats);
    let played = |(at, SeatResult { parts, heroes, share }): (usize, SeatResult)| {
        let level = shown[at].occupant.level().filter(|_| seats[at].visitor().is_none());
        let level = level.map(|level| level.name().to_owned());
        Played { name: seat_name(viewer.texts(), at, &shown[at]), level, parts, heroes, share }
    };
    let own = seat_of(seats, visitor)?.index();
    Some(PastGame {
        id: row.id.to_string(),
        game: row.arrangement.settings.game.name(),
        ended: row.progress.updated,
        players: result.seats.into_iter().enumerate().map(played).collect(),
        own,
    })
}

/// The games to forget: one, or all if the visitor confirmed it.
#[derive(Deserialize)]
pub(crate) struct Forgotten {
    table: Option<String>,
    sure: Option<String>,
}

pub(crate) async fn forget(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(Forgotten { table, sure }): Form<Forgotten>,
) -> Result<Response, RequestError> {
    let table = match table {
        Some(table) => Some(table.parse().map_err(|_| RequestError::NoSuchTable)?),
        None => sure.map(|_| None).ok_or(RequestError::WrongValue { field: "sure" })?,
    };
    records::forget(&viewer.app.registry, visitor.id, table).await?;
    Ok(redirect(&viewer.app, games::ADDRESS))
}
