//! A small table for the home page: three taverns, the bids at them, and coins.

use elvaland_rules::{GameName, with_rules};
use maud::{Markup, html};

use crate::art::GameArt;
use crate::{Viewer, card};

/// The bids shown at the taverns: the seat and its coin, the first to choose first.
const BIDS: [[(usize, &str); 3]; 3] =
    [[(1, "g9"), (0, "5"), (2, "2")], [(0, "g7"), (2, "4"), (1, "3")], [(2, "g11"), (1, "4"), (0, "0")]];

/// The coins in front of the player.
const COINS: [&str; 5] = ["0", "3", "5", "g7", "g12"];

/// Returns the picture of a table. It is decoration: the sentence beside it says what it is.
pub(super) fn draw(viewer: &Viewer<'_>, game: &str) -> Markup {
    let Ok(name) = game.parse::<GameName>() else { return html! {} };
    with_rules!(name, R => table::<R>(viewer))
}

fn table<R: GameArt>(viewer: &Viewer<'_>) -> Markup {
    let (texts, art) = (viewer.texts, viewer.base.art(R::NAME));
    let card = |tavern: usize, at: usize| {
        let column = R::COLUMNS[(tavern * 3 + at) % R::COLUMNS.len()];
        let token = art.samples(column).cycle().nth(tavern + at);
        html! { @if let Some(token) = token { span.card data-column=(column) { (card::face::<R>(art, texts, token, Some(column))) } } }
    };
    html! {
        figure.preview data-for=(R::NAME) aria-hidden="true" inert {
            @for (tavern, bids) in BIDS.iter().enumerate() {
                div.tavern {
                    header { (art.sign(tavern)) span.laid { @for &(seat, coin) in bids {
                        span.bid { (art.seat(seat)) (art.coin(coin)) } } } }
                    div.cards { @for at in 0..3 { (card(tavern, at)) } }
                }
            }
            div.purse { (art.seat(0)) @for coin in COINS { (art.coin(coin)) } (art.gem(4)) }
        }
    }
}
