//! The seats of a table: a colour and a portrait each, the same in panels, bids, log and charts.

use std::fmt::Write;

use super::metal::{BRASS, IRON, LEATHER};
use super::portrait::beard::{FULL, HANDLEBAR, LONG, TWO_PLAITS, WALRUS};
use super::portrait::body::{CLOAK, JERKIN, ROBE, SCARF, TUNIC};
use super::portrait::face::{
    BULB, BUSHY, FINE, GRIN, HOOK, JOINED, LASHED, MERRY, OPEN, RAISED, SMALL, SMILE, STERN, WIDE,
};
use super::portrait::hair::{FRINGE, MANE, PARTED, SHORT, SIDE_BRAID, THICK_BRAIDS};
use super::portrait::{BLACK, BLOND, BROWN, CHESTNUT, DwarfPortrait, PALE, RED, ROSY, TANNED, WHITE, headgear};

/// The colour of a seat.
struct Colour {
    /// Text and lines on the light theme.
    light: &'static str,
    /// Text and lines on the dark theme.
    dark: &'static str,
    /// The clothes of the portrait, on both themes.
    cloth: &'static str,
}

/// The colours by seat. They differ in lightness as well as in hue, so that they can be told apart with any colour vision.
const COLOURS: [Colour; 5] = [
    Colour { light: "#6b1205", dark: "#ff7d55", cloth: "#d4502f" },
    Colour { light: "#0a2f80", dark: "#b4e0ff", cloth: "#3f8fd6" },
    Colour { light: "#057b65", dark: "#3ddc9f", cloth: "#17a377" },
    Colour { light: "#7e6c04", dark: "#f7e233", cloth: "#d9b818" },
    Colour { light: "#a01fd6", dark: "#da84f3", cloth: "#a94fd0" },
];

/// Returns the style that gives everything marked with a seat its colour as `--seat`.
pub(crate) fn style() -> String {
    let mut style = String::new();
    for (seat, Colour { light, dark, .. }) in COLOURS.iter().enumerate() {
        let _ = writeln!(style, "[data-seat=\"{seat}\"] {{ --seat: light-dark({light}, {dark}); }}");
    }
    style
}

/// Returns the colour of a seat on a dark background.
pub(crate) fn colour(seat: usize) -> &'static str {
    COLOURS[seat % COLOURS.len()].dark
}

/// Returns the portraits by seat.
pub(crate) fn portraits() -> [DwarfPortrait; 5] {
    let cloth = COLOURS.map(|colour| colour.cloth);
    [
        DwarfPortrait::he(ROSY, RED, SCARF, cloth[0])
            .looks(OPEN, BUSHY, BULB)
            .lower([FULL, WALRUS])
            .mane(SHORT)
            .hat(headgear::HORNED, IRON),
        DwarfPortrait::she(PALE, BLOND, ROBE, cloth[1])
            .looks(LASHED, RAISED, SMALL)
            .lower([SMILE])
            .mane(MANE)
            .locks([PARTED, THICK_BRAIDS])
            .hat(headgear::CIRCLET, BRASS),
        DwarfPortrait::he(BROWN, BLACK, JERKIN, cloth[2])
            .looks(STERN, JOINED, WIDE)
            .lower([TWO_PLAITS, HANDLEBAR])
            .hat(headgear::FEATHERED, cloth[2]),
        DwarfPortrait::she(TANNED, CHESTNUT, TUNIC, cloth[3])
            .looks(OPEN, FINE, SMALL)
            .lower([GRIN])
            .mane(SHORT)
            .locks([FRINGE, SIDE_BRAID])
            .hat(headgear::GOGGLES, LEATHER),
        DwarfPortrait::he(PALE, WHITE, CLOAK, cloth[4])
            .looks(MERRY, BUSHY, HOOK)
            .lower([LONG, WALRUS])
            .mane(SHORT)
            .hat(headgear::TURBAN, cloth[4]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The panels that names and lines of charts lie on, as in the style: light theme, dark theme.
    const PANELS: [[&str; 2]; 2] = [["#f7efdc", "#fffaf0"], ["#2a2e37", "#353a45"]];

    /// Matrices that simulate protanopia, deuteranopia and tritanopia in linear RGB (Machado, Oliveira, Fernandes 2009).
    const VISIONS: [[[f64; 3]; 3]; 3] = [
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ];

    fn linear(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn luminance([red, green, blue]: [f64; 3]) -> f64 {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let [one, other] = [one, other].map(|colour| luminance(linear(colour)) + 0.05);
        one.max(other) / one.min(other)
    }

    fn lab(colour: [f64; 3]) -> [f64; 3] {
        let [red, green, blue] = colour.map(|part| part.clamp(0.0, 1.0));
        let root = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
        let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
        let y = root(luminance([red, green, blue]));
        let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    fn simulated(colour: &str, vision: &[[f64; 3]; 3]) -> [f64; 3] {
        let linear = linear(colour);
        lab(vision.map(|row| row.iter().zip(linear).map(|(factor, part)| factor * part).sum()))
    }

    #[test]
    fn names_in_the_colour_of_a_seat_have_enough_contrast() {
        for (colour, [light, dark]) in COLOURS.iter().zip([PANELS; 5]) {
            for (text, panels) in [(colour.light, light), (colour.dark, dark)] {
                for panel in panels {
                    assert!(contrast(text, panel) >= 4.5, "{text} on {panel}: {}", contrast(text, panel));
                }
            }
        }
    }

    #[test]
    fn seats_can_be_told_apart_with_any_colour_vision() {
        for vision in &VISIONS {
            for theme in [COLOURS.map(|colour| colour.light), COLOURS.map(|colour| colour.dark)] {
                for (at, one) in theme.iter().enumerate() {
                    for other in &theme[at + 1..] {
                        let distance = (simulated(one, vision).iter().zip(simulated(other, vision)))
                            .map(|(one, other)| (one - other).powi(2))
                            .sum::<f64>()
                            .sqrt();
                        assert!(distance >= 20.0, "{one} and {other}: {distance}");
                    }
                }
            }
        }
    }
}
