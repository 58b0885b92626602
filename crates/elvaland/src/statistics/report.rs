//! What the statistics of games say, for programs as it stands; `text.rs` writes it for people.

use serde::Serialize;

use super::balance::ColumnReport;
use super::distribution::Shape;
use super::entrants::EntrantReport;
use super::group::GroupReport;

/// What games of one kind showed. Nothing in it depends on the machine or on the time.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    pub(super) games: u64,
    pub(super) total: Shape,
    pub(super) parts: Vec<PartReport>,
    /// What ranks are worth, column by column.
    pub(super) balance: Vec<ColumnReport>,
    pub(super) heroes_per_player: Shape,
    pub(super) heroes: Vec<HeroReport>,
    /// What the cards are that come to players otherwise than by lines; empty if there are none.
    #[serde(skip)]
    pub(super) awards_title: &'static str,
    pub(super) awards: Vec<HeroReport>,
    /// The distinctions, each by the column whose majority wins it.
    pub(super) distinctions: Vec<HeroReport>,
    pub(super) seats: Vec<SeatReport>,
    /// By the gem before the first bid.
    pub(super) start_gems: Vec<GemReport>,
    /// By name, where players have different ones.
    pub(super) entrants: Vec<EntrantReport>,
    /// The share of games with several winners.
    pub(super) shared_victories: f64,
    /// The share of games whose highest total several players had, but not all of them won.
    pub(super) ties_broken: f64,
    pub(super) ties_per_game: Ties,
    pub(super) trades: TradesReport,
    pub(super) decisions_per_game: Shape,
    pub(super) rounds_per_game: Shape,
}

impl Report {
    /// How many games it is about.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct PartReport {
    pub(super) part: &'static str,
    #[serde(flatten)]
    pub(super) shape: Shape,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct HeroReport {
    pub(super) hero: &'static str,
    /// The share of games in which somebody has the card at the end, or won the distinction.
    pub(super) share: f64,
    /// Those who have it.
    #[serde(flatten)]
    pub(super) players: GroupReport,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct SeatReport {
    pub(super) seat: usize,
    #[serde(flatten)]
    pub(super) players: GroupReport,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct GemReport {
    pub(super) gem: usize,
    #[serde(flatten)]
    pub(super) players: GroupReport,
}

/// What trades are worth.
#[derive(Clone, Debug, Serialize)]
pub(super) struct TradesReport {
    pub(super) per_game: f64,
    /// What a trade added to its owner's coins.
    pub(super) mean_gain: Option<f64>,
    pub(super) by_number: Vec<TradersReport>,
}

/// Players with so many trades.
#[derive(Clone, Debug, Serialize)]
pub(super) struct TradersReport {
    pub(super) trades: usize,
    #[serde(flatten)]
    pub(super) players: GroupReport,
}

impl TradersReport {
    /// What these players have in common: `1 trade`.
    pub(super) fn name(&self) -> String {
        let word = if self.trades == 1 { "trade" } else { "trades" };
        format!("{} {word}", self.trades)
    }
}

/// Values that several players bid at one tavern.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Ties {
    pub(super) two_way: f64,
    pub(super) larger: f64,
}
