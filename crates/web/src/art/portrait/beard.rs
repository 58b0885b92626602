//! Beards and moustaches, in the colour of the hair.

use super::part::parts;
use crate::art::drawing::Drawing;

const GOLD: &str = "#e8b440";

/// From ear to ear under the nose; every beard begins with it.
const JAW: &str = "M26 48C29 60 36 65 44 66H56C64 65 71 60 74 48";

fn beard(outline: &str) -> Drawing {
    Drawing::new().shape(format_args!("{JAW}{outline}Z"))
}

/// A plait hanging down from a point, with a ring at its end.
pub(crate) fn plait(x: f32, y: f32, width: f32, links: usize) -> Drawing {
    let mut drawing = Drawing::new();
    let step = width * 0.62;
    let end = y + step * links as f32;
    let h = width / 2.0;
    drawing = drawing.shape(format_args!(
        "M{} {end}C{} {} {} {} {x} {}C{} {} {} {} {} {end}Z",
        x - h * 0.6,
        x - h,
        end + 6.0,
        x - h * 0.4,
        end + 9.0,
        end + 11.0,
        x + h * 0.4,
        end + 9.0,
        x + h,
        end + 6.0,
        x + h * 0.6
    ));
    for link in (0..links).rev() {
        let at = y + step * link as f32;
        let w = h * (1.0 - 0.06 * link as f32);
        drawing = drawing
            .shape(format_args!(
                "M{} {}C{} {} {} {} {x} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
                x - w,
                at,
                x - w * 1.1,
                at + step,
                x - w * 0.3,
                at + step * 1.3,
                at + step * 1.5,
                x + w * 0.3,
                at + step * 1.3,
                x + w * 1.1,
                at + step,
                x + w,
                at,
                x + w * 0.6,
                at - step * 0.5,
                x - w * 0.6,
                at - step * 0.5,
                x - w,
                at
            ))
            .line(format_args!("M{} {}L{x} {}L{} {}", x - w * 0.6, at, at + step * 0.7, x + w * 0.6, at));
    }
    let (left, right) = (x - h * 0.85, x + h * 0.85);
    drawing.paint(GOLD, format_args!("M{left} {}H{right}V{}H{left}Z", end - 1.0, end + 4.0)).glint(format_args!(
        "M{} {}H{x}",
        left + 1.0,
        end + 1.0
    ))
}

const STRANDS: &str =
    "M34 72C33 84 36 94 41 102M42 80C42 90 44 98 47 104M66 72C67 84 64 94 59 102M58 80C58 90 56 98 53 104";

parts! {
    FULL "beard-full" = beard("C80 64 79 86 70 98C64 107 56 112 50 115C44 112 36 107 30 98C21 86 20 64 26 48")
        .shade("M74 48C80 64 79 86 70 98C64 107 56 112 50 115C60 100 68 84 67 60Z")
        .line(STRANDS)
        .glint("M28 60C25 72 27 84 32 92");
    SQUARE "beard-square" = beard("C79 60 81 80 79 101L71 108 64 103 57 111 50 105 43 111 36 103 29 108 21 101C19 80 21 60 26 48")
        .shade("M74 48C79 60 81 80 79 101L71 108 64 103 57 111 54 108C62 94 68 78 67 60Z")
        .line(STRANDS)
        .glint("M28 60C25 72 25 86 26 98");
    FORKED "beard-forked" = beard("C81 64 80 84 72 99L65 118 58 100 50 92 42 100 35 118 28 99C20 84 19 64 26 48")
        .shade("M74 48C81 64 80 84 72 99L65 118 60 104C66 90 69 76 67 60Z")
        .line("M33 72C31 84 33 94 36 104M67 72C69 84 67 94 64 104M42 78C40 86 40 92 41 98M58 78C60 86 60 92 59 98")
        .paint(GOLD, "M28 99L42 100 40 105 30 105Z")
        .paint(GOLD, "M72 99L58 100 60 105 70 105Z");
    POINTED "beard-pointed" = beard("C79 66 74 88 61 102L50 119 39 102C26 88 21 66 26 48")
        .shade("M74 48C79 66 74 88 61 102L50 119C60 100 68 82 67 60Z")
        .line(STRANDS)
        .glint("M28 60C26 72 29 84 35 94");
    CROPPED "beard-cropped" = beard("C78 64 74 84 50 91C26 84 22 64 26 48")
        .shade("M74 48C78 64 74 84 52 91C62 84 68 74 67 60Z")
        .line("M33 70L36 77M40 76L42 83M50 80V86M60 76L58 83M67 70L64 77");
    CURLED "beard-curled" = beard("C79 56 80 62 77 68C83 74 82 82 76 86C78 94 72 100 65 99C62 107 54 109 50 105C46 109 38 107 35 99C28 100 22 94 24 86C18 82 17 74 23 68C20 62 21 56 26 48")
        .shade("M74 48C79 56 80 62 77 68C83 74 82 82 76 86C78 94 72 100 65 99C62 106 56 108 52 106C64 94 70 78 67 60Z")
        .line("M33 74C28 78 32 84 36 80M43 84C38 88 42 95 47 90M57 84C62 88 58 95 53 90M67 74C72 78 68 84 64 80M36 92C38 94 41 93 41 90M64 92C62 94 59 93 59 90");
    PLAITED "beard-plaited" = beard("C79 64 76 80 62 88H38C24 80 21 64 26 48")
        .shade("M74 48C79 64 76 80 62 88H56C64 80 68 70 67 60Z")
        .line("M34 72L40 82M66 72L60 82")
        .and(&plait(50.0, 88.0, 19.0, 1));
    TWO_PLAITS "beard-two-plaits" = beard("C79 64 77 82 66 90C60 94 54 90 50 86C46 90 40 94 34 90C23 82 21 64 26 48")
        .shade("M74 48C79 64 77 82 66 90C62 92 58 91 56 89C64 80 68 70 67 60Z")
        .line("M34 72L37 84M66 72L63 84M45 78L44 86M55 78L56 86")
        .both(100.0, &plait(36.0, 91.0, 15.0, 1));
    RINGED "beard-ringed" = beard("C80 64 78 86 69 98L62 112 50 117 38 112 31 98C22 86 20 64 26 48")
        .shade("M74 48C80 64 78 86 69 98L62 112 52 116C60 100 68 84 67 60Z")
        .line(STRANDS)
        .paint(GOLD, "M28.5 93C42 100 58 100 71.5 93L69 99.5C58 105 42 105 31 99.5Z")
        .glint("M33 98C38 100.5 43 101 48 101");
    LONG "beard-long" = beard("C80 62 74 80 72 96C71 106 66 112 62 120H38C34 112 29 106 28 96C26 80 20 62 26 48")
        .shade("M74 48C80 62 74 80 72 96C71 106 66 112 62 120H54C64 100 68 80 67 60Z")
        .line("M34 72C32 88 38 102 40 118M43 80C42 94 46 106 46 118M66 72C68 88 62 102 60 118M57 80C58 94 54 106 54 118")
        .glint("M28 60C26 70 30 82 31 92");

    WALRUS "lip-walrus" = Drawing::new()
        .shape("M50 66.5C43 63 34 66 29 77C37 82 46 79 50 74C54 79 63 82 71 77C66 66 57 63 50 66.5Z")
        .line("M45 69C40 69 36 72 33 76M55 69C60 69 64 72 67 76")
        .shade("M50 70C58 72 64 76 71 77C63 82 54 79 50 74Z");
    DROOPING "lip-drooping" = Drawing::new()
        .shape("M50 66.5C43 63 35 67 33 75C30 83 31 91 35 98C39 91 40 83 44 78C46 76 49 75 50 73C51 75 54 76 56 78C60 83 61 91 65 98C69 91 70 83 67 75C65 67 57 63 50 66.5Z")
        .line("M45 70C39 71 37 78 35.5 90M55 70C61 71 63 78 64.5 90");
    HANDLEBAR "lip-handlebar" = Drawing::new()
        .shape("M50 66.5C44 64 40 70 34 71C29 72 24 69 24 62C17 69 21 81 33 80.5C41 80 47 77 50 73C53 77 59 80 67 80.5C79 81 83 69 76 62C76 69 71 72 66 71C60 70 56 64 50 66.5Z")
        .line("M45 70C40 75 34 77 27 74M55 70C60 75 66 77 73 74");
    TUSKED "lip-tusked" = Drawing::new()
        .shape("M50 66.5C42 63 35 66 32 72L20 88C32 88 44 84 50 74C56 84 68 88 80 88L68 72C65 66 58 63 50 66.5Z")
        .line("M45 70C38 72 34 78 26 85M55 70C62 72 66 78 74 85");
}
