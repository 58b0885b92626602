//! Portraits: busts of dwarves, composed of shared parts.
//!
//! The dwarf on a card is composed at random from what the class wears, seeded with the card's token: the same
//! card always has the same face. Heroes are composed by hand.

pub(crate) mod beard;
pub(crate) mod body;
pub(crate) mod face;
pub(crate) mod hair;
pub(crate) mod headgear;
mod part;
mod seed;
pub(crate) mod tool;
mod wardrobe;

use super::drawing::Drawing;
pub(crate) use part::PortraitPart;
pub(crate) use seed::Seed;
pub(crate) use wardrobe::Wardrobe;

/// The colours of skin.
pub(crate) const PALE: &str = "#f0c09a";
pub(crate) const ROSY: &str = "#e3a07a";
pub(crate) const TANNED: &str = "#c98558";
pub(crate) const BROWN: &str = "#96593a";
pub(crate) const DARK: &str = "#6d4230";
pub(crate) const STONE: &str = "#9aa3ad";

/// The colours of hair.
pub(crate) const RED: &str = "#c2481f";
pub(crate) const COPPER: &str = "#dd7a2b";
pub(crate) const BLOND: &str = "#e6b64e";
pub(crate) const CHESTNUT: &str = "#74401f";
pub(crate) const BLACK: &str = "#3a302f";
pub(crate) const GREY: &str = "#a3a19c";
pub(crate) const WHITE: &str = "#ece7dc";

/// A dwarf: layers of parts from back to front, each in its colour.
#[derive(Clone)]
pub(crate) struct DwarfPortrait {
    skin: &'static str,
    hair: &'static str,
    behind: Vec<(PortraitPart, &'static str)>,
    mane: Option<PortraitPart>,
    body: (PortraitPart, &'static str),
    head: PortraitPart,
    marks: Vec<(PortraitPart, &'static str)>,
    eyes: PortraitPart,
    brow: PortraitPart,
    nose: PortraitPart,
    lower: Vec<PortraitPart>,
    over_brow: Vec<PortraitPart>,
    hat: Vec<(PortraitPart, &'static str)>,
    before: Vec<(PortraitPart, &'static str)>,
}

impl DwarfPortrait {
    /// A bearded dwarf with this skin, hair and clothes.
    pub(crate) fn he(skin: &'static str, hair: &'static str, body: PortraitPart, cloth: &'static str) -> DwarfPortrait {
        DwarfPortrait {
            skin,
            hair,
            behind: vec![],
            mane: None,
            body: (body, cloth),
            head: face::BROAD,
            marks: vec![],
            eyes: face::OPEN,
            brow: face::BUSHY,
            nose: face::BULB,
            lower: vec![],
            over_brow: vec![],
            hat: vec![],
            before: vec![],
        }
    }

    /// A dwarf without a beard.
    pub(crate) fn she(
        skin: &'static str,
        hair: &'static str,
        body: PortraitPart,
        cloth: &'static str,
    ) -> DwarfPortrait {
        let he = DwarfPortrait::he(skin, hair, body, cloth);
        DwarfPortrait { head: face::SOFT, eyes: face::LASHED, brow: face::FINE, nose: face::SMALL, ..he }
            .lower([face::LIPS])
    }

    /// Adds freckles, wrinkles, an earring or another detail to the face.
    pub(crate) fn marked(mut self, mark: PortraitPart, colour: &'static str) -> DwarfPortrait {
        self.marks.push((mark, colour));
        self
    }

    /// The colour of the eyes goes with that of the hair.
    fn iris(&self) -> &'static str {
        match self.hair {
            RED | COPPER => "#3f9450",
            BLOND | WHITE => "#2f7fc0",
            GREY => "#5f7484",
            _ => "#7a451c",
        }
    }

    /// Eyes, brow and nose.
    pub(crate) fn looks(self, eyes: PortraitPart, brow: PortraitPart, nose: PortraitPart) -> DwarfPortrait {
        DwarfPortrait { eyes, brow, nose, ..self }
    }

    /// Adds the parts under the nose: a mouth, or a beard and a moustache.
    pub(crate) fn lower<const N: usize>(self, lower: [PortraitPart; N]) -> DwarfPortrait {
        DwarfPortrait { lower: lower.to_vec(), ..self }
    }

    /// The hair behind the head.
    pub(crate) fn mane(self, mane: PortraitPart) -> DwarfPortrait {
        DwarfPortrait { mane: Some(mane), ..self }
    }

    /// The hair over the brow, and braids.
    pub(crate) fn locks<const N: usize>(self, locks: [PortraitPart; N]) -> DwarfPortrait {
        DwarfPortrait { over_brow: locks.to_vec(), ..self }
    }

    /// Adds headgear; hoods that reach the shoulders also show their lining.
    pub(crate) fn hat(mut self, hat: PortraitPart, colour: &'static str) -> DwarfPortrait {
        if [headgear::HOOD, headgear::COWL, headgear::COIF].iter().any(|hood| hood.id == hat.id) {
            self.behind.push((headgear::LINING, colour));
        }
        self.hat.push((hat, colour));
        self
    }

    /// Adds a tool behind the shoulder.
    pub(crate) fn carries(mut self, tool: PortraitPart) -> DwarfPortrait {
        self.behind.push((tool, self.body.1));
        self
    }

    /// Adds an object held in front of the chest.
    pub(crate) fn holds(mut self, tool: PortraitPart, colour: &'static str) -> DwarfPortrait {
        self.before.push((tool, colour));
        self
    }

    fn layers(&self) -> impl Iterator<Item = (PortraitPart, &'static str)> {
        let hair = move |part: &PortraitPart| (*part, self.hair);
        let skin = |part: PortraitPart| (part, self.skin);
        (self.behind.iter().copied())
            .chain(self.mane.iter().map(hair))
            .chain([self.body, skin(self.head)])
            .chain(self.marks.iter().copied())
            .chain([(self.eyes, self.iris())])
            .chain(self.over_brow.iter().map(hair))
            .chain([hair(&self.brow)])
            .chain(self.lower.iter().map(hair))
            .chain([skin(self.nose)])
            .chain(self.hat.iter().copied())
            .chain(self.before.iter().copied())
    }

    /// The parts the portrait is made of.
    pub(crate) fn parts(&self) -> impl Iterator<Item = PortraitPart> {
        self.layers().map(|(part, _)| part)
    }

    /// The portrait, in a box of 100 by 120.
    pub(crate) fn drawing(&self) -> Drawing {
        self.layers().fold(Drawing::new(), |drawing, (part, colour)| drawing.put_in(colour, part.id))
    }
}
