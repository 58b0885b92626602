//! Charts as text, in block characters.

use std::io::{self, Write};

use super::{Bars, Chart};
use crate::moments::Interval;

/// The width of the longest bar, in characters.
const WIDTH: usize = 48;

impl Chart {
    /// Writes the chart as text.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.scores.is_empty() {
            self.write_scores(out)?;
        }
        self.groups.iter().try_for_each(|group| self.write_bars(group, out))
    }

    fn write_scores(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\nScores of players")?;
        let all: u64 = self.scores.iter().map(|bin| bin.players).sum();
        let most = self.scores.iter().map(|bin| bin.players).max().unwrap_or(0).max(1);
        for bin in &self.scores {
            let share = 100.0 * bin.players as f64 / all.max(1) as f64;
            let bar = bar(bin.players as f64 / most as f64);
            writeln!(out, "{}", format!("  {:>5}  {share:>6.2} %  {bar}", bin.from).trim_end())?;
        }
        Ok(())
    }

    /// Writes win rates with their intervals, and a mark at the fair share.
    fn write_bars(&self, group: &Bars, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{} (│ if all were equal: {:.1} %)", group.title, 100.0 * self.fair)?;
        let highest = group.bars.iter().map(|(_, win)| win.high).fold(self.fair, f64::max);
        let longest = group.bars.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, win) in &group.bars {
            let line = interval(win, self.fair, highest);
            writeln!(out, "{}", format!("  {name:<longest$}  {:>6.2} %  {line}", 100.0 * win.mean).trim_end())?;
        }
        Ok(())
    }
}

/// Returns a bar for a share of the longest one, in eighths of a character.
fn bar(share: f64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * (8 * WIDTH) as f64).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

/// Returns a bar up to the mean, with the interval as a line through its end and a mark at the fair share.
fn interval(win: &Interval, fair: f64, highest: f64) -> String {
    let at = |share: f64| (share / highest * (WIDTH - 1) as f64).round() as usize;
    let sign = |place: usize| {
        if place == at(win.mean) {
            '●'
        } else if place == at(fair) {
            '│'
        } else if (at(win.low)..=at(win.high)).contains(&place) {
            '─'
        } else if place < at(win.mean) {
            '█'
        } else {
            ' '
        }
    };
    (0..WIDTH).map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bar_lengths_are_proportional_to_shares() {
        assert_eq!(bar(0.5).chars().count(), WIDTH / 2);
        assert_eq!(bar(1.0).chars().count(), WIDTH);
        assert_eq!((bar(0.0).as_str(), bar(1.0 / (8 * WIDTH) as f64).as_str()), ("", "▏"));
        let line = interval(&Interval { mean: 0.5, low: 0.4, high: 0.6 }, 0.25, 1.0);
        let places =
            |sign: char| line.chars().enumerate().filter(|&(_, at)| at == sign).map(|(at, _)| at).collect::<Vec<_>>();
        assert_eq!((places('●'), places('│')), (vec![24], vec![12]));
        assert_eq!((places('─').first(), places('─').last()), (Some(&19), Some(&28)));
    }
}
