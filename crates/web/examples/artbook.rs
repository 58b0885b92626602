//! Prints a page with every picture, small and large, on slate and on parchment. With `sprite GAME` it prints the sprite
//! that the page refers to, and with `favicon` the favicon.

use std::env;

use elvaland_rules::mechanics::Ruleset;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_web::art::{self, Art, Drawn, Frame};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const CSS: &str = "body{margin:0;font:11px sans-serif;display:flex}
.side{width:50%;padding:8px;box-sizing:border-box}.slate{background:#23282f;color:#e8d9b8}.parchment{background:#efe4c8;color:#3a2a1a}
figure{display:inline-block;margin:4px;text-align:center;vertical-align:bottom}figcaption{font-size:9px}
.small{height:44px;vertical-align:bottom}.large{height:96px}svg.art{height:100%;width:auto;overflow:hidden}.one svg.art{color:inherit}
.small,.large{display:inline-block}.art-pattern{width:200px!important;height:12px!important}
.card{display:inline-block;width:120px;margin:6px;border-radius:8px;background:#3a424d;border:2px solid #11151a;text-align:center;color:#f3e6c8}
.parchment .card{background:#f8f0da;color:#333;border-color:#7a5a36}.card{position:relative;overflow:hidden;height:150px}.card .art-portrait{height:130px}.card .art-pattern{width:116px!important;display:block}
.badge{position:absolute;left:2px;top:14px;height:34px}";

fn pictures<R: Drawn>(only: &str) -> Markup {
    let art = Art::new::<R>(format!("{}.svg", R::NAME));
    let ids = art::ids::<R>();
    html! {
        h2 { (R::NAME) }
        @for id in ids.iter().filter(|id| id.contains(only)) {
            @let Frame { width, height, .. } = Frame::of(id);
            figure {
                @if width <= 2 * height {
                    span class="small" { (art.picture(id)) } " "
                }
                span class="large" { (art.picture(id)) }
                figcaption { (id) }
            }
        }
    }
}

/// Cards as they may lie on a table: a band, the emblem and the face.
fn cards<R: Drawn>() -> Markup {
    let art = Art::new::<R>(format!("{}.svg", R::NAME));
    let ids = art::ids::<R>();
    let faces =
        ids.iter().filter_map(|id| id.strip_prefix("card-")).filter_map(|id| Some((id, R::read_card(id)?.kind)));
    html! {
        @for (id, kind) in faces.filter(|(_, kind)| R::COLUMNS.contains(kind)).step_by(2) {
            div class="card" { (art.band(kind)) span class="badge" { (art.emblem(kind)) } (art.card(id)) }
        }
    }
}

fn page(only: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { "Artbook" } style { (PreEscaped(CSS)) } }
            body {
                @for ground in ["slate", "parchment"] {
                    div class={ "side " (ground) } {
                        @if only.is_empty() || only == "card" { (cards::<Nidavellir>()) (cards::<Nains>()) }
                        (pictures::<Nidavellir>(only))
                        (pictures::<Nains>(only))
                    }
                }
            }
        }
    }
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["sprite", name] if name == Nidavellir::NAME => print!("{}", art::sprite::<Nidavellir>()),
        ["sprite", name] if name == Nains::NAME => print!("{}", art::sprite::<Nains>()),
        ["favicon"] => print!("{}", art::favicon()),
        [only] => print!("{}", page(only).into_string()),
        _ => print!("{}", page("").into_string()),
    }
}
