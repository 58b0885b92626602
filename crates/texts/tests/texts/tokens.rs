//! The tokens of a game record.

pub(crate) const GAMES: [&str; 2] = ["nidavellir", "nains"];
const COLUMNS: [(&str, [&str; 5]); 2] = [
    ("nidavellir", ["warrior", "hunter", "miner", "blacksmith", "explorer"]),
    ("nains", ["bouclier", "temple", "errants", "forge", "talion"]),
];
pub(crate) const PARTS: [(&str, &[&str]); 2] =
    [("nidavellir", &["heroes", "coins", "gem", "total"]), ("nains", &["heroes", "elite", "malt", "coins", "total"])];
const HEROES: [(&str, &str); 2] = [
    (
        "nidavellir",
        "kraal tarah aral dagda aegur bonfur lokdur zoral hourya idunn astrid grid skaa \
         dwerg_aesir dwerg_bergelmir dwerg_jungir dwerg_sigmir dwerg_ymir thrud ylud uline",
    ),
    (
        "nains",
        "volgrir abokar svara ararun sriza fey derdhr kardum oosram droh ulrog tala torun gurdan \
         borogam jorun oboron gaat tadgar lygdr wal akab dawn tiss aral brum redwin ordo certification",
    ),
];
pub(crate) const RUNES: [&str; 5] = ["fire", "iron", "stone", "wind", "star"];

/// Every hero of a record, with its game.
pub(crate) fn heroes() -> impl Iterator<Item = (&'static str, &'static str)> {
    HEROES.into_iter().flat_map(|(game, heroes)| heroes.split_whitespace().map(move |hero| (game, hero)))
}

/// Every column of a record, with its game.
pub(crate) fn columns() -> impl Iterator<Item = (&'static str, &'static str)> {
    COLUMNS.into_iter().flat_map(|(game, columns)| columns.map(|column| (game, column)))
}
