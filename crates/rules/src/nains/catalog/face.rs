//! What is printed on a dwarf card, and its name in records.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use crate::mechanics::Quoted;
use crate::nains::order::{BOUCLIER, LETTERS, Order};

/// The name of a rune. Names are free: only whether two runes are equal matters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rune(Arc<str>);

impl Rune {
    /// The highest number of characters of a name.
    pub const MAX_LETTERS: usize = 24;

    /// Creates the rune of this name: letters, digits, `_` and `-`, because records and positions use other punctuation
    /// as separators.
    ///
    /// # Errors
    /// Returns [`Misprint::RuneName`] for any other name.
    pub fn new(name: &str) -> Result<Rune, Misprint> {
        let fits = (1..=Rune::MAX_LETTERS).contains(&name.chars().take(Rune::MAX_LETTERS + 1).count());
        let plain = name.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '-'));
        if fits && plain { Ok(Rune(name.into())) } else { Err(Misprint::RuneName) }
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Rune {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is printed on a dwarf card. Equal cards have equal faces; they are sorted by Order, points, rune and symbols.
///
/// It is written as in records: `S+m`, `T1+o`, `E8`, `F3.star`, `C5`. A card of any Order may have a rune and symbols; a
/// Bouclier card shows its points only if it has any.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    order: Order,
    points: u8,
    rune: Option<Rune>,
    occult: u8,
    malt: u8,
}

impl Face {
    /// The points a card can have.
    pub const POINTS: RangeInclusive<u8> = 0..=20;
    /// How many symbols of a kind a card can have.
    pub const SYMBOLS: RangeInclusive<u8> = 0..=3;

    /// Creates a face.
    ///
    /// # Errors
    /// Returns what is out of range: points, or the number of symbols.
    pub fn new(order: Order, points: u8, rune: Option<Rune>, occult: u8, malt: u8) -> Result<Face, Misprint> {
        let misprints = [
            (!Face::POINTS.contains(&points), Misprint::Points),
            (!Face::SYMBOLS.contains(&occult), Misprint::Occult),
            (!Face::SYMBOLS.contains(&malt), Misprint::Malt),
        ];
        match misprints.into_iter().find(|&(wrong, _)| wrong) {
            Some((_, misprint)) => Err(misprint),
            None => Ok(Face { order, points, rune, occult, malt }),
        }
    }

    /// Returns the Order, which is the column.
    pub fn order(&self) -> Order {
        self.order
    }

    /// Returns the printed points; in Bouclier they are added to the value of the track.
    pub fn points(&self) -> u8 {
        self.points
    }

    /// Returns the rune, if one is printed.
    pub fn rune(&self) -> Option<&Rune> {
        self.rune.as_ref()
    }

    /// Returns the number of occult symbols.
    pub fn occult(&self) -> u8 {
        self.occult
    }

    /// Returns the number of malt symbols.
    pub fn malt(&self) -> u8 {
        self.malt
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.order.index()])?;
        if self.order != BOUCLIER || self.points > 0 {
            write!(f, "{}", self.points)?;
        }
        if let Some(rune) = &self.rune {
            write!(f, ".{rune}")?;
        }
        let symbols = [("+o", self.occult), ("+m", self.malt)];
        symbols.into_iter().try_for_each(|(symbol, count)| f.write_str(&symbol.repeat(count.into())))
    }
}

impl FromStr for Face {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Face, NoCard> {
        let no_card = |misprint| NoCard { text: text.to_owned(), misprint };
        let spelled = Spelled::new(text).ok_or_else(|| no_card(None))?;
        let face = spelled.face().map_err(|misprint| no_card(Some(misprint)))?;
        // Every card has one name: what is written differently is no card.
        if face.to_string() == text { Ok(face) } else { Err(no_card(None)) }
    }
}

/// A card's name taken apart.
struct Spelled<'a> {
    order: Order,
    points: u8,
    rune: Option<&'a str>,
    symbols: &'a str,
}

impl<'a> Spelled<'a> {
    fn new(text: &'a str) -> Option<Spelled<'a>> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let order = Order::new(LETTERS.iter().position(|&other| other == letter)?)?;
        let rest = letters.as_str();
        let (stem, symbols) = rest.split_at(rest.find('+').unwrap_or(rest.len()));
        let (points, rune) = stem.split_once('.').map_or((stem, None), |(points, rune)| (points, Some(rune)));
        let points = if order == BOUCLIER && points.is_empty() { 0 } else { points.parse().ok()? };
        Some(Spelled { order, points: at_most_a_byte(points), rune, symbols })
    }

    fn face(&self) -> Result<Face, Misprint> {
        let rune = self.rune.map(Rune::new).transpose()?;
        let count = |symbol| at_most_a_byte(self.symbols.matches(symbol).count());
        Face::new(self.order, self.points, rune, count("+o"), count("+m"))
    }
}

/// Saturates at 255, which is above every limit, so that too large numbers are still refused.
fn at_most_a_byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Why a face is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misprint {
    /// More points than a card can have.
    Points,
    /// A name no rune can have.
    RuneName,
    /// More occult symbols than a card can have.
    Occult,
    /// More malt symbols than a card can have.
    Malt,
}

impl Misprint {
    /// Returns the field of a file that is wrong.
    #[cfg(feature = "card-lists")]
    pub(super) const fn field(self) -> &'static str {
        match self {
            Misprint::Points => "points",
            Misprint::RuneName => "rune",
            Misprint::Occult => "occult",
            Misprint::Malt => "malt",
        }
    }
}

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misprint::Points => write!(f, "a card has 0 to {} points", Face::POINTS.end()),
            Misprint::RuneName => {
                write!(f, "the name of a rune has 1 to {} letters, digits, `_` or `-`", Rune::MAX_LETTERS)
            }
            Misprint::Occult => write!(f, "a card has 0 to {} occult symbols", Face::SYMBOLS.end()),
            Misprint::Malt => write!(f, "a card has 0 to {} malt symbols", Face::SYMBOLS.end()),
        }
    }
}

impl std::error::Error for Misprint {}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoCard {
    /// The text.
    pub text: String,
    /// What is wrong with the card; `None` if the text is not spelled like one.
    pub misprint: Option<Misprint>,
}

impl fmt::Display for NoCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no card: ", Quoted(&self.text))?;
        match self.misprint {
            Some(misprint) => misprint.fmt(f),
            None => {
                write!(
                    f,
                    "cards are written S, T2, E8, F3 or C5, then .name for a rune, +o for each occult and +m for each malt"
                )
            }
        }
    }
}

impl std::error::Error for NoCard {}
