//! Emblems of the columns: a device on a plate, the device alone in one colour, and a band with a pattern.
//!
//! Columns differ by colour, by the shape of the plate, by the device and by the pattern, so that nobody has to tell
//! colours apart.

use super::drawing::{Drawing, INK, circle};

/// The emblem of a column: its colour and its device.
pub(crate) struct Emblem {
    /// The colour of the plate.
    pub(crate) colour: &'static str,
    /// Draws the device on the emblem, in the current colour.
    pub(crate) device: fn() -> Drawing,
}

/// The plates, in the order of the columns: shield, drop, hexagon, block and disc.
fn plate(nth: usize) -> String {
    match nth {
        0 => "M5 8L32 2 59 8V32C59 47 46 57 32 62C18 57 5 47 5 32Z".into(),
        1 => "M32 1C52 9 62 20 62 35C62 51 48 60 32 62C16 60 2 51 2 35C2 20 12 9 32 1Z".into(),
        2 => "M32 1L60 17V47L32 63 4 47V17Z".into(),
        3 => "M17 3H47L61 17V47L47 61H17L3 47V17Z".into(),
        _ => circle(32.0, 32.0, 30.0),
    }
}

impl Emblem {
    /// The device on its plate; `device` is the id of the device in the sprite.
    pub(crate) fn plated(&self, nth: usize, device: &str) -> Drawing {
        let plate = plate(nth);
        let rim = Drawing::new().trace("#fff3d0", 1.6, 55, &plate);
        Drawing::new()
            .paint(self.colour, &plate)
            .sheen(&plate)
            .at(3.2, 3.2, 0.9, &rim)
            .at(8.0, 8.8, 0.78, &Drawing::new().put_in(INK, device))
            .at(6.7, 6.7, 0.78, &Drawing::new().put_in("#fff3da", device))
    }
}

/// The band of a column: the nth pattern along a strip of 480 by 12.
pub(crate) fn band(nth: usize) -> Drawing {
    let repeat = |step: usize, tile: fn(usize) -> String| (0..480 / step).map(|at| tile(at * step)).collect::<String>();
    match nth {
        // Chevrons, as points of axes.
        0 => solid(repeat(12, |x| format!("M{x} 0h5l6 6-6 6h-5l6-6z"))),
        // Leaning strokes, as arrows in flight.
        1 => solid(repeat(10, |x| format!("M{} 0h4l-6 12h-4z", x + 6))),
        // Diamonds.
        2 => solid(repeat(12, |x| format!("M{x} 6l6-5 6 5-6 5z"))),
        // Bricks.
        3 => solid(repeat(16, |x| format!("M{x} 0h13v5h-13zM{} 7h13v5h-13z", x + 8))),
        // Waves of a road.
        _ => {
            Drawing::new().stroke("currentColor", 3.4, format_args!("M0 6{}", repeat(24, |_| "q6-8 12 0t12 0".into())))
        }
    }
}

fn solid(d: String) -> Drawing {
    Drawing::new().flat("currentColor", d)
}
