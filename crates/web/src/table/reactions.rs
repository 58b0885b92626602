//! Six quick reactions.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_texts::Reaction;
use maud::{Markup, html};

use super::Page;
use crate::art::Drawn;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// Everything that can be said; spectators hear only.
    pub(super) fn reactions(&self) -> Markup {
        let (texts, frame) = (self.scene.texts, self.scene.frame);
        html! {
            form #reactions method="post" action=(frame.address("react")) data-live-form hidden[frame.own.is_none()]
                aria-label=(texts.get("page-reactions")) {
                @for each in Reaction::ALL { button.quiet name="reaction" value=(each.name()) { (texts.reaction(each)) } }
            }
            p #heard role="status" aria-live="polite" {}
        }
    }
}
