//! SVG drawings: a list of shapes with the same outlines and shading.
//!
//! Shapes use `currentColor` unless they have a colour of their own, so one drawing serves in many
//! colours. Only presentation attributes are used: the pages allow no inline style.

use std::fmt::{Display, Write};

/// The colour of every outline.
pub(crate) const INK: &str = "#1d1410";

/// Shapes on top of each other, the first at the bottom.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Drawing(String);

impl Drawing {
    /// An empty sheet.
    pub(crate) fn new() -> Drawing {
        Drawing::default()
    }

    fn with(mut self, shape: std::fmt::Arguments<'_>) -> Drawing {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(shape);
        self
    }

    /// Adds an outlined shape in `currentColor`.
    pub(crate) fn shape(self, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path d="{d}"/>"#))
    }

    /// Adds an outlined shape in this colour.
    pub(crate) fn paint(self, colour: impl Display, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path fill="{colour}" d="{d}"/>"#))
    }

    /// Adds a shape without an outline.
    pub(crate) fn flat(self, colour: impl Display, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path stroke="none" fill="{colour}" d="{d}"/>"#))
    }

    /// Adds a translucent shape; the opacity is in percent.
    pub(crate) fn veil(self, colour: impl Display, percent: u8, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path stroke="none" fill="{colour}" fill-opacity=".{percent:02}" d="{d}"/>"#))
    }

    /// Adds a shadow.
    pub(crate) fn shade(self, d: impl Display) -> Drawing {
        self.veil("#0a0420", 24, d)
    }

    /// Adds a highlight.
    pub(crate) fn light(self, d: impl Display) -> Drawing {
        self.veil("#fff3d0", 30, d)
    }

    /// Adds a vertical gradient from light to shade.
    pub(crate) fn sheen(self, d: impl Display) -> Drawing {
        self.with(format_args!(r##"<path stroke="none" fill="url(#sheen) none" d="{d}"/>"##))
    }

    /// Adds a thin dark line.
    pub(crate) fn line(self, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path fill="none" stroke-width="1.3" stroke-opacity=".55" d="{d}"/>"#))
    }

    /// Adds a thin light line.
    pub(crate) fn glint(self, d: impl Display) -> Drawing {
        self.with(format_args!(
            r##"<path fill="none" stroke="#fff3d0" stroke-width="1.4" stroke-opacity=".5" d="{d}"/>"##
        ))
    }

    /// Adds a stroke of this colour and width.
    pub(crate) fn stroke(self, colour: impl Display, width: impl Display, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{d}"/>"#))
    }

    /// Adds a translucent stroke; the opacity is in percent.
    pub(crate) fn trace(self, colour: impl Display, width: impl Display, percent: u8, d: impl Display) -> Drawing {
        self.with(format_args!(
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity=".{percent:02}" d="{d}"/>"#
        ))
    }

    /// Adds a rod: a stroke of this colour with an outline on both sides.
    pub(crate) fn rod(self, colour: impl Display, width: f32, d: impl Display) -> Drawing {
        self.stroke(INK, width + 3.0, &d).stroke(colour, width, &d)
    }

    /// Adds dots along a path at this distance.
    pub(crate) fn dots(
        self,
        colour: impl Display,
        size: impl Display,
        apart: impl Display,
        d: impl Display,
    ) -> Drawing {
        self.with(format_args!(
            r#"<path fill="none" stroke="{colour}" stroke-width="{size}" stroke-linecap="round" stroke-dasharray="0 {apart}" d="{d}"/>"#
        ))
    }

    /// Adds a shape with holes, without an outline.
    pub(crate) fn pierced(self, colour: impl Display, d: impl Display) -> Drawing {
        self.with(format_args!(r#"<path stroke="none" fill-rule="evenodd" fill="{colour}" d="{d}"/>"#))
    }

    /// Adds another drawing of the sprite.
    pub(crate) fn put(self, id: impl Display) -> Drawing {
        self.with(format_args!("<use href=\"#{id}\"/>"))
    }

    /// Adds another drawing of the sprite in this colour.
    pub(crate) fn put_in(self, colour: impl Display, id: impl Display) -> Drawing {
        self.with(format_args!("<use href=\"#{id}\" color=\"{colour}\"/>"))
    }

    /// Adds a drawing, moved and scaled.
    pub(crate) fn at(self, x: f32, y: f32, scale: f32, drawing: &Drawing) -> Drawing {
        let [x, y, scale] = [x, y, scale].map(hundredths);
        self.with(format_args!(r#"<g transform="translate({x} {y}) scale({scale})">{}</g>"#, drawing.0))
    }

    /// Adds a drawing, rotated clockwise about a point; the angle is in degrees.
    pub(crate) fn turned(self, degrees: f32, x: f32, y: f32, drawing: &Drawing) -> Drawing {
        self.with(format_args!(r#"<g transform="rotate({degrees} {x} {y})">{}</g>"#, drawing.0))
    }

    /// Adds a drawing.
    pub(crate) fn and(mut self, drawing: &Drawing) -> Drawing {
        self.0.push_str(&drawing.0);
        self
    }

    /// Adds a drawing and its mirror image on a sheet of this width.
    pub(crate) fn both(self, width: f32, drawing: &Drawing) -> Drawing {
        self.and(drawing).with(format_args!(r#"<g transform="matrix(-1 0 0 1 {width} 0)">{}</g>"#, drawing.0))
    }

    /// Returns the ids of the drawings that this one shows.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &str> {
        self.0.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
    }

    /// Returns the shapes as SVG.
    pub(crate) fn svg(&self) -> &str {
        &self.0
    }
}

/// Formats a number with at most two decimals.
fn hundredths(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// Returns a circle as path data.
pub(crate) fn circle(x: f32, y: f32, r: f32) -> String {
    let [x, y, r] = [x, y, r].map(hundredths);
    format!("M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0Z", hundredths(x - r), 2.0 * r, -2.0 * r)
}

/// Returns a regular star or polygon as path data: points alternate between the two radii, the first is at the top.
pub(crate) fn star(x: f32, y: f32, points: usize, outer: f32, inner: f32) -> String {
    let corners = (0..points * 2).map(|corner| {
        let radius = if corner % 2 == 0 { outer } else { inner };
        polar(x, y, radius, corner as f32 / (points * 2) as f32)
    });
    polygon(corners)
}

/// Returns a closed path through these points.
pub(crate) fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> String {
    let mut d = String::new();
    for (x, y) in points {
        let letter = if d.is_empty() { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{x:.1} {y:.1}");
    }
    d.push('Z');
    d
}

/// Returns the point at this fraction of a full turn, clockwise from the top.
pub(crate) fn polar(x: f32, y: f32, radius: f32, turn: f32) -> (f32, f32) {
    let angle = turn * std::f32::consts::TAU;
    (x + radius * angle.sin(), y - radius * angle.cos())
}
