//! The rulings, each by its id.

use maud::{Markup, html};

use super::{GameLessons, LessonPages};

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn rulings(&self) -> Markup {
        html! {
            p.lead { (self.say("learn-rulings-lead")) }
            dl.rulings { @for ruling in R::RULINGS {
                div id=(ruling.id()) { dt translate="no" { a href={ "#" (ruling.id()) } { (ruling.id()) } } dd { (self.texts.ruling(*ruling)) } }
            } }
            (self.reconstruction())
        }
    }
}
