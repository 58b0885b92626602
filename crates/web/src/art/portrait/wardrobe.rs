//! Clothes, hats and tools of a class, and the composition of a dwarf from them.

use super::seed::Seed;
use super::{
    BLACK, BLOND, BROWN, CHESTNUT, COPPER, DARK, DwarfPortrait, GREY, PALE, PortraitPart, RED, ROSY, TANNED, WHITE,
    beard, face, hair,
};

/// The clothes and tools that the dwarves of a class are drawn with.
pub(crate) struct Wardrobe {
    /// The colour of the clothes.
    pub(crate) cloth: &'static str,
    /// Clothes.
    pub(crate) bodies: &'static [PortraitPart],
    /// Hats with their colours.
    pub(crate) hats: &'static [(PortraitPart, &'static str)],
    /// Tools over the shoulder.
    pub(crate) tools: &'static [PortraitPart],
    /// Whether some paint their cheeks.
    pub(crate) painted: bool,
    /// Objects held in front of the chest; some dwarves have one.
    pub(crate) held: &'static [PortraitPart],
}

const SKINS: [&str; 8] = [PALE, ROSY, ROSY, TANNED, PALE, BROWN, ROSY, DARK];
const HAIRS: [&str; 9] = [RED, COPPER, BLOND, CHESTNUT, BLACK, GREY, WHITE, CHESTNUT, COPPER];
const BEARDS: [PortraitPart; 10] = [
    beard::FULL,
    beard::SQUARE,
    beard::FORKED,
    beard::POINTED,
    beard::CROPPED,
    beard::CURLED,
    beard::PLAITED,
    beard::TWO_PLAITS,
    beard::RINGED,
    beard::LONG,
];
const LIPS: [PortraitPart; 4] = [beard::WALRUS, beard::DROOPING, beard::HANDLEBAR, beard::TUSKED];
const BROADS: [PortraitPart; 3] = [face::BULB, face::HOOK, face::WIDE];
const BROWS: [PortraitPart; 4] = [face::BUSHY, face::ANGRY, face::RAISED, face::JOINED];
const GAZES: [PortraitPart; 7] =
    [face::OPEN, face::STERN, face::SLY, face::OPEN, face::STERN, face::MERRY, face::PATCH];
const MOUTHS: [PortraitPart; 4] = [face::LIPS, face::SMILE, face::GRIN, face::GRIM];
const FRINGES: [PortraitPart; 3] = [hair::PARTED, hair::FRINGE, hair::SWEPT];
const TRESSES: [PortraitPart; 4] = [hair::BRAIDS, hair::THICK_BRAIDS, hair::SIDE_BRAID, hair::COILS];

impl Wardrobe {
    /// Returns the dwarf of this word: the `nth` of the class, so that neighbours differ.
    pub(crate) fn dwarf(&self, word: &str, nth: usize) -> DwarfPortrait {
        let mut seed = Seed::new(word);
        let skin = seed.pick(&SKINS);
        let colour = HAIRS[(nth * 2 + seed.below(2)) % HAIRS.len()];
        let body = seed.pick(self.bodies);
        let (hat, hat_colour) = self.hats[nth % self.hats.len()];
        let mut dwarf = if nth % 3 == 1 {
            let eyes = seed.pick(&[face::LASHED, face::LASHED, face::OPEN]);
            let dwarf = DwarfPortrait::she(skin, colour, body, self.cloth).lower([seed.pick(&MOUTHS)]);
            let fringe = seed.pick(&FRINGES);
            let dwarf =
                dwarf.looks(eyes, seed.pick(&[face::FINE, face::RAISED]), seed.pick(&[face::SMALL, face::BUTTON]));
            dwarf.mane(hair::MANE).locks([fringe, TRESSES[nth / 3 % TRESSES.len()]])
        } else {
            let hairs = DwarfPortrait::he(skin, colour, body, self.cloth);
            let lip = seed.pick(&LIPS);
            hairs
                .looks(seed.pick(&GAZES), seed.pick(&BROWS), seed.pick(&BROADS))
                .lower([BEARDS[(nth * 3 + seed.below(3)) % BEARDS.len()], lip])
                .mane(seed.pick(&[hair::SHORT, hair::MANE, hair::SHORT]))
        };
        dwarf = match seed.below(6) {
            _ if [GREY, WHITE].contains(&colour) => dwarf.marked(face::WRINKLES, colour),
            0 | 1 if [RED, COPPER, BLOND].contains(&colour) && skin != DARK => dwarf.marked(face::FRECKLES, colour),
            2 => dwarf.marked(face::EARRING, colour),
            3 if self.painted => dwarf.marked(face::PAINT, self.cloth),
            _ => dwarf,
        };
        dwarf = dwarf.hat(hat, hat_colour).carries(self.tools[nth % self.tools.len()]);
        if !self.held.is_empty() && seed.below(3) == 0 {
            dwarf = dwarf.holds(seed.pick(self.held), self.cloth);
        }
        dwarf
    }
}
