//! The player aid: what one asks for at the table, on one sheet of paper.

use elvaland_rules::mechanics::{Column, hero_name};
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::chapter::STEPS;
use super::scale::scales;
use super::{Lesson, Taught};

impl<R: Taught> Lesson<'_, R> {
    pub(super) fn aid(&self) -> Markup {
        let texts = self.texts;
        html! {
            p.lead.screen { (self.say("learn-print-line")) }
            div.aid {
                section { h2 { (self.say("learn-round")) } (self.steps(STEPS)) }
                section { h2 { (self.say("learn-coins")) }
                    p { (self.art.coin("0")) (texts.coin_explained("0").unwrap_or_default()) }
                    p { (self.art.picture("royal-treasure")) (texts.explained(R::NAME, Topic::Treasure)) }
                    p { (self.art.gem(5)) (texts.gem_explained(R::NAME, 5)) }
                    p { (self.art.picture("line")) (texts.explained(R::NAME, Topic::Line)) }
                }
                section.wide { h2 { (self.say("learn-columns")) }
                    dl.short { @for column in Column::ALL {
                        @let name = R::COLUMNS[column.index()];
                        div data-column=(name) { dt { (self.art.emblem(name)) (texts.column(R::NAME, name)) }
                            dd { (texts.scoring(R::NAME, name).unwrap_or_default()) } }
                    } }
                    @for scale in scales::<R>() { div.scaled data-column=[R::COLUMNS.get(scale.part)] { (self.scale(&scale)) } }
                }
                section.wide { h2 { (self.say("learn-evaluation")) }
                    dl.short.many { @for prize in self.prizes() {
                        div { dt translate="no" { (texts.distinction(R::NAME, prize.counted)) }
                            dd { (texts.distinction_explained(R::NAME, prize.counted).unwrap_or_default()) } }
                    } } }
                section.wide.names { h2 { (self.say("learn-heroes")) }
                    dl.short.many { @for hero in self.recruits() {
                        @let name = hero_name::<R>(hero);
                        div { dt translate="no" { (texts.hero(R::NAME, name)) } dd { (texts.hero_power(R::NAME, name).unwrap_or_default()) } }
                    } }
                }
            }
        }
    }
}
