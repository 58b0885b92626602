//! The drawings of Nains: its Orders, taverns, Cognars and symbols.

mod carvings;
mod cognars;
mod devices;
mod symbols;

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nains::{Catalog, Nains};
use elvaland_texts::GameTexts;

use crate::art::drawing::Drawing;
use crate::art::emblem::Emblem;
use crate::art::metal::{BRASS, GOLD, IRON, LEATHER, STEEL};
use crate::art::portrait::{Wardrobe, body, headgear, tool};
use crate::art::sprite::{Likeness, SpriteParts};

/// The colours of the Orders.
const BOUCLIER: &str = "#1f8585";
const TEMPLE: &str = "#c9981a";
const ERRANTS: &str = "#7d6133";
const FORGE: &str = "#566880";
const TALION: &str = "#b0337c";

/// The clothes and tools of each Order, in the order of the columns.
const WARDROBES: [Wardrobe; 5] = [
    Wardrobe {
        cloth: BOUCLIER,
        painted: false,
        bodies: &[body::PLATE, body::MAIL],
        hats: &[
            (headgear::NASAL, STEEL),
            (headgear::COIF, STEEL),
            (headgear::SPIKED, IRON),
            (headgear::DOME, IRON),
            (headgear::CRESTED, STEEL),
        ],
        tools: &[tool::SPEAR, tool::SWORD],
        held: &[tool::SHIELD, tool::TALL_SHIELD],
    },
    Wardrobe {
        cloth: TEMPLE,
        painted: false,
        bodies: &[body::ROBE],
        hats: &[
            (headgear::MITRE, "#f1e5c8"),
            (headgear::COWL, "#7a2f2a"),
            (headgear::HOOD, TEMPLE),
            (headgear::CIRCLET, GOLD),
            (headgear::SKULLCAP, "#7a2f2a"),
        ],
        tools: &[tool::TORCH, tool::STAFF],
        held: &[tool::BOOK],
    },
    Wardrobe {
        cloth: ERRANTS,
        painted: true,
        bodies: &[body::CLOAK, body::SCARF, body::FURRED, body::JERKIN],
        hats: &[
            (headgear::WIDE, LEATHER),
            (headgear::HOOD, ERRANTS),
            (headgear::FUR_CAP, ERRANTS),
            (headgear::KERCHIEF, "#9c3b2a"),
            (headgear::FEATHERED, ERRANTS),
        ],
        tools: &[tool::BUNDLE, tool::STICK, tool::LAMP],
        held: &[],
    },
    Wardrobe {
        cloth: FORGE,
        painted: false,
        bodies: &[body::APRON],
        hats: &[
            (headgear::BAND, "#c4552a"),
            (headgear::GOGGLES, LEATHER),
            (headgear::SKULLCAP, LEATHER),
            (headgear::KERCHIEF, FORGE),
            (headgear::DOME, IRON),
        ],
        tools: &[tool::RUNE_HAMMER, tool::TONGS, tool::SMITH_HAMMER],
        held: &[],
    },
    Wardrobe {
        cloth: TALION,
        painted: false,
        bodies: &[body::TUNIC, body::CLOAK, body::FURRED],
        hats: &[
            (headgear::BERET, TALION),
            (headgear::TURBAN, TALION),
            (headgear::FEATHERED, TALION),
            (headgear::WIDE, "#4a2340"),
            (headgear::CIRCLET, BRASS),
        ],
        tools: &[tool::SCALES, tool::SWORD],
        held: &[tool::COIN, tool::PURSE],
    },
];

impl SpriteParts for Nains {
    const EMBLEMS: [Emblem; 5] = [
        Emblem { colour: BOUCLIER, device: devices::shield },
        Emblem { colour: TEMPLE, device: devices::flame },
        Emblem { colour: ERRANTS, device: devices::boots },
        Emblem { colour: FORGE, device: devices::rune_hammer },
        Emblem { colour: TALION, device: devices::coin },
    ];

    fn carvings() -> [Drawing; 3] {
        [carvings::mug(), carvings::roast(), carvings::halberd()]
    }

    /// The cards of the built-in list; with five players none is left out.
    fn tokens() -> Vec<String> {
        let mut faces = Catalog::built_in().decks(5).concat();
        faces.sort_unstable();
        faces.dedup();
        faces.iter().map(ToString::to_string).collect()
    }

    fn faces(token: &str) -> usize {
        if token.starts_with('S') { 4 } else { 1 }
    }

    fn card(token: &str, word: &str, nth: usize) -> Option<Likeness> {
        let card = Nains::read_card(token)?;
        let order = Nains::COLUMNS.iter().position(|&column| column == card.kind)?;
        Some(WARDROBES[order].dwarf(word, nth).into())
    }

    fn hero(name: &str) -> Option<Likeness> {
        if name == "certification" {
            return Some(Likeness::Thing(symbols::certification()));
        }
        cognars::cognar(name).map(Likeness::from)
    }

    fn others() -> Vec<(String, Drawing)> {
        symbols::all().into_iter().map(|(id, drawing)| (id.to_owned(), drawing)).collect()
    }
}
