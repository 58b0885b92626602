//! Pictures of tables for links: sound documents, whatever players are called.

use elvaland_rules::{Audience, Rules};
use elvaland_texts::Language;
use elvaland_web::preview;
use elvaland_web::table::{Sitter, Status};
use roxmltree::Document;

use crate::kit::{Played, for_both_games, info, random_game, texts};

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
            let (texts, mut step) = (texts(language), 0);
            let variants = G::variants();
            let variant = variants.last().expect("a variant");
            random_game::<G>(variant, 5, |state, _| {
                step += 1;
                let mut info = info(state, Audience::Spectator, &names[..state.players()]);
                let view = state.view(Audience::Spectator);
                if step % 25 == 1 || info.status == Status::Over {
                    check(&preview::draw_game(texts, &info, &view));
                    let description = preview::describe_game(texts, &info, &view);
                    let head = description.head("https://a.example/t/x", "https://a.example/p.png").into_string();
                    assert!(head.contains("og:image") && !head.contains("<b>"), "{head}");
                }
                info.seats[0].sitter = Sitter::Nobody;
                if step == 1 {
                    check(&preview::draw_open(texts, G::NAME, &info));
                }
            });
        }
    }
}
