//! The page of a table.

use axum::response::Response;
use elvaland_rules::mechanics::{Action, MemoryView, SeenPurse};
use elvaland_rules::{Audience, Scores, Seat, State, View, with_state};
use elvaland_texts::Texts;
use elvaland_web::art::Drawn;
use elvaland_web::home::Levels;
use elvaland_web::table::{Frame, Happened, Plan, Review, Scene as Drawing, Sitter, Sitting, Status, waiting};

use super::response::{page as show, redirect, with_status};
use super::viewer::Viewer;
use crate::bots::{Advice, Coins, Level};
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::{Status as TableStatus, TableId};
use crate::refused::Refused;
use crate::table::{Board, EarlierMoment, Message, SeatState, TableSnapshot};

/// How many options the strongest bot tells.
const ADVICE: usize = 3;

/// What bots are called, by their seats.
const BOTS: [&str; 5] = ["Brokk", "Eitri", "Dvalin", "Alvis", "Lofar"];

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
    Levels { all: &LEVELS, usual: Level::default().name() }
}

pub(crate) async fn page(viewer: Viewer, TablePath(id): TablePath) -> Result<Response, Refused> {
    draw(&viewer, id, None).await
}

/// The page after something was refused: with the reason on top.
pub(crate) async fn refused(viewer: &Viewer, id: TableId, refused: Refused) -> Result<Response, Refused> {
    let sentence = refused.sentence(viewer.texts());
    Ok(with_status(draw(viewer, id, Some(&sentence)).await?, &refused))
}

async fn draw(viewer: &Viewer, id: TableId, said: Option<&str>) -> Result<Response, Refused> {
    let scene = scene(viewer, id, None).await?;
    if scene.status == TableStatus::Replay {
        return Ok(redirect(&format!("/t/{id}/replay")));
    }
    if scene.board.is_some() {
        return drawn(viewer, &scene, said, &[]);
    }
    let frame = frame(viewer, &scene);
    let title = viewer.texts().game(scene.settings.game.name());
    Ok(show(viewer, &title, said, &waiting(&viewer.shell(), &frame, &plan(viewer, &scene, &frame))))
}

/// The page of a game as it is now.
fn drawn(viewer: &Viewer, scene: &TableSnapshot, said: Option<&str>, advice: &[Advice]) -> Result<Response, Refused> {
    draw_game(viewer, scene, said, advice, &Review::No)
}

/// The page of a game.
pub(crate) fn draw_game(
    viewer: &Viewer,
    scene: &TableSnapshot,
    said: Option<&str>,
    advice: &[Advice],
    review: &Review,
) -> Result<Response, Refused> {
    let board = scene.board.as_ref().ok_or(Refused::NotRunning)?;
    let frame = frame(viewer, scene);
    let (title, content) = with_seen(board, scene, Drawer { viewer, scene, frame: &frame, advice, review });
    Ok(show(viewer, &title, said, &content))
}

/// The page with what the strongest bot would do.
pub(crate) async fn hint(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, Refused> {
    let viewer = viewer.known_as(visitor.clone());
    let consult = |reply| Message::Consult { visitor: visitor.id, seq: None, seat: None, reply };
    let advice = match viewer.app.registry.send(id, consult).await {
        Ok(question) => viewer.app.registry.bots.advise(question.game, question.seat, question.coins).await,
        Err(reason) => Err(reason),
    };
    let advice = match advice {
        Ok(advice) => advice,
        Err(reason) => return refused(&viewer, id, reason).await,
    };
    drawn(&viewer, &*scene(&viewer, id, None).await?, None, &advice)
}

/// The same as plain text.
pub(crate) async fn text(viewer: Viewer, TablePath(id): TablePath) -> Result<Response, Refused> {
    let scene = scene(&viewer, id, None).await?;
    let frame = frame(&viewer, &scene);
    let board = scene.board.as_ref().ok_or(Refused::NotRunning)?;
    let text = with_seen(board, &scene, Writer { texts: viewer.texts(), scene: &scene, frame: &frame });
    let title = viewer.texts().get("page-text-view");
    Ok(show(&viewer, &title, None, &elvaland_web::table::text(&viewer.shell(), &frame, &text)))
}

pub(crate) async fn scene(
    viewer: &Viewer,
    id: TableId,
    moment_wanted: Option<EarlierMoment>,
) -> Result<Box<TableSnapshot>, Refused> {
    let who = viewer.visitor.as_ref().map(|visitor| visitor.id);
    viewer.app.registry.send(id, |reply| Message::TableSnapshot(who, moment_wanted, reply)).await
}

/// Something to do with what an audience may see, whichever game and whatever is seen of the coins.
trait Seeing {
    type Output;

    fn see<R: Drawn, P: SeenPurse>(self, state: &State<R>, view: &View<R, P>) -> Self::Output;
}

fn with_seen<S: Seeing>(board: &Board, scene: &TableSnapshot, seeing: S) -> S::Output {
    let is_shown = scene.shown.coins == Coins::Shown || scene.status.is_finished();
    with_state!(board.game(), state => {
        let view = state.view(scene.audience);
        if is_shown { seeing.see(state, &view) } else { seeing.see(state, &MemoryView::of(&view)) }
    })
}

fn scores(scene: &TableSnapshot) -> Scores {
    if scene.status.is_finished() { Scores::Shown } else { scene.shown.scores }
}

struct Drawer<'a> {
    viewer: &'a Viewer,
    scene: &'a TableSnapshot,
    frame: &'a Frame,
    advice: &'a [Advice],
    review: &'a Review,
}

impl Seeing for Drawer<'_> {
    type Output = (String, elvaland_web::Markup);

    fn see<R: Drawn, P: SeenPurse>(self, state: &State<R>, view: &View<R, P>) -> Self::Output {
        let Drawer { viewer, scene, frame, advice, review } = self;
        let legal = match scene.audience {
            Audience::Seat(seat) if !scene.status.is_finished() && scene.moment.is_none() => state.legal_actions(seat),
            _ => Vec::new(),
        };
        let bid = scene.bid.as_deref().and_then(|text| match state.parse_action(text) {
            Ok(Action::Bid(coins)) => Some(coins),
            _ => None,
        });
        let happened =
            |happened: &Happened| Happened { event: happened.event.for_audience(scene.audience), ..*happened };
        // The table may have moved on while the bot thought: what is not legal now is no advice.
        let advised = |advice: &Advice| {
            let action = state.parse_action(&advice.action).ok().filter(|action| legal.contains(action))?;
            Some((action, advice.win))
        };
        let advice: Vec<(Action, f32)> = advice.iter().filter_map(advised).take(ADVICE).collect();
        let drawing = Drawing {
            texts: viewer.texts(),
            preferences: &viewer.preferences,
            frame,
            view,
            legal: &legal,
            bid,
            log: &scene.log.happened().iter().map(happened).collect::<Vec<_>>(),
            scores: scores(scene),
            course: scene.course.as_ref().map_or(&[], |course| &course.totals),
            advice: &advice,
            review,
            guide: scene.guide,
        };
        (drawing.title(), drawing.draw())
    }
}

struct Writer<'a> {
    texts: &'a Texts,
    scene: &'a TableSnapshot,
    frame: &'a Frame,
}

impl Seeing for Writer<'_> {
    type Output = String;

    fn see<R: Drawn, P: SeenPurse>(self, _: &State<R>, view: &View<R, P>) -> String {
        self.texts.table_with(view, &self.frame.names(), scores(self.scene))
    }
}

fn frame(viewer: &Viewer, scene: &TableSnapshot) -> Frame {
    Frame {
        id: scene.id.to_string(),
        status: match (scene.status, &scene.board) {
            (TableStatus::Open, _) => Status::Open,
            (TableStatus::Over | TableStatus::Replay, Some(board)) if board.is_over() => Status::Over,
            _ => Status::Running,
        },
        seq: scene.seq,
        seats: scene.seats.iter().enumerate().map(|(at, seat)| sitting(viewer.texts(), at, seat)).collect(),
        own: scene.own,
        is_host: scene.is_host,
        can_undo: scene.can_undo,
        may_ask: scene.may_ask,
        rematch: scene.rematch.map(|id| id.to_string()),
        has_past: scene.has_past,
        moment: scene.moment.clone(),
        is_record: scene.status == TableStatus::Replay,
        levels: levels(),
        link: format!("{}/t/{}", viewer.origin, scene.id),
    }
}

/// A seat as pages show it.
pub(crate) fn sitting(texts: &Texts, at: usize, seat: &SeatState) -> Sitting {
    let (sitter, name) = match seat.kind {
        "open" => (Sitter::Nobody, texts.get("page-seat-open")),
        "bot" => (Sitter::Bot, BOTS.get(at).copied().unwrap_or_default().to_owned()),
        "gone" => (Sitter::Bot, seat.name.clone().unwrap_or_else(|| texts.player(&[], Seat::ALL[at]))),
        _ => (Sitter::Person, seat.name.clone().unwrap_or_default()),
    };
    Sitting {
        name,
        sitter,
        level: seat.bot.filter(|_| seat.kind != "gone").map(str::to_owned),
        is_present: seat.present,
        is_away: seat.away,
        is_asked: seat.asked,
        is_ready: seat.ready,
    }
}

fn plan(viewer: &Viewer, scene: &TableSnapshot, frame: &Frame) -> Plan {
    let (texts, settings) = (viewer.texts(), &scene.settings);
    let chosen = [
        (settings.options["first_game"] == true, "page-first-game"),
        (settings.memory, "page-memory"),
        (settings.hide_scores, "page-hide-scores"),
        (settings.public, "page-public"),
    ];
    let mut options: Vec<String> =
        chosen.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, id)| texts.get(id)).collect();
    options.extend(settings.options["edition"].as_str().map(|edition| texts.edition(edition)));
    Plan { game: settings.game.name(), options, code: elvaland_web::code(&frame.link) }
}
