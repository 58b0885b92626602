//! Hats, hoods and helmets, each drawn in one given colour.

use super::part::parts;
use crate::art::drawing::{Drawing, circle};
use crate::art::metal::{BONE, BRASS, FLAME, FUR, GOLD, IRON, PARCHMENT, STEEL};

/// The bowl of a helmet with its rim.
fn dome() -> Drawing {
    Drawing::new()
        .shape("M23 44C20 20 33 8 50 8S80 20 77 44C66 35 34 35 23 44Z")
        .shade("M60 9C76 13 80 28 77 44C73 41 68 39 63 38C68 28 66 17 60 9Z")
        .light("M28 35C28 22 35 14 44 12C37 18 33 26 33 34Z")
        .paint(BRASS, "M21.5 42C32 31 68 31 78.5 42L77 50C66 40.5 34 40.5 23 50Z")
        .dots("#4a3018", 2.2, 8.6, "M27 43.5C36 37.5 64 37.5 73 43.5")
        .glint("M25 42C31 37.5 38 36 45 35.4")
}

fn ridge() -> Drawing {
    Drawing::new().paint(BRASS, "M46 9C48 7.5 52 7.5 54 9L53 34H47Z")
}

parts! {
    DOME "hat-dome" = dome().and(&ridge());
    NASAL "hat-nasal" = dome().and(&ridge()).paint(BRASS, "M46 37H54L53.6 58 50 63 46.4 58Z").glint("M48.4 40V57");
    HORNED "hat-horned" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .paint(BONE, "M28 34C14 36 3 26 5 6C11 16 18 22 30 22Z")
                .shade("M28 34C14 36 6 29 5 12C11 26 18 30 29 29Z")
                .line("M20 22L17 31M14 18L9 25")
        )
        .and(&dome())
        .and(&ridge());
    CURLED_HORNS "hat-ram" = dome()
        .and(&ridge())
        .both(
            100.0, &Drawing::new()
                .paint(BONE, "M27 30C14 20 2 30 4 44C6 56 20 58 23 49C24 43 17 40 15 45C11 40 15 34 27 42Z")
                .line("M21 27L19 34M11 29L13 36M5 39L11 41M7 50L13 46")
        );
    WINGED "hat-winged" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .paint(BONE, "M30 40C18 40 8 30 6 2C14 8 18 10 22 18C24 12 26 12 30 18Z")
                .line("M11 14C14 24 20 32 27 35M18 18C20 25 24 30 28 31")
        )
        .and(&dome())
        .and(&ridge());
    SPIKED "hat-spiked" = Drawing::new()
        .paint(STEEL, "M46 12L50 1 54 12Z")
        .and(&dome())
        .both(
            100.0, &Drawing::new()
                .shape("M23 47L33 44C34 54 34 62 31 70C25 66 22 58 23 47Z")
                .line("M27 50C27 56 28 61 30 65")
        );
    CRESTED "hat-crested" = Drawing::new()
        .paint("#b3261e", "M35 17C32 7 41 1 50 1.5S68 7 65 17C60 14 56 30 50 30S40 14 35 17Z")
        .line("M42 5L44 13M50 3V12M58 5L56 13")
        .and(&dome())
        .paint("#b3261e", "M46 6H54L53 34H47Z")
        .line("M47 12H53M47 18H53M47 24H53");
    COIF "hat-coif" = Drawing::new()
        .shape("M16 96C18 78 18 30 26 20C36 6 64 6 74 20C82 30 82 78 84 96L70 92C74 74 74 50 68 39C60 31 40 31 32 39C26 50 26 74 30 92Z")
        .shade("M66 13C82 24 82 74 84 96L70 92C74 74 76 40 66 13Z")
        .dots("#2b333b", 2.0, 4.0, "M24 88C25 66 23 40 30 28C38 14 62 14 70 28C77 40 75 66 76 88M21 78C22 56 22 30 34 18M79 78C78 56 78 30 66 18M36 24C44 18 56 18 64 24")
        .glint("M25 40C27 28 34 18 44 15");
    /// The lining of hoods, drawn behind the head.
    LINING "hat-lining" = Drawing::new()
        .shape("M20 96C20 60 22 20 50 20S80 60 80 96Z")
        .veil("#0a0420", 60, "M20 96C20 60 22 20 50 20S80 60 80 96Z");
    HOOD "hat-hood" = Drawing::new()
        .shape("M15 100C16 84 13 34 32 14C38 8 46 8 52 2C60 8 84 20 84 60C84 78 84 90 86 100L71 94C76 76 75 50 68 39C60 31 40 31 32 39C25 50 24 76 29 94Z")
        .shade("M52 2C60 8 84 20 84 60C84 78 84 90 86 100L71 94C76 76 76 48 68 36C62 26 56 14 52 2Z")
        .veil("#0a0420", 42, "M32 39C40 31 60 31 68 39C71 44 72 50 73 56C68 42 60 38 50 38S32 42 27 56C28 50 29 44 32 39Z")
        .line("M24 82C22 62 24 44 29 34M34 20C32 24 30 28 29 31")
        .glint("M21 58C20 42 26 26 36 17");
    FEATHERED "hat-feathered" = Drawing::new()
        .paint("#d9482b", "M66 30C72 14 84 4 96 2C96 14 88 28 72 36Z")
        .line("M70 32C78 22 86 12 93 6")
        .shape("M25 40C26 20 40 10 56 6C68 12 74 24 76 40C60 33 42 33 25 40Z")
        .shade("M56 6C68 12 74 24 76 40C72 38 68 37 64 36C66 24 62 14 56 6Z")
        .shape("M14 46C26 33 66 29 90 40C86 47 80 49 76 48C60 40 40 40 26 50C20 51 16 50 14 46Z")
        .line("M20 46C34 37 62 35 82 42")
        .glint("M30 34C32 24 39 17 47 13");
    CANDLE "hat-candle" = Drawing::new()
        .shape("M24 44C22 24 34 15 50 15S78 24 76 44C66 36 34 36 24 44Z")
        .shade("M60 16C74 20 78 30 76 44C72 41 68 40 64 38C68 30 66 22 60 16Z")
        .light("M29 36C29 26 35 20 43 18C37 23 34 29 34 35Z")
        .shape("M18 47C30 35 70 35 82 47C78 52 76 51 74 50C62 43 38 43 26 50C24 51 22 52 18 47Z")
        .glint("M24 45C31 40.5 38 39 45 38.6")
        .paint(PARCHMENT, "M44 18H56V35H44Z")
        .shade("M51 18H56V35H51Z")
        .paint(FLAME, "M50 1C58 8 57 15 50 18C43 15 42 8 50 1Z")
        .flat("#fff3d0", "M50 7C53 11 53 15 50 17C47 15 47 11 50 7Z");
    LANTERN "hat-lantern" = Drawing::new()
        .shape("M24 45C20 22 34 12 50 12S80 22 76 45C66 36 34 36 24 45Z")
        .shade("M60 13C76 18 79 30 76 45C72 42 68 40 64 39C68 30 66 20 60 13Z")
        .line("M36 16C33 22 32 30 32 38M64 16C67 22 68 30 68 38")
        .light("M29 36C29 25 34 19 40 17C35 23 33 29 33 35Z")
        .paint(IRON, circle(50.0, 28.0, 10.5))
        .paint(FLAME, circle(50.0, 28.0, 7.0))
        .flat("#fff3d0", circle(48.5, 26.5, 3.2));
    BAND "hat-band" = Drawing::new()
        .shape("M72 40L86 34 83 43 92 48 74 47Z")
        .shape("M25 40C36 31 64 31 75 40L74 48C62 39.5 38 39.5 26 48Z")
        .line("M30 42C40 36.5 60 36.5 70 42")
        .glint("M29 39.6C34 36.5 39 35.3 44 34.9");
    KERCHIEF "hat-kerchief" = Drawing::new()
        .shape("M73 40C82 42 88 50 90 60C84 58 80 56 77 53C78 60 77 66 74 70C70 60 70 50 73 40Z")
        .shape("M24 46C20 24 34 12 50 12S80 24 76 46C66 36 34 36 24 46Z")
        .shade("M60 13C76 18 79 30 76 46C72 42 68 40 64 39C68 30 66 20 60 13Z")
        .dots(BONE, 3.4, 9.0, "M30 33C38 20 60 18 70 33M40 17C46 15 54 15 60 18M28 40C36 34 64 34 72 40")
        .glint("M29 36C29 25 34 19 40 17");
    GOGGLES "hat-goggles" = Drawing::new()
        .shape("M24 45C20 22 34 12 50 12S80 22 76 45C66 36 34 36 24 45Z")
        .shade("M60 13C76 18 79 30 76 45C72 42 68 40 64 39C68 30 66 20 60 13Z")
        .line("M50 12V32M36 16C33 20 31 26 30 32M64 16C67 20 69 26 70 32")
        .paint("#33261f", "M23 38C34 29 66 29 77 38L76 45C66 37 34 37 24 45Z")
        .both(
            100.0, &Drawing::new()
                .paint(BRASS, circle(39.0, 35.0, 9.0))
                .paint("#7fd0e0", circle(39.0, 35.0, 5.6))
                .flat("#fff", "M35 35C35 32 37 30.5 39 30.5L37 36Z")
        );
    WIDE "hat-wide" = Drawing::new()
        .shape("M30 38C28 16 40 14 46 9C52 12 54 12 60 9C68 16 72 22 70 38Z")
        .shade("M60 9C68 16 72 22 70 38H62C64 26 63 17 60 9Z")
        .paint(BRASS, "M29 31C42 27 58 27 71 31V38H29Z")
        .shape("M3 44C16 28 84 28 97 44C88 53 76 48 68 45C56 40 44 40 32 45C24 48 12 53 3 44Z")
        .line("M12 43C28 33 72 33 88 43")
        .glint("M34 24C35 19 39 17 43 15");
    FUR_CAP "hat-fur" = Drawing::new()
        .shape("M28 34C28 16 38 8 50 8S72 16 72 34Z")
        .line("M50 9V30M38 13C36 18 35 24 35 30M62 13C64 18 65 24 65 30")
        .light("M32 30C32 20 37 15 43 13C38 18 36 24 36 30Z")
        .paint(FUR, "M20 50L16 44 20 41 18 35 24 35 25 29 31 31 35 26 40 30 45 25 50 29 55 25 60 30 65 26 69 31 75 29 76 35 82 35 80 41 84 44 80 50 81 60 77 66 73 70 70 62 71 50C62 43 38 43 29 50L30 62 27 70 23 66 19 60Z")
        .line("M30 36L32 41M40 34L41 40M50 33V39M60 34L59 40M70 36L68 41M24 46L26 52M76 46L74 52");
    CIRCLET "hat-circlet" = Drawing::new()
        .shape("M25 41C36 33 64 33 75 41L74 46.5C62 39.5 38 39.5 26 46.5Z")
        .paint("#d23b56", "M50 29L56 37 50 45 44 37Z")
        .light("M50 31L46 37 50 37Z")
        .glint("M29 40.5C34 38 38 37 42 36.5");
    CROWN "hat-crown" = Drawing::new()
        .shape("M25 42L19 14 34 25 42 8 50 22 58 8 66 25 81 14 75 42C62 34 38 34 25 42Z")
        .shade("M58 8L66 25 81 14 75 42C72 40 69 39 66 38Z")
        .light("M25 36L22 20 32 28Z")
        .shape("M24.5 40C36 32 64 32 75.5 40L74 48C62 40 38 40 26 48Z")
        .dots("#d23b56", 4.6, 11.4, "M31.5 41.5C42 36.5 58 36.5 69 41.5")
        .both(100.0, &Drawing::new().paint("#5fb7e0", circle(42.0, 8.0, 2.6)));
    MITRE "hat-mitre" = Drawing::new()
        .shape("M26 44C22 26 36 11 50 1C64 11 78 26 74 44C64 36 36 36 26 44Z")
        .shade("M50 1C64 11 78 26 74 44C70 41 64 39 60 38C66 26 60 11 50 1Z")
        .paint(GOLD, "M25 40C36 32 64 32 75 40L74 47C62 39.5 38 39.5 26 47Z")
        .paint(GOLD, "M47 8L50 3 53 8V34H47Z")
        .flat(FLAME, "M50 12C56 18 56 25 50 28C44 25 44 18 50 12Z")
        .glint("M31 34C31 25 37 16 43 10");
    COWL "hat-cowl" = Drawing::new()
        .shape("M12 104C18 88 12 40 30 20C40 10 60 10 70 20C88 40 82 88 88 104L70 92C78 74 74 48 66 38C58 32 42 32 34 38C26 48 22 74 30 92Z")
        .paint(GOLD, "M34 38C42 32 58 32 66 38C74 48 78 74 70 92L66 90C72 74 70 50 63 41.5C56 37 44 37 37 41.5C30 50 28 74 34 90L30 92C22 74 26 48 34 38Z")
        .shade("M62 15C88 30 80 84 88 104L70 92C78 74 76 40 62 15Z")
        .glint("M21 56C22 40 28 26 38 20");
    TURBAN "hat-turban" = Drawing::new()
        .shape("M22 46C14 34 24 12 50 10C76 12 86 34 78 46C66 38 34 38 22 46Z")
        .shade("M60 11C82 18 84 36 78 46C74 43 70 41 66 40C72 30 70 18 60 11Z")
        .line("M24 42C34 26 54 16 74 22M22 34C32 20 48 12 64 14M34 40C46 28 64 24 80 32")
        .paint(GOLD, circle(50.0, 30.0, 6.0))
        .paint("#3fae8c", circle(50.0, 30.0, 3.4))
        .glint("M27 30C31 22 38 17 45 15");
    BERET "hat-beret" = Drawing::new()
        .shape("M26 44C10 40 12 20 34 14C52 6 86 10 90 26C92 38 84 44 74 44C64 36 36 36 26 44Z")
        .shade("M66 12C84 14 92 22 90 30C88 40 82 44 74 44C70 41 66 39 62 38C78 36 80 20 66 12Z")
        .shape("M25 41C36 33 64 33 75 41L74 47C62 39.5 38 39.5 26 47Z")
        .paint(GOLD, circle(34.0, 30.0, 5.0))
        .glint("M22 30C24 24 31 19 40 17");
    SKULLCAP "hat-skullcap" = Drawing::new()
        .shape("M27 40C26 22 36 14 50 14S74 22 73 40C64 32 36 32 27 40Z")
        .shade("M60 16C70 20 74 28 73 40C70 37 67 35 64 34Z")
        .line("M50 14V32M38 17C36 22 35 28 35 33M62 17C64 22 65 28 65 33")
        .glint("M32 31C33 25 37 20 43 18");
}
