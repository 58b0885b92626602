//! Views as JSON.

mod convert;
mod decode;
mod event;

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::mechanics::{
    Age, Army, Bag, COINS, Cards, Coin, Column, Face, HeroSet, Laid, OfferView, Piece, PieceKind, Score, ScorePart,
    SeenPurse, Step, Table, View,
};
use crate::position::{PositionFormat, write_step};
use crate::record::RecordFormat;
use crate::{Audience, Seat, Turn};

pub use decode::{DecodeError, DecodedPurse};

/// Whether a view shows what everybody's army and coins are worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Scores {
    #[default]
    Shown,
    Hidden,
}

impl<R: RecordFormat + PositionFormat, P: SeenPurse> View<R, P> {
    /// Returns the view as JSON, with the names of records. The same view always gives the same bytes. In memory mode
    /// the `coins` of the others are `null`, count nothing in their scores, and `memory` says so.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self.sight(Scores::Shown)).unwrap_or_default()
    }

    /// Returns the same as text, without making a value first; scores are `null` where they are hidden.
    pub fn to_text(&self, scores: Scores) -> String {
        serde_json::to_string(&self.sight(scores)).unwrap_or_default()
    }

    fn sight(&self, scores: Scores) -> Sight<'_, R> {
        let purse = |seat| {
            let purse = self.purse(seat);
            let score = match scores {
                Scores::Shown => Some(self.score(seat)),
                Scores::Hidden => None,
            };
            PurseSight { coins: purse.known_coins(), laid: purse.laid(), score }
        };
        Sight {
            audience: self.audience(),
            table: self.table(),
            purses: self.table().seats().map(purse).collect(),
            decks: Age::ALL.map(|age| self.deck(age)),
            offer: self.offer(),
            is_memory: P::IS_MEMORY,
        }
    }
}

/// The fields that all kinds of views have in common.
struct Sight<'a, R: RecordFormat> {
    audience: Audience,
    table: &'a Table<R>,
    /// By seat.
    purses: Vec<PurseSight<R>>,
    decks: [Bag; 2],
    offer: OfferView,
    is_memory: bool,
}

/// The visible coins of a player, and the score they allow to compute.
struct PurseSight<R> {
    coins: Option<[Coin; COINS]>,
    laid: [Laid; COINS],
    score: Option<Score<R>>,
}

/// A value that is serialized as its text.
struct Text<T>(T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A view, with its fields in the order they are written.
#[derive(Serialize)]
struct ViewJson<'a, O> {
    age: u8,
    agenda: Vec<String>,
    asked: AskedJson,
    auction: AuctionJson,
    audience: AudienceJson,
    decks: [BTreeMap<&'a str, usize>; 2],
    game: &'static str,
    heroes_left: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<bool>,
    offer: OfferJson<'a>,
    options: O,
    round: u8,
    rounds: u8,
    seats: Vec<SeatJson<'a>>,
    setup: Value,
    taverns: [Vec<&'a str>; 3],
    treasure: Vec<Text<Coin>>,
}

#[derive(Serialize)]
struct AskedJson {
    #[serde(rename = "do")]
    kind: &'static str,
    plus: Option<u8>,
    seats: Vec<usize>,
}

#[derive(Serialize)]
struct AuctionJson {
    order: Vec<BidJson>,
    tavern: usize,
}

#[derive(Serialize)]
struct BidJson {
    bid: u8,
    seat: usize,
}

#[derive(Serialize)]
#[serde(untagged)]
enum AudienceJson {
    Seat(usize),
    Other(&'static str),
}

#[derive(Serialize)]
#[serde(untagged)]
enum OfferJson<'a> {
    Seen(Vec<&'a str>),
    Unseen { unseen: u8 },
}

#[derive(Serialize)]
struct SeatJson<'a> {
    coins: Option<[Text<Coin>; COINS]>,
    columns: BTreeMap<&'static str, ColumnJson<'a>>,
    command: Vec<&'static str>,
    gem: u8,
    heroes: Vec<&'static str>,
    lines: u8,
    places: [PlaceJson; COINS],
    score: Option<ScoreJson>,
}

#[derive(Serialize)]
struct ColumnJson<'a> {
    covered: Vec<usize>,
    pieces: Vec<&'a str>,
    points: u16,
    ranks: u8,
}

#[derive(Serialize)]
struct PlaceJson {
    at: &'static str,
    coin: Option<Text<Coin>>,
    known: bool,
}

/// A score as JSON; parts that depend on hidden coins are `null`.
#[derive(Serialize)]
struct ScoreJson {
    parts: BTreeMap<&'static str, Option<u16>>,
    total: u16,
}

impl<R: RecordFormat + PositionFormat> Serialize for Sight<'_, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table;
        let rules = table.rules();
        let bid = |bid: &crate::mechanics::Bid| BidJson { bid: bid.value(), seat: bid.seat().index() };
        ViewJson {
            age: table.age().number(),
            agenda: table.agenda().iter().map(write_step::<R>).collect(),
            asked: self.asked(),
            auction: AuctionJson {
                order: table.auction().order().iter().map(bid).collect(),
                tavern: table.auction().tavern.index() + 1,
            },
            audience: match self.audience {
                Audience::Seat(seat) => AudienceJson::Seat(seat.index()),
                Audience::Spectator => AudienceJson::Other("spectator"),
                Audience::Open => AudienceJson::Other("open"),
            },
            decks: Age::ALL.map(|age| self.deck(age)),
            game: R::NAME,
            heroes_left: heroes::<R>(table.heroes_left()),
            memory: self.is_memory.then_some(true),
            offer: match &self.offer {
                OfferView::Seen(cards) => OfferJson::Seen(self.names(cards)),
                OfferView::Unseen(count) => OfferJson::Unseen { unseen: *count },
            },
            options: rules.options_record(),
            round: table.round(),
            rounds: rules.rounds(),
            seats: table.seats().zip(&self.purses).map(|(seat, purse)| self.seat(seat, purse)).collect(),
            setup: rules.public_setup(),
            taverns: table.taverns.each_ref().map(|cards| self.names(cards)),
            treasure: table.treasure().coins().map(Text).collect(),
        }
        .serialize(serializer)
    }
}

impl<'a, R: RecordFormat> Sight<'a, R> {
    fn asked(&self) -> AskedJson {
        let seats = match self.table.turn() {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        let plus = match self.table.agenda().next() {
            Some(Step::Transform(_, plus)) => Some(plus),
            _ => None,
        };
        AskedJson { kind: self.table.agenda().next().map_or("over", Table::<R>::asked_name), plus, seats }
    }

    fn seat(&self, seat: Seat, purse: &PurseSight<R>) -> SeatJson<'a> {
        let army = self.table.army(seat);
        let columns = Column::ALL.into_iter();
        SeatJson {
            coins: purse.coins.map(|coins| coins.map(Text)),
            columns: columns.map(|column| (R::COLUMNS[column.index()], self.column(army, column))).collect(),
            command: army.heroes().iter().filter(|&hero| army.post(hero).is_none()).map(R::hero_name).collect(),
            gem: self.table.gem(seat),
            heroes: heroes::<R>(army.heroes()),
            lines: army.ranks().lines(),
            places: purse.laid.map(|laid| PlaceJson {
                at: laid.place.name(),
                coin: laid.face.coin().map(Text),
                known: matches!(laid.face, Face::Known(_)),
            }),
            score: purse.score.map(|parts| score_json::<R>(parts, purse.coins.as_ref())),
        }
    }

    fn column(&self, army: &Army, column: Column) -> ColumnJson<'a> {
        let rules = self.table.rules();
        let pieces = army.pieces().iter().enumerate().filter(|&(_, &piece)| rules.worth(piece).column == column);
        let under_tokens: Vec<usize> = self.table.covered(army).collect();
        let covered = pieces.clone().enumerate().filter(|(_, (at, _))| under_tokens.contains(at));
        ColumnJson {
            covered: covered.map(|(place, _)| place).collect(),
            pieces: pieces.clone().map(|(_, &piece)| self.piece_name(piece)).collect(),
            points: army.points(column),
            ranks: army.ranks().of(column),
        }
    }

    fn piece_name(&self, piece: Piece) -> &'a str {
        match piece.kind() {
            PieceKind::Dwarf(card) => self.table.rules().card_name(card),
            PieceKind::Hero(hero, _) => R::hero_name(hero),
        }
    }

    fn names(&self, cards: &Cards) -> Vec<&'a str> {
        cards.iter().map(|card| self.table.rules().card_name(card)).collect()
    }

    fn deck(&self, age: Age) -> BTreeMap<&'a str, usize> {
        let mut counts = BTreeMap::new();
        for card in self.decks[age as usize].cards(self.table.rules().deck(age)) {
            *counts.entry(self.table.rules().card_name(card)).or_default() += 1;
        }
        counts
    }
}

fn heroes<R: RecordFormat>(heroes: HeroSet) -> Vec<&'static str> {
    heroes.iter().map(R::hero_name).collect()
}

fn score_json<R: RecordFormat>(parts: Score<R>, coins: Option<&[Coin; COINS]>) -> ScoreJson {
    let value = |name: &str, value: u16| (name != "coins" || coins.is_some()).then_some(value);
    ScoreJson {
        parts: parts.iter().map(|(part, points)| (part.name(), value(part.name(), points))).collect(),
        total: parts.total(),
    }
}
