//! The status line: age and round, whose turn it is, the pending decision; and the hint.

use elvaland_rules::Turn;
use elvaland_rules::mechanics::{Action, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

/// An option that the strongest bot advises.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The action.
    pub action: Action,
    /// The chance to win with it, from 0 to 1.
    pub win: f32,
    /// Why, in sentences; may be empty.
    pub reasons: String,
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn status(&self) -> Markup {
        let Scene { texts, view, info, .. } = self.scene;
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
                    @if info.may_ask && self.is_asked() { (self.short_button("hint", &texts.get("page-hint"), "?")) }
                    @if info.can_undo { (self.short_button("undo", &texts.get("page-undo"), "↶")) }
                    @if self.is_stood_in() { (self.button("takeback", &texts.get("page-take-back"), "")) }
                }
            }
        }
    }

    /// Draws the line that says what is being played back: the script fills it.
    pub(super) fn played(&self) -> Markup {
        let Scene { texts, info, .. } = self.scene;
        html! {
            div #played {
                p #caption {}
                details #caption-list hidden { summary { (texts.get("page-log")) } ol {} }
                button.quiet type="button" data-play hidden data-since=(texts.format("page-since", &[("count", "#".into())])) { (texts.get("page-play-steps")) }
                button.quiet type="button" data-skip hidden title=(texts.get("page-skip")) { span.long { (texts.get("page-skip")) } @if info.moment.is_none() { kbd { "Esc" } } }
            }
        }
    }

    /// Lists what the strongest bot would do.
    pub(super) fn advice(&self) -> Markup {
        let Scene { texts, view, advice, info, .. } = self.scene;
        html! {
            @if !advice.is_empty() {
                section #advice role="status" {
                    h2 { (texts.get("page-hint-line")) }
                    p { (texts.get("page-hint-meaning")) }
                    ol { @for Advised { action, win, reasons } in *advice { li {
                        b { (texts.percent(*win)) } span { (texts.action(view.table(), *action)) }
                        form method="post" action=(info.address("act")) data-live-form { (self.answer(*action)) button data-answer { (texts.get("page-hint-play")) } }
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
        let info = self.scene.info;
        html! {
            form method="post" action=(info.address(what)) data-live-form {
                input type="hidden" name="seq" value=(info.seq);
                button class=(class) { (content) }
            }
        }
    }
}
