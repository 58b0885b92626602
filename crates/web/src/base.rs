//! The base path of a site: what every address on its pages begins with.

use std::fmt::{self, Display};
use std::sync::Arc;

use elvaland_rules::{GameName, with_rules};

use crate::art::Art;
use crate::assets;

/// The path under which a site is served, with the pictures of both games at their addresses there. Cheap to clone.
///
/// Constants and functions of this crate that return a *path* leave the base path out, so that a server can route them; a
/// page writes [`Base::address`] of them.
#[derive(Clone)]
pub struct Base(Arc<Site>);

struct Site {
    path: String,
    art: [(GameName, Art); GameName::ALL.len()],
}

impl Base {
    /// Returns the base path `path`: empty at the root of a domain, `/games` under a path. A trailing slash is ignored.
    pub fn new(path: &str) -> Base {
        let path = path.trim_end_matches('/').to_owned();
        let art = GameName::ALL.map(|game| {
            let sprite = format!("{path}{}", assets::path(&assets::sprite_name(game.name())));
            (game, with_rules!(game, R => Art::new::<R>(sprite)))
        });
        Base(Arc::new(Site { path, art }))
    }

    /// Returns the base path, without a trailing slash.
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// Returns the address of a path of the site; `path` begins with a slash.
    pub fn address(&self, path: impl Display) -> String {
        format!("{}{path}", self.0.path)
    }

    /// Returns the address of the home page.
    pub fn home(&self) -> String {
        self.address("/")
    }

    /// Returns the address of a table, by its name in addresses.
    pub fn table(&self, id: &str) -> String {
        self.address(format_args!("/t/{id}"))
    }

    /// Returns the address of a static file, by its name in the code.
    pub fn asset(&self, name: &str) -> String {
        self.address(assets::path(name))
    }

    /// Returns the pictures of a game, by its name in records.
    ///
    /// # Panics
    /// Panics if there is no such game: names come from the rules.
    pub fn art(&self, game: &str) -> &Art {
        let found = self.0.art.iter().find(|(name, _)| name.name() == game);
        &found.expect("the rules know their games").1
    }
}

impl PartialEq for Base {
    fn eq(&self, other: &Base) -> bool {
        self.path() == other.path()
    }
}

impl Eq for Base {}

impl fmt::Debug for Base {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Base").field(&self.path()).finish()
    }
}
