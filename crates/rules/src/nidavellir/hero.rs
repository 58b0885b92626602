//! The 21 heroes: where they stand and what they are worth there.

use super::class::*;
use crate::mechanics::{HeroSet, Post, named_heroes};

named_heroes! {
    /// A hero of Nidavellir.
    NidavellirHero, 21:
    Kraal "kraal", Tarah "tarah", Aral "aral", Dagda "dagda", Aegur "aegur", Bonfur "bonfur", Lokdur "lokdur",
    Zoral "zoral", Hourya "hourya", Idunn "idunn", Astrid "astrid", Grid "grid", Skaa "skaa",
    DwergAesir "dwerg_aesir", DwergBergelmir "dwerg_bergelmir", DwergJungir "dwerg_jungir",
    DwergSigmir "dwerg_sigmir", DwergYmir "dwerg_ymir", Thrud "thrud", Ylud "ylud", Uline "uline",
}

use NidavellirHero::*;

impl NidavellirHero {
    /// Returns where the hero goes when recruited.
    pub const fn post(self) -> Post {
        match self {
            Kraal | Tarah => Post::Column(WARRIOR),
            Aral | Dagda => Post::Column(HUNTER),
            Lokdur | Zoral => Post::Column(MINER),
            Aegur | Bonfur => Post::Column(BLACKSMITH),
            Hourya | Idunn => Post::Column(EXPLORER),
            Thrud => Post::AnyColumn,
            Astrid | Grid | Skaa | DwergAesir | DwergBergelmir | DwergJungir | DwergSigmir | DwergYmir | Ylud
            | Uline => Post::CommandZone,
        }
    }

    /// Ranks and points in the hero's own column, if there is one.
    const fn strength(self) -> (u8, u8) {
        match self {
            Kraal => (2, 7),
            Tarah => (1, 14),
            Aral | Aegur => (2, 0),
            Dagda | Bonfur => (3, 0),
            Lokdur => (1, 3),
            Zoral => (3, 1),
            Hourya => (1, 20),
            Idunn => (1, 7),
            _ => (0, 0),
        }
    }
}

/// Ranks and points of every hero in every column; zero where a hero never stands.
pub(super) const HERO_COLUMNS: [[(u8, u8); 5]; 21] = {
    let mut table = [[(0, 0); 5]; 21];
    let mut hero = 0;
    while hero < 21 {
        if let Post::Column(column) = NidavellirHero::ALL[hero].post() {
            table[hero][column.index()] = NidavellirHero::ALL[hero].strength();
        }
        hero += 1;
    }
    table[Thrud as usize] = [(1, 0); 5];
    table[Ylud as usize] = [(1, 7), (1, 0), (1, 1), (1, 0), (1, 11)];
    table
};

/// Returns the heroes in the game; the first game leaves three of them out.
#[inline]
pub(super) const fn in_game(first_game: bool) -> HeroSet {
    if first_game { HeroSet::first(18) } else { HeroSet::first(21) }
}

/// The five Dwerg brothers.
pub(super) const DWERG: HeroSet = HeroSet::first(18).minus(HeroSet::first(13));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mechanics::Hero;

    #[test]
    fn the_first_game_leaves_out_thrud_ylud_and_uline() {
        let out: Vec<Hero> = in_game(false).minus(in_game(true)).iter().collect();
        assert_eq!(out, [Thrud, Ylud, Uline].map(NidavellirHero::id));
    }

    #[test]
    fn the_five_brothers_are_the_dwerg() {
        let brothers: Vec<Hero> = DWERG.iter().collect();
        assert_eq!(brothers, [DwergAesir, DwergBergelmir, DwergJungir, DwergSigmir, DwergYmir].map(NidavellirHero::id));
    }
}
