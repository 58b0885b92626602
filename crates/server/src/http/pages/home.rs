//! The home page and its forms.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::{Edition, Nidavellir};
use elvaland_rules::{GameName, Rules};
use elvaland_web::Preferences;
use elvaland_web::home::{Home, Listed, OwnOptions, moved};
use serde::Deserialize;
use serde_json::json;

use super::response::{page, redirect, with_status};
use super::table::{levels, sitting};
use super::viewer::{Viewer, cookie};
use crate::config::{OPEN_KEPT, RUNNING_LISTED};
use crate::http::api::records;
use crate::http::api::tables::{NewTable, open_table};
use crate::http::api::visitors::{self, NameRequest, UseTransfer, WholeParts};
use crate::http::extract::body::{Form, JsonBody};
use crate::http::extract::identity::CurrentVisitor;
use crate::http::middleware::SetCookie;
use crate::model::{Occupant, SeatSnapshot, Status, TableRow, Visitor, VisitorId};
use crate::registry::now;
use crate::request_error::RequestError;

pub(crate) async fn home(viewer: Viewer) -> Result<Response, RequestError> {
    show(&viewer, None).await
}

async fn show(viewer: &Viewer, said: Option<&str>) -> Result<Response, RequestError> {
    let store = &viewer.app.registry.store;
    let who = viewer.visitor.as_ref().map(|visitor| visitor.id);
    let mut mine = match who {
        Some(id) => store.tables_of(id, now() - RUNNING_LISTED).await?,
        None => Vec::new(),
    };
    mine.retain(|row| row.progress.status != Status::Replay);
    let mut mine: Vec<Listed> = mine.iter().map(|row| listed(viewer, row, who)).collect();
    // The sort keeps the latest first among equals.
    mine.sort_by_key(|table| !table.is_waiting);
    mine.truncate(20);
    let open = store.lobby(now() - OPEN_KEPT).await?;
    let open: Vec<Listed> = open.iter().take(50).map(|row| listed(viewer, row, who)).collect();
    let home = Home {
        games: &GameName::ALL.map(GameName::name),
        options: own_options(),
        levels: levels(),
        mine: &mine,
        open: &open,
    };
    let title = format!("Elvaland · {}", viewer.texts().get("page-tagline"));
    Ok(page(viewer, &title, said, &home.draw(&viewer.shell())))
}

/// Returns the options that only one of the games has.
fn own_options() -> OwnOptions<'static> {
    static EDITIONS: LazyLock<Vec<&str>> = LazyLock::new(|| Edition::ALL.map(Edition::name).into());
    OwnOptions { first_game: Nidavellir::NAME, editions: (Nidavellir::NAME, &EDITIONS), cards: Nains::NAME }
}

fn listed(viewer: &Viewer, row: &TableRow, who: Option<VisitorId>) -> Listed {
    let texts = viewer.texts();
    let seats: Vec<SeatSnapshot> = row.arrangement.seats.iter().map(SeatSnapshot::of).collect();
    let names: Vec<String> = seats.iter().enumerate().map(|(at, seat)| sitting(texts, at, seat).name).collect();
    let is_waiting = who.is_some_and(|who| row.waits_for(who));
    let asked: Vec<String> = row.progress.asked.iter().map(|seat| texts.player(&names, *seat)).collect();
    let open = seats.iter().filter(|seat| seat.occupant == Occupant::Open).count();
    let state = match row.progress.status {
        Status::Open => texts.format("page-seats-open", &[("count", open.into())]),
        Status::Running if is_waiting => texts.get("page-your-turn"),
        Status::Running => texts.format("page-waiting-for", &[("players", texts.list(&asked).into())]),
        Status::Over | Status::Replay => texts.get("page-over"),
    };
    Listed { id: row.id.to_string(), game: row.arrangement.settings.game.name(), names, state, is_waiting }
}

/// A table as the forms of the first page want it.
#[derive(Deserialize)]
pub(crate) struct TableForm {
    game: String,
    players: usize,
    level: Option<String>,
    edition: Option<String>,
    first_game: Option<String>,
    public: Option<String>,
    memory: Option<String>,
    hide_scores: Option<String>,
    timer: Option<String>,
    cards: Option<String>,
}

impl TableForm {
    fn table(&self, others: &str) -> NewTable {
        let own = own_options();
        let mut options = json!({"players": self.players});
        // A form sends all fields, also those of the game that was not chosen.
        if self.first_game.is_some() && self.game == own.first_game {
            options["first_game"] = json!(true);
        }
        if let Some(edition) = self.edition.as_deref().filter(|_| self.game == own.editions.0) {
            options["edition"] = json!(edition);
        }
        let cards = self.cards.clone().filter(|cards| !cards.trim().is_empty() && self.game == own.cards);
        let seats = (0..self.players.min(5)).map(|at| if at == 0 { "me" } else { others }.to_owned());
        NewTable {
            game: self.game.clone(),
            options,
            seats: Some(seats.collect()),
            cards,
            public: self.public.is_some(),
            memory: self.memory.is_some(),
            hide_scores: self.hide_scores.is_some(),
            timer: self.timer.as_deref().and_then(|seconds| seconds.parse().ok()),
            ..NewTable::default()
        }
    }
}

/// One click: a table with bots that begins at once.
pub(crate) async fn play_now(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    let level = wanted.level.clone().unwrap_or_else(|| levels().usual.to_owned());
    create_and_show(viewer, visitor, &wanted.table(&level)).await
}

/// A table for friends.
pub(crate) async fn new_table(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    create_and_show(viewer, visitor, &wanted.table("open")).await
}

#[derive(Deserialize)]
pub(crate) struct RecordForm {
    record: String,
}

/// A record to look at.
pub(crate) async fn upload_record(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(from_client): Form<RecordForm>,
) -> Result<Response, RequestError> {
    match records::keep(&viewer.app, &visitor, &from_client.record).await {
        Ok(kept) => Ok(redirect(&format!("/t/{}/replay", kept.table))),
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

async fn create_and_show(viewer: Viewer, visitor: Visitor, wanted: &NewTable) -> Result<Response, RequestError> {
    match open_table(&viewer.app, &visitor, wanted).await {
        Ok(id) => Ok(redirect(&format!("/t/{id}"))),
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

/// The first page after something was refused: with the reason on top.
async fn refused(viewer: Viewer, reason: &RequestError) -> Result<Response, RequestError> {
    let sentence = reason.sentence(viewer.texts());
    Ok(with_status(show(&viewer, Some(&sentence)).await?, reason))
}

/// What can be chosen about pages. A box that is not ticked is not sent.
#[derive(Deserialize)]
pub(crate) struct SettingsForm {
    back: Option<String>,
    name: Option<String>,
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    sound: Option<String>,
    auto: Option<String>,
    values: Option<String>,
    keys: Option<String>,
}

pub(crate) async fn settings(
    viewer: Viewer,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(chosen): Form<SettingsForm>,
) -> Result<Response, RequestError> {
    let pairs = [
        ("language", chosen.language.as_deref().unwrap_or_default()),
        ("theme", chosen.theme.as_deref().unwrap_or_default()),
        ("motion", chosen.motion.as_deref().unwrap_or_default()),
        ("sound", chosen.sound.as_deref().unwrap_or("off")),
        ("auto", chosen.auto.as_deref().unwrap_or("off")),
        ("values", chosen.values.as_deref().unwrap_or("off")),
        ("keys", chosen.keys.as_deref().unwrap_or("off")),
    ];
    answer.set(cookie(&pairs.into_iter().fold(viewer.preferences, Preferences::with)));
    let wanted = chosen.name.as_deref().map(str::trim).filter(|wanted| !wanted.is_empty() && *wanted != visitor.name);
    if let Some(wanted) = wanted {
        let naming = NameRequest { name: Some(wanted.to_owned()) };
        let _ = visitors::rename(State(viewer.app.clone()), CurrentVisitor(visitor), JsonBody(naming)).await?;
    }
    // Only to a page of our own.
    let back = chosen.back.filter(|back| is_own(back));
    Ok(redirect(back.as_deref().unwrap_or("/")))
}

/// Whether an address leads to a page of our own, however a browser reads it.
fn is_own(address: &str) -> bool {
    let is_odd = |letter: char| letter == '\\' || letter.is_control();
    address.starts_with('/') && !address.starts_with("//") && !address.contains(is_odd)
}

/// A link that moves the visitor to another device.
pub(crate) async fn offer_transfer(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    let (_, Json(transfer)) =
        visitors::offer_transfer(State(viewer.app.clone()), CurrentVisitor(visitor.clone())).await?;
    let link = format!("{}/transfer/{}", viewer.own_origin, transfer.token);
    let viewer = viewer.known_as(visitor);
    Ok(page(&viewer, &viewer.texts().get("page-transfer"), None, &moved(&viewer.shell(), &link)))
}

/// The page of a transfer link. The move itself takes a click, so that link previews do not use the link up.
pub(crate) async fn transfer(viewer: Viewer) -> Response {
    let title = viewer.texts().get("page-transfer");
    page(&viewer, &title, None, &elvaland_web::home::move_here(&viewer.shell()))
}

pub(crate) async fn use_transfer(
    viewer: Viewer,
    parts: WholeParts,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    let _ = visitors::use_transfer(State(viewer.app.clone()), parts, JsonBody(UseTransfer { token })).await?;
    Ok(redirect("/"))
}

#[derive(Deserialize)]
pub(crate) struct EraseForm {
    sure: Option<String>,
}

pub(crate) async fn erase(
    viewer: Viewer,
    answer: Extension<SetCookie>,
    person: CurrentVisitor,
    Form(EraseForm { sure }): Form<EraseForm>,
) -> Result<Response, RequestError> {
    sure.ok_or(RequestError::WrongValue { field: "sure" })?;
    visitors::erase(State(viewer.app.clone()), person, answer).await?;
    Ok(redirect("/"))
}
