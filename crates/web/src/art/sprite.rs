//! The sprite of a game: one SVG document with every drawing, each under its id.

use std::collections::BTreeMap;
use std::fmt::Write;

use elvaland_texts::GameTexts;

use super::drawing::{Drawing, INK};
use super::emblem::{self, Emblem};
use super::portrait::DwarfPortrait;
use super::{Frame, coin, gem, icons, id_of, logo, seats, sign};

/// The portrait of a card or a hero.
pub(crate) enum Likeness {
    /// A dwarf composed of shared parts.
    Dwarf(Box<DwarfPortrait>),
    /// A drawing of its own, for cards that are not dwarves.
    Thing(Drawing),
}

impl From<DwarfPortrait> for Likeness {
    fn from(dwarf: DwarfPortrait) -> Likeness {
        Likeness::Dwarf(Box::new(dwarf))
    }
}

/// The drawings in which the games differ.
pub(crate) trait SpriteParts: GameTexts {
    /// The emblems of the columns.
    const EMBLEMS: [Emblem; 5];

    /// Returns the carvings on the tavern signs.
    fn carvings() -> [Drawing; 3];

    /// The tokens of every card there is, whatever the number of players, sorted as the game sorts them.
    fn tokens() -> Vec<String>;

    /// Returns the number of faces of a card: cards with many copies in a deck have several.
    fn faces(_token: &str) -> usize {
        1
    }

    /// Returns the portrait of a card. The word seeds the face of the dwarf, the `nth` of their kind, counted from 0.
    fn card(token: &str, word: &str, nth: usize) -> Option<Likeness>;

    /// Returns the portrait of a hero.
    fn hero(name: &str) -> Option<Likeness>;

    /// Drawings that only this game has, and their ids.
    fn others() -> Vec<(String, Drawing)>;
}

/// The name of a face of a card: the first is the card's own, the others are counted from 2.
pub(crate) fn word(token: &str, face: usize) -> String {
    if face == 0 { token.to_owned() } else { format!("{token}_{}", face + 1) }
}

/// The drawings of a game, by id.
pub(crate) struct SpriteSheet {
    /// The complete pictures, which pages refer to by id.
    symbols: Vec<(String, Drawing)>,
    /// The shared parts that symbols consist of, by id.
    parts: BTreeMap<String, Drawing>,
}

impl SpriteSheet {
    /// Draws everything of a game.
    pub(crate) fn of<R: SpriteParts>() -> SpriteSheet {
        let mut sheet = SpriteSheet { symbols: vec![], parts: BTreeMap::new() };
        sheet.shared();
        for (nth, (column, emblem)) in R::COLUMNS.iter().zip(R::EMBLEMS).enumerate() {
            let device = format!("device-{column}");
            sheet.parts.insert(device.clone(), (emblem.device)());
            sheet.add(format!("emblem-{column}"), emblem.plated(nth, &device));
            sheet.add(format!("emblem-{column}-mono"), Drawing::new().put(&device));
            sheet.add(format!("pattern-{column}"), emblem::band(nth));
        }
        for (nth, carving) in R::carvings().iter().enumerate() {
            sheet.add(format!("tavern-{nth}"), sign::sign(carving));
        }
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for token in R::tokens() {
            let nth = kinds.entry(R::read_card(&token).map_or("", |card| card.kind)).or_default();
            for face in 0..R::faces(&token) {
                let word = word(&token, face);
                if let Some(likeness) = R::card(&token, &word, *nth) {
                    sheet.add_likeness(format!("card-{}", id_of(&word)), likeness);
                }
                *nth += 1;
            }
        }
        for (seat, dwarf) in seats::portraits().into_iter().enumerate() {
            sheet.add_likeness(format!("seat-{seat}"), dwarf.into());
        }
        for name in R::hero_names() {
            if let Some(likeness) = R::hero(name) {
                sheet.add_likeness(format!("hero-{}", id_of(name)), likeness);
            }
        }
        for (id, drawing) in R::others() {
            sheet.add(id, drawing);
        }
        sheet
    }

    fn shared(&mut self) {
        for coin in coin::all() {
            self.add(format!("coin-{coin}"), coin::coin(coin));
        }
        self.add("coin-back", coin::back());
        for number in 1..=6 {
            self.add(format!("gem-{number}"), gem::gem(number));
        }
        self.add("royal-treasure", icons::royal_treasure());
        self.add("pouch", icons::pouch());
        self.add("deck-1", icons::deck(1));
        self.add("deck-2", icons::deck(2));
        self.add("crown", icons::crown());
        self.add("laurel", icons::laurel());
        self.add("line", icons::line());
        self.add("rank", icons::rank());
        self.add("logo", logo::logo());
    }

    fn add(&mut self, id: impl Into<String>, drawing: Drawing) {
        self.symbols.push((id.into(), drawing));
    }

    fn add_likeness(&mut self, id: String, likeness: Likeness) {
        match likeness {
            Likeness::Thing(drawing) => self.add(id, drawing),
            Likeness::Dwarf(dwarf) => {
                self.parts.extend(dwarf.parts().map(|part| (part.id.to_owned(), (part.draw)())));
                self.add(id, dwarf.drawing());
            }
        }
    }

    /// The ids that pictures may name.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.symbols.iter().map(|(id, _)| id.as_str())
    }

    /// The document.
    pub(crate) fn svg(&self) -> String {
        let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
        svg.push_str(&defs(&self.parts));
        self.symbols.iter().for_each(|(id, drawing)| write_symbol(&mut svg, id, drawing));
        svg.push_str("</svg>\n");
        svg
    }

    /// Returns the definitions of these symbols and of the parts they are made of.
    pub(crate) fn excerpt(&self, ids: &[String]) -> String {
        let chosen: Vec<_> = self.symbols.iter().filter(|(id, _)| ids.contains(id)).collect();
        let mut parts = BTreeMap::new();
        let mut open: Vec<&Drawing> = chosen.iter().map(|(_, drawing)| drawing).collect();
        while let Some(drawing) = open.pop() {
            for (id, part) in drawing.parts().filter_map(|id| self.parts.get_key_value(id)) {
                if parts.insert(id.clone(), part.clone()).is_none() {
                    open.push(part);
                }
            }
        }
        let mut svg = defs(&parts);
        chosen.into_iter().for_each(|(id, drawing)| write_symbol(&mut svg, id, drawing));
        svg
    }
}

fn write_symbol(svg: &mut String, id: &str, drawing: &Drawing) {
    let (pen, Frame { width, height, .. }) = (pen(), Frame::of(id));
    let _ = write!(svg, r#"<symbol id="{id}" viewBox="0 0 {width} {height}" {pen}>{}</symbol>"#, drawing.svg());
}

/// Returns the default stroke and fill attributes of shapes.
fn pen() -> String {
    format!(r#"fill="currentColor" stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round""#)
}

/// Light from above that fades into shade.
const SHEEN: &str = r##"<linearGradient id="sheen" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fff6dc" stop-opacity=".55"/><stop offset=".45" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#0a0420" stop-opacity=".5"/></linearGradient>"##;

fn defs(parts: &BTreeMap<String, Drawing>) -> String {
    let mut defs = format!("<defs>{SHEEN}");
    for (id, drawing) in parts {
        let _ = write!(defs, r#"<g id="{id}">{}</g>"#, drawing.svg());
    }
    defs + "</defs>"
}

/// A drawing as a document of its own, 64 by 64.
pub(crate) fn alone(drawing: &Drawing) -> String {
    let (pen, defs, shapes) = (pen(), defs(&BTreeMap::new()), drawing.svg());
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" {pen}>{defs}{shapes}</svg>\n")
}
