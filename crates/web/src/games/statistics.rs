//! Statistics over a visitor's games.

use std::collections::BTreeMap;

use super::PastGame;

/// A number of games and the share of them that was won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Shares {
    pub(super) games: usize,
    won: f32,
}

impl Shares {
    fn add(&mut self, game: &PastGame) {
        self.games += 1;
        self.won += game.mine().share;
    }

    pub(super) fn share_won(&self) -> f32 {
        self.won / self.games.max(1) as f32
    }
}

/// Statistics of a visitor's finished games of one kind.
pub(super) struct VisitorStatistics<'a> {
    pub(super) all: Shares,
    pub(super) mean: f32,
    /// The best score.
    pub(super) best: &'a PastGame,
    /// Average and best by part of the score.
    pub(super) parts: Vec<(f32, u16)>,
    /// Win rates by hero, the most frequent first.
    pub(super) heroes: Vec<(&'a str, Shares)>,
    /// Win rates by the level of bots at the table; a game counts once for every level.
    pub(super) levels: BTreeMap<&'a str, Shares>,
    /// Win rates by the number of players.
    pub(super) players: BTreeMap<usize, Shares>,
}

impl<'a> VisitorStatistics<'a> {
    /// Computes the statistics of at least one game.
    pub(super) fn of(games: &[&'a PastGame]) -> VisitorStatistics<'a> {
        let (mut all, mut heroes) = (Shares::default(), BTreeMap::<&str, Shares>::new());
        let (mut levels, mut players) = (BTreeMap::<&str, Shares>::new(), BTreeMap::<usize, Shares>::new());
        for game in games {
            all.add(game);
            players.entry(game.players.len()).or_default().add(game);
            game.mine().heroes.iter().for_each(|hero| heroes.entry(hero).or_default().add(game));
            let mut met: Vec<&str> = game.players.iter().filter_map(|player| player.level.as_deref()).collect();
            met.sort_unstable();
            met.dedup();
            met.into_iter().for_each(|level| levels.entry(level).or_default().add(game));
        }
        let mut heroes: Vec<(&str, Shares)> = heroes.into_iter().collect();
        heroes.sort_by_key(|(_, shares)| std::cmp::Reverse(shares.games));
        let count = games.len() as f32;
        let part = |at: usize| {
            let points = games.iter().map(|game| game.mine().parts.get(at).copied().unwrap_or_default());
            (points.clone().map(f32::from).sum::<f32>() / count, points.max().unwrap_or_default())
        };
        let best = games.iter().max_by_key(|game| game.mine().total()).copied();
        VisitorStatistics {
            all,
            mean: games.iter().map(|game| f32::from(game.mine().total())).sum::<f32>() / count,
            best: best.unwrap_or(games[0]),
            parts: (0..games[0].mine().parts.len()).map(part).collect(),
            heroes,
            levels,
            players,
        }
    }
}
