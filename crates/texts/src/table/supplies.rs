//! The supply: the Treasure, the heroes, the decks.

use elvaland_rules::Turn;
use elvaland_rules::mechanics::{Age, Bag, Card, Column, Piece, SeenPurse};

use super::TableWriter;
use crate::layout::{commas, counted, longest};
use crate::{GameTexts, Role};

impl<R: GameTexts, P: SeenPurse> TableWriter<'_, R, P> {
    pub(super) fn supplies(&mut self) {
        let table = self.view.table();
        let heroes = self.heroes_left(|role| role != Role::Mercenary);
        let mercenaries = self.heroes_left(|role| role == Role::Mercenary);
        self.page.gap();
        self.treasure();
        self.supply(&self.texts.format("table-heroes-left", &[("game", R::NAME.into())]), heroes);
        if !mercenaries.is_empty() {
            self.supply(&self.texts.get("table-mercenaries-left"), mercenaries);
        }
        if table.turn() != Turn::Over {
            self.evaluation();
            self.track();
            for age in Age::ALL.into_iter().filter(|&age| age >= table.age()) {
                self.deck(age);
            }
            self.reconstruction();
        }
    }

    pub(super) fn treasure(&mut self) {
        let coins = counted(self.view.table().treasure().coins().map(|coin| coin.value().to_string()));
        self.supply(&self.texts.get("table-treasure"), coins);
    }

    /// Writes a title with items below it, or that it is empty.
    fn supply(&mut self, title: &str, items: Vec<String>) {
        let items = if items.is_empty() { vec![self.texts.get("table-empty")] } else { commas(items) };
        self.page.line(title);
        self.page.hang("  ", &items);
    }

    fn heroes_left(&self, is: impl Fn(Role) -> bool) -> Vec<String> {
        let left = self.view.table().heroes_left();
        left.iter().filter(|&hero| is(R::role(hero))).map(|hero| self.hero(hero)).collect()
    }

    /// Writes the prizes of the first age, in the order of the evaluation.
    fn evaluation(&mut self) {
        let table = self.view.table();
        let prizes = table.rules().evaluation();
        if table.age() == Age::First && !prizes.is_empty() {
            let prize = |(hero, counted)| format!("{} ({})", self.hero(hero), self.texts.part(R::NAME, counted));
            let items = prizes.into_iter().map(prize).collect();
            self.supply(&self.texts.get("table-evaluation"), items);
        }
    }

    /// Writes the values of the track, in a game that has one.
    fn track(&mut self) {
        if let Some(track) = self.view.table().rules().track() {
            let values = track.iter().map(u16::to_string).collect();
            self.supply(&self.texts.get("table-track"), values);
        }
    }

    /// Writes the note about the reconstructed card list.
    fn reconstruction(&mut self) {
        if let Some(note) = self.texts.card_list_note(self.view.table().rules()) {
            self.page.gap();
            self.page.sentence(&note);
        }
    }

    /// Writes the cards left in a deck: by column, then those without a column.
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
            let is_plain = |&card| R::read_card(self.token(card)).is_none_or(|read| read.is_plain());
            match cards.len() {
                0 => {}
                all if cards.iter().all(is_plain) => rows.push((self.column(column), vec![count(all)])),
                _ => rows.push((self.column(column), commas(counted(cards.iter().map(|&card| self.card(card)))))),
            }
        }
        for cards in self.deck_column(bag, age, None).chunk_by(|one, other| one == other) {
            rows.push((self.texts.card(R::NAME, self.token(cards[0])), vec![count(cards.len())]));
        }
        self.page.gap();
        self.page.line(&format!("{title}, {}", count(bag.len())));
        let labels: Vec<&str> = rows.iter().map(|(label, _)| label.as_str()).collect();
        let width = longest(&labels);
        for (label, items) in &rows {
            self.page.entry(label, width, items);
        }
    }

    /// Returns the cards of a deck in a column, or those without one.
    fn deck_column(&self, bag: Bag, age: Age, column: Option<Column>) -> Vec<Card> {
        let rules = self.view.table().rules();
        let place =
            |card| Some(rules.worth(Piece::dwarf(card))).filter(|worth| worth.ranks > 0).map(|worth| worth.column);
        bag.cards(rules.deck(age)).filter(|&card| place(card) == column).collect()
    }

    fn token(&self, card: Card) -> &str {
        self.view.table().rules().card_name(card)
    }

    fn card(&self, card: Card) -> String {
        self.texts.card_in_column(R::NAME, self.token(card))
    }
}
