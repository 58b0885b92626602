//! Tools and weapons of dwarves: behind the right shoulder, or in front of the chest. Tools have colours of their own; a
//! few show the colour they are given.

use super::part::parts;
use crate::art::drawing::{Drawing, INK, circle, star};
use crate::art::metal::{BONE, BRASS, DARK_WOOD, FLAME, FUR, GOLD, IRON, LEATHER, PARCHMENT, STEEL, WOOD};

fn haft() -> Drawing {
    Drawing::new().rod(WOOD, 3.6, "M86 8V121").glint("M85 44V114")
}

fn tilted(drawing: &Drawing) -> Drawing {
    Drawing::new().at(-8.5, 0.0, 1.0, &Drawing::new().turned(2.0, 86.0, 120.0, drawing))
}

/// Returns the centre of round objects that are held in front of the chest.
fn held() -> (f32, f32) {
    (76.0, 103.0)
}

parts! {
    AXE "tool-axe" = tilted(
        &haft()
            .paint(STEEL, "M84 12C76 8 72 6 70 2C64 14 64 30 70 41C72 36 76 33 84 31Z")
            .paint(STEEL, "M88 12C94 10 96 6 97 2C103 14 103 30 97 41C96 36 94 33 88 31Z")
            .light("M70 2C64 14 64 30 70 41C68 30 68 14 70 2Z")
            .glint("M70 8C68 18 68 26 70 35")
            .paint(BRASS, "M82 11H90V32H82Z")
            .line("M82 17H90M82 26H90")
    );
    SWORD "tool-sword" = tilted(
        &Drawing::new()
            .paint(STEEL, "M82 14L86 2 90 14V84H82Z")
            .shade("M86 2L90 14V84H86Z")
            .glint("M84 18V80")
            .paint(GOLD, "M72 82H100V89H72Z")
            .rod(LEATHER, 4.0, "M86 91V112")
            .paint(GOLD, circle(86.0, 114.0, 5.0))
    );
    SPEAR "tool-spear" = tilted(
        &haft()
            .paint(STEEL, "M86 -6C92 6 95 16 92 28H80C77 16 80 6 86 -6Z")
            .shade("M86 -6C92 6 95 16 92 28H86Z")
            .paint("#b3261e", "M80 28H92L90 38 86 34 82 38Z")
    );
    WAR_HAMMER "tool-war-hammer" = tilted(
        &haft()
            .paint(STEEL, "M70 8H102V30H70Z")
            .paint(IRON, "M66 5H75V33H66Z")
            .paint(IRON, "M97 5H104V33H97Z")
            .light("M75 9H97V14H75Z")
            .line("M86 14L90 19 86 25 82 19Z")
    );
    BOW "tool-bow" = Drawing::new()
        .stroke(BONE, 1.4, "M90 5L84 60 90 119")
        .rod(WOOD, 4.2, "M90 5C84 16 102 34 97 58C102 84 84 106 90 119")
        .stroke("#d0a060", 1.2, "M92 14C92 24 98 36 97 52")
        .paint(LEATHER, "M93 52H101V66H93Z");
    QUIVER "tool-quiver" = tilted(
        &Drawing::new()
            .paint(LEATHER, "M74 44H98L95 121H77Z")
            .shade("M90 44H98L95 121H88Z")
            .paint(BRASS, "M73 42H99V50H73Z")
            .rod(WOOD, 2.0, "M79 44V20M87 44V14M94 44V22")
            .paint("#f2e6cc", "M79 12L84 18V32L79 28 74 32V18Z")
            .paint("#d9482b", "M87 4L92 10V25L87 21 82 25V10Z")
            .paint("#f2e6cc", "M94 14L99 20V34L94 30 89 34V20Z")
    );
    CROSSBOW "tool-crossbow" = tilted(
        &haft()
            .stroke(BONE, 1.4, "M66 36L86 46 106 36")
            .rod(STEEL, 4.6, "M66 36C70 20 78 16 86 15C94 16 102 20 106 36")
            .paint(DARK_WOOD, "M82 8H90V56H82Z")
            .paint(STEEL, "M86 -2L90 8H82Z")
    );
    PICK "tool-pick" = tilted(
        &haft()
            .paint(STEEL, "M58 32C64 14 76 7 86 7C94 7 100 11 104 22C98 18 92 17 86 18C76 18 66 22 58 32Z")
            .shade("M58 32C66 22 76 18 86 18C92 17 98 18 104 22L103 19C97 14 92 13 86 14C76 14 66 19 58 32Z")
            .paint(BRASS, "M81 5H91V21H81Z")
    );
    SHOVEL "tool-shovel" = tilted(
        &haft()
            .paint(STEEL, "M74 4H98V22C98 34 92 40 86 44C80 40 74 34 74 22Z")
            .shade("M86 4H98V22C98 34 92 40 86 44Z")
            .glint("M78 8V22")
            .paint(IRON, "M82 36H90V50H82Z")
    );
    LAMP "tool-lamp" = Drawing::new()
        .rod(WOOD, 3.6, "M96 121V14C96 8 90 6 84 8")
        .paint(IRON, "M76 12H92L95 20H73Z")
        .paint(FLAME, "M75 20H93L91 42H77Z")
        .flat("#fff3d0", "M84 23C89 29 88 36 84 39C80 36 79 29 84 23Z")
        .paint(IRON, "M74 42H94V48H74Z")
        .line("M79 20V42M89 20V42");
    SMITH_HAMMER "tool-smith-hammer" = tilted(
        &haft()
            .paint(IRON, "M68 10H102V32H76L68 26Z")
            .light("M70 12H100V16H70Z")
            .shade("M90 10H102V32H90Z")
            .line("M76 14V30")
    );
    TONGS "tool-tongs" = tilted(
        &Drawing::new()
            .rod(IRON, 3.4, "M80 121C82 90 92 64 90 44C89 32 80 30 80 18M92 121C90 90 80 64 82 44C83 32 92 30 92 18")
            .paint("#ff7a2e", "M76 4H96V20H76Z")
            .light("M76 4H96L92 9H80Z")
    );
    RUNE_HAMMER "tool-rune-hammer" = tilted(
        &haft()
            .paint("#5d6f86", "M66 6L72 2H100L105 6V30L100 34H72L66 30Z")
            .light("M69 6H102V11H69Z")
            .stroke("#8ff0ff", 2.4, "M81 10V27M81 14L90 20M81 20L90 26M90 20V10")
    );
    COMPASS "tool-compass" = { let (x, y) = held(); Drawing::new().paint(BRASS, circle(x, y, 14.5)).paint("#f4ead0", circle(x, y, 10.5)).paint("#b3261e", format_args!("M{x} {}L{} {y} {} {y}Z", y - 9.0, x + 3.4, x - 3.4)).paint("#3a4650", format_args!("M{x} {}L{} {y} {} {y}Z", y + 9.0, x + 3.4, x - 3.4)) };
    SPYGLASS "tool-spyglass" = Drawing::new()
        .at(
            -5.0, 0.0, 1.0, &Drawing::new()
                .turned(
                    12.0, 84.0, 60.0, &Drawing::new()
                        .paint(BRASS, "M78 20H94V52H78Z")
                        .paint(LEATHER, "M79 52H93V84H79Z")
                        .paint(BRASS, "M81 84H91V112H81Z")
                        .paint(GOLD, "M75 14H97V22H75Z")
                        .glint("M81 26V50M82 56V80")
                        .paint("#8fd6ea", "M77 14C80 8 92 8 95 14Z")
                )
        );
    MAP "tool-map" = Drawing::new()
        .at(
            -3.0, 0.0, 1.0, &Drawing::new()
                .turned(
                    10.0, 84.0, 70.0, &Drawing::new()
                        .paint(PARCHMENT, "M72 30C80 26 88 34 98 29V86C88 91 80 83 72 88Z")
                        .stroke("#8a5530", 1.6, "M76 72C82 60 86 66 88 54S94 46 92 40")
                        .stroke("#b3261e", 2.4, "M89 37L95 43M95 37L89 43")
                        .paint("#d8c18a", "M70 28C74 24 78 24 80 27V34C76 32 73 33 72 36Z")
                )
        );
    STAFF "tool-staff" = Drawing::new()
        .rod(WOOD, 4.0, "M88 121V34")
        .rod(WOOD, 4.0, "M88 36C78 30 76 18 84 12C92 8 98 16 94 22")
        .paint("#8ff0ff", circle(87.0, 20.0, 4.6));
    SHIELD "tool-shield" = Drawing::new()
        .paint(STEEL, circle(77.0, 96.0, 22.0))
        .shape(circle(77.0, 96.0, 17.5))
        .paint(GOLD, circle(77.0, 96.0, 6.0))
        .dots(INK, 2.4, 15.7, circle(77.0, 96.0, 19.8))
        .light("M64 86C68 78 78 76 84 79C76 80 69 86 67 95Z")
        .line("M77 79V90M77 102V113M60 96H71M83 96H94");
    TALL_SHIELD "tool-tall-shield" = Drawing::new()
        .paint(STEEL, "M59 70C68 71 76 68 79 64C82 68 90 71 98 70V121H59Z")
        .shape("M64 75C70 75 76 73 79 70C82 73 88 75 93 75V121H64Z")
        .stroke(GOLD, 3.0, "M64 88L79 98 93 88M64 102L79 112 93 102")
        .light("M64 75C67 75 70 74.5 72 74V90L64 86Z");
    TORCH "tool-torch" = tilted(
        &Drawing::new()
            .rod(WOOD, 4.4, "M86 121V44")
            .paint(IRON, "M78 36H94L91 50H81Z")
            .paint("#ff7a2e", "M86 -4C100 10 98 30 92 38H80C74 30 76 20 80 14C82 18 84 12 86 -4Z")
            .flat(FLAME, "M86 12C94 22 92 32 89 37H83C79 32 80 26 82 23C84 26 85 20 86 12Z")
    );
    BOOK "tool-book" = { Drawing::new().shape("M60 90L76 94 93 90V116L76 121 60 116Z").paint(PARCHMENT, "M62 88C68 86 73 89 76 92C79 89 84 86 91 88V112C84 110 79 112 76 115C73 112 68 110 62 112Z").line("M76 92V115M66 94C69 93 71 94 73 95M66 100C69 99 71 100 73 101M80 95C82 94 85 93 87 94M80 101C82 100 85 99 87 100") };
    BUNDLE "tool-bundle" = Drawing::new()
        .rod(WOOD, 3.6, "M60 121L92 22")
        .paint("#b8653a", "M80 22C72 16 76 6 88 6C101 6 104 26 97 36C90 44 80 40 80 22Z")
        .line("M92 22C88 18 84 18 82 22M92 22C95 26 94 32 92 36")
        .dots(BONE, 2.8, 8.0, "M82 12C90 10 98 18 98 30M86 30L92 34");
    STICK "tool-stick" = Drawing::new()
        .rod(WOOD, 4.4, "M90 121V28C90 12 74 12 75 26")
        .paint("#3fae8c", "M90 50C96 46 100 50 99 56C94 58 91 56 90 50Z")
        .line("M86 70H94M86 92H94");
    SCALES "tool-scales" = Drawing::new()
        .at(
            -6.0, 0.0, 1.0, &Drawing::new()
                .rod(BRASS, 3.2, "M85 121V24M68 30C76 22 94 22 102 30")
                .stroke(INK, 1.4, "M70 30L63 52M70 30L78 52M98 30L92 50M98 30L104 50")
                .paint(GOLD, "M61 52H80C79 61 62 61 61 52Z")
                .paint(GOLD, "M90 50H106C105 59 91 59 90 50Z")
                .paint(GOLD, circle(85.0, 20.0, 4.0))
        );
    COIN "tool-coin" = { let (x, y) = held(); Drawing::new().paint(GOLD, circle(x, y, 15.0)).stroke("#8a5f14", 2.0, circle(x, y, 11.0)).flat("#8a5f14", star(x, y, 4, 8.0, 3.2)).light("M64 98C67 91 75 88 82 90C75 92 69 96 67 103Z") };
    PURSE "tool-purse" = Drawing::new()
        .paint(LEATHER, "M64 100C58 112 62 121 76 121S94 112 88 100L82 94H70Z")
        .paint(GOLD, "M68 92H84V98H68Z")
        .paint(LEATHER, "M68 92L64 85 71 87 76 83 81 87 88 85 84 92Z")
        .flat(GOLD, circle(76.0, 109.0, 5.0))
        .light("M64 108C64 104 66 101 69 100C67 104 66 108 67 112Z");
    MUG "tool-mug" = Drawing::new()
        .rod(WOOD, 4.0, "M88 98C99 96 99 114 88 112")
        .paint(WOOD, "M64 90H88V121H64Z")
        .line("M72 92V120M80 92V120")
        .stroke(STEEL, 2.6, "M64 98H88M64 115H88")
        .paint("#fff6df", "M61 91C58 84 65 80 69 83C72 77 81 77 83 83C89 80 94 86 91 91C88 95 84 92 80 94C76 96 72 92 68 95C65 96 62 94 61 91Z");
    GEM "tool-gem" = { let (x, _) = held(); Drawing::new().shape("M62 98L68 90H84L90 98 76 117Z").light("M62 98L68 90H76L70 98Z").shade("M82 98H90L76 117Z").line(format_args!("M62 98H90M70 98L{x} 117 82 98")) };
    KEG "tool-keg" = Drawing::new()
        .stroke(WOOD, 2.0, "M80 88C84 80 92 84 93 77")
        .flat(FLAME, star(94.0, 74.0, 6, 8.0, 3.2))
        .paint("#8d3b24", "M62 92C70 88 84 88 92 92C95 102 95 111 91 121H63C59 111 59 102 62 92Z")
        .line("M72 90C70 100 70 110 72 121M82 90C84 100 84 110 82 121")
        .stroke(IRON, 3.0, "M61 98C70 101 84 101 93 98M61 112C70 115 84 115 93 112");
    WHIP "tool-whip" = Drawing::new()
        .rod("#4a2f1f", 3.0, "M84 121C80 100 98 84 92 64C86 46 74 40 82 24C88 14 98 16 96 24")
        .rod(WOOD, 4.6, "M84 121L83 104");
    EAGLE "tool-eagle" = Drawing::new()
        .paint("#7a5230", "M78 88C72 74 78 62 88 61C98 62 102 74 98 90L92 104H82Z")
        .paint(BONE, "M80 72C78 62 84 56 91 57C97 59 99 66 96 72C90 76 84 76 80 72Z")
        .paint(GOLD, "M80 66C75 66 73 70 75 74C78 71 80 71 83 71Z")
        .flat(INK, circle(85.0, 65.0, 1.8))
        .line("M82 82L86 86 90 82 94 86M82 90L86 94 90 90 94 94");
    FIST "tool-fist" = Drawing::new()
        .paint(STEEL, "M66 98C64 90 70 86 75 89C76 84 83 84 84 88C87 84 93 86 93 91C98 91 99 97 97 103L93 121H72Z")
        .line("M75 89V98M84 88V97M93 91L92 99M68 104C76 100 86 101 95 105")
        .dots(INK, 2.0, 8.0, "M72 110H93")
        .glint("M70 95C71 92 73 92 74 93");
    RAVEN "tool-raven" = Drawing::new()
        .paint("#2d3242", "M74 92C72 80 80 72 90 74L99 70C98 84 100 98 92 106L98 116 84 108C78 106 75 100 74 92Z")
        .paint("#2d3242", circle(81.0, 78.0, 8.0))
        .paint(GOLD, "M75 76L65 80 75 82Z")
        .flat("#fff", circle(80.0, 76.5, 1.8))
        .glint("M86 84C90 90 90 98 86 102");
    SKULL "tool-skull" = tilted(
        &haft()
            .paint(BONE, "M72 20C72 6 100 6 100 20C100 26 98 29 95 31V38H77V31C74 29 72 26 72 20Z")
            .flat(INK, circle(81.0, 21.0, 4.0))
            .flat(INK, circle(91.0, 21.0, 4.0))
            .flat(INK, "M86 26L88 31H84Z")
            .line("M82 34V38M86 34V38M90 34V38")
    );
    EYE "tool-eye" = Drawing::new()
        .paint("#cfeaf2", circle(78.0, 102.0, 15.0))
        .flat("#7db9d8", "M65 106C72 117 84 117 91 106C86 112 70 112 65 106Z")
        .paint("#fff", "M67 102C72 94 84 94 89 102C84 110 72 110 67 102Z")
        .flat("#7b3fb0", circle(78.0, 102.0, 4.8))
        .flat(INK, circle(78.0, 102.0, 2.2))
        .light("M67 96C70 90 77 88 82 89C76 91 72 95 70 100Z");
    MASK "tool-mask" = Drawing::new()
        .turned(
            12.0, 78.0, 100.0, &Drawing::new()
                .rod(WOOD, 3.0, "M78 121V108")
                .paint(BONE, "M62 84C70 80 86 80 94 84C96 98 90 112 78 114C66 112 60 98 62 84Z")
                .flat(INK, "M66 92C70 89 74 90 75 94C72 97 68 96 66 92ZM90 92C86 89 82 90 81 94C84 97 88 96 90 92Z")
                .flat("#a83a32", "M70 102C76 107 80 107 86 102C84 109 72 109 70 102Z")
                .shade("M78 81C84 81 90 82 94 84C96 98 90 112 78 114Z")
        );
    DAGGER "tool-dagger" = tilted(
        &Drawing::new()
            .paint(STEEL, "M81 62L86 40 91 62V92H81Z")
            .shade("M86 40L91 62V92H86Z")
            .paint(GOLD, "M74 92H98V98H74Z")
            .rod(LEATHER, 4.0, "M86 100V116")
    );
    PELT "tool-pelt" = Drawing::new()
        .paint(FUR, "M4 104L10 84 16 90 22 82 30 92 24 104 28 112 18 110 8 118Z")
        .flat(FLAME, circle(16.0, 96.0, 1.8))
        .flat(FLAME, circle(23.0, 96.0, 1.8))
        .line("M18 104L20 107 22 104");
    BARREL "tool-barrel" = Drawing::new()
        .paint(WOOD, "M68 64C76 60 92 60 100 64C104 82 104 100 100 119H68C64 100 64 82 68 64Z")
        .line("M78 62C76 82 76 102 78 120M90 62C92 82 92 102 90 120")
        .stroke(IRON, 4.0, "M66 76C76 80 92 80 102 76M66 106C76 110 92 110 102 106")
        .glint("M70 82C69 90 69 96 70 102");
}
