//! Replays: earlier moments, and reviews.

use axum::response::Response;
use elvaland_analysis::review::{self as analysis, LuckAndSkill, RatedDecision};
use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, Stage};
use elvaland_session::{AnyView, with_view};
use elvaland_web::table::{Account, Cause, Costly, Mark, Review};
use serde::Deserialize;

use super::response::redirect;
use super::table::{draw_game, info, refused, snapshot};
use super::viewer::Viewer;
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::TableSnapshot;
use crate::request_error::RequestError;
use crate::requests::reviews;
use crate::requests::tables::perspective;
use crate::review::{COST, COSTLY, ReviewStatus};
use crate::table::{Moment, Perspective};

/// The minimum loss of a decision that is marked in the chart.
const BLUNDER: f32 = 0.04;
/// The minimum change of the chances by a reveal or a draw that is marked in the chart.
const SWING: f32 = 0.1;

/// The moment to show, and the audience.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    step: Option<u32>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Shows an earlier moment of a game.
pub(crate) async fn replay(
    viewer: Viewer,
    TablePath(id): TablePath,
    QueryParams(looking): QueryParams<ReplayQuery>,
) -> Result<Response, RequestError> {
    let moment = Moment::Step(looking.step.unwrap_or(0));
    let table = snapshot(&viewer, id, moment, perspective(looking.eyes.as_deref())?).await?;
    let review = match table.status.is_finished() {
        true => reviewed(&viewer, &table, viewer.app.registry.review_status(id).await?)?,
        false => Review::No,
    };
    draw_game(&viewer, &table, None, &[], &review)
}

/// Returns the review of a finished game for its end page. Where bots played, it starts by itself for a player.
pub(crate) async fn end_review(viewer: &Viewer, table: &TableSnapshot) -> Result<Review, RequestError> {
    let visitor = viewer.visitor.as_ref().map(|visitor| visitor.id);
    match reviews::at_end(&viewer.app.registry, table, visitor, viewer.level()).await? {
        Some(status) => reviewed(viewer, table, status),
        None => Ok(Review::No),
    }
}

/// Returns what the strongest bot thinks of a game that is over.
fn reviewed(viewer: &Viewer, table: &TableSnapshot, status: ReviewStatus) -> Result<Review, RequestError> {
    let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
    Ok(match status {
        ReviewStatus::None => Review::Offered,
        ReviewStatus::Running(done, all) => Review::Under(done, all),
        ReviewStatus::Done(review) => {
            let mut chances: Vec<(u32, Vec<f32>)> =
                review.steps.iter().map(|step| (step.step, step.chances.clone())).collect();
            let course = table.details.course.as_ref();
            let last = course.and_then(|course| course.stops.last()).map_or(0, |stop| stop.step);
            chances.push((last, review.end.clone()));
            let costly = review.costliest(COSTLY, COST).filter_map(|judged| costly(viewer, view, table, judged));
            let marks = table.own.map_or_else(Vec::new, |own| marks(&review, own));
            let accounts = (0..review.end.len()).map(|seat| account(review.luck_and_skill(seat)));
            Review::Done { chances, costly: worst(costly.collect(), table.own), marks, accounts: accounts.collect() }
        }
    })
}

/// Returns the decisions that cost most, the worst first: some of the viewer, and some of the others.
fn worst(mut costly: Vec<Costly>, own: Option<Seat>) -> Vec<Costly> {
    costly.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
    let (mut mine, mut others): (Vec<Costly>, Vec<Costly>) =
        costly.into_iter().partition(|each| own.is_none_or(|own| own == each.seat));
    mine.truncate(COSTLY);
    others.truncate(COSTLY);
    mine.extend(others);
    mine
}

fn cost(decision: &Costly) -> f32 {
    decision.better.first().map_or(0.0, |(_, win)| win - decision.win)
}

/// Returns when a decision was made; `None` if the game has no such stop.
pub(super) fn stage(table: &TableSnapshot, step: u32) -> Option<Stage> {
    let course = table.details.course.as_ref()?;
    Some(course.stops.iter().find(|stop| stop.step >= step)?.stage)
}

/// Returns a decision that lost chances, with the better action.
fn costly(
    viewer: &Viewer,
    view: &AnyView,
    table: &TableSnapshot,
    (step, judged): (u32, &RatedDecision),
) -> Option<Costly> {
    let action = |text: &str| with_view!(view, view => view.table().parse_action(text)).ok();
    let win = judged.win?;
    let better = judged.options.iter().filter(|(_, other)| *other > win + COST);
    let better: Vec<(Action, f32)> = better.filter_map(|(text, win)| Some((action(text)?, *win))).collect();
    let costly = Costly {
        step,
        stage: stage(table, step)?,
        seat: Seat::new(judged.seat)?,
        action: action(&judged.action)?,
        win,
        better,
        reasons: reasons(viewer, table, judged),
    };
    (!costly.better.is_empty()).then_some(costly)
}

/// Returns why the best option of a decision was better, and what was to be expected of the chosen one.
pub(super) fn reasons(viewer: &Viewer, table: &TableSnapshot, judged: &RatedDecision) -> [String; 2] {
    let names = info(viewer, table).names();
    let told = viewer.texts().reasons(table.settings.game.name(), &names, &judged.reasons);
    told.try_into().unwrap_or_default()
}

/// Returns the moments that moved the chances of a player: what was revealed or drawn, and what their decisions cost.
fn marks(review: &analysis::Review, own: Seat) -> Vec<Mark> {
    let mut marks = Vec::new();
    let seat = own.index();
    for (rated, change) in review.changes(seat) {
        let mark = |moved: f32, cause| Mark {
            step: rated.step,
            seat: own,
            win: (rated.chances[seat] + moved).clamp(0.0, 1.0),
            moved,
            cause,
        };
        if change.reveals.abs() >= SWING {
            marks.push(mark(change.reveals, Cause::Reveal));
        }
        if change.draws.abs() >= SWING {
            marks.push(mark(change.draws, Cause::Draw));
        }
        if change.decisions <= -BLUNDER {
            marks.push(mark(change.decisions, Cause::Decision));
        }
    }
    marks
}

fn account(LuckAndSkill { decisions, others, reveals, draws }: LuckAndSkill) -> Account {
    Account { decisions, others, reveals, draws }
}

#[derive(Deserialize)]
pub(crate) struct AtStep {
    step: Option<u32>,
}

/// Lets the strongest bot think about a game that is over.
pub(crate) async fn review(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(AtStep { step }): Form<AtStep>,
) -> Result<Response, RequestError> {
    let table = snapshot(&viewer, id, Moment::Now, Perspective::Own).await?;
    match reviews::begin(&viewer.app.registry, &table, visitor.id, viewer.level()).await {
        Ok(()) => {
            let path = match step {
                Some(step) => format!("/t/{id}/replay?step={step}"),
                None => format!("/t/{id}#review"),
            };
            Ok(redirect(&viewer.app, &path))
        }
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}
