//! Views as JSON: what programs and pages receive.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::game::{Audience, Seat, Turn};
use crate::mechanics::{
    Age, Army, Bag, Cards, Column, Face, HeroSet, OfferView, Parts, Piece, PieceKind, Step, View, hero_name,
};
use crate::record::Recorded;

impl<R: Recorded> View<R> {
    /// The view as JSON, with the names of records. The same view always gives the same bytes.
    pub fn to_json(&self) -> Value {
        let table = self.table();
        let seats: Vec<Value> = table.seats().map(|seat| self.seat_json(seat)).collect();
        let taverns = table.taverns.each_ref().map(|cards| self.names(cards));
        let order = table.auction().order().iter().map(|bid| json!({"seat": bid.seat().index(), "bid": bid.value()}));
        json!({
            "game": R::NAME,
            "options": table.rules().options_record(),
            "setup": table.rules().public_setup(),
            "audience": audience_json(self.audience()),
            "age": table.age().number(),
            "round": table.round(),
            "rounds": table.rules().rounds(),
            "asked": self.asked_json(),
            "taverns": taverns,
            "auction": {"tavern": table.auction().tavern.index() + 1, "order": order.collect::<Vec<_>>()},
            "treasure": table.treasure().coins().map(|coin| coin.to_string()).collect::<Vec<_>>(),
            "heroes_left": heroes_json::<R>(table.heroes_left()),
            "decks": Age::ALL.map(|age| self.deck_json(self.deck(age), age)),
            "offer": self.offer_json(),
            "seats": seats,
        })
    }

    fn asked_json(&self) -> Value {
        let seats = match self.table().turn() {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        let plus = match self.table().agenda().next() {
            Some(Step::Transform(_, plus)) => Some(plus),
            _ => None,
        };
        json!({"do": self.table().asked_kind().unwrap_or("over"), "seats": seats, "plus": plus})
    }

    fn seat_json(&self, seat: Seat) -> Value {
        let army = self.army(seat);
        let columns: Map<String, Value> = Column::ALL
            .into_iter()
            .map(|column| (R::COLUMNS[column.index()].to_owned(), self.column_json(army, column)))
            .collect();
        let commanding = army.heroes().iter().filter(|&hero| army.post(hero).is_none());
        let places = self.purse(seat).laid.map(|laid| {
            let coin = laid.face.coin().map(|coin| coin.to_string());
            let known = matches!(laid.face, Face::Known(_));
            json!({"at": laid.place.name(), "coin": coin, "known": known})
        });
        json!({
            "gem": self.table().gem(seat),
            "coins": self.purse(seat).coins.map(|coin| coin.to_string()),
            "places": places,
            "columns": columns,
            "lines": army.ranks().lines(),
            "heroes": heroes_json::<R>(army.heroes()),
            "command": commanding.map(hero_name::<R>).collect::<Vec<_>>(),
            "score": parts_json::<R>(self.score(seat)),
        })
    }

    fn column_json(&self, army: &Army, column: Column) -> Value {
        let rules = self.table().rules();
        let pieces = army.pieces().iter().enumerate().filter(|&(_, &piece)| rules.worth(piece).column == column);
        let under_tokens: Vec<usize> = self.table().covered(army).collect();
        let covered = pieces.clone().enumerate().filter(|(_, (at, _))| under_tokens.contains(at));
        json!({
            "ranks": army.ranks().of(column),
            "points": army.points(column),
            "pieces": pieces.clone().map(|(_, &piece)| self.piece_name(piece)).collect::<Vec<_>>(),
            "covered": covered.map(|(place, _)| place).collect::<Vec<_>>(),
        })
    }

    fn piece_name(&self, piece: Piece) -> String {
        match piece.kind() {
            PieceKind::Dwarf(card) => self.table().rules().card_name(card).to_owned(),
            PieceKind::Hero(hero, _) => hero_name::<R>(hero).to_owned(),
        }
    }

    fn names(&self, cards: &Cards) -> Vec<String> {
        cards.iter().map(|card| self.table().rules().card_name(card).to_owned()).collect()
    }

    fn deck_json(&self, bag: Bag, age: Age) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for card in bag.cards(self.table().rules().deck(age)) {
            *counts.entry(self.table().rules().card_name(card).to_owned()).or_default() += 1;
        }
        counts
    }

    fn offer_json(&self) -> Value {
        match self.offer() {
            OfferView::Seen(cards) => json!(self.names(&cards)),
            OfferView::Unseen(count) => json!({"unseen": count}),
        }
    }
}

fn audience_json(audience: Audience) -> Value {
    match audience {
        Audience::Seat(seat) => json!(seat.index()),
        Audience::Spectator => json!("spectator"),
        Audience::Open => json!("open"),
    }
}

fn heroes_json<R: Recorded>(heroes: HeroSet) -> Vec<&'static str> {
    heroes.iter().map(hero_name::<R>).collect()
}

fn parts_json<R: Recorded>(parts: Parts) -> Value {
    let named: Map<String, Value> =
        R::PARTS.iter().zip(parts.0).map(|(&name, value)| (name.to_owned(), json!(value))).collect();
    json!({"total": parts.total(), "parts": named})
}
