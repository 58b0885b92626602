//! Leaving a running game: for a while, or for good.

use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::Page;
use crate::art::GameArt;
use crate::shell::close;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the popup with the ways to leave. A table without other people waits; at a shared table a bot plays on.
    pub(super) fn leaving(&self) -> Markup {
        let (texts, snapshot) = (self.scene.texts, self.scene.snapshot);
        html! {
            section #leaving popover hidden[snapshot.own.is_none()] aria-label=(texts.get("page-leave")) {
                (close(texts, "leaving"))
                h2 { (texts.get("page-leave")) }
                @if snapshot.is_shared() {
                    p { (texts.get("page-leave-line")) }
                    form method="post" action=(self.address("leave")) data-live-form { button { (texts.get("page-leave-button")) } }
                    p { (texts.get("page-resign-line")) }
                } @else {
                    p { (texts.get("page-leave-alone-line")) }
                    a.button href=(self.scene.viewer.base.home()) { (texts.get("page-leave-button")) }
                    p { (texts.get("page-resign-alone-line")) }
                }
                form method="post" action=(self.address("resign")) { button.quiet { (texts.get("page-resign")) } }
            }
        }
    }
}
