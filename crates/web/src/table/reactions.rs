//! Six quick reactions.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_texts::Reaction;
use maud::{Markup, html};

use super::Page;
use crate::art::GameArt;
use crate::shell::close;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the reactions to choose from; spectators only receive them.
    pub(super) fn reactions(&self) -> Markup {
        let (texts, snapshot) = (self.scene.texts, self.scene.snapshot);
        html! {
            form #reactions popover method="post" action=(self.address("react")) data-live-form hidden[snapshot.own.is_none()]
                aria-label=(texts.get("page-reactions")) {
                (close(texts, "reactions"))
                @for each in Reaction::ALL { button.quiet name="reaction" value=(each.name()) { (texts.reaction(each)) } }
            }
            p #heard role="status" aria-live="polite" {}
        }
    }
}
