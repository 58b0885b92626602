//! The table as plain text, for screen readers and for those who like it.

use elvaland_session::{TableSnapshot, with_view};
use maud::{Markup, html};

use super::seat_names;
use crate::viewer::Viewer;

/// Draws the page with the table as plain text. `None` if the game has not begun.
pub fn text(viewer: &Viewer<'_>, snapshot: &TableSnapshot) -> Option<Markup> {
    let texts = viewer.texts;
    let names = seat_names(texts, &snapshot.seats);
    let table = with_view!(snapshot.view.as_ref()?, view => texts.table_with(view, &names, snapshot.scores));
    Some(html! {
        div data-live=(snapshot.id) {
            h1 { (texts.get("page-text-view")) }
            p { a.button.quiet href=(viewer.base.table(&snapshot.id)) { (texts.get("page-back-to-table")) } }
            pre.text-view tabindex="0" { (table) }
        }
    })
}
