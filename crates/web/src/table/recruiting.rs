//! The sheet of heroes: those who can be recruited first with what they bring, the others with the reason why not.

use elvaland_rules::mechanics::{Action, Column, Hero, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::learn::Place;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn recruiting(&self) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let all = view.table().rules().heroes();
        let (open, closed): (Vec<Hero>, Vec<Hero>) = all.iter().partition(|&hero| self.is_recruitable(hero));
        html! {
            div.sheet {
                h2.unseen { (texts.get("page-recruitable")) }
                ul.open {
                    @for hero in open { li { (self.recruit(hero)) } }
                    // Small screens shorten the powers.
                    li.powers { label.switch { input type="checkbox" data-keep; (texts.get("page-full-powers")) } }
                }
                @if !closed.is_empty() {
                    h2 { (texts.get("page-not-recruitable")) }
                    ul.closed { @for hero in closed { li { (self.linked_hero_card(hero, Some(&texts.not_recruitable(view, &self.names, hero)))) } } }
                }
            }
        }
    }

    fn is_recruitable(&self, hero: Hero) -> bool {
        self.scene.legal.iter().any(|action| matches!(action, Action::Recruit(other, _) if *other == hero))
    }

    /// Draws a hero as a button, or with one button for every column they may stand in.
    fn recruit(&self, hero: Hero) -> Markup {
        let ways = self.scene.legal.iter().filter_map(|&action| match action {
            Action::Recruit(other, post) if other == hero => Some((action, post)),
            _ => None,
        });
        let ways: Vec<(Action, Option<Column>)> = ways.collect();
        let words = |action| self.scene.texts.action(self.scene.view.table(), action);
        html! {
            @if let [(action, None)] = ways[..] {
                form method="post" action=(self.address("act")) data-live-form data-only[self.is_only_choice()] {
                    (self.answer(action))
                    button.choice data-answer title=(words(action)) {
                        (self.hero_card(hero, &html! { strong translate="no" { (self.hero(hero)) " " (self.hero_gain(hero, None)) } }, None)) }
                }
            } @else {
                (self.linked_hero_card(hero, None))
                div.ways {
                    @for (action, column) in ways {
                        form method="post" action=(self.address("act")) data-live-form data-only[self.is_only_choice()] {
                            (self.answer(action))
                            button data-answer title=(words(action)) {
                                span.unseen { (words(action)) }
                                @if let Some(column) = column { (self.art.emblem(R::COLUMNS[column.index()])) (self.hero_gain(hero, Some(column))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Says what a hero is worth to the viewer now, like cards do.
    fn hero_gain(&self, hero: Hero, column: Option<Column>) -> Markup {
        let own = self.own().filter(|_| self.scene.viewer.preferences.values && self.shows_scores());
        html! {
            @if let Some(own) = own {
                span.gain { (self.points("page-brings", self.scene.view.hero_gain(own, hero, column))) }
            }
        }
    }

    /// Draws a hero whose name links to the page that explains them; inside a button there can be no link.
    pub(super) fn linked_hero_card(&self, hero: Hero, reason: Option<&str>) -> Markup {
        let place = self.scene.viewer.base.address(Place::Hero(R::hero_name(hero)).address(R::NAME));
        self.hero_card(hero, &html! { a href=(place) translate="no" { (self.hero(hero)) } }, reason)
    }

    /// Draws a hero: face, name, power; and why they cannot be recruited.
    fn hero_card(&self, hero: Hero, called: &Markup, reason: Option<&str>) -> Markup {
        let (texts, name) = (self.scene.texts, R::hero_name(hero));
        html! {
            span.hero-card data-closed[reason.is_some()] {
                (self.art.hero(name))
                span.about-hero {
                    (called)
                    @if let Some(power) = texts.hero_power(R::NAME, name) { span { (power) } }
                    @if let Some(reason) = reason { span.reason { (reason) } }
                }
            }
        }
    }
}
