//! What only Nidavellir shows.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Card, Piece, Table};
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero};

use super::perceived::{Brings, Perceived, Percept};

impl Perceived for Nidavellir {
    fn brings(_table: &Table<Nidavellir>, card: Card) -> Brings {
        match Nidavellir::offering(card) {
            Some(plus) => Brings { piece: None, plus },
            None => Brings { piece: Some(Piece::dwarf(card)), plus: 0 },
        }
    }

    fn perceive_more(table: &Table<Nidavellir>, seat: Seat, _stage: usize, out: &mut dyn FnMut(Percept)) {
        let army = table.army(seat);
        let post = |hero: NidavellirHero| army.post(hero.id()).map_or(0, |column| column.index() + 1);
        // Thrud's rank leaves before the score; Ylud may stand nowhere yet.
        out(Percept::OneOf(6, post(NidavellirHero::Thrud)));
        out(Percept::OneOf(6, post(NidavellirHero::Ylud)));
    }

    fn weights(players: usize) -> &'static [u8] {
        let _ = players;
        &[]
    }
}
