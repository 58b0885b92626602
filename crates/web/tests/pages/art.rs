//! The sprites: complete, sound, small, and always the same.

use std::collections::BTreeSet;

use elvaland_rules::mechanics::{Coin, Rules};
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_web::art::{self, Art, Frame, GameArt};
use roxmltree::{Document, Node};

/// Returns the ids that the sprite of any game must have; columns, cards and heroes by their names in the game.
fn shared<R: GameArt>(tokens: impl IntoIterator<Item = String>) -> BTreeSet<String> {
    let coins = Coin::STARTING.into_iter().chain([Coin::SPECIAL]).chain((5..=25).filter_map(Coin::treasure));
    let mut ids: BTreeSet<String> = coins.map(|coin| format!("coin-{coin}")).collect();
    ids.extend((1..=6).map(|gem| format!("gem-{gem}")));
    ids.extend((0..5).map(|seat| format!("seat-{seat}")));
    ids.extend((0..3).map(|tavern| format!("tavern-{tavern}")));
    for column in R::COLUMNS {
        ids.extend([format!("emblem-{column}"), format!("emblem-{column}-mono"), format!("pattern-{column}")]);
    }
    ids.extend(R::hero_names().map(|name| format!("hero-{}", art::id_of(name))));
    ids.extend(tokens.into_iter().map(|token| format!("card-{}", art::id_of(&token))));
    let marks = "coin-back royal-treasure pouch deck-1 deck-2 crown laurel line rank logo";
    ids.extend(marks.split(' ').map(str::to_owned));
    ids
}

fn names<R: Rules>(rules: &R) -> Vec<String> {
    rules.cards().map(|card| rules.card_name(card).to_owned()).collect()
}

fn nidavellir_ids() -> BTreeSet<String> {
    let tokens = (2..=5).flat_map(|players| names(&Nidavellir::new(nidavellir::Options::new(players).unwrap())));
    let mut ids = shared::<Nidavellir>(tokens);
    ids.extend(Nidavellir::COLUMNS.map(|class| format!("distinction-{class}")));
    ids.extend(["H", "B"].into_iter().flat_map(more_faces));
    ids
}

fn nains_ids() -> BTreeSet<String> {
    let tokens = (2..=5).flat_map(|players| {
        let options = nains::Options::new(players).unwrap();
        names(&Nains::new(&options, nains::EliteOrder::default()))
    });
    let mut ids = shared::<Nains>(tokens);
    let symbols = "token-paria rune-fire rune-iron rune-stone rune-wind rune-star occult malt";
    ids.extend(symbols.split(' ').map(str::to_owned));
    ids.extend(["S", "S-m"].into_iter().flat_map(more_faces));
    ids
}

/// The other faces of a card of which there are many.
fn more_faces(card: &str) -> impl Iterator<Item = String> {
    (2..=4).map(move |face| format!("card-{card}_{face}"))
}

fn sprites() -> [String; 2] {
    [art::sprite::<Nidavellir>(), art::sprite::<Nains>()]
}

fn symbols<'a>(document: &'a Document<'a>) -> impl Iterator<Item = (&'a str, Node<'a, 'a>)> {
    let symbols = document.descendants().filter(|node| node.has_tag_name("symbol"));
    symbols.map(|symbol| (symbol.attribute("id").expect("a name"), symbol))
}

#[test]
fn every_picture_is_in_its_sprite_once_and_no_other() {
    let listed = [art::ids::<Nidavellir>(), art::ids::<Nains>()];
    let needed = [nidavellir_ids(), nains_ids()];
    for ((sprite, listed), needed) in sprites().iter().zip(listed).zip(needed) {
        let document = Document::parse(sprite).expect("well-formed");
        assert_eq!(symbols(&document).map(|(id, _)| id).collect::<Vec<_>>(), listed);
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), needed);
        let every: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(every.iter().collect::<BTreeSet<_>>().len(), every.len(), "an id twice");
    }
}

#[test]
fn every_reference_leads_somewhere_within_the_sprite() {
    for sprite in sprites() {
        let document = Document::parse(&sprite).expect("well-formed");
        let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for attribute in document.descendants().flat_map(|node| node.attributes()) {
            if attribute.name() == "href" {
                let id = attribute.value().strip_prefix('#').expect("within the sprite");
                assert!(ids.contains(id), "{id}");
            }
            for reference in attribute.value().split("url(#").skip(1) {
                let id = reference.split(')').next().unwrap_or_default();
                assert!(ids.contains(id), "{id}");
            }
        }
    }
}

#[test]
fn pictures_have_the_box_that_pages_give_them() {
    for sprite in sprites() {
        let document = Document::parse(&sprite).expect("well-formed");
        for (id, symbol) in symbols(&document) {
            let Frame { width, height, .. } = Frame::of(id);
            assert_eq!(symbol.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()), "{id}");
        }
    }
}

#[test]
fn sprites_need_no_style_and_no_script() {
    for document in sprites().into_iter().chain([art::favicon()]) {
        for forbidden in ["style", "<script", "javascript", "<filter", "onload"] {
            assert!(!document.contains(forbidden), "{forbidden}");
        }
        assert_eq!(document.matches("http").count(), 1, "the name space, and nothing from elsewhere");
    }
}

/// Portraits repeat the same few words: compressed with gzip a sprite is less than a sixth of its size, so within this bound
/// it stays below 55 kB on its way.
#[test]
fn sprites_are_small() {
    for sprite in sprites() {
        assert!(sprite.len() < 330_000, "{}", sprite.len());
    }
    assert!(art::favicon().len() < 4_000);
}

#[test]
fn drawing_twice_gives_the_same() {
    assert_eq!(sprites(), sprites());
    assert_eq!(art::favicon(), art::favicon());
}

#[test]
fn no_two_portraits_are_the_same() {
    for sprite in sprites() {
        let document = Document::parse(&sprite).expect("well-formed");
        let mut seen = BTreeSet::new();
        for (id, symbol) in symbols(&document).filter(|(id, _)| Frame::of(id).kind == "portrait") {
            let inside = symbol.first_child().expect("a drawing").range().start..symbol.range().end;
            assert!(seen.insert(&sprite[inside]), "{id}");
        }
    }
}

#[test]
fn a_picture_is_decoration_that_points_into_the_sprite() {
    let art = Art::new::<Nidavellir>("/assets/sprite.svg");
    assert_eq!(
        art.coin("g9").into_string(),
        r##"<svg class="art art-coin" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><use href="/assets/sprite.svg#coin-g9"></use></svg>"##
    );
}

#[test]
fn a_card_of_an_own_list_borrows_a_face_of_its_kind() {
    let art = Art::new::<Nains>("s.svg");
    let own = art.card("T17+o+o+o").into_string();
    assert!(own.contains("#card-T") && !own.contains("T17"), "{own}");
    assert_eq!(own, art.card("T17+o+o+o").into_string());
}

#[test]
fn cards_of_which_there_are_many_have_more_than_one_face() {
    let art = Art::new::<Nidavellir>("s.svg");
    let faces = |card: &str| (0..9).map(|nth| art.card_among(card, nth).into_string()).collect::<BTreeSet<_>>().len();
    assert_eq!(["H", "B", "W7", "E5"].map(faces), [4, 4, 1, 1]);
    assert_eq!(art.card("H").into_string(), art.card_among("H", 4).into_string());
}
