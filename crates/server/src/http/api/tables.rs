//! Tables: lobby, create, view, join, leave, start.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use elvaland_rules::{Audience, Seat};
use elvaland_session::Session;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::state::{SeatState, SettingsState, StepsState, TableState};
use crate::bots::Level;
use crate::card_list::canonical_cards;
use crate::clock::now;
use crate::config::{OPEN_KEPT, RUNNING_LISTED};
use crate::entropy;
use crate::http::app::App;
use crate::http::extract::body::{JsonBody, QueryParams};
use crate::http::extract::identity::{CurrentVisitor, MaybeVisitor, TablePath, TableRequest};
use crate::http::problem::ProblemBody;
use crate::model::{
    Arrangement, Occupant, Prefix, SeatSnapshot, Settings, TableId, TableRow, Visitor, VisitorId, seat_of,
};
use crate::request_error::RequestError;
use crate::table::{Command, Done, Look, Message, Moment, Perspective};

/// The approximate size of a table with its game in the database, in bytes.
pub(crate) const TABLE_BYTES: usize = 16_000;

/// The maximum of a turn timer, in seconds: a week.
const MAX_TIMER: u32 = time::Duration::days(7).whole_seconds() as u32;

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
            settings: SettingsState::of(&row.arrangement.settings),
            seats: SeatSnapshot::all(&row.arrangement.seats).iter().map(SeatState::of).collect(),
            seat: seat.map(Seat::index),
            waiting: visitor.is_some_and(|visitor| row.waits_for(visitor)),
            seq: row.progress.seq,
            updated: row.progress.updated,
        }
    }
}

/// A table to create.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// `nidavellir` or `nains`.
    #[schema(pattern = "^(nidavellir|nains)$")]
    pub(crate) game: String,
    /// The options as records write them: `{"players": 3}`, for Nidavellir also `first_game` and `edition`.
    #[serde(default)]
    #[schema(value_type = Object, example = json!({"players": 3}))]
    pub(crate) options: Value,
    /// Who sits where: `me` once, `open`, or the level of a bot. Left out: `me`, and all others open.
    pub(crate) seats: Option<Vec<String>>,
    /// A list of cards as TOML, for Nains.
    pub(crate) cards: Option<String>,
    /// Whether the table is in the lobby.
    #[serde(default)]
    pub(crate) public: bool,
    /// Memory mode: the coins of others are not shown.
    #[serde(default)]
    pub(crate) memory: bool,
    /// Whether scores are hidden until the end.
    #[serde(default)]
    pub(crate) hide_scores: bool,
    /// Seconds per move; then a bot moves for the player. Left out: no limit.
    pub(crate) timer: Option<u32>,
    /// Go on from a recorded game; `options` are those of the record then.
    pub(crate) from: Option<NewPrefix>,
}

/// The beginning of a recorded game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPrefix {
    /// The record.
    #[schema(value_type = Object)]
    pub(crate) record: Box<serde_json::value::RawValue>,
    /// How many of its steps are kept.
    pub(crate) at: usize,
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

pub(crate) fn level(text: Option<&str>) -> Result<Level, RequestError> {
    text.map_or(Ok(Level::default()), |text| text.parse().map_err(|_| RequestError::WrongValue { field: "level" }))
}

pub(crate) fn seat(number: usize) -> Result<Seat, RequestError> {
    Seat::new(number).ok_or(RequestError::WrongValue { field: "seat" })
}

impl NewTable {
    fn settings(&self) -> Result<Settings, RequestError> {
        let game = self.game.parse().map_err(|_| RequestError::WrongValue { field: "game" })?;
        if self.timer.is_some_and(|timer| !(1..=MAX_TIMER).contains(&timer)) {
            return Err(RequestError::WrongValue { field: "timer" });
        }
        let from = self.from.as_ref().map(|from| Prefix { record: from.record.get().to_owned(), at: from.at });
        let options = match &from {
            Some(from) => {
                let record: Value = serde_json::from_str(&from.record).unwrap_or_default();
                record["options"].clone()
            }
            None => self.options.clone(),
        };
        Ok(Settings {
            game,
            options,
            cards: self.cards.as_deref().map(|cards| canonical_cards(game, cards)).transpose()?,
            public: self.public,
            memory: self.memory,
            hide_scores: self.hide_scores,
            timer: self.timer,
            from,
            guided: false,
        })
    }

    fn seats(&self, settings: &Settings, host: &Visitor) -> Result<Vec<Occupant>, RequestError> {
        let wrong = RequestError::WrongValue { field: "seats" };
        let me = || Occupant::Person { visitor: host.id, name: host.name.clone(), stand_in: None };
        let players = settings.options["players"].as_u64().and_then(|players| usize::try_from(players).ok());
        let players = players.filter(|players| (2..=5).contains(players));
        let players = players.ok_or(RequestError::WrongValue { field: "options" })?;
        let Some(wanted) = &self.seats else {
            return Ok((0..players).map(|seat| if seat == 0 { me() } else { Occupant::Open }).collect());
        };
        let occupant = |word: &String| match word.as_str() {
            "me" => Ok(me()),
            "open" => Ok(Occupant::Open),
            level => level.parse().map(Occupant::Bot).map_err(|_| wrong.clone()),
        };
        let seats: Vec<Occupant> = wanted.iter().take(players + 1).map(occupant).collect::<Result<_, _>>()?;
        let is_one = seats.iter().filter(|occupant| occupant.is(host.id)).count() == 1;
        if seats.len() == players && is_one { Ok(seats) } else { Err(wrong) }
    }
}

/// List the open tables that everybody may join
#[utoipa::path(get, path = "/tables", tag = "tables", responses((status = 200, body = [TableSummary])))]
pub(crate) async fn lobby(
    State(app): State<App>,
    MaybeVisitor(visitor): MaybeVisitor,
) -> Result<Json<Vec<TableSummary>>, RequestError> {
    let tables = app.registry.store.lobby(now() - OPEN_KEPT).await?;
    let id = visitor.map(|visitor| visitor.id);
    Ok(Json(tables.iter().map(|row| TableSummary::of(row, id)).collect()))
}

/// Create a table
///
/// It begins at once if no seat is open, else when the last one is taken.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Receipt), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(wanted): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<Receipt>), RequestError> {
    let table = open_table(&app, &visitor, &wanted).await?;
    let look = Look { visitor: None, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
    let snapshot = app.registry.send(table, |reply| Message::Look(look, reply)).await?;
    Ok((StatusCode::CREATED, Json(Receipt { table, seq: snapshot.seq })))
}

/// Creates a table with the requested settings.
pub(crate) async fn open_table(app: &App, host: &Visitor, wanted: &NewTable) -> Result<TableId, RequestError> {
    let arrangement = arrange(app, host, wanted).await?;
    app.registry.create(arrangement).await
}

/// Creates a table without open seats that continues `game` from its first `at` steps.
pub(crate) async fn continue_game(
    app: &App,
    host: &Visitor,
    wanted: &NewTable,
    (game, at): (&Session, usize),
) -> Result<TableId, RequestError> {
    let arrangement = arrange(app, host, wanted).await?;
    let continued = game.continue_from(at, &mut entropy::numbers());
    let continued = continued.map_err(|broken| RequestError::settings(&arrangement.settings, broken))?;
    app.registry.create_with(arrangement, &continued).await
}

/// Arranges a table as requested, if its host may have one more, and charges them for it.
async fn arrange(app: &App, host: &Visitor, wanted: &NewTable) -> Result<Arrangement, RequestError> {
    let settings = wanted.settings()?;
    let seats = wanted.seats(&settings, host)?;
    check_number(app, host.id).await?;
    let cards = settings.cards.as_ref().map_or(0, String::len);
    let record = settings.from.as_ref().map_or(0, |from| from.record.len());
    app.charge(host.id, TABLE_BYTES + cards + record)?;
    Ok(Arrangement::new(Some(host.id), settings, seats))
}

/// Refuses a visitor who has reached the limit of open and running tables.
pub(crate) async fn check_number(app: &App, visitor: VisitorId) -> Result<(), RequestError> {
    let held = app.registry.store.tables_held(visitor, now() - RUNNING_LISTED).await?;
    if held < app.registry.config.limits.tables {
        Ok(())
    } else {
        Err(RequestError::TooMany { what: "tables", after_seconds: 60 })
    }
}

/// List my tables, latest change first
#[utoipa::path(get, path = "/me/tables", tag = "visitors",
    responses((status = 200, body = [TableSummary]), (status = 401, body = ProblemBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Json<Vec<TableSummary>>, RequestError> {
    let tables = app.registry.store.tables_of(visitor.id, now() - RUNNING_LISTED).await?;
    Ok(Json(tables.iter().map(|row| TableSummary::of(row, Some(visitor.id))).collect()))
}

/// Get a table
///
/// Each client receives only what its seat may see; spectators see no secrets.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableState), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    TablePath(table): TablePath,
    MaybeVisitor(visitor): MaybeVisitor,
    QueryParams(looking): QueryParams<LookQuery>,
) -> Result<Json<TableState>, RequestError> {
    let perspective = perspective(looking.eyes.as_deref())?;
    let visitor = visitor.map(|visitor| visitor.id);
    let look = Look { visitor, moment: looking.seq.map_or(Moment::Now, Moment::Seq), perspective, is_detailed: false };
    let snapshot = app.registry.send(table, |reply| Message::Look(look, reply)).await?;
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
    QueryParams(StepsQuery { since }): QueryParams<StepsQuery>,
) -> Result<Json<StepsState>, RequestError> {
    let visitor = visitor.map(|visitor| visitor.id);
    let look = Look { visitor, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
    let steps = app.registry.send(table, |reply| Message::StepsSince { look, since, reply }).await?;
    Ok(Json(StepsState::of(&steps)))
}

/// Reads whose view is wanted.
pub(crate) fn perspective(eyes: Option<&str>) -> Result<Perspective, RequestError> {
    Ok(match eyes {
        None => Perspective::Own,
        Some("open") => Perspective::Other(Audience::Open),
        Some("spectator") => Perspective::Other(Audience::Spectator),
        Some(number) => {
            let number = number.parse().map_err(|_| RequestError::WrongValue { field: "as" })?;
            Perspective::Other(Audience::Seat(seat(number)?))
        }
    })
}

async fn send(request: TableRequest, command: Command) -> Result<Json<Receipt>, RequestError> {
    request.send(command).await.map(Json::from)
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
    check_number(&request.app, request.visitor.id).await?;
    let seat = wanted.seat.map(seat).transpose()?;
    send(request, Command::Join(seat)).await
}

/// Leave; in a running game a bot takes over
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 403, body = ProblemBody)))]
pub(crate) async fn leave(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    send(request, Command::Leave).await
}

/// Resign: give the seat to a bot for good
///
/// Only the name stays at the table. A game that no person plays any more is removed.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resign(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    send(request, Command::Resign).await
}

/// Fill the open seats with bots and begin
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = StartRequest, responses((status = 200, body = Receipt), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn start(
    request: TableRequest,
    JsonBody(filling): JsonBody<StartRequest>,
) -> Result<Json<Receipt>, RequestError> {
    let level = level(filling.level.as_deref())?;
    send(request, Command::Start(level)).await
}

/// Hand the seat of an absent player to a bot
#[utoipa::path(post, path = "/tables/{id}/handover", tag = "tables", params(("id" = String, Path)),
    request_body = HandOverRequest, responses((status = 200, body = Receipt), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
pub(crate) async fn hand_over(
    request: TableRequest,
    JsonBody(wanted): JsonBody<HandOverRequest>,
) -> Result<Json<Receipt>, RequestError> {
    let (seat, level) = (seat(wanted.seat)?, level(wanted.level.as_deref())?);
    send(request, Command::HandOver { seat, level }).await
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
    send(request, Command::Vote { seat: seat(wanted.seat)? }).await
}

/// Take my seat back from the bot
#[utoipa::path(post, path = "/tables/{id}/takeback", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 409, body = ProblemBody)))]
pub(crate) async fn take_back(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    send(request, Command::TakeBack).await
}

/// Start or join a rematch
///
/// The first who asks creates the table and everybody is told; the others come along by asking too.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Receipt), (status = 409, body = ProblemBody)))]
pub(crate) async fn rematch(request: TableRequest) -> Result<Json<Receipt>, RequestError> {
    check_number(&request.app, request.visitor.id).await?;
    request.app.charge(request.visitor.id, TABLE_BYTES)?;
    send(request, Command::Rematch).await
}
