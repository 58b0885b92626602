//! Decoding a view from JSON, on the client side.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::mechanics::{
    Age, Agenda, Army, Auction, Bag, Bid, COINS, Cards, Coin, Face, Gem, Laid, OfferView, Place, Post, PurseView,
    Refusal, SeenPurse, Table, Tavern, Treasure, View,
};
use crate::position::{PositionFormat, Unfit, read_army, read_step};
use crate::record::RecordFormat;
use crate::{Audience, BySeat, Seat};

/// A player's coins as read from JSON; in memory mode those of others are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodedPurse {
    coins: Option<[Coin; COINS]>,
    laid: [Laid; COINS],
}

impl Default for DecodedPurse {
    fn default() -> DecodedPurse {
        DecodedPurse { coins: None, laid: PurseView::default().laid }
    }
}

impl SeenPurse for DecodedPurse {
    const IS_MEMORY: bool = false;

    fn known_coins(&self) -> Option<[Coin; COINS]> {
        self.coins
    }

    fn laid(&self) -> [Laid; COINS] {
        self.laid
    }
}

/// Why JSON is no view.
#[derive(Debug)]
pub enum DecodeError {
    /// A field is missing, or is something else.
    Json(serde_json::Error),
    /// A card, coin or other name that the game does not know.
    Refused(Refusal),
    /// An army or a step that is impossible in this game.
    Unfit(Unfit),
    /// More pieces than the named list can hold.
    TooMany(&'static str),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Json(error) => write!(f, "{error}"),
            DecodeError::Refused(refusal) => write!(f, "{refusal}"),
            DecodeError::Unfit(unfit) => write!(f, "{unfit}"),
            DecodeError::TooMany(what) => write!(f, "too many {what}"),
        }
    }
}

impl std::error::Error for DecodeError {}

impl From<Refusal> for DecodeError {
    fn from(refusal: Refusal) -> DecodeError {
        DecodeError::Refused(refusal)
    }
}

impl From<Unfit> for DecodeError {
    fn from(unfit: Unfit) -> DecodeError {
        DecodeError::Unfit(unfit)
    }
}

/// The fields of a view from which all others can be derived.
#[derive(Deserialize)]
struct ViewFields<O> {
    age: u8,
    agenda: Vec<String>,
    auction: AuctionFields,
    audience: AudienceFields,
    decks: [BTreeMap<String, usize>; 2],
    offer: OfferFields,
    options: O,
    round: u8,
    seats: Vec<SeatFields>,
    setup: Value,
    taverns: [Vec<String>; 3],
    treasure: Vec<String>,
}

#[derive(Deserialize)]
struct AuctionFields {
    order: Vec<BidFields>,
    tavern: usize,
}

#[derive(Deserialize)]
struct BidFields {
    bid: u8,
    seat: usize,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum AudienceFields {
    Seat(usize),
    Other(String),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OfferFields {
    Seen(Vec<String>),
    Unseen { unseen: u8 },
}

#[derive(Deserialize)]
struct SeatFields {
    coins: Option<[String; COINS]>,
    columns: BTreeMap<String, ColumnFields>,
    command: Vec<String>,
    gem: Gem,
    places: [PlaceFields; COINS],
}

#[derive(Deserialize)]
struct ColumnFields {
    covered: Vec<usize>,
    pieces: Vec<String>,
}

#[derive(Deserialize)]
struct PlaceFields {
    at: String,
    coin: Option<String>,
    known: bool,
}

impl<R: RecordFormat + PositionFormat> View<R, DecodedPurse> {
    /// Reads what [`View::to_json`] has written. The order in which cards of different columns were placed is not fields.
    ///
    /// # Errors
    /// Returns what is missing or impossible in this game.
    pub fn from_json(value: &Value) -> Result<View<R, DecodedPurse>, DecodeError> {
        let fields = ViewFields::<R::OptionsRecord>::deserialize(value).map_err(DecodeError::Json)?;
        let rules = R::from_public(&fields.options, &fields.setup)?;
        let mut purses = BySeat::default();
        let (mut gems, mut armies) = (BySeat::default(), BySeat::default());
        for (seat, said) in Seat::ALL.into_iter().zip(&fields.seats) {
            purses[seat] = said.purse()?;
            gems[seat] = said.gem;
            armies[seat] = said.army(&rules)?;
        }
        let decks = [fields.deck(&rules, Age::First)?, fields.deck(&rules, Age::Second)?];
        let offer = match &fields.offer {
            OfferFields::Seen(names) => OfferView::Seen(cards(&rules, names)?),
            OfferFields::Unseen { unseen } => OfferView::Unseen(*unseen),
        };
        let mut taverns = [Cards::default(); 3];
        for (tavern, names) in taverns.iter_mut().zip(&fields.taverns) {
            *tavern = cards(&rules, names)?;
        }
        let steps = fields.agenda.iter().map(|step| read_step::<R>(step)).collect::<Result<Vec<_>, _>>()?;
        let table = Table {
            age: if fields.age == 1 { Age::First } else { Age::Second },
            round: fields.round,
            treasure: fields.treasure()?,
            gems,
            armies,
            taverns,
            auction: fields.auction.auction(),
            agenda: Agenda::new(&steps).ok_or(DecodeError::TooMany("steps"))?,
            rules,
        };
        Ok(View::from_parts(fields.audience.audience(), table, purses, decks, offer))
    }
}

impl<O> ViewFields<O> {
    fn treasure(&self) -> Result<Treasure, DecodeError> {
        let mut treasure = Treasure::default();
        for coin in &self.treasure {
            let coin: Coin = coin.parse()?;
            if !coin.is_treasure() || treasure.count(coin.value()) >= Treasure::MOST {
                return Err(DecodeError::TooMany("coins"));
            }
            treasure.put(coin);
        }
        Ok(treasure)
    }

    fn deck<R: PositionFormat>(&self, rules: &R, age: Age) -> Result<Bag, DecodeError> {
        let mut cards = Vec::new();
        for (name, &count) in &self.decks[age as usize] {
            cards.extend(std::iter::repeat_n(rules.parse_card(name)?, count.min(rules.deck(age).cards().len())));
        }
        Bag::of(rules.deck(age), cards).map_err(|_| DecodeError::TooMany("cards"))
    }
}

impl AudienceFields {
    fn audience(&self) -> Audience {
        match self {
            AudienceFields::Seat(seat) => Seat::new(*seat).map_or(Audience::Spectator, Audience::Seat),
            AudienceFields::Other(name) if name == "open" => Audience::Open,
            AudienceFields::Other(_) => Audience::Spectator,
        }
    }
}

impl AuctionFields {
    /// Returns the bids in their order. Which gems made it is not fields: any that fall do.
    fn auction(&self) -> Auction {
        let tavern = self.tavern.checked_sub(1).and_then(|at| Tavern::ALL.get(at)).copied();
        let mut auction = Auction::of(tavern.unwrap_or_default());
        for (at, fields) in self.order.iter().take(Seat::ALL.len()).enumerate() {
            let coin = if fields.bid == 0 { Coin::ZERO } else { Coin::treasure_unchecked(fields.bid.min(25)) };
            if let Some(seat) = Seat::new(fields.seat) {
                auction.add(Bid::new(seat, coin, (Seat::ALL.len() - at) as Gem));
            }
        }
        auction
    }
}

impl SeatFields {
    fn purse(&self) -> Result<DecodedPurse, DecodeError> {
        let mut laid = PurseView::default().laid;
        for (place, fields) in laid.iter_mut().zip(&self.places) {
            let coin = fields.coin.as_ref().map(|coin| coin.parse()).transpose()?;
            let face = match coin {
                Some(coin) if fields.known => Face::Known(coin),
                Some(coin) => Face::Own(coin),
                None => Face::Hidden,
            };
            *place = Laid { place: fields.at.parse::<Place>()?, face };
        }
        let mut coins = None;
        if let Some(fields) = &self.coins {
            let mut read = [Coin::ZERO; COINS];
            for (coin, name) in read.iter_mut().zip(fields) {
                *coin = name.parse()?;
            }
            coins = Some(read);
        }
        Ok(DecodedPurse { coins, laid })
    }

    /// Returns the pieces column by column, then those in the command zone, in the words of a position.
    fn army<R: PositionFormat>(&self, rules: &R) -> Result<Army, DecodeError> {
        let mut words = Vec::new();
        let mut tokens = 0;
        for name in R::COLUMNS {
            let Some(column) = self.columns.get(name) else { continue };
            tokens += column.covered.len();
            words.extend(column.pieces.iter().map(|piece| match R::parse_hero(piece).map(R::post) {
                Ok(Post::AnyColumn | Post::CommandZone) => format!("{piece}@{name}"),
                Ok(Post::Column(_)) | Err(_) => piece.clone(),
            }));
        }
        words.extend(self.command.iter().cloned());
        Ok(read_army(rules, &words.join(" "), tokens)?)
    }
}

fn cards<R: PositionFormat>(rules: &R, names: &[String]) -> Result<Cards, DecodeError> {
    let cards = names.iter().map(|name| rules.parse_card(name)).collect::<Result<Vec<_>, _>>()?;
    Cards::new(&cards).ok_or(DecodeError::TooMany("cards"))
}
