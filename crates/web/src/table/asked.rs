//! What is asked of the viewer, and where the answer is given.

use elvaland_rules::mechanics::{Action, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::Drawn;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// The place where the viewer decides. Cards of taverns are taken where they lie. While others decide, the place stays
    /// and says what happened last, so that nothing jumps when he is asked again.
    pub(super) fn asked(&self) -> Markup {
        let Scene { legal, frame, .. } = self.scene;
        let content = match legal.first() {
            Some(_) if self.is_stood_in() => None,
            Some(Action::Bid(_)) => Some(self.bidding()),
            Some(Action::Recruit(..)) => Some(self.recruiting()),
            Some(Action::Take(_) | Action::Drop(_)) | None => None,
            Some(_) => Some(self.options()),
        };
        html! {
            @match content {
                Some(content) => section #asked aria-labelledby="turn" { (content) },
                None => @if frame.own.is_some() && frame.moment.is_none() { div #news { (self.news()) } },
            }
        }
    }

    /// The fields of an answer: what it answers, what it is, and a key under which it counts once.
    pub(super) fn answer(&self, action: Action) -> Markup {
        let (seq, text) = (self.scene.frame.seq, self.scene.view.table().display_action(action).to_string());
        html! {
            input type="hidden" name="seq" value=(seq);
            input type="hidden" name="key" value={ "page " (seq) " " (text) };
            input type="hidden" name="action" value=(text);
        }
    }

    /// Whether there is one choice only, and everybody can see that: playing it at once tells nothing.
    pub(super) fn is_only_choice(&self) -> bool {
        Action::forced(self.scene.legal).is_some()
    }
}
