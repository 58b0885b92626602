//! Hair: what falls behind the head, what frames the brow, and the braids in front.

use super::beard::plait;
use super::part::parts;
use crate::art::drawing::Drawing;

parts! {
    MANE "hair-mane" = Drawing::new()
        .shape("M24 62C16 38 26 12 50 12S84 38 76 62C84 76 80 90 87 99C76 103 67 97 64 90H36C33 97 24 103 13 99C20 90 16 76 24 62Z")
        .shade("M58 13C80 18 82 44 76 62C84 76 80 90 87 99C76 103 67 97 64 90C76 66 74 36 58 13Z")
        .line("M20 70C21 80 20 90 18 96M80 70C79 80 80 90 82 96M26 78C27 86 26 92 24 97M74 78C73 86 74 92 76 97");
    SHORT "hair-short" = Drawing::new()
        .shape("M23 60C15 36 28 13 50 13S85 36 77 60Z")
        .shade("M58 14C80 18 83 40 77 60H70C76 40 72 24 58 14Z");
    WILD "hair-wild" = Drawing::new()
        .shape("M24 70L12 66 20 58 9 48 20 44 12 30 26 30 24 14 36 19 42 6 50 15 60 5 64 18 77 13 75 29 88 29 80 43 91 48 80 57 88 66 76 70Z")
        .shade("M60 5L64 18 77 13 75 29 88 29 80 43 91 48 80 57 88 66 76 70C78 44 74 26 60 5Z");

    PARTED "brow-hair-parted" = Drawing::new()
        .shape("M26 50C22 28 34 14 50 14S78 28 74 50C72 40 66 33 52 27C46 34 32 36 26 50Z")
        .line("M51 16C51 20 51 24 52 27M44 18C40 24 34 28 30 38M60 18C66 24 70 30 72 38")
        .glint("M33 27C36 22 41 19 45 18");
    FRINGE "brow-hair-fringe" = Drawing::new()
        .shape("M25 52C20 28 34 13 50 13S80 28 75 52C73 46 72 42 70 39L64 41 58 36 51 41 43 36 37 41 31 38C28 42 27 46 25 52Z")
        .line("M40 18C36 24 34 30 33 36M50 16V34M60 18C64 24 66 30 67 36")
        .glint("M33 27C36 22 41 19 45 18");
    SWEPT "brow-hair-swept" = Drawing::new()
        .shape("M26 48C20 26 36 10 54 13C70 14 80 30 74 50C72 42 68 36 62 33C52 36 40 34 34 30C32 36 28 40 26 48Z")
        .line("M36 26C42 20 52 18 60 20M40 30C48 26 58 26 66 30")
        .glint("M36 23C40 18 46 16 51 16");
    CREST "brow-hair-crest" = Drawing::new()
        .shape("M41 30C34 17 36 6 46 2C50 4.5 52 4.5 58 2.5C66 9 66 20 59 30C54 25 46 25 41 30Z")
        .line("M44 22C42 14 44 8 47 5M50 21V6M56 22C59 15 58 9 56 6")
        .veil("#1d1410", 22, "M28 44C29 34 34 26 41 24L43 28C36 31 31 37 28 44ZM72 44C71 34 66 26 59 24L57 28C64 31 69 37 72 44Z");
    RECEDING "brow-hair-receding" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .shape("M25 54C20 40 24 27 33 24C32 31 33 36 30 41C31 46 29 50 28 56Z")
                .line("M26 44C26 38 27 33 29 30")
        );
    TOPKNOT "brow-hair-topknot" = Drawing::new()
        .shape("M44 14C34 10 38 1 50 1.5C62 1 66 10 56 14Z")
        .paint("#e8b440", "M44 12H56V17H44Z")
        .shape("M26 48C24 28 36 16 50 16S76 28 74 48C70 38 62 30 50 29S30 38 26 48Z")
        .line("M44 18C38 22 33 28 30 36M50 17V28M56 18C62 22 67 28 70 36");

    BRAIDS "braids" = Drawing::new().both(100.0, &plait(22.0, 62.0, 14.0, 4));
    THICK_BRAIDS "braids-thick" = Drawing::new().both(100.0, &plait(24.0, 64.0, 18.0, 3));
    SIDE_BRAID "braid-side" = plait(77.0, 58.0, 19.0, 4);
    COILS "braids-coiled" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .shape("M20 42C10 42 8 52 10 58C13 67 26 68 30 60C33 50 30 42 20 42Z")
                .line("M20 49C14 49 14 58 20 60C26 61 28 54 24 52C21 52 20 55 22 56")
        );
    CROWN_BRAID "braids-crown" = Drawing::new()
        .shape("M22 44C18 30 30 24 34 30C34 20 46 16 50 23C54 16 66 20 66 30C70 24 82 30 78 44C74 48 70 46 70 42C64 44 60 40 60 36C56 39 44 39 40 36C40 40 36 44 30 42C30 46 26 48 22 44Z")
        .line("M27 42C27 37 30 34 34 32M40 36C38 32 40 28 44 26M60 36C62 32 60 28 56 26M73 42C73 37 70 34 66 32M50 24C48 28 48 34 50 38");
    LOCKS "locks" = Drawing::new()
        .both(
            100.0, &Drawing::new()
                .shape("M27 46C20 56 22 70 17 80C14 88 18 98 26 100C24 92 32 86 32 74C33 64 29 58 27 46Z")
                .line("M25 60C25 70 21 80 21 90")
        );
}
