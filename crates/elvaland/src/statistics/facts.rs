//! One finished game as numbers: what statistics add up, and what tables of players list.

use std::sync::Arc;

use elvaland_rules::mechanics::{Column, Gem, HeroSet, Parts};
use elvaland_rules::{Game, Ruleset, SeatSet, State};

use super::tally::{SeatTally, Tally};

/// A finished game.
#[derive(Clone, Debug)]
pub(crate) struct GameFacts {
    /// The players by seat.
    pub(super) players: Vec<PlayerFacts>,
    /// What the players are called, if they are called anything.
    pub(super) names: Option<Arc<[String]>>,
    /// Who won.
    pub(super) winners: SeatSet,
    pub(super) decisions: u32,
    pub(super) rounds: u8,
    pub(super) two_way_ties: u64,
    pub(super) larger_ties: u64,
}

/// A player at the end of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayerFacts {
    /// What was counted while the game was played.
    pub(super) counted: SeatTally,
    pub(super) end_gem: Gem,
    pub(super) score: Parts,
    /// The place, counted from 1; equal players share it.
    pub(super) place: usize,
    /// With how many players a victory is shared, oneself included; none without a victory.
    pub(super) winners: Option<usize>,
    pub(super) ranks: [u8; 5],
    pub(super) heroes: HeroSet,
    pub(super) coins: u16,
    pub(super) highest_coin: u8,
}

impl GameFacts {
    /// What a game that is over comes to.
    pub(crate) fn of<R: Ruleset>(game: &State<R>, tally: &Tally, names: Option<Arc<[String]>>) -> GameFacts {
        let winners = game.winners();
        let table = game.table();
        let standing = |seat| (game.score(seat).total(), winners.contains(seat));
        let player = |seat| {
            let (army, purse) = (table.army(seat), game.purse(seat));
            PlayerFacts {
                counted: tally.seats[seat],
                end_gem: table.gem(seat),
                score: game.score(seat),
                place: 1 + table.seats().filter(|&other| standing(other) > standing(seat)).count(),
                winners: winners.contains(seat).then(|| winners.iter().count()),
                ranks: Column::ALL.map(|column| army.ranks().of(column)),
                heroes: army.heroes(),
                coins: purse.total(),
                highest_coin: purse.highest(),
            }
        };
        GameFacts {
            players: table.seats().map(player).collect(),
            names,
            winners,
            decisions: tally.decisions,
            rounds: tally.rounds,
            two_way_ties: tally.two_way_ties,
            larger_ties: tally.larger_ties,
        }
    }
}

impl PlayerFacts {
    /// The part of a victory that is this player's.
    pub(super) fn win(&self) -> f64 {
        self.winners.map_or(0.0, |winners| 1.0 / winners as f64)
    }

    /// What each column scores: the parts of a score begin with the columns.
    pub(super) fn columns(&self) -> [u16; 5] {
        std::array::from_fn(|column| self.score.0[column])
    }

    /// The majorities won, in the order of the columns.
    pub(super) fn majorities(&self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(|column| self.counted.majorities[column.index()])
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::{GameName, Ruleset, with_rules};

    #[test]
    fn the_parts_of_a_score_begin_with_the_columns() {
        for game in GameName::ALL {
            with_rules!(game, R => assert!(<R as Ruleset>::PARTS.starts_with(&<R as Ruleset>::COLUMNS)));
        }
    }
}
