//! The Cognars and the Elite, composed by hand.

use super::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use crate::art::metal::{BONE, BRASS, FUR, GOLD, LEATHER, MITHRIL, STEEL};
use crate::art::portrait::beard::*;
use crate::art::portrait::body::*;
use crate::art::portrait::face::*;
use crate::art::portrait::hair::*;
use crate::art::portrait::{
    BLACK, BLOND, BROWN, CHESTNUT, COPPER, DARK, DwarfPortrait, GREY, PALE, RED, ROSY, STONE, TANNED, WHITE, face,
    headgear, tool,
};

/// The clothes of the mercenaries, of those who only command, and of the Elite.
const SHADOW: &str = "#3d3949";
const COMMAND: &str = "#d8d2c4";

/// The portrait of a Cognar or one of the Elite.
pub(super) fn cognar(name: &str) -> Option<DwarfPortrait> {
    Some(match name {
        // The Shield.
        "volgrir" => DwarfPortrait::he(TANNED, GREY, PLATE, BOUCLIER)
            .looks(STERN, JOINED, WIDE)
            .lower([SQUARE, WALRUS])
            .mane(SHORT)
            .hat(headgear::WINGED, STEEL)
            .carries(tool::AXE)
            .holds(tool::TALL_SHIELD, BOUCLIER),
        "abokar" => DwarfPortrait::he(DARK, BLACK, MAIL, BOUCLIER)
            .looks(OPEN, BUSHY, BULB)
            .lower([CURLED, WALRUS])
            .mane(SHORT)
            .hat(headgear::CRESTED, GOLD)
            .holds(tool::SHIELD, BOUCLIER),
        "svara" => DwarfPortrait::she(PALE, BLOND, PLATE, BOUCLIER)
            .looks(LASHED, RAISED, SMALL)
            .lower([GRIN])
            .mane(MANE)
            .locks([FRINGE, THICK_BRAIDS])
            .hat(headgear::CIRCLET, STEEL)
            .carries(tool::SPEAR)
            .holds(tool::RAVEN, BLACK),
        // The Temple.
        "ararun" => DwarfPortrait::he(BROWN, WHITE, ROBE, TEMPLE)
            .looks(OPEN, BUSHY, HOOK)
            .lower([LONG, DROOPING])
            .mane(MANE)
            .hat(headgear::MITRE, "#7a2f2a")
            .carries(tool::TORCH)
            .holds(tool::BOOK, "#7a2f2a"),
        "sriza" => DwarfPortrait::she(STONE, BLACK, ROBE, TEMPLE)
            .looks(SEEING, FINE, SMALL)
            .lower([LIPS])
            .mane(MANE)
            .locks([PARTED, LOCKS])
            .hat(headgear::COWL, "#5b2f86")
            .holds(tool::EYE, BONE),
        "fey" => DwarfPortrait::she(ROSY, COPPER, ROBE, TEMPLE)
            .marked(face::FRECKLES, RED)
            .looks(LASHED, FINE, SMALL)
            .lower([SMILE])
            .mane(SHORT)
            .locks([CROWN_BRAID, COILS])
            .carries(tool::STAFF),
        // Talion.
        "derdhr" => DwarfPortrait::he(ROSY, CHESTNUT, FURRED, TALION)
            .looks(SLY, RAISED, HOOK)
            .lower([RINGED, HANDLEBAR])
            .mane(SHORT)
            .hat(headgear::BERET, TALION)
            .carries(tool::SCALES)
            .holds(tool::COIN, GOLD),
        "kardum" => DwarfPortrait::he(DARK, GREY, TUNIC, TALION)
            .marked(face::EARRING, BONE)
            .looks(PATCH, BUSHY, WIDE)
            .lower([FORKED, TUSKED])
            .hat(headgear::TURBAN, TALION)
            .carries(tool::SWORD)
            .holds(tool::PURSE, LEATHER),
        // The Wanderers.
        "oosram" => DwarfPortrait::he(TANNED, WHITE, CLOAK, ERRANTS)
            .marked(face::WRINKLES, WHITE)
            .looks(MERRY, BUSHY, BULB)
            .lower([LONG, WALRUS])
            .mane(MANE)
            .hat(headgear::WIDE, "#5d6b3a")
            .carries(tool::STICK),
        "droh" => DwarfPortrait::he(PALE, BLACK, FURRED, ERRANTS)
            .looks(SCARRED, JOINED, BULB)
            .lower([TWO_PLAITS, DROOPING])
            .mane(WILD)
            .hat(headgear::FUR_CAP, FUR)
            .carries(tool::BUNDLE)
            .carries(tool::PELT),
        // The Forge.
        "ulrog" => DwarfPortrait::he(ROSY, RED, APRON, FORGE)
            .looks(EMBER, ANGRY, WIDE)
            .lower([CURLED, TUSKED])
            .locks([CREST])
            .carries(tool::RUNE_HAMMER)
            .holds(tool::FIST, STEEL),
        "tala" => DwarfPortrait::she(BROWN, BLACK, APRON, FORGE)
            .marked(face::EARRING, BONE)
            .looks(OPEN, RAISED, SMALL)
            .lower([SMILE])
            .mane(SHORT)
            .locks([FRINGE, SIDE_BRAID])
            .hat(headgear::GOGGLES, LEATHER)
            .carries(tool::TONGS),
        "torun" => DwarfPortrait::he(PALE, BLOND, APRON, FORGE)
            .looks(STERN, BUSHY, HOOK)
            .lower([PLAITED, WALRUS])
            .locks([TOPKNOT])
            .carries(tool::SMITH_HAMMER),
        // The white Cognars: two brewers, a reader of runes and a lord.
        "gurdan" => DwarfPortrait::he(ROSY, COPPER, JERKIN, COMMAND)
            .looks(MERRY, RAISED, BULB)
            .lower([FULL, HANDLEBAR])
            .mane(SHORT)
            .hat(headgear::KERCHIEF, "#b5712a")
            .holds(tool::MUG, BONE),
        "borogam" => DwarfPortrait::he(TANNED, BLACK, JERKIN, COMMAND)
            .looks(MERRY, JOINED, WIDE)
            .lower([SQUARE, HANDLEBAR])
            .locks([RECEDING])
            .carries(tool::BARREL)
            .holds(tool::MUG, BONE),
        "jorun" => DwarfPortrait::she(DARK, WHITE, CLOAK, COMMAND)
            .looks(SEEING, FINE, SMALL)
            .lower([LIPS])
            .mane(MANE)
            .locks([SWEPT, BRAIDS])
            .carries(tool::RUNE_HAMMER)
            .holds(tool::BOOK, FORGE),
        "oboron" => DwarfPortrait::he(PALE, GREY, FURRED, COMMAND)
            .marked(face::WRINKLES, WHITE)
            .looks(STERN, BUSHY, HOOK)
            .lower([RINGED, DROOPING])
            .mane(MANE)
            .hat(headgear::CROWN, GOLD)
            .carries(tool::STAFF),
        // The ally, a stranger in green.
        "gaat" => DwarfPortrait::he(STONE, WHITE, SCARF, MITHRIL)
            .looks(SLY, RAISED, HOOK)
            .lower([POINTED, DROOPING])
            .mane(SHORT)
            .hat(headgear::HOOD, "#2f6b58")
            .carries(tool::CROSSBOW),
        // The mercenaries, in black.
        "tadgar" => DwarfPortrait::he(TANNED, BLACK, PLATE, SHADOW)
            .looks(PATCH, ANGRY, WIDE)
            .lower([FORKED, TUSKED])
            .mane(SHORT)
            .hat(headgear::HORNED, "#524d5e")
            .carries(tool::AXE),
        "lygdr" => DwarfPortrait::she(PALE, WHITE, CLOAK, SHADOW)
            .marked(face::PAINT, "#8e2f22")
            .looks(STERN, ANGRY, SMALL)
            .lower([GRIM])
            .mane(MANE)
            .locks([PARTED, LOCKS])
            .hat(headgear::HOOD, SHADOW)
            .holds(tool::DAGGER, STEEL),
        "wal" => DwarfPortrait::he(BROWN, GREY, FURRED, SHADOW)
            .looks(SCARRED, BUSHY, BULB)
            .lower([CROPPED, DROOPING])
            .hat(headgear::CURLED_HORNS, "#524d5e")
            .carries(tool::WAR_HAMMER),
        "akab" => DwarfPortrait::he(DARK, BLACK, MAIL, SHADOW)
            .looks(EMBER, JOINED, HOOK)
            .lower([TWO_PLAITS, HANDLEBAR])
            .mane(SHORT)
            .hat(headgear::SPIKED, "#524d5e")
            .carries(tool::SWORD),
        "dawn" => DwarfPortrait::she(ROSY, RED, MAIL, SHADOW)
            .marked(face::STRIPE, SHADOW)
            .looks(LASHED, ANGRY, SMALL)
            .lower([GRIN])
            .mane(WILD)
            .locks([CREST, BRAIDS])
            .carries(tool::SPEAR),
        // The Elite: gold on the head of everyone.
        "tiss" => DwarfPortrait::she(BROWN, BLACK, PLATE, BOUCLIER)
            .marked(face::PAINT, GOLD)
            .looks(LASHED, RAISED, SMALL)
            .lower([LIPS])
            .mane(SHORT)
            .locks([FRINGE, COILS])
            .hat(headgear::WINGED, GOLD)
            .holds(tool::SHIELD, GOLD),
        "aral" => DwarfPortrait::she(PALE, WHITE, ROBE, TEMPLE)
            .looks(SEEING, FINE, SMALL)
            .lower([LIPS])
            .mane(MANE)
            .locks([PARTED, THICK_BRAIDS])
            .hat(headgear::MITRE, GOLD)
            .carries(tool::TORCH),
        "brum" => DwarfPortrait::he(ROSY, CHESTNUT, CLOAK, ERRANTS)
            .looks(MERRY, BUSHY, WIDE)
            .lower([FULL, WALRUS])
            .mane(MANE)
            .hat(headgear::FEATHERED, GOLD)
            .carries(tool::LAMP),
        "redwin" => DwarfPortrait::he(TANNED, RED, APRON, FORGE)
            .looks(OPEN, ANGRY, HOOK)
            .lower([RINGED, TUSKED])
            .mane(SHORT)
            .hat(headgear::DOME, GOLD)
            .carries(tool::RUNE_HAMMER)
            .holds(tool::GEM, "#3fae9a"),
        "ordo" => DwarfPortrait::he(DARK, WHITE, TUNIC, TALION)
            .looks(SLY, RAISED, BULB)
            .lower([POINTED, HANDLEBAR])
            .mane(SHORT)
            .hat(headgear::CROWN, BRASS)
            .carries(tool::SCALES)
            .holds(tool::COIN, GOLD),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mercenaries_wear_black() {
        for name in ["tadgar", "lygdr", "wal", "akab", "dawn"] {
            let portrait = cognar(name).expect("a mercenary");
            assert!(portrait.drawing().svg().contains(SHADOW), "{name}");
        }
    }
}
