//! The names of bots at a table.

/// The names of bots; each seat begins at its own place in the list.
const BOTS: [&str; 10] =
    ["Brokk", "Eitri", "Dvalin", "Alvis", "Lofar", "Sindri", "Durin", "Motsog", "Berling", "Ivaldi"];

/// Returns the name of a bot on the seat with this index that `is_free` accepts; `None` if it accepts none.
pub fn bot_name(seat: usize, is_free: impl Fn(&str) -> bool) -> Option<&'static str> {
    BOTS.into_iter().cycle().skip(seat).take(BOTS.len()).find(|name| is_free(name))
}

/// Returns true if bots have this name.
pub fn is_bot_name(name: &str) -> bool {
    BOTS.contains(&name)
}
