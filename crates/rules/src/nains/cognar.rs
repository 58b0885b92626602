//! The Cognars that lines recruit, and the Elite and the Certification that majorities win.

use super::order::*;
use super::{Order, marks::Marks};
use crate::mechanics::{HeroSet, Post, named_heroes};

named_heroes! {
    /// A card that a player can recruit or win: a Cognar, an Elite Cognar, or the Liqueur Certification.
    Cognar, 29:
    Volgrir "volgrir", Abokar "abokar", Svara "svara", Ararun "ararun", Sriza "sriza", Fey "fey", Derdhr "derdhr",
    Kardum "kardum", Oosram "oosram", Droh "droh", Ulrog "ulrog", Tala "tala", Torun "torun", Gurdan "gurdan",
    Borogam "borogam", Jorun "jorun", Oboron "oboron", Gaat "gaat", Tadgar "tadgar", Lygdr "lygdr", Wal "wal",
    Akab "akab", Dawn "dawn",
    Tiss "tiss", Aral "aral", Brum "brum", Redwin "redwin", Ordo "ordo",
    Certification "certification",
}

use Cognar::*;

/// The black Cognars, which come at least in pairs.
pub(super) const MERCENARIES: HeroSet = HeroSet::first(23).minus(HeroSet::first(18));
/// What majorities win: the Elite and the Certification.
const WON: HeroSet = HeroSet::first(29).minus(HeroSet::first(23));
/// The cards that no line recruits: the ally, which comes with another Cognar, and what majorities win.
pub(super) const AWARDS: HeroSet = WON.or(HeroSet::first(18).minus(HeroSet::first(17)));
/// The Cognars that lines recruit.
pub(super) const RECRUITS: HeroSet = HeroSet::first(23).minus(AWARDS);
/// The Elite, which break ties.
pub(super) const ELITE: HeroSet = HeroSet::first(28).minus(HeroSet::first(23));

impl Cognar {
    /// The five Elite, in the order of the columns they are won in.
    pub const ELITE: [Cognar; 5] = [Tiss, Aral, Brum, Redwin, Ordo];

    /// Returns where the card goes.
    pub const fn post(self) -> Post {
        match self {
            Volgrir | Abokar | Svara => Post::Column(BOUCLIER),
            Ararun | Sriza | Fey => Post::Column(TEMPLE),
            Oosram | Droh => Post::Column(ERRANTS),
            Ulrog | Tala | Torun => Post::Column(FORGE),
            Derdhr | Kardum => Post::Column(TALION),
            Gaat | Tadgar | Lygdr | Wal | Akab | Dawn => Post::AnyColumn,
            Gurdan | Borogam | Jorun | Oboron | Tiss | Aral | Brum | Redwin | Ordo | Certification => Post::CommandZone,
        }
    }

    /// Returns ranks and points of a Cognar in this column; zero where it never stands.
    pub(super) const fn strength(self, order: Order) -> (u8, u8) {
        match self.post() {
            Post::Column(own) if own as u8 == order as u8 => match self {
                Volgrir => (2, 0),
                Ararun => (2, 2),
                Fey => (1, 5),
                Derdhr => (1, 13),
                Kardum => (2, 5),
                Oosram => (1, 15),
                Droh => (2, 10),
                Tala => (2, 6),
                Torun => (1, 12),
                _ => (1, 0),
            },
            Post::AnyColumn => (1, self.points_as_guest(order)),
            _ => (0, 0),
        }
    }

    /// Returns the points of a Cognar that chooses its column: the ally's depend on it, a mercenary's do not.
    const fn points_as_guest(self, order: Order) -> u8 {
        match self {
            Tadgar => 24,
            Lygdr => 23,
            Wal => 22,
            Akab => 21,
            Dawn => 20,
            _ => [0, 2, 9, 4, 6][order as usize],
        }
    }

    /// Returns whether the Cognar is a mercenary.
    #[inline]
    pub const fn is_mercenary(self) -> bool {
        MERCENARIES.contains(self.id())
    }

    /// Returns the symbols on the card.
    pub(super) const fn marks(self) -> Marks {
        match self {
            Ararun | Aral => Marks::occult(1),
            Sriza => Marks::occult(2),
            Ulrog => Marks::unique_runes(0, 2),
            Tala => Marks::unique_runes(2, 1),
            Torun => Marks::unique_runes(3, 1),
            Jorun => Marks::unique_runes(4, 1),
            Redwin => Marks::unique_runes(5, 1),
            Gurdan => Marks::malt(1),
            Borogam => Marks::malt(3),
            _ => Marks::NONE,
        }
    }

    /// Returns the Order whose majority wins this Elite.
    pub const fn won_in(self) -> Option<Order> {
        match self {
            Tiss => Some(BOUCLIER),
            Aral => Some(TEMPLE),
            Brum => Some(ERRANTS),
            Redwin => Some(FORGE),
            Ordo => Some(TALION),
            _ => None,
        }
    }
}

/// The Cognars of the command zone that bear symbols.
pub(super) const MARKED: [Cognar; 5] = [Gurdan, Borogam, Jorun, Aral, Redwin];

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: HeroSet) -> Vec<&'static str> {
        set.iter().filter_map(Cognar::from_id).map(Cognar::name).collect()
    }

    #[test]
    fn thirteen_are_coloured_four_white_five_black_and_one_is_an_ally() {
        let count =
            |is: fn(Post) -> bool| RECRUITS.iter().filter(|&hero| is(Cognar::from_id(hero).unwrap().post())).count();
        assert_eq!(count(|post| matches!(post, Post::Column(_))), 13);
        assert_eq!(count(|post| post == Post::CommandZone), 4);
        assert_eq!(names(MERCENARIES), ["tadgar", "lygdr", "wal", "akab", "dawn"]);
        assert_eq!(names(AWARDS), ["gaat", "tiss", "aral", "brum", "redwin", "ordo", "certification"]);
        assert_eq!(names(ELITE), ["tiss", "aral", "brum", "redwin", "ordo"]);
    }

    #[test]
    fn marked_are_those_of_the_command_zone_with_symbols() {
        for cognar in Cognar::ALL {
            let is_marked = cognar.post() == Post::CommandZone && cognar.marks() != Marks::NONE;
            assert_eq!(MARKED.contains(&cognar), is_marked, "{cognar:?}");
        }
    }
}
