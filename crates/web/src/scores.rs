//! The score sheet: every player's score by part, and the totals.

use elvaland_rules::mechanics::Score;
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::art::{Art, GameArt};

/// A column of the score sheet.
pub(crate) struct Scored<R> {
    pub(crate) name: String,
    pub(crate) parts: Score<R>,
    pub(crate) is_winner: bool,
    /// Whether the seat is empty.
    pub(crate) is_empty: bool,
}

/// Returns the score sheet of a game. Data attributes of cells name the seat and the part, or `total`. The rows are the legend
/// of the colours of stacked bars.
pub(crate) fn table<R: GameArt>(art: &Art, texts: &Texts, players: &[Scored<R>]) -> Markup {
    let seats = || players.iter().enumerate();
    html! {
        div.scroll tabindex="0" role="region" aria-label=(texts.get("page-score-sheet")) {
            table.sheet {
                thead { tr { td {} @for (seat, player) in seats() {
                    th scope="col" translate="no" data-seat=(seat) data-winner[player.is_winner] hidden[player.is_empty] {
                        (art.seat(seat)) span.who { (player.name) } } } } }
                tbody { @for (at, part) in R::part_names().enumerate() {
                    tr data-part=(at) { th scope="row" { span.key data-column=(part) aria-hidden="true" {
                            @if R::COLUMNS.contains(&part) { (art.emblem(part)) } }
                            (texts.part(R::NAME, part)) }
                        @for (seat, player) in seats() {
                            td data-seat=(seat) hidden[player.is_empty] { (player.parts.values()[at]) } } } } }
                tfoot { tr { th scope="row" { (texts.get("page-total")) }
                    @for (seat, player) in seats() {
                        td data-seat=(seat) hidden[player.is_empty] { b { (player.parts.total()) } } } } }
            }
        }
    }
}
