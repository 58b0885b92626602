//! The figures of many games as tables of text.

use std::io::{self, Write};

use super::distribution::DistributionSummary;
use super::entrants::NameReport;
use super::group::GroupReport;
use super::report::{HeroReport, PartReport, Report, Ties};
use crate::moments::Interval;

/// The width of the first column.
const NAME: usize = 22;

impl Report {
    /// Writes the figures as tables.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        self.write_shapes(out)?;
        self.write_balance(out)?;
        self.write_entrants(out)?;
        let seats = self.seats.iter().map(|report| (format!("seat {}", report.seat), &report.players));
        write_groups(out, "Victories by seat", seats)?;
        let gems = self.start_gems.iter().map(|report| (format!("gem {}", report.gem), &report.players));
        write_groups(out, "… by first gem", gems)?;
        let trades = self.trades.by_number.iter().map(|report| (report.name(), &report.players));
        write_groups(out, "… by trades", trades)?;
        self.write_counts(out)?;
        write_heroes(out, "Distinctions", &self.distinctions)?;
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
        write_shape(out, "Decisions of a game", &self.decisions_per_game)?;
        write_shape(out, "Rounds of a game", &self.rounds_per_game)
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

    fn write_entrants(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.entrants.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        writeln!(out, "{:<22}{:>8}{:>8}{:>10}{:>19}{:>12}", "Players", "games", "seats", "wins", "95 %", "mean score")?;
        for NameReport { name, games, seats, win, mean_total } in &self.entrants {
            let (win, range) = shares(Some(win));
            writeln!(out, "  {name:<20}{games:>8}{seats:>8.2}{win:>10}{range:>19}{mean_total:>12.2}")?;
        }
        Ok(())
    }

    fn write_counts(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        writeln!(out, "{:<22}{:>6.2} %", "Shared victories", 100.0 * self.shared_victories)?;
        if self.ties_broken > 0.0 {
            writeln!(out, "{:<22}{:>6.2} %", "Ties broken at the end", 100.0 * self.ties_broken)?;
        }
        let Ties { two_way, larger } = self.ties_per_game;
        writeln!(out, "{:<22}{two_way:>6.2} two-way, {larger:.2} larger", "Ties a game")?;
        write!(out, "{:<22}{:>6.2}", "Trades a game", self.trades.per_game)?;
        match self.trades.mean_gain {
            Some(gain) => writeln!(out, ", each worth {gain:.2} of coins"),
            None => writeln!(out),
        }
    }
}

/// Writes the wins and scores of groups of players.
fn write_groups<'a>(
    out: &mut dyn Write,
    title: &str,
    groups: impl Iterator<Item = (String, &'a GroupReport)>,
) -> io::Result<()> {
    writeln!(out)?;
    writeln!(
        out,
        "{title:<22}{:>10}{:>10}{:>19}{:>10}{:>10}{:>12}",
        "", "wins", "95 %", "alone", "shared", "mean score"
    )?;
    for (name, players) in groups {
        write_group(out, &name, "", players)?;
    }
    Ok(())
}

fn write_group(out: &mut dyn Write, name: &str, first: &str, players: &GroupReport) -> io::Result<()> {
    let GroupReport { win, alone, shared, mean_total, .. } = players;
    let (win, range) = shares(win.as_ref());
    let [alone, shared] = [*alone, *shared].map(|share| share.map_or_else(none, percent));
    let mean_total = mean_total.map_or_else(none, |mean| format!("{mean:.2}"));
    writeln!(out, "  {name:<20}{first:>10}{win:>10}{range:>19}{alone:>10}{shared:>10}{mean_total:>12}")
}

/// Writes the frequency of cards, and the wins and scores of their owners; highest win rate first.
fn write_heroes(out: &mut dyn Write, title: &str, heroes: &[HeroReport]) -> io::Result<()> {
    if heroes.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    let title = if title.chars().count() < NAME {
        title
    } else {
        writeln!(out, "{title}")?;
        ""
    };
    writeln!(
        out,
        "{title:<NAME$}{:>10}{:>10}{:>19}{:>10}{:>10}{:>12}",
        "of games", "wins", "95 %", "alone", "shared", "mean score"
    )?;
    let mut heroes: Vec<&HeroReport> = heroes.iter().collect();
    let win = |hero: &HeroReport| hero.players.win.map_or(0.0, |win| win.mean);
    heroes.sort_by(|one, other| win(other).total_cmp(&win(one)));
    for hero in heroes {
        write_group(out, hero.hero, &percent(hero.share), &hero.players)?;
    }
    Ok(())
}

/// Formats a share and its interval.
fn shares(share: Option<&Interval>) -> (String, String) {
    match share {
        None => (none(), none()),
        Some(Interval { mean, low, high }) => (percent(*mean), format!("{} – {}", percent(*low), percent(*high))),
    }
}

/// Stands for a figure of nothing.
fn none() -> String {
    "-".to_owned()
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

fn write_shape(out: &mut dyn Write, label: &str, shape: &DistributionSummary) -> io::Result<()> {
    let DistributionSummary { mean, deviation, min, quartiles: [low, middle, high], max } = shape;
    writeln!(out, "{label:<22}{mean:>7.2}{deviation:>11.2}{min:>6}{low:>6}{middle:>6}{high:>6}{max:>6}")
}
