//! The pending decision of the viewer, and the form that answers it.

use elvaland_rules::mechanics::{Action, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the place where the viewer decides. Cards of taverns are taken where they lie. While others decide, the
    /// place stays and says what happened last, so that nothing jumps when the viewer is asked again.
    pub(super) fn asked(&self) -> Markup {
        let Scene { legal, snapshot, .. } = self.scene;
        let content = match legal.first() {
            Some(_) if self.is_stood_in() => None,
            Some(Action::Bid(_)) => Some(self.bidding()),
            Some(Action::Recruit(..)) => Some(self.recruiting()),
            Some(Action::Take(_) | Action::Drop(_)) | None => None,
            Some(_) => Some(self.options()),
        };
        html! {
            div #decision { @match content {
                Some(content) => section #asked aria-labelledby="turn" { (content) },
                None => {
                    (self.take_form())
                    @if snapshot.own.is_some() && self.moment().is_none() { p #news { (self.news()) } }
                },
            } }
        }
    }

    /// Draws the form that the cards of a tavern submit: each card is a button of it.
    fn take_form(&self) -> Markup {
        let snapshot = self.scene.snapshot;
        let takes = matches!(self.scene.legal.first(), Some(Action::Take(_) | Action::Drop(_)));
        html! {
            @if takes && self.is_asked() {
                form #take method="post" action=(self.address("act")) data-live-form data-only[self.is_only_choice()] {
                    input type="hidden" name="seq" value=(snapshot.seq);
                    input type="hidden" name="key" value={ "page " (snapshot.seq) };
                }
            }
        }
    }

    /// Draws the fields of an answer: the step it answers, the action, and an idempotency key.
    pub(super) fn answer(&self, action: Action) -> Markup {
        let (seq, text) = (self.scene.snapshot.seq, self.notation(action));
        html! {
            input type="hidden" name="seq" value=(seq);
            input type="hidden" name="key" value={ "page " (seq) " " (text) };
            input type="hidden" name="action" value=(text);
        }
    }

    /// Returns whether there is a single choice that everybody can see, so that playing it at once tells no secret.
    pub(super) fn is_only_choice(&self) -> bool {
        Action::forced(self.scene.legal).is_some()
    }
}
