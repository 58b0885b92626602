//! The bots of a match or a simulation, and their seats.

use std::fmt;

use elvaland_rules::{MAX_SEATS, Rules};

use crate::contestant::Contestant;

/// The bots at a table, one per seat.
#[derive(Clone, Debug)]
pub struct Lineup<R: Rules> {
    /// The different bots, in the order of the entrants.
    contestants: Vec<Contestant<R>>,
    seating: Seating,
}

/// The names of the bots at a table, and their seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The entrant on each seat of the first rotation.
    seats: Vec<usize>,
    entrants: Vec<Entrant>,
}

/// A bot on one or more seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name of the bot.
    pub name: String,
    /// The number of its seats.
    pub seats: usize,
}

/// The number of bots does not fit the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineupError {
    /// The number of bots named.
    pub bots: usize,
    /// The number of players.
    pub players: usize,
}

impl fmt::Display for LineupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineupError { bots, players } = self;
        write!(f, "{bots} bots cannot sit on {players} seats: from 1 bot to one a seat, 2 to 5 seats")
    }
}

impl std::error::Error for LineupError {}

impl<R: Rules> Lineup<R> {
    /// Seats the bots in order; the last one fills the remaining seats, so that `A,B` with four players is one `A`
    /// against three `B`. Bots with the same name are one entrant.
    ///
    /// # Errors
    /// No bot, more bots than players, or fewer than 2 or more than 5 players.
    pub fn new<B: Clone + Into<Contestant<R>>>(bots: &[B], players: usize) -> Result<Lineup<R>, LineupError> {
        let bots: Vec<Contestant<R>> = bots.iter().cloned().map(Into::into).collect();
        let names: Vec<&str> = bots.iter().map(Contestant::name).collect();
        let seating = Seating::new(&names, players)?;
        let contestant = |entrant: &Entrant| bots.iter().find(|bot| bot.name() == entrant.name).cloned();
        Ok(Lineup { contestants: seating.entrants.iter().filter_map(contestant).collect(), seating })
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.seating.players()
    }

    /// Returns the different bots in the order they were named.
    pub fn entrants(&self) -> &[Entrant] {
        self.seating.entrants()
    }

    /// Returns the bots of the entrants, in the same order.
    pub fn contestants(&self) -> &[Contestant<R>] {
        &self.contestants
    }

    /// Returns the bot on each seat of the first rotation.
    pub fn by_seat(&self) -> impl Iterator<Item = &Contestant<R>> {
        self.seating.seats.iter().map(|&entrant| &self.contestants[entrant])
    }

    /// Returns the entrant on each seat in this rotation.
    pub fn seating(&self, rotation: usize) -> Vec<usize> {
        self.seating.rotated(rotation)
    }

    /// Returns the names and seats without the bots.
    pub(crate) fn names_and_seats(&self) -> &Seating {
        &self.seating
    }
}

impl Seating {
    /// Seats bots by name, as [`Lineup::new`] does.
    ///
    /// # Errors
    /// No bot, more bots than players, or fewer than 2 or more than 5 players.
    pub(crate) fn new(names: &[impl AsRef<str>], players: usize) -> Result<Seating, LineupError> {
        let error = LineupError { bots: names.len(), players };
        let last = names.last().ok_or(error)?;
        if names.len() > players || !(2..=MAX_SEATS).contains(&players) {
            return Err(error);
        }
        let mut seating = Seating { seats: Vec::new(), entrants: Vec::new() };
        for seat in 0..players {
            let name = names.get(seat).unwrap_or(last).as_ref();
            match seating.entrants.iter().position(|entrant| entrant.name == name) {
                Some(known) => {
                    seating.entrants[known].seats += 1;
                    seating.seats.push(known);
                }
                None => {
                    seating.seats.push(seating.entrants.len());
                    seating.entrants.push(Entrant { name: name.to_owned(), seats: 1 });
                }
            }
        }
        Ok(seating)
    }

    /// Returns the number of players.
    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    /// Returns the different bots in the order they were named.
    pub(crate) fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns the entrant on each seat in this rotation.
    fn rotated(&self, rotation: usize) -> Vec<usize> {
        let mut seats = self.seats.clone();
        seats.rotate_right(rotation % self.seats.len());
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_bots::BotSpec;
    use elvaland_rules::nidavellir::Nidavellir;

    fn lineup(names: &[&str], players: usize) -> Result<Lineup<Nidavellir>, LineupError> {
        Lineup::new(&names.iter().map(|name| name.parse::<BotSpec>().unwrap()).collect::<Vec<_>>(), players)
    }

    #[test]
    fn last_bot_fills_the_remaining_seats() {
        let one_against_three = lineup(&["greedy", "random"], 4).unwrap();
        assert_eq!(one_against_three.entrants().iter().map(|entrant| entrant.seats).collect::<Vec<_>>(), [1, 3]);
        assert!(lineup(&[], 4).is_err() && lineup(&["random"; 3], 2).is_err() && lineup(&["random"], 6).is_err());
    }

    #[test]
    fn every_entrant_plays_every_seat_equally_often() {
        let mixed = lineup(&["greedy", "random", "mc-10", "ismcts", "random"], 5).unwrap();
        for entrant in 0..mixed.entrants().len() {
            for seat in 0..5 {
                let there = (0..5).filter(|&rotation| mixed.seating(rotation)[seat] == entrant).count();
                assert_eq!(there, mixed.entrants()[entrant].seats);
            }
        }
        assert_eq!(mixed.seating(0), [0, 1, 2, 3, 1]);
        assert_eq!(mixed.seating(1), [1, 0, 1, 2, 3]);
    }
}
