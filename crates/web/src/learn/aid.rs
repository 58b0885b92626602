//! The player aid: a summary on one sheet of paper.

use elvaland_rules::mechanics::{Coin, Column};
use elvaland_texts::Topic;
use maud::{Markup, html};

use super::chapter::STEPS;
use super::scale::scales;
use super::{GameLessons, LessonPages};

impl<R: GameLessons> LessonPages<'_, R> {
    pub(super) fn aid(&self) -> Markup {
        html! {
            p.lead.screen { (self.say("learn-print-line")) }
            div.aid {
                section { h2 { (self.say("learn-round")) } (self.steps(STEPS)) }
                section { h2 { (self.say("learn-coins")) } (self.coins_and_gems()) }
                section.wide { h2 { (self.say("learn-columns")) } (self.short_columns()) }
                section { h2 { (self.say("learn-setup")) } (self.supplies()) }
                section { h2 { (self.say("learn-evaluation")) } (self.short_evaluation()) }
                section.wide { h2 { (self.say("learn-heroes")) } (self.short_heroes()) }
            }
        }
    }

    fn coins_and_gems(&self) -> Markup {
        let (texts, zero) = (self.texts, Coin::ZERO.to_string());
        html! {
            p { (self.art.coin(&zero)) (texts.coin_explained(&zero).unwrap_or_default()) }
            p { (self.art.picture("royal-treasure")) (texts.explained(R::NAME, Topic::Treasure)) }
            p { (self.art.gem(5)) (texts.gem_explained(R::NAME, 5)) }
            p { (self.art.picture("crown")) (texts.explained(R::NAME, Topic::Line)) }
        }
    }

    /// Returns the scoring of every column, with tables of points.
    fn short_columns(&self) -> Markup {
        let texts = self.texts;
        html! {
            dl.short { @for column in Column::ALL {
                @let name = R::COLUMNS[column.index()];
                div { dt { (self.art.emblem(name)) (texts.column(R::NAME, name)) }
                    dd { (texts.scoring(R::NAME, name).unwrap_or_default()) } }
            } }
            @if let Some(ruling) = self.new_game(4).table().rules().reconstruction() {
                p.fine { (texts.format("table-reconstruction", &[("ruling", ruling.id().into())])) "." }
            }
            @for scale in scales::<R>() {
                @let column = R::COLUMNS.get(scale.part).copied();
                div.scaled data-column=[column] { @if let Some(column) = column { (self.art.emblem(column)) } (self.scale(&scale)) }
            }
        }
    }

    fn short_evaluation(&self) -> Markup {
        html! {
            dl.short.run { @for prize in self.prizes() {
                div { dt translate="no" { (self.texts.distinction(R::NAME, prize.counted)) }
                    dd { (self.texts.distinction_explained(R::NAME, prize.counted).unwrap_or_default()) } }
            } }
        }
    }

    /// Returns every hero in a line; heroes with the same power share it.
    fn short_heroes(&self) -> Markup {
        let mut lines: Vec<(Vec<&str>, String)> = Vec::new();
        for name in self.recruits().into_iter().map(R::hero_name) {
            let power = self.texts.hero_power(R::NAME, name).unwrap_or_default();
            match lines.last_mut() {
                Some((alike, same)) if *same == power => alike.push(name),
                _ => lines.push((vec![name], power)),
            }
        }
        let called = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| self.texts.hero(R::NAME, name)).collect();
            names.join(", ")
        };
        html! {
            dl.short.run.many { @for (names, power) in &lines {
                div { (self.art.hero(names[0])) dt translate="no" { (called(names)) } dd { (power) } }
            } }
        }
    }
}
