//! The status line: age and round, whose turn it is, the pending decision; and the hint.

use elvaland_assessment::{AssessedOption, explanations};
use elvaland_rules::Turn;
use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

/// The number of options in an advice.
const ADVICE: usize = 3;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn status(&self) -> Markup {
        let Scene { texts, view, snapshot, .. } = self.scene;
        let table = view.table();
        let is_running = table.turn() != Turn::Over;
        let when = if is_running { texts.when(table) } else { texts.game(R::NAME) };
        html! {
            section #status aria-label=(texts.get("page-game")) {
                p.when title=(when) {
                    span.long { (when) }
                    @if is_running { span.short aria-hidden="true" {
                        (if table.age().number() == 1 { "I" } else { "II" }) " · " (table.round()) "/" (table.rules().rounds()) } }
                }
                h1 { span #turn role="status" aria-live=(if self.is_asked() { "assertive" } else { "polite" }) { (self.sentence()) } }
                div.controls {
                    @if snapshot.may_ask && self.is_asked() { (self.short_button("hint", &texts.get("page-hint"), "?")) }
                    @if snapshot.can_undo { (self.short_button("undo", &texts.get("page-undo"), "↶")) }
                    @if self.is_stood_in() { (self.button("takeback", &texts.get("page-take-back"), "")) }
                }
            }
        }
    }

    /// Draws the line that says what is being played back: the script fills it.
    pub(super) fn played(&self) -> Markup {
        let texts = self.scene.texts;
        html! {
            div #played {
                p #caption {}
                details #caption-list hidden { summary { (texts.get("page-log")) } ol {} }
                button.quiet type="button" data-play hidden data-since=(texts.format("page-since", &[("count", "#".into())])) { (texts.get("page-play-steps")) }
                button.quiet type="button" data-skip hidden title=(texts.get("page-skip")) { span.long { (texts.get("page-skip")) } @if self.moment().is_none() { kbd { "Esc" } } }
            }
        }
    }

    /// Lists what the strongest bot would do. The table may have moved on while it thought: actions that are illegal now are
    /// left out.
    pub(super) fn advice(&self) -> Markup {
        let Scene { texts, view, extras, legal, .. } = self.scene;
        let mut reasons = texts.reasons(R::NAME, &self.names, &explanations(extras.advice)).into_iter();
        let advised = extras.advice.iter().map(|option| (option, reasons.next().unwrap_or_default()));
        let advised: Vec<(&AssessedOption, String)> =
            advised.filter(|(option, _)| legal.contains(&option.action)).take(ADVICE).collect();
        html! {
            @if !advised.is_empty() {
                section #advice role="status" {
                    h2 { (texts.get("page-hint-line")) }
                    p { (texts.get("page-hint-meaning")) }
                    ol { @for (option, reasons) in advised { li {
                        b { (texts.percent(option.win)) } span { (texts.action(view.table(), option.action)) }
                        form method="post" action=(self.address("act")) data-live-form { (self.answer(option.action)) button data-answer { (texts.get("page-hint-play")) } }
                        @if !reasons.is_empty() { p.reasons { (reasons) } }
                    } } }
                }
            }
        }
    }

    /// Says what is asked, of the viewer in the second person.
    fn sentence(&self) -> String {
        let Scene { texts, view, bid, .. } = self.scene;
        if bid.is_some() {
            return texts.get("page-bid-in");
        }
        if self.is_asked() { texts.asked_of_you(view) } else { texts.turn(view, &self.names) }
    }

    /// Draws a button that does something about the table.
    pub(super) fn button(&self, what: &str, label: &str, class: &str) -> Markup {
        self.button_with(what, class, &html! { (label) })
    }

    /// Draws a quiet button that small screens show as a sign.
    fn short_button(&self, what: &str, label: &str, sign: &str) -> Markup {
        self.button_with(what, "quiet", &html! { span.long { (label) } span.short aria-hidden="true" { (sign) } })
    }

    fn button_with(&self, what: &str, class: &str, content: &Markup) -> Markup {
        let snapshot = self.scene.snapshot;
        html! {
            form method="post" action=(self.address(what)) data-live-form {
                input type="hidden" name="seq" value=(snapshot.seq);
                button class=(class) { (content) }
            }
        }
    }
}
