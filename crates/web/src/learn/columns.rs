//! The scoring of the five columns, each with an example scored by the rules.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::Column;
use maud::{Markup, html};

use super::{GameLessons, LessonPages, Place};

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn columns(&self) -> Markup {
        html! { @for column in Column::ALL { (self.column_lesson(column)) } }
    }

    fn column_lesson(&self, column: Column) -> Markup {
        let (name, lesson) = (R::COLUMNS[column.index()], &R::COLUMN_LESSONS[column.index()]);
        html! {
            section.column-lesson data-column=(name) {
                h3 { (self.art.emblem(name)) a href=(self.base.address(Place::Column(name).address(R::NAME))) { (self.texts.column(R::NAME, name)) } }
                p { (self.texts.scoring(R::NAME, name).unwrap_or_default()) }
                p { (self.say(lesson.text)) }
                div.shown {
                    (self.column_example(column))
                    (self.scales_of(column.index()))
                }
            }
        }
    }

    /// Returns the example of a column with its points.
    fn column_example(&self, column: Column) -> Markup {
        let lesson = &R::COLUMN_LESSONS[column.index()];
        let game = self.table(lesson.table);
        let army = game.table().army(Seat::S0);
        let symbols = game.table().rules().symbols(army);
        let symbols = symbols.iter().find(|(id, _)| Some(*id) == lesson.symbol).map_or(0, |&(_, count)| count);
        let said = [
            ("ranks", self.texts.format("count-ranks", &[("count", army.ranks().of(column).into())]).into()),
            ("sum", army.points(column).into()),
            ("coin", game.purse(Seat::S0).highest().into()),
            ("symbols", symbols.into()),
            ("points", self.texts.count_points(game.score(Seat::S0).values()[column.index()]).into()),
        ];
        html! {
            figure.example data-worth=(game.score(Seat::S0).values()[column.index()]) {
                (self.pieces(&game, column.index()))
                figcaption { (self.texts.format(lesson.figure, &said)) }
            }
        }
    }
}
