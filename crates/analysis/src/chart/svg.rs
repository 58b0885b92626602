//! Charts as self-contained SVG, without scripts.

use std::fmt::Write;

use super::{Bars, Chart};

const WIDTH: f64 = 760.0;
/// The left end of bars; labels are to the left of it.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 80.0;
const ROW: f64 = 18.0;
const TITLE: f64 = 34.0;
const HISTOGRAM: f64 = 200.0;

impl Chart {
    /// Returns the chart as an SVG document.
    pub fn to_svg(&self) -> String {
        let scores = if self.scores.is_empty() { 0.0 } else { TITLE + HISTOGRAM + ROW };
        let height = self.groups.iter().fold(TITLE + scores + ROW, |height, group| height + rows(group));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ee\"/>\n",
            title = escaped(&self.title)
        );
        heading(&mut svg, 22.0, &self.title);
        if !self.scores.is_empty() {
            self.histogram(&mut svg, TITLE);
        }
        let mut y = TITLE + scores;
        for group in &self.groups {
            self.bars(&mut svg, y, group);
            y += rows(group);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn histogram(&self, svg: &mut String, top: f64) {
        heading(svg, top + 22.0, "Scores of players");
        let (floor, most) = (top + TITLE + HISTOGRAM, self.scores.iter().map(|bin| bin.players).max().unwrap_or(1));
        let step = (WIDTH - 24.0) / self.scores.len().max(1) as f64;
        for (at, bin) in self.scores.iter().enumerate() {
            let high = (HISTOGRAM - ROW) * bin.players as f64 / most.max(1) as f64;
            let x = 12.0 + step * at as f64;
            let said = format!("from {}: {} players", bin.from, bin.players);
            rectangle(svg, [x, floor - high, step - 2.0, high], "#b5651d", &said);
            if at % 2 == 0 || self.scores.len() <= 12 {
                label(svg, x, floor + 14.0, "start", &bin.from.to_string());
            }
        }
    }

    /// Draws win rates as bars, their intervals as lines, and a line at the fair share.
    fn bars(&self, svg: &mut String, top: f64, group: &Bars) {
        heading(svg, top + 22.0, group.title);
        let highest = group.bars.iter().map(|(_, win)| win.high).fold(self.fair, f64::max);
        let x = |share: f64| LEFT + (WIDTH - LEFT - RIGHT) * share / highest;
        let first = top + TITLE;
        for (at, (name, win)) in group.bars.iter().enumerate() {
            let y = first + ROW * at as f64;
            let shares = [win.mean, win.low, win.high].map(|share| 100.0 * share);
            let said = format!("{name}: {:.2} % (95 %: {:.2} to {:.2})", shares[0], shares[1], shares[2]);
            label(svg, LEFT - 8.0, y + 13.0, "end", name);
            rectangle(svg, [LEFT, y + 3.0, x(win.mean) - LEFT, ROW - 6.0], "#5b7c99", &said);
            line(svg, [x(win.low), y + ROW / 2.0, x(win.high), y + ROW / 2.0], "#22303c");
            label(svg, WIDTH - 8.0, y + 13.0, "end", &format!("{:.2} %", shares[0]));
        }
        line(svg, [x(self.fair), first, x(self.fair), first + ROW * group.bars.len() as f64], "#a02020");
    }
}

/// Returns the height of a group of bars.
fn rows(group: &Bars) -> f64 {
    TITLE + ROW * group.bars.len() as f64 + ROW / 2.0
}

fn rectangle(svg: &mut String, [x, y, width, height]: [f64; 4], colour: &str, said: &str) {
    let _ = writeln!(
        svg,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"><title>{}</title></rect>",
        escaped(said)
    );
}

pub(super) fn line(svg: &mut String, [x1, y1, x2, y2]: [f64; 4], colour: &str) {
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\" stroke-width=\"1.5\"/>"
    );
}

/// Draws a heading.
pub(super) fn heading(svg: &mut String, y: f64, text: &str) {
    let text = escaped(text);
    let _ = writeln!(svg, "<text x=\"12\" y=\"{y:.1}\" fill=\"#2a2118\" font-weight=\"bold\">{text}</text>");
}

/// Draws a label beside a bar.
pub(super) fn label(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = escaped(text);
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#2a2118\">{text}</text>");
}

/// Escapes a text for XML: names of players may contain any character.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
