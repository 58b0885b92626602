//! The review of a finished game by the strongest bot: everybody's chances as lines, luck and skill apart, and the
//! decisions that cost most.

use elvaland_assessment::{LuckAndSkill, RatedDecision, Review, ReviewStatus};
use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, SeenPurse, Stage};
use elvaland_texts::Value;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::chart::{self, LineChart};

/// The minimum loss of a decision that is marked in the chart.
const BLUNDER: f32 = 0.04;
/// The minimum change of the chances by a reveal or a draw that is marked in the chart.
const SWING: f32 = 0.1;

/// Everybody's chance to win, from 0 to 1, with the number of steps after which it was so.
type Chances = Vec<(u32, Vec<f32>)>;

/// A decision that cost something.
struct CostlyDecision {
    /// The number of steps before it.
    step: u32,
    /// When it was made.
    stage: Stage,
    seat: Seat,
    /// The action that was played.
    action: Action,
    /// The chance to win with it, from 0 to 1.
    win: f32,
    /// Better options, the best first, with their chances.
    better: Vec<(Action, f32)>,
    /// Why the best option is better, in sentences, and what was to be expected of the chosen one; may be empty.
    reasons: [String; 2],
}

impl CostlyDecision {
    /// Returns by how much the best option was better.
    fn cost(&self) -> f32 {
        self.better.first().map_or(0.0, |(_, win)| win - self.win)
    }
}

/// A moment that changed the chances of a player.
#[derive(Clone, Copy)]
struct Mark {
    /// The number of steps before it.
    step: u32,
    /// The seat whose chances changed.
    seat: Seat,
    /// The chance after it, from 0 to 1.
    win: f32,
    /// By how much the chance moved, from -1 to 1.
    moved: f32,
    cause: Cause,
}

/// The cause of a change in the chances of a player.
#[derive(Clone, Copy)]
enum Cause {
    /// The player's own decision.
    Decision,
    /// Bids and picks.
    Reveal,
    /// Cards that were drawn.
    Draw,
}

impl Cause {
    const fn class(self) -> &'static str {
        match self {
            Cause::Decision => "decision",
            Cause::Reveal => "reveal",
            Cause::Draw => "draw",
        }
    }

    const fn text_id(self) -> &'static str {
        match self {
            Cause::Decision => "page-review-decided",
            Cause::Reveal => "page-review-revealed",
            Cause::Draw => "page-review-drawn",
        }
    }
}

/// Returns the moments that moved the chances of a player: what was revealed or drawn, and what their decisions cost.
fn marks(review: &Review, own: Seat) -> Vec<Mark> {
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

/// Draws why an option is good or not, as a further description of it.
pub(super) fn reasons(text: &str) -> Markup {
    html! { @if !text.is_empty() { dd.reasons { (text) } } }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn review(&self) -> Markup {
        let texts = self.scene.texts;
        let Some(status) = self.scene.extras.review else { return html! {} };
        let content = match status {
            ReviewStatus::Offered => html! {
                p { (texts.get("page-review-line")) }
                form method="post" action=(self.address("review")) {
                    @if let Some(moment) = self.moment() { input type="hidden" name="step" value=(moment.step()); }
                    button { (texts.get("page-review-start")) }
                }
            },
            ReviewStatus::Running { done, all } => html! {
                p role="status" { (texts.format("page-review-under", &[("done", (*done).into()), ("count", (*all).into())])) }
                progress value=(done) max=((*all).max(1)) aria-label=(texts.get("page-review")) {}
            },
            ReviewStatus::Done(review) => self.finished_review(review),
        };
        html! {
            section #review aria-labelledby="review-title" data-under[matches!(status, ReviewStatus::Running { .. })] data-done[matches!(status, ReviewStatus::Done(_))] {
                h2 #review-title { (texts.get("page-review")) }
                (content)
            }
        }
    }

    fn finished_review(&self, review: &Review) -> Markup {
        let (texts, own) = (self.scene.texts, self.scene.snapshot.own);
        let course = self.scene.snapshot.details.course.as_ref();
        let last = course.and_then(|course| course.stops.last()).map_or(0, |stop| stop.step);
        let mut chances: Chances = review.steps.iter().map(|step| (step.step, step.chances.clone())).collect();
        chances.push((last, review.end.clone()));
        let marks = own.map_or_else(Vec::new, |own| marks(review, own));
        let accounts: Vec<LuckAndSkill> = (0..review.end.len()).map(|seat| review.luck_and_skill(seat)).collect();
        html! {
            @if let Some(own) = own.and_then(|own| accounts.get(own.index())) { p.summary { strong { (self.summary(own)) } } }
            figure { figcaption { (texts.get("page-review-chances")) } (self.chances(&chances, &marks)) }
            p { small { (texts.get("page-review-meaning")) } }
            @if !marks.is_empty() { ul.marks {
                li { span.mark.reveal aria-hidden="true" { "●" } " " (texts.get("page-review-revealed")) }
                li { span.mark.draw aria-hidden="true" { "■" } " " (texts.get("page-review-drawn")) }
                li { span.mark.decision aria-hidden="true" { "◆" } " " (texts.get("page-review-decided")) }
            } }
            (self.accounts(&chances, &accounts))
            (self.costly(review))
        }
    }

    /// Returns the decisions that cost most, the worst first.
    fn costly_decisions(&self, review: &Review) -> Vec<CostlyDecision> {
        let costliest = review.costliest(Review::COSTLY, Review::MIN_COST);
        let mut costly: Vec<_> = costliest.filter_map(|(step, rated)| self.costly_decision(step, rated)).collect();
        costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        costly
    }

    /// Returns a decision that lost chances, with the better options.
    fn costly_decision(&self, step: u32, rated: &RatedDecision) -> Option<CostlyDecision> {
        let Scene { texts, view, snapshot, .. } = self.scene;
        let action = |text: &str| view.table().parse_action(text).ok();
        let win = rated.win?;
        let better = rated.options.iter().filter(|(_, other)| *other > win + Review::MIN_COST);
        let better: Vec<(Action, f32)> = better.filter_map(|(text, win)| Some((action(text)?, *win))).collect();
        let reasons = texts.reasons(R::NAME, &self.names, &rated.reasons);
        let costly = CostlyDecision {
            step,
            stage: snapshot.details.course.as_ref()?.stage_at(step)?,
            seat: Seat::new(rated.seat)?,
            action: action(&rated.action)?,
            win,
            better,
            reasons: reasons.try_into().unwrap_or_default(),
        };
        (!costly.better.is_empty()).then_some(costly)
    }

    /// Says how much was skill and how much luck.
    fn summary(&self, account: &LuckAndSkill) -> String {
        let luck = points(account.luck());
        let id = match luck {
            1.. => "page-review-summary-up",
            0 => "page-review-summary-even",
            _ => "page-review-summary-down",
        };
        let texts = self.scene.texts;
        let lost = points(-account.decisions).max(0);
        let lost = texts.percentage_points(lost);
        let summary = texts.format(id, &[("decisions", lost.into()), ("luck", luck.abs().into())]);
        let others = texts.percentage_points(points(account.others).max(0));
        let others = texts.format("page-review-summary-others", &[("points", others.into())]);
        format!("{summary} {others}")
    }

    /// Lists what changed everybody's chances, in points.
    fn accounts(&self, chances: &Chances, accounts: &[LuckAndSkill]) -> Markup {
        let texts = self.scene.texts;
        let first = chances.first().map_or(&[][..], |(_, chances)| chances);
        let last = chances.last().map_or(&[][..], |(_, chances)| chances);
        let columns = ["decisions", "others", "reveals", "draws"];
        html! {
            details.accounts {
                summary { (texts.get("page-review-accounts")) }
                div { table {
                    thead { tr { td {} th scope="col" { (texts.get("page-review-begin")) }
                        @for column in columns { th scope="col" { (texts.get(&format!("page-review-account-{column}"))) } }
                        th scope="col" { (texts.get("page-review-end")) } } }
                    tbody { @for ((label, account), (begin, end)) in self.labels().iter().zip(accounts).zip(first.iter().zip(last)) { tr {
                        th scope="row" { (label) }
                        td { (texts.percent(*begin)) }
                        @for change in [account.decisions, account.others, account.reveals, account.draws] { td { (texts.signed(100.0 * change)) } }
                        td { (texts.percent(*end)) }
                    } } }
                } }
            }
        }
    }

    fn chances(&self, chances: &Chances, marks: &[Mark]) -> Markup {
        let texts = self.scene.texts;
        let names = self.labels();
        let last = chances.last().map_or(1, |(step, _)| *step).max(1) as f32;
        let share = |step: u32| step as f32 / last;
        let told = |mark: &Mark| {
            texts.labelled(&texts.get(mark.cause.text_id()), &texts.signed_percentage_points(points(mark.moved)))
        };
        let over = html! {
            @if let Some(moment) = self.moment() { (chart::now_line(share(moment.step()))) }
            @for pair in chances.windows(2) {
                (chart::reach(share(pair[0].0), share(pair[1].0), pair[0].0, &self.moment_address(pair[0].0), &chart::chances_said(texts, &names, &pair[0].1)))
            }
            @for mark in marks { (chart::mark(mark.cause.class(), mark.seat.index(), share(mark.step), mark.win, &told(mark))) }
        };
        let chart = LineChart {
            points: chances.iter().map(|(step, chances)| (share(*step), chances.clone())).collect(),
            names: &names,
            top: 1.0,
            ticks: [0u8, 25, 50, 75, 100]
                .map(|tick| (f32::from(tick) / 100.0, texts.percent(f32::from(tick) / 100.0)))
                .into(),
            places: Vec::new(),
            has_dots: false,
        };
        chart.draw(&chances.last().map_or_else(String::new, |(_, end)| chart::chances_said(texts, &names, end)), &over)
    }

    /// Lists the costly decisions: those of the viewer, and those of the others one tap away.
    fn costly(&self, review: &Review) -> Markup {
        let texts = self.scene.texts;
        let own = self.scene.snapshot.own;
        let (mut mine, mut others): (Vec<CostlyDecision>, Vec<CostlyDecision>) =
            self.costly_decisions(review).into_iter().partition(|each| own.is_none_or(|own| own == each.seat));
        mine.truncate(Review::COSTLY);
        others.truncate(Review::COSTLY);
        html! {
            h3 { (texts.get("page-review-costly")) }
            @if mine.is_empty() { p { (texts.get("page-review-none")) } }
            ol.costly { @for each in mine { (self.costly_item(&each)) } }
            @if !others.is_empty() { details { summary { (texts.get("page-review-others")) } ol.costly { @for each in others { (self.costly_item(&each)) } } } }
        }
    }

    fn costly_item(&self, each: &CostlyDecision) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let words = |action| texts.action(view.table(), action);
        let [why_better, why_played] = &each.reasons;
        html! {
            li data-seat=(each.seat.index()) {
                header { (self.art.seat(each.seat.index())) strong { (self.stage(each.stage)) } b.cost { (texts.format("page-review-cost", &[("percent", Value::Percent { share: each.cost(), digits: 0 })])) } }
                dl {
                    div { dt { (texts.get("page-review-played")) } dd { (words(each.action)) " " span.win { (texts.percent(each.win)) } } (reasons(why_played)) }
                    @for (at, &(action, win)) in each.better.iter().take(2).enumerate() {
                        div { dt { @if at == 0 { (texts.get("page-review-better")) } } dd { (words(action)) " " span.win { (texts.percent(win)) } } @if at == 0 { (reasons(why_better)) } }
                    }
                }
                div.controls {
                    a.button data-step=(each.step) href=(self.moment_address(each.step)) { (texts.get("page-show")) }
                    a.button.main href=(self.address(&format!("puzzle/{}", each.step))) { (texts.get("page-puzzle-try")) }
                }
            }
        }
    }

    /// Says when a decision was made: age, round and tavern.
    pub(super) fn stage(&self, Stage { round, tavern }: Stage) -> String {
        let texts = self.scene.texts;
        let age = texts.age(R::NAME, round.age);
        let round = texts.format("page-age-round", &[("age", age.into()), ("round", round.round.into())]);
        match tavern {
            Some(tavern) => format!("{round}, {}", self.tavern_name(tavern)),
            None => round,
        }
    }
}

/// Returns a share as whole percentage points.
fn points(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
