//! One finished game as numbers, for statistics and tables of players.

use std::sync::Arc;

use elvaland_rules::mechanics::{Column, Gem, HeroSet};
use elvaland_rules::record::Record;
use elvaland_rules::{Rules, SeatSet, State, Turn};

use super::event_counts::{EventCounts, SeatCounts};
use crate::games::AnalyzedRules;

/// A finished game as numbers.
#[derive(Clone, Debug)]
pub struct GameFacts {
    /// The players by seat.
    pub(crate) players: Vec<PlayerFacts>,
    /// The names of the players by seat, if they have names.
    pub(crate) names: Option<Arc<[String]>>,
    pub(super) winners: SeatSet,
    pub(crate) decisions: u32,
    pub(crate) rounds: u8,
    pub(super) two_way_ties: u64,
    pub(super) larger_ties: u64,
}

/// A player at the end of a game.
#[derive(Clone, Debug)]
pub(crate) struct PlayerFacts {
    /// Counts of the player's events.
    pub(crate) counted: SeatCounts,
    pub(crate) end_gem: Gem,
    /// The parts of the score in the order of records.
    pub(crate) parts: Vec<u16>,
    /// The place from 1; equal players share it.
    pub(crate) place: usize,
    /// The number of winners if the player is one of them.
    pub(super) winners: Option<usize>,
    pub(crate) ranks: [u8; 5],
    pub(crate) heroes: HeroSet,
    pub(crate) coins: u16,
    pub(crate) highest_coin: u8,
}

impl GameFacts {
    /// Takes the facts from a game that is over, the counts of its events and its number of decisions.
    pub(crate) fn of<R: Rules>(
        game: &State<R>,
        counts: &EventCounts,
        decisions: u32,
        names: Option<Arc<[String]>>,
    ) -> GameFacts {
        let winners = game.winners();
        let table = game.table();
        let standing = |seat| (game.score(seat).total(), winners.contains(seat));
        let player = |seat| {
            let (army, purse) = (table.army(seat), game.purse(seat));
            PlayerFacts {
                counted: counts.seats[seat],
                end_gem: table.gem(seat),
                parts: game.score(seat).values().to_vec(),
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
            decisions,
            rounds: counts.rounds,
            two_way_ties: counts.two_way_ties,
            larger_ties: counts.larger_ties,
        }
    }
}

impl GameFacts {
    /// Replays a record and takes its facts and its rules; `None` if it breaks or is not of a finished game.
    pub fn of_record<R: AnalyzedRules>(text: &str) -> Option<(GameFacts, R)> {
        let record = Record::<R>::from_json(text).ok()?;
        let mut replay = record.replay().ok()?;
        let mut counts = EventCounts::new(replay.game());
        let mut decisions = 0;
        while replay.replayed() < record.steps.len() {
            let is_decision = matches!(replay.game().turn(), Turn::Decide(_));
            replay.step(&mut counts).ok()?;
            decisions += u32::from(is_decision);
        }
        let game = replay.game();
        let names = record.names.clone().map(Arc::from);
        let facts = || GameFacts::of(game, &counts, decisions, names);
        (game.turn() == Turn::Over).then(|| (facts(), game.table().rules().clone()))
    }
}

impl PlayerFacts {
    /// Returns the player's share of the victory.
    pub(crate) fn win(&self) -> f64 {
        self.winners.map_or(0.0, |winners| 1.0 / winners as f64)
    }

    /// Returns the points of each column: the parts of a score begin with the columns.
    pub(super) fn columns(&self) -> [u16; 5] {
        std::array::from_fn(|column| self.parts[column])
    }

    /// Returns the sum of all parts.
    pub(crate) fn total(&self) -> u16 {
        self.parts.iter().sum()
    }

    /// Returns the columns whose majority the player won.
    pub(crate) fn majorities(&self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(|column| self.counted.majorities[column.index()])
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::{GameName, Rules, with_rules};

    #[test]
    fn parts_of_a_score_begin_with_the_columns() {
        for game in GameName::ALL {
            with_rules!(game, R => assert!(R::part_names().take(5).eq(R::COLUMNS)));
        }
    }
}
