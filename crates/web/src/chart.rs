//! Charts as SVG, without a script.

use maud::{Markup, html};

/// Returns a line chart of every player's score after every round.
pub(crate) fn course(rounds: &[Vec<u16>], names: &[String]) -> Markup {
    const WIDTH: f32 = 600.0;
    const HEIGHT: f32 = 240.0;
    const EDGE: f32 = 28.0;
    let most = rounds.iter().flatten().copied().max().unwrap_or(1).max(1);
    let last = (rounds.len().max(2) - 1) as f32;
    let x = |round: usize| EDGE + (WIDTH - 2.0 * EDGE) * round as f32 / last;
    let y = |points: u16| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * f32::from(points) / f32::from(most);
    let players = rounds.first().map_or(0, Vec::len);
    let line = |player: usize| -> String {
        let at = |(round, totals): (usize, &Vec<u16>)| format!("{:.1},{:.1}", x(round), y(totals[player]));
        rounds.iter().enumerate().map(at).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.course viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(said(rounds, names)) {
            @for step in 0..=4u16 {
                @let points = most * step / 4;
                line.grid x1=(EDGE) x2=(WIDTH - EDGE) y1=(y(points)) y2=(y(points)) {}
                text x="2" y=(y(points) + 4.0) { (points) }
            }
            @for player in 0..players {
                polyline.seat data-seat=(player) points=(line(player)) {}
                @for (round, totals) in rounds.iter().enumerate() {
                    circle.seat data-seat=(player) cx=(x(round)) cy=(y(totals[player])) r="3" {
                        title { (names.get(player).map_or("", String::as_str)) ": " (totals[player]) } }
                }
            }
        }
        (legend(names))
    }
}

fn said(rounds: &[Vec<u16>], names: &[String]) -> String {
    let line = |(player, name): (usize, &String)| {
        let totals: Vec<String> = rounds.iter().map(|totals| totals[player].to_string()).collect();
        format!("{name}: {}", totals.join(", "))
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join("; ")
}

/// Formats a probability from 0 to 1 as a percentage.
pub(crate) fn percent(chance: f32) -> String {
    format!("{:.0} %", chance.clamp(0.0, 1.0) * 100.0)
}

/// Returns a bar whose length is a share from 0 to 1.
pub(crate) fn bar(share: f32) -> Markup {
    html! { svg.length viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
        rect width=(100.0 * share.clamp(0.0, 1.0)) height="6" {}
    } }
}

/// Returns a line chart of every player's chance to win by step. Each point links to its position; the one shown is marked.
pub(crate) fn chances(
    moments: &[(u32, Vec<f32>)],
    now: u32,
    names: &[String],
    address: impl Fn(u32) -> String,
) -> Markup {
    const WIDTH: f32 = 600.0;
    const HEIGHT: f32 = 200.0;
    const EDGE: f32 = 34.0;
    let last = moments.last().map_or(1, |(step, _)| *step).max(1) as f32;
    let x = |step: u32| EDGE + (WIDTH - EDGE) * step as f32 / last;
    let y = |chance: f32| 8.0 + (HEIGHT - 16.0) * (1.0 - chance);
    let line = |player: usize| -> String {
        let at = |(step, chances): &(u32, Vec<f32>)| format!("{:.1},{:.1}", x(*step), y(chances[player]));
        moments.iter().map(at).collect::<Vec<_>>().join(" ")
    };
    let end = moments.last().map_or(&[][..], |(_, chances)| chances);
    let said = |chances: &[f32]| -> String {
        let said = names.iter().zip(chances).map(|(name, chance)| format!("{name}: {}", percent(*chance)));
        said.collect::<Vec<_>>().join("; ")
    };
    html! {
        svg.course viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(said(end)) {
            @for quarter in 0..=4u8 {
                @let chance = f32::from(quarter) / 4.0;
                line.grid x1=(EDGE) x2=(WIDTH) y1=(y(chance)) y2=(y(chance)) {}
                text x="0" y=(y(chance) + 4.0) { (quarter * 25) " %" }
            }
            line.now x1=(x(now)) x2=(x(now)) y1="0" y2=(HEIGHT) {}
            @for player in 0..names.len().min(end.len()) { polyline.seat data-seat=(player) points=(line(player)) {} }
            @for pair in moments.windows(2) {
                a data-step=(pair[0].0) href=(address(pair[0].0)) tabindex="-1" aria-hidden="true" aria-label=(said(&pair[0].1)) {
                    rect.reach x=(x(pair[0].0)) y="0" width=((x(pair[1].0) - x(pair[0].0)).max(0.1)) height=(HEIGHT) {
                        title { (said(&pair[0].1)) } } }
            }
        }
        (legend(names))
    }
}

fn legend(names: &[String]) -> Markup {
    html! { ul.legend { @for (player, name) in names.iter().enumerate() { li data-seat=(player) translate="no" { (name) } } } }
}

/// Returns a stacked bar chart of the parts of every player's score.
pub(crate) fn bars(parts: &[Vec<u16>], best: u16, names: &[String]) -> Markup {
    const WIDTH: f32 = 600.0;
    const BAR: f32 = 26.0;
    let height = parts.len() as f32 * (BAR + 16.0);
    let scale = WIDTH / f32::from(best);
    html! {
        svg.bars viewBox={ "0 0 " (WIDTH) " " (height) } {
            @for (player, row) in parts.iter().enumerate() {
                @let top = player as f32 * (BAR + 16.0);
                text x="0" y=(top + 11.0) { (names.get(player).map_or("", String::as_str)) }
                @for (at, &points) in row.iter().enumerate().filter(|(_, points)| **points > 0) {
                    @let before: u16 = row[..at].iter().sum();
                    rect class={ "part part-" (at) } x=(f32::from(before) * scale) y=(top + 15.0)
                        width=(f32::from(points) * scale) height=(BAR) { title { (points) } }
                }
            }
        }
    }
}
