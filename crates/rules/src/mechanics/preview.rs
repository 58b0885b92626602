//! Previews of what a decision would bring in the present position, for user interfaces.

use super::{Action, Age, Card, Coin, Column, Hero, Piece, Post, Rules, ScorePart, SeenPurse, Step, Table, View};
use crate::Seat;

/// What a card would bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gain {
    /// Points, with all majorities as they would be.
    pub points: i32,
    /// Whether it completes a line, so that a hero comes.
    pub is_line: bool,
}

impl<R: Rules, P: SeenPurse> View<R, P> {
    /// Returns what a dwarf brings to a player who takes it now; `None` for a card that is no dwarf, and for a column from
    /// which a hero would be lifted: its next place is not decided yet.
    pub fn gain(&self, seat: Seat, card: Card) -> Option<Gain> {
        if R::is_in_the_way(self.army(seat), self.table().card_column(card)?) {
            return None;
        }
        let after = self.supposing(|table| table.add_piece(seat, Piece::dwarf(card)));
        let is_line = !self.army(seat).is_hero_due() && after.army(seat).is_hero_due();
        Some(Gain { points: i32::from(after.score(seat).total()) - i32::from(self.score(seat).total()), is_line })
    }

    /// Returns the points a hero adds at once if `seat` recruits them now, in `column` where they may choose one. What
    /// their power brings later, a coin or a discard, is not part of it.
    pub fn hero_gain(&self, seat: Seat, hero: Hero, column: Option<Column>) -> i32 {
        let column = match R::post(hero) {
            Post::Column(own) => Some(own),
            Post::AnyColumn => column,
            Post::CommandZone => None,
        };
        let after = self.supposing(|table| {
            table.armies[seat].join(hero);
            if let Some(column) = column {
                table.add_piece(seat, Piece::hero(hero, column));
            }
        });
        i32::from(after.score(seat).total()) - i32::from(self.score(seat).total())
    }

    /// Returns the points that the weakest card of a column brings to a player.
    pub fn next_rank(&self, seat: Seat, column: Column) -> Option<i32> {
        let table = self.table();
        let cards = Age::ALL.into_iter().flat_map(|age| table.rules.deck(age).cards().iter().copied());
        let mut cards: Vec<Card> = cards.filter(|&card| table.card_column(card) == Some(column)).collect();
        cards.sort_unstable_by_key(|card| card.0);
        cards.dedup();
        cards.into_iter().filter_map(|card| self.gain(seat, card)).map(|gain| gain.points).min()
    }

    /// Returns the points of a column: one of the parts of the score.
    pub fn column_value(&self, seat: Seat, column: Column) -> Option<u16> {
        let part = R::Part::ALL.iter().find(|part| part.name() == R::column_name(column))?;
        Some(self.score(seat)[*part])
    }
}

impl<R: Rules> Table<R> {
    /// Returns the column of a card; `None` for an offering.
    pub fn card_column(&self, card: Card) -> Option<Column> {
        let worth = self.rules.worth(Piece::dwarf(card));
        (worth.ranks > 0).then_some(worth.column)
    }

    /// Returns what a trade of two coins gives now: the coin given up, and the coin taken for it.
    pub fn trade(&self, one: Coin, other: Coin) -> Option<(Coin, Coin)> {
        let given = if other.is_given_before(one) { other } else { one };
        let taken = self.treasure.exchange(one.value() + other.value(), given.value())?;
        Some((given, taken))
    }

    /// Returns the coin that an action takes from the Treasure, if it is an exchange. The action must answer the pending
    /// question.
    pub fn coin_taken(&self, action: Action) -> Option<Coin> {
        let grown = |coin: Coin, plus: u8| self.treasure.exchange(coin.value() + plus, coin.value());
        match (action, self.agenda.next()) {
            (Action::Transform(coin, _), Some(Step::Transform(_, plus))) => grown(coin, plus),
            (Action::Improve(coin), _) => grown(coin, 1),
            (Action::Trade([one, other]), _) => self.trade(one, other).map(|(_, taken)| taken),
            _ => None,
        }
    }
}
