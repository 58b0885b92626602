//! The home page and its forms.

use std::sync::LazyLock;

use axum::Extension;
use axum::response::Response;
use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::{Edition, Nidavellir};
use elvaland_web::forms::TableForm;
use elvaland_web::home::{DEFAULT_LEVEL, Home, LastTable, Listed, OwnOptions};
use elvaland_web::table::seat_names;
use serde_json::json;

use super::guided_game::guided_games;
use super::page_visitor::PageVisitor;
use super::response::{page, redirect, with_status};
use crate::clock::now;
use crate::http::extract::body::Form;
use crate::http::extract::cookies;
use crate::http::extract::identity::CurrentVisitor;
use crate::http::middleware::SetCookie;
use crate::model::{Status, StoredOccupant, TableRow, Visitor, VisitorId, seat_snapshots};
use crate::request_error::RequestError;
use crate::requests::tables::{self, NewTable};
use crate::requests::visitors;

pub(crate) async fn home(viewer: PageVisitor) -> Result<Response, RequestError> {
    show(&viewer, None).await
}

/// The games' names in records.
const GAMES: [&str; 2] = [Nidavellir::NAME, Nains::NAME];

async fn show(viewer: &PageVisitor, said: Option<&str>) -> Result<Response, RequestError> {
    let registry = &viewer.app.registry;
    let who = viewer.visitor.as_ref().map(|visitor| visitor.id);
    let mut mine = match who {
        Some(id) => tables::of_visitor(registry, id).await?,
        None => Vec::new(),
    };
    mine.retain(|row| row.progress.status != Status::Replay);
    let mut mine: Vec<Listed> = mine.iter().map(|row| listed(viewer, row, who)).collect();
    // The sort keeps the latest first among equals.
    mine.sort_by_key(|table| !table.is_waiting);
    mine.truncate(20);
    let open = if viewer.is_invited { tables::lobby(registry).await? } else { Vec::new() };
    let open: Vec<Listed> = open.iter().take(50).map(|row| listed(viewer, row, who)).collect();
    let home = Home {
        games: &GAMES,
        options: own_options(),
        last: viewer.last_table(&GAMES),
        name: &viewer.name(),
        mine: &mine,
        open: &open,
        guided: &guided_games(),
    };
    let title = format!("Elvaland · {}", viewer.texts().get("page-tagline"));
    let content = match viewer.is_invited {
        true => home.draw(&viewer.viewer()),
        false => {
            let sentence = RequestError::NotInvited.sentence(viewer.texts());
            elvaland_web::invitation::above(&viewer.viewer(), &sentence, &home.draw(&viewer.viewer()))
        }
    };
    Ok(page(viewer, &title, said, &content))
}

/// Returns the options that only one of the games has.
fn own_options() -> OwnOptions<'static> {
    static EDITIONS: LazyLock<Vec<&str>> = LazyLock::new(|| Edition::ALL.map(Edition::name).into());
    OwnOptions { first_game: Nidavellir::NAME, editions: (Nidavellir::NAME, &EDITIONS), cards: Nains::NAME }
}

fn listed(viewer: &PageVisitor, row: &TableRow, who: Option<VisitorId>) -> Listed {
    let texts = viewer.texts();
    let seats = &row.arrangement.seats;
    let names = seat_names(texts, &seat_snapshots(seats));
    let is_waiting = who.is_some_and(|who| row.waits_for(who));
    let asked: Vec<String> = row.progress.asked.iter().map(|seat| texts.player(&names, *seat)).collect();
    let open = seats.iter().filter(|occupant| **occupant == StoredOccupant::Open).count();
    let state = match row.progress.status {
        Status::Open => texts.format("page-seats-open", &[("count", open.into())]),
        Status::Running if is_waiting => texts.get("page-your-turn"),
        Status::Running => texts.format("page-waiting-for", &[("players", texts.list(&asked).into())]),
        Status::Over | Status::Replay => texts.get("page-over"),
    };
    Listed {
        id: row.id.to_string(),
        game: row.arrangement.settings.game.name(),
        names,
        round: row.progress.round.filter(|_| row.progress.status == Status::Running),
        state,
        is_waiting,
        idle: now().saturating_sub(row.progress.updated).max(0).unsigned_abs(),
    }
}

/// Returns the choices to remember for the next table; the level stays where the form does not ask for it.
fn remembered(form: &TableForm, before: LastTable) -> LastTable {
    let level = form.level.as_deref().unwrap_or(before.level.name());
    LastTable::read(&format!("{}.{}.{level}", form.game, form.players), &GAMES)
}

/// Returns the table that a form asks for, with `others` on the seats beside the visitor's.
fn wanted_table(form: &TableForm, others: &str) -> NewTable {
    let own = own_options();
    let mut options = json!({"players": form.players});
    // A form sends all fields, also those of the game that was not chosen.
    if form.first_game.is_some() && form.game == own.first_game {
        options["first_game"] = json!(true);
    }
    if let Some(edition) = form.edition.as_deref().filter(|_| form.game == own.editions.0) {
        options["edition"] = json!(edition);
    }
    let cards = form.cards.clone().filter(|cards| !cards.trim().is_empty() && form.game == own.cards);
    let seats = (0..form.players.min(5)).map(|at| if at == 0 { "me" } else { others }.to_owned());
    NewTable {
        game: form.game.clone(),
        options,
        seats: Some(seats.collect()),
        cards,
        public: form.public.is_some(),
        memory: form.memory.is_some(),
        hide_scores: form.hide_scores.is_some(),
        timer: form.timer.as_deref().and_then(|seconds| seconds.parse().ok()),
        ..NewTable::default()
    }
}

/// Creates a table with bots that begins at once.
pub(crate) async fn play_now(
    viewer: PageVisitor,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    let level = wanted.level.clone().unwrap_or_else(|| DEFAULT_LEVEL.name().to_owned());
    answer.set(cookies::keep_last_table(&viewer.app, &remembered(&wanted, viewer.last_table(&GAMES))));
    create_and_show(viewer, visitor, &wanted_table(&wanted, &level)).await
}

/// Creates a table with open seats.
pub(crate) async fn new_table(
    viewer: PageVisitor,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    answer.set(cookies::keep_last_table(&viewer.app, &remembered(&wanted, viewer.last_table(&GAMES))));
    match visitors::rename_if_wanted(&viewer.app.registry, visitor.clone(), wanted.name.as_deref()).await {
        Ok(visitor) => create_and_show(viewer, visitor, &wanted_table(&wanted, "open")).await,
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

async fn create_and_show(viewer: PageVisitor, visitor: Visitor, wanted: &NewTable) -> Result<Response, RequestError> {
    match tables::create(&viewer.app.registry, &visitor, wanted).await {
        Ok(id) => Ok(redirect(&viewer.app, &format!("/t/{id}"))),
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

/// Renders the home page with the reason of a refusal.
async fn refused(viewer: PageVisitor, reason: &RequestError) -> Result<Response, RequestError> {
    let sentence = reason.sentence(viewer.texts());
    Ok(with_status(show(&viewer, Some(&sentence)).await?, reason))
}
