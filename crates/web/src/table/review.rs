//! The review of a finished game by the strongest bot: everybody's chances as lines, luck and skill apart, and the
//! decisions that cost most.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, SeenPurse, Stage};
use elvaland_texts::Value;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::chart::{self, LineChart};

/// The progress of the review of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Review {
    /// The game is not over, so there is no review.
    No,
    /// The viewer may ask for it.
    Offered,
    /// In progress: the number of evaluated decisions, and of all decisions.
    Under(usize, usize),
    /// The review is complete.
    Done {
        /// Everybody's chance to win, from 0 to 1, with the number of steps after which it was so.
        chances: Vec<(u32, Vec<f32>)>,
        /// The decisions that cost most, the worst first.
        costly: Vec<Costly>,
        /// The moments that moved the viewer's chances.
        marks: Vec<Mark>,
        /// What changed the chance of each seat over the game.
        accounts: Vec<Account>,
    },
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// The number of steps before it.
    pub step: u32,
    /// When it was made.
    pub stage: Stage,
    /// The seat that decided.
    pub seat: Seat,
    /// The action that was played.
    pub action: Action,
    /// The chance to win with it, from 0 to 1.
    pub win: f32,
    /// Better options, the best first, with their chances.
    pub better: Vec<(Action, f32)>,
    /// Why the best option is better, in sentences, and what was to be expected of the chosen one; may be empty.
    pub reasons: [String; 2],
}

/// A moment that changed the chances of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The number of steps before it.
    pub step: u32,
    /// The seat whose chances changed.
    pub seat: Seat,
    /// The chance after it, from 0 to 1.
    pub win: f32,
    /// By how much the chance moved, from -1 to 1.
    pub moved: f32,
    /// The cause of the change.
    pub cause: Cause,
}

/// The cause of a change in the chances of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
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

/// The changes of a player's chance to win over a game, by cause, from -1 to 1 each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    /// The change by the player's own decisions.
    pub decisions: f32,
    /// The change by mistakes of the others.
    pub others: f32,
    /// The change by revealed bids and by the picks of other players.
    pub reveals: f32,
    /// The change by drawn cards.
    pub draws: f32,
}

/// Draws why an option is good or not, as a further description of it.
pub(super) fn reasons(text: &str) -> Markup {
    html! { @if !text.is_empty() { dd.reasons { (text) } } }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn review(&self) -> Markup {
        let Scene { texts, info, review, .. } = self.scene;
        let content = match review {
            Review::No => return html! {},
            Review::Offered => html! {
                p { (texts.get("page-review-line")) }
                form method="post" action=(info.address("review")) {
                    @if let Some(moment) = &info.moment { input type="hidden" name="step" value=(moment.step()); }
                    button { (texts.get("page-review-start")) }
                }
            },
            Review::Under(done, all) => html! {
                p role="status" { (texts.format("page-review-under", &[("done", (*done).into()), ("count", (*all).into())])) }
                progress value=(done) max=((*all).max(1)) aria-label=(texts.get("page-review")) {}
            },
            Review::Done { chances, costly, marks, accounts } => html! {
                @if let Some(own) = info.own.and_then(|own| accounts.get(own.index())) { p.summary { strong { (self.summary(own)) } } }
                figure { figcaption { (texts.get("page-review-chances")) } (self.chances(chances, marks)) }
                p { small { (texts.get("page-review-meaning")) } }
                @if !marks.is_empty() { ul.marks {
                    li { span.mark.reveal aria-hidden="true" { "●" } " " (texts.get("page-review-revealed")) }
                    li { span.mark.draw aria-hidden="true" { "■" } " " (texts.get("page-review-drawn")) }
                    li { span.mark.decision aria-hidden="true" { "◆" } " " (texts.get("page-review-decided")) }
                } }
                (self.accounts(chances, accounts))
                (self.costly(costly))
            },
        };
        html! {
            section #review aria-labelledby="review-title" data-under[matches!(review, Review::Under(..))] data-done[matches!(review, Review::Done { .. })] {
                h2 #review-title { (texts.get("page-review")) }
                (content)
            }
        }
    }

    /// Says how much was skill and how much luck.
    fn summary(&self, account: &Account) -> String {
        let luck = points(account.reveals + account.draws);
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
    fn accounts(&self, chances: &[(u32, Vec<f32>)], accounts: &[Account]) -> Markup {
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

    fn chances(&self, chances: &[(u32, Vec<f32>)], marks: &[Mark]) -> Markup {
        let texts = self.scene.texts;
        let names = self.labels();
        let last = chances.last().map_or(1, |(step, _)| *step).max(1) as f32;
        let share = |step: u32| step as f32 / last;
        let told = |mark: &Mark| {
            texts.labelled(&texts.get(mark.cause.text_id()), &texts.signed_percentage_points(points(mark.moved)))
        };
        let over = html! {
            @if let Some(moment) = &self.scene.info.moment { (chart::now_line(share(moment.step()))) }
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
    fn costly(&self, costly: &[Costly]) -> Markup {
        let texts = self.scene.texts;
        let own = self.scene.info.own;
        let (mine, others): (Vec<&Costly>, Vec<&Costly>) =
            costly.iter().partition(|each| own.is_none_or(|own| own == each.seat));
        html! {
            h3 { (texts.get("page-review-costly")) }
            @if mine.is_empty() { p { (texts.get("page-review-none")) } }
            ol.costly { @for each in mine { (self.costly_decision(each)) } }
            @if !others.is_empty() { details { summary { (texts.get("page-review-others")) } ol.costly { @for each in others { (self.costly_decision(each)) } } } }
        }
    }

    fn costly_decision(&self, each: &Costly) -> Markup {
        let Scene { texts, view, info, .. } = self.scene;
        let words = |action| texts.action(view.table(), action);
        let [why_better, why_played] = &each.reasons;
        let cost = each.better.first().map_or(0.0, |(_, best)| best - each.win);
        html! {
            li data-seat=(each.seat.index()) {
                header { (self.art.seat(each.seat.index())) strong { (self.stage(each.stage)) } b.cost { (texts.format("page-review-cost", &[("percent", Value::Percent { share: cost, digits: 0 })])) } }
                dl {
                    div { dt { (texts.get("page-review-played")) } dd { (words(each.action)) " " span.win { (texts.percent(each.win)) } } (reasons(why_played)) }
                    @for (at, &(action, win)) in each.better.iter().take(2).enumerate() {
                        div { dt { @if at == 0 { (texts.get("page-review-better")) } } dd { (words(action)) " " span.win { (texts.percent(win)) } } @if at == 0 { (reasons(why_better)) } }
                    }
                }
                div.controls {
                    a.button data-step=(each.step) href=(self.moment_address(each.step)) { (texts.get("page-show")) }
                    a.button.main href=(info.address(&format!("puzzle/{}", each.step))) { (texts.get("page-puzzle-try")) }
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
