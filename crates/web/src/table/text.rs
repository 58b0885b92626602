//! The table as plain text, for screen readers and for those who like it.

use maud::{Markup, html};

use super::TableInfo;
use crate::shell::Shell;

/// A page with the table as plain text.
pub fn text(shell: &Shell<'_>, info: &TableInfo, table: &str) -> Markup {
    html! {
        div data-live=(info.id) {
            h1 { (shell.texts.get("page-text-view")) }
            p { a.button.quiet href=(info.address("")) { (shell.texts.get("page-back-to-table")) } }
            pre.text-view tabindex="0" { (table) }
        }
    }
}
