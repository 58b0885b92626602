//! What only Nidavellir shows.

use elvaland_rules::mechanics::{Army, Card, Piece, Table};
use elvaland_rules::nidavellir::class::WARRIOR;
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero, Part};

use super::perceived::{Brings, Growth, Moment, Perceived};
use super::{Features, Rivals};
use crate::name::studied;

studied!(Nidavellir);

impl Perceived for Nidavellir {
    type Tally = ();

    const CLOSE: f32 = 0.3;

    fn brings(_table: &Table<Nidavellir>, card: Card) -> Brings {
        match Nidavellir::offering(card) {
            Some(plus) => Brings { piece: None, growth: Growth::Any(plus) },
            None => Brings { piece: Some(Piece::dwarf(card)), growth: Growth::None },
        }
    }

    fn tally(_: &Table<Nidavellir>, _: &Army) {}

    fn tally_with(_: &Table<Nidavellir>, (): &(), _: Piece) {}

    const COINS_PART: usize = Part::Coins as usize;

    /// That of the Warriors for whoever nobody has more of, and Astrid's.
    #[inline]
    fn highest_parts(army: &Army, rivals: &Rivals) -> u16 {
        let warriors = army.ranks().of(WARRIOR);
        let leads = warriors > 0 && warriors >= rivals.ranks[WARRIOR.index()];
        let has_astrid = army.heroes().contains(NidavellirHero::Astrid.id());
        u16::from(leads) << Part::Warrior as u16 | u16::from(has_astrid) << Part::Heroes as u16
    }

    #[inline(always)]
    fn perceive_more(army: &Army, (): &(), _: &Moment, _: &Rivals, seen: &mut Features) {
        let post = |hero: NidavellirHero| army.post(hero.id()).map_or(0, |column| column.index() + 1);
        // Thrud's rank leaves before the score; Ylud may stand nowhere yet.
        seen.one_of(6, post(NidavellirHero::Thrud));
        seen.one_of(6, post(NidavellirHero::Ylud));
    }

    fn weights(players: usize) -> &'static [u8] {
        match players {
            2 => include_bytes!("../../weights/nidavellir-2.net"),
            3 => include_bytes!("../../weights/nidavellir-3.net"),
            4 => include_bytes!("../../weights/nidavellir-4.net"),
            _ => include_bytes!("../../weights/nidavellir-5.net"),
        }
    }
}
