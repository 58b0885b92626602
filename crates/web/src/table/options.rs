//! Decisions that are a short list: each option with its picture and its effect.

use elvaland_rules::mechanics::{Action, Coin, Column, Place, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn options(&self) -> Markup {
        html! {
            ul.options {
                @for &action in self.scene.legal {
                    li {
                        form method="post" action=(self.address("act")) data-live-form data-only[self.is_only_choice()] {
                            (self.answer(action))
                            button.option data-answer { (self.option(action)) }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, action: Action) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let words = html! { span.words { (texts.action_text(view.table(), action)) } };
        match action {
            Action::Keep(card) | Action::Take(card) | Action::Drop(card) => {
                html! { (self.card(card, &format!("offer-{}", self.token(card)))) (words) }
            }
            Action::Coin(coin) => html! { (self.coin(coin)) (words) },
            Action::Improve(coin) => html! { (self.exchange(coin, action)) (words) },
            Action::Transform(coin, place) => html! {
                (self.exchange(coin, action)) (words)
                @if place == Place::Pouch { (self.art.picture("pouch")) }
            },
            Action::Trade([one, other]) => html! { (self.coin(one)) (self.exchange(other, action)) (words) },
            Action::Place(column) => html! { (self.emblem(column)) (words) },
            Action::Discard(columns) => {
                html! { @for column in columns.iter() { (self.emblem(column)) } (words) }
            }
            Action::Bid(_) | Action::Recruit(..) => words,
        }
    }

    /// Draws a coin and the one it becomes.
    fn exchange(&self, given: Coin, action: Action) -> Markup {
        html! {
            (self.coin(given))
            @if let Some(taken) = self.scene.view.table().coin_taken(action) {
                span.becomes aria-hidden="true" { "→" }
                (self.coin(taken))
            }
        }
    }

    fn emblem(&self, column: Column) -> Markup {
        self.art.emblem(R::COLUMNS[column.index()])
    }
}
