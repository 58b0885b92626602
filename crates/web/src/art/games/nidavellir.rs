//! The drawings of Nidavellir: its classes, taverns, heroes and distinctions.

mod carvings;
mod devices;
mod distinctions;
mod heroes;

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_texts::GameTexts;

use crate::art::drawing::Drawing;
use crate::art::emblem::Emblem;
use crate::art::icons;
use crate::art::metal::{BRASS, FUR, IRON, LEATHER, STEEL};
use crate::art::portrait::{Wardrobe, body, headgear, tool};
use crate::art::sprite::{Likeness, SpriteParts};

/// The colours of the classes.
const WARRIOR: &str = "#b3261e";
const HUNTER: &str = "#3c8a3a";
const MINER: &str = "#dd7a1f";
const BLACKSMITH: &str = "#7b48b5";
const EXPLORER: &str = "#2c6fbf";

/// The clothes and tools of each class, in the order of the columns.
const WARDROBES: [Wardrobe; 5] = [
    Wardrobe {
        cloth: WARRIOR,
        painted: true,
        bodies: &[body::MAIL, body::PLATE, body::FURRED],
        hats: &[
            (headgear::NASAL, STEEL),
            (headgear::DOME, STEEL),
            (headgear::HORNED, IRON),
            (headgear::COIF, STEEL),
            (headgear::WINGED, STEEL),
            (headgear::SPIKED, IRON),
            (headgear::CRESTED, STEEL),
            (headgear::CURLED_HORNS, IRON),
        ],
        tools: &[tool::AXE, tool::SPEAR, tool::SWORD, tool::AXE],
        held: &[],
    },
    Wardrobe {
        cloth: HUNTER,
        painted: true,
        bodies: &[body::JERKIN, body::FURRED],
        hats: &[
            (headgear::FEATHERED, HUNTER),
            (headgear::FUR_CAP, HUNTER),
            (headgear::HOOD, HUNTER),
            (headgear::BAND, HUNTER),
        ],
        tools: &[tool::BOW, tool::QUIVER, tool::CROSSBOW],
        held: &[],
    },
    Wardrobe {
        cloth: MINER,
        painted: false,
        bodies: &[body::SCARF, body::JERKIN, body::TUNIC],
        hats: &[(headgear::CANDLE, IRON), (headgear::KERCHIEF, MINER), (headgear::LANTERN, LEATHER)],
        tools: &[tool::PICK, tool::SHOVEL, tool::PICK],
        held: &[],
    },
    Wardrobe {
        cloth: BLACKSMITH,
        painted: false,
        bodies: &[body::APRON],
        hats: &[
            (headgear::BAND, BLACKSMITH),
            (headgear::KERCHIEF, BLACKSMITH),
            (headgear::GOGGLES, LEATHER),
            (headgear::SKULLCAP, BLACKSMITH),
        ],
        tools: &[tool::SMITH_HAMMER, tool::TONGS],
        held: &[],
    },
    Wardrobe {
        cloth: EXPLORER,
        painted: false,
        bodies: &[body::CLOAK, body::SCARF, body::FURRED, body::JERKIN],
        hats: &[
            (headgear::WIDE, LEATHER),
            (headgear::FUR_CAP, EXPLORER),
            (headgear::GOGGLES, LEATHER),
            (headgear::HOOD, EXPLORER),
            (headgear::BERET, EXPLORER),
            (headgear::TURBAN, BRASS),
            (headgear::FEATHERED, EXPLORER),
            (headgear::WIDE, FUR),
        ],
        tools: &[tool::SPYGLASS, tool::MAP, tool::LAMP, tool::STICK],
        held: &[tool::COMPASS],
    },
];

impl SpriteParts for Nidavellir {
    const EMBLEMS: [Emblem; 5] = [
        Emblem { colour: WARRIOR, device: devices::axe_and_shield },
        Emblem { colour: HUNTER, device: devices::bow },
        Emblem { colour: MINER, device: devices::pick },
        Emblem { colour: BLACKSMITH, device: devices::anvil },
        Emblem { colour: EXPLORER, device: devices::compass },
    ];

    fn carvings() -> [Drawing; 3] {
        [carvings::goblin(), carvings::dragon(), carvings::horse()]
    }

    /// Returns all cards of the game, including those that are in no deck.
    fn tokens() -> Vec<String> {
        let Ok(options) = Options::new(5) else { return vec![] };
        let rules = Nidavellir::new(options);
        rules.cards().map(|card| rules.card_name(card).to_owned()).collect()
    }

    fn faces(token: &str) -> usize {
        if matches!(token, "H" | "B") { 4 } else { 1 }
    }

    fn card(token: &str, word: &str, nth: usize) -> Option<Likeness> {
        let card = Nidavellir::read_card(token)?;
        let class = match card.kind {
            "offering" => return Some(Likeness::Thing(icons::offering(card.points?))),
            "special-blacksmith" => return Some(heroes::special_blacksmith().into()),
            kind => Nidavellir::COLUMNS.iter().position(|&column| column == kind)?,
        };
        Some(WARDROBES[class].dwarf(word, nth).into())
    }

    fn hero(name: &str) -> Option<Likeness> {
        heroes::hero(name).map(Likeness::from)
    }

    fn others() -> Vec<(String, Drawing)> {
        let named = Nidavellir::COLUMNS.iter().zip(distinctions::all());
        named.map(|(column, drawing)| (format!("distinction-{column}"), drawing)).collect()
    }
}
