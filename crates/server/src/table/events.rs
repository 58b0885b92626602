//! What happened at a table, as JSON for one audience.

use elvaland_rules::mechanics::{Event, Piece, PieceKind, hero_name};
use elvaland_rules::record::Recorded;
use elvaland_rules::{Audience, Seat};
use serde_json::{Value, json};

/// Something told to everybody who watches a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Told {
    /// What the rules say happened.
    Event(Event),
    /// A player took his last choice back.
    Undone(Seat),
}

impl Told {
    /// The event as this audience may see it, with the names of records.
    pub(crate) fn to_json<R: Recorded>(self, rules: &R, audience: Audience) -> Value {
        match self {
            Told::Event(event) => event_json(rules, event.for_audience(audience)),
            Told::Undone(seat) => json!({"event": "undone", "seat": seat.index()}),
        }
    }
}

fn event_json<R: Recorded>(rules: &R, event: Event) -> Value {
    let card = |card| rules.card_name(card).to_owned();
    let cards = |cards: elvaland_rules::mechanics::Cards| cards.iter().map(card).collect::<Vec<_>>();
    let index = |seat: Option<Seat>| seat.map(Seat::index);
    match event {
        Event::AgeBegins(age) => json!({"event": "age_begins", "age": age.number()}),
        Event::RoundBegins(round) => json!({"event": "round_begins", "round": round}),
        Event::Dealt(tavern, dealt) => {
            json!({"event": "dealt", "tavern": tavern.index() + 1, "cards": cards(dealt)})
        }
        Event::Ready(seat) => json!({"event": "ready", "seat": seat.index()}),
        Event::Revealed(seat, tavern, coin) => {
            json!({"event": "revealed", "seat": seat.index(), "tavern": tavern.index() + 1, "coin": coin.to_string()})
        }
        Event::Took(seat, taken) => json!({"event": "took", "seat": seat.index(), "card": card(taken)}),
        Event::Dropped(seat, dropped) => json!({"event": "dropped", "seat": seat.index(), "card": card(dropped)}),
        Event::LeftOver(left) => json!({"event": "left_over", "card": card(left)}),
        Event::Recruited(seat, hero) => {
            json!({"event": "recruited", "seat": seat.index(), "hero": hero_name::<R>(hero)})
        }
        Event::Placed(seat, piece) => piece_json(rules, "placed", seat, piece),
        Event::Covered(seat, piece) => piece_json(rules, "covered", seat, piece),
        Event::Lifted(seat, piece) => piece_json(rules, "lifted", seat, piece),
        Event::Discarded(seat, piece) => piece_json(rules, "discarded", seat, piece),
        Event::PouchShown(seat, coins) => {
            json!({"event": "pouch_shown", "seat": seat.index(), "coins": coins.map(|coin| coin.to_string())})
        }
        Event::Exchanged { seat, given, taken, at } => json!({
            "event": "exchanged", "seat": seat.index(), "given": given.to_string(), "taken": taken.to_string(),
            "at": at.name(),
        }),
        Event::TookCoinsBack(seat) => json!({"event": "took_coins_back", "seat": seat.index()}),
        Event::SwappedGems(one, other) => json!({"event": "swapped_gems", "seats": [one.index(), other.index()]}),
        Event::TookGem(seat, gem) => json!({"event": "took_gem", "seat": seat.index(), "gem": gem}),
        Event::CoinsBack => json!({"event": "coins_back"}),
        Event::Evaluated(column, winner) => {
            json!({"event": "evaluated", "column": R::COLUMNS[column.index()], "seat": index(winner)})
        }
        Event::Awarded(hero, winner) => {
            json!({"event": "awarded", "hero": hero_name::<R>(hero), "seat": index(winner)})
        }
        Event::Offered(seat, offered) => json!({"event": "offered", "seat": seat.index(), "cards": cards(offered)}),
        Event::OfferedUnseen(seat, count) => json!({"event": "offered", "seat": seat.index(), "count": count}),
        Event::Kept(seat, kept) => json!({"event": "kept", "seat": seat.index(), "card": card(kept)}),
        Event::Burned(burned) => json!({"event": "burned", "card": burned.map(card)}),
        Event::Over => json!({"event": "over"}),
    }
}

fn piece_json<R: Recorded>(rules: &R, event: &str, seat: Seat, piece: Piece) -> Value {
    let column = R::COLUMNS[rules.worth(piece).column.index()];
    match piece.kind() {
        PieceKind::Dwarf(card) => {
            json!({"event": event, "seat": seat.index(), "card": rules.card_name(card), "column": column})
        }
        PieceKind::Hero(hero, _) => {
            json!({"event": event, "seat": seat.index(), "hero": hero_name::<R>(hero), "column": column})
        }
    }
}
