//! The supplies beside the armies: the Treasure, the decks and the heroes that are left.

use elvaland_rules::mechanics::{Age, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::learn::Place;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn supplies(&self) -> Markup {
        html! {
            section #supplies {
                (self.treasure())
                @for age in Age::ALL { (self.deck(age)) }
                (self.heroes_left())
                (self.evaluation())
            }
        }
    }

    pub(super) fn treasure(&self) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let coins = counted(view.table().treasure().coins());
        html! {
            section #treasure.treasure {
                h2 { button.plain type="button" popovertarget="about-coins" title=(texts.get("table-coins")) {
                        (self.art.picture("royal-treasure")) span.unseen { (texts.get("table-coins")) } }
                    (texts.get("table-treasure")) }
                ul { @for (coin, count) in coins {
                    li { (self.coin(coin)) @if count > 1 { span.count { "×" (count) } } }
                } }
            }
        }
    }

    /// Lists the cards that may still come: public knowledge, one tap away.
    pub(super) fn deck(&self, age: Age) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let (rules, deck) = (view.table().rules(), view.deck(age));
        html! {
            details.deck id={ "deck-" (age.number()) } hidden[deck.is_empty()] {
                summary title=(texts.get("page-deck-left")) { (self.art.deck(age.number().into()))
                    span.unseen { (texts.get("page-deck-left")) ", " } (texts.age(R::NAME, age.number())) ": "
                    (texts.format("count-cards", &[("count", deck.len().into())])) }
                ul { @for (token, count) in counted(deck.cards(rules.deck(age)).map(|card| rules.card_name(card))) {
                    li translate="no" { (texts.card(R::NAME, token)) @if count > 1 { " ×" (count) } }
                } }
            }
        }
    }

    pub(super) fn heroes_left(&self) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let left: Vec<_> = view.table().heroes_left().iter().collect();
        html! {
            details.heroes #heroes-left {
                summary { (texts.format("table-heroes-left", &[("game", R::NAME.into())])) ": " (left.len()) }
                ul { @for hero in left { li { (self.linked_hero_card(hero, None)) } } }
            }
        }
    }

    /// Lists what majorities win at the end of the first age.
    fn evaluation(&self) -> Markup {
        let texts = self.scene.texts;
        html! {
            details.evaluation #evaluation {
                summary { (texts.format("page-evaluation", &[("game", R::NAME.into())])) }
                dl { @for counted in self.counted() {
                    @let place = R::award(&counted).map_or(Place::Distinction(&counted), Place::Hero);
                    dt { (texts.part(R::NAME, &counted)) " → " a href=(self.scene.viewer.base.address(place.address(R::NAME))) translate="no" { (texts.distinction(R::NAME, &counted)) } }
                    dd { (texts.distinction_power(R::NAME, &counted).unwrap_or_default()) }
                } }
            }
        }
    }

    /// Returns the parts of the score whose majorities win a prize, in the order of the evaluation.
    fn counted(&self) -> Vec<String> {
        let listed = self.scene.view.table().rules().evaluation();
        if listed.is_empty() {
            return R::COLUMNS.map(str::to_owned).to_vec();
        }
        listed.into_iter().map(|(_, counted)| counted.to_owned()).collect()
    }
}

/// Groups equal neighbours and counts them.
fn counted<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts: Vec<(T, usize)> = Vec::new();
    for item in items {
        match counts.last_mut() {
            Some((last, count)) if *last == item => *count += 1,
            _ => counts.push((item, 1)),
        }
    }
    counts
}
