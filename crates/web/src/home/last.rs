//! The choices of the last table, remembered for the next one.

use elvaland_assessment::Level;

use super::DEFAULT_LEVEL;

/// The game, the number of players and the level of bots that a visitor chose last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTable {
    /// The game's name in records.
    pub game: &'static str,
    /// The number of players, 2 to 5.
    pub players: usize,
    /// The level of the bots.
    pub level: Level,
}

impl LastTable {
    /// Reads the output of [`LastTable::to_text`]; what is missing or unknown is the first game, four players and the default
    /// level.
    ///
    /// ```
    /// use elvaland_assessment::Level;
    /// use elvaland_web::home::{DEFAULT_LEVEL, LastTable};
    ///
    /// let games = ["nidavellir", "nains"];
    /// let last = LastTable { game: "nains", players: 3, level: Level::King };
    /// assert_eq!(LastTable::read(&last.to_text(), &games), last);
    /// let default = LastTable { game: "nidavellir", players: 4, level: DEFAULT_LEVEL };
    /// assert_eq!(LastTable::read("chess.9.god", &games), default);
    /// ```
    pub fn read(text: &str, games: &[&'static str]) -> LastTable {
        let mut parts = text.split('.');
        let mut known = |names: &[&'static str]| {
            let part = parts.next().unwrap_or_default();
            names.iter().copied().find(|name| *name == part)
        };
        let game = known(games).or(games.first().copied()).unwrap_or_default();
        let players = known(&["2", "3", "4", "5"]).and_then(|count| count.parse().ok());
        let level = parts.next().and_then(|level| level.parse().ok()).unwrap_or(DEFAULT_LEVEL);
        LastTable { game, players: players.unwrap_or(4), level }
    }

    /// Returns the choices as the value of a cookie.
    pub fn to_text(&self) -> String {
        format!("{}.{}.{}", self.game, self.players, self.level)
    }
}
