//! Views as JSON: what programs and pages receive.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::game::{Audience, Seat, Turn};
use crate::mechanics::{
    Age, Army, Bag, COINS, Cards, Coin, Column, Face, HeroSet, Laid, MemoryView, OfferView, Parts, Piece, PieceKind,
    PurseView, Step, Table, View, hero_name,
};
use crate::record::Recorded;

impl<R: Recorded> View<R> {
    /// The view as JSON, with the names of records. The same view always gives the same bytes.
    pub fn to_json(&self) -> Value {
        let table = self.table();
        let purse = |seat| {
            let PurseView { coins, laid } = *self.purse(seat);
            PurseSight { coins: Some(coins), laid, score: parts_json::<R>(self.score(seat), Some(&coins)) }
        };
        let purses = table.seats().map(purse).collect();
        Sight {
            audience: self.audience(),
            table,
            purses,
            decks: Age::ALL.map(|age| self.deck(age)),
            offer: self.offer(),
        }
        .to_json()
    }
}

impl<R: Recorded> MemoryView<R> {
    /// The view as JSON, like that of a [`View`]: but the `coins` of the others are `null`, in their scores too, and
    /// `memory` says so.
    pub fn to_json(&self) -> Value {
        let table = self.table();
        let purse = |seat| {
            let purse = self.purse(seat);
            let score = parts_json::<R>(self.score(seat), purse.coins().as_ref());
            PurseSight { coins: purse.coins(), laid: purse.laid(), score }
        };
        let purses = table.seats().map(purse).collect();
        let decks = Age::ALL.map(|age| self.deck(age));
        let mut json = Sight { audience: self.audience(), table, purses, decks, offer: self.offer() }.to_json();
        json["memory"] = Value::Bool(true);
        json
    }
}

/// What every kind of view has in common.
struct Sight<'a, R: Recorded> {
    audience: Audience,
    table: &'a Table<R>,
    /// By seat.
    purses: Vec<PurseSight>,
    decks: [Bag; 2],
    offer: OfferView,
}

/// What is seen of a player's coins, and the score that follows from it.
struct PurseSight {
    coins: Option<[Coin; COINS]>,
    laid: [Laid; COINS],
    score: Value,
}

impl<R: Recorded> Sight<'_, R> {
    fn to_json(&self) -> Value {
        let table = self.table;
        let seats: Vec<Value> =
            table.seats().zip(&self.purses).map(|(seat, purse)| self.seat_json(seat, purse)).collect();
        let taverns = table.taverns.each_ref().map(|cards| self.names(cards));
        let order = table.auction().order().iter().map(|bid| json!({"seat": bid.seat().index(), "bid": bid.value()}));
        json!({
            "game": R::NAME,
            "options": table.rules().options_record(),
            "setup": table.rules().public_setup(),
            "audience": audience_json(self.audience),
            "age": table.age().number(),
            "round": table.round(),
            "rounds": table.rules().rounds(),
            "asked": self.asked_json(),
            "taverns": taverns,
            "auction": {"tavern": table.auction().tavern.index() + 1, "order": order.collect::<Vec<_>>()},
            "treasure": table.treasure().coins().map(|coin| coin.to_string()).collect::<Vec<_>>(),
            "heroes_left": heroes_json::<R>(table.heroes_left()),
            "decks": Age::ALL.map(|age| self.deck_json(self.decks[age as usize], age)),
            "offer": self.offer_json(),
            "seats": seats,
        })
    }

    fn asked_json(&self) -> Value {
        let seats = match self.table.turn() {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        let plus = match self.table.agenda().next() {
            Some(Step::Transform(_, plus)) => Some(plus),
            _ => None,
        };
        json!({"do": self.table.asked_kind().unwrap_or("over"), "seats": seats, "plus": plus})
    }

    fn seat_json(&self, seat: Seat, purse: &PurseSight) -> Value {
        let army = self.table.army(seat);
        let columns: Map<String, Value> = Column::ALL
            .into_iter()
            .map(|column| (R::COLUMNS[column.index()].to_owned(), self.column_json(army, column)))
            .collect();
        let commanding = army.heroes().iter().filter(|&hero| army.post(hero).is_none());
        let places = purse.laid.map(|laid| {
            let coin = laid.face.coin().map(|coin| coin.to_string());
            let known = matches!(laid.face, Face::Known(_));
            json!({"at": laid.place.name(), "coin": coin, "known": known})
        });
        json!({
            "gem": self.table.gem(seat),
            "coins": purse.coins.map(|coins| coins.map(|coin| coin.to_string())),
            "places": places,
            "columns": columns,
            "lines": army.ranks().lines(),
            "heroes": heroes_json::<R>(army.heroes()),
            "command": commanding.map(hero_name::<R>).collect::<Vec<_>>(),
            "score": purse.score,
        })
    }

    fn column_json(&self, army: &Army, column: Column) -> Value {
        let rules = self.table.rules();
        let pieces = army.pieces().iter().enumerate().filter(|&(_, &piece)| rules.worth(piece).column == column);
        let under_tokens: Vec<usize> = self.table.covered(army).collect();
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
            PieceKind::Dwarf(card) => self.table.rules().card_name(card).to_owned(),
            PieceKind::Hero(hero, _) => hero_name::<R>(hero).to_owned(),
        }
    }

    fn names(&self, cards: &Cards) -> Vec<String> {
        cards.iter().map(|card| self.table.rules().card_name(card).to_owned()).collect()
    }

    fn deck_json(&self, bag: Bag, age: Age) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for card in bag.cards(self.table.rules().deck(age)) {
            *counts.entry(self.table.rules().card_name(card).to_owned()).or_default() += 1;
        }
        counts
    }

    fn offer_json(&self) -> Value {
        match self.offer {
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

/// The score with its parts; what coins give is `null` where they are not seen.
fn parts_json<R: Recorded>(parts: Parts, coins: Option<&[Coin; COINS]>) -> Value {
    let value = |name: &str, value: u16| if name == "coins" && coins.is_none() { Value::Null } else { json!(value) };
    let named: Map<String, Value> =
        R::PARTS.iter().zip(parts.0).map(|(&name, part)| (name.to_owned(), value(name, part))).collect();
    json!({"total": parts.total(), "parts": named})
}
