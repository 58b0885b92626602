//! The three taverns, the order of play, and cards shown to one player.

use elvaland_rules::mechanics::{Bid, Cards, OfferView, SeenPurse, Step, Tavern};

use super::TableWriter;
use crate::GameTexts;
use crate::layout::{commas, longest};

impl<R: GameTexts, P: SeenPurse> TableWriter<'_, R, P> {
    pub(super) fn taverns(&mut self) {
        let table = self.view.table();
        let resolved = table.resolved();
        if resolved.is_some() || Tavern::ALL.iter().any(|&tavern| !table.tavern(tavern).is_empty()) {
            self.page.gap();
            self.page.line(&self.texts.get("table-taverns"));
            let names = Tavern::ALL.map(|tavern| self.texts.tavern(R::NAME, tavern.index()));
            let order = self.texts.get("table-order");
            let width = longest(&names).max(longest(&[&order]));
            for (tavern, name) in Tavern::ALL.into_iter().zip(&names) {
                let cards = self.cards(*table.tavern(tavern));
                self.page.entry(name, width, &cards);
            }
            let bids = table.auction().order().iter();
            let bid = |bid: &Bid| self.texts.labelled(&self.player(bid.seat()), &bid.value().to_string());
            let bids: Vec<String> = bids.map(bid).collect();
            if resolved.is_some() && bids.len() == table.rules().players() {
                self.page.entry(&order, width, &commas(bids));
            }
        }
        self.offer();
    }

    /// Writes the cards offered to one player, as far as the audience sees them.
    fn offer(&mut self) {
        let keeper = self.view.table().agenda().iter().find_map(|step| match step {
            Step::Keep(seat) => Some(seat),
            _ => None,
        });
        let cards = match self.view.offer() {
            OfferView::Seen(cards) if cards.is_empty() => return,
            OfferView::Seen(cards) => self.cards(cards),
            OfferView::Unseen(count) => vec![self.texts.format("count-cards", &[("count", count.into())])],
        };
        if let Some(seat) = keeper {
            self.page.gap();
            self.page.line(&self.texts.format("table-cards-shown", &[("player", self.player(seat).into())]));
            self.page.hang("  ", &cards);
        }
    }

    /// Returns the names of cards, or that there are none.
    fn cards(&self, cards: Cards) -> Vec<String> {
        let rules = self.view.table().rules();
        if cards.is_empty() {
            return vec![self.texts.get("table-empty")];
        }
        commas(cards.iter().map(|card| self.texts.card(R::NAME, rules.card_name(card))).collect())
    }
}
