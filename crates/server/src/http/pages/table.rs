//! The page of a table.

use axum::http::HeaderMap;
use axum::response::Response;
use elvaland_rules::mechanics::{Action, SeenPurse};
use elvaland_rules::{Seat, View};
use elvaland_session::{LoggedEvent, with_view};
use elvaland_texts::Texts;
use elvaland_web::art::GameArt;
use elvaland_web::home::Levels;
use elvaland_web::table::{
    Advised, Guide, Moment as PageMoment, Plan, Review, Scene, Sitter as PageSitter, Sitting, Status, TableInfo,
    Vote as PageVote, waiting,
};

use super::preview;
use super::replay::end_review;
use super::response::{page as show, page_with, redirect, with_status};
use super::viewer::Viewer;
use crate::bots::{self, Advice, Level};
use crate::http::extract::identity::TablePath;
use crate::model::{Occupant, SeatSnapshot, Status as TableStatus, TableId, TableSnapshot};
use crate::request_error::RequestError;
use crate::requests::play::AdviceRequest;
use crate::requests::{TableRequest, notifications, tables};
use crate::table::{Look, Moment, Perspective};

/// The number of options in an advice.
const ADVICE: usize = 3;

pub(crate) const LEVELS: [&str; Level::ALL.len()] = {
    let mut names = [""; Level::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = Level::ALL[at].name();
        at += 1;
    }
    names
};

pub(crate) fn levels() -> Levels {
    Levels { all: &LEVELS, default: Level::Journeyman.name() }
}

pub(crate) async fn page(
    viewer: Viewer,
    TablePath(id): TablePath,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    // A page that fetches itself again may be hidden; it reports by itself when it becomes visible.
    let is_fetched = headers.get("sec-fetch-mode").is_some_and(|mode| mode != "navigate");
    if let Some(visitor) = viewer.visitor.as_ref().filter(|_| !is_fetched) {
        notifications::note_looked(&viewer.app.registry, visitor.id, id);
    }
    draw(&viewer, id, None).await
}

/// Renders the page with the reason of a refusal.
pub(crate) async fn refused(viewer: &Viewer, id: TableId, refused: RequestError) -> Result<Response, RequestError> {
    let sentence = refused.sentence(viewer.texts());
    Ok(with_status(draw(viewer, id, Some(&sentence)).await?, &refused))
}

async fn draw(viewer: &Viewer, id: TableId, message: Option<&str>) -> Result<Response, RequestError> {
    let table = snapshot(viewer, id, Moment::Now, Perspective::Own).await?;
    if table.status == TableStatus::Replay {
        return Ok(redirect(&viewer.app, &format!("/t/{id}/replay")));
    }
    if table.view.is_some() {
        let review = end_review(viewer, &table).await?;
        return draw_game(viewer, &table, message, &[], &review);
    }
    let info = info(viewer, &table);
    let title = viewer.texts().game(table.settings.game.name());
    let content = waiting(&viewer.shell(), &info, &plan(viewer, &table, &info, &viewer.name()));
    Ok(page_with(viewer, &title, message, &content, &preview::head(viewer, &table, &info)))
}

/// Draws the page of a game.
pub(crate) fn draw_game(
    viewer: &Viewer,
    table: &TableSnapshot,
    message: Option<&str>,
    advice: &[Advice],
    review: &Review,
) -> Result<Response, RequestError> {
    let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
    let frozen = table.frozen.clone().map(|broken| RequestError::Frozen(broken).sentence(viewer.texts()));
    let info = info(viewer, table);
    let page = GamePage { viewer, table, info: &info, advice, review };
    let (title, content) = with_view!(view, view => page.with_scene(view, |scene| (scene.title(), scene.draw())));
    let head = preview::head(viewer, table, &info);
    Ok(page_with(viewer, &title, message.or(frozen.as_deref()), &content, &head))
}

/// Renders the page with the advice of the strongest bot.
pub(crate) async fn hint(viewer: Viewer, request: TableRequest) -> Result<Response, RequestError> {
    let viewer = viewer.known_as(request.visitor.clone());
    let wanted = AdviceRequest { like: viewer.level(), ..AdviceRequest::default() };
    let advised = match request.advise(wanted).await {
        Ok(advised) => advised,
        Err(reason) => return refused(&viewer, request.table, reason).await,
    };
    let table = snapshot(&viewer, request.table, Moment::Now, Perspective::Own).await?;
    draw_game(&viewer, &table, None, &advised.options, &Review::No)
}

/// Renders the table as plain text.
pub(crate) async fn text(viewer: Viewer, TablePath(id): TablePath) -> Result<Response, RequestError> {
    let table = snapshot(&viewer, id, Moment::Now, Perspective::Own).await?;
    let (info, texts) = (info(&viewer, &table), viewer.texts());
    let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
    let text = with_view!(view, view => texts.table_with(view, &info.names(), table.scores));
    let title = texts.get("page-text-view");
    Ok(show(&viewer, &title, None, &elvaland_web::table::text(&viewer.shell(), &info, &text)))
}

/// Asks a table for a snapshot with everything that pages show.
pub(crate) async fn snapshot(
    viewer: &Viewer,
    id: TableId,
    moment: Moment,
    perspective: Perspective,
) -> Result<Box<TableSnapshot>, RequestError> {
    let visitor = viewer.visitor.as_ref().map(|visitor| visitor.id);
    let look = Look { visitor, moment, perspective, is_detailed: true };
    tables::look(&viewer.app.registry, id, look, viewer.payer(Some(id))).await
}

/// The parts of the page of a game.
pub(crate) struct GamePage<'a> {
    pub(crate) viewer: &'a Viewer,
    pub(crate) table: &'a TableSnapshot,
    pub(crate) info: &'a TableInfo,
    pub(crate) advice: &'a [Advice],
    pub(crate) review: &'a Review,
}

impl GamePage<'_> {
    /// Calls `draw` with the scene that the viewer sees.
    pub(crate) fn with_scene<R: GameArt, P: SeenPurse, T>(
        &self,
        view: &View<R, P>,
        draw: impl FnOnce(&Scene<'_, R, P>) -> T,
    ) -> T {
        let GamePage { viewer, table, info, advice, review } = *self;
        let details = &table.details;
        let legal = match (table.status.is_finished(), &details.moment) {
            _ if info.puzzle.is_some() => table.legal.as_slice(),
            (false, None) => table.legal.as_slice(),
            _ => &[],
        };
        // A puzzle shows what happened before it only.
        let is_before = |logged: &&LoggedEvent| info.puzzle.is_none() || u64::from(logged.step) < info.seq;
        // The table may have moved on while the bot thought: actions that are illegal now are left out.
        let mut reasons = bots::sentences(viewer.texts(), R::NAME, &info.names(), advice).into_iter();
        let advised = advice.iter().map(|advice| Advised {
            action: advice.action,
            win: advice.win,
            reasons: reasons.next().unwrap_or_default(),
        });
        let advised: Vec<Advised> = advised.filter(|it| legal.contains(&it.action)).take(ADVICE).collect();
        let scene = Scene {
            texts: viewer.texts().for_game(R::NAME),
            preferences: &viewer.preferences,
            info,
            view,
            legal,
            bid: match table.bid {
                Some(Action::Bid(coins)) => Some(coins),
                _ => None,
            },
            log: &details.log.iter().filter(is_before).copied().collect::<Vec<_>>(),
            scores: table.scores,
            course: details.course.as_ref().map_or(&[], |course| &course.totals),
            advice: &advised,
            review,
            guide: details.guide.map(|proposal| Guide { proposal }),
        };
        draw(&scene)
    }
}

pub(crate) fn info(viewer: &Viewer, table: &TableSnapshot) -> TableInfo {
    let is_over = table.outcome.is_some();
    TableInfo {
        base: viewer.app.base.clone(),
        id: table.id.to_string(),
        status: match table.status {
            TableStatus::Open => Status::Open,
            TableStatus::Over | TableStatus::Replay if is_over => Status::Over,
            _ => Status::Running,
        },
        seq: table.seq,
        seats: table.seats.iter().enumerate().map(|(at, seat)| described(viewer, table, at, seat)).collect(),
        own: table.own,
        is_host: table.is_host,
        can_undo: table.can_undo,
        may_ask: table.may_ask,
        rematch: table.rematch.map(|id| id.to_string()),
        has_past: table.details.has_past,
        moment: moment(table),
        puzzle: None,
        is_guided: table.settings.guided,
        is_notified: viewer
            .visitor
            .as_ref()
            .is_some_and(|visitor| viewer.app.registry.dispatcher.is_subscribed(visitor.id)),
        is_record: table.status == TableStatus::Replay,
        levels: levels(),
        link: format!("{}/t/{}", viewer.origin, table.id),
    }
}

/// Returns a seat as the viewer sees it, with the vote on it.
fn described(viewer: &Viewer, table: &TableSnapshot, at: usize, seat: &SeatSnapshot) -> Sitting {
    let people = table
        .seats
        .iter()
        .enumerate()
        .filter(|(_, other)| matches!(other.occupant, Occupant::Person { stand_in: None, .. }));
    let needed = people.filter(|(other, _)| *other != at).count();
    let may_vote = table.own.is_some_and(|own| own.index() != at && table.seats[own.index()].occupant.bot().is_none());
    let vote =
        PageVote { agreed: seat.votes.len(), needed, has_own: table.own.is_some_and(|own| seat.votes.contains(&own)) };
    Sitting { vote: (seat.is_stalling && may_vote).then_some(vote), ..sitting(viewer.texts(), at, seat) }
}

/// Returns the earlier moment that the page shows.
fn moment(table: &TableSnapshot) -> Option<PageMoment> {
    let (course, step) = table.details.moment.as_ref()?;
    let eyes = table.status.is_finished().then_some(table.audience);
    PageMoment::new(course.stops.clone(), *step, eyes)
}

/// Returns a seat as pages show it.
pub(crate) fn sitting(texts: &Texts, at: usize, seat: &SeatSnapshot) -> Sitting {
    let (sitter, level) = match &seat.occupant {
        Occupant::Open => (PageSitter::Nobody, None),
        Occupant::Bot(level) => (PageSitter::Bot, Some(*level)),
        Occupant::Gone(_) => (PageSitter::Bot, None),
        Occupant::Person { stand_in, .. } => (PageSitter::Person, *stand_in),
    };
    let unnamed = || match sitter {
        PageSitter::Nobody => texts.get("page-seat-open"),
        PageSitter::Person | PageSitter::Bot => texts.player(&[], Seat::ALL[at]),
    };
    Sitting {
        name: seat.name.clone().unwrap_or_else(unnamed),
        sitter,
        level: level.map(|level| level.name().to_owned()),
        is_present: seat.is_present,
        is_absent: seat.is_absent,
        is_away: seat.is_away,
        vote: None,
        is_reserved: seat.is_reserved,
        is_asked: seat.is_asked,
        is_ready: seat.is_ready,
    }
}

fn plan<'a>(viewer: &Viewer, table: &TableSnapshot, info: &TableInfo, name: &'a str) -> Plan<'a> {
    let (texts, settings) = (viewer.texts(), &table.settings);
    let chosen = [
        (settings.options["first_game"] == true, "page-first-game"),
        (settings.memory, "page-memory"),
        (settings.hide_scores, "page-hide-scores"),
        (settings.public, "page-public"),
    ];
    let mut options: Vec<String> =
        chosen.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, id)| texts.get(id)).collect();
    options.extend(settings.options["edition"].as_str().map(|edition| texts.edition(edition)));
    Plan { game: settings.game.name(), options, code: elvaland_web::qr_code(&info.link), name }
}
