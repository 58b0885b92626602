//! The heroes, composed by hand.

use super::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use crate::art::metal::{BONE, BRASS, GOLD, IRON, LEATHER, MITHRIL, STEEL};
use crate::art::portrait::beard::*;
use crate::art::portrait::body::*;
use crate::art::portrait::face::*;
use crate::art::portrait::hair::*;
use crate::art::portrait::{
    BLACK, BLOND, BROWN, CHESTNUT, COPPER, DARK, DwarfPortrait, GREY, PALE, RED, ROSY, STONE, TANNED, WHITE, face,
    headgear, tool,
};

/// The clothes of those who stand in no class.
const COMMAND: &str = "#4b5a6b";

/// The portrait of a hero.
pub(super) fn hero(name: &str) -> Option<DwarfPortrait> {
    Some(match name {
        // The Venal: a mercenary with gold in his hand and in his beard.
        "kraal" => DwarfPortrait::he(TANNED, BLACK, PLATE, WARRIOR)
            .marked(face::EARRING, BONE)
            .looks(PATCH, ANGRY, HOOK)
            .lower([FORKED, TUSKED])
            .mane(SHORT)
            .hat(headgear::HORNED, IRON)
            .carries(tool::AXE)
            .holds(tool::COIN, GOLD),
        // Lethal Strike: war paint of a scar, a winged helmet, a sword.
        "tarah" => DwarfPortrait::she(PALE, RED, PLATE, WARRIOR)
            .looks(SCARRED, ANGRY, SMALL)
            .lower([GRIM])
            .mane(MANE)
            .locks([PARTED, THICK_BRAIDS])
            .hat(headgear::WINGED, GOLD)
            .holds(tool::SWORD, STEEL),
        // Eagle Claws: her eagle sits on the shoulder.
        "aral" => DwarfPortrait::she(BROWN, BLACK, JERKIN, HUNTER)
            .marked(face::PAINT, "#e8d9b0")
            .looks(STERN, RAISED, SMALL)
            .lower([GRIN])
            .mane(SHORT)
            .locks([FRINGE, BRAIDS])
            .hat(headgear::HOOD, HUNTER)
            .carries(tool::BOW)
            .holds(tool::EAGLE, GOLD),
        // The Explosive: wild singed hair, a keg with its fuse lit.
        "dagda" => DwarfPortrait::she(ROSY, COPPER, JERKIN, HUNTER)
            .marked(face::FRECKLES, RED)
            .looks(OPEN, ANGRY, SMALL)
            .lower([SMILE])
            .mane(WILD)
            .locks([SWEPT])
            .hat(headgear::GOGGLES, LEATHER)
            .carries(tool::QUIVER)
            .holds(tool::KEG, RED),
        // Fist of Steel.
        "aegur" => DwarfPortrait::he(TANNED, GREY, APRON, BLACKSMITH)
            .marked(face::WRINKLES, WHITE)
            .looks(STERN, JOINED, WIDE)
            .lower([SQUARE, WALRUS])
            .locks([RECEDING])
            .carries(tool::TONGS)
            .holds(tool::FIST, STEEL),
        // The Tyrannical: a whip and no smile.
        "bonfur" => DwarfPortrait::he(ROSY, BLACK, APRON, BLACKSMITH)
            .looks(EMBER, ANGRY, WIDE)
            .lower([TWO_PLAITS, TUSKED])
            .locks([CREST])
            .carries(tool::WHIP)
            .hat(headgear::CIRCLET, IRON),
        // Greedy Heart: hugs a great gem.
        "lokdur" => DwarfPortrait::he(PALE, COPPER, SCARF, MINER)
            .looks(SLY, RAISED, HOOK)
            .lower([POINTED, HANDLEBAR])
            .mane(SHORT)
            .hat(headgear::CANDLE, BRASS)
            .carries(tool::PICK)
            .holds(tool::GEM, "#cf2f48"),
        // The Foreman: the lamp of the shift.
        "zoral" => DwarfPortrait::he(DARK, WHITE, JERKIN, MINER)
            .marked(face::WRINKLES, WHITE)
            .looks(OPEN, BUSHY, BULB)
            .lower([FULL, WALRUS])
            .mane(SHORT)
            .hat(headgear::LANTERN, MINER)
            .carries(tool::PICK)
            .carries(tool::LAMP),
        // The Elusive: only her eyes show from the hood.
        "hourya" => DwarfPortrait::she(BROWN, WHITE, CLOAK, EXPLORER)
            .looks(SEEING, FINE, SMALL)
            .lower([LIPS])
            .mane(MANE)
            .locks([PARTED, LOCKS])
            .hat(headgear::COWL, EXPLORER)
            .carries(tool::STAFF),
        // The Furtive: masked, dagger behind her.
        "idunn" => DwarfPortrait::she(PALE, BLOND, CLOAK, EXPLORER)
            .marked(face::STRIPE, "#274a78")
            .looks(SLY, RAISED, SMALL)
            .lower([GRIN])
            .mane(SHORT)
            .locks([SWEPT, SIDE_BRAID])
            .hat(headgear::HOOD, "#274a78")
            .holds(tool::DAGGER, STEEL),
        // The Wealthy: a crown of braids, and a great coin.
        "astrid" => DwarfPortrait::she(ROSY, BLOND, ROBE, "#a8872d")
            .looks(LASHED, FINE, SMALL)
            .lower([SMILE])
            .mane(MANE)
            .locks([CROWN_BRAID, THICK_BRAIDS])
            .hat(headgear::CROWN, GOLD)
            .holds(tool::COIN, GOLD),
        // The Mercantile: scales and a purse.
        "grid" => DwarfPortrait::she(TANNED, CHESTNUT, TUNIC, "#2f7d74")
            .looks(SLY, RAISED, SMALL)
            .lower([LIPS])
            .mane(SHORT)
            .locks([FRINGE, COILS])
            .hat(headgear::BERET, "#2f7d74")
            .carries(tool::SCALES)
            .holds(tool::PURSE, LEATHER),
        // The Unfathomable: skin of stone, the horns of a ram, eyes of ember.
        "skaa" => DwarfPortrait::he(STONE, BLACK, FURRED, COMMAND)
            .looks(EMBER, JOINED, HOOK)
            .lower([LONG, DROOPING])
            .mane(MANE)
            .hat(headgear::CURLED_HORNS, IRON)
            .carries(tool::SKULL),
        "dwerg_aesir" => brother("#b3261e").carries(tool::AXE),
        "dwerg_bergelmir" => brother("#3c8a3a").carries(tool::CROSSBOW),
        "dwerg_jungir" => brother("#dd7a1f").carries(tool::PICK),
        "dwerg_sigmir" => brother("#7b48b5").carries(tool::SMITH_HAMMER),
        "dwerg_ymir" => brother("#2c6fbf").carries(tool::SPYGLASS),
        // The Headhunter: the hammer, and a crest of red hair.
        "thrud" => DwarfPortrait::she(PALE, COPPER, MAIL, COMMAND)
            .marked(face::PAINT, "#2c6fbf")
            .looks(STERN, ANGRY, SMALL)
            .lower([GRIM])
            .mane(MANE)
            .locks([CREST, THICK_BRAIDS])
            .hat(headgear::CIRCLET, STEEL)
            .carries(tool::WAR_HAMMER),
        // The Unpredictable: nobody knows which face is hers.
        "ylud" => DwarfPortrait::she(PALE, BLACK, CLOAK, "#5a4a86")
            .looks(SLY, RAISED, SMALL)
            .lower([GRIN])
            .mane(SHORT)
            .locks([PARTED])
            .hat(headgear::HOOD, "#5a4a86")
            .holds(tool::MASK, BONE),
        // The Seer: eyes that see, an eye in her hand.
        "uline" => DwarfPortrait::she(DARK, WHITE, ROBE, "#3f6f8f")
            .marked(face::EARRING, BONE)
            .looks(SEEING, FINE, SMALL)
            .lower([LIPS])
            .mane(MANE)
            .locks([PARTED, BRAIDS])
            .hat(headgear::TURBAN, MITHRIL)
            .holds(tool::EYE, BONE),
        _ => return None,
    })
}

/// The five Dwerg brothers are alike but for their clothes and what they carry.
fn brother(colour: &'static str) -> DwarfPortrait {
    DwarfPortrait::he(ROSY, RED, MAIL, colour)
        .looks(MERRY, BUSHY, BULB)
        .lower([RINGED, HANDLEBAR])
        .mane(WILD)
        .locks([TOPKNOT])
        .hat(headgear::BAND, colour)
}

/// The special Blacksmith of the King's Great Armorer: gold on everything.
pub(super) fn special_blacksmith() -> DwarfPortrait {
    let dwarf = DwarfPortrait::he(BROWN, WHITE, APRON, BLACKSMITH)
        .looks(OPEN, BUSHY, WIDE)
        .lower([PLAITED, WALRUS])
        .mane(SHORT);
    dwarf.hat(headgear::CROWN, BRASS).carries(tool::SMITH_HAMMER)
}
