//! The sheets of a score pad.

use std::marker::PhantomData;

use super::{Entry, PadError, ScorePadRules};
use crate::Seat;
use crate::mechanics::{COINS, Hero, HeroSet, Score, Standing};
use crate::seat::MAX_SEATS;

/// The sheet of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet<R> {
    /// The player's name; may be empty.
    pub name: String,
    counts: [u16; Entry::MOST],
    heroes: HeroSet,
    coins: [u8; COINS],
    rules: PhantomData<R>,
}

impl<R: ScorePadRules> Default for Sheet<R> {
    fn default() -> Sheet<R> {
        Sheet {
            name: String::new(),
            counts: [0; Entry::MOST],
            heroes: HeroSet::default(),
            coins: [0; COINS],
            rules: PhantomData,
        }
    }
}

impl<R: ScorePadRules> Sheet<R> {
    /// The highest coin there is.
    pub const HIGHEST_COIN: u8 = 25;

    /// Creates an empty sheet with a name.
    pub fn of(name: &str) -> Sheet<R> {
        Sheet { name: name.to_owned(), ..Sheet::default() }
    }

    /// Returns what an entry of the game counts.
    pub fn count(&self, entry: usize) -> u16 {
        self.counts.get(entry).copied().unwrap_or(0)
    }

    /// Writes down what an entry of the game counts, as far as there can be so much.
    pub fn set(&mut self, entry: usize, count: u16) {
        if let (Some(slot), Some(entry)) = (self.counts.get_mut(entry), R::ENTRIES.get(entry)) {
            *slot = count.min(entry.most);
        }
    }

    /// Returns the heroes that are ticked.
    pub fn heroes(&self) -> HeroSet {
        self.heroes
    }

    /// Ticks a hero; heroes that give nothing beyond their column are not on the sheet.
    pub fn tick(&mut self, hero: Hero) {
        if R::TICKS.iter().any(|tick| tick.hero == hero) {
            self.heroes.insert(hero);
        }
    }

    /// Returns the values of the five coins.
    pub fn coins(&self) -> [u8; COINS] {
        self.coins
    }

    /// Sets coin `at` to `value`, limited to the highest coin; ignores an `at` beyond the last coin.
    pub fn set_coin(&mut self, at: usize, value: u8) {
        if let Some(slot) = self.coins.get_mut(at) {
            *slot = value.min(Self::HIGHEST_COIN);
        }
    }

    /// Returns all coins together.
    pub fn total_of_coins(&self) -> u16 {
        self.coins.iter().map(|&coin| u16::from(coin)).sum()
    }

    /// Returns the value of the highest coin.
    pub fn highest_coin(&self) -> u16 {
        self.coins.iter().max().map_or(0, |&coin| coin.into())
    }
}

/// The sheets of all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad<R> {
    sheets: Vec<Sheet<R>>,
    track: Vec<u16>,
}

impl<R: ScorePadRules> Pad<R> {
    /// Creates a pad with the sheets of 2 to 5 players.
    ///
    /// # Errors
    /// Refuses other numbers of players.
    pub fn new(sheets: Vec<Sheet<R>>) -> Result<Pad<R>, PadError> {
        match sheets.len() {
            2..=MAX_SEATS => Ok(Pad { sheets, track: R::printed_track() }),
            players => Err(PadError::Players(players)),
        }
    }

    /// Returns this pad with another Shield track, if the game has one.
    #[must_use]
    pub fn with_track(self, track: &[u16]) -> Pad<R> {
        let is_read = !self.track.is_empty() && !track.is_empty();
        Pad { track: if is_read { track.to_vec() } else { self.track }, sheets: self.sheets }
    }

    /// Returns the value of the track for this number of ranks; beyond its end the last one.
    pub fn track_value(&self, ranks: u16) -> u16 {
        let last = self.track.len().saturating_sub(1);
        self.track.get(usize::from(ranks).min(last)).copied().unwrap_or(0)
    }

    /// Returns the sheets, by seat.
    pub fn sheets(&self) -> &[Sheet<R>] {
        &self.sheets
    }

    /// Returns the seats that have a sheet.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        Seat::first(self.sheets.len())
    }

    /// Returns a player's sheet.
    ///
    /// # Panics
    /// There is no such player.
    pub fn sheet(&self, seat: Seat) -> &Sheet<R> {
        &self.sheets[seat.index()]
    }

    /// Returns what the players are called, by seat.
    pub fn names(&self) -> Vec<String> {
        self.sheets.iter().map(|sheet| sheet.name.clone()).collect()
    }

    /// Returns the parts of a player's score.
    pub fn score(&self, seat: Seat) -> Score<R> {
        R::score_sheet(self, seat)
    }

    /// Returns everybody's totals and the winners.
    pub fn standing(&self) -> Standing {
        let place = |seat| (self.score(seat).total(), R::tie_break(self.sheet(seat).heroes()));
        Standing::among(self.seats().map(|seat| (seat, place(seat))))
    }

    /// Returns the heroes that are ticked on several sheets, although there is one of each.
    pub fn doubled(&self) -> HeroSet {
        let count = |hero| self.sheets.iter().filter(|sheet| sheet.heroes.contains(hero)).count();
        R::TICKS.iter().map(|tick| tick.hero).filter(|&hero| count(hero) > 1).collect()
    }
}
