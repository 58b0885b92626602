//! The bots of a match or a simulation, and their seats.

use std::fmt;

use elvaland_rules::MAX_SEATS;

use elvaland_bots::BotSpec;

/// The bots at a table, one per seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The entrant on each seat of the first rotation.
    seats: Vec<usize>,
    entrants: Vec<Entrant>,
}

/// A bot on one or more seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The bot.
    pub name: BotSpec,
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

impl Lineup {
    /// Seats the bots in order; the last one fills the remaining seats, so that `A,B` with four players is one `A`
    /// against three `B`.
    ///
    /// # Errors
    /// No bot, more bots than players, or fewer than 2 or more than 5 players.
    pub fn new(bots: &[BotSpec], players: usize) -> Result<Lineup, LineupError> {
        let error = LineupError { bots: bots.len(), players };
        let last = *bots.last().ok_or(error)?;
        if bots.len() > players || !(2..=MAX_SEATS).contains(&players) {
            return Err(error);
        }
        let mut lineup = Lineup { seats: Vec::new(), entrants: Vec::new() };
        for seat in 0..players {
            let name = bots.get(seat).copied().unwrap_or(last);
            match lineup.entrants.iter().position(|entrant| entrant.name == name) {
                Some(known) => {
                    lineup.entrants[known].seats += 1;
                    lineup.seats.push(known);
                }
                None => {
                    lineup.seats.push(lineup.entrants.len());
                    lineup.entrants.push(Entrant { name, seats: 1 });
                }
            }
        }
        Ok(lineup)
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Returns the different bots in the order they were named.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns the bot on each seat of the first rotation.
    pub fn names(&self) -> impl Iterator<Item = BotSpec> {
        self.seats.iter().map(|&entrant| self.entrants[entrant].name)
    }

    /// Returns the entrant on each seat in this rotation.
    pub fn seating(&self, rotation: usize) -> Vec<usize> {
        let mut seats = self.seats.clone();
        seats.rotate_right(rotation % self.seats.len());
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(names: &[&str], players: usize) -> Result<Lineup, LineupError> {
        Lineup::new(&names.iter().map(|name| name.parse().unwrap()).collect::<Vec<_>>(), players)
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
