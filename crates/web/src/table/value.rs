//! What cards and ranks are worth to the viewer as the table stands.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Age, Card, Coin, Column, Piece, SeenPurse, Table};

use super::Page;
use crate::art::Drawn;

/// What a card brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gain {
    /// Points, with all majorities as they would be.
    pub(super) points: i32,
    /// Whether it completes a line, so that a hero comes.
    pub(super) is_line: bool,
}

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    /// What a dwarf brings to a player who takes it now. Nothing can be said of a card that is no dwarf, nor of one whose
    /// column somebody leaves for it: where he goes is not decided yet.
    pub(super) fn gain(&self, seat: Seat, card: Card) -> Option<Gain> {
        let view = self.scene.view;
        if R::is_in_the_way(view.army(seat), self.card_column(card)?) {
            return None;
        }
        let after = view.supposing(|table| table.suppose(seat, Piece::dwarf(card)));
        let is_line = !view.army(seat).is_hero_due() && after.army(seat).is_hero_due();
        Some(Gain { points: i32::from(after.score(seat).total()) - i32::from(view.score(seat).total()), is_line })
    }

    /// The column a card stands in; an offering stands in none.
    pub(super) fn card_column(&self, card: Card) -> Option<Column> {
        let worth = self.scene.view.table().rules().worth(Piece::dwarf(card));
        (worth.ranks > 0).then_some(worth.column)
    }

    /// What the least of the cards of a column brings to a player.
    pub(super) fn next_rank(&self, seat: Seat, column: Column) -> Option<i32> {
        let rules = self.scene.view.table().rules();
        let cards = Age::ALL.into_iter().flat_map(|age| rules.deck(age).cards().iter().copied());
        let mut cards: Vec<Card> = cards.filter(|&card| self.card_column(card) == Some(column)).collect();
        cards.sort_unstable_by_key(|card| card.0);
        cards.dedup();
        cards.into_iter().filter_map(|card| self.gain(seat, card)).map(|gain| gain.points).min()
    }

    /// The points of a column: one of the parts of the score.
    pub(super) fn column_value(&self, seat: Seat, column: Column) -> Option<u16> {
        let at = R::PARTS.iter().position(|&part| part == R::COLUMNS[column.index()])?;
        Some(self.scene.view.score(seat).0[at])
    }

    /// What becomes of a coin that grows by so much, as the Treasure stands.
    pub(super) fn grown(&self, coin: Coin, plus: u8) -> Option<Coin> {
        self.scene.view.table().treasure().exchange(coin.value() + plus, coin.value())
    }
}

/// What a trade of two coins gives as the Treasure stands: the coin given up, and the one taken for it.
pub(super) fn trade<R: Drawn>(table: &Table<R>, one: Coin, other: Coin) -> Option<(Coin, Coin)> {
    let given = if other.is_given_before(one) { other } else { one };
    let taken = table.treasure().exchange(one.value() + other.value(), given.value())?;
    Some((given, taken))
}
