//! Coins: copper for the base coins, mithril for the special 3, gold for the Royal Treasure.

use elvaland_rules::mechanics::Coin;

use super::drawing::{Drawing, circle, polar, polygon, star};
use super::logo::gate;
use super::numerals::carved;

const CENTRE: (f32, f32) = (32.0, 32.0);

/// The colours of a coin: its body, its field, and the depth and the edge of the engraving.
struct Metal {
    body: &'static str,
    field: &'static str,
    depth: &'static str,
    edge: &'static str,
}

const COPPER: Metal = Metal { body: "#c8743e", field: "#a9572a", depth: "#3a1508", edge: "#f2ac78" };
const MITHRIL: Metal = Metal { body: "#6fd3ac", field: "#3fa584", depth: "#07332a", edge: "#c9ffe9" };
const GOLD: Metal = Metal { body: "#f0c04a", field: "#d49a26", depth: "#4a2a04", edge: "#ffeaa6" };

/// Draws a coin in a box of 64 by 64.
pub(crate) fn coin(coin: Coin) -> Drawing {
    if coin.is_treasure() {
        return treasure(coin.value());
    }
    let metal = if coin == Coin::SPECIAL { MITHRIL } else { COPPER };
    let text = coin.value().to_string();
    if coin.trades() { trading(&metal, &text) } else { struck(&metal, &circle(32.0, 32.0, 26.0), 26.0, &text) }
}

/// Every coin there is.
pub(crate) fn all() -> impl Iterator<Item = Coin> {
    let treasure = Coin::TREASURE_VALUES.filter_map(Coin::treasure);
    Coin::STARTING.into_iter().chain([Coin::SPECIAL]).chain(treasure)
}

fn struck(metal: &Metal, edge: &str, radius: f32, text: &str) -> Drawing {
    let field = circle(32.0, 32.0, radius * 0.77);
    Drawing::new()
        .paint(metal.body, edge)
        .sheen(edge)
        .stroke(metal.edge, 1.0, circle(32.0, 32.0, radius - 2.4))
        .flat(metal.field, &field)
        .veil("#000", 22, crescent(radius * 0.77))
        .stroke(metal.depth, 1.2, field)
        .and(&carved(text, CENTRE, if text.len() > 1 { 22.0 } else { 28.0 }, metal.depth, metal.edge))
}

/// The shadow that the raised rim throws on the field.
fn crescent(radius: f32) -> String {
    let (left, right) = (polar(32.0, 32.0, radius, -0.2), polar(32.0, 32.0, radius, 0.32));
    format!(
        "M{:.1} {:.1}A{radius:.1} {radius:.1} 0 0 1 {:.1} {:.1}A{:.1} {:.1} 0 0 0 {:.1} {:.1}Z",
        left.0,
        left.1,
        right.0,
        right.1,
        radius * 1.12,
        radius * 1.12,
        left.0,
        left.1
    )
}

/// The coins that trade are pierced at the corners, two arrows chasing each other round the number.
fn trading(metal: &Metal, text: &str) -> Drawing {
    let edge = polygon((0..8).map(|corner| polar(32.0, 32.0, 29.5, (corner as f32 + 0.5) / 8.0)));
    let arrow = Drawing::new()
        .stroke(metal.depth, 3.4, "M10.5 32A21.5 21.5 0 0 1 46 15.7")
        .flat(metal.depth, "M52.5 22.500L42 20.5 49 11.500Z");
    Drawing::new()
        .paint(metal.body, &edge)
        .sheen(&edge)
        .flat(metal.field, circle(32.0, 32.0, 16.5))
        .veil("#000", 22, crescent(16.5))
        .and(&arrow)
        .turned(180.0, 32.0, 32.0, &arrow)
        .and(&carved(text, CENTRE, 23.0, metal.depth, metal.edge))
}

/// Treasure coins grow with their value, and every five values their edge becomes richer.
fn treasure(value: u8) -> Drawing {
    let radius = 24.0 + f32::from(value - 5) * 0.3;
    let text = value.to_string();
    match value {
        ..10 => struck(&GOLD, &circle(32.0, 32.0, radius), radius, &text),
        10..15 => {
            let rim = radius * 0.885;
            let apart = rim * std::f32::consts::TAU / 16.0;
            struck(&GOLD, &circle(32.0, 32.0, radius), radius, &text).dots(
                GOLD.depth,
                2.6,
                format_args!("{apart:.2}"),
                circle(32.0, 32.0, rim),
            )
        }
        15..20 => {
            let edge = star(32.0, 32.0, 16, radius + 1.6, radius - 2.0);
            struck(&GOLD, &edge, radius - 1.5, &text)
        }
        _ => {
            let rays = star(32.0, 32.0, 8, radius + 2.0, radius * 0.74);
            let jewels = (0..8).fold(Drawing::new(), |drawing, nth| {
                let (x, y) = polar(32.0, 32.0, radius * 0.865, nth as f32 / 8.0);
                drawing.flat("#b3261e", circle(x, y, 2.3))
            });
            Drawing::new()
                .paint("#c98a1e", rays)
                .and(&struck(&GOLD, &circle(32.0, 32.0, radius - 3.0), radius - 3.0, &text))
                .and(&jewels)
        }
    }
}

/// A coin face down: the gate of the hall instead of a number.
pub(crate) fn back() -> Drawing {
    let edge = circle(32.0, 32.0, 27.0);
    Drawing::new()
        .paint("#8b7b66", &edge)
        .sheen(&edge)
        .flat("#66584a", circle(32.0, 32.0, 21.0))
        .veil("#000", 25, crescent(21.0))
        .dots("#3b3028", 2.4, "9.42", circle(32.0, 32.0, 24.0))
        .at(13.4, 12.2, 0.58, &gate("#2a211a", "#b9a88e"))
}
