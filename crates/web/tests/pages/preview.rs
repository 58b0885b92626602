//! Pictures of tables for links: sound documents, whatever players are called.

use elvaland_rules::Audience;
use elvaland_session::Occupant;
use elvaland_texts::Language;
use elvaland_web::{Preferences, preview};
use roxmltree::Document;

use crate::kit::{Played, for_both_games, random_game, snapshot, viewer};

/// Names that must not be read as anything else, one whose letters the font lacks, and a long one.
const NAMES: [&str; 5] = ["<b>&amp;\"'", "Ωμέγα", "山田", "WWWWWWWWWWWWWWWWWWWWWWWW", "Ada"];

/// Checks that a document is sound: shapes only, and every drawing it names is in it.
fn check(svg: &str) {
    let document = Document::parse(svg).expect("XML");
    let kinds = ["svg", "defs", "symbol", "g", "path", "rect", "use", "linearGradient", "stop"];
    for element in document.descendants().filter(|node| node.is_element()) {
        assert!(kinds.contains(&element.tag_name().name()), "{}", element.tag_name().name());
        if let Some(id) = element.attribute("href").and_then(|href| href.strip_prefix('#')) {
            let is_there = document.descendants().any(|other| other.attribute("id") == Some(id));
            assert!(is_there, "{id} is drawn nowhere");
        }
    }
    assert!(svg.len() < 300_000, "{} bytes", svg.len());
}

for_both_games! {
    #[test]
    fn pictures_are_sound_documents() {
        let names = NAMES.map(str::to_owned);
        for language in Language::ALL {
            let (preferences, mut step) = (Preferences::default(), 0);
            let viewer = viewer(language, &preferences);
            let variants = G::variants();
            let variant = variants.last().expect("a variant");
            random_game::<G>(variant, 5, |state, _| {
                step += 1;
                let mut snapshot = snapshot(state, Audience::Spectator, &names[..state.players()]);
                if step % 25 == 1 || snapshot.shows_end() {
                    check(&preview::draw(&viewer, &snapshot));
                    let description = preview::describe(viewer.texts, &snapshot);
                    let head = description.head("https://a.example/t/x", "https://a.example/p.png").into_string();
                    assert!(head.contains("og:image") && !head.contains("<b>"), "{head}");
                }
                snapshot.seats[0].occupant = Occupant::Open;
                if step == 1 {
                    snapshot.view = None;
                    check(&preview::draw(&viewer, &snapshot));
                }
            });
        }
    }
}
