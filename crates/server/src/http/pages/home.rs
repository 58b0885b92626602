//! The home page and its forms.

use std::sync::LazyLock;

use axum::Extension;
use axum::response::Response;
use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::{Edition, Nidavellir};
use elvaland_web::home::{Home, LastTable, Listed, OwnOptions};
use serde::Deserialize;
use serde_json::json;

use super::guided_game::guided_games;
use super::response::{page, redirect, with_status};
use super::table::{levels, sitting};
use super::viewer::Viewer;
use crate::clock::now;
use crate::http::extract::body::Form;
use crate::http::extract::cookies;
use crate::http::extract::identity::CurrentVisitor;
use crate::http::middleware::SetCookie;
use crate::model::{Occupant, SeatSnapshot, Status, TableRow, Visitor, VisitorId};
use crate::request_error::RequestError;
use crate::requests::tables::{self, NewTable};
use crate::requests::visitors;

pub(crate) async fn home(viewer: Viewer) -> Result<Response, RequestError> {
    show(&viewer, None).await
}

/// The games' names in records.
const GAMES: [&str; 2] = [Nidavellir::NAME, Nains::NAME];

async fn show(viewer: &Viewer, said: Option<&str>) -> Result<Response, RequestError> {
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
        levels: levels(),
        last: viewer.last_table(&GAMES, levels()),
        name: &viewer.name(),
        mine: &mine,
        open: &open,
        guided: &guided_games(),
    };
    let title = format!("Elvaland · {}", viewer.texts().get("page-tagline"));
    let content = match viewer.is_invited {
        true => home.draw(&viewer.shell()),
        false => {
            let sentence = RequestError::NotInvited.sentence(viewer.texts());
            elvaland_web::invitation::above(&viewer.shell(), &sentence, &home.draw(&viewer.shell()))
        }
    };
    Ok(page(viewer, &title, said, &content))
}

/// Returns the options that only one of the games has.
fn own_options() -> OwnOptions<'static> {
    static EDITIONS: LazyLock<Vec<&str>> = LazyLock::new(|| Edition::ALL.map(Edition::name).into());
    OwnOptions { first_game: Nidavellir::NAME, editions: (Nidavellir::NAME, &EDITIONS), cards: Nains::NAME }
}

fn listed(viewer: &Viewer, row: &TableRow, who: Option<VisitorId>) -> Listed {
    let texts = viewer.texts();
    let seats = SeatSnapshot::all(&row.arrangement.seats);
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

/// The fields of the forms that create a table.
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
    /// The name that the visitor chose.
    name: Option<String>,
}

impl TableForm {
    /// Returns the choices to remember for the next table; the level stays where the form does not ask for it.
    fn remembered(&self, before: LastTable) -> LastTable {
        let level = self.level.as_deref().unwrap_or(before.level);
        LastTable::read(&format!("{}.{}.{level}", self.game, self.players), &GAMES, levels())
    }

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

/// Creates a table with bots that begins at once.
pub(crate) async fn play_now(
    viewer: Viewer,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    let level = wanted.level.clone().unwrap_or_else(|| levels().default.to_owned());
    answer.set(cookies::keep_last_table(&viewer.app, &wanted.remembered(viewer.last_table(&GAMES, levels()))));
    create_and_show(viewer, visitor, &wanted.table(&level)).await
}

/// Creates a table with open seats.
pub(crate) async fn new_table(
    viewer: Viewer,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<TableForm>,
) -> Result<Response, RequestError> {
    answer.set(cookies::keep_last_table(&viewer.app, &wanted.remembered(viewer.last_table(&GAMES, levels()))));
    match visitors::rename_if_wanted(&viewer.app.registry, visitor.clone(), wanted.name.as_deref()).await {
        Ok(visitor) => create_and_show(viewer, visitor, &wanted.table("open")).await,
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

async fn create_and_show(viewer: Viewer, visitor: Visitor, wanted: &NewTable) -> Result<Response, RequestError> {
    match tables::create(&viewer.app.registry, &visitor, wanted).await {
        Ok(id) => Ok(redirect(&viewer.app, &format!("/t/{id}"))),
        Err(reason) => refused(viewer.known_as(visitor), &reason).await,
    }
}

/// Renders the home page with the reason of a refusal.
async fn refused(viewer: Viewer, reason: &RequestError) -> Result<Response, RequestError> {
    let sentence = reason.sentence(viewer.texts());
    Ok(with_status(show(&viewer, Some(&sentence)).await?, reason))
}
