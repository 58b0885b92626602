//! Heroes, distinctions and the Elite.

use elvaland_rules::mechanics::{Column, Hero, Piece, Post};
use maud::{Markup, html};

use super::{GameLessons, LessonPages, Place};

/// A prize for a majority.
pub(super) struct Prize {
    /// The part of the score whose majority wins it.
    pub(super) counted: &'static str,
    /// The hero who is won, if the prize is a hero.
    hero: Option<&'static str>,
}

impl<R: GameLessons> LessonPages<'_, R> {
    /// Returns the heroes whom lines recruit, and their allies.
    pub(super) fn recruits(&self) -> Vec<Hero> {
        let game = self.new_game(4);
        let (rules, prizes) = (game.table().rules(), self.prizes());
        let is_prize = |hero: Hero| prizes.iter().any(|prize| prize.hero == Some(R::hero_name(hero)));
        rules.heroes().or(rules.awards()).iter().filter(|&hero| !is_prize(hero)).collect()
    }

    /// Returns the prizes, in the order of the columns.
    pub(super) fn prizes(&self) -> Vec<Prize> {
        let listed = self.new_game(4).table().rules().evaluation();
        if listed.is_empty() {
            return R::COLUMNS.map(|counted| Prize { counted, hero: None }).into();
        }
        listed.into_iter().map(|(hero, counted)| Prize { counted, hero: Some(R::hero_name(hero)) }).collect()
    }

    /// Returns the portraits of all heroes, with links to their descriptions.
    pub(super) fn faces(&self) -> Markup {
        html! {
            ul.faces { @for hero in self.recruits() {
                @let name = R::hero_name(hero);
                li { a href=(self.base.address(Place::Hero(name).address(R::NAME))) { (self.art.hero(name)) span translate="no" { (self.texts.hero(R::NAME, name)) } } }
            } }
        }
    }

    /// Returns the descriptions of all heroes.
    pub(super) fn hero_list(&self) -> Markup {
        html! { div.people { @for hero in self.recruits() { (self.person(hero)) } } }
    }

    fn person(&self, hero: Hero) -> Markup {
        let name = R::hero_name(hero);
        let column = match R::post(hero) {
            Post::Column(column) => Some(R::COLUMNS[column.index()]),
            Post::AnyColumn | Post::CommandZone => None,
        };
        html! {
            article.person id=(Place::Hero(name).anchor()) data-column=[column] {
                (self.art.hero(name))
                div {
                    h3 translate="no" { (self.texts.hero_title(R::NAME, name)) }
                    p.place { @if let Some(column) = column { (self.art.emblem(column)) } (self.post(hero)) }
                    p { (self.texts.hero_power(R::NAME, name).unwrap_or_default()) }
                    @if self.is_worth_different(hero) { (self.worth_by_column(name)) }
                }
            }
        }
    }

    /// Returns where a hero is placed.
    fn post(&self, hero: Hero) -> String {
        let column = |column: Column| self.texts.column(R::NAME, R::COLUMNS[column.index()]);
        match R::post(hero) {
            Post::Column(own) => self.texts.format("learn-place-column", &[("column", column(own).into())]),
            Post::AnyColumn => self.texts.get("learn-place-any"),
            Post::CommandZone => self.texts.get("learn-place-command"),
        }
    }

    /// Returns the worth of a hero in a column.
    fn worth(&self, hero: Hero, column: Column) -> (u8, u8) {
        let worth = self.new_game(4).table().rules().worth(Piece::hero(hero, column));
        (worth.ranks, worth.points())
    }

    /// Returns whether a hero's worth depends on the chosen column.
    fn is_worth_different(&self, hero: Hero) -> bool {
        let worths = Column::ALL.map(|column| self.worth(hero, column));
        hero.can_stand() && worths.iter().all(|(ranks, _)| *ranks > 0) && worths.iter().any(|worth| *worth != worths[0])
    }

    /// Returns a table of a hero's worth by column.
    pub(super) fn worth_by_column(&self, hero: &str) -> Markup {
        let Ok(hero) = R::parse_hero(hero) else { return html! {} };
        html! {
            table.scale.by-column data-entry=(R::hero_name(hero)) {
                caption.unseen { (self.say("learn-columns-points")) }
                thead { tr { @for name in R::COLUMNS { th scope="col" { (self.art.emblem(name)) span.unseen { (self.texts.column(R::NAME, name)) } } } } }
                tbody { tr { @for column in Column::ALL {
                    @let (_, points) = self.worth(hero, column);
                    td data-count=(R::COLUMNS[column.index()]) { (points) }
                } } }
            }
        }
    }

    /// Returns the prizes with the majorities that win them and their powers.
    pub(super) fn evaluation(&self) -> Markup {
        html! { div.people.prizes { @for prize in self.prizes() { (self.prize(&prize)) } } }
    }

    fn prize(&self, Prize { counted, hero }: &Prize) -> Markup {
        let texts = self.texts;
        let place = hero.map_or(Place::Distinction(counted), Place::Hero);
        let is_column = R::COLUMNS.contains(counted);
        html! {
            article.person id=(place.anchor()) data-column=[is_column.then_some(counted)] {
                @match hero { Some(hero) => (self.art.hero(hero)), None => (self.art.picture(&format!("distinction-{counted}"))) }
                div {
                    h3 translate="no" { (texts.distinction(R::NAME, counted)) }
                    p.place { @if is_column { (self.art.emblem(counted)) }
                        (texts.format("learn-place-won", &[("counted", texts.part(R::NAME, counted).into())])) }
                    p { (texts.distinction_power(R::NAME, counted).unwrap_or_default()) }
                }
            }
        }
    }
}
