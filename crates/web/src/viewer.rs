//! The viewer of a page, as far as pages depend on them.

use elvaland_texts::Texts;

use crate::base::Base;
use crate::preferences::Preferences;

/// The viewer of a page: everything about them and the site that a page shows. What a server knows beyond it (secrets, addresses)
/// never enters a page.
#[derive(Clone, Copy)]
pub struct Viewer<'a> {
    /// The base path of the site.
    pub base: &'a Base,
    /// The address of the site with its base path, as the browser knows it.
    pub origin: &'a str,
    /// The texts in the viewer's language.
    pub texts: &'a Texts,
    /// The viewer's preferences.
    pub preferences: &'a Preferences,
    /// The viewer's name, if they are known.
    pub name: Option<&'a str>,
    /// The path of the page without the base path, to redirect back to.
    pub path: &'a str,
    /// Whether the viewer receives push messages, on this device or another.
    pub is_notified: bool,
}

impl Viewer<'_> {
    /// Returns the whole address of a table, to be sent to friends.
    pub fn table_link(&self, table: &str) -> String {
        format!("{}/t/{table}", self.origin)
    }
}
