//! The form that asks for the invite code of a private server.

use maud::{Markup, html};

use crate::viewer::Viewer;

/// The address of the form.
pub const ADDRESS: &str = "/invite";

/// Draws the form with a sentence above it; `next` is the path of the page to go on to.
pub fn form(viewer: &Viewer<'_>, sentence: &str, next: &str) -> Markup {
    let texts = viewer.texts;
    html! {
        form.invitation method="post" action=(viewer.base.address(ADDRESS)) {
            p { (sentence) }
            input type="hidden" name="next" value=(next);
            label { (texts.get("page-invite-code")) " "
                input name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100";
            }
            " " button { (texts.get("page-invite-enter")) }
        }
    }
}

/// Draws the form above the content of the home page.
pub fn above(viewer: &Viewer<'_>, sentence: &str, content: &Markup) -> Markup {
    html! { (form(viewer, sentence, "/")) (content) }
}
