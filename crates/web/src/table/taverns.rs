//! The three taverns: their cards, and the coins laid for them.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, Card, Face, Place, SeenPurse, Tavern};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::{Drawn, id_of};
use crate::card;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn taverns(&self) -> Markup {
        html! {
            section #taverns aria-labelledby="taverns-title" {
                h2 #taverns-title.unseen { (self.scene.texts.get("table-taverns")) }
                @for tavern in Tavern::ALL { (self.tavern(tavern)) }
            }
        }
    }

    fn tavern(&self, tavern: Tavern) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let is_resolved = self.scene.view.table().resolved() == Some(tavern);
        let cards: Vec<Card> = view.table().tavern(tavern).iter().collect();
        html! {
            article.tavern id={ "tavern-" (tavern.index() + 1) } data-current[is_resolved]
                data-place=(Place::Tavern(tavern).name()) {
                div.front {
                    header { (self.art.sign(tavern.index())) h3 translate="no" { (self.tavern_name(tavern)) } }
                    (self.laid(tavern, is_resolved))
                    (self.bid_place(tavern))
                }
                ul.cards {
                    @for (copy, &card) in cards.iter().enumerate() {
                        li { (self.tavern_card(tavern, copy, card)) }
                    }
                    @if cards.is_empty() { li.empty { (texts.get("table-empty")) } }
                }
            }
        }
    }

    /// A card, which is a button where the viewer may take it.
    fn tavern_card(&self, tavern: Tavern, copy: usize, card: Card) -> Markup {
        let frame = self.scene.frame;
        let is_here = self.scene.view.table().resolved() == Some(tavern) && self.is_asked();
        let choice =
            [Action::Take(card), Action::Drop(card)].into_iter().find(|action| self.scene.legal.contains(action));
        let id = format!("t{}-{copy}-{}", tavern.index(), id_of(self.token(card)));
        match choice.filter(|_| is_here) {
            Some(action) => html! {
                form method="post" action=(frame.address("act")) data-live-form data-only[self.is_only_choice()] {
                    (self.answer(action))
                    button.card-button { (self.card(card, &id)) }
                }
            },
            None => html! {
                button.plain type="button" popovertarget=(self.about(card)) { (self.card(card, &id)) }
            },
        }
    }

    /// Where it is explained what a card is good for.
    fn about(&self, card: Card) -> String {
        let column = self.scene.view.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        format!("about-{}", column.unwrap_or("coins"))
    }

    pub(super) fn token(&self, card: Card) -> &str {
        self.scene.view.table().rules().card_name(card)
    }

    /// A card with its face, its name and what it brings the viewer.
    pub(super) fn card(&self, card: Card, id: &str) -> Markup {
        let (texts, token) = (self.scene.texts, self.token(card));
        let gain = self.own().filter(|_| self.scene.preferences.values).and_then(|own| self.scene.view.gain(own, card));
        let column = self.scene.view.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        html! {
            span.card data-column=[column] title=[texts.card_explained(R::NAME, token)] data-id=(id) data-piece={ "card-" (id_of(token)) } {
                (card::face::<R>(self.art, texts, token, column))
                @if let Some(gain) = gain {
                    @if self.shows_scores() { span.gain { (self.points("page-brings", gain.points)) } }
                    @if gain.is_line { span.line { (texts.get("page-completes-line")) } }
                }
            }
        }
    }

    /// Whose coins lie at a tavern: in the order of play once they are open.
    fn laid(&self, tavern: Tavern, is_resolved: bool) -> Markup {
        let view = self.scene.view;
        let order: Vec<Seat> = if is_resolved && !view.table().auction().order().is_empty() {
            view.table().auction().order().iter().map(|bid| bid.seat()).collect()
        } else {
            view.table().seats().collect()
        };
        let coins: Vec<(Seat, Face)> =
            order.into_iter().filter_map(|seat| Some((seat, self.face_at(seat, Place::Tavern(tavern))?))).collect();
        if coins.is_empty() {
            return html! {};
        }
        html! {
            ol.laid aria-label=(self.scene.texts.get("table-bid")) {
                @for (seat, face) in coins {
                    li data-seat=(seat.index()) { (self.face(face, &format!("{}-{}", seat.index(), tavern.index())))
                        span.who translate="no" { (self.player(seat)) } }
                }
            }
        }
    }

    pub(super) fn face_at(&self, seat: Seat, place: Place) -> Option<Face> {
        self.scene.view.purse(seat).laid().into_iter().find(|laid| laid.place == place).map(|laid| laid.face)
    }

    /// A coin as far as the viewer can see it.
    pub(super) fn face(&self, face: Face, id: &str) -> Markup {
        let texts = self.scene.texts;
        let (art, name, class) = match face {
            Face::Known(coin) => (format!("coin-{coin}"), texts.coin(&coin.to_string()), ""),
            Face::Own(coin) => {
                let name = texts.coin_short(&coin.to_string());
                (format!("coin-{coin}"), texts.format("table-face-down", &[("coin", name.into())]), "own")
            }
            Face::Hidden => ("coin-back".to_owned(), texts.get("table-hidden"), "hidden"),
        };
        html! { span class={ "coin " (class) } data-id={ "laid-" (id) } data-piece={ "laid-" (id) "-" (art) } title=(name) {
            (self.art.picture(&art)) span.unseen { (name) }
        } }
    }
}
