//! Decisions that are a short list: each option with its picture and what comes of it.

use elvaland_rules::mechanics::{Action, Coin, Column, Place, SeenPurse, Step};
use maud::{Markup, html};

use super::value::trade;
use super::{Page, Scene};
use crate::art::Drawn;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn options(&self) -> Markup {
        let frame = self.scene.frame;
        html! {
            ul.options {
                @for &action in self.scene.legal {
                    li {
                        form method="post" action=(frame.address("act")) data-live-form data-only[self.is_only_choice()] {
                            (self.answer(action))
                            button.option { (self.option(action)) }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, action: Action) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let words = texts.action(view.table(), action);
        let plain = |picture: Markup| html! { (picture) span.words { (words) } };
        match action {
            Action::Keep(card) | Action::Take(card) | Action::Drop(card) => {
                html! { (self.card(card, &format!("offer-{}", self.token(card)))) span.words { (words) } }
            }
            Action::Coin(coin) => plain(self.coin(coin)),
            Action::Improve(coin) => self.exchange(coin, self.grown(coin, 1), &words),
            Action::Transform(coin, place) => self.transform(coin, place, &words),
            Action::Trade([one, other]) => {
                let taken = trade(view.table(), one, other).map(|(_, taken)| taken);
                html! { (self.coin(one)) (self.exchange(other, taken, &words)) }
            }
            Action::Place(column) => plain(self.emblem(column)),
            Action::Discard(columns) => {
                html! { @for column in columns.iter() { (self.emblem(column)) } span.words { (words) } }
            }
            Action::Bid(_) | Action::Recruit(..) => html! { span.words { (words) } },
        }
    }

    fn transform(&self, coin: Coin, place: Place, words: &str) -> Markup {
        let plus = match self.scene.view.table().agenda().next() {
            Some(Step::Transform(_, plus)) => plus,
            _ => 0,
        };
        html! { (self.exchange(coin, self.grown(coin, plus), words))
        @if place == Place::Pouch { (self.art.picture("pouch")) } }
    }

    /// A coin and what becomes of it.
    fn exchange(&self, given: Coin, taken: Option<Coin>, words: &str) -> Markup {
        let texts = self.scene.texts;
        html! {
            (self.coin(given))
            @if let Some(taken) = taken {
                span.becomes aria-hidden="true" { "→" }
                (self.coin(taken))
            }
            span.words { (words)
                @if let Some(taken) = taken {
                    ": " (texts.format("page-becomes", &[("coin", texts.coin_short(&taken.to_string()).into())]))
                }
            }
        }
    }

    fn emblem(&self, column: Column) -> Markup {
        self.art.emblem(R::COLUMNS[column.index()])
    }
}
