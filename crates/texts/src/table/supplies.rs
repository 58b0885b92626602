//! What is still to be had: the Treasure, the heroes, the decks.

use elvaland_rules::mechanics::{Age, Bag, Card, Column, Piece, hero_name};

use super::Writer;
use crate::Spoken;
use crate::layout::{commas, counted, longest};

impl<R: Spoken> Writer<'_, R> {
    pub(super) fn supplies(&mut self) {
        let table = self.view.table();
        let coins: Vec<String> = table.treasure().coins().map(|coin| coin.value().to_string()).collect();
        let heroes = table.heroes_left().iter().map(|hero| self.texts.hero(R::NAME, hero_name::<R>(hero))).collect();
        let labels =
            [self.texts.get("table-treasure"), self.texts.format("table-heroes-left", &[("game", R::NAME.into())])];
        self.page.gap();
        for (label, items) in labels.iter().zip([counted(coins), heroes]) {
            let items = if items.is_empty() { vec![self.texts.get("table-empty")] } else { commas(items) };
            self.page.line(label);
            self.page.hang("  ", &items);
        }
        if table.asked_kind().is_some() {
            for age in Age::ALL.into_iter().filter(|&age| age >= table.age()) {
                self.deck(age);
            }
        }
    }

    /// What a deck still holds, if anything: the cards of every column, then those of none.
    fn deck(&mut self, age: Age) {
        let bag = self.view.deck(age);
        if bag.is_empty() {
            return;
        }
        let count = |cards: usize| self.texts.format("count-cards", &[("count", cards.into())]);
        let title = format!("{}, {}", self.texts.get("table-deck"), self.texts.age(R::NAME, age.number()));
        let mut rows: Vec<(String, Vec<String>)> = Vec::new();
        for column in Column::ALL {
            let cards = self.deck_column(bag, age, Some(column));
            let has_points = cards.iter().any(|&card| self.card(card) != self.texts.card(R::NAME, &self.token(card)));
            match cards.len() {
                0 => {}
                _ if has_points => {
                    rows.push((self.column(column), commas(counted(cards.iter().map(|&card| self.card(card))))));
                }
                cards => rows.push((self.column(column), vec![count(cards)])),
            }
        }
        for cards in self.deck_column(bag, age, None).chunk_by(|one, other| one == other) {
            rows.push((self.texts.card(R::NAME, &self.token(cards[0])), vec![count(cards.len())]));
        }
        self.page.gap();
        self.page.line(&format!("{title}, {}", count(bag.len())));
        let labels: Vec<&str> = rows.iter().map(|(label, _)| label.as_str()).collect();
        let width = longest(&labels);
        for (label, items) in &rows {
            self.page.entry(label, width, items);
        }
    }

    /// The cards of a deck that go to a column, or to none.
    fn deck_column(&self, bag: Bag, age: Age, column: Option<Column>) -> Vec<Card> {
        let rules = self.view.table().rules();
        let place =
            |card| Some(rules.worth(Piece::dwarf(card))).filter(|worth| worth.ranks > 0).map(|worth| worth.column);
        bag.cards(rules.deck(age)).filter(|&card| place(card) == column).collect()
    }

    fn token(&self, card: Card) -> String {
        self.view.table().rules().card_name(card)
    }

    fn card(&self, card: Card) -> String {
        self.texts.card_in_column(R::NAME, &self.token(card))
    }
}
