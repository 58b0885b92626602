//! Shoulders and what covers them, in the colour of the class.

use super::part::parts;
use crate::art::drawing::{Drawing, circle};
use crate::art::metal::{BONE, FUR, GOLD, LEATHER, STEEL};

fn tunic() -> Drawing {
    Drawing::new()
        .shape("M5 121C6 102 16 93 33 89L50 97 67 89C84 93 94 102 95 121Z")
        .shade("M67 89C84 93 94 102 95 121H70C74 110 73 98 67 89Z")
        .light("M9 118C11 106 18 98 30 94C22 100 17 108 16 118Z")
}

parts! {
    TUNIC "body-tunic" = tunic()
        .paint(GOLD, "M31 90L38 86 50 95 62 86 69 90 50 104Z")
        .line("M22 104C20 110 19 115 19 121M78 104C80 110 81 115 81 121");
    MAIL "body-mail" = tunic()
        .dots("#0d1117", 1.8, 4.0, "M30 112H70M28 106H72M32 118H68")
        .both(
            100.0, &Drawing::new()
                .paint(STEEL, "M3 116C2 100 12 90 29 89C36 96 34 110 27 116C19 121 8 121 3 116Z")
                .shade("M3 116C2 108 5 102 9 98C10 108 18 114 30 112C24 120 8 121 3 116Z")
                .glint("M11 101C15 96 20 94 25 93.5")
                .dots("#3a4650", 2.0, 7.0, "M9 113C15 115 22 114 27 108")
        );
    FURRED "body-furred" = tunic()
        .paint(FUR, "M8 112L12 105 9 101 17 99 17 93 25 94 28 87 35 91 40 86 50 96 60 86 65 91 72 87 75 94 83 93 83 99 91 101 88 105 92 112 84 110 81 116 75 110 69 114 66 106 60 110 50 104 40 110 34 106 31 114 25 110 19 116 16 110Z")
        .line("M22 99L24 104M32 96L33 101M68 96L67 101M78 99L76 104M14 105L17 107M86 105L83 107");
    APRON "body-apron" = tunic()
        .paint(LEATHER, "M33 98L38 90 50 97 62 90 67 98 72 121H28Z")
        .shade("M58 94L62 90 67 98 72 121H62Z")
        .line("M36 100L33 120M64 100L67 120")
        .dots(GOLD, 2.6, 22.0, "M39 102H62");
    CLOAK "body-cloak" = Drawing::new()
        .paint("#3a2c26", "M30 92H70V121H30Z")
        .shape("M3 121C5 100 20 86 36 86C41 96 46 99 48 101C44 108 38 114 36 121Z")
        .shape("M97 121C95 100 80 86 64 86C59 96 54 99 52 101C56 108 62 114 64 121Z")
        .shade("M64 86C80 86 95 100 97 121H78C80 108 76 94 64 86Z")
        .line("M22 96C16 104 13 112 13 121M32 96C27 104 25 112 25 121M78 96C84 104 87 112 87 121M68 96C73 104 75 112 75 121")
        .paint(GOLD, circle(50.0, 101.0, 5.4))
        .light("M47 99C48 97 50 96.5 52 97L48 101Z");
    ROBE "body-robe" = tunic()
        .both(
            100.0, &Drawing::new()
                .paint(BONE, "M33 89L40 86 48 97 46 121H34C37 110 37 98 33 89Z")
                .stroke(GOLD, 2.0, "M38 106H45M37 112H45")
        );
    SCARF "body-scarf" = tunic()
        .line("M22 104C20 110 19 115 19 121M78 104C80 110 81 115 81 121")
        .paint(BONE, "M28 86C38 94 62 94 72 86C76 90 76 96 72 99C60 105 40 105 28 99C24 96 24 90 28 86Z")
        .line("M34 92L32 99M44 96L43 102M56 96L57 102M66 92L68 99")
        .paint(BONE, "M62 99L72 97 76 115 64 117Z")
        .line("M66 104L73 102M67 110L74 108");
    PLATE "body-plate" = Drawing::new()
        .paint(STEEL, "M14 121C14 104 22 93 36 89L50 96 64 89C78 93 86 104 86 121Z")
        .shade("M64 89C78 93 86 104 86 121H66C70 110 68 98 64 89Z")
        .line("M50 97V121M28 104C36 112 44 114 50 114C56 114 64 112 72 104")
        .both(
            100.0, &Drawing::new()
                .shape("M2 118C0 100 11 89 29 88C37 96 35 109 27 115C19 120 8 121 2 118Z")
                .stroke(GOLD, 2.2, "M6 115C14 118 26 114 31 100")
                .light("M7 108C8 99 15 93 24 92C17 96 12 101 12 108Z")
        );
    JERKIN "body-jerkin" = tunic()
        .paint(LEATHER, "M20 95L36 89 46 98V121H22C24 112 24 102 20 95Z")
        .paint(LEATHER, "M80 95L64 89 54 98V121H78C76 112 76 102 80 95Z")
        .line("M46 103L54 108M54 103L46 108M46 112L54 117M54 112L46 117")
        .shade("M80 95L64 89 62 91C70 100 70 112 68 121H78C76 112 76 102 80 95Z");
}
