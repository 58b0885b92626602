//! Heads with details such as freckles and wrinkles, eyes, brows, noses and mouths. Skin, irises and brows take the colour they are given.

use super::part::parts;
use crate::art::drawing::{Drawing, INK, circle};

fn ear() -> Drawing {
    Drawing::new().shape("M29 47C21 41 16 47 19 55C21 61 26 63 30 61Z").line("M25 50C21 49 21 54 25 57")
}

fn neck() -> Drawing {
    Drawing::new().shape("M35 72V100H65V72Z").shade("M35 82C42 93 58 93 65 82V100H35Z")
}

/// An eye at the left, its outline and where its iris is.
fn eye(lids: &str, x: f32, y: f32) -> Drawing {
    Drawing::new().paint("#fbf3e2", lids).flat(INK, circle(x, y, 2.7)).flat("#fff", circle(x - 0.9, y - 1.0, 0.9))
}

fn eyes(lids: &str, x: f32, y: f32) -> Drawing {
    Drawing::new().both(100.0, &eye(lids, x, y))
}

parts! {
    BROAD "head-broad" = Drawing::new()
        .and(&neck())
        .both(100.0, &ear())
        .shape("M27 48C26 30 35 20 50 20S74 30 73 48L71 66C69 78 60 84 50 84S31 78 29 66Z")
        .shade("M58 21C69 25 74 36 73 48L71 66C69 78 60 84 54 84C64 74 68 58 66 44C65 34 62 26 58 21Z")
        .light("M30 46C30 34 36 26 46 24C39 29 35 37 35 46Z")
        .both(100.0, &Drawing::new().veil("#c22b1a", 30, "M30 58C32 53 41 54 42 60C41 66 32 66 30 58Z"));
    SOFT "head-soft" = Drawing::new()
        .and(&neck())
        .both(100.0, &ear())
        .shape("M27 47C26 29 35 20 50 20S74 29 73 47C76 64 70 85 50 88C30 85 24 64 27 47Z")
        .shade("M58 21C69 25 74 35 73 47C76 64 70 85 54 88C66 78 69 60 66 44C65 34 62 27 58 21Z")
        .light("M31 46C31 34 37 27 46 25C40 30 36 37 36 46Z")
        .both(100.0, &Drawing::new().veil("#c22b1a", 34, "M30 61C32 56 41 57 42 62C41 67 33 68 30 61Z"))
        .line("M45 82C48 84 52 84 55 82");

    FRECKLES "marks-freckles" = Drawing::new().both(
        100.0,
        &Drawing::new().dots("#9a4a22", 1.7, 3.6, "M31 57C34 59 38 59 41 58M33 61C36 63 38 63 40 62")
    );
    WRINKLES "marks-wrinkles" = Drawing::new()
        .line("M41 33C46 31 54 31 59 33M39 37C45 35 55 35 61 37")
        .both(100.0, &Drawing::new().line("M31 55L28.5 57M35 57.5C38 59.5 41 59.5 44 58"));
    PAINT "marks-paint" = Drawing::new().both(
        100.0,
        &Drawing::new().trace("currentColor", 3.2, 90, "M30.5 57L40 60M31.5 63L39 65")
    );
    STRIPE "marks-stripe" = Drawing::new().veil("currentColor", 88, "M29 45.5H71L71.5 54.5C60 57 40 57 28.5 54.5Z");
    EARRING "marks-earring" = Drawing::new().rod("#e8b440", 1.6, circle(22.5, 65.0, 3.2));

    OPEN "eyes-open" = eyes("M33.5 51C36 45.5 44 45.5 46.5 51C44 55 37 55 33.5 51Z", 40.6, 50.4);
    STERN "eyes-stern" = eyes("M33.5 47.5L46.5 51.5C44 55.5 36 55.5 33.5 47.5Z", 41.0, 51.3);
    SLY "eyes-sly" = eyes("M33.5 50H46.5C45 55 36 55.5 33.5 50Z", 41.8, 51.6)
        .both(100.0, &Drawing::new().line("M34 47C37 45 43 45 46 47"));
    LASHED "eyes-lashed" = eyes("M34 51C36.5 45.5 43.5 45.5 46 51C43.5 54.6 37 54.6 34 51Z", 40.4, 50.3)
        .both(100.0, &Drawing::new().stroke(INK, 2.2, "M46 50C43 45 37 45 34 50L30.5 47.5M34.5 48.5L32.5 45"));
    MERRY "eyes-merry" = Drawing::new()
        .both(100.0, &Drawing::new().stroke(INK, 2.6, "M34 52C36 46.5 44 46.5 46 52"))
        .both(100.0, &Drawing::new().line("M31 50L28.5 49M31.5 52.5L29.5 53.5"));
    PATCH "eyes-patch" = eye("M33.5 47.5L46.5 51.5C44 55.5 36 55.5 33.5 47.5Z", 41.0, 51.3)
        .paint("#33261f", "M53 46L68 45C69 54 64 58 60 58C56 57 53 53 53 46Z")
        .stroke(INK, 2.4, "M54 47L28 34M67 46L73 42")
        .glint("M56 49L64 48.5");
    SEEING "eyes-seeing" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .paint("#bff4ff", "M33.5 51C36 45 44 45 46.5 51C44 55.6 37 55.6 33.5 51Z")
                .flat("#fff", circle(40.0, 50.5, 2.0))
        );
    SCARRED "eyes-scarred" = eyes("M33.5 47.5L46.5 51.5C44 55.5 36 55.5 33.5 47.5Z", 41.0, 51.3)
        .stroke("#8e2f22", 2.0, "M62 38L66 62M61.5 59L68 57M62 44L66 43");
    EMBER "eyes-ember" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .paint("#ffb02e", "M33.5 47.5L46.5 51.5C44 55.5 36 55.5 33.5 47.5Z")
                .flat("#7c1608", circle(41.0, 51.4, 1.7))
        );

    BUSHY "brow-bushy" = Drawing::new()
        .both(100.0, &Drawing::new().shape("M29.5 46C32 38 42 38 48 43.5L46.5 47.5C41 44.5 35 45 32 49Z"));
    ANGRY "brow-angry" = Drawing::new().both(100.0, &Drawing::new().shape("M28.5 40L36 39.5 48 46 46 50C41 46.5 34 46 30 46.5Z"));
    RAISED "brow-raised" = Drawing::new().both(100.0, &Drawing::new().shape("M31 42C35 35 43 36 47 41.5L45 44C41 41 36 41 33 45Z"));
    JOINED "brow-joined" = Drawing::new()
        .shape("M28.5 43C34 37 44 40 50 44C56 40 66 37 71.5 43L69 49C62 44 55 46 50 48.5C45 46 38 44 31 49Z");
    FINE "brow-fine" = Drawing::new()
        .both(100.0, &Drawing::new().shape("M32 44.5C36 39 42 39 46.5 42.5L46 44.5C42 42 36 42.5 32 44.5Z"));

    BULB "nose-bulb" = Drawing::new()
        .shape("M46 48C45 54 39 57 39 62.5C39 67 43.5 68 46 66.5C48 69.5 52 69.5 54 66.5C56.5 68 61 67 61 62.5C61 57 55 54 54 48")
        .veil("#c22b1a", 34, "M50 56C56 58 58 66 50 68C42 66 44 58 50 56Z")
        .glint("M47 58C46 60 46 61 47 62");
    HOOK "nose-hook" = Drawing::new()
        .shape("M46.5 45C46 54 40 60 41 65C43 68 47 67 50 71.5C53 67 57 68 59 65C60 60 54 54 53.5 45")
        .shade("M51 46C54 56 60 62 58 66C55 67 52 68 50 71C52 62 51 54 51 46Z")
        .glint("M48 50L47.5 60");
    WIDE "nose-wide" = Drawing::new()
        .shape("M45 49C43 55 36 57 36 63C36 68 41.5 69 44.5 67C48 70 52 70 55.5 67C58.5 69 64 68 64 63C64 57 57 55 55 49")
        .veil("#c22b1a", 30, "M50 57C58 58 60 67 50 69C40 67 42 58 50 57Z")
        .glint("M46 58C44 60 44 62 45 63");
    SMALL "nose-small" = Drawing::new()
        .shape("M46.5 53C45.5 58 43 60 43.5 63C44.5 66 47 65.5 50 67C53 65.5 55.5 66 56.5 63C57 60 54.5 58 53.5 53")
        .veil("#c22b1a", 26, "M50 60C54 61 55 65 50 67C45 65 46 61 50 60Z")
        .glint("M48 57L47.6 61");

    BUTTON "nose-button" = Drawing::new()
        .shape("M46 54C44 57 41 59 41 62.5C41 66.5 44.5 67.5 46.5 66C48 68.5 52 68.5 53.5 66C55.5 67.5 59 66.5 59 62.5C59 59 56 57 54 54")
        .veil("#c22b1a", 34, "M50 58C55 59 57 66 50 67.5C43 66 45 59 50 58Z")
        .glint("M47 59C46 60 46 61 46.5 62");

    LIPS "mouth-lips" = Drawing::new()
        .paint("#a83a32", "M41 72.5C45 69.5 48 69.8 50 71C52 69.8 55 69.5 59 72.5C55 77.5 45 77.5 41 72.5Z")
        .line("M42 72.6C47 73.6 53 73.6 58 72.6");
    SMILE "mouth-smile" = Drawing::new()
        .paint("#7c241f", "M40 70.5C46 72.5 54 72.5 60 70.5C58 78 42 78 40 70.5Z")
        .flat("#fbf3e2", "M42.5 72C47 73.4 53 73.4 57.5 72L57 74.2H43Z");
    GRIM "mouth-grim" = Drawing::new().stroke(INK, 2.6, "M41 74.5C46 71.5 54 71.5 59 74.5");
    GRIN "mouth-grin" = Drawing::new().stroke(INK, 2.6, "M40 71C45 76 54 76 61 69.5");
}
