//! Six quick reactions.

use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::Page;
use crate::art::Drawn;

/// What can be said, by its names in requests.
const REACTIONS: [&str; 6] = ["hello", "good-move", "thanks", "oops", "hurry", "good-game"];

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// Everything that can be said; spectators hear only.
    pub(super) fn reactions(&self) -> Markup {
        let (texts, frame) = (self.scene.texts, self.scene.frame);
        let word = |name: &str| texts.get(&format!("reaction-{name}"));
        html! {
            form #reactions method="post" action=(frame.address("react")) data-live-form hidden[frame.own.is_none()]
                aria-label=(texts.get("page-reactions")) {
                @for name in REACTIONS { button.quiet name="reaction" value=(name) { (word(name)) } }
            }
            p #heard role="status" aria-live="polite" {}
        }
    }
}
