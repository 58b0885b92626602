//! Events as JSON, with the names of records.

use serde_json::{Value, json};

use crate::Seat;
use crate::mechanics::{Age, Card, Cards, Coin, Column, Event, Gem, Hero, Piece, PieceKind, Place, Rules, Tavern};

impl Event {
    /// Returns the event as JSON. It is told as it is: take [`Event::for_audience`] first.
    pub fn to_json<R: Rules>(self, rules: &R) -> Value {
        let card = |card| rules.card_name(card).to_owned();
        let cards = |cards: Cards| cards.iter().map(card).collect::<Vec<_>>();
        let index = |seat: Option<Seat>| seat.map(Seat::index);
        match self {
            Event::AgeBegins(age) => json!({"event": "age_begins", "age": age.number()}),
            Event::RoundBegins(round) => json!({"event": "round_begins", "round": round}),
            Event::Dealt(tavern, dealt) => {
                json!({"event": "dealt", "tavern": tavern.index() + 1, "cards": cards(dealt)})
            }
            Event::Ready(seat) => json!({"event": "ready", "seat": seat.index()}),
            Event::Revealed(seat, tavern, coin) => json!({
                "event": "revealed", "seat": seat.index(), "tavern": tavern.index() + 1, "coin": coin.to_string(),
            }),
            Event::Took(seat, taken) => json!({"event": "took", "seat": seat.index(), "card": card(taken)}),
            Event::Dropped(seat, dropped) => json!({"event": "dropped", "seat": seat.index(), "card": card(dropped)}),
            Event::LeftOver(left) => json!({"event": "left_over", "card": card(left)}),
            Event::Recruited(seat, hero) => {
                json!({"event": "recruited", "seat": seat.index(), "hero": R::hero_name(hero)})
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
                json!({"event": "awarded", "hero": R::hero_name(hero), "seat": index(winner)})
            }
            Event::Offered(seat, offered) => {
                json!({"event": "offered", "seat": seat.index(), "cards": cards(offered)})
            }
            Event::OfferedUnseen(seat, count) => json!({"event": "offered", "seat": seat.index(), "count": count}),
            Event::Kept(seat, kept) => json!({"event": "kept", "seat": seat.index(), "card": card(kept)}),
            Event::Burned(burned) => json!({"event": "burned", "card": burned.map(card)}),
            Event::Over => json!({"event": "over"}),
        }
    }

    /// Reads what [`Event::to_json`] has written; `None` for anything else.
    pub fn from_json<R: Rules>(rules: &R, value: &Value) -> Option<Event> {
        let fields = EventFields { rules, value };
        Some(match value["event"].as_str()? {
            "age_begins" => Event::AgeBegins(if fields.number::<u8>("age")? == 1 { Age::First } else { Age::Second }),
            "round_begins" => Event::RoundBegins(fields.number("round")?),
            "dealt" => Event::Dealt(fields.tavern()?, fields.cards()?),
            "ready" => Event::Ready(fields.seat()?),
            "revealed" => Event::Revealed(fields.seat()?, fields.tavern()?, fields.coin("coin")?),
            "took" => Event::Took(fields.seat()?, fields.card()?),
            "dropped" => Event::Dropped(fields.seat()?, fields.card()?),
            "left_over" => Event::LeftOver(fields.card()?),
            "recruited" => Event::Recruited(fields.seat()?, fields.hero()?),
            "placed" => Event::Placed(fields.seat()?, fields.piece()?),
            "covered" => Event::Covered(fields.seat()?, fields.piece()?),
            "lifted" => Event::Lifted(fields.seat()?, fields.piece()?),
            "discarded" => Event::Discarded(fields.seat()?, fields.piece()?),
            "pouch_shown" => Event::PouchShown(fields.seat()?, fields.coins()?),
            "exchanged" => Event::Exchanged {
                seat: fields.seat()?,
                given: fields.coin("given")?,
                taken: fields.coin("taken")?,
                at: value["at"].as_str()?.parse::<Place>().ok()?,
            },
            "took_coins_back" => Event::TookCoinsBack(fields.seat()?),
            "swapped_gems" => Event::SwappedGems(seat(&value["seats"][0])?, seat(&value["seats"][1])?),
            "took_gem" => Event::TookGem(fields.seat()?, fields.number::<Gem>("gem")?),
            "coins_back" => Event::CoinsBack,
            "evaluated" => Event::Evaluated(fields.column()?, seat(&value["seat"])),
            "awarded" => Event::Awarded(fields.hero()?, seat(&value["seat"])),
            "offered" if value["count"].is_u64() => Event::OfferedUnseen(fields.seat()?, fields.number("count")?),
            "offered" => Event::Offered(fields.seat()?, fields.cards()?),
            "kept" => Event::Kept(fields.seat()?, fields.card()?),
            "burned" => Event::Burned(fields.card()),
            "over" => Event::Over,
            _ => return None,
        })
    }
}

fn piece_json<R: Rules>(rules: &R, event: &str, seat: Seat, piece: Piece) -> Value {
    let column = R::COLUMNS[rules.worth(piece).column.index()];
    match piece.kind() {
        PieceKind::Dwarf(card) => {
            json!({"event": event, "seat": seat.index(), "card": rules.card_name(card), "column": column})
        }
        PieceKind::Hero(hero, _) => {
            json!({"event": event, "seat": seat.index(), "hero": R::hero_name(hero), "column": column})
        }
    }
}

/// The fields of an event being read.
struct EventFields<'a, R: Rules> {
    rules: &'a R,
    value: &'a Value,
}

impl<R: Rules> EventFields<'_, R> {
    fn number<N: TryFrom<u64>>(&self, field: &str) -> Option<N> {
        self.value[field].as_u64()?.try_into().ok()
    }

    fn seat(&self) -> Option<Seat> {
        seat(&self.value["seat"])
    }

    fn tavern(&self) -> Option<Tavern> {
        Tavern::ALL.get(self.number::<usize>("tavern")?.checked_sub(1)?).copied()
    }

    fn coin(&self, field: &str) -> Option<Coin> {
        self.value[field].as_str()?.parse().ok()
    }

    fn coins(&self) -> Option<[Coin; 2]> {
        let coin = |at: usize| self.value["coins"][at].as_str()?.parse().ok();
        Some([coin(0)?, coin(1)?])
    }

    fn card(&self) -> Option<Card> {
        self.rules.parse_card(self.value["card"].as_str()?).ok()
    }

    fn cards(&self) -> Option<Cards> {
        let names = self.value["cards"].as_array()?.iter();
        let cards: Option<Vec<Card>> = names.map(|name| self.rules.parse_card(name.as_str()?).ok()).collect();
        Cards::new(&cards?)
    }

    fn hero(&self) -> Option<Hero> {
        R::parse_hero(self.value["hero"].as_str()?).ok()
    }

    fn column(&self) -> Option<Column> {
        R::parse_column(self.value["column"].as_str()?).ok()
    }

    /// Returns a dwarf, or a hero with its column.
    fn piece(&self) -> Option<Piece> {
        match self.card() {
            Some(card) => Some(Piece::dwarf(card)),
            None => Some(Piece::hero(self.hero()?, self.column()?)),
        }
    }
}

fn seat(value: &Value) -> Option<Seat> {
    Seat::new(value.as_u64()?.try_into().ok()?)
}
