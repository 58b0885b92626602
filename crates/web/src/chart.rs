//! Charts as SVG, without a script. Positions are shares of the width and the height, so that letters and lines keep their
//! size in every window.

use elvaland_texts::Texts;
use maud::{Markup, html};

/// A line chart: a line for each player.
pub(crate) struct LineChart<'a> {
    /// The values of every player by point, each from 0 to `top`.
    pub(crate) points: Vec<(f32, Vec<f32>)>,
    /// The names of the players.
    pub(crate) names: &'a [String],
    /// The greatest value.
    pub(crate) top: f32,
    /// The marks of the vertical axis: value and label.
    pub(crate) ticks: Vec<(f32, String)>,
    /// The marks of the horizontal axis: share of the width and label.
    pub(crate) places: Vec<(f32, String)>,
    /// Whether every value has a dot.
    pub(crate) has_dots: bool,
}

/// Returns the position of a share from 0 to 1, in percent, with room at both edges.
fn across(share: f32) -> String {
    format!("{:.2}%", 2.0 + 96.0 * share.clamp(0.0, 1.0))
}

/// Returns the position of a share from 0 to 1 counted from below, in percent.
fn up(share: f32) -> String {
    format!("{:.2}%", 96.0 - 92.0 * share.clamp(0.0, 1.0))
}

impl LineChart<'_> {
    /// Returns the chart; `label` says it in words, `over` is drawn over it in the same shares.
    pub(crate) fn draw(&self, label: &str, over: &Markup) -> Markup {
        html! {
            div.chart {
                svg.scale aria-hidden="true" { @for (value, label) in &self.ticks {
                    text x="100%" y=(up(value / self.top)) dy="0.35em" text-anchor="end" { (label) } } }
                svg.course role="img" aria-label=(label) {
                    @for (value, _) in &self.ticks { line.grid x1="0" x2="100%" y1=(up(value / self.top)) y2=(up(value / self.top)) {} }
                    svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" {
                        @for player in 0..self.names.len() { polyline data-seat=(player) points=(self.line(player)) vector-effect="non-scaling-stroke" {} }
                    }
                    @if self.has_dots { @for player in 0..self.names.len() { (self.dots(player)) } }
                    (over)
                }
                svg.places aria-hidden="true" { @for (share, label) in &self.places {
                    text x=(across(*share)) y="1em" text-anchor="middle" { (label) } } }
            }
            (legend(self.names))
        }
    }

    fn line(&self, player: usize) -> String {
        let at = |(share, values): &(f32, Vec<f32>)| {
            let value = values.get(player).copied().unwrap_or_default() / self.top;
            format!("{:.1},{:.1}", 20.0 + 960.0 * share, 960.0 - 920.0 * value)
        };
        self.points.iter().map(at).collect::<Vec<_>>().join(" ")
    }

    fn dots(&self, player: usize) -> Markup {
        let name = &self.names[player];
        html! {
            @for (share, values) in &self.points {
                @let value = values.get(player).copied().unwrap_or_default();
                circle data-seat=(player) cx=(across(*share)) cy=(up(value / self.top)) r="4" { title { (name) ": " (value) } }
            }
        }
    }
}

/// Returns a mark on a chart: `class` says of what kind.
pub(crate) fn mark(class: &str, seat: usize, share: f32, value: f32, told: &str) -> Markup {
    html! {
        @match class {
            "reveal" => circle class={ "mark " (class) } data-seat=(seat) cx=(across(share)) cy=(up(value)) r="6" { title { (told) } },
            _ => text class={ "mark " (class) } data-seat=(seat) x=(across(share)) y=(up(value)) dy="0.35em" text-anchor="middle" { (if class == "draw" { "■" } else { "◆" }) title { (told) } },
        }
    }
}

/// Returns round numbers from 0 to at least `most`, at most six of them.
pub(crate) fn round_ticks(most: u16) -> Vec<u16> {
    let steps = (0..5).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u32.pow(power)));
    let step = steps.into_iter().find(|step| u32::from(most).div_ceil(*step) <= 5).unwrap_or(10_000);
    let count = u32::from(most).div_ceil(step).max(1);
    (0..=count).filter_map(|at| u16::try_from(at * step).ok()).collect()
}

/// Returns a line chart of every player's score after every round; `places` are the labels of the rounds.
pub(crate) fn course(rounds: &[Vec<u16>], names: &[String], places: &[String]) -> Markup {
    let most = rounds.iter().flatten().copied().max().unwrap_or(1).max(1);
    let ticks = round_ticks(most);
    let last = (rounds.len().max(2) - 1) as f32;
    let point =
        |(at, totals): (usize, &Vec<u16>)| (at as f32 / last, totals.iter().map(|&total| total.into()).collect());
    let chart = LineChart {
        points: rounds.iter().enumerate().map(point).collect(),
        names,
        top: ticks.last().copied().unwrap_or(1).into(),
        ticks: ticks.iter().map(|&points| (points.into(), points.to_string())).collect(),
        places: places.iter().enumerate().map(|(at, place)| (at as f32 / last, place.clone())).collect(),
        has_dots: true,
    };
    chart.draw(&said(rounds, names), &html! {})
}

fn said(rounds: &[Vec<u16>], names: &[String]) -> String {
    let line = |(player, name): (usize, &String)| {
        let totals: Vec<String> = rounds.iter().map(|totals| totals[player].to_string()).collect();
        format!("{name}: {}", totals.join(", "))
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join("; ")
}

/// Returns a bar whose length is a share from 0 to 1.
pub(crate) fn bar(share: f32) -> Markup {
    html! { svg.length viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
        rect width=(100.0 * share.clamp(0.0, 1.0)) height="6" {}
    } }
}

/// Says every player's chance in words.
pub(crate) fn chances_said(texts: &Texts, names: &[String], chances: &[f32]) -> String {
    let said = names.iter().zip(chances).map(|(name, chance)| texts.labelled(name, &texts.percent(*chance)));
    said.collect::<Vec<_>>().join("; ")
}

/// Returns the part of a chart that leads to a moment: from one share of the width to another.
pub(crate) fn reach(from: f32, to: f32, step: u32, address: &str, told: &str) -> Markup {
    let width = format!("{:.2}%", (96.0 * (to - from)).max(0.05));
    html! {
        a data-step=(step) href=(address) tabindex="-1" aria-hidden="true" aria-label=(told) {
            rect.reach x=(across(from)) y="0" width=(width) height="100%" { title { (told) } } }
    }
}

/// Returns the line at the moment that is shown.
pub(crate) fn now_line(share: f32) -> Markup {
    html! { line.now x1=(across(share)) x2=(across(share)) y1="0" y2="100%" {} }
}

fn legend(names: &[String]) -> Markup {
    html! { ul.legend { @for (player, name) in names.iter().enumerate() { li data-seat=(player) translate="no" { (name) } } } }
}

/// Returns a stacked bar of the parts of a score: each with its name, as a share of the best total.
pub(crate) fn stacked(parts: &[(&str, String, u16)], best: u16) -> Markup {
    let share = |points: u16| 100.0 * f32::from(points) / f32::from(best.max(1));
    html! {
        svg.stack aria-hidden="true" {
            @for (at, (part, name, points)) in parts.iter().enumerate().filter(|(_, (_, _, points))| *points > 0) {
                @let before: u16 = parts[..at].iter().map(|(_, _, points)| points).sum();
                rect data-column=(part) x=(format!("{:.2}%", share(before))) width=(format!("{:.2}%", share(*points))) height="100%" {
                    title { (name) ": " (points) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_that_reach_the_greatest_value() {
        for (most, ticks) in [
            (1, vec![0, 1]),
            (14, vec![0, 5, 10, 15]),
            (212, vec![0, 50, 100, 150, 200, 250]),
            (301, vec![0, 100, 200, 300, 400]),
        ] {
            assert_eq!(round_ticks(most), ticks);
        }
    }
}
