//! A view read back from JSON, at the other end of a wire.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::game::{Audience, BySeat, Seat};
use crate::mechanics::{
    Age, Agenda, Army, Auction, Bag, Bid, COINS, Cards, Coin, Face, Gem, Laid, OfferView, Place, Post, PurseView,
    Refusal, SeenPurse, Table, Tavern, Treasure, View, read_card, read_hero,
};
use crate::position::{Positioned, Unfit, read_army, read_step};
use crate::record::Recorded;

/// A player's coins as JSON tells them; in memory mode those of others are not told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToldPurse {
    coins: Option<[Coin; COINS]>,
    laid: [Laid; COINS],
}

impl Default for ToldPurse {
    fn default() -> ToldPurse {
        ToldPurse { coins: None, laid: PurseView::default().laid }
    }
}

impl SeenPurse for ToldPurse {
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
pub enum Untold {
    /// A field is missing, or is something else.
    Json(serde_json::Error),
    /// Something that the game does not know.
    Refused(Refusal),
    /// An army or a step that cannot be.
    Unfit(Unfit),
    /// Something that there cannot be so much of.
    TooMany(&'static str),
}

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Untold::Json(error) => write!(f, "{error}"),
            Untold::Refused(refusal) => write!(f, "{refusal}"),
            Untold::Unfit(unfit) => write!(f, "{unfit}"),
            Untold::TooMany(what) => write!(f, "too many {what}"),
        }
    }
}

impl std::error::Error for Untold {}

impl From<Refusal> for Untold {
    fn from(refusal: Refusal) -> Untold {
        Untold::Refused(refusal)
    }
}

impl From<Unfit> for Untold {
    fn from(unfit: Unfit) -> Untold {
        Untold::Unfit(unfit)
    }
}

/// The fields of a view that the rest follows from.
#[derive(Deserialize)]
struct Told<O> {
    age: u8,
    agenda: Vec<String>,
    auction: ToldAuction,
    audience: ToldAudience,
    decks: [BTreeMap<String, usize>; 2],
    offer: ToldOffer,
    options: O,
    round: u8,
    seats: Vec<ToldSeat>,
    setup: Value,
    taverns: [Vec<String>; 3],
    treasure: Vec<String>,
}

#[derive(Deserialize)]
struct ToldAuction {
    order: Vec<ToldBid>,
    tavern: usize,
}

#[derive(Deserialize)]
struct ToldBid {
    bid: u8,
    seat: usize,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ToldAudience {
    Seat(usize),
    Other(String),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ToldOffer {
    Seen(Vec<String>),
    Unseen { unseen: u8 },
}

#[derive(Deserialize)]
struct ToldSeat {
    coins: Option<[String; COINS]>,
    columns: BTreeMap<String, ToldColumn>,
    command: Vec<String>,
    gem: Gem,
    places: [ToldPlace; COINS],
}

#[derive(Deserialize)]
struct ToldColumn {
    covered: Vec<usize>,
    pieces: Vec<String>,
}

#[derive(Deserialize)]
struct ToldPlace {
    at: String,
    coin: Option<String>,
    known: bool,
}

impl<R: Recorded + Positioned> View<R, ToldPurse> {
    /// Reads what [`View::to_json`] has written. The order in which cards of different columns were placed is not told.
    ///
    /// # Errors
    /// What is missing, or cannot be at a table of this game.
    pub fn from_json(value: &Value) -> Result<View<R, ToldPurse>, Untold> {
        let told = Told::<R::OptionsRecord>::deserialize(value).map_err(Untold::Json)?;
        let rules = R::from_public(&told.options, &told.setup)?;
        let mut purses = BySeat::default();
        let (mut gems, mut armies) = (BySeat::default(), BySeat::default());
        for (seat, said) in Seat::ALL.into_iter().zip(&told.seats) {
            purses[seat] = said.purse()?;
            gems[seat] = said.gem;
            armies[seat] = said.army(&rules)?;
        }
        let decks = [told.deck(&rules, Age::First)?, told.deck(&rules, Age::Second)?];
        let offer = match &told.offer {
            ToldOffer::Seen(names) => OfferView::Seen(cards(&rules, names)?),
            ToldOffer::Unseen { unseen } => OfferView::Unseen(*unseen),
        };
        let mut taverns = [Cards::default(); 3];
        for (tavern, names) in taverns.iter_mut().zip(&told.taverns) {
            *tavern = cards(&rules, names)?;
        }
        let steps = told.agenda.iter().map(|step| read_step::<R>(step)).collect::<Result<Vec<_>, _>>()?;
        let table = Table {
            age: if told.age == 1 { Age::First } else { Age::Second },
            round: told.round,
            treasure: told.treasure()?,
            gems,
            armies,
            taverns,
            auction: told.auction.auction(),
            agenda: Agenda::new(&steps).ok_or(Untold::TooMany("steps"))?,
            rules,
        };
        Ok(View::told(told.audience.audience(), table, purses, decks, offer))
    }
}

impl<O> Told<O> {
    fn treasure(&self) -> Result<Treasure, Untold> {
        let mut treasure = Treasure::default();
        for coin in &self.treasure {
            let coin: Coin = coin.parse()?;
            if !coin.is_treasure() || treasure.count(coin.value()) >= Treasure::MOST {
                return Err(Untold::TooMany("coins"));
            }
            treasure.put(coin);
        }
        Ok(treasure)
    }

    fn deck<R: Positioned>(&self, rules: &R, age: Age) -> Result<Bag, Untold> {
        let mut cards = Vec::new();
        for (name, &count) in &self.decks[age as usize] {
            cards.extend(std::iter::repeat_n(read_card(rules, name)?, count.min(rules.deck(age).cards().len())));
        }
        Bag::of(rules.deck(age), cards).map_err(|_| Untold::TooMany("cards"))
    }
}

impl ToldAudience {
    fn audience(&self) -> Audience {
        match self {
            ToldAudience::Seat(seat) => Seat::new(*seat).map_or(Audience::Spectator, Audience::Seat),
            ToldAudience::Other(name) if name == "open" => Audience::Open,
            ToldAudience::Other(_) => Audience::Spectator,
        }
    }
}

impl ToldAuction {
    /// The bids in their order. Which gems made it is not told: any that fall do.
    fn auction(&self) -> Auction {
        let tavern = self.tavern.checked_sub(1).and_then(|at| Tavern::ALL.get(at)).copied();
        let mut auction = Auction::of(tavern.unwrap_or_default());
        for (at, told) in self.order.iter().take(Seat::ALL.len()).enumerate() {
            let coin = if told.bid == 0 { Coin::ZERO } else { Coin::treasure_unchecked(told.bid.min(25)) };
            if let Some(seat) = Seat::new(told.seat) {
                auction.add(Bid::new(seat, coin, (Seat::ALL.len() - at) as Gem));
            }
        }
        auction
    }
}

impl ToldSeat {
    fn purse(&self) -> Result<ToldPurse, Untold> {
        let mut laid = PurseView::default().laid;
        for (place, told) in laid.iter_mut().zip(&self.places) {
            let coin = told.coin.as_ref().map(|coin| coin.parse()).transpose()?;
            let face = match coin {
                Some(coin) if told.known => Face::Known(coin),
                Some(coin) => Face::Own(coin),
                None => Face::Hidden,
            };
            *place = Laid { place: told.at.parse::<Place>()?, face };
        }
        let mut coins = None;
        if let Some(told) = &self.coins {
            let mut read = [Coin::ZERO; COINS];
            for (coin, name) in read.iter_mut().zip(told) {
                *coin = name.parse()?;
            }
            coins = Some(read);
        }
        Ok(ToldPurse { coins, laid })
    }

    /// The pieces column by column, then those in the command zone, in the words of a position.
    fn army<R: Positioned>(&self, rules: &R) -> Result<Army, Untold> {
        let mut words = Vec::new();
        let mut tokens = 0;
        for name in R::COLUMNS {
            let Some(column) = self.columns.get(name) else { continue };
            tokens += column.covered.len();
            words.extend(column.pieces.iter().map(|piece| match read_hero::<R>(piece).map(R::post) {
                Ok(Post::AnyColumn | Post::CommandZone) => format!("{piece}@{name}"),
                Ok(Post::Column(_)) | Err(_) => piece.clone(),
            }));
        }
        words.extend(self.command.iter().cloned());
        Ok(read_army(rules, &words.join(" "), tokens)?)
    }
}

fn cards<R: Positioned>(rules: &R, names: &[String]) -> Result<Cards, Untold> {
    let cards = names.iter().map(|name| read_card(rules, name)).collect::<Result<Vec<_>, _>>()?;
    Cards::new(&cards).ok_or(Untold::TooMany("cards"))
}
