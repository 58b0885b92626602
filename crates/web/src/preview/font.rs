//! Text as outlines: pictures of ours need no fonts where they are shown.

use std::fmt::Write;
use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

/// A bundled font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Font {
    /// The display font of the pages: Latin only.
    Display,
    /// The font of names: Latin, Greek and Cyrillic.
    Names,
}

fn face(font: Font) -> &'static Face<'static> {
    static DISPLAY: LazyLock<Face<'static>> =
        LazyLock::new(|| parse(include_bytes!("../../assets/fonts/cinzel-bold.ttf")));
    static NAMES: LazyLock<Face<'static>> =
        LazyLock::new(|| parse(include_bytes!("../../assets/fonts/dejavu-sans-bold.ttf")));
    match font {
        Font::Display => &DISPLAY,
        Font::Names => &NAMES,
    }
}

fn parse(bytes: &'static [u8]) -> Face<'static> {
    Face::parse(bytes, 0).expect("a bundled font")
}

/// The outlines of a text that are being written.
struct Outlines {
    d: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Outlines {
    fn add(&mut self, letter: char, points: &[(f32, f32)]) {
        self.d.push(letter);
        for (x, y) in points {
            let _ = write!(self.d, "{:.1} {:.1} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Outlines {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.d.push('Z');
    }
}

impl Font {
    /// Returns true if the font has every letter of a text.
    pub(super) fn covers(self, text: &str) -> bool {
        text.chars().all(|letter| face(self).glyph_index(letter).is_some())
    }

    /// Returns the width of a text of this size.
    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let face = face(self);
        let advance = |letter: char| face.glyph_hor_advance(face.glyph_index(letter)?).map(f32::from);
        text.chars().filter_map(advance).sum::<f32>() * size / f32::from(face.units_per_em())
    }

    /// Returns the size at which a text fits a width, not below three quarters of `size`, and the text, cut if need be.
    pub(super) fn fit(self, text: &str, size: f32, width: f32) -> (f32, String) {
        let fitting = size * (width / self.width(text, size)).clamp(0.75, 1.0);
        if self.width(text, fitting) <= width {
            return (fitting, text.to_owned());
        }
        let mut cut = text.to_owned();
        while cut.pop().is_some() && self.width(&format!("{cut}…"), fitting) > width {}
        (fitting, format!("{}…", cut.trim_end()))
    }

    /// Returns a text as path data; `x` and `y` are where its baseline begins.
    pub(super) fn path(self, text: &str, size: f32, x: f32, y: f32) -> String {
        let face = face(self);
        let scale = size / f32::from(face.units_per_em());
        let mut outlines = Outlines { d: String::new(), x, y, scale };
        for glyph in text.chars().filter_map(|letter| face.glyph_index(letter)) {
            face.outline_glyph(glyph, &mut outlines);
            outlines.x += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
        }
        outlines.d
    }
}

#[cfg(test)]
mod tests {
    use elvaland_texts::{Language, Texts};

    use super::*;

    #[test]
    fn fonts_cover_the_words_of_previews() {
        for texts in Language::ALL.map(Texts::new) {
            for game in ["nidavellir", "nains"] {
                assert!(Font::Display.covers(&texts.game(game)));
            }
            let words = ["preview-open", "table-winners", "table-round"].map(|id| texts.get(id));
            assert!(words.iter().all(|words| Font::Names.covers(words)), "{words:?}");
        }
        assert!(Font::Names.covers("Łukasz Ωμέγα Борис") && !Font::Names.covers("山田") && !Font::Names.covers("👑"));
    }

    #[test]
    fn long_texts_are_cut() {
        let (size, text) = Font::Names.fit(&"W".repeat(24), 24.0, 120.0);
        assert!(text.ends_with('…') && Font::Names.width(&text, size) <= 120.0, "{text}");
        assert_eq!(Font::Names.fit("Ada", 24.0, 120.0), (24.0, "Ada".to_owned()));
        assert!(Font::Display.path("A", 10.0, 0.0, 0.0).starts_with('M'));
    }
}
