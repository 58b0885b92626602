//! The figures of many games, as JSON; `text.rs` writes them as tables.

use serde::Serialize;

use super::balance::ColumnReport;
use super::distribution::DistributionSummary;
use super::entrants::NameReport;
use super::group::GroupReport;

/// The figures of games with equal options. Nothing in it depends on the machine or the time.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub(super) games: u64,
    pub(super) total: DistributionSummary,
    pub(super) parts: Vec<PartReport>,
    /// The value of a rank, by column.
    pub(super) balance: Vec<ColumnReport>,
    pub(super) heroes_per_player: DistributionSummary,
    pub(crate) heroes: Vec<HeroReport>,
    /// The heading of `awards`; empty if the game has none.
    #[serde(skip)]
    pub(super) awards_title: &'static str,
    pub(crate) awards: Vec<HeroReport>,
    /// The distinctions by the column whose majority wins them.
    pub(crate) distinctions: Vec<HeroReport>,
    pub(crate) seats: Vec<SeatReport>,
    /// By the gem before the first bid.
    pub(crate) start_gems: Vec<GemReport>,
    /// By name, if players have different names.
    pub(crate) entrants: Vec<NameReport>,
    /// The share of games with several winners.
    pub(super) shared_victories: f64,
    /// The share of games in which a tie for the highest total was broken.
    pub(super) ties_broken: f64,
    pub(super) ties_per_game: Ties,
    pub(crate) trades: TradesReport,
    pub(super) decisions_per_game: DistributionSummary,
    pub(super) rounds_per_game: DistributionSummary,
}

impl Report {
    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.games
    }
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct PartReport {
    pub(super) part: &'static str,
    #[serde(flatten)]
    pub(super) shape: DistributionSummary,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct HeroReport {
    pub(crate) hero: &'static str,
    /// The share of games in which a player owns the card at the end, or won the distinction.
    pub(super) share: f64,
    /// The players who own it.
    #[serde(flatten)]
    pub(crate) players: GroupReport,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct SeatReport {
    pub(crate) seat: usize,
    #[serde(flatten)]
    pub(crate) players: GroupReport,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct GemReport {
    pub(crate) gem: usize,
    #[serde(flatten)]
    pub(crate) players: GroupReport,
}

/// The value of trades.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct TradesReport {
    pub(super) per_game: f64,
    /// The mean value that a trade added to a player's coins.
    pub(super) mean_gain: Option<f64>,
    pub(crate) by_number: Vec<TradersReport>,
}

/// Players with this number of trades.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct TradersReport {
    pub(crate) trades: usize,
    #[serde(flatten)]
    pub(crate) players: GroupReport,
}

impl TradersReport {
    /// Returns the label, for example `1 trade`.
    pub(crate) fn name(&self) -> String {
        let word = if self.trades == 1 { "trade" } else { "trades" };
        format!("{} {word}", self.trades)
    }
}

/// Values bid by several players at one tavern, per game.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Ties {
    pub(super) two_way: f64,
    pub(super) larger: f64,
}
