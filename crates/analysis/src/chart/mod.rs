//! Charts: the distribution of scores, and win rates of groups of players. `text.rs` and `svg.rs` draw them.

mod line_plot;
mod svg;
mod text;

pub use line_plot::{LinePlot, Point, Series};

use crate::arena::EntrantReport;
use crate::moments::Interval;
use crate::statistics::{GroupReport, HeroReport, Report, Statistics};

/// A chart of games.
pub struct Chart {
    title: String,
    scores: Vec<HistogramBin>,
    /// The share of the victories of each player if all were equal.
    fair: f64,
    groups: Vec<Bars>,
}

/// The number of players with a total from `from` up to the next bin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HistogramBin {
    from: usize,
    players: u64,
}

/// Win rates side by side.
struct Bars {
    title: &'static str,
    bars: Vec<(String, Interval)>,
}

impl Chart {
    /// Draws the statistics of a simulation or of records.
    pub fn of(title: String, statistics: &Statistics, report: &Report) -> Chart {
        let bars = |title, groups: Vec<(String, &GroupReport)>| Bars {
            title,
            bars: groups.into_iter().filter_map(|(name, group)| Some((name, group.win?))).collect(),
        };
        let heroes = |heroes: &[HeroReport]| -> Vec<(String, Interval)> {
            let mut bars: Vec<(String, Interval)> =
                heroes.iter().filter_map(|hero| Some((hero.hero.to_owned(), hero.players.win?))).collect();
            bars.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
            bars
        };
        let entrants = report.entrants.iter().map(|entrant| (entrant.name.clone(), entrant.win)).collect();
        let seats = report.seats.iter().map(|seat| (format!("seat {}", seat.seat), &seat.players)).collect();
        let gems = report.start_gems.iter().map(|gem| (format!("gem {}", gem.gem), &gem.players)).collect();
        let trades = report.trades.by_number.iter().map(|group| (group.name(), &group.players));
        let mut groups = vec![
            Bars { title: "Wins by player", bars: entrants },
            bars("Wins by seat", seats),
            bars("Wins by first gem", gems),
            bars("Wins by number of trades", trades.collect()),
            Bars { title: "Wins by distinction", bars: heroes(&report.distinctions) },
            Bars { title: "Wins by hero", bars: heroes(&report.heroes) },
            Bars { title: "Wins by other card", bars: heroes(&report.awards) },
        ];
        groups.retain(|group| !group.bars.is_empty());
        let fair = 1.0 / report.seats.len().max(1) as f64;
        Chart { title, scores: bins(statistics.totals()), fair, groups }
    }

    /// Draws the win rate of each bot of a match, per seat.
    pub fn of_match(title: String, entrants: &[EntrantReport]) -> Chart {
        let seats: usize = entrants.iter().map(|entrant| entrant.seats).sum();
        let each = |EntrantReport { bot, seats, share, .. }: &EntrantReport| {
            let one = |share: f64| share / *seats as f64;
            (bot.to_string(), Interval { mean: one(share.mean), low: one(share.low), high: one(share.high) })
        };
        let bars = Bars { title: "Wins by bot, each of its seats", bars: entrants.iter().map(each).collect() };
        Chart { title, scores: Vec::new(), fair: 1.0 / seats.max(1) as f64, groups: vec![bars] }
    }
}

/// The largest number of bins.
const MOST: usize = 24;

/// Bins totals by 1, 2, 5, 10 … points, by the smallest width that gives few enough bins.
fn bins(counts: &[u64]) -> Vec<HistogramBin> {
    let Some(least) = counts.iter().position(|&count| count > 0) else { return Vec::new() };
    let widths = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10usize.pow(power)));
    let count = |width: usize| (counts.len() - 1) / width - least / width + 1;
    let width = widths.into_iter().find(|&width| count(width) <= MOST).unwrap_or(1);
    let bin = |from: usize| HistogramBin {
        from,
        players: counts[from.min(counts.len())..counts.len().min(from + width)].iter().sum(),
    };
    (least / width..=(counts.len() - 1) / width).map(|number| bin(number * width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_have_round_widths_and_hold_all_players() {
        let mut counts = vec![0; 250];
        for (value, count) in [(87, 3), (100, 4), (199, 1), (249, 2)] {
            counts[value] = count;
        }
        let bins = bins(&counts);
        assert_eq!(bins.first(), Some(&HistogramBin { from: 80, players: 3 }));
        assert_eq!(bins.last(), Some(&HistogramBin { from: 240, players: 2 }));
        assert_eq!(bins.iter().map(|bin| bin.players).sum::<u64>(), 10);
        assert!(bins.len() <= MOST && super::bins(&[]).is_empty());
        assert_eq!(super::bins(&[0, 0, 5]), [HistogramBin { from: 2, players: 5 }]);
    }
}
