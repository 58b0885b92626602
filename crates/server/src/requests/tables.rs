//! Tables: create, list, look at, join and hand over.

use std::sync::Arc;

use elvaland_rules::{Audience, GameName, Seat};
use elvaland_session::{Lesson, Moment, Past, TableSnapshot};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::TableRequest;
use crate::bots::{Level, Payer};
use crate::card_list::canonical_cards;
use crate::clock::now;
use crate::config::{OPEN_KEPT, RUNNING_LISTED};
use crate::entropy;
use crate::model::{Arrangement, Prefix, Settings, Status, StoredOccupant, TableId, TableRow, Visitor, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::table::{Command, Done, Look, Message, Perspective};

/// The approximate size of a table with its game in the database, in bytes.
const TABLE_BYTES: usize = 16_000;
/// The maximum of a turn timer, in seconds: a week.
const MAX_TIMER: u32 = time::Duration::days(7).whole_seconds() as u32;

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
    pub(crate) record: Box<RawValue>,
    /// How many of its steps are kept.
    pub(crate) at: usize,
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

    fn seats(&self, settings: &Settings, host: &Visitor) -> Result<Vec<StoredOccupant>, RequestError> {
        let wrong = RequestError::WrongValue { field: "seats" };
        let me = || StoredOccupant::Person { visitor: host.id, name: host.name.clone(), stand_in: None };
        let players = settings.options["players"].as_u64().and_then(|players| usize::try_from(players).ok());
        let players = players.filter(|players| (2..=5).contains(players));
        let players = players.ok_or_else(|| RequestError::WrongOption {
            option: "options.players".to_owned(),
            why: "a number from 2 to 5 is expected".to_owned(),
        })?;
        let Some(wanted) = &self.seats else {
            return Ok((0..players).map(|seat| if seat == 0 { me() } else { StoredOccupant::Open }).collect());
        };
        let occupant = |word: &String| match word.as_str() {
            "me" => Ok(me()),
            "open" => Ok(StoredOccupant::Open),
            level => level.parse().map(StoredOccupant::Bot).map_err(|_| wrong.clone()),
        };
        let seats: Vec<StoredOccupant> = wanted.iter().take(players + 1).map(occupant).collect::<Result<_, _>>()?;
        let is_one = seats.iter().filter(|occupant| occupant.is(host.id)).count() == 1;
        if seats.len() == players && is_one { Ok(seats) } else { Err(wrong) }
    }
}

/// Reads the level of a bot; left out, the default one.
pub(crate) fn level(text: Option<&str>) -> Result<Level, RequestError> {
    text.map_or(Ok(Level::default()), |text| text.parse().map_err(|_| RequestError::WrongValue { field: "level" }))
}

/// Reads the number of a seat.
pub(crate) fn seat(number: usize) -> Result<Seat, RequestError> {
    Seat::new(number).ok_or(RequestError::WrongValue { field: "seat" })
}

/// Reads whose view is wanted: `open`, `spectator` or the number of a seat; left out, the viewer's own.
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

/// Returns the open tables that everybody may join.
pub(crate) async fn lobby(registry: &Registry) -> Result<Vec<TableRow>, RequestError> {
    Ok(registry.store.lobby(now() - OPEN_KEPT).await?)
}

/// Returns the tables of a visitor, latest change first.
pub(crate) async fn of_visitor(registry: &Registry, visitor: VisitorId) -> Result<Vec<TableRow>, RequestError> {
    Ok(registry.store.tables_of(visitor, now() - RUNNING_LISTED).await?)
}

/// Returns a table as it is now, without what only pages show.
pub(crate) async fn look_now(
    registry: &Arc<Registry>,
    table: TableId,
    visitor: Option<VisitorId>,
) -> Result<Box<TableSnapshot>, RequestError> {
    let look = Look { visitor, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
    registry.send(table, |reply| Message::Look(look, reply)).await
}

/// Returns a table as a viewer wants to see it; an earlier moment is replayed at the expense of `payer`.
pub(crate) async fn look(
    registry: &Arc<Registry>,
    table: TableId,
    look: Look,
    payer: Payer,
) -> Result<Box<TableSnapshot>, RequestError> {
    match look.moment {
        Moment::Now => registry.send(table, |reply| Message::Look(look, reply)).await,
        Moment::Seq(_) | Moment::Step(_) => {
            with_past(registry, table, look, payer, |past| Ok(Box::new(past.look()?))).await
        }
    }
}

/// Calls `read` with the past of a table, on a thread for such work when it is the turn of `payer`.
///
/// # Errors
/// Those of `read`, and too many requests of the payer's address that wait already.
pub(crate) async fn with_past<T: Send + 'static>(
    registry: &Arc<Registry>,
    table: TableId,
    look: Look,
    payer: Payer,
    read: impl FnOnce(Past) -> Result<T, RequestError> + Send + 'static,
) -> Result<T, RequestError> {
    if !registry.replays.has_room(payer) {
        return Err(RequestError::TooMany { what: "requests", after_seconds: 5 });
    }
    let past = registry.send(table, |reply| Message::Past(look, reply)).await?;
    registry.replays.run(payer, move |_| read(*past)).await.ok_or(RequestError::Unavailable)?
}

/// Creates a table with the requested settings.
///
/// # Errors
/// Settings that do not fit the game, or the host has too many tables.
pub(crate) async fn create(
    registry: &Arc<Registry>,
    host: &Visitor,
    wanted: &NewTable,
) -> Result<TableId, RequestError> {
    let arrangement = arrange(registry, host, wanted).await?;
    registry.create(arrangement).await
}

/// Arranges a table with the requested settings, and charges its host.
async fn arrange(registry: &Registry, host: &Visitor, wanted: &NewTable) -> Result<Arrangement, RequestError> {
    let settings = wanted.settings()?;
    let seats = wanted.seats(&settings, host)?;
    let arrangement = Arrangement::new(Some(host.id), settings, seats);
    charge_table(registry, host.id, &arrangement.settings).await?;
    Ok(arrangement)
}

/// Charges a visitor for a table, if they may have one more.
async fn charge_table(registry: &Registry, host: VisitorId, settings: &Settings) -> Result<(), RequestError> {
    check_number(registry, host).await?;
    let cards = settings.cards.as_ref().map_or(0, String::len);
    let record = settings.from.as_ref().map_or(0, |from| from.record.len());
    registry.charge(host, TABLE_BYTES + cards + record)
}

/// Refuses a visitor who has reached the limit of open and running tables.
async fn check_number(registry: &Registry, visitor: VisitorId) -> Result<(), RequestError> {
    let held = registry.store.tables_held(visitor, now() - RUNNING_LISTED).await?;
    if held < registry.config.limits.tables {
        Ok(())
    } else {
        Err(RequestError::TooMany { what: "tables", after_seconds: 60 })
    }
}

/// Begins the guided game for a learner and the weakest bots.
///
/// # Errors
/// There is no guided game of `game`, or the learner has too many tables.
pub(crate) async fn begin_lesson(
    registry: &Arc<Registry>,
    learner: &Visitor,
    game: GameName,
) -> Result<TableId, RequestError> {
    let lesson = Lesson::of(game).ok_or(RequestError::NoSuchPage)?;
    let person = StoredOccupant::Person { visitor: learner.id, name: learner.name.clone(), stand_in: None };
    let bots = (1..lesson.players()).map(|_| StoredOccupant::Bot(Level::ALL[0]));
    let settings = Settings { guided: true, ..Settings::new(game, lesson.header().options.clone()) };
    let seats = std::iter::once(person).chain(bots).collect();
    let arrangement = Arrangement::new(Some(learner.id), settings, seats);
    charge_table(registry, learner.id, &arrangement.settings).await?;
    registry.create(arrangement).await
}

/// Returns the table at which a visitor plays the guided game.
pub(crate) async fn running_lesson(registry: &Registry, visitor: VisitorId) -> Result<Option<TableId>, RequestError> {
    let is_lesson = |row: &&TableRow| row.progress.status == Status::Running && row.arrangement.settings.guided;
    Ok(of_visitor(registry, visitor).await?.iter().find(is_lesson).map(|row| row.id))
}

impl TableRequest {
    /// Takes a seat, or the first open one.
    ///
    /// # Errors
    /// The seat is taken, or the visitor has too many tables.
    pub(crate) async fn join(&self, wanted: Option<usize>) -> Result<Done, RequestError> {
        check_number(&self.registry, self.visitor.id).await?;
        self.send(Command::Join(wanted.map(seat).transpose()?)).await
    }

    /// Fills the open seats with bots and begins.
    pub(crate) async fn start(&self, wanted: Option<&str>) -> Result<Done, RequestError> {
        self.send(Command::Start(level(wanted)?)).await
    }

    /// Lets a bot play for a player who is away.
    pub(crate) async fn hand_over(&self, number: usize, wanted: Option<&str>) -> Result<Done, RequestError> {
        self.send(Command::HandOver { seat: seat(number)?, level: level(wanted)? }).await
    }

    /// Votes for a bot in place of a player who does not move.
    pub(crate) async fn vote(&self, number: usize) -> Result<Done, RequestError> {
        self.send(Command::Vote { seat: seat(number)? }).await
    }

    /// Creates or joins the table of the next game.
    ///
    /// # Errors
    /// The game is not over, or the visitor has too many tables.
    pub(crate) async fn rematch(&self) -> Result<Done, RequestError> {
        check_number(&self.registry, self.visitor.id).await?;
        self.registry.charge(self.visitor.id, TABLE_BYTES)?;
        self.send(Command::Rematch).await
    }

    /// Creates a table that continues after `step` steps of a finished game, with the visitor on the seat `own` and bots on
    /// all others.
    ///
    /// # Errors
    /// The game is not over, or it has no such step or seat.
    pub(crate) async fn continue_game(
        &self,
        step: usize,
        own: usize,
        wanted: Option<&str>,
    ) -> Result<TableId, RequestError> {
        let level = level(wanted)?;
        let session = self.registry.send(self.table, Message::Session).await?;
        let seats = (0..session.game().players()).map(|at| if at == own { "me" } else { level.name() }.to_owned());
        let wanted = NewTable {
            game: session.name().name().to_owned(),
            options: session.header().options.clone(),
            seats: Some(seats.collect()),
            ..NewTable::default()
        };
        let arrangement = arrange(&self.registry, &self.visitor, &wanted).await?;
        let continued = session.continue_from(step, &mut entropy::numbers());
        let continued = continued.map_err(|broken| RequestError::settings(&arrangement.settings, broken))?;
        self.registry.create_with(arrangement, &continued).await
    }
}
