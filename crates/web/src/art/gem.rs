//! Gems: cut stones with their number. Every number has its own cut and colour, and 6 is set in gold.

use super::drawing::{Drawing, polar, polygon};
use super::numerals::carved;

const CENTRE: (f32, f32) = (32.0, 32.0);

/// How a stone is cut: its colour, its corners, and whether a corner or an edge is at the top.
struct Cut {
    colour: &'static str,
    corners: usize,
    turn: f32,
    stretch: (f32, f32),
}

const CUTS: [Cut; 6] = [
    Cut { colour: "#9fb0bd", corners: 6, turn: 0.0, stretch: (26.0, 29.0) },
    Cut { colour: "#e0992b", corners: 4, turn: 0.5, stretch: (37.0, 37.0) },
    Cut { colour: "#2f9e5c", corners: 8, turn: 0.5, stretch: (27.0, 31.0) },
    Cut { colour: "#2e78d0", corners: 5, turn: 0.0, stretch: (30.0, 30.0) },
    Cut { colour: "#cf2f48", corners: 10, turn: 0.5, stretch: (29.5, 29.5) },
    Cut { colour: "#8f4fd6", corners: 8, turn: 0.0, stretch: (24.0, 24.0) },
];

/// Draws the gem of this number, 1 to 6, in a box of 64 by 64.
pub(crate) fn gem(number: usize) -> Drawing {
    let cut = &CUTS[number.clamp(1, CUTS.len()) - 1];
    let corner = |nth: usize, size: f32| {
        let turn = (nth as f32 + cut.turn) / cut.corners as f32;
        let (x, y) = polar(0.0, 0.0, 1.0, turn);
        (32.0 + x * cut.stretch.0 * size, 32.0 + y * cut.stretch.1 * size)
    };
    let ring = |size: f32| polygon((0..cut.corners).map(|nth| corner(nth, size)));
    let mut drawing = if number == 6 { setting() } else { Drawing::new() };
    drawing = drawing.paint(cut.colour, ring(1.0));
    for nth in 0..cut.corners {
        let facet = [corner(nth, 0.97), corner(nth + 1, 0.97), corner(nth + 1, 0.6), corner(nth, 0.6)];
        let (x, y) = corner(nth, 1.0);
        let (u, v) = corner(nth + 1, 1.0);
        // Light falls from the upper left.
        let facing = ((32.0 - (x + u) / 2.0) + (32.0 - (y + v) / 2.0)) / 40.0;
        let strength = (facing.abs() * 58.0) as u8;
        drawing = drawing.veil(if facing > 0.0 { "#fff" } else { "#06031a" }, strength.min(90), polygon(facet));
    }
    let edges = (0..cut.corners).fold(String::new(), |mut d, nth| {
        let ((x, y), (u, v)) = (corner(nth, 0.94), corner(nth, 0.6));
        d.push_str(&format!("M{x:.1} {y:.1}L{u:.1} {v:.1}"));
        d
    });
    drawing.veil("#fff", 14, ring(0.6)).trace("#fff", 1.0, 45, format_args!("{edges}{}", ring(0.6))).and(&carved(
        &number.to_string(),
        CENTRE,
        if number == 6 { 21.0 } else { 24.0 },
        "#fff",
        "#1d1410",
    ))
}

/// The setting of the crown's gem: eight golden claws.
fn setting() -> Drawing {
    let rays = super::drawing::star(32.0, 32.0, 8, 31.5, 22.0);
    Drawing::new().paint("#e8b440", &rays).sheen(rays)
}
