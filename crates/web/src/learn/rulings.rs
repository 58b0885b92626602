//! The rulings, each with its id and its reason.

use maud::{Markup, html};

use super::{GameLessons, LessonPages};

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn rulings(&self) -> Markup {
        html! {
            p.lead { (self.say("learn-rulings-lead")) }
            p { (self.say("learn-rulings-words")) }
            dl.rulings { @for ruling in R::RULINGS {
                div id=(ruling.id()) { dt translate="no" { a href={ "#" (ruling.id()) } { (ruling.id()) } }
                    dd { p { (self.texts.ruling(*ruling)) }
                        p.reason { b { (self.texts.ruling_basis(*ruling)) } " · " (self.texts.ruling_reason(*ruling)) } } }
            } }
            (self.reconstruction())
        }
    }
}
