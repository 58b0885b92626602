//! The three taverns: their cards, who took which, and the coins laid for them.

use elvaland_rules::mechanics::{Action, Card, Face, Place, SeenPurse, Tavern};
use elvaland_rules::{Seat, Turn};
use elvaland_texts::{RoundLog, Spot};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::{GameArt, id_of};
use crate::card;

/// The progress of a bidder at the tavern being resolved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Their turn comes later.
    Waiting,
    /// They choose now.
    Choosing,
    /// They took their card.
    Done,
}

impl Progress {
    const fn name(self) -> &'static str {
        match self {
            Progress::Waiting => "waiting",
            Progress::Choosing => "choosing",
            Progress::Done => "done",
        }
    }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn taverns(&self) -> Markup {
        let round = self.round_log();
        html! {
            section #taverns aria-labelledby="taverns-title" {
                h2 #taverns-title.unseen { (self.scene.texts.get("table-taverns")) }
                @for tavern in Tavern::ALL { (self.tavern(tavern, &round)) }
            }
        }
    }

    pub(super) fn tavern(&self, tavern: Tavern, round: &RoundLog) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let is_current = view.table().resolved() == Some(tavern);
        let spots = round.spots(tavern, view.table().tavern(tavern).iter());
        // Each deal has places of its own, so that morphing does not move the cards of the round before.
        let deal = format!("{}-{}", view.table().age().number(), view.table().round());
        let place = |at: usize| format!("t{}-{deal}-{at}", tavern.index());
        let is_empty = !spots.iter().any(|spot| matches!(spot, Spot::Card(_)));
        html! {
            article.tavern id=(tavern_id(tavern)) data-tavern=(tavern.index()) data-current[is_current]
                data-empty[is_empty] data-place=(Place::Tavern(tavern).name()) {
                div.front {
                    header { (self.art.sign(tavern.index())) h3 translate="no" { (self.tavern_name(tavern)) } }
                    (self.laid(tavern, round))
                    @if self.is_present { (self.bid_place(tavern)) }
                }
                ul.cards {
                    @for (at, &spot) in spots.iter().enumerate() {
                        @match spot {
                            Spot::Card(card) => li id=(place(at)) { (self.tavern_card(tavern, at, card)) },
                            Spot::Taken(card, taker) => li.ghost id=(place(at)) { (self.ghost(card, taker)) },
                        }
                    }
                    @if spots.is_empty() { li.empty { (texts.get("table-empty")) } }
                }
            }
        }
    }

    /// Draws a card as a button. Where the viewer may take it, the button answers; otherwise it explains the card. It is the
    /// same element in both cases, so that a click that began before the question came still reaches it.
    fn tavern_card(&self, tavern: Tavern, at: usize, card: Card) -> Markup {
        let token = self.token(card);
        let face = self.card(card, &format!("t{}-{at}-{}", tavern.index(), id_of(token)));
        let about = self.about(card);
        match self.card_answer(tavern, card).filter(|_| self.is_present) {
            Some(action) => html! {
                button.card-button data-card=(token) data-about=(about) data-answer form="take" name="action"
                    value=(self.notation(action)) data-proposed[self.is_proposed(action)] { (face) }
            },
            None => html! {
                button.plain type="button" data-card=(token) data-about=(about) popovertarget=(about) { (face) }
            },
        }
    }

    /// Returns the answer that a card of a tavern gives, if the viewer may take or discard it now.
    fn card_answer(&self, tavern: Tavern, card: Card) -> Option<Action> {
        let Scene { view, legal, .. } = self.scene;
        let is_here = view.table().resolved() == Some(tavern) && self.is_asked();
        let action = [Action::Take(card), Action::Drop(card)].into_iter().find(|action| legal.contains(action))?;
        Some(action).filter(|_| is_here)
    }

    /// Returns an action as forms send it.
    pub(super) fn notation(&self, action: Action) -> String {
        self.scene.view.table().display_action(action).to_string()
    }

    /// Returns the cards that answer what is asked: the id of the tavern, the card, and the answer.
    pub(crate) fn card_answers(&self) -> Vec<(String, String, String)> {
        let table = self.scene.view.table();
        let Some(tavern) = table.resolved() else { return Vec::new() };
        let answer = |card: Card| {
            let action = self.card_answer(tavern, card)?;
            Some((tavern_id(tavern), self.token(card).to_owned(), self.notation(action)))
        };
        table.tavern(tavern).iter().filter_map(answer).collect()
    }

    /// Draws a card that is gone: small, dimmed, with who took it.
    fn ghost(&self, card: Card, taker: Option<Seat>) -> Markup {
        let (texts, token) = (self.scene.texts, self.token(card));
        let column = self.scene.view.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        let name = texts.card(R::NAME, token);
        let told = match taker {
            Some(seat) => {
                let who = if self.own() == Some(seat) { "you" } else { "other" };
                texts.format(
                    "page-card-taken",
                    &[("card", name.into()), ("player", self.player(seat).into()), ("who", who.into())],
                )
            }
            None => texts.format("page-card-discarded", &[("card", name.into())]),
        };
        html! {
            span.card data-column=[column] title=(told) {
                (self.art.card(token))
                @if let Some(column) = column { (self.art.emblem(column)) }
                span.taker translate="no" aria-hidden="true" data-seat=[taker.map(Seat::index)] {
                    @match taker { Some(seat) => (self.label(seat)), None => "✕" } }
                span.unseen { (told) }
            }
        }
    }

    /// Returns the id of the popover that explains what a card is good for.
    fn about(&self, card: Card) -> String {
        let column = self.scene.view.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        format!("about-{}", column.unwrap_or("coins"))
    }

    pub(super) fn token(&self, card: Card) -> &str {
        self.scene.view.table().rules().card_name(card)
    }

    /// Draws a card with its face, its name and what it brings the viewer.
    pub(super) fn card(&self, card: Card, id: &str) -> Markup {
        let (texts, token) = (self.scene.texts, self.token(card));
        let gain =
            self.own().filter(|_| self.scene.viewer.preferences.values).and_then(|own| self.scene.view.gain(own, card));
        let column = self.scene.view.table().card_column(card).map(|column| R::COLUMNS[column.index()]);
        html! {
            span.card data-column=[column] title=[texts.card_explained(R::NAME, token)] data-id=(id) data-piece={ "card-" (id_of(token)) } {
                (card::face::<R>(self.art, texts, token, column))
                @if let Some(gain) = gain {
                    @if self.shows_scores() { span.gain { (self.points("page-brings", gain.points)) } }
                    @if gain.is_line { span.line title=(texts.get("page-completes-line")) { (self.art.picture("line"))
                        span { (texts.get("page-completes-line")) } } }
                }
            }
        }
    }

    /// Lists the coins laid at a tavern: numbered in the order of play once they are open.
    fn laid(&self, tavern: Tavern, round: &RoundLog) -> Markup {
        let coins: Vec<(Seat, Face)> = self
            .order_of_play(tavern, round)
            .into_iter()
            .filter_map(|seat| Some((seat, self.face_at(seat, Place::Tavern(tavern))?)))
            .collect();
        if coins.is_empty() {
            return html! {};
        }
        let is_open = coins.iter().all(|(_, face)| matches!(face, Face::Known(_)));
        html! {
            ol.laid data-open[is_open] aria-label=(self.scene.texts.get("table-bid")) {
                @for (at, &(seat, face)) in coins.iter().enumerate() {
                    @let progress = self.progress(tavern, round, seat);
                    li data-seat=(seat.index()) data-progress=[is_open.then(|| progress.name())] {
                        @if is_open { span.nth { (at + 1) } }
                        (self.face(face, &format!("{}-{}", seat.index(), tavern.index())))
                        (self.art.seat(seat.index())) span.who translate="no" { (self.label(seat)) }
                    }
                }
            }
        }
    }

    /// Returns the seats in the order of play of a tavern, or by seat before its coins are open.
    fn order_of_play(&self, tavern: Tavern, round: &RoundLog) -> Vec<Seat> {
        let table = self.scene.view.table();
        let auction = table.auction();
        let mut order: Vec<Seat> = if auction.tavern == tavern && table.resolved() == Some(tavern) {
            auction.order().iter().map(|bid| bid.seat()).collect()
        } else {
            round.takers(tavern).collect()
        };
        order.extend(table.seats().filter(|seat| !order.contains(seat)).collect::<Vec<_>>());
        order
    }

    fn progress(&self, tavern: Tavern, round: &RoundLog, seat: Seat) -> Progress {
        let table = self.scene.view.table();
        let is_done = |seat: Seat| round.takers(tavern).any(|taker| taker == seat);
        let next = || self.order_of_play(tavern, round).into_iter().find(|&seat| !is_done(seat));
        let is_choosing = match table.turn() {
            Turn::Decide(seats) => seats.contains(seat),
            // Right after a reveal nobody is asked yet.
            _ => next() == Some(seat),
        };
        if table.resolved() != Some(tavern) || is_done(seat) {
            Progress::Done
        } else if is_choosing {
            Progress::Choosing
        } else {
            Progress::Waiting
        }
    }

    pub(super) fn face_at(&self, seat: Seat, place: Place) -> Option<Face> {
        self.scene.view.purse(seat).laid().into_iter().find(|laid| laid.place == place).map(|laid| laid.face)
    }

    /// Draws a coin as far as the viewer can see it.
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

/// Returns the element id of a tavern.
pub(super) fn tavern_id(tavern: Tavern) -> String {
    format!("tavern-{}", tavern.index() + 1)
}
