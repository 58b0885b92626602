//! Decoding a view from JSON, on the client side.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::mechanics::{
    Age, Agenda, Army, Auction, Bag, Bid, COINS, Cards, Coin, Face, Gem, Laid, OfferView, ParseError, Place, Post,
    PurseView, Refusal, SeenPurse, Table, Tavern, Treasure, View,
};
use crate::position::{PositionError, PositionFormat, Unfit, read_army, read_step};
use crate::record::RecordFormat;
use crate::{Audience, BySeat, Seat};

/// A player's coins as read from JSON; in memory mode those of others are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodedPurse {
    pub(super) coins: Option<[Coin; COINS]>,
    pub(super) laid: [Laid; COINS],
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
    /// A name that the game does not have.
    Unreadable(ParseError),
    /// Options that the game does not have.
    Refused(Refusal),
    /// An army or a step that is impossible in this game.
    Unfit(Unfit),
    /// More pieces than the named list can hold.
    TooMany(&'static str),
    /// Another number of seats than players, or another age or round than the game has.
    OutOfRange(&'static str),
    /// The JSON does not have all coins of this seat: the table is played in memory mode.
    CoinsHidden(Seat),
    /// The values of the JSON contradict one another.
    Impossible(PositionError),
    /// The audience would see something else of such a game.
    Inconsistent,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Json(error) => write!(f, "{error}"),
            DecodeError::Unreadable(error) => write!(f, "{error}"),
            DecodeError::Refused(refusal) => write!(f, "{refusal}"),
            DecodeError::Unfit(unfit) => write!(f, "{unfit}"),
            DecodeError::TooMany(what) => write!(f, "too many {what}"),
            DecodeError::OutOfRange(what) => write!(f, "this game has another {what}"),
            DecodeError::CoinsHidden(seat) => write!(f, "the coins of seat {seat} are hidden, as in memory mode"),
            DecodeError::Impossible(error) => write!(f, "{error}"),
            DecodeError::Inconsistent => write!(f, "the audience would see something else of such a game"),
        }
    }
}

impl std::error::Error for DecodeError {}

impl From<ParseError> for DecodeError {
    fn from(error: ParseError) -> DecodeError {
        DecodeError::Unreadable(error)
    }
}

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

impl From<PositionError> for DecodeError {
    fn from(error: PositionError) -> DecodeError {
        DecodeError::Impossible(error)
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
    /// Reads what [`View::to_json`] has written. The order in which cards of different columns were placed is not told.
    ///
    /// The numbers are not compared with each other; [`TryFrom`] does that where the coins of all players are told.
    ///
    /// # Errors
    /// Returns what is missing or unknown in this game.
    pub fn from_json(value: &Value) -> Result<View<R, DecodedPurse>, DecodeError> {
        let fields = ViewFields::<R::OptionsRecord>::deserialize(value).map_err(DecodeError::Json)?;
        let rules = R::from_public(&fields.options, &fields.setup)?;
        if fields.seats.len() != rules.players() {
            return Err(DecodeError::OutOfRange("number of seats"));
        }
        let mut purses = BySeat::default();
        let (mut gems, mut armies) = (BySeat::default(), BySeat::default());
        for (seat, said) in Seat::ALL.into_iter().zip(&fields.seats) {
            purses[seat] = said.purse()?;
            gems[seat] = said.gem;
            armies[seat] = said.army(&rules)?;
        }
        let audience = fields.audience.audience(rules.players())?;
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
            age: Age::ALL.into_iter().find(|age| age.number() == fields.age).ok_or(DecodeError::OutOfRange("age"))?,
            round: Some(fields.round)
                .filter(|&round| round <= rules.rounds())
                .ok_or(DecodeError::OutOfRange("round"))?,
            treasure: fields.treasure()?,
            gems,
            armies,
            taverns,
            auction: fields.auction.auction(&gems, &purses),
            agenda: Agenda::new(&steps).ok_or(DecodeError::TooMany("steps"))?,
            rules,
        };
        Ok(View::from_parts(audience, table, purses, decks, offer))
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
    fn audience(&self, players: usize) -> Result<Audience, DecodeError> {
        let audience = match self {
            AudienceFields::Seat(seat) => Seat::first(players).nth(*seat).map(Audience::Seat),
            AudienceFields::Other(name) => match name.as_str() {
                "open" => Some(Audience::Open),
                "spectator" => Some(Audience::Spectator),
                _ => None,
            },
        };
        audience.ok_or(DecodeError::OutOfRange("audience"))
    }
}

impl AuctionFields {
    /// Returns the bids in their order. Gems change hands only after a tavern, so they are the same as at the reveal;
    /// where they do not make this order, because the values are hidden, any gems that fall do.
    fn auction(&self, gems: &BySeat<Gem>, purses: &BySeat<DecodedPurse>) -> Auction {
        let tavern = self.tavern.checked_sub(1).and_then(|at| Tavern::ALL.get(at)).copied().unwrap_or_default();
        let auction = self.ordered_by(tavern, purses, |_, seat| gems[seat].min(7));
        let order = auction.order().iter().map(|bid| bid.seat().index());
        match order.eq(self.order.iter().map(|bid| bid.seat)) {
            true => auction,
            false => self.ordered_by(tavern, purses, |at, _| (Seat::ALL.len() - at) as Gem),
        }
    }

    fn ordered_by(&self, tavern: Tavern, purses: &BySeat<DecodedPurse>, gem: impl Fn(usize, Seat) -> Gem) -> Auction {
        let mut auction = Auction::of(tavern);
        for (at, BidFields { bid, seat }) in self.order.iter().take(Seat::ALL.len()).enumerate() {
            let Some(seat) = Seat::new(*seat) else { continue };
            let lies = purses[seat].laid.iter().find(|laid| laid.place == Place::Tavern(tavern));
            // A trading coin, the 0 or the special 3, is never exchanged: it is the coin that was bid.
            let coin = match lies.and_then(|laid| laid.face.coin()).filter(|coin| coin.trades()) {
                Some(Coin::SPECIAL) if *bid > 0 => Coin::SPECIAL,
                Some(_) => Coin::ZERO,
                None if *bid == 0 => Coin::ZERO,
                None => Coin::treasure_unchecked((*bid).min(25)),
            };
            auction.add(Bid::new(seat, coin, gem(at, seat)));
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
            read.sort_unstable();
            coins = Some(read);
        }
        laid.sort_unstable();
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
