//! Cards as HTML, for tables and lessons.

use elvaland_texts::{CardToken, Texts};
use maud::{Markup, html};

use crate::art::{Art, GameArt};

/// Returns the front of a card: portrait, class, points, symbols and name. Cards without a column have only portrait and name.
pub(crate) fn face<R: GameArt>(art: &Art, texts: &Texts, token: &str, column: Option<&str>) -> Markup {
    let face = R::read_card(token);
    html! {
        (art.card(token))
        @if let Some(column) = column { (art.emblem(column)) }
        @if let Some(points) = face.as_ref().and_then(|face| face.points).filter(|_| column.is_some()) { span.points aria-hidden="true" { (points) } }
        @if let Some(face) = &face { (symbols(art, face)) }
        @match column {
            Some(column) => {
                span.label translate="no" aria-hidden="true" { (texts.dwarf(R::NAME, column)) }
                span.unseen { (texts.card(R::NAME, token)) " " }
            },
            None => span.label translate="no" { (texts.card(R::NAME, token)) },
        }
    }
}

/// Returns the symbols of a card.
pub(crate) fn symbols(art: &Art, card: &CardToken) -> Markup {
    html! {
        span.symbols aria-hidden="true" {
            @if let Some(rune) = &card.rune { (art.rune(rune)) }
            @for _ in 0..card.occult { (art.picture("occult")) }
            @for _ in 0..card.malt { (art.picture("malt")) }
        }
    }
}
