//! Icons that both games share: Treasure, pouch, card backs, crown, laurel, rank, line.

use super::drawing::{Drawing, INK, circle, star};
use super::logo::gate;
use super::metal::{BRASS, DARK_WOOD, GOLD, IRON, LEATHER, WOOD};
use super::numerals::carved;

/// A coin lying flat, seen from the side.
fn lying(x: f32, y: f32) -> Drawing {
    Drawing::new()
        .paint("#b57a18", format_args!("M{x} {y}v4c0 3 14 3 14 0v-4Z"))
        .paint(GOLD, format_args!("M{x} {y}c0-3.5 14-3.5 14 0c0 3.5-14 3.5-14 0Z"))
}

fn heap(places: &[(f32, f32)]) -> Drawing {
    places.iter().fold(Drawing::new(), |drawing, &(x, y)| drawing.and(&lying(x, y)))
}

/// The front of a chest, in a box of 96 by 72.
fn chest_front() -> Drawing {
    let front = "M12 40H84V66L80 70H16L12 66Z";
    Drawing::new()
        .paint(WOOD, front)
        .sheen(front)
        .line("M12 50H84M12 60H84")
        .paint(IRON, "M22 40H30V70H22Z")
        .paint(IRON, "M66 40H74V70H66Z")
        .paint(GOLD, "M8 36H88V43H8Z")
        .paint(GOLD, "M40 38H56V54L48 60 40 54Z")
        .flat(INK, "M48 44a3 3 0 0 1 1.8 5.4L51 55H45L46.2 49.4A3 3 0 0 1 48 44Z")
}

/// The Royal Treasure: an open chest heaped with coins, in a box of 96 by 72.
pub(crate) fn royal_treasure() -> Drawing {
    Drawing::new()
        .paint(DARK_WOOD, "M12 38L16 14C18 8 24 4 32 4H64C72 4 78 8 80 14L84 38Z")
        .shade("M18 36L21 16C22 11 27 9 32 9H64C69 9 74 11 75 16L78 36Z")
        .paint(IRON, "M24 38L26 6 33 4 31 38Z")
        .paint(IRON, "M72 38L70 6 63 4 65 38Z")
        .and(&heap(&[
            (24.0, 34.0),
            (58.0, 34.0),
            (40.0, 35.0),
            (30.0, 28.0),
            (52.0, 28.0),
            (41.0, 29.0),
            (35.0, 22.0),
            (48.0, 22.0),
            (42.0, 16.0),
        ]))
        .paint("#d23b56", "M62 22L68 18 74 22 68 31Z")
        .and(&chest_front())
}

/// A Royal Offering: coins rising from a small chest, as a portrait of 100 by 120.
pub(crate) fn offering(plus: i64) -> Drawing {
    let arrow = "M50 2L88 33H74V60H26V33H12Z";
    Drawing::new()
        .paint("#f0c04a", arrow)
        .sheen(arrow)
        .and(&carved(&format!("+{plus}"), (50.0, 40.0), 22.0, "#4a2a04", "#ffeaa6"))
        .and(&heap(&[(22.0, 76.0), (64.0, 76.0), (43.0, 77.0), (30.0, 70.0), (56.0, 70.0), (43.0, 71.0), (43.0, 65.0)]))
        .at(2.0, 44.0, 1.0, &chest_front())
}

/// The pouch with the coins not bid, in a box of 64 by 64.
pub(crate) fn pouch() -> Drawing {
    let bag = "M22 22C6 34 2 60 14 62H50C62 60 58 34 42 22Z";
    Drawing::new()
        .paint(LEATHER, "M22 20L12 6 24 9 32 3 40 9 52 6 42 20Z")
        .line("M26 18L22 10M38 18L42 10M32 18V8")
        .paint(LEATHER, bag)
        .sheen(bag)
        .line("M24 26C14 36 12 50 16 58M40 26C50 36 52 50 48 58")
        .rod(BRASS, 2.6, "M20 21C28 24 36 24 44 21M42 22C48 24 50 30 54 30")
        .paint(GOLD, circle(32.0, 44.0, 9.5))
        .flat("#8a5f14", star(32.0, 44.0, 4, 6.5, 2.6))
}

/// The back of the cards of an age, in a box of 100 by 140.
pub(crate) fn deck(age: usize) -> Drawing {
    let (stone, edge, depth) =
        if age == 1 { ("#4c5a66", "#93a5b3", "#1c242b") } else { ("#6b3a2c", "#cf8a5c", "#2b120b") };
    let card = "M8 2H92L98 8V132L92 138H8L2 132V8Z";
    let knots = Drawing::new().stroke(edge, 2.4, "M12 36V12H36M12 24H24V12").flat(edge, star(31.0, 31.0, 4, 6.0, 2.2));
    let half = Drawing::new().both(100.0, &knots);
    let plaque = "M30 108H70L76 118 70 128H30L24 118Z";
    let bars: &[f32] = if age == 1 { &[50.0] } else { &[44.0, 56.0] };
    let numeral =
        bars.iter().map(|x| format!("M{} 111h10v3h-2.5v8h2.5v3h-10v-3h2.5v-8h-2.5z", x - 5.0)).collect::<String>();
    Drawing::new()
        .paint(stone, card)
        .sheen(card)
        .stroke(edge, 1.4, "M11 6H89L94 11V129L89 134H11L6 129V11Z")
        .and(&half)
        .turned(180.0, 50.0, 70.0, &half)
        .paint(depth, "M50 20L82 61 50 102 18 61Z")
        .stroke(edge, 1.8, "M50 27L76.5 61 50 95 23.5 61Z")
        .at(27.0, 34.0, 0.72, &gate(edge, "#000"))
        .paint(depth, plaque)
        .stroke(edge, 1.4, plaque)
        .flat(edge, numeral)
}

/// The winner's crown, in a box of 64 by 64.
pub(crate) fn crown() -> Drawing {
    let crown = "M8 50L3 18 19 30 32 8 45 30 61 18 56 50C42 45 22 45 8 50Z";
    Drawing::new()
        .paint(GOLD, crown)
        .sheen(crown)
        .paint(GOLD, "M7 48C22 42 42 42 57 48V58C42 52 22 52 7 58Z")
        .paint("#d23b56", circle(32.0, 48.5, 4.0))
        .paint("#2e78d0", circle(17.0, 50.2, 3.0))
        .paint("#2e78d0", circle(47.0, 50.2, 3.0))
        .paint("#fff3d0", circle(32.0, 8.0, 4.0))
        .paint("#fff3d0", circle(4.5, 17.0, 3.0))
        .paint("#fff3d0", circle(59.5, 17.0, 3.0))
        .line("M19 30L24 42M45 30L40 42")
}

/// A laurel wreath, in a box of 64 by 64.
pub(crate) fn laurel() -> Drawing {
    let leaf = "M0 0C6-8 14-8 18-4C14 2 6 4 0 0Z";
    let places =
        [(24.0, 57.0, 200.0), (14.0, 50.0, 225.0), (8.0, 39.0, 250.0), (7.0, 27.0, 280.0), (12.0, 15.0, 305.0)];
    let mut branch = Drawing::new().stroke("#7a6a1e", 2.0, "M31 60C12 56 2 36 12 12");
    for (x, y, turn) in places {
        let outer = Drawing::new().turned(
            turn - 20.0,
            0.0,
            0.0,
            &Drawing::new().paint("#a9b13c", leaf).line("M2 0C6-3 10-4 14-4"),
        );
        let inner = Drawing::new().turned(
            turn + 70.0,
            0.0,
            0.0,
            &Drawing::new().paint("#c9c652", leaf).line("M2 0C6-3 10-4 14-4"),
        );
        branch = branch.at(x, y, 0.72, &outer).at(x, y, 0.72, &inner);
    }
    Drawing::new().both(64.0, &branch).paint(GOLD, circle(32.0, 60.0, 3.2))
}

/// A rank: a chevron in the colour it is given, in a box of 32 by 24.
pub(crate) fn rank() -> Drawing {
    Drawing::new().flat("currentColor", "M16 2L31 14V23L16 11 1 23V14Z")
}

/// A complete line: a rank of every column, in the colour it is given, in a box of 120 by 24.
pub(crate) fn line() -> Drawing {
    let small = Drawing::new().flat("currentColor", "M10 3L19 11V18L10 10 1 18V11Z");
    let ranks = (0..5).fold(Drawing::new(), |drawing, nth| drawing.at(6.0 + 22.0 * nth as f32, 0.0, 1.0, &small));
    ranks.flat("currentColor", "M4 20.5H116V23H4Z")
}
