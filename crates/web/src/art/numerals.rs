//! Carved numerals: chamfered, as a chisel cuts them.

use super::drawing::Drawing;

/// The outlines of 0 to 9 in boxes of 20 by 28, holes by the even-odd rule.
const DIGITS: [&str; 10] = [
    "M6 0H14L20 6V22L14 28H6L0 22V6ZM8.5 6L6.5 8V20L8.5 22H11.5L13.5 20V8L11.5 6Z",
    "M9 0H14.5V22H19V28H3V22H8V9L3 11.5V5Z",
    "M6 0H14L20 6V12L9.5 22H20V28H0V21.5L13.5 9V8L11.5 6H8.5L6.5 8V10.5H0V6Z",
    "M0 0H20V6L14.5 11 20 16V22L14 28H6L0 22V18.5H6.5V20L8.5 22H11.5L13.5 20V18L11.5 16H6V11L11.5 6H0Z",
    "M9.5 0H17V16H20V22H17V28H10.5V22H0V16.5ZM10.5 8.5L6 16H10.5Z",
    "M1 0H19V6H7V10H14L20 16V22L14 28H6L0 22V18.5H6.5V20L8.5 22H11.5L13.5 20V18L11.5 16H1Z",
    "M9 0H17L10 10H14L20 16V22L14 28H6L0 22V14ZM8.5 16L6.5 18V20L8.5 22H11.5L13.5 20V18L11.5 16Z",
    "M0 0H20V6L10.5 28H3.5L12.5 6H0Z",
    "M6 0H14L19 5V10L16 13.5 20 17V23L15 28H5L0 23V17L4 13.5 1 10V5ZM8 5.5L7 6.5V9L8.5 10.5H11.5L13 9V6.5L12 5.5ZM8 16L6.5 17.5V21L8 22.5H12L13.5 21V17.5L12 16Z",
    "M11 28H3L10 18H6L0 12V6L6 0H14L20 6V14ZM11.5 12L13.5 10V8L11.5 6H8.5L6.5 8V10L8.5 12Z",
];

/// The plus sign in the same box.
const PLUS: &str = "M7 4H13V11H20V17H13V24H7V17H0V11H7Z";

const HEIGHT: f32 = 28.0;
const STEP: f32 = 22.5;

fn outline(letter: char) -> &'static str {
    letter.to_digit(10).map_or(PLUS, |digit| DIGITS[digit as usize])
}

/// Writes a number, with a plus if `signed`, of this height and centred at a point: once in light, as the edge of the cut,
/// and then in the colour of its depth.
pub(crate) fn carved(text: &str, (x, y): (f32, f32), height: f32, depth: &str, edge: &str) -> Drawing {
    let scale = height / HEIGHT;
    let count = text.chars().count() as f32;
    let width = (count * STEP - (STEP - 20.0)) * scale;
    let mut drawing = Drawing::new();
    for (colour, dx, dy) in [(edge, 1.4, 1.6), (depth, 0.0, 0.0)] {
        for (nth, letter) in text.chars().enumerate() {
            let left = x - width / 2.0 + nth as f32 * STEP * scale + dx * scale;
            let top = y - height / 2.0 + dy * scale;
            drawing = drawing.at(left, top, scale, &Drawing::new().pierced(colour, outline(letter)));
        }
    }
    drawing
}
