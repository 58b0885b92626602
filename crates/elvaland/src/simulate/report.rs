//! The statistics of a run, for people and for programs.

use std::io::{self, Write};

use serde::Serialize;

use super::balance::ColumnReport;
use super::distribution::Shape;
use crate::list::UsedCards;

/// What a run of games showed. Nothing in it depends on the machine or on the time.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    /// The game and its options, as a position begins.
    pub(super) table: String,
    /// Who played.
    pub(super) players: &'static str,
    /// The cards, if they are data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) cards: Option<UsedCards>,
    pub(super) games: u64,
    pub(super) seed: u64,
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
    pub(super) seats: Vec<SeatReport>,
    /// The share of games with several winners.
    pub(super) shared_victories: f64,
    /// The share of games whose highest total several players had, but not all of them won.
    pub(super) ties_broken: f64,
    pub(super) ties_per_game: Ties,
    pub(super) trades_per_game: f64,
    pub(super) decisions_per_game: Shape,
}

#[derive(Debug, Serialize)]
pub(super) struct PartReport {
    pub(super) part: &'static str,
    #[serde(flatten)]
    pub(super) shape: Shape,
}

#[derive(Debug, Serialize)]
pub(super) struct HeroReport {
    pub(super) hero: &'static str,
    /// The share of games in which somebody has the card at the end.
    pub(super) share: f64,
}

#[derive(Debug, Serialize)]
pub(super) struct SeatReport {
    pub(super) seat: usize,
    /// Victories, a shared one divided by the winners, as a share of all games.
    pub(super) share: f64,
    pub(super) alone: f64,
    pub(super) shared: f64,
    pub(super) mean_total: f64,
}

/// Values that several players bid at one tavern.
#[derive(Debug, Serialize)]
pub(super) struct Ties {
    pub(super) two_way: f64,
    pub(super) larger: f64,
}

/// Heroes in a row of the report.
const HEROES_IN_A_ROW: usize = 3;

impl Report {
    /// Writes the report for people.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let word = if self.games == 1 { "game" } else { "games" };
        writeln!(out, "{}, {} random {word}, seed {}", self.table, self.games, self.seed)?;
        if let Some(cards) = &self.cards {
            writeln!(out, "{cards}")?;
        }
        self.write_shapes(out)?;
        self.write_balance(out)?;
        self.write_seats(out)?;
        writeln!(out)?;
        writeln!(out, "{:<22}{:>6.2} %", "Shared victories", 100.0 * self.shared_victories)?;
        if self.ties_broken > 0.0 {
            writeln!(out, "{:<22}{:>6.2} %", "Ties broken at the end", 100.0 * self.ties_broken)?;
        }
        let Ties { two_way, larger } = self.ties_per_game;
        writeln!(out, "{:<22}{two_way:>6.2} two-way, {larger:.2} larger", "Ties a game")?;
        writeln!(out, "{:<22}{:>6.2}", "Trades a game", self.trades_per_game)?;
        write_heroes(out, "Heroes recruited", &self.heroes)?;
        write_heroes(out, self.awards_title, &self.awards)
    }

    fn write_shapes(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        writeln!(
            out,
            "{:<22}{:>7}{:>11}{:>6}{:>6}{:>6}{:>6}{:>6}",
            "Score of a player", "mean", "deviation", "min", "25 %", "50 %", "75 %", "max"
        )?;
        write_shape(out, "  total", &self.total)?;
        for PartReport { part, shape } in &self.parts {
            write_shape(out, &format!("  {part}"), shape)?;
        }
        write_shape(out, "Heroes of a player", &self.heroes_per_player)?;
        write_shape(out, "Decisions of a game", &self.decisions_per_game)
    }

    fn write_seats(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        writeln!(out, "{:<22}{:>8}{:>10}{:>10}{:>12}", "Victories", "share", "alone", "shared", "mean score")?;
        for SeatReport { seat, share, alone, shared, mean_total } in &self.seats {
            let [share, alone, shared] = [share, alone, shared].map(|share| 100.0 * share);
            writeln!(
                out,
                "  {:<20}{share:>6.2} %{alone:>8.2} %{shared:>8.2} %{mean_total:>12.2}",
                format!("seat {seat}")
            )?;
        }
        Ok(())
    }

    fn write_balance(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        writeln!(
            out,
            "{:<22}{:>7}{:>13}{:>12}{:>14}",
            "Balance of the columns", "ranks", "points/rank", "total/rank", "others equal"
        )?;
        let number = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.2}"));
        for column in &self.balance {
            let values = [column.points_per_rank, column.total_per_rank, column.total_per_rank_others_equal];
            let [points, total, others_equal] = values.map(number);
            writeln!(
                out,
                "  {:<20}{:>7.2}{points:>13}{total:>12}{others_equal:>14}",
                column.column, column.mean_ranks
            )?;
        }
        Ok(())
    }
}

fn write_heroes(out: &mut dyn Write, title: &str, heroes: &[HeroReport]) -> io::Result<()> {
    if heroes.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    writeln!(out, "{title}, in % of the games")?;
    for row in heroes.chunks(HEROES_IN_A_ROW) {
        let cells = row.iter().map(|hero| format!("  {:<15}{:>6.2}", hero.hero, 100.0 * hero.share));
        writeln!(out, "{}", cells.collect::<String>())?;
    }
    Ok(())
}

fn write_shape(out: &mut dyn Write, label: &str, shape: &Shape) -> io::Result<()> {
    let Shape { mean, deviation, min, quartiles: [low, middle, high], max } = shape;
    writeln!(out, "{label:<22}{mean:>7.2}{deviation:>11.2}{min:>6}{low:>6}{middle:>6}{high:>6}{max:>6}")
}
